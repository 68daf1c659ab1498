"""The look of a game that has none of its own: plain paper cards, the page's own colours, and a ball with its title."""

from __future__ import annotations

from sandlot.table.looks import Box, Face, Look, Tone
from sandlot.table.svg import Pen, baseball, circle, group, path, rect, text

GROUNDS = ("#2f6b4a", "#2b5c7a", "#7a4a2b", "#5b4a86", "#80404f", "#4d6130")  # white is read on each
WATERMARK = group(baseball(125, 214, 64), 'opacity=".1"')
FRAME = rect(0, 0, 250, 350, "var(--card)", 'rx="18"') + WATERMARK + rect(14, 66, 222, 5, "var(--tone)", 'rx="2"')
SMALL = rect(0, 0, 250, 350, "var(--card)", 'rx="22"') + rect(14, 120, 222, 6, "var(--tone)", 'rx="3"')
BACK = (
    rect(0, 0, 250, 350, "#3a4a3f", 'rx="18"')
    + rect(14, 14, 222, 322, "none", 'rx="10" stroke="#f4f1e6" stroke-width="4"')
    + circle(125, 175, 52, "#2c3a31")
    + baseball(125, 175, 40)
)
LIGHT = {
    "page": "#f4efe3",
    "panel": "#fffcf4",
    "ink": "#23301f",
    "soft": "#566050",
    "felt": "#d9e3d0",
    "felt-ink": "#21351f",
    "line": "#cfcbb4",
    "accent": "#1f5a3c",
    "accent-ink": "#ffffff",
    "card": "#fffaf0",
    "card-ink": "#22301f",
    "glow": "#b35f00",
}
DARK = {
    "page": "#10140f",
    "panel": "#1a211a",
    "ink": "#f1eddc",
    "soft": "#b3b8a4",
    "felt": "#1b2b20",
    "felt-ink": "#e6ecd6",
    "line": "#3a4636",
    "accent": "#e0bf62",
    "accent-ink": "#2a1f00",
    "card": "#f8f1dc",
    "card-ink": "#22301f",
    "glow": "#ffc24d",
}
TONES = {
    "gold": Tone(fill="#9a6a00", ink="#ffffff", pattern="stripes"),
    "teal": Tone(fill="#0d6e78", ink="#ffffff", pattern="dots"),
    "green": Tone(fill="#1b7a4a", ink="#ffffff"),
    "red": Tone(fill="#b93127", ink="#ffffff", pattern="chevrons"),
    "blue": Tone(fill="#2260ad", ink="#ffffff", pattern="rings"),
    "purple": Tone(fill="#6a3f95", ink="#ffffff", pattern="checks"),
}


def default_look(name: str, title: str, blurb: str) -> Look:
    """A look for any game, from what it declares: the ground of its emblem follows from its name."""
    return Look(
        motto=blurb,
        display="Graduate",
        light=LIGHT,
        dark=DARK,
        tones=TONES,
        emblem=_emblem(name, title),
        backdrop=path("M120 20L220 120L120 220L20 120Z", "none", "currentColor", 1.5),
        back=BACK,
        face=Face(
            frame=FRAME,
            boxes={
                "title": Box(x=6, y=3, w=88, h=14, size=9, display=True),
                "code": Box(x=6, y=22, w=88, h=10, size=8),
                "text": Box(x=7, y=33, w=86, h=44, size=8),
                "stats": Box(x=6, y=79, w=88, h=9, size=6.5),
                "sort": Box(x=6, y=90, w=42, h=8, size=6.5),
                "marks": Box(x=50, y=90, w=44, h=8, size=5.6, align="right"),
            },
        ),
        small=Face(
            frame=SMALL,
            boxes={
                "title": Box(x=4, y=4, w=92, h=28, size=15, align="center", display=True),
                "code": Box(x=4, y=42, w=92, h=20, size=20, align="center"),
                "sort": Box(x=4, y=86, w=92, h=10, size=10, align="center"),
            },
        ),
    )


def _emblem(name: str, title: str) -> str:
    """A ball over the title, on a ground of its own."""
    ground = Pen(name).pick(GROUNDS)
    stripes = "".join(rect(x, 0, 20, 200, "#ffffff14") for x in range(0, 320, 40))
    size = min(34.0, 480 / max(1, len(title)))
    words = text(160, 176, size, title, "#ffffff", 'font-family="Graduate, serif"')
    return rect(0, 0, 320, 200, ground) + stripes + baseball(160, 84, 52) + words
