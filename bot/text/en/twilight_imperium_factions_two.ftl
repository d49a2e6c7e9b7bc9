# Twilight Imperium: Winnu, Muaat, Yssaril and Arborec: what they and their cards are called, and what these do.

## Factions

twilight_imperium-faction-muaat = The Embers of Muaat
twilight_imperium-faction-arborec = The Arborec
twilight_imperium-faction-yssaril = The Yssaril Tribes
twilight_imperium-faction-winnu = The Winnu

## Abilities and cards by what they are called

twilight_imperium-component-star_forge = Star Forge
twilight_imperium-component-gashlai_physiology = Gashlai Physiology
twilight_imperium-component-the_inferno = The Inferno
twilight_imperium-component-magmus_reactor = Magmus Reactor
twilight_imperium-component-prototype_war_sun_ii = Prototype War Sun II
twilight_imperium-technology-magmus_reactor = Magmus Reactor
twilight_imperium-technology-prototype_war_sun_ii = Prototype War Sun II
twilight_imperium-source-magmus_reactor = Magmus Reactor
twilight_imperium-model-the_inferno = The Inferno
twilight_imperium-model-prototype_war_sun_i = Prototype War Sun I
twilight_imperium-component-mitosis = Mitosis
twilight_imperium-component-duha_menaimon = Duha Menaimon
twilight_imperium-component-bioplasmosis = Bioplasmosis
twilight_imperium-component-letani_warrior_ii = Letani Warrior II
twilight_imperium-technology-bioplasmosis = Bioplasmosis
twilight_imperium-technology-letani_warrior_ii = Letani Warrior II
twilight_imperium-model-duha_menaimon = Duha Menaimon
twilight_imperium-model-letani_warrior_i = Letani Warrior I
twilight_imperium-component-stall_tactics = Stall Tactics
twilight_imperium-component-scheming = Scheming
twilight_imperium-component-crafty = Crafty
twilight_imperium-component-y_sia_y_ssrila = Y'sia Y'ssrila
twilight_imperium-component-mageon_implants = Mageon Implants
twilight_imperium-component-transparasteel_plating = Transparasteel Plating
twilight_imperium-technology-mageon_implants = Mageon Implants
twilight_imperium-technology-transparasteel_plating = Transparasteel Plating
twilight_imperium-model-y_sia_y_ssrila = Y'sia Y'ssrila
twilight_imperium-component-blood_ties = Blood Ties
twilight_imperium-component-reclamation = Reclamation
twilight_imperium-component-salai_sai_corian = Salai Sai Corian
twilight_imperium-component-lazax_gate_folding = Lazax Gate Folding
twilight_imperium-component-hegemonic_trade_policy = Hegemonic Trade Policy
twilight_imperium-technology-lazax_gate_folding = Lazax Gate Folding
twilight_imperium-technology-hegemonic_trade_policy = Hegemonic Trade Policy
twilight_imperium-model-salai_sai_corian = Salai Sai Corian

## What they do

twilight_imperium-does-star_forge = Action, a strategy token: 2 fighters or 1 destroyer into a system with a war sun of yours.
twilight_imperium-does-gashlai_physiology = Your ships may pass through supernovas.
twilight_imperium-does-the_inferno = Action, a strategy token: 1 cruiser beside it.
twilight_imperium-does-magmus_reactor = Your ships may enter supernovas. Producing where anybody's war sun already is, or beside a supernova: 1 trade good.
twilight_imperium-does-prototype_war_sun_ii = War sun: move 3, cheaper by 2. Planetary shields where it is do not hold.
twilight_imperium-does-mitosis = Your docks make no infantry; 1 infantry grows on a planet of yours as each status phase begins.
twilight_imperium-does-duha_menaimon = When you activate its system, you may produce up to 5 units there first.
twilight_imperium-does-bioplasmosis = At the end of each status phase your infantry may go to planets of yours nearby.
twilight_imperium-does-letani_warrior_ii = Infantry that hits on 7 and makes 2 units each. Destroyed, on 6+ it comes back home.
twilight_imperium-does-stall_tactics = Action: discard an action card.
twilight_imperium-does-scheming = When you draw action cards, draw 1 more, then discard 1 of your hand.
twilight_imperium-does-crafty = You may hold any number of action cards, whatever a law says.
twilight_imperium-does-y_sia_y_ssrila = It passes through systems with other players' ships.
twilight_imperium-does-mageon_implants = Action, exhaust: look at another player's action cards and take one.
twilight_imperium-does-transparasteel_plating = In your turns players who have passed cannot play action cards.
twilight_imperium-does-blood_ties = You take the custodians token from Mecatol Rex without paying influence.
twilight_imperium-does-reclamation = After an action in which you gain Mecatol Rex you may place a PDS and a space dock there.
twilight_imperium-does-salai_sai_corian = It rolls a die for each non-fighter ship of the opponent.
twilight_imperium-does-lazax_gate_folding = Without Mecatol Rex, it has an alpha and a beta wormhole in your actions. With it: action, exhaust, 1 infantry there.
twilight_imperium-does-hegemonic_trade_policy = Exhaust as you produce: resources and influence of a planet of yours change places for it.

## A first round, and how they are played

pic-twilight_imperium-first-muaat-1 = Your war sun beats all that others have now: take planets with it and 4 infantry.
pic-twilight_imperium-first-muaat-2 = Star Forge makes ships far from home: keep a strategy token for it.
pic-twilight_imperium-first-muaat-3 = It moves one system at a time: research Gravity Drive, then Prototype War Sun II.
pic-twilight_imperium-style-muaat = a war sun from the start
pic-twilight_imperium-first-arborec-1 = Your infantry builds where it stands: land everywhere, then produce there.
pic-twilight_imperium-first-arborec-2 = Docks make no infantry: keep some at home, so that more can grow there.
pic-twilight_imperium-first-arborec-3 = Magen Defense Grid and your PDS hold a planet for a round.
pic-twilight_imperium-style-arborec = infantry that builds
pic-twilight_imperium-first-yssaril-1 = Two carriers and five infantry: send them to two systems with planets.
pic-twilight_imperium-first-yssaril-2 = You draw more action cards than others and may keep all: choose Politics or follow it.
pic-twilight_imperium-first-yssaril-3 = Stall Tactics lets you wait: act when everybody else has passed.
pic-twilight_imperium-style-yssaril = action cards and patience
pic-twilight_imperium-first-winnu-1 = You choose a technology to begin with: Sarween Tools or Antimass Deflectors help at once.
pic-twilight_imperium-first-winnu-2 = Land on Mecatol Rex before others: for you the custodians cost nothing.
pic-twilight_imperium-first-winnu-3 = Bring two infantry there: you build a PDS and a dock at once, and must hold them.
pic-twilight_imperium-style-winnu = Mecatol Rex

## What is asked, and why something cannot be

twilight_imperium-ask-mitosis = Mitosis: on which planet does 1 infantry grow?
twilight_imperium-ask-bioplasmosis = Bioplasmosis: which infantry goes to planets of yours in the same system or one next to it?
twilight_imperium-too-far-to-creep = Each infantry goes to a planet in the same system or one next to it (SS3).
twilight_imperium-ask-scheming = Scheming: which action card do you discard?
twilight_imperium-ask-mageon = { LABEL("twilight_imperium-component", $component) }: which action card do you take from { $seat }?
twilight_imperium-event-hand-seen = { $seat } looks at the action cards of { $target_seat }: { LABELS("twilight_imperium-component", $components) }.
twilight_imperium-event-hand-seen-hidden = { $seat } looks at the action cards of { $target_seat }.
twilight_imperium-ask-reclamation = Reclamation: what do you place on Mecatol Rex?
twilight_imperium-opt-reclaim-both = A space dock and a PDS
twilight_imperium-ask-hegemonic = Hegemonic Trade Policy: for producing in { LABEL("twilight_imperium-place", $system) }, of which planet do resources and influence change places?
twilight_imperium-opt-hegemonic = { LABEL("twilight_imperium-place", $planet) } ({ $resources ->
    [one] 1 resource
   *[other] { $resources } resources
})
twilight_imperium-event-hegemonic = { $seat } uses Hegemonic Trade Policy: { LABEL("twilight_imperium-place", $planet) } counts { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}.
twilight_imperium-ask-studies = Which technology do you begin with?
twilight_imperium-event-studied = { $seat } begins with { LABEL("twilight_imperium-technology", $technology) }.
pic-twilight_imperium-faction-own-choice = A technology of your choice without prerequisites
