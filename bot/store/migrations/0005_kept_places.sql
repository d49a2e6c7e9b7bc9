-- A rematch invites: the places of those who played are kept for them for a while, then anybody may take them.

ALTER TABLE seats ADD COLUMN kept_id INTEGER REFERENCES users (id) ON DELETE SET NULL; -- for whom
ALTER TABLE seats ADD COLUMN kept_until INTEGER NOT NULL DEFAULT 0;                    -- Unix time

CREATE INDEX seats_of_kept ON seats (kept_id);
