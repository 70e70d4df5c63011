"""Unfathomable: hidden traitors aboard a steamer that the deep wants, for three to six players."""
