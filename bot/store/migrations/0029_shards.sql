-- A bot that outgrew one process runs as several, each with some of Discord's shards. One process alone is shard 0 of 1.

-- When each shard was last seen alive: after downtime what was due in its servers is moved, not done late. There are rows
-- for one number of shards at a time, for all of them.
ALTER TABLE beats RENAME TO beats_before;
CREATE TABLE beats (
    shards INTEGER NOT NULL,        -- how many there are
    shard INTEGER NOT NULL,         -- from 0
    at INTEGER NOT NULL,
    form TEXT NOT NULL DEFAULT '',  -- which program last looked whether every match of its servers can be read, as a
                                    -- digest of what reads them; empty for none
    PRIMARY KEY (shards, shard)
) STRICT;
INSERT INTO beats SELECT 1, 0, at, form FROM beats_before;
DROP TABLE beats_before;

-- When a shard did not run: nothing is charged for it in its servers, whatever shard they have now.
ALTER TABLE downtimes RENAME TO downtimes_before;
CREATE TABLE downtimes (
    since INTEGER NOT NULL,  -- Unix times
    until INTEGER NOT NULL,
    shards INTEGER NOT NULL, -- how many there were
    shard INTEGER NOT NULL,
    PRIMARY KEY (since, shards, shard)
) STRICT;
INSERT INTO downtimes SELECT since, until, 1, 0 FROM downtimes_before;
DROP TABLE downtimes_before;

-- When the next connection to Discord may introduce itself, of those that may not do so at the same time.
CREATE TABLE introductions (
    bucket INTEGER PRIMARY KEY, -- the shard's number by how many may introduce themselves at once
    free_at INTEGER NOT NULL    -- Unix time
) STRICT;
