"""The look of BASEBALL!: clean graphic cards, one flat sign for each kind of play, in the colours of the rules."""

from __future__ import annotations

from typing import Any

from sandlot.games.moorwerk.faces import printed
from sandlot.games.moorwerk.pack import CODES, kinds
from sandlot.table.card_frames import CARD, TONE, TONE_INK, Box, band, face_with, sheet
from sandlot.table.colours import Palette
from sandlot.table.looks import Look
from sandlot.table.parts import Card
from sandlot.table.svg import baseball, circle, group, path, picture, polygon, rect, star, text

LIGHT = Palette(page="#f3f1ea", panel="#fffdf8", ink="#1d2a33", soft="#55636b", felt="#dbe9dc",
                felt_ink="#17352a", line="#c9cfc4", accent="#1b6b48", card="#fffefb", glow="#d98a00")  # fmt: skip
DARK = Palette(page="#10171a", panel="#182226", ink="#eef2ee", soft="#a5b3b1", felt="#16302a", felt_ink="#dff0e4",
               line="#33433f", accent="#5fd39b", accent_ink="#06251a", card="#f7f5ee", glow="#ffc247")  # fmt: skip
INK = LIGHT.ink
COLOURS = {"green": "#1f8a54", "red": "#c8372d", "blue": "#2464b4"}
TINTS = {"green": "#dff1e4", "red": "#fae3de", "blue": "#dfeafa"}
HOME, FIRST, SECOND, THIRD = (100, 122), (148, 74), (100, 26), (52, 74)
CORNERS = (HOME, FIRST, SECOND, THIRD, HOME)

FACE = face_with(
    sheet(CARD, 18) + band(0, 18, 66) + rect(14, 318, 222, 4, TONE, 'rx="2"'),
    title=Box(35, 2.6, 62, 14, size=9.2, display=True, ink=TONE_INK),
    code=Box(5, 2.6, 26, 14, size=13.5, display=True, ink=TONE_INK),
    art=Box(6, 22, 88, 36),
    text=Box(7, 60, 86, 30, size=8.2),
    sort=Box(6, 92, 40, 7, size=7.2, ink=TONE),
    marks=Box(46, 92.6, 48, 5.6, size=5.6, align="right"),
    stats=Box(46, 92.6, 48, 5.6, size=5.6, align="right"),
)
SMALL = face_with(
    sheet(CARD, 22) + band(0, 22, 96),
    code=Box(4, 3, 92, 22, size=26, align="center", display=True, ink=TONE_INK),
    art=Box(6, 31, 88, 38),
    title=Box(4, 70, 92, 18, size=13.5, align="center"),
    sort=Box(4, 88, 92, 9, size=10, align="center", ink=TONE),
)
BACK = (
    sheet("#1f4e3d", 18)
    + sheet("none", 10, 14, 'stroke="#f4f1e6" stroke-width="4"')
    + "".join(
        path(f"M{x} {y}l18-18 18 18-18 18z", "none", "#f4f1e6", 1.6, 'opacity=".5"')
        for x in range(16, 216, 36)
        for y in range(36, 330, 36)
    )
    + circle(125, 175, 46, "#1f4e3d")
    + baseball(125, 175, 38)
)
BACKDROP = path("M120 20L220 120L120 220L20 120Z", "none", "currentColor", 1.5) + "".join(
    rect(x - 5, y - 5, 10, 10, "none", f'stroke="currentColor" transform="rotate(45 {x} {y})"')
    for x, y in ((120, 20), (220, 120), (120, 220), (20, 120))
)


def _diamond(done: int = 0, colour: str = INK, start: int = 0) -> str:
    """The base paths, the first `done` of them from `start` run."""
    lines = path("M100 122L148 74L100 26L52 74Z", "none", "#0002", 3)
    if done:
        run = [CORNERS[min(4, start + step)] for step in range(done + 1)]
        lines += path("M" + "L".join(f"{x} {y}" for x, y in run), "none", colour, 9)
    bases = "".join(
        rect(x - 8, y - 8, 16, 16, "#fff", f'stroke="{INK}" stroke-width="3" transform="rotate(45 {x} {y})"')
        for x, y in (FIRST, SECOND, THIRD)
    )
    return lines + bases + polygon([(91, 114), (109, 114), (109, 124), (100, 132), (91, 124)], "#fff",
                                   f'stroke="{INK}" stroke-width="3"')  # fmt: skip


def _sign(words: str, colour: str) -> str:
    """A heavy letter in a disc."""
    size = 58 if len(words) == 1 else 40
    return circle(100, 70, 50, colour) + text(
        100, 70 + size * 0.36, size, words, "#fff", 'font-family="Archivo Black, sans-serif" font-weight="900"'
    )


def _arc(colour: str, high: float, bounce: bool = False) -> str:
    """The flight of a batted ball into a glove."""
    if bounce:
        flight = "M30 96q18-44 36 0q16-32 32 0q13-22 26 0"
    else:
        flight = f"M30 104Q95 {high:g} 150 78"
    glove = circle(156, 84, 24, "#b9793a", f'stroke="{INK}" stroke-width="3"')
    glove += path("M142 72v-14M152 64v-16M163 64v-14M173 72v-10", "none", "#b9793a", 9)
    return path(flight, "none", colour, 5, 'stroke-dasharray="2 10"') + glove + baseball(156, 84, 11)


def _arrows(colour: str, turn: bool) -> str:
    """Cards going round the table."""
    hands = "".join(rect(x - 11, 54, 22, 32, "#fff", f'rx="4" stroke="{INK}" stroke-width="3"') for x in (46, 100, 154))
    arrow = path("M40 34H150m-16-12l16 12-16 12M160 108H50m16-12l-16 12 16 12", "none", colour, 6)
    if turn:
        arrow = path("M40 34H150m-16-12l16 12-16 12", "none", colour, 6)
    return hands + arrow


def _clock(colour: str) -> str:
    return (
        circle(100, 70, 48, "#fff", f'stroke="{INK}" stroke-width="5"')
        + path("M100 70V38M100 70L124 82", "none", colour, 7)
        + circle(100, 70, 6, colour)
    )


def _count(balls: int, of: int, colour: str) -> str:
    gap = 34
    first = 100 - gap * (of - 1) / 2
    return "".join(
        circle(first + gap * i, 70, 13, colour if i < balls else "none", f'stroke="{colour}" stroke-width="4"')
        for i in range(of)
    )


def _double_arrow(colour: str) -> str:
    hand = rect(36, 46, 34, 48, "#fff", f'rx="6" stroke="{INK}" stroke-width="3"')
    other = rect(130, 46, 34, 48, colour, f'rx="6" stroke="{INK}" stroke-width="3"')
    return hand + other + path("M80 58H120m-11-9l11 9-11 9M120 84H80m11-9l-11 9 11 9", "none", INK, 5)


def _figures(colour: str) -> dict[str, str]:
    out = text(100, 84, 34, "OUT", colour, 'font-family="Archivo Black, sans-serif" font-weight="900"')
    return {
        "1B": _diamond(1, colour), "2B": _diamond(2, colour), "3B": _diamond(3, colour),
        "HR": _diamond(4, colour) + star(100, 74, 24, 10, 5, colour),
        "BB": _diamond(1, colour) + _count(4, 4, colour).replace('r="13"', 'r="8"'),
        "HBP": _diamond(1, colour) + path("M84 58l16 16 18-20-8 26 22 2-24 8 4 22-16-16-14 14 2-22-22-6 24-6z", colour),
        "SB": _diamond(1, colour, 1) + path("M24 64h22M18 78h26M26 92h18", "none", colour, 5),
        "CS": _diamond(1, colour, 1) + path("M88 14l24 24m0-24L88 38", "none", colour, 8),
        "E": _arc(colour, 10) + path("M128 46l46 58m0-58l-46 58", "none", colour, 8),
        "WP": _diamond() + path("M150 30Q120 90 96 108T56 130", "none", colour, 6, 'stroke-dasharray="3 10"'),
        "PB": _diamond() + path("M100 30V132", "none", colour, 6, 'stroke-dasharray="3 10"'),
        "BK": _diamond() + circle(100, 74, 12, colour) + path("M74 52l-14-10M126 52l14-10", "none", colour, 5),
        "K": _sign("K", colour), "F": _arc(colour, -30), "L": _arc(colour, 72), "X": _arc(colour, 0, True),
        "DP": _diamond(2, "#0003") + _count(2, 2, colour), "TP": _diamond(3, "#0003") + _count(3, 3, colour),
        "SF": _arc(colour, -30) + path("M40 40l18-18 18 18", "none", colour, 6),
        "SH": _arc(colour, 0, True) + path("M40 40l18-18 18 18", "none", colour, 6),
        "B": _count(1, 4, colour), "S": _count(1, 3, colour) + path("M60 116H140", "none", colour, 6),
        "J": star(100, 74, 56, 24, 5, colour) + star(100, 74, 26, 11, 5, "#fff"),
        "T": _clock(colour), "ML": group(_arrows(colour, True), 'transform="matrix(-1 0 0 1 200 0)"'),
        "MR": _arrows(colour, True), "CE": _double_arrow(colour), "CC": _arrows(colour, False),
        "BC": _diamond() + path("M60 40a56 56 0 1 1-10 52m-2 22l2-22 22 4", "none", colour, 7),
        "": out,
    }  # fmt: skip


def art(pack: Any, key: str) -> str:
    """The sign of a kind of card."""
    kind = next((kind for kind in pack.cards.kind if kind.code == key), None)
    colour = kind.color if kind else "green"
    figures = _figures(COLOURS[colour])
    figure = figures.get(key) or _sign(key, COLOURS[colour])
    inside = group(figure, 'transform="translate(14 9.8) scale(.86)"')  # cards show less than the whole height
    return picture(rect(0, 0, 200, 140, TINTS[colour]) + inside)


def gallery(pack: Any) -> tuple[Card, ...]:
    """Every kind of card, with how often it is in the deck."""
    compiled = kinds(pack)
    return tuple(
        printed(compiled, CODES.index(kind.code), "pack", at, at, stats=(("copies", str(kind.count)),))
        for at, kind in enumerate(pack.cards.kind)
    )


LOOK = Look(
    motto="One deck, nine innings' worth of trouble, ten runs to win.",
    display="Archivo Black",
    light=LIGHT,
    dark=DARK,
    emblem=rect(0, 0, 320, 200, "#1f7a4f")
    + "".join(rect(x, 0, 20, 200, "#1b6f47") for x in range(0, 320, 40))
    + path("M160 186L262 92L160 8L58 92Z", "#c98d52")
    + path("M160 160L226 94L160 36L94 94Z", "#2a8a5a")
    + path("M160 186L40 66M160 186L280 66", "none", "#fff", 3)
    + "".join(
        rect(x - 7, y - 7, 14, 14, "#fff", f'transform="rotate(45 {x} {y})"')
        for x, y in ((160, 22), (244, 96), (76, 96))
    )
    + circle(160, 96, 13, "#c98d52")
    + "".join(
        group(
            rect(-26, -36, 52, 72, "#fffefb", 'rx="6" stroke="#0003"') + rect(-26, -36, 52, 20, colour, 'rx="6"'),
            f'transform="translate({x} 150) rotate({turn})"',
        )
        for x, turn, colour in ((112, -16, "#1b7a4a"), (160, 0, "#b93127"), (208, 16, "#2260ad"))
    )
    + baseball(160, 156, 13),
    backdrop=BACKDROP,
    back=BACK,
    face=FACE,
    small=SMALL,
    score=("score",),
    areas={"played": "book", "runs": "score"},
)
