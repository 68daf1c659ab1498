"""Writes web/src/protocol.ts from the types that the server sends: `python3 tools/protocol_types.py [--check]`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from sandlot.match import lesson
from sandlot.server.protocol import bodies, messages, shared_types
from sandlot.table import looks, parts

FILE = Path(__file__).parents[1] / "web" / "src" / "protocol.ts"
HEAD = "// Generated from the server's types by tools/protocol_types.py; do not edit.\n"
UNIONS: dict[str, Any] = {
    "AnyPart": parts.AnyPart,
    "AnyIn": messages.AnyIn,
    "AnyOut": messages.AnyOut,
    "HostCommand": bodies.HostCommand,
}
WORDS: dict[str, Any] = {"Area": looks.Area}  # one of several words, by its name


def structs() -> list[type[msgspec.Struct]]:
    """Every type that goes over the wire, each once, after what it is made of."""
    found: dict[str, type[msgspec.Struct]] = {}
    roots: list[Any] = [parts.Table, looks.Look, lesson.Lesson, *UNIONS.values()]
    for module in (shared_types, bodies):
        roots += [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    for each in inspect.multi_type_info(roots):
        _collect(each, found)
    for base in ("Body", "In", "Out", "Part", "Struct"):
        found.pop(base, None)
    return list(found.values())


def _collect(info: inspect.Type, found: dict[str, type[msgspec.Struct]]) -> None:
    if isinstance(info, inspect.StructType):
        name = info.cls.__name__
        if name in found:
            if found[name] is not info.cls:
                raise SystemExit(f"two types are called {name}")
            return
        found[name] = info.cls
        for field in info.fields:
            _collect(field.type, found)
    for child in _inside(info):
        _collect(child, found)


def _inside(info: inspect.Type) -> Iterable[inspect.Type]:
    if isinstance(info, inspect.UnionType):
        return info.types
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        return (info.item_type,)
    if isinstance(info, inspect.TupleType):
        return info.item_types
    if isinstance(info, inspect.DictType):
        return (info.key_type, info.value_type)
    if isinstance(info, inspect.Metadata):
        return (info.type,)
    return ()


def typescript(info: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match info:
        case inspect.Metadata():
            return typescript(info.type)
        case inspect.StructType():
            return info.cls.__name__
        case inspect.UnionType():
            return _union(info)
        case inspect.ListType() | inspect.VarTupleType():
            inner = typescript(info.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.TupleType():
            return "[" + ", ".join(typescript(each) for each in info.item_types) + "]"
        case inspect.DictType():
            return f"Record<string, {typescript(info.value_type)}>"
        case inspect.LiteralType():
            named = (name for name, words in WORDS.items() if set(get_args(words)) == set(info.values))
            return next(named, None) or _words(info.values)
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.NoneType():
            return "null"
        case _:
            return "unknown"


def _words(values: Iterable[object]) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)


def _union(info: inspect.UnionType) -> str:
    here = {each.cls for each in info.types if isinstance(each, inspect.StructType)}
    for name, whole in UNIONS.items():
        if here == set(get_args(whole)):
            return name
    return " | ".join(dict.fromkeys(typescript(each) for each in info.types))


def interface(cls: type[msgspec.Struct]) -> str:
    """A struct as a TypeScript interface."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    doc = " ".join((cls.__doc__ or "").split())
    lines = [f"/** {doc} */", f"export interface {cls.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    sent = cls.__struct_config__.omit_defaults or issubclass(cls, messages.In | bodies.Body)
    for field in info.fields:
        absent = "?" if sent and not field.required else ""
        name = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
        lines.append(f"  {name}{absent}: {typescript(field.type)};")
    return "\n".join([*lines, "}"])


def text() -> str:
    """The whole file."""
    blocks = [interface(each) for each in structs()]
    blocks += [f"export type {name} = {_words(get_args(words))};" for name, words in WORDS.items()]
    for name, whole in UNIONS.items():
        info = inspect.type_info(whole)
        assert isinstance(info, inspect.UnionType)
        blocks.append(f"export type {name} =" + "".join(f"\n  | {typescript(each)}" for each in info.types) + ";")
    return HEAD + "\n" + "\n\n".join(blocks) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or with --check tell whether it is up to date."""
    wanted = text()
    if "--check" in arguments:
        same = FILE.is_file() and FILE.read_text(encoding="utf-8") == wanted
        print(f"{FILE.name} is {'up to date' if same else 'out of date: run python3 tools/protocol_types.py'}")
        return 0 if same else 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
