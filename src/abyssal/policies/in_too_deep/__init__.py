"""The policy of In Too Deep: what a seat knows (`table`), its value (`outlook`), its answers."""
