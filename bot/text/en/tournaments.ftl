### Tournaments: home message, my match, standings, rounds, opening one, organising.

## The home message: its first line says what to do now

tournament-now-sign-up = Sign-up is open. Press Join below.
tournament-now-sign-up-at = Sign-up is open. It starts { WHEN($when, style: "f") }.
tournament-now-full = All places are taken. Join opens again when one is free.
tournament-now-check-in = If you signed up, press Check in before it starts { WHEN($when) }.
tournament-now-check-in-open = If you signed up, press Check in before it starts.
tournament-now-round = Round { $round }: press My match. { $count } of { $total } matches are still on.
tournament-now-between = Round { $round } is over. The next pairings are on their way.
tournament-now-flowing = { $count ->
    [one] One match is on. Press My match.
   *[other] { $count } matches are on. Press My match.
}
tournament-now-pooling = Waiting for opponents: tables open as soon as two can be filled.
tournament-now-held = The tournament is paused. All clocks stand still until an organiser resumes it.
tournament-now-over = It is over. Winner: { $people }
tournament-now-over-empty = It is over.
tournament-now-called-off = The tournament was called off.
tournament-now-setting-up = Not open yet.
tournament-about-line = { $game } · { $format } · { $seats } at a table
tournament-options-line = Options of the game: { $options }
tournament-people = { $count } signed up
tournament-people-of = { $count } of { $most } signed up
tournament-and-more = { $people } and { $count } more
tournament-unchecked-line = { $count } not checked in yet
tournament-check-in-line = Check-in opens { $minutes } minutes before the start.
tournament-place-line-bare = { $rank } { $name }
tournament-place-line = { $rank } { $name }, { $points }
tournament-points = { $points } points
tournament-organiser-plays-line = The only organiser plays too, and has made decisions. All of them stand in the audit log.
tournament-former = former player { $number }

## Buttons

tournament-join-button = Join
tournament-leave-button = Leave
tournament-check-button = Check in
tournament-match-button = My match
tournament-standings-button = Standings
tournament-rounds-button = Rounds
tournament-return-button = Come back
tournament-away-button = Sit out next round
tournament-not-away-button = Play next round
tournament-drop-button = Drop out
tournament-drop-yes-button = Yes, drop out
tournament-deck-button = Register a deck
tournament-queue-button = Wait for a table
tournament-unqueue-button = Stop waiting
tournament-to-match-button = Go to { $match }
tournament-groups-button = Groups
tournament-group = Group { $letter }
tournament-which-group-placeholder = Look at a group
tournament-cross-button = All against all
tournament-bracket-button = Bracket
tournament-record-button = Audit log
tournament-export-button = Export
tournament-organise-button = Organise
tournament-game-rules-button = Rules of { $game }
tournament-round-button = Round { $round }

## What matches are called

tournament-match-name = round { $round }, table { $table }
tournament-stage-group = group { $letter }, round { $round }, table { $table }
tournament-stage-division = division { $letter }, round { $round }, table { $table }
tournament-stage-winners = winners' round { $round }, table { $table }
tournament-stage-losers = losers' round { $round }, table { $table }
tournament-stage-final = the final
tournament-stage-reset = the second final
tournament-stage-third = the match for third place
tournament-stage-decider = decider, round { $round }, table { $table }
tournament-stage-other = { $stage }, round { $round }, table { $table }

## My match

tournament-you-are-out = You do not take part in this tournament. You are welcome to watch.
tournament-you-are-out-open = You have not signed up yet. One press on Join is enough.
tournament-you-signed-up = You are signed up. When an organiser starts it, you get a match and are told.
tournament-you-signed-up-at = You are signed up. It starts { WHEN($when, style: "f") }; you are told when your match is there.
tournament-you-unchecked = Press Check in: who does not is taken off the list before the first round.
tournament-you-checked = You are checked in, and are told when it starts.
tournament-you-were-absent = You did not check in, so you were taken off the list.
tournament-you-dropped = You dropped out. Your points stay.
tournament-you-sent-off = An organiser has disqualified you here. The reason stands in the audit log.
tournament-you-stand = You are number { $rank } of { $total } now, with { $points }.
tournament-you-ended-bare = You finished as number { $rank } of { $total }.
tournament-you-go-on = You are one of { $count } of { $total } who are still in.
tournament-you-are-placed = You came in as number { $rank } of { $total }.
tournament-you-ended = You came in number { $rank } of { $total }, with { $points }.
tournament-you-play = { $match }, with { $names }
tournament-your-turn = your turn
tournament-thread-coming = the thread is on its way
tournament-you-rest = You sit this round out. You are told when the next pairings are there.
tournament-you-wait = Your match is over. You are told when the next pairings are there.
tournament-you-wait-pool = You wait for opponents, and are told as soon as your table opens.
tournament-you-idle = You wait for no table now. Press Wait for a table to be paired.
tournament-win-means = With a win here you are number { $rank } after this round.
tournament-win-between = With a win here you are between number { $min } and { $max } after this round.
tournament-last-means = Coming last here makes you number { $rank }.
tournament-last-between = Coming last here puts you between number { $min } and { $max }.
tournament-you-away = You sit out round { $round }.
tournament-drop-confirm = If you drop out you are not paired from the next round on. Your points stay, and you can come back later.
tournament-drop-confirm-playing = If you drop out, the match you are in counts as resigned and a bot plays on for the others. You are not paired from the next round on. Your points stay, and you can come back later.
tournament-joined-note = You are signed up.
tournament-left-note = You are not signed up any more.
tournament-returned-note = Welcome back. You play from the next round on.
tournament-away-note = You sit out the next round.
tournament-not-away-note = You play the next round.
tournament-queued-note = You are waiting, and are told when your table opens.
tournament-unqueued-note = You are not waiting any more.

## Registering a deck

tournament-deck-line = Choose the deck you play here. It is locked at the start and hidden from everybody until the end.
tournament-deck-now = Registered: { $deck }
tournament-deck-none-now = None registered yet. Without one you play a ready-made deck.
tournament-deck-placeholder = Which deck do you play?
tournament-deck-kept = The deck is registered.

## Standings and rounds

tournament-exported = The record of the tournament. Anybody can work it out again from this.
tournament-breaks-headline = How places are decided
tournament-breaks-last = If all of that is equal, a public draw decides.
tournament-round-headline = Round { $round } of { $total }
tournament-round-empty = No pairings yet.
tournament-rest-bye = { $people }: bye
tournament-rest-bye-asked = { $people }: sat out, as asked
tournament-rest-not-paired = { $people }: not in this round
tournament-rest-awarded = { $people }: bye from the organisers
tournament-result-place = { $rank } { $name }
tournament-result-conceded = { $rank } { $name } (resigned)
tournament-result-forfeited = { $rank } { $name } (away)
tournament-result-awarded = { $rank } { $name } (set by the organisers)
tournament-result-excused = { $name } (excused)
tournament-result-sent-off = { $name } (disqualified)

## Formats

tournament-format-swiss = Swiss
tournament-format-flow = Swiss without waiting
tournament-format-robin = Round robin
tournament-format-knockout = Knockout
tournament-format-groups = Groups, then knockout
tournament-format-season = League season
tournament-format-kind = { $format } ({ $kind })
tournament-double = double elimination
tournament-lives = two lives
tournament-twice = twice
tournament-format-swiss-short-desc = Every round you meet people with results like yours
tournament-format-flow-short-desc = Free people are paired at once; everybody plays the same number of games
tournament-format-robin-short-desc = Everybody meets everybody
tournament-format-knockout-short-desc = Winners go on, up to the final
tournament-format-groups-short-desc = Groups first; the best of each go on to a knockout
tournament-format-season-short-desc = Over weeks: queue for a table whenever you like
tournament-format-swiss-told = In each round people with like results meet, and nobody meets the same person twice where that can be avoided. Nobody is knocked out.
tournament-format-flow-told = There are no rounds to wait for: whoever is free is paired as soon as enough people are, and everybody plays the same number of games.
tournament-format-robin-told = Everybody meets everybody. With three or more at a table, tables are planned so that every pair meets at least once.
tournament-format-knockout-told = The best of each table go on, and the last table is the final.
tournament-format-groups-told = Groups play first, and the best of each go on to a knockout.
tournament-format-season-told = It goes on for weeks. Whoever queues is seated with people of like strength they have met least.
tournament-course = { $count } people play { $rounds } rounds, { $games } each. The first round has { $tables }.
tournament-course-example = With { $count } people it would take { $rounds } rounds, { $games } each. The first round would have { $tables }.
tournament-course-flowing = { $count } people play { $games } each. It begins with { $tables }.
tournament-course-example-flowing = With { $count } people, each would play { $games }. It would begin with { $tables }.
tournament-games-each = { $count ->
    [one] one game
   *[other] { $count } games
}
tournament-games-between = { $min } to { $max } games
tournament-tables-of = { $count ->
    [one] one table of { $seats }
   *[other] { $count } tables of { $seats }
}
tournament-unsuited-why = It cannot be played like this by { $count } people: { $why }
tournament-again-line = Nobody need meet anybody twice in { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}; in more of them people meet again. A round robin may suit better.
tournament-robin-button = Make it a round robin
tournament-odd-smaller-line = Left-over people play at a smaller table.
tournament-odd-larger-line = Left-over people make a table larger.
tournament-odd-bye-line = Left-over people get a bye for a round, nobody twice where that can be avoided.

## Points and places

tournament-points-line = Points: { $points }. Equal points are decided by { $breaks }, then by a draw.
tournament-points-drawn-line = Points: { $points }. Equal points are decided by a draw.
tournament-points-standard = even steps
tournament-points-steep = more at the top
tournament-points-winner = winner only
tournament-points-standard-short-desc = 6, 4, 2, 0 at a table of four
tournament-points-steep-short-desc = 8, 3, 1, 0 at a table of four
tournament-points-winner-short-desc = 12 for the winner of a table of four
tournament-points-standard-told = Points: from 6 for the first down to 0 for the last in even steps. A seat is worth the same on average at smaller tables. Draws share.
tournament-points-steep-told = Points: more at the top: 8, 3, 1, 0 at a table of four. A seat is worth the same on average at smaller tables. Draws share.
tournament-points-winner-told = Points: for the winner alone, more at larger tables, so that a seat is worth the same on average. Draws share.
tournament-rated-line = Results count for ratings.
tournament-unrated-line = Results do not count for ratings.
tournament-break-wins = wins
tournament-break-met = mean points of the opponents met
tournament-break-share = share of the table's score
tournament-break-direct = the games among each other
tournament-break-wins-told = Wins: tables on which you came first and nobody with you. What a bot won for somebody who was away does not count.
tournament-break-met-told = Mean points of opponents: what the people you met scored per game they played. The lowest of them and byes are left out.
tournament-break-share-told = Share of the table's score: your part of all that a table scored. An equal share is 100%.
tournament-break-direct-told = Games among each other: looked at only if all who are equal have met.

## Time and people

tournament-limit-longer-line = A match may take { $days } days. If it is not over then, it gets a day more{ $count ->
    [1] {""}
   *[other] { " " }(up to { $count } times)
}; after that the organisers decide.
tournament-limit-ask-line = A match may take { $days } days. If it is not over then, the organisers decide.
tournament-limit-adjudicate-line = A match may take { $days } days. If it is not over then, the score decides as it stands.
tournament-limit-play-out-line = A match may take { $days } days. If it is not over then, hard bots play it out up to thirty-two times, for three hours at most, and the mean of these decides.
tournament-late-line = People can still enter before round { $round }.
tournament-late-any-line = People can enter at any time after the start.
tournament-late-last-line = People can enter at any time after the start; whoever does begins in division { $letter }, the last.
tournament-enter-last-line = Whoever enters now begins in division { $letter }, the last.
tournament-no-late-line = Nobody can enter after the start.
tournament-absent-line = Whoever is away for too long comes last in that match, and a bot plays on so that the others can finish.
tournament-vacation-line = Clocks run on during vacations.
tournament-weeks-line = { $count ->
    [one] Tables open for a week.
   *[other] Tables open for { $count } weeks.
}
tournament-weeks-open-line = Tables open until an organiser closes it.
tournament-rank-points-line = Places go by points.
tournament-rank-rating-line = Places go by rating.
tournament-divisions-line = There are { $count } divisions, and people meet within theirs.
tournament-counted-line = { $count ->
    [one] The first game of each counts.
   *[other] The first { $count } games of each count.
}
tournament-door-open-line = Anybody may join.
tournament-door-invited-line = Only invited people may join.
tournament-door-rated-line = Only people with a rating of { $least } or more may join.
tournament-most-line = There is room for { $count }.
tournament-begins-press-line = It starts when an organiser presses Start.
tournament-begins-line = It starts { WHEN($when, style: "f") }.
tournament-begins-check-line = It starts { WHEN($when, style: "f") }. Check-in opens { $minutes } minutes earlier; who does not check in is taken off the list.
tournament-anchor-line = Fingerprint of the draw: pairings are drawn from a chain of secrets fixed beforehand, one of which is opened each round, so that anybody can work them out again. `{ $digest }`
tournament-rooms-line = Matches open in { $channels }
tournament-rooms-here-line = Matches open in threads of this channel.

## Opening one

tournament-setup-line = Nobody can see it yet. Change what you like, then press Open to post it in this channel.
tournament-opened-note = The tournament is open: { $url }
tournament-discarded = The draft is gone. Nothing was posted.
tournament-usual-name = New tournament
tournament-invited-note = Invited: they can sign up now.
tournament-changed-note = Changed.
tournament-open-button = Open
tournament-discard-button = Discard
tournament-rename-button = Rename
tournament-round-page-button = Rounds and points
tournament-time-page-button = Time
tournament-season-page-button = Season
tournament-breaks-page-button = Equal points
tournament-when-page-button = Start and people
tournament-options-page-button = Options of the game
tournament-next-button = Next season
tournament-next-note = The next season, as this one was, with everybody in the division they earned. Those named here are invited and begin there; who is new begins in the last. Change what you like, then press *Open*.
tournament-next-opened-note = The next season is open already: this is it.
tournament-earned-line = Division { $letter }: { $people }
tournament-moving-line = { $count ->
    [0] Nobody moves between divisions at the end.
    [one] At the end the first of each division goes up for the next season, and the last of the one above goes down; never who played nothing, and never more than half a division.
   *[other] At the end the first { $count } of each division go up for the next season, and as many of the one above go down; never who played nothing, and never more than half a division.
}
tournament-set-moving-placeholder = How many go up and down at the end?
tournament-set-moving = Up and down
tournament-moving-option = { $count ->
    [0] nobody
   *[other] { $count }
}
tournament-begins-button = Set a start
tournament-begins-press-button = Start by a press
tournament-pace-own-button = A pace of your own
tournament-invite-button = Invite
tournament-name-label = Name of the tournament
tournament-begins-label = When it starts
tournament-begins-placeholder = 2026-07-31 20:00 ({ $zone })
error-tournament-game = The game of an open tournament stays. Open another tournament for another game.
error-tournament-when = Write date and time as in 2026-07-31 20:00. Nothing has changed.
tournament-set-game-placeholder = Which game?
tournament-set-format-placeholder = Which format?
tournament-set-seats-placeholder = How many at a table?
tournament-set-pace-placeholder = How fast?
tournament-set-channel-placeholder = Channel for the matches (none: threads of this one)
tournament-pace-own-option = a pace of your own
tournament-pace-own-desc = You write the time of a turn, of answers, and in reserve
tournament-break-placeholder = Looked at in place { $rank }
tournament-break-option = { $rank }: { $what }
tournament-break-enough-option = nothing more, a draw
tournament-set-overdue-placeholder = And when time is over?
tournament-set-extensions-placeholder = How often a day more?
tournament-set-games-placeholder = How many games each?
tournament-set-groups-placeholder = How many groups?
tournament-set-inner-placeholder = How do they play within a group?
tournament-set-weeks-placeholder = How many weeks?
tournament-set-divisions-placeholder = How many divisions?
tournament-set-rank-placeholder = What do places go by?
tournament-set-rounds-placeholder = How many rounds?
tournament-set-odd-placeholder = What about left-over people?
tournament-set-points-placeholder = How are points given?
tournament-set-late-placeholder = May people enter after the start?
tournament-set-advance-placeholder = How many of a table go on?
tournament-set-at-once-placeholder = How many games at once?
tournament-set-check-in-placeholder = Check-in
tournament-set-most-placeholder = How many people?
tournament-set-door-placeholder = Who may join?
tournament-set-least-placeholder = Which rating is needed?
tournament-set-soft-placeholder = How long may a match take?
tournament-set-at-limit-placeholder = And if it is not over then?
tournament-set-option = { $what }: { $state }
tournament-set-pace = Pace
tournament-set-overdue = When time is over
tournament-set-extensions = A day more
tournament-set-games = Games
tournament-set-groups = Groups
tournament-set-inner = Within a group
tournament-set-weeks = Length
tournament-set-divisions = Divisions
tournament-set-rank = Places
tournament-set-rounds = Rounds
tournament-set-odd = Left over
tournament-set-points = Points
tournament-set-late = Late entry
tournament-set-advance = Going on
tournament-set-at-once = At once
tournament-set-check-in = Check-in
tournament-set-most = People
tournament-set-door = Who may join
tournament-set-least = Rating
tournament-set-soft = Time for a match
tournament-set-at-limit = After that
tournament-seats-option = { $count } at a table
tournament-rounds-option = { $count ->
    [one] one round
   *[other] { $count } rounds
}
tournament-rounds-auto-option = as many as suit the people
tournament-rounds-all-option = all that are played count
tournament-games-option = { $count ->
    [one] one game
   *[other] { $count } games
}
tournament-groups-option = { $count } groups
tournament-groups-none-option = as many as suit the people
tournament-weeks-option = { $count ->
    [one] a week
   *[other] { $count } weeks
}
tournament-weeks-none-option = until an organiser closes it
tournament-divisions-option = { $count ->
    [1] one for all
   *[other] { $count } divisions
}
tournament-rank-points-option = points
tournament-rank-rating-option = rating
tournament-extensions-option = { $count ->
    [one] once
   *[other] { $count } times
}
tournament-extensions-none-option = never, organisers decide
tournament-odd-smaller-option = smaller tables
tournament-odd-larger-option = larger tables
tournament-odd-bye-option = a bye
tournament-late-option = until round { $round } begins
tournament-late-never-option = not after the start
tournament-advance-option = { $count ->
    [one] one goes on
   *[other] { $count } go on
}
tournament-at-once-option = { $count ->
    [one] one game at a time
   *[other] { $count } games at a time
}
tournament-check-in-option = { $span } before the start
tournament-check-in-none-option = none
tournament-most-option = up to { $count }
tournament-most-none-option = as many as come
tournament-least-option = { $count } or more
tournament-door-open-option = anybody
tournament-door-invited-option = invited people only
tournament-door-rated-option = people with a rating only
tournament-soft-option = { $count } days
tournament-soft-none-option = no limit
tournament-limit-longer-option = a day more
tournament-limit-adjudicate-option = the score decides
tournament-limit-play-out-option = bots play it out
tournament-on = on
tournament-off = off
tournament-switch-button = { $what }: { $state }
tournament-switch-rated = Ratings
tournament-switch-double = Double elimination
tournament-switch-third = Match for third place
tournament-switch-twice = Meet twice
tournament-switch-drawn = Equals meet by lot
tournament-switch-reset = Second final if needed
tournament-switch-vacation = Vacations stop clocks

## Menu and organising

tournament-organisers-line = Organisers: { $people }
tournament-you-both-line = You play here too, so setting results, byes, disqualifying and pairing again are for another organiser.
tournament-matters-none = Nothing needs you now.
tournament-matters-more = { $count } more
tournament-which-match-placeholder = Look at a match
tournament-which-match-page-placeholder = Look at a match ({ $page } of { $pages })
tournament-whom-placeholder = Find by name
tournament-which-person-placeholder = Look at a person
tournament-which-person-page-placeholder = Look at a person ({ $page } of { $pages })
tournament-start-button = Start
tournament-setup-button = Change settings
tournament-hold-button = Pause
tournament-resume-button = Resume
tournament-close-button = End it here
tournament-call-off-button = Call off
tournament-hosts-button = Organisers
tournament-extend-button = More time
tournament-people-button = Find a person
tournament-matches-button = Find a match
tournament-home-button = To the home message
tournament-move-button = Home message here
tournament-again-button = Try again
tournament-remake-button = Pair again
tournament-result-button = Set the result
tournament-bye-button = Award a bye
tournament-substitute-button = Substitute
tournament-declare-button = Starting score
tournament-declare-label = Points, from 0 to { $most }
tournament-declare-placeholder = Such as 6 or 4.5
tournament-late-score-line = Entered late; starting score: { $points } of at most { $most } points.
tournament-send-off-button = Disqualify
tournament-remove-button = Take off the list
tournament-days-button = { $count ->
    [one] One day more
   *[other] { $count } days more
}
tournament-extend-line = { $match }: how much longer?
tournament-limit-line = It may take until { WHEN($when) }.
tournament-result-headline = The result of { $match }.
tournament-result-next = Who is number { $rank }?
tournament-result-keep-button = Set this result
tournament-result-anew-button = Choose again
tournament-result-tie-button = The rest draw
tournament-person-line = { $name } · { $standing }
tournament-status-in = takes part
tournament-status-dropped = dropped out
tournament-status-withdrawn = took the sign-up back
tournament-status-absent = did not check in
tournament-status-disqualified = disqualified
tournament-substitute-line = Who plays on instead of { $name }? The points stay; from now on matches are not rated.
tournament-substitute-placeholder = Who plays on
tournament-hosts-line = The people chosen here organise together, five at most.
tournament-hosts-placeholder = Who organises too
tournament-invite-line = Choose whom to let in.
tournament-invite-placeholder = Whom to invite
tournament-reason-label = Why
tournament-reason-placeholder = Everybody can read this in the audit log.
tournament-done-note = Done. It stands in the audit log.
tournament-moved-note = The home message stands in this channel now, and new matches with it.
tournament-started-note = Started.
tournament-hosts-note = The organisers have changed.
tournament-again-note = It is being tried again.
tournament-do-hold-title = Pause the tournament
tournament-do-resume-title = Resume the tournament
tournament-do-close-title = End it here
tournament-do-off-title = Call it off
tournament-do-drop-title = Take off the list
tournament-do-extend-title = More time
tournament-do-remake-title = Pair again
tournament-do-result-title = Set the result
tournament-do-bye-title = Award a bye
tournament-do-instead-title = Substitute
tournament-do-declare-title = Starting score
tournament-do-send-off-title = Disqualify

## What needs attention

tournament-concern-not-open = { $match } could not be opened. { $why }
tournament-concern-home = The home message cannot be shown. { $why } With one press it stands in the channel where you are.
tournament-concern-left = { $match }: { $name } cannot see it any more, perhaps after leaving the server.
tournament-concern-gone = { $match }: its thread or channel is gone, so it stands still.
tournament-concern-stopped = { $match } was given up without a result.
tournament-concern-limit = { $match } is past its limit ({ WHEN($when) }).
tournament-concern-limit-soon = { $match } is still on; its limit is { WHEN($when) }.
tournament-concern-late = { $match }: time was over for { $name }.
tournament-concern-missing = { $name } is not known here any more.
tournament-concern-few = { $count } signed up. It takes two to start.
tournament-concern-odd = { $count } people do not fill tables of { $seats }. { $odd }
tournament-concern-alone = Every organiser plays too. One who does not makes decisions look fairer.
tournament-concern-held = The tournament is paused.
tournament-trouble-forbidden = Madang lacks permissions: { $permissions }
tournament-trouble-full = The server has as many open threads as Discord takes. Archive old ones.
tournament-trouble-rooms = Every channel named for matches has another game in it.
tournament-trouble-gone = The channel is gone.
tournament-trouble-locked = The thread is locked.
tournament-trouble-absent = Madang is not on the server.
tournament-trouble-fault = Something unexpected went wrong.

## The audit log

tournament-record-headline = Audit log
tournament-record-none = The organisers have done nothing yet.
tournament-record-line = { WHEN($when, style: "f") } { $who }: { $what }
tournament-record-reason = Reason: { $reason }
tournament-record-former = a former organiser
tournament-record-alone = as the only organiser, who plays
tournament-did-new = set the tournament up.
tournament-did-let-in = opened the tournament.
tournament-did-appointed = added an organiser.
tournament-did-dismissed = took an organiser out.
tournament-did-moved = moved the home message.
tournament-did-renamed = renamed the tournament.
tournament-did-extended = gave { $match } { $count ->
    [one] one day more.
   *[other] { $count } days more.
}
tournament-did-agreed = changed the settings.
tournament-did-changed = changed the settings: { $changes }.
tournament-change = { $what }: { $was } → { $now }
tournament-change-format = Format
tournament-change-seats = Table
tournament-change-game = Game
tournament-change-tie_breaks = Equal points
tournament-change-order = Equals meet
tournament-change-order-fold = by strength
tournament-change-order-drawn = by lot
tournament-change-title = Name
tournament-change-rooms = Channels for matches
tournament-change-rooms-none = threads of the own channel
tournament-change-starts_at = Start
tournament-change-at = { WHEN($when, style: "f") }
tournament-change-language = Language
tournament-did-signed-up = let { $name } in.
tournament-did-withdrawn = took { $name } off the list.
tournament-did-opened = opened the check-in.
tournament-did-started = started the tournament.
tournament-did-remade = paired again: { $match }
tournament-did-redealt = opened again with new draws: { $match }
tournament-did-declared = gave { $name } a starting score of { $points }.
tournament-did-overridden = set the result of { $match }
tournament-did-granted = gave { $name } a bye in round { $round }.
tournament-did-replaced = let a substitute play on for { $name }.
tournament-did-sent-off = disqualified { $name }.
tournament-did-held = paused the tournament.
tournament-did-resumed = resumed the tournament.
tournament-did-closed = ended the tournament.
tournament-did-called-off = called the tournament off.
tournament-did-other = changed the start or who may join.

## What is said in channels

tournament-match-line = { $match }: { $names } · played in the thread below.
tournament-home-moved = **{ $title }** goes on further down: { $url }
tournament-line-limit-warning = This match may take until { WHEN($when) }.
tournament-line-limit-warning-last = This match may take until { WHEN($when) }. Little time is left.
tournament-line-limit-longer = This match has more time: until { WHEN($when) }.
tournament-line-limit-adjudicate = The time of this match is over. The score as it stands decides.
tournament-line-limit-played = The time of this match is over. Hard bots played it out, up to thirty-two times; the mean decides.
tournament-line-absent = Taken off the list because they did not check in: { $names }
tournament-line-started = It has started. My match leads to your table.
tournament-line-called-off = The tournament was called off. The reason stands in the audit log.
tournament-line-called-off-few = The tournament was called off: too few people were there when it was to begin.
tournament-line-over = The tournament is over. Thank you all for playing.
tournament-line-removed = { $names } does not play here any more.
tournament-line-substituted = { $names } plays on from here as a substitute. The points stay.
tournament-line-paused = The tournament is paused. All clocks stand still.
tournament-line-resumed = The tournament goes on. Clocks run again.
tournament-line-set-result = The organisers set the result of this match. The reason stands in the audit log.
tournament-line-void = This match is paired again. A new thread opens soon.
tournament-list-headline = Tournaments on this server
tournament-list-none = No tournament on this server yet. Open one with New tournament.
tournament-list-line = [{ $title }]({ $url }) · { $now }
tournament-new-button = New tournament
tournament-list-button = Tournaments
tournament-list-placeholder = Which tournament?
