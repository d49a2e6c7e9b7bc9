-- Half-made answers, one for each question of a seat: those of standing forms live beside that of what is waited for. What a
-- seat had half made so far is kept.

CREATE TABLE drafts_by_question (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    no INTEGER NOT NULL,  -- number of the question for the seat
    body TEXT NOT NULL,   -- fields answered so far, and what is picked so far in those that are not
    PRIMARY KEY (table_id, seat, no)
) STRICT, WITHOUT ROWID;

INSERT INTO drafts_by_question
SELECT table_id, seat, no, json_object('filled', json(body), 'picked', json_object()) FROM drafts;

DROP TABLE drafts;
ALTER TABLE drafts_by_question RENAME TO drafts;
