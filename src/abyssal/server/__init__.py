"""HTTP, WebSocket and Server-Sent Events: sessions and transport. No rule, no SQL."""
