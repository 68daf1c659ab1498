"""The off-season (chapters 4 and 7): its order, leader, promotion, community card, owners' cards, pennant number."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, clockwise, stars
from sandlot.games.lords.atoms.cards import draw, lay_down
from sandlot.games.lords.atoms.money import free_loans, lend, priced, receive, repayments
from sandlot.games.lords.effects.run import fire, start
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.places import CARD, COMMUNITY, COMMUNITY_OUT, PASS, SEAT
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.dice import compare, roll
from sandlot.games.lords.steps.extras import pick_extras
from sandlot.games.lords.steps.farm import repair_all
from sandlot.games.lords.steps.plays import show, targets
from sandlot.games.lords.steps.season import Season, grant_media, new_phase
from sandlot.games.lords.tables import look
from sandlot.kernel.events import EVERYONE

YEARLY_HAND: Final = 9  # LOB-7.0-a
PROMOTION: Final = 1000  # per OPS (LOB-4.1.2-b)


class Initial(Deed):
    """The first off-season (LOB-2.1-a): media, leader, farm moves, promotion, community, cards, number."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Set-up and this are one phase for loans (LOB-R59), so marks stay as they are."""
        from sandlot.games.lords.steps.upgrades import FARM_ORDERS

        g.emit("phase", NO_ONE, count=codes.OFF, rule="LOB-2.1-a")
        g.do(WINTER)
        if g.farm_opens:
            g.do(FARM_ORDERS)  # LOB-R151
        g.do(FEWEST_STARS)
        for seat in range(g.seats):
            fire(g, codes.ON_PHASE_START, seat)
        fire(g, codes.ON_PHASE_START, NO_ONE)
        grant_media(g)


class Winter(Deed):
    """The steps every off-season has (LOB-4.1.2 to LOB-4.1.5, LOB-7.4-d), then the season."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Push them in order."""
        from sandlot.games.lords.steps.salaries import SALARIES
        from sandlot.games.lords.steps.year_end import YEAR_END

        g.do(YEAR_END)
        g.do(Season(codes.LATE))
        g.do(Season(codes.MID))
        g.do(Season(codes.EARLY))
        g.do(PENNANT_NUMBER)
        if g.salaries_last and g.year > 1:
            g.do(SALARIES)
        g.do(REPAIRS)
        g.do(OWN_CARDS)
        g.do(COMMUNITY_CARD)
        g.do(PROMOTIONS)


class Regular(Deed):
    """Later off-seasons (LOB-7.0-b, LOB-R98)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """A new year begins."""
        from sandlot.games.lords.steps.auction import AUCTIONS
        from sandlot.games.lords.steps.draft import DRAFT
        from sandlot.games.lords.steps.salaries import BUY_MEDIA, SALARIES
        from sandlot.games.lords.steps.upgrades import LINE_UP, ORDERS, TOP_UP

        g.season_wins = [0] * g.seats  # LOB-5.5-b
        g.season_losses = [0] * g.seats
        g.late_wins = [0] * g.seats
        g.nominated = [0] * g.seats
        g.bait = 0
        g.strike = False
        g.target = 0
        g.winner = NO_ONE
        g.salaries_due = True
        g.new_manager = [0] * g.seats
        g.fa_signed = [0] * g.seats
        g.fa_pay = [0] * g.seats
        g.do(WINTER)
        g.do(FEWEST_POINTS)
        g.do(BUY_MEDIA)
        if not g.salaries_last:
            g.do(SALARIES)
        g.do(TOP_UP)
        if g.tax_first:
            g.do(DRAFT)
        g.do(LINE_UP)
        g.do(ORDERS)
        g.do(AUCTIONS)
        if g.extra_innings == 2:
            pick_extras(g)  # LOB-12.1-c
        g.do(DEAL_NINE)
        new_phase(g, codes.OFF)
        for seat in range(g.seats):
            fire(g, codes.ON_OFFSEASON, seat)


class DealNine(Deed):
    """Nine cards each, besides what was held (LOB-7.0-a, LOB-R16)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Deal; a swap only by table option (LOB-R18)."""
        for _ in range(YEARLY_HAND):
            for seat in clockwise(g, g.leader):
                draw(g, seat, "LOB-7.0-a")
        if g.swap_every_year:
            from sandlot.games.lords.steps.setup import SWAP, SWAPPED

            g.ask_all(list(range(g.seats)), SWAP, SWAPPED)


# -- who begins --------------------------------------------------------------------------------------------------


class FewestStars(Deed):
    """The owner with the fewest stars names the leader; tied: lower office, then the die (LOB-4.1.1-a, -c, -d)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Find him."""
        keys = [stars(g, s) * 10 + g.stars[s][codes.FO] for s in range(g.seats)]
        tied = [s for s in range(g.seats) if keys[s] == min(keys)]
        compare(g, tied, [0] * len(tied), NAME_LEADER)


class FewestPoints(Deed):
    """Later the owner with the fewest points does; tied: the die (LOB-7.4-a, LOB-7.4-c, LOB-6.2.1-d)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Find him."""
        tied = [s for s in range(g.seats) if g.vp[s] == min(g.vp)]
        compare(g, tied, [0] * len(tied), NAME_LEADER)


class NameLeader(Deed):
    """He names himself or another."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Ask him."""
        g.ask(g.duel, LEADER)


class Leader(Question):
    """Who begins the off-season and the Early Season (LOB-7.4-b, LOB-R45)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Anybody."""
        return [SEAT + s for s in range(g.seats)]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Note it."""
        g.leader = option - SEAT
        g.emit("leader", g.leader, rule="LOB-7.4-a" if g.year > 1 else "LOB-4.1.1-a")

    def interruptible(self) -> bool:
        """Loans and trades are possible."""
        return True


# -- promotion, community ----------------------------------------------------------------------------------------


class Promotions(Deed):
    """Everybody puts one card face down (LOB-4.1.2-a, LOB-R20, LOB-R21)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Ask all."""
        g.ask_all(list(range(g.seats)), PROMOTE, PROMOTED)


class Promote(Question):
    """Any card that is not compulsory (LOB-R19)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """One of them; nothing only if there is none."""
        if g.sealed[seat]:
            return []
        return [CARD + card for card in g.hands[seat] if not g.pack.compulsory[card]] or [PASS]


class Promoted(Deed):
    """$1,000 per OPS for each (LOB-4.1.2-b)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Reveal and pay."""
        picks = g.unseal()
        for seat in range(g.seats):
            if picks[seat][0] != PASS:
                card = picks[seat][0] - CARD
                lay_down(g, seat, card, "promotion", "LOB-4.1.2-b")
                income = priced(g, seat, codes.PRICE_PROMO, PROMOTION * g.pack.ops[card], True)
                receive(g, seat, income, "LOB-4.1.2-b")


class CommunityCard(Deed):
    """One card for the whole table (LOB-2.2-j, LOB-4.1.3-a)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Turn it up and let it act."""
        if not g.community:
            g.emit("shuffle community", NO_ONE, COMMUNITY_OUT, COMMUNITY, len(g.community_out), rule="LOB-R9")
            g.community = sorted(g.community_out)
            g.community_out = []
            g.forget(g.community)
            g.chance.shuffle(g.community)
        if g.community:
            card = g.community[-1]
            g.community = g.community[:-1]
            g.community_out = [*g.community_out, card]
            news = g.learn(card, EVERYONE)
            g.emit("community", NO_ONE, COMMUNITY, COMMUNITY_OUT, 1, card, EVERYONE, news, "LOB-4.1.3-a")
            start(g, g.pack.community[card - len(g.pack.ops)], g.leader, g.leader)


# -- the owners' cards -------------------------------------------------------------------------------------------


class OwnCards(Deed):
    """In turn order one card each, or with table option rounds until all have passed (LOB-4.1.4-a, LOB-11.1-b)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """A round."""
        seats = [s for s in clockwise(g, g.leader) if not g.passed[s]]
        if g.extended and seats:
            g.do(self)
        for seat in reversed(seats):
            g.do(OwnCard(seat))


class OwnCard(Deed):
    """One owner's card."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: State) -> None:
        """Answer what was offered, then ask."""
        from sandlot.games.lords.steps.trade import standing_offers

        g.do(AskCard(self.seat))
        standing_offers(g, self.seat)


class AskCard(Deed):
    """The question of the off-season turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: State) -> None:
        """Ask."""
        g.who = self.seat
        g.ask(self.seat, OFF_CARD)


class OffCard(Question):
    """Which card is played for its off-season event; a must while one can be (LOB-R23)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """The cards; to pass if there is none, or in later rounds."""
        cards = [CARD + card for card in g.hands[seat] if targets(g, seat, card)]
        found = [PASS] if not cards or (g.extended and g.played[seat]) else []
        return [*found, *free_loans(g, seat), *repayments(g, seat), *cards]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Play it."""
        if option >= CARD:
            show(g, seat, option - CARD)
        elif option == PASS:
            g.passed[seat] = 1
            g.emit("passes", seat, rule="LOB-11.1-b")
        else:
            lend(g, seat, option)
            g.do(AskCard(seat))

    def opens(self) -> bool:
        """A new move."""
        return True

    def interruptible(self) -> bool:
        """Loans and trades are possible."""
        return True


class Repairs(Deed):
    """25 and 15 at the end of the off-season; holes of later losses are filled (LOB-R101, LOB-SEQ-h)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """All owners."""
        repair_all(g, True)


class PennantNumber(Deed):
    """The leader rolls for the wins that are needed (LOB-4.1.5-a, LOB-R89, LOB-R146)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Roll."""
        roll(g, g.leader, codes.ROLL_PENNANT, 0, PLACE_DISC)


class PlaceDisc(Deed):
    """The blue disc."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Look it up."""
        g.target = look(g.pack.pennant, g.total)
        g.emit("pennant", NO_ONE, count=g.target, rule="LOB-2.1-f")


INITIAL: Final = Initial()
WINTER: Final = Winter()
REGULAR: Final = Regular()
DEAL_NINE: Final = DealNine()
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
