"""The vocabulary a person sees and its renderings; knows no game."""
