-- Promises that two seats of a match wrote down for each other: never enforced, never part of state, log, frames or exports.
-- A promise goes with the person who wrote it, and with the table.
CREATE TABLE promises (
    id INTEGER PRIMARY KEY,     -- drawn, so that nobody counts those of others
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,  -- who wrote it
    seat INTEGER NOT NULL,      -- of whoever wrote it
    partner INTEGER NOT NULL,   -- seat that it is made with
    words TEXT NOT NULL,
    everyone INTEGER NOT NULL,  -- 1 where all at the table may read it once both have agreed, else 0: those two alone
    agreed INTEGER NOT NULL,    -- when the partner agreed, 0 before
    at INTEGER NOT NULL         -- when it was written
) STRICT;

CREATE INDEX promises_of_table ON promises (table_id, at);
CREATE INDEX promises_of_user ON promises (user_id);
