# interpreted: for people, never in search
"""How the questions of a game read: what stands beside each class of question in the game's `questions`.

A game's module `questions` holds `QUESTIONS`, an `Asking` for every class of question, and a law of the tests asks that
none is missing. The sentence, the rule and the words of its options, why a card is no answer and the name under which
a standing order keeps it all stand in that one entry.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple, TypeVar

from sandlot.kernel import registry
from sandlot.kernel.code_book import CodeBook, filled
from sandlot.kernel.game import Game
from sandlot.kernel.moves import responding
from sandlot.kernel.step import Choice

IN_RESPONSE = " in response"
Kind = TypeVar("Kind", bound=Choice)
Words = str | Callable[[Any, int, int], str]  # a template, or a function of position, seat and place in the range


class Asked(NamedTuple):
    """A question as it is put: what the status says of the seat, the sentence to it, its rule, its form, a remark.

    `why` says why the question cannot be declined, or not be answered as one would expect; `usual` is the answer that
    is filled in before one chooses (-1: the first).
    """

    wanted: str
    sentence: str
    rule: str
    form: str = "one"
    note: str = ""
    why: str = ""
    usual: int = -1


class Order(NamedTuple):
    """A question under a standing order: the name that is stored and never changes, and how people read it."""

    name: str
    label: str
    formerly: tuple[str, ...] = ()  # names under which older tables stored it


Says = Asked | Callable[[Any, Any, int], Asked]
Why = Callable[[Any, Any, int, int], tuple[str, str]]


@dataclass(frozen=True)
class Asking:
    """All that people read of one class of question.

    `words` are those of options that read otherwise here than the code book says; `shown` what stands on an option
    beyond the words of the move; `parts` and `goals` which part it acts on and where that goes, where the code book
    does not say so. All go by the name of the option's range.
    """

    says: Says
    words: Mapping[str, Words] = field(default_factory=dict)
    shown: Mapping[str, Words] = field(default_factory=dict)
    more: Mapping[str, Words] = field(default_factory=dict)  # what people read behind the words, if not the book's
    parts: Mapping[str, Words] = field(default_factory=dict)
    goals: Mapping[str, Words] = field(default_factory=dict)
    copies: Callable[[Any, int, int], tuple[str, ...]] | None = None  # parts that are the same answer
    why_not: Why | None = None  # why a card of the asked seat is no answer, with the rule; empty if it is one
    part: Words = ""  # the part that all answers act on whose own is not named in `parts`
    recalls: bool = False  # the remark tells what this seat has sealed so far
    order: Order | None = None


@cache
def askings(name: str) -> Mapping[type[Choice], Asking]:
    """All questions of a game."""
    found: Mapping[type[Choice], Asking] = registry.find(name).module("questions").QUESTIONS
    return found


def asking(g: Game) -> Asking:
    """How the open question reads."""
    return askings(g.name())[type(g.choice)]


def asked(g: Game, seat: int) -> Asked:
    """The open question as it is put to this seat."""
    says = asking(g).says
    return says if isinstance(says, Asked) else says(g, g.choice, seat)


def question(g: Game, kind: type[Kind]) -> Kind:
    """The open question, of which it is known what kind it is."""
    assert isinstance(g.choice, kind)
    return g.choice


@cache
def code_book(name: str) -> CodeBook:
    """The options of a game."""
    found: CodeBook = registry.find(name).module("material").MATERIAL.book
    return found


@cache
def names(name: str) -> dict[str, Any]:
    """What the words in braces of a game's templates stand for."""
    found: dict[str, Any] = getattr(registry.find(name).module("notation"), "NAMES", {})
    return found


def said(g: Game, seat: int, words: Words, n: int) -> str:
    """Words of a range for one of its options."""
    return filled(words, names(g.name()), g, seat, n) if isinstance(words, str) else words(g, seat, n)


def phrase(g: Game, seat: int, option: int) -> str:
    """How one pick reads in a move at this moment."""
    found, n = code_book(g.name()).find(option)
    entry = askings(g.name()).get(type(g.choice))
    words = entry.words.get(found.name, found.words) if entry else found.words
    return said(g, seat, words, n)


def recalled(g: Game, seat: int) -> list[str]:
    """The picks of a seat that are sealed so far, each as it read when it was made."""
    picks = g.sealed[seat]
    then = g.clone() if picks else g
    said_so_far = []
    for at, pick in enumerate(picks):
        then.set_sealed(seat, picks[:at])
        said_so_far.append(phrase(then, seat, pick))
    return said_so_far


def order(g: Game) -> str:
    """The name under which standing orders know the open question; "" if it is never ordered.

    A response is another question than the same one in the seat's turn.
    """
    known = asking(g).order
    if known is None:
        return ""
    return known.name + IN_RESPONSE if responding(g) else known.name


def order_named(game: str, name: str) -> Order | None:
    """The question that a stored order means, with its name and label of today; None if there is none of this name."""
    plain = name.removesuffix(IN_RESPONSE)
    rest = name[len(plain) :]
    for entry in askings(game).values():
        if entry.order is not None and plain in (entry.order.name, *entry.order.formerly):
            return entry.order._replace(name=entry.order.name + rest, label=entry.order.label + rest)
    return None
