### The Clan of Saar in Twilight Imperium: docks that float, and what else is theirs

twilight_imperium-faction-saar = The Clan of Saar
twilight_imperium-component-scavenge = Scavenge
twilight_imperium-component-nomadic = Nomadic
twilight_imperium-component-chaos_mapping = Chaos Mapping
twilight_imperium-component-floating_factory_ii = Floating Factory II
twilight_imperium-component-ragh_s_call = Ragh's Call
twilight_imperium-technology-chaos_mapping = Chaos Mapping
twilight_imperium-technology-floating_factory_ii = Floating Factory II
twilight_imperium-source-scavenge = Scavenge
twilight_imperium-model-floating_factory_i = Floating Factory I
twilight_imperium-model-son_of_ragh = Son of Ragh
twilight_imperium-does-scavenge = A trade good for each planet you gain control of.
twilight_imperium-does-nomadic = You may score public objectives without your home planets.
twilight_imperium-does-chaos_mapping = Others cannot activate asteroid fields with ships of yours. As your turn begins, pay for 1 unit where you have production.
twilight_imperium-does-floating_factory_ii = Your space docks move 2, produce 7 and carry 5.
twilight_imperium-does-son_of_ragh = Its anti-fighter barrage rolls 4 dice.
twilight_imperium-does-ragh_s_call = When you have landed on a planet: all ground forces of the Saar there go to another planet of theirs, which you name. Then it goes back.
twilight_imperium-opt-build-afloat = { LABEL("twilight_imperium-unit", $unit) } in the space of { LABEL("twilight_imperium-place", $system) }
twilight_imperium-opt-dock-afloat = Floating Factory of { $seat } in { LABEL("twilight_imperium-place", $system) }
twilight_imperium-event-built-afloat = { $seat }: { LABEL("twilight_imperium-unit", $unit) } in the space of { LABEL("twilight_imperium-place", $system) }.
twilight_imperium-event-called-away = Ragh's Call: { $count } infantry of { $seat } { $count ->
    [one] goes
   *[other] go
} from { LABEL("twilight_imperium-place", $planet) } to { LABEL("twilight_imperium-place", $to_planet) }.
pic-twilight_imperium-first-saar-1 = Your space dock floats: it moves with your fleet, carries units and produces where it is.
pic-twilight_imperium-first-saar-2 = Never leave it alone: it is destroyed where others have ships and you have none.
pic-twilight_imperium-first-saar-3 = Every planet you gain is a trade good, and you score without your home: spread quickly.
pic-twilight_imperium-style-saar = docks that travel
