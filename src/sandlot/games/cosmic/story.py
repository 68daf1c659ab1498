"""What happened, in sentences: third person, participants by their Coaches, each with its rule.

Housekeeping that always follows (clearing the table, shuffling back) is told only where it matters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.notation import seat_name
from sandlot.games.cosmic.numbers import HALVES, HAND
from sandlot.kernel.events import NOTHING, Event
from sandlot.kernel.game import NOBODY
from sandlot.table.log import LogLine

SILENT = ("shuffle", "shuffle players", "shuffle back", "look", "clear", "retire", "replaced")


class Said(NamedTuple):
    """A sentence, its rule, and the seat it is about."""

    text: str
    rule: str
    seat: int = NOBODY


def log(g: Cosmic, events: Sequence[Event], seat: int) -> list[LogLine]:
    """What the events that led to g were, as this seat (or a spectator, -1) may read it."""
    half = len(g.line) - sum(event.kind == "sides" for event in events)
    teller = Teller(g, seat)
    lines: list[LogLine] = []
    for (kind, actor), run in groupby(events, key=lambda event: (event.kind, event.seat)):
        batch = list(run)
        half += kind == "sides"
        if kind in SILENT:
            continue
        for said in teller.kinds[kind](batch):
            group = inning(half)
            lines.append(LogLine(number=len(lines) + 1, text=said.text, seat=actor, rule=said.rule, group=group))
    if events and is_over(g):
        text, rule = ending(g)
        lines.append(LogLine(number=len(lines) + 1, text=text, rule=rule, group=inning(half)))
    return lines


def inning(half: int) -> str:
    """The name of a half, counted from 1."""
    return f"{'Bottom' if half % 2 == 0 else 'Top'} of inning {(half + 1) // 2}"


def is_over(g: Cosmic) -> bool:
    """Whether the game has ended; a trial that came to something unknown asks nobody either."""
    return g.half == HALVES


def ending(g: Cosmic) -> tuple[str, str]:
    """Who has won and why, and the rule."""
    winner = g.winner()
    mine, theirs = g.points[winner], g.points[1 - winner]
    if mine == theirs:
        level = g.pack.luck[0] == g.pack.luck[1]
        why = "Luck is level too, and the draw at the start decides" if level else "the higher Luck decides"
        return f"{mine} points each: {why}. {seat_name(g, winner)} wins.", "CLB-END-3"
    return f"{seat_name(g, winner)} wins {mine} to {theirs}.", "CLB-END-2"


def tallied(names: Iterable[str]) -> list[str]:
    """Each name once, in the order in which they come first: `Flex ×2`."""
    return [f"{name} ×{count}" if count > 1 else name for name, count in Counter(names).items()]


def several(words: Sequence[str]) -> str:
    """`a, b and c`."""
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def counted(n: int, noun: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{n} {noun}{'' if n == 1 else 's'}"


class Teller:
    """Tells runs of events of one kind and seat to one viewer."""

    def __init__(self, g: Cosmic, viewer: int) -> None:
        self.g = g
        self.viewer = viewer
        self.kinds: dict[str, Callable[[list[Event]], Iterator[Said]]] = {
            "round": self.round,
            "draw": self.draw,
            "shuffle discards": self.reshuffle,
            "shuffle retired": self.reshuffle,
            "reveal": self.reveal,
            "gadgets": self.amount("{who} gains {n} Gadget{s}."),
            "spend": self.amount("{who} spends {n} Gadget{s}."),
            "float": self.amount("{who} floats {n} cash."),
            "pay": self.amount("{who} pays {n} from floated cash."),
            "total": self.total,
            "luck": self.amount("{who} has {n} more Luck this round."),
            "tax": self.amount("The next Action of {who} costs {n} more."),
            "keep more": self.amount("{who} may keep {n} more this round."),
            "play": self.cards("{who} plays {cards}."),
            "pay with": self.cards("{who} discards {cards} to pay."),
            "discard": self.cards("{who} discards {cards}."),
            "lose": self.cards("{who} loses {cards} at random."),
            "recover": self.cards("{who} takes {cards} back."),
            "clear hand": self.cards("{who} discards {cards}."),
            "strike": self.cards("{cards} of {who} is struck."),
            "copy": self.cards("{who} copies {cards}."),
            "scry": self.cards("{who} looks at the top of the Action deck: {cards}."),
            "peek": self.peek,
            "decline": self.plain("{who} declines."),
            "no cards": self.plain("{who} has no Action left."),
            "compare": self.compare,
            "point": self.decided("A point for {who}, the {n}{th}."),
            "out": self.decided("{who} is out: {n} out{s}."),
            "keep": self.keep,
            "sides": self.plain("The sides change: {who} hits."),
            "walk off": self.plain("{who} is ahead and cannot be caught."),
        }

    def name(self, seat: int) -> str:
        """A participant."""
        return seat_name(self.g, seat)

    def names(self, events: Sequence[Event]) -> str:
        """The cards of events as far as the viewer may see them, the rest counted."""
        seen = [event.card_for(self.viewer) for event in events]
        words = tallied(self.g.pack.names[card] for card in seen if card != NOTHING)
        unseen = seen.count(NOTHING)
        return several([*words, *([counted(unseen, "card")] if unseen else [])])

    # -- sentences of one form ---------------------------------------------------------------------------------

    def plain(self, text: str) -> Callable[[list[Event]], Iterator[Said]]:
        """A sentence about the seat alone."""

        def tell(events: list[Event]) -> Iterator[Said]:
            for event in events:
                yield Said(text.format(who=self.name(event.seat)), event.rule)

        return tell

    def amount(self, text: str) -> Callable[[list[Event]], Iterator[Said]]:
        """A sentence with a number."""

        def tell(events: list[Event]) -> Iterator[Said]:
            for event in events:
                n = event.count
                th = "th" if n % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
                yield Said(text.format(who=self.name(event.seat), n=n, s="" if n == 1 else "s", th=th), event.rule)

        return tell

    def cards(self, text: str) -> Callable[[list[Event]], Iterator[Said]]:
        """A sentence with cards, those of one run together."""

        def tell(events: list[Event]) -> Iterator[Said]:
            yield Said(text.format(who=self.name(events[0].seat), cards=self.names(events)), events[0].rule)

        return tell

    # -- others ------------------------------------------------------------------------------------------------

    def round(self, events: list[Event]) -> Iterator[Said]:
        """A new round."""
        for event in events:
            yield Said(f"Round {event.count}: {self.name(event.seat)} hits.", event.rule)

    def draw(self, events: list[Event]) -> Iterator[Said]:
        """Everybody reads how many, the owner which."""
        yield Said(f"{self.name(events[0].seat)} draws {self.names(events)}.", events[0].rule)

    def reshuffle(self, events: list[Event]) -> Iterator[Said]:
        """A discard pile goes back."""
        for event in events:
            sort = "Action" if event.kind == "shuffle discards" else "Player"
            yield Said(f"{self.name(event.seat)} shuffles the {sort} discard pile into the deck.", event.rule)

    def reveal(self, events: list[Event]) -> Iterator[Said]:
        """A Player takes the field."""
        for event in events:
            role = "at bat" if event.seat == self.g.hitting else "on the mound"
            card = event.card
            stats = f"Hitting {self.g.pack.hit[card]}, Pitching {self.g.pack.pitch[card]}"
            again = event.rule == "CLB-NEW-2"
            said = f"{self.name(event.seat)} brings in" if again else f"{self.name(event.seat)} reveals"
            yield Said(f"{said} {self.g.pack.names[card]} ({stats}){'' if again else ' ' + role}.", event.rule)

    def total(self, events: list[Event]) -> Iterator[Said]:
        """A total changes."""
        for event in events:
            yield Said(f"{self.name(event.seat)}: {event.count:+d} to the total.", event.rule)

    def peek(self, events: list[Event]) -> Iterator[Said]:
        """Somebody looks into the other hand."""
        who, owner = self.name(events[0].seat), self.name(events[0].src - HAND)
        yield Said(f"{who} looks into the hand of {owner}: {self.names(events)}.", events[0].rule)

    def compare(self, events: list[Event]) -> Iterator[Said]:
        """The totals of the round."""
        for event in events:
            yield Said(f"{self.name(event.seat)} has a total of {event.count}.", event.rule)

    def decided(self, text: str) -> Callable[[list[Event]], Iterator[Said]]:
        """A point or an out; of level totals it is said whose Luck decided, that of the round or the draw."""
        result = self.amount(text)

        def tell(events: list[Event]) -> Iterator[Said]:
            for event in events:
                winner = self.name(event.seat if event.kind == "point" else 1 - event.seat)
                if event.rule == "CLB-RES-6":
                    yield Said(f"The totals are level, and {winner} has the higher Luck.", event.rule)
                elif event.rule == "CLB-SET-6":
                    yield Said(f"Totals and Luck are level, and {winner} was drawn at the start.", event.rule)
                yield from result([event])

        return tell

    def keep(self, events: list[Event]) -> Iterator[Said]:
        """How many Actions are kept."""
        for event in events:
            kept = counted(event.count, "Action") if event.count else "nothing"
            yield Said(f"{self.name(event.seat)} keeps {kept}.", event.rule)
