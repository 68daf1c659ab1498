"""The words of effects and how each is said. A text speaks to the owner on whom the card is played."""

from __future__ import annotations

from typing import Final

from sandlot.cards import Comparison, Condition, Joint, Measure, Number, Verb, Vocabulary, Word
from sandlot.games.lords import codes

PLAYERS: Final = {
    "SS": "Superstar",
    "AS": "All-Star",
    "REG": "Regular",
    "JM": "Journeyman/Journeymen",
    "PH": "Phenom",
    "PR": "Prospect",
    "UT": "Utility player",
}
STARS: Final = {**PLAYERS, "STAR": "top star"}  # a Superstar, or without one an All-Star
GOODS: Final = {**PLAYERS, "media": "media/media", "money": "$"}
TRACKS: Final = {"FO": "your front office", "FS": "your farm system", "FM": "your manager"}
ROLLS: Final = {
    "payout": "payout roll",
    "phenom": "Phenom roll",
    "prospect": "Prospect roll",
    "retire": "retirement roll",
    "injury": "injury roll",
    "cs": "series roll",
    "tie": "tie-break roll",
    "draft": "draft roll",
    "pennant": "pennant roll",
    "event": "event roll",
    "any": "die roll",
}
ACTIONS: Final = {
    "SS": "Superstar",
    "AS": "All-Star",
    "MC": "Manager/Card",
    "MT": "Manager/Team",
    "cycle": "Cycle",
    "trade": "Trade Chart",
    "phenom": "Phenom",
    "prospect": "Prospect",
    "cash": "OPS for cash",
    "attack": "OPS for losses",
    "cuts": "OPS for cuts",
    "event": "event",
}
PRICES: Final = {
    "payout": "your payout is",
    "promo": "your promotion pays",
    "interest": "loan interest costs you",
    "cycle": "cards of the Cycle cost you",
    "farm": "promotion rolls cost you",
    "media": "media cost you",
    "upgrade": "upgrades cost you",
    "luxury": "the luxury tax costs you",
}
SHIELDS: Final = {
    "events": "no opponent may play an event on you",
    "ops": "no opponent may play an OPS card against you",
    "media": "no opponent may use media on your rolls",
}
CANCELS: Final = {
    "INJ": "an injury event",
    "SCAN": "a scandal event",
    "PRESS": "a press event",
    "CASH": "a cash event",
    "LABOR": "a labor event",
    "TALENT": "a talent event",
    "TRADE": "a trade event",
    "FARM": "a farm event",
    "SKIP": "a manager event",
    "OFFICE": "a front-office event",
    "LUCK": "a luck event",
    "FANS": "a fans event",
    "CARD": "a card event",
    "green": "a green event",
    "red": "a red event",
    "blue": "a blue event",
    "attack": "an OPS card played for losses",
    "cuts": "an OPS card played for cuts",
}
TRIGGERS: Final = {
    "phase_start": "at the start of each phase",
    "phase_end": "at the end of each phase",
    "payout": "at each of your payouts",
    "attacked": "whenever an OPS card is played against you for losses",
    "pennant_won": "whenever you win the pennant",
    "cs_won": "whenever you win the series",
    "year_end": "at the end of each year",
    "offseason": "in each off-season",
    "promoted": "whenever a player of yours is promoted",
    "card_bought": "whenever you buy cards",
}
CHARTS: Final = {
    "payout": "make a payout roll",
    "injury": "make an injury roll for your top star",
    "retire": "make a retirement roll",
    "retire_one": "make a retirement roll for that star",
    "impact": "roll on the Trade Impact chart",
    "trade": "make one free swap on the Trade Chart",
    "draft": "make a draft roll",
}
PHASES: Final = {0: "the off-season", 1: "the Early Season", 2: "the Mid-Season", 3: "the Late Season"}
_SHARES: Final = {0: "nothing", 50: "half as much", 100: "as before", 150: "half as much again", 200: "twice as much"}
SHARES: Final = {n: _SHARES.get(n, f"{n}% of that") for n in range(301)}

_NEXT_PHASE: Final = " in the next in-season phase"
_TIMES: Final = {
    "now": "",
    "phase": " this phase",
    "next_phase": _NEXT_PHASE,
    "year": " this year",
    "game": " from now on",
    "next": " next time",
    "offseason": " in the next off-season",
}
RULE_TIMES: Final = {
    "now": "",
    "phase": "this phase, ",
    "next_phase": "in the next in-season phase, ",
    "year": "this year, ",
    "game": "",
    "next": "once, ",
    "offseason": "in the next off-season, ",
}


def _when(default: str = "now", **said: str) -> Word:
    return Word(name="when", words=_TIMES | said, default=default)


def _count(name: str = "n", low: int = 1, high: int = 25, default: int | None = None) -> Number:
    return Number(name=name, low=low, high=high, default=default)


def _marks(high: int) -> Number:
    return Number(name="n", low=-high, high=high, per=True)


def _players(name: str = "type") -> Word:
    return Word(name=name, words=PLAYERS)


def _stars() -> Word:
    return Word(name="type", words=STARS)


def _rolls(**said: str) -> Word:
    return Word(name="kind", words={kind: f"your {roll}" for kind, roll in ROLLS.items()} | said)


COUNTS: Final = (
    Verb(name="money", code=codes.V_MONEY, args=(_marks(50_000),), text="collect {n:$}", less="pay {n:$}"),
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
            _when(),
        ),
        text="gain {n} {kind}media{when}",
        less="lose {n} {kind}media{when}",
    ),
    Verb(name="vp", code=codes.V_VP, args=(_marks(25),), text="gain {n:VP/VP}", less="lose {n:VP/VP}"),
    Verb(name="wins", code=codes.V_WINS, args=(_marks(25), _when()), text="win {n:game}{when}"),
    Verb(name="losses", code=codes.V_LOSSES, args=(_marks(25), _when()), text="lose {n:game}{when}"),
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
        args=(_count(low=-9, high=9), _rolls(pennant="the pennant roll", any="every roll of yours"), _when("phase")),
        text="add {n} to {kind}{when}",
        less="subtract {n} from {kind}{when}",
    ),
    Verb(
        name="reroll",
        code=codes.V_REROLL,
        args=(
            Word(name="kind", words={kind: f"one {roll}" for kind, roll in ROLLS.items()}, default="any"),
            _when(now=" just made", next=" whenever you like"),
        ),
        text="throw {kind}{when} again",
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
        text="pass this card on to an owner who has not had it this year",
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
        text="cancel {kinds} just played",
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
_TEXTS: Final = {
    "FO": ("star of your front office", "the front office has {n:star}"),
    "FS": ("star of your farm system", "the farm system has {n:star}"),
    "FM": ("star of your manager", "the manager has {n:star}"),
    "STARS": ("star of your organization", "the organization has {n:star}"),
    "MEDIA": ("media you have", "the club has {n:media/media}"),
    "CASH": ("dollar you have", "the owner has {n:$}"),
    "LOANS": ("dollar you owe", "the loans come to {n:$}"),
    "W": ("win this phase", "the club has {n:win} this phase"),
    "L": ("loss this phase", "the club has {n:loss/losses} this phase"),
    "YW": ("win this season", "the club has {n:win} this season"),
    "VP": ("VP you have", "the owner has {n:VP/VP}"),
    "HAND": ("card in your hand", "the hand has {n:card}"),
    "PHASE": ("phase of the year so far", "it is {n}"),
    "YEAR": ("year so far", "this is {n:year}"),
    "ATTACK": ("attack", "this card is played for losses"),
}
_VALUES: Final = {"PHASE": PHASES, "MEDIA": {0: "no media"}}


def _measure(name: str, code: int) -> Measure:
    if name in PLAYERS:
        one = PLAYERS[name].partition("/")[0]
        return Measure(name, code, one, f"the club has {{n:{PLAYERS[name]}}}", {0: f"no {one}"})
    each, text = _TEXTS[name]
    return Measure(name, code, each, text, _VALUES.get(name, {}))


VERBS: Final = (*COUNTS, *MEN, *DICE, *HANDS, *RIGHTS, *FORMS)
VOCABULARY: Final = Vocabulary(
    VERBS, CONDITIONS, [_measure(name, place + 1) for place, name in enumerate(codes.MEASURES)]
)
