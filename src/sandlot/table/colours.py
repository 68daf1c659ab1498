"""The colours of a table: the palette of the page by day and by night, and tones that tell cards and teams apart."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Pattern = Literal["plain", "stripes", "dots", "checks", "chevrons", "rings"]
WHITE = "#ffffff"


class Tone(Struct, frozen=True, kw_only=True):
    """A named colour of the table: its fill, what can be read on it, and the pattern that tells it without colour."""

    fill: str
    ink: str = WHITE
    pattern: Pattern = "plain"


class Palette(Struct, frozen=True, kw_only=True, rename="kebab"):
    """The colours of the page around the cards; a palette that does not say is paper and grass by day."""

    page: str = "#f0ead9"
    panel: str = "#fbf7ea"
    ink: str = "#22301f"
    soft: str = "#58614b"
    felt: str = "#d6dfcb"
    felt_ink: str = "#22351f"
    line: str = "#c3c3a2"
    accent: str = "#1f5a3c"
    accent_ink: str = WHITE
    card: str = "#fbf5e2"
    card_ink: str = ""  # cards are paper at night, too: the ink of the palette by day, unless it says otherwise
    glow: str = "#b36a00"


DARK = Palette(
    page="#10140f",
    panel="#1a211a",
    ink="#f0ecd9",
    soft="#b3b699",
    felt="#1b2b20",
    felt_ink="#e6ecd6",
    line="#3a4634",
    accent="#e0bf62",
    accent_ink="#2a1f00",
    card="#f8f1dc",
    glow="#ffc24d",
)
TONES = {
    "gold": Tone(fill="#8f6500", pattern="stripes"),
    "teal": Tone(fill="#0d6a74", pattern="dots"),
    "green": Tone(fill="#1b7a4a"),
    "red": Tone(fill="#b93127", pattern="chevrons"),
    "blue": Tone(fill="#2260ad", pattern="rings"),
    "purple": Tone(fill="#6a3f95", pattern="checks"),
}
