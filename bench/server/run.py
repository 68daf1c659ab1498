"""`python3 bench/server/run.py`: many tables on one server process; latency, throughput, memory, load of a long match.

The server runs on one core and the players on the other. Rows are the best of `--rounds`; a calibration, the same plain
loop as in `sandlot bench`, is printed before and after, because a busy machine makes every figure worse.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "src"), str(Path(__file__).parent)]

from players import Figures, fill, paced, saturated  # noqa: E402

from sandlot.lab.bench import calibration  # noqa: E402

EVERY = 5.0  # seconds between two moves of a table


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def memory(pid: int) -> int:
    """Kilobytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu(pid: int) -> float:
    """CPU seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    game: str, seats: int, tables: int, seconds: float, options: dict[str, Any], rush: bool
) -> dict[str, Any]:
    """One row."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, str(Path(__file__).parent / "house.py"), folder]
        house = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
        try:
            assert house.stdout is not None
            port = int(house.stdout.readline())
            if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
                os.sched_setaffinity(house.pid, {0})
                os.sched_setaffinity(0, {1})
            await asyncio.sleep(1)
            before = memory(house.pid)
            figures = Figures()
            found = await fill(port, game, seats, tables, options, figures)
            idle = (memory(house.pid) - before) / tables
            await paced(found, 0.05 if rush else EVERY, 2)  # warm
            figures.clear()
            start, used = time.perf_counter(), cpu(house.pid)
            if rush:
                await saturated(found, seconds)
            else:
                await paced(found, EVERY, seconds)
            took, used = time.perf_counter() - start, cpu(house.pid) - used
            return {
                "game": game,
                "tables": tables,
                "rush": rush,
                "moves_per_s": round(len(figures.done) / took, 1),
                "ms_cpu_per_move": round(1000 * used / max(1, len(figures.done)), 2),
                "done_ms": [round(percentile(figures.done, share), 1) for share in (0.5, 0.95, 0.99)],
                "told_ms": [round(percentile(figures.told, share), 1) for share in (0.5, 0.95, 0.99)],
                "kb_per_table": round(idle, 1),
                "refused": figures.refused,
            }
        finally:
            house.kill()
            house.wait()


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="moorwerk")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", default="100,500,1000")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rush", type=int, default=50, help="tables of the saturated row; 0: leave it out")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    args = parser.parse_args()
    options = dict(each.split("=", 1) for each in args.option)
    rows = [(int(count), False) for count in args.tables.split(",") if count]
    rows += [(args.rush, True)] if args.rush else []
    print(f"calibration before: {calibration():,.0f}")
    for count, rush in rows:
        found = [
            asyncio.run(measure(args.game, args.seats, count, args.seconds, options, rush)) for _ in range(args.rounds)
        ]
        best = max(found, key=lambda row: row["moves_per_s"]) if rush else min(found, key=lambda row: row["done_ms"][2])
        print(json.dumps(best), flush=True)
    print(f"calibration after: {calibration():,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
