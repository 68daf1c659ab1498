"""Positions of Lords of Baseball in a few words, for tests.

`league(hands={0: ["Bad Hop"]}, men={0: {"SS": 2}})` is the first turn of an Early Season; picks are said as people
write them: `l.say("play Bad Hop", "for losses", "on B")`. Dice are given as they fall. After every pick all that is
conserved is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, cast

from sandlot.cards import Pack, load
from sandlot.games.lords import INFO, codes
from sandlot.games.lords.atoms.money import offer_loans, offer_repayments
from sandlot.games.lords.effects.run import start
from sandlot.games.lords.game import table
from sandlot.games.lords.numbers import GAMES
from sandlot.games.lords.pack import SCHEMA
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.plays import ops_modes, unfree
from sandlot.games.lords.steps.purse import offer_purse_moves
from sandlot.games.lords.steps.season import FIRST_TURN
from sandlot.games.lords.steps.standings import STANDINGS
from sandlot.games.lords.steps.trade_chart import offer_swaps
from sandlot.kernel import material
from sandlot.kernel.chance import Chance, ScriptedChance, seeded
from sandlot.kernel.events import Event
from sandlot.kernel.game import NOBODY
from sandlot.kernel.notation import phrase
from sandlot.kernel.step import Step
from sandlot.kernel.zones import numbers

START = {"SS": 0, "AS": 0, "REG": 12, "JM": 13, "PH": 2, "PR": 3, "UT": 10}
OWNERS = "ABCD"
PLAIN = ("pass", "done", "no loan", "no Phenom", "no Prospect", "plain roll", "keep", "no")


@cache
def pack() -> Pack[Any]:
    """The standard cards."""
    return load(SCHEMA, "standard")


class League:
    """A game in progress, read and played by words."""

    def __init__(self, g: Lords) -> None:
        self.g = g
        g.events = []
        material.audit(g)

    def asked(self) -> str:
        """Who is asked, as a letter, and by which question."""
        return f"{OWNERS[self.g.seat]} {type(self.g.choice).__name__}" if self.g.seat != NOBODY else "nobody"

    def can(self) -> list[str]:
        """All that may be answered now."""
        return [phrase(self.g, self.g.seat, option) for option in self.g.options]

    def say(self, *picks: str) -> None:
        """Answer the open question and those that follow; single replies in between are not skipped."""
        for pick in picks:
            assert pick in self.can(), f"{pick!r} is not among {self.can()} of {self.asked()}"
            self.g.apply(self.g.options[self.can().index(pick)])
            material.audit(self.g)

    def dice(self, *faces: int) -> None:
        """The next dice, as they fall."""
        self.g.chance = ScriptedChance([face - 1 for face in faces])

    def happened(self, kind: str) -> list[Event]:
        """All events of a kind, the earliest first."""
        return [event for event in self.g.events or [] if event.kind == kind]

    def scored(self, seat: int, rule: str) -> int:
        """Victory points an owner got by a rule."""
        return sum(event.count for event in self.happened("vp") if event.seat == seat and event.rule == rule)

    def quiet(self) -> None:
        """Everybody declines to answer until a turn, a form or the end comes."""
        while self.g.seat != NOBODY and self.can()[0] == "pass" and self.asked()[2:] not in ("Action", "OffCard"):
            self.say("pass")

    def go(self, *steps: Step, dice: Sequence[int] = ()) -> None:
        """These steps happen instead of what is under way, the first one first."""
        g = self.g
        if dice:
            self.dice(*dice)
        g.seat = NOBODY
        g.end()
        for step in reversed(steps):
            g.do(step)
        g.run()
        material.audit(g)

    def until(self, question: str) -> None:
        """Everybody takes the plainest answer until this question is put."""
        for _ in range(2000):
            if self.asked()[2:] == question or self.g.seat == NOBODY:
                return
            said = self.can()
            self.say(next((plain for plain in PLAIN if plain in said), said[0]))
        raise AssertionError(f"{question} is not asked")

    def kinds(self, *kinds: str) -> list[str]:
        """What has happened since the events were last cleared, of these kinds."""
        return [event.kind for event in self.g.events or [] if event.kind in kinds]

    def told(self, *kinds: str) -> list[tuple[str, int, int, str]]:
        """Events of these kinds: who, how much, by which rule."""
        return [(one.kind, one.seat, one.count, one.rule) for one in self.g.events or [] if one.kind in kinds]

    def record(self, seat: int) -> tuple[int, int]:
        """Wins and losses of this phase."""
        return int(self.g.wins[seat]), int(self.g.losses[seat])


class Play(Step):
    """An effect is run for an owner, by its number."""

    def __init__(self, program: int, subject: int, me: int) -> None:
        self.program = program
        self.subject = subject
        self.me = me

    def go(self, g: Lords) -> None:
        start(g, self.program, self.subject, self.me)


def league(
    seats: int = 4,
    phase: int = codes.EARLY,
    year: int = 1,
    hands: Mapping[int, Sequence[str]] | None = None,
    men: Mapping[int, Mapping[str, int]] | None = None,
    stars: Mapping[int, tuple[int, int, int]] | None = None,
    cash: Mapping[int, int] | None = None,
    media: Mapping[int, int] | None = None,
    options: Mapping[str, Any] | None = None,
    records: Mapping[int, tuple[int, int]] | None = None,
    dice: Sequence[int] = (),
    then: Sequence[Step] = (FIRST_TURN,),
) -> League:
    """A table in the middle of a season: owners of two-star offices with $10,000, without cards unless said.

    `then` are the steps that are run, the first one first.
    """
    g = table(seats, INFO.read_options(options or {}), pack())
    g.chance = seeded(1)
    for deck in (g.deck, g.community, g.draft, g.extra_deck, g.legend_deck):
        deck.shuffle(g.chance)
    g.year = year
    g.phase = phase
    g.clock = 4 * year + phase
    g.target = 98
    for seat in range(seats):
        g.stars[seat] = (stars or {}).get(seat, (2, 3, 3))
        for kind, name in enumerate(codes.TYPES[:7]):
            n = (men or {}).get(seat, {}).get(name, START[name])
            g.men.set(seat, kind, n)
            g.pool[kind] -= n
        g.bank += g.cash[seat]
        g.cash[seat] = (cash or {}).get(seat, 10_000)
        g.bank -= g.cash[seat]
        g.media[seat] = (media or {}).get(seat, 0)
        g.cubes -= g.media[seat]
        g.games[seat] = GAMES[phase]
        g.wins[seat], g.losses[seat] = (records or {}).get(seat, (0, 0))
        for name in (hands or {}).get(seat, ()):
            card = g.pack.names.index(name)
            g.deck.remove(card)
            g.hands.put(seat, card)
            g.learn(card, 1 << seat)
        g.start_jm[seat] = g.men.at(seat, codes.JM)
    for response in ("Booth Review", "Tarp on the Field"):  # out of the way unless a test holds them
        card = g.pack.names.index(response)
        if card in g.deck:
            g.deck.remove(card)
            g.discards.add(card)
            g.learn(card, 255)
    if dice:
        g.chance = ScriptedChance([face - 1 for face in dice])
    for step in reversed(then):
        g.do(step)
    g.run()
    return League(g)


def new(seats: int, chance: Chance, options: Mapping[str, Any], cards: Pack[Any]) -> Lords:
    """A new game, run on to its first question."""
    return cast(Lords, table(seats, options, cards).deal(chance))


def opening(seats: int = 2, options: Mapping[str, Any] | None = None, seed: int = 3) -> League:
    """A new game at its first question."""
    return League(new(seats, seeded(seed), INFO.read_options(options or {}), pack()))


def season(*wins: int, target: int = 100, **more: Any) -> League:
    """A year that ended with these wins on the track, ranked."""
    t = league(seats=len(wins), phase=codes.LATE, then=[], **more)
    g = t.g
    g.target = target
    g.season_wins = numbers(n - 45 for n in wins)
    g.season_losses = numbers(117 - n for n in wins)
    g.do(STANDINGS)
    g.run()
    return t


def bits(mask: int) -> list[int]:
    """The numbers in a mask: seats, or options."""
    return [n for n in range(63) if mask >> n & 1]


def ways(g: Lords, seat: int) -> list[int]:
    """How the number of a card may be used."""
    return bits(ops_modes(g, seat, unfree(g, seat)))


def offered(g: Lords, offers: Callable[[], None]) -> list[int]:
    """What a part of a question offers."""
    before, g.options = g.options, []
    offers()
    found, g.options = g.options, before
    return found


def free_loans(g: Lords, seat: int) -> list[int]:
    """The loans an owner may take now."""
    return offered(g, lambda: offer_loans(g, seat))


def repayments(g: Lords, seat: int) -> list[int]:
    """The repayments an owner can make now."""
    return offered(g, lambda: offer_repayments(g, seat))


def swaps(g: Lords, seat: int) -> list[int]:
    """The rows of the trade chart an owner can use."""
    return offered(g, lambda: offer_swaps(g, seat))


def purse_moves(g: Lords, seat: int, picks: Sequence[int]) -> list[int]:
    """The loan moves after these picks of a form, besides being done."""
    return offered(g, lambda: offer_purse_moves(g, seat, tuple(picks)))[1:]


def quiet(phase: int = codes.EARLY, **more: Any) -> League:
    """A table of three owners where nothing is under way."""
    return league(3, phase, then=[], **more)


def attempted(phase: int = codes.EARLY, **more: Any) -> League:
    """A quiet table whose owners have made their attempt with a Phenom."""
    t = quiet(phase, **more)
    t.g.spent = numbers([1 << codes.ACT_PHENOM] * 3)
    return t
