"""Plain data into a game's card Structs, collecting every error on the way."""

from __future__ import annotations

import re
import typing
from collections.abc import Mapping
from typing import Any, Final, Generic, Literal

import msgspec

from sandlot.cards.arguments import suggest
from sandlot.cards.errors import PackError
from sandlot.cards.grammar import Effect, GrammarError, parse, write
from sandlot.cards.schema import MAX_CARDS, Cards, Schema, Table, fields_of, roles

MAX_DEPTH: Final = 8
MAX_FIELDS: Final = 200  # of one card; also tables of one pack
_PLAIN: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
}
Unread = tuple[str, str, Effect]  # card, field, effect still to be checked against the vocabulary


class Reader(Generic[Cards]):
    """Reads the tables of one pack; `errors` grows as it goes."""

    def __init__(self, schema: Schema[Cards], file: str, without_words: bool = False) -> None:
        self.schema = schema
        self.file = file
        self.without_words = without_words  # data from a match file: names are missing, ids stand in for them
        self.errors: list[PackError] = []
        self.effects: list[Unread] = []
        self.ids: dict[str, list[str]] = {}  # of all cards, right or wrong, so that one error does not cause others

    def wrong(self, card: str, field: str, why: str) -> None:
        """Note one error."""
        self.errors.append(PackError(self.file, card, field, why))

    def cards(self, data: Mapping[str, Any]) -> Cards | None:
        """All tables, or None if anything is wrong with any of them."""
        if len(data) > MAX_FIELDS:
            self.wrong("", "", f"there are {len(data)} tables; at most {MAX_FIELDS} are allowed")
            return None
        for key in data:
            if key not in self.schema.tables:
                self.wrong("", "", f"{shown(key)} is not a table of this game" + suggest(key, self.schema.tables))
        tables = {}
        for table in self.schema.tables.values():
            if table.name in data:
                tables[table.name] = self.table(table, data[table.name])
            elif table.required:
                self.wrong("", "", f"there is no {_header(table)}")
        self.check_effects()
        if self.errors:
            return None
        cards = self.schema.cards(**tables)
        for card, field, why in self.schema.check(cards):
            self.wrong(card, field, why)
        return None if self.errors else cards

    def table(self, table: Table, data: Any) -> Any:
        """One table: its card, or a tuple of its cards."""
        if not table.many:
            return self.card(table.card, data, table.name)
        if not isinstance(data, list):
            self.wrong("", "", f"'{table.name}' must be a list of cards, each under [[{table.name}]]")
            return ()
        if len(data) > MAX_CARDS:
            self.wrong("", "", f"'{table.name}' has {len(data)} cards; at most {MAX_CARDS} are allowed")
            return ()
        ids = self.ids[table.name] = [_given_id(table.card, entry) for entry in data]
        for number, name in enumerate(ids, 1):
            if name and name in ids[: number - 1]:
                self.wrong(f"{table.name} {number}", _id_field(table.card), f"{shown(name)} is used twice")
        cards = [
            self.card(table.card, entry, f"{table.name} {name or number}")
            for number, (entry, name) in enumerate(zip(data, ids, strict=True), 1)
        ]
        return tuple(cards)

    def card(self, kind: type[msgspec.Struct], data: Any, where: str) -> msgspec.Struct | None:
        """One card, or None if any field is wrong."""
        if not isinstance(data, dict):
            self.wrong(where, "", f"expected a table of fields, got {shown(data)}")
            return None
        if len(data) > MAX_FIELDS:
            self.wrong(where, "", f"there are {len(data)} fields; at most {MAX_FIELDS} are allowed")
            return None
        before = len(self.errors)
        fields = {field.name: field for field in fields_of(kind)}
        for key in data:
            if key not in fields:
                self.wrong(where, "", f"{shown(key)} is not a field of a card here" + suggest(key, fields))
        values: dict[str, Any] = {}
        for field in fields.values():
            if field.name in data:
                values[field.name] = self.value(field, roles(kind)[field.name], data[field.name], where)
            elif self.without_words and roles(kind)[field.name] == "words" and field.required:
                values[field.name] = _given_id(kind, data) or where
            elif field.required:
                self.wrong(where, field.name, "this field is missing")
        return kind(**values) if len(self.errors) == before else None

    def value(self, field: msgspec.structs.FieldInfo, role: str, data: Any, where: str) -> Any:
        """One field, converted to its type; an effect comes back in canonical form."""
        choices = [each for each in _literals(field.type) if isinstance(each, str)]
        if choices and isinstance(data, str) and data not in choices:
            listed = ", ".join(choices)
            self.wrong(where, field.name, f"{shown(data)} is not one of {listed}" + suggest(data, choices))
            return None
        try:
            value = msgspec.convert(data, field.type)
        except msgspec.ValidationError as error:
            self.wrong(where, field.name, _sentence(str(error)))
            return None
        if role != "effect":
            return value
        if isinstance(value, str):
            return self.effect(value, field.name, where)
        return type(value)(self.effect(each, field.name, where) for each in value)

    def effect(self, text: str, field: str, where: str) -> str:
        """The canonical text of an effect."""
        try:
            effect = parse(text)
        except GrammarError as error:
            self.wrong(where, field, str(error))
            return ""
        self.effects.append((where, field, effect))
        return write(effect)

    def check_effects(self) -> None:
        """Every effect read, against the game's vocabulary and the ids of this pack."""
        for card, field, effect in self.effects:
            for problem in self.schema.vocabulary.check(effect, self.ids):
                self.wrong(card, field, problem)


def limits(data: Any) -> str:
    """Why plain data is not fit to be read (too deep, or text that is not printable), or nothing."""
    level = [data]
    for _ in range(MAX_DEPTH):
        below: list[Any] = []
        for item in level:
            if isinstance(item, str):
                if not item.replace("\n", "").isprintable():
                    return f"the text {shown(item)} has characters that cannot be printed"
            elif isinstance(item, dict):
                below += item.keys()
                below += item.values()
            elif isinstance(item, list):
                below += item
        if not below:
            return ""
        level = below
    return f"tables and lists lie more than {MAX_DEPTH} deep inside each other"


def shown(value: Any) -> str:
    """A value as it may stand in a sentence: short, and one line."""
    if isinstance(value, str):
        return ascii(value[:40] + "…") if len(value) > 40 or not value.isprintable() else f"'{value}'"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value) if abs(value) < 10**15 else "a huge number"
    return "a list" if isinstance(value, list) else "a table" if isinstance(value, dict) else "a date or time"


def _header(table: Table) -> str:
    return f"[[{table.name}]]" if table.many else f"[{table.name}]"


def _id_field(kind: type[msgspec.Struct]) -> str:
    return next((name for name, role in roles(kind).items() if role == "id"), "")


def _given_id(kind: type[msgspec.Struct], entry: Any) -> str:
    """The id of a card not yet read; nothing if it has no usable one."""
    name = entry.get(_id_field(kind)) if isinstance(entry, dict) else None
    return name if isinstance(name, str) and len(name) <= 40 else ""


def _literals(annotation: Any) -> tuple[Any, ...]:
    return typing.get_args(annotation) if typing.get_origin(annotation) is Literal else ()


def _sentence(message: str) -> str:
    """msgspec's message in a designer's words."""
    message, _, path = message.partition(" - at ")
    message = re.sub(r"`(\w+)(?: \| null)?`", lambda found: _PLAIN.get(found[1], found[1]), message)
    message = message.replace("length >=", "length at least").replace("length <=", "length at most")
    message = message.replace(">=", "of at least").replace("<=", "of at most")
    inside = path.strip("`$.")
    return message[0].lower() + message[1:] + (f" (in {inside})" if inside else "")
