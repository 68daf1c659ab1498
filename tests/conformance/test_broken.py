"""The checks themselves: games that break one law each, and are caught."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

import haggle
from conformance import checks, leaks
from conformance.cases import Case
from conformance.walk import Broken, Walk
from haggle import steps, table
from haggle.game import BORROW, HANDS_LEFT, Haggle
from haggle.notation import ware
from sandlot.kernel.chance import Chance
from sandlot.kernel.game import Outcome
from sandlot.kernel.registry import Value
from sandlot.kernel.step import Choice
from sandlot.table.parts import Counter

pytestmark = pytest.mark.engine("compiled")  # Haggle and the checks are never compiled: the same on both
PEARL = 3
GAMES = 8  # that a broken game may take to be caught


def case_of(kind: type[Haggle]) -> Case:
    """A table where this kind of Haggle is played."""

    def make(seats: int, chance: Chance, options: Mapping[str, Value]) -> Haggle:
        g = kind()
        g.setup(chance, int(options["days"]))
        return g

    return Case(haggle.INFO, 3, {}, make)


def check_all(kind: type[Haggle]) -> None:
    for seed in range(GAMES):
        checks.whole_game(Walk(case_of(kind), seed), 1_000, 12)


def check_leaks(kind: type[Haggle]) -> None:
    for seed in range(GAMES):
        walk = Walk(case_of(kind), seed)
        for _ in walk.decisions():
            if walk.rng.random() < 0.2:
                leaks.leak_law(walk, 2)


def check_power(kind: type[Haggle]) -> None:
    walk = Walk(case_of(kind), 1)
    for _ in walk.decisions():
        for viewer in walk.case.viewers():
            leaks.power(walk, viewer, 40)


def check_first(kind: type[Haggle]) -> None:
    """Only the first position: four wares in every hand."""
    walk = Walk(case_of(kind), 1)
    leaks.elsewhere(walk, 0, [leaks.power(walk, 0, 40)])


def check_memory(kind: type[Haggle]) -> None:
    for seed in range(GAMES):
        walk = Walk(case_of(kind), seed)
        for trackers in leaks.remembered(walk, 1_000):
            leaks.memory_law(walk, trackers, 2)


@pytest.mark.parametrize("check", [check_all, check_leaks, check_power, check_memory])
def test_the_sound_game_passes(check: Callable[[type[Haggle]], None]) -> None:
    check(Haggle)


# -- re-deals that do too little or too much -----------------------------------------------------------------------


class NoRedeal(Haggle):
    """Deals nothing anew."""

    __slots__ = ()

    def redeal(self, seat: int) -> None:
        pass


class PursesOnly(Haggle):
    """Deals only the money anew."""

    __slots__ = ()

    def redeal(self, seat: int) -> None:
        known, piles = self.known.copy(), [pile.copy() for pile in self.piles()]
        super().redeal(seat)
        for pile, before in zip(self.piles(), piles, strict=True):
            pile[:] = before
        self.known[:] = known


class DeckOnly(Haggle):
    """Shuffles the deck and the purses, and leaves every hand as it is."""

    __slots__ = ()

    def redeal(self, seat: int) -> None:
        self.chance.shuffle(self.deck)
        self.cash = [c if s == seat else int(self.chance.below(8)) for s, c in enumerate(self.cash)]


class InPlace(DeckOnly):
    """Turns the cards of a pile round, and moves none from one pile to another."""

    __slots__ = ()

    def redeal(self, seat: int) -> None:
        super().redeal(seat)
        for pile in self.piles():
            unknown = [card for card in pile if not self.known[card] >> seat & 1]
            if len(unknown) < len(pile) or len(pile) < 2:
                continue
            self.chance.shuffle(pile)


class Denial(Haggle):
    """Says that there are no secrets."""

    __slots__ = ()

    def secrets(self, seat: int) -> list[int]:
        return []


class NoRepick(Haggle):
    """Leaves the sealed answers of the others as they are, and the wares they are about."""

    __slots__ = ()

    def determinize(self, seat: int, seed: int) -> None:
        before = self.sealed
        super().determinize(seat, seed)
        self.sealed = before


class Amnesia(Haggle):
    """Deals anew what the seat was shown in other hands."""

    __slots__ = ()

    def redeal(self, seat: int) -> None:
        for other, hand in enumerate(self.hands):
            for card in hand:
                if other != seat:
                    self.lose_track(card, 1 << seat)
        super().redeal(seat)


class Loser(Haggle):
    """Loses a card in the re-deal."""

    __slots__ = ()

    def redeal(self, seat: int) -> None:
        super().redeal(seat)
        self.deck[:1] = []


@pytest.mark.parametrize(
    ("kind", "check", "says"),
    [
        (NoRedeal, check_power, "secrets .* never changed"),
        (PursesOnly, check_power, "secrets .* never changed"),
        (DeckOnly, check_power, "secrets .* never changed"),
        (InPlace, check_first, "no hidden card ever lay elsewhere"),
        (Denial, check_power, "has 0 secrets but does not know"),
        (NoRepick, check_power, "sealed answers of .* never changed"),
        (Amnesia, check_memory, "moves .*, which it knows"),
        (Loser, check_power, "wares are lost or doubled"),
    ],
)
def test_a_poor_re_deal_is_caught(kind: type[Haggle], check: Callable[[type[Haggle]], None], says: str) -> None:
    with pytest.raises(Broken, match=says):
        check(kind)


# -- planted leaks -------------------------------------------------------------------------------------------------


class CountsPearls(Haggle):
    """The table tells how many pearls the others hold."""

    __slots__ = ()

    def table(self, seat: int = -1) -> object:
        seen = table.table(self, seat)
        pearls = sum(card % 4 == PEARL for hand in self.hands for card in hand)
        return msgspec.structs.replace(seen, parts=(*seen.parts, Counter(id="pearls", label="Pearls", value=pearls)))


class SkipsWithoutPearls(Haggle):
    """A window leaves out whoever holds no pearl."""

    __slots__ = ()

    def window(self, seats: list[int], choice: Choice) -> None:
        super().window([s for s in seats if any(card % 4 == PEARL for card in self.hands[s])], choice)


def test_a_table_that_counts_hidden_cards_by_kind_is_caught() -> None:
    with pytest.raises(Broken, match=r"sees through the re-deal .*: table is"):
        check_leaks(CountsPearls)


def test_a_question_skipped_because_of_a_hidden_hand_is_caught() -> None:
    with pytest.raises(Broken, match=r"sees through the re-deal .*: .* after \d+ of seat"):
        check_leaks(SkipsWithoutPearls)


def test_options_that_depend_on_anothers_hand_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = steps.TurnChoice.options

    def leaky(self: Any, g: Any, seat: int) -> list[int]:
        neighbour = g.hands[(seat + 1) % 3]
        return [o for o in sound(self, g, seat) if o != HANDS_LEFT or any(c % 4 == PEARL for c in neighbour)]

    monkeypatch.setattr(steps.TurnChoice, "options", leaky)
    with pytest.raises(Broken, match=r"sees through the re-deal .*: (table|text|options)( after .*)? is"):
        check_leaks(Haggle)


def test_asides_that_depend_on_anothers_purse_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = steps.Business.options

    def leaky(self: Any, g: Any, seat: int) -> list[int]:
        return [o for o in sound(self, g, seat) if o != BORROW or g.cash[(seat + 1) % 3] > 4]

    monkeypatch.setattr(steps.Business, "options", leaky)
    with pytest.raises(Broken, match=r"sees through the re-deal .*: asides is"):
        check_leaks(Haggle)


def test_a_log_that_names_a_hidden_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(g: Haggle, events: list[Any], seat: int) -> list[str]:
        return [f"somebody takes {ware(event.card)}" for event in events if event.kind == "draw"]

    monkeypatch.setattr(table, "log", leaky)
    with pytest.raises(Broken, match=r"the log of .* depends on cards it may not see|: log after"):
        check_leaks(Haggle)


def test_a_table_that_shows_a_face_nobody_showed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "knower", lambda viewer: max(viewer, 0))
    with pytest.raises(Broken, match=r"the spectator sees card \d+ without knowing it"):
        check_leaks(Haggle)


# -- other laws ----------------------------------------------------------------------------------------------------


class SharesScores(Haggle):
    """A clone that shares a list with the original."""

    __slots__ = ()

    def clone(self) -> Haggle:
        c = super().clone()
        c.score = self.score
        return c


class Careless(Haggle):
    """Leaves a field out of its clones."""

    __slots__ = ()

    def clone(self) -> Haggle:
        c = super().clone()
        c.debt = [0, 0, 0]
        return c


class Unfair(Haggle):
    """Everybody wins."""

    __slots__ = ()

    def result(self, seat: int) -> float:
        return 1.0


class Undeclared(Haggle):
    """Ends in a way that was not declared."""

    __slots__ = ()

    def outcome(self) -> Outcome:
        outcome = super().outcome()
        return Outcome("bankrupt", outcome.ranks, outcome.scores)


class Miscounted(Haggle):
    """Ranks that do not fit the results."""

    __slots__ = ()

    def outcome(self) -> Outcome:
        outcome = super().outcome()
        return Outcome(outcome.ending, [1, 1, 1], outcome.scores)


class Teamed(Haggle):
    """Plays in teams without declaring it."""

    __slots__ = ()

    def team(self, seat: int) -> int:
        return seat % 2


class Minting(Haggle):
    """Doubles a ware that is laid out."""

    __slots__ = ()

    def lay_out(self, seat: int, card: int) -> None:
        super().lay_out(seat, card)
        self.gone.append(card)


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        (SharesScores, "the clone made at ply .* has changed since"),
        (Careless, "the clone made at ply .* has changed since|leads to another position|another one after pickling"),
        (Unfair, "shares of the teams"),
        (Undeclared, "ending 'bankrupt' is not declared"),
        (Miscounted, r"ranks \[1, 1, 1\]"),
        (Teamed, "declared teams"),
        (Minting, "wares are lost or doubled"),
    ],
)
def test_a_broken_game_is_caught(kind: type[Haggle], says: str) -> None:
    with pytest.raises(Broken, match=says) as caught:
        check_all(kind)
    assert "haggle, 3 seats, options {}, seed" in str(caught.value)


def broken_options(change: Callable[[list[int]], list[int]], monkeypatch: pytest.MonkeyPatch) -> None:
    sound = steps.TurnChoice.options
    monkeypatch.setattr(steps.TurnChoice, "options", lambda self, g, seat: change(sound(self, g, seat)))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda options: options[::-1], "not sorted and unique"),
        (lambda options: [options[0], *options], "not sorted and unique"),
        (lambda options: [*options, 900], "not in range"),
        (lambda options: list(range(105)), "has 105 options"),
        (lambda options: [], "offers seat . nothing"),
    ],
)
def test_bad_options_are_caught(
    change: Callable[[list[int]], list[int]], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken_options(change, monkeypatch)
    with pytest.raises(Broken, match=says):
        check_all(Haggle)


def test_an_option_that_asking_changes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = steps.TurnChoice.options

    def greedy(self: Any, g: Any, seat: int) -> list[int]:
        g.cash[seat] += 1
        return sound(self, g, seat)

    monkeypatch.setattr(steps.TurnChoice, "options", greedy)
    with pytest.raises(Broken, match=r"changes the position|leads to another position|changed since"):
        check_all(Haggle)


def test_two_wares_that_read_the_same_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    from haggle import notation

    monkeypatch.setattr(notation, "ware", lambda card: ("turnip", "cheese", "carpet", "pearl")[card % 4])
    with pytest.raises(Broken, match="read "):
        check_all(Haggle)


class FirstForAll(Haggle):
    """Of the wares in a hand only the first answers to a click."""

    __slots__ = ()

    def table(self, seat: int = -1) -> object:
        seen = table.table(self, seat)
        if seen.prompt is None:
            return seen
        first = next((option.part for option in seen.prompt.options if option.part), "")
        options = [o if o.part == first else msgspec.structs.replace(o, part="") for o in seen.prompt.options]
        return msgspec.structs.replace(seen, prompt=msgspec.structs.replace(seen.prompt, options=tuple(options)))


def test_a_copy_that_answers_to_no_click_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "ware", lambda card: "turnip")  # all look alike
    with pytest.raises(Broken, match=r"of hand\d look like cards that answer seat \d, and do not answer"):
        check_all(FirstForAll)


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conformance.walk.LONGEST", 10)
    with pytest.raises(Broken, match="the end is not reached"):
        Walk(case_of(Haggle), 0).finish()


class FirstCome(Haggle):
    """Whoever seals first changes the luck of all."""

    __slots__ = ()

    def set_sealed(self, seat: int, picks: list[int]) -> None:
        for _ in range(0 if any(self.sealed) else seat):
            self.chance.below(2)
        super().set_sealed(seat, picks)


def test_order_of_arrival_that_matters_is_caught() -> None:
    walk = Walk(case_of(FirstCome), 0)
    walk.finish()
    assert walk.record != walk.orderly
    with pytest.raises(Broken, match="sealed answers given in seat order lead elsewhere"):
        checks.repeated(walk)
