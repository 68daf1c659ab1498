"""How picks read: `play Hold the Line paying Flex, Bull Rush`, `choose Ada Brightline`, `keep Flex`, `pass`."""

from __future__ import annotations

from sandlot.games.cosmic.effects.questions import Arrange, DropCards, Recover
from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.numbers import (
    CHOOSE,
    DISCARD,
    DONE,
    KEEP,
    NO_CARD,
    PASS,
    PAY,
    PLAY,
    PLAYERS,
    RECOVER,
    SIZE,
    SPEND,
    TOP,
)
from sandlot.games.cosmic.steps import Pay

DEEDS = {"paying": "pay with", "spending": "spend"}


def seat_name(g: Cosmic, seat: int) -> str:
    """A participant is called by the Coach; two with the same Coach are told apart by their seats."""
    if g.pack.coaches[0] == g.pack.coaches[1]:
        return f"{g.pack.coaches[seat]} ({seat + 1})"
    return g.pack.coaches[seat]


def action_name(g: Cosmic, seat: int, slot: int) -> str:
    """The name of an Action of a seat's deck."""
    return g.pack.names[seat * SIZE + PLAYERS + slot]


def card_of(seat: int, option: int) -> int:
    """The first card that an option about a card means; NO_CARD for the others."""
    if option in (PASS, DONE) or option >= SPEND:
        return NO_CARD
    if CHOOSE <= option < KEEP:
        return seat * SIZE + option - CHOOSE
    base = max(each for each in (PLAY, PAY, KEEP, DISCARD, RECOVER, TOP) if each <= option)
    return seat * SIZE + PLAYERS + option - base


def phrase(g: Cosmic, seat: int, option: int) -> str:
    """How one pick reads at this moment."""
    if option == PASS:
        return "pass"
    if option == DONE:
        return "" if g.sealed[seat] or g.gathered else "keep nothing"
    if option >= SPEND:
        count = option - SPEND
        return f"spending {count or 'no'} Gadget{'' if count == 1 else 's'}"
    name = g.pack.names[card_of(seat, option)]
    if option < PAY:
        return f"play {name}"
    return f", {name}" if _continues(g, seat) else f"{_verb(option)} {name}"


def formerly(g: Cosmic, seat: int, option: int) -> str:
    """How a pick reads in older files: the end of a list of kept cards was said."""
    return "only" if option == DONE and g.sealed[seat] else phrase(g, seat, option)


def _verb(option: int) -> str:
    if option < CHOOSE:
        return "paying"
    if option < KEEP:
        return "choose"
    if option < DONE:
        return "keep"
    if option < RECOVER:
        return "discard"
    return "take back" if option < TOP else "put on top"


def _continues(g: Cosmic, seat: int) -> bool:
    """Whether this pick goes on with a list begun before."""
    choice = g.choice
    if g.gathered:
        return True
    if isinstance(choice, Pay):
        return choice.worth != NO_CARD
    if isinstance(choice, DropCards | Recover):
        return choice.begun
    if isinstance(choice, Arrange):
        return choice.done > 0
    return bool(g.sealed[seat])
