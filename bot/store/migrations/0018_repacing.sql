-- Another pace while a match goes on: what was lent so that no deadline came at once earns nothing at the next change.

-- Seconds of what is left that were lent.
ALTER TABLE clocks ADD COLUMN granted INTEGER NOT NULL DEFAULT 0;
