"""Plain Python, in a process of its own with another hash seed, plays the same games as the engine of this run."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.trace import traces

TESTS = Path(__file__).parents[1]


@pytest.mark.engine("compiled")
def test_plain_python_plays_the_same_games(budget: dict[str, int]) -> None:
    variables = {key: value for key, value in os.environ.items() if not key.startswith(("SANDLOT_", "COV"))}
    variables |= {"SANDLOT_PURE": "1", "PYTHONHASHSEED": "7"}
    variables["PYTHONPATH"] = os.pathsep.join([str(TESTS.parent / "src"), str(TESTS)])
    child = subprocess.Popen(
        [sys.executable, "-m", "conformance.trace", str(budget["traces"])],
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    here = traces(budget["traces"])
    out, problems = child.communicate()
    assert child.returncode == 0, problems
    plain = json.loads(out.splitlines()[-1])
    assert plain["engine"] == "pure"
    assert plain["traces"].keys() == here.keys()
    for case, lines in here.items():
        for seed, line in enumerate(lines):
            other = plain["traces"][case][seed]
            assert line == other, f"{case}, seed {seed}: {line} here, {other} on plain Python"
