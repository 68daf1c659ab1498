"""Magic on Characters: who plays, who sits, who comes and goes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.atoms.decks import keep_one, look_at_deck, look_at_discard, pick_up
from sandlot.games.fantasy.atoms.knowing import roster
from sandlot.games.fantasy.atoms.managers import active
from sandlot.games.fantasy.atoms.rosters import dig, morph, recruit, send_off, swap_active
from sandlot.games.fantasy.effects.ability import Ability, ascending, has_rival, offer_rivals, offer_row
from sandlot.games.fantasy.numbers import NO_CARD, NO_PICK, USED, WAKING, WEEKS
from sandlot.games.fantasy.options import CARD, GIVE
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.zones import Row, row


@final
class Dig(Ability):
    """A Character of the line-up for one of the Discard Pile (FFB-MAG-DIG-1 to FFB-MAG-DIG-4)."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        return g.discard.count > 0 and lineup(g, seat).count > 0

    def begin(self, g: Fantasy, seat: i64, card: i64, acting: i64) -> bool:
        look_at_discard(g, seat)
        return True

    def aims(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64) -> None:
        if first == NO_PICK:
            offer_row(g, CARD, g.discard)
        else:
            offer_row(g, GIVE, lineup(g, seat))

    def aimed(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64, option: i64) -> i64:
        """The card picked up is hidden, so the second question does not remember which it was."""
        if first == NO_PICK:
            pick_up(g, seat, option - CARD)
            return CARD
        dig(g, seat, option - GIVE)
        return NO_PICK


def lineup(g: Fantasy, seat: i64) -> Row:
    """The Characters at the bases, in ascending order."""
    cards = row()
    for base in range(WEEKS):
        if g.lineups.at(seat, base) != NO_CARD:
            cards.put(g.lineups.at(seat, base))
    return cards


@final
class Recruit(Ability):
    """One of the top cards of the Character Deck for an own Character (FFB-MAG-RECRUIT-1, FFB-MAG-RECRUIT-2)."""

    def begin(self, g: Fantasy, seat: i64, card: i64, acting: i64) -> bool:
        look_at_deck(g, seat, g.pack.amount[card])
        return True

    def aims(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64) -> None:
        if first == NO_PICK:
            offer_row(g, CARD, ascending(g.drawn))
        else:
            offer_row(g, GIVE, roster(g, seat))

    def aimed(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64, option: i64) -> i64:
        """The card kept is hidden, so the second question does not remember which it was."""
        if first == NO_PICK:
            keep_one(g, seat, option - CARD)
            return CARD
        recruit(g, seat, option - GIVE)
        return NO_PICK


@final
class Morph(Ability):
    """The active or a bench Character for the top of the Character Deck (FFB-MAG-MORPH-1, FFB-MAG-MORPH-4)."""

    def aims(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64) -> None:
        cards = row()
        for i in range(g.bench.size(seat)):
            cards.add(g.bench.at(seat, i))
        if active(g, seat) != NO_CARD:
            cards.put(active(g, seat))
        offer_row(g, GIVE, cards)

    def aimed(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64, option: i64) -> i64:
        morph(g, seat, option - GIVE)
        return NO_PICK


@final
class SendOff(Ability):
    """An opponent's active Evil Character goes to its bench (FFB-MAG-MEOW-1)."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        return has_rival(g, seat, True)

    def aims(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64) -> None:
        offer_rivals(g, seat, True)

    def aimed(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64, option: i64) -> i64:
        send_off(g, option - CARD)
        return NO_PICK


@final
class Wake(Ability):
    """An exhausted bench Character that is not acting right now is ready from next week on (FFB-MAG-REVIVE-1 to -3)."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        if g.week >= WEEKS - 1:
            return False
        for i in range(g.bench.size(seat)):
            if wakeable(g, g.bench.at(seat, i), chain):
                return True
        return False

    def aims(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64) -> None:
        for i in range(g.bench.size(seat)):
            if wakeable(g, g.bench.at(seat, i), g.chain):
                g.offer(CARD + g.bench.at(seat, i))

    def aimed(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64, option: i64) -> i64:
        g.spent[option - CARD] = WAKING
        if g.events is not None:
            g.emit("wake", seat, card=option - CARD, rule="FFB-MAG-REVIVE-1")
        return NO_PICK


def wakeable(g: Fantasy, card: i64, chain: Row) -> bool:
    """Whether a bench Character is exhausted and not acting right now."""
    return g.spent[card] == USED and chain.find(card) < 0


@final
class Shift(Ability):
    """Any other own Character becomes the active one (FFB-MAG-SHAPESHIFT-1, FFB-MAG-SHAPESHIFT-3)."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        return active(g, seat) != NO_CARD

    def aims(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64) -> None:
        own = roster(g, seat)
        for i in range(own.count):
            if own.cells[i] != active(g, seat):
                g.offer(CARD + own.cells[i])

    def aimed(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64, option: i64) -> i64:
        swap_active(g, seat, option - CARD, "FFB-MAG-SHAPESHIFT-1")
        return NO_PICK


@final
class Teleport(Ability):
    """The card itself takes the active place, if it is on the bench (FFB-MAG-TELEPORT-1, FFB-MAG-HELPER-3)."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        return g.bench.find(seat, acting) >= 0

    def begin(self, g: Fantasy, seat: i64, card: i64, acting: i64) -> bool:
        swap_active(g, seat, acting, "FFB-MAG-TELEPORT-1")
        return False


ABILITIES: Final[dict[int, Ability]] = {
    codes.DIG: Dig(),
    codes.RECRUIT: Recruit(),
    codes.MORPH: Morph(),
    codes.SEND_OFF: SendOff(),
    codes.WAKE: Wake(),
    codes.SHIFT: Shift(),
    codes.TELEPORT: Teleport(),
}
