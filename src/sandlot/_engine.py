"""Where the engine's modules are loaded from: compiled or as plain Python.

`SANDLOT_PURE=1` takes every `sandlot` module from its source, even if a compiled one lies beside it.
`SANDLOT_ENGINE=DIR` takes the modules found compiled under DIR from there (see engine_build.py).
With neither, Python imports as usual. The environment decides, so child processes agree with their parent.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Literal

PACKAGE = __package__ + "."
SHARED = "__mypyc"  # mypyc puts all the code into one top-level module of such a name; the others point to it


@cache
def _sources(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


@cache
def _compiled(folder: str) -> FileFinder:
    return FileFinder(folder, (ExtensionFileLoader, EXTENSION_SUFFIXES))


class PureFinder:
    """Finds the package's modules by their sources only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a `sandlot` module; None leaves the import to the next finder."""
        if not name.startswith(PACKAGE):
            return None
        for folder in path or ():
            if spec := _sources(folder).find_spec(name):
                return spec
        return None


class EngineFinder:
    """Finds the compiled modules that lie in a folder of their own, apart from the sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled form of a module if there is one; None leaves the import to the next finder."""
        if not (name.startswith(PACKAGE) or name.endswith(SHARED)):
            return None
        package = name.split(".")[:-1]
        spec = _compiled(str(self.folder.joinpath(*package))).find_spec(name)
        # A folder without a compiled module gives a spec without a loader: that is the package, not a module.
        return spec if spec and spec.loader else None


def install() -> None:
    """Put the finder that the environment asks for in front of Python's own."""
    if any(isinstance(finder, PureFinder | EngineFinder) for finder in sys.meta_path):
        return
    folder = os.environ.get("SANDLOT_ENGINE")
    if os.environ.get("SANDLOT_PURE") == "1":
        sys.meta_path.insert(0, PureFinder())
    elif folder:
        if not Path(folder).is_dir():
            raise ImportError(f"SANDLOT_ENGINE names a folder that does not exist: {folder}")
        sys.meta_path.insert(0, EngineFinder(Path(folder).resolve()))


def kind() -> Literal["compiled", "pure"]:
    """How the kernel of this process was loaded."""
    kernel = importlib.import_module("sandlot.kernel.game")
    spec = kernel.__spec__
    return "compiled" if spec and isinstance(spec.loader, ExtensionFileLoader) else "pure"
