"""One line of text from outside: patterns that hold for all of it, a last line break included."""

from __future__ import annotations

import re
from typing import Final


def whole(inside: str) -> str:
    """A pattern for all of a text: `$` alone lets a last line break through, and only Python knows `\\Z`."""
    return rf"^(?:{inside})$(?!\n)"


ONE_LINE: Final = whole(r"[^\x00-\x1f\x7f-\x9f\u2028\u2029]*")  # the terminal acts on control characters
_one_line: Final = re.compile(ONE_LINE)


_wanted: Final = re.compile(r"Expected `str` matching regex '.*'")


def plainly(refusal: str) -> str:
    """A decoder's refusal without its pattern, which tells a person nothing."""
    return _wanted.sub("it has signs that cannot stand here, such as a line break", refusal)


def is_line(text: str, longest: int) -> bool:
    """Whether this is one line without control characters or halves of characters."""
    return len(text) <= longest and bool(_one_line.search(text)) and not re.search("[\ud800-\udfff]", text)
