-- What a person has written down for nobody else while playing a seat. It is the person's, not the seat's: whoever takes
-- the seat over finds none of it.
CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX notes_of_user ON notes (user_id);
