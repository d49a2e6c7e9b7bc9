-- People who ever joined a table or changed a setting. Everything that names a person hangs on this row, so that deleting it
-- forgets the person everywhere (cascade or null).
CREATE TABLE users (
    id INTEGER PRIMARY KEY,               -- Discord's user id
    name TEXT NOT NULL,                   -- display name when last seen, for pictures and lists
    locale TEXT NOT NULL DEFAULT '',      -- Discord's language of this person, last seen
    language TEXT NOT NULL DEFAULT '',    -- own choice: ko, en or empty (follow Discord)
    reminders TEXT NOT NULL DEFAULT 'mention' CHECK (reminders IN ('mention', 'quiet', 'off')),
    introduced TEXT NOT NULL DEFAULT '[]' -- games whose first-time pages were shown
) STRICT;

CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,               -- Discord's server id
    language TEXT NOT NULL DEFAULT '',
    channels TEXT NOT NULL DEFAULT '[]',  -- channels where tables may be opened; empty: everywhere
    openers TEXT NOT NULL DEFAULT 'everyone' CHECK (openers IN ('everyone', 'moderators')),
    defaults TEXT NOT NULL DEFAULT '{}'   -- game -> options
) STRICT;

CREATE TABLE packs (
    sha TEXT PRIMARY KEY,                 -- SHA-256 of the document
    game TEXT NOT NULL,
    body BLOB NOT NULL
) STRICT;

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    phase TEXT NOT NULL DEFAULT 'lobby' CHECK (phase IN ('lobby', 'playing', 'paused', 'finished', 'cancelled')),
    language TEXT NOT NULL,
    host_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
    options TEXT NOT NULL DEFAULT '{}',
    restricted INTEGER NOT NULL DEFAULT 0,
    commitment TEXT NOT NULL,             -- SHA-256 of the secret, posted with the lobby
    secret TEXT NOT NULL,                 -- 32 bytes in hex; shown when the match is over
    joins TEXT NOT NULL DEFAULT '[]',     -- SHA-256 of each join's interaction, in order
    pack TEXT NOT NULL DEFAULT '' ,
    version TEXT NOT NULL DEFAULT '',     -- program that began the match
    state TEXT,                           -- the match as it stands
    head INTEGER NOT NULL DEFAULT 0,      -- last log entry that counts
    last INTEGER NOT NULL DEFAULT 0,      -- last log entry written
    epoch INTEGER NOT NULL DEFAULT 0,     -- grows with every undo, so that panels of an undone branch are refused
    revision INTEGER NOT NULL DEFAULT 0,  -- grows with every change people see
    ballot TEXT NOT NULL DEFAULT '{}',    -- an open vote: undo or cancel
    waits TEXT NOT NULL DEFAULT '{}',     -- seat -> since when it is awaited, reminders sent
    nudges TEXT NOT NULL DEFAULT '{}',    -- seat -> when it nudged last
    offered TEXT NOT NULL DEFAULT '{}',   -- seat -> why others may take it over: open, gone, friend
    created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,          -- last change made by a person
    ended_at INTEGER NOT NULL DEFAULT 0,
    board TEXT NOT NULL DEFAULT '{}'      -- what stands in the channel: message, which seats it pinged, when
) STRICT;

CREATE UNIQUE INDEX one_table_a_channel ON tables (channel_id) WHERE phase IN ('lobby', 'playing');
CREATE INDEX tables_of_host ON tables (host_id) WHERE phase IN ('lobby', 'playing', 'paused');
CREATE INDEX tables_of_guild ON tables (guild_id);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,   -- who plays it
    bot TEXT NOT NULL DEFAULT '',                               -- level, if a bot plays it
    owner_id INTEGER REFERENCES users (id) ON DELETE SET NULL,  -- who joined with it; may take it back
    seen INTEGER NOT NULL DEFAULT 0,                            -- log entry of this seat's last answer
    resigned INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_user ON seats (user_id);
CREATE INDEX seats_of_owner ON seats (owner_id);

CREATE TABLE invitations (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- The append-only log, a tree: an undone branch stays in it. It knows seats, never users.
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    no INTEGER NOT NULL,
    parent INTEGER NOT NULL,
    unit INTEGER NOT NULL,                -- first entry of the batch it belongs to: undone together
    at INTEGER NOT NULL,
    version TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, no)
) STRICT, WITHOUT ROWID;

-- The state after every entry, compressed; `key` names the frame that is its dictionary, 0 for none.
CREATE TABLE frames (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    no INTEGER NOT NULL,
    key INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, no)
) STRICT, WITHOUT ROWID;

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    no INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE timers (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    due INTEGER NOT NULL,
    argument TEXT NOT NULL DEFAULT '',
    UNIQUE (table_id, kind, argument)
) STRICT;

CREATE INDEX timers_due ON timers (due);

-- What still has to be said in Discord. A row goes only when Discord has it.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    body TEXT NOT NULL DEFAULT '{}',
    user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,  -- whom it is about, if it names a person
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX outbox_due ON outbox (due);
CREATE INDEX outbox_table ON outbox (table_id, kind);

-- When this program was last seen alive: after downtime what was due is moved, not done late.
CREATE TABLE beats (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

-- Interactions already acted on, so that a repeated click is harmless. Kept for a day.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX interactions_at ON interactions (at);
