### Words of the pictures of fights and moves of Twilight Imperium.

pic-twilight_imperium-fight-space = Space combat in { $place }, round { $round }
pic-twilight_imperium-fight-ground = Ground combat on { $place }, round { $round }
pic-twilight_imperium-odds-space = Space combat in { $place }
pic-twilight_imperium-odds-ground = Landing on { $place }
pic-twilight_imperium-fight-attacker = attacker
pic-twilight_imperium-fight-defender = defender
pic-twilight_imperium-fight-chance = chance to win; nobody { $neither }
pic-twilight_imperium-fight-chance-drawn = chance to win, about; nobody { $neither }
pic-twilight_imperium-fight-won = { $name } has won
pic-twilight_imperium-fight-nobody = Nobody has won
pic-twilight_imperium-fight-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
pic-twilight_imperium-fight-barrage-dice = Barrage at fighters
pic-twilight_imperium-fight-barrage = Barrage first: about { $hits } fighters
pic-twilight_imperium-fight-bombards = Bombards first: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, about { $hits } hits
pic-twilight_imperium-fight-cannons = Space cannon first: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, about { $hits } hits
pic-twilight_imperium-alt-side = { $name }: { $units }.
pic-twilight_imperium-alt-units = { $count } { $unit }
pic-twilight_imperium-alt-dice = Dice { $dice }; hits: { $hits }.
pic-twilight_imperium-alt-lost = Lost: { $units }.
pic-twilight_imperium-alt-expected = To be expected to lose: { $units }.
pic-twilight_imperium-alt-chances = { $name } wins with { $share }, { $other } with { $rest }; nobody with { $neither }.

pic-twilight_imperium-moving = Move to { $system }
pic-twilight_imperium-move-risk = rift { $share }
pic-twilight_imperium-move-nothing = Nothing would be there.
pic-twilight_imperium-move-fleet = Ships { $ships } of { $most }
pic-twilight_imperium-move-room = Aboard { $carried } of { $room }
pic-twilight_imperium-move-no-cannons = No space cannon of others reaches it.
pic-twilight_imperium-cannons = space cannon: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, about { $hits } hits
pic-twilight_imperium-cannons-of = { $name }: space cannon with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, about { $hits } hits
pic-twilight_imperium-alt-coming = { $count } { $unit } from { $system }
pic-twilight_imperium-alt-moving = Move to { $system }. Can come: { $coming }.
pic-twilight_imperium-alt-fleet = There would be: { $units }; ships { $ships } of { $most }.

pic-twilight_imperium-closeup = Close-up: { $place }
pic-twilight_imperium-closeup-space = In space
pic-twilight_imperium-closeup-planets = Planets
pic-twilight_imperium-closeup-cannons = Space cannons that reach it
pic-twilight_imperium-closeup-free = nobody's
pic-twilight_imperium-closeup-ready = ready
