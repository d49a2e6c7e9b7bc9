-- What is still to be said to a person about a table: when quiet hours are over, or by a direct message. One row a table.
CREATE TABLE calls (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    bundle INTEGER NOT NULL DEFAULT 0,      -- rows that are being said in one message: the first of them; 0 for none
    UNIQUE (user_id, table_id)
) STRICT;

CREATE INDEX calls_due ON calls (due);
CREATE INDEX calls_of_table ON calls (table_id);

-- Discord's id of the channel of direct messages, 0 while none was opened.
ALTER TABLE users ADD COLUMN direct INTEGER NOT NULL DEFAULT 0;
-- 1 where Discord let no direct message through.
ALTER TABLE users ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
-- Unix time of the next message of a day, 0 for never.
ALTER TABLE users ADD COLUMN digest_due INTEGER NOT NULL DEFAULT 0;

CREATE INDEX users_by_digest ON users (digest_due) WHERE digest_due > 0;
