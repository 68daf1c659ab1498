"""How bots judge positions, what they compare, and what they like."""
