"""Short names of choices: option ids, typed commands, tests, bug reports.

download · download-2 · allocate · install:CARD · set:CARD · crack:red · use:CARD · use:CARD#2 · use:character
mm:CARD:weak · mm:CARD:strong · end           the turn
CARD>red · done                               a card into a pool
main>2.3 · sub>1.1 · recall-main · stop       a marker to space 3 of the second system card of the server
reveal:7                                      a Control by its id in play (its place is what the board numbers)
c7 / first, hold, min-2, risk                 a standing order
goes-first-CARD, goes-arisen                  which own effect goes first in turns of others
CARD, CARD#2                                  cards; the second copy among the choices
p12 · k7 · s1 · main@1                        a program, a face-down Control, a seat, a marker of seat 1
way-1 · yes · no · none · red
"""

from __future__ import annotations

from typing import Final

DOWNLOAD: Final = "download"
DOWNLOAD_TWO: Final = "download-2"
"""Both cards of a Download without looking at the first."""
ALLOCATE: Final = "allocate"
END: Final = "end"
DONE: Final = "done"
STOP: Final = "stop"
FIRST: Final = "first"
HOLD: Final = "hold"
AT_ANY_COST: Final = "risk"
"""A standing order that reveals a Control at the first chance even where that loses its owner the game."""
CHARACTER: Final = "use:character"
