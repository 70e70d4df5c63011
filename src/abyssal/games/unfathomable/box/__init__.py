"""What is printed: the parts of the box, the cards, the language and the words of their texts."""
