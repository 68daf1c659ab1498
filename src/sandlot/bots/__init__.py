"""Bots for every game: they see what their seat may know and nothing else."""

from sandlot.bots.players import Bot
from sandlot.bots.specs import make

__all__ = ["Bot", "make"]
