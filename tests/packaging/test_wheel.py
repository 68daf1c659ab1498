"""A wheel works where it is installed: compiled where there is a C compiler, otherwise as plain Python."""

import sysconfig
import zipfile
from pathlib import Path

import engine_build

import sandlot
from builds import ROOT, Wheel, output

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def files(wheel: Wheel) -> set[str]:
    """What the wheel installs, without its metadata."""
    with zipfile.ZipFile(wheel.path) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def source_files() -> set[str]:
    """Everything the package consists of: modules, packs, rules, learning games."""
    src = ROOT / "src"
    paths = (path.relative_to(src) for path in src.rglob("*") if path.is_file())
    return {path.as_posix() for path in paths if "__pycache__" not in path.parts}


def test_the_compiled_wheel_holds_all_sources_and_every_engine_module(compiled_wheel: Wheel) -> None:
    engine = {name.removesuffix(".py") + SUFFIX for name in engine_build.sources(ROOT)}
    assert len(engine) > 1
    assert files(compiled_wheel) == source_files() | engine | {"sandlot__mypyc" + SUFFIX}


def test_without_a_compiler_the_wheel_is_plain_and_one_line_says_so(pure_wheel: Wheel) -> None:
    assert pure_wheel.path.name.endswith("-py3-none-any.whl")
    assert files(pure_wheel) == source_files()
    said = [line for line in pure_wheel.log.splitlines() if "pure-Python wheel" in line]
    assert len(said) == 1
    assert "there is no C compiler here (/nonexistent/cc)" in said[0]


def test_the_installed_command_says_how_it_runs(compiled: Path, pure: Path) -> None:
    version = f"sandlot {sandlot.__version__}"
    assert output(compiled / "sandlot", "--version").strip() == f"{version} (compiled)"
    assert output(compiled / "sandlot", "--version", SANDLOT_PURE="1").strip() == f"{version} (pure)"
    assert output(pure / "sandlot", "--version").strip() == f"{version} (pure)"


def test_pure_mode_loads_no_compiled_module_at_all(compiled: Path) -> None:
    modules = [name.removesuffix(".py").replace("/", ".") for name in engine_build.sources(ROOT)]
    program = (
        "import importlib, sys\n"
        f"for name in {modules}: importlib.import_module(name)\n"
        "for name, module in sorted(sys.modules.items()):\n"
        "    if name.startswith('sandlot'): print(name, module.__file__)\n"
    )
    lines = output(compiled / "python", "-c", program, SANDLOT_PURE="1").splitlines()
    assert {line.split()[0] for line in lines} >= set(modules)
    assert [line for line in lines if not line.endswith(".py")] == []
    compiled_lines = output(compiled / "python", "-c", program).splitlines()
    assert {line.split()[0] for line in compiled_lines if line.endswith(SUFFIX)} == {
        *modules,
        "sandlot__mypyc",
    }
