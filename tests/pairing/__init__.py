"""Pairing: draws, the search, and its proof (tournaments F1 - F4)."""
