"""Positions of Cosmic League Baseball in a few words, for tests.

    t = board(field=("Dunn the Anvil", "Ada Brightline"), hands=("2 Flex, Overpower", "Film Study"), hitting=1)
    t.play("play Flex", "pass", "pass")

Decks are made as they are needed: any Coach with any cards, because tests are about single cards. Cards are written by
name, `2 Flex` is two of them. What is not named lies in the decks, Players in the order of their deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec

from rules.asked import Asked
from sandlot import games
from sandlot.cards import Pack, load
from sandlot.games.cosmic.atoms.hidden import count_actions, count_players
from sandlot.games.cosmic.decks import _compile
from sandlot.games.cosmic.effects.queries import keep_limit, luckier, total
from sandlot.games.cosmic.game import RULES, laid_out
from sandlot.games.cosmic.numbers import PLAYERS, SIZE
from sandlot.games.cosmic.pack import SCHEMA, Cards, Deck
from sandlot.games.cosmic.questions import cost
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.steps import ROUND, TURN
from sandlot.kernel import material
from sandlot.kernel.chance import Chance, ScriptedChance, seeded
from sandlot.kernel.events import EVERYONE, Event
from sandlot.kernel.game import NOBODY
from sandlot.kernel.notation import phrase, read
from sandlot.kernel.zones import numbers

INFO = games.find("cosmic")
PLAIN = "Plain"  # a Coach without an ability, for tests that are not about Coaches


@cache
def first() -> Pack[Cards]:
    """The first set."""
    pack = games.load_pack(INFO)
    assert pack is not None
    return pack


@cache
def steady() -> Pack[Cards]:
    """Cards whose figures do not change with the balance of the first set."""
    return load(SCHEMA, Path(__file__).parent / "cards.toml")


def listed(text: str) -> list[str]:
    """`2 Flex, Overpower` as three names."""
    found: list[str] = []
    for entry in filter(None, (each.strip() for each in text.split(","))):
        count, _, name = entry.partition(" ")
        found += [name] * int(count) if count.isdigit() else [entry]
    return found


class Board(Asked):
    """A game in progress, read and played by names."""

    g: Cosmic

    def __init__(self, g: Cosmic) -> None:
        self.g = g
        g.events = g.events or []
        material.audit(g)

    # -- reading -----------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat that is asked; -1: the game is over."""
        return self.g.seat

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.g.seat == NOBODY

    @property
    def totals(self) -> tuple[int, int]:
        """The totals of both seats."""
        return total(self.g, 0), total(self.g, 1)

    @property
    def luckier(self) -> int:
        """Who wins level totals."""
        return luckier(self.g)

    def names(self, cards: Sequence[int]) -> list[str]:
        """Cards by name, sorted."""
        return sorted(self.g.pack.names[card] for card in cards)

    def hand(self, seat: int) -> list[str]:
        """The names in a hand, sorted."""
        return self.names(self.g.hands[seat])

    def discards(self, seat: int) -> list[str]:
        """The Actions on a discard pile, sorted."""
        return self.names(self.g.discard[seat])

    def knows(self, viewer: int, owner: int) -> list[str]:
        """Which cards of the owner's hand the viewer knows."""
        return self.names([card for card in self.g.hands[owner] if self.g.known[card] >> viewer & 1])

    def on_field(self, seat: int) -> str:
        """The Player on the field."""
        return self.g.pack.names[self.g.field[seat]]

    def keep_limit(self, seat: int) -> int:
        """How many Actions this seat may keep."""
        return keep_limit(self.g, seat)

    def cost(self, seat: int, name: str) -> int:
        """What an Action in hand costs now."""
        return cost(self.g, seat, next(card for card in self.g.hands[seat] if self.g.pack.names[card] == name))

    # -- playing -----------------------------------------------------------------------------------------------

    def options_of(self, seat: int) -> list[str]:
        """What an open seat may answer."""
        return [phrase(self.g, seat, option) for option in self.g.choice.options(self.g, seat)]

    def by(self, seat: int, text: str) -> Board:
        """A move of an open seat."""
        self.g.events = []
        self.g.answer(seat, read(self.g, seat, text))
        material.audit(self.g)
        return self

    def pick(self, *phrases: str) -> Board:
        """Single picks of whoever is asked; a move may stay open."""
        for words in phrases:
            self.g.events = []
            self.g.apply(self.g.options[self.options.index(words)])
            material.audit(self.g)
        return self

    def events(self, *kinds: str) -> list[Event]:
        """The events of the last move, all or of these kinds."""
        return [event for event in self.g.events or [] if not kinds or event.kind in kinds]

    def kinds(self) -> list[str]:
        """The kinds of the last move's events."""
        return [event.kind for event in self.events()]

    def end_round(self) -> Board:
        """Both decline until the totals are compared."""
        while not self.over and self.options[:1] == ["pass"]:
            self.play("pass")
        return self

    def keep_nothing(self) -> Board:
        """Both keep nothing, as far as they are asked."""
        while not self.over and "keep nothing" in self.options:
            self.play("keep nothing")
        return self


def deal(seed: int = 1, **options: str | bool) -> Board:
    """A game as it begins, with decks of the pack."""
    game = games.new(INFO, 2, seeded(seed), options, first())
    assert isinstance(game, Cosmic)
    return Board(game)


def with_coaches(luck: Sequence[int], intel: Sequence[int], command: Sequence[int], coaches: Sequence[str]) -> Cards:
    """The cards for tests with one Coach for each seat, changed as wanted and of all styles."""
    cards = steady().cards
    known = {coach.id: coach for coach in cards.coach}
    made = []
    for seat in (0, 1):
        like = known.get(coaches[seat], cards.coach[0])
        effect = like.effect if coaches[seat] in known else ""
        made.append(
            msgspec.structs.replace(
                like, id=f"Coach {seat}", luck=luck[seat], intel=intel[seat], command=command[seat], effect=effect
            )
        )
    return msgspec.structs.replace(cards, coach=tuple(made))


def start(
    coaches: Sequence[str] = (PLAIN, PLAIN),
    players: Sequence[str] = ("", ""),
    actions: Sequence[str] = ("", ""),
    luck: Sequence[int] = (5, 4),
    intel: Sequence[int] = (5, 5),
    command: Sequence[int] = (3, 3),
    seed: int = 1,
    draws: Sequence[int] | None = None,
    cards: Cards | None = None,
    **options: str | bool,
) -> Cosmic:
    """A game set up and not begun. Decks hold what is named and fill up with cards of no importance."""
    pool = cards or with_coaches(luck, intel, command, coaches)
    decks = []
    for seat in (0, 1):
        chosen = list(dict.fromkeys(listed(players[seat])))
        chosen += [each.id for each in pool.player if not each.effect and each.id not in chosen]
        chosen += [each.id for each in pool.player if each.id not in chosen]
        wanted: dict[str, int] = {}
        for name in listed(actions[seat]):
            wanted[name] = wanted.get(name, 0) + 1
        for each in pool.action:
            if sum(wanted.values()) < SIZE - PLAYERS and each.id not in wanted:
                wanted[each.id] = min(2, SIZE - PLAYERS - sum(wanted.values()))
        decks.append(Deck(id=f"deck {seat}", coach=f"Coach {seat}", players=tuple(chosen[:PLAYERS]), actions=wanted))
    g = laid_out({"walkoff": False, "half_cap": "off", **options}, _compile(pool, decks))
    g.chance = seeded(seed)
    RULES.deal(g)
    chance: Chance = seeded(seed) if draws is None else ScriptedChance(list(draws))
    g.chance = chance
    return g


def board(
    field: tuple[str, str] = ("Dunn the Anvil", "Dunn the Anvil"),
    hands: tuple[str, str] = ("Flex", "Flex"),
    deck: tuple[str, str] = ("", ""),
    discard: tuple[str, str] = ("", ""),
    bench: tuple[str, str] = ("", ""),
    hitting: int = 0,
    points: tuple[int, int] = (0, 0),
    outs: int = 0,
    half: int = 0,
    gadgets: tuple[int, int] = (0, 0),
    cash: tuple[int, int] = (0, 0),
    coaches: tuple[str, str] = (PLAIN, PLAIN),
    luck: tuple[int, int] = (5, 4),
    intel: tuple[int, int] = (5, 5),
    command: tuple[int, int] = (3, 3),
    draws: Sequence[int] | None = None,
    cards: Cards | None = None,
    **options: str | bool,
) -> Board:
    """Step 3 with nothing played yet: the pitching seat has the first chance.

    `deck`, `discard` and `bench` are written top card first. Actions not named lie in the deck if none is given, else
    on the discard pile; Players not named lie in the Player deck, or in its discard pile if a bench is given.
    """
    named = tuple(", ".join(filter(None, (hands[s], deck[s], discard[s]))) for s in (0, 1))
    benches = tuple(", ".join(filter(None, (field[s], bench[s]))) for s in (0, 1))
    g = start(coaches, benches, named, luck, intel, command, draws=draws, cards=cards, **options)
    for seat in (0, 1):
        _place(g, seat, field[seat], hands[seat], deck[seat], discard[seat], bench[seat])
    if half == 0 and hitting != g.favoured:
        half = 1
    g.hitting = hitting
    g.points = numbers(points)
    g.outs = outs
    g.half = half
    first_seat = g.favoured
    halves = max(half + 1, 2 if points[1 - first_seat] else 1)
    g.line = numbers([points[first_seat], points[1 - first_seat], 0, 0][:halves])
    g.gadgets = numbers(gadgets)
    g.cash = numbers(cash)
    g.round = 1
    g.turn = 1 - hitting
    g.passes = 0
    g.do(TURN)
    g.run()
    return Board(g)


def _place(g: Cosmic, seat: int, field: str, hand: str, deck: str, discard: str, bench: str) -> None:
    """Put one seat's cards where they are wanted, known as they would be."""
    supply = Supply(g, seat)
    g.field[seat] = supply.take(field)[0]
    g.hands[seat] = sorted(supply.take(hand))
    g.discard[seat] = supply.take(discard)
    top = supply.take(deck)[::-1]
    rest = supply.rest(False)
    if deck:
        g.discard.extend(seat, rest)
        g.deck[seat] = top
    else:
        g.deck[seat] = rest
    players = supply.take(bench)[::-1]
    others = supply.rest(True)
    if bench:
        g.retired[seat] = others
        g.bench[seat] = players
    else:
        g.bench[seat] = others
    for card in range(seat * SIZE, (seat + 1) * SIZE):
        g.known[card] = EVERYONE
    g.forget(g.deck[seat] + g.bench[seat] + g.hands[seat])
    for card in g.hands[seat]:
        g.learn(card, 1 << seat)
    count_actions(g, seat)
    count_players(g, seat)


class Supply:
    """One seat's cards not yet given out."""

    def __init__(self, g: Cosmic, seat: int) -> None:
        self.names = g.pack.names
        self.free = list(range(seat * SIZE, (seat + 1) * SIZE))

    def take(self, names: str) -> list[int]:
        """Cards of these names, in this order."""
        found = []
        for name in listed(names):
            card = next(card for card in self.free if self.names[card] == name)
            self.free.remove(card)
            found.append(card)
        return found

    def rest(self, players: bool) -> list[int]:
        """All Players or all Actions that remain."""
        found = [card for card in self.free if (card % SIZE < PLAYERS) == players]
        self.free = [card for card in self.free if card not in found]
        return found


def begin(**wanted: object) -> Board:
    """A game at the first question of its first round; see `start`."""
    g = start(**wanted)  # type: ignore[arg-type]
    g.events = []
    g.do(ROUND)
    g.run()
    return Board(g)


def face_off(first: str, second: str, **wanted: object) -> Board:
    """A first round in which these Players were chosen; `events` holds what the second choice brought about."""
    t = begin(players=(first, second), command=(PLAYERS, PLAYERS), **wanted)
    return t.by(0, f"choose {first}").by(1, f"choose {second}")


def effect(text: str, **wanted: object) -> Mapping[str, object]:
    """Cards for tests of which Flex does something else."""
    cards = with_coaches((5, 4), (5, 5), (3, 3), (PLAIN, PLAIN))
    changed = tuple(msgspec.structs.replace(each, effect=text) if each.id == "Flex" else each for each in cards.action)
    return {"cards": msgspec.structs.replace(cards, action=changed), **wanted}
