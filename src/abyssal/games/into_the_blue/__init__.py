"""Into the Blue: dice, runs from 1, majorities on five levels (2 to 5 players)."""
