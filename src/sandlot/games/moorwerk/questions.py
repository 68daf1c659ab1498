"""The questions of BASEBALL! as people read them: a sentence, its rule, the answers, and why a card is none."""

from __future__ import annotations

from typing import NamedTuple

from sandlot.games.moorwerk import codes, steps
from sandlot.games.moorwerk.game import AS, COVER, GIVE, PLAY, STOP, TARGET, UNCOVERED, Baseball
from sandlot.games.moorwerk.notation import phrase, seat_name
from sandlot.games.moorwerk.pack import CODES, GREEN_KINDS, RED_KINDS
from sandlot.table.parts import Form, Option, Prompt


class Question(NamedTuple):
    """How a question reads: what the status says of the seat, the sentence to it, the rule, the form."""

    wanted: str
    sentence: str
    rule: str
    form: Form = "one"
    note: str = ""


def question(g: Baseball) -> Question:
    """The question that is open now."""
    choice = g.choice
    if isinstance(choice, steps.PlayCard):
        return Question("must play a card", "Play a card from your hand.", "MW-TRN-2")
    if isinstance(choice, steps.PlayMore):
        return Question("may play another card", "Play another card, or stop.", "MW-TRN-3")
    if isinstance(choice, steps.CoverCard):
        name = g.pack.names[g.pack.kind[g.top]]
        rule = "MW-BLU-3" if CODES[g.pack.kind[g.top]] == "S" else "MW-BLU-2"
        return Question(
            f"may cover {name}", f"Cover {name} with a green or red card, which then counts, or leave it.", rule
        )
    if isinstance(choice, steps.Become):
        greens, reds = len(GREEN_KINDS), len(GREEN_KINDS) + len(RED_KINDS)
        note = f"Green are 1 to {greens}, red {greens + 1} to {reds}, blue {reds + 1} to {len(g.options)}."
        return Question("must say what the Joker is", "Which card shall the Joker be?", "MW-BLU-14", note=note)
    if isinstance(choice, steps.Time):
        return Question("must choose who misses a turn", "Who shall miss the next turn?", "MW-BLU-20")
    if isinstance(choice, steps.Exchange):
        return Question("must choose whom to take a card from", "From whom do you take a card unseen?", "MW-BLU-10")
    if isinstance(choice, steps.Give):
        other = seat_name(g, choice.victim)
        return Question(f"must give {other} a card", f"Which card do you give {other} in return?", "MW-BLU-10")
    assert isinstance(choice, steps.RunnersToo)
    return _about_runners(g, choice)


def _about_runners(g: Baseball, choice: steps.RunnersToo) -> Question:
    name = g.pack.names[choice.kind]
    verb = g.pack.program[choice.kind][choice.pc]
    if verb == codes.OUT:
        sentence, rule = f"{name}: is the leading runner out too?", "MW-RED-4"
        if CODES[choice.kind] == "TP":
            rule = "MW-RED-6"
    elif verb == codes.SCORE:
        sentence, rule = f"{name}: does the leading runner go home?", "MW-RED-9"
    else:
        sentence, rule = f"{name}: do the runners advance?", "MW-RED-12"
    return Question("must decide about the runners", sentence, rule, "yesno")


def wanted(g: Baseball) -> str:
    """What the seat that is asked must do, for everybody to read."""
    return question(g).wanted


def prompt(g: Baseball, seat: int) -> Prompt | None:
    """The question to this seat, if it is asked one."""
    if seat not in g.open:
        return None
    asked = question(g)
    return Prompt(
        seat=seat,
        sentence=asked.sentence,
        rule=asked.rule,
        form=asked.form,
        note=asked.note,
        options=tuple(_option(g, seat, option) for option in g.choice.options(g, seat)),
    )


def _option(g: Baseball, seat: int, option: int) -> Option:
    said = phrase(g, seat, option)
    if isinstance(g.choice, steps.RunnersToo) or option in (STOP, UNCOVERED):
        return Option(option=option, text=said)
    if isinstance(g.choice, steps.Time | steps.Exchange):
        return _about_seat(g, seat, option, said)
    if isinstance(g.choice, steps.Become):
        return Option(option=option, text=f"{CODES[option - AS]} {g.pack.names[option - AS]}")
    base, goal = PLAY, ""
    if isinstance(g.choice, steps.CoverCard):
        base = COVER
    elif isinstance(g.choice, steps.Give):
        base, goal = GIVE, f"seat{g.choice.victim}"
    kind = option - base
    # one answer for all copies of a kind; the card just taken is never the one that goes back
    cards = [card for card in g.hands[seat] if g.pack.kind[card] == kind and card != g.taken]
    idle = "" if goal else _idle(g, kind)
    part, *copies = (f"card:{card}" for card in cards)
    return Option(option=option, text=f"{said} · {g.pack.names[kind]}{idle}", part=part, to=goal, copies=tuple(copies))


def _idle(g: Baseball, kind: int) -> str:
    """A warning that a card without a runner does nothing."""
    if g.bases or g.pack.blue[kind]:
        return ""
    program = g.pack.program[kind]
    pc = 0
    while pc < len(program):
        verb = program[pc]
        if verb == codes.BATTER or (verb == codes.OUT and program[pc + 2] == codes.OUT_BATTER):
            return ""
        pc = program[pc + 1] if verb != codes.THIRD_OUT else pc + 3
    return f" (no runner, no effect: {'MW-RED-2' if CODES[kind] in RED_KINDS else 'MW-GRN-12'})"


def _about_seat(g: Baseball, seat: int, option: int, said: str) -> Option:
    other = option - TARGET
    facts = [] if other != seat else ["you"]
    if other != seat and g.team(other) == g.team(seat):
        facts.append("your team")
    if isinstance(g.choice, steps.Exchange):
        facts.append("1 card" if len(g.hands[other]) == 1 else f"{len(g.hands[other])} cards")
    elif g.skips[other]:
        facts.append(f"misses {g.skips[other]} already")
    return Option(option=option, text=" · ".join([said, *facts]), part=f"seat{other}")


def reason(g: Baseball, card: int) -> tuple[str, str]:
    """Why a card of the asked seat's hand is no answer to the open question, with the rule; empty if it is one."""
    choice = g.choice
    if isinstance(choice, steps.PlayMore | steps.CoverCard):
        blue_allowed = isinstance(choice, steps.PlayMore) and not g.blue
        refused = g.pack.blue[g.pack.kind[card]] and not blue_allowed
        return ("only one blue card a turn", "MW-BLU-1") if refused else ("", "")
    if isinstance(choice, steps.Give) and card == g.taken:
        return "it was just taken and cannot go back", "MW-BLU-10"
    return "", ""
