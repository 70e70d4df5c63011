"""What things do: dice, windows, tests, defeat, monsters, loyalty and the rest of the rulebook."""
