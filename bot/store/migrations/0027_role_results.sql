-- What the seats of finished matches played as, and how it went, in games where seats differ by that. It names nobody: who sat
-- there stands in `seats`, as long as they are not forgotten. Matches that were over before are added at the next start.
CREATE TABLE role_results (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    role TEXT NOT NULL,                     -- what it played as, as the game calls it: a faction
    rank INTEGER NOT NULL,                  -- 1: won; equal ranks share a place
    bot INTEGER NOT NULL,                   -- 1: a bot played it when the match ended
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
