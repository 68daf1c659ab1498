"""Series of real games: reproducible, the same for any number of workers, and led back to their deals."""

import io
import json
from collections.abc import Callable, Mapping

import pytest

import haggle
from sandlot import bots, games
from sandlot.kernel.chance import Chance, seeded
from sandlot.kernel.errors import BadInput
from sandlot.kernel.game import Game
from sandlot.kernel.registry import GameInfo, Value
from sandlot.lab.arena import duel
from sandlot.lab.entrants import entrants
from sandlot.lab.plan import Plan, alternatives, derive, rotations, sides
from sandlot.lab.play import play_out, records
from sandlot.lab.simulate import simulate

INFO = haggle.INFO


def series(
    line: str, units: int, paired: bool = False, seed: int = 5, given: list[tuple[str, str]] | None = None
) -> Plan:
    lineup = entrants(line, 3, INFO)
    return Plan(
        "haggle", "haggle", 3, lineup, rotations(lineup), alternatives(INFO, given or []), "", seed, units, paired
    )


@pytest.mark.parametrize("line", ["random", "greedy,random,random", "ismcts:5,random,greedy"])
def test_workers_do_not_change_anything(line: str) -> None:
    plan = series(line, 6, paired=True)
    alone, two = simulate(plan, INFO, "seat", 1), simulate(plan, INFO, "seat", 2)
    assert alone.digest == two.digest
    assert alone.bots == two.bots
    assert alone.groups == two.groups
    assert simulate(series(line, 6, True, seed=6), INFO).digest != alone.digest


def test_a_line_leads_back_to_its_game() -> None:
    plan = series("greedy,random,random", 4)
    out = io.StringIO()
    simulate(plan, INFO, out=out)
    lines = [json.loads(text) for text in out.getvalue().splitlines()]
    assert len(lines) == 4
    assert {tuple(line["bots"]).index("greedy") for line in lines} == {0, 1, 2}  # the seats rotate
    for unit, line in enumerate(lines):
        g = games.new(INFO, line["seats"], seeded(line["seed"]), line["options"], None)
        lineup = plan.lineups[unit % 3]
        players = [bots.make(name, derive(line["seed"], s, lineup[s])) for s, name in enumerate(line["bots"])]
        assert play_out(g, players) == line["decisions"]
        assert g.outcome().scores == line["scores"]
        assert g.outcome().ending == line["ending"]


def test_options_are_read_once_for_a_series(monkeypatch: pytest.MonkeyPatch) -> None:
    """It deals as `bench` measures it: every game is dealt at a table that was laid out once."""
    plan = series("random", 9, given=[("days", "1"), ("days", "3")])
    laid = []
    sound = games.dealer

    def dealer(info: GameInfo, seats: int, options: Mapping[str, Value], pack: None) -> Callable[[Chance], Game]:
        laid.append(dict(options))
        return sound(info, seats, options, pack)

    monkeypatch.setattr(games, "dealer", dealer)
    monkeypatch.setattr(games, "new", None)
    played = [record for unit in records(plan, 1) for record in unit]
    assert laid == [{"days": 1}, {"days": 3}]
    assert [record.options["days"] for record in played] == [1, 3, 1, 3, 1, 3, 1, 3, 1]


def test_pairs_play_one_deal_from_every_seat() -> None:
    plan = series("greedy,random,random", 2, paired=True)
    for unit in records(plan, 1):
        assert len({record.seed for record in unit}) == 1
        assert sorted(record.lineup.index(0) for record in unit) == [0, 1, 2]


def test_a_game_may_offer_fields_of_its_own() -> None:
    report = simulate(series("random", 40), INFO, "borrowed")
    assert set(report.groups) == {"yes", "no"}
    assert sum(int(str(group["games"])) for group in report.groups.values()) == 40


def test_a_seat_may_belong_to_several_groups() -> None:
    out = io.StringIO()
    report = simulate(series("random", 40), INFO, "deeds", out=out)
    played = [json.loads(line) for line in out.getvalue().splitlines()]
    seats = [deeds for game in played for deeds in game["deeds"]]
    assert any(len(deeds) > 1 for deeds in seats)
    for name in ("alter", "block", "borrow"):
        won = [
            [result for deeds, result in zip(game["deeds"], game["results"], strict=True) if name in deeds]
            for game in played
        ]
        means = [sum(results) / len(results) for results in won if results]
        assert report.groups[name]["games"] == sum(map(len, won)) > 0
        assert report.groups[name]["wins"] == pytest.approx(sum(means) / len(means), abs=1e-6)


def test_groups_by_option() -> None:
    report = simulate(series("random", 20, given=[("days", "1"), ("days", "2")]), INFO, "option:days")
    assert {name: group["games"] for name, group in report.groups.items()} == {"1": 10, "2": 10}


@pytest.mark.parametrize("by", ["weather", "option:weather", "option", "Seat"])
def test_unknown_fields_are_refused_before_anything_is_played(by: str) -> None:
    out = io.StringIO()
    with pytest.raises(
        BadInput, match=f"cannot be grouped by '{by}', only by seat, team, bot, ending, option:days, borrowed, deeds"
    ):
        simulate(series("random", 5), INFO, by, out=out)
    assert out.getvalue() == ""


def arena(line: str, pairs: int) -> Plan:
    two = entrants(line, 2, INFO)
    return Plan("haggle", "haggle", 3, two, sides(INFO, 3), alternatives(INFO, []), "", 5, pairs, True)


def test_equal_bots_share_the_arena() -> None:
    found = duel(arena("random,random", 150), sprt=False)
    assert found.pairs == 150
    assert found.score.low < 0.5 < found.score.high


@pytest.mark.engine("compiled")  # thousands of decisions, the same on plain Python
def test_a_clear_case_is_over_soon() -> None:
    found = duel(arena("ismcts:20,random", 200), sprt=True, workers=2)
    assert found.verdict == "better"
    assert found.pairs < 100
    assert duel(arena("ismcts:20,random", 200), sprt=True, workers=1) == found
