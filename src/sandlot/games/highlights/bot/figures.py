"""What cards are good for, reckoned once for a pack: in runs, and against which cards of the opponent."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.cards.program import COMPARE
from sandlot.games.highlights import codes
from sandlot.games.highlights.bot.weights import DECK
from sandlot.games.highlights.numbers import CARDS
from sandlot.games.highlights.tables import Roster
from sandlot.kernel.packed import append, vec

HITS: Final = [0.25, 0.42, 0.7, 0.9, 1.45]  # runs to be expected from a hit by the base it reaches
SPEEDS: Final = [0.0, -1.0, 0.0, 1.0]  # how much faster than Average, by speed
LIKELY: Final = 0.5  # that a condition is met of which nothing is known beforehand


@final
class Reckoning:
    """What an action is worth when the opponent has a certain card in play."""

    __slots__ = ("advances", "first", "makes", "removes", "saves")

    def __init__(self) -> None:
        self.saves = 0.0  # runs of Threatened Hits
        self.makes = 0.0  # runs of hits at once
        self.first = 0.0  # the same, if it has to be the first card
        self.removes = 0.0  # runners off base
        self.advances = 0.0  # runners may move up

    def walk(self, pack: Roster, card: i64, foe: i64) -> None:
        """Go through the action of a card: a condition on the opponent's card is known, any other may hold or not."""
        program = pack.program[card]
        pc: i64 = 0
        odds = 1.0
        first = False
        while pc < len(program):
            code = program[pc]
            after = program[pc + 1]
            if code == COMPARE:
                odds *= LIKELY
                after = pc + 5
            elif code == codes.FIRST_CARD:
                first = True
                after = pc + 3
            elif code == codes.LEADING or code == codes.TRAILING:
                odds *= LIKELY
                after = pc + 3
            elif code == codes.ON or code == codes.OPPONENT_ON:
                odds *= LIKELY
                after = pc + 4
            elif code == codes.OPPONENT:
                if (program[pc + 3] >> pack.kind[foe] & 1) == program[pc + 2]:
                    after = pc + 4
            elif code == codes.HIT:
                if first:
                    self.first += HITS[program[pc + 2]]
                else:
                    self.makes += odds * HITS[program[pc + 2]]
            elif code == codes.ADVANCE or code == codes.ADVANCE_FROM:
                self.advances += odds
            elif code == codes.REMOVE:
                self.removes += odds * float(program[pc + 2])
            elif code == codes.REMOVE_FROM:
                self.removes += odds
            elif code == codes.CANCEL:
                self.saves += odds * most(pack.hits[foe], 31, -1, program[pc + 2])
            elif code == codes.DOWNGRADE:
                self.saves += odds * most(pack.hits[foe], program[pc + 2], program[pc + 3], program[pc + 4])
            elif code == codes.SHORTEN:
                self.saves += odds * shortened(pack.hits[foe], program[pc + 2])
            pc = after


def most(hits: vec[i64], wanted: i64, to: i64, count: i64) -> float:
    """Runs saved when up to so many of these hits, of the wanted lengths, become another, or none (-1)."""
    left = 0.0 if to < 0 else HITS[to]
    rest = wanted
    total = 0.0
    taken: i64 = 0
    while taken < count:
        longest: i64 = -1
        number: i64 = 0
        for i in range(len(hits)):
            if rest >> hits[i] & 1:
                if hits[i] > longest:
                    longest = hits[i]
                    number = 0
                if hits[i] == longest:
                    number += 1
        if longest < 0 or HITS[longest] <= left:
            break
        number = min(number, count - taken)
        total += float(number) * (HITS[longest] - left)
        taken += number
        rest &= ~(1 << longest)
    return total


def shortened(hits: vec[i64], bases: i64) -> float:
    """Runs saved when every hit is so many bases shorter."""
    total = 0.0
    for i in range(len(hits)):
        if hits[i] != codes.WALK:
            total += HITS[hits[i]] - (HITS[hits[i] - bases] if hits[i] > bases else 0.0)
    return total


@final
class Figures:
    """The cards of one pack. Many look alike to an opponent's action, so pairs are told by card and face."""

    __slots__ = ("advances", "face", "faces", "first", "gained", "hits", "pack", "removes", "saved", "usual", "worth")

    def __init__(self, pack: Roster) -> None:
        self.pack = pack
        self.face = vec[i64]()  # of each card: its place among those with other hits or of another type
        self.faces: i64 = 0
        self.hits = vec[float]()  # runs to be expected from its Hit Boxes
        self.first = vec[float]()  # … from its action, if it is the first card
        self.removes = vec[float]()  # runners it takes off base
        self.advances = vec[float]()  # whether it moves runners up
        self.saved = vec[float]()  # runs its action saves from a face
        self.gained = vec[float]()  # runs its action makes when it meets a face
        self.usual = vec[float]()  # runs its action saves or makes on average over all cards
        self.worth = vec[float]()  # how much it adds to the log odds of a game that its deck plays
        examples: list[int] = []
        for card in range(CARDS):
            place: i64 = len(examples)
            for i in range(len(examples)):
                if looks_alike(pack, card, examples[i]):
                    place = i
                    break
            if place == len(examples):
                examples.append(card)
            self.face = append(self.face, place)
            worth = 0.0
            for i in range(len(pack.hits[card])):
                worth += HITS[pack.hits[card][i]]
            self.hits = append(self.hits, worth)
        self.faces = len(examples)
        for card in range(CARDS):
            self.reckon(card, examples)

    def reckon(self, card: i64, examples: list[int]) -> None:
        """What the action of a card does to each face, and on average."""
        found = Reckoning()
        for example in examples:
            found = Reckoning()
            found.walk(self.pack, card, example)
            self.saved = append(self.saved, found.saves)
            self.gained = append(self.gained, found.makes)
        self.first = append(self.first, found.first)
        self.removes = append(self.removes, found.removes)
        self.advances = append(self.advances, found.advances)
        total = 0.0
        for foe in range(CARDS):
            total += self.saves(card, foe) + self.makes(card, foe)
        self.usual = append(self.usual, total / float(CARDS))
        worth = 0.0
        described = self.described(card)
        for i in range(len(DECK)):
            worth += DECK[i] * described[i]
        self.worth = append(self.worth, worth)

    def described(self, card: i64) -> vec[float]:
        """A card by what may decide a game that its deck plays; `DECK` says how much each counts."""
        hits = self.pack.hits[card]
        found = vec[float]([0.0] * len(DECK))
        for i in range(len(hits)):
            found[hits[i] - 1] += 1.0
        found[4] = SPEEDS[self.pack.speed[card]] * float(len(hits))
        found[5] = self.usual[card]
        found[6] = self.first[card]
        found[7] = self.removes[card]
        found[8] = self.advances[card]
        found[9] = 1.0 if self.pack.pinch[card] else 0.0
        return found

    def saves(self, card: i64, foe: i64) -> float:
        """Runs that the action of a card saves when the opponent threatens with this one."""
        return self.saved[card * self.faces + self.face[foe]]

    def makes(self, card: i64, foe: i64) -> float:
        """Runs that the action of a card makes at once when the opponent has this one in play."""
        return self.gained[card * self.faces + self.face[foe]]


def looks_alike(pack: Roster, card: i64, other: i64) -> bool:
    """Whether an opponent's action does the same to both."""
    if pack.kind[card] != pack.kind[other] or len(pack.hits[card]) != len(pack.hits[other]):
        return False
    for i in range(len(pack.hits[card])):
        if pack.hits[card][i] != pack.hits[other][i]:
            return False
    return True


KEPT: Final[list[Figures]] = []  # of the pack that was asked for last


def figures_of(pack: Roster) -> Figures:
    """The figures of a pack, reckoned when they are first asked for."""
    if KEPT and KEPT[0].pack is pack:
        return KEPT[0]
    KEPT.clear()
    KEPT.append(Figures(pack))
    return KEPT[0]
