"""Effects that ask: which block, which owner, which card."""

from __future__ import annotations

import re

from sandlot.games.lords.effects import choices
from sandlot.games.lords.state import Lords
from sandlot.games.lords.words.names import owner
from sandlot.kernel.asking import Asked, Asking, question

EITHER = re.compile(r"[Ee]ither (.*?)(?:; |\.$)")


def _choosing(g: Lords, choice: choices.Choosing, seat: int) -> Asked:
    return Asked("must choose an effect", f"Choose: {g.pack.texts[choice.program]}", "LOB-2.2-b")


def _picking(g: Lords, choice: choices.Picking, seat: int) -> Asked:
    return Asked("must name an owner", f"Whom do you name? {g.pack.texts[choice.program]}", "LOB-2.2-b")


def _in_return(g: Lords, choice: choices.InReturn, seat: int) -> Asked:
    said = f"Which card do you give {owner(g, choice.to)} for the trade bait?"
    return Asked(f"must give {owner(g, choice.to)} a card", said, "LOB-10.0-g")


def blocks(text: str) -> list[str]:
    """The alternatives of an effect in words."""
    found = EITHER.search(text)
    return [*(found.group(1).split(", or ") if found else []), *[""] * 4]


def acting(g: Lords, seat: int, n: int) -> str:
    """The open card whose effect is carried out; equal effects share a program, the card just played comes first."""
    pack, program = g.pack, question(g, choices.Choosing).program
    if g.played_card in g.discards and program in (pack.season[g.played_card], pack.off[g.played_card]):
        return f"card:{g.played_card}"
    if g.community_out and program == pack.community[g.community_out[-1] - len(pack.ops)]:
        return f"card:{g.community_out[-1]}"
    return ""


QUESTIONS = {
    choices.Choosing: Asking(
        _choosing,
        more={"CHOICE": lambda g, seat, n: blocks(g.pack.texts[g.choice.program])[n]},
        parts={"CHOICE": acting},
    ),
    choices.Picking: Asking(_picking),
    choices.PassOn: Asking(Asked("must pass the card on", "To whom do you pass the trade bait?", "LOB-10.0-f")),
    choices.InReturn: Asking(_in_return, words={"CARD": "return {card}"}, more={"CARD": ""}),
    choices.DiscardOne: Asking(Asked("must discard a card", "Which card do you discard?", "LOB-2.2-b")),
}
