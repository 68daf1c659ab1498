"""What happened, in sentences: one teller for all games. A game says what each kind of event is in words.

A game's teller has for each kind of event a template (`sentences`), which is filled with the `facts` of the event
(by default what its `words` say), or a method marked with `@tells("draw")`; kinds in `silent` need no words. Events
that belong `together` and follow each other are told at once. A kind of event that is in none of the three fails with
its name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import NOTHING, Event
from sandlot.kernel.game import NOBODY, Game
from sandlot.table.log import LogLine

Position = TypeVar("Position", bound=Game)
Tell = TypeVar("Tell", bound=Callable[..., Iterable["Said"]])


class Said(NamedTuple):
    """A sentence, its rule, and the seat it is about (NOBODY: the one that acts)."""

    text: str
    rule: str
    seat: int = NOBODY


def tells(*kinds: str) -> Callable[[Tell], Tell]:
    """Marks a method of a teller with the kinds of event it tells."""

    def mark(method: Tell) -> Tell:
        method.tells = kinds  # type: ignore[attr-defined]
        return method

    return mark


class Teller(Generic[Position]):
    """Tells the events that led to a position to one viewer, in their order; it remembers what the next one needs."""

    sentences: ClassVar[Mapping[str, str]] = {}  # kind of event: its sentence, a template of facts
    words: ClassVar[Mapping[str, Callable[[Any, Event], object]]] = {}  # word of a template: what it is in an event
    silent: ClassVar[Collection[str]] = ()  # kinds of event that are told by others, or not at all
    methods: ClassVar[dict[str, tuple[str, str]]] = {}  # kind of event: its group and the method that tells it

    def __init_subclass__(cls) -> None:
        cls.methods = dict(cls.methods)
        for name, method in vars(cls).items():
            kinds: tuple[str, ...] = getattr(method, "tells", ())
            if kinds:
                cls.methods.update(dict.fromkeys(kinds, (kinds[0], name)))

    def __init__(self, g: Position, viewer: int) -> None:
        self.g = g
        self.viewer = viewer
        self.actor = NOBODY  # who acts

    # -- what a game says ----------------------------------------------------------------------------------------------

    def together(self, event: Event) -> object:
        """Events that follow each other and are alike in this are told at once."""
        return self.group(event)

    def facts(self, event: Event) -> Mapping[str, object]:
        """What the words in braces of a sentence stand for; by default those in `words`, when they are wanted."""
        return _Facts(self, event)

    def rule(self, event: Event) -> str:
        """The rule behind an event."""
        return event.rule

    def first_heading(self, events: Sequence[Event]) -> str:
        """The inning or phase in which the first of these events falls."""
        return ""

    def heading(self, event: Event) -> str:
        """The inning or phase that begins with this event; "" if none does."""
        return ""

    def heading_after(self, event: Event) -> str:
        """The inning or phase that begins after this event; "" if none does."""
        return ""

    def ending(self) -> Said | None:
        """How the match ended, if it has."""
        return None

    # -- the log -------------------------------------------------------------------------------------------------------

    @classmethod
    def story(cls, g: Position, events: Sequence[Event], viewer: int) -> list[LogLine]:
        """What the events that led to g were, as a seat (or a spectator, -1) may read it."""
        return cls(g, viewer).log(events)

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        """The sentences, numbered from 1; after the last event of a match also how it ended."""
        lines: list[LogLine] = []
        group = self.first_heading(events)
        for _, run in groupby(events, key=self.together):
            batch = list(run)
            group = self.heading(batch[0]) or group
            for said in self.tell(batch):
                about = self.actor if said.seat == NOBODY else said.seat
                lines.append(LogLine(number=len(lines) + 1, text=said.text, seat=about, rule=said.rule, group=group))
            group = self.heading_after(batch[-1]) or group
        over = self.ending() if events else None
        if over is not None:
            lines.append(LogLine(number=len(lines) + 1, text=over.text, rule=over.rule, group=group))
        return lines

    def tell(self, batch: list[Event]) -> Iterable[Said]:
        """The sentences for events that are told at once."""
        kind = batch[0].kind
        if kind in self.methods:
            found: Iterable[Said] = getattr(self, self.methods[kind][1])(batch)
            return found
        if kind in self.silent:
            return ()
        if kind not in self.sentences:
            raise RulesBug(f"nothing tells of the event '{kind}'")
        return [self.sentence(event) for event in batch]

    def sentence(self, event: Event) -> Said:
        """The sentence of an event by its template."""
        said = self.sentences[event.kind].format_map(self.facts(event))
        return Said(capital(said), self.rule(event), event.seat)

    def group(self, event: Event) -> str:
        """The first of the kinds that one method tells, or the kind itself."""
        return self.methods.get(event.kind, (event.kind, ""))[0]

    # -- words that every game needs -----------------------------------------------------------------------------------

    def cards(self, events: Sequence[Event], name: Callable[[int], str]) -> str:
        """The cards of events: by name as far as the viewer may see them, the rest counted."""
        seen = [event.card_for(self.viewer) for event in events]
        words = [name(card) for card in seen if card != NOTHING]
        unseen = seen.count(NOTHING)
        if unseen:
            words.append(counted(unseen, "card", "a card"))
        return listed(words)


class _Facts(dict[str, object]):
    """Finds what a word stands for when a sentence has it."""

    def __init__(self, teller: Teller[Any], event: Event) -> None:
        self.teller, self.event = teller, event

    def __missing__(self, word: str) -> object:
        return self.teller.words[word](self.teller, self.event)


def listed(words: Sequence[str]) -> str:
    """Words with commas and an "and"."""
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""


def counted(n: int, noun: str, one: str = "", plural: str = "") -> str:
    """A number with its noun: 1 card, 3 cards."""
    if n == 1:
        return one or f"1 {noun}"
    return f"{n} {plural or noun + 's'}"


def capital(text: str) -> str:
    """With a capital in front."""
    return text[:1].upper() + text[1:]
