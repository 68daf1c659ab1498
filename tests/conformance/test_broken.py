"""The checks themselves: games that break one law each, and are caught."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

import msgspec
import pytest
from mypy_extensions import i64

import haggle
from conformance import checks, leaks
from conformance.cases import Case
from conformance.walk import Broken, Walk
from haggle import game, material, notation, steps, table
from haggle.atoms import lay_down
from haggle.game import RULES, HaggleRules
from haggle.notation import ware
from haggle.options import BORROW, HANDS_LEFT
from haggle.state import Haggle
from sandlot.kernel.chance import Chance
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.packed import vec
from sandlot.kernel.registry import Value
from sandlot.kernel.rules import Outcome
from sandlot.kernel.step import Choice
from sandlot.table.parts import Counter

pytestmark = pytest.mark.engine("compiled")  # Haggle and the checks are never compiled: the same on both
PEARL = 3
GAMES = 12  # that a broken game may take to be caught

Check = Callable[[HaggleRules], None]


def case_of(rules: HaggleRules) -> Case:
    """A table where Haggle is played by these rules."""

    def make(seats: int, chance: Chance, options: Mapping[str, Value]) -> Game:
        undealt = game.table(seats, options, None)
        undealt.rules = rules
        return undealt.deal(chance)

    return Case(haggle.INFO, 3, {}, make)


def check_all(rules: HaggleRules = RULES) -> None:
    for seed in range(GAMES):
        checks.whole_game(Walk(case_of(rules), seed), 1_000, 12)


def check_leaks(rules: HaggleRules = RULES) -> None:
    for seed in range(GAMES):
        walk = Walk(case_of(rules), seed)
        for _ in walk.decisions():
            if walk.rng.random() < 0.2:
                leaks.leak_law(walk, 2)


def check_power(rules: HaggleRules = RULES) -> None:
    walk = Walk(case_of(rules), 1)
    for _ in walk.decisions():
        for viewer in walk.case.viewers():
            leaks.power(walk, viewer, 40)


def check_two_piles(rules: HaggleRules = RULES) -> None:
    """Only one position: all hands are known, wares lie hidden in the deck and among those carted away."""
    walk = Walk(case_of(rules), 1)
    h = cast(Haggle, walk.g)
    for hand in h.hands:
        for card in hand:
            h.learn(card, EVERYONE)
    for _ in range(4):
        h.gone.add(h.deck.pop())
    leaks.elsewhere(walk, 0, [leaks.power(walk, 0, 40)])


def check_memory(rules: HaggleRules = RULES) -> None:
    for seed in range(GAMES):
        walk = Walk(case_of(rules), seed)
        for trackers in leaks.remembered(walk, 1_000):
            leaks.memory_law(walk, trackers, 2)


@pytest.mark.parametrize("check", [check_all, check_leaks, check_power, check_two_piles, check_memory])
def test_the_sound_game_passes(check: Check) -> None:
    check(RULES)


# -- re-deals that do too little or too much -----------------------------------------------------------------------


class NoRedeal(HaggleRules):
    """Deals nothing anew."""

    __slots__ = ()

    def redeal(self, g: Game, seat: int) -> None:
        pass


class CardsOnly(HaggleRules):
    """Leaves the purses as they are."""

    __slots__ = ()

    def redeal(self, g: Game, seat: int) -> None:
        g.redeal_cards(seat)


class PursesOnly(HaggleRules):
    """Deals only the money anew."""

    __slots__ = ()

    def redeal(self, g: Game, seat: int) -> None:
        h, before = cast(Haggle, g), cast(Haggle, g).clone()
        super().redeal(h, seat)
        h.deck, h.hands, h.gone, h.known = before.deck, before.hands, before.gone, before.known


class InPlace(HaggleRules):
    """Turns the cards of the piles round, and moves none from one place to another."""

    __slots__ = ()

    def redeal(self, g: Game, seat: int) -> None:
        h, before = cast(Haggle, g), cast(Haggle, g).clone()
        super().redeal(h, seat)
        h.deck, h.hands, h.gone, h.known = before.deck, before.hands, before.gone, before.known
        h.deck.shuffle(h.chance)
        h.gone.shuffle(h.chance)


class Amnesia(HaggleRules):
    """Deals anew what the seat was shown in other hands."""

    __slots__ = ()

    def redeal(self, g: Game, seat: int) -> None:
        for other, hand in enumerate(cast(Haggle, g).hands):
            for card in hand:
                if other != seat:
                    g.lose_track(card, 1 << seat)
        super().redeal(g, seat)


class Loser(HaggleRules):
    """Loses a card in the re-deal."""

    __slots__ = ()

    def redeal(self, g: Game, seat: int) -> None:
        super().redeal(g, seat)
        cast(Haggle, g).deck.take(0)


class Blabber(HaggleRules):
    """Forgets in the re-deal who knows what."""

    __slots__ = ()

    def redeal(self, g: Game, seat: int) -> None:
        super().redeal(g, seat)
        g.forget(range(len(g.known)))


@pytest.mark.parametrize(
    ("rules", "check", "says"),
    [
        (NoRedeal(), check_power, "secrets .* never changed"),
        (CardsOnly(), check_power, "secrets .* never changed"),
        (PursesOnly(), check_power, "secrets .* never changed"),
        (InPlace(), check_power, "secrets .* never changed"),
        (InPlace(), check_two_piles, "no hidden card ever lay elsewhere"),
        (Amnesia(), check_memory, "moves .*, which it knows"),
        (Loser(), check_power, r"cards \[\d+\] lie nowhere"),
        (Blabber(), check_power, r"hands: card \d+ is known to 0, not to"),
    ],
    ids=lambda each: type(each).__name__ if isinstance(each, HaggleRules) else "",
)
def test_a_poor_re_deal_is_caught(rules: HaggleRules, check: Check, says: str) -> None:
    with pytest.raises(Broken, match=says):
        check(rules)


def test_a_zone_that_is_not_declared_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = material.MATERIAL
    fields = tuple(each for each in sound.fields if each is not sound.zones[0])
    monkeypatch.setattr(material, "MATERIAL", replace(sound, fields=fields))
    with pytest.raises(Broken, match=r"has .* secrets but does not know"):
        check_power()
    with pytest.raises(Broken, match="lie nowhere"):
        check_all()


def test_sealed_answers_that_stay_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others' answers are left as they are, and the wares they are about."""

    def determinize(self: Haggle, seat: int, seed: int) -> None:
        before = self.sealed
        Game.determinize(self, seat, seed)
        self.sealed = before

    monkeypatch.setattr(Haggle, "determinize", determinize)
    with pytest.raises(Broken, match=r"sealed answers of .* never changed"):
        check_power()


# -- planted leaks -------------------------------------------------------------------------------------------------


def pearls(hand: Sequence[int]) -> int:
    """How many pearls are among these wares."""
    return sum(card % 4 == PEARL for card in hand)


def offering(
    monkeypatch: pytest.MonkeyPatch, kind: type[Choice], change: Callable[[Haggle, int, list[int]], list[int]]
) -> None:
    """Let a question offer something else than it would."""
    sound: Callable[[Any, Haggle, int], None] = getattr(kind, "offers")  # noqa: B009

    def offers(self: Any, g: Haggle, seat: int) -> None:
        sound(self, g, seat)
        options = g.options
        g.count = 0
        g.offer_all(change(g, seat, options))

    monkeypatch.setattr(kind, "offers", offers)


def test_a_table_that_counts_hidden_cards_by_kind_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = table.table

    def leaky(g: Haggle, seat: int) -> object:
        seen = sound(g, seat)
        counter = Counter(id="pearls", label="Pearls", value=sum(map(pearls, g.hands)))
        return msgspec.structs.replace(seen, parts=(*seen.parts, counter))

    monkeypatch.setattr(table, "table", leaky)
    with pytest.raises(Broken, match=r"sees through the re-deal .*: table is"):
        check_leaks()


def test_a_table_that_tells_a_purse_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = table.table

    def leaky(g: Haggle, seat: int) -> object:
        seen = sound(g, seat)
        counter = Counter(id="richest", label="Richest purse", value=max(g.cash))
        return msgspec.structs.replace(seen, parts=(*seen.parts, counter))

    monkeypatch.setattr(table, "table", leaky)
    with pytest.raises(Broken, match=r"sees through the re-deal .*: table is"):
        check_leaks()


def test_a_question_skipped_because_of_a_hidden_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window leaves out whoever holds no pearl."""

    def window(self: Haggle, seats: Sequence[int], choice: Choice) -> None:
        Game.window(self, [seat for seat in seats if pearls(self.hands[seat])], choice)

    monkeypatch.setattr(Haggle, "window", window)
    with pytest.raises(Broken, match=r"sees through the re-deal .*: .* after \d+ of seat"):
        check_leaks()


def test_options_that_depend_on_anothers_hand_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(g: Haggle, seat: int, options: list[int]) -> list[int]:
        return [option for option in options if option != HANDS_LEFT or pearls(g.hands[(seat + 1) % 3])]

    offering(monkeypatch, steps.TurnChoice, leaky)
    with pytest.raises(Broken, match=r"sees through the re-deal .*: (table|text|options)( after .*)? is"):
        check_leaks()


def test_asides_that_depend_on_anothers_purse_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(g: Haggle, seat: int, options: list[int]) -> list[int]:
        return [option for option in options if option != BORROW or g.cash[(seat + 1) % 3] > 4]

    offering(monkeypatch, steps.Business, leaky)
    with pytest.raises(Broken, match=r"sees through the re-deal .*: asides is"):
        check_leaks()


def test_a_hand_that_shows_known_cards_where_they_lie_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands are kept in order, so how many backs lie before a face tells what they are."""

    def leaky(g: Haggle, zone: str, owner: int, viewer: int) -> object:
        return table._cards(g, zone, g.hands[owner], viewer)

    monkeypatch.setattr(table, "_hand", leaky)
    with pytest.raises(Broken, match=r"sees through the re-deal .*: table( after .*)? is"):
        check_leaks()


def test_a_log_that_names_a_hidden_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(g: Haggle, events: list[Any], seat: int) -> list[str]:
        return [f"somebody takes {ware(event.card)}" for event in events if event.kind == "draw"]

    monkeypatch.setattr(table, "log", leaky)
    with pytest.raises(Broken, match=r"the log of .* depends on cards it may not see|: log after"):
        check_leaks()


def test_a_table_that_shows_a_face_nobody_showed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "knower", lambda viewer: max(viewer, 0))
    with pytest.raises(Broken, match=r"the spectator sees card \d+ without knowing it"):
        check_leaks()


# -- other laws ----------------------------------------------------------------------------------------------------


def shares_scores(before: Haggle, clone: Haggle) -> None:
    """A clone that shares a field with the original."""
    clone.score = before.score


def careless(before: Haggle, clone: Haggle) -> None:
    """A clone that leaves out a field."""
    clone.debt = vec[i64]([0] * 3)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (shares_scores, "the clone made at ply .* has changed since"),
        (careless, "the clone made at ply .* has changed since|leads to another position|another one after pickling"),
    ],
)
def test_a_poor_clone_is_caught(
    spoil: Callable[[Haggle, Haggle], None], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = Haggle.clone

    def clone(self: Haggle) -> Haggle:
        c = sound(self)
        spoil(self, c)
        return c

    monkeypatch.setattr(Haggle, "clone", clone)
    with pytest.raises(Broken, match=says):
        check_all()


def test_a_ware_that_is_doubled_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def minting(g: Haggle, seat: int, card: int) -> None:
        lay_down(g, seat, card)
        g.gone.add(card)

    monkeypatch.setattr(steps, "lay_down", minting)
    with pytest.raises(Broken, match=r"gone: card \d+ lies in two places"):
        check_all()


class Unfair(HaggleRules):
    """Everybody wins."""

    __slots__ = ()

    def result(self, g: Game, seat: int) -> float:
        return 1.0


class Undeclared(HaggleRules):
    """Ends in a way that was not declared."""

    __slots__ = ()

    def outcome(self, g: Game) -> Outcome:
        outcome = super().outcome(g)
        return Outcome("bankrupt", outcome.ranks, outcome.scores)


class Miscounted(HaggleRules):
    """Ranks that do not fit the results."""

    __slots__ = ()

    def outcome(self, g: Game) -> Outcome:
        outcome = super().outcome(g)
        return Outcome(outcome.ending, [1, 1, 1], outcome.scores)


class Teamed(HaggleRules):
    """Plays in teams without declaring it."""

    __slots__ = ()

    def team(self, g: Game, seat: int) -> int:
        return seat % 2


class Stingy(HaggleRules):
    """Holds purses to less than they can come to."""

    __slots__ = ()

    def audit(self, g: Game) -> None:
        if max(cast(Haggle, g).cash) > 7:
            raise RulesBug("a purse is too full")


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        (Unfair(), "shares of the teams"),
        (Undeclared(), "ending 'bankrupt' is not declared"),
        (Miscounted(), r"ranks \[1, 1, 1\]"),
        (Teamed(), "declared teams"),
        (Stingy(), "a purse is too full"),
    ],
    ids=lambda each: type(each).__name__ if isinstance(each, HaggleRules) else "",
)
def test_a_broken_game_is_caught(rules: HaggleRules, says: str) -> None:
    with pytest.raises(Broken, match=says) as caught:
        check_all(rules)
    assert "haggle, 3 seats, options {}, seed" in str(caught.value)


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
    offering(monkeypatch, steps.TurnChoice, lambda g, seat, options: change(options))
    with pytest.raises(Broken, match=says):
        check_all()


def test_an_option_that_asking_changes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy(g: Haggle, seat: int, options: list[int]) -> list[int]:
        g.cash[seat] += 1
        return options

    offering(monkeypatch, steps.TurnChoice, greedy)
    with pytest.raises(Broken, match=r"changes the position|leads to another position|changed since"):
        check_all()


def test_two_wares_that_read_the_same_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notation, "ware", lambda card: ("turnip", "cheese", "carpet", "pearl")[card % 4])
    with pytest.raises(Broken, match="read "):
        check_all()


def test_a_copy_that_answers_to_no_click_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the wares in a hand only the first answers to a click."""
    sound = table.table

    def first_for_all(g: Haggle, seat: int) -> object:
        seen = sound(g, seat)
        if seen.prompt is None:
            return seen
        first = next((option.part for option in seen.prompt.options if option.part), "")
        options = [o if o.part == first else msgspec.structs.replace(o, part="") for o in seen.prompt.options]
        return msgspec.structs.replace(seen, prompt=msgspec.structs.replace(seen.prompt, options=tuple(options)))

    monkeypatch.setattr(table, "table", first_for_all)
    monkeypatch.setattr(table, "ware", lambda card: "turnip")  # all look alike
    with pytest.raises(Broken, match=r"of hand\d look like cards that answer seat \d, and do not answer"):
        check_all()


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conformance.walk.LONGEST", 10)
    with pytest.raises(Broken, match="the end is not reached"):
        Walk(case_of(RULES), 0).finish()


def test_order_of_arrival_that_matters_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever seals first changes the luck of all."""

    def set_sealed(self: Haggle, seat: int, picks: Sequence[int]) -> None:
        for _ in range(0 if any(self.sealed) else seat):
            self.chance.below(2)
        Game.set_sealed(self, seat, picks)

    monkeypatch.setattr(Haggle, "set_sealed", set_sealed)
    walk = Walk(case_of(RULES), 0)
    walk.finish()
    assert walk.record != walk.orderly
    with pytest.raises(Broken, match="sealed answers given in seat order lead elsewhere"):
        checks.repeated(walk)
