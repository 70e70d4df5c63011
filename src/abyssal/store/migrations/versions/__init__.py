"""One file a change of the schema, in order."""
