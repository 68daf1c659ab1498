"""How owners, players, phases, sums and what lasts are called on the table and in the log."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.lords import codes, numbers
from sandlot.games.lords.atoms.goods import SPREAD
from sandlot.games.lords.notation import OWNERS, counted, good
from sandlot.games.lords.numbers import Lasting
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.deals import is_roll_offer
from sandlot.kernel.market import Offer
from sandlot.table.names import called

PHASES = ("Off-season", "Early Season", "Mid-Season", "Late Season")
YEAR_END = len(PHASES)
PLAYERS = ("Superstar", "All-Star", "Regular", "Journeyman", "Phenom", "Prospect", "Utility player", "star")
TRACKS = ("Front office", "Farm system", "Manager")
ROLLS = (
    "payout", "Phenom", "Prospect", "retirement", "injury", "Championship Series", "tie-break", "draft", "pennant",
    "event", "other",
)  # fmt: skip
ACTIONS = (
    "Superstars", "All-Stars", "Manager/Card", "Manager/Team", "Hit for the Cycle", "Trade Chart", "Phenom",
    "Prospect", "card for cash", "card for losses", "card for cuts", "event",
)  # fmt: skip
PRICES = ("payout", "promotion", "interest", "Cycle", "farm", "media", "upgrade", "luxury tax")
SHIELDS = ("events", "OPS cards", "media of others")
RESULTS = ("gone", "stays", "Journeyman", "Regular", "All-Star", "Superstar", "Phenom")


def owner(g: Lords, seat: int) -> str:
    """An owner, as sentences call him; without a name by the letter of the notation."""
    return called(g, seat, f"Owner {OWNERS[seat]}") if seat >= 0 else "the bank"


def owners(g: Lords, seats: Sequence[int]) -> str:
    """Several owners in a row."""
    names = [owner(g, seat) for seat in seats]
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def players(kind: int, n: int) -> str:
    """A number of players of a type."""
    return counted(n, PLAYERS[kind])


def goods(cells: list[int]) -> tuple[str, ...]:
    """The goods of one side of an offer."""
    lone = {codes.MANAGER: "a swap of managers", codes.DRAFT: "a draft roll"}
    return tuple(lone.get(kind) or good(SPREAD * kind + n) for kind, n in enumerate(cells) if n)


def gives(offer: Offer) -> tuple[str, ...]:
    """What the maker of an offer gives; at a die roll his cubes."""
    if is_roll_offer(offer):
        return (f"{counted(offer.give[1], 'cube')} {'up' if offer.give[0] > 0 else 'down'} on the roll",)
    return goods(offer.give)


def moment(clock: int) -> str:
    """A phase of a year by the clock."""
    return f"{PHASES[clock % 4]} of year {clock // 4}"


def lasting(g: Lords, one: Lasting) -> tuple[str, str]:
    """What holds, and how long."""
    what = {
        numbers.DRM: lambda: f"{one.n:+d} to the {ROLLS[one.what]} roll",
        numbers.SCALE: lambda: f"{PRICES[one.what]} at {one.n} %",
        numbers.SHIELD: lambda: f"safe from {SHIELDS[one.what]}",
        numbers.BLOCK: lambda: f"no action: {ACTIONS[one.what]}",
        numbers.OPS: lambda: f"{one.n:+d} OPS on the next card",
        numbers.ON: lambda: g.pack.texts[one.program],
        numbers.REROLL: lambda: f"may throw the {ROLLS[one.what]} roll again",
        numbers.MARK_W: lambda: counted(one.n, "win"),
        numbers.MARK_L: lambda: counted(one.n, "loss"),
        numbers.MARK_G: lambda: f"{one.n:+d} games to decide",
        numbers.NATIONAL: lambda: counted(one.n, "national media"),
        numbers.BENCH: lambda: f"{players(one.what, one.n)} out",
    }[one.kind]()
    if one.start > g.clock:
        when = f"from the {moment(one.start)}"
    elif one.until >= numbers.FOREVER:
        when = "for good"
    else:
        when = f"until the {moment(one.until)}"
    return what, f"{when}, once" if one.once else when
