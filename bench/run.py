#!/usr/bin/env python3
"""The side-by-side: every game plain and compiled, BASEBALL! in C++, and other engines, measured in one run.

`python3 bench/run.py` sets up what it needs. Every row runs in a process of its own; the rows take turns, so that
whatever else the machine does hits all of them alike. A figure is the median over the rounds, a ratio the median of
the rounds' ratios. Exit code 1: a target is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import setups
import twin
from report import AFTER, BEFORE, FIRST, Figures, Report, Target
from setups import ROOT, State, Unready, say

ROUNDS = 3
CLONE_SECONDS = 0.2
SCRIPT = str(ROOT / "bench" / "rows.py")
LIST = "import json; from sandlot import games; print(json.dumps({n: games.find(n).title for n in games.names()}))"

YARDSTICK = "moorwerk"  # the game that has a twin in C++ and that the others are compared with
PURE, COMPILED, DRIVEN = "BASEBALL! plain Python", "BASEBALL! compiled", "BASEBALL! compiled, driven from Python"
TUNED = "BASEBALL! compiled by a profile"
CPP = "BASEBALL! C++ -O2"
HEARTS = "OpenSpiel hearts, driven from Python"
PEERS = {  # row: package, name in rows.py
    HEARTS: ("open_spiel", "hearts"),
    "OpenSpiel crazy_eights, driven from Python": ("open_spiel", "crazy_eights"),
    "RLCard uno, env.step": ("rlcard", "uno_env"),
    "RLCard uno, game.step": ("rlcard", "uno_game"),
}
SHARES = {"highlights": 1 / 2, "cosmic": 1 / 2, "fantasy": 1 / 3, "lords": 1 / 4}  # of BASEBALL!'s decisions/s
FASTER = 2.5  # tree search in mid-game, than before
PLAIN = 0.9  # plain Python, of what it was before

Measure = Callable[[], Figures]


def child(python: str, *arguments: str, root: Path = ROOT, **variables: str) -> str:
    """The last line that a Python prints which sees the sandlot of a tree."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("SANDLOT_", "PYTHON"))}
    environment = {**clean, "PYTHONPATH": str(root / "src"), **variables}
    done = subprocess.run([python, *arguments], cwd=root, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise Unready((done.stderr.strip().splitlines() or ["it ended without a word"])[-1])
    return done.stdout.splitlines()[-1]


def figures(line: str) -> Figures:
    """The figures in a line of JSON."""
    return {key: value for key, value in json.loads(line).items() if isinstance(value, float)}


def cpp(program: Path, seconds: float) -> Figures:
    """The figures of the C++ twin."""
    decisions, games, spent = map(float, twin.run(program, "play", seconds)[0])
    copies, cloning = map(float, twin.run(program, "clone", CLONE_SECONDS)[0])
    return {
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "clone_us": cloning / copies * 1e6,
    }


class Rows:
    """How to measure each row once, in the order of the table; what is aimed at; what is missing, and why."""

    def __init__(self, seconds: int) -> None:
        self.seconds = str(seconds)
        self.python = setups.player()
        self.titles: dict[str, str] = json.loads(child(self.python, "-c", LIST, SANDLOT_PURE="1"))
        self.measures: dict[str, Measure] = {}
        self.targets: list[Target] = []
        self.missing: dict[str, str] = {}
        self.measures[BEFORE] = self.row(self.python, SCRIPT, "calibration", "0")

    def row(self, python: str, *arguments: str, root: Path = ROOT, **variables: str) -> Measure:
        """A row measured by a Python that prints its figures."""
        return lambda: figures(child(python, *arguments, root=root, **variables))

    def bench(self, game: str, state: State, **variables: str) -> Measure:
        """Everything `sandlot bench` measures."""
        ours = ("-m", "sandlot", "bench", game, "--json", "--seconds", self.seconds)
        return self.row(self.python, *ours, root=state.root, **variables)

    def playouts(self, game: str, state: State, **variables: str) -> Measure:
        """Only decisions and games a second."""
        return self.row(self.python, SCRIPT, game, self.seconds, root=state.root, **variables)

    def yardstick(self, now: State) -> None:
        """BASEBALL! in all ways, and its twin in C++."""
        program = twin.build(setups.BUILD / "bench")
        seconds = float(self.seconds)
        self.measures[PURE] = self.bench(YARDSTICK, now, SANDLOT_PURE="1")
        self.measures[COMPILED] = self.bench(YARDSTICK, now, SANDLOT_ENGINE=str(now.engine))
        if now.tuned:
            self.measures[TUNED] = self.bench(YARDSTICK, now, SANDLOT_ENGINE=str(now.tuned))
        else:
            self.missing[TUNED] = "the C compiler here makes no profile, or it failed"
        self.measures[CPP] = lambda: cpp(program, seconds)
        self.measures[DRIVEN] = self.row(
            self.python, SCRIPT, "driven", self.seconds, root=now.root, SANDLOT_ENGINE=str(now.engine)
        )
        self.targets += [
            Target(COMPILED, FIRST, PURE, ">=", 4.5),
            Target(CPP, FIRST, COMPILED, "<=", 4.0),
            Target(CPP, FIRST, TUNED, "<=", 3.3),
            Target(COMPILED, "clone_us", "", "<=", 0.6),
            Target(DRIVEN, FIRST, HEARTS, ">=", 4.0),
        ]

    def other_games(self, now: State) -> None:
        """The other games, compiled, beside BASEBALL!."""
        for game, title in self.titles.items():
            if game != YARDSTICK:
                row = f"{title} compiled"
                self.measures[row] = self.bench(game, now, SANDLOT_ENGINE=str(now.engine))
                if game in SHARES:
                    self.targets.append(Target(row, FIRST, COMPILED, ">=", SHARES[game]))

    def against(self, now: State, before: State, revision: str) -> None:
        """A former state of the project: tree search compiled, and every game in plain Python."""
        row = f"BASEBALL! compiled, {revision}"
        self.measures[row] = self.bench(YARDSTICK, before, SANDLOT_ENGINE=str(before.engine))
        self.targets.append(Target(COMPILED, "ismcts_mid_per_s", row, ">=", FASTER))
        for game, title in self.titles.items():
            plain, was = f"{title} plain Python, playouts", f"{title} plain Python, playouts, {revision}"
            self.measures[plain] = self.playouts(game, now, SANDLOT_PURE="1")
            self.measures[was] = self.playouts(game, before, SANDLOT_PURE="1")
            self.targets.append(Target(plain, FIRST, was, ">=", PLAIN))

    def peers(self) -> None:
        """Other engines."""
        python, lacking = setups.peers()
        for name, (needed, row) in PEERS.items():
            if lacking[needed]:
                self.missing[name] = lacking[needed]
            else:
                self.measures[name] = self.row(python, SCRIPT, row, self.seconds)


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--seconds", type=int, default=2, metavar="N", help="CPU seconds a figure and round (default: 2)"
    )
    parser.add_argument(
        "--against", metavar="REV", help="also measure this commit, for the targets that compare with it"
    )
    parser.add_argument("--no-peers", action="store_true", help="leave the other engines out")
    parser.add_argument("--json", action="store_true", help="end with one JSON object on the last line of stdout")
    args = parser.parse_args()
    if args.seconds < 1:
        parser.error("--seconds must be 1 or more")
    try:
        report = measure(rows(args))
    except (twin.NoTwin, Unready) as problem:
        say(f"Nothing was measured: {problem}.")
        return 2
    print(report.text())
    if args.json:
        print(json.dumps(report.json(), ensure_ascii=False))
    return 1 if report.missed() else 0


def rows(args: argparse.Namespace) -> Rows:
    """Set up everything that is asked for."""
    found = Rows(args.seconds)
    now = setups.present(found.python)
    found.yardstick(now)
    found.other_games(now)
    if args.against:
        found.against(now, setups.former(found.python, args.against), args.against)
    if not args.no_peers:
        found.peers()
    found.measures[AFTER] = found.measures[BEFORE]
    return found


def measure(found: Rows) -> Report:
    """All rows in turn, three times; one that fails is left out from then on."""
    report = Report(COMPILED, found.targets, found.missing)
    for turn in range(ROUNDS):
        for row in [row for row in found.measures if row not in report.missing]:
            say(f"round {turn + 1} of {ROUNDS}: {row}")
            try:
                report.add(row, found.measures[row]())
            except Unready as problem:
                report.drop(row, str(problem))
    return report


if __name__ == "__main__":
    sys.exit(main())
