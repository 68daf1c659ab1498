"""Card text written from an effect, by the templates of a vocabulary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandlot.cards.arguments import Argument, Number, Phrase, bind, compared
from sandlot.cards.grammar import Arg, Between, Clause, Compare, Effect, Else, Guard, Per

if TYPE_CHECKING:
    from sandlot.cards.vocabulary import Vocabulary


def sentence(vocabulary: Vocabulary, effect: Effect) -> str:
    """The whole effect: clauses divided by semicolons, a capital in front and a full stop."""
    if not effect:
        return "No effect."
    said = "; ".join(_clauses(vocabulary, effect))
    return said[0].upper() + said[1:] + "."


def _clauses(vocabulary: Vocabulary, effect: Effect) -> list[str]:
    """Each clause in words; one that only repeats the clause before says so, if its verb has a text for that."""
    said: list[str] = []
    for place, clause in enumerate(effect):
        again = vocabulary.verbs[clause.verb].again if clause.verb and clause.condition is None else ""
        repeats = bool(again) and place > 0 and clause == effect[place - 1]
        said.append(_verb(vocabulary, clause, again) if repeats else _clause(vocabulary, clause))
    return said


def _clause(vocabulary: Vocabulary, clause: Clause) -> str:
    body = _verb(vocabulary, clause) if clause.verb else _block(vocabulary, clause.blocks[0])
    return body if clause.condition is None else _guarded(vocabulary, clause.condition, body)


def _guarded(vocabulary: Vocabulary, guard: Guard, body: str) -> str:
    if isinstance(guard, Else):
        return f"otherwise {body}"
    if isinstance(guard, Between):
        row = str(guard.low) if guard.low == guard.high else f"{guard.low} to {guard.high}"
        return f"on {row} {body}"
    if isinstance(guard, Compare):
        return f"if {compared(guard, vocabulary.context(None))}, {body}"
    condition = vocabulary.conditions[guard.name]
    phrases = _phrases(vocabulary, condition.name, condition.args, guard.args)
    if condition.scope:
        return (condition.others if guard.unless else condition.text).format(body=body, **phrases)
    return f"{'unless' if guard.unless else 'if'} {condition.text.format(**phrases)}, {body}"


def _block(vocabulary: Vocabulary, block: Effect) -> str:
    """Plain clauses as a list with "and"; where one has a condition or a block, joined with "then"."""
    if not block:
        return "do nothing"
    said = _clauses(vocabulary, block)
    if any(clause.condition or clause.blocks for clause in block):
        return ", then ".join(said) if not _alternatives(block) else ", ".join(said)
    return said[0] if len(said) == 1 else ", ".join(said[:-1]) + " and " + said[-1]


def _alternatives(block: Effect) -> bool:
    """Rows of a table, or a condition with its `else`: nothing in them follows on another."""
    rows = all(isinstance(clause.condition, Between) for clause in block)
    return rows or (len(block) == 2 and isinstance(block[1].condition, Else))


def _verb(vocabulary: Vocabulary, clause: Clause, again: str = "") -> str:
    verb = vocabulary.verbs[clause.verb]
    blocks = [_block(vocabulary, block) for block in clause.blocks]
    less = bool(verb.less) and _negative(clause.args)
    phrases = _phrases(vocabulary, verb.name, verb.args, clause.args, -1 if less else 1)
    template = again or (verb.less if less else verb.text)
    return template.format(block=blocks[0] if blocks else "", blocks=", or ".join(blocks), **phrases)


def _negative(args: Sequence[Arg]) -> bool:
    for arg in args:
        if isinstance(arg, int | Per):
            return (arg if isinstance(arg, int) else arg.times) < 0
    return False


def _phrases(
    vocabulary: Vocabulary, name: str, wanted: Sequence[Argument], given: Sequence[Arg], sign: int = 1
) -> dict[str, Phrase]:
    context = vocabulary.context(None)
    bound, problem = bind(name, wanted, given, context)
    if problem:
        raise ValueError(problem)
    phrases: dict[str, Phrase] = {}
    for argument, arg in zip(wanted, bound, strict=True):
        phrases[argument.name] = argument.phrase(arg, context, sign if isinstance(argument, Number) else 1)
        sign = 1 if isinstance(argument, Number) else sign
    return phrases
