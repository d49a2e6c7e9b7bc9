"""Tournaments as values: who meets whom, and what it counts (tournaments F, S). Knows no table, database or clock."""
