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
    return Word("when", TIMES | said, default=default)


def _count(name: str = "n", low: int = 1, high: int = 25) -> Number:
    return Number(name, low, high)


def _amount(low: int, high: int) -> Number:
    return Number("n", low, high, per=True)


def _players(name: str = "type") -> Word:
    return Word(name, PLAYERS)


def _stars() -> Word:
    return Word("type", STARS)


COUNTS: Final = (
    Verb("money", codes.V_MONEY, "collect {n:$}", args=(_amount(-50_000, 50_000),), less="pay {n:$}"),
    Verb(
        "transfer",
        codes.V_TRANSFER,
        "give {n:{what}} to {who}",
        args=(
            Word("what", GOODS),
            _count(high=50_000),
            Word(
                "who",
                {
                    "me": "the owner who played this",
                    "left": "the owner on your left",
                    "right": "the owner on your right",
                },
            ),
        ),
    ),
    Verb(
        "media",
        codes.V_MEDIA,
        "gain {n} {kind}media{when}",
        args=(
            _count(low=-15, high=15),
            Word("kind", {"cubes": "", "national": "national "}, default="cubes"),
            _when(phase=" for this phase", next_phase=" for the next in-season phase", year=" for this year"),
        ),
        less="lose {n} {kind}media{when}",
    ),
    Verb("vp", codes.V_VP, "gain {n:VP/VP}", args=(_amount(-25, 25),), less="lose {n:VP/VP}"),
    Verb("wins", codes.V_WINS, "win {n:game}{when}", args=(_amount(1, 25), _when())),
    Verb("losses", codes.V_LOSSES, "lose {n:game}{when}", args=(_amount(1, 25), _when())),
    Verb(
        "games",
        codes.V_GAMES,
        "play {n:game} more{when}",
        args=(_count(low=-25), _when(now=" this phase")),
        less="play {n:game} fewer{when}",
    ),
    Verb(
        "pennant",
        codes.V_PENNANT,
        "raise the pennant number by {n}",
        args=(_count(low=-25),),
        less="lower the pennant number by {n}",
    ),
    Verb("strike", codes.V_STRIKE, "the pennant number is void this year: the best winning record goes to the series"),
    Verb(
        "star",
        codes.V_STAR,
        "raise {track} by {n:star}",
        args=(Word("track", TRACKS), _count(low=-4, high=4)),
        less="lower {track} by {n:star}",
    ),
)
MEN: Final = (
    Verb(
        "change",
        codes.V_CHANGE,
        "turn {n:{old}} into {n:{new}}",
        args=(_count(), _players("old"), Joint("into"), _players("new")),
    ),
    Verb("gain", codes.V_GAIN, "gain {n:{type}}", args=(_count(), _players())),
    Verb("lose", codes.V_LOSE, "lose {n:{type}}", args=(_count(), _stars())),
    Verb(
        "bench",
        codes.V_BENCH,
        "bench {n:{type}}{when}",
        args=(
            _count(),
            _stars(),
            _when("phase", phase=" for this phase", year=" for the year", next_phase=" for the next in-season phase"),
        ),
    ),
    Verb(
        "free_agent",
        codes.V_FREE_AGENT,
        "send {n:{type}} to the free-agent auction{when}",
        args=(_count(), _stars(), _when()),
    ),
    Verb(
        "promote",
        codes.V_PROMOTE,
        "make a free {kind} attempt at {n:+} with {rolls:roll}",
        args=(
            Word("kind", {"phenom": "Phenom", "prospect": "Prospect"}),
            _count(low=-9, high=9),
            _count("rolls", high=5),
        ),
    ),
)
DICE: Final = (
    Verb("roll", codes.V_ROLL, "roll the die: {block}", blocks=(1, 1), rows=(1, 10)),
    Verb("chart", codes.V_CHART, "{name}", args=(Word("name", CHARTS),)),
    Verb(
        "drm",
        codes.V_DRM,
        "add {n} to {kind}{when}",
        args=(
            _count(low=-9, high=9),
            Word("kind", OWN_ROLLS),
            _when("phase", year=" all year"),
        ),
        less="subtract {n} from {kind}{when}",
    ),
    Verb(
        "reroll",
        codes.V_REROLL,
        "re-roll {kind}{when}",
        args=(
            Word("kind", ANY_ROLLS, default="any"),
            _when(now=" just thrown", next=" once"),
        ),
    ),
)
HANDS: Final = (
    Verb("draw", codes.V_DRAW, "draw {n:card}", args=(_count(high=9),)),
    Verb(
        "discard",
        codes.V_DISCARD,
        "discard {n:card} {how}",
        args=(_count(high=9), Word("how", {"choice": "of your choice", "random": "at random"})),
    ),
    Verb(
        "peek", codes.V_PEEK, "show {n:random card} of your hand to the owner who played this", args=(_count(high=9),)
    ),
    Verb("keep", codes.V_KEEP, "you may hold {n:card} into next year free of charge", args=(_count(high=9),)),
    Verb(
        "ops",
        codes.V_OPS,
        "add {n} to the OPS of {when}",
        args=(
            _count(low=-4, high=9),
            _when(now="this card", phase="your next card this phase", next_phase="your first card of the next phase"),
        ),
        less="subtract {n} from the OPS of {when}",
    ),
    Verb(
        "pass_on",
        codes.V_PASS_ON,
        "pass this card on to an owner who has not had it this year, for a card of that owner's choice",
    ),
    Verb("to_deck", codes.V_TO_DECK, "shuffle this card into the deck"),
)
RIGHTS: Final = (
    Verb(
        "block",
        codes.V_BLOCK,
        "you may not take the {action} action{when}",
        args=(Word("action", ACTIONS), _when("phase")),
    ),
    Verb("ready", codes.V_READY, "your {action} action is ready again", args=(Word("action", ACTIONS),)),
    Verb(
        "scale",
        codes.V_SCALE,
        "{price} {percent}{when}",
        args=(
            Word("price", PRICES),
            Number("percent", 0, 300, phrases=SHARES),
            _when("phase"),
        ),
    ),
    Verb("shield", codes.V_SHIELD, "{what}{when}", args=(Word("what", SHIELDS), _when("phase"))),
    Verb("cancel", codes.V_CANCEL, "cancel {kinds}", args=(Word("kinds", CANCELS, several=True),)),
)
FORMS: Final = (
    Verb(
        "on",
        codes.V_ON,
        "{when}{trigger}: {block}",
        args=(Word("trigger", TRIGGERS), Word("when", RULE_TIMES, default="phase")),
        blocks=(1, 1),
    ),
    Verb("choose", codes.V_CHOOSE, "either {blocks}", blocks=(2, 4)),
    Verb(
        "pick",
        codes.V_PICK,
        "{who} of your choice{test}: {block}",
        args=(
            Word("who", {"all": "an owner", "others": "another owner"}),
            Comparison("test", optional=True, before=" where "),
        ),
        blocks=(1, 1),
    ),
)
CONDITIONS: Final = (
    Condition("me", codes.FOR_ME, "the owner who played this: {body}", scope=True),
    Condition("all", codes.FOR_ALL, "every owner: {body}", scope=True),
    Condition("others", codes.FOR_OTHERS, "every other owner: {body}", scope=True),
    Condition("left", codes.FOR_LEFT, "the owner on your left: {body}", scope=True),
    Condition("right", codes.FOR_RIGHT, "the owner on your right: {body}", scope=True),
    Condition("lead", codes.FOR_LEAD, "the owner with the most VP: {body}", scope=True),
    Condition("trail", codes.FOR_TRAIL, "the owner with the fewest VP: {body}", scope=True),
    Condition("bank", codes.FOR_BANK, "the league office: {body}", scope=True),
    Condition("odd", codes.IS_ODD, "the roll is odd"),
    Condition("even", codes.IS_EVEN, "the roll is even"),
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
