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
