"""What happened, in sentences: third person, managers by their teams, each with its rule.

Not every event has a line of its own: cards dealt, shown or returned together are told together, pegs by manager, and
shuffling only where it matters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from sandlot.games.fantasy.codes import GOOD, TRACKS
from sandlot.games.fantasy.game import (
    BASES as FIRST_BASE,
)
from sandlot.games.fantasy.game import (
    BENCH,
    CHARACTERS,
    DISCARD,
    EVENT,
    HAND,
    LINEUP,
    PACKET,
    PEG,
    WEEKS,
    Fantasy,
)
from sandlot.games.fantasy.notation import BASES, base_name, code_of
from sandlot.games.fantasy.pack import COLOURS, STATS
from sandlot.games.fantasy.words import (
    card_name,
    is_over,
    listed,
    month_name,
    name_of,
    needs,
    phase,
    series_name,
    title,
)
from sandlot.kernel.events import NOTHING, Event
from sandlot.kernel.game import NOBODY
from sandlot.table.log import LogLine

TOGETHER = ("keep", "pass", "place", "sit", "return", "reveal", "free agent", "peg", "done", "search",
            "look", "bury", "deck deals", "win card", "total", "extra wins", "unsigned")  # fmt: skip


class Said(NamedTuple):
    """A sentence, its rule, and the seat it is about."""

    text: str
    rule: str
    seat: int = NOBODY


def log(g: Fantasy, events: Sequence[Event], seat: int) -> list[LogLine]:
    """What the events that led to g were, as this seat (or a spectator, -1) may read it."""
    teller = Teller(g, seat)
    heading = _heading_before(g, events)
    lines: list[LogLine] = []
    for _, run in groupby(events, key=_batch):
        batch = list(run)
        heading = _heading(g, batch[0]) or heading
        for said in teller.tell(batch):
            about = said.seat if said.seat < g.seats else NOBODY
            lines.append(
                LogLine(number=len(lines) + 1, text=title(said.text), seat=about, rule=said.rule, group=heading)
            )
    if events and is_over(g):
        text, rule = ending(g)
        lines.append(LogLine(number=len(lines) + 1, text=text, rule=rule, group="Final"))
    return lines


def _batch(event: Event) -> tuple[object, ...]:
    """Events that are told together."""
    if event.kind in ("peg", "extra wins", "return", "place", "keep", "sit"):
        return (event.kind, event.seat, event.rule)
    return (event.kind,) if event.kind in TOGETHER else (event.kind, id(event))


def _heading(g: Fantasy, event: Event) -> str:
    """The heading that begins with this event, if one does."""
    if event.kind == "month":
        return month_name(event.count, -1)
    if event.kind == "week":
        return month_name(g.month, event.count - 1)
    if event.kind == "wild card":
        return "Wild Card Game"
    if event.kind in ("series", "game"):
        return series_name(event.count if event.kind == "game" else 0)
    return "End of the season" if event.kind == "extra wins" else ""


def _heading_before(g: Fantasy, events: Sequence[Event]) -> str:
    """The heading under which the first of these events stands."""
    for event in events:
        if event.kind == "week":
            return month_name(g.month, event.count - 2)
        if event.kind == "month":
            return month_name(event.count - 1, WEEKS - 1) if event.count > 1 else "Draft"
        if event.kind == "game":
            return series_name(event.count - 1)
        if event.kind in ("extra wins", "shuffle wins", "wild card", "series"):
            return month_name(g.month, WEEKS - 1) if event.kind != "series" else "Wild Card Game"
    return phase(g) if not is_over(g) else series_name(g.game_number)


def ending(g: Fantasy) -> tuple[str, str]:
    """Who has won and how, and the rule."""
    champion = g.champion()
    if champion < 0:
        return "The Robot and the Deck play the Series; the lone Manager is eliminated.", "FFB-SOLO-13"
    games = f"{max(g.series)} games to {min(g.series)}"
    return title(f"{name_of(g, champion)} wins the Championship Series, {games}."), "FFB-SER-14"


class Teller:
    """Tells events in their order to one viewer."""

    def __init__(self, g: Fantasy, viewer: int) -> None:
        self.g = g
        self.viewer = viewer
        self.kinds: dict[str, Callable[[list[Event]], Iterator[Said]]] = {
            "keep": self.mine("keeps"),
            "pass": self.passed,
            "place": self.placed,
            "sit": self.mine("puts on the bench"),
            "reveal": self.reveal,
            "return": self.returned,
            "peg": self.pegs,
            "total": self.totals,
            "win card": self.win_cards,
            "free agent": self.free_agents,
            "extra wins": self.extra_wins,
            "look": self.look,
            "search": self.search,
            "deck deals": self.deck_deals,
            "bury": self.bury,
        }

    def tell(self, events: list[Event]) -> Iterator[Said]:
        """The sentences for events that belong together."""
        first = events[0]
        if first.kind in self.kinds:
            return self.kinds[first.kind](events)
        text = self.simple(first)
        return iter([Said(text, first.rule, first.seat)] if text else [])

    # -- words -----------------------------------------------------------------------------------------------------

    def name(self, manager: int) -> str:
        """A manager's name."""
        return name_of(self.g, manager)

    def card(self, event: Event) -> str:
        """The card of an event as far as the viewer may see it."""
        card = event.card_for(self.viewer)
        return card_name(self.g, card) if card != NOTHING else "a card"

    def cards(self, events: Sequence[Event]) -> str:
        """The cards of events: those the viewer may see, the rest counted."""
        seen = [card_name(self.g, event.card_for(self.viewer)) for event in events if self.sees(event)]
        unseen = len(events) - len(seen)
        if unseen:
            seen.append("a card" if unseen == 1 else f"{unseen} cards")
        return listed(seen)

    def sees(self, event: Event) -> bool:
        """Whether the viewer may see the card of an event."""
        return event.card_for(self.viewer) != NOTHING

    def base_of(self, place: int) -> str:
        """A base of a line-up, or the bench, hand or pile."""
        if place >= LINEUP:
            return f"at {BASES[(place - LINEUP) % WEEKS]}"
        if place == DISCARD:
            return "in the Discard Pile"
        return "on the bench" if BENCH <= place < BENCH + self.g.managers else "in hand"

    def first_side(self, card: int) -> str:
        """What decides a tie that this Character wins."""
        return "Good beats Evil" if self.g.pack.side[card] == GOOD else "Evil beats Good"

    # -- single events ---------------------------------------------------------------------------------------------

    def simple(self, event: Event) -> str:
        """The sentence for an event that stands alone; nothing where others tell it."""
        who = self.name(event.seat) if event.seat >= 0 else ""
        card = self.card(event)
        g = self.g
        told: dict[str, Callable[[], str]] = {
            "month": lambda: f"Month {event.count} begins.",
            "event": lambda: f"The Event is {card}: {g.pack.texts[CHARACTERS + event.card - EVENT]}",
            "event over": lambda: f"{card} is over.",
            "order": lambda: f"The Waiver Order is {self.order()}.",
            "order kept": lambda: f"The Waiver Order set by magic stays: {self.order()}.",
            "rearrange": lambda: f"{who} rearranges the Waiver Order: {self.order()}.",
            "waive": lambda: f"{who} takes no free agent.",
            "sign": lambda: f"{who} takes {card}.",
            "release": lambda: f"{who} puts {card} among the free agents.",
            "recruit": lambda: f"{who} uses {card} to recruit instead of taking a free agent.",
            "take up": lambda: f"{who} takes up {card}.",
            "discard": lambda: f"{who} discards {card}.",
            "magic": lambda: f"{who} uses {card}: {g.pack.magic[event.card]}.",
            "no magic": lambda: f"{who} uses no magic.",
            "help": lambda: f"{card} uses its own magic, {g.pack.magic[event.card]}.",
            "copy": lambda: f"{who} uses the magic of {card}, {g.pack.magic[event.card]}.",
            "focus": lambda: f"No opponent of {who} moves on the Stat Tracks this week.",
            "silence": lambda: f"Nobody after {who} uses magic this week.",
            "justice": lambda: "Evil Characters cannot win this week.",
            "raise": lambda: f"The Character of {who} gets +{event.count} on its stats.",
            "summon": lambda: f"The stats of {card} are added to the Character of {who}.",
            "lend": lambda: f"{card} lends its {STATS[event.count]} to {who} for the rest of the month.",
            "wake": lambda: f"{card} can be used again from next week on.",
            "burn": lambda: f"The {STATS[event.count]} of {card} counts zero this week.",
            "send off": lambda: f"{card} of {who} is sent off the field.",
            "pick up": lambda: f"{who} takes {card} from the Discard Pile.",
            "take place": lambda: f"{card} takes a place {self.base_of(event.dst)} of {who}.",
            "tie break": lambda: f"Level with {event.count}: {self.first_side(event.card)}.",
            "claim": lambda: f"{who} claims {card}.",
            "unclaimed": lambda: f"Nobody claims {card}; it goes under the Win deck.",
            "level": lambda: f"The totals decide nothing on {card}.",
            "wild card": lambda: f"A Wild Card Game fills {event.count} of the places in the Series.",
            "qualifies": lambda: f"{who} qualifies for the Series.",
            "put aside": lambda: f"{card} of {who} is not available until game 5.",
            "series": lambda: f"{who} has home field in the Series against {self.name(event.count)}.",
            "game won": lambda: f"{who} wins game {event.count}.",
            "home wins": lambda: f"Every Win Card was tried: the home side {who} wins the game.",
            "token": lambda: f"{who} slides the No Crying token to {self.name(event.count)}.",
            "shuffle discard": lambda: "The Discard Pile is shuffled into the Character Deck.",
        }
        return told[event.kind]() if event.kind in told else ""

    def order(self) -> str:
        """The Waiver Order."""
        return ", ".join(code_of(self.g, m) for m in self.g.waiver)

    # -- events told together --------------------------------------------------------------------------------------

    def mine(self, verb: str) -> Callable[[list[Event]], Iterator[Said]]:
        """What only the owner reads in full; the others read nothing."""

        def tell(events: list[Event]) -> Iterator[Said]:
            seen = [event for event in events if self.sees(event)]
            if seen:
                yield Said(f"{self.name(seen[0].seat)} {verb} {self.cards(seen)}.", seen[0].rule, seen[0].seat)

        return tell

    def passed(self, events: list[Event]) -> Iterator[Said]:
        """Packets go to the left; Win Cards or Characters change places."""
        if PACKET <= events[0].src < BENCH:
            yield Said("All packets are passed to the left.", events[0].rule)
            mine = [event for event in events if event.dst == PACKET + self.viewer and self.sees(event)]
            if mine:
                yield Said(f"{self.name(self.viewer)} gets {self.cards(mine)}.", mine[0].rule, self.viewer)
        elif events[0].src < HAND:
            one, two = events[0], events[-1]
            places = f"{base_name(one.src - FIRST_BASE)} and {base_name(two.src - FIRST_BASE)}"
            yield Said(f"{self.card(one)} and {self.card(two)} change places: {places}.", one.rule, one.seat)
        else:
            new = events[0]
            told = f"{self.card(new)} becomes the active Character of {self.name(new.seat)}"
            more = f"; {self.card(events[1])} is now {self.base_of(events[1].dst)}" if len(events) > 1 else ""
            yield Said(f"{told}{more}.", new.rule, new.seat)

    def placed(self, events: list[Event]) -> Iterator[Said]:
        """Who plays where, as far as the viewer may know."""
        seen = [event for event in events if self.sees(event)]
        if seen:
            told = listed([f"{self.card(event)} {self.base_of(event.dst)}" for event in seen])
            yield Said(f"{self.name(seen[0].seat)} places {told}.", seen[0].rule, seen[0].seat)

    def reveal(self, events: list[Event]) -> Iterator[Said]:
        """Line-up cards are turned face up."""
        for event in events:
            way = " upside down" if event.count == 2 else ""
            told = f"{self.name(event.seat)} shows {self.card(event)} {self.base_of(event.dst)}{way}."
            yield Said(told, event.rule, event.seat)

    def returned(self, events: list[Event]) -> Iterator[Said]:
        """Characters come back to hand; the end of a month needs no words."""
        if events[0].rule != "FFB-CLN-3":
            yield Said(f"{self.name(events[0].seat)} gets back {self.cards(events)}.", events[0].rule, events[0].seat)

    def pegs(self, events: list[Event]) -> Iterator[Said]:
        """Pegs of one manager."""
        moves = [f"{COLOURS[(event.dst - PEG) % TRACKS]} {event.count:+d}" for event in events]
        yield Said(f"{self.name(events[0].seat)}: {', '.join(moves)}.", events[0].rule, events[0].seat)

    def totals(self, events: list[Event]) -> Iterator[Said]:
        """The totals of a game."""
        told = ", ".join(f"{self.name(event.seat)} {event.count}" for event in events)
        yield Said(f"Totals: {told}.", events[0].rule)

    def win_cards(self, events: list[Event]) -> Iterator[Said]:
        """Win Cards are turned over."""
        told = listed([f"{self.card(event)} ({needs(self.g, event.card)})" for event in events])
        yield Said(f"{'Win Cards' if len(events) > 1 else 'The Win Card'}: {told}.", events[0].rule)

    def free_agents(self, events: list[Event]) -> Iterator[Said]:
        """The pool."""
        yield Said(f"Free agents: {self.cards(events)}.", events[0].rule)

    def deck_deals(self, events: list[Event]) -> Iterator[Said]:
        """The Deck's three cards."""
        yield Said(f"The Deck draws {self.cards(events)}.", events[0].rule)

    def extra_wins(self, events: list[Event]) -> Iterator[Said]:
        """Wins from the Stat Tracks."""
        told = [f"{event.count // TRACKS} on {COLOURS[event.count % TRACKS]}" for event in events]
        yield Said(f"Extra Wins for {self.name(events[0].seat)}: {', '.join(told)}.", events[0].rule, events[0].seat)

    def look(self, events: list[Event]) -> Iterator[Said]:
        """Cards drawn to look at."""
        yield Said(f"{self.name(events[0].seat)} looks at {self.cards(events)}.", events[0].rule, events[0].seat)

    def bury(self, events: list[Event]) -> Iterator[Said]:
        """Cards go under the Character Deck."""
        verb = "goes" if len(events) == 1 else "go"
        yield Said(f"{self.cards(events)} {verb} under the Character Deck.", events[0].rule, events[0].seat)

    def search(self, events: list[Event]) -> Iterator[Said]:
        """The Discard Pile is looked through."""
        told = f": {self.cards(events)}" if self.sees(events[0]) else ""
        yield Said(f"{self.name(events[0].seat)} looks through the Discard Pile{told}.", events[0].rule, events[0].seat)
