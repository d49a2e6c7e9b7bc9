"""SQLite through aiosqlite: repositories and numbered migrations. Nothing else in the house speaks SQL."""
