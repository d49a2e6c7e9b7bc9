-- How reliably somebody plays where clocks run (asynchronous P7).

-- In how many games, in time in how many of the latest turns, and how fast; and whether others may read it in a lobby.
ALTER TABLE users ADD COLUMN reliability TEXT NOT NULL DEFAULT '{}';
UPDATE users SET reliability = json_object('finished', (
    SELECT count(*) FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.user_id = users.id AND tables.phase = 'finished'
));

-- A person's latest turns with a clock, of which it is made. Answers in calls and gatherings are never here: who was late
-- there is nobody's business while a match goes on.
CREATE TABLE played (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    turn TEXT NOT NULL,        -- its name within the match
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    no INTEGER NOT NULL,       -- log entry with which it ended, so that an undo takes it back
    at INTEGER NOT NULL,       -- Unix time of its end
    seconds INTEGER NOT NULL,  -- charged for it; 0 where it was late
    late INTEGER NOT NULL,     -- 1 where time was over and it was played for the person
    PRIMARY KEY (table_id, seat, turn)
) STRICT, WITHOUT ROWID;

CREATE INDEX played_of_user ON played (user_id, at);
