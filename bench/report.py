"""The figures of a side-by-side: medians, ratios within a round, and which targets they reach."""

from __future__ import annotations

import platform
from statistics import median
from typing import NamedTuple

Figures = dict[str, float]

BEFORE, AFTER = "calibration before", "calibration after"
FIRST = "decisions_per_s"

# what the table shows: heading, figure, format
COLUMNS = (
    ("decisions/s", FIRST, "{:,.0f}"),
    ("games/s", "games_per_s", "{:,.0f}"),
    ("clone µs", "clone_us", "{:.3f}"),
    ("ISMCTS/s start", "ismcts_start_per_s", "{:,.0f}"),
    ("mid-game", "ismcts_mid_per_s", "{:,.0f}"),
)


class Target(NamedTuple):
    """A bound for a row's figure, or for how many times another row's it is."""

    row: str
    figure: str
    other: str  # row; "": the figure itself
    sign: str  # at least or at most
    bound: float

    def what(self) -> str:
        """In words."""
        named = "" if self.figure == FIRST else f", {self.figure}"
        return f"{self.row} : {self.other}{named}" if self.other else f"{self.row}{named}"


class Report:
    """The figures of all rounds, and what follows from them."""

    def __init__(self, base: str, targets: list[Target], missing: dict[str, str]) -> None:
        self.base = base  # the row that the others are compared with
        self.aims = targets
        self.missing = missing
        self.rounds: dict[str, list[Figures]] = {}

    def add(self, row: str, figures: Figures) -> None:
        """A row has been measured once more."""
        self.rounds.setdefault(row, []).append(figures)

    def drop(self, row: str, why: str) -> None:
        """A row cannot be measured."""
        self.rounds.pop(row, None)
        self.missing[row] = why

    def figure(self, row: str, name: str) -> float | None:
        """The median over the rounds; None if the row has no such figure."""
        found = [figures[name] for figures in self.rounds.get(row, []) if name in figures]
        return median(found) if found else None

    def ratio(self, row: str, other: str, name: str = FIRST) -> float | None:
        """How many times as much a row makes as another: the median of the rounds' ratios; None without figures."""
        pairs = zip(self.rounds.get(row, []), self.rounds.get(other, []), strict=False)
        found = [mine[name] / theirs[name] for mine, theirs in pairs if name in mine and name in theirs]
        return median(found) if found else None

    def spread(self, row: str) -> float:
        """Half the range of the rounds over their median, of the row's first figure."""
        found = [next(iter(figures.values())) for figures in self.rounds[row]]
        return (max(found) - min(found)) / 2 / median(found)

    def rows(self) -> list[str]:
        """All rows but the calibrations."""
        return [row for row in self.rounds if row not in (BEFORE, AFTER)]

    def table(self) -> str:
        """The rows as a Markdown table."""
        lines = [["row", *(heading for heading, _, _ in COLUMNS), "compiled is", "spread"]]
        for row in self.rows():
            shown = [(self.figure(row, name), form) for _, name, form in COLUMNS]
            cells = ["" if found is None else form.format(found) for found, form in shown]
            times = self.ratio(self.base, row)
            lines.append([row, *cells, "" if times is None else f"{times:.3g}×", f"±{self.spread(row):.0%}"])
        return markdown(lines)

    def targets(self) -> list[dict[str, object]]:
        """Every target, what was found, and whether that reaches it; None: a row is missing."""
        answers: list[dict[str, object]] = []
        for aim in self.aims:
            found = self.ratio(aim.row, aim.other, aim.figure) if aim.other else self.figure(aim.row, aim.figure)
            reached = None if found is None else found >= aim.bound if aim.sign == ">=" else found <= aim.bound
            answers.append(
                {"what": aim.what(), "sign": aim.sign, "bound": aim.bound, "found": found, "reached": reached}
            )
        return answers

    def missed(self) -> bool:
        """Whether a target was measured and not reached."""
        return any(target["reached"] is False for target in self.targets())

    def text(self) -> str:
        """The report for people."""
        calibrations = [
            f"{row} {turns / 1e6:.1f}M turns/s (±{self.spread(row):.0%})"
            for row in (BEFORE, AFTER)
            if (turns := self.figure(row, "turns_per_s")) is not None
        ]
        words = {True: "reached", False: "MISSED", None: "not measured"}
        verdicts = [
            f"{words[target['reached']]}: {target['what']} {target['sign']} {target['bound']:.3g}"  # type: ignore[index]
            + (f", found {target['found']:.3g}" if target["found"] is not None else "")
            for target in self.targets()
        ]
        lacking = [f"missing: {row}: {why}" for row, why in self.missing.items()]
        return "\n".join([self.table(), "", "; ".join(calibrations), *lacking, *verdicts])

    def json(self) -> dict[str, object]:
        """The report for programs."""
        names = {row: sorted({name for figures in found for name in figures}) for row, found in self.rounds.items()}
        return {
            "rows": {row: {name: self.figure(row, name) for name in found} for row, found in names.items()},
            "compiled_is": {row: self.ratio(self.base, row) for row in self.rows()},
            "spread": {row: self.spread(row) for row in self.rounds},
            "targets": self.targets(),
            "missing": self.missing,
            "python": platform.python_version(),
            "machine": platform.machine(),
        }


def markdown(lines: list[list[str]]) -> str:
    """A table, numbers to the right."""
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    padded = [
        [line[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True))]
        for line in [lines[0], rule, *lines[1:]]
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in padded)
