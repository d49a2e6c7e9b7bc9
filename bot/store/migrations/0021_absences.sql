-- Seats for which nobody answered in time again and again: what the others decide about them.

-- By seat until when it is on offer or waited for, whether that was, and what the others want.
ALTER TABLE tables ADD COLUMN absences TEXT NOT NULL DEFAULT '{}';
