"""Every question of every game is declared once: its words, its options, what declines it, its name for orders."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping

import pytest

from conformance.cases import Case, all_games
from conformance.walk import Walk
from sandlot.kernel.asking import Asking, asked, askings, code_book, phrase
from sandlot.kernel.declines import decline, only_declines
from sandlot.kernel.game import NOBODY, Game
from sandlot.kernel.moves import attempt
from sandlot.kernel.registry import GameInfo
from sandlot.kernel.step import NONE, Choice

game = pytest.mark.parametrize("info", all_games(), ids=lambda info: info.name)


def questions(info: GameInfo) -> Iterator[type[Choice]]:
    """Every class of question in a game's modules that can be put."""
    package = importlib.import_module(info.package)
    for found in pkgutil.walk_packages(package.__path__, f"{info.package}."):
        module = importlib.import_module(found.name)
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Choice) and value.__module__ == module.__name__:
                if not value.__subclasses__():
                    yield value


def texts(entry: Asking) -> Iterator[str]:
    """The names of ranges an entry speaks of."""
    for table in (entry.words, entry.shown, entry.parts, entry.goals):
        yield from table


@game
def test_every_question_has_its_words_and_no_words_are_left_over(info: GameInfo) -> None:
    assert set(questions(info)) == set(askings(info.name))


@game
def test_entries_speak_of_options_that_exist(info: GameInfo) -> None:
    known = {each.name for each in code_book(info.name).ranges}
    assert {name for entry in askings(info.name).values() for name in texts(entry)} <= known


@game
def test_what_can_be_declined_has_a_name_for_orders_and_nothing_else_has(info: GameInfo) -> None:
    entries: Mapping[type[Choice], Asking] = askings(info.name)
    able = {kind.__name__ for kind in entries if kind.declines is not Choice.declines}
    assert able == {kind.__name__ for kind, entry in entries.items() if entry.order is not None}
    orders = [entry.order for entry in entries.values() if entry.order is not None]
    names = [name for order in orders for name in (order.name, *order.formerly)]
    assert len(names) == len(set(names))
    assert all(order.label for order in orders)


def put(kind: type[Choice]) -> Choice:
    """A question of this class about nothing in particular; only plain Python makes one without its contents."""
    return kind.__new__(kind)


@pytest.mark.engine("plain")
@game
def test_what_declines_is_an_option_of_the_game_and_an_answer_to_an_offer_can_be_refused(info: GameInfo) -> None:
    g = Case(info, info.seats[-1], {}).new(1)
    for kind, entry in askings(info.name).items():
        question = put(kind)
        no = int(question.declines(g, 0))
        if no != NONE:
            assert entry.order is not None, kind
            assert code_book(info.name).find(no).range.name
        if question.answers_offer():
            assert no != NONE, kind


def alone(g: Game, seat: int, picks: list[int]) -> bool:
    """Whether nothing but these picks can be answered."""
    trial = attempt(g, seat)
    for pick in picks:
        if list(trial.options) != [pick]:
            return False
        trial.pick(pick)
    return True


@game
def test_in_play_every_option_reads_and_a_question_is_declined_by_an_answer_to_it(info: GameInfo) -> None:
    for seats in info.seats:
        walk = Walk(Case(info, seats, {}), 7)
        for _ in range(300):
            g = walk.g
            if g.seat == NOBODY:
                break
            for seat in g.open:
                options = g.choice.options(g, seat)
                asked_now = asked(g, seat)
                assert asked_now.sentence
                assert asked_now.wanted
                assert all(isinstance(phrase(g, seat, option), str) for option in options)
                no = decline(g, seat)
                assert no is None or no[0] in options
                assert only_declines(g, seat) == (no is not None and alone(g, seat, no))
            walk.step()
