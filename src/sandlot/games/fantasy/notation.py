"""How picks read: `keep C19`, `1st C03 2nd C17 …`, `use C23 at C54 its ERA`, `take C31 for C08`."""

from __future__ import annotations

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.game import (
    BASE,
    CARD,
    DECK_MANAGER,
    GIVE,
    MANAGER,
    PASS,
    ROBOT,
    STAT,
    TOKEN,
    TRACK,
    TURNED,
    USE,
    WEEKS,
    Fantasy,
)
from sandlot.games.fantasy.pack import COLOURS, STATS
from sandlot.games.fantasy.steps import agency, magic, roster, season, series, setup, solo

BASES = ("1st", "2nd", "3rd", "Home")
PLACES = ("1st", "2nd", "3rd", "4th", "5th")
AIMS = {
    codes.COPY: "copying",
    codes.DIG: "taking",
    codes.BURN: "at",
    codes.SEND_OFF: "on",
    codes.MORPH: "trading",
    codes.RECRUIT: "keeping",
    codes.WAKE: "waking",
    codes.SHIFT: "for",
}
DEEDS = {
    **{place: f"line up {place}" for place in (*PLACES, "Home")},
    "game": "line up for game",
    "Robot": "line up for the Robot",
    "no magic": "use no magic",
    "token": "give the token",
    "copying": "copy",
    "taking": "take",
    "trading": "trade",
    "keeping": "keep",
    "waking": "wake",
    "lending": "lend",
    "swapping": "swap",
    "dropping": "drop",
    "at": "aim at",
    "on": "act on",
    "for": "swap it for",
    "with": "swap it with",
    "its": "take its",
    "and": "choose",
}


def code_of(g: Fantasy, manager: int) -> str:
    """A manager's short name: the code of its team, or Robot and Deck."""
    if manager >= g.seats:
        return {ROBOT: "Robot", DECK_MANAGER: "Deck"}[manager]
    return g.pack.team_ids[g.teams[manager]]


def base_name(place: int) -> str:
    """The place of a Win Card."""
    return BASES[place % WEEKS] + (" upside down" if place >= WEEKS else "")


def phrase(g: Fantasy, seat: int, option: int) -> str:
    """How one pick reads at this moment."""
    choice = g.choice
    if option >= TOKEN:
        return f"token to {code_of(g, option - TOKEN)}"
    if option >= MANAGER:
        assert isinstance(choice, magic.Order)
        return f"{PLACES[len(choice.placed)]} {code_of(g, option - MANAGER)}"
    if option >= TRACK:
        return _track(g, seat, option - TRACK)
    if option >= STAT:
        stat = STATS[option - STAT]
        return f"its {stat}" if isinstance(choice, magic.Aim) and choice.first >= 0 else f"lending {stat}"
    if option >= BASE:
        assert isinstance(choice, magic.Aim)
        return ("with " if choice.first >= 0 or g.gathered else "swapping ") + base_name(option - BASE)
    if option == PASS:
        return "no magic" if isinstance(choice, magic.UseMagic) else "pass"
    if option >= GIVE:
        morph = isinstance(choice, magic.Aim) and g.pack.verb[choice.card] == codes.MORPH
        return f"{'trading' if morph else 'for'} {g.pack.ids[option - GIVE]}"
    if option >= USE:
        return f"use {g.pack.ids[option - USE]}"
    return _card(g, seat, option)


def _track(g: Fantasy, seat: int, place: int) -> str:
    manager, colour = divmod(place, codes.TRACKS)
    if manager == seat:
        return f"on {COLOURS[colour]}"
    assert isinstance(g.choice, magic.Aim)
    verb = "and" if g.choice.first >= 0 or g.gathered else "dropping"
    return f"{verb} {code_of(g, manager)} {COLOURS[colour]}"


def _card(g: Fantasy, seat: int, option: int) -> str:
    choice = g.choice
    if option >= TURNED:
        return f"{BASES[len(g.sealed[seat])]} {g.pack.ids[option - TURNED]} upside down"
    card = g.pack.ids[option - CARD]
    if isinstance(choice, setup.Keep | agency.Sign):
        return f"keep {card}"
    if isinstance(choice, setup.DiscardOne):
        return f"discard {card}"
    if isinstance(choice, roster.Assign):
        return f"{BASES[len(g.sealed[seat])]} {card}"
    if isinstance(choice, agency.Waiver):
        return f"take {card}"
    if isinstance(choice, solo.RobotPick):
        return f"Robot {BASES[choice.base]} {card}"
    if isinstance(choice, series.PlaceLater):
        return f"game {len(g.sealed[seat]) + 2} {card}"
    if isinstance(choice, series.FirstPick | series.PickOne | season.WildPick):
        return f"play {card}"
    assert isinstance(choice, magic.Aim)
    return f"{AIMS[g.pack.verb[choice.card]]} {card}"
