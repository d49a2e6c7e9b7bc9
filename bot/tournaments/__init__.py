"""Tournaments as they are run: who takes part, what falls due, tables for matches, results, organisers (tournaments T).

The contest itself, as a value, is `bot.pairing`'s. Here are its rows, and the one transaction in which it changes.
"""
