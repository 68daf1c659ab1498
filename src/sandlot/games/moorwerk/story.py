"""What happened in BASEBALL!, in sentences: third person, seats and teams by name, each with its rule.

Not every event has a line of its own: who ran where and scored is one sentence, the batter's or a runner's out is told
with the count of outs, cards drawn or passed together are told together, and what others draw is not told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from sandlot.games.moorwerk import codes
from sandlot.games.moorwerk.atoms import HOME, LIMIT, VISITOR
from sandlot.games.moorwerk.notation import seat_name
from sandlot.games.moorwerk.pack import CODES
from sandlot.games.moorwerk.places import HAND, PLATE
from sandlot.games.moorwerk.state import Baseball
from sandlot.kernel.events import NOTHING, Event
from sandlot.kernel.game import NOBODY
from sandlot.table.line_score import inning
from sandlot.table.telling import Said, Teller, capital, counted, tells

SIDES = ("VISITOR", "HOME")
BASES = ("", "1st", "2nd", "3rd")
HOME_AGAIN = 4
OUTS = ("", "1 out", "2 outs", "3 outs")


def is_over(g: Baseball) -> bool:
    """Whether the game has ended; a trial that came to something unknown asks nobody either."""
    return g.seat == NOBODY and (max(g.runs) == LIMIT or g.left == 0)


def ending(g: Baseball) -> tuple[str, str]:
    """Who has won and why, and the rule."""
    high, low = max(g.runs), min(g.runs)
    if high == low:
        return f"All cards are played and the score is level: {high} to {low} is a draw.", "MW-END-4"
    winner = SIDES[HOME if g.runs[HOME] == high else VISITOR]
    if high == LIMIT:
        return f"{winner} wins {high} to {low}: the tenth run ends the game at once.", "MW-END-2"
    return f"{winner} wins {high} to {low}: all cards are played, and more runs win.", "MW-END-3"


class Story(Teller[Baseball]):
    """Tells events in their order to one viewer; remembers what the next event needs."""

    sentences: ClassVar = {
        "skipped": "{name} misses this turn.",
        "no cards": "{name} has no card to play.",
        "shuffle all": "All hands and the draw deck are shuffled together and dealt anew.",
        "shuffle hands": "All hands are shuffled together, and everybody gets as many cards as before.",
    }

    def __init__(self, g: Baseball, viewer: int) -> None:
        super().__init__(g, viewer)
        self.acts_as = NOTHING  # the kind the last card acts as, if it was the last thing that happened
        self.loser = ""  # who was put out
        self.half = 0

    def first_heading(self, events: Sequence[Event]) -> str:
        self.half = len(self.g.line) - sum(event.kind == "sides" for event in events)
        return inning(self.half)

    def heading_after(self, event: Event) -> str:
        self.half += event.kind == "sides"
        return inning(self.half)

    def ending(self) -> Said | None:
        return Said(*ending(self.g)) if is_over(self.g) else None

    def facts(self, event: Event) -> dict[str, str]:
        return {"name": self.name(event.seat)}

    # -- words -----------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return seat_name(self.g, seat)

    def titled(self, kind: int) -> str:
        """A kind by code and name."""
        return f"{CODES[kind]}, {self.g.pack.names[kind]}"

    def codes(self, events: Sequence[Event]) -> str:
        """The cards of events by their codes, as far as the viewer may see them."""
        return self.cards(events, lambda card: CODES[self.g.pack.kind[card]])

    # -- cards -----------------------------------------------------------------------------------------------------

    @tells("play")
    def play(self, events: list[Event]) -> Iterator[Said]:
        """A card is played, or covers the one before."""
        for event in events:
            kind = self.g.pack.kind[event.card]
            covers = event.seat == self.actor and self.acts_as != NOTHING
            covers = covers and self.g.pack.program[self.acts_as][0] == codes.COVER
            verb = "covers it with" if covers else "plays"
            self.actor = event.seat
            self.acts_as = kind
            rule = "MW-BLU-4" if covers else event.rule
            yield Said(f"{self.name(event.seat)} {verb} {self.titled(kind)}.", rule)

    @tells("joker")
    def joker(self, events: list[Event]) -> Iterator[Said]:
        """A Joker stands for a kind."""
        for event in events:
            self.acts_as = event.count
            yield Said(f"It counts as {self.titled(event.count)}.", event.rule)

    @tells("draw")
    def draw(self, events: list[Event]) -> Iterator[Said]:
        """The viewer reads what it drew; that everybody draws up after a turn needs no words."""
        self.acts_as = NOTHING
        mine = [event for event in events if event.seat == self.viewer]
        if mine:
            yield Said(f"{self.name(self.viewer)} draws {self.codes(mine)}.", mine[0].rule, self.viewer)

    @tells("pass")
    def pass_hands(self, events: list[Event]) -> Iterator[Said]:
        """All hands move one seat on; the viewer reads what came."""
        right = (events[0].dst - events[0].src) % self.g.seats == 1
        where = "change places" if self.g.seats == 2 else f"move one seat to the {'right' if right else 'left'}"
        yield Said(f"All hands {where}.", events[0].rule)
        mine = [event for event in events if event.dst == HAND + self.viewer] if self.viewer != NOBODY else []
        if mine:
            told = f"{self.name(self.viewer)} gets {self.codes(mine)} from {self.name(mine[0].seat)}."
            yield Said(told, mine[0].rule, self.viewer)

    @tells("deal")
    def deal(self, events: list[Event]) -> Iterator[Said]:
        """The viewer reads the new hand; that the others have theirs was told before."""
        mine = [event for event in events if event.seat == self.viewer]
        if mine:
            yield Said(f"{self.name(self.viewer)} is dealt {self.codes(mine)}.", mine[0].rule, self.viewer)

    @tells("exchange")
    def exchange(self, events: list[Event]) -> Iterator[Said]:
        """A card is taken, then one given in return."""
        for event in events:
            giver, taker = event.seat, event.dst - HAND
            card = self.codes([event])
            if taker == self.actor:
                yield Said(f"{self.name(taker)} takes {card} from {self.name(giver)}.", "MW-BLU-10", taker)
            else:
                yield Said(f"{self.name(giver)} gives {self.name(taker)} {card} in return.", event.rule, giver)

    # -- turns -----------------------------------------------------------------------------------------------------

    @tells("time")
    def time(self, events: list[Event]) -> Iterator[Said]:
        """Somebody has to miss a turn."""
        for event in events:
            yield Said(f"{self.name(event.seat)} has to miss a turn.", event.rule)

    # -- the field -------------------------------------------------------------------------------------------------

    @tells("run", "runs")
    def field(self, events: list[Event]) -> Iterator[Said]:
        """Who ran where, and the runs."""
        moves = [_run(event) for event in events if event.kind == "run"]
        runs = sum(event.count for event in events if event.kind == "runs")
        told = ", ".join(moves)
        if runs:
            told += f": {counted(runs, 'run')} for {SIDES[events[0].seat]}"
        yield Said(capital(told) + ".", "MW-OBJ-2" if runs else "MW-TRN-5")

    @tells("batter out", "runner out")
    def put_out(self, events: list[Event]) -> Iterator[Said]:
        """Who is out; told together with the count."""
        base = events[0].src - PLATE
        self.loser = f"The runner on {BASES[base]}" if base else "The batter"
        return iter(())

    @tells("out")
    def out(self, events: list[Event]) -> Iterator[Said]:
        """An out and how many that makes."""
        for event in events:
            yield Said(f"{self.loser} is out: {OUTS[event.count]}.", event.rule)

    @tells("sides")
    def sides(self, events: list[Event]) -> Iterator[Said]:
        """The other team bats."""
        for event in events:
            yield Said(f"The sides change: {SIDES[event.seat]} is at bat.", event.rule)


log = Story.story


def _run(event: Event) -> str:
    start, goal = event.src - PLATE, event.dst - PLATE
    who = f"the runner on {BASES[start]}" if start else "the batter"
    return f"{who} scores" if goal == HOME_AGAIN else f"{who} goes to {BASES[goal]}"
