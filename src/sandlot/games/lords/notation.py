"""How the picks of Lords of Baseball read: `play Bad Hop for losses on B`, `offer C: 1 PH for 2 REG, $1,000`."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.goods import SPREAD
from sandlot.games.lords.effects.choices import InReturn
from sandlot.games.lords.places import (
    ACCEPT,
    AGAIN,
    ALONE,
    AS_EVENT,
    BIG,
    CARD,
    CHALLENGE,
    CHOICE,
    COUNT,
    COUNTER,
    CUT,
    CYCLE,
    DISCARD,
    DONE,
    DOWN,
    DOWN_FOR,
    EXTRA,
    FOR_CASH,
    FOR_CUTS,
    FOR_LOSSES,
    GIVE,
    HOLD,
    KEEP,
    LEGEND,
    LOAN,
    LOWER,
    MANAGER_TEAM,
    NO,
    NOMINATE,
    OFFER,
    OFFER_END,
    PASS,
    PHENOM,
    PLAIN_ROLL,
    PROSPECT,
    REFUSE,
    REPAY_HALF,
    REPAY_LARGE,
    REPAY_SMALL,
    ROSTER,
    SEAT,
    SERVE,
    SMALL,
    STARS,
    TEAM,
    TRADE,
    UP,
    UP_FOR,
    USE_DRM,
    WANT,
    WITH_AS,
    WITH_LEGEND,
    WITH_MANAGER,
    WITH_SS,
    WITHDRAW,
    YES,
)
from sandlot.games.lords.state import State
from sandlot.games.lords.steps import (
    deals,
    draft,
    end_of_phase,
    extras,
    salaries,
    setup,
    trade,
    upgrades,
    year_end,
)

OWNERS = "ABCD"
WORDS = {
    PASS: "pass",
    DONE: "done",
    YES: "yes",
    NO: "no",
    LOAN: "no loan",
    LOAN + 1: "loan $5,000",
    LOAN + 2: "loan $10,000",
    REPAY_SMALL: "repay small loan",
    REPAY_HALF: "repay half of large loan",
    REPAY_LARGE: "repay large loan",
    AS_EVENT: "as event",
    WITH_SS: "with Superstars",
    WITH_AS: "with All-Stars",
    WITH_MANAGER: "with manager",
    FOR_CASH: "for cash",
    FOR_LOSSES: "for losses",
    FOR_CUTS: "for cuts",
    MANAGER_TEAM: "manager and team",
    PHENOM: "try a Phenom",
    PROSPECT: "try a Prospect",
    CYCLE + 1: "single",
    CYCLE + 2: "double",
    CYCLE + 3: "triple",
    CYCLE + 4: "home run",
    NOMINATE: "nominate All-Stars",
    KEEP: "keep",
    AGAIN: "roll",
    AGAIN + 1: "roll at +1",
    AGAIN + 2: "roll at +2",
    AGAIN + 3: "roll at +3",
    USE_DRM: "use office",
    PLAIN_ROLL: "plain roll",
    CHALLENGE: "challenge",
    ALONE: "alone",
    LOWER: "lower office",
    LOWER + 1: "lower farm",
    LOWER + 2: "lower manager",
    OFFER_END: "offered",
}
FULL_ORDER = ("", "office", "manager", "farm", "utility", "", "")
ROSTER_ORDER = ("All-Stars", "Superstars", "better", "worse")
GOODS = (*codes.TYPES[:7], "media", "money", "managers", "draft roll")
FORM = ("office", "farm", "manager", "utility", "media", "pairs", *ROSTER_ORDER)
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


def owner(seat: int) -> str:
    """An owner's letter."""
    return OWNERS[seat]


def good(code: int) -> str:
    """A good and its amount."""
    kind, n = divmod(code, SPREAD)
    if kind == codes.MONEY:
        return f"${500 * n:,}"
    return GOODS[kind] if kind > codes.MONEY else f"{n} {GOODS[kind]}"


def phrase(g: State, seat: int, option: int) -> str:
    """How one pick reads at this moment."""
    if option in (NO, PHENOM, PROSPECT) and isinstance(g.choice, upgrades.Orders):
        item = "Phenom" if len(g.sealed[seat]) + g.choice.skip == 5 else "Prospect"
        return f"no {item}" if option == NO else f"try a {item}"
    if option == DONE and isinstance(g.choice, year_end.Holding):
        return "" if _holds(g, seat) else "hold nothing"
    if option in WORDS:
        return WORDS[option]
    if SEAT <= option < SEAT + 4:
        return f"on {owner(option - SEAT)}"
    for base, write in RANGES:
        if option >= base:
            return write(g, seat, option - base)
    raise ValueError(option)


def formerly(g: State, seat: int, option: int) -> str:
    """How a pick reads in older files: every held card had its verb, and the end of their list was said."""
    if isinstance(g.choice, year_end.Holding):
        return WORDS[DONE] if option == DONE else f"hold {g.pack.names[option - HOLD]}"
    return phrase(g, seat, option)


def _holds(g: State, seat: int) -> bool:
    """Whether a card to hold has been named."""
    return bool(g.sealed[seat] or g.gathered)


def _card(g: State, seat: int, n: int) -> str:
    return f"{'return' if isinstance(g.choice, InReturn) else 'play'} {g.pack.names[n]}"


def _trade(g: State, seat: int, n: int) -> str:
    row, turned = divmod(n, 2)
    cells = g.pack.trade[row]
    sides = [_side(cells[: codes.TRADED]), _side(cells[codes.TRADED : 2 * codes.TRADED])]
    return f"swap {sides[turned]} for {sides[1 - turned]}"


def _side(cells: list[int]) -> str:
    said = []
    for kind, n in enumerate(cells):
        if n:
            said.append(f"${n:,}" if kind == codes.MONEY else f"{n} {codes.GOODS[kind]}")
    return " and ".join(said)


def _count(g: State, seat: int, n: int) -> str:
    choice = g.choice
    at = len(g.sealed[seat])
    if isinstance(choice, upgrades.Orders):
        return f"utility {n}"
    if isinstance(choice, upgrades.RosterForm):
        return f"{ROSTER_ORDER[at]} {n}"
    if isinstance(choice, salaries.MediaForm | end_of_phase.Purse):
        return f"media {n}"
    if isinstance(choice, year_end.LastForm):
        return f"pairs {n}"
    if isinstance(choice, extras.Nominees):
        return "1 REG" if n == extras.LONE_REGULAR else f"{n // 4} SS and {n % 4} AS"
    return f"take {n}" if isinstance(choice, draft.BestRoll) else str(n)


def _stars(g: State, seat: int, n: int) -> str:
    if isinstance(g.choice, upgrades.Orders):
        return f"{FULL_ORDER[len(g.sealed[seat])]} {n}"
    if isinstance(g.choice, setup.Form):
        return f"{('farm', 'manager')[len(g.sealed[seat])]} {n}"
    return f"office {n}"


def _give(g: State, seat: int, n: int) -> str:
    started = isinstance(g.choice, trade.OfferGoods) and sum(g.choice.give) > 0
    return f", {good(n)}" if started else f"give {good(n)}"


def _want(g: State, seat: int, n: int) -> str:
    choice = g.choice
    started = isinstance(choice, trade.OfferGoods | deals.Price | deals.ServicePrice) and sum(choice.want) > 0
    return f", {good(n)}" if started else f"for {good(n)}"


# from the highest number down
RANGES = (
    (SERVE, lambda g, seat, n: f"offer {g.pack.names[n]}"),
    (DOWN_FOR, lambda g, seat, n: f"offer {n} down"),
    (UP_FOR, lambda g, seat, n: f"offer {n} up"),
    (WANT, _want),
    (GIVE, _give),
    (WITHDRAW, lambda g, seat, n: f"withdraw offer {n + 1}"),
    (COUNTER, lambda g, seat, n: f"counter offer {n + 1}"),
    (REFUSE, lambda g, seat, n: f"refuse offer {n + 1}"),
    (ACCEPT, lambda g, seat, n: f"accept offer {n + 1}"),
    (OFFER, lambda g, seat, n: f"offer {owner(n)}"),
    (COUNT, _count),
    (SMALL, lambda g, seat, n: f"and ${500 * n:,}"),
    (BIG, lambda g, seat, n: f"bid ${5000 * n:,}"),
    (EXTRA, lambda g, seat, n: f"take {g.pack.names[extras.first_extra(g) + n]}"),
    (HOLD, lambda g, seat, n: f"{',' if _holds(g, seat) else 'hold'} {g.pack.names[n]}"),
    (DISCARD, lambda g, seat, n: f"discard {g.pack.names[n]}"),
    (CARD, _card),
    (TRADE, _trade),
    (ROSTER, lambda g, seat, n: f"roster {g.pack.roster_names[n]}"),
    (TEAM, lambda g, seat, n: f"take the {g.pack.team_names[n]}"),
    (WITH_LEGEND, lambda g, seat, n: f"with {g.pack.names[extras.first_legend(g) + n]}"),
    (LEGEND, lambda g, seat, n: f"legend {g.pack.names[extras.first_legend(g) + n]}"),
    (CHOICE, lambda g, seat, n: f"choice {n + 1}"),
    (CUT, lambda g, seat, n: f"cut {codes.TYPES[n]}"),
    (DOWN, lambda g, seat, n: f"down {n}"),
    (UP, lambda g, seat, n: f"up {n}"),
    (STARS, _stars),
)
