"""Decks: as text both ways, checked card by card, and compiled for the rules.

A deck file has one card a line, in any order:

    # comments and empty lines do not count
    name: My Surveyors
    coach: Skipper Odalys Venn
    player: Lina Tarrow-Vey
    2 Read the Seams

On one line (in match files and options) the entries are divided by semicolons.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from sandlot.cards import Pack, parse
from sandlot.cards.arguments import suggest
from sandlot.cards.grammar import Clause, Effect, When
from sandlot.games.cosmic import codes
from sandlot.games.cosmic.numbers import ACTION_CARDS, PLAYERS, SIZE
from sandlot.games.cosmic.pack import Action, Cards, Coach, Deck, Player, deck_troubles
from sandlot.games.cosmic.tables import Deal
from sandlot.games.cosmic.words import BY_MOMENT, VOCABULARY
from sandlot.games.cosmic.worth import does, worth
from sandlot.kernel.errors import BadInput
from sandlot.kernel.packed import vec

_ENTRY: Final = re.compile(r"(?:(name|coach|player):\s*|([0-9]{1,3})\s+)(.+)")
LONGEST: Final = 8_000  # characters of a deck
MOST_KEPT: Final = 200


# -- text ----------------------------------------------------------------------------------------------------------


def read(text: str) -> Deck:
    """The deck written there; BadInput for a line that is no entry."""
    if len(text) > LONGEST:
        raise BadInput(f"a deck has at most {LONGEST} characters, not {len(text)}")
    name, coach = "", ""
    players: list[str] = []
    actions: dict[str, int] = {}
    for number, line in enumerate(re.split(r"[\n;]", text), 1):
        entry = line.partition("#")[0].strip()
        if not entry:
            continue
        found = _ENTRY.fullmatch(entry)
        if found is None:
            raise BadInput(f"line {number} of the deck, {entry[:40]!r}, is none of coach: …, player: …, name: …, 2 …")
        word, count, card = found[1], found[2], " ".join(found[3].split())
        if word == "name":
            name = card
        elif word == "coach":
            if coach:
                raise BadInput(f"line {number} of the deck names a second Coach, {card[:40]!r}")
            coach = card
        elif word == "player":
            players.append(card)
        else:
            actions[card] = actions.get(card, 0) + int(count)
    if not coach:
        raise BadInput("the deck names no Coach; write a line such as coach: Name")
    return Deck(id=name or "deck", coach=coach, players=tuple(players), actions=actions)


def write(deck: Deck) -> str:
    """A deck file; read(write(deck)) == deck but for its title."""
    lines = [f"name: {deck.id}", f"coach: {deck.coach}", ""]
    lines += [f"player: {name}" for name in deck.players]
    lines += ["", *(f"{count} {name}" for name, count in deck.actions.items())]
    return "\n".join(lines) + "\n"


def line(deck: Deck) -> str:
    """A deck on one line."""
    return "; ".join(entry for entry in write(deck).splitlines() if entry)


# -- checking ------------------------------------------------------------------------------------------------------


def check(pack: Pack[Cards], text: str) -> list[tuple[str, str]]:
    """Everything that is wrong with a deck: (card, reason)."""
    deck = read(text)
    ids = [each.id for table in (pack.cards.coach, pack.cards.player, pack.cards.action) for each in table]
    return [
        (card, why + (suggest(card, ids) if why.startswith("there is no such") else ""))
        for card, why in deck_troubles(pack.cards, deck)
    ]


def settle(text: str, pack: Pack[Cards]) -> str:
    """An option's value as it goes into a match file: a deck of the pack by its id, or a legal deck on one line."""
    if any(deck.id == text for deck in pack.cards.deck):
        return text
    if ":" not in text:
        names = [deck.id for deck in pack.cards.deck]
        raise BadInput(f"there is no deck {text[:40]!r}; there are: {', '.join(names)}")
    troubles = check(pack, text)
    if troubles:
        raise BadInput(
            "the deck is not legal: " + "; ".join(f"{card}: {why}" if card else why for card, why in troubles)
        )
    return line(read(text))


def deck_of(pack: Pack[Cards], text: str) -> Deck:
    """The deck that an option names."""
    for deck in pack.cards.deck:
        if deck.id == text:
            return deck
    return read(settle(text, pack))


# -- compiling -----------------------------------------------------------------------------------------------------

_deals: dict[tuple[int, str, str], tuple[Pack[Cards], Deal]] = {}  # by identity: hashing a pack is slow


def deal(pack: Pack[Cards], first: str, second: str) -> Deal:
    """Both decks as the rules read them."""
    key = (id(pack), first, second)
    if key not in _deals:
        if len(_deals) == MOST_KEPT:
            _deals.clear()
        _deals[key] = (pack, _compile(pack.cards, [deck_of(pack, first), deck_of(pack, second)]))
    return _deals[key][1]


def _compile(cards: Cards, decks: list[Deck]) -> Deal:
    players = {each.id: each for each in cards.player}
    actions = {each.id: each for each in cards.action}
    coaches = {each.id: each for each in cards.coach}
    brought: list[Player | Action] = []
    for deck in decks:
        brought += [players[name] for name in deck.players]
        brought += [actions[name] for name, count in deck.actions.items() for _ in range(count)]
    led: list[Coach] = [coaches[deck.coach] for deck in decks]
    effects = [parse(card.effect) for card in brought]
    programs = [VOCABULARY.compile(effect) for effect in effects]
    for coach in led:
        programs += [VOCABULARY.compile(at_moment(parse(coach.effect), moment)) for moment in BY_MOMENT[codes.AT]]
    everybody: list[Player | Action | Coach] = [*brought, *led]
    return Deal(
        slot=vec[i64]([_slot(brought, place) for place in range(2 * SIZE)]),
        cost=vec[i64]([card.cost if isinstance(card, Action) else 0 for card in brought]),
        value=vec[i64]([card.value if isinstance(card, Action) else 0 for card in brought]),
        hit=vec[i64]([card.hit if isinstance(card, Player) else 0 for card in brought]),
        pitch=vec[i64]([card.pitch if isinstance(card, Player) else 0 for card in brought]),
        program=vec[vec[i64]]([vec[i64](program) for program in programs]),
        copies=vec[bool](["copy_last" in VOCABULARY.words(effect) for effect in effects]),
        effect_hit=[does(card, True) for card in brought],
        effect_pitch=[does(card, False) for card in brought],
        worth_hit=[worth(card, True) if isinstance(card, Action) else 0.0 for card in brought],
        worth_pitch=[worth(card, False) if isinstance(card, Action) else 0.0 for card in brought],
        names=[card.id for card in everybody],
        texts=[_text(card) for card in everybody],
        styles=["+".join(card.styles) for card in everybody],
        coaches=[coach.id for coach in led],
        teams=[deck.title or deck.id for deck in decks],
        luck=vec[i64]([coach.luck for coach in led]),
        intel=vec[i64]([coach.intel for coach in led]),
        command=vec[i64]([coach.command for coach in led]),
        least=vec[i64]([card.cost + card.value if isinstance(card, Action) else 0 for card in brought]),
        discounts=vec[bool](["discount" in VOCABULARY.words(parse(coach.effect)) for coach in led]),
    )


def _text(card: Player | Action | Coach) -> str:
    """What a card says; an ability of a Coach has a name."""
    said = VOCABULARY.text(parse(card.effect)) if card.effect else ""
    return f"{card.ability}: {said}" if isinstance(card, Coach) and card.ability and said else said


def _slot(brought: list[Player | Action], card: int) -> int:
    """The place of a Player among ten, or of an Action's first copy among 24."""
    start = card - card % SIZE
    if card - start < PLAYERS:
        return card - start
    names = [each.id for each in brought[start + PLAYERS : start + PLAYERS + ACTION_CARDS]]
    return names.index(brought[card].id)


def at_moment(effect: Effect, moment: str) -> Effect:
    """The part of a Coach's ability for one moment, without naming it; `always` is what stands under no `at`."""
    found: list[Clause] = []
    for clause in effect:
        guard = clause.condition
        named = isinstance(guard, When) and guard.name == "at"
        if not named and moment == "always":
            found.append(clause)
        elif named and isinstance(guard, When) and guard.args == (moment,):
            found += [Clause(None, clause.verb, clause.args, clause.blocks)] if clause.verb else clause.blocks[0]
    return tuple(found)
