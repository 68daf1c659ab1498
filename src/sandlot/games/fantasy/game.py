"""Fantasy Fantasy Baseball as a whole: how a table is laid out and dealt, who wins, what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast, final

from mypy_extensions import i64

from sandlot.games.fantasy.atoms.knowing import roster
from sandlot.games.fantasy.atoms.managers import champion, qualified, solo
from sandlot.games.fantasy.bot import judge, plain, tastes
from sandlot.games.fantasy.effects.events import way_hidden
from sandlot.games.fantasy.effects.redeal import redeal
from sandlot.games.fantasy.numbers import CARDS, CHARACTERS, DRAFT, EVENT, ROSTER, WEEKS, WIN
from sandlot.games.fantasy.options import ACTIONS
from sandlot.games.fantasy.pack import book
from sandlot.games.fantasy.state import BOX, Fantasy
from sandlot.games.fantasy.steps.setup import DRAFT_ROUND, END_DRAFT, set_up
from sandlot.games.fantasy.steps.token import HAND_TOKEN
from sandlot.games.fantasy.tables import Rules as House
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.material import places
from sandlot.kernel.registry import Value
from sandlot.kernel.rules import Outcome, Rules
from sandlot.kernel.step import NO_QUESTION, Choice
from sandlot.kernel.zones import rows


@final
class FantasyRules(Rules):
    """What Fantasy Fantasy Baseball answers about its positions."""

    def name(self) -> str:
        return "fantasy"

    def deal(self, g: Game) -> None:
        """Shuffle and deal (FFB-SET-1 to FFB-SET-8)."""
        set_up(cast(Fantasy, g))

    def result(self, g: Game, seat: i64) -> float:
        """The champion has won (FFB-OBJ-3); a lone Manager who lost has not."""
        return 1.0 if champion(cast(Fantasy, g)) == seat else 0.0

    def outcome(self, g: Game) -> Outcome:
        """The Series by its length, or how a lone Manager fared; behind the finalists Wins count."""
        f = cast(Fantasy, g)
        winner = champion(f)
        scores = [int(f.wins[seat]) for seat in range(f.seats)]
        if solo(f):
            lost = "solo_lost_series" if qualified(f, 0) else "solo_eliminated"
            return Outcome("solo_champion" if winner == 0 else lost, [1 if winner == 0 else 2], scores)
        ending = "after_wild_card" if f.wild else f"series_4_{min(f.series)}"
        others = [score for seat, score in enumerate(scores) if not qualified(f, seat)]
        ranks = []
        for seat in range(f.seats):
            if qualified(f, seat):
                ranks.append(1 if seat == winner else 2)
            else:
                ranks.append(3 + len([score for score in others if score > scores[seat]]))
        return Outcome(ending, ranks, scores)

    def evaluate(self, g: Game, seat: i64) -> float:
        return judge.evaluate(cast(Fantasy, g), seat)

    def plain(self, g: Game, seat: i64) -> float:
        return plain.evaluate(cast(Fantasy, g), seat)

    def shortlist(self, g: Game, seat: int, options: list[int]) -> list[int]:
        return judge.shortlist(cast(Fantasy, g), seat, options)

    def plain_shortlist(self, g: Game, seat: int, options: list[int]) -> list[int]:
        return options

    def policy(self, g: Game, seat: i64) -> i64:
        return judge.policy(cast(Fantasy, g), seat)

    def taste(self, g: Game, seat: i64, taste: int) -> float:
        return tastes.taste(cast(Fantasy, g), seat, taste)

    def weighs_sealed(self) -> bool:
        return True

    def redeal(self, g: Game, seat: i64) -> None:
        redeal(cast(Fantasy, g), seat)

    def aside_question(self, g: Game, seat: int) -> Choice:
        """Outside one's turn there is the joke token (FFB-CRY-1)."""
        return HAND_TOKEN if g.seats > 1 else NO_QUESTION

    def secrets(self, g: Game, seat: int) -> list[int]:
        f = cast(Fantasy, g)
        hidden: list[int] = []
        for m in range(f.seats):
            if m != seat and f.bench.size(m):
                hidden += [int(f.turned[m] >> base & 1) for base in range(WEEKS) if way_hidden(f, base)]
        return hidden

    def audit(self, g: Game) -> None:
        """Only Aliens and unused Events are in the box, every Manager has six Characters (FFB-OBJ-5), pegs stand."""
        f = cast(Fantasy, g)
        boxed = places(f).count(BOX)
        if boxed != (2 if f.house.no_aliens else 0) + (0 if f.house.events else CARDS - EVENT):
            raise RulesBug(f"{boxed} cards lie in no zone")
        for seat in range(f.seats):
            held = roster(f, seat).count + (f.drawn.count if f.seat == seat else 0)
            if f.phase != DRAFT and not ROSTER - 1 <= held <= ROSTER + 5:
                raise RulesBug(f"seat {seat} has {held} Characters")
        if min(f.tracks) < 0 or sorted(f.waiver) != list(range(f.managers)):
            raise RulesBug(f"tracks {f.tracks}, Waiver Order {f.waiver}")
        for card in range(CHARACTERS):
            if f.known[card] & ~f.sure[card]:
                raise RulesBug(f"card {card} is known to {f.known[card]}, but only {f.sure[card]} are sure of it")


RULES: Final = FantasyRules()


def house_rules(options: Mapping[str, Value]) -> House:
    """The table options as the rules read them."""
    return House(
        months=int(options["months"]),
        events=bool(options["events"]),
        more_wins=bool(options["more_wins"]),
        wild_card=bool(options["wild_card"]),
        no_aliens=bool(options["no_aliens"]),
        to_discard=bool(options["fa_to_discard"]),
        until_cleanup=bool(options["translucent_until_cleanup"]),
        head_start=bool(options["season_head_start"]),
        robot_best=options["robot"] == "best",
    )


def table(seats: int, options: Mapping[str, Value], pack: Any) -> Fantasy:
    """A table at which nothing is dealt yet (FFB-SET-1 to FFB-SET-4)."""
    g = Fantasy()
    g.pack = book(pack)
    g.house = house_rules(options)
    g.begin(RULES, seats, ACTIONS, CARDS)
    managers = 3 if seats == 1 else seats
    g.lay_out(managers)
    g.managers = managers
    g.packets = rows(seats, ROSTER + 1)  # Robot and Deck have none
    g.slots = rows(seats, ROSTER + 1)
    g.win_deck.fill(range(WIN, EVENT))
    if g.house.events:
        g.event_deck.fill(range(EVENT, CARDS))
    else:
        for card in range(EVENT, CARDS):
            g.learn(card, EVERYONE)  # they stay in the box
    g.do(END_DRAFT if seats == 1 else DRAFT_ROUND)
    return g
