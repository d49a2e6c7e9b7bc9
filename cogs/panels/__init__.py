"""The shared UI of all games: nothing here knows the rules of any."""
