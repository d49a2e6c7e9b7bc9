-- Tournaments. How one stands follows from its journal, which knows numbers and no people (tournaments S5); whose number
-- it is stands in `entrants` alone, so that results outlive whoever is forgotten (tournaments Y1).
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,            -- Discord's server id
    channel_id INTEGER NOT NULL,          -- where its home message stands
    rooms TEXT NOT NULL DEFAULT '[]',     -- channels for its matches; empty: a thread of the home channel for each
    title TEXT NOT NULL,                  -- as its organisers call it
    language TEXT NOT NULL,               -- ko or en: of its home message and its matches
    door TEXT NOT NULL DEFAULT 'open' CHECK (door IN ('open', 'invited', 'rated')),  -- who may sign up
    least INTEGER NOT NULL DEFAULT 0,     -- rating that is asked for, where the door says so
    most INTEGER NOT NULL DEFAULT 0,      -- people at most; 0: as many as come
    starts_at INTEGER NOT NULL DEFAULT 0, -- when it starts; 0: when an organiser presses
    check_in INTEGER NOT NULL DEFAULT 0,  -- minutes before the start in which people show up by a button; 0: none
    extensions INTEGER NOT NULL DEFAULT 1,-- how often a match at its soft limit is prolonged by a day
    contest TEXT NOT NULL,                -- how it stands, by number: what the journal comes to
    last INTEGER NOT NULL DEFAULT 0,      -- newest row of the journal
    revision INTEGER NOT NULL DEFAULT 0,  -- grows with every change that people see
    secret TEXT NOT NULL,                 -- 32 bytes in hex, from which all its draws are made; a secret until the end
    home TEXT NOT NULL DEFAULT '{}',      -- what stands in the channel: its home message
    alone INTEGER NOT NULL DEFAULT 0,     -- 1: its only organiser plays in it and has ruled on it (tournaments T5)
    opened_at INTEGER NOT NULL DEFAULT 0, -- since when people may sign up; 0: it is still being set up
    created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,          -- last change made by a person
    ended_at INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX tournaments_of_guild ON tournaments (guild_id);
CREATE INDEX tournaments_in_channel ON tournaments (channel_id);

-- Who takes part under which number.
CREATE TABLE entrants (
    id INTEGER PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,              -- in order of sign-up; the only name in the journal
    user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,  -- who it is
    gone INTEGER NOT NULL DEFAULT 0,      -- 1: a substitute has taken the number over
    choice TEXT NOT NULL DEFAULT '',      -- deck registered for the whole tournament; hidden until its end
    at INTEGER NOT NULL                   -- when they came
) STRICT;

CREATE UNIQUE INDEX one_person_a_number ON entrants (tournament_id, number) WHERE gone = 0;
CREATE UNIQUE INDEX one_number_a_person ON entrants (tournament_id, user_id);
CREATE INDEX entrants_of_user ON entrants (user_id);

-- Who runs it, and who is let in by name.
CREATE TABLE organisers (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    opener INTEGER NOT NULL DEFAULT 0,    -- 1: who opened it
    PRIMARY KEY (tournament_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE guests (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (tournament_id, user_id)
) STRICT, WITHOUT ROWID;

-- All that happened, in order: a deed of the contest, or a change of what is around it. What organisers did is the audit log.
CREATE TABLE journal (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    no INTEGER NOT NULL,                  -- from 1
    at INTEGER NOT NULL,
    deed TEXT NOT NULL DEFAULT '',        -- what happened, by number, as JSON; empty for a change of what is around it
    note TEXT NOT NULL DEFAULT '',        -- what else was changed, as JSON
    user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,  -- who did it; empty for the bot itself
    ruled INTEGER NOT NULL DEFAULT 0,     -- 1: as an organiser; 2: who plays in it and is the only one
    reason TEXT NOT NULL DEFAULT '',      -- in the organiser's words; emptied with that person or whom it is about
    PRIMARY KEY (tournament_id, no)
) STRICT, WITHOUT ROWID;

CREATE INDEX journal_of_user ON journal (user_id);

-- Which table a pairing is played at: each has one row and one table, however often the program was killed meanwhile (Y3).
CREATE TABLE matches (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    pairing INTEGER NOT NULL,             -- number of the pairing
    table_id INTEGER REFERENCES tables (id) ON DELETE SET NULL,
    message_id INTEGER NOT NULL DEFAULT 0,-- what announced it: its thread begins there
    channel_id INTEGER NOT NULL DEFAULT 0,-- thread or channel it is played in
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'open', 'over', 'stopped', 'archived')),
    trouble TEXT NOT NULL DEFAULT '',     -- why it is not begun yet: as Discord says it
    began_at INTEGER NOT NULL DEFAULT 0,
    limit_at INTEGER NOT NULL DEFAULT 0,  -- soft limit (S4); 0: none
    extended INTEGER NOT NULL DEFAULT 0,  -- how often that was put off
    held_at INTEGER NOT NULL DEFAULT 0,   -- since when its clocks stand still because the tournament is paused
    PRIMARY KEY (tournament_id, pairing)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_match_a_table ON matches (table_id) WHERE table_id IS NOT NULL;

-- What falls due, and what is still to be said in Discord.
CREATE TABLE tournament_timers (
    id INTEGER PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    due INTEGER NOT NULL,
    argument TEXT NOT NULL DEFAULT '',    -- which pairing, where it is about one
    UNIQUE (tournament_id, kind, argument)
) STRICT;

CREATE INDEX tournament_timers_due ON tournament_timers (due);

CREATE TABLE tournament_outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- nonce of the message
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    pairing INTEGER NOT NULL DEFAULT 0,   -- which one it is about; 0: none
    body TEXT NOT NULL DEFAULT '{}',
    user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,  -- whom it is about, if it names a person
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX tournament_outbox_due ON tournament_outbox (due);
CREATE INDEX tournament_outbox_kind ON tournament_outbox (tournament_id, kind);

-- Tournament whose match a table is; 0 for any other table. It has no host, and its players cannot call it off.
ALTER TABLE tables ADD COLUMN tournament INTEGER NOT NULL DEFAULT 0;
