"""The kernel: positions, questions, chance and knowledge. It knows no game and no baseball."""

from sandlot.kernel import shortcuts as shortcuts  # before any class of a game
