"""How bots judge a position, what they reckon instead of trying it, and play by rules of thumb."""
