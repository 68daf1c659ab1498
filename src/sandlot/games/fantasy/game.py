"""Fantasy Fantasy Baseball as a whole: how a table is laid out and dealt, who wins, what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from sandlot.games.fantasy.atoms.knowing import roster
from sandlot.games.fantasy.atoms.managers import champion, qualified, solo
from sandlot.games.fantasy.bot import judge, plain, tastes
from sandlot.games.fantasy.effects.events import way_hidden
from sandlot.games.fantasy.effects.redeal import redeal
from sandlot.games.fantasy.material import MATERIAL
from sandlot.games.fantasy.numbers import CARDS, CHARACTERS, DRAFT, EVENT, ROSTER, WEEKS, WIN
from sandlot.games.fantasy.options import ACTIONS
from sandlot.games.fantasy.pack import book
from sandlot.games.fantasy.places import BOX
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps.setup import DRAFT_ROUND, END_DRAFT, set_up
from sandlot.games.fantasy.steps.token import HAND_TOKEN
from sandlot.games.fantasy.tables import Rules as House
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE
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

    def deal(self, g: Fantasy) -> None:
        """Shuffle and deal (FFB-SET-1 to FFB-SET-8)."""
        set_up(g)

    def result(self, g: Fantasy, seat: i64) -> float:
        """The champion has won (FFB-OBJ-3); a lone Manager who lost has not."""
        return 1.0 if champion(g) == seat else 0.0

    def outcome(self, g: Fantasy) -> Outcome:
        """The Series by its length, or how a lone Manager fared; behind the finalists Wins count."""
        winner = champion(g)
        scores = [int(g.wins[seat]) for seat in range(g.seats)]
        if solo(g):
            lost = "solo_lost_series" if qualified(g, 0) else "solo_eliminated"
            return Outcome("solo_champion" if winner == 0 else lost, [1 if winner == 0 else 2], scores)
        ending = "after_wild_card" if g.wild else f"series_4_{min(g.series)}"
        others = [score for seat, score in enumerate(scores) if not qualified(g, seat)]
        ranks = []
        for seat in range(g.seats):
            if qualified(g, seat):
                ranks.append(1 if seat == winner else 2)
            else:
                ranks.append(3 + len([score for score in others if score > scores[seat]]))
        return Outcome(ending, ranks, scores)

    def evaluate(self, g: Fantasy, seat: i64) -> float:
        return judge.evaluate(g, seat)

    def plain(self, g: Fantasy, seat: i64) -> float:
        return plain.evaluate(g, seat)

    def shortlist(self, g: Fantasy, seat: int, options: list[int]) -> list[int]:
        return judge.shortlist(g, seat, options)

    def plain_shortlist(self, g: Fantasy, seat: int, options: list[int]) -> list[int]:
        return options

    def policy(self, g: Fantasy, seat: i64) -> i64:
        return judge.policy(g, seat)

    def taste(self, g: Fantasy, seat: i64, taste: int) -> float:
        return tastes.taste(g, seat, taste)

    def weighs_sealed(self) -> bool:
        return True

    def redeal(self, g: Fantasy, seat: i64) -> None:
        redeal(g, seat)

    def aside_question(self, g: Fantasy, seat: int) -> Choice:
        """Outside one's turn there is the joke token (FFB-CRY-1)."""
        return HAND_TOKEN if g.seats > 1 else NO_QUESTION

    def secrets(self, g: Fantasy, seat: int) -> list[int]:
        hidden: list[int] = []
        for m in range(g.seats):
            if m != seat and g.bench.size(m):
                hidden += [int(g.turned[m] >> base & 1) for base in range(WEEKS) if way_hidden(g, base)]
        return hidden

    def audit(self, g: Fantasy) -> None:
        """Only Aliens and unused Events are in the box, every Manager has six Characters (FFB-OBJ-5), pegs stand."""
        boxed = places(g).count(BOX)
        if boxed != (2 if g.house.no_aliens else 0) + (0 if g.house.events else CARDS - EVENT):
            raise RulesBug(f"{boxed} cards lie in no zone")
        for seat in range(g.seats):
            held = roster(g, seat).count + (g.drawn.count if g.seat == seat else 0)
            if g.phase != DRAFT and not ROSTER - 1 <= held <= ROSTER + 5:
                raise RulesBug(f"seat {seat} has {held} Characters")
        if min(g.tracks) < 0 or sorted(g.waiver) != list(range(g.managers)):
            raise RulesBug(f"tracks {g.tracks}, Waiver Order {g.waiver}")
        for card in range(CHARACTERS):
            if g.known[card] & ~g.sure[card]:
                raise RulesBug(f"card {card} is known to {g.known[card]}, but only {g.sure[card]} are sure of it")


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
    managers = 3 if seats == 1 else seats
    g = MATERIAL.lay_out(Fantasy, managers, options, pack=book(pack), house=house_rules(options), managers=managers)
    g.begin(RULES, seats, ACTIONS, CARDS)
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
