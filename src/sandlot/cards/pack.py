"""Packs: TOML files with the cards of a game, found, loaded, hashed and carried in match files."""

from __future__ import annotations

import functools
import hashlib
import re
import tomllib
from collections.abc import Callable, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec

from sandlot.cards.arguments import suggest
from sandlot.cards.errors import BadPack, PackError
from sandlot.cards.reading import Reader, limits
from sandlot.cards.schema import Cards, Schema, mechanical, worded
from sandlot.cards.vocabulary import Vocabulary

MAX_BYTES: Final = 1_000_000
MAX_LINE: Final = 4_000
MAX_DOTS: Final = 50  # a dotted key costs the square of its parts to read
MOST_KEPT: Final = 50  # compiled packs of a game
Compiled = TypeVar("Compiled")
Slug = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z0-9][a-z0-9_-]*$(?!\n)")]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Prose = Annotated[str, msgspec.Meta(max_length=2_000)]


class Header(msgspec.Struct, frozen=True):
    """The table `[pack]` at the top of a pack."""

    name: Slug
    game: Slug
    title: Line
    version: Line
    author: Prose = ""
    description: Prose = ""


class _Head(msgspec.Struct, frozen=True):
    pack: Header


class Pack(msgspec.Struct, Generic[Cards], frozen=True):
    """A valid pack; `hash` depends on the game and the mechanical part of the cards only."""

    header: Header
    cards: Cards
    hash: str

    @property
    def name(self) -> str:
        """The short name by which a built-in pack is asked for."""
        return self.header.name

    @property
    def title(self) -> str:
        """The name for people."""
        return self.header.title

    def mechanical(self) -> dict[str, Any]:
        """What play depends on, as plain data for a match file."""
        return mechanical(self.cards)


def compiled_once(compile: Callable[[Pack[Cards]], Compiled]) -> Callable[[Pack[Cards]], Compiled]:
    """Keep what a pack was compiled to; by identity, since hashing a pack costs as much as half a game."""
    kept: dict[int, tuple[Pack[Cards], Compiled]] = {}

    @functools.wraps(compile)
    def compiled(pack: Pack[Cards]) -> Compiled:
        if id(pack) not in kept:
            if len(kept) == MOST_KEPT:
                kept.clear()
            kept[id(pack)] = (pack, compile(pack))
        return kept[id(pack)][1]

    return compiled


def builtin(schema: Schema[Cards]) -> list[str]:
    """Names of the packs that come with the game."""
    return sorted(_builtin_files(schema))


def load(schema: Schema[Cards], which: str | Path) -> Pack[Cards]:
    """The pack of that name or at that path; BadPack with everything that is wrong with it."""
    if isinstance(which, str) and not which.endswith(".toml") and "/" not in which and "\\" not in which:
        files = _builtin_files(schema)
        if which not in files:
            why = f"there is no such pack; built in are {', '.join(sorted(files)) or 'none'}" + suggest(which, files)
            raise BadPack([PackError(which, "", "", why)])
        return loads(schema, files[which].read_bytes(), f"{which}.toml")
    path = Path(which)
    return loads(schema, _read(path), path.name)


def loads(schema: Schema[Cards], data: bytes, file: str = "pack.toml") -> Pack[Cards]:
    """The pack written in that TOML; BadPack with everything that is wrong with it."""
    tables = _toml(data, file)
    header, errors = _header(tables, file)
    if header is not None and header.game != schema.game:
        errors.append(PackError(file, "", "game", f"this pack is for '{header.game}', not for '{schema.game}'"))
        raise BadPack(errors)
    reader = Reader(schema, file)
    cards = reader.cards({key: value for key, value in tables.items() if key != "pack"})
    if header is None or cards is None:
        raise BadPack(errors + reader.errors)
    return Pack(header, cards, _hash(schema, cards))


def from_mechanical(schema: Schema[Cards], name: str, data: Any, file: str = "match file") -> Pack[Cards]:
    """The pack of a match file, validated like any other; ids stand in for names."""
    why = limits(data) if isinstance(data, Mapping) else "the cards of the pack must be a table"
    if why:
        raise BadPack([PackError(file, "", "", why)])
    head = {"name": name, "game": schema.game, "title": name, "version": "from a match"}
    header, errors = _header({"pack": head}, file)
    reader = Reader(schema, file, without_words=True)
    cards = reader.cards(data)
    if header is None or cards is None:
        raise BadPack(errors + reader.errors)
    return Pack(header, cards, _hash(schema, cards))


def with_words(pack: Pack[Cards], like: Pack[Cards]) -> Pack[Cards]:
    """The same pack with the names and other words that cards of the same id have in another."""
    return msgspec.structs.replace(pack, cards=worded(pack.cards, like.cards))


def read_header(path: Path) -> Header:
    """Only the header of a pack file, to learn which game it is for."""
    header, errors = _header(_toml(_read(path), path.name), path.name)
    if header is None:
        raise BadPack(errors)
    return header


def _builtin_files(schema: Schema[Cards]) -> dict[str, Traversable]:
    folder = resources.files(schema.package).joinpath("packs")
    if not folder.is_dir():
        return {}
    return {each.name.removesuffix(".toml"): each for each in folder.iterdir() if each.name.endswith(".toml")}


def _read(path: Path) -> bytes:
    if not path.is_file():
        raise BadPack([PackError(path.name, "", "", "there is no such file")])
    try:
        with path.open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadPack([PackError(path.name, "", "", f"the file cannot be read: {error.strerror}")]) from error


def _toml(data: bytes, file: str) -> dict[str, Any]:
    """The tables of a TOML file that is small, shallow and printable enough to be worth reading."""
    why = ""
    tables: dict[str, Any] = {}
    if len(data) > MAX_BYTES:
        why = f"the file is larger than {MAX_BYTES:,} bytes"
    else:
        try:
            text = data.decode("utf-8-sig")
            why = _long_line(text)
            tables = {} if why else tomllib.loads(text)
        except UnicodeDecodeError as error:
            why = f"the file is not UTF-8 text (byte {error.start + 1})"
        except RecursionError:
            why = "lists lie too deep inside each other"
        except ValueError as error:  # tomllib's own error, or a number with too many digits
            why = f"this is not valid TOML: {error}"
    why = why or limits(tables)
    if why:
        raise BadPack([PackError(file, "", "", why)])
    return tables


def _long_line(text: str) -> str:
    for number, line in enumerate(re.split(r"\r\n|\n|\r", text), 1):
        if len(line) > MAX_LINE or line.count(".") > MAX_DOTS:
            return f"line {number} is longer than {MAX_LINE:,} characters or has more than {MAX_DOTS} dots"
    return ""


def _hash(schema: Schema[Cards], cards: Cards) -> str:
    plain = msgspec.json.encode([schema.game, mechanical(cards)], order="deterministic")
    return hashlib.sha256(plain).hexdigest()[:32]


def _header(tables: Mapping[str, Any], file: str) -> tuple[Header | None, list[PackError]]:
    schema = Schema("", "", _Head, Vocabulary(()), lambda cards: ())
    reader = Reader(schema, file)
    head = reader.cards({"pack": tables["pack"]} if "pack" in tables else {})
    return (None if head is None else head.pack), reader.errors
