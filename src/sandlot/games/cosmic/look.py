"""The look of Cosmic League Baseball: retro science fiction; helmeted players, ringed planets and rockets."""

from __future__ import annotations

from typing import Any

from sandlot.games.cosmic.faces import gallery
from sandlot.table.card_frames import TONE, TONE_INK, Box, band, face_with, paper, sheet
from sandlot.table.colours import Palette, Tone
from sandlot.table.looks import Look
from sandlot.table.svg import Pen, baseball, circle, ellipse, group, path, picture, polygon, rect, star, wash

__all__ = ["LOOK", "art", "gallery"]

LIGHT = Palette(page="#f5efe2", panel="#fffaf0", ink="#241b45", soft="#5d547d", felt="#e9dcf0",
                felt_ink="#2b2153", line="#d3c5dc", accent="#6a2fa0", card="#fff8ea", glow="#d1560f")  # fmt: skip
DARK = Palette(page="#0d0a1f", panel="#181233", ink="#f6efdd", soft="#b3a8d4", felt="#1b1440", felt_ink="#efe6ff",
               line="#3a2f66", accent="#f6b03c", accent_ink="#2a1600", card="#fff8ea", glow="#ff9a3d")  # fmt: skip
STYLES = {
    "mettle": ("#f6b03c", "#c1501f", "#fff1cf"),
    "mystic": ("#8b63d9", "#2b1c66", "#f3d9ff"),
    "might": ("#e5553d", "#5c1226", "#ffd9a8"),
    "mecha": ("#4bb8b2", "#0e3f56", "#d9fff4"),
}
SKINS = ("#8fd16a", "#6fc3d6", "#e79ab8", "#f0c58c", "#b79be6", "#d6e27a")
STARS = "".join(
    star(x, y, r, r / 4, 4, "currentColor")
    for x, y, r in ((30, 40, 7), (120, 20, 4), (200, 70, 8), (70, 120, 5), (160, 150, 4), (40, 200, 6), (215, 215, 5))
)
BACKDROP = STARS + ellipse(120, 120, 92, 30, "none", 'stroke="currentColor" transform="rotate(-24 120 120)"')

FACE = face_with(
    paper("#1d1637", 20, 7, 15)
    + band(7, 15, 46, "Q125 78 7 46")
    + path("M7 316Q125 284 243 316V328q0 15-15 15H22q-15 0-15-15Z", TONE)
    + star(24, 328, 8, 3, 4, TONE_INK)
    + star(226, 328, 8, 3, 4, TONE_INK),
    title=Box(6, 3, 88, 12, size=8, align="center", display=True, ink=TONE_INK),
    art=Box(7, 19, 86, 31),
    stats=Box(6, 51, 88, 9, size=8, align="center"),
    text=Box(8, 60.5, 84, 27, size=8.2, align="center"),
    sort=Box(16, 91, 68, 6, size=6, align="center", ink=TONE_INK),
    marks=Box(9, 43.2, 82, 5.6, size=6, align="right"),
)
SMALL = face_with(
    paper("#1d1637", 22, 6, 17) + band(6, 17, 74, "Q125 104 6 74"),
    title=Box(4, 3, 92, 21, size=11.5, align="center", ink=TONE_INK),
    art=Box(5, 30, 90, 38),
    stats=Box(4, 69, 92, 28, size=12, align="center"),
)
BACK = (
    sheet("#120e2c", 20)
    + sheet("#231a52", 14, 10, 'stroke="#f6b03c" stroke-width="4"')
    + group(STARS, 'color="#fff1cf" transform="translate(5 30)"')
    + circle(125, 175, 52, "#e5553d")
    + path("M80 150q45 20 92-4M76 186q50 22 98-6", "none", "#f6b03c", 7)
    + ellipse(125, 175, 92, 24, "none", 'stroke="#fff1cf" stroke-width="7" transform="rotate(-20 125 175)"')
    + path("M75 160A52 52 0 0 1 175 160Z", "#e5553d")
)


def _planet(pen: Pen, x: float, y: float, r: float, colour: str, ring: str) -> str:
    drawn = circle(x, y, r, colour)
    for _ in range(3):
        dy = pen.between(-r * 0.6, r * 0.6)
        half = (r * r - dy * dy) ** 0.5
        drawn += path(
            f"M{x - half:g} {y + dy:g}q{half:g} {pen.between(-8, 8):g} {2 * half:g} 0",
            "none",
            ring,
            r / 9,
            'opacity=".5"',
        )
    if pen.chance(60):
        drawn += ellipse(
            x, y, r * 1.7, r * 0.4, "none", f'stroke="{ring}" stroke-width="{r / 8:g}" transform="rotate(-18 {x} {y})"'
        )
    return drawn


def _sky(pen: Pen, styles: tuple[str, ...]) -> str:
    top, deep, pale = STYLES[styles[0]]
    end = STYLES[styles[-1]][1]
    drawn = wash(deep, end) if len(styles) > 1 else wash("#150f38", deep)
    for _ in range(16):
        drawn += circle(pen.below(200), pen.below(110), pen.pick((0.8, 1.2, 1.8)), pale)
    drawn += _planet(pen, pen.between(20, 180), pen.between(16, 60), pen.between(14, 30), top, pale)
    for i in range(7):
        drawn += path(f"M100 150L{-60 + 54 * i} -20L{-34 + 54 * i} -20Z", pale, more='opacity=".07"')
    return drawn


def _astronaut(pen: Pen, styles: tuple[str, ...]) -> str:
    top, deep, pale = STYLES[styles[0]]
    skin = pen.pick(SKINS)
    suit = pen.pick(("#e8e4da", "#d5dde4", pale))
    drawn = path("M38 140Q42 106 80 100H120Q158 106 162 140Z", suit, deep, 3)
    drawn += path("M78 101q22 14 44 0", "none", top, 7) + star(100, 126, 10, 4, 5, top)
    eyes = pen.pick((1, 2, 2, 2, 3))
    head = ellipse(100, 70, pen.between(20, 27), pen.between(22, 28), skin)
    if pen.chance(40):
        head += path("M92 46l-8-18M108 46l8-18", "none", skin, 4) + circle(84, 27, 4, skin) + circle(116, 27, 4, skin)
    for i in range(eyes):
        x = 100 + 15 * (i - (eyes - 1) / 2)
        head += ellipse(x, 66, 5.5, 6.5, "#fff") + circle(x, 67, 2.8, "#150f38")
    head += path(pen.pick(("M90 84q10 7 20 0", "M91 86h18", "M92 85q8-5 16 0")), "none", "#150f38", 2.6)
    glass = circle(100, 68, 40, "#bfe7ff", 'opacity=".22"') + circle(
        100, 68, 40, "none", f'stroke="{suit}" stroke-width="5"'
    )
    glass += path("M74 48q8-14 22-17", "none", "#fff", 4, 'opacity=".8"')
    if pen.chance(55):
        glass += path("M61 56Q64 26 100 26T139 56Z", top, deep, 2) + path("M58 56H152q6 6 0 8-40-5-94 0Z", deep)
    return drawn + head + glass


def _machine(pen: Pen, styles: tuple[str, ...]) -> str:
    top, deep, pale = STYLES[styles[0]]
    drawn = path("M40 140Q46 110 78 104H122Q154 110 160 140Z", "#8fa6b2", deep, 3)
    drawn += path("M70 98V66a30 30 0 0 1 60 0V98Z", "#b9cbd4", deep, 3)
    drawn += rect(76, 60, 48, 18, "#10202c", 'rx="9"') + circle(pen.between(86, 114), 69, 6, top)
    drawn += "".join(rect(x, 86, 5, 8, "#10202c") for x in range(82, 120, 9))
    drawn += path("M100 36V20", "none", "#b9cbd4", 4) + circle(100, 18, 6, top)
    return drawn + circle(66, 72, 7, top) + circle(134, 72, 7, top) + star(100, 124, 10, 4, 6, pale)


def _rocket(x: float, y: float, size: float, turn: float, colour: str) -> str:
    body = path("M0-40Q18-14 12 20H-12Q-18-14 0-40Z", "#f4efe2", "#1d1637", 2)
    body += path("M-12 8l-14 20 14-6zM12 8l14 20-14-6z", colour) + circle(
        0, -10, 6, "#6fc3d6", 'stroke="#1d1637" stroke-width="2"'
    )
    body += path("M-8 22Q0 56 8 22Z", "#ffb53d") + path("M-4 22Q0 40 4 22Z", "#fff1cf")
    return group(body, f'transform="translate({x:g} {y:g}) rotate({turn:g}) scale({size:g})"')


def _scene(pen: Pen, styles: tuple[str, ...]) -> str:
    """An Action: a comet of a ball, a rocket, a ray, an eye or a fist of light."""
    top, deep, pale = STYLES[styles[0]]
    kind = pen.below(5)
    if kind == 0:
        tail = "".join(
            path(f"M70 {74 + d}L{-10 - abs(d)} {118 + 2 * d}", "none", c, 7)
            for d, c in ((-14, top), (0, pale), (14, top))
        )
        return tail + baseball(96, 64, 30)
    if kind == 1:
        return _rocket(pen.between(80, 120), 78, 1.25, pen.between(-40, 40), top)
    if kind == 2:
        rings = "".join(
            circle(100, 70, r, "none", f'stroke="{top if r % 20 else pale}" stroke-width="5"') for r in (14, 30, 46, 62)
        )
        return rings + star(100, 70, 22, 8, pen.pick((4, 6, 8)), pale)
    if kind == 3:
        return (
            path("M30 70Q100 12 170 70Q100 128 30 70Z", pale, deep, 3)
            + circle(100, 70, 28, top)
            + circle(100, 70, 13, "#150f38")
            + circle(92, 60, 5, "#fff")
        )
    bolt = polygon(
        [(112, 8), (62, 82), (94, 82), (80, 134), (140, 54), (106, 54)], pale, f'stroke="{top}" stroke-width="5"'
    )
    return bolt + baseball(pen.between(30, 50), 34, 13)


def art(pack: Any, key: str) -> str:
    """A Coach or a Player in a helmet, or the scene of an Action."""
    pen = Pen(f"cosmic {key}")
    for sort in ("coach", "player", "action"):
        card = next((card for card in getattr(pack.cards, sort) if card.id == key), None)
        if card is not None:
            styles: tuple[str, ...] = tuple(card.styles) or ("mettle",)
            if sort == "action":
                return picture(_sky(pen, styles) + _scene(pen, styles))
            drawn = _machine(pen, styles) if styles[0] == "mecha" and pen.chance(70) else _astronaut(pen, styles)
            laurel = path("M14 124q-6-40 16-70M186 124q6-40-16-70", "none", "#f6b03c", 5) if sort == "coach" else ""
            return picture(_sky(pen, styles) + drawn + laurel)
    return picture(_sky(pen, ("mettle",)) + _scene(pen, ("mettle",)))


LOOK = Look(
    motto="Every round a point or an out, somewhere past Saturn.",
    display="Righteous",
    light=LIGHT,
    dark=DARK,
    tones={
        "mettle": Tone(fill="#a1490f", pattern="chevrons"),
        "mystic": Tone(fill="#5b35a8", pattern="rings"),
        "might": Tone(fill="#a8261f", pattern="stripes"),
        "mecha": Tone(fill="#0c6670", pattern="checks"),
    },
    emblem=wash("#1b1147", "#b3402f", 320, 200, "emblem-cosmic")
    + "".join(
        star(x, y, r, r / 4, 4, "#fff1cf")
        for x, y, r in ((30, 30, 7), (90, 60, 4), (280, 34, 8), (210, 22, 4), (50, 110, 5))
    )
    + circle(232, 86, 44, "#f6b03c")
    + path("M192 72q40 16 82-4M190 98q42 16 84-4", "none", "#e5553d", 7)
    + ellipse(232, 86, 82, 19, "none", 'stroke="#fff1cf" stroke-width="6" transform="rotate(-16 232 86)"')
    + path("M0 200Q160 128 320 200Z", "#2b1c66")
    + _rocket(86, 92, 1.4, 24, "#e5553d")
    + baseball(160, 150, 20)
    + path("M138 156Q70 176 20 172", "none", "#fff1cf", 4, 'stroke-dasharray="3 9"'),
    backdrop=BACKDROP,
    back=BACK,
    face=FACE,
    small=SMALL,
    score=("score", "outs"),
    areas={"totals": "field", "outs": "score", "round": "score", "gone": "book", "points": "hidden"},
    brief=("gone", "deck", "bench"),
)
