# interpreted: declarations
"""What a game declares about itself, and where its modules are found."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from types import ModuleType

from sandlot.kernel.errors import BadInput

Value = bool | int | str


@dataclass(frozen=True)
class TableOption:
    """A table option: a flag, a number in a range, or one of several words. The default is the ruling."""

    name: str
    default: Value
    says: str  # one sentence for people
    rule: str = ""
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1  # a number counts from low in such steps
    module: str = ""  # not only these words: `settle` of this module of the game reads any text for the pack at hand

    def read(self, text: Value) -> Value:
        """The value a person meant, or a clear error."""
        word = str(text).strip().lower()
        if isinstance(self.default, bool):
            if word in ("yes", "true", "on", "1"):
                return True
            if word in ("no", "false", "off", "0"):
                return False
            raise BadInput(f"option {self.name} is yes or no, not {text!r}")
        if isinstance(self.default, int):
            if re.fullmatch(r"-?[0-9]{1,18}", word) and int(word) in range(self.low, self.high + 1, self.step):
                return int(word)
            steps = f" in steps of {self.step}" if self.step != 1 else ""
            raise BadInput(f"option {self.name} is a number from {self.low} to {self.high}{steps}, not {text!r}")
        if word in self.words:
            return word
        if self.module:
            return str(text).strip()
        raise BadInput(f"option {self.name} is one of {', '.join(self.words)}, not {text!r}")


SHOW_REMEMBERED = "show_remembered"


def show_remembered(rule: str) -> TableOption:
    """The option of a game in which hidden cards can have been seen before; `rule` is about what is hidden there."""
    says = "Hidden cards that a player has seen, and could remember, are shown to that player."
    return TableOption(SHOW_REMEMBERED, True, says, rule)


@dataclass(frozen=True)
class GameInfo:
    """The declared facts of a game; tests hold the game to them."""

    title: str
    package: str  # the Python package with the modules: game, notation, table, pack, bot …
    seats: tuple[int, ...]
    version: int  # of the rules; a fix that changes play raises it
    endings: tuple[str, ...]
    options: tuple[TableOption, ...]
    packs: tuple[str, ...]  # the first is the default
    blurb: str  # one sentence for the list of games
    minutes: int  # what a game usually takes people
    teams: Callable[[int], list[int]] = lambda seats: list(range(seats))
    variants: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)  # named sets of options
    forbids: Callable[[int, Mapping[str, Value]], str] = lambda seats, options: (
        ""
    )  # why not these options at this number of seats
    usual_seats: int = 0  # how many sit down unless somebody says otherwise; 0: the fewest
    name: str = ""  # that of the package, unless it says otherwise

    def __post_init__(self) -> None:
        if not self.name:
            object.__setattr__(self, "name", self.package.rpartition(".")[2])

    def module(self, name: str) -> ModuleType:
        """One of the game's modules, loaded when first wanted."""
        path = f"{self.package}.{name}"
        return sys.modules.get(path) or importlib.import_module(path)  # the first is much quicker

    def has_module(self, name: str) -> bool:
        """Whether the game has such a module."""
        return find_spec(f"{self.package}.{name}") is not None

    def read_options(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """All options with their values; `variant` names a declared set that the others refine."""
        known = {o.name: o for o in self.options}
        values = {o.name: o.default for o in self.options}
        rest = dict(given)
        if "variant" in rest:
            variant = str(rest.pop("variant"))
            if variant not in self.variants:
                names = ", ".join(self.variants) or "none"
                raise BadInput(f"{self.title} has no variant {variant!r}; there are: {names}")
            values.update(self.variants[variant])
        for name, text in rest.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadInput(f"{self.title} has no option {name!r}; there are: {names}")
            values[name] = known[name].read(text)
        return values

    def check_options(self, seats: int, values: Mapping[str, Value]) -> None:
        """A clear error if options cannot be played with this number of seats."""
        why = self.forbids(seats, values)
        if why:
            raise BadInput(why)

    def check_seats(self, seats: int | None) -> int:
        """The seat count itself, the usual one for None, or a clear error."""
        if seats is None:
            return self.usual_seats or self.seats[0]
        if seats not in self.seats:
            allowed = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])
            raise BadInput(f"{self.title} is played with {allowed} seats, not {seats}")
        return seats


def for_people(name: str) -> ModuleType:
    """A module of the kernel that only people need, loaded when first wanted."""
    path = f"sandlot.kernel.{name}"
    return sys.modules.get(path) or importlib.import_module(path)


_registered: dict[str, GameInfo] = {}


def register(info: GameInfo) -> GameInfo:
    """Make a game known by its name."""
    _registered[info.name] = info
    return info


def find(name: str) -> GameInfo:
    """The game of this name."""
    if name not in _registered:
        raise BadInput(f"there is no game {name!r}; there are: {', '.join(sorted(_registered))}")
    return _registered[name]


def names() -> list[str]:
    """All registered games, by name."""
    return sorted(_registered)
