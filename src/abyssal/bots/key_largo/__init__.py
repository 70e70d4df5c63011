"""The greedy player of Key Largo (`greedy`) and what it thinks of: days, seasons, wrecks."""
