-- Who looks for others to play with on a server (tournaments R6). What was looked for last is kept for the next time.
CREATE TABLE searches (
    guild_id INTEGER NOT NULL,              -- Discord's server id
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    channel_id INTEGER NOT NULL,            -- where they asked, or the channel above that thread
    body TEXT NOT NULL,                     -- games, sizes of tables, pace, rated or not, as JSON
    since INTEGER NOT NULL DEFAULT 0,       -- when the wait began; 0: nobody is looked for
    finding_id INTEGER REFERENCES findings (id) ON DELETE SET NULL,  -- the group they were put into
    outcome TEXT NOT NULL DEFAULT '',       -- how the last wait ended, until they have read it
    tell_due INTEGER NOT NULL DEFAULT 0,    -- when that is said to them; 0: it was, or is not
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX searches_of_user ON searches (user_id);
CREATE INDEX searches_found ON searches (finding_id) WHERE finding_id IS NOT NULL;

-- A full group, until its match has begun. Each step of opening its table is written down before the next.
CREATE TABLE findings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- part of the nonce of its line
    guild_id INTEGER NOT NULL,
    body TEXT NOT NULL,                     -- game, seats, pace, rated or not, as JSON
    home_id INTEGER NOT NULL DEFAULT 0,     -- channel of the line from which its thread begins
    message_id INTEGER NOT NULL DEFAULT 0,  -- that line
    channel_id INTEGER NOT NULL DEFAULT 0,  -- the thread, or the channel, in which the table stands
    table_id INTEGER REFERENCES tables (id) ON DELETE CASCADE,  -- its lobby
    until INTEGER NOT NULL DEFAULT 0,       -- for so long places are kept
    due INTEGER NOT NULL,                   -- when opening it is tried
    attempts INTEGER NOT NULL DEFAULT 0     -- that failed
) STRICT;

CREATE INDEX findings_of_table ON findings (table_id) WHERE table_id IS NOT NULL;
