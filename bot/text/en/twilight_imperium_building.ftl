### Factions that are drafted and the map that is laid by the players of Twilight Imperium.

twilight_imperium-map-build = laid by the players
twilight_imperium-map-build-desc = Everybody holds tiles and lays one in turn, around Mecatol Rex. Takes a round of the table for each.
twilight_imperium-ask-tile = Which tile do you lay?{ $count ->
    [1] { "" }
   *[other] { " " }You hold { $count }.
}
twilight_imperium-ask-tile-note = A tile goes into the innermost ring around Mecatol Rex that has room. Later you reach first what lies beside your home.
twilight_imperium-ask-tile-where = Where does it lie?
twilight_imperium-opt-tile = { $count ->
    [0] { LABEL("twilight_imperium-holds", $holds) }
   *[other] { LABELS("twilight_imperium-place", $planets) }
} ({ $tile })
twilight_imperium-holds-alpha = Wormhole α
twilight_imperium-holds-beta = Wormhole β
twilight_imperium-holds-empty = Empty space
twilight_imperium-holds-nebula = Nebula
twilight_imperium-holds-supernova = Supernova
twilight_imperium-holds-asteroid-field = Asteroid field
twilight_imperium-holds-gravity-rift = Gravity rift
twilight_imperium-topic-tile = the map
twilight_imperium-rule-building = Lay one tile in the innermost ring that has room. Anomalies may not touch, nor equal wormholes, while it can be helped.
twilight_imperium-event-tiles-dealt = Everybody gets { $blue } blue tiles and { $red } red ones.
twilight_imperium-event-tile = { $seat } lays { $count ->
    [0] { LABEL("twilight_imperium-holds", $holds) }
   *[other] { LABELS("twilight_imperium-place", $planets) }
} ({ $tile }) at { $at }.
twilight_imperium-event-factions-dealt = { $seat } may choose among { LABELS("twilight_imperium-faction", $factions) }.
