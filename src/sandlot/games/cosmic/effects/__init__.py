"""What cards do: queries over the ledger, the verbs, and the questions they put."""
