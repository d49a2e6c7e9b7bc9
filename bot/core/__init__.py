"""The rules kernel: an agenda of steps that are plain data. Knows no game, no Discord, no SQL and no language."""
