"""Playing cards (chapters 5.3.1, 5.3.10, 5.6): ways to use one, targets, limits, events and responses."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, clockwise, lasts, with_value
from sandlot.games.lords.atoms.cards import held_answers, lay_down, may_be_held
from sandlot.games.lords.effects.run import start
from sandlot.games.lords.numbers import BLOCK, NO_ONE, SHIELD
from sandlot.games.lords.places import (
    AS_EVENT,
    CARD,
    FOR_CASH,
    FOR_CUTS,
    FOR_LOSSES,
    PASS,
    SEAT,
    SERVE,
    WITH_AS,
    WITH_MANAGER,
    WITH_SS,
)
from sandlot.games.lords.state import State
from sandlot.kernel.game import Game

MOST_OPS: Final = 2  # against one owner in a phase (LOB-5.6-b)


def full(g: State, seat: int) -> bool:
    """A record with all its games: its owner may no longer change it (LOB-5.4-c, LOB-R40)."""
    return g.wins[seat] + g.losses[seat] >= g.games[seat]


def free(g: State, seat: int, action: int) -> bool:
    """Whether an action card is still there and nothing blocks it (LOB-5.3-b, LOB-R30)."""
    return not g.spent[seat] >> action & 1 and lasts(g, BLOCK, seat, action) is None


def exposed(g: State, seat: int, shield: int) -> bool:
    """Whether an owner can be the target of a direct play (LOB-5.3.12-b)."""
    return (g.phase == codes.OFF or not g.passed[seat]) and lasts(g, SHIELD, seat, shield) is None


def targets(g: State, seat: int, card: int) -> list[int]:
    """On whom this card's event may be played now; NO_ONE means the table (LOB-5.6-a to LOB-5.6-d)."""
    pack = g.pack
    off = g.phase == codes.OFF
    aim = pack.off_aim[card] if off else pack.aim[card]
    if aim == codes.RESPONSE or lasts(g, BLOCK, seat, codes.ACT_EVENT) is not None:
        return []
    if not off and not pack.phases[card] >> g.phase & 1:
        return []
    own = off or not pack.marks[pack.season[card]] or not full(g, seat)
    if aim == codes.TABLE:
        return [NO_ONE] if own else []
    found = [seat] if own else []
    if aim == codes.ONE:
        others = [s for s in range(g.seats) if s != seat and not g.event_cube[s]]
        found += [s for s in others if exposed(g, s, codes.SHIELD_EVENTS)]
    return sorted(found)


def victims(g: State, seat: int) -> list[int]:
    """On whom an OPS card may be played (LOB-5.3.6-b, LOB-R25, LOB-R26)."""
    others = [s for s in range(g.seats) if s != seat and g.ops_cubes[s] < MOST_OPS]
    return [s for s in others if exposed(g, s, codes.SHIELD_OPS)]


def ops_modes(g: State, seat: int) -> list[int]:
    """The ways in which the number of a card may be used now, in season."""
    found: list[int] = []
    if not full(g, seat):
        if g.men[seat][codes.SS] and free(g, seat, codes.ACT_SS):
            found.append(WITH_SS)
        if g.men[seat][codes.AS] and free(g, seat, codes.ACT_AS):
            found.append(WITH_AS)
        if free(g, seat, codes.ACT_MC):
            found.append(WITH_MANAGER)
    if g.phase != codes.LATE and free(g, seat, codes.ACT_CASH):  # LOB-5.3.5-b
        found.append(FOR_CASH)
    if victims(g, seat):
        if free(g, seat, codes.ACT_ATTACK):
            found.append(FOR_LOSSES)
        if free(g, seat, codes.ACT_CUTS):
            found.append(FOR_CUTS)
    return found


def modes(g: State, seat: int, card: int) -> list[int]:
    """The ways in which this card may be used now (LOB-5.3-e)."""
    found = [AS_EVENT] if targets(g, seat, card) else []
    if g.phase != codes.OFF and not g.pack.compulsory[card]:  # LOB-2.2-h, LOB-R17
        found += ops_modes(g, seat)
    return found


def playable(g: State, seat: int, cards: list[int]) -> list[int]:
    """The cards that can be used in some way now."""
    by_number = g.phase != codes.OFF and len(ops_modes(g, seat)) > 0
    compulsory = g.pack.compulsory
    return [card for card in cards if (by_number and not compulsory[card]) or targets(g, seat, card)]


def show(g: State, seat: int, card: int) -> None:
    """A card is played: it lies open before its owner says what for."""
    lay_down(g, seat, card, "play", "LOB-2.2-b")
    g.played[seat] += 1
    g.played_card = card
    ways = modes(g, seat, card)
    if len(ways) == 1:
        use(g, seat, card, ways[0])
    else:
        g.ask(seat, Mode(card))


class Mode(Question):
    """How a card is used (LOB-2.2-b)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def offers(self, g: State, seat: int) -> list[int]:
        """Its legal uses."""
        return modes(g, seat, self.card)

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Ask for the target if there is one to name."""
        use(g, seat, self.card, option)


def use(g: State, seat: int, card: int, mode: int) -> None:
    """A card is used in this way: ask for the target if there is one to name."""
    from sandlot.games.lords.steps.ops import with_ops

    if mode == AS_EVENT:
        if targets(g, seat, card) == [NO_ONE]:
            event(g, seat, card, NO_ONE)
        else:
            g.ask(seat, Target(card, mode))
    elif mode >= FOR_LOSSES:
        g.ask(seat, Target(card, mode))
    else:
        with_ops(g, seat, card, mode, seat)


class Target(Question):
    """Who is meant."""

    __slots__ = ("card", "mode")

    def __init__(self, card: int, mode: int) -> None:
        self.card = card
        self.mode = mode

    def offers(self, g: State, seat: int) -> list[int]:
        """Everybody who may be."""
        found = targets(g, seat, self.card) if self.mode == AS_EVENT else victims(g, seat)
        return [SEAT + other for other in found]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Play it."""
        from sandlot.games.lords.steps.ops import with_ops

        if self.mode == AS_EVENT:
            event(g, seat, self.card, option - SEAT)
        else:
            with_ops(g, seat, self.card, self.mode, option - SEAT)


# -- events ------------------------------------------------------------------------------------------------------


def event(g: State, seat: int, card: int, target: int) -> None:
    """A card is played for its event: the victim is marked, then come the responses (LOB-5.3.1-d, LOB-R24)."""
    g.emit("event", seat, rule="LOB-5.3.1-a")
    g.cancelled = False
    g.spared = 0
    if target != NO_ONE:
        g.emit("target", seat, count=target)
        if target != seat:
            g.event_cube = with_value(g.event_cube, target, 1)
    g.do(Event(card, seat, target))
    mask = 1 << g.pack.tag[card] | 1 << codes.CANCEL_COLOUR + g.pack.colour[card]
    responses(g, mask, target if target != NO_ONE else g.leader, target)


def responses(g: State, mask: int, first: int, victim: int) -> None:
    """Whoever may hold a cancelling card is asked, the victim first, then clockwise (LOB-5.3.10-b, LOB-R36)."""
    if may_be_held(g, mask):
        seats = [s for s in clockwise(g, first) if g.hands[s]]
        if seats:
            g.window(seats, Answer(mask, victim))


class Answer(Question):
    """A free response, in or out of turn, also by owners who have passed (LOB-5.3.10-c, LOB-5.3.10-e, LOB-R38)."""

    __slots__ = ("mask", "victim")

    def __init__(self, mask: int, victim: int) -> None:
        self.mask = mask
        self.victim = victim  # NO_ONE: the table

    def offers(self, g: State, seat: int) -> list[int]:
        """The fitting cards, also as a service to be paid for (LOB-5.3.10-d, LOB-R37)."""
        cards = held_answers(g, seat, self.mask)
        found = [PASS, *[CARD + card for card in cards]]
        if self.victim != NO_ONE and self.victim != seat:
            found += [SERVE + card for card in cards]
        return found

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Play it, offer it, or not."""
        if option == PASS:
            return
        if option >= SERVE:
            from sandlot.games.lords.steps.deals import serve

            serve(g, seat, option - SERVE, self.victim)
            return
        answer_with(g, seat, option - CARD)
        if self.victim == NO_ONE:
            g.ask(seat, Protect(option - CARD))
        else:
            respond(g, seat, option - CARD, self.victim)

    def moot(self, g: Game) -> bool:
        """One cancel ends it (LOB-R36); against the table each protects one owner."""
        return self.victim != NO_ONE and cast(State, g).cancelled


class Protect(Question):
    """Against a table event a cancel protects one owner."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def offers(self, g: State, seat: int) -> list[int]:
        """Anybody not protected yet."""
        return [SEAT + other for other in range(g.seats) if not g.spared >> other & 1]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Protect him."""
        g.spared |= 1 << option - SEAT
        respond(g, seat, self.card, option - SEAT)


def answer_with(g: State, seat: int, card: int) -> None:
    """A response is played: it fills the minimum of one card but is no turn (LOB-R36)."""
    lay_down(g, seat, card, "respond", "LOB-5.3.10-b")
    g.played[seat] += 1


def respond(g: State, seat: int, card: int, subject: int) -> None:
    """What a response does, for the owner it helps."""
    off = g.phase == codes.OFF
    start(g, g.pack.off[card] if off and g.pack.off_answers[card] else g.pack.season[card], subject, seat)


class Event(Deed):
    """An event acts unless it was cancelled (LOB-R29)."""

    __slots__ = ("card", "seat", "target")

    def __init__(self, card: int, seat: int, target: int) -> None:
        self.card = card  # it lies open on the discards
        self.seat = seat
        self.target = target

    def go(self, g: State) -> None:
        """Run its effect for the target; a table event begins with its player."""
        pack = g.pack
        program = pack.off[self.card] if g.phase == codes.OFF else pack.season[self.card]
        if self.target == NO_ONE:
            start(g, program, self.seat, self.seat, g.spared)
        elif g.cancelled:
            g.emit("cancelled", self.target, rule="LOB-5.3.10-e")
        else:
            start(g, program, self.target, self.seat)
        g.cancelled = False
        g.spared = 0
