"""Tournaments as values: draws, the search and its proof, points, standings, formats (tournaments F, S)."""
