"""The table in a real browser, by what a person can see, click and press."""
