"""What every coloured table shares: colours, lines of text, the head of a seat."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from rich.text import Text

from sandlot.table import words
from sandlot.table.layout import Block, cells, clean
from sandlot.table.parts import Card, Seat, Table, walk
from sandlot.table.text import View

TONES = {
    "green": "green",
    "red": "red",
    "blue": "dodger_blue1",
    "yellow": "yellow3",
    "gold": "gold3",
    "orange": "dark_orange3",
    "purple": "medium_purple3",
    "pink": "deep_pink3",
    "teal": "dark_cyan",
    "brown": "orange4",
    "grey": "grey54",
    "white": "bright_white",
    "black": "grey37",
}
ACCENT = "bold dark_orange3"

Lines = list[Text]


def colour(tone: str) -> str:
    """The terminal colour of a tone; a tone without one is left as the terminal has it."""
    return TONES.get(tone, "default")


def text_line(text: str, style: str = "") -> Text:
    """One line that is never wrapped."""
    return Text(text, style=style, no_wrap=True, overflow="ignore", end="\n")


def painted(block: Block, style: str = "") -> Lines:
    """Lines of one style."""
    return [text_line(line, style) for line in block]


def ruled(text: str, width: int, style: str) -> Text:
    """A heading with a rule after it."""
    head = f"── {text} "
    return text_line(head + "─" * (width - cells(head)), style)


def card_tones(table: Table) -> dict[str, str]:
    """The tone of every card by its title."""
    return {words.title(part): part.tone for part in walk(table) if isinstance(part, Card) and part.tone}


def coloured(tones: Mapping[str, str], block: Block) -> Lines:
    """Lines about parts: cards in their tones, numbers of answers and backs set off."""
    lines = painted(block)
    for line in lines:
        for title, tone in tones.items():
            line.highlight_words([title], f"bold {colour(tone)}")
        line.highlight_regex(r"\[\d+(,\d+)*\]", ACCENT)
        line.highlight_regex("▒", "grey54")
    return lines


def seat_head(view: View, part: Seat) -> Text:
    """The team's letter on its colour and the name of the seat."""
    tone = colour(part.tone)
    head = text_line("")
    letter = clean(part.letter)
    if letter:
        head.append(f" {letter} ", f"bold reverse {tone}")
        head.append(" ")
    named = replace(part, letter="")  # the letter stands before the name, on its colour
    mine, _, rest = (words.heading(named, view.table.viewer) + view.mark(part.id)).partition(" · ")
    head.append(mine, f"bold {tone}")
    head.append(f" · {rest}" if rest else "", tone)
    head.highlight_words(["to answer"], ACCENT)
    return head
