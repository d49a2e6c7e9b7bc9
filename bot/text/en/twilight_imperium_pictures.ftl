### Words on the pictures of Twilight Imperium: what things do in our own words, names on sheets, lessons

## What technologies, objectives, abilities and flagships do

twilight_imperium-does-neural_motivator = Draw 2 action cards in the status phase (where a table plays with them).
twilight_imperium-does-dacxive_animators = After winning a ground combat, place 1 infantry there.
twilight_imperium-does-hyper_metabolism = Gain 3 command tokens instead of 2 in the status phase.
twilight_imperium-does-x_89_bacterial_weapon = Action, exhaust: destroy all infantry on a planet below your bombarding ships.
twilight_imperium-does-antimass_deflectors = Your ships may enter asteroid fields and pass through them. Space cannons fire at you with -1.
twilight_imperium-does-gravity_drive = After activating a system, one ship moves 1 farther.
twilight_imperium-does-fleet_logistics = You may perform two actions in a turn.
twilight_imperium-does-light_wave_deflector = Your ships move through systems with other players' ships.
twilight_imperium-does-sarween_tools = Each use of production costs 1 less.
twilight_imperium-does-graviton_laser_system = Exhaust: hits of a space cannon volley fall on non-fighter ships first.
twilight_imperium-does-transit_diodes = Exhaust at the start of your turn: carry up to 4 ground forces to planets of yours.
twilight_imperium-does-integrated_economy = After gaining a planet, produce there for at most its resources.
twilight_imperium-does-plasma_scoring = One more die for each of your bombardments and space cannon volleys.
twilight_imperium-does-magen_defense_grid = Exhaust in a ground combat with a planetary shield: they do not roll this round.
twilight_imperium-does-duranium_armor = After each round of combat, repair one unit that did not sustain in it.
twilight_imperium-does-assault_cannon = With 3 or more non-fighter ships, they lose a non-fighter ship as a space combat begins.
twilight_imperium-does-infantry_ii = Destroyed infantry returns home on a roll of 6 or more.
twilight_imperium-does-fighter_ii = Fighters move by themselves; beyond capacity they count against the fleet pool.
twilight_imperium-does-carrier_ii = Faster, and carries 6.
twilight_imperium-does-destroyer_ii = A stronger barrage against fighters.
twilight_imperium-does-cruiser_ii = Moves 3 and carries 1.
twilight_imperium-does-dreadnought_ii = Moves 2 instead of 1. Direct Hit cannot destroy it.
twilight_imperium-does-war_sun = Three dice, sustains, and no shield holds against bombardment.
twilight_imperium-does-pds_ii = Space cannons reach systems beside theirs.
twilight_imperium-does-space_dock_ii = Produces 4 more than the resources of its planet.
twilight_imperium-does-l4_disruptors = No space cannon may fire at ground forces you land.
twilight_imperium-does-non_euclidean_shielding = When a unit of yours sustains damage, it cancels 2 hits.
twilight_imperium-does-production_biomes = Action, exhaust and a strategy token: you gain 4 trade goods, a player you choose 2.
twilight_imperium-does-quantum_datahub_node = End of the strategy phase: a strategy token and 3 trade goods to swap strategy cards.
twilight_imperium-does-advanced_carrier_ii = Moves 2, carries 8 and sustains damage.
twilight_imperium-does-spec_ops_ii = Destroyed infantry returns home on a roll of 5 or more.
twilight_imperium-does-inheritance_systems = Exhaust and 2 resources: research without any prerequisites.
twilight_imperium-does-super_dreadnought_ii = Moves 2, hits on 4. Direct Hit cannot destroy it.
twilight_imperium-does-valkyrie_particle_weave = Whenever they hit you in a ground combat round, you make 1 hit more.
twilight_imperium-does-exotrireme_ii = After a round of space combat, give it up to destroy up to 2 ships. Direct Hit cannot destroy it.
twilight_imperium-does-spacial_conduit_cylinder = Exhaust after activating a system with units of yours: all your systems are beside it.
twilight_imperium-does-e_res_siphons = When another player activates a system with ships of yours, gain 4 trade goods.
twilight_imperium-does-corner_the_market = 4 planets of one trait
twilight_imperium-does-develop_weaponry = 2 unit upgrades
twilight_imperium-does-diversify_research = 2 technologies in each of 2 colours
twilight_imperium-does-erect_a_monument = spend 8 resources
twilight_imperium-does-expand_borders = 6 planets outside home systems
twilight_imperium-does-found_research_outposts = 3 planets with a technology specialty
twilight_imperium-does-intimidate_council = ships in 2 systems beside Mecatol Rex
twilight_imperium-does-lead_from_the_front = spend 3 tactic or strategy tokens
twilight_imperium-does-negotiate_trade_routes = spend 5 trade goods
twilight_imperium-does-sway_the_council = spend 8 influence
twilight_imperium-does-centralize_galactic_trade = spend 10 trade goods
twilight_imperium-does-conquer_the_weak = a planet in another player's home system
twilight_imperium-does-form_galactic_brain_trust = 5 planets with a technology specialty
twilight_imperium-does-found_a_golden_age = spend 16 resources
twilight_imperium-does-galvanize_the_people = spend 6 tactic or strategy tokens
twilight_imperium-does-manipulate_galactic_law = spend 16 influence
twilight_imperium-does-master_the_sciences = 2 technologies in each of 4 colours
twilight_imperium-does-revolutionize_warfare = 3 unit upgrades
twilight_imperium-does-subdue_the_galaxy = 11 planets outside home systems
twilight_imperium-does-unify_the_colonies = 6 planets of one trait
twilight_imperium-does-destroy_their_greatest_ship = Action phase: destroy another player's flagship or war sun.
twilight_imperium-does-make_an_example_of_their_world = Action phase: destroy the last ground forces of a planet by bombardment.
twilight_imperium-does-spark_a_rebellion = Action phase: win a combat against a player with the most victory points.
twilight_imperium-does-turn_their_fleets_to_dust = Action phase: destroy the last ship of a player in a system with space cannons.
twilight_imperium-does-unveil_flagship = Action phase: win a space combat in which your flagship survives.
twilight_imperium-does-adapt_new_strategies = Own 2 faction technologies.
twilight_imperium-does-become_the_gatekeeper = Have ships in an alpha and in a beta wormhole system.
twilight_imperium-does-control_the_region = Have ships in 6 systems.
twilight_imperium-does-cut_supply_lines = Have ships in a system with another player's space dock.
twilight_imperium-does-establish_a_perimeter = Have 4 PDS on the board.
twilight_imperium-does-forge_an_alliance = Control 4 cultural planets.
twilight_imperium-does-form_a_spy_network = Discard 5 action cards.
twilight_imperium-does-fuel_the_war_machine = Have 3 space docks on the board.
twilight_imperium-does-gather_a_mighty_fleet = Have 5 dreadnoughts on the board.
twilight_imperium-does-learn_the_secrets_of_the_cosmos = Have ships in 3 systems beside an anomaly.
twilight_imperium-does-master_the_laws_of_physics = Own 4 technologies of one colour.
twilight_imperium-does-mine_rare_metals = Control 4 hazardous planets.
twilight_imperium-does-monopolize_production = Control 4 industrial planets.
twilight_imperium-does-occupy_the_seat_of_the_empire = Control Mecatol Rex with 3 ships there.
twilight_imperium-does-threaten_enemies = Have ships in a system beside another player's home.
twilight_imperium-does-orbital_drop = Action, a strategy token: 2 infantry on a planet of yours.
twilight_imperium-does-versatile = 1 more command token in each status phase.
twilight_imperium-does-unrelenting = +1 on each combat roll of your units.
twilight_imperium-does-fragile = -1 on each combat roll of your units.
twilight_imperium-does-brilliant = For the token of Technology's secondary you may use its primary instead.
twilight_imperium-does-analytical = One prerequisite less for each technology that is no unit upgrade.
twilight_imperium-does-masters_of_trade = Trade's secondary costs you no token.
twilight_imperium-does-guild_ships = You may trade with everybody, neighbour or not.
twilight_imperium-does-arbiters = Action cards may be part of your trades, on both sides.
twilight_imperium-does-armada = 2 more ships in a system than your fleet pool allows.
twilight_imperium-does-munitions_reserves = As a round of space combat begins, 2 trade goods to roll misses again.
twilight_imperium-does-assimilate = Structures on a planet you take become yours.
twilight_imperium-does-harrow = In an invasion of yours your ships bombard again after each round of ground combat.
twilight_imperium-does-genesis = 1 infantry comes aboard at the end of each status phase.
twilight_imperium-does-c_morran_n_orr = +1 on combat rolls of your other ships there.
twilight_imperium-does-j_n_s_hylarim = A roll of 9 or 10 makes 2 hits more.
twilight_imperium-does-wrath_of_kenara = After rolling there, 1 trade good for +1 on a die.
twilight_imperium-does-arc_secundus = No planetary shields there; repairs itself as each round begins.
twilight_imperium-does-u_0_0_1 = Hits of it and of your dreadnoughts fall on non-fighter ships first.

## Abilities that nothing else names

twilight_imperium-component-versatile = Versatile
twilight_imperium-component-unrelenting = Unrelenting
twilight_imperium-component-fragile = Fragile
twilight_imperium-component-brilliant = Brilliant
twilight_imperium-component-analytical = Analytical
twilight_imperium-component-masters_of_trade = Masters of Trade
twilight_imperium-component-guild_ships = Guild Ships
twilight_imperium-component-arbiters = Arbiters
twilight_imperium-component-armada = Armada
twilight_imperium-component-assimilate = Assimilate

## Unit cards that are no technologies: flagships and what everybody begins with

twilight_imperium-model-genesis = Genesis
twilight_imperium-model-c_morran_n_orr = C'Morran N'orr
twilight_imperium-model-j_n_s_hylarim = J.N.S. Hylarim
twilight_imperium-model-wrath_of_kenara = Wrath of Kenara
twilight_imperium-model-arc_secundus = Arc Secundus
twilight_imperium-model-u_0_0_1 = { "[0.0.1]" }
twilight_imperium-model-infantry_i = Infantry I
twilight_imperium-model-fighter_i = Fighter I
twilight_imperium-model-destroyer_i = Destroyer I
twilight_imperium-model-cruiser_i = Cruiser I
twilight_imperium-model-carrier_i = Carrier I
twilight_imperium-model-dreadnought_i = Dreadnought I
twilight_imperium-model-pds_i = PDS I
twilight_imperium-model-space_dock_i = Space Dock I
twilight_imperium-model-advanced_carrier_i = Advanced Carrier I
twilight_imperium-model-spec_ops_i = Spec Ops I
twilight_imperium-model-super_dreadnought_i = Super-Dreadnought I
twilight_imperium-model-exotrireme_i = Exotrireme I

## Hand

pic-twilight_imperium-hand-title = Hand of { $name }
pic-twilight_imperium-hand-points = { $points } / { $target } VP
pic-twilight_imperium-finale-hands = What everybody held
pic-twilight_imperium-finale-nothing = no secret objective
pic-twilight_imperium-finale-scored = scored
pic-twilight_imperium-alt-finale = { $name }, { $points } VP: { $held }.
pic-twilight_imperium-hand-secrets = Secret objectives
pic-twilight_imperium-hand-scored = Scored secrets
pic-twilight_imperium-hand-no-secrets = None right now.
pic-twilight_imperium-hand-hidden = { $count ->
    [one] One secret objective, which only { $name } sees
   *[other] { $count } secret objectives, which only { $name } sees
}
pic-twilight_imperium-hand-status = status phase
pic-twilight_imperium-hand-action = action phase
pic-twilight_imperium-hand-technologies = Technologies
pic-twilight_imperium-hand-upgrades = Unit upgrades
pic-twilight_imperium-exhausted = exhausted
pic-twilight_imperium-alt-hand = Hand of { $name }. Secret objectives: { $secrets }. Technologies: { $technologies }.
pic-twilight_imperium-alt-hand-hidden = What everybody sees of { $name }: { $count } secret objectives. Technologies: { $technologies }.
pic-twilight_imperium-alt-progress = { $objective } { $has }/{ $asked }
pic-twilight_imperium-alt-nothing = none

## Lessons

pic-twilight_imperium-lesson-goal = Win the galaxy
pic-twilight_imperium-lesson-goal-1 = Objectives give victory points. Whoever has enough first wins at once.
pic-twilight_imperium-lesson-goal-2 = Planets give resources to build with and influence to decide with.
pic-twilight_imperium-lesson-goal-3 = Mecatol Rex in the middle: taking it first gives a point.
pic-twilight_imperium-lesson-turn = Your turn
pic-twilight_imperium-lesson-turn-1 = A tactic token activates a system: ships come, fight, land, and you produce there.
pic-twilight_imperium-lesson-turn-2 = Or play your strategy card. The others may follow for a strategy token.
pic-twilight_imperium-lesson-turn-3 = One action a turn, until everybody has passed.
pic-twilight_imperium-lesson-fight = A fight
pic-twilight_imperium-lesson-fight-1 = Each unit rolls ten-sided dice and hits on its number or more.
pic-twilight_imperium-lesson-fight-2 = A hit destroys a unit, unless one sustains the damage.
pic-twilight_imperium-lesson-fight-3 = Fight on or announce a retreat. Then ground forces land on the planets.
pic-twilight_imperium-lesson-scoring = Scoring
pic-twilight_imperium-lesson-scoring-1 = In the status phase, score one public and one secret objective.
pic-twilight_imperium-lesson-scoring-2 = Public ones need your home planets: guard them.
pic-twilight_imperium-lesson-scoring-3 = The card Imperial scores one more, and a point with Mecatol Rex.
pic-twilight_imperium-lesson-planets = Planets and technologies
pic-twilight_imperium-lesson-planets-1 = Exhaust planets to pay. They are ready again after the round.
pic-twilight_imperium-lesson-planets-2 = A space dock produces as much as its planet is rich, and 2 more.
pic-twilight_imperium-lesson-planets-3 = A technology asks for others of its colours first.
pic-twilight_imperium-lesson-legend = How to read the pictures
pic-twilight_imperium-sign-tactic = tactic
pic-twilight_imperium-sign-fleet = fleet
pic-twilight_imperium-sign-strategy = strategy
pic-twilight_imperium-sign-reserve = reserve
pic-twilight_imperium-sign-resources = resources
pic-twilight_imperium-sign-influence = influence
pic-twilight_imperium-sign-goods = goods
pic-twilight_imperium-sign-commodities = commodities
pic-twilight_imperium-sign-cards = action cards
pic-twilight_imperium-sign-notes = notes
pic-twilight_imperium-sign-secrets = secrets
pic-twilight_imperium-legend-resources = Resources: to build and research
pic-twilight_imperium-legend-influence = Influence: tokens, decisions
pic-twilight_imperium-legend-good = Trade good: pays either
pic-twilight_imperium-legend-commodity = Commodity: a good once traded
pic-twilight_imperium-legend-tactic = Tactic pool: activate systems
pic-twilight_imperium-legend-fleet = Fleet pool: ships in a system
pic-twilight_imperium-legend-strategy = Strategy pool: follow cards
pic-twilight_imperium-legend-point = Victory points
pic-twilight_imperium-legend-secret = Secret objective
pic-twilight_imperium-legend-speaker = Speaker
pic-twilight_imperium-legend-initiative = Initiative: who goes first
pic-twilight_imperium-legend-green = Biotic technology
pic-twilight_imperium-legend-blue = Propulsion technology
pic-twilight_imperium-legend-yellow = Cybernetic technology
pic-twilight_imperium-legend-red = Warfare technology
pic-twilight_imperium-legend-choice = A choice of yours
pic-twilight_imperium-legend-token = Command token: activated
pic-twilight_imperium-legend-custodians = Custodians: 6 influence, 1 VP
pic-twilight_imperium-legend-war_sun = War Sun: three dice
pic-twilight_imperium-legend-flagship = Flagship: its faction's own
pic-twilight_imperium-legend-dreadnought = Dreadnought: sustains, bombards
pic-twilight_imperium-legend-carrier = Carrier: carries the most
pic-twilight_imperium-legend-cruiser = Cruiser: fast
pic-twilight_imperium-legend-destroyer = Destroyer: barrage at fighters
pic-twilight_imperium-legend-fighter = Fighter: rides along
pic-twilight_imperium-legend-infantry = Infantry: takes planets
pic-twilight_imperium-legend-pds = PDS: space cannon, shield
pic-twilight_imperium-legend-space_dock = Space Dock: produces
pic-twilight_imperium-legend-damaged = Damaged
pic-twilight_imperium-legend-exhausted = Exhausted planet
pic-twilight_imperium-legend-cultural = Cultural planet
pic-twilight_imperium-legend-hazardous = Hazardous planet
pic-twilight_imperium-legend-industrial = Industrial planet
pic-twilight_imperium-legend-alpha = Wormhole: alike are beside each other

## Table

pic-twilight_imperium-now-setup = Factions and first objectives
pic-twilight_imperium-now-strategy = Strategy cards are being picked
pic-twilight_imperium-now-action = The action phase
pic-twilight_imperium-now-status = The round ends
pic-twilight_imperium-now-agenda = The agenda phase
pic-twilight_imperium-used = used
pic-twilight_imperium-can-win = can win
pic-twilight_imperium-up-to = up to { $points }
pic-twilight_imperium-objectives = Public objectives
pic-twilight_imperium-face-down = Face down: { $one } of stage I, { $two } of stage II · secret objectives in the deck: { $deck }
pic-twilight_imperium-track-had = victory points
pic-twilight_imperium-track-public = public objective in reach
pic-twilight_imperium-track-imperial = Imperial with Mecatol Rex
pic-twilight_imperium-track-secret = secret held
pic-twilight_imperium-alt-table = The table of Twilight Imperium, round { $round }. { $standing }. Public objectives: { $objectives }.
pic-twilight_imperium-alt-table-seat = { $name }: { $points } VP, tokens { $tactic }/{ $fleet }/{ $strategy }, { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
}

## Units on sheets

pic-twilight_imperium-unit-cost = cost
pic-twilight_imperium-unit-combat = combat
pic-twilight_imperium-unit-move = move
pic-twilight_imperium-unit-capacity = capacity
pic-twilight_imperium-unit-sustains = sustains damage
pic-twilight_imperium-unit-bombardment = bombardment { $dice }
pic-twilight_imperium-unit-barrage = barrage { $dice }
pic-twilight_imperium-unit-cannon = space cannon { $dice }
pic-twilight_imperium-unit-shield = planetary shield
pic-twilight_imperium-unit-production = production { $count }

## Technology tree

pic-twilight_imperium-technologies-title = Technologies of { $name }
pic-twilight_imperium-technologies-owned = owned
pic-twilight_imperium-technologies-in-reach = prerequisites met
pic-twilight_imperium-alt-technologies = Technologies of { $name }: { $technologies }.
pic-twilight_imperium-alt-mark = { $mark }: { $what }
pic-twilight_imperium-unit-on-board = board
pic-twilight_imperium-unit-on-left = left

## Seat sheet

pic-twilight_imperium-seat-title = { $name }
pic-twilight_imperium-seat-planets = Planets
pic-twilight_imperium-seat-secrets = Secret objectives
pic-twilight_imperium-seat-ships = Ships in a system
pic-twilight_imperium-seat-ships-most = at most { $count }, fighters aside
pic-twilight_imperium-seat-waiting = Infantry to return
pic-twilight_imperium-seat-owes = Secondaries to answer
pic-twilight_imperium-seat-tokens = Tokens on the board
pic-twilight_imperium-seat-neighbours = Neighbours
pic-twilight_imperium-alt-seat-sheet = Sheet of { $name }: { $points } VP, tokens { $tactic }/{ $fleet }/{ $strategy }. Planets: { $planets }. Technologies: { $technologies }.

## Faction sheet

pic-twilight_imperium-faction-units = Units
pic-twilight_imperium-faction-start = To begin with
pic-twilight_imperium-faction-first = A first round
pic-twilight_imperium-faction-no-technology = No technology to begin with
pic-twilight_imperium-alt-faction = { $faction }. { $told }
pic-twilight_imperium-first-sol-1 = Send a carrier with infantry to each of two systems with planets: you have the most infantry.
pic-twilight_imperium-first-sol-2 = Orbital Drop guards a planet without a ship: keep a strategy token for it.
pic-twilight_imperium-first-sol-3 = Good cards: Leadership, Technology. Aim for Advanced Carrier II.
pic-twilight_imperium-first-sardakk-1 = Your five infantry hit often: take planets early, also guarded ones.
pic-twilight_imperium-first-sardakk-2 = You begin without technologies: take the card Technology or follow it.
pic-twilight_imperium-first-sardakk-3 = Build dreadnoughts at home: with +1 they are feared.
pic-twilight_imperium-first-jolnar-1 = Four technologies to begin with, one prerequisite less: research every round.
pic-twilight_imperium-first-jolnar-2 = Avoid fights (-1): spread to free planets with your two carriers.
pic-twilight_imperium-first-jolnar-3 = Keep a strategy token for Technology: Brilliant gives you two at once.
pic-twilight_imperium-first-hacan-1 = Trade your six commodities with anybody: offer swaps one for one.
pic-twilight_imperium-first-hacan-2 = Trade's secondary is free: replenish whenever somebody plays it.
pic-twilight_imperium-first-hacan-3 = Trade goods pay for everything: build another carrier and spread.
pic-twilight_imperium-first-letnev-1 = Armada: two ships more in a system. Keep one strong fleet together.
pic-twilight_imperium-first-letnev-2 = Save 2 trade goods for Munitions Reserves before you fight.
pic-twilight_imperium-first-letnev-3 = Take Mecatol Rex with the dreadnought: few will come at you.
pic-twilight_imperium-first-l1z1x-1 = Five infantry and a dreadnought: take planets beside you, then Mecatol Rex.
pic-twilight_imperium-first-l1z1x-2 = Dreadnoughts carry two infantry: they bombard and land by themselves.
pic-twilight_imperium-first-l1z1x-3 = Planets with PDS or docks are worth taking: they become yours.

## Planets and payment

pic-twilight_imperium-planets-title = Planets of { $name }
pic-twilight_imperium-pay-resources = { $name } pays resources
pic-twilight_imperium-pay-influence = { $name } pays influence
pic-twilight_imperium-pay-exact = exactly
pic-twilight_imperium-pay-surplus = { $count } lost
pic-twilight_imperium-pay-missing = { $count } missing
pic-twilight_imperium-pay-goods = { $count } of them pay
pic-twilight_imperium-alt-planets = Ready planets of { $name }: { $planets }.
pic-twilight_imperium-alt-planet = { $planet } { $resources }/{ $influence }
pic-twilight_imperium-alt-pay-resources = { $paid } of { $price ->
    [one] 1 resource is
   *[other] { $price } resources are
} chosen.
pic-twilight_imperium-alt-pay-influence = { $paid } of { $price } influence are chosen.

## Trade

pic-twilight_imperium-trade-title = An offer
pic-twilight_imperium-trade-gives = gives
pic-twilight_imperium-trade-after = would have
pic-twilight_imperium-trade-nothing = nothing
pic-twilight_imperium-alt-trade = { $name } offers { $give } for { $take } of { $other }. Then { $name } has { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
} and { $other } { $others }.

## End

pic-twilight_imperium-result-now = Victory points so far
pic-twilight_imperium-result-round = round { $round }
pic-twilight_imperium-result-nothing = no points yet
pic-twilight_imperium-alt-result = Victory points of Twilight Imperium over { $round } rounds: { $standing }.
pic-twilight_imperium-alt-result-seat = { $name } { $points }

## Objectives

pic-twilight_imperium-objectives-title = Objectives of { $name }
pic-twilight_imperium-alt-objectives = Objectives of { $name }: { $open }. Scored: { $scored }.

## Choosing a faction

pic-twilight_imperium-factions-title = Choose a faction
pic-twilight_imperium-alt-factions = Factions to choose from. { $told }
pic-twilight_imperium-alt-offered = { $mark }: { $faction } ({ $abilities }).
pic-twilight_imperium-style-sol = infantry and carriers
pic-twilight_imperium-style-sardakk = fierce in battle
pic-twilight_imperium-style-jolnar = technology
pic-twilight_imperium-style-hacan = trade
pic-twilight_imperium-style-letnev = large fleets
pic-twilight_imperium-style-l1z1x = dreadnoughts and sieges
pic-twilight_imperium-tiles-title = Your tiles
pic-twilight_imperium-tiles-number = Tile { $tile }
pic-twilight_imperium-alt-tiles = Your tiles: { $tiles }.
pic-twilight_imperium-agenda-votes = Votes so far
pic-twilight_imperium-agenda-left = Votes left, in the order of voting
pic-twilight_imperium-agenda-elected = Whom or what it elects
pic-twilight_imperium-alt-agenda = { $agenda }: { $votes }.
pic-twilight_imperium-alt-votes-left = Votes left, in the order of voting: { $left }.
