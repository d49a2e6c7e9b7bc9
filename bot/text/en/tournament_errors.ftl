### What is not possible in a tournament, why, and what to do instead; and what its matches say at their tables.

## The tournament as a whole

error-tournament-none = That tournament cannot be found here. Look in this server's list of tournaments.
error-tournament-setting-up = This tournament is not open yet. Its organisers are still setting it up.
error-tournament-sign-up = Sign-up is still open. This is possible once the tournament has begun.
error-tournament-check-in = People are checking in now. This is possible before or after that.
error-tournament-under-way = The tournament has begun already.
error-tournament-held = The tournament is paused. It goes on when an organiser resumes it.
error-tournament-over = This tournament is over. Its standings stay to be read.
error-tournament-called-off = This tournament was called off.
error-tournament-organisers = Only its organisers can do this. Menu on the home message says who they are.
error-tournament-terms = There is no such setting. Please pick from the list.
error-tournament-channel = No match can begin in this kind of channel. Please use a text channel.
error-tournament-title = A tournament needs a name. Please write one.
error-tournament-title-long = A name has at most { $max } characters. Please shorten it.
error-tournament-seats = At a table of this game sit { $min } to { $max } people.
error-tournament-pace = A tournament needs a pace, so that it comes to an end. Please pick one.
error-tournament-past = That time is over. Please pick a later one, or start by a press.
error-tournament-check-in-start = A check-in needs a time of start. Please set the start first.
error-tournament-most = A tournament takes at most { $max } people.

## Taking part

error-tournament-in = You are in already. My match shows what comes next.
error-tournament-not-in = You do not take part in this tournament. Join is on its home message, as long as sign-up is open.
error-tournament-stranger = That person does not take part in this tournament. Choose somebody else.
error-tournament-full = All { $max } places are taken. One is free when somebody leaves.
error-tournament-invited = This tournament is for invited people. Ask its organisers.
error-tournament-rating = This tournament is for ratings from { $least } on.
error-tournament-replaced = A substitute plays on in your place, so you cannot enter this tournament again.
error-tournament-locked = Decks are locked since the check-in. Yours stays as it is.
error-tournament-decks-later = Decks are shown when the tournament is over.
error-tournament-export-later = A tournament is exported when it is over: until then its draws stay a secret.

## Organising

error-tournament-reason = Please give a reason. Everybody can read it in the audit log.
error-tournament-reason-long = A reason has at most { $max } characters. Please shorten it.
error-tournament-plays = You play in this tournament. Another organiser, who does not, has to decide this.
error-tournament-last-organiser = A tournament needs an organiser. Appoint somebody else first.
error-tournament-no-organiser = That person does not organise this tournament.
error-tournament-no-match = There is no such match. Please pick from the list.
error-tournament-no-limit = This match has no time limit that could be put off.
error-tournament-soft = At this pace half of the matches take longer than that or nearly so. Please choose { $days } days or more.
error-tournament-days = A match can be given 1 to { $max } days at once.
error-tournament-meanwhile = That has changed since you looked at it, so nothing was done. Please look again.
error-tournament-points = Write the points as a number, such as 6 or 4.5. Nothing was done.
error-tournament-moved = Somebody has made a move in this match already. Set its result instead.
error-tournament-goes-on = This match is being played. There is nothing to open.
error-tournament-result = A match cannot end like that. Please pick from the list.
error-tournament-played = A substitute is somebody who has not taken part in this tournament.
error-tournament-no-substitute = In knock-out rounds nobody can be substituted.

## At the tables of its matches

error-tournament-table = This match belongs to a tournament. Its organisers decide that; Menu on the home message says who they are.
tournament-match-begun = Your tournament match has begun: { $people }. You are called when it is your turn.
tournament-match-promise = Promise of its draws: { $commitment }. The secret is shown at the end.
tournament-match-forfeited = { $name } did not answer three turns in a row. A bot plays on, so that this match counts for the others.
tournament-match-closed = The organisers have decided this match. The home message shows the standings.
tournament-match-nobody = Nobody answered any more, so this match has ended.
error-tournament-no-next = Only a season with divisions that is over has a next one.
