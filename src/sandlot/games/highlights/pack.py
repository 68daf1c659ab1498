"""Packs of this game: four starting decks, the Free Agents, and the Immediate Actions that their cards name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal

import msgspec
from mypy_extensions import i64

from sandlot.cards import Condition, Handlers, Joint, Measure, Number, Verb, Vocabulary, Word, parse
from sandlot.cards.pack import Pack, compiled_once
from sandlot.cards.schema import EffectText, Id, Schema, Trouble, Words
from sandlot.games.highlights import codes
from sandlot.games.highlights.effects import WALKER
from sandlot.games.highlights.numbers import DECK_SIZE, MOST_HITS
from sandlot.games.highlights.tables import Roster
from sandlot.kernel.packed import vec

TEAMS: Final = ("Los Angeles", "New York", "San Francisco", "Boston")
TABLES: Final = {  # prefix of the ids and number of cards (BH-OBJ-3, BH-OBJ-4)
    "los_angeles": ("LA", DECK_SIZE),
    "new_york": ("NY", DECK_SIZE),
    "san_francisco": ("SF", DECK_SIZE),
    "boston": ("BO", DECK_SIZE),
    "free_agent": ("FA", 60),
}
TYPES: Final = ("natural", "robot", "cyborg")
SPEEDS: Final = ("slow", "average", "fast")
HITS: Final = ("BB", "1B", "2B", "3B", "HR")  # by the base they reach

_HITS: Final = {"BB": "walk", "1B": "Single", "2B": "Double", "3B": "Triple", "HR": "Home Run"}
_TYPES: Final = {"natural": "a Natural", "robot": "a Robot", "cyborg": "a Cyborg"}
_SPEEDS: Final = {"slow": "Slow", "average": "Average", "fast": "Fast"}
_BASES: Final = {"1st": "1st", "2nd": "2nd", "3rd": "3rd"}
_SOME: Final = {1: "one", 2: "up to two", 3: "up to three", 4: "up to four", 5: "up to five", codes.ALL: "all"}
_EACH: Final = {**_SOME, codes.ALL: "every"}
_BASE: Final = Word("base", _BASES)
_ON_BASES: Final = Word("bases", _BASES, several=True)
_OF_SPEEDS: Final = Word("speeds", _SPEEDS, several=True)

OFFENCE: Final = (
    Verb("hit", codes.HIT, "hit a {value} at once", args=(Word("value", _HITS),)),
    Verb("advance", codes.ADVANCE, "each of your {speeds} runners advances one base", args=(_OF_SPEEDS,)),
    Verb("advance_from", codes.ADVANCE_FROM, "your runner on {base} base advances one base", args=(_BASE,)),
    Verb("revenue", codes.REVENUE, "take in {n} more revenue", args=(Number("n", 1, 9),)),
    Verb("peek", codes.PEEK, "look at the opponent's On Deck card"),
)
DEFENCE: Final = (
    Verb(
        "cancel",
        codes.CANCEL,
        "cancel {n} of the Threatened Hits",
        args=(Number("n", 1, MOST_HITS, names={"all": codes.ALL}, phrases=_SOME),),
    ),
    Verb(
        "downgrade",
        codes.DOWNGRADE,
        "turn {n} threatened {old} into a {new}",
        args=(
            Word("old", _HITS, several=True),
            Joint("to"),
            Word("new", _HITS),
            Number("n", 1, MOST_HITS, names={"all": codes.ALL}, phrases=_EACH, default=1),
        ),
    ),
    Verb(
        "shorten",
        codes.SHORTEN,
        "every Threatened Hit is {bases:base} shorter, and no hit at all if nothing is left of it",
        args=(Number("bases", 1, 3),),
    ),
    Verb(
        "remove",
        codes.REMOVE,
        "take {n} of the opponent's {speeds} runners off base",
        args=(Number("n", 1, 3, phrases=_SOME), _OF_SPEEDS),
    ),
    Verb("remove_from", codes.REMOVE_FROM, "take the opponent's runner off {base} base", args=(_BASE,)),
)
CONDITIONS: Final = (
    Condition("first_card", codes.FIRST_CARD, "this is your first card"),
    Condition("leading", codes.LEADING, "you lead"),
    Condition("trailing", codes.TRAILING, "you trail"),
    Condition(
        "opponent", codes.OPPONENT, "the opponent's card is {types}", args=(Word("types", _TYPES, several=True),)
    ),
    Condition("on", codes.ON, "you have a runner on {bases} base", args=(_ON_BASES,)),
    Condition("opponent_on", codes.OPPONENT_ON, "the opponent has a runner on {bases} base", args=(_ON_BASES,)),
)
MEASURES: Final = (
    Measure("runners", codes.RUNNERS, "runner", "you have {n:runner} on base"),
    Measure("inning", codes.INNING, "inning", "{n:inning} have begun"),
)
HANDLERS: Final = Handlers(WALKER.handled(), WALKER.measured())
VOCABULARY: Final = Vocabulary((*OFFENCE, *DEFENCE), CONDITIONS, MEASURES, HANDLERS)


class Action(msgspec.Struct, frozen=True):
    """An Immediate Action: green is offensive, red defensive (BH-IA-1)."""

    id: Id
    name: Words
    color: Literal["green", "red"]
    effect: EffectText
    rule: Words = ""


class Player(msgspec.Struct, frozen=True):
    """A player of a deck, as a pack prints the card."""

    id: Id
    name: Words
    type: Literal["natural", "robot", "cyborg"]
    revenue: Annotated[int, msgspec.Meta(ge=0, le=20)]
    speed: Literal["slow", "average", "fast"]
    hits: Annotated[tuple[Literal["1B", "2B", "3B", "HR"], ...], msgspec.Meta(max_length=MOST_HITS)] = ()
    pinch: bool = False
    action: str = ""
    cost: Annotated[int, msgspec.Meta(ge=0, le=40)] = 0


class Cards(msgspec.Struct, frozen=True):
    """The tables of a pack."""

    action: tuple[Action, ...]
    los_angeles: tuple[Player, ...]
    new_york: tuple[Player, ...]
    san_francisco: tuple[Player, ...]
    boston: tuple[Player, ...]
    free_agent: tuple[Player, ...]

    def players(self) -> list[Player]:
        """All cards in the order of their numbers."""
        return [player for table in TABLES for player in getattr(self, table)]


def _check(cards: Cards) -> Iterator[Trouble]:
    for action in cards.action:
        yield from _check_action(action)
    known = {action.id for action in cards.action}
    for table, (prefix, count) in TABLES.items():
        players: Sequence[Player] = getattr(cards, table)
        if len(players) != count:
            rule = "BH-OBJ-4" if prefix == "FA" else "BH-OBJ-3"
            yield "", table, f"there are {len(players)} cards; there must be {count} ({rule})"
        for number, player in enumerate(players, 1):
            where = f"{table} {player.id}"
            if player.id != f"{prefix}-{number:02}":
                yield where, "id", f"the ids of this table count from {prefix}-01, so this is {prefix}-{number:02}"
            if player.action and player.action not in known:
                yield where, "action", f"there is no action '{player.action}' in this pack"
            if prefix == "FA" and not player.cost:
                yield where, "cost", "a Free Agent costs at least 1 (BH-BUY-4)"


def _check_action(action: Action) -> Iterator[Trouble]:
    where = f"action {action.id}"
    effect = parse(action.effect)
    if not effect:
        yield where, "effect", "an action does something; a card without one leaves its field 'action' out"
    wrong = {verb.name for verb in (OFFENCE if action.color == "red" else DEFENCE)}
    for word in sorted(VOCABULARY.words(effect) & wrong):
        side = "for your own team, so the action is green" if action.color == "red" else "against the opponent: red"
        yield where, "color", f"'{word}' is {side} (BH-IA-1)"


SCHEMA: Final = Schema("highlights", "sandlot.games.highlights", Cards, VOCABULARY, _check)


@compiled_once
def roster(pack: Pack[Cards]) -> Roster:
    """A pack as the rules read it."""
    players = pack.cards.players()
    actions = {action.id: action for action in pack.cards.action}
    own = [actions.get(player.action) for player in players]
    told = [parse(action.effect) if action else () for action in own]
    return Roster(
        kind=vec[i64]([TYPES.index(player.type) for player in players]),
        cost=vec[i64]([player.cost for player in players]),
        revenue=vec[i64]([player.revenue for player in players]),
        hits=vec[vec[i64]]([vec[i64]([HITS.index(hit) for hit in player.hits]) for player in players]),
        speed=vec[i64]([SPEEDS.index(player.speed) + 1 for player in players]),
        pinch=vec[bool]([player.pinch for player in players]),
        program=vec[vec[i64]]([vec[i64](VOCABULARY.compile(effect)) for effect in told]),
        red=vec[bool]([action is not None and action.color == "red" for action in own]),
        ids=[player.id for player in players],
        names=[player.name for player in players],
        actions=[action.name if action else "" for action in own],
        texts=[VOCABULARY.text(effect) if effect else "" for effect in told],
        rules=[(action.rule or "BH-IA-13") if action else "" for action in own],
    )
