"""The options of a new table at the terminal: the same that the page offers, each with its usual value."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sandlot import games
from sandlot.cards import Pack
from sandlot.cli.terminal.screen import Screen
from sandlot.kernel.errors import BadInput
from sandlot.kernel.registry import GameInfo, TableOption, Value

VARIANT = "variant"
STANDARD = "standard"


def choose_options(screen: Screen, info: GameInfo, seats: int, pack: Pack[Any] | None) -> dict[str, str]:
    """What differs from the usual: a number changes an option, Enter begins."""
    given: dict[str, str] = {}
    lines = _lines(info)
    if not lines:
        return given
    while True:
        values = info.read_options(given)
        screen.say("The table, as usual unless you change it:")
        for number, option in enumerate(lines, 1):
            screen.say(f"  {number}  {option.says} [{_shown(given, values, option)}]")
        word = screen.ask(f"Enter begins, 1 to {len(lines)} changes an option: ").lower()
        try:
            if not word:
                info.check_options(seats, values)
                return given
            changed = _changed(screen, _numbered(lines, word), given, values)
            games.settle(info, changed, pack)
            given = changed
        except BadInput as error:
            screen.say(f"{str(error)[:1].upper()}{str(error)[1:]}.")


def _lines(info: GameInfo) -> list[TableOption]:
    """All that can be set, the variant first."""
    words = (STANDARD, *info.variants)
    variant = [TableOption(VARIANT, STANDARD, "The variant: a set of options.", words=words)] if info.variants else []
    return [*variant, *info.options]


def _shown(given: Mapping[str, str], values: Mapping[str, Value], option: TableOption) -> str:
    value = values.get(option.name, given.get(option.name, option.default))
    return ("yes" if value else "no") if isinstance(value, bool) else str(value).split("\n")[0][:40]


def _numbered(lines: list[TableOption], word: str) -> TableOption:
    if not (word.isascii() and word.isdigit() and 1 <= int(word[:9]) <= len(lines)):
        raise BadInput(f"{word[:40]!r} is none of 1 to {len(lines)}")
    return lines[int(word) - 1]


def _changed(
    screen: Screen, option: TableOption, given: Mapping[str, str], values: Mapping[str, Value]
) -> dict[str, str]:
    """What is given with a flag turned round, or with another value that is asked for."""
    if isinstance(option.default, bool):
        return {**given, option.name: "no" if values[option.name] else "yes"}
    if option.words:
        chosen = _word(screen, option)
    else:
        steps = f" in steps of {option.step}" if option.step != 1 else ""
        chosen = screen.ask(f"From {option.low} to {option.high}{steps}: ")
    if option.name == VARIANT and chosen == STANDARD:
        return {name: value for name, value in given.items() if name != VARIANT}
    return {**given, option.name: chosen}


def _word(screen: Screen, option: TableOption) -> str:
    """One of the words, by number or as it is, or the text of a file."""
    for number, word in enumerate(option.words, 1):
        screen.say(f"  {number}  {word}")
    text = screen.ask(f"1 to {len(option.words)}{', or @FILE for your own' if option.module else ''}: ")
    if option.module and text.startswith("@"):
        return _from_file(text)
    numbers = [str(number) for number in range(1, len(option.words) + 1)]
    return option.words[int(text) - 1] if text in numbers and text not in option.words else text


def _from_file(text: str) -> str:
    from sandlot.cli.deck import text_of

    return text_of(Path(text[1:]))
