### What the Discord side says beyond the other catalogues.

cogs-privacy-account-line = Your Discord account number and your name: { $name }
cogs-undo-asked = { $name } asks to take the last move back.
cogs-undo-agreed = Everybody agreed, so it was taken back.
cogs-undo-refused = The last move stays as it is.
cogs-cancel-refused = Somebody wants to play on. The game continues.
cogs-cancel-lapsed = Not everybody agreed in time to cancel. The game continues.
cogs-started = The game begins. The board follows here.
cogs-board-score = { $badge } { $name } { $score }
cogs-points = { $points }
cogs-metromania-score = station points { $station } ({ $worth } of them count now, markers left { $markers })
cogs-pack-own = the game's own cards
cogs-panel-anyway = Do it anyway?
cogs-panel-in-a-row = Several at once, from the top down
cogs-board-standing-line = Now: { $scores }
cogs-result-how-headline = How it ended
cogs-vote-over = That vote is over.
cogs-vote-of-others = This vote asks others, not you.
button-hint = What would you do?
hint-line = **I would: { $answer }.**
hint-plain = By rule of thumb: nothing was tried out here.
hint-nothing = none of them
