"""Politics: agenda cards, the council's table, votes (rules 18)."""
