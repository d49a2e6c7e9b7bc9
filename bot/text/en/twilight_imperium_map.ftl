### Map strings of Twilight Imperium. Line 1 of a message says what is so, then what to do.
### $at, $elsewhere position such as 205 · $tile number of a tile · $count, $open3 to $open6, $all numbers of tiles

twilight_imperium-map-length = The string names { $count } tiles. Name one for each open position from 101 on: { $open3 } with 3 players, { $open4 } with 4, { $open5 } with 5, { $open6 } with 6. Or name all { $all } with homes.
twilight_imperium-map-no-number = Position { $at }: that is no number of a tile. Write numbers with blanks between them.
twilight_imperium-map-no-tile = Position { $at }: there is no tile { $tile }. Tiles have the numbers 1 to { $most }.
twilight_imperium-map-twice = Position { $at }: tile { $tile } lies at { $elsewhere } already. Each tile is there once.
twilight_imperium-map-empty = Position { $at }: a tile is missing. Every open position needs one.
twilight_imperium-map-outside = Position { $at } is not part of this table, so tile { $tile } cannot lie there. Write 0.
twilight_imperium-map-not-home = Position { $at } is a home, so tile { $tile } cannot lie there. Write 0.
twilight_imperium-map-home = Position { $at }: tile { $tile } is a home system. Only blue and red tiles lie here, 19 to 50.
twilight_imperium-map-mecatol = Position { $at }: tile { $tile } is Mecatol Rex, which always lies in the middle. Name another tile.
