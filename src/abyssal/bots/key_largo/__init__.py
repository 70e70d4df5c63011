"""The greedy bot of Key Largo (`greedy`) and its model of the game: days, seasons, wrecks."""
