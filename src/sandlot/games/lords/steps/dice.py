"""Dice and media (chapter 7.3): throw, media in table order with the roller last, challenge, re-roll, comparisons."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import (
    Deed,
    Question,
    clockwise,
    drop,
    everyone,
    lasts,
    left,
    others_clockwise,
    with_value,
)
from sandlot.games.lords.atoms.cards import held_answers, may_be_held
from sandlot.games.lords.atoms.roster import cubes, spend_media
from sandlot.games.lords.numbers import DRM, REROLL, SHIELD
from sandlot.games.lords.places import (
    ACCEPT,
    AGAIN,
    CARD,
    CHALLENGE,
    DOWN,
    PASS,
    REFUSE,
    UP,
)
from sandlot.games.lords.state import State
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.step import Step

NO_MEDIA: Final = 0


def roll(g: State, seat: int, kind: int, drm: int, then: Step, media: int = EVERYONE) -> None:
    """Let an owner throw the d10; `then` reads g.total. `media`: mask of the seats that may use cubes on it."""
    g.do(then)
    g.do(Throw(seat, kind, drm, media))


def cards_drm(g: State, seat: int, kind: int) -> int:
    """What cards add to such a roll; what holds for one roll only is used up (LOB-6.1-b, LOB-R81)."""
    found = 0
    for one in g.lasting:
        if one.kind == DRM and one.what == kind and one.start <= g.clock < one.until:
            if one.seat == seat or kind == codes.ROLL_PENNANT:
                found += one.n
                if one.once:
                    drop(g, one)
    return found


class Throw(Deed):
    """The die is thrown with all modifiers fixed; then media, challenge and re-roll have their chance."""

    __slots__ = ("drm", "kind", "media", "seat")

    def __init__(self, seat: int, kind: int, drm: int, media: int) -> None:
        self.seat = seat
        self.kind = kind
        self.drm = drm
        self.media = media

    def go(self, g: State) -> None:
        """Throw (LOB-R3)."""
        seat = self.seat
        g.roller = seat
        g.roll_kind = self.kind
        g.drm = self.drm + cards_drm(g, seat, self.kind)
        g.roll_deal = 0
        g.roll_mask = self.media & everyone(g)
        thrown(g)
        g.do(REVIEW)
        if g.roll_mask:
            g.do(MEDIA)


def thrown(g: State) -> None:
    """One die."""
    g.die = g.chance.roll(10)
    g.total = g.die + g.drm
    g.emit("roll", g.roller, count=g.die, news=EVERYONE, rule="LOB-R3")


class Media(Deed):
    """The lap of cubes: the roller may open, then from his left, the roller closes (LOB-7.3-g, LOB-7.3-h, LOB-R75)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Only who has cubes is asked; how many everybody has is public."""
        seat = g.roller
        mask = g.roll_mask
        shut = lasts(g, SHIELD, seat, codes.SHIELD_MEDIA) is not None
        rivals = [s for s in others_clockwise(g, seat) if mask >> s & 1 and cubes(g, s) and not shut]
        if g.seats == 2 and mask == everyone(g):
            g.do(ASK_CHALLENGE)
        if rivals:
            g.do(END_OF_DEALS)
            g.do(CLOSE)
            g.window(rivals, LAP)
            g.ask(seat, OPENING)
        elif cubes(g, seat):
            g.ask(seat, ALTER)


def alterations(g: State, seat: int) -> list[int]:
    """Any number of one's cubes, up or down (LOB-7.3-e)."""
    n = min(cubes(g, seat), DOWN - UP - 1)
    return [PASS, *[UP + k for k in range(1, n + 1)], *[DOWN + k for k in range(1, n + 1)]]


def alter(g: State, seat: int, option: int) -> None:
    """Spend cubes on the die."""
    if option == PASS:
        return
    by = option - UP if option < DOWN else DOWN - option
    spend_media(g, seat, abs(by))
    g.total += by
    g.emit("alter", seat, count=by, rule="LOB-7.3-e")


class Alter(Question):
    """An owner may alter the roll."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Up or down by some cubes, or not."""
        return alterations(g, seat)

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Do so."""
        alter(g, seat, option)

    def moot(self, g: Game) -> bool:
        """A media deal shuts all others out (LOB-7.3-l)."""
        return cast(State, g).roll_deal == 1


class Opening(Question):
    """The roller may open, and answer what the others offer for this roll (LOB-7.3-k, LOB-R75, LOB-R77)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Cubes of his own, or an offer to accept or refuse."""
        from sandlot.games.lords.steps.deals import roll_offers

        found = alterations(g, seat)
        for i, able in enumerate(roll_offers(g, seat)):
            found.append(REFUSE + i)
            if able:
                found.append(ACCEPT + i)
        return sorted(found)

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Alter the roll, or answer and be asked again."""
        from sandlot.games.lords.steps.deals import answer_roll_offer

        if option >= ACCEPT:
            answer_roll_offer(g, seat, option)
            g.ask(seat, self)
        else:
            alter(g, seat, option)

    def interruptible(self) -> bool:
        """Offers for this roll are made now."""
        return True


class EndOfDeals(Deed):
    """Offers for this roll lapse."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Take them off the table."""
        from sandlot.games.lords.steps.deals import close_roll_offers

        close_roll_offers(g)


class Close(Deed):
    """The roller's word is final (LOB-7.3-h)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Ask if he has cubes left."""
        if cubes(g, g.roller):
            g.ask(g.roller, ALTER)


# -- two players -------------------------------------------------------------------------------------------------


class AskChallenge(Deed):
    """Two players: the opponent may challenge once a phase (LOB-13.2-a, LOB-R135)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Ask him."""
        rival = left(g, g.roller)
        if not g.challenged[rival]:
            g.ask(rival, CHALLENGES)


class Challenges(Question):
    """Whether to challenge."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Yes or no."""
        return [PASS, CHALLENGE]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """The challenged owner throws a die that nobody alters."""
        if option == CHALLENGE:
            g.challenged = with_value(g.challenged, seat, 1)
            die = g.chance.roll(10)
            n = 0 if die <= 5 else 1 if die <= 8 else 2  # LOB-13.2-b
            g.emit("challenge", seat, count=n, news=EVERYONE, rule="LOB-13.2-b")
            if n:
                g.do(CLOSE)
                g.ask(seat, Against(n))

    def responds(self) -> bool:
        """Silence is no challenge."""
        return True


class Against(Question):
    """The challenger turns the roll by the bank's cubes, up or down (LOB-R135)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def offers(self, g: State, seat: int) -> list[int]:
        """Up or down."""
        return [UP + self.n, DOWN + self.n]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Turn it."""
        by = self.n if option < DOWN else -self.n
        g.total += by
        g.emit("alter", seat, count=by, rule="LOB-13.2-b")


# -- re-rolls ----------------------------------------------------------------------------------------------------


class Review(Deed):
    """A roll is final: it may be thrown again by a standing right or by a card, once (LOB-6.2.2-h)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Ask whoever may have something, by what is public."""
        seat = g.roller
        if may_be_held(g, 1 << codes.CANCEL_ROLL):
            first = left(g, seat) if g.roll_kind == codes.ROLL_CS else seat  # LOB-R91, LOB-R36
            seats = [s for s in clockwise(g, first) if g.hands[s]]
            if seats:
                g.window(seats, ANSWER_ROLL)
        if right_to_reroll(g):
            g.ask(seat, SECOND_TRY)


def right_to_reroll(g: State) -> bool:
    """Whether the roller may throw this roll again by an effect that lasts."""
    kind = g.roll_kind
    return lasts(g, REROLL, g.roller, kind) is not None or lasts(g, REROLL, g.roller, codes.ROLL_ANY) is not None


class SecondTry(Question):
    """The roller's right to throw again."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Let it stand or throw again."""
        return [PASS, AGAIN]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Throw again."""
        if option == AGAIN:
            right = lasts(g, REROLL, seat, g.roll_kind) or lasts(g, REROLL, seat, codes.ROLL_ANY)
            if right is not None and right.once:
                drop(g, right)
            thrown(g)


class AnswerRoll(Question):
    """A die roll just made may be thrown again by a card (LOB-5.3.10-b)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """The cards that do so, or none."""
        return [PASS, *[CARD + card for card in held_answers(g, seat, 1 << codes.CANCEL_ROLL)]]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Play it; the new result stands."""
        if option != PASS:
            from sandlot.games.lords.steps.plays import answer_with, respond

            g.roll_deal = 2
            answer_with(g, seat, option - CARD)
            respond(g, seat, option - CARD, g.roller)

    def moot(self, g: Game) -> bool:
        """One re-roll is enough."""
        return cast(State, g).roll_deal == 2


# -- rolls that are compared -------------------------------------------------------------------------------------


class Compare(Deed):
    """Owners roll one after the other and the highest total wins; equals roll again. g.duel is the winner (LOB-R46)."""

    __slots__ = ("drms", "index", "kind", "media", "seats", "then")

    def __init__(self, seats: list[int], drms: list[int], kind: int, media: int, index: int, then: Step) -> None:
        self.seats = seats
        self.drms = drms
        self.kind = kind
        self.media = media
        self.index = index  # whose total is in g.total; -1 at first
        self.then = then

    def go(self, g: State) -> None:
        """Note the last total, let the next roll, or decide."""
        seats = self.seats
        if self.index >= 0:
            g.rolls = with_value(g.rolls, seats[self.index], g.total)
        i = self.index + 1
        if i < len(seats):
            later = Compare(seats, self.drms, self.kind, self.media, i, self.then)
            roll(g, seats[i], self.kind, self.drms[i], later, self.media)
            return
        best = max([g.rolls[s] for s in seats])
        equal = [i for i in range(len(seats)) if g.rolls[seats[i]] == best]
        if len(equal) > 1:
            again = [seats[i] for i in equal]
            g.do(Compare(again, [self.drms[i] for i in equal], self.kind, self.media, -1, self.then))
        else:
            g.duel = seats[equal[0]]
            g.do(self.then)


def compare(g: State, seats: list[int], drms: list[int], then: Step, media: int = EVERYONE) -> None:
    """Let these owners roll against each other; `then` reads g.duel."""
    if len(seats) == 1:
        g.duel = seats[0]
        g.do(then)
    else:
        g.do(Compare(seats, drms, codes.ROLL_TIE, media, -1, then))


ALTER: Final = Alter()
LAP: Final = Alter()
OPENING: Final = Opening()
CLOSE: Final = Close()
ASK_CHALLENGE: Final = AskChallenge()
CHALLENGES: Final = Challenges()
REVIEW: Final = Review()
MEDIA: Final = Media()
END_OF_DEALS: Final = EndOfDeals()
SECOND_TRY: Final = SecondTry()
ANSWER_ROLL: Final = AnswerRoll()
