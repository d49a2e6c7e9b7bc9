"""A simulated year of people who play over days, through the tables (asynchronous X3)."""
