"""In Too Deep: every card is a share, a depth and money; ten company abilities (2 to 5 players)."""
