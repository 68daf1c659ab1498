"""What happens to cards and runners: the atoms of the game and the verbs of Immediate Actions."""
