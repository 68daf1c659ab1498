"""The off-season (chapters 4 and 7): leader, promotion, community card, owners' cards, pennant number."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import after, stars
from sandlot.games.lords.atoms.cards import lay_down, reshuffle
from sandlot.games.lords.atoms.money import lend, offer_loans, offer_repayments, priced, receive
from sandlot.games.lords.effects.run import start
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.options import CARD, PASS, SEAT
from sandlot.games.lords.places import COMMUNITY, COMMUNITY_OUT
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.dice import compare, roll
from sandlot.games.lords.steps.farm import repair_all
from sandlot.games.lords.steps.plays import show, targets
from sandlot.games.lords.steps.trade import standing_offers
from sandlot.games.lords.tables import look
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.step import Choice, OpeningChoice, SeatStep, Step

PROMOTION: Final = 1000  # per OPS (LOB-4.1.2-b)


# -- who begins --------------------------------------------------------------------------------------------------


@final
class FewestStars(Step):
    """The owner with the fewest stars names the leader; tied: lower office, then the die (LOB-4.1.1-a, -c, -d)."""

    def go(self, g: Lords) -> None:
        keys = [int(stars(g, s) * 10 + g.stars.at(s, codes.FO)) for s in range(g.seats)]
        least_names(g, keys)


@final
class FewestPoints(Step):
    """Later the owner with the fewest points does; tied: the die (LOB-7.4-a, LOB-7.4-c, LOB-6.2.1-d)."""

    def go(self, g: Lords) -> None:
        least_names(g, [int(g.vp[s]) for s in range(g.seats)])


def least_names(g: Lords, keys: list[int]) -> None:
    """The owner with the least names the leader; tied ones roll."""
    fewest = min(keys)
    tied = tuple([s for s in range(len(keys)) if keys[s] == fewest])
    compare(g, tied, (0,) * len(tied), NAME_LEADER)


@final
class NameLeader(Step):
    """He names himself or another."""

    def go(self, g: Lords) -> None:
        g.ask(g.duel, LEADER)


@final
class Leader(Choice):
    """Who begins the off-season and the Early Season (LOB-7.4-b, LOB-R45)."""

    def offers(self, g: Lords, seat: i64) -> None:
        for other in range(g.seats):
            g.offer(SEAT + other)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        g.leader = option - SEAT
        g.emit("leader", g.leader, rule="LOB-7.4-a" if g.year > 1 else "LOB-4.1.1-a")

    def interruptible(self) -> bool:
        return True


# -- promotion, community ----------------------------------------------------------------------------------------


@final
class Promotions(Step):
    """Everybody puts one card face down (LOB-4.1.2-a, LOB-R20, LOB-R21)."""

    def go(self, g: Lords) -> None:
        g.ask_all(range(g.seats), PROMOTE, PROMOTED)


@final
class Promote(Choice):
    """Any card that is not compulsory (LOB-R19)."""

    def offers(self, g: Lords, seat: i64) -> None:
        """One of them; nothing only if there is none."""
        if g.sealed[seat]:
            return
        for i in range(g.hands.size(seat)):
            card = g.hands.at(seat, i)
            if not g.pack.compulsory[card]:
                g.offer(CARD + card)
        if g.count == 0:
            g.offer(PASS)

    def declines(self, g: Lords, seat: i64) -> i64:
        return PASS


@final
class Promoted(Step):
    """$1,000 per OPS for each (LOB-4.1.2-b)."""

    def go(self, g: Lords) -> None:
        picks = g.unseal()
        for seat in range(g.seats):
            if picks[seat][0] != PASS:
                card: i64 = picks[seat][0] - CARD
                lay_down(g, seat, card, "promotion", "LOB-4.1.2-b")
                income = priced(g, seat, codes.PRICE_PROMO, PROMOTION * g.pack.ops[card], True)
                receive(g, seat, income, "LOB-4.1.2-b")


@final
class CommunityCard(Step):
    """One card for the whole table (LOB-2.2-j, LOB-4.1.3-a)."""

    def go(self, g: Lords) -> None:
        if g.community.count == 0:
            g.emit("shuffle community", NO_ONE, COMMUNITY_OUT, COMMUNITY, g.community_out.count, rule="LOB-R9")
            reshuffle(g, g.community, g.community_out)
        if g.community.count:
            card = g.community.pop()
            g.community_out.add(card)
            news = g.learn(card, EVERYONE)
            if g.events is not None:
                g.emit("community", NO_ONE, COMMUNITY, COMMUNITY_OUT, 1, card, EVERYONE, news, "LOB-4.1.3-a")
            start(g, g.pack.community[card - g.pack.first_community], g.leader, g.leader)


# -- the owners' cards -------------------------------------------------------------------------------------------


@final
class OwnCards(Step):
    """In turn order one card each, or with table option rounds until all have passed (LOB-4.1.4-a, LOB-11.1-b)."""

    def go(self, g: Lords) -> None:
        left = False
        for seat in range(g.seats):
            if not g.passed[seat]:
                left = True
        if g.extended and left:
            g.again()
        for i in range(g.seats - 1, -1, -1):
            seat = after(g, g.leader, i)
            if not g.passed[seat]:
                g.do(OwnCard(seat))


@final
@mypyc_attr(acyclic=True)
class OwnCard(SeatStep):
    """One owner's card."""

    def go(self, g: Lords) -> None:
        g.do(AskCard(self.seat))
        standing_offers(g, self.seat)


@final
@mypyc_attr(acyclic=True)
class AskCard(SeatStep):
    """The question of the off-season turn."""

    def go(self, g: Lords) -> None:
        g.who = self.seat
        g.ask(self.seat, OFF_CARD)


@final
class OffCard(OpeningChoice):
    """Which card is played for its off-season event; a must while one can be (LOB-R23)."""

    def offers(self, g: Lords, seat: i64) -> None:
        """The cards; to pass if there is none, or in later rounds."""
        able = False
        for i in range(g.hands.size(seat)):
            if targets(g, seat, g.hands.at(seat, i)):
                able = True
                break
        if not able or (g.extended and g.played[seat]):
            g.offer(PASS)
        offer_loans(g, seat)
        offer_repayments(g, seat)
        for i in range(g.hands.size(seat)):
            card = g.hands.at(seat, i)
            if targets(g, seat, card):
                g.offer(CARD + card)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option >= CARD:
            show(g, seat, option - CARD)
        elif option == PASS:
            g.passed[seat] = 1
            g.emit("passes", seat, rule="LOB-11.1-b")
        else:
            lend(g, seat, option)
            g.do(AskCard(seat))

    def interruptible(self) -> bool:
        return True

    def declines(self, g: Lords, seat: i64) -> i64:
        return PASS


@final
class Repairs(Step):
    """25 and 15 at the end of the off-season; holes of later losses are filled (LOB-R101, LOB-SEQ-h)."""

    def go(self, g: Lords) -> None:
        repair_all(g, True)


@final
class PennantNumber(Step):
    """The leader rolls for the wins that are needed (LOB-4.1.5-a, LOB-R89, LOB-R146)."""

    def go(self, g: Lords) -> None:
        roll(g, g.leader, codes.ROLL_PENNANT, 0, PLACE_DISC)


@final
class PlaceDisc(Step):
    """The blue disc."""

    def go(self, g: Lords) -> None:
        g.target = look(g.pack.pennant, g.total)
        g.emit("pennant", NO_ONE, count=g.target, rule="LOB-2.1-f")


FEWEST_STARS: Final = FewestStars()
FEWEST_POINTS: Final = FewestPoints()
NAME_LEADER: Final = NameLeader()
LEADER: Final = Leader()
PROMOTIONS: Final = Promotions()
PROMOTE: Final = Promote()
PROMOTED: Final = Promoted()
COMMUNITY_CARD: Final = CommunityCard()
OWN_CARDS: Final = OwnCards()
OFF_CARD: Final = OffCard()
REPAIRS: Final = Repairs()
PENNANT_NUMBER: Final = PennantNumber()
PLACE_DISC: Final = PlaceDisc()
