"""Key Largo: secret programmes, crowded ports and dives that may go wrong."""
