"""Breaks the rules of a game, one place at a time, and counts how many of the mutants the game's tests notice.

  python3 dev.py mutate GAME --sample 100 --seed 1

What is broken: game.py, steps.py and effects.py of the game (or the folders of these names). How: a comparison turned
or moved by one, a number changed by one, `and` and `or` swapped, an operator swapped, a flag turned, a condition
negated, a statement dropped. Events are part of the behaviour (log, animation, undo), so `emit(…)` is broken like
everything else. Left alone: annotations, docstrings, imports, the texts of errors, `__slots__`.

Everything happens in copies of src/ and tests/ in a temporary folder. A mutant runs against tests/rules/GAME and a few
of the conformance tests of that game; one that fails, breaks the import or runs too long is noticed. The last lines
list the survivors, each a place for one more test. Exit code 0: at least 90 % noticed; 1: fewer; 2: bad input.
"""

from __future__ import annotations

import argparse
import ast
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
RULES = ("game", "steps", "effects")
WORKERS = 2
ENOUGH = 0.90
CONFORMANCE = 6  # conformance tests that every mutant has to pass
PATIENCE = 4  # times as long as the unbroken rules may a mutant take
MEMORY = 2_000_000  # kilobytes that a mutant may take
NOTICED, TOO_LONG, SURVIVED = "noticed", "too long", "SURVIVED"

TURNED: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Lt: [ast.GtE, ast.LtE],
    ast.LtE: [ast.Gt, ast.Lt],
    ast.Gt: [ast.LtE, ast.GtE],
    ast.GtE: [ast.Lt, ast.Gt],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
DROPPED = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.Raise, ast.Continue, ast.Break, ast.Delete)


class Mutant(NamedTuple):
    """One change: the bytes from `start` to `end` of a file are replaced."""

    file: Path  # below the root
    line: int
    start: int
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line}: {self.old}  ->  {self.new}"


# Finding places


def rule_files(game: str) -> list[Path]:
    """The files with the game's rules, below the root."""
    home = ROOT / "src" / "sandlot" / "games" / game
    found = [home / f"{name}.py" for name in RULES if (home / f"{name}.py").is_file()]
    for name in RULES:
        found += sorted((home / name).rglob("*.py"))
    return [path.relative_to(ROOT) for path in found]


def mutants_of(file: Path, source: str) -> list[Mutant]:
    """All the ways in which one file can be broken, in the order of the text."""
    tree = ast.parse(source)
    data = source.encode()
    starts = [0]
    for text in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(text))
    found = []
    for node, new in changes(tree):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        old = " ".join(data[start:end].decode().split())
        found.append(Mutant(file, node.lineno, start, end, old, new))
    return sorted(set(found), key=lambda mutant: (mutant.start, mutant.end, mutant.new))


Place = ast.expr | ast.stmt


def changes(tree: ast.AST) -> Iterator[tuple[Place, str]]:
    """Every node that can be broken, with the code that replaces it."""
    for node in living(tree):
        if isinstance(node, ast.Compare):
            yield from turned(node)
        elif isinstance(node, ast.BoolOp):
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, f"({ast.unparse(ast.BoolOp(other, node.values))})"
        elif isinstance(node, ast.BinOp) and type(node.op) in SWAPPED and not is_text(node):
            yield node, f"({ast.unparse(ast.BinOp(node.left, SWAPPED[type(node.op)](), node.right))})"
        elif isinstance(node, ast.Constant):
            yield from other_values(node)
        elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
            yield node.test, f"(not ({ast.unparse(node.test)}))"
        elif isinstance(node, DROPPED):
            yield node, "pass"


def turned(node: ast.Compare) -> Iterator[tuple[Place, str]]:
    """The comparison with one of its operators turned."""
    for i, op in enumerate(node.ops):
        for other in TURNED[type(op)]:
            ops = [*node.ops[:i], other(), *node.ops[i + 1 :]]
            yield node, f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"


def other_values(node: ast.Constant) -> Iterator[tuple[Place, str]]:
    """A flag turned, a number one more and one less."""
    if isinstance(node.value, bool):
        yield node, str(not node.value)
    elif isinstance(node.value, int):
        yield node, str(node.value + 1)
        yield node, f"({node.value - 1})"


def is_text(node: ast.BinOp) -> bool:
    """Whether an operator plainly works on texts."""
    sides = (node.left, node.right)
    return any(
        isinstance(s, ast.JoinedStr) or (isinstance(s, ast.Constant) and isinstance(s.value, str)) for s in sides
    )


def living(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that can do something when the rules run."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not dead(child):
                yield from living(child)


def dead(node: ast.AST) -> bool:
    """Docstrings, imports, texts with values in them, `__slots__`."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
        return True
    return isinstance(node, (ast.Import, ast.ImportFrom, ast.JoinedStr))


# Running


class Workshop:
    """A copy of the project in which one mutant at a time is tested."""

    def __init__(self, home: Path, game: str, source: Path = ROOT) -> None:
        self.home = home
        self.game = game
        self.limit = 600.0
        self.rules = f"tests/rules/{game}"
        self.conformance: list[str] = []
        ignore = shutil.ignore_patterns("__pycache__", "*.so", ".hypothesis")
        for name in ("src", "tests"):
            shutil.copytree(source / name, home / name, ignore=ignore)
        shutil.copy(source / "pyproject.toml", home)
        for other in (home / "src" / "sandlot" / "games").iterdir():
            if other.is_dir() and other.name != game:
                shutil.rmtree(other)  # its tests are not run, and it may be unfinished

    def verdict(self, mutant: Mutant) -> str:
        """What the tests say to this change."""
        path = self.home / mutant.file
        data = path.read_bytes()
        path.write_bytes(data[: mutant.start] + mutant.new.encode() + data[mutant.end :])
        for stale in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            stale.unlink()  # its time stamp counts seconds, and mutants follow each other quickly
        try:
            return NOTICED if self.fails() else SURVIVED
        except subprocess.TimeoutExpired:
            return TOO_LONG
        finally:
            path.write_bytes(data)

    def fails(self) -> bool:
        """Whether a test fails; the quick ones come first."""
        stages = [[self.rules], self.conformance]
        return any(self.pytest("-x", *tests).returncode != 0 for tests in stages if tests)

    def pytest(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run pytest in the copy, on plain Python."""
        variables = {key: value for key, value in os.environ.items() if not key.startswith(("SANDLOT_", "PYTEST_"))}
        variables |= {"SANDLOT_PURE": "1", "PYTHONPATH": str(self.home / "src")}
        limited = ["sh", "-c", f'ulimit -v {MEMORY}; exec "$@"', "sh"] if os.name == "posix" else []
        plugins = [word for name in ("cacheprovider", "xdist", "cov") for word in ("-p", f"no:{name}")]
        return subprocess.run(
            [*limited, sys.executable, "-m", "pytest", "-q", *plugins, *arguments],
            cwd=self.home,
            env=variables,
            capture_output=True,
            text=True,
            timeout=self.limit,
        )

    def choose_conformance(self) -> None:
        """Add a few conformance tests of this game, spread over all of them."""
        if not (self.home / "tests" / "conformance").is_dir():
            return
        listed = self.pytest("--collect-only", "tests/conformance").stdout.splitlines()
        own = [line for line in listed if f"[{self.game}-" in line]
        step = max(1, len(own) // CONFORMANCE)
        self.conformance = own[step // 2 :: step][:CONFORMANCE]


def check(game: str, workshop: Workshop) -> None:
    """Make sure that the tests pass and see the copy; find out how long they take."""
    workshop.choose_conformance()
    workshop.fails()  # compiles everything once
    start = time.monotonic()
    if workshop.fails():
        stop(f"the tests of {game} fail without any change; mend them first")
    workshop.limit = 10 + PATIENCE * (time.monotonic() - start)
    for file in rule_files(game):
        size = len((workshop.home / file).read_bytes())
        if workshop.verdict(Mutant(file, 1, 0, size, "", "raise SystemError\n")) == SURVIVED:
            stop(f"the tests of {game} do not use {file}")


def stop(why: str) -> NoReturn:
    """End with one sentence."""
    print(why, file=sys.stderr)
    sys.exit(2)


def test_all(first: Workshop, chosen: list[Mutant]) -> list[Mutant]:
    """Test every mutant in the first workshop and copies of it; returns the survivors."""
    free: queue.SimpleQueue[Workshop] = queue.SimpleQueue()
    free.put(first)
    for worker in range(1, WORKERS):
        other = Workshop(first.home.with_name(str(worker)), first.game, first.home)
        other.conformance, other.limit = first.conformance, first.limit
        free.put(other)
    done = 0

    def test(mutant: Mutant) -> bool:
        nonlocal done
        workshop = free.get()
        verdict = workshop.verdict(mutant)
        free.put(workshop)
        done += 1
        print(f"{done:4}/{len(chosen)} {verdict:8} {mutant}", file=sys.stderr, flush=True)
        return verdict != SURVIVED

    with ThreadPoolExecutor(WORKERS) as pool:
        return [mutant for mutant, noticed in zip(chosen, pool.map(test, chosen), strict=True) if not noticed]


def main(arguments: list[str]) -> int:
    """Break, test, report."""
    parser = argparse.ArgumentParser(prog="dev.py mutate", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--sample", type=int, default=100, metavar="N", help="how many mutants (default: 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which ones (default: 1)")
    args = parser.parse_args(arguments)
    files = rule_files(args.game)
    if not files:
        stop(f"there is no game {args.game!r} with rules in src/sandlot/games")
    if not (ROOT / "tests" / "rules" / args.game).is_dir():
        stop(f"there are no tests in tests/rules/{args.game}")
    with tempfile.TemporaryDirectory(prefix="sandlot-mutate-") as folder:
        first = Workshop(Path(folder, "0"), args.game)
        every = [m for file in files for m in mutants_of(file, (first.home / file).read_text(encoding="utf-8"))]
        chosen = random.Random(args.seed).sample(every, max(1, min(args.sample, len(every))))
        check(args.game, first)
        survivors = test_all(first, sorted(chosen))
    for mutant in survivors:
        print(f"survived: {mutant}")
    share = 1 - len(survivors) / len(chosen)
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} mutants noticed ({share:.0%}), of {len(every)} possible.")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
