### Tables: board message, move panel, undo, nudges, resigning, replacing, cancelling, pausing, status, results.

## The board message (the first line is the one a notification shows)

board-turn-line = { $people }: your turn · { $game }, { $progress }
board-awaited-line = Waiting for { $people } · { $game }, { $progress }
board-bot-line = { $name } is playing · { $game }, { $progress }
board-pause-line = A pause in { $game }, { $progress }: who can answer may, nobody has to. It goes on by itself.
board-asked-line = { $question } · asked { WHEN($when) }
board-deadline-line = { $question } · until { WHEN($when) }
board-played-line = { $question } · time was over, it is being played
board-just-now-line = Just now: { $text }
board-just-now-quiet = Just now: the game began.
board-next-line = Next: { $names }
board-next-last-line = Next: scoring
board-scores-line = Score: { $scores }
board-last-round-line = Last turns.
board-paused-cup-line = This match stands still. It goes on when the organisers of its tournament say so.
board-paused-line = This game is paused. Resume starts it again.
board-cancelled-line = The game of { $game } was cancelled.
board-earlier-line = The game of { $game } was begun under an earlier version of Madang and ends here, without a result. Its log can still be read and downloaded.
board-gone-line = { $name } can no longer see this channel. Whoever presses Take seat over plays on.
board-gone-cup-line = { $name } can no longer see this match. The organisers read it on their page; the clock runs on.
board-missed-line = { $name } is away. Anybody may take the seat over; a bot takes it { WHEN($when) }.
board-lent-line = { $name } is back at the next turn of seat { $letter }; until then a bot plays it.
board-waited-line = The others wait for { $name }. They are asked again { WHEN($when) }.
board-away-line = { $name } is away until { WHEN($until, style: "D") }.
board-away-long-line = { $name } is away until { WHEN($until, style: "D") }. Whoever plays can let somebody stand in until then, in Menu.
board-stand-in-line = { $stand_in } plays for { $name }, who is away until { WHEN($until, style: "D") }.
board-absent-cup-line = { $name } was asked { WHEN($when) } and has not answered. Whoever lets turn after turn pass comes last in the match.
board-absent-line = { $name } was asked { WHEN($when) } and has not answered. Whoever plays can hand the seat over in Menu.
board-superseded-quiet = Nothing happened here meanwhile.
board-picture-missing = The picture could not be drawn. The game is fine: press My move to play.
board-picture-forbidden = The picture is left out: Madang lacks the permission { $permission } in this channel. The game goes on.

## The move panel

panel-stead-line = **Answered for you while you were away**
panel-stead-answer = { $question }: { $answer }
panel-stead-more = { $count ->
    [one] One more answer before these.
   *[other] { $count } more answers before these.
}
panel-since-line = Since your last move
panel-deeds = **{ $name }**: { $text }
panel-since-more = { $count ->
    [one] One more thing happened. The log has it.
   *[other] { $count } more things happened. The log has them.
}
panel-not-asked = It is { $people }'s turn. This panel goes on by itself, and you are called when it is yours.
panel-own-turn-waits = It is your turn, and it goes on after an answer from { $people }. This panel goes on by itself.
panel-others-answer = Waiting for { $people } to answer. This panel goes on by itself, and you are called when it is your turn.
panel-answered = You have answered. { $people } may be thinking still: who has answered stays hidden until all have. This panel goes on by itself.
panel-answered-alone = You have answered. This stays open for a while, so that nobody can tell who had something to think about. This panel goes on by itself.
panel-nobody-asked = Nobody is being waited for.
panel-other-open = { $count ->
    [one] One thing can be settled in advance.
   *[other] { $count } things can be settled in advance.
}
panel-order-kept = Settled: { $option }
panel-pick-some = Choose { $min } to { $max }. Chosen: { $count }.
panel-several-placeholder = Choose several at once
panel-pick-exact = Choose { $max }. Chosen: { $count }.
panel-order-first = Choose in order.
panel-order = Choose in order. So far: { $names }
panel-amounts = Share out { $total }. Left: { $left }
panel-amounts-up-to = Choose up to { $most }. Chosen so far: { $count }.
panel-dial-option = { $option }: { $count }
panel-amount-label = { $option }
panel-field-line = { $field }: { $value }
panel-area = First choose where on the picture.
panel-place = Now choose what exactly.
panel-place-last = Now choose what exactly. It is done at once, and ends your turn if nothing more is asked.
panel-blocked-more = and { $count } more
panel-blocked-line = Not possible: { $option } · { $reason }
panel-warned-part = { $numbers }: { $reason }
panel-warned-line = { $parts } You are asked once more.
panel-warn-line = Note: { $reason }
panel-warn-numbers-line = If you choose { $numbers }: { $reason }
panel-act-choose = { $count ->
    [0] Choose none
   *[other] Choose { $count }
}
panel-act-so = Like this
panel-act-turn = End the turn: { $act }
panel-act-game = End the game: { $act }
panel-changeable = You can change this until the others have answered.
panel-changeable-order = You can change this at any time.
panel-given-line = Your answer: { $answer }
panel-away-line = You are on vacation until { WHEN($when, style: "D") }. An answer ends it; you are asked once more before.
panel-until-call-bot = Time for answers is over { WHEN($when) }; then a bot answers for you.
panel-until-call-cards = Time for answers is over { WHEN($when) }; then a bot answers for you and may play what you hold.
panel-until-call-default = Time for answers is over { WHEN($when) }; then the usual answer is taken.
panel-until-bot = Time is over { WHEN($when) }; then a bot plays this turn.
panel-until-default = Time is over { WHEN($when) }; then the usual answer is taken.
panel-until-forfeit = Time is over { WHEN($when) }; then the game is lost for you.
panel-default-line = If time runs out: { $option }
panel-stale = The game has moved on. This is the question now.
panel-taken = Your answer is in already. This is how things stand.
panel-left = This has stood here for a while. *My move* shows how things are now.
panel-goes-on = This game goes on in your newer panel.
panel-number-option = { $number } · { $option }
panel-page-option = Page { $number }
panel-placeholder = Choose
panel-parcel-option = { $option } +{ $count }
panel-parcel-again = { $option } +{ $count } more
panel-parcels-placeholder = Choose yourself: lines you tick add up
panel-proposed = Proposed:
panel-share-part = { $option } { $count }
panel-shares-placeholder = Share them out yourself
panel-shares-some-placeholder = Share them out yourself: { $option } { $least } to { $most }
panel-elsewhere-placeholder = Somewhere else: first the area
panel-elsewhere-area = { $area } ({ $count })
panel-hint-title = The rule for this decision
panel-undo-open = You can undo what you just did.
panel-spectator = You are watching this game. Board, log and rules are open to you.

## Hands

hand-headline = { $name }'s hand · { $game }, { $progress }
hand-empty = You hold nothing now.
hand-open-game = In this game all hands are open.
hand-spectator = Only seated people have a hand. The board is for everyone.

## Log

log-headline = Log · { $game }
log-empty = Nothing is written yet.
log-entry = **{ $number }** · { $text }
log-undone = **{ $number }** · ~~{ $text }~~ (undone)
log-board-placeholder = Which move?

## First steps and rules

tutorial-headline = Your first game of { $game }.
tutorial-goal-title = Goal
tutorial-turn-title = Your turn
tutorial-scoring-title = Scoring
rules-headline = Rules of { $game } · { $page } / { $pages }
rules-alt = Rules of { $game }, picture for page { $page }

## Undo

undo-done = { $count ->
    [one] { $name } took one move back.
   *[other] { $name } took { $count } moves back.
}
undo-ask-confirm = Others have to agree. Ask to undo?
undo-asked-concerned = Waiting for { $names }. The game goes on meanwhile.
undo-asked-you = Asked. It is undone once everybody agrees.
undo-agreed-you = You agreed.
undo-refused = { $name } would rather leave it.
undo-lapsed = The game went on, so the request to undo has lapsed.
undo-lapsed-time = A day has passed, so the request to undo has lapsed.
undo-nothing = There is nothing to undo.
undo-gone = That move has been taken back already, so nothing was changed. This is how things stand.
undo-more = Meanwhile more has happened. Please look once more.
undo-confirm = Go back?
undo-goes-own = { $count ->
    [one] This takes back your last move.
   *[other] This takes back your last { $count } moves.
}
undo-goes-since = { $count ->
    [one] This takes back your last move and what { $names } did since.
   *[other] This takes back your last { $count } moves and what { $names } did since.
}
undo-goes-more = { $count ->
    [one] This takes back your last move and what happened since.
   *[other] This takes back your last { $count } moves and what happened since.
}
undo-open-already = Something is asked already at this table. Ask again when that is answered.
undo-needs-draw = Something was drawn since, so the others have to agree.
undo-needs-seats = { $names } moved since and would have to agree.

## Nudges and reminders

nudge-ping = { $people }: { $name } nudges you. It is your turn.
nudge-sent = Nudged.
notice-waiting = Madang cannot write in the channel of that game now. It will call as soon as it can.
nudge-too-soon = One nudge per person in 12 hours. You can nudge again { WHEN($when) }.
nudge-nobody = Nobody is being waited for.
nudge-bot = It is a bot's turn. It will play soon.
nudge-yourself = It is your own turn. Press My move.
nudge-later = It is quiet there now. They are called when quiet hours are over.
nudge-quiet = Pings are switched off there. The board will show it.
remind-until = { $people }: it is your turn. Time is over { WHEN($when) }.
remind-ping = { $people }: your turn came { WHEN($when) }. Press My move to play.
remind-last = { $people }: last reminder. Your turn came { WHEN($when) }.
remind-quiet = Turn: { $people }, asked { WHEN($when) }.

## What is said to one person: after quiet hours, by direct message, once a day

call-several = { $people }: { $count } games have something for you.
call-vote = { $people }: you are asked for your vote in this game of { $game }.
call-lobby = { $people }: the lobby of { $game } has news for you.
call-over = { $people }: the game of { $game } is over.
call-news = { $people }: there is news for you in the game of { $game }.
call-refused = Discord let no direct message through to you, so from now on you are called here. You can change that in My settings.
call-direct = { $count ->
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}
call-direct-news = There is news for you.
call-line = { $game } · { $place } · asked { WHEN($when) }
call-line-vote = { $game } · { $place } · a vote
call-line-lobby = { $game } · { $place } · lobby
call-line-over = { $game } · { $place } · over
call-line-news = { $game } · { $place }

## Watching

watch-headline = You are watching this game of { $game }.
watch-told-end = You are told when it ends.
watch-told-rounds = You are told of each round, and when it ends.
watch-way = How you are told: { $way }
watch-silent = You chose not to be called, so nobody calls you. My settings change that.
watch-ended = You no longer watch this game of { $game }.
watch-rounds-button = Tell me each round
watch-end-button = Tell me the end only
watch-stop-button = Stop watching
watch-round = { $people }: the game of { $game } you watch is at: { $progress }. [Go to the board]({ $url })
watch-over = { $people }: the game of { $game } you watched is over. [See the result]({ $url })
watch-broken-off = { $people }: the game of { $game } you watched was broken off. [Go to the board]({ $url })

## Notes

note-headline = My notes
note-title = My notes
note-label = Only you can see them
note-placeholder = What to do next turn, what to keep in mind. Empty: deleted.
note-kept = Your notes are kept. Only you see them, in your move panel.
note-gone = Your notes are deleted.

## Absence, replacing, resigning

absent-notice = { $name } has not answered for three days. A bot or another member may take the seat over.
replace-choose = Who takes over { $name }'s seat?
replace-bot-option = Bot ({ $level })
replace-member-placeholder = Who takes over?
replace-offered = { $mention }, would you take over { $name }'s seat? { $game }, { $progress }
replace-done-bot = A bot took over { $name }'s seat ({ $level }).
replace-you-now = The seat is yours now. Press My move.
replace-not-yet = The wait for { $name } is not three days long yet. Possible { WHEN($when) }.
replace-away = { $name } is away until { WHEN($until, style: "D") }. Somebody may stand in from { WHEN($when, style: "D") }.
replace-away-short = { $name } is away until { WHEN($until, style: "D") }, and plays on then.
replace-until-back = Whoever stands in plays until { WHEN($until, style: "D") }. Then the seat goes back by itself.
replace-not-reminded = { $name } has had no reminder yet. The seat can be handed over after one.
replace-own-confirm = Somebody else or a bot plays on for you. You can take the seat back until the game ends; at a table with a clock a bot gives it back at its next turn.
leave-match = This game is on. Hand your seat over, and a bot or somebody else plays for you until you take it back. Or resign.
resign-confirm-two = If you resign, the game ends and the other side wins. Resign?
resign-confirm-many = If you resign, a bot takes your seat. Resign?
resign-done = { $name } resigned.
resign-done-bot = { $name } resigned; a bot took the seat.

## Cancelling and pausing

cancel-confirm = Cancelling ends the game without a result. Cancel it?
cancel-asked = { $name } would like to cancel the game. It is cancelled if all who play agree.
cancel-agreed-you = You agreed to cancel.
cancel-refused = { $name } wants to play on. The game continues.
cancel-done = The game was cancelled.
closed-earlier = This channel is free again: the game of { $game } was begun under an earlier version of Madang, and this version cannot go on with it. Nobody loses by it.
cancel-agree-button = Agree to cancel
cancel-refuse-button = Play on
pause-confirm = A paused game leaves this channel free for another. It resumes in any free channel. Unless it was quiet for 14 days, those who play with you are asked first. Pause it?
pause-done = { $name } paused the game. Resume starts it again at any time.
pause-already = This game is already paused.
resume-done = { $name } resumed the game.
resume-choose = Which game should go on?
resume-none = No game is paused.
resume-option = { $game }, { $progress } · { $names }

## Status

status-headline = Who are we waiting for? · { $game }, { $progress }
status-awaited-line = { $name }: { $question } · asked { WHEN($when) }
status-until-line = Time is over { WHEN($when) }
status-reminders-line = Reminders sent: { $count } · next { WHEN($when) }
status-reminders-over-line = Reminders sent: { $count } · no more will follow
status-nobody-line = Nobody is being waited for.
status-order-line = Order: { $names }
status-lobby-line = The lobby is still filling.

## Table settings

table-settings-headline = Table settings · { $game }
table-settings-language-line = Language of the board: { $language }
table-settings-language-placeholder = Which language for the board?
table-settings-changed = Table settings changed.
table-settings-export-button = Export
table-settings-export-later = The game can be exported once it is over.

## Taking a finished game home

export-done =
    Here is the game in one file: its log, the log in words, and a page that checks every shuffle and every die in your own browser. It knows seats only: no names, no accounts.
    To check: unpack the file, open `check.html` in a browser and give it the file. It asks for the fingerprint that stood in the lobby before anybody sat down.
    On a phone: a preview runs no page. Take the page by itself and open it in the browser.
    Fingerprint of this log, the same for whoever asks: `{ $sha }`
export-page-button = Page that checks it
export-page-done =
    Keep this page and open it in a browser, not in a preview. It asks nobody anything and works without a network.
    The fingerprint of the page itself stands in the project's documents, in `docs/fairness.md`. This one has: `{ $sha }`
export-transcript-file = transcript.txt
transcript-headline = { $game }: what happened
transcript-seats = Seats: { $letters } · begun { $date } (UTC)
transcript-promise = Promised before the start: { $digest }
transcript-secret = Shuffle secret: { $secret }
transcript-fingerprint = Fingerprint of the log: { $sha }
transcript-undone = (taken back) { $text }

## Menu

menu-headline = Menu · { $game }, { $progress }

## Reporting a problem

report-title = Report a problem
report-label = What happened?
report-placeholder = Whoever hosts the bot may play too: please write nothing hidden, such as cards in your hand.
report-kept = Kept for whoever hosts the bot. If you ask about it, give this reference: `{ $reference }`

## Practice

practice-headline = A practice game against bots. Only you can see this.
practice-choose = Which game would you like to practise?
practice-opened = Your practice game is open in { $channel }.
practice-no-thread = No thread can be made here, so your practice game is in this channel.

## Results

result-headline = The game of { $game } is over. { $names } wins!
result-headline-shared = The game of { $game } is over. { $names } share the win!
result-headline-resigned = The game of { $game } is over. { $loser } resigned; { $names } wins!
result-called-line = { $people }: thank you for playing!
result-rank-line = Place { $rank } · { $letter } { $name }: { $points }
result-hidden-headline = What was hidden
result-seed-line = Shuffle secret: `{ $secret }`
result-digest-line = Promised before the start: `{ $digest }`
result-awards-headline = Awards of this game
result-award-line = { $award }: { $names } ({ $value })
result-length-line = Ended: { $progress } · time it took: { $time }
result-table-headline = Where the points came from
rematch-opened = The lobby of the rematch is open. { $first } goes first this time.
rematch-invited = Invited: { $people }. Each place is kept for 24 hours.
rematch-open-already = A lobby of { $game } is open here already. { $name } is its host.
rematch-lobby-button = To the lobby
rematch-called = { $people }: { $name } invites you to a rematch of { $game }. Join takes your place; it is kept for you and opens to everybody { WHEN($when) }.
rematch-waiting = Places are kept for { $names }

## What the log says about the table (saved keys)

tables-undone = { $seat } took moves back.
tables-seat-taken = { $seat } took over seat { $letter }.
tables-seat-taken-back = { $seat } took seat { $letter } back.
tables-seat-back = { $seat } is back from vacation and plays seat { $letter } again.
tables-overdue = Time was over for { $seat }: that turn is played for them.
tables-overdue-forfeit = Time was over for { $seat }.
tables-time-over = The time for answers is over.
tables-as-planned = { $seat } plays as planned.
tables-seat-to-bot = A bot ({ $level }) plays for { $owner } now, seat { $letter }.

# Talk at a table
talk-button = Talk to …
talk-thread-name = { $game }: table talk
talk-thread-line = Haggle, plan and threaten in this thread: it is for everybody at the table. Two who want to talk alone find *Talk to …* under *Menu*.
talk-here = Haggle, plan and threaten right here: Discord took no thread for it just now. Two who want to talk alone find *Talk to …* under *Menu*.
talk-here-permissions = Haggle, plan and threaten right here: for a thread of its own I lack { $permissions }. Two who want to talk alone find *Talk to …* under *Menu*.
talk-everybody-line = Everybody at the table talks in { $channel }.
talk-alone-line = With one other person you can talk in a thread that only you two see, besides those who manage threads on this server. I read nothing there.
talk-nobody-line = Nobody else at this table can talk: the others are bots. You can still offer them a trade.
talk-to-button = Talk to { $name }
talk-alone-here = You and { $name } talk here: { $channel }
talk-open-button = Open the thread
talk-alone-first = { $people }: this thread is for you two. Only who manages threads on this server can see it besides you, and I read nothing here. What is to bind is offered as a trade at [the table](<{ $board }>), anything else can be written down there under *Deals*.
talk-instead-line = Write to them directly, or talk where everybody does. What you agree on can be written down under *Deals*.
talk-profile-button = Write to { $name }
talk-no-channel = No thread can be made from here: this table does not stand in a text channel.
talk-permissions = I cannot make a thread for you two here: I lack { $permissions }. Somebody who manages this server can grant it.
talk-gone = { $name } is not on this server any more.
talk-unseen = { $name } cannot see { $channel } at the moment, so no thread there either.
talk-full = This server has as many open threads as Discord allows. One must be closed first.
talk-refused = Discord did not let me make the thread just now. Press again in a moment.

# Plans
plans-most = A plan has at most { $count } alternatives. Drop one of them first.
plans-empty = There is no answer in this plan yet.
plans-button = Plan my turn
plans-mine-button = My plan
plans-stands-line = Your next turn is planned.
plans-returned-line = A turn that was played as planned was taken back. It stands as your plan again.
plans-headline = Plan for your next turn
plans-headline-line = Nothing of it is played yet, and nobody else sees it. What you cannot know is made up in the picture.
plans-fewer-line = The table has moved on: your plan stands as far as it still fits.
plans-whole-line = A plan goes no further than this.
plans-keep-button = Keep this plan
plans-step-button = One step back
plans-stop-button = Drop this
plans-leave-button = Not now
plans-home-line = { $count ->
    [one] Your next turn is planned. If everything it rests on is as it was, it is played soon after your turn begins.
   *[other] Your next turn is planned. The first way that fits is played soon after your turn begins.
}
plans-way-line = Way { $number }
plans-way-if-line = Way { $number }, only { $condition }
plans-another-button = Another way
plans-drop-button = Drop way { $number }
plans-if-placeholder = Way { $number }: when?
plans-always-option = In any case
plans-waits-line = Your plan is played { WHEN($when) }. If you move before, your move counts and the plan is gone.
plans-offered-line = What is left of your plan
plans-offered-button = Go on as planned
picture-planned = Plan · nothing is played yet
picture-reserve = In reserve
picture-reserve-none = used up
