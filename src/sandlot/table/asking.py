"""The open question as a person sees it: what a game's `questions` declare, as a prompt and a status line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sandlot.kernel.asking import Asking, asked, asking, code_book, phrase, recalled, said
from sandlot.kernel.game import Game
from sandlot.kernel.sets import open_options
from sandlot.table.parts import Form, Option, Prompt


def prompt(g: Game, seat: int) -> Prompt | None:
    """The question to this seat, if it is asked one."""
    if seat not in g.open:
        return None
    question = asked(g, seat)
    given = recalled(g, seat) if asking(g).recalls else []
    return Prompt(
        seat=seat,
        sentence=question.sentence,
        rule=question.rule,
        form=cast(Form, question.form),
        note=f"So far: {', '.join(given)}." if given else question.note,
        why=question.why,
        options=tuple(option_shown(g, seat, option, g.gathered) for option in open_options(g, seat)),
        picked=tuple(option_shown(g, seat, option, g.gathered[:at]) for at, option in enumerate(g.gathered)),
        usual=question.usual,
    )


def option_shown(g: Game, seat: int, option: int, before: Sequence[int] = ()) -> Option:
    """One answer with what stands on it, the part it acts on and where that goes.

    Of parts that are the same answer those are passed over that the picks `before` in the same set have taken.
    """
    entry = asking(g)
    found, n = code_book(g.name()).find(option)
    whole = entry.shown.get(found.name, "")
    text = said(g, seat, whole, n) if whole else phrase(g, seat, option).removeprefix(", ")
    more = said(g, seat, entry.more.get(found.name, found.more), n)
    text = f"{text} · {more}" if more else text
    goal = entry.goals.get(found.name, "")
    part = said(g, seat, entry.parts.get(found.name, entry.part or found.part), n)
    alike = (part, *(entry.copies(g, seat, option) if part and entry.copies else ()))
    part, *copies = alike[before.count(option) :] or ("",)
    return Option(option=option, text=text, part=part, to=said(g, seat, goal, n) if goal else "", copies=tuple(copies))


def wanted(g: Game, names: str) -> str:
    """Who must do what, for everybody to read; `names` are those of the seats that are asked."""
    what = asked(g, g.open[0]).wanted
    if len(g.open) > 1:
        first, rest = what.split(" ", 1)
        what = f"{first} each {rest}"
    return f"{names} {what}."


def why_not(g: Game, seat: int, card: int) -> tuple[str, str]:
    """Why a card of this seat is no answer to the question it is asked, with the rule; empty if it is one."""
    entry: Asking | None = asking(g) if seat in g.open else None
    return entry.why_not(g, g.choice, seat, card) if entry and entry.why_not else ("", "")
