"""The look of Baseball Highlights: chrome and circuitry; portraits of Naturals, Robots and Cyborgs drawn by code."""

from __future__ import annotations

from typing import Any

from sandlot.games.highlights.faces import printed_all
from sandlot.games.highlights.pack import roster
from sandlot.table.card_frames import CARD, TONE, TONE_INK, Box, band, face_with, foot, paper, sheet
from sandlot.table.colours import Palette, Tone
from sandlot.table.looks import Look
from sandlot.table.parts import Card
from sandlot.table.svg import Pen, baseball, circle, ellipse, group, path, picture, polygon, rect, text, wash

LIGHT = Palette(page="#e9eef2", panel="#fbfdfe", ink="#17222c", soft="#4f606e", felt="#cfdae2",
                felt_ink="#1b2a36", line="#b5c3cd", accent="#0b6a86", card="#fbfcfd", glow="#d0680b")  # fmt: skip
DARK = Palette(page="#0b1016", panel="#141c25", ink="#e8f1f6", soft="#9db2c0", felt="#152430", felt_ink="#d6eaf4",
               line="#2c3f4d", accent="#55d6f3", accent_ink="#04212a", card="#f1f5f7", glow="#ffb53d")  # fmt: skip
SKINS = ("#f2c9a1", "#d99a6c", "#a86a42", "#6f4329", "#e8b58c")
SKIES = {
    "natural": (("#ffd08a", "#e0645c"), ("#ffe1a8", "#d9804a"), ("#f7b26a", "#8f3f63")),
    "robot": (("#9fd6ea", "#285a86"), ("#b4e3e0", "#1f5f6d"), ("#a9b9d8", "#38477e")),
    "cyborg": (("#d0a8ef", "#4b2a80"), ("#f09ccb", "#5b2470"), ("#a5a0f0", "#2f2a78")),
}
CHROME = ("#eef4f8", "#b8c7d3", "#7d92a3", "#43535f")
WIRES = (
    "M0 40H60L90 70V120L120 150H240M20 240V190L50 160H110M150 0V40L180 70H240M120 240V210L160 170V120M200 240V200H240"
)
TRACES = path(WIRES, "none", "currentColor", 1.4) + "".join(
    circle(x, y, 4, "none", 'stroke="currentColor"') for x, y in ((110, 160), (150, 44), (160, 116))
)


FACE = face_with(
    sheet("#7d92a3", 18)
    + sheet("#dfe7ec", 17, 2)
    + sheet("#8b9dab", 14, 6)
    + sheet(CARD, 12, 9)
    + band(9, 12, 52, "H168l-12 12H9")
    + path("M9 187H60l6-5H184l6 5H241", "none", TONE, 2)
    + path("M16 322h40l6-6h62M234 322h-40l-6-6h-42", "none", TONE, 2)
    + "".join(circle(x, y, 3.2, "#eef4f8", 'stroke="#43535f"') for x, y in ((18, 338), (232, 338))),
    title=Box(6, 3.4, 66, 13, size=7.6, display=True, ink=TONE_INK),
    code=Box(70, 3.4, 25, 9, size=6.4, align="right", ink=TONE_INK),
    art=Box(6, 19, 88, 32),
    stats=Box(6.5, 54.4, 88, 13, size=7.4),
    text=Box(7, 68, 86, 22, size=8),
    **foot(92.6, 5, 5.4, sort=(12, 40), marks=(48, 40)),
)
SMALL = face_with(
    paper("#8b9dab", 20, 6, 16) + band(6, 16, 70, "H180l-14 14H6"),
    title=Box(5, 3, 90, 19, size=11.5, ink=TONE_INK),
    art=Box(5, 25, 90, 35),
    stats=Box(5, 62, 90, 36, size=11.5),
)
BACK = (
    sheet("#1c2733", 18)
    + sheet("none", 12, 8, 'stroke="#8fd5e8" stroke-width="3"')
    + group(TRACES, 'color="#3f8aa3" transform="translate(5 10)"')
    + group(TRACES, 'color="#3f8aa3" transform="translate(245 340) rotate(180)"')
    + circle(125, 175, 50, "#1c2733", 'stroke="#8fd5e8" stroke-width="3"')
    + baseball(125, 175, 38, "#e8eff3", "#2aa5c4")
    + text(125, 262, 30, "2045", "#8fd5e8", 'font-family="Orbitron, sans-serif" font-weight="800" letter-spacing="6"')
)


def _cap(colour: str, peak: str, y: float) -> str:
    return (
        path(f"M66 {y}Q66 {y - 36} 100 {y - 36}T134 {y}Z", colour)
        + path(f"M62 {y}H150q14 2 12 8-30-4-100 0Z", peak)
        + circle(100, y - 36, 3, peak)
    )


def _shoulders(colour: str, trim: str) -> str:
    return path("M40 140Q44 108 82 102H118Q156 108 160 140Z", colour) + path("M88 102L100 122L112 102", "none", trim, 4)


def _natural(pen: Pen, jersey: str) -> str:
    skin = pen.pick(SKINS)
    hair = pen.pick(("#2a1c14", "#5b3418", "#a35a21", "#d8b25a", "#1d1d24", "#8a8f96"))
    drawn = _shoulders("#f4f1ea", jersey)
    if pen.chance(45):
        drawn += path("M68 60Q60 100 74 108H126Q140 100 132 60Z", hair)
    drawn += rect(90, 86, 20, 22, skin) + ellipse(100, 72, 30, 34, skin)
    drawn += _cap(jersey, pen.pick(("#1d2733", "#f4f1ea", "#c8372d")), 60)
    drawn += circle(89, 72, 3.2, "#1d2733") + circle(111, 72, 3.2, "#1d2733")
    drawn += path(pen.pick(("M90 88q10 8 20 0", "M91 90h18", "M92 89q8 4 16-2")), "none", "#7a3b2c", 3)
    if pen.chance(30):
        drawn += path("M84 86q16 14 32 0v12q-16 14-32 0Z", hair, more='opacity=".85"')
    return drawn


def _robot(pen: Pen, jersey: str) -> str:
    light, mid, dark, deep = CHROME
    eye = pen.pick(("#5ff0ff", "#ffdf5a", "#ff7a5a", "#8dff8a"))
    drawn = _shoulders(mid, deep) + path("M40 140Q44 108 82 102H118Q156 108 160 140Z", "none", jersey, 5)
    drawn += rect(90, 92, 20, 14, dark)
    shape = pen.below(3)
    if shape == 0:
        drawn += rect(66, 40, 68, 56, mid, f'rx="10" stroke="{deep}" stroke-width="3"')
    elif shape == 1:
        drawn += path("M64 92V66a36 36 0 0 1 72 0V92Z", mid, deep, 3)
    else:
        drawn += polygon(
            [(74, 38), (126, 38), (140, 66), (126, 96), (74, 96), (60, 66)], mid, f'stroke="{deep}" stroke-width="3"'
        )
    drawn += path("M74 46h24", "none", light, 5)
    if pen.chance(50):
        drawn += rect(74, 58, 52, 14, deep, 'rx="7"') + circle(pen.between(84, 116), 65, 6, eye)
    else:
        drawn += circle(86, 66, 9, deep) + circle(114, 66, 9, deep) + circle(86, 66, 5, eye) + circle(114, 66, 5, eye)
    drawn += "".join(rect(x, 80, 4, 9, deep) for x in range(82, 118, 8))
    if pen.chance(60):
        drawn += path("M100 40V24", "none", deep, 3) + circle(100, 22, 5, eye)
    else:
        drawn += _cap(jersey, "#1d2733", 46)
    return drawn + circle(60, 68, 6, dark) + circle(140, 68, 6, dark)


def _cyborg(pen: Pen, jersey: str) -> str:
    light, mid, dark, deep = CHROME
    eye = pen.pick(("#ff4f6d", "#5ff0ff", "#c6ff4a"))
    drawn = _natural(pen, jersey)
    drawn += path("M100 62H132Q130 104 100 106Z", mid, deep, 2)
    drawn += circle(112, 74, 9, deep) + circle(112, 74, 5, eye) + path("M102 92h20M104 98h14", "none", deep, 3)
    drawn += path("M106 66h18", "none", light, 3)
    if pen.chance(50):
        drawn += path("M138 112l14-6M142 122l16-4", "none", eye, 3)
    return drawn + path("M134 70h10v12", "none", dark, 4)


PORTRAITS = {"natural": _natural, "robot": _robot, "cyborg": _cyborg}
JERSEYS = {"LA": "#2a6fd6", "NY": "#27334f", "SF": "#d9641f", "BO": "#b3262e"}


def art(pack: Any, key: str) -> str:
    """The portrait of a player."""
    player = next((player for player in pack.cards.players() if player.id == key), None)
    kind = player.type if player else "natural"
    pen = Pen(f"highlights {key}")
    top, bottom = pen.pick(SKIES[kind])
    jersey = JERSEYS.get(key[:2]) or pen.pick(("#2e7d5b", "#7a3fa0", "#c58a1c", "#31708f"))
    sky = wash(top, bottom)
    if kind == "natural":
        sky += circle(pen.between(30, 170), pen.between(24, 60), 26, "#fff", 'opacity=".35"')
        sky += path("M0 112h30V92h22v14h26V84h30v26h34V94h28v20h30v26H0Z", "#0002")
    else:
        for _ in range(7):
            x, y = pen.below(200), pen.below(120)
            sky += path(
                f"M{x} {y}h{pen.pick((20, -24, 36))}l8 8v{pen.pick((14, 26))}", "none", "#fff", 1.3, 'opacity=".4"'
            )
    return picture(sky + PORTRAITS[kind](pen, jersey))


def gallery(pack: Any) -> tuple[Card, ...]:
    """Every player of a pack."""
    found = roster(pack)
    return printed_all(found, "pack", range(len(found.ids)))


LOOK = Look(
    motto="Six quick innings, then buy the future.",
    display="Orbitron",
    light=LIGHT,
    dark=DARK,
    tones={
        "natural": Tone(fill="#a4461d"),
        "robot": Tone(fill="#2b5f8c", pattern="checks"),
        "cyborg": Tone(fill="#6b3a99", pattern="chevrons"),
        "white": Tone(fill="#e8eef2", ink="#17222c"),
    },
    emblem=wash("#1a2b4a", "#7a2f6b", 320, 200, "emblem-highlights")
    + "".join(
        path(f"M{x} 200L{x / 4 + 120:g} 120", "none", "#55d6f3", 1.5, 'opacity=".5"') for x in range(-320, 660, 60)
    )
    + "".join(path(f"M0 {y}H320", "none", "#55d6f3", 1.2, 'opacity=".4"') for y in (122, 130, 142, 160, 184))
    + rect(0, 60, 320, 62, "#10182a")
    + "".join(
        rect(x, 122 - h, 22, h, "#1d2b47") for x, h in ((10, 70), (44, 48), (250, 58), (284, 80), (214, 40), (82, 36))
    )
    + circle(160, 84, 46, "#ffd27a", 'opacity=".9"')
    + group(_robot(Pen("emblem"), "#d9641f"), 'transform="translate(60 44)"')
    + baseball(262, 46, 20, "#eef4f8", "#2aa5c4")
    + path("M238 52L176 78M242 60L190 90", "none", "#eef4f8", 2, 'opacity=".7"'),
    backdrop=TRACES,
    back=BACK,
    face=FACE,
    small=SMALL,
    score=("score", "series"),
    areas={"series": "score", "row": "field", "free": "piles", "decks": "book", "team": "field"},
    brief=("dugout", "minors"),
)
