"""What happened in BASEBALL!, in sentences: third person, seats and teams by name, each with its rule.

Not every event has a line of its own: who ran where and scored is one sentence, the batter's or a runner's out is told
with the count of outs, cards drawn or passed together are told together, and what others draw is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from sandlot.games.moorwerk import codes
from sandlot.games.moorwerk.game import HAND, HOME, LIMIT, PLATE, VISITOR, Baseball
from sandlot.games.moorwerk.notation import seat_name
from sandlot.games.moorwerk.pack import CODES
from sandlot.kernel.events import NOTHING, Event
from sandlot.kernel.game import NOBODY
from sandlot.table.log import LogLine

SIDES = ("VISITOR", "HOME")
BASES = ("", "1st", "2nd", "3rd")
HOME_AGAIN = 4
OUTS = ("", "1 out", "2 outs", "3 outs")
ON_THE_FIELD = ("run", "runs")


class Said(NamedTuple):
    """A sentence, its rule, and the seat it is about."""

    text: str
    rule: str
    seat: int = NOBODY


def log(g: Baseball, events: Sequence[Event], seat: int) -> list[LogLine]:
    """What the events that led to g were, as this seat (or a spectator, -1) may read it."""
    half = len(g.line) - sum(event.kind == "sides" for event in events)
    teller = Teller(g, seat)
    lines: list[LogLine] = []
    for _, run in groupby(events, key=lambda event: "field" if event.kind in ON_THE_FIELD else event.kind):
        batch = list(run)
        for said in teller.tell(batch):
            about = teller.actor if said.seat == NOBODY else said.seat
            lines.append(LogLine(number=len(lines) + 1, text=said.text, seat=about, rule=said.rule, group=inning(half)))
        half += sum(event.kind == "sides" for event in batch)
    if events and is_over(g):
        text, rule = ending(g)
        lines.append(LogLine(number=len(lines) + 1, text=text, rule=rule, group=inning(half)))
    return lines


def inning(half: int) -> str:
    """The name of a half, counted from 1."""
    return f"{'Bottom' if half % 2 == 0 else 'Top'} of inning {(half + 1) // 2}"


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


class Teller:
    """Tells events in their order to one viewer; remembers what the next event needs."""

    def __init__(self, g: Baseball, viewer: int) -> None:
        self.g = g
        self.viewer = viewer
        self.actor = NOBODY  # who played the last card
        self.acts_as = NOTHING  # the kind it acts as, if it was the last thing that happened
        self.loser = ""  # who was put out
        self.kinds: dict[str, Callable[[list[Event]], Iterator[Said]]] = {
            "play": self.play,
            "joker": self.joker,
            "run": self.field,
            "runs": self.field,
            "batter out": self.put_out,
            "runner out": self.put_out,
            "out": self.out,
            "sides": self.sides,
            "draw": self.draw,
            "pass": self.pass_hands,
            "shuffle all": self.shuffle_all,
            "shuffle hands": self.shuffle_hands,
            "deal": self.deal,
            "exchange": self.exchange,
            "time": self.time,
            "skipped": self.skipped,
            "no cards": self.no_cards,
        }

    def tell(self, events: list[Event]) -> Iterator[Said]:
        """The sentences for events of one kind that follow each other."""
        return self.kinds[events[0].kind](events)

    # -- words -----------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """A seat's name."""
        return seat_name(self.g, seat)

    def titled(self, kind: int) -> str:
        """A kind by code and name."""
        return f"{CODES[kind]}, {self.g.pack.names[kind]}"

    def cards(self, events: Sequence[Event]) -> str:
        """The cards of events: by their codes as far as the viewer may see them, the rest counted."""
        seen = [event.card_for(self.viewer) for event in events]
        words = [CODES[self.g.pack.kind[card]] for card in seen if card != NOTHING]
        unseen = seen.count(NOTHING)
        if unseen:
            words.append("a card" if unseen == 1 else f"{unseen} cards")
        return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))

    # -- cards -----------------------------------------------------------------------------------------------------

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

    def joker(self, events: list[Event]) -> Iterator[Said]:
        """A Joker stands for a kind."""
        for event in events:
            self.acts_as = event.count
            yield Said(f"It counts as {self.titled(event.count)}.", event.rule)

    def draw(self, events: list[Event]) -> Iterator[Said]:
        """The viewer reads what it drew; that everybody draws up after a turn needs no words."""
        self.acts_as = NOTHING
        mine = [event for event in events if event.seat == self.viewer]
        if mine:
            yield Said(f"{self.name(self.viewer)} draws {self.cards(mine)}.", mine[0].rule, self.viewer)

    def pass_hands(self, events: list[Event]) -> Iterator[Said]:
        """All hands move one seat on; the viewer reads what came."""
        right = (events[0].dst - events[0].src) % self.g.seats == 1
        where = "change places" if self.g.seats == 2 else f"move one seat to the {'right' if right else 'left'}"
        yield Said(f"All hands {where}.", events[0].rule)
        mine = [event for event in events if event.dst == HAND + self.viewer] if self.viewer != NOBODY else []
        if mine:
            told = f"{self.name(self.viewer)} gets {self.cards(mine)} from {self.name(mine[0].seat)}."
            yield Said(told, mine[0].rule, self.viewer)

    def shuffle_all(self, events: list[Event]) -> Iterator[Said]:
        """Hands and deck are one again."""
        yield Said("All hands and the draw deck are shuffled together and dealt anew.", events[0].rule)

    def shuffle_hands(self, events: list[Event]) -> Iterator[Said]:
        """All hands are one."""
        yield Said("All hands are shuffled together, and everybody gets as many cards as before.", events[0].rule)

    def deal(self, events: list[Event]) -> Iterator[Said]:
        """The viewer reads the new hand; that the others have theirs was told before."""
        mine = [event for event in events if event.seat == self.viewer]
        if mine:
            yield Said(f"{self.name(self.viewer)} is dealt {self.cards(mine)}.", mine[0].rule, self.viewer)

    def exchange(self, events: list[Event]) -> Iterator[Said]:
        """A card is taken, then one given in return."""
        for event in events:
            giver, taker = event.seat, event.dst - HAND
            card = self.cards([event])
            if taker == self.actor:
                yield Said(f"{self.name(taker)} takes {card} from {self.name(giver)}.", "MW-BLU-10", taker)
            else:
                yield Said(f"{self.name(giver)} gives {self.name(taker)} {card} in return.", event.rule, giver)

    # -- turns -----------------------------------------------------------------------------------------------------

    def time(self, events: list[Event]) -> Iterator[Said]:
        """Somebody has to miss a turn."""
        for event in events:
            yield Said(f"{self.name(event.seat)} has to miss a turn.", event.rule)

    def skipped(self, events: list[Event]) -> Iterator[Said]:
        """Somebody misses this turn."""
        for event in events:
            yield Said(f"{self.name(event.seat)} misses this turn.", event.rule, event.seat)

    def no_cards(self, events: list[Event]) -> Iterator[Said]:
        """Somebody has nothing to play."""
        for event in events:
            yield Said(f"{self.name(event.seat)} has no card to play.", event.rule, event.seat)

    # -- the field -------------------------------------------------------------------------------------------------

    def field(self, events: list[Event]) -> Iterator[Said]:
        """Who ran where, and the runs."""
        moves = [_run(event) for event in events if event.kind == "run"]
        runs = sum(event.count for event in events if event.kind == "runs")
        told = ", ".join(moves)
        if runs:
            told += f": {runs} {'run' if runs == 1 else 'runs'} for {SIDES[events[0].seat]}"
        yield Said(told[0].upper() + told[1:] + ".", "MW-OBJ-2" if runs else "MW-TRN-5")

    def put_out(self, events: list[Event]) -> Iterator[Said]:
        """Who is out; told together with the count."""
        base = events[0].src - PLATE
        self.loser = f"The runner on {BASES[base]}" if base else "The batter"
        return iter(())

    def out(self, events: list[Event]) -> Iterator[Said]:
        """An out and how many that makes."""
        for event in events:
            yield Said(f"{self.loser} is out: {OUTS[event.count]}.", event.rule)

    def sides(self, events: list[Event]) -> Iterator[Said]:
        """The other team bats."""
        for event in events:
            yield Said(f"The sides change: {SIDES[event.seat]} is at bat.", event.rule)


def _run(event: Event) -> str:
    start, goal = event.src - PLATE, event.dst - PLATE
    who = f"the runner on {BASES[start]}" if start else "the batter"
    return f"{who} scores" if goal == HOME_AGAIN else f"{who} goes to {BASES[goal]}"
