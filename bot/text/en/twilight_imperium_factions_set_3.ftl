### The third set of factions of Twilight Imperium: Xxcha, Yin, Mentak, Naalu

## The Xxcha Kingdom

twilight_imperium-faction-xxcha = The Xxcha Kingdom
twilight_imperium-component-peace_accords = Peace Accords
twilight_imperium-component-quash = Quash
twilight_imperium-component-instinct_training = Instinct Training
twilight_imperium-component-nullification_field = Nullification Field
twilight_imperium-technology-instinct_training = Instinct Training
twilight_imperium-technology-nullification_field = Nullification Field
twilight_imperium-model-loncara_ssodu = Loncara Ssodu
twilight_imperium-does-peace_accords = After you resolve Diplomacy, a planet without units in or beside a system of your planets may join you; never Mecatol Rex.
twilight_imperium-does-quash = As an agenda is revealed, a strategy token sends it away for the next one, as often as you can pay.
twilight_imperium-does-instinct_training = Exhaust and a strategy token: cancel another player's action card, a Sabotage too.
twilight_imperium-does-nullification_field = Exhaust and a strategy token when another player activates a system with ships of yours: that turn is over.
twilight_imperium-does-loncara_ssodu = Its space cannon also fires into systems beside its own.
twilight_imperium-ask-peace-accords = Peace Accords: which planet without units joins you?
twilight_imperium-rule-peace-accords = After resolving Diplomacy, the Xxcha may take a planet without units that is in or beside a system with a planet of theirs, whoever controls it. Mecatol Rex never joins.
twilight_imperium-opt-quash = Quash it for a strategy token
twilight_imperium-event-quashed = { $seat } quashes { LABEL("twilight_imperium-agenda", $agenda) }.
twilight_imperium-opt-instinct = Instinct Training: cancel { LABEL("twilight_imperium-component", $component) }
twilight_imperium-ask-nullify = { $seat } has activated { LABEL("twilight_imperium-place", $system) }. End that turn with the Nullification Field, for a strategy token?
twilight_imperium-opt-nullify-use = End the turn
twilight_imperium-topic-nullify = whether a turn ends
twilight_imperium-event-nullified = { $seat } raises the Nullification Field; the turn of { $active_seat } is over.
pic-twilight_imperium-first-xxcha-1 = Two home planets and two cruisers: spread early, then hold what you have.
pic-twilight_imperium-first-xxcha-2 = Take Diplomacy or follow it: a free planet beside you joins without a landing.
pic-twilight_imperium-first-xxcha-3 = Keep a strategy token for agendas: Quash sends away what would hurt you.
pic-twilight_imperium-style-xxcha = peace and politics

## The Yin Brotherhood

twilight_imperium-faction-yin = The Yin Brotherhood
twilight_imperium-component-indoctrination = Indoctrination
twilight_imperium-component-devotion = Devotion
twilight_imperium-component-yin_spinner = Yin Spinner
twilight_imperium-component-impulse_core = Impulse Core
twilight_imperium-technology-yin_spinner = Yin Spinner
twilight_imperium-technology-impulse_core = Impulse Core
twilight_imperium-model-van_hauge = Van Hauge
twilight_imperium-does-indoctrination = As a ground combat begins, 2 influence turn one infantry of theirs into one of yours.
twilight_imperium-does-devotion = As a round of space combat ends, give a cruiser or destroyer there for a hit on a ship of theirs that you choose.
twilight_imperium-does-yin_spinner = After you produce, 1 infantry more stands on a planet of yours in that system.
twilight_imperium-does-impulse_core = As a space combat begins, give a cruiser or destroyer there for a hit that falls on a non-fighter ship.
twilight_imperium-does-van_hauge = When it is destroyed, every ship in its system is destroyed with it.
twilight_imperium-ask-indoctrinate = A fight with { $seat } on { LABEL("twilight_imperium-place", $planet) }: turn one infantry of theirs for { $price } influence?
twilight_imperium-opt-indoctrinate = Turn one ({ $price } influence)
twilight_imperium-rule-indoctrination = As a ground combat begins, the Yin may pay 2 influence to put one infantry of their own in place of one of the opponent's. If it was the last, the combat is won at once.
twilight_imperium-ask-devotion = Devotion in { LABEL("twilight_imperium-place", $system) }: give a ship of your own for a hit on one of theirs?
twilight_imperium-ask-devotion-target = Which ship is hit? No other can take the hit.
twilight_imperium-opt-devotion-target = { LABEL("twilight_imperium-unit", $unit) } ({ $count }{ $hurt ->
    [0] {""}
   *[other] , damaged
})
twilight_imperium-rule-devotion = As a round of space combat ends, the Yin may destroy a cruiser or destroyer of their own there. The ship of the opponent that they name takes a hit, and it alone may sustain it. Once a round.
twilight_imperium-event-devotion = { $seat } gives a ship: { LABEL("twilight_imperium-unit", $unit) } of { $target_seat } is hit.
twilight_imperium-ask-impulse-core = Impulse Core in { LABEL("twilight_imperium-place", $system) }: give a ship of your own for a hit on a non-fighter ship of theirs?
twilight_imperium-ask-yin-spinner = Yin Spinner: where does one more infantry stand?
twilight_imperium-event-van-hauge = The Van Hauge of { $seat } takes every ship in { LABEL("twilight_imperium-place", $system) } with it.
twilight_imperium-ask-aimed-hit = { LABEL("twilight_imperium-unit", $unit) } in { LABEL("twilight_imperium-place", $system) } is hit, and no other ship can take it.
twilight_imperium-opt-aimed-sustain = It sustains the damage
twilight_imperium-opt-aimed-lose = It is destroyed
pic-twilight_imperium-first-yin-1 = Two carriers and four fighters: land on planets beside you at once.
pic-twilight_imperium-first-yin-2 = Keep 2 influence for Indoctrination: one of their infantry fights for you.
pic-twilight_imperium-first-yin-3 = Build destroyers: each can be given for a hit where it hurts most.
pic-twilight_imperium-style-yin = sacrifice and conversion

## The Mentak Coalition

twilight_imperium-faction-mentak = The Mentak Coalition
twilight_imperium-component-ambush = Ambush
twilight_imperium-component-pillage = Pillage
twilight_imperium-component-salvage_operations = Salvage Operations
twilight_imperium-component-mirror_computing = Mirror Computing
twilight_imperium-technology-salvage_operations = Salvage Operations
twilight_imperium-technology-mirror_computing = Mirror Computing
twilight_imperium-source-pillage = Pillage
twilight_imperium-source-salvage_operations = Salvage Operations
twilight_imperium-model-fourth_moon = Fourth Moon
twilight_imperium-does-ambush = As a space combat begins, up to 2 cruisers or destroyers roll a die each and hit at once.
twilight_imperium-does-pillage = When a neighbour gains trade goods or trades and then has 3 or more, you take 1 of them or 1 commodity.
twilight_imperium-does-salvage_operations = After a space combat won or lost, 1 trade good; won, you may also make one ship of a type destroyed there.
twilight_imperium-does-mirror_computing = Each trade good you pay with counts as 2.
twilight_imperium-does-fourth_moon = Ships of others in its system cannot sustain damage.
twilight_imperium-event-ambush = { $seat } ambushes: rolls { $dice }, hits on { $values }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
twilight_imperium-ask-pillage = { $seat } is rich. What do you take?
twilight_imperium-opt-pillage-goods = A trade good (of { $count })
twilight_imperium-opt-pillage-commodities = A commodity (of { $count })
twilight_imperium-topic-pillage = what is pillaged
twilight_imperium-rule-pillage = When a neighbour of the Mentak gains trade goods, or has traded with anybody, and then has three or more, the Mentak may take a trade good or a commodity of theirs. A commodity is a trade good then.
twilight_imperium-event-pillaged = { $seat } pillages { $target_seat }: { $what ->
    [goods] a trade good
   *[other] a commodity
}.
twilight_imperium-ask-pillage-order = How do you pillage neighbours? Until you say otherwise a trade good is taken whenever it can be.
twilight_imperium-ask-pillage-order-button = How I pillage
twilight_imperium-ask-pillage-spared = Whom do you never pillage?
twilight_imperium-opt-pillage-order-goods = Always a trade good
twilight_imperium-opt-pillage-order-commodities = A commodity where there is one
twilight_imperium-opt-pillage-order-ask = Ask me each time
twilight_imperium-opt-pillage-order-no = Never
twilight_imperium-ask-salvage = Salvage Operations in { LABEL("twilight_imperium-place", $system) }: make one ship of a type destroyed here? You can spend { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}.
pic-twilight_imperium-first-mentak-1 = Two cruisers strike first in every fight: Ambush costs nothing.
pic-twilight_imperium-first-mentak-2 = Sit beside rich players: with 3 trade goods they pay you whenever they gain or trade.
pic-twilight_imperium-first-mentak-3 = Build more cruisers and destroyers, and aim for Mirror Computing.
pic-twilight_imperium-style-mentak = piracy and ambush

## The Naalu Collective

twilight_imperium-faction-naalu = The Naalu Collective
twilight_imperium-component-telepathic = Telepathic
twilight_imperium-component-foresight = Foresight
twilight_imperium-component-neuroglaive = Neuroglaive
twilight_imperium-component-hybrid_crystal_fighter_ii = Hybrid Crystal Fighter II
twilight_imperium-technology-neuroglaive = Neuroglaive
twilight_imperium-technology-hybrid_crystal_fighter_ii = Hybrid Crystal Fighter II
twilight_imperium-model-hybrid_crystal_fighter_i = Hybrid Crystal Fighter I
twilight_imperium-model-matriarch = Matriarch
twilight_imperium-does-telepathic = Your initiative is 0: you are the first in every action phase.
twilight_imperium-does-foresight = When others move upon your ships, place a strategy token in an adjacent system without others' ships: all your ships go there.
twilight_imperium-does-neuroglaive = Whoever else activates a system with ships of yours loses a token of the fleet pool.
twilight_imperium-does-hybrid_crystal_fighter_ii = Fighters move by themselves and hit on 7; beyond capacity two of them count as one ship.
twilight_imperium-does-matriarch = Where it invades, your fighters land and fight as ground forces, and return to space after the fight.
twilight_imperium-event-telepathic = { $seat } takes the 0 token and is first in initiative.
twilight_imperium-ask-foresight = { $seat } comes upon your ships in { LABEL("twilight_imperium-place", $system) }. Where do they slip away to, for a strategy token placed there?
twilight_imperium-topic-foresight = whether ships slip away
twilight_imperium-rule-foresight = When another player moves ships into a system with ships of the Naalu, they may place a token of their strategy pool in an adjacent system without ships of others. All their ships go there, with ground forces in space within capacity; it is no retreat.
twilight_imperium-event-foresight = { $seat } foresees it: all ships slip from { LABEL("twilight_imperium-place", $system) } to { LABEL("twilight_imperium-place", $to_system) }.
twilight_imperium-event-neuroglaive = Neuroglaive of { $seat }: { $active_seat } loses a token of the fleet pool.
pic-twilight_imperium-first-naalu-1 = You always act first: take Mecatol Rex or a dear planet before anybody else.
pic-twilight_imperium-first-naalu-2 = Keep a strategy token: Foresight slips your fleet out of a fight you would lose.
pic-twilight_imperium-first-naalu-3 = Your fighters hit on 8: fill your carriers with them.
pic-twilight_imperium-style-naalu = first to act, fighters
twilight_imperium-ask-land-fighters = The Matriarch: which of { $count ->
    [one] 1 fighter
   *[other] { $count } fighters
} in { LABEL("twilight_imperium-place", $system) } land and fight as ground forces?
twilight_imperium-rule-land-fighters = In the system of the Matriarch fighters may land as ground forces. They fight with their own combat value, are lost before infantry, and are back in space after the fight. They never take or hold a planet.
twilight_imperium-event-fighters-landed = { $seat } lands { $count ->
    [one] 1 fighter
   *[other] { $count } fighters
} on { LABEL("twilight_imperium-place", $planet) }.
twilight_imperium-event-fighters-back = { $count ->
    [one] 1 fighter
   *[other] { $count } fighters
} of { $seat } take off from { LABEL("twilight_imperium-place", $planet) }.
