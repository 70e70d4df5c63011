"""Many workers on one store: who lives, who owns which table, and nudges between them."""
