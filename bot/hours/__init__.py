"""The calendar of a person: zone, quiet hours, days off, vacation; and which stretches of time they stop. Pure."""
