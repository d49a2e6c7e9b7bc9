### What cannot be paired in a tournament.

pairing-links-spent = This tournament has had as many rounds as it can draw. It can be closed, and a new one opened.
