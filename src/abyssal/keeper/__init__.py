"""The keeper of live tables: a write-through cache, bots in seats, timeouts, retention."""
