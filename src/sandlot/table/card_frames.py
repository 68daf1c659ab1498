"""What a card looks like: paper, a band in the card's tone, a back, and boxes for what is written on it.

A card is drawn on 250 by 350. Frames take their colours from `var(--tone)`, `var(--tone-ink)` and the palette.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sandlot.table.svg import baseball, circle, group, path, rect

WIDTH, HEIGHT = 250, 350
CARD, TONE, TONE_INK = "var(--card)", "var(--tone)", "var(--tone-ink)"

Align = Literal["left", "center", "right"]


class Box(Struct, frozen=True, omit_defaults=True):
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
    """A card face: its frame as inner SVG, and boxes for title, code, art, text, stats, sort and marks."""

    frame: str
    boxes: dict[str, Box]


def face_with(frame: str, **boxes: Box) -> Face:
    """A face with boxes by name."""
    return Face(frame=frame, boxes=boxes)


def foot(y: float, h: float, size: float, *, sort: tuple[float, float], marks: tuple[float, float]) -> dict[str, Box]:
    """The last line of a card, its sort on the left and its marks on the right: from where on, and how wide."""
    return {"sort": Box(sort[0], y, sort[1], h, size), "marks": Box(marks[0], y, marks[1], h, size, align="right")}


def sheet(fill: str, radius: float, inset: float = 0, more: str = "") -> str:
    """A sheet with round corners, as large as the card but for a margin."""
    return rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, fill, f'rx="{radius:g}" {more}'.rstrip())


def paper(edge: str, radius: float, inset: float, inner: float) -> str:
    """The paper of a card, with an edge of another colour around it."""
    return sheet(edge, radius) + sheet(CARD, inner, inset)


def band(inset: float, radius: float, bottom: float, foot: str = "") -> str:
    """A band of the card's tone along its upper edge; `foot` is the way back along the lower edge of the band."""
    left, right, top = inset, WIDTH - inset, inset + radius
    corners = f"M{left:g} {top:g}a{radius:g} {radius:g} 0 0 1 {radius:g}-{radius:g}H{right - radius:g}"
    corners += f"a{radius:g} {radius:g} 0 0 1 {radius:g} {radius:g}"
    return path(f"{corners}V{bottom:g}{foot or f'H{left:g}'}Z", TONE)


FULL = face_with(
    sheet(CARD, 18) + group(baseball(125, 214, 64), 'opacity=".16"') + rect(14, 66, 222, 5, TONE, 'rx="2"'),
    title=Box(6, 3, 88, 14, size=10, display=True),
    code=Box(6, 22, 88, 10, size=8),
    text=Box(7, 33, 86, 44, size=8),
    stats=Box(6, 79, 88, 9, size=6.5),
    sort=Box(6, 90, 42, 8, size=6.5),
    marks=Box(50, 90, 44, 8, size=5.6, align="right"),
)
SMALL = face_with(
    sheet(CARD, 22) + rect(14, 120, 222, 6, TONE, 'rx="3"'),
    title=Box(4, 4, 92, 28, size=15, align="center", display=True),
    code=Box(4, 42, 92, 20, size=20, align="center"),
    sort=Box(4, 86, 92, 10, size=10, align="center"),
)
BACK = (
    sheet("#3a4a3f", 18)
    + sheet("none", 10, 14, 'stroke="#f4f1e6" stroke-width="4"')
    + circle(125, 175, 52, "#2c3a31")
    + baseball(125, 175, 40)
)
