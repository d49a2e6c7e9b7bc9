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
