"""The questions as people read them: a sentence, its rule, the answers, and why a card is none."""

from __future__ import annotations

from typing import NamedTuple

from sandlot.games.cosmic import steps
from sandlot.games.cosmic.effects.queries import keep_limit, surcharge
from sandlot.games.cosmic.effects.questions import Arrange, DropCards, Recover
from sandlot.games.cosmic.effects.verbs import ChooseNew, SpendGadgets
from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.notation import card_of, phrase
from sandlot.games.cosmic.numbers import NO_CARD, PAY, PLAY
from sandlot.kernel.sets import open_options
from sandlot.table.parts import Form, Option, Prompt


class Question(NamedTuple):
    """How a question reads: what the status says of the seat, the sentence to it, the rule, the form."""

    wanted: str
    sentence: str
    rule: str
    form: Form = "one"


def question(g: Cosmic, seat: int) -> Question:
    """The open question as it is put to this seat."""
    choice = g.choice
    if isinstance(choice, steps.ChoosePlayer):
        role = "Hitter" if seat == g.hitting else "Pitcher"
        return Question("must choose a Player", f"Choose your {role}, face down.", "CLB-CHS-2")
    if isinstance(choice, steps.PlayAction):
        return Question("may play an Action", "Play an Action, or pass.", "CLB-PLY-2")
    if isinstance(choice, steps.Pay):
        name = g.pack.names[choice.card]
        left = choice.left - sum(g.pack.value[card_of(seat, pick)] for pick in g.gathered)
        said = f"Discard Actions to pay for {name}: {left} to go."
        return Question(f"must pay for {name}", said, "CLB-PAY-2", "some")
    if isinstance(choice, steps.KeepCards):
        limit = keep_limit(g, seat)
        more = "one Action" if limit == 1 else f"{limit} Actions"
        return Question("may keep Actions", f"Keep up to {more}; the rest is discarded.", "CLB-DSC-4", "some")
    if isinstance(choice, ChooseNew):
        return Question("must choose a new Player", "Choose a new Player; it is revealed at once.", "CLB-NEW-1")
    if isinstance(choice, SpendGadgets):
        return Question("may spend Gadgets", f"{g.pack.texts[_owner(choice)]} Spend Gadgets?", "CLB-GAD-3", "amount")
    if isinstance(choice, DropCards):
        return Question("must discard Actions", f"Discard {_left(g, choice)} of your choice.", "CLB-EFX-8", "some")
    if isinstance(choice, Recover):
        said = f"Take {_left(g, choice)} back from your discard pile."
        return Question("takes Actions back", said, "CLB-PAY-14", "some")
    assert isinstance(choice, Arrange)
    return Question("puts cards in order", "Which of these cards shall come next?", "CLB-EFX-7", "order")


def _left(g: Cosmic, choice: DropCards | Recover) -> str:
    """How many Actions are still to be named."""
    left = choice.left - len(g.gathered)
    return "one Action" if left == 1 else f"{left} Actions"


def _owner(choice: SpendGadgets) -> int:
    """The card whose text the question quotes; Coaches never spend."""
    return choice.program


def prompt(g: Cosmic, seat: int) -> Prompt | None:
    """The question to this seat, if it is asked one."""
    if seat not in g.open:
        return None
    asked = question(g, seat)
    return Prompt(
        seat=seat,
        sentence=asked.sentence,
        rule=asked.rule,
        form=asked.form,
        options=tuple(_option(g, seat, option, g.gathered.count(option)) for option in open_options(g, seat)),
        picked=tuple(_option(g, seat, option, g.gathered[:at].count(option)) for at, option in enumerate(g.gathered)),
    )


def _option(g: Cosmic, seat: int, option: int, copies: int) -> Option:
    """An answer; so many copies of its card are in the set already."""
    said = phrase(g, seat, option).removeprefix(", ") or "keep only these"
    card = card_of(seat, option)
    if card == NO_CARD or isinstance(g.choice, Recover):
        return Option(option=option, text=said)
    if option < PAY:
        said += f" · cost {cost(g, seat, card)}"
    elif isinstance(g.choice, steps.Pay):
        said += f" · value {g.pack.value[card]}"
    part, *others = (f"card:{each}" for each in _shown(g, seat, card)[copies:])
    return Option(option=option, text=said, part=part, copies=tuple(others))


def _asked_about(g: Cosmic, seat: int) -> list[int]:
    """The cards of which the open question is; one answer stands for all copies of a name."""
    choice = g.choice
    if isinstance(choice, Arrange):
        deck = g.deck[seat]
        return deck[len(deck) - choice.count : len(deck) - choice.done][::-1]
    return [*g.hands[seat], *g.look[seat]]


def _shown(g: Cosmic, seat: int, card: int) -> list[int]:
    """The cards on the table that have this name."""
    return [each for each in _asked_about(g, seat) if g.pack.names[each] == g.pack.names[card]]


def reason(g: Cosmic, seat: int, card: int, answers: list[int]) -> tuple[str, str]:
    """Why an Action of the asked seat's hand is none of the answers to the open question, with the rule; or nothing."""
    slot = g.pack.slot[card]
    if isinstance(g.choice, steps.PlayAction):
        return ("", "") if PLAY + slot in answers else ("you cannot pay its cost", "CLB-PAY-4")
    if isinstance(g.choice, steps.Pay):
        chosen = _shown(g, seat, card).index(card) < g.gathered.count(PAY + slot)
        return ("", "") if chosen or PAY + slot in answers else _unpaid(g, seat, card)
    return "", ""


def placed(g: Cosmic, seat: int, card: int) -> tuple[str, str]:
    """Why a card on top of the asked seat's Action deck cannot come next, with the rule; empty if it can."""
    choice = g.choice
    if not isinstance(choice, Arrange) or card in _asked_about(g, seat):
        return "", ""
    return "it has its place already", "CLB-EFX-7"


def _unpaid(g: Cosmic, seat: int, card: int) -> tuple[str, str]:
    """Why a card cannot be in the payment with those chosen so far; every card of it must be needed (R8)."""
    value = g.pack.value
    if not value[card]:
        return "it is worth nothing", "CLB-PAY-2"
    assert isinstance(g.choice, steps.Pay)
    chosen = [card_of(seat, pick) for pick in g.gathered]
    least = min(chosen, key=lambda each: value[each], default=card)
    if sum(value[each] for each in chosen) + value[card] - value[least] >= g.choice.left:
        return f"with it {g.pack.names[least]} would not be needed", "CLB-PAY-12"
    return "with it every payment would have a card too many", "CLB-PAY-12"


def cost(g: Cosmic, seat: int, card: int) -> int:
    """What an Action costs this seat now, before floated cash; never below 0 (CLB-PAY-1, R9, R39)."""
    return max(0, g.pack.cost[card] + surcharge(g, seat))
