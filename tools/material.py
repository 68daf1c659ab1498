#!/usr/bin/env python3
"""Writes what follows from a game's `material.py`: the class of its positions (`state.py`), `places.py`, `options.py`.

`python3 tools/material.py` writes them all; `--check` only says which are stale. A file is written because the
compiler wants every field, every copy and every constant spelled out; nobody edits it.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BELOW = (ROOT / "src", ROOT / "tests")  # where games lie
sys.path[:0] = map(str, BELOW)

from sandlot.kernel.errors import RulesBug  # noqa: E402
from sandlot.kernel.material import (  # noqa: E402
    Field,
    Fixed,
    Flag,
    Material,
    Number,
    Numbers,
    Own,
    Setting,
    Table,
    Zone,
)

HEAD = "# written by tools/material.py from material.py; change it there"
WIDTH = 100

Stored = Field | Zone

# Types of what can be changed in place, or whose values may be: no two positions share it.
# fmt: off
CHANGEABLE = {
    "Chance", "Collection", "Counter", "Grid", "Iterable", "Mapping", "Market", "MutableMapping", "MutableSequence",
    "MutableSet", "Row", "Rows", "Sequence", "bytearray", "defaultdict", "deque", "dict", "list", "set", "vec",
}
# fmt: on


def check_fixed(material: Material) -> None:
    """Raise RulesBug if a field is called fixed and is of a type that can be changed in place, at any depth."""
    for each in material.fields:
        if isinstance(each, Fixed):
            types = {node.id for node in ast.walk(ast.parse(each.type)) if isinstance(node, ast.Name)}
            if wrong := sorted(types & CHANGEABLE):
                raise RulesBug(
                    f"{material.position}.{each.name} is not Fixed: clones share it, and a {wrong[0]} can be changed "
                    "in place; declare a zone, Numbers, a Table or an Own, or make it a tuple"
                )


def annotation(each: Stored) -> str:
    """The type of a field."""
    match each:
        case Number() | Zone(shape="slot"):
            return "i64"
        case Flag():
            return "bool"
        case Numbers() | Zone(shape="slots"):
            return "vec[i64]"
        case Table() | Zone(shape="grid"):
            return "Grid"
        case Zone():
            return "Row" if each.shape in ("row", "asked") else "Rows"
        case Setting() | Fixed() | Own():
            return each.type


def kind(each: Stored) -> int:
    """Fields of a kind lie side by side in memory, what a clone copies first: so it is quicker."""
    kinds = ("vec[i64]", "Row", "Rows", "Grid", "i64", "bool")
    return -1 if isinstance(each, Own) else kinds.index(annotation(each)) if annotation(each) in kinds else len(kinds)


def started(fields: Iterable[Stored]) -> Iterator[str]:
    """Values before the table is laid out: the compiler is quicker with numbers that always have one."""
    for type_, value in (("vec[i64]", "EMPTY"), ("i64", "0"), ("bool", "False")):
        names = [f"self.{each.name}" for each in fields if annotation(each) == type_]
        line = ""
        for name in names:
            if len(line) + len(name) > WIDTH:
                yield f"        {line}{value}"
                line = ""
            line += f"{name} = "
        if line:
            yield f"        {line}{value}"


def copy(each: Stored) -> str:
    """How a clone copies what can be changed in place; "" where it shares the value."""
    match annotation(each):
        case "vec[i64]":
            return "[:]"
        case "Row" | "Rows" | "Grid":
            return ".clone()"
    return ".clone()" if isinstance(each, Own) else ""


def comment(each: Stored) -> str:
    """What the declaration says about a field."""
    said = [each.label, each.note] if isinstance(each, Zone) else [each.note]
    told = "; ".join(filter(None, said))
    return f"  # {told}" if told else ""


def redealt(material: Material) -> Iterator[str]:
    """The lines of the usual re-deal: hands first, then what has an order."""
    yield "    def redeal_cards(self, seat: i64) -> None:"
    yield "        redeal = Redeal(self, seat, 0, len(self.known))"
    zones = [zone for zone in material.zones if zone.shape in ("row", "rows") and zone.seen_by != "all"]
    for zone in sorted(zones, key=lambda zone: zone.ordered):
        if zone.shape == "row":
            yield f"        redeal.stack(self.{zone.name})"
        else:
            yield "        for owner in range(self.seats):"
            yield f"            redeal.{'stack_of' if zone.ordered else 'hand'}(self.{zone.name}, owner)"
    yield "        redeal.finish()"


def wrapped(items: list[str], indent: int) -> Iterator[str]:
    """Items of a list in lines that are not too long."""
    line = ""
    for item in items:
        if len(line) + len(item) > WIDTH:
            yield f"{' ' * indent}{line.rstrip()}"
            line = ""
        line += f"{item}, "
    yield f"{' ' * indent}{line.rstrip()}"


def imports(material: Material) -> Iterator[str]:
    """What the written class needs."""
    types = {annotation(each) for each in material.stored}
    typing = ["Any", "ClassVar"] if material.since else ["ClassVar"] if material.formerly else []
    packed = "vec[i64]" in types
    yield "from __future__ import annotations\n"
    yield f"from typing import {', '.join([*typing, 'final'])}\n"
    yield f"from mypy_extensions import {'i64, ' if packed or 'i64' in types or material.redeal else ''}mypyc_attr\n"
    lines = [*material.imports, "from sandlot.kernel.game import Game"]
    if packed:
        lines.append("from sandlot.kernel.packed import vec")
    if material.redeal:
        lines.append("from sandlot.kernel.redeal import Redeal")
    names = ["EMPTY"] if packed else []
    if names := [*names, *(name for name in ("Grid", "Row", "Rows") if name in types)]:
        lines.append(f"from sandlot.kernel.zones import {', '.join(names)}")
    yield from sorted(lines)


def written(material: Material) -> str:
    """The text of a game's state.py."""
    check_fixed(material)
    fields = sorted(material.stored, key=kind)
    lines = [
        HEAD,
        '"""Positions: their fields, how they are cloned, and how their cards are dealt again."""',
        "",
        *imports(material),
        "",
        "",
        "@final",
        "@mypyc_attr(free_list_len=1, acyclic=True)",
        f"class {material.position}(Game):",
        f'    """{material.about}"""',
        "",
        "    # fmt: off",
        "    __slots__ = (",
        *wrapped([f'"{name}"' for name in sorted(each.name for each in fields)], 8),
        "    )",
    ]
    if material.since:
        lines.append(f"    SINCE: ClassVar[dict[str, Any]] = {material.since!r}".replace("'", '"'))
    if material.formerly:
        lines.append(f"    FORMERLY: ClassVar[dict[str, str]] = {material.formerly!r}".replace("'", '"'))
    lines += ["    # fmt: on", *(f"    {each.name}: {annotation(each)}{comment(each)}" for each in fields)]
    if early := list(started(fields)):
        lines += ["", "    def __init__(self) -> None:", *early]
    lines += [
        "",
        f"    def clone(self) -> {material.position}:",
        f"        c = {material.position}()",
        "        c.copy_kernel(self)",
        "        # copied: what can be changed in place",
        *(f"        c.{each.name} = self.{each.name}{copy(each)}" for each in fields if copy(each)),
        "        # shared: what is replaced as a whole",
        *(f"        c.{each.name} = self.{each.name}" for each in fields if not copy(each)),
        "        return c",
    ]
    if material.redeal:
        lines += ["", *redealt(material)]
    return "\n".join(lines) + "\n"


def numbered(about: str, constants: Iterable[tuple[str, int, str]]) -> str:
    """The text of a file of constants, each with its number and a note."""
    lines = [HEAD, f'"""{about}"""', "", "from typing import Final", ""]
    lines += [f"{name}: Final = {number}{f'  # {note}' if note else ''}" for name, number, note in constants]
    return "\n".join(lines) + "\n"


def games() -> Iterator[tuple[Path, Material]]:
    """Every game that declares its material, with its folder."""
    for base in BELOW:
        for found in sorted(base.glob("**/material.py")):
            module = ".".join(found.relative_to(base).with_suffix("").parts)
            if not module.startswith("sandlot.kernel"):
                yield found.parent, importlib.import_module(module).MATERIAL


def files() -> Iterator[tuple[Path, str]]:
    """Every file to write, with what it should say."""
    for folder, material in games():
        yield folder / "state.py", written(material)
        places = ((name, place, "") for name, place in material.constants())
        yield folder / "places.py", numbered("The places of events by number; each is counted from its first.", places)
        if material.options:
            options = (*material.book.constants(), ("ACTIONS", material.book.actions, ""))
            yield (
                folder / "options.py",
                numbered("The options by number; each range is counted from its first.", options),
            )


def stale() -> Iterator[tuple[Path, str]]:
    """The files that do not say what is declared, with what they should say."""
    for path, text in files():
        if not path.is_file() or path.read_text("utf-8") != text:
            yield path, text


def main() -> int:
    """Write what is stale, or only say so."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if a file is stale")
    only_check = parser.parse_args().check
    try:
        found = list(stale())
    except RulesBug as bug:
        sys.exit(str(bug))
    for path, text in found:
        print(f"{path.relative_to(ROOT)} is stale" if only_check else f"wrote {path.relative_to(ROOT)}")
        if not only_check:
            path.write_text(text, "utf-8")
    return 1 if only_check and found else 0


if __name__ == "__main__":
    sys.exit(main())
