### Names and descriptions of commands and arguments: cmd-<path>-name, -desc; arguments cmd-<path>-arg-<argument>-name.
### Names 1-32 characters, lower case, no spaces; descriptions up to 100.

## /madang

cmd-madang-name = madang
cmd-madang-desc = The entrance: new game, my games, rules, practice, settings
cmd-madang-open-name = open
cmd-madang-open-desc = Open the entrance: new game, my games, rules, practice, settings
cmd-madang-rank-name = rank
cmd-madang-rank-desc = Leaderboard of this server, your rating, form and opponents
cmd-madang-server-name = server
cmd-madang-server-desc = Language, channels and who may open tables on this server
cmd-madang-settings-name = settings
cmd-madang-settings-desc = Your language, how you are told, time zone, quiet hours, vacation
cmd-madang-settings-arg-zone-name = zone
cmd-madang-settings-arg-zone-desc = Your time zone: type a city
cmd-madang-privacy-name = privacy
cmd-madang-privacy-desc = See what is kept about you, and delete it

## /games

cmd-games-name = games
cmd-games-desc = Every table where you sit, your turn first

## /table

cmd-table-name = table
cmd-table-desc = The game in this channel
cmd-table-start-name = start
cmd-table-start-desc = Begin the game with the people seated
cmd-table-join-name = join
cmd-table-join-desc = Take a seat in this channel's lobby
cmd-table-leave-name = leave
cmd-table-leave-desc = Leave your seat before the game begins
cmd-table-board-name = board
cmd-table-board-desc = Show the board
cmd-table-hand-name = hand
cmd-table-hand-desc = Show your hand, to you alone
cmd-table-log-name = log
cmd-table-log-desc = Show what happened so far
cmd-table-export-name = export
cmd-table-export-desc = Download the game that ended here, and check its shuffles yourself
cmd-table-watch-name = watch
cmd-table-watch-desc = Be told when the game here ends; you need not play in it
cmd-table-notes-name = notes
cmd-table-notes-desc = Write notes on this game that only you can see
cmd-table-undo-name = undo
cmd-table-undo-desc = Take your move back, or ask to
cmd-table-nudge-name = nudge
cmd-table-nudge-desc = Nudge whoever is being waited for (once in 12 hours)
cmd-table-resign-name = resign
cmd-table-resign-desc = Resign from this game
cmd-table-replace-name = replace
cmd-table-replace-desc = Hand a seat over or take one over
cmd-table-replay-name = replay
cmd-table-replay-desc = Go through this game move by move
cmd-table-status-name = status
cmd-table-status-desc = Who is being waited for, and since when
cmd-table-cancel-name = cancel
cmd-table-cancel-desc = Close the lobby, or propose to cancel the game
cmd-table-settings-name = settings
cmd-table-settings-desc = Settings of this table
cmd-table-pause-name = pause
cmd-table-pause-desc = Pause a quiet game and free the channel
cmd-table-resume-name = resume
cmd-table-resume-desc = Resume a paused game in this channel
cmd-table-resume-arg-table-name = table
cmd-table-resume-arg-table-desc = The game to resume
cmd-table-replace-arg-seat-name = seat
cmd-table-replace-arg-seat-desc = Whose seat
cmd-table-replace-arg-member-name = member
cmd-table-replace-arg-member-desc = Who takes over (leave out for a bot)
cmd-table-replace-arg-level-name = level
cmd-table-replace-arg-level-desc = How well the bot should play
cmd-table-log-arg-page-name = page
cmd-table-log-arg-page-desc = First page to show

## /tournament

cmd-tournament-name = tournament
cmd-tournament-desc = Tournaments on this server: open one, join, standings, your match
cmd-tournament-new-name = new
cmd-tournament-new-desc = Open a tournament: its name and its game are enough
cmd-tournament-new-arg-name-name = name
cmd-tournament-new-arg-name-desc = What it is called
cmd-tournament-new-arg-game-name = game
cmd-tournament-new-arg-game-desc = Which game is played
cmd-tournament-join-name = join
cmd-tournament-join-desc = Join the tournament of this channel
cmd-tournament-leave-name = leave
cmd-tournament-leave-desc = Take your sign-up back, or drop out
cmd-tournament-standings-name = standings
cmd-tournament-standings-desc = Who stands where
cmd-tournament-rounds-name = rounds
cmd-tournament-rounds-desc = Who plays whom, round by round
cmd-tournament-match-name = match
cmd-tournament-match-desc = Your match, your place, and what a win would mean
cmd-tournament-menu-name = menu
cmd-tournament-menu-desc = Rules, audit log, and what organisers may do
cmd-tournament-list-name = list
cmd-tournament-list-desc = The tournaments of this server

## /metromania

cmd-metromania-name = metromania
cmd-metromania-desc = Lay underground lines and join up the city (2-4 players)
cmd-metromania-new-name = new
cmd-metromania-new-desc = Open a lobby for Metromania in this channel
cmd-metromania-new-arg-variant-name = variant
cmd-metromania-new-arg-variant-desc = How destination markers are dealt and shown
cmd-metromania-new-arg-language-name = language
cmd-metromania-new-arg-language-desc = Language of the board
cmd-metromania-dig-name = dig
cmd-metromania-dig-desc = Dig up to three tunnels at once
cmd-metromania-dig-arg-first-name = first
cmd-metromania-dig-arg-first-desc = First tunnel, such as 1-NE-L
cmd-metromania-dig-arg-second-name = second
cmd-metromania-dig-arg-second-desc = Second tunnel
cmd-metromania-dig-arg-third-name = third
cmd-metromania-dig-arg-third-desc = Third tunnel
cmd-metromania-station-name = station
cmd-metromania-station-desc = Build an intermediate or free station on your line
cmd-metromania-station-arg-place-name = place
cmd-metromania-station-arg-place-desc = The vertex to build on, such as G7

## /mine

cmd-mine-name = mine
cmd-mine-desc = Collect cards and build a company (2-4 players)
cmd-mine-new-name = new
cmd-mine-new-desc = Open a lobby for Project MINE in this channel
cmd-mine-new-arg-length-name = length
cmd-mine-new-arg-length-desc = Six eras, or three by a house rule
cmd-mine-new-arg-language-name = language
cmd-mine-new-arg-language-desc = Language of the board
cmd-mine-play-name = play
cmd-mine-play-desc = Play up to five cards in this order
cmd-mine-play-arg-first-name = first
cmd-mine-play-arg-first-desc = First card
cmd-mine-play-arg-second-name = second
cmd-mine-play-arg-second-desc = Second card
cmd-mine-play-arg-third-name = third
cmd-mine-play-arg-third-desc = Third card
cmd-mine-play-arg-fourth-name = fourth
cmd-mine-play-arg-fourth-desc = Fourth card
cmd-mine-play-arg-fifth-name = fifth
cmd-mine-play-arg-fifth-desc = Fifth card
cmd-mine-use-name = use
cmd-mine-use-desc = Use an active public goal of yours
cmd-mine-use-arg-goal-name = goal
cmd-mine-use-arg-goal-desc = The goal to use
cmd-mine-buy-name = buy
cmd-mine-buy-desc = Buy from the market or the basic pile
cmd-mine-buy-arg-card-name = card
cmd-mine-buy-arg-card-desc = The card or public goal to buy
cmd-mine-discard-name = discard
cmd-mine-discard-desc = Choose the cards you must discard
cmd-mine-discard-arg-first-name = first
cmd-mine-discard-arg-first-desc = First card
cmd-mine-discard-arg-second-name = second
cmd-mine-discard-arg-second-desc = Second card
cmd-mine-discard-arg-third-name = third
cmd-mine-discard-arg-third-desc = Third card
cmd-mine-hand-name = hand
cmd-mine-hand-desc = Show your hand, deck and company goal, to you alone
cmd-mine-market-name = market
cmd-mine-market-desc = Show what can be bought
cmd-mine-goals-name = goals
cmd-mine-goals-desc = Show everybody's public goals and your company goal
cmd-mine-card-name = card
cmd-mine-card-desc = Look a card up: picture, text and rulings
cmd-mine-card-arg-name-name = name
cmd-mine-card-arg-name-desc = Name of the card, or a part of it

## /dome

cmd-dome-name = dome
cmd-dome-desc = A card duel of firewalls (2-4 players)
cmd-dome-new-name = new
cmd-dome-new-desc = Open a lobby for THE DOME in this channel
cmd-dome-new-arg-traps-name = traps
cmd-dome-new-arg-traps-desc = Standing orders for Controls, or ask each time
cmd-dome-new-arg-mastermind-name = mastermind
cmd-dome-new-arg-mastermind-desc = With three or four: who is the Mastermind
cmd-dome-new-arg-memory-name = memory
cmd-dome-new-arg-memory-desc = Whether faces seen in pools of others stay visible
cmd-dome-new-arg-language-name = language
cmd-dome-new-arg-language-desc = Language of the board
cmd-dome-play-name = play
cmd-dome-play-desc = Do what is asked now: install, activate, download, allocate, end
cmd-dome-play-arg-what-name = what
cmd-dome-play-arg-what-desc = What to do
cmd-dome-play-arg-first-name = first
cmd-dome-play-arg-first-desc = First card to allocate, and its pool
cmd-dome-play-arg-second-name = second
cmd-dome-play-arg-second-desc = Second card to allocate, and its pool
cmd-dome-crack-name = crack
cmd-dome-crack-desc = Name a colour and say how far to crack
cmd-dome-crack-arg-colour-name = colour
cmd-dome-crack-arg-colour-desc = Which colour
cmd-dome-crack-arg-to-name = to
cmd-dome-crack-arg-to-desc = The first marker and its space
cmd-dome-crack-arg-then-name = then
cmd-dome-crack-arg-then-desc = The next marker and its space
cmd-dome-crack-arg-after-name = after
cmd-dome-crack-arg-after-desc = The last marker and its space
cmd-dome-hand-name = hand
cmd-dome-hand-desc = Show your hand, pools and Controls, to you alone
cmd-dome-void-name = void
cmd-dome-void-desc = Look at anybody's void
cmd-dome-void-arg-whose-name = whose
cmd-dome-void-arg-whose-desc = Whose void; yours if left empty
cmd-dome-card-name = card
cmd-dome-card-desc = Look a card up: picture, text and rulings
cmd-dome-card-arg-name-name = name
cmd-dome-card-arg-name-desc = Name of the card, or a part of it

# Argument of every command that plays a turn
cmd-arg-plan-name = plan
cmd-arg-plan-desc = Plan your next turn with it instead of playing now
cmd-arg-plan-yes = yes
