"""A position of Sandlot as OpenSpiel's Python searches want it; needs nothing of OpenSpiel itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandlot.kernel.chance import SPAN, FastChance
from sandlot.kernel.game import Game

TERMINAL: Final = -4  # what OpenSpiel calls the player after the end


@dataclass(frozen=True)
class SpielGame:
    """What a search asks about the game as a whole."""

    kind: object  # tells `dynamics` and `information`, as pyspiel.GameType does
    seats: int

    def get_type(self) -> object:
        return self.kind

    def num_players(self) -> int:
        return self.seats


class SpielState:
    """A position by OpenSpiel's names. Luck is drawn inside `apply`, so there are no chance nodes."""

    def __init__(self, game: SpielGame, g: Game, luck: FastChance) -> None:
        self.game = game
        self.g = g
        self.luck = luck  # of the re-deals
        self.sights: dict[int, str] = {}  # by seat, until the next pick

    def get_game(self) -> SpielGame:
        return self.game

    def num_players(self) -> int:
        return self.game.seats

    def current_player(self) -> int:
        return int(self.g.seat) if self.g.seat >= 0 else TERMINAL

    def is_terminal(self) -> bool:
        return bool(self.g.seat < 0)

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The options of the seat that is asked; nobody else has any."""
        return self.g.options if player is None or player == self.g.seat else []

    def apply_action(self, action: int) -> None:
        """One pick; numpy's numbers are welcome."""
        self.g.apply(int(action))
        self.sights.clear()

    def clone(self) -> SpielState:
        return SpielState(self.game, self.g.clone(), self.luck)

    def returns(self) -> list[float]:
        """From -1, lost, to 1, won; nothing before the end."""
        if self.g.seat >= 0:
            return [0.0] * self.game.seats
        return [2 * self.g.result(seat) - 1 for seat in range(self.game.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat sees: its table, what it has sealed, and its options if it is asked."""
        seat = int(self.g.seat) if player is None else player
        sight = self.sights.get(seat)
        if sight is None:
            sight = f"{seat} {self.legal_actions(seat)} {self.g.sealed[seat]} {self.g.table(seat)!r}"
            self.sights[seat] = sight
        return sight

    def resample_from_infostate(self, player: int, sampler: object = None) -> SpielState:
        """A position that this seat cannot tell from this one."""
        other = self.clone()
        other.g.determinize(player, int(self.luck.below(SPAN)))
        return other
