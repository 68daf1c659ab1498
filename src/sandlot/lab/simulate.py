"""`sandlot sim`: many games of one line-up, and what came of them."""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TextIO

from sandlot.kernel.errors import BadInput
from sandlot.kernel.registry import GameInfo
from sandlot.lab import stats
from sandlot.lab.plan import Plan, Record
from sandlot.lab.play import module_if_any, records
from sandlot.lab.stats import Estimate

SEATED = ("seat", "team", "bot")  # fields of a seat, as are those of a game's lab module that it gives by seat


@dataclass
class Report:
    """What a series of games says."""

    plan: Plan
    seconds: float = 0.0
    digest: str = ""
    decisions: int = 0
    draws: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    bots: list[Estimate] = field(default_factory=list)  # win shares, in the order of plan.bots
    groups: dict[str, dict[str, object]] = field(default_factory=dict)

    def json(self) -> dict[str, object]:
        """The answer for programs; `wins`, `low` and `high` go with `bots`."""
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.seats,
            "bots": list(plan.bots),
            "games": plan.games,
            **columns(self.bots),
            "draws": self.draws,
            "decisions": self.decisions,
            "endings": self.endings,
            "seconds": round(self.seconds, 3),
            "digest": self.digest,
            "groups": self.groups,
            "seed": plan.seed,
        }


def columns(estimates: Sequence[Estimate]) -> dict[str, object]:
    """Shares and their intervals as parallel lists."""
    return {
        "wins": [round(e.share, 6) for e in estimates],
        "low": [round(e.low, 6) for e in estimates],
        "high": [round(e.high, 6) for e in estimates],
    }


def check_field(info: GameInfo, by: str) -> None:
    """Raise BadInput if games of this kind cannot be grouped by this field."""
    lab = module_if_any(info, "lab")
    own: tuple[str, ...] = lab.FIELDS if lab else ()
    options = tuple(f"option:{option.name}" for option in info.options)
    known = (*SEATED, "ending", *options, *own)
    if by not in known:
        raise BadInput(f"games of {info.title} cannot be grouped by {by!r}, only by {', '.join(known)}")


def simulate(
    plan: Plan,
    info: GameInfo,
    by: str = "",
    workers: int = 1,
    out: TextIO | None = None,
    tick: Callable[[int], object] = lambda games: None,
) -> Report:
    """Play the plan; `tick` hears how many games have just been played, `out` gets a line for each."""
    if by:
        check_field(info, by)
    start = time.monotonic()
    units: list[list[Record]] = []
    digest = hashlib.blake2b(digest_size=8)
    for unit in records(plan, workers):
        units.append(unit)
        for record in unit:
            text = json.dumps(line(plan, record))
            digest.update(text.encode() + b"\n")
            if out is not None:
                out.write(text + "\n")
        tick(len(unit))
    report = summary(plan, info, units, by)
    report.seconds = time.monotonic() - start
    report.digest = digest.hexdigest()
    return report


def line(plan: Plan, record: Record) -> dict[str, object]:
    """One game for --out: enough to play it again."""
    return {
        "game": plan.game,
        "seed": record.seed,
        "seats": plan.seats,
        "bots": [plan.bots[who] for who in record.lineup],
        "options": record.options,
        "pack": plan.pack,
        "ending": record.ending,
        "scores": record.scores,
        "results": record.results,
        "decisions": record.decisions,
        **record.fields,
    }


def summary(plan: Plan, info: GameInfo, units: list[list[Record]], by: str) -> Report:
    """The numbers of a series of games."""
    played = [record for unit in units for record in unit]
    endings = Counter(record.ending for record in played)
    return Report(
        plan,
        decisions=sum(record.decisions for record in played),
        draws=sum(record.drawn for record in played),
        endings={ending: endings[ending] for ending in info.endings},
        bots=shares(plan, units),
        groups=grouped(plan, units, by) if by else {},
    )


def shares(plan: Plan, units: Iterable[Sequence[Record]]) -> list[Estimate]:
    """The win share of every bot, by the variance of pairs where there are pairs."""
    return [estimate(plan, [[record.share(bot) for record in unit] for unit in units]) for bot in range(len(plan.bots))]


def estimate(plan: Plan, units: Sequence[Sequence[float]]) -> Estimate:
    """A mean over deals; the games of one deal go together."""
    means = [sum(unit) / len(unit) for unit in units if unit]
    return stats.of_pairs(means) if plan.paired else stats.of_games(means)


def grouped(plan: Plan, units: list[list[Record]], by: str) -> dict[str, dict[str, object]]:
    """By a field of games: the shares of all bots in each group; by a field of seats: one share for each group."""
    if by in SEATED or isinstance(units[0][0].fields.get(by), list):
        return by_seat(plan, units, by)
    labels = sorted({label(record, by) for unit in units for record in unit})
    found: dict[str, dict[str, object]] = {}
    for name in labels:
        chosen = [[record for record in unit if label(record, by) == name] for unit in units]
        found[name] = {"games": sum(map(len, chosen)), **columns(shares(plan, [unit for unit in chosen if unit]))}
    return found


def label(record: Record, by: str) -> str:
    """What a game has in a field."""
    if by == "ending":
        return record.ending
    kind, _, name = by.partition(":")
    return word(record.options[name] if kind == "option" else record.fields[by])


def word(value: object) -> str:
    """An option's value as people give it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def by_seat(plan: Plan, units: list[list[Record]], by: str) -> dict[str, dict[str, object]]:
    """The share that a seat, a team or a bot won; team mates count once."""
    labels: dict[str, list[list[float]]] = {}
    for unit in units:
        here: dict[str, list[float]] = {}
        for record in unit:
            for name, share in seat_shares(plan, record, by):
                here.setdefault(name, []).append(share)
        for name, won in here.items():
            labels.setdefault(name, []).append(won)
    found: dict[str, dict[str, object]] = {}
    for name, got in sorted(labels.items()):
        e = estimate(plan, got)
        games = sum(map(len, got))
        found[name] = {"games": games, "wins": round(e.share, 6), "low": round(e.low, 6), "high": round(e.high, 6)}
    return found


def seat_shares(plan: Plan, record: Record, by: str) -> Iterable[tuple[str, float]]:
    """What each seat, team or bot won in one game; a bot that plays several teams wins what they win together."""
    own = record.fields.get(by)
    if isinstance(own, list):
        seated = [[label] if isinstance(label, str) else label for label in own]
        return [(name, won) for labels, won in zip(seated, record.results, strict=True) for name in labels]
    if by == "seat":
        return [(str(seat), result) for seat, result in enumerate(record.results)]
    if by == "team":
        return {str(team): result for team, result in zip(record.teams, record.results, strict=True)}.items()
    won: dict[str, dict[int, float]] = {}
    for who, team, result in zip(record.lineup, record.teams, record.results, strict=True):
        won.setdefault(plan.bots[who], {})[team] = result
    return [(bot, sum(teams.values())) for bot, teams in won.items()]
