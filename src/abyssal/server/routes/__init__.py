"""The routes of docs/protocol.md, a module for each subject."""
