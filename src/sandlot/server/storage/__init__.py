"""Where tables are kept, and how they are read again."""
