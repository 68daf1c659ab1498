"""Positions of BASEBALL! in a few words, for tests: `ground(bases="1-3", outs=1, hands={0: "1B K B"})`.

Cards are written by their codes, bases as `1-3`, moves as people write them. After every move the 92 cards are counted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

from rules.asked import Asked
from sandlot import games
from sandlot.cards import Pack
from sandlot.games.moorwerk.atoms import NO_CARD
from sandlot.games.moorwerk.notation import seat_name
from sandlot.games.moorwerk.pack import CODES
from sandlot.games.moorwerk.places import DECK, HAND, OUT, PILE, PLATE
from sandlot.games.moorwerk.state import Baseball
from sandlot.games.moorwerk.steps import NEXT_TURN, PLAY_CARD
from sandlot.kernel import material
from sandlot.kernel.chance import Chance, ScriptedChance, seeded
from sandlot.kernel.events import EVERYONE, NOTHING, Event
from sandlot.kernel.game import NOBODY
from sandlot.kernel.zones import numbers

ALL_BASES = ["---", "1--", "-2-", "--3", "12-", "1-3", "-23", "123"]
FILLER = ["X", "L", "F", "K", "BB", "1B", "E", "HBP", "2B", "SB"]  # what players hold whose hands do not matter
SIDES = "VH"


class Ground(Asked):
    """A game in progress, read and played by codes."""

    g: Baseball

    def __init__(self, g: Baseball) -> None:
        self.g = g
        g.events = []
        material.audit(g)

    # -- what everybody sees -----------------------------------------------------------------------------------

    @property
    def bases(self) -> str:
        """Who is on base: `1-3` is runners on 1st and 3rd."""
        return "".join(str(base) if self.g.bases >> base & 1 else "-" for base in (1, 2, 3))

    @property
    def outs(self) -> int:
        """Outs of this half."""
        return self.g.outs

    @property
    def runs(self) -> tuple[int, int]:
        """Runs of VISITOR and HOME."""
        return self.g.runs[0], self.g.runs[1]

    @property
    def batting(self) -> str:
        """V or H."""
        return SIDES[self.g.batting]

    @property
    def turn(self) -> int:
        """The seat whose turn it is; -1: the game is over."""
        return self.g.seat

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.g.seat == NOBODY

    @property
    def sizes(self) -> list[int]:
        """How many cards each seat holds."""
        return [len(hand) for hand in self.g.hands]

    @property
    def pile(self) -> str:
        """The cards played, by code."""
        return self.codes([card for card, place in enumerate(material.places(self.g)) if place == PILE])

    # -- what is hidden ----------------------------------------------------------------------------------------

    def codes(self, cards: Sequence[int]) -> str:
        """Cards as text, sorted."""
        return " ".join(sorted(CODES[self.g.pack.kind[card]] for card in cards))

    def hand(self, seat: int) -> str:
        """The cards in a hand, sorted by code."""
        return self.codes(self.g.hands[seat])

    def knows(self, viewer: int, owner: int) -> str:
        """Which cards of the owner's hand the viewer knows."""
        return self.codes([card for card in self.g.hands[owner] if self.g.known[card] >> viewer & 1])

    # -- playing -----------------------------------------------------------------------------------------------

    @property
    def story(self) -> list[str]:
        """What the last move told, one line an event."""
        return [self.told(event) for event in self.g.events or []]

    def told(self, event: Event) -> str:
        """An event as text: `play V1: hand V1 > pile, K, seen by all, MW-TRN-2`."""
        parts = []
        if event.src != NOTHING or event.dst != NOTHING:
            parts.append(f"{self.place(event.src)} > {self.place(event.dst)}")
        if event.count != 1:
            parts.append(f"x{event.count}")
        if event.card != NOTHING:
            parts.append(CODES[self.g.pack.kind[event.card]])
            parts.append(f"seen by {self.people(event.seen)}")
            if event.news:
                parts.append(f"news for {self.people(event.news)}")
        if event.rule:
            parts.append(event.rule)
        who = SIDES[event.seat] if event.kind in TEAM_EVENTS else seat_name(self.g, event.seat)
        return f"{event.kind} {who}: {', '.join(parts)}"

    def people(self, mask: int) -> str:
        """The seats of a mask by name."""
        if mask == EVERYONE:
            return "all"
        return " ".join(seat_name(self.g, seat) for seat in range(self.g.seats) if mask >> seat & 1)

    def place(self, place: int) -> str:
        """A place of an event by name."""
        if HAND <= place < HAND + self.g.seats:
            return f"hand {seat_name(self.g, place - HAND)}"
        return PLACES[place]


TEAM_EVENTS = ("batter out", "runner out", "run", "runs", "out", "sides")
PLACES = {NOTHING: "", DECK: "deck", PILE: "pile", OUT: "out", PLATE: "plate", PLATE + 4: "home"} | {
    PLATE + base: str(base) for base in (1, 2, 3)
}


@cache
def standard() -> Pack[object] | None:
    """The standard pack."""
    return games.load_pack(games.find("moorwerk"))


def deal(seats: int, seed: int = 1, pack: Pack[object] | None = None, **options: bool) -> Ground:
    """A game as it is dealt."""
    game = games.new(games.find("moorwerk"), seats, seeded(seed), options, pack or standard())
    return Ground(cast(Baseball, game))


def ground(
    bases: str = "---",
    outs: int = 0,
    runs: tuple[int, int] = (0, 0),
    batting: str = "V",
    turn: int = 0,
    hands: Mapping[int, str] | None = None,
    deck: str | None = None,
    seats: int = 2,
    draws: Sequence[int] | None = None,
    pack: Pack[object] | None = None,
    **options: bool,
) -> Ground:
    """A position in which it is `turn`'s turn.

    Hands that are not given are full and of no importance. A deck by codes has its top card first and leaves the rest
    of the cards on the pile; without one it holds all that
    remains, green cards on top. `draws` are what chance will say.
    """
    g = deal(seats, pack=pack, **options).g
    supply = Supply(g)
    wanted = hands or {}
    g.deck.fill(reversed(supply.take(deck or "")))
    for seat in range(seats):
        g.hands[seat] = sorted(supply.take(wanted[seat])) if seat in wanted else []
    for seat in range(seats):
        if seat not in wanted:
            g.hands[seat] = sorted(supply.filler(g.size[seat]))
    if deck is None:
        g.deck.fill(supply.rest()[::-1])
    know(g)
    g.left = len(g.deck) + sum(map(len, g.hands))
    g.top = material.places(g).index(PILE) if PILE in material.places(g) else NO_CARD
    g.bases = sum(1 << base for base in (1, 2, 3) if str(base) in bases)
    g.outs = outs
    g.batting = SIDES.index(batting)
    g.runs = numbers(runs)
    g.line = numbers([*runs] if batting == "H" else [*runs, 0] if runs[1] else [runs[0]])
    chance: Chance = seeded(1) if draws is None else ScriptedChance(list(draws))
    g.chance = chance
    return Ground(start(g, turn))


def know(g: Baseball) -> None:
    """Everybody knows the own hand and the pile, nobody the deck."""
    g.known = numbers([EVERYONE] * len(g.known))
    for card in g.deck:
        g.known[card] = 0
    for seat, hand in enumerate(g.hands):
        for card in hand:
            g.known[card] = 1 << seat


def start(g: Baseball, seat: int) -> Baseball:
    """Let it be this seat's turn."""
    g.turn = g.order.index(seat)
    g.who = seat
    g.end()
    g.do(NEXT_TURN)
    g.ask(seat, PLAY_CARD)
    return g


def one(card: str, bases: str = "---", outs: int = 0) -> Ground:
    """What comes of a single card."""
    return ground(bases=bases, outs=outs, hands={0: card}).play(f"play {card}")


class Supply:
    """The cards not yet given out."""

    def __init__(self, g: Baseball) -> None:
        self.free: dict[str, list[int]] = {code: [] for code in CODES}
        for card, kind in enumerate(g.pack.kind):
            self.free[CODES[kind]].append(card)

    def take(self, codes: str) -> list[int]:
        """Cards of these kinds, in this order."""
        return [self.free[code].pop(0) for code in codes.split()]

    def filler(self, count: int) -> list[int]:
        """Cards that do not matter."""
        return [self.free[next(code for code in FILLER if self.free[code])].pop(0) for _ in range(count)]

    def rest(self) -> list[int]:
        """All that remains, green cards first."""
        return [card for cards in self.free.values() for card in cards]
