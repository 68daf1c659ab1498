"""Real builds: the sdist, a compiled and a plain wheel made from it, each in an empty environment."""

import sys
import tarfile
import venv
from pathlib import Path

import pytest

from builds import NO_COMPILER, ROOT, STORE, Wheel, output


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked source distribution."""
    folder = tmp_path_factory.mktemp("sdist")
    output(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder), cwd=ROOT)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def build(sdist: Path, folder: Path, **more: str) -> Wheel:
    pip = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps"]
    log = output(*pip, "-w", str(folder), str(sdist), **more)
    (wheel,) = folder.glob("*.whl")
    return Wheel(wheel, log)


@pytest.fixture(scope="session")
def compiled_wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    return build(sdist, tmp_path_factory.mktemp("compiled"), **STORE)


@pytest.fixture(scope="session")
def pure_wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    return build(sdist, tmp_path_factory.mktemp("pure"), **NO_COMPILER)


def install(wheel: Path, home: Path) -> Path:
    venv.create(home, with_pip=True)
    output(home / "bin/python", "-m", "pip", "install", "-q", str(wheel))
    return home / "bin"


@pytest.fixture(scope="session")
def compiled(compiled_wheel: Wheel, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment into which only the compiled wheel was installed."""
    return install(compiled_wheel.path, tmp_path_factory.mktemp("compiled-home"))


@pytest.fixture(scope="session")
def pure(pure_wheel: Wheel, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment into which only the plain wheel was installed."""
    return install(pure_wheel.path, tmp_path_factory.mktemp("pure-home"))
