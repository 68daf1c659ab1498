"""What happened in Lords of Baseball, in sentences: third person, owners by letter, money with its reason.

Cards drawn together, players who come and go together and a card with its use are told together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandlot.games.lords import codes
from sandlot.games.lords.notation import counted, dollars, trade, word
from sandlot.games.lords.places import BANK, EXTRAS, HAND, MAT, MEN, TRACK
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.deals import ServiceAnswer
from sandlot.games.lords.steps.extras import LONE_REGULAR
from sandlot.games.lords.words import reasons
from sandlot.games.lords.words.names import (
    PHASES,
    PLAYERS,
    RESULTS,
    ROLLS,
    TRACKS,
    gives,
    goods,
    owner,
    owners,
    players,
)
from sandlot.games.lords.words.progress import phase
from sandlot.kernel.events import NOTHING, Event
from sandlot.kernel.game import NOBODY
from sandlot.table.telling import Said, Teller, tells


def ending(g: Lords) -> tuple[str, str]:
    """Who has won and how, and the rule."""
    outcome = g.outcome()
    first = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    points = ", ".join(f"{owner(g, seat)} {outcome.scores[seat]}" for seat in range(g.seats))
    how = {
        "points": "wins on points",
        "money_tie_break": "wins by money, level on points",
        "pennant_tie_break": "wins by pennants, level on points and money",
        "shared": "share the victory",
    }[outcome.ending]
    return f"{owners(g, first)} {how}: {points}.", "LOB-9.0-e"


# where the event itself names none; what is left happens by the text of a card
RULES = {
    "attempt": "LOB-8.3-a",
    "extra out": "LOB-12.1-c",
    "keep": "LOB-5.3.8-c",
    "leaves": "LOB-R125",
    "mode": "LOB-2.2-b",
    "money": "LOB-2.3-b",
    "players": "LOB-2.4-a",
    "refuse": "LOB-5.7.1-a",
    "shuffle deck": "LOB-R53",
    "shuffle extras": "LOB-12.1-c",
    "target": "LOB-5.3.1-d",
    "withdraw": "LOB-5.7.1-a",
}
SENTENCES = {
    "alter": "{name} turns the roll by {by}.",
    "attempt": "{name} makes an attempt with a {roll}.",
    "auction": "A free {player} is up for auction.",
    "balance": "{name} shows a balance of {sum}.",
    "bid": "{name} has bid {sum}.",
    "build": "{name} sets up a farm system of {farm} and a manager of {manager}.",
    "cancelled": "It has no effect on {name}: a response cancels it.",
    "challenge": "{name} challenges the roll and gets {media} of the bank.",
    "choose": "{name} chooses the effect number {choice}.",
    "claim": "{name} claims the Phenom.",
    "coming losses": "{name} will have {losses} more in the next season phase.",
    "coming wins": "{name} will have {wins} more in the next season phase.",
    "community": "The community card is {card}.",
    "cut": "{name} makes cuts to pay.",
    "cut phenom": "{name} cuts a Phenom.",
    "discard": "{name} discards {card}.",
    "draft": "The draft card is {card}.",
    "draft roll": "{name} gives a draft roll to {rival}.",
    "drafts": "{name} drafts on a roll of {n}.",
    "event": "{name} uses the card's event.",
    "extra": "{name} opens the Extra Innings card {card}.",
    "extra out": "{card} of {name} goes out.",
    "forgiven": "{name} cannot pay {sum}, which is forgiven.",
    "free agent": "A {player} of {name} becomes a free agent.",
    "games": "{name} has {by} games to decide in this phase.",
    "give": "{name} gives {card} away.",
    "injured": "A {player} of {name} is injured.",
    "leader": "{name} is the leader.",
    "leaves": "An injured {player} leaves {name}.",
    "legend": "{name} uses the legend {legend}.",
    "legend card": "{name} gets the legend {card}.",
    "legend leaves": "The legend {card} leaves {name}.",
    "loan": "{name} takes a loan of {sum}.",
    "losses": "{name}: {losses}.",
    "luxury tax": "{name} owes a luxury tax of {sum}.",
    "manager team": "{name} sends manager and team to work.",
    "media": "{name} {gains} {media}.",
    "national media": "{name}: {by} national media.",
    "nominate": "{name} sends {sent} to the All-Star Game.",
    "pass on": "{name} passes the trade bait on to {rival}.",
    "passes": "{name} passes.",
    "peek": "{name} looks at {card} in the hand of {holder}.",
    "pending vp": "{name} will score {by} points at the end of the phase.",
    "pennant": "The pennant takes {n} wins.",
    "pennant won": "{name} wins the pennant.",
    "phase": "{phase} begins.",
    "pick": "{name} names {rival}.",
    "play": "{name} plays {card}.",
    "playoff": "{name} and {rival} play off for first place.",
    "promotion": "{name} promotes with {card}.",
    "record": "{name} closes the phase with {wins}.",
    "refuse": "{name} refuses an offer.",
    "repay": "{name} repays and owes {sum}.",
    "respond": "{name} responds with {card}.",
    "result": "The attempt of {name}: {result}.",
    "retirement": "{name} uses row {n} of the retirement chart.",
    "retirement roll": "{name} rolls for retirements with {by}.",
    "returns": "An injured {player} of {name} returns.",
    "roster": "{name} takes the roster {roster} with an office of {stars}.",
    "series": "{name} has a total of {n} in the Championship Series.",
    "show": "{name} shows {card} as a response for sale.",
    "shuffle community": "The community cards are shuffled.",
    "shuffle deck": "The deck is shuffled.",
    "shuffle discards": "The discards become the deck.",
    "shuffle draft": "The draft cards are shuffled.",
    "shuffle extras": "The Extra Innings cards are shuffled.",
    "sign": "{name} signs the {player} for {sum}.",
    "stars": "The {track} of {name} has {rated} now.",
    "strike": "A strike shortens the season.",
    "swap": "{name} swaps {swap} on the Trade Chart.",
    "target": "It acts on {rival}.",
    "team": "{name} takes the {team}.",
    "to deck": "{card} goes back into the deck.",
    "trade": "{name} and {rival} trade.",
    "vp": "{name} scores {by} points {why}.",
    "wins": "{name}: {wins}.",
    "withdraw": "{name} withdraws an offer.",
    "year": "Year {n} begins.",
    "year end": "Year {n} comes to its end.",
}


class Story(Teller[Lords]):
    """Tells events in their order to one viewer."""

    sentences = SENTENCES

    def __init__(self, g: Lords, viewer: int) -> None:
        super().__init__(g, viewer)
        self.year = 1

    def together(self, event: Event) -> object:
        """Cards dealt round the table, else one owner's events of a kind."""
        return event.kind, NOBODY if event.kind == "draw" else event.seat, event.rule

    def first_heading(self, events: Sequence[Event]) -> str:
        group = self._before(events)
        self.year = int(group.split()[1]) if group.startswith("Year") else 1
        return group

    def _before(self, events: Sequence[Event]) -> str:
        g = self.g
        year = g.year - sum(event.kind == "year" for event in events)
        for event in events:
            if event.kind == "year":
                return f"Year {year} of {g.years} · Year end"
            if event.kind == "year end":
                return f"Year {year} of {g.years} · {PHASES[codes.LATE]}"
            if event.kind == "phase":
                return f"Year {year} of {g.years} · {PHASES[event.count - 1]}" if event.count > codes.OFF else "Set-up"
        return phase(g)

    def heading(self, event: Event) -> str:
        if event.kind == "year":
            self.year = event.count
        elif event.kind == "year end":
            return f"Year {self.year} of {self.g.years} · Year end"
        elif event.kind == "phase":
            return f"Year {self.year} of {self.g.years} · {PHASES[event.count]}"
        return ""

    def rule(self, event: Event) -> str:
        """The rule an event names, or the one its kind stands for."""
        return event.rule or RULES.get(event.kind, "LOB-2.2-b")

    def facts(self, event: Event) -> dict[str, str]:
        """What sentences may say of an event."""
        g, n = self.g, event.count
        return {
            "name": owner(self.g, event.seat),
            "card": self.card(event),
            "n": str(n),
            "choice": str(n + 1),
            "by": f"{n:+d}",
            "rated": counted(n, "star"),
            "sum": dollars(n),
            "rival": owner(self.g, n) if 0 <= n < g.seats else "",
            "wins": counted(n, "win"),
            "losses": counted(n, "loss"),
            "media": counted(abs(n), "media cube"),
            "gains": "gains" if n > 0 else "loses",
            "phase": PHASES[n] if 0 <= n < len(PHASES) else "",
            "roll": ROLLS[n] if 0 <= n < len(ROLLS) else "",
            "result": RESULTS[n] if 0 <= n < len(RESULTS) else "",
            "player": _player(event),
            "track": TRACKS[event.src - TRACK].lower() if TRACK <= event.src < TRACK + 3 else "",
            "why": reasons.POINTS.get(event.rule, ""),
            **self.named(event),
        }

    def named(self, event: Event) -> dict[str, str]:
        """Names that a number stands for with one kind of event."""
        g, n = self.g, event.count
        if event.kind == "team":
            return {"team": g.pack.team_names[n]}
        if event.kind == "roster":
            return {"roster": g.pack.roster_names[n], "stars": counted(g.pack.roster_fo[n], "star")}
        if event.kind == "build":
            return {"farm": str(n // 10), "manager": counted(n % 10, "star")}
        if event.kind == "legend":
            return {"legend": g.pack.names[g.pack.first_legend + n]}
        if event.kind == "swap":
            return {"swap": trade(g, n)}
        if event.kind == "nominate":
            lone = n == LONE_REGULAR
            sent = players(codes.REG, 1) if lone else f"{players(codes.SS, n // 4)} and {players(codes.AS, n % 4)}"
            return {"sent": sent}
        if event.kind == "peek":
            return {"holder": owner(self.g, event.src - HAND)}
        return {}

    def card(self, event: Event) -> str:
        """A card by name, if the viewer may see it."""
        card = event.card_for(self.viewer)
        return self.g.pack.names[card] if card != NOTHING else "a card"

    def listed(self, events: Sequence[Event]) -> str:
        """The cards of events by name, as far as the viewer may see them."""
        return self.cards(events, lambda card: self.g.pack.names[card])

    @tells("draw")
    def drawn(self, events: list[Event]) -> Iterator[Said]:
        """Cards drawn, by owner."""
        for seat in dict.fromkeys(event.seat for event in events):
            mine = [event for event in events if event.seat == seat]
            deck = "Extra Innings cards: " if mine[0].src == EXTRAS else ""
            yield Said(f"{owner(self.g, seat)} draws {deck}{self.listed(mine)}.", self.rule(mine[0]), seat)

    @tells("keep")
    def kept(self, events: list[Event]) -> Iterator[Said]:
        """Cards of a Cycle that come to the hand."""
        first = events[0]
        yield Said(f"{owner(self.g, first.seat)} keeps {self.listed(events)}.", self.rule(first), first.seat)

    @tells("players")
    def players(self, events: list[Event]) -> Iterator[Said]:
        """Players who come and go on one mat."""
        moves = [f"{event.count:+d} {codes.TYPES[event.src - MEN]}" for event in events if event.count]
        first = events[0]
        if moves:
            yield Said(f"Players of {owner(self.g, first.seat)}: {', '.join(moves)}.", self.rule(first), first.seat)

    @tells("money")
    def money(self, events: list[Event]) -> Iterator[Said]:
        """A payment and its reason."""
        for event in events:
            why = reasons.MONEY[event.rule]
            rule = self.rule(event)
            if event.src == BANK:
                yield Said(f"{owner(self.g, event.seat)} receives {dollars(event.count)} {why}.", rule, event.seat)
            else:
                to = f" {owner(self.g, event.dst - MAT)}" if event.dst != BANK else ""
                yield Said(f"{owner(self.g, event.seat)} pays{to} {dollars(event.count)} {why}.", rule, event.seat)

    @tells("offer")
    def offer(self, events: list[Event]) -> Iterator[Said]:
        """An offer between owners, with its terms while it stands."""
        for event in events:
            name = owner(self.g, event.seat)
            said = f"{name} makes an offer."
            choice = self.g.choice
            standing = self.g.market.find(event.count)
            if event.rule == "LOB-R37":
                asked = f" for {', '.join(goods(choice.want))}" if isinstance(choice, ServiceAnswer) else ""
                said = f"{name} offers {owner(self.g, event.count)} the response{asked}."
            elif standing is not None:
                what = ", ".join(gives(standing)) or "nothing"
                price = ", ".join(goods(standing.want)) or "nothing"
                said = f"{name} offers {owner(self.g, standing.taker)} {what} for {price}."
            yield Said(said, event.rule, event.seat)

    @tells("roll")
    def roll(self, events: list[Event]) -> Iterator[Said]:
        """A die as it falls."""
        for event in events:
            yield Said(f"{owner(self.g, event.seat)} throws the die: {event.count}.", event.rule, event.seat)

    @tells("mode")
    def mode(self, events: list[Event]) -> Iterator[Said]:
        """How a card's number is used."""
        for event in events:
            yield Said(
                f"{owner(self.g, event.seat)} uses its number {word(event.count)}.", self.rule(event), event.seat
            )


log = Story.story


def _player(event: Event) -> str:
    """The type of player an event is about."""
    for place in (event.src, event.dst):
        if MEN <= place < MEN + 8:
            return PLAYERS[place - MEN]
    return PLAYERS[event.count] if event.kind in ("free agent", "returns") else "player"
