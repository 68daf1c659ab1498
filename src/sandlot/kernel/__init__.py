"""The kernel: positions, questions, chance and knowledge. It knows no game and no baseball."""

from sandlot.kernel import quicker as quicker  # before the classes it is for
