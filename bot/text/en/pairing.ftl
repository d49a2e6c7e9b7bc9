### What a tournament cannot do now, and what to do instead.

## The tournament as a whole
pairing-over = This tournament is over. Its standings stay to be read.
pairing-not-held = The tournament is not paused. It goes on.
pairing-held = The tournament is paused. It goes on when an organiser resumes it.
pairing-not-begun = The tournament has not begun yet.
pairing-begun = The tournament has begun already.
pairing-checking = Check-in is open already.
pairing-no-check-in = Check-in is not open.
pairing-no-journal = The records of this tournament cannot be read. Nothing was changed.
pairing-no-format = There is no such format. Please pick one from the list.
pairing-anchor = The promise for the draws was given at sign-up and stays as it is.
pairing-fixed = That cannot be changed any more. What can: time limits, vacations and late entry.
pairing-nobody = Nobody takes part yet. Wait for a sign-up, or call the tournament off.
pairing-still-played = { $count ->
    [one] One match is still being played. Set its result first, or wait for it.
   *[other] { $count } matches are still being played. Set their results first, or wait for them.
}

## Terms
pairing-bad-seats = A table has { $least } to { $most } people. Please choose a number from there.
pairing-bad-terms = These settings do not go with each other. Please check rounds, tables and dates.
pairing-bad-points = There is no such way of counting points. Please pick one from the list.
pairing-bad-tie-break = There is no such tie-break. Please pick from the list, each once.
pairing-at-once = Several matches at once are possible in a flow and in a season only.
pairing-divisions = { $people } people are too few for { $divisions } divisions. Each needs a full table.
pairing-bad-seeds = The list of seeds does not fit those who take part. Nothing was changed.

## People
pairing-no-such-entrant = Nobody with that number takes part. Please pick from the list.
pairing-not-in = That person is not playing in this tournament now. Please pick somebody who is.
pairing-too-late = Late entry is closed. You are welcome to watch, and at the next tournament.
pairing-bad-score = A starting score is 0 to { $most } points: at most a win for each round missed.
pairing-not-late = A starting score is for people who entered after the first round.
pairing-no-rest = In this format no round can be sat out.
pairing-no-queue = In this format nobody waits in a queue: your next match comes by itself.
pairing-no-return = In this format it is not possible to come back after dropping out.
pairing-no-substitute = In knock-out rounds nobody can be substituted.

## Rounds and matches
pairing-wrong-round = That round does not fit. The next one is round { $round }.
pairing-empty = There is nobody to be paired now.
pairing-bad-link = The draw of this round does not match the promise given at sign-up. Nothing was changed.
pairing-twice = That person has a match already.
pairing-bad-table = A table has at least two different people.
pairing-bad-bye = A bye is not possible there. Please choose somebody without a match, in this round or the next.
pairing-no-such-match = There is no such match. Please pick from the list.
pairing-moved = That match is under way or over, so it cannot be made again. Its result can be set instead.
pairing-void = That match was made again and does not count any more.
pairing-ended = That match is over already.
pairing-bad-result = That is not a possible result of this match. Please give every seat a place.
pairing-built-upon = Later matches stand on that result already, so it stays.
pairing-links-spent = This tournament has had as many rounds as it can draw. It can be closed, and a new one opened.
