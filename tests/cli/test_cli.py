"""The `sandlot` command from outside: what it prints, where, and with which exit code."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from match.matches import HAGGLE, WITH_PACK, random_match
from sandlot import __version__
from sandlot.cli import main
from sandlot.kernel.registry import GameInfo, register

RULES = """# Rules
## Pitching
- **TY-PIT-1** A pitch is thrown.
  It may be wild.
- **TY-PIT-2** Three strikes are an out.
## Batting
- **TY-BAT-1** A hit is a hit; see **TY-PIT-2**.
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that has nothing but rules."""
    package = tmp_path / "toy_rules"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.md").write_text(RULES)
    monkeypatch.syspath_prepend(tmp_path)
    info = GameInfo(
        name="toy", title="Toy", package="toy_rules", seats=(2,), version=1, endings=(), options=(), packs=(), blurb="",
        minutes=1,
    )  # fmt: skip
    monkeypatch.setattr("sandlot.kernel.registry._registered", {})
    register(info)
    return info.name


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match file."""
    path = tmp_path / "m.sandlot.json"
    random_match(HAGGLE, 5).save(path)
    return path


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert re.fullmatch(rf"sandlot {re.escape(__version__)} \((compiled|pure)\)\n", capsys.readouterr().out)


@pytest.mark.parametrize("arguments", [[], ["hop"], ["verify"], ["replay", "x", "--ply", "-1"], ["rules"]])
def test_a_wrong_command_line_is_told_in_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    said = capsys.readouterr()
    assert (stop.value.code, said.out) == (2, "")
    assert re.fullmatch(r"sandlot.*--help\n", said.err)


@pytest.mark.parametrize("verb", ["rules", "replay", "verify", "pack", "pack check", "pack new"])
def test_every_verb_has_help(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*verb.split(), "--help"])
    assert stop.value.code == 0
    assert f"usage: sandlot {verb}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["rules", "chess"], "there is no game 'chess'"),
        (["verify", "gone.sandlot.json"], "there is no file gone.sandlot.json"),
        (["replay", "gone.sandlot.json"], "there is no file gone.sandlot.json"),
        (["pack", "check", "gone.toml"], "there is no file gone.toml"),
        (["pack", "new", "x.toml", "--game", "chess"], "there is no game 'chess'"),
        (["pack", "new", "x.txt", "--game", *WITH_PACK[:1]], "a pack is a .toml file"),
        (["pack", "new", "x.toml", "--game", HAGGLE], "played without cards"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("sandlot: ")
    assert why in said.err
    assert said.err.count("\n") == 1


def test_a_closed_pipe_ends_quietly() -> None:
    program = "import sys; from sandlot.cli import main; sys.exit(main(['pack', 'check', '--json', sys.argv[1]]))"
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-c", program, __file__],
        stdout=write,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (141, "")


def test_ctrl_c_is_no_traceback(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("sandlot.cli.verify.run", interrupted)
    assert main(["verify", "x"]) == 130
    assert capsys.readouterr().err == "\nsandlot: stopped\n"


# -- verify and replay ---------------------------------------------------------------------------------------------


def test_verify_yes(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert list(answer) == ["ok", "moves", "departs_at", "why"]
    assert (answer["ok"], answer["departs_at"]) == (True, None)
    assert main(["verify", str(file)]) == 0
    assert f"({answer['moves']} moves)" in capsys.readouterr().out


def test_verify_no(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = file.read_text().splitlines(keepends=True)
    place = lines.index('"moves": [\n') + 3
    file.write_text("".join([*lines[:place], '[0, "fly"],\n', *lines[place + 1 :]]))
    assert main(["verify", str(file), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert (answer["ok"], answer["moves"], answer["departs_at"]) == (False, 2, 3)
    assert main(["verify", str(file)]) == 1
    assert "departs at move 3" in capsys.readouterr().out


def test_replay_of_one_position(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--ply", "3", "--seat", "1"]) == 0
    shown = capsys.readouterr().out
    third = json.loads(file.read_text())["moves"][2]
    assert f"3. Seat {third[0]}: {third[1]}" in shown
    assert main(["replay", str(file), "--ply", "0"]) == 0
    assert "the deal" in capsys.readouterr().out


def test_replay_without_a_terminal_lists_all_moves(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    for number, (_, text, *_rest) in enumerate(json.loads(file.read_text())["moves"], 1):
        assert re.search(rf"^{number}\. Seat \d: {re.escape(text)}", shown, re.MULTILINE)


def test_replay_steps_with_keys(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = iter(["", "", "b", "5", "s2", "s9", "999", "hop", "q"])
    asked = []

    def answer(prompt: str) -> str:
        asked.append(prompt.split("]")[0] + "]")
        return next(keys)

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    assert main(["replay", str(file)]) == 0
    last = len(json.loads(file.read_text())["moves"])
    assert asked == [f"[{ply}/{last}]" for ply in (0, 1, 2, 1, 5, 5, 5, 5, 5)]
    shown = capsys.readouterr().out
    for complaint in ("seats 0 to 2, not 9", "so 999 is none of them", "'hop' is no number"):
        assert complaint in shown


@pytest.mark.parametrize(("flag", "value"), [("--ply", "999"), ("--seat", "3")])
def test_replay_of_what_is_not_there(file: Path, flag: str, value: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), flag, value]) == 2
    assert value in capsys.readouterr().err


def test_replay_of_a_frozen_match_says_so(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(file.read_text().replace('"moves": [\n', '"moves": [\n[0, "fly"],\n'))
    assert main(["replay", str(file), "--ply", "0"]) == 0
    said = capsys.readouterr()
    assert "frozen after move 0: move 1 of seat 0 is not possible: 'fly' does not fit" in said.err
    assert "the deal" in said.out


# -- rules ---------------------------------------------------------------------------------------------------------


def folder_with(folder: Path, *marks: str) -> str:
    """A folder with one test for each line of marks."""
    tests = [f"@pytest.mark.rule({mark})\ndef test_{n}(): ...\n" for n, mark in enumerate(marks)]
    (folder / "test_toy.py").write_text("import pytest\n" + "\n".join(tests))
    return str(folder)


def test_rules_are_shown(toy: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", toy]) == 0
    assert capsys.readouterr().out == RULES
    assert main(["rules", toy, "ty-pit-1"]) == 0
    assert capsys.readouterr().out == "- **TY-PIT-1** A pitch is thrown.\n  It may be wild.\n"
    assert main(["rules", toy, "TY-PIT"]) == 0
    assert capsys.readouterr().out.count("- **") == 2
    assert main(["rules", toy, "TY-PIT-9"]) == 2
    assert "Toy has no rule 'TY-PIT-9'" in capsys.readouterr().err


def test_coverage_names_what_is_missing(toy: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = folder_with(tmp_path, '"TY-PIT-1"', '"TY-PIT-1", "TY-BAT-1"')
    assert main(["rules", toy, "--coverage", "--tests", folder, "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {"game": "toy", "rules": 3, "tested": 2, "missing": ["TY-PIT-2"]}
    folder = folder_with(tmp_path, '"TY-PIT-1", "TY-PIT-2", "TY-BAT-1"', '"OG-PIT-1"')  # of another game
    assert main(["rules", toy, "--coverage", "--tests", folder]) == 0
    assert capsys.readouterr().out == "3 of 3 rules have a test.\n"


@pytest.mark.parametrize(
    ("mark", "why"),
    [
        (
            '"TY-PIT-1", "TY-PIT-2", "TY-BAT-1", "TY-PIT-1"',
            "test_toy.py, test_0 names 4 rules; a test proves at most 3",
        ),
        ('"TY-PIT-7"', "tests name rules that toy does not have: TY-PIT-7"),
        ("ID", "a rule is named by plain text, not ID"),
        ("(", "test_toy.py is not Python"),
    ],
)
def test_marks_that_do_not_count(
    toy: str, mark: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", toy, "--coverage", "--tests", folder_with(tmp_path, mark)]) == 2
    assert why in capsys.readouterr().err


def test_coverage_needs_tests(toy: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", toy, "--coverage", "--tests", str(tmp_path / "no")]) == 2
    assert "there is no folder" in capsys.readouterr().err


# -- packs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_PACK)
def test_a_new_pack_is_good_and_never_overwrites(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    assert main(["pack", "new", str(path), "--game", game]) == 0
    assert main(["pack", "check", str(path)]) == 0
    assert "mine.toml is a good pack." in capsys.readouterr().out
    path.write_text(path.read_text() + "\nnonsense = 1\n")
    before = path.read_text()
    assert main(["pack", "new", str(path), "--game", game]) == 2
    assert "exists already" in capsys.readouterr().err
    assert path.read_text() == before
    assert main(["pack", "check", str(path), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert not answer["ok"]
    assert [list(error) for error in answer["errors"]] == [["file", "card", "field", "why"]] * len(answer["errors"])
    assert answer["errors"][0]["file"] == "mine.toml"
    assert "nonsense" in answer["errors"][0]["why"]


def test_a_pack_of_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.toml"
    path.write_text('[pack]\nname = "odd"\ngame = "chess"\ntitle = "Odd"\nversion = "1"\n')
    assert main(["pack", "check", str(path), "--json"]) == 1
    error = json.loads(capsys.readouterr().out)["errors"][0]
    assert (error["file"], error["field"]) == ("odd.toml", "game")
    assert "there is no game 'chess'" in error["why"]
    path.write_text("what?")
    assert main(["pack", "check", str(path)]) == 1
    assert "not valid TOML" in capsys.readouterr().out
