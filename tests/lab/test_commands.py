"""The verbs sim, arena and bench: their answers, their errors, and being stopped."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import haggle
from patience import PATIENCE, until
from sandlot import games
from sandlot.cli import main

# fmt: off
SIM = {"game", "seats", "bots", "games", "wins", "low", "high", "draws", "decisions", "endings", "seconds", "digest",
       "groups"}
ARENA = {"bots", "pairs", "score", "low", "high"}
BENCH = ["game", "engine", "seats", "decisions_per_s", "games_per_s", "clone_us", "ismcts_start_per_s",
         "ismcts_mid_per_s", "table_us", "calibration"]
# fmt: on
GAME = haggle.INFO.name
LONG = 9999  # games


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main([*words, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return found


def test_sim_answers_with_the_agreed_keys(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", GAME, "--pairs", "4", "--bots", "greedy,random,random", "--seed", "3", "--by", "bot"]
    found = answer(capsys, *words, "--workers", "1")
    assert set(found) >= SIM
    assert found["games"] == 12
    assert found["bots"] == ["greedy", "random", "random"]
    shares = found["wins"]
    assert isinstance(shares, list)
    assert sum(shares) == pytest.approx(1)
    assert set(dict(found["groups"])) == {"greedy", "random"}  # type: ignore[call-overload]
    again = answer(capsys, *words, "--workers", "2")
    assert again["digest"] == found["digest"]


def test_sim_for_people(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    assert main(["sim", GAME, "--games", "10", "--seed", "3", "--workers", "1", "--by", "seat", "--out", str(out)]) == 0
    text = capsys.readouterr().out
    assert "Haggle, 3 seats, seed 3: 10 games" in text
    assert "95 % interval" in text
    assert "2: 10 games" in text
    assert len(out.read_text().splitlines()) == 10


def test_arena_answers_with_the_agreed_keys(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "arena", GAME, "--bots", "greedy,random", "--pairs", "3", "--seed", "1", "--workers", "1")
    assert set(found) >= ARENA
    assert found["pairs"] == 3


def test_arena_says_no_with_its_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", GAME, "--bots", "random,random", "--pairs", "3", "--seed", "1", "--workers", "1", "--sprt"]
    assert main(words) == 1
    assert "still open" in capsys.readouterr().out


@pytest.mark.engine("compiled")  # measuring all games takes its seconds on any engine
@pytest.mark.parametrize("name", sorted({*games.names(), GAME}))
def test_bench_answers_with_the_agreed_keys(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "bench", name, "--seconds", "1")
    assert list(found) == BENCH
    assert all(float(str(found[key])) > 0 for key in BENCH[3:])


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["sim", "cricket"], "there is no game 'cricket'"),
        (["sim", GAME, "--seats", "9"], "Haggle is played with 3 seats, not 9"),
        (["sim", GAME, "--seats", "0"], "Haggle is played with 3 seats, not 0"),
        (["sim", GAME, "--bots", "clever"], "there is no bot 'clever'"),
        (["sim", GAME, "--bots", "greedy,random"], "names 2 bots for 3 seats"),
        (["sim", GAME, "--option", "weather=rain"], "Haggle has no option 'weather'"),
        (["sim", GAME, "--by", "weather"], "cannot be grouped by 'weather'"),
        (["sim", GAME, "--out", "/no/such/folder/x"], "/no/such/folder/x cannot be written: No such file"),
        (["arena", GAME, "--bots", "greedy"], "an arena is for two bots"),
        (["arena", GAME, "--bots", "a,b,c"], "an arena is for two bots"),
        (["bench", "cricket"], "there is no game 'cricket'"),
    ],
)
def test_bad_input_is_one_sentence(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.startswith("sandlot: ")
    assert len(error.splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [
        ["sim", GAME, "--games", "0"],
        ["sim", GAME, "--games", "5", "--pairs", "5"],
        ["sim", GAME, "--workers", "0"],
        ["sim", GAME, "--seed", "x"],
        ["bench", GAME, "--seconds", "0"],
    ],
)
def test_bad_flags_end_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(words)
    assert stop.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def running(group: int) -> int:
    """How many processes of a group are still at work."""
    count = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it may end while we look
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
            count += int(its_group) == group and state != "Z"
    return count


linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes the Linux way")


def under_way(out: Path) -> subprocess.Popen[str]:
    """A long series on two workers, of which some games are already written."""
    name = next(name for name in games.names() if name != GAME)  # one that a new process finds by itself
    more = ["--workers", "2", "--out", str(out)]
    sim = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "sandlot",
            "sim",
            name,
            "--games",
            str(LONG),
            "--bots",
            "greedy",
            *more,
        ],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )

    def begun() -> bool:
        return sim.poll() is not None or (out.exists() and out.stat().st_size >= 1000)

    until(begun, "games are written")
    return sim


def assert_nobody_left(group: int) -> None:
    until(lambda: running(group) == 0, "all workers have ended")


@linux
def test_ctrl_c_stops_at_once_and_keeps_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    sim = under_way(out)
    os.killpg(sim.pid, signal.SIGINT)  # as a terminal does it: parent and workers alike
    _, errors = sim.communicate(timeout=PATIENCE)
    assert sim.returncode == 130
    assert "Traceback" not in errors
    assert errors.splitlines()[-1] == "sandlot: stopped"
    assert_nobody_left(sim.pid)
    lines = out.read_text().splitlines()
    assert 0 < len(lines) < LONG
    assert all(json.loads(line)["ending"] for line in lines)


@linux
def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    sim = under_way(tmp_path / "games.jsonl")
    assert running(sim.pid) >= 3
    sim.kill()
    sim.communicate()
    assert_nobody_left(sim.pid)
