"""Where luck comes from. A position owns its chance, so a clone repeats it and a replay proves it."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.errors import RulesBug, Undecided
from sandlot.kernel.packed import vec
from sandlot.kernel.plain import Plain

# L'Ecuyer's combined generator: every product stays below 2**63, so plain Python and compiled code agree.
M1: Final = 2147483563
M2: Final = 2147483399
SPAN: Final = 2147483562  # draws lie in range(SPAN)
BITS31: Final = 0x7FFFFFFF
BITS62: Final = 0x3FFFFFFFFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Chance(Plain):
    """A source of luck; `below` is the only draw, everything else is made of it."""

    __slots__ = ()

    def below(self, n: i64) -> i64:
        """A number in range(n), each equally likely."""
        raise NotImplementedError

    def clone(self) -> Chance:
        """A copy that will give the same draws."""
        raise NotImplementedError

    def roll(self, sides: int) -> int:
        """A die: 1 to `sides`."""
        return int(self.below(sides)) + 1

    def shuffle(self, cards: list[Any]) -> None:
        """Put a list in random order, in place."""
        n: i64 = len(cards)
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]  # Any: a compiled swap of ints would unpack and pack them
            cards[i] = cards[j]
            cards[j] = card

    def shuffle_first(self, cards: vec[i64], count: i64) -> None:
        """Put the first `count` of packed numbers in random order, in place."""
        mixed = [cards[i] for i in range(count)]
        self.shuffle(mixed)
        for i in range(count):
            cards[i] = mixed[i]


def mix(x: i64) -> i64:
    """Scatter 31 bits, so that neighbouring seeds give unrelated games."""
    x = (x ^ (x >> 16)) * 73244475 & BITS31
    x = (x ^ (x >> 15)) * 73244475 & BITS31
    return x ^ (x >> 16)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class FastChance(Chance):
    """For search, simulation and practice: quick and reproducible, not secret."""

    __slots__ = ("r1", "r2")

    def __init__(self, r1: i64, r2: i64) -> None:
        self.r1 = r1
        self.r2 = r2

    def below(self, n: i64) -> i64:
        """A number in range(n); the few draws that would favour small numbers are drawn again."""
        while True:
            r1 = (self.r1 * 40014 & BITS62) % M1  # with the mask C need not care about negative numbers
            r2 = (self.r2 * 40692 & BITS62) % M2
            self.r1 = r1
            self.r2 = r2
            z = r1 - r2
            if z < 1:
                z += SPAN
            z -= 1
            found = z % n
            if z - found <= SPAN - n:
                return found

    def shuffle_first(self, cards: vec[i64], count: i64) -> None:
        """The same on the packed numbers themselves, with draws that need no virtual call: search shuffles a lot."""
        for i in range(count - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def clone(self) -> FastChance:
        """A copy that will give the same draws."""
        return FastChance(self.r1, self.r2)


def seeded(seed: i64) -> FastChance:
    """Fast chance from a seed of at most 62 bits."""
    high = mix(seed >> 31 & BITS31)
    low = mix(seed & BITS31 ^ high)
    return FastChance(low % (M1 - 1) + 1, mix(low ^ 0x2545F491 ^ high) % (M2 - 1) + 1)


WORD: Final = 1 << 62


def commitment(seed: bytes) -> str:
    """What is published before the first card is dealt: SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


@mypyc_attr(acyclic=True)
class LiveChance(Chance):
    """For live matches: HMAC-SHA256 keyed by the server's seed over the seats' nonces and a counter.

    Nobody can work the deck out from what was seen, and the host alone cannot choose the deal.
    Draw number i is the first 8 bytes of HMAC(seed, SHA-256(nonces joined by newlines) + i as 8 bytes),
    big-endian, shifted right by 2; values that would favour small numbers are skipped.
    """

    __slots__ = ("count", "salt", "seed")

    def __init__(self, seed: bytes, salt: bytes, count: int) -> None:
        self.seed = seed
        self.salt = salt
        self.count = count

    def below(self, n: i64) -> i64:
        """A number in range(n), each equally likely."""
        limit: i64 = WORD - WORD % n
        while True:
            block = hmac.digest(self.seed, self.salt + self.count.to_bytes(8, "big"), "sha256")
            self.count += 1
            word: i64 = int.from_bytes(block[:8], "big") >> 2
            if word < limit:
                return word % n

    def clone(self) -> LiveChance:
        """A copy that will give the same draws."""
        return LiveChance(self.seed, self.salt, self.count)


def live(seed: bytes, nonces: list[str]) -> LiveChance:
    """Live chance from the server's seed and the seats' nonces, in seat order."""
    return LiveChance(seed, hashlib.sha256("\n".join(nonces).encode()).digest(), 0)


@mypyc_attr(acyclic=True)
class ScriptedChance(Chance):
    """For tests and for tables with real dice: the draws are given, in order."""

    __slots__ = ("draws", "used")

    def __init__(self, draws: list[int], used: int = 0) -> None:
        self.draws = draws
        self.used = used

    def below(self, n: i64) -> i64:
        """The next number of the script."""
        if self.used == len(self.draws):
            raise RulesBug(f"the script of {self.used} draws is used up, and a number below {n} is wanted")
        value = self.draws[self.used]
        if not 0 <= value < n:
            raise RulesBug(f"draw {self.used} of the script is {value}, not in range({n})")
        self.used += 1
        return value

    def clone(self) -> ScriptedChance:
        """A copy that will give the same draws."""
        return ScriptedChance(self.draws, self.used)


@mypyc_attr(acyclic=True)
class NoChance(Chance):
    """For trials: a draw says that the outcome is not decided yet."""

    __slots__ = ()

    def below(self, n: i64) -> i64:
        raise Undecided("chance decides what comes next")

    def clone(self) -> NoChance:
        """A copy that refuses as well."""
        return NoChance()
