"""The words of effects: verbs, conditions and the one measure, each with the text that cards show."""

from __future__ import annotations

from typing import Final

from sandlot.cards import Condition, Handlers, Measure, Number, Verb, Vocabulary, Word
from sandlot.games.cosmic import codes
from sandlot.games.cosmic.effects.queries import STANDING
from sandlot.games.cosmic.effects.verbs import WALKER

_FIRM: Final = Word("firm", {"cancellable": "", "uncancellable": ", which cannot be cancelled"}, default="cancellable")
MOMENTS: Final = {
    "always": "always",
    "draw": "at the start of Step 1",
    "play": "at the start of Step 3, after Entrances",
    "spend": "the first time each round you spend Gadgets",
    "new_player": "whenever you choose a new Player",
}


def _count(most: int) -> Number:
    return Number("n", 1, most)


VERBS: Final = (
    Verb("mod", codes.MOD, "{n:+} to your total{firm}", args=(Number("n", -9, 9, per=True), _FIRM)),
    Verb("opp_mod", codes.OPP_MOD, "{n:+} to the opponent's total{firm}", args=(Number("n", -9, 9, per=True), _FIRM)),
    Verb("draw", codes.DRAW, "draw {n:Action}", args=(_count(9),)),
    Verb("float", codes.FLOAT, "float {n} cash", args=(_count(9),)),
    Verb("gadget", codes.GADGET, "gain {n:Gadget}", args=(_count(9),)),
    Verb("spend", codes.SPEND, "you may spend {n:Gadget}: {block}", args=(_count(9),), blocks=(1, 1)),
    Verb(
        "spend_each",
        codes.SPEND_EACH,
        "you may spend up to {n:Gadget}, and for each: {block}",
        args=(_count(9),),
        blocks=(1, 1),
    ),
    Verb(
        "new_player",
        codes.NEW_PLAYER,
        "{who} a new Player",
        args=(Word("who", {"self": "choose", "opp": "the opponent chooses"}),),
    ),
    Verb(
        "peek_hand",
        codes.PEEK_HAND,
        "look at {n:card} in the opponent's hand",
        args=(Number("n", 1, 9, names={"all": codes.ALL_CARDS}, phrases={codes.ALL_CARDS: "all cards"}),),
    ),
    Verb(
        "opp_discard",
        codes.OPP_DISCARD,
        "the opponent discards {n:Action} {how}",
        args=(_count(9), Word("how", {"random": "at random", "choice": "of their choice"})),
    ),
    Verb("self_discard", codes.SELF_DISCARD, "discard {n:Action} of your choice", args=(_count(9),)),
    Verb(
        "scry",
        codes.SCRY,
        "look at the top {n:card} of your Action deck and put them back in any order",
        args=(Number("n", 1, 5),),
    ),
    Verb("recover", codes.RECOVER, "take back {n:Action} from your discard pile", args=(_count(9),)),
    Verb("cancel_last", codes.CANCEL_LAST, "strike the changes of totals made by the opponent's latest Action"),
    Verb("copy_last", codes.COPY_LAST, "do what the opponent's latest Action does as your own"),
    Verb("tax", codes.TAX, "the opponent's next Action this round costs {n} more", args=(_count(9),)),
    Verb("luck", codes.LUCK, "{n:+} to your Luck this round", args=(_count(9),)),
    Verb("keep", codes.KEEP, "you may keep {n} more in Step 4", args=(_count(9),)),
    Verb("discount", codes.DISCOUNT, "the first Action you play each round costs {n} less", args=(_count(9),)),
)
CONDITIONS: Final = (
    Condition("hit", codes.HIT, "when hitting, {body}", scope=True),
    Condition("pitch", codes.PITCH, "when pitching, {body}", scope=True),
    Condition("trailing", codes.TRAILING, "you have fewer points"),
    Condition("outs2", codes.OUTS2, "there are two outs"),
    Condition("opp_played", codes.OPP_PLAYED, "the opponent has an Action on the table"),
    Condition("opp_base_higher", codes.OPP_BASE_HIGHER, "the opponent's Player has the higher printed stat"),
    Condition("at", codes.AT, "{when}, {body}", args=(Word("when", MOMENTS),), scope=True),
)
MEASURES: Final = (Measure("gadgets", codes.GADGETS, "Gadget", "you have {n:Gadget}"),)
BY_MOMENT: Final = {codes.AT: tuple(MOMENTS)}  # decks.py makes a program for each
HANDLERS: Final = Handlers((*WALKER.handled(), *STANDING.handled(), *BY_MOMENT), WALKER.measured())
VOCABULARY: Final = Vocabulary(VERBS, CONDITIONS, MEASURES, HANDLERS)

COACH_ALWAYS: Final = frozenset(verb.name for verb in VERBS if verb.code in STANDING.handled())  # given all the time
COACH_ONLY: Final = frozenset(word.name for word in (*VERBS, *CONDITIONS) if word.code not in WALKER.handled())
