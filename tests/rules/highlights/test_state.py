"""The position itself: copies, the audit, places, options in their ranges."""

import pytest

from rules.highlights.table_setup import Park, Side, at_bat, deal, extra, game_over
from sandlot.games.highlights import numbers, options
from sandlot.games.highlights import places as at
from sandlot.kernel import material
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.fields import fields
from sandlot.kernel.zones import numbers as packed


def rich() -> Park:
    """A position in which nearly every field has a value of its own."""
    t = at_bat(
        Side("1B PH / glove", on_deck="HR", dugout="2B", lineup="3B / 1B", bases="F-S", runs=2, won=1),
        Side("1B", on_deck="2B", played="HR 1B $3", bases="-A-", runs=3, won=2),
        inning=4,
        row="1B / 2B",
        length=11,
        mini_season=True,
    )
    t.g.games = (1, 0, 0, 1, 2, 3)
    t.g.bonus = packed([1, 2])
    t.g.money = packed([3, 4])
    t.g.held = ((0,), ())
    t.g.spied = ((), (15,))
    t.g.recycled = ((5,), ())
    return t


def test_a_copy_is_equal_and_has_every_field() -> None:
    t = rich()
    copy = t.g.clone()
    assert copy.digest() == t.g.digest()
    for name in set(fields(type(t.g))) - {"events"}:
        assert hasattr(copy, name), name


def test_copies_play_alike_and_apart() -> None:
    """What copies share never changes in place, so a copy's way leaves the original alone."""
    t = rich()
    before = t.g.digest()
    copy = t.g.clone()
    again = t.g.clone()
    while copy.options:
        option = copy.options[len(copy.games) % len(copy.options)]
        copy.apply(option)
        again.apply(option)
        assert copy.digest() == again.digest()
    assert t.g.digest() == before
    assert max(copy.won) == 6


def test_the_score_decides_the_result() -> None:
    t = at_bat()
    t.g.won = packed([2, 1])
    assert [t.g.result(seat) for seat in range(2)] == [1.0, 0.0]
    t.g.won = packed([0, 1])
    assert [t.g.result(seat) for seat in range(2)] == [0.0, 1.0]


def test_places() -> None:
    t = rich()
    places = material.places(t.g)
    visitor, home = t.sides
    counts = {
        at.HAND + visitor: 3,
        at.HAND + home: 3,
        at.LINEUP + visitor: 2,
        at.ON_DECK + visitor: 1,
        at.ON_DECK + home: 1,
        at.IN_PLAY + visitor: 8,
        at.DUGOUT + visitor: 1,
        at.IN_PLAY + home: 1,
        at.ROW: 2,
        at.FREE_AGENTS: 58,
        at.BOX: 30,
    }
    assert {place: places.count(place) for place in counts} == counts
    t = game_over(Side(runs=1, played="$9"), row="@3").play("buy second", "buy FA-01 sending down LA-01")
    assert [i for i, place in enumerate(material.places(t.g)) if place == at.MINORS] == [0]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda g: g.hands.pop(0), "seat 0 has 14 cards"),
        (lambda g: g.lineups.pop(1), "seat 1 has 14 cards"),
        (lambda g: g.hands.fill(0, reversed(g.hands[0])), "not in order"),
        (lambda g: g.bases.__setitem__(0, 1), "bases"),
        (lambda g: g.bases.__setitem__(1, 256), "bases"),
        (lambda g: g.runs.__setitem__(1, -1), "runs"),
        (lambda g: g.lineups.set(0, 0, g.hands[0][0]), "lies in two places"),
        (lambda g: g.deck.cells.__setitem__(0, g.row[0]), "lies in two places"),
        (lambda g: setattr(g, "won", packed([0, 7])), "games won"),
    ],
)
def test_the_audit_finds(change: object, why: str) -> None:
    t = at_bat(Side("1B / 2B"), row="1B", length=11)
    t.g.games = (1, 0)
    change(t.g)  # type: ignore[operator]
    with pytest.raises(RulesBug, match=why):
        material.audit(t.g)


def test_the_limits_of_the_audit_are_allowed() -> None:
    t = at_bat(Side("1B / 2B", bases="FFF"), length=11)
    t.g.won = packed([6, 5])
    t.g.games = (1, 0)
    material.audit(t.g)
    material.audit(deal().g)
    t = game_over(Side(runs=1, played="$9"), row="@3").play("buy second")
    t.g.apply(60)
    assert t.question == "SendDown"
    material.audit(t.g)


def test_a_mini_season_may_be_swept() -> None:
    t = at_bat(length=1, mini_season=True)
    t.g.won = packed([2, 0])
    t.g.games = (1, 0, 1, 0)
    material.audit(t.g)
    t.g.games = (1, 0) * 4
    with pytest.raises(RulesBug, match="games won"):
        material.audit(t.g)


def test_ranges_of_options_do_not_overlap() -> None:
    ranges = [
        range(numbers.CARDS),
        range(options.DISCARD, options.DISCARD + numbers.CARDS),
        range(options.FROM_DECK, options.FROM_DECK + 1),
        range(options.FROM_TOP, options.FROM_TOP + 1),
        range(options.PASS, options.PASS + 1),
        range(options.TEAM, options.TEAM + numbers.DECKS),
        range(options.FIRST, options.FIRST + 2),
        range(options.RUNNER, options.RUNNER + 3),
        range(options.HIT, options.HIT + numbers.MOST_HITS),
    ]
    every = [option for each in ranges for option in each]
    assert every == sorted(set(every)), "in this order, so that options are sorted"
    assert every[-1] + 1 == options.ACTIONS == deal().g.actions


def test_places_do_not_overlap() -> None:
    zones = (at.HAND, at.LINEUP, at.ON_DECK, at.IN_PLAY, at.DUGOUT, at.MINORS)
    every = [at.FREE_AGENTS, at.ROW, *(zone + seat for zone in zones for seat in range(2)), at.BOX]
    every += [at.PLATE + 5 * seat + base for seat in range(2) for base in range(5)]
    assert every == sorted(set(every))


def test_hands_stay_in_the_order_of_the_cards() -> None:
    t = extra(Side(lineup="1B / 2B / 3B", dugout=""), Side())
    assert t.hands[0] == "LA-01 LA-02 LA-03"
    t = game_over(Side(runs=1, played="$9"), row="@3").play("buy second", "buy FA-01 sending down LA-01")
    assert list(t.g.hands[0]) == sorted(t.g.hands[0])
    assert t.g.hands[0][-1] == 60


def test_a_new_match_has_nothing_on_the_table() -> None:
    g = deal().g
    assert [list(pair) for pair in (g.teams, g.on_deck, g.top)] == [[-1, -1], [-1, -1], [-1, -1]]
    assert (g.inning, list(g.row), len(g.deck)) == (0, [], 60)
    assert {g.known[card] for card in range(60)} == {255}, "the starting decks may be read"
    assert {g.known[card] for card in range(60, 120)} == {0}


def test_the_evaluation_follows_runs_and_games() -> None:
    level, ahead = at_bat(), at_bat(Side(runs=3))
    assert ahead.g.evaluate(0) > level.g.evaluate(0) > at_bat(Side(), Side(runs=3)).g.evaluate(0)
    assert ahead.g.evaluate(0) + ahead.g.evaluate(1) == pytest.approx(1.0)
    assert at_bat(Side(won=3), Side(won=0)).g.evaluate(0) > level.g.evaluate(0)
    single = at_bat(Side(runs=3), length=1)
    assert single.g.evaluate(0) > at_bat(length=1).g.evaluate(0)
    over = game_over(Side(runs=1, won=3), Side(), games_before=3)
    assert [over.g.evaluate(seat) for seat in (0, 1)] == [1.0, 0.0]


def test_the_last_free_agent_nobody_has_seen_is_known() -> None:
    t = game_over(Side(runs=1, played="$9"), row="@3 / @3 / @3 / @3 / @3 / @3", deck="HR / 2B")
    t.play("buy second", "buy FA-01 sending down LA-01")
    assert (t.ids(t.g.deck), t.knows("-", t.g.deck)) == ("FA-08", "FA-08")
    for seed in range(5):
        other = t.g.clone()
        other.determinize(0, seed)
        assert other.deck == t.g.deck
