"""Win Cards: dealt to the bases, claimed, returned; Stat Track pegs."""

from __future__ import annotations

from sandlot.games.fantasy.codes import TRACKS
from sandlot.games.fantasy.game import BASES, EVENT, FLIPPED, NO_CARD, PEG, WIN, WIN_DECK, WON, Fantasy, at, zone
from sandlot.kernel.events import EVERYONE


def deal_win(g: Fantasy, base: int, rule: str) -> None:
    """The top Win Card comes face up to a base; an empty deck is made of those that ended level (R18)."""
    if not g.win_deck:
        g.emit("shuffle flipped", -1, FLIPPED, WIN_DECK, len(g.flipped), rule=rule)
        g.win_deck = g.flipped
        g.flipped = []
        g.forget(g.win_deck)
        g.chance.shuffle(g.win_deck)
    card = g.win_deck.pop()
    g.bases = at(g.bases, base, card)
    news = g.learn(card, EVERYONE)
    g.emit("win card", -1, WIN_DECK, BASES + base, 1, card, EVERYONE, news, rule)
    if len(g.win_deck) == 1:
        g.learn(g.win_deck[0], EVERYONE)  # the only one nobody has seen


def claim(g: Fantasy, manager: int, base: int, rule: str) -> None:
    """A manager takes the Win Card of a base, face up (FFB-BALL-17)."""
    card = g.bases[base]
    g.bases = at(g.bases, base, NO_CARD)
    g.claimed = zone(g.claimed, manager, [*g.claimed[manager], card])
    g.emit("claim", manager, BASES + base, WON + manager, 1, card, rule=rule)


def unclaimed(g: Fantasy, base: int, rule: str) -> None:
    """A Win Card nobody gets goes under the deck, which everybody sees (FFB-BALL-18)."""
    card = g.bases[base]
    g.bases = at(g.bases, base, NO_CARD)
    g.win_deck.insert(0, card)
    g.emit("unclaimed", -1, BASES + base, WIN_DECK, 1, card, rule=rule)


def put_aside(g: Fantasy, base: int, rule: str) -> None:
    """A Win Card on which the Characters were level makes room for the next (FFB-SER-8)."""
    card = g.bases[base]
    g.bases = at(g.bases, base, NO_CARD)
    g.flipped = [*g.flipped, card]
    g.emit("level", -1, BASES + base, FLIPPED, 1, card, rule=rule)


def gather_wins(g: Fantasy, rule: str) -> None:
    """All Win Cards, wherever they lie, are shuffled into one deck (FFB-EOS-8, FFB-SER-4)."""
    g.win_deck = list(range(WIN, EVENT))
    g.claimed = [[] for _ in range(g.managers)]
    g.flipped = []
    g.bases = [NO_CARD] * len(g.bases)
    g.forget(g.win_deck)
    g.chance.shuffle(g.win_deck)
    g.emit("shuffle wins", -1, rule=rule)


def move_peg(g: Fantasy, manager: int, colour: int, steps: int, rule: str) -> None:
    """A peg moves on its Stat Track, never below 0 (FFB-MAG-AXE-2)."""
    place = TRACKS * manager + colour
    g.tracks = at(g.tracks, place, max(0, g.tracks[place] + steps))
    g.emit("peg", manager, dst=PEG + place, count=steps, rule=rule)
