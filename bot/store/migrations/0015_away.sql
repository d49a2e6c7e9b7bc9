-- Vacations as the others at a table see them, and who plays a seat meanwhile.

-- Who is on vacation while somebody else plays the seat; it is theirs again when that is over.
ALTER TABLE seats ADD COLUMN away_id INTEGER REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX seats_of_away ON seats (away_id);

-- When something about a person's vacation changes for others next (Unix time): it begins, somebody may stand in, it
-- ends. 0 for never. Who had planned one before is looked at at once.
ALTER TABLE users ADD COLUMN away_due INTEGER NOT NULL DEFAULT 0;
UPDATE users SET away_due = 1 WHERE calendar LIKE '%"taken"%';
CREATE INDEX users_away ON users (away_due) WHERE away_due > 0;
