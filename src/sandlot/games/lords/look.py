"""The look of Lords of Baseball: an owner's ledger, pennants on the wall, engravings cut by code."""

from __future__ import annotations

from typing import Any

from sandlot.games.lords.faces import printed
from sandlot.games.lords.pack import tables
from sandlot.table.card_frames import TONE, TONE_INK, Box, band, face_with, foot, paper, sheet
from sandlot.table.colours import Tone
from sandlot.table.looks import Look
from sandlot.table.parts import Card
from sandlot.table.svg import Pen, baseball, circle, ellipse, group, path, picture, polygon, rect, star, text, wash

INK = "#2a3a2f"
PAPERS = ("#f1e6c8", "#efe0bd", "#f5ecd4")
CLOTH = {"green": "#24593f", "red": "#8e2b2b", "blue": "#234a78", "": "#6b5226"}
RULED = "".join(path(f"M0 {y}H240", "none", "currentColor", 1) for y in range(20, 240, 40)) + path(
    "M60 0V240M64 0V240M190 0V240", "none", "currentColor", 1
)
FACE = face_with(
    paper("#3f2f18", 12, 4, 9)
    + "".join(path(f"M14 {y}H236", "none", "#9fb3a0", 0.8, 'opacity=".6"') for y in range(212, 318, 15))
    + band(4, 9, 50)
    + path("M4 54H246M4 57H246", "none", TONE, 1)
    + path("M22 200V320M26 200V320", "none", "#c26a5a", 0.8, 'opacity=".55"'),
    title=Box(5, 2.2, 90, 12, size=8, align="center", display=True, ink=TONE_INK),
    art=Box(6, 18, 88, 28),
    stats=Box(6, 47, 88, 8, size=7.4),
    text=Box(12, 55.6, 82, 36, size=7.8),
    **foot(92.4, 5.4, 5.4, sort=(11, 50), marks=(46, 48)),
)
SMALL = face_with(
    paper("#3f2f18", 14, 5, 10) + band(5, 10, 84),
    title=Box(4, 3, 92, 21, size=11.5, align="center", ink=TONE_INK),
    art=Box(5, 27, 90, 37),
    stats=Box(5, 66, 90, 30, size=11),
)
BACK = (
    sheet("#3b2a15", 12)
    + sheet("#24513b", 8, 8)
    + sheet("none", 5, 16, 'stroke="#d9b75f" stroke-width="2"')
    + sheet("none", 4, 22, 'stroke="#d9b75f" stroke-width="1"')
    + path("M52 120L206 176L52 232Z", "#8e2b2b", "#d9b75f", 5)
    + path("M52 104V248", "none", "#d9b75f", 6)
    + baseball(92, 176, 24)
    + "".join(star(x, y, 12, 5, 5, "#d9b75f") for x, y in ((125, 60), (85, 66), (165, 66), (125, 290)))
)


def _hatch(x: float, y: float, w: float, h: float, gap: float, colour: str) -> str:
    lines = "".join(f"M{x:g} {y + d:g}h{w:g}" for d in range(0, int(h), max(2, int(gap))))
    return path(lines, "none", colour, 0.9, 'opacity=".5"')


def _pennant(pen: Pen, colour: str) -> str:
    drawn = path("M30 24V128", "none", "#5a4420", 6) + path("M33 32L182 66L33 100Z", colour, "#d9b75f", 4)
    return drawn + star(70, 66, 17, 7, 5, "#f3e3b0") + path("M96 66h48", "none", "#f3e3b0", 5)


def _stadium(pen: Pen, colour: str) -> str:
    drawn = path("M14 112Q100 60 186 112V130H14Z", "#b79a66", INK, 2) + path(
        "M30 118Q100 84 170 118Z", "#5f8f5c", INK, 2
    )
    for x in (24, 62, 138, 176):
        drawn += path(f"M{x} 112V36", "none", INK, 2.5) + path(f"M{x} 38l16 5-16 6z", colour)
    return drawn + _hatch(20, 112, 160, 16, 4, INK)


def _money(pen: Pen, colour: str) -> str:
    bill = rect(-46, -24, 92, 48, "#dfe8cf", f'rx="3" stroke="{INK}" stroke-width="2"')
    bill += circle(0, 0, 14, "none", f'stroke="{INK}" stroke-width="2"') + text(0, 7, 20, "$", INK, 'font-weight="700"')
    bills = "".join(
        group(bill, f'transform="translate({100 + 6 * i} {84 - 12 * i}) rotate({-8 + 6 * i})"') for i in range(3)
    )
    return bills + "".join(
        ellipse(48 + 4 * (i % 2), 118 - 7 * i, 22, 6, "#d9b75f", f'stroke="{INK}"') for i in range(5)
    )


def _player(pen: Pen, colour: str) -> str:
    drawn = circle(100, 70, 54, "#e6d7ac", f'stroke="{INK}" stroke-width="3"') + _hatch(52, 40, 96, 66, 4, INK)
    drawn += path("M62 118Q66 92 90 88H110Q134 92 138 118Q100 132 62 118Z", "#f6efdc", INK, 2)
    drawn += ellipse(100, 66, 20, 24, "#e2b98c", f'stroke="{INK}" stroke-width="2"')
    drawn += path("M78 60Q78 34 100 34T122 60Z", colour, INK, 2) + path("M76 60H132q6 4 2 7-30-3-58 0Z", INK)
    moustache = (
        path("M90 76q10-6 20 0-4 6-10 3-6 3-10-3z", INK) if pen.chance(50) else path("M92 80h16", "none", INK, 2)
    )
    return drawn + moustache + circle(92, 66, 2, INK) + circle(108, 66, 2, INK)


def _paper(pen: Pen, colour: str) -> str:
    drawn = rect(
        44,
        14,
        112,
        116,
        "#faf4e2",
        f'stroke="{INK}" stroke-width="2" transform="rotate({pen.between(-6, 6):g} 100 70)"',
    )
    drawn += rect(54, 24, 92, 14, colour) + rect(54, 46, 42, 40, "#cbbd94", f'stroke="{INK}"')
    drawn += "".join(path(f"M102 {y}h44", "none", INK, 2) for y in range(50, 90, 8))
    return (
        drawn
        + "".join(path(f"M54 {y}h92", "none", INK, 2, 'opacity=".7"') for y in range(96, 122, 7))
        + baseball(75, 66, 14)
    )


def _office(pen: Pen, colour: str) -> str:
    drawn = (
        rect(20, 96, 160, 12, "#7a5a30", f'stroke="{INK}" stroke-width="2"')
        + rect(30, 108, 14, 30, "#7a5a30")
        + rect(156, 108, 14, 30, "#7a5a30")
    )
    drawn += path("M52 96V62h44l10 10v24z", "#faf4e2", INK, 2) + "".join(
        path(f"M60 {y}h36", "none", INK, 1.6) for y in (72, 80, 88)
    )
    drawn += path("M130 96q-10-34 8-44 20 10 10 44z", colour, INK, 2) + path("M120 40q16-14 34 0", "none", INK, 3)
    return drawn + path("M78 60l34-40", "none", INK, 4) + polygon([(112, 20), (118, 12), (120, 24)], colour)


def _scale(pen: Pen, colour: str) -> str:
    drawn = path("M100 24V118M60 118H140M48 40H152", "none", INK, 5)
    drawn += path("M28 84L48 42L68 84Q48 100 28 84ZM132 70L152 42L172 70Q152 86 132 70Z", "#d9b75f", INK, 2)
    return drawn + circle(100, 24, 7, colour)


SCENES = (_pennant, _stadium, _money, _player, _paper, _office, _scale)
BY_TAG = {"FANS": _stadium, "PRESS": _paper, "SCAN": _paper, "CASH": _money, "TALENT": _player, "INJ": _player,
          "LABOR": _scale, "TRADE": _scale, "OFFICE": _office, "CARD": _office, "FARM": _pennant}  # fmt: skip


def _card(pack: Any, key: str) -> tuple[str, Any]:
    for sort in ("ops", "community", "draft", "extra", "legend"):
        for card in getattr(pack.cards, sort):
            if card.name == key:
                return sort, card
    return "", None


def art(pack: Any, key: str) -> str:
    """An engraving for a card, by its tag or its deck."""
    sort, card = _card(pack, key)
    pen = Pen(f"lords {key}")
    colour = CLOTH[card.color] if sort == "ops" else pen.pick(("#24593f", "#8e2b2b", "#234a78", "#6b5226"))
    scene = BY_TAG.get(card.tag) if sort == "ops" else {"legend": _player, "draft": _pennant}.get(sort)
    ground = wash(pen.pick(PAPERS), "#e2cf9e")
    ground += _hatch(0, 0, 200, 140, pen.pick((6, 7, 8)), "#b59f6a")
    return picture(ground + (scene or pen.pick(SCENES))(pen, colour))


def gallery(pack: Any) -> tuple[Card, ...]:
    """Every card of every deck of a pack."""
    book = tables(pack)
    return tuple(printed(book, card, "pack", card) for card in range(len(book.names)))


LOOK = Look(
    motto="Own the team, mind the books, win the pennant.",
    tones={
        "red": Tone(fill="#8e2b2b", pattern="chevrons"),
        "blue": Tone(fill="#234a78", pattern="checks"),
        "green": Tone(fill="#24593f"),
    },
    emblem=rect(0, 0, 320, 200, "#24513b")
    + rect(0, 132, 320, 68, "#5a3d1e")
    + rect(0, 128, 320, 6, "#3b2814")
    + path("M18 20L126 48L18 76Z", "#8e2b2b", "#d9b75f", 3)
    + path("M196 16L304 44L196 72Z", "#234a78", "#d9b75f", 3)
    + star(44, 48, 11, 5, 5, "#f3e3b0")
    + star(222, 44, 11, 5, 5, "#f3e3b0")
    + group(
        rect(0, 0, 150, 92, "#f5ecd4", 'rx="3" stroke="#3b2814" stroke-width="3"')
        + "".join(path(f"M8 {y}H142", "none", "#9fb3a0", 1) for y in range(18, 88, 12))
        + path("M75 2V90M30 8V88M112 8V88", "none", "#c26a5a", 1)
        + "".join(path(f"M36 {y}h26M82 {y}h22M118 {y}h18", "none", "#22301f", 3) for y in (24, 36, 48, 60)),
        'transform="translate(84 92)"',
    )
    + path("M236 150L270 100", "none", "#2a1a0c", 6)
    + path("M232 156l4-10 6 5z", "#d9b75f")
    + baseball(54, 154, 22)
    + "".join(ellipse(278, 176 - 8 * i, 22, 6, "#d9b75f", 'stroke="#3b2814"') for i in range(5)),
    backdrop=RULED,
    back=BACK,
    face=FACE,
    small=SMALL,
    score=("wins", "score"),
    areas={
        "phase": "phase",
        "standings": "score",
        "wins": "score",
        "score": "score",
        "deck": "piles",
        "discards": "piles",
        "agents": "book",
        "lasting": "book",
        "teams": "field",
    },
    brief=("event", "ops", "national", "loans"),
)
