"""What changes the state: the only functions that move cards, cash, Gadgets and the score, and say so."""
