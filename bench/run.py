#!/usr/bin/env python3
"""The side-by-side: BASEBALL! plain and compiled, the same game in C++, and other engines, measured in one run.

`python3 bench/run.py` sets up what it needs. Every row runs in a process of its own; the rows take turns, so that
whatever else the machine does hits all of them alike. A figure is the median over the rounds, a ratio the median of
the rounds' ratios. Exit code 1: a target is missed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import subprocess
import sys
import tomllib
import venv
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import dev  # noqa: E402
import engine_build  # noqa: E402
import twin  # noqa: E402

BUILD = ROOT / "build"
PEERS_HOME = BUILD / "bench-venv"
ROUNDS = 3
CLONE_SECONDS = 0.2

Figures = dict[str, float]

# what the table shows: heading, figure, format
COLUMNS = (
    ("decisions/s", "decisions_per_s", "{:,.0f}"),
    ("games/s", "games_per_s", "{:,.0f}"),
    ("clone µs", "clone_us", "{:.3f}"),
    ("ISMCTS/s start", "ismcts_start_per_s", "{:,.0f}"),
    ("mid-game", "ismcts_mid_per_s", "{:,.0f}"),
)
PURE, COMPILED, DRIVEN = "BASEBALL! plain Python", "BASEBALL! compiled", "BASEBALL! compiled, driven from Python"
CPP = "BASEBALL! C++ -O2"
HEARTS = "OpenSpiel hearts, driven from Python"
BEFORE, AFTER = "calibration before", "calibration after"
PEERS = {  # row: package, name in rows.py
    HEARTS: ("open_spiel", "hearts"),
    "OpenSpiel crazy_eights, driven from Python": ("open_spiel", "crazy_eights"),
    "RLCard uno, env.step": ("rlcard", "uno_env"),
    "RLCard uno, game.step": ("rlcard", "uno_game"),
}
TARGETS = (  # row, figure, other row or "", at least or at most, bound
    (COMPILED, "decisions_per_s", PURE, ">=", 4.5),
    (CPP, "decisions_per_s", COMPILED, "<=", 10.0),
    (COMPILED, "decisions_per_s", HEARTS, ">=", 5.0),
    (COMPILED, "clone_us", "", "<=", 1.0),
)


def say(text: str) -> None:
    """Tell the person how it goes."""
    print(text, file=sys.stderr, flush=True)


# -- environments ------------------------------------------------------------------------------------------------


def compiled_engine(python: str) -> Path:
    """The compiled engine of the sources as they are, made if need be."""
    store = dev.ENGINES
    stamp = engine_build.source_hash(ROOT)
    if not engine_build.ready(store, stamp):
        say("Compiling the engine ...")
        if subprocess.call([python, str(ROOT / "engine_build.py")], cwd=ROOT) != 0:
            sys.exit(2)
    return store / stamp


def peers_python() -> tuple[str, dict[str, str]]:
    """The Python of the peers' environment, and for every package of the group `peers` why it is missing, or ""."""
    group = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]["peers"]
    python = PEERS_HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = PEERS_HOME / "made-from.sha256"
    want = hashlib.sha256(f"{group} {sys.version}".encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == want:
        return str(python), {package(wanted): "" for wanted in group}
    say("Setting up build/bench-venv with the other engines (once) ...")
    venv.create(PEERS_HOME, with_pip=True, clear=True)
    missing = {package(wanted): install(python, wanted) for wanted in group}
    if not any(missing.values()):
        stamp.write_text(want)
    return str(python), missing


def package(wanted: str) -> str:
    """The name in a requirement."""
    return wanted.partition(">")[0].strip()


def install(python: Path, wanted: str) -> str:
    """Install a package; returns pip's last words if that fails."""
    command = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", wanted]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    return "" if done.returncode == 0 else (done.stderr.strip().splitlines() or ["pip failed"])[-1]


# -- rows --------------------------------------------------------------------------------------------------------


def child(python: str, *arguments: str, **variables: str) -> Figures:
    """Run a Python that prints its figures as JSON on its last line."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("SANDLOT_", "PYTHON"))}
    done = subprocess.run(
        [python, *arguments], cwd=ROOT, env={**clean, **variables}, stdout=subprocess.PIPE, check=True, text=True
    )
    answer = json.loads(done.stdout.splitlines()[-1])
    return {key: value for key, value in answer.items() if isinstance(value, float)}


def cpp(program: Path, seconds: float) -> Figures:
    """The figures of the C++ twin."""
    decisions, games, spent = map(float, twin.run(program, "play", seconds)[0])
    copies, cloning = map(float, twin.run(program, "clone", CLONE_SECONDS)[0])
    return {
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "clone_us": cloning / copies * 1e6,
    }


def rows(seconds: int) -> tuple[dict[str, Callable[[], Figures]], dict[str, str]]:
    """How to measure each row once, in the order of the table; and which peers are missing, and why."""
    python = dev.environment(*dev.PLAY)
    engine = str(compiled_engine(python))
    program = twin.build(BUILD / "bench")
    peers, lacking = peers_python()
    script = str(ROOT / "bench" / "rows.py")
    ours = ("-m", "sandlot", "bench", "moorwerk", "--json", "--seconds", str(seconds))
    found: dict[str, Callable[[], Figures]] = {
        BEFORE: lambda: child(python, script, "calibration", "0"),
        PURE: lambda: child(python, *ours, SANDLOT_PURE="1"),
        COMPILED: lambda: child(python, *ours, SANDLOT_ENGINE=engine),
        CPP: lambda: cpp(program, seconds),
        DRIVEN: lambda: child(python, script, "moorwerk", str(seconds), SANDLOT_ENGINE=engine),
    }
    for name, (needed, row) in PEERS.items():
        if not lacking[needed]:
            found[name] = lambda row=row: child(peers, script, row, str(seconds))  # type: ignore[misc]
    found[AFTER] = found[BEFORE]
    return found, {name: lacking[needed] for name, (needed, _) in PEERS.items() if lacking[needed]}


# -- the report --------------------------------------------------------------------------------------------------


class Report:
    """The figures of all rounds, and what follows from them."""

    def __init__(self, missing: dict[str, str]) -> None:
        self.rounds: dict[str, list[Figures]] = {}
        self.missing = missing

    def figure(self, row: str, name: str) -> float | None:
        """The median over the rounds; None if the row has no such figure."""
        found = [figures[name] for figures in self.rounds[row] if name in figures]
        return median(found) if found else None

    def ratio(self, row: str, other: str, name: str = "decisions_per_s") -> float:
        """How many times as much a row makes as another: the median of the rounds' ratios."""
        pairs = zip(self.rounds[row], self.rounds[other], strict=True)
        return median(mine[name] / theirs[name] for mine, theirs in pairs)

    def spread(self, row: str) -> float:
        """Half the range of the rounds over their median, of the row's first figure."""
        found = [next(iter(figures.values())) for figures in self.rounds[row]]
        return (max(found) - min(found)) / 2 / median(found)

    def table(self) -> str:
        """The rows as a Markdown table."""
        lines = [["row", *(heading for heading, _, _ in COLUMNS), "compiled is", "spread"]]
        for row in self.rounds:
            if row in (BEFORE, AFTER):
                continue
            shown = [(self.figure(row, name), form) for _, name, form in COLUMNS]
            cells = ["" if found is None else form.format(found) for found, form in shown]
            lines.append([row, *cells, f"{self.ratio(COMPILED, row):.3g}×", f"±{self.spread(row):.0%}"])
        return markdown(lines)

    def targets(self) -> list[dict[str, object]]:
        """Every target, what was found, and whether that reaches it; None: a row is missing."""
        answers: list[dict[str, object]] = []
        for row, name, other, sign, bound in TARGETS:
            found: float | None = None
            if row in self.rounds and (not other or other in self.rounds):
                found = self.ratio(row, other, name) if other else self.figure(row, name)
            reached = None if found is None else found >= bound if sign == ">=" else found <= bound
            what = f"{row} : {other}" if other else f"{row}, {name}"
            answers.append({"what": what, "sign": sign, "bound": bound, "found": found, "reached": reached})
        return answers

    def text(self) -> str:
        """The report for people."""
        calibrations = [
            f"{row} {(self.figure(row, 'turns_per_s') or 0) / 1e6:.1f}M turns/s (±{self.spread(row):.0%})"
            for row in (BEFORE, AFTER)
        ]
        words = {True: "reached", False: "MISSED", None: "not measured"}
        verdicts = [
            f"{words[target['reached']]}: {target['what']} {target['sign']} {target['bound']}"  # type: ignore[index]
            + (f", found {target['found']:.3g}" if target["found"] is not None else "")
            for target in self.targets()
        ]
        lacking = [f"missing: {row}: {why}" for row, why in self.missing.items()]
        return "\n".join([self.table(), "", "; ".join(calibrations), *lacking, *verdicts])

    def json(self) -> dict[str, object]:
        """The report for programs."""
        names = {row: sorted({name for figures in found for name in figures}) for row, found in self.rounds.items()}
        return {
            "rows": {row: {name: self.figure(row, name) for name in found} for row, found in names.items()},
            "compiled_is": {row: self.ratio(COMPILED, row) for row in self.rounds if row not in (BEFORE, AFTER)},
            "spread": {row: self.spread(row) for row in self.rounds},
            "targets": self.targets(),
            "missing": self.missing,
            "python": platform.python_version(),
            "machine": platform.machine(),
        }


def markdown(lines: list[list[str]]) -> str:
    """A table, numbers to the right."""
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    padded = [
        [line[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True))]
        for line in [lines[0], rule, *lines[1:]]
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in padded)


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--seconds", type=int, default=2, metavar="N", help="CPU seconds a figure and round (default: 2)"
    )
    parser.add_argument("--json", action="store_true", help="end with one JSON object on the last line of stdout")
    args = parser.parse_args()
    if args.seconds < 1:
        parser.error("--seconds must be 1 or more")
    try:
        measures, missing = rows(args.seconds)
    except twin.NoTwin as problem:
        say(f"The C++ twin was not compiled: {problem}")
        return 2
    report = Report(missing)
    for turn in range(ROUNDS):
        for row, measure in measures.items():
            say(f"round {turn + 1} of {ROUNDS}: {row}")
            report.rounds.setdefault(row, []).append(measure())
    print(report.text())
    if args.json:
        print(json.dumps(report.json(), ensure_ascii=False))
    return 1 if any(target["reached"] is False for target in report.targets()) else 0


if __name__ == "__main__":
    sys.exit(main())
