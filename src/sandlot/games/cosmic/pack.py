"""Packs of this game: Coaches, Players, Actions, and decks made of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Final, Literal

import msgspec

from sandlot.cards import EffectText, Id, Schema, Trouble, Words, parse
from sandlot.cards.grammar import Compare, Effect, When
from sandlot.games.cosmic.numbers import ACTION_CARDS, PLAYERS
from sandlot.games.cosmic.words import COACH_ALWAYS, COACH_ONLY, VOCABULARY

Style = Literal["mettle", "mystic", "might", "mecha"]
STYLES: Final = ("mettle", "mystic", "might", "mecha")  # CLB-STY-1
COPIES: Final = 2  # CLB-STY-6
Stat = Annotated[int, msgspec.Meta(ge=0, le=20)]
Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
SIGNS: Final = ",;:="  # they divide cards in moves and decks, so no card's id holds one


class Coach(msgspec.Struct, frozen=True):
    """A Coach; the effect is the always active ability."""

    id: Id
    styles: tuple[Style, ...]
    luck: Stat
    intel: Small
    command: Annotated[int, msgspec.Meta(ge=1, le=9)]
    effect: EffectText = ""
    ability: Words = ""
    name: Words = ""


class Player(msgspec.Struct, frozen=True):
    """A Player; the effect is its Entrance."""

    id: Id
    styles: tuple[Style, ...]
    hit: Stat
    pitch: Stat
    effect: EffectText = ""
    name: Words = ""


class Action(msgspec.Struct, frozen=True):
    """An Action with its Cost and Discard Value."""

    id: Id
    styles: tuple[Style, ...]
    cost: Small
    value: Small
    effect: EffectText
    name: Words = ""


class Deck(msgspec.Struct, frozen=True):
    """A deck: a Coach, ten Players, and Actions with how many of each."""

    id: Id
    coach: str
    players: tuple[str, ...]
    actions: dict[str, int]
    title: Words = ""


class Cards(msgspec.Struct, frozen=True):
    """The tables of a pack."""

    coach: tuple[Coach, ...]
    player: tuple[Player, ...]
    action: tuple[Action, ...]
    deck: tuple[Deck, ...]


def deck_troubles(cards: Cards, deck: Deck) -> Iterator[tuple[str, str]]:
    """Why a deck is not legal, card by card: (card, reason); none if it is (CLB-STY-3 to CLB-STY-6, R19, R21)."""
    coaches: Mapping[str, Coach] = {each.id: each for each in cards.coach}
    players: Mapping[str, Player] = {each.id: each for each in cards.player}
    actions: Mapping[str, Action] = {each.id: each for each in cards.action}
    coach = coaches.get(deck.coach)
    if coach is None:
        yield deck.coach, "there is no such Coach"
    for name in deck.players:
        if name not in players:
            yield name, "there is no such Player"
        elif coach is not None:
            yield from _styles(name, players[name].styles, coach)
    for name in dict.fromkeys(name for name in deck.players if deck.players.count(name) > 1):
        yield name, f"a Player is in a deck once, not {deck.players.count(name)} times"
    if len(deck.players) != PLAYERS:
        yield "", f"a deck has {PLAYERS} Players, not {len(deck.players)}"
    for name, count in deck.actions.items():
        if name not in actions:
            yield name, "there is no such Action"
        elif coach is not None:
            yield from _styles(name, actions[name].styles, coach)
        if not 1 <= count <= COPIES:
            yield name, f"an Action is in a deck once or twice, not {count} times"
    if sum(deck.actions.values()) != ACTION_CARDS:
        yield "", f"a deck has {ACTION_CARDS} Actions, not {sum(deck.actions.values())}"


def _styles(name: str, styles: tuple[Style, ...], coach: Coach) -> Iterator[tuple[str, str]]:
    lacking = [style for style in styles if style not in coach.styles]
    if lacking:
        yield name, f"{coach.id} does not coach {' and '.join(lacking).title()}"


def _check(cards: Cards) -> Iterator[Trouble]:
    for table in ("coach", "player", "action", "deck"):
        for card in getattr(cards, table):
            where = f"{table} {card.id}"
            if any(sign in card.id for sign in SIGNS) or card.id != " ".join(card.id.split()):
                yield where, "id", f"an id holds none of {' '.join(SIGNS)} and no spaces but single ones between words"
            if table != "deck":
                yield from _check_effect(where, parse(card.effect), table == "coach")
    for deck in cards.deck:
        for name, why in deck_troubles(cards, deck):
            yield f"deck {deck.id}", "", f"{name}: {why}" if name else why


def _check_effect(where: str, effect: Effect, coach: bool) -> Iterator[Trouble]:
    for clause in effect:
        guard = clause.condition
        at = isinstance(guard, When) and guard.name == "at"
        inside = VOCABULARY.words(clause.blocks[0] if at and not clause.verb else (clause,)) - {"at"}
        if coach and not at:
            for word in sorted(inside & set(VOCABULARY.verbs) - COACH_ALWAYS):
                yield where, "effect", f"'{word}' happens at a moment, so it needs 'at'"
        if coach and at:
            for word in sorted(inside & COACH_ONLY):
                yield where, "effect", f"'{word}' counts all the time, so it stands under no 'at'"
        if not coach:
            for word in sorted(VOCABULARY.words((clause,)) & COACH_ONLY):
                yield where, "effect", f"'{word}' is for Coaches"
    if any(isinstance(guard, Compare) for guard in _guards(effect)):
        yield where, "effect", "nothing is compared in this game; write an amount 'per gadgets'"


def _guards(effect: Effect) -> Iterator[object]:
    for clause in effect:
        yield clause.condition
        for block in clause.blocks:
            yield from _guards(block)


SCHEMA: Final = Schema("cosmic", "sandlot.games.cosmic", Cards, VOCABULARY, _check)
