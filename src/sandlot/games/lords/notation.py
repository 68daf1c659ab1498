"""What the words of picks stand for: `play Bad Hop for losses on B`, `offer C: 1 PH for 2 REG, $1,000`."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.goods import SPREAD
from sandlot.games.lords.atoms.money import priced, repay_cost
from sandlot.games.lords.material import MATERIAL
from sandlot.games.lords.options import HOLD, REPAY_HALF, REPAY_LARGE, REPAY_SMALL
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import year_end
from sandlot.games.lords.steps.farm import fee
from sandlot.games.lords.steps.season import CYCLE_PRICE
from sandlot.kernel.asking import phrase
from sandlot.kernel.packed import vec
from sandlot.table.names import called

OWNERS = "ABCD"
FULL_ORDER = ("", "office", "manager", "farm", "utility", "", "")
ROSTER_ORDER = ("All-Stars", "Superstars", "better", "worse")
GOODS = (*codes.TYPES[:7], "media", "money", "managers", "draft roll")
FORM = ("office", "farm", "manager", "utility", "media", "pairs", *ROSTER_ORDER)
LOANS = ("no loan", "loan $5,000", "loan $10,000")
HITS = ("", "single", "double", "triple", "home run")
DEEDS = {
    **{item: f"fill in {item}" for item in FORM},
    **{f"no {item}": f"try no {item}" for item in ("Phenom", "Prospect")},
    **{str(count): f"nominate {count}" for count in range(4)},
    **{name: f"hit a {name}" for name in ("single", "double", "triple", "home run")},
    "done": "stop here",
    "yes": "say yes",
    "no": "say no",
    "loan": "take a loan of",
    "no loan": "take no loan",
    "manager and team": "use manager and team",
    "choice": "take choice",
    "legend": "use the legend",
    "roster": "take the roster",
    "plain roll": "keep the plain roll",
    "alone": "play it alone",
    "as": "play it as",
    "with": "play it with",
    "for": "play it for",
    "on": "play it on",
    "and": "add",
    "up": "turn it up",
    "down": "turn it down",
    "offered": "make the offer",
}


def owner(g: Lords, seat: int) -> str:
    """Who sits there, or the owner's letter."""
    return called(g, seat, OWNERS[seat])


def word(option: int) -> str:
    """How an option that stands alone reads everywhere."""
    return MATERIAL.book.find(option).range.words


def dollars(amount: int) -> str:
    """A sum of money."""
    return f"-${-amount:,}" if amount < 0 else f"${amount:,}"


def counted(n: int, what: str) -> str:
    """A number of things."""
    if what == "Journeyman":
        return f"{n} {what if n == 1 else 'Journeymen'}"
    plural = what if n == 1 or what in ("media", "national media") else what + ("es" if what.endswith("s") else "s")
    return f"{n} {plural}"


def good(code: int) -> str:
    """A good and its amount."""
    kind, n = divmod(code, SPREAD)
    if kind == codes.MONEY:
        return f"${500 * n:,}"
    return GOODS[kind] if kind > codes.MONEY else f"{n} {GOODS[kind]}"


def good_part(whose: int, code: int) -> str:
    """A good on the mat where it lies."""
    kind = code // SPREAD
    if kind < codes.MEDIA:
        return f"men{whose}:{codes.TYPES[kind]}"
    parts = {codes.MEDIA: f"media{whose}", codes.MONEY: f"cash{whose}", codes.MANAGER: f"stars{whose}:FM"}
    return parts.get(kind, f"seat{whose}")


def trade(g: Lords, n: int) -> str:
    """A row of the Trade Chart, either way round."""
    row, turned = divmod(n, 2)
    cells = g.pack.trade[row]
    sides = [_side(cells[: codes.TRADED]), _side(cells[codes.TRADED : 2 * codes.TRADED])]
    return f"{sides[turned]} for {sides[1 - turned]}"


def _side(cells: vec[i64]) -> str:
    said = []
    for kind, n in enumerate(cells):
        if n:
            said.append(f"${n:,}" if kind == codes.MONEY else f"{n} {codes.GOODS[kind]}")
    return " and ".join(said)


def holds(g: Lords, seat: int) -> bool:
    """Whether a card to hold has been named."""
    return bool(g.sealed[seat] or g.gathered)


def team(g: Lords, seat: int) -> str:
    """The team of an owner, if there is one."""
    return g.pack.team_names[g.team_of[seat]] if g.team_of[seat] >= 0 else ""


def manager_team(g: Lords, seat: int) -> str:
    """What the manager does with the team."""
    n = g.pack.fm_team[g.stars.at(seat, codes.FM)]
    return counted(n, "win") if n > 0 else counted(-n, "loss")


def cycle_price(g: Lords, seat: int, n: int) -> str:
    """So many cards of a Cycle and their price."""
    return f"{counted(n, 'card')} for {dollars(n * priced(g, seat, codes.PRICE_CYCLE, CYCLE_PRICE))}"


NAMES = {
    "owner": lambda g, seat, n: owner(g, n),
    "team": lambda g, seat, n: team(g, n),
    "office_cost": lambda g, seat, n: dollars(g.pack.fo_cost[n]),
    "loan": lambda g, seat, n: LOANS[n],
    "repay_small": lambda g, seat, n: dollars(repay_cost(g, seat, REPAY_SMALL)),
    "repay_half": lambda g, seat, n: dollars(repay_cost(g, seat, REPAY_HALF)),
    "repay_large": lambda g, seat, n: dollars(repay_cost(g, seat, REPAY_LARGE)),
    "manager_team": lambda g, seat, n: manager_team(g, seat),
    "first_roll": lambda g, seat, n: dollars(fee(g, seat, True)),
    "hit": lambda g, seat, n: HITS[n],
    "cycle_price": cycle_price,
    "roll": lambda g, seat, n: f"roll at +{n}" if n else "roll",
    "rated": lambda g, seat, n: ("office", "farm", "manager")[n],
    "track": lambda g, seat, n: codes.TRACKS[n],
    "type": lambda g, seat, n: codes.TYPES[n],
    "nth": lambda g, seat, n: str(n + 1),
    "legend": lambda g, seat, n: g.pack.names[g.pack.first_legend + n],
    "legend_card": lambda g, seat, n: f"card:{g.pack.first_legend + n}",
    "legend_action": lambda g, seat, n: g.pack.texts[g.pack.legend_action[n]],
    "legend_ops": lambda g, seat, n: g.pack.texts[g.pack.legend_ops[n]],
    "team_name": lambda g, seat, n: g.pack.team_names[n],
    "roster": lambda g, seat, n: g.pack.roster_names[n],
    "trade": lambda g, seat, n: trade(g, n),
    "card": lambda g, seat, n: g.pack.names[n],
    "ops": lambda g, seat, n: f"OPS {g.pack.ops[n]}" if g.phase != codes.OFF else "",
    "hold": lambda g, seat, n: "," if holds(g, seat) else "hold",
    "extra": lambda g, seat, n: g.pack.names[g.pack.first_extra + n],
    "extra_card": lambda g, seat, n: f"card:{g.pack.first_extra + n}",
    "extra_text": lambda g, seat, n: g.pack.texts[g.pack.extra[n]],
    "big": lambda g, seat, n: f"${5000 * n:,}",
    "small": lambda g, seat, n: f"${500 * n:,}",
    "good": lambda g, seat, n: good(n),
    "my_good": lambda g, seat, n: good_part(seat, n),
}


def formerly(g: Lords, seat: int, option: int) -> str:
    """How a pick reads in older files: every held card had its verb, and the end of their list was said."""
    if isinstance(g.choice, year_end.Holding):
        return f"hold {g.pack.names[option - HOLD]}" if option >= HOLD else word(option)
    return phrase(g, seat, option)
