"""The rules in the order in which they happen: set-up, turn, extra innings, Buy Round, series."""
