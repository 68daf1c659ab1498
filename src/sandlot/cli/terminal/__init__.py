"""A match played at the terminal: by people, bots, or people passing the keyboard. Knows no game."""
