"""How the state begins, what counting tells, and what the audit refuses (CLB-SET, CLB-DRW-8)."""

from collections.abc import Callable

import pytest

from rules.cosmic.board import Board, begin, board, deal, start
from sandlot.games.cosmic.effects.queries import winner
from sandlot.games.cosmic.effects.questions import scry
from sandlot.games.cosmic.numbers import NO_CARD, PLAYERS
from sandlot.games.cosmic.places import BENCH, DECK, DISCARDED, FIELD, HAND, LOOK, RETIRED, TABLE
from sandlot.games.cosmic.state import Cosmic
from sandlot.kernel import material
from sandlot.kernel.chance import seeded
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE, NOTHING
from sandlot.kernel.material import of_game
from sandlot.kernel.zones import Rows, numbers

EVERYBODY = (0, 1, 7)  # both seats and whoever watches


def knowers(t: Board, card: int) -> list[int]:
    """Who knows a card."""
    return [viewer for viewer in EVERYBODY if t.g.known[card] >> viewer & 1]


@pytest.mark.rule("CLB-SET-7")
def test_before_the_first_round() -> None:
    g = start()
    assert (g.half, g.round, g.outs, g.turn, g.passes) == (0, 0, 0, 0, 0)
    assert [*map(list, (g.points, g.line, g.gadgets, g.cash))] == [[0, 0], [0], [0, 0], [0, 0]]
    assert (g.hands, g.played, g.struck, g.discard) == ([[], []], [], (), [[], []])
    assert (g.look, list(g.field), g.retired) == ([[], []], [NO_CARD, NO_CARD], [[], []])
    assert (g.ledger, g.spender, g.half_cap) == ((), (False, False), 0)
    assert start(half_cap="8").half_cap == 8


@pytest.mark.rule("CLB-CHS-7")
def test_counting_tells_the_last_players() -> None:
    t = begin(command=(PLAYERS, PLAYERS - 1))
    assert all(knowers(t, card) == [0, 1, 7] for card in t.g.look[0]), "they are all there are"
    assert all(knowers(t, card) == [1] for card in t.g.look[1]), "one of the ten lies in the deck"
    assert knowers(t, t.g.bench[1][0]) == [1], "its owner sees the nine others"


@pytest.mark.rule("CLB-DRW-8", "CLB-EFX-7")
def test_an_order_that_another_looked_at_cannot_be_counted_out() -> None:
    t = board(hands=("", "Flex"), deck=("Flex, Bull Rush", ""))
    scry(t.g, 0, 2)
    assert [knowers(t, card) for card in t.g.deck[0]] == [[0], [0]], "which two is known, which is on top is not"


@pytest.mark.rule("CLB-DRW-8", "CLB-EFX-7")
def test_the_last_card_of_a_deck_is_known_to_whoever_knows_the_others() -> None:
    t = board(hands=("", "Flex"), deck=("Flex, Bull Rush, Overpower", ""))
    assert knowers(t, t.g.deck[0][0]) == []
    scry(t.g, 0, 2)
    assert knowers(t, t.g.deck[0][0]) == [0], "it holds no cards and has seen the two above"


@pytest.mark.rule("CLB-DRW-8", "CLB-PAY-9")
def test_the_last_card_of_a_deck_is_known_to_all_when_the_hand_is_gone() -> None:
    t = board(hands=("Flex", "Bull Rush, Flex"), deck=("", "Overpower"))
    (last,) = t.g.deck[1]
    assert knowers(t, last) == [1], "its owner sees all others"
    t.play("play Bull Rush paying Flex")
    assert knowers(t, last) == [0, 1, 7]


def a_card_twice(g: Cosmic) -> None:
    g.hands[0] = [*g.hands[0], g.deck[0][-1]]


def exchange(one: Rows, first: int, other: Rows, second: int) -> None:
    """The lowest cards of two decks change places."""
    card = one.at(first, 0)
    one.set(first, 0, other.at(second, 0))
    other.set(second, 0, card)


def in_the_others_deck(g: Cosmic) -> None:
    exchange(g.deck, 0, g.deck, 1)


def a_player_among_actions(g: Cosmic) -> None:
    exchange(g.deck, 0, g.bench, 0)


def three_outs(g: Cosmic) -> None:
    g.outs = 3


def owed_cash(g: Cosmic) -> None:
    g.cash[1] = -1


def owed_gadgets(g: Cosmic) -> None:
    g.gadgets[0] = -1


def a_point_too_many(g: Cosmic) -> None:
    g.points[1] += 1


def a_hand_in_disorder(g: Cosmic) -> None:
    g.hands[0] = g.hands[0][::-1]


def players_in_disorder(g: Cosmic) -> None:
    g.look[1] = g.look[1][::-1]


@pytest.mark.rule("CLB-SET-3")
@pytest.mark.parametrize(
    "spoil",
    [
        a_card_twice,
        in_the_others_deck,
        a_player_among_actions,
        three_outs,
        owed_cash,
        owed_gadgets,
        a_point_too_many,
        a_hand_in_disorder,
        players_in_disorder,
    ],
)
def test_the_audit_refuses(spoil: Callable[[Cosmic], None]) -> None:
    g = deal(seed=3).g
    material.audit(g)
    spoil(g)
    with pytest.raises(RulesBug):
        material.audit(g)


@pytest.mark.rule("CLB-DRW-8")
def test_secrets_are_what_a_seat_cannot_see() -> None:
    t = board(hands=("Flex, Overpower", "Bull Rush, Film Study"))
    hidden = [set(material.secrets(t.g, viewer)) for viewer in EVERYBODY]
    mine, theirs = set(t.g.hands[0]), set(t.g.hands[1])
    assert [(mine <= each, theirs <= each) for each in hidden] == [(False, True), (True, False), (True, True)]
    assert not mine & hidden[0]
    assert all(set(t.g.deck[0] + t.g.bench[1]) <= each for each in hidden)
    assert not any(set(t.g.field) & each for each in hidden)


@pytest.mark.rule("CLB-EFX-7")
def test_looking_at_the_deck_shows_its_top_cards() -> None:
    t = board(deck=("Overpower, Bull Rush, Skull Rattler, Second Wind, Unstoppable", ""))
    scry(t.g, 0, 2)
    seen = [[card for card in t.g.deck[0] if t.g.known[card] >> viewer & 1] for viewer in EVERYBODY]
    assert [t.names(cards) for cards in seen] == [["Bull Rush", "Overpower"], [], []]


@pytest.mark.rule("CLB-SET-3")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_audit_keeps_players_and_actions_of_both_seats_apart(seat: int) -> None:
    t = board()
    player = t.g.bench.pop(seat)
    t.g.discard.add(seat, player)
    t.g.learn(player, EVERYONE)
    with pytest.raises(RulesBug, match="lies at"):
        material.audit(t.g)


def test_places_are_shown_at_the_parts_of_their_owners() -> None:
    part = of_game("cosmic").part
    firsts = (DECK, HAND, TABLE, DISCARDED, BENCH, LOOK, FIELD, RETIRED)
    names = ["deck", "hand", "played", "gone", "bench", "look", "field", "gone"]
    for seat in (0, 1):
        assert [part(first + seat) for first in firsts] == [f"{name}{seat}" for name in names]


def test_an_action_on_the_table_lies_at_its_owners_place() -> None:
    t = board(hands=("Flex", "2 Flex")).play("play Flex", "play Flex")
    assert [material.places(t.g)[card] for card in t.g.played] == [TABLE + 1, TABLE]


@pytest.mark.rule("CLB-END-2")
@pytest.mark.parametrize(("points", "results"), [([5, 3], [1.0, 0.0]), ([3, 5], [0.0, 1.0])])
def test_the_winner_takes_all(points: list[int], results: list[float]) -> None:
    t = board()
    t.g.points = numbers(points)
    assert [t.g.result(seat) for seat in (0, 1)] == results
    assert winner(t.g) == results.index(1.0)


@pytest.mark.parametrize(("deck0", "deck1"), [("surveyors", "augurs"), ("titans", "tinkers"), ("wardens", "breakers")])
def test_events_say_where_every_card_comes_from_and_goes_to(deck0: str, deck1: str) -> None:
    """Whoever only follows the events knows where all cards lie, through a whole game."""
    t = deal(seed=3, deck0=deck0, deck1=deck1)
    chance = seeded(8)
    lie = material.places(t.g)
    while not t.over:
        t.g.events = []
        t.g.apply(t.g.options[chance.below(len(t.g.options))])
        for event in t.g.events:
            if event.dst == NOTHING:
                continue
            assert {event.src % 2, event.dst % 2} == {event.seat}, event.kind
            moved = [event.card] if event.card != NOTHING else [card for card, at in enumerate(lie) if at == event.src]
            for card in moved:
                assert lie[card] == event.src, event.kind
                lie[card] = event.dst
        assert lie == material.places(t.g)
