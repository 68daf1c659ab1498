"""Which modules are compiled, and when an engine counts as out of date."""

from pathlib import Path

import engine_build
import pytest


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
