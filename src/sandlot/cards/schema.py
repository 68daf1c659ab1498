"""How a game declares its cards: one Struct per table, its fields marked by what they are.

A field is mechanical unless marked: it counts for the pack's hash and travels in match files. `Words`
(names, flavour) does neither. `Id` names the card inside its table. `EffectText` is an effect, kept in
canonical form; lists of it work too.
"""

from __future__ import annotations

import functools
import typing
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec

from sandlot.cards.vocabulary import Vocabulary

MAX_CARDS: Final = 2_000  # entries of one table

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, extra={"role": "id"})]
Words = Annotated[str, msgspec.Meta(max_length=2_000, extra={"role": "words"})]
EffectText = Annotated[str, msgspec.Meta(max_length=4_000, extra={"role": "effect"})]

Cards = TypeVar("Cards", bound=msgspec.Struct)
Trouble = tuple[str, str, str]  # card, field, why


class Schema(Generic[Cards]):
    """What packs of one game hold.

    `cards` is a Struct whose fields are tables: `tuple[Card, ...]` for `[[card]]`, or a Struct for one
    `[chart]`. `package` is the Python package whose folder `packs` has the built-in packs. `check` sees a
    pack whose every field is right by itself and yields what is still wrong with it, such as counts.
    """

    def __init__(
        self,
        game: str,
        package: str,
        cards: type[Cards],
        vocabulary: Vocabulary,
        check: Callable[[Cards], Iterable[Trouble]],
    ) -> None:
        self.game = game
        self.package = package
        self.cards = cards
        self.vocabulary = vocabulary
        self.check = check
        self.tables = {field.name: Table(field) for field in fields_of(cards)}


class Table:
    """One table of a schema: its card type and whether it has many cards."""

    def __init__(self, field: msgspec.structs.FieldInfo) -> None:
        self.name = field.name
        self.required = field.required
        self.many = typing.get_origin(field.type) is tuple
        self.card: type[msgspec.Struct] = typing.get_args(field.type)[0] if self.many else field.type
        if not issubclass(self.card, msgspec.Struct):
            raise TypeError(f"table '{field.name}' must be a Struct or tuple[Struct, ...]")


@functools.cache
def fields_of(card: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a card type; looking them up again is slow."""
    return msgspec.structs.fields(card)


@functools.cache
def roles(card: type[msgspec.Struct]) -> dict[str, str]:
    """The role of each field: id, words, effect, or nothing."""
    return {field.name: _role(field.type) for field in fields_of(card)}


def _role(annotation: Any) -> str:
    for meta in typing.get_args(annotation)[1:] if typing.get_origin(annotation) is Annotated else ():
        if isinstance(meta, msgspec.Meta) and meta.extra and "role" in meta.extra:
            return str(meta.extra["role"])
    if typing.get_origin(annotation) in (list, tuple):
        return _role(typing.get_args(annotation)[0])
    return ""


def mechanical(cards: msgspec.Struct) -> dict[str, Any]:
    """The part of a pack that play depends on, as plain data; fields at their default are left out."""
    plain: dict[str, Any] = {}
    for field in fields_of(type(cards)):
        value = getattr(cards, field.name)
        plain[field.name] = [_plain(card) for card in value] if isinstance(value, tuple) else _plain(value)
    return plain


def _plain(card: msgspec.Struct) -> dict[str, Any]:
    given = {}
    for field in fields_of(type(card)):
        value = getattr(card, field.name)
        if roles(type(card))[field.name] != "words" and (field.required or value != _default(field)):
            given[field.name] = msgspec.json.decode(msgspec.json.encode(value))  # as a match file has it: lists
    return given


def worded(cards: Cards, like: Cards) -> Cards:
    """The same cards with the words that cards of the same id have among others."""
    tables: dict[str, Any] = {}
    for field in fields_of(type(cards)):
        ours, others = getattr(cards, field.name), getattr(like, field.name)
        if isinstance(ours, tuple):
            by_id = {_id(card): card for card in others if _id(card)}
            tables[field.name] = tuple(_worded(card, by_id.get(_id(card))) for card in ours)
        else:
            tables[field.name] = _worded(ours, others)
    return msgspec.structs.replace(cards, **tables)


def _worded(card: msgspec.Struct, like: msgspec.Struct | None) -> msgspec.Struct:
    words = {name: getattr(like, name) for name, role in roles(type(card)).items() if role == "words"} if like else {}
    return msgspec.structs.replace(card, **words)


def _id(card: msgspec.Struct) -> str:
    return next((str(getattr(card, name)) for name, role in roles(type(card)).items() if role == "id"), "")


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
