"""Breaks the rules of a game, one place at a time, and counts how many of the mutants the game's tests notice.

  python3 dev.py mutate GAME --sample 100 --seed 1

What is broken: game, state, atoms, steps and effects of the game (modules or folders). How: a comparison turned
or moved by one, a number changed by one, `and` and `or` swapped, an operator swapped, a flag turned, a condition
negated, a statement dropped. Events are part of the behaviour (log, animation, undo), so `emit(…)` is broken like
everything else. Left alone: annotations, docstrings, imports, the texts of errors, `__slots__`.

Everything happens in copies of src/ and tests/ in a temporary folder. A mutant runs against tests/rules/GAME and a few
of the conformance tests of that game; one that fails, breaks the import or runs too long is noticed. First the unbroken
rules are tested and every test is noted down with the lines of the rules that it runs: a mutant meets the tests of its
own line first, the quick ones before the slow ones. Time is the processor's, so a busy machine changes no verdict, and
each run is forked off a process that has pytest loaded. The last lines list the survivors, each a place for one more
test. Exit code 0: at least 90 % noticed; 1: fewer; 2: bad input.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, NoReturn

import coverage
import hypothesis  # noqa: F401  loaded before the forks, like pytest
import pytest

ROOT = Path(__file__).resolve().parent.parent
RULES = ("game", "state", "atoms", "steps", "effects")
WORKERS = 2
ENOUGH = 0.90
CONFORMANCE = 6  # conformance tests that every mutant has to pass
PATIENCE = 4  # times as long as with the unbroken rules may a test take, and
MERCY = 1  # second more
IMPORTING = 60  # seconds that importing and collecting may take
HOURGLASS = 3600  # seconds on the clock for a mutant that waits instead of working
MEMORY = 2_000_000_000  # bytes that a mutant may take
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


class Notes:
    """What is known of the tests of the unbroken rules: seconds of each, and who runs which line."""

    def __init__(self, seconds: dict[str, float], lines: dict[str, dict[int, list[str]]]) -> None:
        self.seconds = seconds
        self.lines = lines

    def near(self, mutant: Mutant) -> list[str]:
        """The tests that run the mutant's line; none if it runs on import."""
        lines = self.lines[str(mutant.file)]
        line = max((n for n in lines if n <= mutant.line), default=0)  # the first line of a longer statement
        return [test for test in lines.get(line, []) if test]


class Watch:
    """A pytest plugin that takes notes."""

    def __init__(self, home: Path, files: Iterable[Path]) -> None:
        self.home = home
        self.files = {str(home / file): str(file) for file in files}
        self.seconds: dict[str, float] = {}
        self.coverage = coverage.Coverage(data_file=None, config_file=False, include=list(self.files))

    def pytest_sessionstart(self) -> None:
        """Before anything is imported."""
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Around each test with its fixtures."""
        self.coverage.switch_context(item.nodeid)
        start = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - start

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = {short: data.contexts_by_lineno(full) for full, short in self.files.items()}
        (self.home / "notes.json").write_text(json.dumps([self.seconds, lines]), encoding="utf-8")


class Sieve:
    """A pytest plugin that lets some of the tests through, the quickest first, each for a limited time."""

    def __init__(self, seconds: dict[str, float], tests: Iterable[str]) -> None:
        self.seconds = seconds
        self.tests = set(tests)

    def pytest_sessionstart(self) -> None:
        """Importing takes a while, too."""
        signal.setitimer(signal.ITIMER_PROF, IMPORTING)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Choose and sort."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self.tests), key=lambda item: self.seconds[item.nodeid]
        )

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Turn the glass; when it has run down, the process ends."""
        signal.setitimer(signal.ITIMER_PROF, MERCY + PATIENCE * self.seconds[nodeid])


class Workshop:
    """A copy of the project in which one mutant at a time is tested."""

    def __init__(self, home: Path, game: str, source: Path = ROOT) -> None:
        self.home = home
        self.game = game
        ignore = shutil.ignore_patterns("*.so", ".hypothesis")
        for name in ("src", "tests"):
            shutil.copytree(source / name, home / name, ignore=ignore)
        shutil.copy(source / "pyproject.toml", home)
        for other in (home / "src" / "sandlot" / "games").iterdir():
            if other.is_dir() and other.name != game:
                shutil.rmtree(other)  # its tests are not run, and it may be unfinished

    def start(self, work: Callable[[], bool]) -> int:
        """Fork a process that works in this copy on plain Python; it ends with 0 if the work says so."""
        child = os.fork()
        if child:
            return child
        status = 1
        try:
            os.chdir(self.home)
            sys.path.insert(0, str(self.home / "src"))
            for name in [name for name in os.environ if name.startswith(("SANDLOT_", "PYTEST_"))]:
                del os.environ[name]
            os.environ |= {"SANDLOT_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # loading takes longest
            quiet = os.open(os.devnull, os.O_RDWR)
            for stream in range(3):
                os.dup2(quiet, stream)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.alarm(HOURGLASS)
            status = 0 if work() else 1
        finally:
            os._exit(status)

    def take_notes(self, files: list[Path]) -> Notes | None:
        """Test the unbroken rules; nothing if a test fails."""
        watch = Watch(self.home, files)
        tests = [f"tests/rules/{self.game}"]

        def work() -> bool:
            return run([*tests, *self.some_conformance()], watch)

        _, status = os.waitpid(self.start(work), 0)
        if status:
            return None
        seconds, lines = json.loads((self.home / "notes.json").read_text(encoding="utf-8"))
        return Notes(seconds, {file: {int(line): tests for line, tests in by.items()} for file, by in lines.items()})

    def some_conformance(self) -> list[str]:
        """A few conformance tests of this game, spread over all of them."""
        if not (self.home / "tests" / "conformance").is_dir():
            return []
        listed: list[str] = []

        class List:
            def pytest_collection_finish(self, session: pytest.Session) -> None:
                listed.extend(item.nodeid for item in session.items)

        run(["--collect-only", "tests/conformance"], List())
        own = [test for test in listed if f"[{self.game}-" in test]
        step = max(1, len(own) // CONFORMANCE)
        return own[step // 2 :: step][:CONFORMANCE]

    def test(self, mutant: Mutant, notes: Notes) -> tuple[int, Callable[[], None]]:
        """Start the tests of a mutant, those of its line before all others; returns the process and how to mend."""
        first = notes.near(mutant)
        stages = [stage for stage in (first, notes.seconds.keys() - first) if stage]
        path = self.home / mutant.file
        data, was = path.read_bytes(), path.stat()
        path.write_bytes(data[: mutant.start] + mutant.new.encode() + data[mutant.end :])

        def work() -> bool:
            sys.dont_write_bytecode = True  # only the whole rules are worth keeping
            return all(run(files_of(stage), Sieve(notes.seconds, stage)) for stage in stages)

        def mend() -> None:
            path.write_bytes(data)
            os.utime(path, ns=(was.st_atime_ns, was.st_mtime_ns))  # so that the byte code on disk fits again

        return self.start(work), mend


def run(arguments: Iterable[str], plugin: object) -> bool:
    """Whether pytest is content."""
    return pytest.main(["-x", "-q", "-p", "no:cacheprovider", *arguments], [plugin]) == 0


def files_of(tests: Iterable[str]) -> list[str]:
    """The files in which these tests stand."""
    return sorted({test.split("::")[0] for test in tests})


def verdict(status: int) -> str:
    """What the end of a process says."""
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM):
        return TOO_LONG
    return NOTICED if status else SURVIVED


def check(game: str, workshop: Workshop, files: list[Path]) -> Notes:
    """Make sure that the tests pass and see the copy; take notes."""
    notes = workshop.take_notes(files)
    if notes:
        nothing = Mutant(files[0], 1, 0, 0, "", "")
        child, mend = workshop.test(nothing, notes)
        _, status = os.waitpid(child, 0)
        mend()
    if not notes or status:
        stop(f"the tests of {game} fail without any change; mend them first")
    for file in files:
        if not any(any(tests) for tests in notes.lines[str(file)].values()):
            stop(f"the tests of {game} do not use {file}")
    return notes


def stop(why: str) -> NoReturn:
    """End with one sentence."""
    print(why, file=sys.stderr)
    sys.exit(2)


def test_all(workshops: list[Workshop], chosen: list[Mutant], notes: Notes) -> list[Mutant]:
    """Test every mutant, one in each workshop at a time; returns the survivors."""
    waiting = chosen[::-1]
    free = workshops.copy()
    busy: dict[int, tuple[Workshop, Mutant, Callable[[], None]]] = {}
    survivors = []
    for done in range(1, len(chosen) + 1):
        while free and waiting:
            workshop, mutant = free.pop(), waiting.pop()
            child, mend = workshop.test(mutant, notes)
            busy[child] = (workshop, mutant, mend)
        child, status = os.wait()
        workshop, mutant, mend = busy.pop(child)
        mend()
        free.append(workshop)
        print(f"{done:4}/{len(chosen)} {verdict(status):8} {mutant}", file=sys.stderr, flush=True)
        if verdict(status) == SURVIVED:
            survivors.append(mutant)
    return survivors


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
        notes = check(args.game, first, [file for file in files if any(m.file == file for m in every)])
        others = [Workshop(Path(folder, str(n)), args.game, first.home) for n in range(1, WORKERS)]
        survivors = test_all([first, *others], sorted(chosen), notes)
    for mutant in survivors:
        print(f"survived: {mutant}")
    share = 1 - len(survivors) / len(chosen)
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} mutants noticed ({share:.0%}), of {len(every)} possible.")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
