"""Baseball Highlights as a whole: how a table is laid out and dealt, who wins, what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from sandlot.games.highlights.atoms.knowledge import with_seat
from sandlot.games.highlights.atoms.standing import target
from sandlot.games.highlights.bot import judge, picks, plain, tastes
from sandlot.games.highlights.material import MATERIAL
from sandlot.games.highlights.numbers import CARDS, DECK_SIZE, INNINGS, NO_CARD, SEASON, STARTERS
from sandlot.games.highlights.options import ACTIONS
from sandlot.games.highlights.pack import roster
from sandlot.games.highlights.state import Highlights
from sandlot.games.highlights.steps.series import begin, lay_out
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE, ONLOOKER
from sandlot.kernel.packed import vec
from sandlot.kernel.registry import Value
from sandlot.kernel.rules import Outcome, Rules
from sandlot.kernel.zones import Row, row


@final
class HighlightsRules(Rules):
    """What Baseball Highlights answers about its positions."""

    def name(self) -> str:
        return "highlights"

    def deal(self, g: Highlights) -> None:
        begin(g)

    def result(self, g: Highlights, seat: i64) -> float:
        """Whoever has won more games of the series; a game always has a winner (BH-OBJ-1, BH-SCO-2)."""
        return 1.0 if g.won[seat] > g.won[1 - seat] else 0.0

    def outcome(self, g: Highlights) -> Outcome:
        """A single game ends in one of four ways, a series in one of three (BH-SER-6)."""
        winner = 0 if g.won[0] > g.won[1] else 1
        ranks = [1 if seat == winner else 2 for seat in range(2)]
        if g.length == 1:
            return Outcome(game_ending(g), ranks, list(g.runs))
        lost = g.won[1 - winner]
        ending = "sweep" if lost == 0 else "full_length" if lost == target(g) - 1 else "decided"
        return Outcome(ending, ranks, list(g.won))

    def evaluate(self, g: Highlights, seat: i64) -> float:
        return judge.evaluate(g, seat)

    def plain(self, g: Highlights, seat: i64) -> float:
        return plain.evaluate(g, seat)

    def shortlist(self, g: Highlights, seat: int, options: list[int]) -> list[int]:
        return picks.shortlist(g, seat, options)

    def plain_shortlist(self, g: Highlights, seat: int, options: list[int]) -> list[int]:
        return options

    def taste(self, g: Highlights, seat: i64, taste: int) -> float:
        return tastes.taste(g, seat, taste)

    def redeal(self, g: Highlights, seat: i64) -> None:
        """Deal again within each seat's own cards: which 15 those are is public (R47)."""
        for owner in range(2):
            redeal_seat(g, owner, seat)
        redeal_free_agents(g, seat)

    def audit(self, g: Highlights) -> None:
        """A seat has 15 cards and one more while a player is being bought (BH-BUY-9)."""
        for seat in range(2):
            own = sum([len(zone[seat]) for zone in (g.hands, g.lineups, g.in_play, g.dugouts)])
            own += 1 if g.on_deck[seat] != NO_CARD else 0
            if own not in (DECK_SIZE, DECK_SIZE + 1) and not (own == 0 and g.inning == 0):
                raise RulesBug(f"seat {seat} has {own} cards")
            if g.bases[seat] & ~0b11111100 or g.runs[seat] < 0:
                raise RulesBug(f"bases {g.bases}, runs {g.runs}")
        if max(g.won) > target(g) and len(g.games) // 2 > g.season:
            raise RulesBug(f"the games won are {g.won}")


RULES: Final = HighlightsRules()


def game_ending(g: Highlights) -> str:
    """How the game now being played stands or ended."""
    if g.recycled[0] or g.recycled[1]:
        return "cards_exhausted"
    if g.inning <= INNINGS:
        return "regulation"
    return "extra_innings" if g.inning == INNINGS + 1 else "extra_rounds"


# -- dealing again -------------------------------------------------------------------------------------------------


def redeal_seat(g: Highlights, owner: i64, seat: i64) -> None:
    """The hidden cards of one seat, as another (or the same) could imagine them.

    Cards that surely are in the hand or On Deck stay in one of the two; every place stays as known as it was.
    """
    known = g.known
    bit: i64 = 1 << seat
    lineups = g.lineups
    free = row()
    places = row()
    masks = row()  # who knows the card at each of these places
    for i in range(lineups.size(owner)):
        card = lineups.at(owner, i)
        if not known[card] & bit:
            free.put(card)
            places.add(i)
            masks.add(known[card])
    if owner != seat:
        redeal_front(g, owner, seat, free)
    else:
        free.shuffle(g.chance)
    for i in range(places.count):
        card = free.cells[i]
        lineups.set(owner, places.cells[i], card)
        known[card] = masks.cells[i]


def redeal_front(g: Highlights, owner: i64, seat: i64, free: Row) -> None:
    """The hidden cards of another seat's hand and On Deck circle; `free` are those of its Lineup, and then again."""
    known = g.known
    bit: i64 = 1 << seat
    hands = g.hands
    held = g.held[owner] if seat == ONLOOKER else g.held[owner] + g.spied[owner]
    hidden = row()
    seen = row()
    masks = row()
    for i in range(hands.size(owner)):
        card = hands.at(owner, i)
        if known[card] & bit:
            seen.add(card)
        else:
            hidden.add(card)
            masks.put(known[card])
    on_deck = g.on_deck[owner]
    covered = on_deck != NO_CARD and not known[on_deck] & bit
    if covered:
        hidden.add(on_deck)
        masks.add(known[on_deck])
    front = row()
    for i in range(hidden.count):
        card = hidden.cells[i]
        if card in held:
            front.put(card)
        else:
            free.put(card)
    free.shuffle(g.chance)
    while front.count < hidden.count:
        front.add(free.pop())
    front.shuffle(g.chance)
    if seat == ONLOOKER and g.spied[owner]:
        g.spied = with_seat(g.spied, owner, respied(g, owner, hidden, front))
    for i in range(front.count):
        known[front.cells[i]] = masks.cells[i]
    if covered:
        g.on_deck[owner] = front.pop()
    if front.count > 0:
        hands.clear(owner)
        for i in range(seen.count):
            hands.add(owner, seen.cells[i])
        for i in range(front.count):
            hands.put(owner, front.cells[i])


def respied(g: Highlights, owner: i64, hidden: Row, front: Row) -> tuple[int, ...]:
    """For a spectator: as many other cards that the opponent knows of."""
    count = len([card for card in g.spied[owner] if card in hidden])
    return tuple([card for card in front if card not in g.held[owner]][:count])


def redeal_free_agents(g: Highlights, seat: i64) -> None:
    """The Free Agents, unless the last of them is known."""
    deck = g.deck
    if deck.count < 2 or g.known[deck.top()] >> seat & 1:
        return
    there = vec[bool]([False] * CARDS)
    for i in range(deck.count):
        there[deck.cells[i]] = True
    deck.clear()
    for card in range(STARTERS, CARDS):
        if there[card]:
            deck.add(card)
    deck.shuffle(g.chance)


# -- a new table ---------------------------------------------------------------------------------------------------


def table(seats: int, options: Mapping[str, Value], pack: Any) -> Highlights:
    """A table at which nothing is dealt yet."""
    g = MATERIAL.lay_out(Highlights, seats, options, pack=roster(pack))
    g.begin(RULES, seats, ACTIONS, CARDS)
    g.season = SEASON if options["mini_season"] else 0
    g.deck.fill(range(STARTERS, CARDS))
    for card in range(STARTERS):
        g.learn(card, EVERYONE)
    lay_out(g)
    return g
