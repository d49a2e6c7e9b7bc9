"""Quantities of the game, and the chosen readings of what the rules leave open (rules section 10), in one place."""

from __future__ import annotations

from typing import Final

TUNNELS_PER_LINE: Final = 18
"""S2."""
STATION_SUPPLY: Final = 30
"""S2."""
TUNNELS_PER_DIG: Final = 3
"""D1."""
LINES_TO_CLOSE: Final = {2: 3, 3: 4, 4: 5}
"""C3c: finished and dead lines that bring the last turns, by number of seats."""

HOP_MINUTES: Final = 1
"""G2: from one station of a line to its next."""
CHANGE_MINUTES: Final = 3
"""G2: from one line to another in a station."""
NETWORK_POINTS: Final = 3
"""L3: a line in the fastest network."""
ENDPOINT_POINTS: Final = 3
"""L3: an end marker of that trip, for owners of a line in its fastest network."""
BLAME_POINTS: Final = -6
"""L4."""
FINAL_TEST_POINTS: Final = 5
"""7.4."""

SHARED_STATION_SCORES_ALL: Final = True
"""Q5: a new station scores for every player with a line through it (False: only for the one who caused it)."""
OLD_STATION_SCORES: Final = False
"""Q6: whether a line that reaches a station built earlier gains its points."""
FINISH_DIG_WITHOUT_STATIONS: Final = True
"""Q12: the last station ends the building phase at the end of the turn (False: at once)."""
HALF_ROUNDS_UP: Final = False
"""Q14: half of an odd number of station points."""
UNFINISHED_LINES_CARRY: Final = True
"""Q19: unfinished lines are part of the travel graph."""
BOTH_LINES_GIVE_LAST_TURNS: Final = False
"""Q21: whether finishing both lines (C3a) gives the others one more turn."""
FIRST_LINE_IS_SOLID: Final = True
"""T3: before the first start both lines of a player are alike, so that only the solid one is offered."""
