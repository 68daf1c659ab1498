"""Packs of this game: 29 kinds of card, what each does, and how many of each there are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec
from mypy_extensions import i64

from sandlot.cards import Condition, Handlers, Number, Verb, Vocabulary, Word, parse
from sandlot.cards.pack import Pack, compiled_once
from sandlot.cards.schema import EffectText, Id, Schema, Trouble, Words
from sandlot.games.moorwerk import codes
from sandlot.games.moorwerk.options import AS
from sandlot.games.moorwerk.steps import WALKER
from sandlot.games.moorwerk.tables import Kinds
from sandlot.kernel.packed import vec

GREEN_KINDS: Final = ("1B", "2B", "3B", "BB", "BK", "E", "HBP", "HR", "PB", "SB", "WP")  # MW-CMP-2
RED_KINDS: Final = ("CS", "DP", "F", "K", "L", "SF", "SH", "TP", "X")  # MW-CMP-3
BLUE_KINDS: Final = ("B", "BC", "CC", "CE", "J", "ML", "MR", "S", "T")  # MW-CMP-4
CODES: Final = GREEN_KINDS + RED_KINDS + BLUE_KINDS
KINDS: Final = {"green": GREEN_KINDS, "red": RED_KINDS, "blue": BLUE_KINDS}
COUNTS: Final = {"green": 40, "red": 32, "blue": 20}  # MW-CMP-1
COLORS: Final = ("green", "red", "blue")

_BASES: Final = {1: "advances 1 base", 2: "advances 2 bases", 3: "advances 3 bases", 4: "scores"}
_BATTER: Final = {1: "goes to 1st base", 2: "goes to 2nd base", 3: "goes to 3rd base", 4: "scores"}
_RUNNERS: Final = {"all": "every runner", "lead": "the leading runner"}

DIAMOND: Final = (
    Verb("advance", codes.ADVANCE, "{who} {n}", args=(Word("who", _RUNNERS), Number("n", 1, 4, phrases=_BASES))),
    Verb("force", codes.FORCE, "runners who are forced by the batter advance 1 base"),
    Verb(
        "batter",
        codes.BATTER,
        "the batter {base}",
        args=(Number("base", 1, 3, names={"home": codes.HOME}, phrases=_BATTER),),
    ),
    Verb(
        "out",
        codes.OUT,
        "{who} is out",
        args=(Word("who", {"batter": "the batter", "lead": "the leading runner"}),),
        again="so is the next one",
    ),
    Verb("score", codes.SCORE, "{who} goes home and scores", args=(Word("who", {"lead": "the leading runner"}),)),
)
TABLE: Final = (
    Verb("cover", codes.COVER, "you may cover this card with a green or red card from your hand, which then counts"),
    Verb(
        "clear_bench",
        codes.CLEAR_BENCH,
        "all hands and the draw deck are shuffled together and everybody is dealt a new hand",
    ),
    Verb("circle", codes.CIRCLE, "all hands are shuffled together and everybody is dealt as many cards as before"),
    Verb(
        "exchange",
        codes.EXCHANGE,
        "take a card unseen from another player and give back a different one from your hand",
    ),
    Verb("become", codes.BECOME, "play this card as any other kind"),
    Verb(
        "pass",
        codes.PASS,
        "everybody passes the whole hand to the neighbour {where}",
        args=(Word("where", {"left": "on the left", "right": "on the right"}),),
    ),
    Verb("skip", codes.SKIP_TURN, "choose a player, who misses the next turn"),
)
CONDITIONS: Final = (Condition("third_out", codes.THIRD_OUT, "that is the third out"),)
HANDLERS: Final = Handlers(WALKER.handled(), WALKER.measured())
VOCABULARY: Final = Vocabulary((*DIAMOND, *TABLE), CONDITIONS, handlers=HANDLERS)


class Kind(msgspec.Struct, frozen=True):
    """One kind of card."""

    code: Id
    name: Words
    color: Literal["green", "red", "blue"]
    count: Annotated[int, msgspec.Meta(ge=0, le=92)]
    effect: EffectText


class Cards(msgspec.Struct, frozen=True):
    """The one table of a pack."""

    kind: tuple[Kind, ...]


def _check(cards: Cards) -> Iterator[Trouble]:
    missing = [code for known in KINDS.values() for code in known if code not in {kind.code for kind in cards.kind}]
    if missing:
        yield "", "", f"the kinds {', '.join(missing)} are missing"
    for kind in cards.kind:
        yield from _check_kind(kind)
    for color in COLORS:
        total = sum(kind.count for kind in cards.kind if kind.color == color)
        if total != COUNTS[color]:
            yield "", "count", f"there are {total} {color} cards; there must be {COUNTS[color]} (MW-CMP-1)"


def _check_kind(kind: Kind) -> Iterator[Trouble]:
    where = f"kind {kind.code}"
    color = next((color for color, known in KINDS.items() if kind.code in known), "")
    if not color:
        yield where, "code", "there is no such kind in this game"
        return
    if kind.color != color:
        yield where, "color", f"this kind is {color}, not {kind.color}"
    effect = parse(kind.effect)
    words = VOCABULARY.words(effect)
    own = {verb.name for verb in (TABLE if color == "blue" else DIAMOND)} | {"third_out"}
    for word in sorted(words - own):
        side = "acts on the diamond" if color == "blue" else "is for blue cards"
        yield where, "effect", f"'{word}' {side}, and this kind is {color} (MW-BLU-22)"
    if color == "blue" and (len(effect) != 1 or effect[0].condition is not None):
        yield where, "effect", "a blue card does exactly one thing, without a condition"


SCHEMA: Final = Schema("moorwerk", "sandlot.games.moorwerk", Cards, VOCABULARY, _check)


@compiled_once
def kinds(pack: Pack[Cards]) -> Kinds:
    """A pack as the rules read it, with the kinds in the order of CODES."""
    by_code = {kind.code: kind for kind in pack.cards.kind}
    ordered = [by_code[code] for code in CODES]
    effects = [parse(kind.effect) for kind in ordered]
    programs = [VOCABULARY.compile(effect) for effect in effects]
    return Kinds(
        kind=vec[i64]([place for place, kind in enumerate(ordered) for _ in range(kind.count)]),
        blue=vec[bool]([kind.color == "blue" for kind in ordered]),
        program=vec[vec[i64]]([vec[i64](program) for program in programs]),
        stands_for=vec[i64]([AS + place for place, program in enumerate(programs) if program[:1] != [codes.BECOME]]),
        names=[kind.name for kind in ordered],
        texts=[VOCABULARY.text(effect) for effect in effects],
    )
