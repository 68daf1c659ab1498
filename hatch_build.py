"""Build hook: puts the page and the compiled engine into the wheel where this machine can build them."""

from __future__ import annotations

import os
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import engine_build
import page_build


class SandlotBuildHook(BuildHookInterface):
    """Wheels are compiled where there is a C compiler; editable installs stay plain Python."""

    def dependencies(self) -> list[str]:
        """Node.js as a package, if the page has to be built and the system has none."""
        wanted = not page_build.ready(Path(self.root)) and not page_build.npm()
        return [page_build.NODE] if wanted and os.environ.get("SANDLOT_PAGE") != "skip" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; compile the engine and add it to the files of the wheel."""
        try:
            page_build.build(Path(self.root))
        except page_build.PageError as error:
            self.app.display_warning(f"sandlot: building without the page, because {error}")
        if self.target_name != "wheel" or version == "editable":
            return
        self.temporary = tempfile.TemporaryDirectory(prefix="sandlot-engine-")
        engine = Path(self.temporary.name, "engine")
        try:
            engine_build.compile_to(engine, Path(self.root))
        except engine_build.CompileError as error:
            self.app.display_warning(f"sandlot: building a pure-Python wheel, because {error}")
            return
        for suffix in EXTENSION_SUFFIXES:
            for module in engine.rglob(f"*{suffix}"):
                build_data["force_include"][str(module)] = module.relative_to(engine).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw the compiled files away once they are packed."""
        if hasattr(self, "temporary"):
            self.temporary.cleanup()
