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
