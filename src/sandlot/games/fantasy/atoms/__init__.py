"""What happens to cards, pegs and knowledge: the only functions that move anything, and say so."""
