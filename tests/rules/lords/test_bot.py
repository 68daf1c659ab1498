"""Owners led by a bot: they answer offers at once, stay within the rules of every option, and pay their bills."""

from __future__ import annotations

import pytest

from rules.lords.league import League, league, new, pack
from rules.lords.test_random_play import ALL_OTHER
from rules.lords.test_trades import offer
from sandlot import bots
from sandlot.games.lords import INFO, codes
from sandlot.games.lords.bot.dice import roll_worth
from sandlot.games.lords.lab import fields, report
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.dice import roll
from sandlot.games.lords.steps.luxury import NOTHING
from sandlot.kernel import material
from sandlot.kernel.chance import seeded
from sandlot.lab.play import play_out

GIFT = {codes.MONEY: 10}


def answered(t: League, spec: str) -> None:
    """The second owner has a look at what waits for him."""
    picks = bots.make(spec, 1).aside(t.g, 1)
    assert picks, "an offer was left without an answer"
    t.g.aside(1, picks)


@pytest.mark.parametrize("spec", ["greedy", "random", "ismcts:5"])
def test_every_offer_is_answered_at_once(spec: str) -> None:
    t = league(seats=3)
    offer(t, 0, 1, {codes.PR: 1}, {codes.MONEY: 1})
    offer(t, 2, 1, {codes.PR: 2}, {codes.MONEY: 1})
    answered(t, spec)
    answered(t, spec)
    assert not t.g.market.offers
    assert t.g.waited_for(1) == []


def test_a_gift_is_taken_and_a_swindle_is_not() -> None:
    t = league(seats=3, men={1: {"SS": 1, "REG": 11}})
    offer(t, 0, 1, GIFT, {})
    answered(t, "greedy")
    assert t.g.cash[1] == 15_000
    offer(t, 0, 1, {codes.UT: 1}, {codes.SS: 1})
    answered(t, "greedy")
    assert t.g.men[1][codes.SS] == 1


def played(seats: int, options: dict[str, object], seed: int) -> Lords:
    """A game of greedy owners."""
    g = new(seats, seeded(seed), INFO.read_options({name: str(value) for name, value in options.items()}), pack())
    g.events = []
    play_out(g, [bots.make("greedy", seed + seat) for seat in range(seats)])
    material.audit(g)
    return g


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_worth_a_look_is_always_among_the_options(seats: int) -> None:
    """`give` refuses anything else, so a whole game with everything on shows it."""
    g = played(seats, {**ALL_OTHER, "years": 2}, seats)
    assert g.year == 2


def test_owners_pay_their_salaries_without_forced_cuts() -> None:
    g = played(4, {"years": 3, "team_cards": "random"}, 11)
    found = fields(g)
    assert found["forced"] == ["0"] * 4
    assert all(len(owner.split()) == 3 for owner in found["balances"])
    assert min(g.vp) > 150  # 72 games a year at an even record are 108 points, stars and players come on top


def test_the_report_counts_pennants_cuts_and_cash() -> None:
    lines = [
        {"pennants": "2 of 2", "balances": ["1000 5000", "3000 9000"], "forced": ["0", "1"]},
        {"pennants": "0 of 2", "balances": ["2000 7000", "4000 7000"], "forced": ["0", "0"]},
    ]
    assert report(lines) == [
        "Pennants: won in 2 of 4 seasons, 50.0 %.",
        "Off-seasons with forced cuts: 1 of 4, 25.0 %.",
        "Cash at the end of year 1: median $2,500, 80 % within $1,000-$4,000.",
        "Cash at the end of year 2: median $7,000, 80 % within $5,000-$9,000.",
    ]


@pytest.mark.rule("LOB-7.3-e")
def test_cubes_go_where_they_are_worth_more_than_at_year_end() -> None:
    """A Phenom one short of an All-Star is worth a cube, a payout is not."""
    for kind, die, spent in ((codes.ROLL_PHENOM, 7, 1), (codes.ROLL_PAYOUT, 7, 0)):
        t = league(seats=3, men={0: {"PH": 1}})
        t.g.media[0] += 4
        t.g.cubes -= 4
        t.dice(die)
        roll(t.g, 0, kind, 0, NOTHING, media=1 << 0)
        t.g.seat = -1
        t.g.run()
        assert roll_worth(t.g, die) == roll_worth(t.g, t.g.total)
        t.g.give(0, [bots.make("greedy", 1).choose(t.g, 0)])
        assert t.g.media[0] == 4 - spent
