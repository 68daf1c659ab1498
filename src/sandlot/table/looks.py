"""How a game looks: palette, lettering, drawings and where its parts lie, as data that page and print share.

A game's room `look.py` holds
- `LOOK`, the Look below,
- `art(pack, key)`, the picture of one printed card as SVG of 200 by 140, the same for the same card for ever,
- `place(number)`, the part or place (`hand0`, `diamond:1st`) behind a number in the game's events, or "",
- `gallery(pack)`, every printed card of a pack as a face.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Pattern = Literal["plain", "stripes", "dots", "checks", "chevrons", "rings"]
Area = Literal["field", "score", "piles", "book", "phase", "mat", "hand", "hidden"]
Align = Literal["left", "center", "right"]

PALETTE = (
    "page",
    "panel",
    "ink",
    "soft",
    "felt",
    "felt-ink",
    "line",
    "accent",
    "accent-ink",
    "card",
    "card-ink",
    "glow",
)


class Tone(Struct, frozen=True, kw_only=True):
    """A named colour of the table: its fill, what can be read on it, and the pattern that tells it without colour."""

    fill: str
    ink: str
    pattern: Pattern = "plain"


class Box(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place on a card face in hundredths of its width and height; `size` of the letters likewise of the width."""

    x: float
    y: float
    w: float
    h: float
    size: float = 0
    align: Align = "left"
    display: bool = False
    ink: str = ""


class Face(Struct, frozen=True, kw_only=True):
    """A card face: its frame, inner SVG of 250 by 350, and boxes for title, code, art, text, stats, sort and marks."""

    frame: str
    boxes: dict[str, Box]


class Look(Struct, frozen=True, kw_only=True):
    """What stays while a game is played; frames are coloured by `var(--tone)` and the palette."""

    motto: str
    display: str
    light: dict[str, str]
    dark: dict[str, str]
    tones: dict[str, Tone]
    emblem: str  # a picture of 320 by 200 for the list of games
    backdrop: str  # a tile of 240 by 240 behind the table, in currentColor
    back: str  # a card back, inner SVG of 250 by 350
    face: Face
    small: Face
    boards: dict[str, str] = {}
    score: tuple[str, ...] = ()  # beginnings of ids of the parts that tell how the game stands, where room is scarce
    areas: dict[str, Area] = {}  # by the beginning of a part's id, where the kind of part does not settle it
    brief: tuple[str, ...] = ()  # beginnings of ids left out of the others' mats until one opens them
