"""The requests of docs/protocol.md, a module for each subject."""
