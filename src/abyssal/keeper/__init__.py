"""The keeper of live tables: a cache in front of the store, bots in seats, timeouts, retention."""
