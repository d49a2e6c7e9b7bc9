"""Short names of choices: option ids, typed commands, tests, bug reports.

Cards are named as in `bot.core.cards.naming`:

    small-ruby, investment#2     a card to play, discard, buy ...
    ruby, gold                   a resource
    way-1, way-2                 one of several effects
    goal-ID                      a public goal to use;  ID@2 a goal of seat 2
    yes, no · coin · done · none · enter, stop · keep, redraw · reveal, hide (the own company goal)
    goes-first-ID, goes-arisen    which own goal goes first in turns of others
"""

from __future__ import annotations

from typing import Final

COIN: Final = "coin"
DONE: Final = "done"
ENTER: Final = "enter"
STOP: Final = "stop"
KEEP: Final = "keep"
REDRAW: Final = "redraw"
REVEAL: Final = "reveal"
HIDE: Final = "hide"
