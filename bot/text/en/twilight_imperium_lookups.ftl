### What is told of a component that is looked up (`/ti card`). $faction, $unit, $planets ids · $symbols colour -> how many

## What it is

cogs-twilight_imperium-is-card = Strategy card, initiative { $number }
cogs-twilight_imperium-is-technology = { $colour ->
    [green] Biotic technology
    [blue] Propulsion technology
    [yellow] Cybernetic technology
    [red] Warfare technology
    [unit] Unit upgrade
   *[none] Technology without a colour
}
cogs-twilight_imperium-is-objective = { $deck ->
    [I] Public objective, stage I
    [II] Public objective, stage II
   *[secret] Secret objective
}
cogs-twilight_imperium-is-worth = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
cogs-twilight_imperium-is-scored = { $phase ->
    [action] in the action phase
   *[status] in the status phase
}
cogs-twilight_imperium-is-faction = Faction
cogs-twilight_imperium-is-ability = Faction ability
cogs-twilight_imperium-is-note = Promissory note
cogs-twilight_imperium-is-of_all = everybody has one
cogs-twilight_imperium-is-action_card = Action card
cogs-twilight_imperium-is-agenda = Agenda: { $law ->
    [1] law
   *[0] directive
}
cogs-twilight_imperium-is-unit = Unit: { LABEL("twilight_imperium-unit", $unit) }
cogs-twilight_imperium-is-place = Planet
cogs-twilight_imperium-is-feature = { $feature ->
    [custodians] Token
    [alpha] Wormhole
    [beta] Wormhole
    [delta] Wormhole
    [empty] System
   *[anomaly] Anomaly
}

## Its figures

cogs-twilight_imperium-figure-cost = cost { $cost }{ $batch ->
    [1] { "" }
   *[other] { " " }for { $batch }
}
cogs-twilight_imperium-figure-combat = combat { $value }{ $dice ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }with { $dice } dice
}
cogs-twilight_imperium-figure-move = move { $move }
cogs-twilight_imperium-figure-capacity = capacity { $capacity }
cogs-twilight_imperium-figure-supply = { $supply } at most
twilight_imperium-colour-green = green
twilight_imperium-colour-blue = blue
twilight_imperium-colour-yellow = yellow
twilight_imperium-colour-red = red
cogs-twilight_imperium-needs = Prerequisites: { LABELS("twilight_imperium-colour", $symbols) }
cogs-twilight_imperium-place-values = resources { $resources } · influence { $influence }
cogs-twilight_imperium-place-trait = { $trait ->
    [cultural] cultural
    [hazardous] hazardous
   *[industrial] industrial
}
cogs-twilight_imperium-place-specialty = technology specialty { LABEL("twilight_imperium-colour", $colour) }
cogs-twilight_imperium-place-home = Home of { LABEL("twilight_imperium-faction", $faction) }
cogs-twilight_imperium-place-beside = In one system with { LABELS("twilight_imperium-place", $planets) }
cogs-twilight_imperium-place-tiles = Tile { $tiles }
cogs-twilight_imperium-faction-start = Begins with { LABELS("twilight_imperium-unit", $units) }
cogs-twilight_imperium-faction-commodities = { $count } commodities
cogs-twilight_imperium-idle = It does nothing at this table, which plays without what it is about.

## Secondary abilities of strategy cards

cogs-twilight_imperium-secondary-leadership = The others: a command token for every 3 influence; it costs no strategy token.
cogs-twilight_imperium-secondary-diplomacy = The others: for a strategy token up to 2 exhausted planets of theirs become ready.
cogs-twilight_imperium-secondary-politics = The others: for a strategy token 2 action cards, where a table plays with them.
cogs-twilight_imperium-secondary-construction = The others: a strategy token goes into a system, and a PDS or a space dock onto a planet of theirs there.
cogs-twilight_imperium-secondary-trade = The others: for a strategy token they replenish their commodities.
cogs-twilight_imperium-secondary-warfare = The others: for a strategy token one space dock of their home system produces.
cogs-twilight_imperium-secondary-imperial = The others: for a strategy token they draw a secret objective.

## How strategy cards are meant (rules 12)

twilight_imperium-ruling-leadership = No more tokens than the reserve has. Influence beyond a multiple of 3 is lost.
twilight_imperium-ruling-diplomacy = Not the system of Mecatol Rex. It is no activation, and whoever has a token there places none.
twilight_imperium-ruling-politics = Not the speaker; yourself, if you are not. Where a table plays with agendas you then look at the two on top and put each back on top or at the bottom.
twilight_imperium-ruling-construction = Both may stand on one planet, and each is optional. Where a token of yours lies already, the one for following goes to the reserve.
twilight_imperium-ruling-trade = Whoever was chosen replenishes in its turn, for no token, and once.
twilight_imperium-ruling-warfare = The token comes into a pool of your choice; without one on the board only the sheet is laid out anew. The dock that produces places no token.
twilight_imperium-ruling-technology = Where nothing can be researched nothing is paid.
twilight_imperium-ruling-imperial = It is scored beside what the status phase allows, and paid now. Whoever holds more than three secrets then gives one back.

## What lies on the map beside planets

twilight_imperium-feature-asteroid_field = Asteroid field
twilight_imperium-feature-supernova = Supernova
twilight_imperium-feature-nebula = Nebula
twilight_imperium-feature-gravity_rift = Gravity rift
twilight_imperium-feature-alpha = Alpha wormhole
twilight_imperium-feature-beta = Beta wormhole
twilight_imperium-feature-delta = Delta wormhole
twilight_imperium-feature-empty = Empty space
twilight_imperium-feature-custodians = Custodians token
twilight_imperium-does-asteroid_field = No ship may enter it or pass through, unless Antimass Deflectors lets it.
twilight_imperium-does-supernova = No ship may enter it or pass through. Magmus Reactor lets ships in, Gashlai Physiology through.
twilight_imperium-does-nebula = Ships enter it only where it is activated, and never pass through. A ship that begins there has move 1. Who defends it has +1 on combat rolls of ships.
twilight_imperium-does-gravity_rift = A ship that leaves it, or passes through, moves 1 further and rolls a die: on 1 to 3 it is lost with all it carries.
twilight_imperium-does-alpha = All systems with an alpha wormhole are adjacent.
twilight_imperium-does-beta = All systems with a beta wormhole are adjacent.
twilight_imperium-does-delta = All systems with a delta wormhole are adjacent: the home of the Creuss, their gate, and where the Hil Colish is.
twilight_imperium-does-empty = Nothing is there: ships come, stay and go.
twilight_imperium-does-custodians = It lies on Mecatol Rex. Who could land there may take it for 6 influence: a victory point, and then ground forces must land. From then on each round has an agenda phase, where a table plays with agendas.
twilight_imperium-does-mecatol_rex = Nobody lands here before the custodians token is taken. With it the card Imperial gives a victory point instead of a secret objective.
twilight_imperium-does-flagship = Each faction has one of its own.
twilight_imperium-ruling-supernova = A ship that is there already may leave.
twilight_imperium-ruling-nebula = No retreat ends there. With the law Shared Research ships pass through.
twilight_imperium-ruling-gravity_rift = Each time it leaves one. To come in costs nothing.
twilight_imperium-ruling-alpha = A token of the Creuss can lie elsewhere. For them alpha and beta meet.
twilight_imperium-ruling-beta = A token of the Creuss can lie elsewhere. For them alpha and beta meet.
twilight_imperium-ruling-mecatol_rex = It is no home planet and has no trait.

## Help of one page: of a way to act, of a step of a form (`KEY-rule`)

twilight_imperium-way-tactical-rule = A tactical action takes a token out of your tactic pool and puts it into a system. Then your ships come there, space cannons fire, the fleets fight, ground forces land and fight, and space docks there produce. A system with a token of yours cannot be activated again this round, and your ships in it stay there.
twilight_imperium-way-strategic-rule = You use the primary ability of a strategy card of yours; then each of the others may use its secondary ability, for a token of the strategy pool. A card is used once a round, and you cannot pass before yours are used.
twilight_imperium-way-component-rule = A component action is what a technology, an action card, a promissory note or an ability of your faction says after "Action". It takes your whole turn and no token, unless its text asks for one.
twilight_imperium-ask-move-rule = Ships may come from systems without a command token of yours, as far as their move value says, and not through systems with ships of others. Supernovas and asteroid fields bar the way, a nebula can only be the end of it and ships leave it with move value 1, and each ship that leaves a gravity rift may be lost but goes one system further. Several types from several places may come together.
twilight_imperium-ask-cargo-rule = Fighters and ground forces ride in ships with capacity, as many as their numbers say: from where the ship starts, from systems it passes without a token of yours, and from the active system. Who stays on a planet defends it.
twilight_imperium-ask-payment-rule = You pay with planets, which are exhausted until the status phase, and with trade goods, each worth 1. What a planet is worth beyond the price is lost.
twilight_imperium-ask-payment-planets-rule = Choose the planets that pay; trade goods make up what is missing. They are exhausted until the status phase, and what is worth more than the price is lost.
twilight_imperium-ask-target-rule = The card or ability is used at once, against what you name here. Until then you can go back, and nothing has been used.
