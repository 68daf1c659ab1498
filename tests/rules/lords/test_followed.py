"""Whoever listens to the events can follow the game: they tell every change of the mats and of the piles."""

from __future__ import annotations

import random

import pytest

from rules.lords.league import league, new, pack
from rules.lords.single_verbs import discard_random, peek
from sandlot.games.lords import INFO, codes
from sandlot.games.lords.atoms.cards import back_to_deck, draw, draw_bought, give_card, keep_bought, lay_down
from sandlot.games.lords.places import BANK, BOUGHT, EXTRA_HAND, HAND, MAT, MEN, TRACK
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.season import FIRST_TURN, new_phase
from sandlot.kernel import material
from sandlot.kernel.chance import seeded
from sandlot.kernel.events import EVERYONE, Event
from sandlot.kernel.game import NOBODY
from sandlot.kernel.zones import numbers

FLAGS = {option.name: not option.default for option in INFO.options if isinstance(option.default, bool)}
OTHER = {**FLAGS, "extra_innings": "replace", "team_cards": "random"}


class Listener:
    """A table rebuilt from events alone."""

    def __init__(self, g: Lords) -> None:
        self.g = g
        self.cash = list(g.cash)
        self.media = list(g.media)
        self.men = [list(one) for one in g.men]
        self.stars = [list(one) for one in g.stars]
        self.vp = list(g.vp)
        self.pending = list(g.pending_vp)
        self.debt = [a + b for a, b in zip(g.loan_a, g.loan_b, strict=True)]
        self.places = material.places(g)
        self.target = g.target
        self.wins = list(g.wins)

    def hear(self, event: Event) -> None:
        """Note what an event says."""
        kind, seat, n = event.kind, event.seat, event.count
        if event.card >= 0 and event.dst >= 0:
            assert (self.places[event.card], n) == (event.src, 1), event.kind
            self.places[event.card] = event.dst
        elif kind.startswith("shuffle"):
            pile = [card for card, place in enumerate(self.places) if place == event.src]
            assert len(pile) == n, kind
            for card in pile:
                self.places[card] = event.dst
        elif kind == "money":
            assert n > 0
            for place, sign in ((event.src, -1), (event.dst, 1)):
                if place != BANK:
                    self.cash[place - MAT] += sign * n
        elif kind == "media":
            assert event.dst == MAT + seat
            self.media[seat] += n
        elif kind == "players":
            assert event.dst == MAT + seat
            self.men[seat][event.src - MEN] += n
        elif kind == "injured" and event.rule == "LOB-R125":
            self.men[seat][event.src - MEN] -= 1
        elif kind == "returns":
            self.men[seat][n] += 1
        else:
            self.hear_of_marks(event)

    def hear_of_marks(self, event: Event) -> None:
        """Ratings, points, loans, records, the disc."""
        kind, seat, n = event.kind, event.seat, event.count
        if kind == "stars":
            self.stars[seat][event.src - TRACK] = n
        elif kind == "roster":
            self.stars[seat][codes.FO] = self.g.pack.roster_fo[n]
        elif kind == "build":
            self.stars[seat][codes.FS], self.stars[seat][codes.FM] = divmod(n, 10)
        elif kind == "vp":
            self.vp[seat] += n
            if event.rule == "LOB-6.1-f":
                self.pending[seat] -= n
        elif kind == "pending vp":
            self.pending[seat] += n
        elif kind == "loan":
            self.debt[seat] += n
        elif kind == "repay":
            self.debt[seat] = n
        elif kind == "pennant":
            self.target = n
        elif kind in ("year end", "year"):
            self.target = self.g.target
        elif kind == "wins":
            self.wins[seat] = max(0, self.wins[seat] + n)
        elif kind == "record":
            self.wins[seat] = n
        elif kind == "phase":
            self.wins = [0] * self.g.seats

    def compare(self) -> None:
        """It is the table that there is."""
        g = self.g
        assert self.cash == list(g.cash)
        assert self.media == list(g.media)
        assert self.men == g.men
        assert self.stars == g.stars
        assert (self.vp, self.pending) == (list(g.vp), list(g.pending_vp))
        assert self.debt == [a + b for a, b in zip(g.loan_a, g.loan_b, strict=True)]
        assert self.places == material.places(g)
        assert self.wins == list(g.wins)
        assert self.target in (g.target, 0)


@pytest.mark.rule("LOB-2.3-b", "LOB-2.1-f", "LOB-R9")
@pytest.mark.parametrize(("options", "seed"), [({}, 1), ({}, 2), (OTHER, 2), (OTHER, 3)])
def test_two_years_can_be_followed_by_their_events(options: dict[str, int | str], seed: int) -> None:
    rng = random.Random(seed)
    g = new(2 + seed % 2, seeded(seed), INFO.read_options({"years": 2, **options}), pack())
    heard = Listener(g)
    g.events = []
    while g.seat != NOBODY:
        g.apply(rng.choice(g.options))
        for event in g.events:
            heard.hear(event)
            if event.card >= 0 and event.dst in range(HAND, HAND + 4):
                assert event.seen >> (event.dst - HAND) & 1  # whoever gets a card sees it
        g.events = []
        heard.compare()


# -- who sees a card ---------------------------------------------------------------------------------------------


def said(event: Event) -> tuple[str, int, int, int, int, int, int]:
    """An event as a row."""
    return event.kind, event.seat, event.src, event.dst, event.count, event.seen, event.news


@pytest.mark.rule("LOB-R53")
@pytest.mark.parametrize(("seat", "to"), [(1, 2), (2, 0), (0, 1)])
def test_of_a_card_that_changes_hands_only_the_two_owners_know(seat: int, to: int) -> None:
    t = league(3, hands={seat: ["Bad Hop", "Rally Caps"], to: ["Star Turn"]}, then=[])
    card, other = (t.g.pack.names.index(name) for name in ("Bad Hop", "Rally Caps"))
    third = 3 - seat - to
    for shown in (card, other):
        t.g.learn(shown, 1 << third)
    give_card(t.g, seat, to, card)
    assert t.g.known[card] == 1 << seat | 1 << to
    assert t.g.known[other] == 1 << seat  # which of the two was given nobody else can say
    assert list(t.g.hands[to]) == sorted([card, t.g.pack.names.index("Star Turn")])
    pair = 1 << seat | 1 << to
    assert [said(event) for event in t.happened("give")] == [("give", seat, HAND + seat, HAND + to, 1, pair, 1 << to)]
    material.audit(t.g)


@pytest.mark.rule("LOB-R53")
def test_of_two_who_both_know_a_hand_the_taker_keeps_knowing_the_rest() -> None:
    t = league(3, hands={0: ["Bad Hop", "Rally Caps"]}, then=[])
    card, other = (t.g.pack.names.index(name) for name in ("Bad Hop", "Rally Caps"))
    t.g.learn(other, 1 << 2)
    give_card(t.g, 0, 2, card)
    assert t.g.known[other] == 0b101


@pytest.mark.rule("LOB-5.3.8-a", "LOB-5.3.8-b")
def test_cards_of_a_cycle_are_seen_by_their_buyer_until_they_are_discarded() -> None:
    t = league(3, then=[])
    t.g.buyer = 1
    for _ in range(2):
        draw_bought(t.g, 1)
    assert t.g.bought == sorted(t.g.bought)
    assert [t.g.known[card] for card in t.g.bought] == [0b010] * 2
    lay_down(t.g, 1, t.g.bought[0], "discard", "LOB-5.3.8-c")
    kept = t.g.bought[0]
    keep_bought(t.g)
    assert (list(t.g.bought), t.g.buyer, list(t.g.hands[1]), t.g.known[kept]) == ([], -1, [kept], 0b010)
    assert [said(event) for event in t.g.events or []] == [
        ("draw", 1, 0, BOUGHT, 1, 0b010, 0b010),
        ("draw", 1, 0, BOUGHT, 1, 0b010, 0b010),
        ("discard", 1, BOUGHT, 1, 1, EVERYONE, EVERYONE & ~0b010),
        ("keep", 1, BOUGHT, HAND + 1, 1, 0b010, 0),
    ]


@pytest.mark.rule("LOB-R9")
def test_an_empty_deck_is_made_of_its_discards_and_without_any_nothing_is_drawn() -> None:
    t = league(3, hands={0: ["Bad Hop"]}, then=[])
    g = t.g
    g.discards.fill(sorted([*g.discards, *g.deck]))
    g.deck.clear()
    for card in g.discards:
        g.learn(card, EVERYONE)
    n = len(g.discards)
    assert draw(g, 1, "") == g.hands[1][0]
    assert (len(g.deck), list(g.discards)) == (n - 1, [])
    assert {g.known[card] for card in g.deck} == {0}
    assert [said(event) for event in t.happened("shuffle discards")] == [("shuffle discards", -1, 1, 0, n, EVERYONE, 0)]
    assert g.deck != sorted(g.deck)
    g.hands[2] = g.deck
    g.deck.clear()
    assert draw(g, 1, "") == -1
    draw_bought(g, 1)
    assert (len(g.hands[1]), list(g.bought)) == (1, [])
    assert len(t.happened("draw")) == 1


@pytest.mark.rule("LOB-R53")
def test_a_card_goes_back_into_the_deck_from_the_discards_only() -> None:
    t = league(3, hands={0: ["Bad Hop"]}, then=[])
    g = t.g
    held = g.hands[0][0]
    back_to_deck(g, held)
    assert (list(g.hands[0]), g.events) == ([held], [])
    lay_down(g, 0, held, "discard", "")
    g.events = []
    back_to_deck(g, held)
    assert held in g.deck
    assert held not in g.discards
    assert {g.known[card] for card in g.deck} == {0}
    assert [said(event) for event in g.events] == [
        ("to deck", -1, 1, 0, 1, EVERYONE, 0),
        ("shuffle deck", -1, 0, 0, len(g.deck), EVERYONE, 0),
    ]
    assert g.deck != sorted(g.deck)


@pytest.mark.rule("LOB-12.1-a", "LOB-R131")
def test_two_extra_cards_are_seen_by_their_owner_and_the_chosen_one_by_all() -> None:
    g = new(2, seeded(5), INFO.read_options({"extra_innings": "keep"}), pack())
    dealt = [list(hand) for hand in g.extra_hand]
    assert [len(hand) for hand in dealt] == [2, 2]
    assert [[g.known[card] for card in hand] for hand in dealt] == [[0b01] * 2, [0b10] * 2]
    g.events = []
    while min(g.extra) < 0:
        g.apply(g.options[0])
    opened = [event for event in g.events if event.kind == "extra"]
    assert [(event.seat, event.src, event.seen) for event in opened] == [
        (0, EXTRA_HAND, EVERYONE),
        (1, EXTRA_HAND + 1, EVERYONE),
    ]
    assert [event.card for event in opened] == list(g.extra) == [hand[0] for hand in dealt]
    assert g.extra_out == [hand[1] for hand in dealt]
    assert {g.known[card] for hand in dealt for card in hand} == {EVERYONE}


@pytest.mark.rule("LOB-6.1-h", "LOB-5.6-g")
def test_a_new_phase_clears_every_mark_of_the_old_one() -> None:
    t = league(3, hands={0: ["Bad Hop"]}, then=[FIRST_TURN])
    g = t.g
    names = [
        "event_cube", "challenged", "loan_taken", "interest_a", "interest_b", "new_prospects", "spent", "ops_cubes",
        "passed", "played", "turns", "legend_used", "wins", "losses",
    ]  # fmt: skip
    for name in names:
        setattr(g, name, numbers([1] * 3))
    new_phase(g, codes.MID)
    assert {name: list(getattr(g, name)) for name in names} == {name: [0] * 3 for name in names}
    assert (g.phase, g.clock, list(g.games)) == (codes.MID, 6, [24] * 3)
    assert [(event.seat, event.count) for event in t.happened("phase")] == [(-1, codes.MID)]


@pytest.mark.parametrize(("me", "seat", "n", "cards"), [(0, 1, 1, 1), (2, 0, 2, 2), (1, 2, 9, 3)])
def test_a_look_into_a_hand_is_seen_by_the_two_owners(me: int, seat: int, n: int, cards: int) -> None:
    t = league(3, hands={seat: ["Bad Hop", "Rally Caps", "Star Turn"]}, then=[])
    peek(t.g, me, seat, n)
    pair = 1 << me | 1 << seat
    rows = [said(event) for event in t.happened("peek")]
    assert rows == [("peek", me, HAND + seat, -1, 1, pair, 1 << me)] * cards
    shown = [event.card for event in t.happened("peek")]
    assert shown == sorted(shown)
    assert [t.g.known[card] for card in t.g.hands[seat]].count(pair) == cards


@pytest.mark.parametrize(("n", "left"), [(1, 2), (3, 0), (9, 0), (0, 3)])
def test_cards_are_picked_blindly_from_a_hand_as_far_as_there_are_any(n: int, left: int) -> None:
    t = league(3, hands={1: ["Bad Hop", "Rally Caps", "Star Turn"]}, then=[])
    before = len(t.g.discards)
    discard_random(t.g, 1, n)
    assert (len(t.g.hands[1]), len(t.g.discards) - before) == (left, 3 - left)
    assert [said(event)[:5] for event in t.happened("discard")] == [("discard", 1, HAND + 1, 1, 1)] * (3 - left)
    material.audit(t.g)
