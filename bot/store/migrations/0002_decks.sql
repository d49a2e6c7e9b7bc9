-- Decks that people build for themselves. They belong to one person alone and go with it.
CREATE TABLE decks (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice: buttons of old messages name it
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    title TEXT NOT NULL,                  -- as its owner calls it
    body TEXT NOT NULL,                   -- {"character": ..., "cards": {id: copies}}, as saved
    draft TEXT NOT NULL DEFAULT 'null',   -- the same with changes not saved yet, or null
    pack TEXT NOT NULL DEFAULT '',        -- SHA-256 of the card pack it was built from
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    UNIQUE (user_id, game, title)
) STRICT;

-- What a seat's person chose for it in the lobby (a deck). Nobody else is told before the match.
ALTER TABLE seats ADD COLUMN choice TEXT NOT NULL DEFAULT '';
