-- Ratings (tournaments R1-R5). Results are kept for good and name nobody: a person is a key in them, and whose key it is
-- stands in one place, which is emptied when somebody is forgotten. Everything else follows from the results.
CREATE TABLE rated_people (
    key INTEGER PRIMARY KEY AUTOINCREMENT,  -- stands for a person in all results
    user_id INTEGER UNIQUE REFERENCES users (id) ON DELETE SET NULL  -- whose it is; empty: of a former member
) STRICT;

-- Matches under way that are rated.
CREATE TABLE rated_tables (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    sitting TEXT NOT NULL                   -- key of each seat's person, its side, seats that are rated already, as JSON
) STRICT;

CREATE TABLE results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,   -- in the order in which they count
    table_id INTEGER REFERENCES tables (id) ON DELETE SET NULL,
    part INTEGER NOT NULL,                  -- several of one match: who left, then the end; each once
    guild_id INTEGER NOT NULL,              -- Discord's server id
    game TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('duel', 'table', 'teams')),  -- class of the game, with ratings of its own
    at INTEGER NOT NULL,
    version INTEGER NOT NULL,               -- of the rating it was counted with first
    encounter TEXT NOT NULL,                -- keys in order of seats by side, rank of each side, who left, as JSON
    UNIQUE (table_id, part)
) STRICT;

-- What the results come to: of a server, or of all together where the host of the bot wants that (scope 0).
CREATE TABLE ratings (
    scope INTEGER NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    key INTEGER NOT NULL REFERENCES rated_people (key),
    mu REAL NOT NULL,
    sigma REAL NOT NULL,                    -- as they were after the latest match
    games INTEGER NOT NULL,                 -- matches that were rated
    at INTEGER NOT NULL,                    -- of the latest
    PRIMARY KEY (scope, game, kind, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_key ON ratings (key);

-- How ratings came to be what they are.
CREATE TABLE rating_steps (
    scope INTEGER NOT NULL,
    key INTEGER NOT NULL REFERENCES rated_people (key),
    result_id INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,                    -- after it
    PRIMARY KEY (scope, key, result_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_steps_of_result ON rating_steps (result_id);

-- With what all of that was made; one row.
CREATE TABLE rating_state (
    version INTEGER NOT NULL,               -- of the rating
    everywhere INTEGER NOT NULL             -- 1: ratings of all servers together too
) STRICT;

INSERT INTO rating_state VALUES (1, 0);
