### Into the Blue.

title = Into the Blue
blurb = Roll the dice, dive from level to level, and leave more shells than the others where the treasure lies.
