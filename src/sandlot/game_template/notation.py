"""What the words of picks stand for, and how the seats are called: `play 17`."""

from __future__ import annotations

SIDES = ("Visitor", "Home")

# A larger game has a name for every word in braces of its options and questions.
NAMES = {"card": lambda g, seat, n: str(n + 1)}
