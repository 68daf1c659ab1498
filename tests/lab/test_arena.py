"""The arena goes on where it stopped, and the ladder compares neighbours."""

import json
from pathlib import Path

import pytest

import haggle
from sandlot.bots.levels import LEVELS
from sandlot.cli import main
from sandlot.lab.ladder import plan_of
from sandlot.lab.plan import alternatives

WORDS = ["arena", "haggle", "--bots", "quick,random", "--pairs", "12", "--seed", "4", "--workers", "1", "--json"]


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(list(words)) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return found


def test_a_duel_that_was_cut_off_goes_on_to_the_same_score(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = answer(capsys, *WORDS)
    file = tmp_path / "duel.txt"
    assert answer(capsys, *WORDS, "--out", str(file)) == whole
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 13
    file.write_text("".join(lines[:6]) + lines[6][:2])  # killed in the middle of a line
    assert answer(capsys, *WORDS, "--out", str(file), "--resume") == whole
    assert file.read_text().splitlines(keepends=True) == lines


def test_pairs_that_were_played_are_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "duel.txt"
    answer(capsys, *WORDS, "--out", str(file))
    head, *scores = file.read_text().splitlines()
    file.write_text("\n".join([head, *["1.0"] * len(scores), ""]))
    assert answer(capsys, *WORDS, "--out", str(file), "--resume")["score"] == 1


@pytest.mark.parametrize(
    ("words", "content", "says"),
    [
        (["--resume"], "", "give both"),
        (["--resume", "--out", "FILE"], "something else\n", "holds another duel"),
        (["--out", "/nowhere/duel.txt"], "", "cannot be used"),
    ],
)
def test_files_that_do_not_fit(
    words: list[str], content: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "duel.txt"
    file.write_text(content)
    assert main([*WORDS, *[word.replace("FILE", str(file)) for word in words]]) == 2
    assert says in capsys.readouterr().err
    assert file.read_text() == content


@pytest.mark.engine("compiled")  # thousands of decisions, the same on plain Python
def test_the_ladder_has_a_row_for_each_level_but_the_lowest(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "ladder", "haggle", "--pairs", "2", "--seed", "1", "--workers", "1", "--json")
    rows = found["levels"]
    assert isinstance(rows, list)
    names = [level.name for level in LEVELS]
    assert [(row["name"], row["below"]) for row in rows] == list(zip(names[1:], names[:-1], strict=True))
    assert all(row["low"] <= row["score"] <= row["high"] for row in rows)
    assert {row["even"] for row in rows} == {round(1 / 3, 6)}


def test_one_better_bot_sits_on_every_seat_in_turn() -> None:
    plan = plan_of(haggle.INFO, 3, ("regular", "rookie"), alternatives(haggle.INFO, []), "", 1, 5)
    assert plan.games == 15
    assert plan.bots == ("regular", "rookie", "rookie")
    assert {lineup.index(0) for lineup in plan.lineups} == {0, 1, 2}


def test_a_ladder_needs_somebody_to_beat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "fantasy", "--seats", "1"]) == 2
    assert "nobody plays against another" in capsys.readouterr().err
