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
IDLE = 1.0  # seconds until a table rests, where that is measured; the server waits for two minutes


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class House:
    """The server, on a core of its own."""

    def __init__(self, folder: str, idle: float) -> None:
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, str(Path(__file__).parent / "house.py"), folder, str(idle)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            for thread in os.listdir(f"/proc/{self.process.pid}/task"):
                os.sched_setaffinity(int(thread), {0})
            os.sched_setaffinity(0, {1})

    def memory(self) -> int:
        """Kilobytes that it holds."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1])
        return 0

    def cpu(self) -> float:
        """CPU seconds it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait()


async def measure(args: argparse.Namespace, tables: int, rush: bool) -> list[dict[str, Any]]:
    """A row for every round, all with the same tables."""
    options = dict(each.split("=", 1) for each in args.option)
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder, 1e9)
        try:
            figures = Figures()
            found = await fill(house.port, args.game, args.seats, tables, options, figures)
            await paced(found, 0.05 if rush else EVERY, 2)  # warm
            for _ in range(args.rounds):
                figures.clear()
                start, used, own = time.perf_counter(), house.cpu(), time.process_time()
                if rush:
                    await saturated(found, args.seconds)
                else:
                    await paced(found, EVERY, args.seconds)
                took, used, own = time.perf_counter() - start, house.cpu() - used, time.process_time() - own
                rows.append(
                    row(args.game, tables, rush, figures, took, used) | {"players_core_used": round(own / took, 2)}
                )
            return rows
        finally:
            house.close()


def row(game: str, tables: int, rush: bool, figures: Figures, took: float, used: float) -> dict[str, Any]:
    """What is printed."""
    return {
        "game": game,
        "tables": tables,
        "rush": rush,
        "moves_per_s": round(len(figures.done) / took, 1),
        "ms_cpu_per_move": round(1000 * used / max(1, len(figures.done)), 2),
        "core_used": round(used / took, 2),
        "done_ms": [round(percentile(figures.done, share), 1) for share in (0.5, 0.95, 0.99)],
        "told_ms": [round(percentile(figures.told, share), 1) for share in (0.5, 0.95, 0.99)],
        "refused": figures.refused,
    }


async def idle_memory(args: argparse.Namespace, tables: int) -> dict[str, Any]:
    """What a table takes whose players have open sockets and do nothing for a while; and what one takes before."""
    options = dict(each.split("=", 1) for each in args.option)
    found = []
    for idle in (1e9, IDLE):
        with tempfile.TemporaryDirectory() as folder:
            house = House(folder, idle)
            try:
                await fill(house.port, args.game, args.seats, 20, options, Figures())
                before = house.memory()
                await fill(house.port, args.game, args.seats, tables, options, Figures())
                await asyncio.sleep(3 * IDLE if idle == IDLE else 0)
                found.append(round((house.memory() - before) / tables, 1))
            finally:
                house.close()
    return {"game": args.game, "tables": tables, "kb_per_table": found[0], "kb_per_idle_table": found[1]}


def load(game: str, seats: int, options: dict[str, Any], moves: int) -> dict[str, Any]:
    """Read a long match from its log, as the server does when somebody comes back."""
    from sandlot import games
    from sandlot.bots import make
    from sandlot.server.state import entries
    from sandlot.server.state.table_state import TableState, mark_of

    info = games.find(game)
    pack = games.load_pack(info)
    seat_setups = [entries.SeatSetup("person", f"Player {seat}") for seat in range(seats)]
    setup = entries.Setup(
        game=game,
        rules=info.version,
        options=games.settle(info, options, pack),
        seats=seat_setups,
        pack=pack.name if pack else "",
        hash=pack.hash if pack else "",
    )
    stored = []
    for number in range(20):  # the first deal that lasts so long
        state = TableState("table", bytes([number]) * 32, setup)
        stored = [entries.encode(entries.Dealt(nonces=["n"] * seats))]
        state.fold(entries.decode(stored[0]))
        bot = make("random", number)
        while state.match is not None and not state.match.over and state.ply < moves:
            seat = state.game.open[0]
            considered = state.match.consider(seat, bot.move(state.game, seat))
            move = considered[1]
            mark = mark_of(state.ply + 1, considered[0])
            stored.append(entries.encode(entries.Moved(seat=seat, id="i", text=move.text, picks=move.picks, mark=mark)))
            state.fold(entries.decode(stored[-1]), considered)
        if state.ply == moves:
            break
    times = []
    for _ in range(5):
        start = time.perf_counter()
        again = TableState("table", state.seed, setup)
        for data in stored:
            again.fold(entries.decode(data))
        times.append(1000 * (time.perf_counter() - start))
        assert again.game.digest() == state.game.digest()
    return {"game": game, "moves": len(stored) - 1, "load_ms": round(min(times), 1)}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="moorwerk")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", default="100,500,1000", help="rows with a move each 5 s")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rush", type=int, default=100, help="tables of the saturated row; 0: leave it out")
    parser.add_argument("--idle", type=int, default=300, help="tables of the memory row; 0: leave it out")
    parser.add_argument("--load", type=int, default=500, help="moves of the match that is opened; 0: leave it out")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    args = parser.parse_args()
    print(f"calibration before: {calibration():,.0f}")
    for count, rush in [*((int(each), False) for each in args.tables.split(",") if each), (args.rush, True)]:
        if count:
            found = asyncio.run(measure(args, count, rush))
            best = min(found, key=lambda each: -each["moves_per_s"] if each["rush"] else each["done_ms"][-1])
            print(json.dumps(best), flush=True)
    if args.idle:
        print(json.dumps(asyncio.run(idle_memory(args, args.idle))), flush=True)
    if args.load:
        print(json.dumps(load(args.game, args.seats, dict(each.split("=", 1) for each in args.option), args.load)))
    print(f"calibration after: {calibration():,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
