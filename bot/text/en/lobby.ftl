### The lobby: people gather and open a game.

## The lobby message

lobby-headline = { $game } · who plays along? · { $seated }/{ $seats } seated
lobby-host-line = Host: { $name }
lobby-seat-record = { $finished } { $finished ->
    [one] game
   *[other] games
 }, { $share } % of turns in time, usually { $median }
lobby-seat-record-new = { $finished } { $finished ->
    [one] game
   *[other] games
 }
lobby-seat-line = { $letter } · { $name }
lobby-seat-host-line = { $letter } · { $name } (host)
lobby-seat-kept-line = { $letter } · place kept for { $name }, opens { WHEN($when) }
lobby-seat-open-line = { $letter } · free
lobby-options-line = Options: { $options }
lobby-options-usual = everything else as usual
lobby-length-line = How long: { $length }
lobby-access-open-line = Everyone may join.
lobby-access-invited-line = Only invited people may join.
lobby-ready-line = Everybody is here. The host opens the game with Start.
lobby-waiting-line = { $missing ->
    [one] One more person or a bot, and you can start.
   *[other] { $missing } more people or bots, and you can start.
}
lobby-startable-line = Ready: the host presses Start. There is room for { $seats } players in all.
lobby-secret-line = Fairness: fingerprint of the secret that everything is shuffled from, fixed before anybody sat down. The secret is shown at the end. `{ $digest }`
lobby-closes-line = After { $days } quiet days this closes.
lobby-started-headline = The game of { $game } has begun. { $name } goes first.
lobby-started-open-headline = The game of { $game } has begun.
lobby-closed-headline = The { $game } lobby is closed.
lobby-closed-idle = The lobby was quiet for seven days, so it is closed. One command opens a new one.

lobby-cover-host = host
lobby-cover-kept = kept
lobby-cover-alt = Cover of the { $game } lobby. Seats: { $seats }

## Buttons and selects

lobby-join-button = Join
lobby-leave-button = Leave
lobby-add-bot-button = Add bot
lobby-options-button = Options
lobby-start-button = Start
lobby-invite-button = Invite
lobby-tell-button = Tell me when somebody sits down
lobby-remove-button = Remove
lobby-host-button = Pass host role on
lobby-fold-button = Close lobby
lobby-access-button = Invited only
lobby-access-open-button = Open to all
lobby-thread-button = Open in a thread
lobby-level-placeholder = How well should the bot play?
lobby-remove-placeholder = Who should be removed?
lobby-host-placeholder = Who should be the host?
lobby-invite-placeholder = Who should be invited?
lobby-seats-placeholder = How many players?
lobby-seats-option = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-options-title = Options
lobby-option-chosen = { $option }: { $value }
lobby-options-further = More options
lobby-bot-option = Bot ({ $level })

## What happened

lobby-bot-added = Added a bot ({ $level }).
lobby-bot-removed = Removed a bot.
lobby-kept-option = kept for { $name }
lobby-place-opened = The place of { $name } is open to everybody now.
lobby-removed = { $name } was removed.
lobby-host-passed = { $name } is the host now.
lobby-options-changed = Options changed: { $options }
lobby-access-changed-invited = Only invited people may join now.
lobby-access-changed-open = Everyone may join now.
lobby-invited = { $mention }, { $name } invites you to { $game }.
lobby-invite-sent = Invited { $name }.
lobby-tell-on = When the next person sits down, you will be called here once. Press again to stop.
lobby-tell-off = You will not be called any more.
lobby-sat = { $people }, { $name } sat down. { $seated }/{ $seats } seated now.
lobby-you-joined = You are in. You will be called here when it is your turn.
lobby-you-left = You left your seat.
lobby-opened = The lobby is open. Invite friends or add bots, then start.
lobby-opened-elsewhere = The lobby is open in { $channel }.
lobby-thread-offer = A game of { $game } is already open in this channel. Open yours in a thread?
lobby-thread-name = { $game } · { $name }

## Choosing a new game

new-headline = Which game?
new-game-placeholder = Choose a game

## Names of options (words for a game's own values are with that game)

option-seats = Players
option-variant = Rules
option-level = Bot level
option-language = Language of the board
option-table-first = First turn
option-table-pack = Card pack
option-table-pace = Pace
table-pace-none = without a clock
table-pace-live = live
table-pace-daily = once a day
table-pace-slow = slow
table-pace-own = our own
table-pace-none-desc = Nobody is hurried; reminders after long waits.
table-pace-live-desc = 10 minutes a turn, 3 for answers, 30 in reserve.
table-pace-daily-desc = 24 hours a turn, 12 for answers, 3 days in reserve.
table-pace-slow-desc = 3 days a turn, 1 for answers, 7 in reserve.
table-pace-own-button = A pace of our own
table-pace-own-label = Turn, answers, reserve
table-pace-own-placeholder = 24h 12h 3d
option-table-record = Turns in time
table-record-none = everybody may join
table-record-80 = at least 80 %
table-record-90 = at least 90 %
table-record-95 = at least 95 %
table-record-desc = Of the last 50 with a clock; newcomers may join.
option-table-rated = Rating
table-rated-off = not rated
table-rated-on = rated
table-rated-100 = rated, within 100 of the host
table-rated-200 = rated, within 200 of the host
table-rated-400 = rated, within 400 of the host
table-rated-desc = With people on all seats; who leaves is rated last.
table-rated-bots = not while a bot has a seat
option-table-late = When time is over
table-late-bot = a bot plays that turn
table-late-default = the usual answer is taken
table-late-forfeit = the game is lost
table-late-bot-desc = For that turn only; the seat stays its person's.
table-late-default-desc = What the rules take where nobody answers.
table-late-forfeit-desc = In games of two; elsewhere a bot plays that turn.
pace-button = Pace: { $pace }
pace-none-line = There is no clock at this table: everybody takes the time they need.
pace-line = Pace { $pace }: { $turn } for a turn, { $answer } for answers in somebody else's turn. Quiet hours, days off and vacations stop the clock.
pace-reserve-line = In reserve for the whole game: { $reserve }.
pace-late-bot-line = If time runs out, a bot plays that turn.
pace-late-default-line = If time runs out, the usual answer is taken.
pace-late-forfeit-line = If time runs out in a game of two, it is lost; elsewhere a bot plays that turn.
option-table-hints = Hints
table-hints-off = no hints
table-hints-off-desc = Everybody plays on their own.
table-hints-on = hints
table-hints-on-desc = The move panel says what a hard bot would do, and why. Whoever sits here can object.
table-hints-refused = no hints
table-hints-coach = hints
lobby-hints = hints in the move panel
lobby-hints-refused = This table plays without hints now.
button-no-hints = Play without hints
