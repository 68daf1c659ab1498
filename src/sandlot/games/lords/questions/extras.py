"""Table options: the All-Star Game, Extra Innings cards, legends."""

from __future__ import annotations

from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import extras
from sandlot.games.lords.words.names import PLAYERS
from sandlot.kernel.asking import Asked, Asking

NOMINATE = "Whom do you send? $2,000 for a Superstar, $1,000 for an All-Star; a low die injures them."


def _legend_goes(g: Lords, choice: extras.LegendGoes, seat: int) -> Asked:
    said = f"You have more legends than players: which {PLAYERS[choice.kind]} leaves?"
    return Asked("must give up a legend", said, "LOB-R132")


def _nominee(g: Lords, seat: int, n: int) -> str:
    return "1 REG" if n == extras.LONE_REGULAR else f"{n // 4} SS and {n % 4} AS"


def _nominees_part(g: Lords, seat: int, n: int) -> str:
    return f"men{seat}:{'REG' if n == extras.LONE_REGULAR else 'SS'}"


QUESTIONS = {
    extras.Nominees: Asking(
        Asked("must nominate for the All-Star Game", NOMINATE, "LOB-11.2-b"),
        words={"COUNT": _nominee},
        parts={"COUNT": _nominees_part},
        recalls=True,
    ),
    extras.PickExtra: Asking(
        Asked("must choose an Extra Innings card", "Which card do you keep?", "LOB-12.1-a"), recalls=True
    ),
    extras.LegendGoes: Asking(_legend_goes),
}
