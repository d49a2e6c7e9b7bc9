"""Tournaments in Discord: what people see and press of them."""
