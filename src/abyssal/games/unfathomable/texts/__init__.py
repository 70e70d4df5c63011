"""What the texts of cards do: verbs, the cases of single cards, abilities."""
