"""Set-up: team, front office, roster, and the form of farm, manager and loan."""

from __future__ import annotations

from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import hands, setup
from sandlot.games.lords.words import stars
from sandlot.kernel.asking import Asked, Asking, Order

SWAP = "With three or more compulsory cards you may swap one for a new card. Do you? With fewer, pass."
OFFICE = "How many stars does your front office have? More stars cost more, and a winning season scores less."
TRACKS = ("FS", "FM")
RATED = ("farm", "manager")


def _build(g: Lords, choice: setup.Form, seat: int) -> Asked:
    item = len(g.sealed[seat])
    said = (
        "How many stars does your farm system have? More stars mean more Phenoms and Prospects, and more rolls.",
        "How many stars does your manager have?",
        "Do you take a loan? It costs ten per cent interest in every season phase.",
    )[min(item, 2)]
    rule = ("LOB-3.2-a", "LOB-3.3-a", "LOB-3.4-b")[min(item, 2)]
    usual = stars.usual(g, seat, "")
    return Asked("must choose farm system, manager and loan", said, rule, "sheet", usual=usual)


def _office(g: Lords, choice: setup.PickOffice, seat: int) -> Asked:
    return Asked("must choose a front office", OFFICE, "LOB-3.1-a", usual=stars.usual(g, seat, ""))


def _item(g: Lords, seat: int) -> int:
    return len(g.sealed[seat])


QUESTIONS = {
    setup.PickTeam: Asking(Asked("must choose a team", "Which team do you take?", "LOB-1.0-b")),
    setup.PickOffice: Asking(_office),
    setup.PickRoster: Asking(Asked("must choose a roster", "Which team card do you take?", "LOB-3.1-c")),
    setup.Form: Asking(
        _build,
        words={"STARS": lambda g, seat, n: f"{RATED[_item(g, seat)]} {n}"},
        more={"STARS": lambda g, seat, n: stars.cost(g, TRACKS[_item(g, seat)], n)},
        parts={"STARS": lambda g, seat, n: f"stars{seat}:{TRACKS[_item(g, seat)]}"},
        recalls=True,
    ),
    hands.Swap: Asking(
        Asked("may swap a compulsory card", SWAP, "LOB-3.5-b"),
        recalls=True,
        order=Order("swap", "swapping a compulsory card", ("Swap",)),
    ),
}
