### Find me a table.

seek-button = Find me a table
seek-headline = Find me a table
seek-about = I look for people of this server who want the same as you, and open a table when there are enough. Choose what you would like to play.
seek-about-names = Nobody learns that you are looking, nor what you wait for, before a table is open; then its lobby names you. You are called there.
seek-games-placeholder = Which games?
seek-sizes-placeholder = How many people at the table?
seek-size = { $count } people
seek-rated-placeholder = For the rating?
seek-rated-either = Rated or not, either is fine
seek-rated-rated = Rated only
seek-rated-unrated = Unrated only
seek-begin-button = Look for people
seek-stop-button = Stop looking
seek-decline-button = Not this time
seek-waits = You began to look { WHEN($since) }; I look until { WHEN($until, style: "f") } at most. I wait for:
seek-awaits = { $game }, { $kind }: { $others } more, within { $width } points of your { $figure }
seek-wider = That becomes { $width } points { WHEN($when) }, and more the longer it takes. Everybody at the table has to be that near to everybody else.
seek-provisional = Whose rating is provisional counts as up to { $slack } points nearer.
seek-opening = There are enough people. Your table is being opened.
seek-no-room = There are enough people, but no room for a table: I may open no thread in a channel that all of you see, and none of these channels is free. I try again { WHEN($when) }.
seek-opened = A table is open for you: { $channel }. Press Join there; your place is kept until { WHEN($when, style: "f") }.
seek-over = The time was over before enough people were found. You can look again, perhaps with more games or sizes.
seek-missed = A table was opened for you, but your place was not taken in time, so you are not being looked for any more. You can look again.
seek-told-over = { $server }: the time was over before enough people were found for a table. *Find me a table* looks again.
seek-told-missed = { $server }: a table was opened for you, but your place was not taken in time, so you are not being looked for any more. *Find me a table* looks again.

## What the channel reads

seek-line = A table for { $count } people who were looking for a game of { $game } is in this thread.
seek-thread-name = { $game } · table for { $count }
seek-called = { $people }: this table of { $game } is for you. Join takes your place; when all have come the match begins by itself. Places are kept until { WHEN($when, style: "f") }.
seek-smaller = Not everybody comes. All who stay had said that { $count } are enough, so this table is for { $count } now.
seek-dissolved = Not enough of those came for whom this table was opened. Whoever did not say no is being looked for on, with the time waited so far.
lobby-seat-found-line = { $letter } · place kept for { $name } until { WHEN($when, style: "f") }

## My data

privacy-searches-line = Servers on which you looked for others to play with: { $count }

## What cannot be done

error-seek-closed = On this server only moderators open tables, so I cannot open one for you. Ask a moderator to open one.
error-seek-sizes = None of these games is played by so many people. Choose another game or another number.
error-seek-invited = This table was opened for people who looked for one. Find me a table opens one for you too.
error-no-host = Nobody has sat down here yet. Whoever joins first is the host.
