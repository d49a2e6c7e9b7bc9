### Time: giving more, changing the pace, deciding about who is away.

## Giving more time
giving-button = { $name }: { $time } more
giving-done = { $name } has more time now. It is over { WHEN($when) }.
giving-own = Your own time can be made longer by those who play with you.
giving-none = That seat cannot be given time now. It can while it alone is waited for.
giving-plenty = { $seat } has plenty of time. What is left of a turn can be twice its allowance at most.
tables-more-time = { $seat } gave { $to_seat } more time.

## Votes
vote-asked-you = The others are asked. It is done when all agree.
vote-agreed-you = You agreed.
vote-lapsed = Not everybody answered in time. Everything stays as it is.
pause-asked = { $name } would like to pause the game. It is paused if all who play agree.

## Another pace while the game is on
pace-propose-line = Choose another pace and the others are asked. It changes when all agree; time used so far counts in the same proportion.
pace-asked = { $name } would like another pace.
pace-agreed = The pace has changed. Time used so far counts in the same proportion.
pace-refused = The pace stays as it is.
pace-kept = { $name } wants to keep the pace.
pace-same = That is the pace already.
tables-pace = Pace of this table from now on: { $pace }

## Deciding about who is away
absent-asked = Time was over for { $name } three times in a row. Anybody may take the seat over; if nothing is decided, a bot takes it { WHEN($when) }.
absent-concerned = { $names }: what is to be done? More than half decide.
absent-hand-button = Hand the seat over
absent-wait-button = Wait 3 days more
absent-cancel-button = Cancel the game
absent-voted = Noted. Until it is decided you can choose again.
absent-decided = Noted, and decided.
absent-was = What is to become of seat { $letter }?
absent-back = Whoever was away is back.
absent-handed = It is handed over: a bot plays on, and anybody may take it over.
absent-lapsed = A day has passed, so a bot took it. Anybody may still take it over.
absent-taken = Somebody else plays on.
absent-waited = The others wait three days more.
absent-nobody = Everybody at this table is away, so the game is paused. If nobody resumes it, it is given up { WHEN($when) }.
absent-closed-absent = Those who are here cancelled the game.
absent-closed-deserted = Nobody resumed the game for 14 days, so it was given up.
absent-over = That is decided already.
absent-no-vote = The others decide, those who are not away.
absent-waited-once = The others can wait once more only.
absent-waiting = The others wait for { $seat } until { WHEN($when) }.
absent-by-vote = Whether a bot takes the seat of { $seat } is decided by those who play. You can offer it to somebody now.

## A seat that was lent
lent-back = The seat is yours again when its next turn begins. Until then the bot plays it.
