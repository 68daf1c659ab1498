"""What a seat surely knows, worked out from nothing but its first table and the events it may see.

It is deliberately forgetful: it never claims more than a careful person at the table could. The words it relies on:
a `pass` run (consecutive events of that kind) happens at once; an event whose kind begins with `shuffle` mixes the
cards of its `src`, or of every place if it names none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from sandlot.kernel.events import NOTHING, Event
from sandlot.kernel.game import Game
from sandlot.kernel.material import places
from sandlot.table.parts import Card, Table, walk

Look = tuple[str, str, str, str]


def faces(table: Table) -> dict[int, Look]:
    """The cards whose faces a table shows, and how each looks; a stand-in for a card is not called `card:17`."""
    return {
        part.card: (part.label, part.code, part.art, part.sort)
        for part in walk(table)
        if isinstance(part, Card) and part.id == f"card:{part.card}"
    }


class Tracker:
    """Where one viewer surely knows cards to lie."""

    def __init__(self, g: Game, viewer: int, table: Table) -> None:
        lies = places(g)
        self.viewer = viewer
        self.at = {card: lies[card] for card in faces(table)}
        self.sizes: Counter[int] | None = Counter(lies)
        self.looks: dict[int, Look] = {}

    def note(self, events: Iterable[Event], g: Game, looks: dict[int, Look]) -> None:
        """Follow what happened since the last decision; `looks` are the faces seen anywhere so far."""
        self.looks = looks
        for kind, run in groupby(events, key=lambda event: event.kind):
            if kind == "pass":
                self._at_once(list(run))
            else:
                for event in run:
                    self._one(event)
        self.sizes = Counter(places(g))  # how many cards lie where is public

    def _one(self, event: Event) -> None:
        card = event.card_for(self.viewer)
        if event.kind.startswith("shuffle"):
            self._forget(event.src)
            self.sizes = None
            return
        if event.src != NOTHING and event.dst != NOTHING:
            if card == NOTHING:
                self._forget(event.src)
            else:
                self._leaves(card, event.src)
            self._count(event)
        if card != NOTHING and (event.dst != NOTHING or event.src != NOTHING):
            self.at[card] = event.dst if event.dst != NOTHING else event.src

    def _at_once(self, run: list[Event]) -> None:
        """Whole hands that move are followed; of a hand that is broken up only what is seen."""
        leaving = Counter({src: sum(e.count for e in run if e.src == src) for src in {e.src for e in run}})
        new: dict[int, int] = {card: place for card, place in self.at.items() if place not in leaving}
        for src in leaving:
            goals = sorted({event.dst for event in run if event.src == src})
            if self.sizes is not None and self.sizes[src] == leaving[src] and len(goals) == 1:
                new.update((card, goals[0]) for card, place in self.at.items() if place == src)
        for event in run:
            if event.card_for(self.viewer) != NOTHING:
                new[event.card] = event.dst
            self._count(event)
        self.at = new

    def _leaves(self, card: int, place: int) -> None:
        """A card seen to leave: unless it was known there, it may be the double of one that was."""
        if self.at.pop(card, NOTHING) != place:
            look = self.looks.get(card)
            for other in [c for c, p in self.at.items() if p == place and self.looks.get(c) == look]:
                del self.at[other]

    def _forget(self, place: int) -> None:
        self.at = {card: p for card, p in self.at.items() if place not in (NOTHING, p)}

    def _count(self, event: Event) -> None:
        if self.sizes is not None:
            self.sizes[event.src] -= event.count
            self.sizes[event.dst] += event.count
