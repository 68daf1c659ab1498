"""The C++ twin of BASEBALL!: compiling it, and giving it the counts of the shipped pack."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "bench" / "moorwerk.cpp"
PACK = ROOT / "src" / "sandlot" / "games" / "moorwerk" / "packs" / "standard.toml"
FLAGS = ("-std=c++17", "-O2", "-Wall", "-Wextra", "-Werror")


class NoTwin(Exception):
    """The twin could not be compiled; the message is one sentence."""


def build(folder: Path) -> Path:
    """The compiled twin in this folder; compiled anew when its source has changed."""
    program = folder / f"moorwerk-{hashlib.sha256(SOURCE.read_bytes() + repr(FLAGS).encode()).hexdigest()[:12]}"
    if not program.is_file():
        compiler = os.environ.get("CXX") or shutil.which("c++") or shutil.which("g++")
        if not compiler:
            raise NoTwin("there is no C++ compiler here; on Debian: apt-get install g++")
        folder.mkdir(parents=True, exist_ok=True)
        unfinished = program.with_suffix(f".{os.getpid()}")
        done = subprocess.run([compiler, *FLAGS, "-o", unfinished, SOURCE], stderr=subprocess.PIPE, text=True)
        if done.returncode != 0:
            raise NoTwin(f"{compiler} refused {SOURCE.name}: {done.stderr.strip()}")
        unfinished.rename(program)
    return program


def run(program: Path, what: str, number: float) -> list[list[str]]:
    """What the twin prints, as words line by line."""
    kinds = tomllib.loads(PACK.read_text(encoding="utf-8"))["kind"]
    counts = [str(kind["count"]) for kind in kinds]
    out = subprocess.run([program, what, str(number), *counts], stdout=subprocess.PIPE, text=True, check=True).stdout
    return [line.split() for line in out.splitlines()]
