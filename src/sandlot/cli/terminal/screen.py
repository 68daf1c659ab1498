"""The terminal: printing, asking, pausing, hiding. Piped input and output work too, without pauses and curtains."""

from __future__ import annotations

import importlib
import sys
import textwrap
import time
from collections.abc import Sequence
from types import ModuleType

from rich.console import Console
from rich.text import Text

from sandlot.table.fitting import fitting, with_brings
from sandlot.table.layout import cells
from sandlot.table.log import LogLine, sentence
from sandlot.table.looks import Look
from sandlot.table.parts import Table
from sandlot.table.rich_text import WIDEST, picture


def _found(name: str) -> ModuleType | None:
    try:
        return importlib.import_module(name)
    except ImportError:  # Windows has neither
        return None


readline = _found("readline")  # input() then edits lines and remembers them
termios = _found("termios")

CLEAR = "\x1b[H\x1b[2J"
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # the lines that were scrolled away as well
TYPED = 1  # the line below a table where one types
BELOW = 2  # the same and a message


class Closed(Exception):
    """Nothing more can be read."""


class Screen:
    """Where people look and type."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=False)
        self.painted = self.console.is_terminal
        self.typed = sys.stdin.isatty()

    def say(self, text: str = "", style: str = "") -> None:
        """A sentence, or lines that are already cut; a long word such as a path stays whole."""
        lines = [line for cut in text.split("\n") for line in self._wrapped(cut)]
        self.console.print("\n".join(lines), style=style, markup=False, soft_wrap=True)

    def _wrapped(self, line: str) -> list[str]:
        if cells(line) <= self.console.width:
            return [line]
        lead = " " * (len(line) - len(line.lstrip()))
        return textwrap.wrap(
            line, self.console.width, subsequent_indent=lead, break_long_words=False, break_on_hyphens=False
        )

    def table(
        self,
        table: Table,
        log: Sequence[LogLine] = (),
        brings: Sequence[str] = (),
        look: Look | None = None,
        below: int = BELOW,
        whole: bool = False,
    ) -> None:
        """A table, what just happened and what each answer would bring; made to fit unless the whole is wanted."""
        width = min(self.console.width, WIDEST)
        if self.painted and not whole:
            self.console.print(fitting(self.console, table, log, width, self.console.height - below, look, brings))
        else:
            self.console.print(picture(with_brings(table, brings), log, width, len(log)))

    def told(self, lines: Sequence[LogLine]) -> None:
        """What happens while one watches."""
        for line in lines:
            told = Text("\n".join(self._wrapped(f"  {sentence(line)}")))
            if line.rule:
                told.highlight_words([f"({line.rule})"], "dim")
            self.console.print(told, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line of input; Closed at its end."""
        self.console.file.flush()
        try:
            text = input(prompt)
        except EOFError:
            self.say()
            raise Closed from None
        if not self.typed:
            self.say(text)  # a script's transcript shows the answers as well
        return text.strip()

    def clear(self) -> None:
        """A fresh page; what was there before can be scrolled back to."""
        if self.painted:
            self._write(CLEAR)

    def curtain(self, name: str, public: Sequence[LogLine]) -> None:
        """Hide everything, scrolled lines and typed answers included, until the next player is there."""
        self.hide()
        self.told(public)
        if self.typed:
            self._forget_typing()
        self.say(f"Pass to {name} – press Enter", "bold")
        self.ask("")
        self.hide()

    def hide(self) -> None:
        """Nothing that was shown can be read any more."""
        if self.painted:
            self._write(CLEAR_ALL)

    def pause(self, seconds: float) -> None:
        """Give people time to follow; none when nobody watches."""
        if self.painted and seconds > 0:
            self.console.file.flush()
            time.sleep(seconds)

    def _write(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()

    def _forget_typing(self) -> None:
        """Neither an Enter pressed too often nor the keys for earlier lines may open the curtain or tell a move."""
        if readline is not None:
            readline.clear_history()
        if termios is not None:
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
