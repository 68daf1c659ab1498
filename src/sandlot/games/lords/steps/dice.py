"""Dice and media (chapter 7.3): throw, media in table order with the roller last, challenge, re-roll, comparisons."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import after, drop, everyone, holders, lasts, left
from sandlot.games.lords.atoms.cards import answer_with, may_be_held, offer_answers
from sandlot.games.lords.atoms.roster import cubes, spend_media
from sandlot.games.lords.effects.run import respond
from sandlot.games.lords.numbers import DRM, REROLL, SHIELD
from sandlot.games.lords.options import ACCEPT, AGAIN, CARD, CHALLENGE, DOWN, PASS, UP
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.deals import answer_roll_offer, close_roll_offers, offer_roll_answers
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.step import Choice, Step

NO_MEDIA: Final = 0
MOST_CUBES: Final = DOWN - UP - 1  # on one roll, by one owner


def roll(g: Lords, seat: i64, kind: i64, drm: i64, then: Step, media: i64 = EVERYONE) -> None:
    """Let an owner throw the d10; `then` reads g.total. `media`: mask of the seats that may use cubes on it."""
    g.do(then)
    g.do(Throw(seat, kind, drm, media))


def cards_drm(g: Lords, seat: i64, kind: i64) -> i64:
    """What cards add to such a roll; what holds for one roll only is used up (LOB-6.1-b, LOB-R81)."""
    found: i64 = 0
    for one in g.lasting:
        if one.kind == DRM and one.what == kind and one.start <= g.clock < one.until:
            if one.seat == seat or kind == codes.ROLL_PENNANT:
                found += one.n
                if one.once:
                    drop(g, one)
    return found


@final
@mypyc_attr(acyclic=True)
class Throw(Step):
    """The die is thrown with all modifiers fixed; then media, challenge and re-roll have their chance."""

    __slots__ = ("drm", "kind", "media", "seat")

    def __init__(self, seat: i64, kind: i64, drm: i64, media: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.drm = drm
        self.media = media

    def go(self, g: Lords) -> None:
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


def thrown(g: Lords) -> None:
    g.die = g.chance.roll(10)
    g.total = g.die + g.drm
    if g.events is not None:
        g.emit("roll", g.roller, count=g.die, news=EVERYONE, rule="LOB-R3")


@final
class Media(Step):
    """The lap of cubes: the roller may open, then from his left, the roller closes (LOB-7.3-g, LOB-7.3-h, LOB-R75)."""

    def go(self, g: Lords) -> None:
        """Only who has cubes is asked; how many everybody has is public."""
        seat = g.roller
        mask = g.roll_mask
        rivals: i64 = 0
        for other in range(g.seats):
            if other != seat and mask >> other & 1 and cubes(g, other):
                rivals |= 1 << other
        if g.seats == 2 and mask == everyone(g):
            g.do(ASK_CHALLENGE)
        if rivals and lasts(g, SHIELD, seat, codes.SHIELD_MEDIA) is None:
            g.do(END_OF_DEALS)
            g.do(CLOSE)
            lap = [int(after(g, seat, i)) for i in range(1, g.seats) if rivals >> after(g, seat, i) & 1]
            g.window(lap, LAP)
            g.ask(seat, OPENING)
        elif cubes(g, seat):
            g.ask(seat, ALTER)


def offer_alterations(g: Lords, seat: i64) -> None:
    """Any number of one's cubes, up or down, or none (LOB-7.3-e)."""
    n = min(cubes(g, seat), MOST_CUBES)
    g.offer(PASS)
    for k in range(1, n + 1):
        g.offer(UP + k)
    for k in range(1, n + 1):
        g.offer(DOWN + k)


def alter(g: Lords, seat: i64, option: i64) -> None:
    """Spend cubes on the die."""
    if option == PASS:
        return
    up = option < DOWN
    n = option - UP if up else option - DOWN
    spend_media(g, seat, n)
    turn(g, seat, n if up else -n, "LOB-7.3-e")


def turn(g: Lords, seat: i64, by: i64, rule: str) -> None:
    """The total of the roll changes."""
    g.total += by
    if g.events is not None:
        g.emit("alter", seat, count=by, rule=rule)


@final
class Alter(Choice):
    """An owner may alter the roll."""

    def offers(self, g: Lords, seat: i64) -> None:
        offer_alterations(g, seat)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        alter(g, seat, option)

    def moot(self, g: Lords) -> bool:
        """A media deal shuts all others out (LOB-7.3-l)."""
        return g.roll_deal == 1

    def declines(self, g: Lords, seat: i64) -> i64:
        return PASS


@final
class Opening(Choice):
    """The roller may open, and answer what the others offer for this roll (LOB-7.3-k, LOB-R75, LOB-R77)."""

    def offers(self, g: Lords, seat: i64) -> None:
        offer_alterations(g, seat)
        if g.market.offers:
            offer_roll_answers(g, seat)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option >= ACCEPT:
            answer_roll_offer(g, seat, option)
            g.ask(seat, self)
        else:
            alter(g, seat, option)

    def interruptible(self) -> bool:
        return True

    def declines(self, g: Lords, seat: i64) -> i64:
        return PASS


@final
class EndOfDeals(Step):
    """Offers for this roll lapse."""

    def go(self, g: Lords) -> None:
        if g.market.offers:
            close_roll_offers(g)


@final
class Close(Step):
    """The roller's word is final (LOB-7.3-h)."""

    def go(self, g: Lords) -> None:
        """Ask if he has cubes left."""
        if cubes(g, g.roller):
            g.ask(g.roller, ALTER)


# -- two players -------------------------------------------------------------------------------------------------


@final
class AskChallenge(Step):
    """Two players: the opponent may challenge once a phase (LOB-13.2-a, LOB-R135)."""

    def go(self, g: Lords) -> None:
        rival = left(g, g.roller)
        if not g.challenged[rival]:
            g.ask(rival, CHALLENGES)


@final
class Challenges(Choice):
    """Whether to challenge."""

    def offers(self, g: Lords, seat: i64) -> None:
        g.offer(PASS)
        g.offer(CHALLENGE)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option == CHALLENGE:
            g.challenged[seat] = 1
            die = g.chance.roll(10)
            n: i64 = 0 if die <= 5 else 1 if die <= 8 else 2  # LOB-13.2-b
            if g.events is not None:
                g.emit("challenge", seat, count=n, news=EVERYONE, rule="LOB-13.2-b")
            if n:
                g.do(CLOSE)
                g.ask(seat, Against(n))

    def responds(self) -> bool:
        """Silence is no challenge."""
        return True

    def declines(self, g: Lords, seat: i64) -> i64:
        return PASS


@final
@mypyc_attr(acyclic=True)
class Against(Choice):
    """The challenger turns the roll by the bank's cubes, up or down (LOB-R135)."""

    __slots__ = ("n",)

    def __init__(self, n: i64) -> None:
        self.n = n

    def offers(self, g: Lords, seat: i64) -> None:
        g.offer(UP + self.n)
        g.offer(DOWN + self.n)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        turn(g, seat, self.n if option < DOWN else -self.n, "LOB-13.2-b")


# -- re-rolls ----------------------------------------------------------------------------------------------------


@final
class Review(Step):
    """A roll is final: it may be thrown again by a standing right or by a card, once (LOB-6.2.2-h)."""

    def go(self, g: Lords) -> None:
        seat = g.roller
        if may_be_held(g, 1 << codes.CANCEL_ROLL):
            first = left(g, seat) if g.roll_kind == codes.ROLL_CS else seat  # LOB-R91, LOB-R36
            seats = holders(g, first)
            if seats:
                g.window(seats, ANSWER_ROLL)
        if lasts(g, REROLL, seat, g.roll_kind) is not None or lasts(g, REROLL, seat, codes.ROLL_ANY) is not None:
            g.ask(seat, SECOND_TRY)


@final
class SecondTry(Choice):
    """The roller's right to throw again."""

    def offers(self, g: Lords, seat: i64) -> None:
        g.offer(PASS)
        g.offer(AGAIN)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option == AGAIN:
            right = lasts(g, REROLL, seat, g.roll_kind) or lasts(g, REROLL, seat, codes.ROLL_ANY)
            if right is not None and right.once:
                drop(g, right)
            thrown(g)

    def declines(self, g: Lords, seat: i64) -> i64:
        return PASS


@final
class AnswerRoll(Choice):
    """A die roll just made may be thrown again by a card (LOB-5.3.10-b)."""

    def offers(self, g: Lords, seat: i64) -> None:
        g.offer(PASS)
        offer_answers(g, seat, 1 << codes.CANCEL_ROLL, CARD)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        """Play it; the new result stands."""
        if option != PASS:
            g.roll_deal = 2
            answer_with(g, seat, option - CARD)
            respond(g, seat, option - CARD, g.roller)

    def moot(self, g: Lords) -> bool:
        """One re-roll is enough."""
        return g.roll_deal == 2

    # -- rolls that are compared -------------------------------------------------------------------------------------

    def declines(self, g: Lords, seat: i64) -> i64:
        return PASS


@final
class Compare(Step):
    """Owners roll one after the other and the highest total wins; equals roll again. g.duel is the winner (LOB-R46)."""

    __slots__ = ("drms", "index", "kind", "media", "seats", "then")

    def __init__(
        self, seats: tuple[int, ...], drms: tuple[int, ...], kind: i64, media: i64, index: i64, then: Step
    ) -> None:
        self.seats = seats
        self.drms = drms
        self.kind = kind
        self.media = media
        self.index = index  # whose total is in g.total; -1 at first
        self.then = then

    def go(self, g: Lords) -> None:
        seats = self.seats
        if self.index >= 0:
            g.rolls[seats[self.index]] = g.total
        i = self.index + 1
        if i < len(seats):
            later = Compare(seats, self.drms, self.kind, self.media, i, self.then)
            roll(g, seats[i], self.kind, self.drms[i], later, self.media)
            return
        best = max([g.rolls[s] for s in seats])
        equal = [i for i in range(len(seats)) if g.rolls[seats[i]] == best]
        if len(equal) > 1:
            again = tuple([seats[i] for i in equal])
            g.do(Compare(again, tuple([self.drms[i] for i in equal]), self.kind, self.media, -1, self.then))
        else:
            g.duel = seats[equal[0]]
            g.do(self.then)


def compare(g: Lords, seats: tuple[int, ...], drms: tuple[int, ...], then: Step, media: i64 = EVERYONE) -> None:
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
