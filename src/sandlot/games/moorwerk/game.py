"""BASEBALL! as a whole: how a table is laid out and dealt, who wins, what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from sandlot.baseball.diamond import BASES
from sandlot.games.moorwerk import teams
from sandlot.games.moorwerk.atoms import HOME, LIMIT, VISITOR, draw_up
from sandlot.games.moorwerk.bot import judge, picks, plain, tastes
from sandlot.games.moorwerk.material import MATERIAL
from sandlot.games.moorwerk.options import ACTIONS
from sandlot.games.moorwerk.pack import kinds
from sandlot.games.moorwerk.state import Baseball
from sandlot.games.moorwerk.steps import NEXT_TURN
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.redeal import Redeal
from sandlot.kernel.registry import Value
from sandlot.kernel.rules import Outcome, Rules


@final
class BaseballRules(Rules):
    """What BASEBALL! answers about its positions."""

    def name(self) -> str:
        return "moorwerk"

    def deal(self, g: Baseball) -> None:
        """Shuffle and deal (MW-SET-8 to MW-SET-14)."""
        g.deck.shuffle(g.chance)
        for seat in range(g.seats):
            draw_up(g, seat)

    def team(self, g: Baseball, seat: int) -> int:
        return teams(int(g.seats))[seat]

    def result(self, g: Baseball, seat: i64) -> float:
        """More runs win; level runs are a draw (MW-END-3, MW-END-4)."""
        team: i64 = HOME if seat == g.seats - 1 else seat % 2
        mine = g.runs[team]
        theirs = g.runs[1 - team]
        return 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5

    def outcome(self, g: Baseball) -> Outcome:
        scores = [int(g.runs[g.team(seat)]) for seat in range(g.seats)]
        ranks = [1 if score == max(scores) else 2 for score in scores]
        if max(scores) == LIMIT:
            return Outcome("ten_runs", ranks, scores)
        return Outcome("draw" if g.runs[VISITOR] == g.runs[HOME] else "cards_out", ranks, scores)

    def evaluate(self, g: Baseball, seat: i64) -> float:
        return judge.evaluate(g, seat)

    def plain(self, g: Baseball, seat: i64) -> float:
        return plain.evaluate(g, seat)

    def shortlist(self, g: Baseball, seat: int, options: list[int]) -> list[int]:
        return picks.shortlist(g, seat, options)

    def taste(self, g: Baseball, seat: i64, taste: int) -> float:
        return tastes.taste(g, seat, taste)

    def plain_shortlist(self, g: Baseball, seat: int, options: list[int]) -> list[int]:
        return options

    def redeal(self, g: Baseball, seat: i64) -> None:
        """Deal the deck and the unknown cards of the other hands anew.

        Played cards are known to all. The card just taken in an exchange stays the one that cannot be given back.
        """
        redeal = Redeal(g, seat, 0, len(g.known))
        taken = g.taken
        for other in range(g.seats):
            if other != seat:
                now = redeal.hand(g.hands, other, taken)
                if now != taken:
                    g.taken = now
        redeal.stack(g.deck)
        redeal.finish()

    def alike(self, g: Baseball, card: int) -> int:
        return int(g.pack.kind[card])

    def audit(self, g: Baseball) -> None:
        """As many cards as are not yet played are held or in the deck; bases, outs and runs are in range."""
        held = sum([len(hand) for hand in g.hands]) + g.deck.count
        if held != g.left:
            raise RulesBug(f"{held} cards are held or in the deck, {g.left} are not yet played")
        if g.bases & ~BASES or not 0 <= g.outs < 3 or max(g.runs) > LIMIT:
            raise RulesBug(f"bases {g.bases}, outs {g.outs}, runs {g.runs}")
        line = list(g.line)
        if [sum(line[team::2]) for team in (VISITOR, HOME)] != list(g.runs) or len(line) % 2 == g.batting:
            raise RulesBug(f"the line {line} does not add up to {g.runs}")


RULES: Final = BaseballRules()


def turn_order(seats: int, alternate: bool) -> tuple[int, ...]:
    """One circuit: counterclockwise round the table, or strictly team by team (MW-TRN-1, MW-SET-14)."""
    if not alternate:
        return tuple(range(seats))
    side = teams(seats)
    members = [[seat for seat in range(seats) if side[seat] == team] for team in (VISITOR, HOME)]
    rounds = len(members[VISITOR]) * len(members[HOME])
    return tuple([members[team][turn % len(members[team])] for turn in range(rounds) for team in (VISITOR, HOME)])


def hand_sizes(seats: int) -> tuple[int, ...]:
    """3 each; at an odd table 2 each for the larger team and 4 each for the smaller (MW-SET-9 to MW-SET-12)."""
    if seats % 2 == 0:
        return (3,) * seats
    return tuple([2 if team == HOME else 4 for team in teams(seats)])


def table(seats: int, options: Mapping[str, Value], pack: Any) -> Baseball:
    """A table at which nothing is dealt yet (MW-SET-1 to MW-SET-7)."""
    order = turn_order(seats, bool(options["odd_alternate"]))
    g = MATERIAL.lay_out(Baseball, seats, options, pack=kinds(pack), order=order, size=hand_sizes(seats))
    g.begin(RULES, seats, ACTIONS, len(g.pack.kind))
    g.deck.fill(range(len(g.pack.kind)))
    g.left = len(g.pack.kind)
    g.do(NEXT_TURN)
    return g
