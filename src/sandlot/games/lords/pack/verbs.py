"""The vocabulary of effects. A text speaks to the owner on whom the card is played, or to whom a clause is for."""

from __future__ import annotations

from typing import Final

from sandlot.cards import Comparison, Condition, Handlers, Joint, Measure, Number, Verb, Vocabulary, Word
from sandlot.games.lords import codes
from sandlot.games.lords.pack.words import (
    ACTIONS,
    ANY_ROLLS,
    CANCELS,
    CHARTS,
    GOODS,
    MEASURES,
    OWN_ROLLS,
    PLAYERS,
    PRICES,
    RULE_TIMES,
    SHARES,
    SHIELDS,
    STARS,
    TIMES,
    TRACKS,
    TRIGGERS,
    VALUES,
)
from sandlot.games.lords.steps.verbs import WALKER


def _when(default: str = "now", **said: str) -> Word:
    return Word(name="when", words=TIMES | said, default=default)


def _count(name: str = "n", low: int = 1, high: int = 25) -> Number:
    return Number(name=name, low=low, high=high)


def _amount(low: int, high: int) -> Number:
    return Number(name="n", low=low, high=high, per=True)


def _players(name: str = "type") -> Word:
    return Word(name=name, words=PLAYERS)


def _stars() -> Word:
    return Word(name="type", words=STARS)


COUNTS: Final = (
    Verb(name="money", code=codes.V_MONEY, args=(_amount(-50_000, 50_000),), text="collect {n:$}", less="pay {n:$}"),
    Verb(
        name="transfer",
        code=codes.V_TRANSFER,
        args=(
            Word(name="what", words=GOODS),
            _count(high=50_000),
            Word(
                name="who",
                words={
                    "me": "the owner who played this",
                    "left": "the owner on your left",
                    "right": "the owner on your right",
                },
            ),
        ),
        text="give {n:{what}} to {who}",
    ),
    Verb(
        name="media",
        code=codes.V_MEDIA,
        args=(
            _count(low=-15, high=15),
            Word(name="kind", words={"cubes": "", "national": "national "}, default="cubes"),
            _when(phase=" for this phase", next_phase=" for the next in-season phase", year=" for this year"),
        ),
        text="gain {n} {kind}media{when}",
        less="lose {n} {kind}media{when}",
    ),
    Verb(name="vp", code=codes.V_VP, args=(_amount(-25, 25),), text="gain {n:VP/VP}", less="lose {n:VP/VP}"),
    Verb(name="wins", code=codes.V_WINS, args=(_amount(1, 25), _when()), text="win {n:game}{when}"),
    Verb(name="losses", code=codes.V_LOSSES, args=(_amount(1, 25), _when()), text="lose {n:game}{when}"),
    Verb(
        name="games",
        code=codes.V_GAMES,
        args=(_count(low=-25), _when(now=" this phase")),
        text="play {n:game} more{when}",
        less="play {n:game} fewer{when}",
    ),
    Verb(
        name="pennant",
        code=codes.V_PENNANT,
        args=(_count(low=-25),),
        text="raise the pennant number by {n}",
        less="lower the pennant number by {n}",
    ),
    Verb(
        name="strike",
        code=codes.V_STRIKE,
        text="the pennant number is void this year: the best winning record goes to the series",
    ),
    Verb(
        name="star",
        code=codes.V_STAR,
        args=(Word(name="track", words=TRACKS), _count(low=-4, high=4)),
        text="raise {track} by {n:star}",
        less="lower {track} by {n:star}",
    ),
)
MEN: Final = (
    Verb(
        name="change",
        code=codes.V_CHANGE,
        args=(_count(), _players("old"), Joint(name="into"), _players("new")),
        text="turn {n:{old}} into {n:{new}}",
    ),
    Verb(name="gain", code=codes.V_GAIN, args=(_count(), _players()), text="gain {n:{type}}"),
    Verb(name="lose", code=codes.V_LOSE, args=(_count(), _stars()), text="lose {n:{type}}"),
    Verb(
        name="bench",
        code=codes.V_BENCH,
        args=(
            _count(),
            _stars(),
            _when("phase", phase=" for this phase", year=" for the year", next_phase=" for the next in-season phase"),
        ),
        text="bench {n:{type}}{when}",
    ),
    Verb(
        name="free_agent",
        code=codes.V_FREE_AGENT,
        args=(_count(), _stars(), _when()),
        text="send {n:{type}} to the free-agent auction{when}",
    ),
    Verb(
        name="promote",
        code=codes.V_PROMOTE,
        args=(
            Word(name="kind", words={"phenom": "Phenom", "prospect": "Prospect"}),
            _count(low=-9, high=9),
            _count("rolls", high=5),
        ),
        text="make a free {kind} attempt at {n:+} with {rolls:roll}",
    ),
)
DICE: Final = (
    Verb(name="roll", code=codes.V_ROLL, blocks=(1, 1), rows=(1, 10), text="roll the die: {block}"),
    Verb(name="chart", code=codes.V_CHART, args=(Word(name="name", words=CHARTS),), text="{name}"),
    Verb(
        name="drm",
        code=codes.V_DRM,
        args=(
            _count(low=-9, high=9),
            Word(name="kind", words=OWN_ROLLS),
            _when("phase", year=" all year"),
        ),
        text="add {n} to {kind}{when}",
        less="subtract {n} from {kind}{when}",
    ),
    Verb(
        name="reroll",
        code=codes.V_REROLL,
        args=(
            Word(name="kind", words=ANY_ROLLS, default="any"),
            _when(now=" just thrown", next=" once"),
        ),
        text="re-roll {kind}{when}",
    ),
)
HANDS: Final = (
    Verb(name="draw", code=codes.V_DRAW, args=(_count(high=9),), text="draw {n:card}"),
    Verb(
        name="discard",
        code=codes.V_DISCARD,
        args=(_count(high=9), Word(name="how", words={"choice": "of your choice", "random": "at random"})),
        text="discard {n:card} {how}",
    ),
    Verb(
        name="peek",
        code=codes.V_PEEK,
        args=(_count(high=9),),
        text="show {n:random card} of your hand to the owner who played this",
    ),
    Verb(
        name="keep",
        code=codes.V_KEEP,
        args=(_count(high=9),),
        text="you may hold {n:card} into next year free of charge",
    ),
    Verb(
        name="ops",
        code=codes.V_OPS,
        args=(
            _count(low=-4, high=9),
            _when(now="this card", phase="your next card this phase", next_phase="your first card of the next phase"),
        ),
        text="add {n} to the OPS of {when}",
        less="subtract {n} from the OPS of {when}",
    ),
    Verb(
        name="pass_on",
        code=codes.V_PASS_ON,
        text="pass this card on to an owner who has not had it this year, for a card of that owner's choice",
    ),
    Verb(name="to_deck", code=codes.V_TO_DECK, text="shuffle this card into the deck"),
)
RIGHTS: Final = (
    Verb(
        name="block",
        code=codes.V_BLOCK,
        args=(Word(name="action", words=ACTIONS), _when("phase")),
        text="you may not take the {action} action{when}",
    ),
    Verb(
        name="ready",
        code=codes.V_READY,
        args=(Word(name="action", words=ACTIONS),),
        text="your {action} action is ready again",
    ),
    Verb(
        name="scale",
        code=codes.V_SCALE,
        args=(
            Word(name="price", words=PRICES),
            Number(name="percent", low=0, high=300, phrases=SHARES),
            _when("phase"),
        ),
        text="{price} {percent}{when}",
    ),
    Verb(
        name="shield",
        code=codes.V_SHIELD,
        args=(Word(name="what", words=SHIELDS), _when("phase")),
        text="{what}{when}",
    ),
    Verb(
        name="cancel",
        code=codes.V_CANCEL,
        args=(Word(name="kinds", words=CANCELS, several=True),),
        text="cancel {kinds}",
    ),
)
FORMS: Final = (
    Verb(
        name="on",
        code=codes.V_ON,
        args=(Word(name="trigger", words=TRIGGERS), Word(name="when", words=RULE_TIMES, default="phase")),
        blocks=(1, 1),
        text="{when}{trigger}: {block}",
    ),
    Verb(name="choose", code=codes.V_CHOOSE, blocks=(2, 4), text="either {blocks}"),
    Verb(
        name="pick",
        code=codes.V_PICK,
        args=(
            Word(name="who", words={"all": "an owner", "others": "another owner"}),
            Comparison(name="test", optional=True, before=" where "),
        ),
        blocks=(1, 1),
        text="{who} of your choice{test}: {block}",
    ),
)
CONDITIONS: Final = (
    Condition(name="me", code=codes.FOR_ME, scope=True, text="the owner who played this: {body}"),
    Condition(name="all", code=codes.FOR_ALL, scope=True, text="every owner: {body}"),
    Condition(name="others", code=codes.FOR_OTHERS, scope=True, text="every other owner: {body}"),
    Condition(name="left", code=codes.FOR_LEFT, scope=True, text="the owner on your left: {body}"),
    Condition(name="right", code=codes.FOR_RIGHT, scope=True, text="the owner on your right: {body}"),
    Condition(name="lead", code=codes.FOR_LEAD, scope=True, text="the owner with the most VP: {body}"),
    Condition(name="trail", code=codes.FOR_TRAIL, scope=True, text="the owner with the fewest VP: {body}"),
    Condition(name="bank", code=codes.FOR_BANK, scope=True, text="the league office: {body}"),
    Condition(name="odd", code=codes.IS_ODD, text="the roll is odd"),
    Condition(name="even", code=codes.IS_EVEN, text="the roll is even"),
)


def _measure(name: str, code: int) -> Measure:
    if name in PLAYERS:
        one = PLAYERS[name].partition("/")[0]
        return Measure(name, code, one, f"the club has {{n:{PLAYERS[name]}}}", {0: f"no {one}"})
    each, text = MEASURES[name]
    return Measure(name, code, each, text, VALUES.get(name, {}))


VERBS: Final = (*COUNTS, *MEN, *DICE, *HANDS, *RIGHTS, *FORMS)
HANDLERS: Final = Handlers(WALKER.handled(), WALKER.measured())
VOCABULARY: Final = Vocabulary(
    VERBS, CONDITIONS, [_measure(name, place + 1) for place, name in enumerate(codes.MEASURES)], HANDLERS
)
