"""Positions of Baseball Highlights in a few words: `at_bat(Side("glove"), Side(played="robot 2B HR slow"))`.

Cards are written by what stands on them, several with `/` between them: type (natural if none is named), hit boxes,
speed (average if none), `PH`, `$2` revenue, `@5` cost, an action by name or in brackets: `cyborg 1B fast [cancel 2]`.
The Visitor has the cards LA-01, LA-02 …, Home NY-01, NY-02 …, numbered in the order hand, On Deck, Lineup, Dugout, In
Play; whatever is left of the 15 is blank. With a real pack cards are written by their ids instead.

Pairs are always Visitor, Home. After every move the cards are counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import cast

from mypy_extensions import i64

from rules.asked import Asked
from sandlot import games
from sandlot.cards import parse
from sandlot.games.highlights import places as at
from sandlot.games.highlights.atoms.running import threaten
from sandlot.games.highlights.atoms.standing import revenue
from sandlot.games.highlights.atoms.standing import visitor as visiting
from sandlot.games.highlights.numbers import CARDS, DECK_SIZE, NO_CARD, STARTERS
from sandlot.games.highlights.pack import DEFENCE, HITS, SPEEDS, TYPES, VOCABULARY, roster
from sandlot.games.highlights.state import Highlights
from sandlot.games.highlights.steps.buy import BUY_ROUND
from sandlot.games.highlights.steps.extra import EXTRA_INNING
from sandlot.games.highlights.steps.series import GAME_OVER, PLAY_GAME, RAISE_PENNANT
from sandlot.games.highlights.steps.turn import ASK_SAVE, NEXT_TURN, PLAY_CARD
from sandlot.games.highlights.tables import Roster
from sandlot.kernel import material
from sandlot.kernel.chance import ScriptedChance, seeded
from sandlot.kernel.events import EVERYONE, NOTHING, ONLOOKER, Event
from sandlot.kernel.game import NOBODY
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import numbers

LETTERS = "-SAF"  # runners by speed
ACTIONS = {
    "glove": "cancel 1",
    "curve": "opponent robot: cancel all",
    "leadoff": "first_card: hit 1B",
    "steal": "advance average|fast",
    "eye": "opponent cyborg: hit 1B",
    "pickoff": "opponent_on 1st: remove_from 1st",
}
RED = {verb.name for verb in DEFENCE}
Pair = tuple[str, str]


@dataclass(frozen=True)
class Side:
    """What one side has; the Lineup is given from the top, cards in play from the first to the top card."""

    hand: str = ""
    on_deck: str = ""
    lineup: str | None = None  # all cards not named elsewhere
    dugout: str | None = None  # with a Lineup: all cards not named elsewhere
    played: str = ""  # with both: all others lie below these
    bases: str = "---"  # `F-S`: a Fast runner on 1st, a Slow one on 3rd
    runs: int = 0
    won: int = 0


NOBODY_THERE = Side()


class Park(Asked):
    """A game in progress, read and played by ids."""

    g: Highlights

    def __init__(self, g: Highlights) -> None:
        self.g = g
        g.events = []
        material.audit(g)

    # -- pairs of Visitor and Home -----------------------------------------------------------------------------

    @property
    def sides(self) -> tuple[int, int]:
        """The seats of Visitor and Home."""
        return 1 - self.g.home, self.g.home

    def ids(self, cards: Iterable[int]) -> str:
        """Cards by their ids."""
        return " ".join(self.g.pack.ids[card] for card in cards)

    def pair(self, zones: Sequence[Sequence[int]]) -> Pair:
        """The cards of both sides in such zones."""
        visitor, home = self.sides
        return self.ids(zones[visitor]), self.ids(zones[home])

    @property
    def hands(self) -> Pair:
        """The hands."""
        return self.pair(list(self.g.hands))

    @property
    def in_play(self) -> Pair:
        """The In Play Boxes, the top card last."""
        return self.pair(list(self.g.in_play))

    @property
    def dugouts(self) -> Pair:
        """The Dugouts."""
        return self.pair(list(self.g.dugouts))

    @property
    def minors(self) -> Pair:
        """The Minor Leagues."""
        return self.pair(list(self.g.minors))

    @property
    def lineups(self) -> Pair:
        """The Lineups, the top card first."""
        return self.pair([lineup[::-1] for lineup in self.g.lineups])

    @property
    def on_deck(self) -> Pair:
        """The On Deck cards."""
        return self.pair([[card] if card != NO_CARD else [] for card in self.g.on_deck])

    @property
    def threats(self) -> Pair:
        """Threatened Hits."""
        visitor, home = (" ".join(HITS[hit] for hit in self.g.threats[seat]) for seat in self.sides)
        return visitor, home

    @property
    def bases(self) -> Pair:
        """Runners on 1st, 2nd, 3rd by speed."""
        visitor, home = (
            "".join(LETTERS[self.g.bases[seat] >> 2 * base & 3] for base in (1, 2, 3)) for seat in self.sides
        )
        return visitor, home

    @property
    def runs(self) -> tuple[int, int]:
        """Runs of this game."""
        return self.numbers(self.g.runs)

    @property
    def won(self) -> tuple[int, int]:
        """Games won."""
        return self.numbers(self.g.won)

    @property
    def money(self) -> tuple[int, int]:
        """What is left to spend."""
        return self.numbers(self.g.money)

    @property
    def revenue(self) -> tuple[int, int]:
        """What the cards played bring in."""
        return self.numbers([revenue(self.g, 0), revenue(self.g, 1)])

    def numbers(self, pair: Iterable[int]) -> tuple[int, int]:
        """Numbers by seat as Visitor and Home."""
        both = list(pair)
        return both[self.sides[0]], both[self.sides[1]]

    @property
    def row(self) -> str:
        """The Buy Row."""
        return self.ids(self.g.row)

    # -- playing -----------------------------------------------------------------------------------------------

    @property
    def turn(self) -> str:
        """Who is asked: V, H, VH for both at once, or nobody."""
        return "".join("VH"[self.sides.index(seat)] for seat in sorted(self.g.open, key=self.sides.index))

    @property
    def question(self) -> str:
        """The kind of question that is open; empty when the match is over."""
        return type(self.g.choice).__name__ if self.g.seat != NOBODY else ""

    def both(self, visitor: str, home: str) -> Park:
        """Answers that both give at once; `events` then holds what came of them."""
        moves = dict(zip(self.sides, (visitor, home), strict=True))
        return self.play(moves[0], moves[1])

    def innings(self, visitor: str, home: str) -> Park:
        """Cards of Visitor and Home, one each an inning, given by their last digits."""
        for mine, yours in zip(visitor.split(), home.split(), strict=True):
            self.play(f"play LA-{mine}", f"play NY-{yours}")
        return self

    # -- what happened -----------------------------------------------------------------------------------------

    @property
    def kinds(self) -> list[str]:
        """The kinds of the last move's events."""
        return [event.kind for event in self.g.events or []]

    @property
    def story(self) -> list[str]:
        """What the last move told, one line an event."""
        return [self.told(event) for event in self.g.events or []]

    def told(self, event: Event) -> str:
        """An event as text: `play V: hand V > in play V, LA-01, seen by all, news for H, BH-TRN-2`."""
        parts = []
        if event.src != NOTHING or event.dst != NOTHING:
            parts.append(f"{self.place(event.src)} > {self.place(event.dst)}")
        if event.count != 1:
            parts.append(f"x{event.count}")
        if event.card != NOTHING:
            parts.append(self.g.pack.ids[event.card])
            if event.seen != EVERYONE:
                parts.append(f"seen by {self.people(event.seen)}")
            if event.news:
                parts.append(f"news for {self.people(event.news)}")
        who = f" {'VH'[self.sides.index(event.seat)]}" if event.seat != NOBODY else ""
        return f"{event.kind}{who}: {', '.join([*parts, event.rule])}"

    def people(self, mask: int) -> str:
        """The sides of a mask."""
        if mask == EVERYONE:
            return "all"
        return "".join("VH"[side] for side, seat in enumerate(self.sides) if mask >> seat & 1)

    def place(self, place: int) -> str:
        """A place of an event by name."""
        for seat in range(2):
            if place - at.PLATE - 5 * seat in range(5):
                plate = ("plate", "1", "2", "3", "home")[place - at.PLATE - 5 * seat]
                return f"{plate} {'VH'[self.sides.index(seat)]}"
            for name in ("HAND", "LINEUP", "ON_DECK", "IN_PLAY", "DUGOUT", "MINORS"):
                if place == getattr(at, name) + seat:
                    return f"{name.lower().replace('_', ' ')} {'VH'[self.sides.index(seat)]}"
        return {NOTHING: "", at.FREE_AGENTS: "free agents", at.ROW: "row", at.BOX: "box"}[place]

    # -- what is known -----------------------------------------------------------------------------------------

    def knows(self, viewer: str, cards: Iterable[int]) -> str:
        """Which of these cards V, H or a spectator (`-`) knows where they lie."""
        bit = ONLOOKER if viewer == "-" else self.sides["VH".index(viewer)]
        return self.ids([card for card in cards if self.g.known[card] >> bit & 1])


# -- laying out a position ---------------------------------------------------------------------------------------------


@cache
def printed(pack: str) -> Roster:
    """A built-in pack."""
    found = games.load_pack(games.find("highlights"), pack)
    assert found is not None
    return roster(found)


def blank() -> Roster:
    """Cards on which nothing stands: Naturals of Average speed; Free Agents cost 5."""
    return Roster(
        kind=numbers([0] * CARDS),
        cost=numbers([0] * STARTERS + [5] * (CARDS - STARTERS)),
        revenue=numbers([0] * CARDS),
        hits=vec[vec[i64]]([vec[i64]() for _ in range(CARDS)]),
        speed=numbers([2] * CARDS),
        pinch=vec[bool]([False] * CARDS),
        program=vec[vec[i64]]([vec[i64]() for _ in range(CARDS)]),
        red=vec[bool]([False] * CARDS),
        ids=printed("classic").ids,
        names=printed("classic").names,
        actions=[""] * CARDS,
        texts=[""] * CARDS,
        rules=[""] * CARDS,
    )


def write(pack: Roster, card: int, text: str) -> None:
    """Put on a card what the text says."""
    words, _, effect = text.strip().rstrip("]").partition("[")
    name = "Action"
    for word in words.split():
        if word in TYPES:
            pack.kind[card] = TYPES.index(word)
        elif word in HITS:
            pack.hits[card] = numbers([*pack.hits[card], HITS.index(word)])
        elif word in SPEEDS:
            pack.speed[card] = SPEEDS.index(word) + 1
        elif word == "PH":
            pack.pinch[card] = True
        elif word[0] == "$":
            pack.revenue[card] = int(word[1:])
        elif word[0] == "@":
            pack.cost[card] = int(word[1:])
        else:
            name, effect = word.capitalize(), ACTIONS[word]
    if effect:
        pack.actions[card] = name
        pack.program[card] = numbers(VOCABULARY.compile(parse(effect)))
        pack.red[card] = bool(VOCABULARY.words(parse(effect)) & RED)
        pack.texts[card] = VOCABULARY.text(parse(effect))
        pack.rules[card] = "BH-IA-13"


class Supply:
    """The cards not yet given out: those of a side (and another deck, if it lacks cards), or the Free Agents."""

    def __init__(self, pack: Roster, cards: list[int], named: str, real: bool) -> None:
        self.pack = pack
        self.free = [card for card in cards if not real or pack.ids[card] not in named]
        self.real = real

    def take(self, texts: str) -> list[int]:
        """Cards of which this is written; of a real pack those with these ids."""
        if self.real:
            return [self.pack.ids.index(word) for word in texts.replace("/", " ").split()]
        found = []
        for text in texts.split("/") if texts.strip() else []:
            found.append(self.free.pop(0))
            write(self.pack, found[-1], text)
        return found


def lay(
    visitor: Side,
    home: Side,
    sizes: tuple[int, int] = (0, 0),
    home_seat: int = 1,
    row: str = "",
    deck: str | None = None,
    pack: str = "",
    draws: list[int] | None = None,
    **options: bool | int,
) -> Highlights:
    """A table on which nobody is asked anything yet; hands are filled up to these sizes with blank cards.

    Free Agents not named lie below the others in the deck.
    """
    info = games.find("highlights")
    g = cast(Highlights, games.new(info, 2, seeded(1), options, games.load_pack(info, pack)))
    g.end()
    g.seat = NOBODY
    g.pack = printed(pack) if pack else blank()
    g.home = home_seat
    g.teams = numbers([1 - home_seat, home_seat])
    g.known = numbers([EVERYONE] * CARDS)
    named = f"{visitor} {home} {row} {deck}"
    for i, side in enumerate((visitor, home)):
        own = [*range(DECK_SIZE * i, DECK_SIZE * (i + 1)), *range(DECK_SIZE * (i + 2), DECK_SIZE * (i + 3))]
        lay_side(g, side, home_seat if i else 1 - home_seat, Supply(g.pack, own, named, bool(pack)), sizes[i])
    supply = Supply(g.pack, list(range(STARTERS, CARDS)), named, bool(pack))
    g.row.fill(supply.take(row))
    named_deck = supply.take(deck or "")[::-1]
    g.deck.fill(supply.free[::-1] + named_deck if deck is None else named_deck)
    for card in g.deck:
        g.known[card] = 0
    if draws is not None:
        g.chance = ScriptedChance(draws)
    return g


def lay_side(g: Highlights, side: Side, seat: int, supply: Supply, size: int) -> None:
    """One side's cards, runners and counters."""
    hand, on_deck, lineup, dugout, played = (
        supply.take(text or "") for text in (side.hand, side.on_deck, side.lineup, side.dugout, side.played)
    )
    rest = supply.free[: DECK_SIZE - len(hand + on_deck + lineup + dugout + played)]
    while len(hand) < size:
        hand.append(rest.pop())
    if side.lineup is None:
        lineup += rest
    elif side.dugout is None:
        dugout += rest
    else:
        played = rest + played
    g.hands[seat] = sorted(hand)
    g.lineups[seat] = lineup[::-1]
    g.dugouts[seat] = dugout
    g.in_play[seat] = played
    if on_deck:
        g.on_deck[seat] = on_deck[0]
    if side.played:
        g.top[seat] = played[-1]
    for card in lineup:
        g.known[card] = 0
    for card in hand + on_deck:
        g.known[card] = 1 << seat
    g.bases[seat] = sum(LETTERS.index(letter) << 2 * base for base, letter in enumerate(side.bases, 1))
    g.runs[seat] = side.runs
    g.won[seat] = side.won


def at_bat(
    visitor: Side = NOBODY_THERE,
    home: Side = NOBODY_THERE,
    inning: int = 2,
    turn: str = "V",
    **more: object,
) -> Park:
    """It is a side's turn; what the other has in play on top is threatened. Hands are filled up with blank cards."""
    sizes = (7 - inning if turn == "V" else 6 - inning, 7 - inning)
    g = lay(visitor, home, sizes=sizes, **more)  # type: ignore[arg-type]
    g.inning = inning
    g.who = visiting(g) if turn == "V" else g.home
    if g.top[1 - g.who] != NO_CARD:
        threaten(g, 1 - g.who)
    for step in (PLAY_GAME, RAISE_PENNANT, BUY_ROUND, GAME_OVER, EXTRA_INNING, ASK_SAVE, NEXT_TURN):
        g.do(step)
    g.ask(g.who, PLAY_CARD)
    return Park(g)


def at_save(visitor: Side = NOBODY_THERE, home: Side = NOBODY_THERE, **more: object) -> Park:
    """Home has played its sixth card, whose hits are threatened."""
    g = lay(visitor, home, **more)  # type: ignore[arg-type]
    g.inning = 6
    if g.top[g.home] != NO_CARD:
        threaten(g, g.home)
    for step in (PLAY_GAME, RAISE_PENNANT, BUY_ROUND, GAME_OVER, EXTRA_INNING, ASK_SAVE):
        g.do(step)
    g.run()
    return Park(g)


def extra(visitor: Side = NOBODY_THERE, home: Side = NOBODY_THERE, inning: int = 7, **more: object) -> Park:
    """Both choose their card for an extra inning; without hands they have just drawn three."""
    g = lay(visitor, home, **more)  # type: ignore[arg-type]
    g.inning = inning - 1
    for step in (PLAY_GAME, RAISE_PENNANT, BUY_ROUND, GAME_OVER, EXTRA_INNING):
        g.do(step)
    g.events = []
    g.run()
    return Park(g)


def game_over(visitor: Side = NOBODY_THERE, home: Side = NOBODY_THERE, games_before: int = 0, **more: object) -> Park:
    """The last hits of a game have happened, and the runs differ; the story goes on from there."""
    g = lay(visitor, home, **more)  # type: ignore[arg-type]
    g.inning = 6
    g.games = (1, 0) * games_before
    for step in (PLAY_GAME, RAISE_PENNANT, BUY_ROUND, GAME_OVER):
        g.do(step)
    told: list[Event] = []
    g.events = told
    g.run()
    park = Park(g)
    g.events = told
    return park


def deal(seed: int = 1, pack: str = "classic", **options: bool | int) -> Park:
    """A new match, before the decks are chosen."""
    info = games.find("highlights")
    game = games.new(info, 2, seeded(seed), options, games.load_pack(info, pack))
    return Park(cast(Highlights, game))
