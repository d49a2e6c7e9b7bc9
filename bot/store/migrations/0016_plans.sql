-- Turns that people plan before they begin. A plan is the table's, not the match's: no log, position or export knows it.
-- It goes with the person, with a change of seat and with the end of the match.
CREATE TABLE plans (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,  -- whose plan it is
    body TEXT NOT NULL,         -- alternatives with their answers, what they rest on and since when; what is being made
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX plans_of_user ON plans (user_id);
