"""The questions as people read them, one entry a class: its sentence, its answers, why a card is none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from sandlot.games.cosmic import steps
from sandlot.games.cosmic.effects.queries import keep_limit, surcharge
from sandlot.games.cosmic.effects.questions import Arrange, DropCards, Recover
from sandlot.games.cosmic.effects.verbs import ChooseNew, SpendGadgets
from sandlot.games.cosmic.notation import action_card
from sandlot.games.cosmic.numbers import NO_CARD, SIZE
from sandlot.games.cosmic.options import PAY, PLAY
from sandlot.games.cosmic.state import Cosmic
from sandlot.kernel.asking import Asked, Asking, Order, Words, code_book, phrase
from sandlot.kernel.sets import open_options

FINE = ("", "")

# -- cards: one answer for all copies of a name --------------------------------------------------------------------


def named(g: Cosmic, cards: Sequence[int], slot: int) -> list[str]:
    """Those of some Actions that have this name."""
    return [f"card:{card}" for card in cards if g.pack.slot[card] == slot]


def in_hand(g: Cosmic, seat: int, slot: int) -> str:
    """The first Action of this name in the hand."""
    return named(g, g.hands[seat], slot)[0]


def more_in_hand(g: Cosmic, seat: int, option: int) -> tuple[str, ...]:
    """The other copies in the hand of the Action that an option means."""
    return tuple(named(g, g.hands[seat], code_book("cosmic").find(option).n)[1:])


def unplaced(g: Cosmic, seat: int) -> list[int]:
    """The top cards of the Action deck that have no place yet, the topmost first."""
    deck = g.deck[seat]
    choice = cast(Arrange, g.choice)
    return list(deck[len(deck) - choice.count : len(deck) - choice.done][::-1])


def on_top(g: Cosmic, seat: int, slot: int) -> str:
    """The first Action of this name among those without a place."""
    return named(g, unplaced(g, seat), slot)[0]


def more_on_top(g: Cosmic, seat: int, option: int) -> tuple[str, ...]:
    """The other copies there of the Action that an option means."""
    return tuple(named(g, unplaced(g, seat), code_book("cosmic").find(option).n)[1:])


def player(g: Cosmic, seat: int, place: int) -> str:
    """A Player looked at."""
    return f"card:{seat * SIZE + place}"


# -- answers -------------------------------------------------------------------------------------------------------


def listing(verb: str, begun: Callable[[Any, int], object]) -> Words:
    """The words of Actions that are named one after the other, the first of them with a verb."""

    def words(g: Cosmic, seat: int, slot: int) -> str:
        name = g.pack.names[action_card(seat, slot)]
        return f", {name}" if g.gathered or begun(g, seat) else f"{verb} {name}"

    return words


def to_play(g: Cosmic, seat: int, slot: int) -> str:
    """An Action with its cost."""
    return f"{phrase(g, seat, PLAY + slot)} · cost {cost(g, seat, action_card(seat, slot))}"


def to_pay(g: Cosmic, seat: int, slot: int) -> str:
    """An Action with its Discard Value."""
    return f"{phrase(g, seat, PAY + slot).removeprefix(', ')} · value {g.pack.value[action_card(seat, slot)]}"


def cost(g: Cosmic, seat: int, card: int) -> int:
    """What an Action costs this seat now, before floated cash; never below 0 (CLB-PAY-1, R9, R39)."""
    return max(0, g.pack.cost[card] + surcharge(g, seat))


def keeps(g: Cosmic, seat: int) -> bool:
    """Whether an Action to keep is named already."""
    return bool(g.sealed[seat] or g.gathered)


# -- sentences -----------------------------------------------------------------------------------------------------


def choose_player(g: Cosmic, choice: steps.ChoosePlayer, seat: int) -> Asked:
    """Players are looked at."""
    role = "Hitter" if seat == g.hitting else "Pitcher"
    return Asked("must choose a Player", f"Choose your {role}, face down.", "CLB-CHS-2")


def pay(g: Cosmic, choice: steps.Pay, seat: int) -> Asked:
    """An Action lies on the table and has to be paid for."""
    name = g.pack.names[choice.card]
    left = choice.left - sum(g.pack.value[action_card(seat, pick - PAY)] for pick in g.gathered)
    return Asked(f"must pay for {name}", f"Discard Actions to pay for {name}: {left} to go.", "CLB-PAY-2", "some")


def keep(g: Cosmic, choice: steps.KeepCards, seat: int) -> Asked:
    """The round is over."""
    more = actions(keep_limit(g, seat))
    return Asked("may keep Actions", f"Keep up to {more}; the rest is discarded.", "CLB-DSC-4", "some")


def spend(g: Cosmic, choice: SpendGadgets, seat: int) -> Asked:
    """The text of the card is quoted; Coaches never spend."""
    return Asked("may spend Gadgets", f"{g.pack.texts[choice.program]} Spend Gadgets?", "CLB-GAD-3", "amount")


def drop(g: Cosmic, choice: DropCards, seat: int) -> Asked:
    """An effect takes cards from a hand."""
    left = actions(choice.left - len(g.gathered))
    return Asked("must discard Actions", f"Discard {left} of your choice.", "CLB-EFX-8", "some")


def recover(g: Cosmic, choice: Recover, seat: int) -> Asked:
    """An effect brings cards back."""
    left = actions(choice.left - len(g.gathered))
    return Asked("takes Actions back", f"Take {left} back from your discard pile.", "CLB-PAY-14", "some")


def actions(count: int) -> str:
    """`one Action`, `2 Actions`."""
    return "one Action" if count == 1 else f"{count} Actions"


# -- why not -------------------------------------------------------------------------------------------------------


def too_dear(g: Cosmic, choice: steps.PlayAction, seat: int, card: int) -> tuple[str, str]:
    """An Action that cannot be paid for."""
    if PLAY + g.pack.slot[card] in g.options or card not in g.hands[seat]:
        return FINE
    return "you cannot pay its cost", "CLB-PAY-4"


def not_needed(g: Cosmic, choice: steps.Pay, seat: int, card: int) -> tuple[str, str]:
    """A card that cannot be in the payment with those chosen so far; every card of it must be needed (R8)."""
    if card not in g.hands[seat]:
        return FINE
    value = g.pack.value
    option = PAY + g.pack.slot[card]
    alike = named(g, g.hands[seat], g.pack.slot[card])
    if alike.index(f"card:{card}") < g.gathered.count(option) or option in open_options(g, seat):
        return FINE
    if not value[card]:
        return "it is worth nothing", "CLB-PAY-2"
    chosen = [action_card(seat, pick - PAY) for pick in g.gathered]
    least = min(chosen, key=lambda each: value[each], default=card)
    if sum(value[each] for each in chosen) + value[card] - value[least] >= choice.left:
        return f"with it {g.pack.names[least]} would not be needed", "CLB-PAY-12"
    return "with it every payment would have a card too many", "CLB-PAY-12"


def has_a_place(g: Cosmic, choice: Arrange, seat: int, card: int) -> tuple[str, str]:
    """A card of the Action deck that is in its place already, or was not looked at."""
    if card not in g.deck[seat] or card in unplaced(g, seat):
        return FINE
    return "it has its place already", "CLB-EFX-7"


QUESTIONS = {
    steps.ChoosePlayer: Asking(choose_player, parts={"CHOOSE": player}),
    steps.PlayAction: Asking(
        Asked("may play an Action", "Play an Action, or pass.", "CLB-PLY-2"),
        shown={"PLAY": to_play},
        parts={"PLAY": in_hand},
        copies=more_in_hand,
        why_not=too_dear,
        order=Order("play", "playing an Action", ("PlayAction",)),
    ),
    steps.Pay: Asking(
        pay,
        words={"PAY": listing("paying", lambda g, seat: g.choice.worth != NO_CARD)},
        shown={"PAY": to_pay},
        parts={"PAY": in_hand},
        copies=more_in_hand,
        why_not=not_needed,
    ),
    steps.KeepCards: Asking(
        keep,
        words={
            "KEEP": listing("keep", lambda g, seat: g.sealed[seat]),
            "DONE": lambda g, seat, n: "" if keeps(g, seat) else "keep nothing",
        },
        shown={"DONE": lambda g, seat, n: "keep only these" if keeps(g, seat) else "keep nothing"},
        parts={"KEEP": in_hand},
        copies=more_in_hand,
        order=Order("keep", "keeping Actions", ("KeepCards",)),
    ),
    ChooseNew: Asking(
        Asked("must choose a new Player", "Choose a new Player; it is revealed at once.", "CLB-NEW-1"),
        parts={"CHOOSE": player},
    ),
    SpendGadgets: Asking(spend, order=Order("gadgets", "spending Gadgets", ("SpendGadgets",))),
    DropCards: Asking(
        drop,
        words={"DISCARD": listing("discard", lambda g, seat: g.choice.begun)},
        parts={"DISCARD": in_hand},
        copies=more_in_hand,
    ),
    Recover: Asking(recover, words={"RECOVER": listing("take back", lambda g, seat: g.choice.begun)}),
    Arrange: Asking(
        Asked("puts cards in order", "Which of these cards shall come next?", "CLB-EFX-7", "order"),
        words={"TOP": listing("put on top", lambda g, seat: g.choice.done)},
        parts={"TOP": on_top},
        copies=more_on_top,
        why_not=has_a_place,
    ),
}
