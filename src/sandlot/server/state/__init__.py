"""What a table is: the entries of its log, and the state to which they lead."""
