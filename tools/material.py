#!/usr/bin/env python3
"""Writes every game's `state.py`, the class of its positions, and `options.py` from what its `material.py` declares.

`python3 tools/material.py` writes them all; `--check` only says which are stale. A file is written because the
compiler wants every field and every copy spelled out; nobody edits it.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import sys
from collections.abc import Iterator
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
SLOTS_WIDTH = 100

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


def early(each: Stored) -> str:
    """Its value before the table is laid out, where the compiler is quicker with one; "" for none."""
    match annotation(each):
        case "i64":
            return "0"
        case "bool":
            return "False"
        case "vec[i64]":
            return "EMPTY"
    return ""


def start(each: Stored) -> str:
    """Its value at a table at which nothing is dealt; "": the game sets it."""
    match each:
        case Number():
            return str(each.start)
        case Flag():
            return "False"
        case Setting():
            return f'{"bool" if each.type == "bool" else "int"}(options["{each.name}"])'
        case Numbers():
            by_seat = "seats" if each.each == 1 else f"({each.each} * seats)"
            return f"vec[i64]([{each.start}] * {each.length or by_seat})"
        case Table():
            return f"grid(seats, {each.width})"
        case Zone(shape="slot"):
            return "-1"
        case Zone(shape="slots"):
            return f"vec[i64]([-1] * {len(each.parts) or 'seats'})"
        case Zone(shape="grid"):
            return f"grid(seats, {len(each.parts)}, -1)"
        case Zone(shape="row" | "asked"):
            return "row()"
        case Zone():
            return f"rows(seats, {each.room})"
        case Fixed() | Own():
            return each.start


def copy(each: Stored) -> str:
    """How a clone gets it: what can be changed in place is copied."""
    match annotation(each):
        case "vec[i64]":
            return f"self.{each.name}[:]"
        case "Row" | "Rows" | "Grid":
            return f"self.{each.name}.clone()"
    return f"self.{each.name}.clone()" if isinstance(each, Own) else f"self.{each.name}"


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


def listed(names: list[str]) -> Iterator[str]:
    """The fields in lines that are not too long."""
    line: list[str] = []
    for name in sorted(names):
        if len(" ".join(line)) + len(name) > SLOTS_WIDTH:
            yield f"        {' '.join(line)}"
            line = []
        line.append(f'"{name}",')
    yield f"        {' '.join(line)}"


def imports(material: Material) -> Iterator[str]:
    """What the written file needs."""
    types = {annotation(each) for each in material.stored}
    constants = list(material.constants())
    typing = ["Any", "ClassVar"] if material.since else ["ClassVar"] if material.formerly else []
    typing += ["Final", "final"] if constants else ["final"]
    packed = "vec[i64]" in types
    set_up = any(isinstance(each, Setting) for each in material.stored)
    yield "from __future__ import annotations\n"
    if set_up:
        yield "from collections.abc import Mapping"
    yield f"from typing import {', '.join(typing)}\n"
    yield "from mypy_extensions import i64, mypyc_attr\n"
    lines = [*material.imports, "from sandlot.kernel.game import Game"]
    if packed:
        lines.append("from sandlot.kernel.packed import vec")
    if material.redeal:
        lines.append("from sandlot.kernel.redeal import Redeal")
    if set_up:
        lines.append("from sandlot.kernel.registry import Value")
    wanted = {"Grid": "grid", "Row": "row", "Rows": "rows"}
    names = ["EMPTY"] if packed else []
    names += [name for name in wanted if name in types] + [make for name, make in wanted.items() if name in types]
    if names:
        lines.append(f"from sandlot.kernel.zones import {', '.join(names)}")
    yield from sorted(lines)


def written(material: Material) -> str:
    """The text of a game's state.py."""
    check_fixed(material)
    lines = [HEAD, f'"""{material.about}"""', "", *imports(material), ""]
    lines += [f"{name}: Final = {place}" for name, place in material.constants()]
    fields = material.stored
    lines += [
        "",
        "",
        "@final",
        "@mypyc_attr(free_list_len=1, acyclic=True)",
        f"class {material.position}(Game):",
        f'    """{material.about}"""',
        "",
        "    # fmt: off",
        "    __slots__ = (",
        *listed([each.name for each in fields]),
        "    )",
        "    # fmt: on",
    ]
    if material.since:
        lines.append(f"    SINCE: ClassVar[dict[str, Any]] = {material.since!r}".replace("'", '"'))
    if material.formerly:
        lines.append(f"    FORMERLY: ClassVar[dict[str, str]] = {material.formerly!r}".replace("'", '"'))
    lines += [f"    {each.name}: {annotation(each)}{comment(each)}" for each in fields]
    lines += ["", "    def __init__(self) -> None:"]
    lines += [f"        self.{each.name} = {early(each)}" for each in fields if early(each)] or ["        pass"]
    given = ", options: Mapping[str, Value]" if any(isinstance(each, Setting) for each in fields) else ""
    lines += ["", f"    def lay_out(self, seats: int{given}) -> None:"]
    lines += ['        """Everything as it is before the deal."""']
    lines += [f"        self.{each.name} = {start(each)}" for each in fields if start(each)]
    lines += ["", f"    def clone(self) -> {material.position}:", f"        c = {material.position}()"]
    lines += ["        c.copy_kernel(self)", *(f"        c.{each.name} = {copy(each)}" for each in fields)]
    lines += ["        return c"]
    if material.redeal:
        lines += ["", *redealt(material)]
    return "\n".join(lines) + "\n"


def numbered(material: Material) -> str:
    """The text of a game's options.py: the first number of every range, and how many there are in all."""
    lines = [HEAD, '"""The options by number; each range is counted from its first."""', ""]
    lines += ["from typing import Final", ""]
    for name, first, note in material.book.constants():
        lines.append(f"{name}: Final = {first}{f'  # {note}' if note else ''}")
    return "\n".join([*lines, f"ACTIONS: Final = {material.book.actions}"]) + "\n"


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
        if material.options:
            yield folder / "options.py", numbered(material)


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
