"""Results of finished games, and what follows from many of them: ratings and statistics."""
