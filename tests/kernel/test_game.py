"""The loop, clones, moves, trials, knowledge and fingerprints."""

import pickle
from typing import ClassVar

import pytest

from haggle.game import table
from haggle.options import HANDS_LEFT, PASS, ROLL, WARE
from haggle.state import Haggle
from haggle.steps import TURN
from sandlot.kernel.chance import seeded
from sandlot.kernel.digest import describe
from sandlot.kernel.errors import IllegalMove, RulesBug, Undecided
from sandlot.kernel.game import NOBODY, Game
from sandlot.kernel.moves import attempt
from sandlot.kernel.notation import read, read_aside, write, write_aside
from sandlot.kernel.plain import Plain
from sandlot.kernel.step import Choice, Step
from sandlot.kernel.zones import Row, Rows


class Circle(Step):
    """Goes on for ever."""

    __slots__ = ()

    def go(self, g: Game) -> None:
        g.do(self)


class Silence(Choice):
    """Offers nothing."""

    __slots__ = ()

    def offers(self, g: Game, seat: int) -> None:
        pass


def test_an_illegal_answer_changes_nothing(quiet: Haggle) -> None:
    before = quiet.digest()
    with pytest.raises(IllegalMove, match="104 is not among the options"):
        quiet.apply(104)
    with pytest.raises(IllegalMove, match="seat 2 is not asked"):
        quiet.answer(2, [PASS])
    assert quiet.digest() == before


def test_rules_that_go_round_in_circles_are_named(quiet: Haggle) -> None:
    quiet.seat = NOBODY
    quiet.do(Circle())
    with pytest.raises(RulesBug, match="Circle"):
        quiet.run()


def test_a_question_without_options_is_a_bug_of_the_rules(quiet: Haggle) -> None:
    with pytest.raises(RulesBug, match="Silence offers seat 1 nothing"):
        quiet.ask(1, Silence())


def test_after_the_end_nobody_is_asked(fresh: Haggle) -> None:
    chance = seeded(3)
    while fresh.seat != NOBODY:
        fresh.apply(fresh.options[chance.below(len(fresh.options))])
    assert fresh.options == []
    assert fresh.open == ()
    with pytest.raises(IllegalMove):
        fresh.apply(PASS)


def test_a_clone_goes_its_own_way_and_draws_the_same_luck(quiet: Haggle) -> None:
    one, two = quiet.clone(), quiet.clone()
    before = quiet.digest()
    one.apply(ROLL)
    assert quiet.digest() == before
    two.apply(ROLL)
    assert one.digest() == two.digest() != before


def test_a_position_survives_pickling_in_the_middle_of_a_window(quiet: Haggle) -> None:
    quiet.apply(ROLL)
    back = pickle.loads(pickle.dumps(quiet))
    assert back.digest() == quiet.digest()
    back.apply(PASS)
    quiet.apply(PASS)
    assert back.digest() == quiet.digest()


@pytest.mark.parametrize("name", ["cash", "debt", "score", "hands", "deck", "stall", "known"])
def test_the_fingerprint_covers_every_field(quiet: Haggle, name: str) -> None:
    other = quiet.clone()
    field = getattr(other, name)
    match field:
        case Row():
            field.add(99)
        case Rows():
            field.add(0, 99)
        case _:
            field[0] += 1
    assert other.digest() != quiet.digest()


def test_the_fingerprint_covers_agenda_question_chance_and_market(quiet: Haggle) -> None:
    seen = {quiet.digest()}
    for change in (
        lambda g: setattr(g, "agenda", g.agenda[:-1]),
        lambda g: setattr(g, "choice", Silence()),
        lambda g: g.chance.below(7),
        lambda g: g.market.make(0, 1, [1], [1], False),
        lambda g: g.set_sealed(1, [WARE]),
    ):
        g = quiet.clone()
        change(g)
        seen.add(g.digest())
    assert len(seen) == 6


def test_the_fingerprint_ignores_who_listens(quiet: Haggle) -> None:
    other = quiet.clone()
    other.events = []
    assert other.digest() == quiet.digest()


def test_hands_that_change_owners_are_known_to_both(quiet: Haggle) -> None:
    mine, theirs = quiet.hands[0], quiet.hands[2]
    quiet.apply(HANDS_LEFT)
    assert quiet.hands[1] == mine
    assert quiet.hands[0] == theirs
    assert all(quiet.known[card] & 0b011 == 0b011 for card in mine)
    for seed in range(20):
        g = quiet.clone()
        g.determinize(0, seed)
        assert g.hands[1] == mine, "what seat 0 handed on and saw lie there stays put in every re-deal"
        assert g.hands[0] == theirs


def test_learning_in_a_trial_stops_only_for_the_one_who_tries(quiet: Haggle) -> None:
    card = quiet.deck[-1]
    quiet.trier = 0
    assert quiet.learn(card, 0b110) == 0b110
    with pytest.raises(Undecided):
        quiet.learn(card, 0b001)
    assert quiet.learn(card, 0b010) == 0, "old news"


def test_a_move_ends_at_a_draw_of_chance(quiet: Haggle) -> None:
    tried = attempt(quiet, 0, [ROLL])
    assert tried.complete
    assert tried.options == []
    with pytest.raises(IllegalMove, match="ends after 1 picks"):
        attempt(quiet, 0, [ROLL, PASS])


def test_a_move_goes_on_while_the_same_seat_is_asked(fresh: Haggle) -> None:
    first = attempt(fresh, 0, fresh.options[:1])
    assert not first.complete
    second = attempt(fresh, 0, [fresh.options[0], first.options[0]])
    assert second.complete


def test_a_question_that_opens_a_move_ends_the_one_before(quiet: Haggle) -> None:
    assert TURN.opens()
    borrow = next(o for o in quiet.options if quiet.text(o) == "borrow")
    assert attempt(quiet, 0, [borrow]).complete


def test_a_trial_runs_on_a_re_dealt_copy(quiet: Haggle) -> None:
    hands = list(attempt(quiet, 0, []).game.hands)
    assert hands[0] == quiet.hands[0]
    assert hands[1:] != list(quiet.hands)[1:]


def test_moves_read_and_write(quiet: Haggle) -> None:
    g = table(3, {"days": 2}, None).deal(seeded(1))
    pair = [WARE + card for card in g.hands[1][:2]]
    text = write(g, 1, pair)
    assert text.startswith("lay out ")
    assert ", " in text
    assert read(g, 1, text) == pair
    assert read(quiet, 0, "roll") == [ROLL]


def test_asides_read_and_write(quiet: Haggle) -> None:
    picks = read_aside(quiet, 1, "borrow")
    assert write_aside(quiet, 1, picks) == "borrow"
    ware = quiet.asides(1)
    assert ware
    offer = next(o for o in ware if o == 52)
    card = WARE + quiet.hands[1][0]
    text = write_aside(quiet, 1, [offer, card, 98])
    assert text.startswith("offer Cid ")
    assert text.endswith(" for $3")
    assert read_aside(quiet, 1, text) == [offer, card, 98]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "'the end of the text' does not fit at character 1"),
        ("rolling", "'rolling' does not fit at character 1; possible there: borrow"),
        ("roll roll", "the move 'roll' is complete; 'roll' is too much"),
    ],
)
def test_text_that_is_no_move_says_where_and_what_would_fit(quiet: Haggle, text: str, says: str) -> None:
    with pytest.raises(IllegalMove, match=says):
        read(quiet, 0, text)


def test_half_a_move_says_what_is_missing(fresh: Haggle) -> None:
    half = write(fresh, 0, fresh.options[:1])
    with pytest.raises(IllegalMove, match=f"does not fit at character {len(half) + 1}; possible there: , "):
        read(fresh, 0, half)


class Old(Plain):
    """As match files know it."""

    __slots__ = ("months",)

    def __init__(self, months: int) -> None:
        self.months = months


def test_a_field_that_came_later_counts_only_where_it_changes_something() -> None:
    class New(Old):
        __slots__ = ("robot",)
        SINCE: ClassVar[dict[str, object]] = {"robot": "chosen"}

        def __init__(self, months: int, robot: str) -> None:
            super().__init__(months)
            self.robot = robot

    New.__name__ = "Old"
    assert describe(New(3, "chosen")) == describe(Old(3)) == "Old(months=3)"
    assert describe(New(3, "best")) == "Old(months=3,robot='best')"


def test_what_people_are_reminded_of_is_no_part_of_the_fingerprint(quiet: Haggle) -> None:
    other = quiet.clone()
    other.reminds = False
    assert other.digest() == quiet.digest()
    assert other.clone().reminds is False
    assert pickle.loads(pickle.dumps(other)).reminds is False
