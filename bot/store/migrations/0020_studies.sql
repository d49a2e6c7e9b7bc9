-- Where a study begins: a position of a match that is over. It knows seats, never people.
CREATE TABLE studies (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    origin INTEGER REFERENCES tables (id) ON DELETE SET NULL,  -- the match that is over
    move INTEGER NOT NULL,                                     -- number of the move after which the position stood
    commitment TEXT NOT NULL,                                  -- what was promised in the lobby of that match
    frame BLOB NOT NULL                                        -- the position, compressed
) STRICT;

CREATE INDEX studies_of_origin ON studies (origin);
