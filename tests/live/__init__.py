"""Live tables for tests: pure ones, and real servers to talk to."""
