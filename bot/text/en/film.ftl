## Looking back at a game that is over: its film

button-film = Film
film-later = The film is there once the game is over.
film-making = Making the film of this game of { $game }… { $share } %
film-waiting = Another film is being made; that of this game of { $game } comes next.
film-failed = The film could not be made this time.
film-again = Try again
film-here = **The film of this game of { $game }**: { $pictures } pictures, { $seconds } seconds. Only you can see it here.
film-alt = { $game }, move by move: { $names }. { $won }
film-title = { $game } · { $progress }
film-won = { $names } wins!
film-won-shared = { $names } share the win!
film-turning = turning point
film-shared-line = { $name } shares the film of this game of { $game }. { $won }

## What is shared

share-button = Share in the channel
share-done = It is in the channel now: { $url }
share-already = It has been shared already: { $url }
share-refused = It cannot be posted in the channel. Please have the bot's rights there looked at.
share-not-you = Whoever played, and whoever may post pictures in the channel, can share it.

## A game at a glance

button-glance = At a glance
glance-later = The game at a glance is there once the game is over.
glance-here = **This game of { $game } at a glance.** Only you can see it here.
glance-shared-line = { $name } shares this game of { $game } at a glance. { $won }
glance-looking = Looking back at this game of { $game }… { $share } %
glance-failed = The game cannot be looked back at this time.
report-turns = Where it turned
report-turn = Move { $move } · { $told }
report-time = Time taken
report-bot = bot
report-luck = Luck of { $draws ->
    [one] one draw
   *[other] { $draws } draws
}
report-total = Total
report-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
report-alt = { $game } at a glance: { $standing }. { $turns }
report-alt-seat = { $name } place { $rank }
report-alt-turn = Move { $move }: { $told }
report-metromania-counted = Points, had it ended then
report-metromania-trips = Test trips
report-metromania-blame = Blame
report-project_mine-counted = Points, every card counted
report-project_mine-resources = Resources
report-the_dome-counted = What was left of each firewall
report-the_dome-durability = Firewall left
report-twilight_imperium-counted = Victory points
report-twilight_imperium-public = Public objectives
report-twilight_imperium-secret = Secret objectives
report-twilight_imperium-custodians = Custodians
report-twilight_imperium-imperial = Imperial
report-twilight_imperium-other = Other
report-twilight_imperium-notes = Promissory notes
report-twilight_imperium-agendas = Agendas
report-twilight_imperium-rounds = Points by round
report-twilight_imperium-round = Round { $round }
report-twilight_imperium-told = What the log tells (– where it does not)
report-twilight_imperium-end = At the end
report-twilight_imperium-fights = Fights won : lost
report-twilight_imperium-hits = Hits : expected
report-twilight_imperium-luck = Luck with dice
report-twilight_imperium-units = Units lost
report-twilight_imperium-votes = Votes cast
report-twilight_imperium-cards = Action cards
report-twilight_imperium-goods = Trade goods
report-twilight_imperium-planets = Planets
report-twilight_imperium-technologies = Technologies
figures-alt = { $game }, in figures: { $names }. { $rows }
figures-alt-row = { $row }: { $values }.
