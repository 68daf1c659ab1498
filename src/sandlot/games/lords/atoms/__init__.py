"""The atoms of the rules: what changes money, players, cubes and cards, and says so."""
