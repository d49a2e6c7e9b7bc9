### What is played on a server and wins there

cmd-ti-stats-name = stats
cmd-ti-stats-desc = Games of this server: which factions were played, and how often they won
cogs-twilight_imperium-stats = Wins by faction
cogs-twilight_imperium-stats-headline = Twilight Imperium on this server: { $games ->
    [one] 1 game
   *[other] { $games } games
  } since { WHEN($since, style: "D") }
cogs-twilight_imperium-stats-none = No game of Twilight Imperium that two or more people played to its end is over on this server yet. /ti new opens a table.
cogs-twilight_imperium-stats-line = { LABEL("twilight_imperium-faction", $faction) }: won { $wins } of { $games } ({ $percent } %)
cogs-twilight_imperium-stats-even = If all were equally strong, a seat of these games would win { $percent } % of the time. After few games a share says little.
cogs-twilight_imperium-stats-unplayed = Not played by people yet: { LABELS("twilight_imperium-faction", $factions) }.
cogs-twilight_imperium-stats-bots = Not counted above: bots held { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  } at the end, and won { $wins ->
    [one] 1 game
   *[other] { $wins } games
  }.
cogs-twilight_imperium-stats-practice = { $games ->
    [one] 1 more game had
   *[other] { $games } more games had
  } fewer than two people at the end: left out here.
