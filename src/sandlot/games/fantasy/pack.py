"""Packs of this game: teams, magic abilities, Characters, Win Cards and Events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec
from mypy_extensions import i64

from sandlot.cards import Condition, Effect, Handlers, Number, Verb, Vocabulary, Word, parse
from sandlot.cards.pack import Pack, compiled_once
from sandlot.cards.schema import EffectText, Id, Schema, Trouble, Words
from sandlot.games.fantasy import codes
from sandlot.games.fantasy.effects.events import WALKER
from sandlot.games.fantasy.numbers import CHARACTERS, EVENTS, TEAMS, WINS
from sandlot.games.fantasy.steps.magic import ABILITIES
from sandlot.games.fantasy.tables import Book
from sandlot.kernel.packed import vec

STATS: Final = ("AVG", "R", "HR", "RBI", "SB", "ERA", "IP", "W", "K", "SV")
COLOURS: Final = ("Gold", "Blue", "Red", "Green", "Purple")
TIERS: Final = ("Rookie", "Pro", "Specialist", "All-Star", "Hall of Fame")
SIDES: Final = ("Good", "Evil")
DEALT: Final = (15, 5, 5, 5, 5)  # Characters of each class for five Managers (FFB-SET-8)

StatName = Literal["AVG", "R", "HR", "RBI", "SB", "ERA", "IP", "W", "K", "SV"]
Colour = Literal["Gold", "Blue", "Red", "Green", "Purple"]

_STATS: Final = Word("stats", {name: name for name in STATS}, several=True, joined="and")
_CLASSES: Final = dict(zip(TIERS, ("Rookies", "Pros", "Specialists", "All-Stars", "Hall of Famers"), strict=True))
_FEWEST: Final = "with the fewest Wins as this is turned over (in the Series: before each game)"
_ROUNDS: Final = {
    0: "nobody uses magic, nor recruits in Free Agency",  # FFB-EVT-8
    1: "there is one round of magic each week",
    2: "there are two rounds of magic each week",
    3: "there are three rounds of magic each week",
}


def _points(low: int, high: int) -> Number:
    return Number("n", low, high)


MAGIC: Final = (
    Verb("swap_wins", codes.SWAP_WINS, "swap two Win Cards that are not resolved yet"),
    Verb(
        "drop_pegs",
        codes.DROP_PEGS,
        "{n:different opponent} lose 1 point each on a Stat Track of your choice",
        args=(Number("n", 1, 4),),
    ),
    Verb(
        "lend_stat",
        codes.LEND_STAT,
        "add one stat of this card to your Character in this and every later game of the month",
    ),
    Verb("copy", codes.COPY, "use the magic of an opponent's exhausted Character"),
    Verb("climb", codes.CLIMB, "go up {n:point} on a Stat Track where you have at least one", args=(_points(1, 3),)),
    Verb("dig", codes.DIG, "trade a Character of your line-up with one from the Discard Pile"),
    Verb("burn", codes.BURN, "one stat of an opponent's Character counts zero this week"),
    Verb("hold_pegs", codes.HOLD_PEGS, "your opponents do not move on the Stat Tracks this week"),
    Verb("help", codes.HELP, "your active Character uses its own magic"),
    Verb("silence", codes.SILENCE, "no opponent after you uses magic this week"),
    Verb("bar_evil", codes.BAR_EVIL, "Evil Characters cannot win this week"),
    Verb("send_off", codes.SEND_OFF, "send an opponent's active Evil Character to its bench"),
    Verb("morph", codes.MORPH, "trade your active or a bench Character with the top card of the Character Deck"),
    Verb(
        "raise_evil",
        codes.RAISE_EVIL,
        "your Character, if it is Evil, gets {n:+} on each of its stats this week",
        args=(_points(1, 5),),
    ),
    Verb("raise", codes.RAISE, "your Character gets {n:+} on each of its stats this week", args=(_points(1, 5),)),
    Verb(
        "recruit",
        codes.RECRUIT,
        "look at the top {n:card} of the Character Deck and trade one of your Characters for one of them; "
        "this may also be done instead of a waiver pick",
        args=(Number("n", 1, 5),),
    ),
    Verb("wake", codes.WAKE, "one of your exhausted bench Characters can be used again from next week on"),
    Verb("shift", codes.SHIFT, "swap your active Character with any other of yours"),
    Verb("lend_all", codes.LEND_ALL, "add all stats of this card to your Character this week"),
    Verb("teleport", codes.TELEPORT, "this card takes the place of your active Character"),
    Verb("reorder", codes.REORDER, "rearrange the Waiver Order as you like"),
)
EVENT: Final = (
    Verb(
        "stat",
        codes.STAT,
        "every printed {stats} counts {n} more",
        args=(_STATS, _points(-5, 5)),
        less="every printed {stats} counts {n} less, but not below 0",
    ),  # FFB-EVT-7
    Verb("twice", codes.TWICE, "Win totals count {stats} twice", args=(_STATS,)),
    Verb(
        "total",
        codes.TOTAL,
        "every Win total of 1 or more gets {n:+}",
        args=(_points(-9, 9),),
        less="every Win total loses {n}, but not below 0",
    ),  # FFB-EVT-6
    Verb("evil_first", codes.EVIL_FIRST, "in ties Evil beats Good"),
    Verb("magic", codes.MAGIC, "{n}", args=(Number("n", 0, 3, phrases=_ROUNDS),)),
    Verb("banners", codes.BANNERS, "every Stat Track banner moves a peg {n:step} further", args=(_points(1, 3),)),
    Verb(
        "face_up",
        codes.FACE_UP,
        "every Manager's Character at {base} is placed face up",
        args=(Number("base", 1, 4, phrases={1: "1st", 2: "2nd", 3: "3rd", 4: "Home"}),),
    ),
)
CONDITIONS: Final = (
    Condition(
        "side",
        codes.SIDE,
        "for {side} Characters, {body}",
        args=(Word("side", {side: side for side in SIDES}),),
        scope=True,
        others="for Characters who are not {side}, {body}",
    ),
    Condition(
        "tier",
        codes.TIER,
        "for {tier}, {body}",
        args=(Word("tier", _CLASSES),),
        scope=True,
        others="for Characters who are not {tier}, {body}",
    ),
    Condition(
        "fewest",
        codes.FEWEST,
        f"for the Managers {_FEWEST}, {{body}}",
        scope=True,
        others=f"for all but the Managers {_FEWEST}, {{body}}",
    ),
)
FIRST: Final = frozenset({"twice", "evil_first", "magic", "banners"})
NOT_BY_CHARACTER: Final = frozenset(verb.name for verb in EVENT) - {"total"}
NAMES: Final = {word.code: word.name for word in (*MAGIC, *EVENT, *CONDITIONS)}
HANDLERS: Final = Handlers((*ABILITIES, *WALKER.handled()))
VOCABULARY: Final = Vocabulary((*MAGIC, *EVENT), CONDITIONS, handlers=HANDLERS)


class Team(msgspec.Struct, frozen=True):
    """A Team Card."""

    id: Id
    name: Words
    colour: Words


class Magic(msgspec.Struct, frozen=True):
    """A magic ability."""

    id: Id
    name: Words
    effect: EffectText


class Character(msgspec.Struct, frozen=True):
    """A Character (FFB-CHR-1): number, name, team, class, side, stats, magic."""

    id: Id
    number: Words
    name: Words
    team: str
    tier: Literal["Rookie", "Pro", "Specialist", "All-Star", "Hall of Fame"]
    side: Literal["Good", "Evil"]
    kind: Words
    stats: dict[StatName, Annotated[int, msgspec.Meta(ge=1, le=10)]]
    magic: str


class Win(msgspec.Struct, frozen=True):
    """A Win Card: the stats it adds up, and its Stat Track banners."""

    id: Id
    name: Words
    needs: Annotated[tuple[StatName, ...], msgspec.Meta(min_length=1)]
    banners: dict[Colour, Annotated[int, msgspec.Meta(ge=1, le=5)]]


class Event(msgspec.Struct, frozen=True):
    """An Event Card."""

    id: Id
    name: Words
    effect: EffectText


class Cards(msgspec.Struct, frozen=True):
    """The tables of a pack."""

    team: tuple[Team, ...]
    magic: tuple[Magic, ...]
    character: tuple[Character, ...]
    win: tuple[Win, ...]
    event: tuple[Event, ...]


def _check(cards: Cards) -> Iterator[Trouble]:
    wanted = (("team", TEAMS), ("character", CHARACTERS), ("win", WINS), ("event", EVENTS))
    for table, count in wanted:
        if len(getattr(cards, table)) != count:
            yield "", table, f"there are {len(getattr(cards, table))} cards; there must be {count}"
    tiers = Counter(str(card.tier) for card in cards.character)
    for tier, least in zip(TIERS, DEALT, strict=True):
        if tiers[tier] < least:
            yield "", "tier", f"{tiers[tier]} cards are of the class {tier}; five Managers need {least} (FFB-SET-8)"
    for magic in cards.magic:
        yield from _check_words(f"magic {magic.id}", magic.effect, MAGIC, "magic")
    for event in cards.event:
        yield from _check_words(f"event {event.id}", event.effect, EVENT, "Events")
        yield from _check_event(f"event {event.id}", parse(event.effect))
    yield from _check_characters(cards)


def _check_words(where: str, text: str, verbs: tuple[Verb, ...], what: str) -> Iterator[Trouble]:
    effect = parse(text)
    own = {verb.name for verb in verbs}
    if what == "magic":
        if len(effect) != 1 or effect[0].condition is not None:
            yield where, "effect", "a magic ability is exactly one verb, without a condition (FFB-CHR-7)"
    else:
        own |= {condition.name for condition in CONDITIONS}
    for word in sorted(VOCABULARY.words(effect) - own):
        yield where, "effect", f"'{word}' is not for {what}"


def _check_event(where: str, effect: Effect) -> Iterator[Trouble]:
    """The rules read some verbs in the first place only, and of conditions those of Win totals."""
    for clause in effect[1:]:
        if clause.verb in FIRST:
            yield where, "effect", f"'{clause.verb}' must come first in an Event"
    for clause in effect:
        inside = clause.blocks[0] if clause.blocks else (clause,)
        if clause.condition is not None and any(VOCABULARY.words((one,)) & NOT_BY_CHARACTER for one in inside):
            yield where, "effect", "only 'total' can depend on the Character or its Manager"


def _check_characters(cards: Cards) -> Iterator[Trouble]:
    magics = {magic.id for magic in cards.magic}
    teams = {team.id for team in cards.team}
    seen: dict[tuple[str, str], str] = {}
    for card in cards.character:
        where = f"character {card.id}"
        if card.magic not in magics:
            yield where, "magic", f"there is no magic '{card.magic}' in this pack"
        if card.team not in teams:
            yield where, "team", f"there is no team '{card.team}' in this pack"
        if not card.stats:
            yield where, "stats", "a Character has at least one stat"
        line = (card.side, str(sorted(card.stats.items())))
        if line in seen:
            yield where, "stats", f"side and stats are those of {seen[line]}; such a pair would tie for ever (R18)"
        seen[line] = card.id


SCHEMA: Final = Schema("fantasy", "sandlot.games.fantasy", Cards, VOCABULARY, _check)


@compiled_once
def book(pack: Pack[Cards]) -> Book:
    """A pack as the rules read it."""
    cards = pack.cards
    magics = {magic.id: magic for magic in cards.magic}
    teams = [team.id for team in cards.team]
    effects = [parse(magics[card.magic].effect) for card in cards.character]
    programs = [VOCABULARY.compile(effect) for effect in effects]
    events = [parse(event.effect) for event in cards.event]
    return Book(
        tier=vec[i64]([TIERS.index(card.tier) for card in cards.character]),
        side=vec[i64]([SIDES.index(card.side) for card in cards.character]),
        stats=vec[i64]([card.stats.get(stat, 0) for card in cards.character for stat in STATS]),
        verb=vec[i64]([program[0] for program in programs]),
        amount=vec[i64]([program[2] if len(program) > 2 else 0 for program in programs]),
        needs=vec[i64]([sum(1 << STATS.index(stat) for stat in win.needs) for win in cards.win]),
        banners=vec[i64]([win.banners.get(colour, 0) for win in cards.win for colour in COLOURS]),
        program=vec[vec[i64]]([vec[i64](VOCABULARY.compile(effect)) for effect in events]),
        team=vec[i64]([teams.index(card.team) for card in cards.character]),
        ids=[card.id for table in (cards.character, cards.win, cards.event) for card in table],
        names=[card.name for table in (cards.character, cards.win, cards.event) for card in table],
        numbers=[card.number for card in cards.character],
        kinds=[card.kind for card in cards.character],
        magic=[magics[card.magic].name for card in cards.character],
        texts=[VOCABULARY.text(effect) for effect in effects + events],
        team_ids=teams,
        teams=[team.name for team in cards.team],
        colours=[team.colour for team in cards.team],
        words=[NAMES.get(code, "") for code in range(max(NAMES) + 1)],
    )
