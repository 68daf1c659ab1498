"""How picks read: `play LA-07 cancelling hit 2 (HR)`, `discard LA-04 for the On Deck card`, `buy first`."""

from __future__ import annotations

from sandlot.games.highlights import codes
from sandlot.games.highlights.effects.actions import Target
from sandlot.games.highlights.game import BASE, DISCARD, FIRST, FROM_DECK, HIT, NO_TEAM, NONE, TEAM, Highlights
from sandlot.games.highlights.pack import HITS, TEAMS
from sandlot.games.highlights.steps.buy import Buy, SendDown
from sandlot.games.highlights.steps.series import KeepOnDeck
from sandlot.games.highlights.steps.setup import PlaceOnDeck
from sandlot.games.highlights.steps.turn import VisitorSave

BASES = ("home plate", "1st", "2nd", "3rd")
DEEDS = {
    "nobody": "put nobody",
    "no save": "save with no card",
    "for": "bring in",
    "sending": "send",
    "taking": "take",
    "cancelling": "cancel",
    "changing": "change",
}


def seat_name(g: Highlights, seat: int) -> str:
    """The city of a seat's deck, or its number as long as it has none."""
    return TEAMS[g.teams[seat]] if g.teams[seat] != NO_TEAM else f"Seat {seat + 1}"


def phrase(g: Highlights, seat: int, option: int) -> str:
    """How one pick reads at this moment."""
    choice = g.choice
    if option < DISCARD:
        card = g.pack.ids[option]
        if isinstance(choice, PlaceOnDeck):
            return f"put {card} On Deck"
        if isinstance(choice, Buy):
            return f"buy {card}"
        return f"sending down {card}" if isinstance(choice, SendDown) else f"play {card}"
    if option < FROM_DECK:
        return f"discard {g.pack.ids[option - DISCARD]}"
    if option < NONE:
        if isinstance(choice, KeepOnDeck):
            return "return the On Deck card"
        source = "the On Deck card" if option == FROM_DECK else "the top of the Lineup"
        return f"save with {source}" if isinstance(choice, VisitorSave) else f"for {source}"
    if option == NONE:
        if isinstance(choice, PlaceOnDeck):
            return "nobody On Deck"
        if isinstance(choice, VisitorSave):
            return "no save"
        return "discard the On Deck card" if isinstance(choice, KeepOnDeck) else "buy no more"
    if option < FIRST:
        return f"take {TEAMS[option - TEAM]}"
    if option <= BASE:
        return "buy first" if option - FIRST == seat else "buy second"
    if option < HIT:
        return f"taking off the runner on {BASES[option - BASE]}"
    return strike(g, seat, option - HIT)


def strike(g: Highlights, seat: int, place: int) -> str:
    """What is done to a Threatened Hit."""
    assert isinstance(g.choice, Target)
    verb = g.pack.program[g.choice.card][g.choice.pc]
    doing = "cancelling" if verb == codes.CANCEL else "changing"
    return f"{doing} hit {place + 1} ({HITS[g.threats[1 - seat][place]]})"
