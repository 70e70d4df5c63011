"""Being told that it is one's turn: by push, mail, webhook, feed and calendar."""
