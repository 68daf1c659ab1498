"""How bots judge positions, and how they play."""
