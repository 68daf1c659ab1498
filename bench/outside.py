#!/usr/bin/env python3
"""An outside yardstick: our strongest bot against OpenSpiel's own Python ISMCTS, at equal CPU time for every pick.

`python3 bench/outside.py [GAME]` sets up what it needs and plays every deal from both sides. Exit code 1: ours wins
less than the goal.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from types import SimpleNamespace
from typing import Any

GAMES: dict[str, dict[str, str]] = {"moorwerk": {}, "highlights": {"length": "1"}}  # with options
GOAL = 0.6
OURS = "hall-of-famer"
CURIOUS = 1.4  # weight of curiosity in the peer's UCT; its returns lie in -1..1
MOST = 4  # times the usual simulations at most, when the peer has time left over


class Clock:
    """CPU seconds and simulations over all picks where there was a choice."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.picks = 0
        self.simulations = 0

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.picks += 1

    def figures(self) -> dict[str, float]:
        picks = max(1, self.picks)
        return {
            "picks": self.picks,
            "cpu_ms": self.seconds / picks * 1000,
            "simulations": self.simulations / picks,
        }


class Yardstick:
    """The two players at one game, and how long each has thought; runs where both packages are."""

    def __init__(self, name: str, milliseconds: int, seed: int, times: int) -> None:
        import numpy as np  # type: ignore[import-not-found]
        import pyspiel  # type: ignore[import-not-found]
        from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-not-found]
        from spiel import SpielGame

        from sandlot import games

        self.info = games.find(name)
        self.deal = games.dealer(self.info, 2, self.info.read_options(GAMES[name]), games.load_pack(self.info))
        self.milliseconds = milliseconds
        self.seed = seed
        self.times = times
        kinds = pyspiel.GameType
        self.game = SpielGame(
            SimpleNamespace(dynamics=kinds.Dynamics.SEQUENTIAL, information=kinds.Information.IMPERFECT_INFORMATION),
            2,
        )
        luck = np.random.RandomState(seed)
        self.peer: Any = ismcts.ISMCTSBot(
            self.game, mcts.RandomRolloutEvaluator(1, luck), CURIOUS, max_simulations=1, random_state=luck
        )
        self.ours_clock, self.peer_clock = Clock(), Clock()
        self.count_ours()
        self.rate = 0.0  # CPU seconds a simulation of the peer, as last seen

    def count_ours(self) -> None:
        """From now on count what our bot compares."""
        import sandlot.bots.players

        players: Any = sandlot.bots.players
        compare = players.compare

        def counted(*given: Any) -> Any:
            lanes = compare(*given)
            self.ours_clock.simulations += sum(len(lane.values) for lane in lanes)
            return lanes

        players.compare = counted

    def ours(self, seed: int) -> Any:
        """Our bot, with its time limited."""
        from sandlot.bots import make

        bot: Any = make(OURS, seed)
        bot.learn(self.info.name)
        bot.skill = bot.skill._replace(milliseconds=self.milliseconds)
        return bot

    def budget(self) -> int:
        """Simulations by which the peer's time for a pick becomes what ours took on average, or so many times it."""
        mine, peer = self.ours_clock, self.peer_clock
        usual = mine.seconds / mine.picks if mine.picks else self.milliseconds / 1000
        usual *= self.times
        if not self.rate:
            return 10
        left = usual * (peer.picks + 1) - peer.seconds
        return max(2, int(min(left, MOST * usual) / self.rate))

    def peer_pick(self, state: Any) -> int:
        """One pick of OpenSpiel's bot."""
        self.peer._max_simulations = count = self.budget()
        start = time.process_time()
        pick = int(self.peer.step(state))
        spent = time.process_time() - start
        self.rate = spent / count
        self.peer_clock.add(spent)
        self.peer_clock.simulations += count
        return pick

    def play(self, pair: int, seat: int) -> float:
        """One game of a deal with ours at this seat; returns its share of the victory."""
        from spiel import SpielState

        from sandlot.kernel.chance import seeded
        from sandlot.lab.plan import derive

        g = self.deal(seeded(derive(self.seed, pair)))
        bot = self.ours(derive(self.seed, pair, seat, "ours"))
        luck = seeded(derive(self.seed, pair, seat, "peer"))
        while g.seat >= 0:
            options = g.options
            if len(options) == 1:
                pick = options[0]
            elif g.seat == seat:
                start = time.process_time()
                pick = bot.choose(g, seat)
                self.ours_clock.add(time.process_time() - start)
            else:
                pick = self.peer_pick(SpielState(self.game, g.clone(), luck))
            g.apply(pick)
        return float(g.result(seat))

    def report(self, pairs: int) -> dict[str, Any]:
        """Play the pairs and say what came of them."""
        from sandlot.lab.stats import of_pairs

        means = []
        for pair in range(pairs):
            means.append((self.play(pair, 0) + self.play(pair, 1)) / 2)
            print(f"{self.info.name}: pair {pair + 1} of {pairs}, ours {sum(means) / len(means):.1%}", file=sys.stderr)
        found = of_pairs(means)
        return {
            "game": self.info.name,
            "pairs": pairs,
            "milliseconds": self.milliseconds,
            "seed": self.seed,
            "times": self.times,
            "score": found.share,
            "low": found.low,
            "high": found.high,
            "goal": GOAL,
            "reached": found.share >= GOAL,
            "ours": self.ours_clock.figures(),
            "open_spiel": self.peer_clock.figures(),
        }


def text(found: dict[str, Any]) -> str:
    """The report for people."""
    lines = [
        f"{found['game']}: {OURS} wins {found['score']:.1%} ({found['low']:.1%} – {found['high']:.1%})"
        f" of {found['pairs']} pairs; {'reached' if found['reached'] else 'MISSED'}: {GOAL:.0%}"
    ]
    for who in ("ours", "open_spiel"):
        each = found[who]
        lines.append(f"  {who}: {each['cpu_ms']:.1f} CPU ms and {each['simulations']:.0f} simulations a pick")
    return "\n".join(lines)


def outside(arguments: list[str]) -> int:
    """Run this file in the environment of the other engines, on our compiled engine."""
    import setups

    try:
        python = setups.peers_with_sandlot()
        engine = setups.compiled(setups.player())
    except setups.Unready as problem:
        setups.say(f"Nothing was measured: {problem}.")
        return 2
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("SANDLOT_", "PYTHON"))}
    variables = {**clean, "PYTHONPATH": str(setups.ROOT / "src"), "SANDLOT_ENGINE": str(engine)}
    return subprocess.call([python, __file__, "--here", *arguments], env=variables)


def main() -> int:
    """Set up, then measure there."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=GAMES, help="default: all of them")
    parser.add_argument("--pairs", type=int, default=50, metavar="N", help="deals, each played from both sides")
    parser.add_argument("--milliseconds", type=int, default=30, metavar="M", help="time of ours for a pick")
    parser.add_argument("--times", type=int, default=1, metavar="K", help="give OpenSpiel K times our time")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--json", action="store_true", help="one JSON object a game")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if min(args.pairs, args.milliseconds, args.times) < 1:
        parser.error("--pairs, --milliseconds and --times must be 1 or more")
    if not args.here:
        return outside(sys.argv[1:])
    reached = True
    for name in [args.game] if args.game else GAMES:
        found = Yardstick(name, args.milliseconds, args.seed, args.times).report(args.pairs)
        print(json.dumps(found) if args.json else text(found), flush=True)
        reached = reached and found["reached"]
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
