"""Where systems lie, which of them touch, which way ships may take, and how a map is made (rules 4, 5.1, 11.2)."""
