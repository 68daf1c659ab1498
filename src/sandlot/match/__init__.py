"""Matches: played, taken back, replayed, forked, saved in one file and proven from it."""

from sandlot.match.match import Match
from sandlot.match.record import PERSON, Closed, Line, Record, Result, Seat, Undone, decode, encode
from sandlot.match.replay import Departure, Move
from sandlot.match.undo import MayUndo
from sandlot.match.verdict import Verdict, prove

__all__ = [
    "PERSON",
    "Closed",
    "Departure",
    "Line",
    "Match",
    "MayUndo",
    "Move",
    "Record",
    "Result",
    "Seat",
    "Undone",
    "Verdict",
    "decode",
    "encode",
    "prove",
]
