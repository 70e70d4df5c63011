"""The laws of the contract, as checks on one position or one game: for the suite and the fuzzer.

A check raises AssertionError; it never changes the position it is given.
"""
