"""One teller: templates, methods, silence, what is told together, headings, how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

import pytest

from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE, NOTHING, Event
from sandlot.kernel.game import Game
from sandlot.table.telling import Said, Teller, capital, counted, listed, tells


def event(kind: str, seat: int = 0, count: int = 1, card: int = NOTHING, seen: int = EVERYONE) -> Event:
    return Event(kind, seat, NOTHING, NOTHING, count, card, seen, 0, f"R-{kind}")


class Market(Teller[Game]):
    """A day at a market."""

    sentences: ClassVar = {"bid": "{who} bids {n}."}
    silent: ClassVar = ("shuffle",)

    def facts(self, event: Event) -> dict[str, str]:
        return {"who": f"seat {event.seat}", "n": str(event.count)}

    def first_heading(self, events: Sequence[Event]) -> str:
        return "Morning"

    def heading(self, event: Event) -> str:
        return "Noon" if event.kind == "bell" else ""

    def heading_after(self, event: Event) -> str:
        return "Evening" if event.kind == "closing" else ""

    def ending(self) -> Said | None:
        return Said("Everybody goes home.", "R-END")

    @tells("draw", "deal")
    def drawn(self, events: list[Event]) -> Iterator[Said]:
        yield Said(f"Seat {events[0].seat} gets {self.cards(events, str)}.", "R-DRAW", events[0].seat)

    @tells("bell", "closing")
    def rung(self, events: list[Event]) -> Iterator[Said]:
        yield Said("A bell rings.", "R-BELL")


def told(*events: Event, viewer: int = 0) -> list[str]:
    return [line.text for line in Market(Game(), viewer).log(events)][:-1]


def test_a_template_is_filled_with_facts() -> None:
    assert told(event("bid", 2, 5)) == ["Seat 2 bids 5."]
    line = Market(Game(), 0).log([event("bid", 2, 5)])[0]
    assert (line.number, line.seat, line.rule, line.group) == (1, 2, "R-bid", "Morning")


def test_events_of_one_method_that_follow_each_other_are_told_together() -> None:
    assert told(event("draw", card=3), event("deal", card=4), event("bid"), event("draw", card=5)) == [
        "Seat 0 gets 3 and 4.",
        "Seat 0 bids 1.",
        "Seat 0 gets 5.",
    ]


def test_cards_that_the_viewer_may_not_see_are_counted() -> None:
    mine, hidden = event("draw", card=3, seen=0b01), event("draw", card=4, seen=0b10)
    assert told(mine, hidden, hidden) == ["Seat 0 gets 3 and 2 cards."]
    assert told(mine, viewer=1) == ["Seat 0 gets a card."]


def test_silent_events_are_not_told_and_unknown_ones_fail_with_their_name() -> None:
    assert told(event("shuffle")) == []
    with pytest.raises(RulesBug, match="nothing tells of the event 'dance'"):
        told(event("dance"))


def test_headings_change_with_an_event_or_after_it() -> None:
    lines = Market(Game(), 0).log([event("bid"), event("bell"), event("bid"), event("closing"), event("bid")])
    assert [line.group for line in lines] == ["Morning", "Noon", "Noon", "Noon", "Evening", "Evening"]
    assert lines[-1].text == "Everybody goes home."


def test_nothing_happened_nothing_ended() -> None:
    assert Market(Game(), 0).log([]) == []


def test_words() -> None:
    assert [listed(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]
    assert [
        counted(1, "run"),
        counted(2, "run"),
        counted(1, "card", "a card"),
        counted(2, "loss", plural="losses"),
    ] == [
        "1 run",
        "2 runs",
        "a card",
        "2 losses",
    ]
    assert capital("the end") == "The end"
