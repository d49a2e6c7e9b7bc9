-- A seat that its own person has lent to a bot comes back at its next turn, where there is a clock.

-- One more than the number of the turn in which it was lent, less than 0 when it is wanted back; 0 for not lent.
ALTER TABLE seats ADD COLUMN lent INTEGER NOT NULL DEFAULT 0;
