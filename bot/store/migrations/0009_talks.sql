-- Threads in which two people of a table talk alone. What is written there stays in Discord; the bot reads none of it.
-- They belong to people, not to seats: whoever takes a seat over finds another thread.
CREATE TABLE talks (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    one_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,    -- the smaller of their two ids
    other_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    thread_id INTEGER NOT NULL,  -- Discord's id of it
    PRIMARY KEY (table_id, one_id, other_id)
) STRICT;

CREATE INDEX talks_of_one ON talks (one_id);
CREATE INDEX talks_of_other ON talks (other_id);
