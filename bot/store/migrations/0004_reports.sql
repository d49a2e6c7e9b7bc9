-- What people report to whoever hosts the bot. A report goes with the person who made it.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,       -- what the person was given, to ask after it
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    move INTEGER NOT NULL,                -- the last one everybody can read of, 0 before the first
    epoch INTEGER NOT NULL,
    version TEXT NOT NULL,
    words TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX reports_of_user ON reports (user_id, at);
