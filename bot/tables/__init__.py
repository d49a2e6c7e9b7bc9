"""Tables: one game in one channel, from lobby to result. Knows no Discord; people and channels are numbers here."""
