### Looking back at a game, move by move.

replay-headline = **Replay of { $game }** · move { $number } of { $last }
replay-turn = Turn { $number } · { $name }
replay-setup = Before the first turn
replay-between = Between turns
replay-first-button = First
replay-back-button = Back
replay-on-button = On
replay-last-button = Last
replay-turn-placeholder = Jump to a turn
replay-hand-placeholder = Whose hand?
replay-hand-none = Nobody's hand
replay-hand-option = { $name }'s hand
replay-hand-line = Below the board: { $name }'s hand then.
replay-unreadable = This position was written by an earlier version of Madang and cannot be shown any more. The moves before and after it may be.

# Since somebody was here last.
panel-since-turn = In { $name }'s turn:
panel-since-own-turn = In your turn:
panel-since-button = Go through it in the replay

# Playing on from a position of a finished game.
study-button = Play on from here
study-opened = The lobby for it stands in the channel: it begins after move { $number }, and you have side { $letter }. The others are for whoever joins, or for bots.
study-line = A study: it begins after move { $number } of a finished game, and is never rated.
study-lobby-line = Whoever sits down takes over a side as it stood then. What was hidden then, hands too, is dealt anew, so that nobody gains by having looked back. What comes before is checked with the finished game's own export.
study-side-placeholder = Play another side
study-side-free = free
study-side-yours = You play side { $letter } now. It can be changed until the game begins.
study-later = A position can be played on from once this game is over.
study-over = The game is over here. Go back some moves in the replay and play on from there.
study-not-here = Nothing can be played on from this very position. Try the move before or after it.
study-fixed = A study begins with the options of the game it comes from. Pace and language can be chosen.
study-places = Every side of the position has to be taken before it begins. Bots can take those that are free.
core-study-begun = The game goes on from move { $move } of a finished one. What was hidden then has been dealt anew.
