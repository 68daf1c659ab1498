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
        return Question(f"must pay for {name}", f"Discard Actions to pay for {name}: {choice.left} to go.", "CLB-PAY-2")
    if isinstance(choice, steps.KeepCards):
        limit = keep_limit(g, seat)
        more = "one Action" if limit == 1 else f"{limit} Actions"
        return Question("may keep Actions", f"Keep up to {more}; the rest is discarded.", "CLB-DSC-4", "some")
    if isinstance(choice, ChooseNew):
        return Question("must choose a new Player", "Choose a new Player; it is revealed at once.", "CLB-NEW-1")
    if isinstance(choice, SpendGadgets):
        return Question("may spend Gadgets", f"{g.pack.texts[_owner(choice)]} Spend Gadgets?", "CLB-GAD-3", "amount")
    if isinstance(choice, DropCards):
        return Question("must discard an Action", "Discard an Action of your choice.", "CLB-EFX-8")
    if isinstance(choice, Recover):
        return Question("takes an Action back", "Take an Action back from your discard pile.", "CLB-PAY-14")
    assert isinstance(choice, Arrange)
    return Question("puts cards in order", "Which of these cards shall come next?", "CLB-EFX-7", "order")


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
        options=tuple(_option(g, seat, option) for option in g.choice.options(g, seat)),
    )


def _option(g: Cosmic, seat: int, option: int) -> Option:
    said = phrase(g, seat, option).removeprefix(", ")
    card = card_of(seat, option)
    if card == NO_CARD or isinstance(g.choice, Recover):
        return Option(option=option, text=said)
    if option < PAY:
        said += f" · cost {cost(g, seat, card)}"
    elif isinstance(g.choice, steps.Pay):
        said += f" · value {g.pack.value[card]}"
    part, *copies = (f"card:{each}" for each in _asked_about(g, seat) if g.pack.names[each] == g.pack.names[card])
    return Option(option=option, text=said, part=part, copies=tuple(copies))


def _asked_about(g: Cosmic, seat: int) -> list[int]:
    """The cards of which the open question is; one answer stands for all copies of a name."""
    choice = g.choice
    if isinstance(choice, Arrange):
        deck = g.deck[seat]
        return deck[len(deck) - choice.count : len(deck) - choice.done][::-1]
    return [*g.hands[seat], *g.look[seat]]


def reason(g: Cosmic, seat: int, card: int) -> tuple[str, str]:
    """Why an Action of the asked seat's hand is no answer to the open question, with the rule; empty if it is one."""
    choice = g.choice
    slot = g.pack.slot[card]
    if isinstance(choice, steps.PlayAction):
        return ("", "") if PLAY + slot in g.choice.options(g, seat) else ("you cannot pay its cost", "CLB-PAY-4")
    if isinstance(choice, steps.Pay):
        fits = PAY + slot in g.choice.options(g, seat)
        return ("", "") if fits else ("it would make another card unnecessary", "CLB-PAY-12")
    return "", ""


def placed(g: Cosmic, seat: int, card: int) -> tuple[str, str]:
    """Why a card on top of the asked seat's Action deck cannot come next, with the rule; empty if it can."""
    choice = g.choice
    if not isinstance(choice, Arrange) or card in _asked_about(g, seat):
        return "", ""
    return "it has its place already", "CLB-EFX-7"


def cost(g: Cosmic, seat: int, card: int) -> int:
    """What an Action costs this seat now, before floated cash; never below 0 (CLB-PAY-1, R9, R39)."""
    return max(0, g.pack.cost[card] + surcharge(g, seat))
