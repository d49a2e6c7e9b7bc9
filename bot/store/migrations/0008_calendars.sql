-- When people play and how they want to be told. All of it goes with the person.

-- Zone, quiet hours, days off and vacations, with what counted lately: {"weeks": [{"since", "week"}], "taken": [...]}
ALTER TABLE users ADD COLUMN calendar TEXT NOT NULL DEFAULT '{}';
-- Hour of the day, by the person's wall clock, at which the digest is sent.
ALTER TABLE users ADD COLUMN digest INTEGER NOT NULL DEFAULT 9 CHECK (digest BETWEEN 0 AND 23);

-- There are more ways to be told than there were.
ALTER TABLE users ADD COLUMN told TEXT NOT NULL DEFAULT 'mention'
    CHECK (told IN ('mention', 'direct', 'digest', 'quiet', 'off'));
UPDATE users SET told = reminders;
ALTER TABLE users DROP COLUMN reminders;
ALTER TABLE users RENAME COLUMN told TO reminders;

-- Zone of those on a server who have chosen none, empty for none.
ALTER TABLE guilds ADD COLUMN zone TEXT NOT NULL DEFAULT '';
