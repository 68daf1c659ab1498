"""What happened in Baseball Highlights, in sentences: third person, seats by their cities, each with its rule.

Not every event has a line of its own: a hit is told with all who run and score on it, cards drawn or laid out together
are told together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from sandlot.games.highlights.atoms.running import HOME, NO_HIT, OLD_HIT
from sandlot.games.highlights.atoms.standing import decided
from sandlot.games.highlights.notation import BASES, card_name, seat_name
from sandlot.games.highlights.numbers import INNINGS
from sandlot.games.highlights.pack import HITS, SPEEDS, TEAMS
from sandlot.games.highlights.places import BOX, DUGOUT, ON_DECK, PLATE
from sandlot.games.highlights.state import Highlights
from sandlot.games.highlights.steps import buy, series, setup
from sandlot.kernel.events import Event
from sandlot.kernel.game import NOBODY
from sandlot.table.names import called
from sandlot.table.telling import Said, Teller, capital, counted, tells

LONG_HITS = ("walk", "Single", "Double", "Triple", "Home Run")


# -- where in the match ----------------------------------------------------------------------------------------


def game_name(g: Highlights, number: int) -> str:
    """A game by its number, counted from 1 over mini-season and series."""
    if number <= g.season:
        return f"Mini-season game {number}"
    return f"Game {number - g.season}" if g.length > 1 else "Game"


def inning_name(inning: int) -> str:
    """An inning in words."""
    return f"inning {inning}" if inning <= INNINGS else f"extra inning {inning - INNINGS}"


def phase(g: Highlights) -> str:
    """Where the match stands."""
    done = len(g.games) // 2
    if is_over(g):
        return "Final"
    if isinstance(g.choice, setup.ChooseDeck):
        return "Set-up"
    if is_buying(g):
        return f"Buy Round after {game_name(g, done)}"
    if isinstance(g.choice, series.KeepOnDeck):
        return f"After {game_name(g, done)}"
    if g.inning == 0:
        return f"{game_name(g, done + 1)} · set-up"
    return f"{game_name(g, done + 1)} · {inning_name(g.inning)}"


def is_buying(g: Highlights) -> bool:
    """Whether players are being bought."""
    return isinstance(g.choice, buy.BuyOrder | buy.Buy | buy.SendDown)


def between(g: Highlights) -> bool:
    """Whether a game is over and the next has not begun."""
    return is_buying(g) or isinstance(g.choice, series.KeepOnDeck)


def is_over(g: Highlights) -> bool:
    """Whether the match has ended; a trial that came to something unknown asks nobody either, but goes on."""
    return g.seat == NOBODY and decided(g)


def ending(g: Highlights) -> tuple[str, str]:
    """Who has won and how, and the rule."""
    outcome = g.outcome()
    winner = outcome.ranks.index(1)
    score = f"{outcome.scores[winner]} to {outcome.scores[1 - winner]}"
    how = {
        "regulation": "after six innings",
        "extra_innings": "in an extra inning",
        "extra_rounds": f"after {g.inning - INNINGS} extra innings",
        "cards_exhausted": f"after {g.inning - INNINGS} extra innings, in which the cards ran out",
        "sweep": "a sweep",
        "decided": "before all games were needed",
        "full_length": "in the last possible game",
    }[outcome.ending]
    if g.length == 1:
        return f"{seat_name(g, winner)} wins {score} {how}.", "BH-SCO-1"
    comma = "," if outcome.ending == "sweep" else ""
    return f"{seat_name(g, winner)} wins the series {score}{comma} {how}.", "BH-SER-1"


# -- sentences -------------------------------------------------------------------------------------------------


def _shuffles(event: Event) -> str:
    if event.src == BOX:
        return f"shuffles its {event.count} cards as a Lineup"
    if event.src == DUGOUT + event.seat:
        return f"shuffles its Dugout as a new Lineup of {event.count}"
    return f"has no card left and shuffles the {event.count} cards it has played as a Lineup"


def _becomes(event: Event) -> str:
    new = event.count % OLD_HIT
    return "is no hit any more" if new == NO_HIT else f"becomes a {LONG_HITS[new]}"


def _speed(number: int) -> str:
    return SPEEDS[number - 1].capitalize()


def _from_deck(event: Event) -> bool:
    return event.src == ON_DECK + event.seat


class Story(Teller[Highlights]):
    """Tells events in their order to one viewer."""

    sentences: ClassVar = {
        "deck": "{chair} takes the deck of {deck}.",
        "shuffle": "{name} {shuffles}.",
        "on deck": "{name} puts {card} On Deck.",
        "no on deck": "{name} puts nobody On Deck.",
        "play": "{name} plays {card}.",
        "pinch hit": "{card} bats for {name}, {batter}.",
        "action": "{action}: {text}",
        "no action": "{action} does nothing: its condition is not met.",
        "cancel": "The threatened {hit} of {name} is cancelled.",
        "change": "The threatened {old} of {name} {becomes}.",
        "remove": "{name} loses its {runner} runner on {base}.",
        "threaten": "{name} threatens {hits} ({speed}).",
        "revenue": "{name} takes in {count} more.",
        "peek": "{name} looks at {card}, {foe}'s On Deck card.",
        "save": "{name} reveals {saver}, {card}, for a save{useless}.",
        "no save": "{name} makes no save.",
        "no card": "{name} has no card to play.",
        "season over": "{name} has won the mini-season and is Home in the first game of the series.",
        "return": "{name} puts {card} from On Deck back on top of its Lineup.",
        "drop": "{name} discards its On Deck card, {card}.",
        "income": "{name} has a revenue of {count}.",
        "order": "{name} decides that {first} buys first.",
        "buy": "{name} buys {card} for {count}.",
        "minors": "{card} goes to the Minor Leagues.",
        "buying over": "{name} buys no more.",
    }
    words: ClassVar = {
        "card": lambda story, event: story.named([event]),
        "name": lambda story, event: seat_name(story.g, event.seat),
        "foe": lambda story, event: seat_name(story.g, 1 - event.seat),
        "chair": lambda story, event: called(story.g, event.seat, f"Seat {event.seat + 1}"),
        "deck": lambda story, event: TEAMS[event.count],
        "count": lambda story, event: event.count,
        "shuffles": lambda story, event: _shuffles(event),
        "action": lambda story, event: story.g.pack.actions[event.card],
        "text": lambda story, event: story.g.pack.texts[event.card],
        "batter": lambda story, event: "from On Deck" if _from_deck(event) else "off the top of the Lineup",
        "saver": lambda story, event: "its On Deck card" if _from_deck(event) else "the top of its Lineup",
        "useless": lambda story, event: "" if story.g.pack.red[event.card] else "; it has no red action",
        "hit": lambda story, event: HITS[event.count],
        "old": lambda story, event: HITS[event.count // OLD_HIT],
        "becomes": lambda story, event: _becomes(event),
        "hits": lambda story, event: " ".join(HITS[hit] for hit in story.g.pack.hits[event.card]),
        "speed": lambda story, event: _speed(story.g.pack.speed[event.card]),
        "runner": lambda story, event: _speed(event.count),
        "base": lambda story, event: BASES[event.src - PLATE - 5 * event.seat],
        "first": lambda story, event: seat_name(story.g, event.count),
    }

    def first_heading(self, events: Sequence[Event]) -> str:
        g = self.g
        done = len(g.games) // 2
        for event in events:
            if event.kind == "inning":
                before = inning_name(event.count - 1) if event.count > 1 else "set-up"
                return f"{game_name(g, done + 1)} · {before}"
            if event.kind == "game":
                return f"Buy Round after {game_name(g, done)}" if done else "Set-up"
            if event.kind == "game won":
                return f"{game_name(g, event.count)} · {inning_name(g.inning)}"
        return phase(g)

    def heading(self, event: Event) -> str:
        g = self.g
        done = len(g.games) // 2
        if event.kind == "game":
            return f"{game_name(g, event.count)} · set-up"
        if event.kind == "inning":
            return f"{game_name(g, done + 1)} · {inning_name(event.count)}"
        if event.kind == "game won":
            return f"After {game_name(g, event.count)}"
        return f"Buy Round after {game_name(g, done)}" if event.kind == "income" else ""

    def together(self, event: Event) -> object:
        return self.group(event), event.seat if event.kind in ("draw", "discard") else NOBODY

    def rule(self, event: Event) -> str:
        return "BH-VS-3" if event.kind == "save" and not self.g.pack.red[event.card] else event.rule

    def name(self, event: Event) -> str:
        return seat_name(self.g, event.seat)

    def named(self, events: Sequence[Event]) -> str:
        """The cards of events, as far as the viewer may see them."""
        return self.cards(events, lambda card: card_name(self.g, card))

    # -- cards -----------------------------------------------------------------------------------------------------

    @tells("row")
    def row(self, events: list[Event]) -> Iterator[Said]:
        """Free Agents come into the Buy Row."""
        yield Said(f"Into the Buy Row: {self.named(events)}.", events[0].rule)

    @tells("draw")
    def draw(self, events: list[Event]) -> Iterator[Said]:
        """Cards drawn by a seat."""
        first = events[0]
        yield Said(f"{self.name(first)} draws {self.named(events)}.", first.rule, first.seat)

    @tells("discard")
    def discard(self, events: list[Event]) -> Iterator[Said]:
        """For a pinch hitter, or what extra innings leave unplayed."""
        first = events[0]
        why = "for a pinch hitter" if first.rule == "BH-PH-5" else "unplayed"
        yield Said(f"{self.name(first)} discards {self.named(events)} {why}.", first.rule, first.seat)

    @tells("retire")
    def retire(self, events: list[Event]) -> Iterator[Said]:
        """What was played goes to the Dugouts."""
        yield Said("The other played cards go to the Dugouts.", events[0].rule)

    # -- the field -------------------------------------------------------------------------------------------------

    @tells("hit", "run", "runs")
    def field(self, events: list[Event]) -> Iterator[Said]:
        """Every hit, who ran where on it, and the runs."""
        starts = [place for place, event in enumerate(events) if event.kind == "hit" or place == 0]
        for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
            yield self.one_hit(events[start:end])

    def one_hit(self, events: list[Event]) -> Said:
        """One hit or advance."""
        first = events[0]
        said = ", ".join(_run(event) for event in events if event.kind == "run")
        runs = sum(event.count for event in events if event.kind == "runs")
        if first.kind == "hit":
            said = f"{LONG_HITS[first.count]} by {card_name(self.g, first.card)} for {self.name(first)}: {said}"
        if runs:
            said += f"; {counted(runs, 'run')} for {self.name(first)}"
        return Said(capital(said) + ".", first.rule if first.kind == "hit" else "BH-RUN-12", first.seat)

    # -- games -----------------------------------------------------------------------------------------------------

    @tells("game")
    def game(self, events: list[Event]) -> Iterator[Said]:
        """A game begins."""
        for event in events:
            foe = seat_name(self.g, 1 - event.seat)
            yield Said(f"{game_name(self.g, event.count)} begins: {foe} visits {self.name(event)}.", event.rule)

    @tells("inning")
    def inning(self, events: list[Event]) -> Iterator[Said]:
        """An extra inning begins; the others are headings."""
        for event in events:
            if event.count > INNINGS:
                yield Said(f"The score is level: {inning_name(event.count)}.", event.rule)

    @tells("game won")
    def game_won(self, events: list[Event]) -> Iterator[Said]:
        """A game has a winner; a single game is the match."""
        for event in events:
            runs = self.g.games[2 * event.count - 2 : 2 * event.count]
            said = f"{self.name(event)} wins {game_name(self.g, event.count).lower()}, {max(runs)} to {min(runs)}."
            if self.g.length > 1 or self.g.season:
                yield Said(said, event.rule, event.seat)

    @tells("series won")
    def series_won(self, events: list[Event]) -> Iterator[Said]:
        """The match has a winner."""
        yield Said(*ending(self.g))


log = Story.story


def _run(event: Event) -> str:
    plate = PLATE + 5 * event.seat
    start, goal = event.src - plate, event.dst - plate
    who = f"the runner on {BASES[start]}" if start else "the batter"
    return f"{who} scores" if goal == HOME else f"{who} goes to {BASES[goal]}"
