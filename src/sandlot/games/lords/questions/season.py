"""Turns: actions, cards and what they are played for, answers, the Cycle, the Trade Chart."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.notation import counted, dollars, word
from sandlot.games.lords.options import AS_EVENT, FOR_CASH, WITH_AS, WITH_MANAGER, WITH_SS
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import events, ops, plays, season, trade_chart
from sandlot.games.lords.steps.ops import CASH_PER_OPS
from sandlot.games.lords.words.names import owner
from sandlot.games.lords.words.why_not import why_no_pass, why_not_played
from sandlot.kernel.asking import Asked, Asking, Order, Words, question

MENDED = "must cut a player"


def _action(g: Lords, choice: season.Action, seat: int) -> Asked:
    record = f"{counted(g.wins[seat], 'win')} and {counted(g.losses[seat], 'loss')} of {g.games[seat]} games"
    said = f"Your turn: take one action; loans are free of it. You have {record} in this phase."
    return Asked("must take an action", said, "LOB-5.3-a", why=why_no_pass(g, seat))


def _mode(g: Lords, choice: plays.Mode, seat: int) -> Asked:
    name = g.pack.names[choice.card]
    said = f"How do you use {name}: for its event, or for its number {g.pack.ops[choice.card]}?"
    return Asked(f"must say what {name} is played for", said, "LOB-2.2-b")


def _target(g: Lords, choice: plays.Target, seat: int) -> Asked:
    name = g.pack.names[choice.card]
    how = "" if choice.mode == AS_EVENT else f" {word(choice.mode)}"
    rule = "LOB-5.3.1-d" if choice.mode == AS_EVENT else "LOB-5.3.6-b"
    return Asked(f"must name the target of {name}", f"On whom do you play {name}{how}?", rule)


def _answer(g: Lords, choice: events.Answer, seat: int) -> Asked:
    name = g.pack.names[g.played_card]
    whom = owner(g, choice.victim) if choice.victim >= 0 else "the whole table"
    said = f"{name} is played on {whom}. Do you cancel it with a card, or let it happen?"
    return Asked(f"may respond to {name}", said, "LOB-5.3.10-b")


def _protect(g: Lords, choice: events.Protect, seat: int) -> Asked:
    said = f"Whom does {g.pack.names[choice.card]} protect?"
    return Asked("must say whom the response protects", said, "LOB-5.3.10-b")


def _cycle(g: Lords, choice: season.CyclePlay, seat: int) -> Asked:
    said = "Which of the cards you bought do you play?"
    if choice.single:
        said = "Do you play the card you bought, or discard it?"
    return Asked("must play a card just bought", said, "LOB-5.3.8-a")


def by_number(g: Lords, seat: int, mode: int, ops_number: int) -> str:
    """What a card's number does in this way, before anything else is added."""
    if mode == WITH_SS:
        return counted(2 * ops_number + g.men.at(seat, codes.SS) - 1, "win")  # LOB-R32
    if mode == WITH_AS:
        return counted(ops_number + g.men.at(seat, codes.AS) - 1, "win")
    if mode == WITH_MANAGER:
        return counted(max(0, ops_number + g.pack.fm_card[g.stars.at(seat, codes.FM)]), "win")
    return dollars(CASH_PER_OPS * ops_number)


def _number(mode: int) -> Words:
    return lambda g, seat, n: by_number(g, seat, mode, g.pack.ops[question(g, plays.Mode).card])


def _losses(g: Lords, seat: int, n: int) -> str:
    return f"{counted(g.pack.ops[question(g, plays.Mode).card], 'loss')} for another owner"


def _cuts(g: Lords, seat: int, n: int) -> str:
    return f"another owner turns {counted(g.pack.ops[question(g, plays.Mode).card], 'player')} into Journeymen"


def _its_card(g: Lords, seat: int, n: int) -> str:
    return f"card:{question(g, plays.Mode).card}"


MODES = {"WITH_SS": WITH_SS, "WITH_AS": WITH_AS, "WITH_MANAGER": WITH_MANAGER, "FOR_CASH": FOR_CASH}
QUESTIONS = {
    season.Action: Asking(_action, why_not=why_not_played, order=Order("turn", "taking an action", ("Action",))),
    season.CyclePlay: Asking(_cycle),
    season.CycleDiscard: Asking(
        Asked("must discard a bought card", "Which bought card do you discard?", "LOB-5.3.8-c")
    ),
    plays.Mode: Asking(
        _mode,
        more={**{name: _number(mode) for name, mode in MODES.items()}, "FOR_LOSSES": _losses, "FOR_CUTS": _cuts},
        parts=dict.fromkeys(("AS_EVENT", "FOR_LOSSES", "FOR_CUTS"), _its_card),
    ),
    plays.Target: Asking(_target),
    events.Answer: Asking(_answer, order=Order("response", "responding to a card", ("Answer",))),
    events.Protect: Asking(_protect),
    ops.Join: Asking(
        Asked("may let a legend join in", "Does a legend join in with this card?", "LOB-12.2-c"),
        order=Order("legend joins", "letting a legend join in", ("Join",)),
    ),
    ops.ForcedCut: Asking(Asked(MENDED, "Which player do you cut for a Journeyman?", "LOB-5.3.7-a")),
    trade_chart.FreeSwap: Asking(
        Asked("may swap on the Trade Chart", "Which swap do you make, if any?", "LOB-5.3.11-e"),
        order=Order("free swap", "swapping on the Trade Chart", ("FreeSwap",)),
    ),
}
