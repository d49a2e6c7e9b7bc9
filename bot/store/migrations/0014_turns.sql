-- Whose turn it is after a log entry, from what everybody knows: what looks back groups moves by it. Nothing in entries
-- that an earlier version wrote; their frames say it.
ALTER TABLE entries ADD COLUMN turn INTEGER;   -- number of the turn
ALTER TABLE entries ADD COLUMN whose INTEGER;  -- seat whose turn it is; nothing for nobody's
