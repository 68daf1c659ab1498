"""What people read: names, questions, the story of the game, reasons why not."""
