-- Which program last looked whether every match can be read, as a digest of what reads them; empty for none.
ALTER TABLE beats ADD COLUMN form TEXT NOT NULL DEFAULT '';
