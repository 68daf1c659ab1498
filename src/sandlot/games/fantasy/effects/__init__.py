"""What magic and Events do."""
