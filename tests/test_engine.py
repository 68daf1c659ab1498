"""The engine this run asked for is the one it got; otherwise the compiled run would prove nothing."""

import multiprocessing
import os
import subprocess
import sys

import pytest

from sandlot import _engine
from sandlot.lab.practice import practice


def asked_for() -> str | None:
    if os.environ.get("SANDLOT_PURE") == "1":
        return "pure"
    return "compiled" if os.environ.get("SANDLOT_ENGINE") else None


@pytest.mark.skipif(asked_for() is None, reason="the environment asks for no engine")
def test_this_process_and_a_spawned_one_run_the_engine_asked_for() -> None:
    assert _engine.kind() == asked_for()
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(_engine.kind) == asked_for()


def test_an_engine_folder_that_does_not_exist_is_named(tmp_path) -> None:
    missing = str(tmp_path / "nowhere")
    variables = {**os.environ, "SANDLOT_ENGINE": missing, "PYTHONPATH": os.pathsep.join(sys.path)}
    variables.pop("SANDLOT_PURE", None)
    child = subprocess.run([sys.executable, "-c", "import sandlot"], env=variables, capture_output=True, text=True)
    assert child.returncode == 1
    last = child.stderr.splitlines()[-1]
    assert last.endswith(f"SANDLOT_ENGINE names a folder that does not exist: {missing}")


@pytest.mark.engine("compiled")
def test_practice_is_the_same_each_time() -> None:
    """By it an engine made by a profile is compared with the one that was counted."""
    assert practice() == practice()
