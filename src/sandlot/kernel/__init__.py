"""The kernel: positions, questions, chance and knowledge. It knows no game and no baseball."""
