-- Ranks that people wear (tournaments R4): roles of a server that the bot gives and takes back. It was told of each of them,
-- and touches no other.
CREATE TABLE rank_roles (
    guild_id INTEGER NOT NULL,              -- Discord's server id
    game TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('duel', 'table', 'teams')),  -- class of the game
    band TEXT NOT NULL,                     -- which part of its leaderboard: first, ten, or a rating
    role_id INTEGER NOT NULL,               -- Discord's
    PRIMARY KEY (guild_id, game, kind, band)
) STRICT, WITHOUT ROWID;

-- Servers in which roles are given, or still have to be taken back.
CREATE TABLE rank_keepers (
    guild_id INTEGER PRIMARY KEY,
    user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,  -- who chose roles last: is told what Discord refuses
    channel_id INTEGER NOT NULL,            -- where that was
    due INTEGER NOT NULL,                   -- when it is looked at next who wears what
    trouble TEXT NOT NULL DEFAULT '',       -- what Discord refused the last time, and for which roles
    since INTEGER NOT NULL DEFAULT 0,       -- when that began
    told INTEGER NOT NULL DEFAULT 0         -- 1: that was told
) STRICT;

CREATE INDEX rank_keepers_due ON rank_keepers (due);

-- Who is to wear which role.
CREATE TABLE worn_roles (
    guild_id INTEGER NOT NULL,
    role_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('giving', 'worn', 'absent')),  -- absent: left the server
    at INTEGER NOT NULL,                    -- latest rated match it was given for: the next one has it given again
    PRIMARY KEY (guild_id, role_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX worn_roles_of_user ON worn_roles (user_id);

-- Roles that are to be taken back, also from somebody who was forgotten meanwhile: until Discord has done so, at most a week.
CREATE TABLE unworn_roles (
    guild_id INTEGER NOT NULL,
    role_id INTEGER NOT NULL,
    whose INTEGER NOT NULL,                 -- Discord's user id; no row of `users` need be left
    at INTEGER NOT NULL,                    -- since when
    PRIMARY KEY (guild_id, role_id, whose)
) STRICT, WITHOUT ROWID;

-- Who may open tournaments besides those with *Manage Events* (tournaments T1): whoever has one of these roles, or is named.
ALTER TABLE guilds ADD COLUMN cup_openers TEXT NOT NULL DEFAULT '[]';  -- role ids, as JSON

CREATE TABLE tournament_openers (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_openers_of_user ON tournament_openers (user_id);

-- The next season of a league (tournaments, section 7): which one it follows, and the division its people earned there.
ALTER TABLE tournaments ADD COLUMN follows INTEGER NOT NULL DEFAULT 0;  -- 0: none
ALTER TABLE guests ADD COLUMN division INTEGER NOT NULL DEFAULT -1;     -- from 0, the highest; -1: none

CREATE UNIQUE INDEX one_next_season ON tournaments (follows) WHERE follows > 0;
