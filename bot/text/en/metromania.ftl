### Metromania. Line 1 is solid, line 2 striped. Agreed values:
### $line 1|2 · $direction E|SE|SW|W|NW|NE · $bend straight|left|right|sharp-left|sharp-right · $side L|R
### $kind R|C|E · $letter A..F · $vertex G7 · $arrow S3, T5 · $variant open|hidden|fixed · $seat who sits there

## Words

metromania-progress = round { $round }
metromania-pitch = Dig two underground lines through a city you all share. At the end everybody rides the fastest way: each trip that takes your line earns you points.
metromania-length = 8 to 10 rounds. With one turn a day each: two to six weeks.
metromania-owned-line = { $seat }'s Line { $line }
metromania-kind-R = Residential
metromania-kind-C = Commercial
metromania-kind-E = Entertainment
metromania-marker-R = Residential ?
metromania-marker-RA = Residential A
metromania-marker-RC = Residential C
metromania-marker-RD = Residential D
metromania-marker-RF = Residential F
metromania-marker-C = Commercial ?
metromania-marker-CA = Commercial A
metromania-marker-CB = Commercial B
metromania-marker-CD = Commercial D
metromania-marker-CE = Commercial E
metromania-marker-E = Entertainment ?
metromania-marker-EB = Entertainment B
metromania-marker-EC = Entertainment C
metromania-marker-EE = Entertainment E
metromania-marker-EF = Entertainment F
metromania-direction-E = →
metromania-direction-SE = { "\u2198\uFE0E" }
metromania-direction-SW = { "\u2199\uFE0E" }
metromania-direction-W = ←
metromania-direction-NW = { "\u2196\uFE0E" }
metromania-direction-NE = { "\u2197\uFE0E" }
metromania-bend-straight = straight on
metromania-bend-left = left
metromania-bend-right = right
metromania-bend-sharp-left = sharp left
metromania-bend-sharp-right = sharp right
metromania-side-L = left side
metromania-side-R = right side
metromania-supply-line = Stations left: { $count }
metromania-left-line = Line { $line }, tunnels left: { $count }
metromania-finished-line = Line { $line } is finished.
metromania-dead-line = Line { $line } can no longer be finished.
metromania-waiting-line = Line { $line } is not begun yet.
metromania-markers-line = Markers left: { $markers }
metromania-markers-none-line = All markers placed.
metromania-cost-unplaced = If it ended now, markers not placed: -{ $points }
metromania-cost-no-station = If it ended now, markers without a station: -{ $points }
metromania-cost-no-route = If it ended now, trips without a route: -{ $points }

## Options of the game

metromania-option-variant = Rules
metromania-option-variant-desc = How destination markers are dealt and shown.
metromania-variant-open = standard (open)
metromania-variant-hidden = corrupt municipality
metromania-variant-fixed = no corruption
metromania-variant-open-desc = Markers are dealt at random and open to all.
metromania-variant-hidden-desc = Only you see your markers until they are placed. 3-4 players.
metromania-variant-fixed-desc = Everybody starts with a fixed set of markers. 3-4 players.
metromania-variant-seats = These rules are for 3-4 players.

## Questions

metromania-ask-dig = Where does the tunnel go? ({ $number }/3)
metromania-ask-dig-or-station = Dig a tunnel or build a station. Where?
metromania-ask-start = Where does your first line start?
metromania-ask-station = Where do you build the station?
metromania-ask-free-station = Line { $line } is finished. Where does its free station go?
metromania-topic-turn = to dig or to build a station
metromania-topic-dig = to dig
metromania-topic-start = to start a line
metromania-topic-station = to build a station
metromania-topic-free-station = to place a free station
metromania-why-first-turn = In your first turn you start one line and dig on that line only.
metromania-why-finished = You finished a line, so one station on it is free.
metromania-why-last-turn = This is your last turn.

## Choices

metromania-opt-station = Build a station
metromania-opt-start = Line { $line } start { $arrow } → { $vertex }
metromania-opt-extend = Line { $line } { LABEL("metromania-bend", $bend) } { LABEL("metromania-direction", $direction) }
metromania-opt-extend-side = Line { $line } { LABEL("metromania-bend", $bend) } { LABEL("metromania-direction", $direction) }, { LABEL("metromania-side", $side) }
metromania-opt-extend-marker = Line { $line } { LABEL("metromania-bend", $bend) } { LABEL("metromania-direction", $direction) } { LABEL("metromania-kind", $kind) } { $letter }
metromania-opt-extend-side-marker = Line { $line } { LABEL("metromania-bend", $bend) } { LABEL("metromania-direction", $direction) }, { LABEL("metromania-side", $side) }, { LABEL("metromania-kind", $kind) } { $letter }
metromania-opt-finish = Line { $line } finish { $arrow }
metromania-opt-station-at = Station at { $vertex }
metromania-opt-station-worth = Station at { $vertex } (+{ $points })
metromania-opt-free-station = Free station at { $vertex }
metromania-opt-free-station-worth = Free station at { $vertex } (+{ $points })
metromania-opt-skip = Skip
metromania-group-extend = Extend Line { $line }
metromania-group-direction = Line { $line } { LABEL("metromania-direction", $direction) }
metromania-group-stations = Stations on Line { $line }
metromania-group-stations-first = Line { $line }, the half at its start
metromania-group-stations-last = Line { $line }, the half at its end
metromania-group-start = Start Line { $line } at { $arrow }

## Why not, and what to know

metromania-warn-ends-game = Finishing this line ends the building at once.
metromania-warn-last-station = This is the last station. Building ends after this turn.
metromania-warn-gives-points = { $seat } scores for it too.
metromania-not-a-step = { $text }: not understood. Examples: 1-NE-L, 2-S3-A4, 1-T5
metromania-turn-decided = { $text }: after the steps before it nothing is left to choose in this turn. Please leave it out.
metromania-not-now = { $text }: not possible now. Please pick from the list.

## What a planned turn may hang on

metromania-if-dug = if { $seat } dug tunnels
metromania-if-finished = if { $seat } finished a line
metromania-if-marker = if { $seat } placed a marker
metromania-if-station = if { $seat } built a station

## What happened

metromania-event-began = The city is laid out. { $first_seat } goes first.
metromania-event-dealt = Markers of { $seat }: { LABELS("metromania-marker", $markers) }
metromania-event-dealt-hidden = Markers are dealt. Each is secret until it is placed.
metromania-event-line-started = { $seat } started Line { $line } at { $arrow }.
metromania-event-tunnel = { $seat } dug Line { $line } to { $vertex }.
metromania-event-marker = { $seat } placed { LABEL("metromania-kind", $kind) } { $letter }.
metromania-event-meeting = Two lines meet at { $vertex }: a transfer station.
metromania-event-parting = Two lines part at { $vertex }: a transfer station.
metromania-event-station = { $seat } built a station at { $vertex }.
metromania-event-free-station = { $seat } built a free station at { $vertex }.
metromania-event-free-skipped = { $seat } skipped the free station.
metromania-event-points = { $points ->
    [one] { $seat } gained 1 station point.
   *[other] { $seat } gained { $points } station points.
}
metromania-event-finished = { $seat } finished Line { $line } at { $arrow }.
metromania-event-dead = { $seat }'s Line { $line } can no longer be finished.
metromania-event-dig-short = { $seat } had no more room and dug { $count } only.
metromania-event-skipped = { $seat } could do nothing; the turn is skipped.
metromania-event-supply-empty = The last station is used. Building ends after this turn.
metromania-event-closing-both = { $seat } finished both lines, so building ends.
metromania-event-closing-stations = All stations are used, so building ends.
metromania-event-closing-lines = Lines finished or blocked: { $count }. Everybody else gets one more turn.
metromania-event-last-turns-over = The last turns are over, so building ends.
metromania-event-revealed = Markers { $seat } did not place: { LABELS("metromania-marker", $markers) }
metromania-event-scored = The test trips are done and the points are counted.

## Board and panel

metromania-score-line = Station points: { $station } ({ $worth } of them count if it ended now) · markers left: { $markers }
metromania-if-ended-button = If it ended now
metromania-if-ended-headline = The score if the game ended now.
metromania-if-ended-hidden = Markers that you cannot see are not counted.
metromania-last-round-line = Last turns. Still to play: { $names }
metromania-last-station-line = No stations are left. This is the last turn.
metromania-marker-used-line = This turn's marker is placed already.

## Results

metromania-result-trip-headline = Test trip { $letter } ({ LABEL("metromania-kind", $from) } - { LABEL("metromania-kind", $to) }): { $minutes } min
metromania-result-trip-impossible = Test trip { $letter } ({ LABEL("metromania-kind", $from) } - { LABEL("metromania-kind", $to) }): impossible
metromania-result-trip-open = Test trip { $letter } ({ LABEL("metromania-kind", $from) } - { LABEL("metromania-kind", $to) }): a marker is not on the map yet
metromania-result-network-points = { $seat } +{ $points } (line)
metromania-result-endpoint-points = { $seat } +{ $points } (marker)
metromania-result-blame-unplaced = { $seat } { $points } ({ LABEL("metromania-kind", $kind) } { $letter } not placed)
metromania-result-blame-no-station = { $seat } { $points } ({ LABEL("metromania-kind", $kind) } { $letter } has no station)
metromania-result-blame-no-route = { $seat } { $points } (no route)
metromania-result-final-headline = Final test (park - lake): { $minutes } min
metromania-result-final-impossible = Final test (park - lake): impossible
metromania-result-final-points = { $seat } +{ $points } (final test)
metromania-result-account = { $seat }: lines { $lines } · trips { $trips } · blame { $blame } · final { $final } = { $total }
metromania-result-tie-lines = Points are equal; more finished lines come first.
metromania-result-tie-tunnels = Points and finished lines are equal; more tunnels laid come first.
metromania-result-hidden = Markers not placed: { $markers }
metromania-award-longest = Longest line
metromania-award-transfers = Most transfer stations
metromania-award-longest-value = { $count ->
    [one] { $count } tunnel
   *[other] { $count } tunnels
}
metromania-award-transfers-value = { $count ->
    [one] { $count } transfer station
   *[other] { $count } transfer stations
}

## First steps

metromania-tutorial-goal = Lay two underground lines through the city, each from a white arrow to a black arrow on a far side. The highest score wins.
metromania-tutorial-turn = A turn is three tunnels or one station. My move shows every place you can go, with a number.
metromania-tutorial-scoring = At the end there is a test trip for each letter. With a line on the fastest route you score; a marker of yours that makes a trip impossible costs 6 points.

## Rules (five pages)

metromania-rules-1-title = What is the game about?
metromania-rules-1-page =
    Everybody runs an underground company with two lines: line 1 solid, line 2 striped.
    A line leads from a white arrow at the edge of the city to a black arrow on a far side of it.
    The city has residential (R), commercial (C) and entertainment (E) places, a park and a lake.
    Put your destination markers on the map and serve them well: the test trips at the end bring points.
    The highest score wins.
metromania-rules-2-title = What do I do in my turn?
metromania-rules-2-page =
    One of two things: dig three tunnels, or build one station. In your first turn you dig, on one line only.
    The turn ends by itself: after the third tunnel, or with the station. Digging stops earlier only when there is no room.
    A line starts at a white arrow and always goes on from its end. No branches, no loops. Each line has eighteen tunnels.
    It must end at a black arrow, not on the side it started from and not on the two sides next to that. Only when all black arrows on the three far sides are taken, any free one will do.
    Your second line starts from your second turn on, on one of the three sides far from the first one's start; when all white arrows there are taken, at any free one.
    One tunnel to a space, none in park and lake. A sharp bend (60 degrees) is possible only where a station stands.
metromania-rules-3-title = How do markers work?
metromania-rules-3-page =
    A tunnel in a space marked R, C or E needs one of your own markers of that kind, placed there at once.
    You may place one marker a turn. Without a fitting marker you cannot dig in that space.
    Two spaces that touch never take the same letter.
    The two markers of a letter are the ends of a test trip. A trip can begin and end only where a station stands at a corner of the marker's space.
    A marker that stays in your hand, or lies on the map without such a station, costs you 6 at the end.
metromania-rules-4-title = Where do stations come from?
metromania-rules-4-page =
    Where two lines meet, a transfer station appears by itself; also where two parallel lines part.
    You can build a station anywhere on a line of yours that is not finished.
    A new station at a corner of destination spaces gives every owner of a line through it one point for each such space.
    Finishing a line lets you place one free station on it.
metromania-rules-5-title = When does it end, and what counts?
metromania-rules-5-page =
    Building ends at once when somebody has finished both lines, and after the turn in which the last of thirty stations is used.
    It also ends when 5 lines (4 players), 4 (3 players) or 3 (2 players) are finished or blocked; then everybody else gets one more turn.
    Station points count in full with two finished lines, half (rounded down) with one, not at all with none.
    Test trips: 1 minute from station to station, 3 minutes to change. If a line of yours is on a fastest route you earn 3, once a trip however many of your lines are on it, and 3 more for each of your markers at its ends. Without a line on it you earn nothing.
    An impossible trip costs whoever is to blame 6, once a trip: a marker not placed, its holder; a placed marker without a station at its space, whoever placed it; both in order but no route between them, both who placed them.
    The final test from park to lake brings 5 to everybody with a line on a fastest route. If there is none, nobody loses.
    Ties: more finished lines, then more tunnels laid.

## The rule for one decision (?)

metromania-rule-turn = A turn is three tunnels or one station.
metromania-rule-dig = Share three tunnels between your two lines as you like. Digging stops early only when there is no room. A line ends at a black arrow, not on the side it started from or next to it, unless all black arrows on the far sides are taken.
metromania-rule-start = A line starts at a white arrow. The second one starts on one of the three sides far from the first one's start; when all white arrows there are taken, at any free one.
metromania-rule-station = Any vertex on an unfinished line of yours that has no station yet.
metromania-rule-free-station = One free station on the line you just finished. Later you cannot build there any more.
metromania-hint-why = Played on to the end { $worlds ->
    [one] once
   *[other] { $worlds } times
}, it leaves me { $side ->
    [ahead] { $points ->
        [one] 1 point ahead of
       *[other] { $points } points ahead of
    }
    [behind] { $points ->
        [one] 1 point behind
       *[other] { $points } points behind
    }
   *[level] level with
} the best other player on average.
metromania-hint-else = Instead, { $answer }: { $side ->
    [ahead] { $points ->
        [one] 1 point ahead
       *[other] { $points } points ahead
    }
    [behind] { $points ->
        [one] 1 point behind
       *[other] { $points } points behind
    }
   *[level] level
}.
