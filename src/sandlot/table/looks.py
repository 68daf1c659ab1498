"""How a game looks: colours, lettering, drawings and where its parts lie, as data that page and print share.

Everything has a default, so a game without `look.py` looks decent. That module may hold
- `LOOK`, the Look below, which says only what is different in this game,
- `art(pack, key)`, the picture of one printed card as SVG of 200 by 140, the same for the same card for ever,
- `gallery(pack)`, every printed card of a pack as a face.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from sandlot.kernel.errors import BadInput
from sandlot.kernel.registry import GameInfo
from sandlot.table.card_frames import BACK, FULL, SMALL, Face
from sandlot.table.colours import DARK, TONES, Palette, Tone
from sandlot.table.parts import Card
from sandlot.table.svg import Pen, baseball, path, rect, text

Area = Literal["field", "score", "piles", "book", "phase", "mat", "hand", "hidden"]

GROUNDS = ("#2f6b4a", "#2b5c7a", "#7a4a2b", "#5b4a86", "#80404f", "#4d6130")  # white is read on each
DIAMOND = path("M120 20L220 120L120 220L20 120Z", "none", "currentColor", 1.5)


class Look(Struct, frozen=True, kw_only=True):
    """What stays while a game is played. `tones` come on top of the usual ones."""

    motto: str = ""  # the game's blurb, unless it has a better line
    display: str = "Graduate"  # the letters of titles
    light: Palette = Palette()
    dark: Palette = DARK
    tones: dict[str, Tone] = {}
    emblem: str = ""  # a picture of 320 by 200 for the list of games
    backdrop: str = DIAMOND  # a tile of 240 by 240 behind the table, in currentColor
    back: str = BACK  # a card back, inner SVG of 250 by 350
    face: Face = FULL
    small: Face = SMALL
    score: tuple[str, ...] = ()  # beginnings of ids of the parts that tell how the game stands, where room is scarce
    areas: dict[str, Area] = {}  # by the beginning of a part's id, where the kind of part does not settle it
    brief: tuple[str, ...] = ()  # beginnings of ids left out of the others' mats until one opens them


def look_of(info: GameInfo) -> Look:
    """The whole look of a game: what it says itself, and the usual for the rest."""
    own: Look = _own(info, "LOOK") or Look()
    ink = own.light.ink
    return replace(
        own,
        light=replace(own.light, card_ink=own.light.card_ink or ink),
        dark=replace(own.dark, card_ink=own.dark.card_ink or ink),
        motto=own.motto or info.blurb,
        emblem=own.emblem or emblem(info.name, info.title),
        tones=TONES | own.tones,
    )


def gallery_of(info: GameInfo, pack: Any) -> tuple[Card, ...]:
    """Every printed card of a pack, as far as the game shows them."""
    gallery = _own(info, "gallery")
    return tuple(gallery(pack)) if gallery else ()


def art_of(info: GameInfo, pack: Any, key: str) -> str:
    """The picture of a printed card, or BadInput."""
    art = _own(info, "art")
    if art is None:
        raise BadInput(f"{info.title} has no art yet")
    try:
        return str(art(pack, key))
    except (KeyError, ValueError) as error:
        raise BadInput(f"the pack has no card {key!r}") from error


def _own(info: GameInfo, name: str) -> Any:
    """Something of the game's `look`, or None."""
    return getattr(info.module("look"), name, None) if info.has_module("look") else None


def emblem(name: str, title: str) -> str:
    """A ball over the title; the ground follows from the name."""
    ground = Pen(name).pick(GROUNDS)
    stripes = "".join(rect(x, 0, 20, 200, "#ffffff14") for x in range(0, 320, 40))
    size = min(34.0, 480 / max(1, len(title)))
    words = text(160, 176, size, title, "#ffffff", 'font-family="Rockwell, Georgia, serif" font-weight="700"')
    return rect(0, 0, 320, 200, ground) + stripes + baseball(160, 84, 52) + words
