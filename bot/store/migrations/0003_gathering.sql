-- What people who wait in a lobby asked for, and which servers were greeted.

-- 1: wants to be told once when somebody sits down; 2: somebody did, and it is about to be told.
ALTER TABLE seats ADD COLUMN tell INTEGER NOT NULL DEFAULT 0;

-- Unix time at which the bot said hello there, 0 for never.
ALTER TABLE guilds ADD COLUMN greeted INTEGER NOT NULL DEFAULT 0;
