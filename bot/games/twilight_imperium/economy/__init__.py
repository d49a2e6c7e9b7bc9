"""Payment, production, research and transactions (rules 11.6, 14, 15)."""
