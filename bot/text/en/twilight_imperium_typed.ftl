### Typed lines of Twilight Imperium and its commands. $word as it was typed · $place system or planet · $unit type

## What a line cannot mean

twilight_imperium-line-long = That is too long: a line has at most { $most } letters.
twilight_imperium-line-empty = Nothing is named. Type what you choose; the suggestions show what there is.
twilight_imperium-line-unknown = `{ $word }` is nothing that can be chosen here. The suggestions show what can.
twilight_imperium-line-part = `{ $word }` does not belong here. Parts after the first begin with `;` and their name.
twilight_imperium-line-missing = Something is missing: say `; { $word }` and what you choose there.
twilight_imperium-line-count = `{ $word }`: at most { $most }.
twilight_imperium-line-whence = From where does `{ $word }` come? Write the system or planet before it, as in `304 2cv`.
twilight_imperium-line-cargo = `{ $word }` does not ride: only fighters and ground forces do (MV9).
twilight_imperium-line-stays = `{ $word }` is in that system already and need not be named.
twilight_imperium-line-none-there = There is no { LABEL("twilight_imperium-unit", $unit) } of yours in { LABEL("twilight_imperium-place", $place) } (MV2).
twilight_imperium-line-own-token = Your own command token lies in { LABEL("twilight_imperium-place", $place) }: nothing leaves it (MV3).
twilight_imperium-line-ceasefire = Nobody may enter { LABEL("twilight_imperium-place", $place) } now (AT6).
twilight_imperium-line-immobile = { LABEL("twilight_imperium-unit", $unit) } does not fly by itself (MV2).
twilight_imperium-line-too-far = { LABEL("twilight_imperium-unit", $unit) } in { LABEL("twilight_imperium-place", $place) }: move value { $move }, and it is { $steps } systems away (MV5).
twilight_imperium-line-ships = { LABEL("twilight_imperium-unit", $unit) } in { LABEL("twilight_imperium-place", $origin) }: other ships are in the way in { LABEL("twilight_imperium-place", $place) } (MV6).
twilight_imperium-line-asteroid-field = { LABEL("twilight_imperium-unit", $unit) } in { LABEL("twilight_imperium-place", $origin) }: the asteroid field { LABEL("twilight_imperium-place", $place) } is in the way (MV7).
twilight_imperium-line-supernova = { LABEL("twilight_imperium-unit", $unit) } in { LABEL("twilight_imperium-place", $origin) }: the supernova { LABEL("twilight_imperium-place", $place) } is in the way (MV7).
twilight_imperium-line-nebula = { LABEL("twilight_imperium-unit", $unit) } in { LABEL("twilight_imperium-place", $origin) }: the nebula { LABEL("twilight_imperium-place", $place) } is in the way (MV7).

## Commands

cmd-ti-move-name = move
cmd-ti-move-desc = Answer what is asked as a line, such as 205: 304 2cv, 302 dn
cmd-ti-move-arg-line-name = line
cmd-ti-move-arg-line-desc = What you do; the suggestions are legal
cmd-ti-produce-name = produce
cmd-ti-produce-desc = Produce units, such as 2cv 4ff 2inf
cmd-ti-produce-arg-line-name = line
cmd-ti-produce-arg-line-desc = Numbers and units
cmd-ti-score-name = score
cmd-ti-score-desc = Score objectives
cmd-ti-score-arg-line-name = line
cmd-ti-score-arg-line-desc = Which one, and what is paid
cmd-ti-trade-name = trade
cmd-ti-trade-desc = Offer a trade, such as hacan: 2tg; take 3com
cmd-ti-trade-arg-line-name = line
cmd-ti-trade-arg-line-desc = With whom, what you give, what you take
cmd-ti-board-name = board
cmd-ti-board-desc = The galaxy, a part of it, or something laid over it
cmd-ti-board-arg-system-name = system
cmd-ti-board-arg-system-desc = Position or planet in the middle
cmd-ti-board-arg-over-name = over
cmd-ti-board-arg-over-desc = What is laid over it
cmd-ti-board-arg-whose-name = whose
cmd-ti-board-arg-whose-desc = Whose reach, tokens or threats
cmd-ti-table-name = table
cmd-ti-table-desc = Strategy cards, objectives and everybody at a glance
cmd-ti-hand-name = hand
cmd-ti-hand-desc = Your tokens, cards, planets and objectives
cmd-ti-card-name = card
cmd-ti-card-desc = Any card, technology, objective, unit, faction or planet: what it does and how it is meant
cmd-ti-card-arg-name-name = name
cmd-ti-card-arg-name-desc = Its name in either language
cmd-ti-faction-name = faction
cmd-ti-faction-desc = A faction with its abilities, tokens and points
cmd-ti-faction-arg-whose-name = whose
cmd-ti-faction-arg-whose-desc = Whose; yours if left out
cmd-ti-tech-name = tech
cmd-ti-tech-desc = A technology tree
cmd-ti-tech-arg-whose-name = whose
cmd-ti-tech-arg-whose-desc = Whose; yours if left out
cmd-ti-odds-name = odds
cmd-ti-odds-desc = The odds of a fight in a system
cmd-ti-odds-arg-system-name = system
cmd-ti-odds-arg-system-desc = Where the fight is
cmd-ti-planets-name = planets
cmd-ti-planets-desc = Planets with what they give
cmd-ti-planets-arg-whose-name = whose
cmd-ti-planets-arg-whose-desc = Whose; yours if left out
cmd-ti-objectives-name = objectives
cmd-ti-objectives-desc = Objectives, how far everybody is, and what you could do
cmd-ti-deals-name = deals
cmd-ti-deals-desc = Promises that were written down

## Why a command does nothing

cogs-twilight_imperium-not-step = That is not asked now. /ti move answers whatever is asked; My move shows it.
cogs-twilight_imperium-no-trade = There is nothing to offer now. Offers are made while somebody thinks about a turn, and as long as an agenda lies before the council, if there is something to trade.
cogs-twilight_imperium-no-system = No system or planet here is called { $text }. Type a position such as 205.
cogs-twilight_imperium-nobody = Nobody here is called { $text }. Type a name, a faction or a seat number.
cogs-twilight_imperium-no-card = No card is called { $text }.
cogs-twilight_imperium-no-fight = Nothing of yours could fight there.

## What there is to look at

cogs-twilight_imperium-look = Look up
cogs-twilight_imperium-look-headline = What would you like to look at? Only you can see it.
cogs-twilight_imperium-look-table = Table
cogs-twilight_imperium-look-objectives = Objectives
cogs-twilight_imperium-look-could = What could I do?
cogs-twilight_imperium-look-odds = Odds
cogs-twilight_imperium-look-deals = Deals
cogs-twilight_imperium-look-crop = Closer
cogs-twilight_imperium-look-over = Lay over the galaxy
cogs-twilight_imperium-look-factions = A faction's sheet
cogs-twilight_imperium-look-sheets = Somebody's sheet
cogs-twilight_imperium-look-seat = Faction
cogs-twilight_imperium-look-tech = Technologies
cogs-twilight_imperium-look-planets = Planets
cogs-twilight_imperium-whose = Whose?
twilight_imperium-over-reach = Reach
twilight_imperium-over-cannon = Space cannon cover
twilight_imperium-over-traits = Traits and specialties
twilight_imperium-over-free = Free planets
twilight_imperium-over-tokens = Command tokens
twilight_imperium-over-wormholes = Wormholes
twilight_imperium-over-threats = What can reach me
cogs-twilight_imperium-crop-title = Closer
cogs-twilight_imperium-crop-label = Position such as 205, or a planet
cogs-twilight_imperium-crop-of = { LABEL("twilight_imperium-place", $system) } and what lies around it.
cogs-twilight_imperium-table = The table: only you can see this.
cogs-twilight_imperium-nowhere = Nowhere.
cogs-twilight_imperium-nothing = Nothing yet.
cogs-twilight_imperium-technologies = **{ $name }**: { $count } technologies
cogs-twilight_imperium-researchable = Within reach: { $list }
cogs-twilight_imperium-planets = **{ $name }**: resources { $resources }/{ $resources_all }, influence { $influence }/{ $influence_all }, trade goods { $goods }
cogs-twilight_imperium-planet = { $ready ->
    [0] ▫
   *[other] ▪
 } { LABEL("twilight_imperium-place", $planet) } ({ $system }): { $resources }/{ $influence }{ $ready ->
    [0] , exhausted
   *[other] {""}
 }
cogs-twilight_imperium-no-faction = No faction has been chosen yet.
cogs-twilight_imperium-seat = **{ $name }** · { LABEL("twilight_imperium-faction", $faction) } · { $points } points
cogs-twilight_imperium-scored = Scored: { $list }
cogs-twilight_imperium-secrets-held = Secret objectives held: { $count }
cogs-twilight_imperium-objectives = Objectives; { $target } points win.
cogs-twilight_imperium-has = { $name } { $has }/{ $asked }
cogs-twilight_imperium-has-scored = { $name } scored ({ $has }/{ $asked })
cogs-twilight_imperium-sealed = Nobody can score it any more: the law that laid it open is gone.

## What could I do?

cogs-twilight_imperium-could = { $acts ->
    [0] You have no actions left this round.
   *[other] Within reach this round, with { $tokens } tactic tokens:
 }
cogs-twilight_imperium-could-home = You do not hold your home system: public objectives cannot be scored (OB2).
cogs-twilight_imperium-could-ready = Can be scored as things are
cogs-twilight_imperium-could-near = Within reach this round
cogs-twilight_imperium-could-far = Farther away
cogs-twilight_imperium-prospect = { LABEL("twilight_imperium-objective", $objective) }{ $secret ->
    [0] {""}
   *[other] {" "}(secret)
 }: { $has }/{ $asked } · { $does }
cogs-twilight_imperium-chances-planets = Planets within reach: { $list }
cogs-twilight_imperium-chances-presence = Ships could come to: { $list }
cogs-twilight_imperium-chances-technologies = To be researched: { $list }
cogs-twilight_imperium-chances-structures = To be built: { $list }
cogs-twilight_imperium-chances-ships = To be produced: { $list }

## Odds

cogs-twilight_imperium-odds-about = Where others have ships: the odds if all of yours that can come meet them.
cogs-twilight_imperium-odds-where = In which system?
cogs-twilight_imperium-odds = A fight in { LABEL("twilight_imperium-place", $system) }, from what everybody sees:
cogs-twilight_imperium-odds-line = You win { $win } %, they win { $lose } %, nobody is left { $neither } %{ $exact ->
    [0] {" "}(drawn fights)
   *[other] {""}
 }.

## Deals

cogs-twilight_imperium-look-trade = Trade
cogs-twilight_imperium-trade = Trade: neighbours exchange trade goods and commodities, each pair once a turn and one of the two on turn. Whoever gets a commodity gets it as a trade good.
cogs-twilight_imperium-trade-agenda = Trade over an agenda: everybody with everybody, neighbours or not, each two once for this agenda. Whoever gets a commodity gets it as a trade good.
cogs-twilight_imperium-trade-seat = { $name }: trade goods { $goods }, commodities { $commodities }{ $near ->
    [near] {" "}· neighbour
   *[far] {""}
}
cogs-twilight_imperium-trade-accept = Accept { $name }'s offer
cogs-twilight_imperium-deals = Promises. Nobody enforces or judges them; exchanges that bind are offers.
cogs-twilight_imperium-deals-none = Nothing is written down that you can read.
cogs-twilight_imperium-deal-agreed = **{ $seat } → { $to_seat }**: { $words } ({ $everyone ->
    [0] between the two
   *[other] shown to all
 })
cogs-twilight_imperium-deal-open = **{ $seat } → { $to_seat }**: { $words } (waits for a word of { $to_seat }; { $everyone ->
    [0] between the two
   *[other] then shown to all
 })
cogs-twilight_imperium-offer-promises = Written promises between the two of you, which no offer carries out and nobody enforces (answered under Deals):
cogs-twilight_imperium-deal-with = Write a promise down with ...
cogs-twilight_imperium-deal-two = { $name }: between the two of us
cogs-twilight_imperium-deal-all = { $name }: shown to all once agreed
cogs-twilight_imperium-deal-label = What do you promise, and for what?
cogs-twilight_imperium-deal-hint = I stay out of 205 until round 4; you leave 304 to me.
cogs-twilight_imperium-deal-written = Written down. { $name } finds it under Deals; say that it is there.
cogs-twilight_imperium-deal-agree = Agree: { $words }
cogs-twilight_imperium-deal-decline = Decline: { $words }
cogs-twilight_imperium-deal-take-back = Take back my last one

## What units, goods and pools are also called in typed lines, parted by commas

twilight_imperium-typed-fighter = fighter, fighters, ff
twilight_imperium-typed-infantry = infantry, inf, gf
twilight_imperium-typed-destroyer = destroyer, destroyers, dd
twilight_imperium-typed-cruiser = cruiser, cruisers, ca
twilight_imperium-typed-carrier = carrier, carriers, cv
twilight_imperium-typed-dreadnought = dreadnought, dreadnoughts, dn
twilight_imperium-typed-war_sun = war sun, war suns, ws
twilight_imperium-typed-flagship = flagship, fs
twilight_imperium-typed-pds = pds
twilight_imperium-typed-space_dock = space dock, space docks, dock, sd
twilight_imperium-typed-goods = trade good, trade goods, tg
twilight_imperium-typed-commodities = commodity, commodities, com
twilight_imperium-typed-tactic = tactic, t
twilight_imperium-typed-fleet = fleet, f
twilight_imperium-typed-strategy = strategy, s
twilight_imperium-typed-pass = pass
twilight_imperium-typed-follow = follow
twilight_imperium-typed-decline = decline
twilight_imperium-typed-none = none
twilight_imperium-typed-nothing = nothing
