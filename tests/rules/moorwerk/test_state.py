"""The position itself: copies, the audit, places, options in their ranges."""

import pytest

from rules.moorwerk.table_setup import Ground, deal, ground
from sandlot.games.moorwerk import options
from sandlot.games.moorwerk import places as at
from sandlot.games.moorwerk.pack import CODES
from sandlot.kernel import material
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.fields import fields
from sandlot.kernel.zones import numbers


def rich() -> Ground:
    """A position in which every field has a value of its own."""
    t = ground(
        seats=3,
        bases="1-3",
        outs=1,
        runs=(3, 2),
        batting="H",
        turn=1,
        hands={0: "K F", 1: "T CE L X", 2: "1B 2B"},
        draws=[0],
        many_cards=True,
        choose_outs=True,
        choose_advances=True,
        sf_third_only=True,
    )
    t.play("play L")
    t.g.skips[2] = 1
    return t


def test_a_copy_is_equal_and_has_every_field() -> None:
    t = rich()
    copy = t.g.clone()
    assert copy.digest() == t.g.digest()
    for name in set(fields(type(t.g))) - {"events"}:
        assert hasattr(copy, name), name


def test_copies_of_a_game_with_all_options_play_alike() -> None:
    t = rich()
    copy = Ground(t.g.clone())
    for move in ("play CE with V1", "give X"):
        t.play(move)
        copy.play(move)
        assert copy.g.digest() == t.g.digest()


def test_the_evaluation_follows_the_runs() -> None:
    ahead, level = ground(runs=(5, 1)), ground(batting="H")
    assert ahead.g.evaluate(0) > level.g.evaluate(0) > ahead.g.evaluate(1)
    assert ahead.g.evaluate(0) + ahead.g.evaluate(1) == pytest.approx(1.0)
    won = ground(bases="--3", runs=(9, 9), hands={0: "SB"}).play("play SB")
    assert [won.g.evaluate(seat) for seat in (0, 1)] == [1.0, 0.0]


def test_places() -> None:
    t = ground(hands={0: "K", 1: "F L"}, deck="1B 2B")
    places = material.places(t.g)
    assert [places.count(place) for place in (at.DECK, at.PILE, at.HAND, at.HAND + 1)] == [2, 87, 1, 2]
    assert t.codes([card for card, place in enumerate(places) if place == at.HAND + 1]) == "F L"


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("left", 91, "held or in the deck"),
        ("left", 93, "held or in the deck"),
        ("bases", 1, "bases"),
        ("bases", 16, "bases"),
        ("outs", 3, "outs"),
        ("outs", -1, "outs"),
        ("runs", [11, 2], "runs"),
        ("runs", [3, 11], "runs"),
        ("runs", [4, 2], "line"),
        ("runs", [3, 3], "line"),
        ("line", [3, 2, 0], "line"),
        ("line", [2, 2], "line"),
        ("batting", 0, "line"),
    ],
)
def test_the_audit_finds(field: str, value: object, why: str) -> None:
    t = ground(runs=(3, 2), batting="H")
    setattr(t.g, field, numbers(value) if isinstance(value, list) else value)
    with pytest.raises(RulesBug, match=why):
        material.audit(t.g)


def test_the_audit_finds_a_card_that_is_there_twice() -> None:
    t = ground(hands={0: "K K"})
    t.g.deck.cells[0] = t.g.hands[0][0]
    with pytest.raises(RulesBug, match=r"hands: card .* lies in two places"):
        material.audit(t.g)


def test_the_audit_finds_a_hand_out_of_order() -> None:
    t = ground(hands={0: "1B K"})
    t.g.hands[0] = reversed(t.g.hands[0])
    with pytest.raises(RulesBug, match="not in order"):
        material.audit(t.g)


def test_the_limits_of_the_audit_are_allowed() -> None:
    t = ground(runs=(9, 0), outs=2, bases="123", hands={0: "SB"})
    material.audit(t.g)
    assert t.play("play SB").runs == (10, 0)


def test_ranges_of_options_do_not_overlap() -> None:
    kinds, seats = len(CODES), 6
    ranges = [
        range(options.PLAY, options.PLAY + kinds),
        range(options.UNCOVERED, options.UNCOVERED + 1),
        range(options.STOP, options.STOP + 1),
        range(options.COVER, options.COVER + kinds),
        range(options.AS, options.AS + kinds),
        range(options.TARGET, options.TARGET + seats),
        range(options.GIVE, options.GIVE + kinds),
        range(options.YES, options.YES + 1),
        range(options.NO, options.NO + 1),
    ]
    every = [option for each in ranges for option in each]
    assert every == sorted(set(every)), "in this order, so that options are sorted"
    assert every[-1] + 1 == options.ACTIONS == deal(2).g.actions


def test_numbers_of_options_stay() -> None:
    """Fingerprints in match files and trained bots know options by these numbers."""
    bases = (
        options.PLAY,
        options.UNCOVERED,
        options.STOP,
        options.COVER,
        options.AS,
        options.TARGET,
        options.GIVE,
        options.YES,
        options.NO,
    )
    assert bases == (0, 30, 31, 32, 64, 96, 104, 140, 141)


def test_places_do_not_overlap() -> None:
    hands = [at.HAND + seat for seat in range(6)]
    bases = [at.PLATE + base for base in range(5)]
    every = [at.DECK, at.PILE, *hands, *bases, at.OUT]
    assert len(set(every)) == len(every)


def test_hands_stay_in_the_order_of_the_cards() -> None:
    t = ground(hands={0: "K SB T"}, deck="1B X")
    t.play("play K")
    assert [CODES[t.g.pack.kind[card]] for card in t.g.hands[0]] == ["1B", "SB", "T"]
