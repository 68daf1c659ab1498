# interpreted: exceptions are pickled between processes
"""What can go wrong, each said in one clear sentence."""

from __future__ import annotations


class SandlotError(Exception):
    """Anything a person can be told in one sentence."""


class BadInput(SandlotError):
    """Something that was typed, loaded or asked for does not exist or does not fit."""


class IllegalMove(SandlotError):
    """An answer the rules do not allow; the position is unchanged."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(reason, rule)
        self.reason = reason
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason


class RulesBug(SandlotError):
    """The rules reached a state they must never reach; the message names the steps."""


class Undecided(SandlotError):
    """A trial came to something the trying seat cannot know yet: a draw, a roll or a reveal."""
