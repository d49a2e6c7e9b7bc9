### Twilight Imperium. $system 205 · $planet, $place ids · $unit(s) types · $seat: who sits there

## Places: systems by position, planets

twilight_imperium-place-000 = system 000
twilight_imperium-place-101 = system 101
twilight_imperium-place-102 = system 102
twilight_imperium-place-103 = system 103
twilight_imperium-place-104 = system 104
twilight_imperium-place-105 = system 105
twilight_imperium-place-106 = system 106
twilight_imperium-place-201 = system 201
twilight_imperium-place-202 = system 202
twilight_imperium-place-203 = system 203
twilight_imperium-place-204 = system 204
twilight_imperium-place-205 = system 205
twilight_imperium-place-206 = system 206
twilight_imperium-place-207 = system 207
twilight_imperium-place-208 = system 208
twilight_imperium-place-209 = system 209
twilight_imperium-place-210 = system 210
twilight_imperium-place-211 = system 211
twilight_imperium-place-212 = system 212
twilight_imperium-place-301 = system 301
twilight_imperium-place-302 = system 302
twilight_imperium-place-303 = system 303
twilight_imperium-place-304 = system 304
twilight_imperium-place-305 = system 305
twilight_imperium-place-306 = system 306
twilight_imperium-place-307 = system 307
twilight_imperium-place-308 = system 308
twilight_imperium-place-309 = system 309
twilight_imperium-place-310 = system 310
twilight_imperium-place-311 = system 311
twilight_imperium-place-312 = system 312
twilight_imperium-place-313 = system 313
twilight_imperium-place-314 = system 314
twilight_imperium-place-315 = system 315
twilight_imperium-place-316 = system 316
twilight_imperium-place-317 = system 317
twilight_imperium-place-318 = system 318
twilight_imperium-place-CH = the Creuss system
twilight_imperium-place-jord = Jord
twilight_imperium-place-moll_primus = Moll Primus
twilight_imperium-place-darien = Darien
twilight_imperium-place-muaat = Muaat
twilight_imperium-place-nestphar = Nestphar
twilight_imperium-place-p_0_0_0 = { "[0.0.0]" }
twilight_imperium-place-winnu = Winnu
twilight_imperium-place-mordai_ii = Mordai II
twilight_imperium-place-maaluuk = Maaluuk
twilight_imperium-place-druaa = Druaa
twilight_imperium-place-arc_prime = Arc Prime
twilight_imperium-place-wren_terra = Wren Terra
twilight_imperium-place-lisis_ii = Lisis II
twilight_imperium-place-ragh = Ragh
twilight_imperium-place-nar = Nar
twilight_imperium-place-jol = Jol
twilight_imperium-place-tren_lak = Tren'lak
twilight_imperium-place-quinarra = Quinarra
twilight_imperium-place-archon_ren = Archon Ren
twilight_imperium-place-archon_tau = Archon Tau
twilight_imperium-place-retillion = Retillion
twilight_imperium-place-shalloq = Shalloq
twilight_imperium-place-arretze = Arretze
twilight_imperium-place-hercant = Hercant
twilight_imperium-place-kamdorn = Kamdorn
twilight_imperium-place-creuss = Creuss
twilight_imperium-place-mecatol_rex = Mecatol Rex
twilight_imperium-place-wellon = Wellon
twilight_imperium-place-vefut_ii = Vefut II
twilight_imperium-place-thibah = Thibah
twilight_imperium-place-tar_mann = Tar'Mann
twilight_imperium-place-saudor = Saudor
twilight_imperium-place-mehar_xull = Mehar Xull
twilight_imperium-place-quann = Quann
twilight_imperium-place-lodor = Lodor
twilight_imperium-place-new_albion = New Albion
twilight_imperium-place-starpoint = Starpoint
twilight_imperium-place-tequ_ran = Tequ'ran
twilight_imperium-place-torkan = Torkan
twilight_imperium-place-qucen_n = Qucen'n
twilight_imperium-place-rarron = Rarron
twilight_imperium-place-mellon = Mellon
twilight_imperium-place-zohbat = Zohbat
twilight_imperium-place-lazar = Lazar
twilight_imperium-place-sakulag = Sakulag
twilight_imperium-place-dal_bootha = Dal Bootha
twilight_imperium-place-xxehan = Xxehan
twilight_imperium-place-corneeq = Corneeq
twilight_imperium-place-resculon = Resculon
twilight_imperium-place-centauri = Centauri
twilight_imperium-place-gral = Gral
twilight_imperium-place-bereg = Bereg
twilight_imperium-place-lirta_iv = Lirta IV
twilight_imperium-place-arnor = Arnor
twilight_imperium-place-lor = Lor
twilight_imperium-place-arinam = Arinam
twilight_imperium-place-meer = Meer
twilight_imperium-place-abyz = Abyz
twilight_imperium-place-fria = Fria

## Units

twilight_imperium-unit-fighter = Fighter
twilight_imperium-unit-infantry = Infantry
twilight_imperium-unit-destroyer = Destroyer
twilight_imperium-unit-cruiser = Cruiser
twilight_imperium-unit-carrier = Carrier
twilight_imperium-unit-dreadnought = Dreadnought
twilight_imperium-unit-war_sun = War Sun
twilight_imperium-unit-flagship = Flagship
twilight_imperium-unit-pds = PDS
twilight_imperium-unit-space_dock = Space Dock

## Strategy cards

twilight_imperium-card-1 = Leadership
twilight_imperium-card-2 = Diplomacy
twilight_imperium-card-3 = Politics
twilight_imperium-card-4 = Construction
twilight_imperium-card-5 = Trade
twilight_imperium-card-6 = Warfare
twilight_imperium-card-7 = Technology
twilight_imperium-card-8 = Imperial

## Pools

twilight_imperium-pool-tactic = Tactic pool
twilight_imperium-pool-fleet = Fleet pool
twilight_imperium-pool-strategy = Strategy pool
twilight_imperium-pool-none = Leave them as they are

## What is paid

twilight_imperium-coin-one-resources = resource
twilight_imperium-coin-one-influence = influence
twilight_imperium-coin-one-goods = trade good
twilight_imperium-coin-one-tokens = command token
twilight_imperium-coin-resources = resources
twilight_imperium-coin-influence = influence
twilight_imperium-coin-goods = trade goods
twilight_imperium-coin-tokens = command tokens

## Goods

twilight_imperium-good-goods = trade good
twilight_imperium-good-commodities = commodity
twilight_imperium-good-none = nothing

## Technologies

twilight_imperium-technology-neural_motivator = Neural Motivator
twilight_imperium-technology-dacxive_animators = Dacxive Animators
twilight_imperium-technology-hyper_metabolism = Hyper Metabolism
twilight_imperium-technology-x_89_bacterial_weapon = X-89 Bacterial Weapon
twilight_imperium-technology-antimass_deflectors = Antimass Deflectors
twilight_imperium-technology-gravity_drive = Gravity Drive
twilight_imperium-technology-fleet_logistics = Fleet Logistics
twilight_imperium-technology-light_wave_deflector = Light/Wave Deflector
twilight_imperium-technology-sarween_tools = Sarween Tools
twilight_imperium-technology-graviton_laser_system = Graviton Laser System
twilight_imperium-technology-transit_diodes = Transit Diodes
twilight_imperium-technology-integrated_economy = Integrated Economy
twilight_imperium-technology-plasma_scoring = Plasma Scoring
twilight_imperium-technology-magen_defense_grid = Magen Defense Grid
twilight_imperium-technology-duranium_armor = Duranium Armor
twilight_imperium-technology-assault_cannon = Assault Cannon
twilight_imperium-technology-infantry_ii = Infantry II
twilight_imperium-technology-fighter_ii = Fighter II
twilight_imperium-technology-carrier_ii = Carrier II
twilight_imperium-technology-destroyer_ii = Destroyer II
twilight_imperium-technology-cruiser_ii = Cruiser II
twilight_imperium-technology-dreadnought_ii = Dreadnought II
twilight_imperium-technology-war_sun = War Sun
twilight_imperium-technology-pds_ii = PDS II
twilight_imperium-technology-space_dock_ii = Space Dock II
twilight_imperium-technology-l4_disruptors = L4 Disruptors
twilight_imperium-technology-non_euclidean_shielding = Non-Euclidean Shielding
twilight_imperium-technology-production_biomes = Production Biomes
twilight_imperium-technology-quantum_datahub_node = Quantum Datahub Node
twilight_imperium-technology-advanced_carrier_ii = Advanced Carrier II
twilight_imperium-technology-spec_ops_ii = Spec Ops II
twilight_imperium-technology-inheritance_systems = Inheritance Systems
twilight_imperium-technology-super_dreadnought_ii = Super-Dreadnought II
twilight_imperium-technology-valkyrie_particle_weave = Valkyrie Particle Weave
twilight_imperium-technology-exotrireme_ii = Exotrireme II
twilight_imperium-technology-spacial_conduit_cylinder = Spacial Conduit Cylinder
twilight_imperium-technology-e_res_siphons = E-Res Siphons

## Objectives

twilight_imperium-objective-corner_the_market = Corner the Market
twilight_imperium-objective-develop_weaponry = Develop Weaponry
twilight_imperium-objective-diversify_research = Diversify Research
twilight_imperium-objective-erect_a_monument = Erect a Monument
twilight_imperium-objective-expand_borders = Expand Borders
twilight_imperium-objective-found_research_outposts = Found Research Outposts
twilight_imperium-objective-intimidate_council = Intimidate Council
twilight_imperium-objective-lead_from_the_front = Lead from the Front
twilight_imperium-objective-negotiate_trade_routes = Negotiate Trade Routes
twilight_imperium-objective-sway_the_council = Sway the Council
twilight_imperium-objective-centralize_galactic_trade = Centralize Galactic Trade
twilight_imperium-objective-conquer_the_weak = Conquer the Weak
twilight_imperium-objective-form_galactic_brain_trust = Form Galactic Brain Trust
twilight_imperium-objective-found_a_golden_age = Found a Golden Age
twilight_imperium-objective-galvanize_the_people = Galvanize the People
twilight_imperium-objective-manipulate_galactic_law = Manipulate Galactic Law
twilight_imperium-objective-master_the_sciences = Master the Sciences
twilight_imperium-objective-revolutionize_warfare = Revolutionize Warfare
twilight_imperium-objective-subdue_the_galaxy = Subdue the Galaxy
twilight_imperium-objective-unify_the_colonies = Unify the Colonies
twilight_imperium-objective-destroy_their_greatest_ship = Destroy Their Greatest Ship
twilight_imperium-objective-make_an_example_of_their_world = Make an Example of Their World
twilight_imperium-objective-spark_a_rebellion = Spark a Rebellion
twilight_imperium-objective-turn_their_fleets_to_dust = Turn Their Fleets to Dust
twilight_imperium-objective-unveil_flagship = Unveil Flagship
twilight_imperium-objective-adapt_new_strategies = Adapt New Strategies
twilight_imperium-objective-become_the_gatekeeper = Become the Gatekeeper
twilight_imperium-objective-control_the_region = Control the Region
twilight_imperium-objective-cut_supply_lines = Cut Supply Lines
twilight_imperium-objective-establish_a_perimeter = Establish a Perimeter
twilight_imperium-objective-forge_an_alliance = Forge an Alliance
twilight_imperium-objective-form_a_spy_network = Form a Spy Network
twilight_imperium-objective-fuel_the_war_machine = Fuel the War Machine
twilight_imperium-objective-gather_a_mighty_fleet = Gather a Mighty Fleet
twilight_imperium-objective-learn_the_secrets_of_the_cosmos = Learn the Secrets of the Cosmos
twilight_imperium-objective-master_the_laws_of_physics = Master the Laws of Physics
twilight_imperium-objective-mine_rare_metals = Mine Rare Metals
twilight_imperium-objective-monopolize_production = Monopolize Production
twilight_imperium-objective-occupy_the_seat_of_the_empire = Occupy the Seat of the Empire
twilight_imperium-objective-threaten_enemies = Threaten Enemies

## Factions

twilight_imperium-faction-sol = The Federation of Sol
twilight_imperium-faction-sardakk = Sardakk N'orr
twilight_imperium-faction-jolnar = The Universities of Jol-Nar
twilight_imperium-faction-hacan = The Emirates of Hacan
twilight_imperium-faction-letnev = The Barony of Letnev
twilight_imperium-faction-l1z1x = The L1Z1X Mindnet

## Abilities and cards by what they are called

twilight_imperium-component-orbital_drop = Orbital Drop
twilight_imperium-component-munitions_reserves = Munitions Reserves
twilight_imperium-component-harrow = Harrow
twilight_imperium-component-exotrireme_ii = Exotrireme II
twilight_imperium-component-secret_objectives = Secret objectives
twilight_imperium-component-agreements = Agreed offers
twilight_imperium-component-neural_motivator = Neural Motivator
twilight_imperium-component-dacxive_animators = Dacxive Animators
twilight_imperium-component-hyper_metabolism = Hyper Metabolism
twilight_imperium-component-x_89_bacterial_weapon = X-89 Bacterial Weapon
twilight_imperium-component-antimass_deflectors = Antimass Deflectors
twilight_imperium-component-gravity_drive = Gravity Drive
twilight_imperium-component-fleet_logistics = Fleet Logistics
twilight_imperium-component-light_wave_deflector = Light/Wave Deflector
twilight_imperium-component-sarween_tools = Sarween Tools
twilight_imperium-component-graviton_laser_system = Graviton Laser System
twilight_imperium-component-transit_diodes = Transit Diodes
twilight_imperium-component-integrated_economy = Integrated Economy
twilight_imperium-component-plasma_scoring = Plasma Scoring
twilight_imperium-component-magen_defense_grid = Magen Defense Grid
twilight_imperium-component-duranium_armor = Duranium Armor
twilight_imperium-component-assault_cannon = Assault Cannon
twilight_imperium-component-infantry_ii = Infantry II
twilight_imperium-component-fighter_ii = Fighter II
twilight_imperium-component-carrier_ii = Carrier II
twilight_imperium-component-destroyer_ii = Destroyer II
twilight_imperium-component-cruiser_ii = Cruiser II
twilight_imperium-component-dreadnought_ii = Dreadnought II
twilight_imperium-component-war_sun = War Sun
twilight_imperium-component-pds_ii = PDS II
twilight_imperium-component-space_dock_ii = Space Dock II
twilight_imperium-component-l4_disruptors = L4 Disruptors
twilight_imperium-component-non_euclidean_shielding = Non-Euclidean Shielding
twilight_imperium-component-production_biomes = Production Biomes
twilight_imperium-component-quantum_datahub_node = Quantum Datahub Node
twilight_imperium-component-advanced_carrier_ii = Advanced Carrier II
twilight_imperium-component-spec_ops_ii = Spec Ops II
twilight_imperium-component-inheritance_systems = Inheritance Systems
twilight_imperium-component-super_dreadnought_ii = Super-Dreadnought II
twilight_imperium-component-valkyrie_particle_weave = Valkyrie Particle Weave
twilight_imperium-component-spacial_conduit_cylinder = Spacial Conduit Cylinder
twilight_imperium-component-e_res_siphons = E-Res Siphons

## What gives points and trade goods

twilight_imperium-source-custodians = the custodians
twilight_imperium-source-imperial = Imperial
twilight_imperium-source-trade = Trade
twilight_imperium-source-politics = Politics
twilight_imperium-source-strategy-card = the strategy card
twilight_imperium-source-seat = the seat
twilight_imperium-source-production_biomes = Production Biomes
twilight_imperium-source-quantum_datahub_node = Quantum Datahub Node
twilight_imperium-source-e_res_siphons = E-Res Siphons
twilight_imperium-source-corner_the_market = Corner the Market
twilight_imperium-source-develop_weaponry = Develop Weaponry
twilight_imperium-source-diversify_research = Diversify Research
twilight_imperium-source-erect_a_monument = Erect a Monument
twilight_imperium-source-expand_borders = Expand Borders
twilight_imperium-source-found_research_outposts = Found Research Outposts
twilight_imperium-source-intimidate_council = Intimidate Council
twilight_imperium-source-lead_from_the_front = Lead from the Front
twilight_imperium-source-negotiate_trade_routes = Negotiate Trade Routes
twilight_imperium-source-sway_the_council = Sway the Council
twilight_imperium-source-centralize_galactic_trade = Centralize Galactic Trade
twilight_imperium-source-conquer_the_weak = Conquer the Weak
twilight_imperium-source-form_galactic_brain_trust = Form Galactic Brain Trust
twilight_imperium-source-found_a_golden_age = Found a Golden Age
twilight_imperium-source-galvanize_the_people = Galvanize the People
twilight_imperium-source-manipulate_galactic_law = Manipulate Galactic Law
twilight_imperium-source-master_the_sciences = Master the Sciences
twilight_imperium-source-revolutionize_warfare = Revolutionize Warfare
twilight_imperium-source-subdue_the_galaxy = Subdue the Galaxy
twilight_imperium-source-unify_the_colonies = Unify the Colonies
twilight_imperium-source-destroy_their_greatest_ship = Destroy Their Greatest Ship
twilight_imperium-source-make_an_example_of_their_world = Make an Example of Their World
twilight_imperium-source-spark_a_rebellion = Spark a Rebellion
twilight_imperium-source-turn_their_fleets_to_dust = Turn Their Fleets to Dust
twilight_imperium-source-unveil_flagship = Unveil Flagship
twilight_imperium-source-adapt_new_strategies = Adapt New Strategies
twilight_imperium-source-become_the_gatekeeper = Become the Gatekeeper
twilight_imperium-source-control_the_region = Control the Region
twilight_imperium-source-cut_supply_lines = Cut Supply Lines
twilight_imperium-source-establish_a_perimeter = Establish a Perimeter
twilight_imperium-source-forge_an_alliance = Forge an Alliance
twilight_imperium-source-form_a_spy_network = Form a Spy Network
twilight_imperium-source-fuel_the_war_machine = Fuel the War Machine
twilight_imperium-source-gather_a_mighty_fleet = Gather a Mighty Fleet
twilight_imperium-source-learn_the_secrets_of_the_cosmos = Learn the Secrets of the Cosmos
twilight_imperium-source-master_the_laws_of_physics = Master the Laws of Physics
twilight_imperium-source-mine_rare_metals = Mine Rare Metals
twilight_imperium-source-monopolize_production = Monopolize Production
twilight_imperium-source-occupy_the_seat_of_the_empire = Occupy the Seat of the Empire
twilight_imperium-source-threaten_enemies = Threaten Enemies

## Moments at which others may respond

twilight_imperium-moment-SP_END = The strategy phase ends
twilight_imperium-moment-TN_START = A turn begins
twilight_imperium-moment-AC_PLAYED = An action card is played
twilight_imperium-moment-SY_ACTIVATED = A system is activated
twilight_imperium-moment-MV_ARRIVED = Ships have arrived
twilight_imperium-moment-CN_HITS = Space cannons have hit
twilight_imperium-moment-SU_USED = A ship has sustained damage
twilight_imperium-moment-UN_DIED = Units were destroyed
twilight_imperium-moment-SC_START = A space combat begins
twilight_imperium-moment-SC_ROUND = A round of space combat begins
twilight_imperium-moment-SC_RETREAT = A retreat is announced
twilight_imperium-moment-SC_HITS = Hits are about to be taken
twilight_imperium-moment-SC_ROUND_END = A round of space combat ends
twilight_imperium-moment-SC_END = A space combat is over
twilight_imperium-moment-INV_START = An invasion begins
twilight_imperium-moment-INV_COMMIT = Ground forces have landed
twilight_imperium-moment-GC_START = A ground combat begins
twilight_imperium-moment-GC_ROUND = A round of ground combat begins
twilight_imperium-moment-GC_ROLLED = Dice of ground combat are rolled
twilight_imperium-moment-PL_GAIN = A planet is about to be gained
twilight_imperium-moment-PL_GAINED = A planet was gained
twilight_imperium-moment-RS_DONE = A technology was researched
twilight_imperium-moment-CM_REPLENISH = Commodities are replenished
twilight_imperium-moment-AG_WHEN = An agenda is revealed
twilight_imperium-moment-AG_AFTER = After an agenda is revealed
twilight_imperium-moment-AG_SPEAKER = The speaker has voted
twilight_imperium-moment-AG_ELECTED = Somebody is elected

## Questions

twilight_imperium-opt-passing-kind = Pass until my turn: { LABEL("twilight_imperium-moment", $window) }
twilight_imperium-opt-answering-kind = Be asked again: { LABEL("twilight_imperium-moment", $window) }
twilight_imperium-window = { LABEL("twilight_imperium-moment", $window) }: respond?
twilight_imperium-ask-announce = Round { $round } in { LABEL("twilight_imperium-place", $system) }: announce a retreat?
twilight_imperium-ask-bombard = Which planet of { LABEL("twilight_imperium-place", $system) } is bombarded?
twilight_imperium-ask-buy-tokens = How many command tokens do you buy, for { $price } influence each?
twilight_imperium-ask-cannon = Fire space cannons in { LABEL("twilight_imperium-place", $system) } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})?
twilight_imperium-ask-card = Round { $round }: which strategy card?
twilight_imperium-ask-cargo = What rides along? Room for { $room }.
twilight_imperium-ask-combat-orders = Battle in { LABEL("twilight_imperium-place", $system) } against { $seat }: how do you fight?
twilight_imperium-ask-commit = { $count ->
    [one] 1 infantry
   *[other] { $count } infantry
} over { LABEL("twilight_imperium-place", $system) }: who lands where?
twilight_imperium-ask-conduit = Open the conduit from { LABEL("twilight_imperium-place", $system) } to all your systems?
twilight_imperium-ask-construct = { $docks ->
    [0] Place a PDS where?
   *[other] Place a PDS or a space dock where?
}
twilight_imperium-ask-custodians = Take the custodians token{ $price ->
    [0] {""}
   *[other] {" "}for { $price } influence
}?
twilight_imperium-ask-datahub = Swap a strategy card for a token and { $price ->
    [one] 1 trade good
   *[other] { $price } trade goods
}?
twilight_imperium-ask-defend = Fire at those who land on { LABEL("twilight_imperium-place", $planet) } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})?
twilight_imperium-ask-diplomacy = Diplomacy: which system may nobody else activate this round?
twilight_imperium-ask-diplomacy-given = Diplomacy: in which system does everybody place a token?
twilight_imperium-ask-dock = Which space dock produces?
twilight_imperium-ask-exotrireme = Sacrifice an Exotrireme II to destroy up to 2 ships?
twilight_imperium-ask-faction = Which faction do you play?
twilight_imperium-ask-first = { $count } abilities at once: which is used first?
twilight_imperium-ask-free-trade = Trade: whose commodities are replenished without a token?
twilight_imperium-ask-gain-tokens = { $count ->
    [one] 1 command token
   *[other] { $count } command tokens
}: into which { $count ->
    [one] pool?
   *[other] pools?
}
twilight_imperium-ask-give-card = Which of your strategy cards do you give?
twilight_imperium-ask-graviton = Exhaust Graviton Laser System for this volley?
twilight_imperium-ask-hits = { $count ->
    [one] A hit
   *[other] { $count } hits
} in { LABEL("twilight_imperium-place", $system) }{ $fixed ->
    [0] {""}
   *[other] {" "}({ $fixed } on non-fighters first)
}: which of your units { $count ->
    [one] takes it
   *[other] take them
}?
twilight_imperium-ask-home-dock = On which home planet does your space dock stand?
twilight_imperium-ask-home-dock-act = Place everything as proposed
twilight_imperium-ask-home-units = { $count } × { LABEL("twilight_imperium-unit", $unit) }: on which home planets?
twilight_imperium-ask-imperial = Imperial: score a public objective now?
twilight_imperium-ask-keep-secret = Which secret objective do you keep?
twilight_imperium-ask-lose-ship = Assault Cannon: which ship do you lose?
twilight_imperium-ask-lose-token = From which pool comes the token for { LABEL("twilight_imperium-place", $system) }?
twilight_imperium-ask-losses = { $count ->
    [one] 1 ship is lost: which?
   *[other] { $count } ships are lost: which?
}
twilight_imperium-ask-magen = Exhaust Magen Defense Grid, so that they do not roll this round?
twilight_imperium-ask-move = Which ships come to { LABEL("twilight_imperium-place", $system) }?
twilight_imperium-ask-munitions = Munitions Reserves: roll your misses again for { $price ->
    [one] 1 trade good
   *[other] { $price } trade goods
}?
twilight_imperium-ask-payment = Pay { $price ->
    [one] 1 { LABEL("twilight_imperium-coin-one", $coin) }
   *[other] { $price } { LABEL("twilight_imperium-coin", $coin) }
} with what?
twilight_imperium-ask-payment-planets = Which planets pay { $price ->
    [one] 1 { LABEL("twilight_imperium-coin-one", $coin) }
   *[other] { $price } { LABEL("twilight_imperium-coin", $coin) }
}? Trade goods ({ $goods }) pay the rest.
twilight_imperium-ask-payment-planets-act = Pay like this
twilight_imperium-ask-places = Where do { $count } ground forces go?
twilight_imperium-ask-places-act = Place them there
twilight_imperium-ask-planet-order = In which order are these planets fought for and taken?
twilight_imperium-ask-planet-first = Which of these planets is fought for and taken first?
twilight_imperium-ask-produce = What do you produce in { LABEL("twilight_imperium-place", $system) }? Up to { $limit ->
    [one] 1 unit
   *[other] { $limit } units
}, for up to { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}.
twilight_imperium-ask-ready = Which planets become ready (up to { $count })?
twilight_imperium-ask-ready-act = Ready them
twilight_imperium-ask-redistribute = { $gained ->
    [0] Lay out your command tokens anew?
    [one] Where does the command token go that you gain? You may lay out all the others anew, too.
   *[other] Where do the { $gained } command tokens go that you gain? You may lay out all the others anew, too.
}
twilight_imperium-ask-research = { $price ->
    [0] Which technology do you research? It costs nothing.
   *[other] Which technology do you research, for { $price } resources?
}
twilight_imperium-ask-retreat = Where do your ships retreat to from { LABEL("twilight_imperium-place", $system) }?
twilight_imperium-ask-return = No figures left: { $count ->
    [one] which unit returns and is placed anew?
   *[other] which { $count } units return and are placed anew?
}
twilight_imperium-ask-return-secret = Too many secret objectives: which one goes back?
twilight_imperium-ask-score-public = Which public objective do you score?
twilight_imperium-ask-score-secret = Which secret objective do you score?
twilight_imperium-ask-score-nothing = There is nothing you can score now. Whoever holds a secret objective is always asked.
twilight_imperium-ask-secondary = { LABEL("twilight_imperium-card", $card) } has been played. { $cost ->
    [0] Follow? It costs no token.
   *[other] Follow for { $cost } of your { $tokens } strategy tokens?
}
twilight_imperium-ask-speaker = Politics: who becomes the speaker?
twilight_imperium-ask-split = { $count ->
    [one] One unit bombards: which planet?
   *[other] { $count } units bombard: which planet each?
}
twilight_imperium-ask-target = { LABEL("twilight_imperium-component", $deed) }: where or whom?
twilight_imperium-ask-too-many = { $count ->
    [one] 1 unit
   *[other] { $count } units
} too many in { LABEL("twilight_imperium-place", $system) }: { $count ->
    [one] which is removed?
   *[other] which are removed?
}
twilight_imperium-ask-transit = Transit Diodes: which ground forces are carried (up to { $count })?
twilight_imperium-ask-turn = Round { $round }: what do you do? Tactic tokens: { $tokens }.
twilight_imperium-ask-waivers = What replaces the missing prerequisites of { LABEL("twilight_imperium-technology", $technology) }?
twilight_imperium-ask-warfare = Warfare: which command token comes back from the board?
twilight_imperium-ask-offer = What do you offer, and to whom?
twilight_imperium-ask-give = What do you give { $seat }?
twilight_imperium-ask-take = What do you want of { $seat }?
twilight_imperium-ask-reply = { $seat } gives: { LABELS("twilight_imperium-good", $give) }. Wants: { LABELS("twilight_imperium-good", $take) }.
twilight_imperium-ask-until = Until when does the offer stand?
twilight_imperium-ask-withdraw = Your offer to { $to_seat }: { LABELS("twilight_imperium-good", $give) } for { LABELS("twilight_imperium-good", $take) }, { $until ->
    [-1] until you take it back
    [0] this turn
   *[other] until the end of round { $until }
}.
twilight_imperium-ask-swaps = Whose equal swaps of commodities do you accept at once? Nothing else is ever accepted by itself.

## Groups of options

twilight_imperium-group-card = strategy card
twilight_imperium-group-deed = ability
twilight_imperium-group-sector = { $sector ->
    [N] Northern sector
    [NE] North-eastern sector
    [SE] South-eastern sector
    [S] Southern sector
    [SW] South-western sector
   *[NW] North-western sector
}
twilight_imperium-group-alone = { LABEL("twilight_imperium-place", $system) }

## Options

twilight_imperium-opt-activate = { $count ->
    [0] System { $system }
   *[other] { $system } { LABELS("twilight_imperium-place", $planets) }
}{ $there ->
    [enemy] {" "}(opponent)
    [free] {" "}(free)
    [guarded] {" "}(custodians)
    [own] {" "}(yours)
   *[empty] { $count ->
        [0] {" "}(empty space)
       *[other] {""}
    }
}
twilight_imperium-opt-bombard = Bombard { LABEL("twilight_imperium-place", $planet) } ({ $count ->
    [one] 1 ground force
   *[other] { $count } ground forces
})
twilight_imperium-opt-bombard-with = { LABEL("twilight_imperium-place", $planet) } with { $count } × { LABEL("twilight_imperium-unit", $unit) }
twilight_imperium-opt-build = { LABEL("twilight_imperium-unit", $unit) } on { LABEL("twilight_imperium-place", $planet) }
twilight_imperium-opt-buy-tokens = { $count ->
    [0] None
   *[other] { $count } for { $price } influence
}
twilight_imperium-opt-by-hand = Ask me every round
twilight_imperium-opt-until-stop = Fight until something changes
twilight_imperium-opt-filled = Say exactly how
twilight_imperium-ready-profile = As my profile says
twilight_imperium-why-orders-stopped = What you wanted to be asked about has happened.
twilight_imperium-ask-orders-barrage = Fire anti-fighter barrage?
twilight_imperium-ask-orders-retreat = When do you announce a retreat?
twilight_imperium-ask-orders-to = Retreat where, the first of these that can be?
twilight_imperium-ask-orders-spare = Which ships never sustain damage?
twilight_imperium-ask-orders-losses = In which order are ships lost?
twilight_imperium-ask-orders-keep = For how many ground forces is room kept?
twilight_imperium-ask-orders-goods = How many trade goods may be spent on dice?
twilight_imperium-ask-orders-stops = When are you asked again?
twilight_imperium-ask-orders-store = Keep this as your profile for later battles?
twilight_imperium-ask-combat-secrets = One secret objective can be scored in a battle: which is dearer to you?
twilight_imperium-ask-barrage = Anti-fighter barrage in { LABEL("twilight_imperium-place", $system) } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})?
twilight_imperium-opt-retreat-never = Never
twilight_imperium-opt-retreat-round-1 = At once
twilight_imperium-opt-retreat-round-2 = From round 2 on
twilight_imperium-opt-retreat-round-3 = From round 3 on
twilight_imperium-opt-retreat-below-50 = When less than half is left
twilight_imperium-opt-retreat-below-25 = When less than a quarter is left
twilight_imperium-opt-stop-half = Half of the value is lost
twilight_imperium-opt-stop-capital = A capital ship is lost
twilight_imperium-opt-stop-exits = A retreat becomes possible or impossible
twilight_imperium-opt-yes = Yes
twilight_imperium-opt-kind = { LABEL("twilight_imperium-unit", $unit) }
twilight_imperium-opt-number = { $count }
twilight_imperium-opt-combat-secret = { LABEL("twilight_imperium-objective", $objective) }
twilight_imperium-topic-barrage = anti-fighter barrage
twilight_imperium-ask-step-out = Which ground forces step into space over { LABEL("twilight_imperium-place", $system) } to retreat?
twilight_imperium-event-stepped-out = { $seat }: ground forces stepped into space over { LABEL("twilight_imperium-place", $system) }.
twilight_imperium-event-planets-exhausted = Exhausted now: { LABELS("twilight_imperium-place", $planets) } of { $seat }.
twilight_imperium-option-reading = Which text wins
twilight_imperium-option-reading-desc = Which of two texts decides where they say different things.
twilight_imperium-reading-reference-desc = The publisher's rules reference decides. Take this if in doubt.
twilight_imperium-reading-given-desc = The text of the summary that this bot was built from decides.
twilight_imperium-reading-reference = rules reference
twilight_imperium-reading-given = source text
twilight_imperium-event-map-violations = { $count ->
    [one] On this map two tiles touch that should keep apart.
   *[other] On this map { $count } pairs of tiles touch that should keep apart.
}
twilight_imperium-option-map = Map
twilight_imperium-option-map-desc = How the galaxy is laid out.
twilight_imperium-map-auto-desc = Drawn by the bot, with about as much beside every home. The quickest start.
twilight_imperium-map-auto = random, even for all
twilight_imperium-map-import = your own
twilight_imperium-map-import-button = Bring a map
twilight_imperium-map-import-label = Numbers of the tiles from position 101 on
twilight_imperium-map-import-placeholder = 26 44 31 …
twilight_imperium-ask-figure-back = No figure of { LABEL("twilight_imperium-unit", $unit) } is left for { LABEL("twilight_imperium-place", $place) }: which comes back for it?
twilight_imperium-ask-groups-back = Not enough figures of { LABEL("twilight_imperium-unit", $unit) }: which groups come back ({ $count })?
twilight_imperium-topic-figures = figures that come back
twilight_imperium-opt-wait-for-me = Let the others wait for me
twilight_imperium-ask-secondaries = Which secondary abilities of this round do you settle beforehand? You alone see it. Some time after the card is played it answers for you.
twilight_imperium-rule-secondaries = Who follows a card pays a token from the strategy pool. What you settle beforehand holds for this round.
twilight_imperium-both-ways = A secondary ability is either followed or not.
twilight_imperium-event-wait-for-me = { $seat } still thinks about { LABEL("twilight_imperium-card", $card) }: the next turn waits.
twilight_imperium-option-secondaries = Secondary abilities
twilight_imperium-option-secondaries-desc = Whether the next turn waits until everybody has followed a strategy card or not.
twilight_imperium-secondaries-by_pace-desc = With a pace answered later, without one at once.
twilight_imperium-secondaries-owed-desc = The next turn begins; you answer before your own next decision.
twilight_imperium-secondaries-strict-desc = The next turn waits for everybody.
twilight_imperium-secondaries-by_pace = as the pace has it
twilight_imperium-secondaries-owed = answered later
twilight_imperium-secondaries-strict = answered at once
twilight_imperium-opt-to-the-end = Fight to the end
twilight_imperium-opt-card = { LABEL("twilight_imperium-card", $card) }{ $goods ->
    [0] {""}
    [one] {" "}(+1 trade good)
   *[other] {" "}(+{ $goods } trade goods)
}
twilight_imperium-opt-cargo = { LABEL("twilight_imperium-unit", $unit) } of { LABEL("twilight_imperium-place", $place) } (up to { $count })
twilight_imperium-opt-component = { LABEL("twilight_imperium-component", $component) }
twilight_imperium-opt-conduit-use = Open it
twilight_imperium-opt-graviton-use = Use it
twilight_imperium-opt-magen-use = Use it
twilight_imperium-opt-munitions-use = Pay and roll again
twilight_imperium-opt-custodians = Take it { $price ->
    [0] (free for you)
   *[other] ({ $price } influence)
}
twilight_imperium-opt-decline = Decline
twilight_imperium-opt-decline-card = Do not follow { LABEL("twilight_imperium-card", $card) }
twilight_imperium-opt-deed = { LABEL("twilight_imperium-component", $deed) }
twilight_imperium-opt-faction = { LABEL("twilight_imperium-faction", $faction) }
twilight_imperium-opt-fire = Fire at { $seat }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
twilight_imperium-opt-follow = Follow { LABEL("twilight_imperium-card", $card) }{ $cost ->
    [0] {""}
    [one] {" "}(1 token)
   *[other] {" "}({ $cost } tokens)
}
twilight_imperium-opt-hold = Do not fire
twilight_imperium-opt-home = { LABEL("twilight_imperium-place", $planet) } ({ $resources ->
    [one] 1 resource
   *[other] { $resources } resources
})
twilight_imperium-opt-land = { LABEL("twilight_imperium-place", $planet) } ({ $count } defend)
twilight_imperium-opt-no = No
twilight_imperium-opt-no-custodians = Leave it
twilight_imperium-opt-no-public = No public objective
twilight_imperium-opt-no-secret = No secret objective
twilight_imperium-opt-nothing-to-score = Go on
twilight_imperium-opt-no-waiver = Nothing is needed
twilight_imperium-opt-none = None
twilight_imperium-opt-nothing = Nothing
twilight_imperium-opt-objective = { LABEL("twilight_imperium-objective", $objective) } ({ $has }/{ $asked })
twilight_imperium-opt-pass = Pass for this round
twilight_imperium-opt-payment = { $count ->
    [0] { $goods ->
        [one] 1 trade good
       *[other] { $goods } trade goods
    }
   *[other] { LABELS("twilight_imperium-place", $planets) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }{ $goods ->
        [0] {""}
        [one] , 1 trade good
       *[other] , { $goods } trade goods
    }
}{ $surplus ->
    [0] {""}
   *[other] {" "}({ $surplus } too much)
}
twilight_imperium-opt-payment-other = Choose the planets
twilight_imperium-opt-place = { LABEL("twilight_imperium-place", $place) }
twilight_imperium-opt-planet = { LABEL("twilight_imperium-place", $planet) }
twilight_imperium-opt-planet-value = { LABEL("twilight_imperium-place", $planet) }: { $worth ->
    [one] 1 { LABEL("twilight_imperium-coin-one", $coin) }
   *[other] { $worth } { LABEL("twilight_imperium-coin", $coin) }
}
twilight_imperium-opt-pool = { LABEL("twilight_imperium-pool", $pool) } (now { $count })
twilight_imperium-opt-pool-short = { LABEL("twilight_imperium-pool", $pool) }
twilight_imperium-opt-pool-more-short = { LABEL("twilight_imperium-pool", $pool) }
twilight_imperium-opt-pool-more = { LABEL("twilight_imperium-pool", $pool) } (now { $count })
twilight_imperium-opt-retreat = Announce a retreat
twilight_imperium-opt-return = { LABEL("twilight_imperium-unit", $unit) } from { LABEL("twilight_imperium-place", $system) } (of { $count })
twilight_imperium-opt-partner = { $seat }{ $now ->
    [0] {" (later)"}
   *[other] {""}
}
twilight_imperium-opt-seat = { $seat }
twilight_imperium-opt-ships = { $damaged ->
    [0] { LABEL("twilight_imperium-unit", $unit) }
   *[other] hurt { LABEL("twilight_imperium-unit", $unit) }
} from { LABEL("twilight_imperium-place", $system) } ({ $count ->
    [1] {""}
   *[other] of { $count },{" "}
}{ $steps } away{ $way ->
    [straight] , straight
    [wormhole] , by the wormhole
    [through] , through { $through }
    [through-wormhole] , through { $through } and a wormhole
    [behind] , behind the flagship
   *[only] {""}
}{ $boosted ->
    [1] , move +1
   *[0] {""}
}{ $rifts ->
    [0] {""}
   *[other] , rifts { $rifts }
})
twilight_imperium-opt-split = Different planets
twilight_imperium-opt-stay = Stay and fight
twilight_imperium-opt-stop = No further action
twilight_imperium-opt-strategic = Play { LABEL("twilight_imperium-card", $card) }
twilight_imperium-opt-tactical = Tactical action
twilight_imperium-opt-sustain = { LABEL("twilight_imperium-unit", $unit) } ({ $count } undamaged)
twilight_imperium-opt-swap = { LABEL("twilight_imperium-card", $card) } of { $seat }
twilight_imperium-opt-system = { $count ->
    [0] System { $system }
   *[other] { $system } { LABELS("twilight_imperium-place", $planets) }
}
twilight_imperium-opt-technology = { LABEL("twilight_imperium-technology", $technology) }
twilight_imperium-opt-unit = { LABEL("twilight_imperium-unit", $unit) } (up to { $most })
twilight_imperium-opt-units-there = { LABEL("twilight_imperium-unit", $unit) } ({ $count } there)
twilight_imperium-opt-units = { LABEL("twilight_imperium-unit", $unit) } in { LABEL("twilight_imperium-place", $place) } ({ $count })
twilight_imperium-opt-waived-by = Exhaust { LABEL("twilight_imperium-technology", $technology) } (price { $price })
twilight_imperium-opt-waivers = Exhaust { LABELS("twilight_imperium-place", $planets) }
twilight_imperium-opt-accept = Accept
twilight_imperium-opt-refuse = Decline
twilight_imperium-opt-counter = Make another offer
twilight_imperium-opt-withdraw = Withdraw the offer
twilight_imperium-opt-until-agenda = Until this agenda is done
twilight_imperium-opt-until-turn = This turn
twilight_imperium-opt-until-round = Until the end of this round
twilight_imperium-opt-until-next = Until the end of the next round
twilight_imperium-opt-until-kept = Until I take it back
twilight_imperium-opt-goods = Trade goods (of { $count })
twilight_imperium-opt-commodities = Commodities (of { $count })

## Answers for one press

twilight_imperium-ready-follow = Follow { LABEL("twilight_imperium-card", $card) }{ $cost ->
    [0] {""}
    [one] {" "}(1 token)
   *[other] {" "}({ $cost } tokens)
}
twilight_imperium-ready-follow-1 = Follow { LABEL("twilight_imperium-card", $card) }: a tactic token for { LABELS("twilight_imperium-place", $planets) }{ $goods ->
    [0] {""}
   *[other] {" "}+{ $goods } trade goods
}
twilight_imperium-ready-follow-2 = Follow { LABEL("twilight_imperium-card", $card) }: { $count ->
    [0] no planet
   *[other] { LABELS("twilight_imperium-place", $planets) }
} ready
twilight_imperium-ready-follow-4 = Follow { LABEL("twilight_imperium-card", $card) }: { LABEL("twilight_imperium-unit", $unit) } { $stands ->
    [in] in
   *[on] on
} { LABEL("twilight_imperium-place", $planet) }
twilight_imperium-ready-infantry = Most infantry: { LABELS("twilight_imperium-unit", $units) } for { $price }
twilight_imperium-ready-losses = As proposed: { $sustained ->
    [0] {""}
   *[other] sustain { LABELS("twilight_imperium-unit", $sustain) }{ $lost ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $lost ->
    [0] {""}
   *[other] lose { LABELS("twilight_imperium-unit", $lose) }
}
twilight_imperium-ready-nothing = Nothing
twilight_imperium-ready-proposed = As proposed: { LABELS("twilight_imperium-unit", $units) } for { $price }

## What is being decided, for everybody

twilight_imperium-topic-announce = whether to retreat
twilight_imperium-topic-cannon = space cannons
twilight_imperium-topic-card = strategy cards
twilight_imperium-topic-combat-orders = how to fight
twilight_imperium-topic-construction = Construction
twilight_imperium-topic-diplomacy = Diplomacy
twilight_imperium-topic-faction = factions
twilight_imperium-topic-first = which ability comes first
twilight_imperium-topic-hits = hits
twilight_imperium-topic-home = what stands at home
twilight_imperium-topic-imperial = Imperial
twilight_imperium-topic-invasion = the invasion
twilight_imperium-topic-move = movement
twilight_imperium-topic-politics = Politics
twilight_imperium-topic-produce = production
twilight_imperium-topic-research = research
twilight_imperium-topic-retreat = the retreat
twilight_imperium-topic-scoring = scoring
twilight_imperium-topic-secondary = secondary abilities
twilight_imperium-topic-secret = secret objectives
twilight_imperium-topic-tokens = command tokens
twilight_imperium-topic-too-many = units that are too many
twilight_imperium-topic-trade = Trade
twilight_imperium-topic-turn = the turn
twilight_imperium-topic-warfare = Warfare

## Rules

twilight_imperium-rule-cannon = Space cannons fire at ships that come into their system, all of a player or none; PDS II also reach systems beside theirs. Before landing, those on the planet fire at ground forces.
twilight_imperium-rule-combat = Both sides roll for every ship each round and take their hits at once. A ship that can may sustain one hit. The defender, then the attacker may announce a retreat before the dice.
twilight_imperium-rule-construction = Place a PDS or a space dock on a planet you control, then a PDS. A planet holds two PDS and one space dock.
twilight_imperium-rule-diplomacy = Choose a system with a planet of yours: everybody else places a token there and cannot activate it, and your planets there become ready.
twilight_imperium-rule-diplomacy-codex = Choose a system with a planet of yours: everybody else places a token there and cannot activate it. Then up to two exhausted planets of yours become ready, wherever they are.
twilight_imperium-rule-diplomacy-given = Choose a system with a planet of yours: everybody places a token there and cannot activate it, and your planets there are exhausted.
twilight_imperium-rule-factions = Each faction has abilities, units and technologies of its own.
twilight_imperium-rule-fleets = Non-fighter ships in a system are limited by your fleet pool, fighters and ground forces in space by the capacity of your ships there. What is too many is removed.
twilight_imperium-rule-hits = Each hit destroys a ship of your choice, unless one sustains damage instead. Damaged ships cannot sustain again until repaired.
twilight_imperium-rule-imperial = Score one public objective now. With Mecatol Rex you gain a victory point, without it a secret objective.
twilight_imperium-rule-invasion = Bombard, land, fight on the ground. A planet where only your ground forces are left is yours; its card comes exhausted.
twilight_imperium-rule-leadership = Gain three command tokens, and one more for every 3 influence.
twilight_imperium-rule-mecatol = Nobody lands on Mecatol Rex before somebody pays 6 influence for the custodians token: a victory point.
twilight_imperium-rule-movement = Ships may come to the active system from systems without your token, over systems without ships of others. They carry fighters and ground forces.
twilight_imperium-rule-objectives = In the status phase you score one public and one secret objective. For public ones you must control your home planets. At most three secrets, scored ones counted.
twilight_imperium-rule-politics = Name another speaker. Where a table plays with action cards you draw 2, and so does whoever follows; elsewhere you gain a trade good.
twilight_imperium-rule-production = Space docks produce as many units as the resources of their planet and 2 more. Fighters and infantry come two for one. Where others have ships and you have none, only ground forces.
twilight_imperium-rule-research = A technology needs as many of your technologies of each colour as it shows. Planets with a specialty can be exhausted for one symbol.
twilight_imperium-rule-setup = One space dock and two PDS at most on a planet.
twilight_imperium-rule-strategy = Its number decides the order of turns; its primary ability is yours, the secondary everybody else's.
twilight_imperium-rule-technologies = A technology that is exhausted becomes ready in the status phase.
twilight_imperium-rule-technology = Research one technology; for 6 resources one more. The others may research one for a token and 4 resources.
twilight_imperium-rule-tokens = Tactic tokens activate systems, the fleet pool says how many ships a system holds, strategy tokens pay for secondary abilities.
twilight_imperium-rule-trade = Gain three trade goods and replenish your commodities; whom you choose replenishes without paying.
twilight_imperium-rule-turn = One action a turn: activate a system, play a strategy card, use an ability. You may pass when your strategy cards are used.
twilight_imperium-rule-warfare = Take a token back from the board and lay out your sheet anew.
twilight_imperium-rule-transactions = You may trade with each neighbour once in your turn, and others with you. A commodity becomes a trade good for who gets it.

## What happened

twilight_imperium-if-activated = if { $seat } activated a system
twilight_imperium-if-strategic = if { $seat } played a strategy card
twilight_imperium-if-fought = if { $seat } fought
twilight_imperium-if-gained = if { $seat } took a planet
twilight_imperium-if-passed = if { $seat } passed
twilight_imperium-plan-battle = Something has to be settled on the board first. Plan your turn when it is over.
twilight_imperium-event-action-phase = The action phase begins: { $seats }.
twilight_imperium-event-activated = { $seat } activates { LABEL("twilight_imperium-place", $system) }.
twilight_imperium-event-announced = { $seat } announces a retreat from { LABEL("twilight_imperium-place", $system) }.
twilight_imperium-event-barrage = { $seat } fires a barrage: rolls { $dice }, hits on { $values }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
twilight_imperium-event-barrage-brief = { $seat } fires a barrage: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
twilight_imperium-event-bombarded = { $seat } bombards { LABEL("twilight_imperium-place", $planet) }: rolls { $dice }, hits on { $values }{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus })
}: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
twilight_imperium-event-bombarded-brief = { $seat } bombards { LABEL("twilight_imperium-place", $planet) }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
twilight_imperium-event-built = { $seat }: { LABEL("twilight_imperium-unit", $unit) } on { LABEL("twilight_imperium-place", $planet) }.
twilight_imperium-event-cannon = { $seat } fires at { $target_seat }: rolls { $dice }, hits on { $values }{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus })
}: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
twilight_imperium-event-cannon-brief = { $seat } fires space cannons at { $target_seat }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
twilight_imperium-event-combat-over = The battle in { LABEL("twilight_imperium-place", $system) } is over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
}.
twilight_imperium-event-custodians = { $seat } takes the custodians token from Mecatol Rex.
twilight_imperium-event-dealt = Secret objectives of { $seat }: { LABELS("twilight_imperium-objective", $objectives) }
twilight_imperium-event-declined = { $seat } does not follow { LABEL("twilight_imperium-card", $card) }.
twilight_imperium-event-deed = { $seat } uses { LABEL("twilight_imperium-component", $deed) }.
twilight_imperium-event-destroyed = { $seat } loses { LABELS("twilight_imperium-unit", $units) } at { LABEL("twilight_imperium-place", $place) }.
twilight_imperium-event-dice = { $seat } rolls { $dice }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
twilight_imperium-event-diplomacy = { $seat }: everybody else places a token in { LABEL("twilight_imperium-place", $system) }.
twilight_imperium-event-diplomacy-given = { $seat }: everybody places a token in { LABEL("twilight_imperium-place", $system) }.
twilight_imperium-event-eliminated = { $seat } is out of the game.
twilight_imperium-event-exhausted = { $seat } exhausts { LABEL("twilight_imperium-technology", $technology) }.
twilight_imperium-event-faction = { $seat } plays { LABEL("twilight_imperium-faction", $faction) }.
twilight_imperium-event-followed = { $seat } follows { LABEL("twilight_imperium-card", $card) }.
twilight_imperium-event-free-trade = { $seat } lets { $seats } replenish without paying.
twilight_imperium-event-gained = { $seat } takes { LABEL("twilight_imperium-place", $planet) }.
twilight_imperium-event-taken = { $seat } takes { LABEL("twilight_imperium-place", $planet) } from { $former_seat }.
twilight_imperium-event-goods = { $seat } gains { $count ->
    [one] 1 trade good
   *[other] { $count } trade goods
} ({ LABEL("twilight_imperium-source", $source) }).
twilight_imperium-event-ground-combat = { $seat } fights { $defender_seat } on { LABEL("twilight_imperium-place", $planet) }.
twilight_imperium-event-ground-dice = { $seat } rolls { $dice }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
twilight_imperium-event-ground-over = The fight on { LABEL("twilight_imperium-place", $planet) } is over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
}.
twilight_imperium-event-landed = { $seat } lands { $count } infantry on { LABEL("twilight_imperium-place", $planet) }.
twilight_imperium-event-more-hits = { $seat }: { $hits } more hits.
twilight_imperium-event-moved = { $seat } moves { $ships ->
    [0] { LABELS("twilight_imperium-unit", $cargo) } aboard ships in { LABEL("twilight_imperium-place", $system) }
   *[other] { LABELS("twilight_imperium-unit", $units) } to { LABEL("twilight_imperium-place", $system) }{ $riding ->
        [0] {""}
       *[other] , with { LABELS("twilight_imperium-unit", $cargo) }
    }
} (`{ $system }: { $line }`).
twilight_imperium-event-moved-brief = { $seat } moves { $ships ->
    [0] { LABELS("twilight_imperium-unit", $cargo) } aboard ships in { LABEL("twilight_imperium-place", $system) }
   *[other] { LABELS("twilight_imperium-unit", $units) } to { LABEL("twilight_imperium-place", $system) }{ $riding ->
        [0] {""}
       *[other] , with { LABELS("twilight_imperium-unit", $cargo) }
    }
}.
twilight_imperium-event-munitions = { $seat } pays { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
} for munitions.
twilight_imperium-event-paid = { $seat } pays: { $count ->
    [0] { $goods ->
        [one] 1 trade good
       *[other] { $goods } trade goods
    }
   *[other] { LABELS("twilight_imperium-place", $planets) }{ $goods ->
        [0] {""}
        [one] , 1 trade good
       *[other] , { $goods } trade goods
    }
}.
twilight_imperium-event-passed = { $seat } passes for this round.
twilight_imperium-event-picked = { $seat } takes { LABEL("twilight_imperium-card", $card) }{ $goods ->
    [0] {""}
    [one] {" "}with 1 trade good on it
   *[other] {" "}with { $goods } trade goods on it
}.
twilight_imperium-event-placed = { $seat }: { LABELS("twilight_imperium-unit", $units) } in { LABEL("twilight_imperium-place", $place) }.
twilight_imperium-event-points = { $seat } { $points ->
    [-1] loses 1 victory point
    [one] gains 1 victory point
   *[other] gains { $points } victory points
} for { LABEL("twilight_imperium-source", $source) } and has { $total }.
twilight_imperium-event-produced = { $seat } produces { LABELS("twilight_imperium-unit", $units) } in { LABEL("twilight_imperium-place", $system) }.
twilight_imperium-event-readied = { $seat } readies { LABELS("twilight_imperium-place", $planets) }.
twilight_imperium-event-removed = { $seat } removes { LABELS("twilight_imperium-unit", $units) } from { LABEL("twilight_imperium-place", $place) }{ $over ->
    [0] {""}
   *[other] : more than fleet pool or capacity allow
}.
twilight_imperium-event-repaired = { $seat } repairs a { LABEL("twilight_imperium-unit", $unit) } in { LABEL("twilight_imperium-place", $system) }.
twilight_imperium-event-replaced = { $seat } puts { LABELS("twilight_imperium-unit", $units) } of their own on { LABEL("twilight_imperium-place", $planet) } for those of { $former_seat }.
twilight_imperium-event-replenished = { $seat } { $count ->
    [0] has all commodities already.
    [one] replenishes 1 commodity.
   *[other] replenishes { $count } commodities.
}
twilight_imperium-event-rerolled = { $seat } rolls again: { $dice }.
twilight_imperium-event-retreated = { $seat } retreats from { LABEL("twilight_imperium-place", $system) } to { LABEL("twilight_imperium-place", $to_system) }.
twilight_imperium-event-revealed = A public objective is revealed: { LABEL("twilight_imperium-objective", $objective) }.
twilight_imperium-event-rift = Gravity rift: { LABEL("twilight_imperium-unit", $unit) } of { $seat } rolls { $dice }, { $lost } lost.
twilight_imperium-event-round = Round { $round } begins. Speaker: { $seat }.
twilight_imperium-event-scored = { $seat } scores { LABEL("twilight_imperium-objective", $objective) }.
twilight_imperium-event-secret = { $seat } draws a secret objective: { LABEL("twilight_imperium-objective", $objective) }.
twilight_imperium-event-secret-back = { $seat } shuffles back { LABEL("twilight_imperium-objective", $objective) }.
twilight_imperium-event-secret-back-hidden = { $seat } shuffles a secret objective back.
twilight_imperium-event-secret-hidden = { $seat } draws a secret objective.
twilight_imperium-event-sheet = { $seat } lays out tokens: tactic { $tactic }, fleet { $fleet }, strategy { $strategy }.
twilight_imperium-event-space-combat = { $seat } fights { $defender_seat } in { LABEL("twilight_imperium-place", $system) }.
twilight_imperium-event-speaker = { $seat } is the speaker.
twilight_imperium-event-status-phase = The status phase of round { $round } begins.
twilight_imperium-event-strategic = { $seat } plays { LABEL("twilight_imperium-card", $card) }.
twilight_imperium-event-sustained = A { LABEL("twilight_imperium-unit", $unit) } of { $seat } sustains damage in { LABEL("twilight_imperium-place", $system) }.
twilight_imperium-event-swapped = { $seat } takes { LABEL("twilight_imperium-card", $taken) } of { $other_seat } for { LABEL("twilight_imperium-card", $given) }.
twilight_imperium-event-technology = { $seat } has { LABEL("twilight_imperium-technology", $technology) } now.
twilight_imperium-event-token-back = { $seat } takes a token back from { LABEL("twilight_imperium-place", $system) }.
twilight_imperium-event-token-placed = { $seat } places a token in { LABEL("twilight_imperium-place", $system) }.
twilight_imperium-event-tokens = { $seat } gains tokens: { $tactic ->
    [0] {""}
   *[other] Tactic pool +{ $tactic }
}{ $fleet ->
    [0] {""}
   *[other] { $tactic ->
        [0] {""}
       *[other] ,{" "}
    }Fleet pool +{ $fleet }
}{ $strategy ->
    [0] {""}
   *[other] { $tactic ->
        [0] { $fleet ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }Strategy pool +{ $strategy }
}.
twilight_imperium-event-transit = { $seat } carries ground forces to { LABELS("twilight_imperium-place", $units) }.
twilight_imperium-event-waiting = { $seat } rolls { $dice } for infantry: { $count } will come back.
twilight_imperium-event-won = { $seat } wins with { $points } victory points.
twilight_imperium-event-offered = { $seat } offers { $to_seat }: { LABELS("twilight_imperium-good", $give) } for { LABELS("twilight_imperium-good", $take) }.
twilight_imperium-event-refused = { $to_seat } declines: { LABELS("twilight_imperium-good", $give) } of { $seat } for { LABELS("twilight_imperium-good", $take) }.
twilight_imperium-event-agreed = { $to_seat } accepts the offer of { $seat }: { LABELS("twilight_imperium-good", $give) } for { LABELS("twilight_imperium-good", $take) }. It is carried out as soon as both may trade and have it.
twilight_imperium-event-withdrawn = { $seat } takes back the offer to { $to_seat }: { LABELS("twilight_imperium-good", $give) } for { LABELS("twilight_imperium-good", $take) }.
twilight_imperium-event-traded = { $seat } gives { $to_seat } { LABELS("twilight_imperium-good", $give) } for { LABELS("twilight_imperium-good", $take) }.
twilight_imperium-event-card-played = { $seat } plays { LABEL("twilight_imperium-component", $component) }.

## Why not

twilight_imperium-all-bombard = All { $count } { LABEL("twilight_imperium-unit", $unit) } bombard, each one planet.
twilight_imperium-cannot-activate = That system cannot be activated now.
twilight_imperium-cannot-come = Those ships cannot come there (MV3 to MV8).
twilight_imperium-cannot-pay-with = That planet cannot pay for this (PY1).
twilight_imperium-cannot-research = { LABEL("twilight_imperium-technology", $technology) } cannot be researched like that (TE1, TE2).
twilight_imperium-cannot-ride = Not so many can be taken aboard in { LABEL("twilight_imperium-place", $place) } (MV9).
twilight_imperium-must-fill = Units in space are left behind only when all { $count } places are taken (RT3).
twilight_imperium-must-land = After taking the custodians token somebody must land on Mecatol Rex (IN4).
twilight_imperium-needless = That pays { $paid } for a price of { $price }: one planet is needless (PY5).
twilight_imperium-needless-sustain = One unit would sustain damage for nothing (SC9).
twilight_imperium-no-figure = No figure is left for another group of { LABEL("twilight_imperium-unit", $unit) } (C4).
twilight_imperium-no-room = There is no room for all of that (MV9).
twilight_imperium-no-token = No strategy token is left for that (SA2).
twilight_imperium-non-fighters-first = { $count } hits fall on non-fighter ships first (SC7).
twilight_imperium-not-fulfilled = { LABEL("twilight_imperium-objective", $objective) } is not fulfilled now (OB5).
twilight_imperium-not-so-many = There are not so many ships there (MV2).
twilight_imperium-nothing-to-follow = Nothing to be done with it now.
twilight_imperium-no-strategy-token = You have too few strategy tokens.
twilight_imperium-no-tactic-token = You have no tactic tokens.
twilight_imperium-no-system-left = There is no system you may activate.
twilight_imperium-cards-unused = You have a strategy card you have not used yet.
twilight_imperium-one-boost = Only one ship has the bonus of Gravity Drive (MV15).
twilight_imperium-too-dear = That costs more than the planet is worth.
twilight_imperium-nothing-left = Then { $left } are left, and { $price } more must be paid (PY2).
twilight_imperium-too-little = That pays { $paid } of { $price } (PY1).
twilight_imperium-wrong-return = { $count } { LABEL("twilight_imperium-unit", $unit) } must return (C5).
twilight_imperium-empty-offer = An offer must hold something (TX2).
twilight_imperium-hint-why = Played on { $worlds ->
    [one] once
   *[other] { $worlds } times
} to the end of the round, it leaves me { $side ->
    [ahead] { $points ->
        [one] 1 resource richer than
       *[other] { $points } resources richer than
    }
    [behind] { $points ->
        [one] 1 resource poorer than
       *[other] { $points } resources poorer than
    }
   *[level] level with
} the others, points and fleets counted as resources.
twilight_imperium-hint-else = Instead, { $answer }: { $side ->
    [ahead] { $points } ahead
    [behind] { $points } behind
   *[level] level
}.
