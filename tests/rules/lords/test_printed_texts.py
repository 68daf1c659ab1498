"""What is printed on a card is what happens: plain texts are read by patterns and compared with the effect."""

from __future__ import annotations

import re

from rules.lords.league import League, Play, league
from sandlot.games.lords import codes

TRACKS = ("front office", "farm system", "manager")
MEN = {
    "Superstar": codes.SS, "All-Star": codes.AS, "Regular": codes.REG, "Journeyman": codes.JM, "Journeymen": codes.JM,
    "Phenom": codes.PH, "Prospect": codes.PR, "Utility player": codes.UT,
}  # fmt: skip
LATER = r"(?P<later> in the next in-season phase)?"
CLAUSES = (
    rf"(?P<what>win|lose) (?P<n>\d+) games?{LATER}",
    r"(?P<what>collect|pay) \$(?P<n>[\d,]+)",
    r"(?P<what>gain|lose) (?P<n>\d+) media",
    rf"(?P<what>raise|lower) your (?P<track>{'|'.join(TRACKS)}) by (?P<n>\d) stars?",
    r"(?P<what>turn) (?P<n>\d+) (?P<old>.+?)s? into \d+ (?P<new>.+?)s?",
    r"(?P<what>draw) (?P<n>\d+) cards?",
)
State = dict[str, int]


def promised(text: str) -> State | None:
    """What a printed text promises its owner, if it is plain enough to be read by a few patterns."""
    found: State = {}
    for clause in re.split("; | and ", text.lower().removeprefix("every owner: ").removesuffix(".")):
        matches = [match for pattern in CLAUSES if (match := re.fullmatch(pattern, clause))]
        if not matches:
            return None
        said = matches[0].groupdict()
        n = int(said["n"].replace(",", ""))
        sign = -1 if said["what"] in ("lose", "pay", "lower") else 1
        if "track" in said:
            found[said["track"]] = found.get(said["track"], 0) + sign * n
        elif "old" in said:
            for name, change in ((said["old"], -n), (said["new"], n)):
                kind = next(kind for noun, kind in MEN.items() if noun.lower() == name)
                found[codes.TYPES[kind]] = found.get(codes.TYPES[kind], 0) + change
        elif "later" in said:
            key = ("coming " if said["later"] else "") + ("wins" if sign > 0 else "losses")
            found[key] = found.get(key, 0) + n
        else:
            key = "cash" if said["what"] in ("collect", "pay") else "cards" if said["what"] == "draw" else "media"
            found[key] = found.get(key, 0) + sign * n
    return found


def state(t: League) -> State:
    """What the patterns speak of, for the first owner."""
    g = t.g
    found = {"wins": g.wins[0], "losses": g.losses[0], "cash": g.cash[0], "media": g.media[0], "cards": len(g.hands[0])}
    for kind in ("coming wins", "coming losses"):
        found[kind] = sum(event.count for event in t.happened(kind))
    found |= {name: g.stars[0][i] for i, name in enumerate(TRACKS)}
    return found | {name: g.men[0][kind] for kind, name in enumerate(codes.TYPES[:7])}


def test_printed_texts_say_what_happens() -> None:
    texts = league(then=[]).g.pack.texts
    plain = {i: change for i, text in enumerate(texts) if (change := promised(text)) is not None}
    assert len(plain) >= 75
    for program, change in plain.items():
        t = league(3, then=[], media={0: 5}, stars={0: (4, 3, 3)}, men={0: {"SS": 2, "AS": 3, "REG": 9, "JM": 11}})
        before = state(t)
        t.go(Play(program, 0, 1))
        after = state(t)
        happened = {key: after[key] - before[key] for key in after}
        assert happened == dict.fromkeys(after, 0) | change, texts[program]


def test_a_wrong_text_would_be_noticed() -> None:
    assert promised("Win 3 games; raise your manager by 1 star.") == {"wins": 3, "manager": 1}
    assert promised("Turn 2 Utility players into 2 Prospects; pay $1,500.") == {"UT": -2, "PR": 2, "cash": -1_500}
    assert promised("Win 3 games for nothing.") is None
