"""BASEBALL! as a whole: how a table is laid out and dealt, who wins, what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast, final

from mypy_extensions import i64

from sandlot.baseball.diamond import BASES
from sandlot.games.moorwerk import teams
from sandlot.games.moorwerk.atoms import HOME, LIMIT, VISITOR, draw_up
from sandlot.games.moorwerk.bot import judge, picks, plain, tastes
from sandlot.games.moorwerk.options import ACTIONS
from sandlot.games.moorwerk.pack import kinds
from sandlot.games.moorwerk.state import Baseball
from sandlot.games.moorwerk.steps import NEXT_TURN
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.game import Game
from sandlot.kernel.redeal import Redeal
from sandlot.kernel.registry import Value
from sandlot.kernel.rules import Outcome, Rules


@final
class BaseballRules(Rules):
    """What BASEBALL! answers about its positions."""

    def name(self) -> str:
        return "moorwerk"

    def deal(self, g: Game) -> None:
        """Shuffle and deal (MW-SET-8 to MW-SET-14)."""
        b = cast(Baseball, g)
        b.deck.shuffle(b.chance)
        for seat in range(b.seats):
            draw_up(b, seat)

    def team(self, g: Game, seat: int) -> int:
        return teams(int(g.seats))[seat]

    def result(self, g: Game, seat: i64) -> float:
        """More runs win; level runs are a draw (MW-END-3, MW-END-4)."""
        b = cast(Baseball, g)
        team: i64 = HOME if seat == b.seats - 1 else seat % 2
        mine = b.runs[team]
        theirs = b.runs[1 - team]
        return 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5

    def outcome(self, g: Game) -> Outcome:
        b = cast(Baseball, g)
        scores = [int(b.runs[b.team(seat)]) for seat in range(b.seats)]
        ranks = [1 if score == max(scores) else 2 for score in scores]
        if max(scores) == LIMIT:
            return Outcome("ten_runs", ranks, scores)
        return Outcome("draw" if b.runs[VISITOR] == b.runs[HOME] else "cards_out", ranks, scores)

    def evaluate(self, g: Game, seat: i64) -> float:
        return judge.evaluate(cast(Baseball, g), seat)

    def plain(self, g: Game, seat: i64) -> float:
        return plain.evaluate(cast(Baseball, g), seat)

    def shortlist(self, g: Game, seat: int, options: list[int]) -> list[int]:
        return picks.shortlist(cast(Baseball, g), seat, options)

    def taste(self, g: Game, seat: i64, taste: int) -> float:
        return tastes.taste(cast(Baseball, g), seat, taste)

    def plain_shortlist(self, g: Game, seat: int, options: list[int]) -> list[int]:
        return options

    def redeal(self, g: Game, seat: i64) -> None:
        """Deal the deck and the unknown cards of the other hands anew.

        Played cards are known to all. The card just taken in an exchange stays the one that cannot be given back.
        """
        b = cast(Baseball, g)
        redeal = Redeal(b, seat, 0, len(b.known))
        taken = b.taken
        for other in range(b.seats):
            if other != seat:
                now = redeal.hand(b.hands, other, taken)
                if now != taken:
                    b.taken = now
        redeal.stack(b.deck)
        redeal.finish()

    def alike(self, g: Game, card: int) -> int:
        return int(cast(Baseball, g).pack.kind[card])

    def audit(self, g: Game) -> None:
        """As many cards as are not yet played are held or in the deck; bases, outs and runs are in range."""
        b = cast(Baseball, g)
        held = sum([len(hand) for hand in b.hands]) + b.deck.count
        if held != b.left:
            raise RulesBug(f"{held} cards are held or in the deck, {b.left} are not yet played")
        if b.bases & ~BASES or not 0 <= b.outs < 3 or max(b.runs) > LIMIT:
            raise RulesBug(f"bases {b.bases}, outs {b.outs}, runs {b.runs}")
        line = list(b.line)
        if [sum(line[team::2]) for team in (VISITOR, HOME)] != list(b.runs) or len(line) % 2 == b.batting:
            raise RulesBug(f"the line {line} does not add up to {b.runs}")


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
    g = Baseball()
    g.pack = kinds(pack)
    g.begin(RULES, seats, ACTIONS, len(g.pack.kind))
    g.lay_out(seats, options)
    g.order = turn_order(seats, bool(options["odd_alternate"]))
    g.size = hand_sizes(seats)
    g.deck.fill(range(len(g.pack.kind)))
    g.left = len(g.pack.kind)
    g.do(NEXT_TURN)
    return g
