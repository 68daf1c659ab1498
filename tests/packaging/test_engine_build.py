"""Which modules are compiled, when an engine counts as out of date, and how a faster one takes its place."""

import shutil
from pathlib import Path

import engine_build
import engine_compiler
import pytest
from engine_compiler import Workshop

from builds import ROOT


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project: two compiled modules, one of which imports an interpreted one."""
    for name, text in {
        "__init__.py": "",
        "kernel/__init__.py": "",
        "kernel/game.py": "from sandlot.kernel import (\n    words,\n)\n",
        "kernel/words.py": '"""Words."""\n\n# interpreted: a reason\n\nX = 1\n',
        "table/parts.py": "",
        "games/__init__.py": "",
        "games/toy/__init__.py": "",
        "games/toy/steps/__init__.py": "",
        "games/toy/steps/inning.py": "import sandlot.kernel.game\n",
        "games/toy/table.py": "",
        "bots/__init__.py": "",
        "bots/search_tree.py": "",
        "bots/greedy.py": "",
    }.items():
        path = tmp_path / "src/sandlot" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_rules_kernel_and_search_are_compiled_and_nothing_else(tree: Path) -> None:
    assert engine_build.sources(tree) == [
        "sandlot/bots/search_tree.py",
        "sandlot/games/toy/steps/inning.py",
        "sandlot/kernel/game.py",
    ]


@pytest.mark.parametrize("name", ["kernel/game.py", "games/toy/steps/inning.py", "kernel/words.py"])
def test_a_change_in_a_compiled_module_or_in_what_it_imports_asks_for_a_new_engine(tree: Path, name: str) -> None:
    before = engine_build.source_hash(tree)
    path = tree / "src/sandlot" / name
    path.write_text(path.read_text() + "Y = 2\n")
    assert engine_build.source_hash(tree) != before


@pytest.mark.parametrize("name", ["table/parts.py", "games/toy/table.py", "bots/greedy.py"])
def test_a_change_elsewhere_keeps_the_engine(tree: Path, name: str) -> None:
    before = engine_build.source_hash(tree)
    (tree / "src/sandlot" / name).write_text("Y = 2\n")
    assert engine_build.source_hash(tree) == before


def test_another_mypy_asks_for_a_new_engine(tree: Path) -> None:
    lock = tree / "requirements.lock"
    lock.write_text("mypy==2.4.1 \\\n")
    before = engine_build.source_hash(tree)
    lock.write_text("mypy==2.4.2 \\\n")
    assert engine_build.source_hash(tree) != before


def test_sources_that_do_not_compile_leave_no_engine_and_a_note(tree: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tree / "src/sandlot/kernel/game.py").write_text("x: int = 'one'\n")
    store = tree / "store"
    with pytest.raises(engine_build.Refused):
        engine_build.compile_in(store, tree)
    said = "".join(capfd.readouterr())
    assert "sandlot/kernel/game.py:1: error: Incompatible types in assignment" in said
    stamp = engine_build.source_hash(tree)
    assert engine_build.failed(store, stamp)
    assert engine_build.ready(store, stamp) is None
    assert sorted(path.name for path in store.iterdir()) == ["compile.lock", "failed"]


def test_only_one_process_compiles_at_a_time(tmp_path: Path) -> None:
    assert not engine_build.busy(tmp_path)
    with engine_build.alone(tmp_path / engine_build.LOCK):
        assert engine_build.busy(tmp_path)
    assert not engine_build.busy(tmp_path)


# -- the engine made by a profile ----------------------------------------------------------------------------------


def toy_engine(shop: Workshop, name: str) -> Path:
    """What a compiler would leave, without the compiler."""
    built = shop.folder / name
    built.mkdir()
    (built / "library.so").write_text(name)
    return built


@pytest.fixture
def no_compiler_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps of a compile, at once: every engine is a file with its own name in it."""

    def tuned(shop: Workshop, engine: Path) -> Path:
        shutil.copy(engine / engine_build.STAMP, toy_engine(shop, "tuned"))
        return shop.folder / "tuned"

    monkeypatch.setattr(engine_compiler, "is_gcc", lambda: True)
    monkeypatch.setattr(engine_build, "obstacle", lambda: None)
    monkeypatch.setattr(Workshop, "ordinary", lambda shop: toy_engine(shop, "ordinary"))
    monkeypatch.setattr(Workshop, "counting", lambda shop, engine: toy_engine(shop, "counting"))
    monkeypatch.setattr(Workshop, "tuned", tuned)
    monkeypatch.setattr(Workshop, "practice", lambda shop, engine: "the same picks")


def code_of(engine: Path | None) -> str:
    assert engine is not None
    return (engine / "library.so").read_text()


@pytest.mark.usefixtures("no_compiler_needed")
def test_the_faster_engine_is_found_first_and_the_ordinary_one_stays_where_it_was(tree: Path) -> None:
    store, stamp = tree / "store", engine_build.source_hash(tree)
    first = engine_build.compile_in(store, tree)
    assert code_of(first) == "ordinary"
    assert engine_build.tunable(store, stamp)
    second = engine_build.compile_in(store, tree, tune=True)
    assert code_of(second) == "tuned"
    assert engine_build.ready(store, stamp) == second
    assert code_of(first) == "ordinary"  # who runs on it may still load from it
    assert not engine_build.tunable(store, stamp)
    assert sorted(path.name for path in store.iterdir()) == sorted([stamp, engine_build.LOCK, engine_build.TUNING])


@pytest.mark.usefixtures("no_compiler_needed")
def test_a_profile_that_fails_leaves_the_ordinary_engine_and_a_note(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Workshop, "practice", lambda shop, engine: engine.name)  # each plays in a way of its own
    store, stamp = tree / "store", engine_build.source_hash(tree)
    assert code_of(engine_build.compile_in(store, tree, tune=True)) == "ordinary"
    assert (store / engine_build.UNTUNED).read_text().splitlines() == [
        stamp,
        "the engine made by a profile does not play the same",
    ]
    assert not engine_build.tunable(store, stamp)


@pytest.mark.usefixtures("no_compiler_needed")
def test_sources_that_change_meanwhile_get_no_engine_of_the_former_state(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def practice(shop: Workshop, engine: Path) -> str:
        (tree / "src/sandlot/kernel/game.py").write_text("X = 2\n")
        return ""

    monkeypatch.setattr(Workshop, "practice", practice)
    store = tree / "store"
    assert code_of(engine_build.compile_in(store, tree, tune=True)) == "ordinary"
    assert engine_build.ready(store, engine_build.source_hash(tree)) is None
    assert not (store / engine_build.UNTUNED).exists()


@pytest.mark.usefixtures("no_compiler_needed")
def test_a_profile_can_be_done_without(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDLOT_PGO", "0")
    assert code_of(engine_build.compile_in(tree / "store", tree, tune=True)) == "ordinary"
    assert not (tree / "store" / engine_build.UNTUNED).exists()


@pytest.mark.usefixtures("no_compiler_needed")
def test_another_store_gives_its_ordinary_engine(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine_build.compile_in(tree / "store", tree, tune=True)
    monkeypatch.setenv("SANDLOT_ENGINES", str(tree / "store"))
    engine_build.compile_to(tree / "elsewhere" / "engine", tree)
    assert code_of(tree / "elsewhere" / "engine") == "ordinary"
    assert not (tree / "elsewhere" / "engine" / engine_build.TUNED).exists()


@pytest.mark.usefixtures("no_compiler_needed")
def test_what_a_cut_off_compile_left_is_cleared_away_and_what_is_in_use_is_not(tree: Path) -> None:
    store = tree / "store"
    left, used = store / f"{engine_build.WORK}left", store / f"{engine_build.WORK}used"
    (left / "src").mkdir(parents=True)
    with engine_build.alone(used / engine_build.LOCK):
        engine_build.compile_in(store, tree)
        assert not left.exists()
        assert used.exists()
    engine_build.compile_to(store / "other", tree)
    assert not used.exists()


COUNTS = """\
def count(n: int) -> int:
    found = 0
    for i in range(n):
        if i % 3 == 0:
            found += 1
    return found
"""
PRACTICE = """\
from sandlot.kernel import game

def practice() -> int:
    assert game.__file__.endswith((".so", ".pyd")), "this is not the compiled engine"
    return game.count(1000)
"""


@pytest.mark.skipif(not engine_compiler.is_gcc(), reason="the C compiler here makes no profile")
def test_gcc_makes_an_engine_by_a_profile(tree: Path) -> None:
    package = tree / "src/sandlot"
    shutil.copy(ROOT / "src/sandlot/_engine.py", package)
    (package / "__init__.py").write_text("from sandlot import _engine\n\n_engine.install()\n")
    (package / "kernel/game.py").write_text(COUNTS)
    (package / "lab").mkdir()
    (package / "lab/__init__.py").touch()
    (package / "lab/practice.py").write_text(PRACTICE)
    store = tree / "store"
    engine = engine_build.compile_in(store, tree, tune=True)
    note = store / engine_build.UNTUNED
    assert not note.exists(), note.read_text()
    assert engine == store / engine_build.source_hash(tree) / engine_build.TUNED
