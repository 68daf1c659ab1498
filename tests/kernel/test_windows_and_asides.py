"""Windows inside windows, and business outside one's turn."""

import pytest

from haggle.options import (
    ACCEPT,
    BLOCK,
    BORROW,
    COUNTER,
    DOWN,
    OFFER,
    PASS,
    PRICE,
    REFUSE,
    ROLL,
    UP,
    WARE,
    WITHDRAW,
)
from haggle.state import Haggle
from sandlot.kernel.chance import ScriptedChance
from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.game import Game
from sandlot.kernel.moves import attempt, attempt_aside, responding
from sandlot.kernel.step import Choice, Put, Step
from sandlot.kernel.zones import numbers


def roll(g: Haggle, shown: int) -> None:
    """Seat 0 rolls, and the die shows this."""
    g.cash = numbers([5, 5, 5])
    g.chance = ScriptedChance([shown - 1])
    g.apply(ROLL)


def test_every_seat_may_alter_the_die_in_table_order(quiet: Haggle) -> None:
    roll(quiet, 4)
    asked = []
    for _ in range(3):
        asked.append(quiet.seat)
        quiet.apply(PASS)
    assert asked == [0, 1, 2]
    assert list(quiet.cash) == [6, 5, 5], "a 4 pays 4 - 3"


def test_an_alteration_opens_a_window_inside_the_window(quiet: Haggle) -> None:
    roll(quiet, 4)
    quiet.apply(UP)
    order = []
    while quiet.options[:2] == [PASS, BLOCK] or BLOCK in quiet.options:
        order.append(quiet.seat)
        quiet.apply(PASS)
    assert order == [1, 2], "the others are asked before the next seat may alter"
    assert quiet.die == 5
    assert (quiet.seat, quiet.options) == (1, [PASS, UP, DOWN])


def test_a_block_closes_the_inner_window_and_undoes_the_alteration(quiet: Haggle) -> None:
    roll(quiet, 4)
    quiet.apply(UP)
    assert quiet.seat == 1
    quiet.apply(BLOCK)
    assert quiet.die == 4
    assert (quiet.seat, quiet.options) == (1, [PASS, UP, DOWN]), "seat 2 need not block again"
    assert list(quiet.cash) == [4, 4, 5]


class Two(Choice):
    """Two options; what follows the second is asked in the same move."""

    def __init__(self, then: Choice | None = None, responds: bool = False) -> None:
        self.then = then
        self.answers = responds

    def offers(self, g: Game, seat: int) -> None:
        g.offer_all([0, 1])

    def chosen(self, g: Game, seat: int, option: int) -> None:
        if option and self.then is not None:
            g.ask(seat, self.then)

    def responds(self) -> bool:
        return self.answers


def asked_first(g: Haggle, *steps: Step) -> Haggle:
    """These steps come before all that is pending."""
    g.do(Put(g.seat, g.choice))
    for step in reversed(steps):
        g.do(step)
    g.seat = -1
    return g


def test_a_response_is_a_move_of_its_own(quiet: Haggle) -> None:
    roll(quiet, 4)
    quiet.apply(PASS)
    quiet.apply(UP)
    quiet.apply(PASS)
    assert (quiet.seat, quiet.options) == (2, [PASS, BLOCK])
    assert responding(quiet)
    assert attempt(quiet, 2, [PASS]).complete, "what seat 2 does about the die itself is another response"
    quiet.apply(PASS)
    assert (quiet.seat, quiet.options) == (2, [PASS, UP, DOWN])


@pytest.mark.parametrize("window", [True, False])
def test_what_follows_after_a_response_is_no_part_of_it(quiet: Haggle, window: bool) -> None:
    g = asked_first(quiet, Put(0, Two()))
    response = Two(then=Two(), responds=not window)
    if window:
        g.window([0, 0], response)
    else:
        g.do(Put(0, response))
    g.run()
    assert responding(g)
    assert attempt(g, 0, [0]).complete
    trial = attempt(g, 0, [1])
    assert not trial.complete, "what a response itself asks belongs to it"
    assert not responding(trial.game)
    trial.pick(0)
    assert trial.complete
    g.give(0, [0, 0] if window else [0])
    assert not responding(g), "a duty that came up meanwhile"


def test_whoever_has_no_money_is_asked_all_the_same(quiet: Haggle) -> None:
    roll(quiet, 2)
    quiet.apply(PASS)
    assert quiet.seat == 1
    poor = quiet.clone()
    poor.cash[1] = 0
    poor.ask(1, poor.choice)
    assert (poor.seat, poor.options) == (1, [PASS])


def test_a_loan_in_anothers_turn_leaves_the_question_open(quiet: Haggle) -> None:
    before, cash = quiet.options, quiet.cash[2]
    quiet.aside(2, [BORROW])
    assert quiet.cash[2] == cash + 3
    assert list(quiet.debt) == [0, 0, 4]
    assert (quiet.seat, quiet.options) == (0, before)
    assert BORROW not in quiet.asides(2)


def test_a_loan_is_also_an_ordinary_option_of_ones_turn(quiet: Haggle) -> None:
    quiet.apply(BORROW)
    assert list(quiet.debt) == [4, 0, 0]
    assert quiet.seat == 0
    assert BORROW not in quiet.options


def test_a_counter_offered_trade_while_anothers_question_is_open(quiet: Haggle) -> None:
    g = quiet
    g.cash = numbers([5, 5, 5])
    ware = g.hands[0][0]
    g.aside(0, [OFFER + 2, WARE + ware, PRICE + 4])
    assert g.asides(2).count(ACCEPT) == 1
    g.aside(2, [COUNTER, PRICE + 2])
    assert COUNTER not in g.asides(0), "one counter-offer each"
    g.aside(0, [ACCEPT])
    assert ware in g.hands[2]
    assert list(g.cash) == [7, 5, 3]
    assert g.seat == 0
    assert WARE + ware not in g.options, "the open question is put again with fresh options"


def test_accepting_checks_both_sides_again(quiet: Haggle) -> None:
    g = quiet
    g.cash = numbers([5, 5, 5])
    ware = g.hands[0][0]
    g.aside(0, [OFFER + 1, WARE + ware, PRICE + 4])
    g.aside(1, [COUNTER, PRICE + 3])
    g.cash[1] = 2
    assert ACCEPT in g.asides(0), "what the other has in the purse must not show in my options"
    g.aside(0, [ACCEPT])
    assert ware in g.hands[0]
    assert g.market.offers == []
    assert list(g.cash) == [5, 2, 5]


def test_offers_are_limited_refused_and_withdrawn(quiet: Haggle) -> None:
    g = quiet
    ware = WARE + g.hands[1][0]
    for round_ in range(3):
        g.aside(1, [OFFER + 0, ware, PRICE + 1])
        g.aside(1, [OFFER + 2, ware, PRICE + 1])
        assert OFFER not in g.asides(1), "two open at once"
        g.aside(1, [WITHDRAW])
        g.aside(2, [REFUSE])
        assert g.market.offers == [], round_
    assert OFFER not in g.asides(1), "six in a phase"


def test_a_standing_offer_is_an_ordinary_question_when_the_turn_comes(quiet: Haggle) -> None:
    g = quiet
    g.cash = numbers([5, 5, 5])
    ware = g.hands[0][0]
    g.aside(0, [OFFER + 1, WARE + ware, PRICE + 2])
    g.apply(PASS)
    assert (g.seat, g.options) == (1, [ACCEPT, REFUSE])
    g.apply(ACCEPT)
    assert ware in g.hands[1]
    assert g.seat == 1
    assert WARE + ware in g.options


def test_no_asides_while_answers_are_sealed(fresh: Haggle) -> None:
    assert fresh.asides(1) == []
    with pytest.raises(IllegalMove, match="seat 1 cannot do that now"):
        fresh.aside(1, [BORROW])


def test_no_asides_while_an_effect_is_half_done(quiet: Haggle) -> None:
    assert BORROW in quiet.asides(1)
    roll(quiet, 3)
    assert quiet.asides(1) == []
    with pytest.raises(IllegalMove):
        quiet.aside(1, [BORROW])


def test_an_unfinished_or_overlong_aside_changes_nothing(quiet: Haggle) -> None:
    before = quiet.digest()
    ware = WARE + quiet.hands[1][0]
    for picks in ([], [OFFER + 2], [OFFER + 2, ware], [OFFER + 2, ware, PRICE + 1, PASS], [OFFER + 1], [BORROW, PASS]):
        with pytest.raises(IllegalMove):
            quiet.aside(1, picks)
        assert quiet.digest() == before


def test_trying_an_aside_asks_on_and_stores_nothing(quiet: Haggle) -> None:
    before = quiet.digest()
    wares = [WARE + card for card in quiet.hands[1]]
    assert attempt_aside(quiet, 1, [OFFER + 0]).options == wares
    tried = attempt_aside(quiet, 1, [OFFER + 0, wares[0], PRICE + 3])
    assert tried.complete
    assert [event.kind for event in tried.events] == ["offer"]
    assert quiet.digest() == before
