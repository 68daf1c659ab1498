"""Events and the responses to them (chapters 5.3.1 and 5.3.10)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import holders
from sandlot.games.lords.atoms.cards import answer_with, may_be_held, offer_answers
from sandlot.games.lords.effects.run import respond, start
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.options import CARD, PASS, SEAT, SERVE
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.deals import serve
from sandlot.kernel.step import Choice, Step


def event(g: Lords, seat: i64, card: i64, target: i64) -> None:
    """A card is played for its event: the victim is marked, then come the responses (LOB-5.3.1-d, LOB-R24)."""
    if g.events is not None:
        g.emit("event", seat, rule="LOB-5.3.1-a")
    g.cancelled = False
    g.spared = 0
    if target != NO_ONE:
        if g.events is not None:
            g.emit("target", seat, count=target)
        if target != seat:
            g.event_cube[target] = 1
    g.do(Event(card, seat, target))
    mask = 1 << g.pack.tag[card] | 1 << codes.CANCEL_COLOUR + g.pack.colour[card]
    responses(g, mask, target if target != NO_ONE else g.leader, target)


def responses(g: Lords, mask: i64, first: i64, victim: i64) -> None:
    """Whoever may hold a cancelling card is asked, the victim first, then clockwise (LOB-5.3.10-b, LOB-R36)."""
    if may_be_held(g, mask):
        seats = holders(g, first)
        if seats:
            g.window(seats, Answer(mask, victim))


@final
@mypyc_attr(acyclic=True)
class Answer(Choice):
    """A free response, in or out of turn, also by owners who have passed (LOB-5.3.10-c, LOB-5.3.10-e, LOB-R38)."""

    __slots__ = ("mask", "victim")

    def __init__(self, mask: i64, victim: i64) -> None:
        self.mask = mask
        self.victim = victim  # NO_ONE: the table

    def offers(self, g: Lords, seat: i64) -> None:
        """The fitting cards, also as a service to be paid for (LOB-5.3.10-d, LOB-R37)."""
        g.offer(PASS)
        offer_answers(g, seat, self.mask, CARD)
        if self.victim != NO_ONE and self.victim != seat:
            offer_answers(g, seat, self.mask, SERVE)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option == PASS:
            return
        if option >= SERVE:
            serve(g, seat, option - SERVE, self.victim)
            return
        answer_with(g, seat, option - CARD)
        if self.victim == NO_ONE:
            g.ask(seat, Protect(option - CARD))
        else:
            respond(g, seat, option - CARD, self.victim)

    def moot(self, g: Lords) -> bool:
        """One cancel ends it (LOB-R36); against the table each protects one owner."""
        return self.victim != NO_ONE and g.cancelled

    def declines(self, g: Lords, seat: i64) -> i64:
        return PASS


@final
@mypyc_attr(acyclic=True)
class Protect(Choice):
    """Against a table event a cancel protects one owner."""

    __slots__ = ("card",)

    def __init__(self, card: i64) -> None:
        self.card = card

    def offers(self, g: Lords, seat: i64) -> None:
        for other in range(g.seats):
            if not g.spared >> other & 1:
                g.offer(SEAT + other)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        g.spared |= 1 << option - SEAT
        respond(g, seat, self.card, option - SEAT)


@final
@mypyc_attr(acyclic=True)
class Event(Step):
    """An event acts unless it was cancelled (LOB-R29)."""

    __slots__ = ("card", "seat", "target")

    def __init__(self, card: i64, seat: i64, target: i64) -> None:
        self.card = card  # it lies open on the discards
        self.seat = seat
        self.target = target

    def go(self, g: Lords) -> None:
        """Run its effect for the target; a table event begins with its player."""
        pack = g.pack
        program = pack.off[self.card] if g.phase == codes.OFF else pack.season[self.card]
        if self.target == NO_ONE:
            start(g, program, self.seat, self.seat, g.spared)
        elif not g.cancelled:
            start(g, program, self.target, self.seat)
        elif g.events is not None:
            g.emit("cancelled", self.target, rule="LOB-5.3.10-e")
        g.cancelled = False
        g.spared = 0
