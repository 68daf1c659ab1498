"""Small helpers for drawings written as SVG: whole pictures, shapes, and choices that follow from a key for ever."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import cos, pi, sin
from typing import TypeVar

WIDTH, HEIGHT = 200, 140

T = TypeVar("T")


class Pen:
    """Choices that look random and depend on nothing but a key."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.drawn = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.drawn += 1
        digest = hashlib.sha256(f"{self.key}/{self.drawn}".encode()).digest()
        return int.from_bytes(digest[:6], "big") % n

    def between(self, low: float, high: float) -> float:
        """A number from low to high, to a tenth."""
        return round(low + (high - low) * self.below(1000) / 999, 1)

    def pick(self, things: Sequence[T]) -> T:
        """One of several things."""
        return things[self.below(len(things))]

    def chance(self, percent: int) -> bool:
        """True in `percent` of a hundred cases."""
        return self.below(100) < percent


def picture(inside: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    """A whole SVG file."""
    box = f"0 0 {width} {height}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" preserveAspectRatio="xMidYMid slice">{inside}</svg>'
    )


def rect(x: float, y: float, w: float, h: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="{fill}" {more}/>'


def circle(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" {more}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}" {more}/>'


def path(d: str, fill: str = "none", stroke: str = "", width: float = 0, more: str = "") -> str:
    """A path, filled, drawn, or both."""
    line = (
        f'stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"' if stroke else ""
    )
    return f'<path d="{d}" fill="{fill}" {line} {more}/>'


def polygon(points: Sequence[tuple[float, float]], fill: str, more: str = "") -> str:
    return f'<polygon points="{" ".join(f"{x:g},{y:g}" for x, y in points)}" fill="{fill}" {more}/>'


def star(
    x: float, y: float, outer: float, inner: float, points: int, fill: str, more: str = "", turn: float = 0
) -> str:
    """A star standing on two of its points."""
    corners = []
    for i in range(2 * points):
        radius = inner if i % 2 else outer
        angle = pi * i / points - pi / 2 + turn
        corners.append((round(x + radius * cos(angle), 1), round(y + radius * sin(angle), 1)))
    return polygon(corners, fill, more)


def text(x: float, y: float, size: float, words: str, fill: str, more: str = "") -> str:
    """Words centred on a point of their base line."""
    safe = words.replace("&", "&amp;").replace("<", "&lt;")
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="middle" fill="{fill}" {more}>{safe}</text>'


def group(inside: str, more: str) -> str:
    """Shapes that share attributes."""
    return f"<g {more}>{inside}</g>"


def gradient(name: str, top: str, bottom: str) -> str:
    """A gradient from top to bottom, to be used as `url(#name)`."""
    stops = f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
    return f'<defs><linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient></defs>'


def wash(top: str, bottom: str, width: int = WIDTH, height: int = HEIGHT, name: str = "s") -> str:
    """A ground that goes from one colour to another; several in one page need names of their own."""
    return gradient(name, top, bottom) + rect(0, 0, width, height, f"url(#{name})")


def baseball(x: float, y: float, r: float, hide: str = "#fffdf5", seam: str = "#c8372d") -> str:
    """A ball with its seams."""
    k = r * 0.62
    left = f"M{x - k:g} {y - r * 0.75:g}Q{x - r * 0.1:g} {y:g} {x - k:g} {y + r * 0.75:g}"
    right = f"M{x + k:g} {y - r * 0.75:g}Q{x + r * 0.1:g} {y:g} {x + k:g} {y + r * 0.75:g}"
    return circle(x, y, r, hide, f'stroke="#0003" stroke-width="{r / 16:g}"') + path(left + right, "none", seam, r / 12)
