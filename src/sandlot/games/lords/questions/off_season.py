"""The off-season: leader, promotion, cards, orders, roster, salaries, media, free agents."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import priced
from sandlot.games.lords.notation import FULL_ORDER, ROSTER_ORDER, dollars
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import auction, costs, off_season, salaries, upgrades
from sandlot.games.lords.words import stars
from sandlot.games.lords.words.names import PLAYERS
from sandlot.games.lords.words.why_not import why_not_off_card, why_not_promoted
from sandlot.kernel.asking import Asked, Asking, Order, question

PROMOTE = "Which card do you put down for $1,000 per OPS? Its event is lost."
TRACKS = ("", "FO", "FM", "FS")  # by items of the orders
UPGRADED = ("AS", "SS", "REG", "JM")  # by items of the roster form


def _orders(g: Lords, choice: upgrades.Orders, seat: int) -> Asked:
    item = min(6, len(g.sealed[seat]) + (choice.skip if g.sealed[seat] else 0))
    said, rule = (
        ("Off-season orders: do you take a loan first?", "LOB-7.1-a"),
        ("To how many stars do you set your front office? Its cost is due with the salaries.", "LOB-7.1.1-a"),
        ("How many stars does your manager have? A new one is paid at once, $1,000 a star.", "LOB-7.1.2-a"),
        ("To how many stars do you set your farm system?", "LOB-7.1.3-a"),
        ("How many Utility players become Prospects, at $500 each?", "LOB-7.1.4-b"),
        ("Do you try to promote a Phenom?", "LOB-8.3-a"),
        ("Do you try to develop a Prospect?", "LOB-8.4-a"),
    )[item]
    usual = stars.usual(g, seat, _track(g, seat))
    return Asked("must give the orders of the off-season", said, rule, "sheet", usual=usual)


def _roster(g: Lords, choice: upgrades.RosterForm, seat: int) -> Asked:
    said, rule = (
        ("How many Regulars become All-Stars, at $1,000?", "LOB-7.1.5-b"),
        ("How many All-Stars become Superstars, at $2,000?", "LOB-7.1.5-c"),
        ("How many Journeymen become Regulars, at $1,000 each?", "LOB-7.1.5-d"),
        ("How many Regulars become Journeymen, at $1,000 each?", "LOB-7.1.5-d"),
        ("Whom do you cut? Say done when the roster is right.", "LOB-7.1.5-e"),
    )[min(4, len(g.sealed[seat]))]
    return Asked("must work on the Major League roster", said, rule, "sheet")


def _media(g: Lords, choice: salaries.MediaForm, seat: int) -> Asked:
    said = "Do you take a loan before you buy media?"
    if g.sealed[seat]:
        said = "How many media cubes do you buy, at $1,000 each? A cube turns a die roll by one."
    return Asked("may buy media", said, "LOB-7.3-b", "sheet")


def _bid(g: Lords, choice: auction.Bid, seat: int) -> Asked:
    who = PLAYERS[g.auction]
    said = f"A free {who} is up for auction: your secret bid, first in steps of $5,000. The bid is his salary."
    if g.sealed[seat]:
        said = f"And how much more for the {who}, in steps of $500?"
    return Asked(f"must bid on a {who}", said, "LOB-6.2.4b-b", "amount")


def _off_card(g: Lords, choice: off_season.OffCard, seat: int) -> Asked:
    return Asked("must play an off-season card", "Which card do you play for its off-season event?", "LOB-4.1.4-a")


def _short(g: Lords, choice: costs.Short, seat: int) -> Asked:
    more = " or which star do you cut" if choice.off else ""
    said = f"You are {dollars(choice.rest)} short: which loan do you take{more}?"
    return Asked(f"must find {dollars(choice.rest)}", said, "LOB-2.5.5-a")


def _short_roll(g: Lords, choice: salaries.ShortRoll, seat: int) -> Asked:
    due, there = dollars(salaries.bill(g, seat)), dollars(g.cash[seat])
    said = f"Salaries and costs are {due}, you have {there}: borrow, lower or cut."
    return Asked("must find the money for salaries", said, "LOB-7.2-f")


def _item(g: Lords, seat: int) -> int:
    return len(g.sealed[seat])


def _track(g: Lords, seat: int) -> str:
    item = _item(g, seat)
    return TRACKS[item] if item < len(TRACKS) else ""


def _attempt(g: Lords, seat: int, n: int) -> str:
    """The attempt that the orders have come to."""
    return "Phenom" if _item(g, seat) + question(g, upgrades.Orders).skip == 5 else "Prospect"


def _ordered_part(g: Lords, seat: int, n: int) -> str:
    """The players that an item of the orders is about."""
    item = _item(g, seat)
    kind = {4: "PR", 5: "PH", 6: "PR"}.get(item + question(g, upgrades.Orders).skip, "")
    return f"men{seat}:{kind}" if item and kind else ""


def _upgraded(g: Lords, seat: int, n: int) -> str:
    return f"men{seat}:{UPGRADED[_item(g, seat)]}"


def _promotion(g: Lords, seat: int, n: int) -> str:
    return dollars(priced(g, seat, codes.PRICE_PROMO, off_season.PROMOTION * g.pack.ops[n], True))


QUESTIONS = {
    off_season.Leader: Asking(Asked("must name the leader", "Who begins? You may name yourself.", "LOB-7.4-b")),
    off_season.Promote: Asking(
        Asked("must choose a promotion card", PROMOTE, "LOB-4.1.2-a"),
        more={"CARD": _promotion},
        why_not=why_not_promoted,
        recalls=True,
        order=Order("promote", "putting down a promotion card", ("Promote",)),
    ),
    off_season.OffCard: Asking(
        _off_card,
        why_not=why_not_off_card,
        order=Order("off-season card", "playing an off-season card", ("OffCard",)),
    ),
    upgrades.Orders: Asking(
        _orders,
        words={
            "STARS": lambda g, seat, n: f"{FULL_ORDER[_item(g, seat)]} {n}",
            "COUNT": "utility {n}",
            "NO": lambda g, seat, n: f"no {_attempt(g, seat, n)}",
            "PHENOM": lambda g, seat, n: f"try a {_attempt(g, seat, n)}",
            "PROSPECT": lambda g, seat, n: f"try a {_attempt(g, seat, n)}",
        },
        more={"STARS": lambda g, seat, n: stars.cost(g, _track(g, seat), n)},
        parts={
            "STARS": lambda g, seat, n: f"stars{seat}:{_track(g, seat)}",
            **dict.fromkeys(("NO", "COUNT", "PHENOM", "PROSPECT"), _ordered_part),
        },
        recalls=True,
    ),
    upgrades.RosterForm: Asking(
        _roster,
        words={"COUNT": lambda g, seat, n: f"{ROSTER_ORDER[_item(g, seat)]} {n}"},
        parts={"COUNT": _upgraded},
        recalls=True,
        order=Order("roster", "cutting players from the roster", ("RosterForm",)),
    ),
    salaries.ShortRoll: Asking(_short_roll),
    salaries.MediaForm: Asking(_media, words={"COUNT": "media {n}"}, parts={"COUNT": "media{me}"}, recalls=True),
    auction.Bid: Asking(_bid, recalls=True),
    costs.Short: Asking(_short, order=Order("short", "finding the money for a cost", ("Short",))),
}
