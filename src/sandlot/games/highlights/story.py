"""What happened in Baseball Highlights, in sentences: third person, seats by their cities, each with its rule.

Not every event has a line of its own: a hit is told with all who run and score on it, cards drawn or laid out together
are told together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from sandlot.games.highlights.effects.actions import NO_HIT, OLD_HIT
from sandlot.games.highlights.game import BOX, DUGOUT, INNINGS, ON_DECK, PLATE, Highlights
from sandlot.games.highlights.notation import BASES, seat_name
from sandlot.games.highlights.pack import HITS, SPEEDS, TEAMS
from sandlot.games.highlights.questions import card_name
from sandlot.games.highlights.steps import buy, series, setup
from sandlot.kernel.events import NOTHING, Event
from sandlot.kernel.game import NOBODY
from sandlot.table.log import LogLine

LONG_HITS = ("walk", "Single", "Double", "Triple", "Home Run")
ON_THE_FIELD = ("hit", "run", "runs")
HOME_AGAIN = 4


class Said(NamedTuple):
    """A sentence, its rule, and the seat it is about."""

    text: str
    rule: str
    seat: int = NOBODY


def log(g: Highlights, events: Sequence[Event], seat: int) -> list[LogLine]:
    """What the events that led to g were, as this seat (or a spectator, -1) may read it."""
    teller = Teller(g, seat)
    group = _group_before(g, events)
    lines: list[LogLine] = []
    for _, run in groupby(events, key=lambda event: "field" if event.kind in ON_THE_FIELD else event.kind):
        batch = list(run)
        group = _group_from(g, batch[0]) or group
        for said in teller.tell(batch):
            lines.append(LogLine(number=len(lines) + 1, text=said.text, seat=said.seat, rule=said.rule, group=group))
    return lines


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


def _group_from(g: Highlights, event: Event) -> str:
    """The heading that begins with this event, if one does."""
    done = len(g.games) // 2
    if event.kind == "game":
        return f"{game_name(g, event.count)} · set-up"
    if event.kind == "inning":
        return f"{game_name(g, done + 1)} · {inning_name(event.count)}"
    if event.kind == "game won":
        return f"After {game_name(g, event.count)}"
    return f"Buy Round after {game_name(g, done)}" if event.kind == "income" else ""


def _group_before(g: Highlights, events: Sequence[Event]) -> str:
    """The heading under which the first of these events stands."""
    for event in events:
        done = len(g.games) // 2
        if event.kind == "inning":
            before = inning_name(event.count - 1) if event.count > 1 else "set-up"
            return f"{game_name(g, done + 1)} · {before}"
        if event.kind == "game":
            return f"Buy Round after {game_name(g, done)}" if done else "Set-up"
        if event.kind == "game won":
            return f"{game_name(g, event.count)} · {inning_name(g.inning)}"
    return phase(g)


def is_buying(g: Highlights) -> bool:
    """Whether players are being bought."""
    return isinstance(g.choice, buy.BuyOrder | buy.Buy | buy.SendDown)


def between(g: Highlights) -> bool:
    """Whether a game is over and the next has not begun."""
    return is_buying(g) or isinstance(g.choice, series.KeepOnDeck)


def is_over(g: Highlights) -> bool:
    """Whether the match has ended; a trial that came to something unknown asks nobody either, but goes on."""
    return g.seat == NOBODY and g.decided()


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


class Teller:
    """Tells events in their order to one viewer."""

    def __init__(self, g: Highlights, viewer: int) -> None:
        self.g = g
        self.viewer = viewer
        self.kinds: dict[str, Callable[[list[Event]], Iterator[Said]]] = {
            "deck": self.each("{chair} takes the deck of {deck}."),
            "shuffle": self.shuffle,
            "row": self.row,
            "game": self.game,
            "draw": self.draw,
            "on deck": self.each("{name} puts {card} On Deck."),
            "no on deck": self.each("{name} puts nobody On Deck."),
            "inning": self.inning,
            "play": self.each("{name} plays {card}."),
            "discard": self.discard,
            "pinch hit": self.pinch_hit,
            "action": self.each("{action}: {text}"),
            "no action": self.each("{action} does nothing: its condition is not met."),
            "cancel": self.each("The threatened {hit} of {name} is cancelled."),
            "change": self.change,
            "remove": self.each("{name} loses its {speed} runner on {base}."),
            "threaten": self.threaten,
            "hit": self.field,
            "run": self.field,
            "runs": self.field,
            "revenue": self.each("{name} takes in {count} more."),
            "peek": self.each("{name} looks at {card}, {foe}'s On Deck card."),
            "save": self.save,
            "no save": self.each("{name} makes no save."),
            "no card": self.each("{name} has no card to play."),
            "game won": self.game_won,
            "series won": self.series_won,
            "season over": self.each("{name} has won the mini-season and is Home in the first game of the series."),
            "return": self.each("{name} puts {card} from On Deck back on top of its Lineup."),
            "drop": self.each("{name} discards its On Deck card, {card}."),
            "income": self.each("{name} has a revenue of {count}."),
            "order": self.order,
            "buy": self.each("{name} buys {card} for {count}."),
            "minors": self.each("{card} goes to the Minor Leagues."),
            "buying over": self.each("{name} buys no more."),
            "retire": self.retire,
        }

    def tell(self, events: list[Event]) -> Iterator[Said]:
        """The sentences for events of one kind that follow each other."""
        return self.kinds[events[0].kind](events)

    def each(self, template: str) -> Callable[[list[Event]], Iterator[Said]]:
        """Tells every event with the same sentence."""

        def tell(events: list[Event]) -> Iterator[Said]:
            for event in events:
                yield Said(template.format(**self.facts(event)), event.rule, event.seat)

        return tell

    def facts(self, event: Event) -> dict[str, object]:
        """What sentences may say of an event."""
        g, card = self.g, event.card_for(self.viewer)
        found: dict[str, object] = {"count": event.count, "card": card_name(g, card) if card >= 0 else "a card"}
        if event.seat >= 0:
            found["name"] = seat_name(g, event.seat)
            found["foe"] = seat_name(g, 1 - event.seat)
        if card >= 0:
            found["action"] = g.pack.actions[card]
            found["text"] = g.pack.texts[card]
        if event.kind == "deck":
            found["deck"] = TEAMS[event.count]
            found["chair"] = f"Seat {event.seat + 1}"
        if event.kind == "cancel":
            found["hit"] = HITS[event.count]
        if event.kind == "remove":
            found["speed"] = SPEEDS[event.count - 1].capitalize()
            found["base"] = BASES[event.src - PLATE - 5 * event.seat]
        return found

    def name(self, event: Event) -> str:
        """The name of the seat an event is about."""
        return seat_name(self.g, event.seat)

    def cards(self, events: Sequence[Event]) -> str:
        """The cards of events: named as far as the viewer may see them, the rest counted."""
        seen = [event.card_for(self.viewer) for event in events]
        words = [card_name(self.g, card) for card in seen if card != NOTHING]
        unseen = seen.count(NOTHING)
        if unseen:
            words.append("a card" if unseen == 1 else f"{unseen} cards")
        return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))

    def shuffle(self, events: list[Event]) -> Iterator[Said]:
        """A deck, a Dugout or what was played becomes a Lineup."""
        for event in events:
            name = self.name(event)
            if event.src == BOX:
                said = f"{name} shuffles its {event.count} cards as a Lineup."
            elif event.src == DUGOUT + event.seat:
                said = f"{name} shuffles its Dugout as a new Lineup of {event.count}."
            else:
                said = f"{name} has no card left and shuffles the {event.count} cards it has played as a Lineup."
            yield Said(said, event.rule, event.seat)

    def row(self, events: list[Event]) -> Iterator[Said]:
        """Free Agents come into the Buy Row."""
        yield Said(f"Into the Buy Row: {self.cards(events)}.", events[0].rule)

    def game(self, events: list[Event]) -> Iterator[Said]:
        """A game begins."""
        for event in events:
            foe = seat_name(self.g, 1 - event.seat)
            said = f"{game_name(self.g, event.count)} begins: {foe} visits {self.name(event)}."
            yield Said(said, event.rule)

    def draw(self, events: list[Event]) -> Iterator[Said]:
        """Cards drawn by each seat."""
        for _, run in groupby(events, key=lambda event: event.seat):
            drawn = list(run)
            yield Said(f"{self.name(drawn[0])} draws {self.cards(drawn)}.", drawn[0].rule, drawn[0].seat)

    def inning(self, events: list[Event]) -> Iterator[Said]:
        """An inning begins."""
        for event in events:
            if event.count > INNINGS:
                yield Said(f"The score is level: {inning_name(event.count)}.", event.rule)

    def discard(self, events: list[Event]) -> Iterator[Said]:
        """For a pinch hitter, or what extra innings leave unplayed."""
        if events[0].rule == "BH-PH-5":
            yield from self.each("{name} discards {card} for a pinch hitter.")(events)
            return
        for _, run in groupby(events, key=lambda event: event.seat):
            left = list(run)
            yield Said(f"{self.name(left[0])} discards {self.cards(left)} unplayed.", left[0].rule, left[0].seat)

    def pinch_hit(self, events: list[Event]) -> Iterator[Said]:
        """A substitute bats."""
        for event in events:
            source = "from On Deck" if event.src == ON_DECK + event.seat else "off the top of the Lineup"
            said = f"{card_name(self.g, event.card)} bats for {self.name(event)}, {source}."
            yield Said(said, event.rule, event.seat)

    def change(self, events: list[Event]) -> Iterator[Said]:
        """A Threatened Hit becomes another or none."""
        for event in events:
            old, new = divmod(event.count, OLD_HIT)
            becomes = "is no hit any more" if new == NO_HIT else f"becomes a {LONG_HITS[new]}"
            yield Said(f"The threatened {HITS[old]} of {self.name(event)} {becomes}.", event.rule, event.seat)

    def threaten(self, events: list[Event]) -> Iterator[Said]:
        """Pawns go to home plate."""
        for event in events:
            hits = " ".join(HITS[hit] for hit in self.g.pack.hits[event.card])
            speed = SPEEDS[self.g.pack.speed[event.card] - 1].capitalize()
            yield Said(f"{self.name(event)} threatens {hits} ({speed}).", event.rule, event.seat)

    def field(self, events: list[Event]) -> Iterator[Said]:
        """A hit, who ran where on it, and the runs."""
        told: list[Event] = []
        for event in events:
            if event.kind == "hit" and told:
                yield self.one_hit(told)
                told = []
            told.append(event)
        yield self.one_hit(told)

    def one_hit(self, events: list[Event]) -> Said:
        """One hit or advance."""
        first = events[0]
        moves = ", ".join(_run(event) for event in events if event.kind == "run")
        runs = sum(event.count for event in events if event.kind == "runs")
        said = moves
        if first.kind == "hit":
            by = card_name(self.g, first.card)
            said = f"{LONG_HITS[first.count]} by {by} for {self.name(first)}: {moves}"
        if runs:
            said += f"; {runs} {'run' if runs == 1 else 'runs'} for {self.name(first)}"
        rule = first.rule if first.kind == "hit" else "BH-RUN-12"
        return Said(said[0].upper() + said[1:] + ".", rule, first.seat)

    def save(self, events: list[Event]) -> Iterator[Said]:
        """A card is revealed for the Visitor Save."""
        for event in events:
            source = "its On Deck card" if event.src == ON_DECK + event.seat else "the top of its Lineup"
            red = self.g.pack.red[event.card]
            more = "" if red else "; it has no red action"
            said = f"{self.name(event)} reveals {source}, {card_name(self.g, event.card)}, for a save{more}."
            yield Said(said, event.rule if red else "BH-VS-3", event.seat)

    def game_won(self, events: list[Event]) -> Iterator[Said]:
        """A game has a winner."""
        for event in events:
            runs = self.g.games[2 * event.count - 2 : 2 * event.count]
            said = f"{self.name(event)} wins {game_name(self.g, event.count).lower()}, {max(runs)} to {min(runs)}."
            if self.g.length > 1 or self.g.season:
                yield Said(said, event.rule, event.seat)

    def series_won(self, events: list[Event]) -> Iterator[Said]:
        """The match has a winner."""
        yield Said(*ending(self.g))

    def order(self, events: list[Event]) -> Iterator[Said]:
        """Who buys first."""
        for event in events:
            first = seat_name(self.g, event.count)
            yield Said(f"{self.name(event)} decides that {first} buys first.", event.rule, event.seat)

    def retire(self, events: list[Event]) -> Iterator[Said]:
        """What was played goes to the Dugouts."""
        yield Said("The other played cards go to the Dugouts.", events[0].rule)


def _run(event: Event) -> str:
    plate = PLATE + 5 * event.seat
    start, goal = event.src - plate, event.dst - plate
    who = f"the runner on {BASES[start]}" if start else "the batter"
    return f"{who} scores" if goal == HOME_AGAIN else f"{who} goes to {BASES[goal]}"
