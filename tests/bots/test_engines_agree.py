"""The same seeds give the same playouts, the same greedy picks and the same searches, plain and compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bots.everywhere import fingerprints

HERE = Path(__file__).parent


@pytest.mark.engine("compiled")
def test_plain_python_does_the_same_as_this_engine() -> None:
    variables = {name: value for name, value in os.environ.items() if name != "SANDLOT_ENGINE"}
    path = os.pathsep.join(map(str, (HERE.parents[1] / "src", HERE.parent, HERE)))
    done = subprocess.run(
        [sys.executable, HERE / "everywhere.py"],
        env={**variables, "SANDLOT_PURE": "1", "PYTHONPATH": path, "PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    kind, _, plain = done.stdout.strip().partition("\n")
    assert kind == "pure"
    assert plain == fingerprints()
