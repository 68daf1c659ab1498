"""Whole line-ups against line-ups: everybody answers what the others have tended to so far, again and again.

Who breaks off after a number of rounds that nobody knows plays a mixture that cannot be foreseen, as sealed choices
should be.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.bot.pairs import renewal
from sandlot.games.fantasy.effects.events import in_force
from sandlot.games.fantasy.effects.totals import win_total
from sandlot.games.fantasy.numbers import CHARACTERS, NO_CARD, READY, SERIES, WEEKS, WIN, WINS
from sandlot.games.fantasy.options import CARD
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps.roster import Assign
from sandlot.games.fantasy.steps.season import WildPick
from sandlot.games.fantasy.steps.series import PickOne, PlaceLater

ROUNDS: Final = 10  # at least
MORE: Final = 16
BENCHED: Final = 10.0  # what magic does for a roster, in Wins
LOWER: Final = 0.01  # who wants no Win places the lower of two totals
# who plays game 1 is back for game 5, game 2 for game 6, game 3 for game 7; who plays game 4 is not (FFB-SER-12)
MISSED: Final = (0.0, 0.3, 0.5, 0.6)  # by game, of the share of games that a Character wins
PEG: Final = 0.15  # a point on a Stat Track, in Wins, for every other manager


def plans(f: Fantasy) -> bool:
    """Whether the open question asks for line-ups that are compared as a whole."""
    if isinstance(f.choice, Assign):
        return not f.house.more_wins
    return isinstance(f.choice, (PlaceLater, PickOne, WildPick))


def thought_out(f: Fantasy, seat: i64) -> int:
    """This seat's next pick of a line-up, as unforeseeable as it should be."""
    return planned(f, seat, ROUNDS + f.chance.below(MORE))


def planned(f: Fantasy, seat: i64, rounds: i64) -> int:
    """This seat's next pick of a line-up after so many rounds of answers and answers to them."""
    bases, first = asked_bases(f)
    players = [m for m in range(f.managers) if m == seat or competes(f, m)]
    contests = [Side(f, m, bases) for m in players]
    mine = contests[players.index(int(seat))]
    fixed = [(pick - CARD) % CHARACTERS for pick in f.sealed[seat]]
    answer: list[int] = []
    for _ in range(rounds):
        for side in contests:
            gains = side.gains_against(f, contests)
            ahead = fixed if side is mine else []
            found = best_answer(gains, len(bases), [side.cards.index(c) for c in ahead], first)
            side.tends(found)
            if side is mine:
                answer = found
    return CARD + mine.cards[answer[first + len(fixed)]]


def asked_bases(f: Fantasy) -> tuple[list[int], int]:
    """The bases that are played for, and the place among them at which the picks begin."""
    if isinstance(f.choice, PickOne):
        return [int(f.game_number) - WEEKS - 1], 0
    if isinstance(f.choice, WildPick):
        return [0], 0
    return list(range(WEEKS)), 1 if isinstance(f.choice, PlaceLater) else 0


def competes(f: Fantasy, manager: i64) -> bool:
    """Whether a manager has Characters to answer with at the open question."""
    if f.hands.size(manager) == 0:
        return False
    if f.phase == SERIES:
        return int(manager) in f.finalists
    return not isinstance(f.choice, WildPick) or f.order.find(manager) >= 0


class Side:
    """A manager's Characters, what they come to at each base, and how often it has placed them there."""

    __slots__ = ("bases", "cards", "climbs", "humble", "keys", "often", "rounds", "spends", "stays")

    def __init__(self, f: Fantasy, manager: i64, bases: list[int]) -> None:
        self.cards = [int(f.hands.at(manager, i)) for i in range(f.hands.size(manager))]
        self.bases = len(bases)
        first: i64 = codes.EVIL if in_force(f).evil_first else codes.GOOD
        self.keys: list[int] = []  # by Character and base: twice the total, and one for who wins when level
        self.climbs: list[float] = []
        season = isinstance(f.choice, Assign)
        self.humble = season and f.managers == 2 and f.month < f.house.months and not f.house.head_start
        self.stays: list[float] = []  # by Character: what its magic is worth on the bench, in Wins
        for card in self.cards:
            self.stays.append(BENCHED * renewal(f, card) if season and f.spent[card] == READY else 0.0)
        for card in self.cards:
            for base in bases:
                win = f.bases[base]
                if win == NO_CARD:
                    self.keys.append(0)
                    self.climbs.append(0.0)
                    continue
                total = win_total(f, manager, card, win, False)
                self.keys.append(int(2 * total + (1 if f.pack.side[card] == first else 0)) if total else 0)
                self.climbs.append(
                    PEG * float(f.managers - 1) * float(f.pack.climbs[WINS * card + win - WIN]) if season else 0.0
                )
        usual = float(self.bases) / float(len(self.cards)) if season or len(bases) > 1 else 1.0
        self.spends: list[float] = []  # by Character and base: what it is then missed for later in the Series
        for card in self.cards:
            worth = quality(f, manager, card) if f.phase == SERIES and self.bases == WEEKS else 0.0
            for base in range(self.bases):
                self.spends.append(MISSED[base] * worth)
        self.often = [usual / float(self.bases)] * len(self.keys)
        self.rounds = 1.0

    def gains_against(self, f: Fantasy, sides: list[Side]) -> list[float]:
        """By Character and base: the chance to win there, and what a defeat is worth."""
        found: list[float] = []
        count = self.bases
        for place in range(len(self.keys)):
            key = self.keys[place]
            base = place % count
            chance = 1.0 if key else 0.0
            for other in sides:
                if other is not self and key:
                    chance *= other.beaten(key, base)
            gain = chance + (1.0 - chance) * self.climbs[place]
            if self.humble:
                gain = 1.0 - chance - LOWER * float(key)
            found.append(gain - self.stays[place // count] - self.spends[place])
        return found

    def beaten(self, key: int, base: int) -> float:
        """How often this side's Character at a base is beaten by such a total."""
        won = 0.0
        every = 0.0
        place = base
        while place < len(self.keys):
            often = self.often[place]
            every += often
            if self.keys[place] < key:
                won += often
            elif self.keys[place] == key:
                won += 0.5 * often
            place += self.bases
        return won / every if every else 1.0

    def tends(self, answer: list[int]) -> None:
        """It has answered so once more."""
        for base in range(len(answer)):
            self.often[answer[base] * self.bases + base] += 1.0


def quality(f: Fantasy, manager: i64, card: i64) -> float:
    """How often a Character beats one of the other finalist's on any Win Card."""
    sums = f.pack.sums
    won: i64 = 0
    met: i64 = 0
    for m in range(f.managers):
        if m == manager or int(m) not in f.finalists:
            continue
        for i in range(f.hands.size(m)):
            other = f.hands.at(m, i)
            for win in range(WINS):
                mine = sums[WINS * card + win]
                theirs = sums[WINS * other + win]
                if mine or theirs:
                    met += 2
                    won += 2 if mine > theirs else 1 if mine == theirs else 0
    return float(won) / float(met) if met else 0.5


def best_answer(gains: list[float], bases: int, fixed: list[int], first: int) -> list[int]:
    """By base the place of a Character, each once, that gain most together; some bases from `first` on are fixed."""
    count = len(gains) // bases
    search = Assignment(gains, bases, count, fixed, first)
    search.go(0, 0, 0.0)
    return search.best


class Assignment:
    """All ways to place Characters at bases are tried: with six and four there are 360."""

    __slots__ = ("bases", "best", "count", "first", "fixed", "gains", "highest", "placed")

    def __init__(self, gains: list[float], bases: int, count: int, fixed: list[int], first: int) -> None:
        self.gains = gains
        self.bases = bases
        self.count = count
        self.fixed = fixed
        self.first = first
        self.placed = [0] * bases
        self.best = list(range(bases))
        self.highest = -1e9

    def go(self, base: i64, taken: i64, gained: float) -> None:
        """Place Characters at this base and those after it."""
        if base == self.bases:
            if gained > self.highest:
                self.highest = gained
                self.best = list(self.placed)
            return
        index = base - self.first
        for who in range(self.count):
            if taken >> who & 1:
                continue
            if 0 <= index < len(self.fixed):
                if self.fixed[index] != who:
                    continue
            elif self.reserved(who):
                continue
            self.placed[base] = who
            self.go(base + 1, taken | (1 << who), gained + self.gains[who * self.bases + base])

    def reserved(self, who: i64) -> bool:
        """Whether a Character is placed already."""
        for each in self.fixed:
            if each == who:
                return True
        return False
