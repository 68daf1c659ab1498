"""What people may be called: one rule for every door, the server's, the match file's and Python's.

A name may be in any script, with joiners, marks, emoji and soft hyphens. What could move another person's cursor or
turn the words on another person's screen round is refused, and so is a name that nobody can see.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from sandlot.kernel.errors import BadInput
from sandlot.kernel.game import Game

LONGEST: Final = 40  # characters, as people count them
MOST: Final = 80  # with every mark and joiner: they could be piled up without end
JOINER: Final = "\u200d"
SKINS: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"  # they colour the emoji before them
TURNERS: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # they turn text round, beyond the name
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs without ink
BREAKS: Final = ("Cc", "Zl", "Zp")  # the terminal acts on them
HALVES: Final = "Cs"  # of characters


def check_name(text: str, longest: int = LONGEST) -> str:
    """The name, with single spaces between its words; BadInput says what is wrong with it."""
    kinds = {unicodedata.category(mark) for mark in text}
    if not kinds.isdisjoint(BREAKS):
        raise BadInput("a name is one line without control characters")
    if HALVES in kinds:
        raise BadInput("a name has half a character in it")
    if any(mark in TURNERS for mark in text):
        raise BadInput("a name must not change the direction of the text around it (U+202A to 202E, U+2066 to 2069)")
    if not any(_has_ink(mark) for mark in text):
        raise BadInput("a name needs something that can be seen")
    name = " ".join(text.split())
    if length(name) > longest:
        raise BadInput(f"a name has at most {longest} characters, this one has {length(name)}")
    if len(name) > MOST:
        raise BadInput(f"a name has at most {MOST} characters with all its marks and joiners, this one has {len(name)}")
    return name


def name_if_any(text: str) -> str:
    """A name that may be left out: empty, or one that keeps the rule."""
    return check_name(text) if text else ""


def length(text: str) -> int:
    """How many characters people count: marks go with their letter, and emoji that are joined are one."""
    count = 0
    joined = False
    for mark in text:
        if mark == JOINER:
            joined = True
        elif unicodedata.category(mark)[0] != "M" and unicodedata.category(mark) != "Cf" and mark not in SKINS:
            count += not joined or mark.isalnum()
            joined = False
    return count


def shortened(name: str) -> str:
    """A name of a match file, which may be longer than a person's at a table."""
    if length(name) <= LONGEST:
        return name
    end = next(at for at in range(len(name), 0, -1) if length(name[:at]) < LONGEST)
    return name[:end].rstrip() + "…"


def _has_ink(mark: str) -> bool:
    kind = unicodedata.category(mark)
    return kind[0] not in "ZM" and kind != "Cf" and mark not in BLANKS


def called(g: Game, seat: int, usual: str) -> str:
    """What people call a seat: by the name of who sits there, or else in the game's own word for it."""
    return g.names[seat] if g.names else usual
