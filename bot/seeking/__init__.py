"""*Find me a table*: people of a server who want the same are brought together (tournaments R6)."""
