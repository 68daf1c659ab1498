"""What happens to cards, totals and knowledge."""
