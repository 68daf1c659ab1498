"""Shared words of the sport; no game in it."""
