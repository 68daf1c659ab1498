"""A word that a game declares and does not handle fails when the game's packs are loaded, and names the word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conformance.cases import all_games
from sandlot.cards import Condition, Handlers, Measure, Verb, Vocabulary

NEW = 900  # a code that no game has


def vocabularies() -> Iterator[tuple[str, Vocabulary]]:
    """Every game with packs, and its words."""
    for info in all_games():
        if info.packs:
            yield info.name, info.module("pack").SCHEMA.vocabulary


GAMES = dict(vocabularies())
game = pytest.mark.parametrize("words", GAMES.values(), ids=GAMES)


def declared(
    words: Vocabulary,
    verb: tuple[Verb, ...] = (),
    condition: tuple[Condition, ...] = (),
    measure: tuple[Measure, ...] = (),
    handlers: Handlers | None = None,
) -> Vocabulary:
    """The words of a game and one more, with the handlers that it has."""
    return Vocabulary(
        (*words.verbs.values(), *verb),
        (*words.conditions.values(), *condition),
        (*words.measures.values(), *measure),
        handlers or words.handlers,
    )


@game
def test_a_word_without_a_handler_fails_at_load(words: Vocabulary) -> None:
    with pytest.raises(ValueError, match="'explode' is declared, but the rules have no handler"):
        declared(words, verb=(Verb("explode", NEW, "it explodes"),))
    with pytest.raises(ValueError, match="'raining' is declared, but the rules have no handler"):
        declared(words, condition=(Condition("raining", NEW, "it rains"),))
    with pytest.raises(ValueError, match="'umbrellas' is declared, but the rules have no handler"):
        declared(words, measure=(Measure("umbrellas", NEW, "umbrella", "you have {n:umbrella}"),))


@game
def test_every_word_needs_its_handler_and_every_handler_its_word(words: Vocabulary) -> None:
    handlers = words.handlers
    assert handlers is not None
    for word in (*words.verbs.values(), *words.conditions.values()):
        fewer = Handlers([code for code in handlers.words if code != word.code], handlers.measures)
        with pytest.raises(ValueError, match=f"'{word.name}' is declared"):
            declared(words, handlers=fewer)
    for measure in words.measures.values():
        fewer = Handlers(handlers.words, [code for code in handlers.measures if code != measure.code])
        with pytest.raises(ValueError, match=f"'{measure.name}' is declared"):
            declared(words, handlers=fewer)
    with pytest.raises(ValueError, match=f"the rules handle the code {NEW}, which no word has"):
        declared(words, handlers=Handlers([*handlers.words, NEW], handlers.measures))
