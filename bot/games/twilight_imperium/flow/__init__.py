"""The course of a game, one file for each chapter of the rulebook (rules 5, 9-13, 17, 21)."""
