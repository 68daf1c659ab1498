"""Running the project's commands from outside, as somebody who has just installed or cloned it."""

import os
import subprocess
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
NO_COMPILER = {"CC": "/nonexistent/cc"}
STORE = {"SANDLOT_ENGINES": str(ROOT / "build" / "engine")}  # this run has compiled these sources already


class Wheel(NamedTuple):
    path: Path
    log: str


def clean(**more: str) -> dict[str, str]:
    """The environment of somebody who knows nothing of this test run."""
    ours = ("SANDLOT_", "PYTEST", "COV_", "COVERAGE", "PYTHONPATH")
    return {key: value for key, value in os.environ.items() if not key.startswith(ours)} | more


def output(*command: str | Path, cwd: Path | None = None, **more: str) -> str:
    """What a command prints, stderr included; it has to succeed."""
    done = subprocess.run(
        command, cwd=cwd, env=clean(**more), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, done.stdout
    return done.stdout
