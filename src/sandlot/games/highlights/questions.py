"""The questions of Baseball Highlights as people read them, one entry a class: its sentence, its answers, why not."""

from __future__ import annotations

from sandlot.games.highlights.effects import Target
from sandlot.games.highlights.notation import STRIKES, card_name
from sandlot.games.highlights.options import DISCARD
from sandlot.games.highlights.state import Highlights
from sandlot.games.highlights.steps.buy import Buy, BuyOrder, SendDown
from sandlot.games.highlights.steps.extra import ExtraCard
from sandlot.games.highlights.steps.series import KeepOnDeck
from sandlot.games.highlights.steps.setup import ChooseDeck, PlaceOnDeck
from sandlot.games.highlights.steps.turn import PinchHitter, PlayCard, VisitorSave
from sandlot.kernel.asking import Asked, Asking, Order

FINE = ("", "")
NOT_FROM_HAND = ("the pinch hitter is not one of your hand cards", "BH-PH-1")
PLAYED = {"CARD": "play {card} · {name}", "DISCARD": "discard {card} · {name}"}
PLAYED_TO = {"CARD": "inplay{me}", "DISCARD": "dugout{me}"}

# -- sentences -------------------------------------------------------------------------------------------------------


def pinch_hitter(g: Highlights, choice: PinchHitter, seat: int) -> Asked:
    """A PH card was discarded."""
    return Asked("must choose a pinch hitter", f"Who bats for {card_name(g, g.dugouts[seat][-1])}?", "BH-PH-1")


def extra_card(g: Highlights, choice: ExtraCard, seat: int) -> Asked:
    """First what to do with the hand, then who bats for a PH card."""
    what = "must choose a card face down"
    if g.sealed[seat]:
        return Asked(what, f"Who bats for {card_name(g, g.sealed[seat][0] - DISCARD)}?", "BH-XI-4")
    return Asked(what, "Choose your card face down; it is revealed together with your opponent's.", "BH-XI-3")


def buy(g: Highlights, choice: Buy, seat: int) -> Asked:
    """How much can be spent."""
    said = f"Buy a player from the Buy Row, or stop; you have {g.money[seat]} left to spend."
    return Asked("may buy a player", said, "BH-BUY-4")


def target(g: Highlights, choice: Target, seat: int) -> Asked:
    """What an action strikes."""
    name = g.pack.actions[choice.card]
    _, what = STRIKES[g.pack.program[choice.card][choice.pc]]
    more = f" {choice.left} are left to choose." if choice.left > 1 else ""
    return Asked(f"must choose the target of {name}", f"{name}: {what}{more}", g.pack.rules[choice.card])


# -- why not ---------------------------------------------------------------------------------------------------------


def too_dear(g: Highlights, choice: Buy, seat: int, card: int) -> tuple[str, str]:
    """A card of the Buy Row that costs too much."""
    cost, money = g.pack.cost[card], g.money[seat]
    return (f"costs {cost}, you have {money}", "BH-BUY-4") if cost > money else FINE


def action_first(g: Highlights, choice: Target, seat: int, card: int) -> tuple[str, str]:
    """A hand card while an action is carried out."""
    return f"{g.pack.actions[choice.card]} comes first", "BH-IA-2"


QUESTIONS = {
    ChooseDeck: Asking(Asked("must select a starting deck", "Which starting deck do you take?", "BH-SET-1")),
    PlaceOnDeck: Asking(
        Asked(
            "may put a card On Deck", "Put one card face down On Deck and draw another, or put none there.", "BH-SET-4"
        ),
        words={"CARD": "put {card} On Deck", "PASS": "nobody On Deck"},
        shown={"CARD": "put {card} On Deck · {name}"},
        goals={"CARD": "ondeck{me}"},
        order=Order("on deck", "putting a card On Deck", ("PlaceOnDeck",)),
    ),
    PlayCard: Asking(
        Asked("must play a card", "Play a card, or discard one with the PH icon for a pinch hitter.", "BH-TRN-2"),
        shown=PLAYED,
        goals=PLAYED_TO,
    ),
    PinchHitter: Asking(pinch_hitter, why_not=lambda g, choice, seat, card: NOT_FROM_HAND),
    VisitorSave: Asking(
        Asked(
            "may make a Visitor Save",
            "Reveal a card for its red action, which is then discarded, or do without a save.",
            "BH-VS-1",
        ),
        words={
            "FROM_DECK": "save with the On Deck card",
            "FROM_TOP": "save with the top of the Lineup",
            "PASS": "no save",
        },
        why_not=lambda g, choice, seat, card: ("a save comes from the On Deck circle or the Lineup", "BH-VS-1"),
        order=Order("save", "a Visitor Save", ("VisitorSave",)),
    ),
    ExtraCard: Asking(
        extra_card,
        shown=PLAYED,
        goals=PLAYED_TO,
        why_not=lambda g, choice, seat, card: NOT_FROM_HAND if g.sealed[seat] else FINE,
    ),
    KeepOnDeck: Asking(
        Asked(
            "must decide about the On Deck card",
            "Does your On Deck card go back to the top of your Lineup, or to the Dugout?",
            "BH-SCO-6",
        ),
        words={"FROM_TOP": "return the On Deck card", "PASS": "discard the On Deck card"},
        parts={"FROM_TOP": "ondeck{me}"},
        order=Order("keep on deck", "keeping the On Deck card", ("KeepOnDeck",)),
    ),
    BuyOrder: Asking(Asked("decides who buys first", "Do you want to buy first or second?", "BH-BUY-2")),
    Buy: Asking(
        buy,
        words={"CARD": "buy {card}", "PASS": "buy no more"},
        shown={"CARD": "buy {card} · {name}"},
        goals={"CARD": "lineup{me}"},
        why_not=too_dear,
        order=Order("buy", "buying a player", ("Buy",)),
    ),
    SendDown: Asking(
        Asked("must send a player down", "Which of your players of this game goes to the Minor Leagues?", "BH-BUY-7"),
        words={"CARD": "sending down {card}"},
        shown={"CARD": "sending down {card} · {name}"},
        goals={"CARD": "minors{me}"},
    ),
    Target: Asking(target, why_not=action_first),
}
