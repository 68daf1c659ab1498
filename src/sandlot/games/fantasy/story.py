"""What happened, in sentences: third person, managers by their teams, each with its rule.

Not every event has a line of its own: cards dealt, shown or returned together are told together, pegs by manager, and
shuffling only where it matters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from sandlot.games.fantasy.atoms.managers import champion
from sandlot.games.fantasy.codes import GOOD, TRACKS
from sandlot.games.fantasy.material import BASES
from sandlot.games.fantasy.numbers import CHARACTERS, EVENT, WEEKS
from sandlot.games.fantasy.pack import COLOURS, STATS
from sandlot.games.fantasy.places import BASES as FIRST_BASE
from sandlot.games.fantasy.places import BENCH, DISCARD, HAND, LINEUP, PACKET, PEG
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.words import (
    base_name,
    card_name,
    code_of,
    is_over,
    month_name,
    name_of,
    needs,
    phase,
    series_name,
)
from sandlot.kernel.events import NOTHING, Event
from sandlot.kernel.game import NOBODY
from sandlot.table.telling import Said, Teller, capital, listed, tells

BY_SEAT = ("peg", "extra wins", "return", "place", "keep", "sit")  # told together for one manager and one rule


def ending(g: Fantasy) -> tuple[str, str]:
    """Who has won and how, and the rule."""
    winner = champion(g)
    if winner < 0:
        return "The Robot and the Deck play the Series; the lone Manager is eliminated.", "FFB-SOLO-13"
    games = f"{max(g.series)} games to {min(g.series)}"
    return capital(f"{name_of(g, winner)} wins the Championship Series, {games}."), "FFB-SER-14"


class Story(Teller[Fantasy]):
    """Tells events in their order to one viewer."""

    sentences: ClassVar = {
        "month": "Month {count} begins.",
        "event": "The Event is {card}: {event_text}",
        "event over": "{card} is over.",
        "order": "The Waiver Order is {order}.",
        "order kept": "The Waiver Order set by magic stays: {order}.",
        "rearrange": "{who} rearranges the Waiver Order: {order}.",
        "waive": "{who} takes no free agent.",
        "sign": "{who} takes {card}.",
        "release": "{who} puts {card} among the free agents.",
        "recruit": "{who} uses {card} to recruit instead of taking a free agent.",
        "take up": "{who} takes up {card}.",
        "discard": "{who} discards {card}.",
        "magic": "{who} uses {card}: {magic}.",
        "no magic": "{who} uses no magic.",
        "help": "{card} uses its own magic, {magic}.",
        "copy": "{who} uses the magic of {card}, {magic}.",
        "focus": "No opponent of {who} moves on the Stat Tracks this week.",
        "silence": "Nobody after {who} uses magic this week.",
        "justice": "Evil Characters cannot win this week.",
        "raise": "The Character of {who} gets +{count} on its stats.",
        "summon": "The stats of {card} are added to the Character of {who}.",
        "lend": "{card} lends its {stat} to {who} for the rest of the month.",
        "wake": "{card} can be used again from next week on.",
        "burn": "The {stat} of {card} counts zero this week.",
        "send off": "{card} of {who} is sent off the field.",
        "pick up": "{who} takes {card} from the Discard Pile.",
        "take place": "{card} takes a place {place} of {who}.",
        "tie break": "Level with {count}: {first_side}.",
        "claim": "{who} claims {card}.",
        "unclaimed": "Nobody claims {card}; it goes under the Win deck.",
        "level": "The totals decide nothing on {card}.",
        "wild card": "A Wild Card Game fills {count} of the places in the Series.",
        "qualifies": "{who} qualifies for the Series.",
        "put aside": "{card} of {who} is not available until game 5.",
        "series": "{who} has home field in the Series against {other}.",
        "game won": "{who} wins game {count}.",
        "home wins": "Every Win Card was tried: the home side {who} wins the game.",
        "token": "{who} slides the No Crying token to {other}.",
        "shuffle discard": "The Discard Pile is shuffled into the Character Deck.",
    }
    words: ClassVar = {
        "who": lambda story, event: story.name(event.seat),
        "other": lambda story, event: story.name(event.count),
        "card": lambda story, event: story.named([event]),
        "count": lambda story, event: event.count,
        "event_text": lambda story, event: story.g.pack.texts[CHARACTERS + event.card - EVENT],
        "magic": lambda story, event: story.g.pack.magic[event.card],
        "order": lambda story, event: ", ".join(code_of(story.g, m) for m in story.g.waiver),
        "stat": lambda story, event: STATS[event.count],
        "place": lambda story, event: story.base_of(event.dst),
        "first_side": lambda story, event: story.first_side(event.card),
    }
    silent: ClassVar = ("champion", "done", "game", "shuffle deck", "shuffle flipped", "shuffle pool", "shuffle wins",
                        "unsigned", "week")  # fmt: skip

    def together(self, event: Event) -> object:
        return (event.kind, event.seat, event.rule) if event.kind in BY_SEAT else event.kind

    def tell(self, batch: list[Event]) -> Iterator[Said]:
        """Sentences begin with a capital; Robot and Deck have no seat."""
        for said in super().tell(batch):
            yield Said(capital(said.text), said.rule, said.seat if said.seat < self.g.seats else NOBODY)

    def ending(self) -> Said | None:
        return Said(*ending(self.g)) if is_over(self.g) else None

    # -- headings --------------------------------------------------------------------------------------------------

    def first_heading(self, events: Sequence[Event]) -> str:
        g = self.g
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

    def heading(self, event: Event) -> str:
        if event.kind == "month":
            return month_name(event.count, -1)
        if event.kind == "week":
            return month_name(self.g.month, event.count - 1)
        if event.kind == "wild card":
            return "Wild Card Game"
        if event.kind in ("series", "game"):
            return series_name(event.count if event.kind == "game" else 0)
        return "End of the season" if event.kind == "extra wins" else ""

    def heading_after(self, event: Event) -> str:
        """The match ends with a champion, or when Robot and Deck would play the Series."""
        eliminated = event.kind == "series" and is_over(self.g) and champion(self.g) < 0
        return "Final" if event.kind == "champion" or eliminated else ""

    # -- words -----------------------------------------------------------------------------------------------------

    def name(self, manager: int) -> str:
        return name_of(self.g, manager)

    def named(self, events: Sequence[Event]) -> str:
        """The cards of events: those the viewer may see, the rest counted."""
        return self.cards(events, lambda card: card_name(self.g, card))

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

    # -- events told together ------------------------------------------------------------------------------------------

    @tells("keep", "sit")
    def mine(self, events: list[Event]) -> Iterator[Said]:
        """What only the owner reads in full; the others read nothing."""
        seen = [event for event in events if self.sees(event)]
        if seen:
            verb = "keeps" if seen[0].kind == "keep" else "puts on the bench"
            yield Said(f"{self.name(seen[0].seat)} {verb} {self.named(seen)}.", seen[0].rule, seen[0].seat)

    @tells("pass")
    def passed(self, events: list[Event]) -> Iterator[Said]:
        """Packets go to the left; Win Cards or Characters change places."""
        if PACKET <= events[0].src < BENCH:
            yield Said("All packets are passed to the left.", events[0].rule)
            mine = [event for event in events if event.dst == PACKET + self.viewer and self.sees(event)]
            if mine:
                yield Said(f"{self.name(self.viewer)} gets {self.named(mine)}.", mine[0].rule, self.viewer)
        elif events[0].src < HAND:
            one, two = events[0], events[-1]
            places = f"{base_name(one.src - FIRST_BASE)} and {base_name(two.src - FIRST_BASE)}"
            yield Said(f"{self.named([one])} and {self.named([two])} change places: {places}.", one.rule, one.seat)
        else:
            new = events[0]
            told = f"{self.named([new])} becomes the active Character of {self.name(new.seat)}"
            more = f"; {self.named([events[1]])} is now {self.base_of(events[1].dst)}" if len(events) > 1 else ""
            yield Said(f"{told}{more}.", new.rule, new.seat)

    @tells("place")
    def placed(self, events: list[Event]) -> Iterator[Said]:
        """Who plays where, as far as the viewer may know."""
        seen = [event for event in events if self.sees(event)]
        if seen:
            told = listed([f"{self.named([event])} {self.base_of(event.dst)}" for event in seen])
            yield Said(f"{self.name(seen[0].seat)} places {told}.", seen[0].rule, seen[0].seat)

    @tells("reveal")
    def reveal(self, events: list[Event]) -> Iterator[Said]:
        """Line-up cards are turned face up."""
        for event in events:
            way = " upside down" if event.count == 2 else ""
            told = f"{self.name(event.seat)} shows {self.named([event])} {self.base_of(event.dst)}{way}."
            yield Said(told, event.rule, event.seat)

    @tells("return")
    def returned(self, events: list[Event]) -> Iterator[Said]:
        """Characters come back to hand; the end of a month needs no words."""
        if events[0].rule != "FFB-CLN-3":
            yield Said(f"{self.name(events[0].seat)} gets back {self.named(events)}.", events[0].rule, events[0].seat)

    @tells("peg")
    def pegs(self, events: list[Event]) -> Iterator[Said]:
        """Pegs of one manager."""
        moves = [f"{COLOURS[(event.dst - PEG) % TRACKS]} {event.count:+d}" for event in events]
        yield Said(f"{self.name(events[0].seat)}: {', '.join(moves)}.", events[0].rule, events[0].seat)

    @tells("total")
    def totals(self, events: list[Event]) -> Iterator[Said]:
        """The totals of a game."""
        told = ", ".join(f"{self.name(event.seat)} {event.count}" for event in events)
        yield Said(f"Totals: {told}.", events[0].rule)

    @tells("win card")
    def win_cards(self, events: list[Event]) -> Iterator[Said]:
        """Win Cards are turned over."""
        told = listed([f"{self.named([event])} ({needs(self.g.pack, event.card)})" for event in events])
        yield Said(f"{'Win Cards' if len(events) > 1 else 'The Win Card'}: {told}.", events[0].rule)

    @tells("free agent")
    def free_agents(self, events: list[Event]) -> Iterator[Said]:
        yield Said(f"Free agents: {self.named(events)}.", events[0].rule)

    @tells("deck deals")
    def deck_deals(self, events: list[Event]) -> Iterator[Said]:
        """The Deck's three cards."""
        yield Said(f"The Deck draws {self.named(events)}.", events[0].rule)

    @tells("extra wins")
    def extra_wins(self, events: list[Event]) -> Iterator[Said]:
        """Wins from the Stat Tracks."""
        told = [f"{event.count // TRACKS} on {COLOURS[event.count % TRACKS]}" for event in events]
        yield Said(f"Extra Wins for {self.name(events[0].seat)}: {', '.join(told)}.", events[0].rule, events[0].seat)

    @tells("look")
    def look(self, events: list[Event]) -> Iterator[Said]:
        """Cards drawn to look at."""
        yield Said(f"{self.name(events[0].seat)} looks at {self.named(events)}.", events[0].rule, events[0].seat)

    @tells("bury")
    def bury(self, events: list[Event]) -> Iterator[Said]:
        """Cards go under the Character Deck."""
        verb = "goes" if len(events) == 1 else "go"
        yield Said(f"{self.named(events)} {verb} under the Character Deck.", events[0].rule, events[0].seat)

    @tells("search")
    def search(self, events: list[Event]) -> Iterator[Said]:
        """The Discard Pile is looked through."""
        told = f": {self.named(events)}" if self.sees(events[0]) else ""
        yield Said(f"{self.name(events[0].seat)} looks through the Discard Pile{told}.", events[0].rule, events[0].seat)


log = Story.story
