### Words on Metromania's pictures. The shorter the better.

pic-metromania-turn = { $name }'s turn
pic-metromania-next = Next { $name }
pic-metromania-won = { $name } wins
pic-metromania-won-shared = Shared win · { $names }
pic-metromania-resigned = Ended before the scoring
pic-metromania-round = Round { $round }
pic-metromania-last = Last turns
pic-metromania-scored = Final score
pic-metromania-dig-left = { $left ->
    [one] { $left } tunnel to dig
   *[other] { $left } tunnels to dig
}
pic-metromania-supply = stations left
pic-metromania-station-points = station points
pic-metromania-worth = { $points } count now
pic-metromania-total = final score
pic-metromania-rank = No. { $rank }
pic-metromania-line-left = { $left } left
pic-metromania-line-finished = done
pic-metromania-line-dead = blocked
pic-metromania-line-waiting = waiting
pic-metromania-markers-none = All markers placed
pic-metromania-you = you
pic-metromania-kind-R = Residential
pic-metromania-kind-C = Commercial
pic-metromania-kind-E = Entertainment
pic-metromania-legend-start = Start S
pic-metromania-legend-end = Terminus T

pic-metromania-alt-board = Metromania board. Round { $round }, { $name } to play. Station points: { $standing }.
pic-metromania-alt-scored = Metromania board at the end. Points: { $standing }.
pic-metromania-alt-resigned = Metromania board of a game that ended before the scoring. Station points: { $standing }.
pic-metromania-alt-seat = { $name } { $points }
pic-metromania-alt-move = Map with { $count } numbered choices for { $name }.
pic-metromania-alt-trip = Fastest network of test trip { $letter }, { $minutes } minutes.
pic-metromania-alt-trip-none = Test trip { $letter }: no route.
pic-metromania-alt-final = Fastest network of the final test, { $minutes } minutes.
pic-metromania-alt-final-none = Final test: no route.
pic-metromania-alt-hand = { $name }'s destination markers.

pic-metromania-trip-title = Test trip · { $a } ↔ { $b }
pic-metromania-trip-final = Final test · park ↔ lake
pic-metromania-trip-minutes = Fastest: { $minutes } min
pic-metromania-trip-minutes-short = { $minutes } min
pic-metromania-trip-none = No way through
pic-metromania-trip-open = Not known yet
pic-metromania-why-network = line on the way
pic-metromania-why-endpoint = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
pic-metromania-why-unplaced = marker not placed
pic-metromania-why-no-station = no station there
pic-metromania-why-no-route = no route
pic-metromania-why-final = line on the way

pic-metromania-result-final = Who got what, and why
pic-metromania-result-now = If it ended now
pic-metromania-row-lines = Line points
pic-metromania-row-final = Final test
pic-metromania-row-total = Total
pic-metromania-lines-why = { $finished ->
    [0] none of { $points }
    [1] half of { $points }
   *[other] all of { $points }
}
pic-metromania-short-network = line
pic-metromania-short-network-ends = { $count ->
    [one] line + { $count } marker
   *[other] line + { $count } markers
}
pic-metromania-short-final = line
pic-metromania-short-unplaced = not placed
pic-metromania-short-no-station = no station
pic-metromania-short-no-route = no route
pic-metromania-note-longest = Longest line: { $lines } ({ $count } tunnels)
pic-metromania-note-transfers = Most transfers: { $lines } ({ $count } stations)
pic-metromania-owned-line = { $name } line { $line }

pic-metromania-hand-title = { $name }'s markers
pic-metromania-hand-points = { $points } station points
    { $worth } count now
pic-metromania-hand-trip = Trip { $letter }
pic-metromania-hand-hidden = still secret
pic-metromania-hand-other = ↔ { $kind }
pic-metromania-hand-other-placed = placed by { $name }
pic-metromania-hand-other-held = held by { $name }
pic-metromania-hand-other-mine = in your hand
pic-metromania-hand-other-unknown = holder unknown
pic-metromania-hand-lines = Your lines
pic-metromania-hand-trips = Trips that would score for you now
pic-metromania-hand-no-trips = None so far.
pic-metromania-alt-result = Score table of Metromania. { $standing }.

pic-metromania-lesson-goal = Build a metro
pic-metromania-lesson-goal-1 = You own two lines. Dig each from a white arrow to a black one on a far side.
pic-metromania-lesson-goal-2 = To pass a house, shop or star space, place one of your markers there.
pic-metromania-lesson-goal-3 = At the end, test trips link spaces with the same letter.
pic-metromania-lesson-turn = Your turn
pic-metromania-lesson-turn-1 = Dig three tunnels, or build one station on a line of yours.
pic-metromania-lesson-turn-2 = Numbers show where you may dig. Sharp bends only at a station.
pic-metromania-lesson-turn-3 = Where lines meet or part, a station appears by itself.
pic-metromania-lesson-scoring = Scoring
pic-metromania-lesson-scoring-1 = A minute per stop, three per change. With a line on the fastest way you get 3 a trip, and 3 for each marker of yours.
pic-metromania-lesson-scoring-2 = No way through? Who left a marker unplaced or without a station loses 6.
pic-metromania-lesson-scoring-3 = Station points count in full with both lines finished, half with one, else nothing.

pic-metromania-lesson-markers = Markers
pic-metromania-lesson-markers-1 = A tunnel in a house, shop or star space needs a marker of yours of that kind. One a turn.
pic-metromania-lesson-markers-2 = Two markers of a letter are the ends of a test trip.
pic-metromania-lesson-markers-3 = Spaces that touch never take the same letter.
pic-metromania-lesson-stations = Stations
pic-metromania-lesson-stations-1 = They appear where lines meet, and where parallel lines part.
pic-metromania-lesson-stations-2 = A new station at a destination gives a point for each such space to every owner of a line there.
pic-metromania-lesson-stations-3 = Finishing a line brings one free station on it.

pic-metromania-lesson-legend = How to read the pictures
pic-metromania-legend-R = Residential space
pic-metromania-legend-C = Commercial space
pic-metromania-legend-E = Entertainment space
pic-metromania-legend-marker = Placed marker: letter and owner
pic-metromania-legend-park = Park
pic-metromania-legend-lake = Lake
pic-metromania-legend-solid = Line 1 (solid)
pic-metromania-legend-striped = Line 2 (striped)
pic-metromania-legend-emblem = Shape along a line: its owner
pic-metromania-legend-badge = Start or terminus: owner and line
pic-metromania-legend-open-end = Open end: may go on
pic-metromania-legend-station = Station
pic-metromania-legend-fresh = Just changed
pic-metromania-legend-white = Start (S3)
pic-metromania-legend-black = Terminus (T3)
pic-metromania-legend-choice = A choice of yours
pic-metromania-legend-crown = Ahead now
pic-metromania-legend-hourglass = Waited for
