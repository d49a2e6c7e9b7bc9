"""Tests of factions, one module each (rules 28)."""
