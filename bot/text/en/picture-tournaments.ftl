### Texts in pictures of tournaments. The shorter the better.

pic-tournaments-about = { $what } · { $game }
pic-tournaments-page = { $page } / { $pages }
pic-tournaments-what-standings = Standings
pic-tournaments-what-final = Final standings
pic-tournaments-people = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
pic-tournaments-how-sign-up = Sign-up is open
pic-tournaments-how-check-in = Check-in is open
pic-tournaments-how-flow = { $total ->
        [one] 1 game each
       *[other] { $total } games each
    }
pic-tournaments-how-open = Round { $round }
pic-tournaments-how-round = Round { $round } of { $total }
pic-tournaments-how-begins = Before round 1
pic-tournaments-how-held = Paused
pic-tournaments-how-called-off = Cancelled
pic-tournaments-nobody = Nobody yet
pic-tournaments-gone-dropped = out
pic-tournaments-gone-absent = not here
pic-tournaments-gone-disqualified = disqualified
pic-tournaments-column-points = Points
pic-tournaments-column-played = Played
pic-tournaments-column-byes = Byes
pic-tournaments-column-lives = Lives
pic-tournaments-column-wins = Wins
pic-tournaments-column-met = Opp. mean
pic-tournaments-column-share = Share
pic-tournaments-column-direct = Direct
pic-tournaments-column-per_game = Per game

pic-tournaments-alt-standings = { $title }, standings, page { $page } of { $pages }. { $lines }
pic-tournaments-alt-final = { $title }, final standings, page { $page } of { $pages }. { $lines }
pic-tournaments-alt-line = { $place } { $name }
pic-tournaments-alt-line-points = { $place } { $name } ({ $points } points)
pic-tournaments-alt-more = { $told } and { $count } more

pic-tournaments-how-pairing = Pairing { $round }
pic-tournaments-what-rounds = Matches
pic-tournaments-no-matches = No matches yet
pic-tournaments-table = Table { $table }
pic-tournaments-table-of = { $table } · { $stage }
pic-tournaments-state-waiting = not begun
pic-tournaments-state-playing = playing
pic-tournaments-state-over = over
pic-tournaments-result-conceded = resigned
pic-tournaments-result-forfeited = forfeit
pic-tournaments-result-awarded = by decision
pic-tournaments-result-excused = excused
pic-tournaments-result-sent-off = disqualified
pic-tournaments-resting = Not playing this round
pic-tournaments-bye-bye = bye
pic-tournaments-bye-bye-asked = sits out
pic-tournaments-bye-not-paired = not paired
pic-tournaments-bye-awarded = bye by decision
pic-tournaments-stage-group = Group { $letter }
pic-tournaments-stage-winners = Winners
pic-tournaments-stage-losers = Losers
pic-tournaments-stage-final = Final
pic-tournaments-stage-reset = Second final
pic-tournaments-stage-third = Third place
pic-tournaments-stage-division = Division { $letter }
pic-tournaments-alt-round = { $title }, { $what }, page { $page } of { $pages }. { $lines }
pic-tournaments-alt-person = { $name }
pic-tournaments-alt-match = Table { $table }: { $told } { $state }
pic-tournaments-alt-rest = { $name }: { $kind }

pic-tournaments-what-bracket = Bracket
pic-tournaments-what-winners = Winners' side
pic-tournaments-what-losers = Losers' side
pic-tournaments-column-of-round = Round { $number }
pic-tournaments-column-of-last = Last { $number }
pic-tournaments-column-of-semi = Semi-finals
pic-tournaments-column-of-final = Final
pic-tournaments-column-of-reset = Second final
pic-tournaments-alt-bracket = { $title }, bracket, page { $page } of { $pages }. { $lines }
pic-tournaments-alt-slot = { $round }: { $told } ({ $state })
pic-tournaments-alt-through = { $told } through

pic-tournaments-what-cross = All against all
pic-tournaments-cross-legend = 1 ahead · ½ equal · 0 behind · + − forfeit · triangle: playing
pic-tournaments-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pic-tournaments-alt-cross = { $title }, all against all, page { $page } of { $pages }. { $lines }
pic-tournaments-alt-podium = The podium of { $title }. { $lines }
pic-tournaments-podium-won = { $name } wins!
pic-tournaments-podium-shared = { $told } share the first place!

pic-tournaments-what-own = My match
pic-tournaments-rank = { $place } of { $count }
pic-tournaments-rank-short = No. { $place }
pic-tournaments-unplaced = No results yet
pic-tournaments-unmoved = as after the last round
pic-tournaments-ways = What it would mean for me
pic-tournaments-whatever = whatever happens at other tables
pic-tournaments-way-win = A win
pic-tournaments-way-loss = A loss
pic-tournaments-way-place = Place { $place }
pic-tournaments-between = No. { $best } to { $worst }
pic-tournaments-fate-on = next round
pic-tournaments-fate-losers = losers' side
pic-tournaments-fate-life = one life less
pic-tournaments-fate-again = once more
pic-tournaments-fate-out = out
pic-tournaments-fate-won = first place
pic-tournaments-alt-outlook = { $title }, my match. { $lines }
pic-tournaments-alt-way = { $result }: { $meant }

pic-tournaments-ladder-duel = two at a table
pic-tournaments-ladder-table = three and more
pic-tournaments-ladder-teams = sides
pic-tournaments-ladder-here = this server
pic-tournaments-ladder-everywhere = all servers
pic-tournaments-ladder-listed = { $count ->
    [one] 1 listed
   *[other] { $count } listed
  }
pic-tournaments-ladder-figure = Rating
pic-tournaments-ladder-games = Games
pic-tournaments-ladder-nobody = Nobody is listed yet
pic-tournaments-ladder-place = Place { $place } of { $count }
pic-tournaments-ladder-provisional = Not listed yet
pic-tournaments-ladder-played = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
  }
pic-tournaments-alt-rating-own = Your rating: { $figure }, { $place ->
    [0] not listed
   *[other] place { $place }
  }, { $count } games.
pic-tournaments-alt-rating = Leaderboard of { $game }. { $own } { $lines }
