### What is not possible, why, and what to do instead.

## Turns and answers

error-not-your-turn = It is { $people }'s turn. You will be called when it is yours.
error-not-your-button = This button asks { $people }. The board is here: { $url }
error-stale = The game has moved on. Here is the question now.
error-stale-message = This button is old. The board is here: { $url }
error-already-answered = Your answer came in a moment ago. This is how things stand.
error-illegal = That is not possible now. Here is what you can choose.
error-illegal-because = That is not possible now. { $reason }
error-unknown-option = That cannot be chosen. Please pick from the list.
error-unknown-value = { $value }: not understood. Please pick from the list.
error-too-few = Choose at least { $min }.
error-too-many = Choose at most { $max }.
error-wrong-total = The sum has to be { $total }. Now it is { $count }.
error-not-a-number = Please type a number.
error-out-of-range = Please type a number from { $min } to { $max }.
error-batch-stopped = { $count ->
    [one] Done up to the first step. Something new came to light, so it stopped there.
   *[other] Done up to step { $count }. Something new came to light, so it stopped there.
}
error-batch-refused = Step { $number } is not possible, so nothing was done. { $reason }
error-export-large = The log of this game is too large to be uploaded here. Whoever hosts the bot can write it to a file: table { $table }.
error-other-question = Another question is open now: { $question }

## Tables

error-no-table = No game is open in this channel. Open a new one.
error-no-such-table = That game cannot be found. Look in My games.
error-elsewhere = That game is played elsewhere. Please press in its own channel, or look in My games.
error-other-game = This channel has a game of { $game }.
error-occupied = A game of { $game } is already open here. Use a thread or another channel.
error-choose-when-seated = Take a seat first: press Join, then choose.
error-not-seated = You are not one of the players here. Watching is always welcome.
error-not-joined = You have not taken a seat yet. Press Join to sit down.
error-already-seated = You already sit here.
error-full = All seats are taken. You can join when one is free.
error-full-kept = The free places are kept for those who played the last game. They open { WHEN($when) }.
error-places-kept = Places are still kept for { $people }. They open { WHEN($when) }; Options lets you open them sooner.
error-record = This lobby asks for { $least } % of turns in time; of your last { $turns } it was { $in_time }. It comes back with the next turns.
error-rating = This lobby is for ratings within { $range } of the host's: theirs is { $theirs }, yours { $own }. You can open a lobby of your own.
error-rated-lend = This match is rated, so a bot cannot play your seat for you. Play on, give the seat up, or ask the others for a pause.
error-invited-only = Only invited people may join. Ask the host, { $name }.
error-not-host = Only the host, { $name }, can do this.
error-host-alone = The last person left, so the lobby is closed.
error-too-few-seats = At least { $min } players are needed. Invite friends or add bots.
error-option-seats = { $option }: only for { $min } to { $max } players.
error-option-seats-only = { $option }: only for { $max } players.
error-option-value = { $option } has no such value. Please pick from the list.
error-too-many-hosted = You already have { $max } open games on this server. Finish or cancel one first.
error-already-started = This game has begun already.
error-not-started = This game has not begun yet.
error-finished = This game is over. Rematch opens a new one.
error-cancelled = This game was cancelled.
error-earlier = This game was begun under an earlier version of Madang and has ended. Its log can still be read and downloaded.
error-paused = This game is paused. Resume starts it again.
error-note-long = Notes have at most { $max } characters. Nothing was changed.
error-not-paused = This game is not paused.
error-channel-archived = The channel is gone, so the game is kept. Resume it in a free channel.
error-unknown-game = There is no such game. Please pick from the list.
error-game-unavailable = { $game } cannot be opened yet.
error-bots-only = At least one person has to play.
error-bot-removed = There is no bot on that seat.
error-not-a-member = That person is not on this server or cannot see this channel.
error-invite-bot = Bot accounts cannot be invited. Press Add bot instead.
error-not-absent = The seat of { $seat } cannot be handed over yet.
error-seat-not-open = That seat is taken.
error-not-your-seat = That seat is not yours.
error-remove-self = You cannot remove yourself. Press Leave instead.
error-packs-missing = The cards of this game cannot be read. Please tell whoever runs the bot.
error-report-empty = Please write a line about what happened.
error-report-often = { $max } reports a day are taken. Please come back tomorrow.
error-undo-epoch = Moves were taken back, so this panel is out of date. Here is the question now.

## Permissions and servers

error-permission-you = Only people with the permission { $permission } can do this.
error-permission-bot = Madang lacks the permission { $permission } in this channel. Please ask a server admin to grant it.
error-permissions-bot = Madang lacks permissions in this channel: { $permissions }. Please ask a server admin to grant them.
error-channel-not-allowed = On this server games are opened only in: { $channels }
error-openers-only = On this server tables may be opened by { $who }.
error-cup-openers-only = On this server tournaments are opened by people with the permission { $permission }, and by whom the server settings name.
error-role-none = There is no such role on this server.
error-role-everyone = Everybody has this role. Please choose another.
error-role-managed = The role { $role } belongs to a bot or to an integration: Discord lets nobody give it.
error-role-yours = The role { $role } is not below your own highest role, so you cannot have me give it.
error-role-right = I may not give roles here yet: I lack the permission { $permission }. *Allow it* on that page asks for it.
error-role-above = The role { $role } is not below mine. Please move my role above it in the server's list of roles, and choose it again.
error-server-only = This works only inside a server.
error-channel-kind = This works in text channels and threads.
error-thread-locked = This thread is locked. The game goes on when it is unlocked.
error-bot-gone = Madang is no longer on that server. Invite it again and the game goes on.

## Discord and the bot

error-unknown = Something unexpected happened. The game is safe. Please try again in a moment. (number { $reference })
error-not-kept = The game could not be saved just now, so this does not count. Everything stands as it was. Please try again in a few minutes. If it goes on, tell whoever runs the bot.
error-busy = Busy right now. Please press again in a moment.
error-discord-down = Discord is not answering. Your move is saved; the board will catch up.
error-saved-board-late = Your move is saved. The board will follow in a moment.
error-picture = The picture could not be drawn. Here it is in words.
error-starting = Madang is just starting. Please try again in a moment.
error-unknown-button = This button is too old to be read. Open the game again from My games.

## Promises

error-promise-empty = A promise needs words.
error-promise-partner = Promises are written down with another person at the table. Bots make none.
error-talk-partner = Only other people at the table can be talked to.
error-promise-many = You have written { $max } promises at this table already. Take one back first.
error-promise-gone = That promise is not open any more.

## Hours, days off, vacation

error-hours-zone = There is no such time zone. Zones are named by place, as Asia/Seoul or Europe/Berlin; please pick one from the list.
error-hours-quiet = Quiet hours go from one time to another and last at most ten hours, as 23:00-08:00. Nothing was changed.
error-hours-off = At most two weekdays can be off. Nothing was changed.
error-hours-zones = Several time zones fit: { $zones }. Please write the whole name of one.
error-hours-digest = The message of the day comes at a full hour from 0 to 23.
error-hours-often = Zone, quiet hours and days off can be changed twenty times in seven days. Please try again later.
error-pace-unknown = A pace is written as three lengths: for a turn, for answers, in reserve, as 24h 12h 3d. Nothing was changed.
error-pace-turn = A turn has from 5 minutes to 14 days. Nothing was changed.
error-pace-answer = Answers have from 1 minute to 7 days. Nothing was changed.
error-pace-reserve = The reserve is at most 30 days. Nothing was changed.
error-vacation-when = A vacation begins now or on a day within a year, and ends after it begins. Days are written as 2026-07-31. Nothing was changed.
error-vacation-row = A vacation lasts at most { $days } days in a row. Nothing was changed.
error-vacation-year = There are 30 days of vacation in any 365, counted in started half-days. Half-days left then: { $halves }. Nothing was changed.
error-vacation-soon = A vacation can begin 48 hours after the last one ended: { WHEN($when) }. Nothing was changed.
error-vacation-on = You are away until { WHEN($when) }. Come back first, then plan another vacation.
error-hints-off = This table plays without hints.
error-hint-nothing = Nothing is asked of you right now.
error-hints-refused = Somebody at this table objected to hints, so it plays without them.
