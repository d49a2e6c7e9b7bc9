-- The last answer of a seat's own person before another person played it for them: whoever comes back reads what was answered
-- since. NULL while nobody else has played it.
ALTER TABLE seats ADD COLUMN own_seen INTEGER;
