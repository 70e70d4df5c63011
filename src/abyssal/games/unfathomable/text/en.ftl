### Unfathomable.

title = Unfathomable
blurb = A steamer, a storm, and something in the water: bring the ship home, unless you are one of those who must not let it arrive.
