-- Who is told how a match goes on: at its end, and at each round if asked for. A row goes when the match has ended.
CREATE TABLE watches (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    rounds INTEGER NOT NULL DEFAULT 0,  -- 1: told at each round too
    told INTEGER NOT NULL DEFAULT 0,    -- the latest round that was told, or was under way when the watch began
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX watches_of_user ON watches (user_id);
