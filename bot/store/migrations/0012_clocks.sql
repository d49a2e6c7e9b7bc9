-- Clocks of tables with a pace: what seats have for turns and answers, what was charged of it, and when nothing was.

-- What runs now: whose turn it is, and by seat since when its clock runs and until when.
ALTER TABLE tables ADD COLUMN running TEXT NOT NULL DEFAULT '{}';

-- Seconds of the reserve that a seat has left.
ALTER TABLE seats ADD COLUMN reserve INTEGER NOT NULL DEFAULT 0;
-- Turns in a row for which it was overdue; what was asked of several in secret does not count.
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;

-- Of a match that goes on. With the person whose calendar it keeps a clock goes too.
CREATE TABLE clocks (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    turn TEXT NOT NULL,         -- what the seat has its time for, by its name within the match
    user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,  -- whose calendar it keeps
    own INTEGER NOT NULL,       -- 1 for the seat's own turn
    absent INTEGER NOT NULL,    -- 1 where the seat had less because nobody answered for it
    full INTEGER NOT NULL,      -- seconds at its beginning
    "left" INTEGER NOT NULL,    -- seconds left when it last rested
    calendar TEXT NOT NULL,     -- copied at its beginning: what is changed later counts for the next turn
    PRIMARY KEY (table_id, seat, turn)
) STRICT, WITHOUT ROWID;

CREATE INDEX clocks_of_user ON clocks (user_id);
CREATE INDEX timers_of_clocks ON timers (kind) WHERE kind = 'overdue';

-- What was charged, so that an undo can give it back. Of a match that goes on.
CREATE TABLE charges (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    no INTEGER NOT NULL,        -- last log entry while the clock ran
    seat INTEGER NOT NULL,
    turn TEXT NOT NULL,
    allowance INTEGER NOT NULL, -- seconds
    reserve INTEGER NOT NULL    -- seconds; less than 0: earned
) STRICT;

CREATE INDEX charges_of_table ON charges (table_id, no);

-- When the program did not run: nothing is charged for it.
CREATE TABLE downtimes (
    since INTEGER PRIMARY KEY,  -- Unix times
    until INTEGER NOT NULL
) STRICT;
