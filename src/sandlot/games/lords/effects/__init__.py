"""What cards and charts do, by the verbs of their effects."""
