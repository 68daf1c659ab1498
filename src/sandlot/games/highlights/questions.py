"""The questions of Baseball Highlights as people read them: a sentence, its rule, the answers, and why not."""

from __future__ import annotations

from typing import NamedTuple

from sandlot.games.highlights import codes
from sandlot.games.highlights.effects.actions import Target
from sandlot.games.highlights.game import (
    BASE,
    DISCARD,
    FIRST,
    FROM_DECK,
    FROM_TOP,
    HIT,
    NONE,
    TEAM,
    Highlights,
)
from sandlot.games.highlights.notation import BASES, phrase, seat_name
from sandlot.games.highlights.steps import buy, extra, series, setup, turn
from sandlot.table.parts import Form, Option, Prompt


class Question(NamedTuple):
    """How a question reads: what the status says of the seat, the sentence to it, the rule, the form."""

    wanted: str
    sentence: str
    rule: str
    form: Form = "one"


def question(g: Highlights, seat: int) -> Question:
    """The question that is open now, as it is put to this seat."""
    choice = g.choice
    if isinstance(choice, setup.ChooseDeck):
        return Question("must select a starting deck", "Which starting deck do you take?", "BH-SET-1")
    if isinstance(choice, setup.PlaceOnDeck):
        said = "Put one card face down On Deck and draw another, or put none there."
        return Question("may put a card On Deck", said, "BH-SET-4")
    if isinstance(choice, turn.PlayCard):
        said = "Play a card, or discard one with the PH icon for a pinch hitter."
        return Question("must play a card", said, "BH-TRN-2")
    if isinstance(choice, turn.PinchHitter):
        said = f"Who bats for {card_name(g, g.dugouts[seat][-1])}?"
        return Question("must choose a pinch hitter", said, "BH-PH-1")
    if isinstance(choice, turn.VisitorSave):
        said = "Reveal a card for its red action, which is then discarded, or do without a save."
        return Question("may make a Visitor Save", said, "BH-VS-1")
    if isinstance(choice, extra.ExtraCard):
        if g.sealed[seat]:
            discarded = card_name(g, g.sealed[seat][0] - DISCARD)
            return Question("must choose a card face down", f"Who bats for {discarded}?", "BH-XI-4")
        said = "Choose your card face down; it is revealed together with your opponent's."
        return Question("must choose a card face down", said, "BH-XI-3")
    if isinstance(choice, series.KeepOnDeck):
        said = "Does your On Deck card go back to the top of your Lineup, or to the Dugout?"
        return Question("must decide about the On Deck card", said, "BH-SCO-6")
    if isinstance(choice, buy.BuyOrder):
        return Question("decides who buys first", "Do you want to buy first or second?", "BH-BUY-2")
    if isinstance(choice, buy.Buy):
        said = f"Buy a player from the Buy Row, or stop; you have {g.money[seat]} left to spend."
        return Question("may buy a player", said, "BH-BUY-4")
    if isinstance(choice, buy.SendDown):
        said = "Which of your players of this game goes to the Minor Leagues?"
        return Question("must send a player down", said, "BH-BUY-7")
    assert isinstance(choice, Target)
    return about_target(g, choice)


def about_target(g: Highlights, choice: Target) -> Question:
    """The question what an action strikes."""
    verb = g.pack.program[choice.card][choice.pc]
    name = g.pack.actions[choice.card]
    what = {
        codes.CANCEL: "which Threatened Hit is cancelled?",
        codes.DOWNGRADE: "which Threatened Hit is changed?",
        codes.REMOVE: "which runner is taken off base?",
    }[verb]
    more = f" {choice.left} are left to choose." if choice.left > 1 else ""
    return Question(f"must choose the target of {name}", f"{name}: {what}{more}", g.pack.rules[choice.card])


def status(g: Highlights) -> str:
    """Who must do what, for everybody to read."""
    names = " and ".join(seat_name(g, seat) for seat in g.open)
    wanted = question(g, g.open[0]).wanted
    if len(g.open) > 1:
        first, rest = wanted.split(" ", 1)
        wanted = f"{first} each {rest}"
    return f"{names} {wanted}."


def prompt(g: Highlights, seat: int) -> Prompt | None:
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


def _option(g: Highlights, seat: int, option: int) -> Option:
    said = phrase(g, seat, option)
    if option < FROM_DECK:
        card = option % DISCARD
        text = f"{said} · {g.pack.names[card]}"
        return Option(option=option, text=text, part=f"card:{card}", to=_goal(g, seat, option))
    if option < NONE:
        keeping = isinstance(g.choice, series.KeepOnDeck)
        source = f"lineup{seat}" if option == FROM_TOP and not keeping else f"ondeck{seat}"
        return Option(option=option, text=said, part=source)
    if TEAM <= option < FIRST:
        return Option(option=option, text=said, part=f"team{option - TEAM}")
    if BASE < option < HIT:
        return Option(option=option, text=said, part=f"diamond{1 - seat}:{BASES[option - BASE]}")
    if option >= HIT:
        return Option(option=option, text=said, part=f"diamond{1 - seat}:hit{option - HIT}")
    return Option(option=option, text=said)


def _goal(g: Highlights, seat: int, option: int) -> str:
    """Where the card of an option goes."""
    if option >= DISCARD:
        return f"dugout{seat}"
    if isinstance(g.choice, setup.PlaceOnDeck):
        return f"ondeck{seat}"
    if isinstance(g.choice, buy.Buy):
        return f"lineup{seat}"
    return f"minors{seat}" if isinstance(g.choice, buy.SendDown) else f"inplay{seat}"


def why_not_played(g: Highlights, seat: int) -> tuple[str, str]:
    """Why the hand cards of a seat that is asked are no answer now, with the rule; empty if they are."""
    choice = g.choice
    if isinstance(choice, turn.PinchHitter) or (isinstance(choice, extra.ExtraCard) and g.sealed[seat]):
        return "the pinch hitter is not one of your hand cards", "BH-PH-1"
    if isinstance(choice, Target):
        return f"{g.pack.actions[choice.card]} comes first", "BH-IA-2"
    if isinstance(choice, turn.VisitorSave):
        return "a save comes from the On Deck circle or the Lineup", "BH-VS-1"
    return "", ""


def why_not_bought(g: Highlights, seat: int, card: int) -> tuple[str, str]:
    """Why a card of the Buy Row cannot be bought by the seat that is buying."""
    if seat in g.open and isinstance(g.choice, buy.Buy) and g.pack.cost[card] > g.money[seat]:
        return f"costs {g.pack.cost[card]}, you have {g.money[seat]}", "BH-BUY-4"
    return "", ""


def card_name(g: Highlights, card: int) -> str:
    """A card by id and name."""
    return f"{g.pack.ids[card]} {g.pack.names[card]}"
