"""What happens to cards, money, runners and hits: the only functions that move them, and say so."""
