"""The words of effects: verbs, conditions and the one measure, each with the text that cards show."""

from __future__ import annotations

from typing import Final

from sandlot.cards import Condition, Handlers, Measure, Number, Verb, Vocabulary, Word
from sandlot.games.cosmic import codes
from sandlot.games.cosmic.effects.queries import STANDING
from sandlot.games.cosmic.effects.verbs import WALKER

_FIRM: Final = Word(
    name="firm", words={"cancellable": "", "uncancellable": ", which cannot be cancelled"}, default="cancellable"
)
MOMENTS: Final = {
    "always": "always",
    "draw": "at the start of Step 1",
    "play": "at the start of Step 3, after Entrances",
    "spend": "the first time each round you spend Gadgets",
    "new_player": "whenever you choose a new Player",
}


def _count(most: int) -> Number:
    return Number(name="n", low=1, high=most)


VERBS: Final = (
    Verb(
        name="mod",
        code=codes.MOD,
        args=(Number(name="n", low=-9, high=9, per=True), _FIRM),
        text="{n:+} to your total{firm}",
    ),
    Verb(
        name="opp_mod",
        code=codes.OPP_MOD,
        args=(Number(name="n", low=-9, high=9, per=True), _FIRM),
        text="{n:+} to the opponent's total{firm}",
    ),
    Verb(name="draw", code=codes.DRAW, args=(_count(9),), text="draw {n:Action}"),
    Verb(name="float", code=codes.FLOAT, args=(_count(9),), text="float {n} cash"),
    Verb(name="gadget", code=codes.GADGET, args=(_count(9),), text="gain {n:Gadget}"),
    Verb(
        name="spend",
        code=codes.SPEND,
        args=(_count(9),),
        blocks=(1, 1),
        text="you may spend {n:Gadget}: {block}",
    ),
    Verb(
        name="spend_each",
        code=codes.SPEND_EACH,
        args=(_count(9),),
        blocks=(1, 1),
        text="you may spend up to {n:Gadget}, and for each: {block}",
    ),
    Verb(
        name="new_player",
        code=codes.NEW_PLAYER,
        args=(Word(name="who", words={"self": "choose", "opp": "the opponent chooses"}),),
        text="{who} a new Player",
    ),
    Verb(
        name="peek_hand",
        code=codes.PEEK_HAND,
        args=(Number(name="n", low=1, high=9, names={"all": codes.ALL_CARDS}, phrases={codes.ALL_CARDS: "all cards"}),),
        text="look at {n:card} in the opponent's hand",
    ),
    Verb(
        name="opp_discard",
        code=codes.OPP_DISCARD,
        args=(_count(9), Word(name="how", words={"random": "at random", "choice": "of their choice"})),
        text="the opponent discards {n:Action} {how}",
    ),
    Verb(name="self_discard", code=codes.SELF_DISCARD, args=(_count(9),), text="discard {n:Action} of your choice"),
    Verb(
        name="scry",
        code=codes.SCRY,
        args=(Number(name="n", low=1, high=5),),
        text="look at the top {n:card} of your Action deck and put them back in any order",
    ),
    Verb(name="recover", code=codes.RECOVER, args=(_count(9),), text="take back {n:Action} from your discard pile"),
    Verb(
        name="cancel_last",
        code=codes.CANCEL_LAST,
        text="strike the changes of totals made by the opponent's latest Action",
    ),
    Verb(name="copy_last", code=codes.COPY_LAST, text="do what the opponent's latest Action does as your own"),
    Verb(name="tax", code=codes.TAX, args=(_count(9),), text="the opponent's next Action this round costs {n} more"),
    Verb(name="luck", code=codes.LUCK, args=(_count(9),), text="{n:+} to your Luck this round"),
    Verb(name="keep", code=codes.KEEP, args=(_count(9),), text="you may keep {n} more in Step 4"),
    Verb(
        name="discount",
        code=codes.DISCOUNT,
        args=(_count(9),),
        text="the first Action you play each round costs {n} less",
    ),
)
CONDITIONS: Final = (
    Condition(name="hit", code=codes.HIT, text="when hitting, {body}", scope=True),
    Condition(name="pitch", code=codes.PITCH, text="when pitching, {body}", scope=True),
    Condition(name="trailing", code=codes.TRAILING, text="you have fewer points"),
    Condition(name="outs2", code=codes.OUTS2, text="there are two outs"),
    Condition(name="opp_played", code=codes.OPP_PLAYED, text="the opponent has an Action on the table"),
    Condition(
        name="opp_base_higher", code=codes.OPP_BASE_HIGHER, text="the opponent's Player has the higher printed stat"
    ),
    Condition(
        name="at",
        code=codes.AT,
        args=(Word(name="when", words=MOMENTS),),
        text="{when}, {body}",
        scope=True,
    ),
)
MEASURES: Final = (Measure("gadgets", codes.GADGETS, "Gadget", "you have {n:Gadget}"),)
BY_MOMENT: Final = {codes.AT: tuple(MOMENTS)}  # decks.py makes a program for each
HANDLERS: Final = Handlers((*WALKER.handled(), *STANDING.handled(), *BY_MOMENT), WALKER.measured())
VOCABULARY: Final = Vocabulary(VERBS, CONDITIONS, MEASURES, HANDLERS)

COACH_ALWAYS: Final = frozenset(verb.name for verb in VERBS if verb.code in STANDING.handled())  # given all the time
COACH_ONLY: Final = frozenset(word.name for word in (*VERBS, *CONDITIONS) if word.code not in WALKER.handled())
