"""What happened, in sentences: third person, participants by their Coaches, each with its rule.

Housekeeping that always follows (clearing the table, shuffling back) is told only where it matters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from sandlot.games.cosmic.effects.queries import winner
from sandlot.games.cosmic.notation import seat_name
from sandlot.games.cosmic.numbers import HALVES
from sandlot.games.cosmic.places import HAND
from sandlot.games.cosmic.state import Cosmic
from sandlot.kernel.events import NOTHING, Event
from sandlot.table.line_score import inning
from sandlot.table.telling import Said, Teller, counted, listed, tells


def is_over(g: Cosmic) -> bool:
    """Whether the game has ended; a trial that came to something unknown asks nobody either."""
    return g.half == HALVES


def ending(g: Cosmic) -> tuple[str, str]:
    """Who has won and why, and the rule."""
    first = winner(g)
    mine, theirs = g.points[first], g.points[1 - first]
    if mine == theirs:
        level = g.pack.luck[0] == g.pack.luck[1]
        why = "Luck is level too, and the draw at the start decides" if level else "the higher Luck decides"
        return f"{mine} points each: {why}. {seat_name(g, first)} wins.", "CLB-END-3"
    return f"{seat_name(g, first)} wins {mine} to {theirs}.", "CLB-END-2"


def tallied(names: Iterable[str]) -> list[str]:
    """Each name once, in the order in which they come first: `Flex ×2`."""
    return [f"{name} ×{count}" if count > 1 else name for name, count in Counter(names).items()]


class Story(Teller[Cosmic]):
    """Tells events to one viewer; those of one kind and seat that follow each other together."""

    sentences: ClassVar = {
        "round": "Round {n}: {who} hits.",
        "gadgets": "{who} gains {n} Gadget{s}.",
        "spend": "{who} spends {n} Gadget{s}.",
        "float": "{who} floats {n} cash.",
        "pay": "{who} pays {n} from floated cash.",
        "total": "{who}: {change} to the total.",
        "luck": "{who} has {n} more Luck this round.",
        "tax": "The next Action of {who} costs {n} more.",
        "keep more": "{who} may keep {n} more this round.",
        "keep": "{who} keeps {kept}.",
        "shuffle discards": "{who} shuffles the Action discard pile into the deck.",
        "shuffle retired": "{who} shuffles the Player discard pile into the deck.",
        "decline": "{who} declines.",
        "no cards": "{who} has no Action left.",
        "compare": "{who} has a total of {n}.",
        "point": "A point for {who}, the {nth}.",
        "out": "{who} is out: {n} out{s}.",
        "sides": "The sides change: {who} hits.",
        "walk off": "{who} is ahead and cannot be caught.",
    }
    together_told: ClassVar = {  # cards that follow each other in one sentence
        "draw": "{who} draws {cards}.",
        "play": "{who} plays {cards}.",
        "pay with": "{who} discards {cards} to pay.",
        "discard": "{who} discards {cards}.",
        "lose": "{who} loses {cards} at random.",
        "recover": "{who} takes {cards} back.",
        "clear hand": "{who} discards {cards}.",
        "strike": "{cards} of {who} is struck.",
        "copy": "{who} copies {cards}.",
        "scry": "{who} looks at the top of the Action deck: {cards}.",
        "peek": "{who} looks into the hand of {owner}: {cards}.",
    }
    silent: ClassVar = ("shuffle", "shuffle players", "shuffle back", "look", "clear", "retire", "replaced")

    def __init__(self, g: Cosmic, viewer: int) -> None:
        super().__init__(g, viewer)
        self.half = 0

    def first_heading(self, events: Sequence[Event]) -> str:
        self.half = len(self.g.line) - sum(event.kind == "sides" for event in events)
        return inning(self.half)

    def heading(self, event: Event) -> str:
        self.half += event.kind == "sides"
        return inning(self.half)

    def ending(self) -> Said | None:
        return Said(*ending(self.g)) if is_over(self.g) else None

    def together(self, event: Event) -> object:
        return event.kind, event.seat

    def facts(self, event: Event) -> dict[str, str]:
        n = event.count
        th = "th" if n % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
        return {
            "who": self.name(event.seat),
            "n": str(n),
            "s": "" if n == 1 else "s",
            "nth": f"{n}{th}",
            "change": f"{n:+d}",
            "kept": counted(n, "Action") if n else "nothing",
        }

    def name(self, seat: int) -> str:
        return seat_name(self.g, seat)

    @tells(*together_told)
    def of_cards(self, events: list[Event]) -> Iterator[Said]:
        """Cards by name as far as the viewer may see them, the rest counted."""
        first = events[0]
        seen = [event.card_for(self.viewer) for event in events]
        words = tallied(self.g.pack.names[card] for card in seen if card != NOTHING)
        if unseen := seen.count(NOTHING):
            words.append(counted(unseen, "card"))
        owner = self.name(first.src - HAND) if first.kind == "peek" else ""
        text = self.together_told[first.kind].format(who=self.name(first.seat), cards=listed(words), owner=owner)
        yield Said(text, first.rule, first.seat)

    @tells("reveal")
    def reveal(self, events: list[Event]) -> Iterator[Said]:
        """A Player takes the field."""
        pack = self.g.pack
        for event in events:
            card = event.card
            shown = f"{pack.names[card]} (Hitting {pack.hit[card]}, Pitching {pack.pitch[card]})"
            role = "at bat" if event.seat == self.g.hitting else "on the mound"
            again = event.rule == "CLB-NEW-2"
            told = f"brings in {shown}." if again else f"reveals {shown} {role}."
            yield Said(f"{self.name(event.seat)} {told}", event.rule, event.seat)

    @tells("point", "out")
    def decided(self, events: list[Event]) -> Iterator[Said]:
        """A point or an out; of level totals it is said whose Luck decided, that of the round or the draw."""
        for event in events:
            winner = self.name(event.seat if event.kind == "point" else 1 - event.seat)
            if event.rule == "CLB-RES-6":
                yield Said(f"The totals are level, and {winner} has the higher Luck.", event.rule, event.seat)
            elif event.rule == "CLB-SET-6":
                yield Said(f"Totals and Luck are level, and {winner} was drawn at the start.", event.rule, event.seat)
            yield self.sentence(event)


log = Story.story
