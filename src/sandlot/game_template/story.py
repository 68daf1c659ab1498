"""What happened in Tiny, in sentences, each with its rule. A larger game tells more kinds of event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from sandlot.game_template.atoms import HOME, VISITORS, total
from sandlot.game_template.notation import SIDES
from sandlot.game_template.state import Position
from sandlot.kernel.events import Event
from sandlot.kernel.game import NOBODY
from sandlot.table.line_score import inning
from sandlot.table.telling import Said, Teller, tells

# What the batter did, by the runs it brought.
BROUGHT = {"swing": ("is out", "hits: 1 run", "hits a home run: 2 runs")}


def is_over(g: Position) -> bool:
    """Whether the game has ended; a trial that came to something unknown asks nobody either."""
    return g.seat == NOBODY and g.half == 2 * g.innings


def ending(g: Position) -> tuple[str, str]:
    """Who has won, and the rule."""
    runs = [total(g, VISITORS), total(g, HOME)]
    if runs[VISITORS] == runs[HOME]:
        return f"The score is level: {runs[HOME]} to {runs[HOME]} is a draw.", "TINY-END-2"
    return f"{SIDES[runs.index(max(runs))]} wins {max(runs)} to {min(runs)}.", "TINY-END-2"


class Story(Teller[Position]):
    """Tells events in their order to one viewer."""

    sentences: ClassVar = {"play": "{name} plays {card}.", "swing": "{name} {brought}."}
    silent: ClassVar = ("half",)

    def facts(self, event: Event) -> dict[str, str]:
        brought = BROUGHT[event.kind][event.count] if event.kind in BROUGHT else ""
        return {"name": SIDES[event.seat], "card": str(event.card + 1), "brought": brought}

    def first_heading(self, events: Sequence[Event]) -> str:
        self.half = self.g.half - sum(event.kind == "half" for event in events)
        return inning(self.half + 1)

    def heading_after(self, event: Event) -> str:
        self.half += event.kind == "half"
        return inning(self.half + 1) if event.kind == "draw" else ""

    def ending(self) -> Said | None:
        return Said(*ending(self.g)) if is_over(self.g) else None

    @tells("draw")
    def draw(self, events: list[Event]) -> Iterator[Said]:
        """The viewer reads what it drew; that the other side draws needs no words."""
        mine = [event for event in events if event.seat == self.viewer]
        if mine:
            drawn = self.cards(mine, lambda card: str(card + 1))
            yield Said(f"{SIDES[self.viewer]} draws {drawn}.", mine[0].rule, self.viewer)


log = Story.story
