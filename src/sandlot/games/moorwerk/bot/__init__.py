"""How bots judge positions of BASEBALL!, and play by rules of thumb."""
