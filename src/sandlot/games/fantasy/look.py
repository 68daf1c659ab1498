"""The look of Fantasy Fantasy Baseball: heraldry; every Character bears arms made from kind, side and magic."""

from __future__ import annotations

from typing import Any

from sandlot.games.fantasy.faces import printed
from sandlot.games.fantasy.numbers import CARDS
from sandlot.games.fantasy.pack import book
from sandlot.table.card_frames import CARD, TONE_INK, Box, band, face_with, foot, paper, sheet
from sandlot.table.colours import Palette, Tone
from sandlot.table.looks import Look
from sandlot.table.parts import Card
from sandlot.table.svg import Pen, baseball, circle, ellipse, group, path, picture, rect, star, wash

LIGHT = Palette(page="#f3ead6", panel="#fdf8ea", ink="#2c2114", soft="#66563c", felt="#dfe4c8",
                felt_ink="#2f331c", line="#d0c19c", accent="#7a1f2b", card="#fdf6e3", glow="#b8690a")  # fmt: skip
DARK = Palette(page="#15100c", panel="#211912", ink="#f4e9d0", soft="#c0ad88", felt="#252b1b", felt_ink="#eceacb",
               line="#473823", accent="#e3b84f", accent_ink="#2b1c00", card="#fdf6e3", glow="#ffb84d")  # fmt: skip
TINCTURES = {"purple": "#5c3a86", "red": "#a3262a", "green": "#2c6b3f", "blue": "#27559b", "gold": "#c8962a"}
METALS = ("#f2e3b0", "#e9e6dc")
SHIELD = "M52 14H148V66Q148 112 100 130Q52 112 52 66Z"
CHARGES = {
    "ABDUCT": ellipse(100, 60, 34, 12, "C") + ellipse(100, 52, 18, 12, "C")
    + path("M84 70H116L128 106H72Z", "C", more='opacity=".45"'),
    "AXE": path("M98 30h6v76h-6z", "C") + path("M104 34q30 4 30 26-18-4-30 4zM98 34q-30 4-30 26 18-4 30 4z", "C"),
    "BERZERK": path("M66 96L84 60 70 40 96 50 100 28 106 50 130 40 118 62 134 96 100 78Z", "C"),
    "BLESSING": path("M94 32h12v22h22v12h-22v40h-12V66H72V54h22z", "C"),
    "BRUTE_FORCE": path("M72 62q0-16 14-16 2-10 14-8 10-6 16 6 14 0 14 18v20q0 18-18 24H92Q72 102 72 82z", "C"),
    "DIG": path("M97 28h6v44h-6z", "C") + path("M82 70h36v14q0 20-18 26-18-6-18-26z", "C"),
    "FLAMES": path("M100 28q30 30 24 56-6 24-24 24-20 0-26-22-4-20 16-30 2 12 8 14 6-18 2-42z", "C"),
    "FOCUS": circle(100, 68, 34, "none", 'stroke="C" stroke-width="7"') + circle(100, 68, 14, "C"),
    "HELPER": path("M70 92q0-30 14-40 4 12 16 12t16-12q14 10 14 40l-16 12H86z", "C") + circle(100, 46, 12, "C"),
    "HIBERNATE": circle(100, 72, 28, "C") + circle(78, 48, 12, "C") + circle(122, 48, 12, "C"),
    "JUSTICE": path("M97 32h6v70h-6zM72 42h56v5H72zM82 102h36v6H82z", "C")
    + path("M60 74l14-30 14 30q-14 14-28 0zM112 74l14-30 14 30q-14 14-28 0z", "C"),
    "MEOW": path("M74 36l10 18h32l10-18 4 36q0 30-30 34-30-4-30-34z", "C"),
    "MORPH": path("M66 88q0-44 34-44 24 0 24 20 0 16-18 16-12 0-12-10", "none", "C", 9),
    "PILE_ON": rect(70, 88, 60, 16, "C") + rect(78, 68, 44, 16, "C") + rect(86, 48, 28, 16, "C"),
    "POWER_JUICE": path("M90 32h20v22l18 38q4 14-10 14H82q-14 0-10-14l18-38z", "C"),
    "RECRUIT": path("M70 84q-6-34 30-48 36 14 30 48zM64 88h72v10H64z", "C"),
    "REVIVE": path("M100 104Q60 78 66 54q8-18 26-8l8 10 8-10q18-10 26 8 6 24-34 50z", "C"),
    "SHAPESHIFT": path("M70 40h30v60H70zM100 40q30 0 30 30t-30 30z", "C"),
    "SUMMON": star(100, 70, 40, 17, 5, "C"),
    "TELEPORT": path("M100 34a34 34 0 1 1-32 44h14a20 20 0 1 0 4-24l12 10-34 6 2-34 10 10a34 34 0 0 1 24-12z", "C"),
    "TRANSLUCENT": path("M72 104V66q0-32 28-32t28 32v38l-10-8-9 8-9-8-9 8-9-8z", "C"),
}  # fmt: skip
FLEUR = path(
    "M0-16q8 8 0 18-8-10 0-18zM-3 2q-14-8-14 4 4 6 12 0zM3 2q14-8 14 4-4 6-12 0zM-8 10h16v3h-16zM-3 13h6l-3 10z",
    "currentColor",
)
BACKDROP = "".join(
    group(FLEUR, f'transform="translate({x} {y})"') for x, y in ((60, 60), (180, 60), (120, 120), (60, 180), (180, 180))
)

FACE = face_with(
    sheet("#6b4a1e", 14)
    + sheet("#d8b668", 12, 4)
    + sheet(CARD, 8, 9, 'stroke="#6b4a1e" stroke-width="2"')
    + band(9, 8, 54)
    + path("M9 54H241", "none", "#d8b668", 4)
    + "".join(
        circle(x, y, 5, "#d8b668", 'stroke="#6b4a1e" stroke-width="1.5"')
        for x, y in ((9, 9), (241, 9), (9, 341), (241, 341))
    ),
    title=Box(6, 3.4, 74, 12, size=7.4, display=True, ink=TONE_INK),
    code=Box(78, 3.4, 17, 12, size=6.6, align="right", ink=TONE_INK),
    art=Box(5, 17, 90, 34),
    stats=Box(5, 52, 90, 13, size=7.8, align="center"),
    text=Box(7, 65.5, 86, 25.5, size=8),
    **foot(91.4, 5.6, 5.6, sort=(7, 58), marks=(50, 43)),
)
SMALL = face_with(
    paper("#a37c33", 16, 6, 12) + band(6, 12, 80),
    title=Box(4, 3, 92, 20, size=11.2, align="center", ink=TONE_INK),
    art=Box(4, 24, 92, 36),
    stats=Box(3, 61, 94, 37, size=11, align="center"),
)
BACK = (
    sheet("#4a1f2c", 14)
    + sheet("#5f2638", 10, 9, 'stroke="#d8b668" stroke-width="4"')
    + "".join(
        group(FLEUR, f'color="#d8b668" opacity=".5" transform="translate({x} {y})"')
        for x in range(45, 230, 54)
        for y in range(48, 330, 62)
    )
    + path("M75 116H175V190Q175 240 125 262Q75 240 75 190Z", "#27559b", "#d8b668", 6)
    + path("M75 116H125V262Q75 240 75 190Z", "#a3262a")
    + baseball(125, 180, 32)
)


def _field(pen: Pen, main: str, metal: str) -> str:
    """The division of a shield."""
    parts = (
        "", rect(52, 14, 48, 120, metal), rect(52, 62, 96, 22, metal), path("M52 30L148 110V84L66 14H52Z", metal),
        path("M52 112L100 62 148 112V84L100 34 52 84Z", metal), rect(88, 14, 24, 120, metal),
        rect(52, 14, 48, 52, metal) + rect(100, 66, 48, 70, metal), rect(52, 14, 96, 26, metal),
    )  # fmt: skip
    clip = f'<clipPath id="k">{path(SHIELD)}</clipPath>'
    return clip + group(rect(40, 0, 120, 140, main) + pen.pick(parts), 'clip-path="url(#k)"')


def _arms(pen: Pen, colour: str, evil: bool, magic: str) -> str:
    """A shield with a charge on a plate, over a banner of the side."""
    main = TINCTURES[colour]
    sky = ("#31263d", "#6d3b3b") if evil else ("#bfd9ea", "#f2e6c2")
    drawn = wash(*sky)
    hills = "#1f1826" if evil else "#7fa36b"
    drawn += path(
        f"M0 {pen.between(96, 112)}Q50 {pen.between(70, 96)} 100 104T200 {pen.between(92, 110)}V140H0Z", hills
    )
    x = pen.between(12, 30)
    drawn += path(f"M{x} 140V40h8v12h8V40h8v12h8V40h8V140Z", "#0004")
    if evil:
        drawn += circle(170, 28, 14, "#e9dcae") + circle(164, 24, 12, sky[0])
    else:
        drawn += star(170, 30, 20, 9, 12, "#f6d36a")
    drawn += _field(pen, main, pen.pick(METALS))
    drawn += circle(100, 70, 40, "#fbf6e4", f'stroke="{main}" stroke-width="4"')
    drawn += group(
        CHARGES.get(magic, star(100, 70, 30, 12, 5, "C")).replace('"C"', f'"{main}"'),
        'transform="translate(15 10.5) scale(.85)"',
    )
    return drawn + path(SHIELD, "none", "#3a2a12", 4)


def _win(pen: Pen, banners: dict[str, int]) -> str:
    """Pennants in the colours of the banners over a field."""
    drawn = wash("#f7ecc8", "#e3c98c")
    drawn += path("M0 118Q100 92 200 118V140H0Z", "#6f9a5a") + path("M70 140L100 108 130 140Z", "#c99a5c")
    colours = [colour.lower() for colour, steps in banners.items() for _ in range(steps)]
    for i, colour in enumerate(colours):
        x = 100 + (i - (len(colours) - 1) / 2) * min(32, 170 / max(1, len(colours)))
        drawn += path(f"M{x:g} 118V26", "none", "#6b4a1e", 3)
        drawn += path(f"M{x:g} 28h22l-7 9 7 9h-22z", TINCTURES[colour], "#3a2a12", 1.5)
    return drawn + baseball(100, 118, 12)


def _event(pen: Pen) -> str:
    drawn = wash("#3b2f57", "#a2643e")
    drawn += circle(pen.between(60, 140), 50, 34, "#f6d36a", 'opacity=".9"')
    for _ in range(5):
        x, y = pen.below(180), pen.below(90)
        drawn += path(f"M{x} {y}q12-14 24 0q14-6 20 6h-56z", "#fff", more='opacity=".5"')
    drawn += path("M0 140V108L30 92 60 112 90 84 130 114 160 96 200 116V140Z", "#241b2e")
    return drawn + path("M140 130V66h8v10h8V66h8v10h8V66h8v64Z", "#120d18")


def art(pack: Any, key: str) -> str:
    """The arms of a Character, the pennants of a Win Card, or the omen of an Event."""
    pen = Pen(f"fantasy {key}")
    cards = pack.cards
    character = next((card for card in cards.character if card.id == key), None)
    if character is not None:
        colour = next(team.colour for team in cards.team if team.id == character.team)
        return picture(_arms(pen, colour, character.side == "Evil", character.magic))
    win = next((card for card in cards.win if card.id == key), None)
    return picture(_win(pen, win.banners) if win is not None else _event(pen))


def gallery(pack: Any) -> tuple[Card, ...]:
    """Every Character, Win Card and Event of a pack."""
    found = book(pack)
    return tuple(printed(found, "pack", card, card) for card in range(CARDS))


LOOK = Look(
    motto="Draft the realm's oddest nine and let the magic fly.",
    display="Cinzel",
    light=LIGHT,
    dark=DARK,
    tones={
        "purple": Tone(fill="#5c3a86", pattern="rings"),
        "red": Tone(fill="#a3262a", pattern="chevrons"),
        "green": Tone(fill="#2a653b", pattern="checks"),
        "blue": Tone(fill="#27559b", pattern="dots"),
    },
    emblem=wash("#bcd6e6", "#f3e3b6", 320, 200, "emblem-fantasy")
    + path("M0 150Q80 110 160 140T320 128V200H0Z", "#7fa36b")
    + path("M36 150V70h12v14h12V70h12v14h12V70h12v80ZM236 144V84h10v12h10V84h10v12h10V84h10v60Z", "#8b7a66")
    + path("M66 70V34h26l-8 9 8 9H68M261 84V52h24l-8 8 8 8h-22", "#a3262a", "#3a2a12", 2)
    + group(
        path("M52 14H148V66Q148 112 100 130Q52 112 52 66Z", "#27559b", "#3a2a12", 4)
        + path("M52 14H100V130Q52 112 52 66Z", "#a3262a")
        + path("M66 96L84 60 70 40 96 50 100 28 106 50 130 40 118 62 134 96 100 78Z", "#f2c84b"),
        'transform="translate(60 36)"',
    )
    + path("M112 176L206 92M208 176L114 92", "none", "#b98446", 9)
    + baseball(160, 176, 17),
    backdrop=BACKDROP,
    back=BACK,
    face=FACE,
    small=SMALL,
    score=("series", "standings"),
    areas={"week": "field", "standings": "score", "series": "score", "infield": "field", "track": "score"},
)
