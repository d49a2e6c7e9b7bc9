### Action cards of fights (rules 22): names, what they do, calls, what happens, rulings.

twilight_imperium-component-morale_boost = Morale Boost
twilight_imperium-component-fighter_prototype = Fighter Prototype
twilight_imperium-component-emergency_repairs = Emergency Repairs
twilight_imperium-component-salvage = Salvage
twilight_imperium-component-shields_holding = Shields Holding
twilight_imperium-component-maneuvering_jets = Maneuvering Jets
twilight_imperium-component-direct_hit = Direct Hit
twilight_imperium-component-courageous_to_the_end = Courageous to the End
twilight_imperium-component-skilled_retreat = Skilled Retreat
twilight_imperium-component-intercept = Intercept

twilight_imperium-does-morale_boost = As a round of combat begins: add 1 to each combat die of your units in it.
twilight_imperium-does-fighter_prototype = As the first round of a space combat begins: add 2 to each combat die of your fighters in it.
twilight_imperium-does-emergency_repairs = As a round of combat begins or ends: all your damaged units in the active system are repaired.
twilight_imperium-does-salvage = After you have won a space combat: all commodities of the loser become trade goods of yours.
twilight_imperium-does-shields_holding = Before your ships take hits in a space combat: up to 2 of them are cancelled.
twilight_imperium-does-maneuvering_jets = Before your units take hits of another player's space cannon: 1 of them is cancelled.
twilight_imperium-does-direct_hit = After a ship of another player has sustained damage from a hit of yours: that ship is destroyed.
twilight_imperium-does-courageous_to_the_end = After a ship of yours is destroyed in a space combat: roll 2 dice; for each that reaches its combat value the opponent chooses a ship of theirs there, which is destroyed.
twilight_imperium-does-skilled_retreat = As a round of space combat begins: all your ships leave for an adjacent system without ships of others, a token of your reserve goes there, and nobody has won.
twilight_imperium-does-intercept = After your opponent has announced a retreat: it does not happen this round.

twilight_imperium-source-salvage = Salvage

## Calls

twilight_imperium-opt-react-place = Play { LABEL("twilight_imperium-component", $component) }: { LABEL("twilight_imperium-place", $system) }
twilight_imperium-opt-react-unit = Play { LABEL("twilight_imperium-component", $component) }: { LABEL("twilight_imperium-unit", $unit) }
twilight_imperium-moment-GC_ROUND_END = A round of ground combat ends
twilight_imperium-window-SC_START = Space combat in { LABEL("twilight_imperium-place", $system) }, round { $round } begins: play a card?
twilight_imperium-window-SC_ROUND = Round { $round } of the space combat begins: play a card?
twilight_imperium-window-SC_ROUND_END = Round { $round } of the space combat is over: play a card?
twilight_imperium-window-SC_END = The space combat in { LABEL("twilight_imperium-place", $system) } is over: play a card?
twilight_imperium-window-SC_RETREAT = { $seat } announces a retreat from { LABEL("twilight_imperium-place", $system) }: play a card?
twilight_imperium-window-SC_HITS = { $seat } is about to take { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}: play a card?
twilight_imperium-window-CN_HITS = Space cannons have hit { $seat }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}. Play a card?
twilight_imperium-window-SU_USED = A { LABEL("twilight_imperium-unit", $unit) } of { $seat } has sustained damage in { LABEL("twilight_imperium-place", $system) }: play a card?
twilight_imperium-window-UN_DIED = Units of { $seat } were destroyed in { LABEL("twilight_imperium-place", $place) }: play a card?
twilight_imperium-window-MV_ARRIVED = Ships of { $seat } have arrived in { LABEL("twilight_imperium-place", $system) }: play a card?
twilight_imperium-window-GC_START = Ground combat on { LABEL("twilight_imperium-place", $planet) }, round { $round } begins: play a card?
twilight_imperium-window-GC_ROUND = Round { $round } of the ground combat on { LABEL("twilight_imperium-place", $planet) } begins: play a card?
twilight_imperium-window-GC_ROUND_END = Round { $round } of the ground combat on { LABEL("twilight_imperium-place", $planet) } is over: play a card?
twilight_imperium-window-card-unit = { $seat } plays { LABEL("twilight_imperium-component", $component) }: { LABEL("twilight_imperium-unit", $unit) }. Cancel it?
window-SC_START = whether to play a card as a space combat begins
window-SC_ROUND = whether to play a card as a round of space combat begins
window-SC_ROUND_END = whether to play a card as a round of space combat ends
window-SC_END = whether to play a card after a space combat
window-SC_RETREAT = whether to play a card against a retreat
window-SC_HITS = whether to play a card before hits are taken
window-CN_HITS = whether to play a card before hits of space cannons are taken
window-SU_USED = whether to play a card against a ship that sustained damage
window-UN_DIED = whether to play a card after units were destroyed
window-GC_START = whether to play a card as a ground combat begins
window-GC_ROUND = whether to play a card as a round of ground combat begins
window-GC_ROUND_END = whether to play a card as a round of ground combat ends
twilight_imperium-ask-give-up = { $count ->
    [one] You lose 1 ship
   *[other] You lose { $count } ships
} in { LABEL("twilight_imperium-place", $system) }: which?

## What happens

twilight_imperium-event-card-played-unit = { $seat } plays { LABEL("twilight_imperium-component", $component) }: { LABEL("twilight_imperium-unit", $unit) }.
twilight_imperium-event-hits-cancelled = { $seat } cancels { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
twilight_imperium-event-salvaged = { $seat } takes { $count ->
    [one] 1 commodity
   *[other] { $count } commodities
} of { $target_seat } as trade goods.
twilight_imperium-event-courageous = { $seat } rolls { $dice } for the lost { LABEL("twilight_imperium-unit", $unit) } (hits on { $value }): { $hits ->
    [one] 1 ship
   *[other] { $hits } ships
} of the opponent.
twilight_imperium-event-slipped-away = All ships of { $seat } leave { LABEL("twilight_imperium-place", $system) } for { LABEL("twilight_imperium-place", $to_system) }. The combat has no winner.
twilight_imperium-event-intercepted = { $target_seat } cannot retreat from { LABEL("twilight_imperium-place", $system) } this round.

## Rulings, where a card is looked up

twilight_imperium-ruling-morale_boost = One for each side and round. Dice that are rolled again count too; anti-fighter barrage, bombardment and space cannons do not.
twilight_imperium-ruling-fighter_prototype = Combat dice alone, in space and in the first round.
twilight_imperium-ruling-emergency_repairs = It can be played where something of yours is damaged, also for ships above a ground combat. As the first round begins it repairs what space cannons did.
twilight_imperium-ruling-salvage = It can be played where the loser has commodities. It is a gain of trade goods, no transaction.
twilight_imperium-ruling-shields_holding = One for each side and batch of hits, barrage included. Not against space cannons, and not where ships are destroyed without a hit.
twilight_imperium-ruling-maneuvering_jets = One for each roll, whether ships or ground forces are hit.
twilight_imperium-ruling-direct_hit = The hit that was sustained stays cancelled. What is left of the hits can be assigned anew. Dreadnought II and its faction versions are immune. It also works after space cannons.
twilight_imperium-ruling-courageous_to_the_end = What counts is the value on the card of the ship, without modifiers. The opponent's ship cannot sustain it. One ship is named for all that fall together.
twilight_imperium-ruling-skilled_retreat = Fighters come along too, and ground forces as far as there is room. Fleet pool and capacity are then checked there. It is no retreat: Intercept does nothing against it.
twilight_imperium-ruling-intercept = For this round alone. The other side cannot announce a retreat in it either.

## Cards that go with an activation

twilight_imperium-component-flank_speed = Flank Speed
twilight_imperium-component-lost_star_chart = Lost Star Chart
twilight_imperium-component-in_the_silence_of_space = In the Silence of Space
twilight_imperium-component-upgrade = Upgrade
twilight_imperium-component-experimental_battlestation = Experimental Battlestation
twilight_imperium-does-flank_speed = With an activation: add 1 to the move value of each of your ships in this tactical action.
twilight_imperium-does-lost_star_chart = With an activation: systems with alpha and beta wormholes are adjacent to each other in this tactical action.
twilight_imperium-does-in_the_silence_of_space = With an activation: your ships that start in one system of your choice may pass through systems with ships of others in this tactical action.
twilight_imperium-does-upgrade = With the activation of a system in which you have a cruiser: that cruiser becomes a dreadnought.
twilight_imperium-does-experimental_battlestation = After ships of another player have moved into a system in or next to which you have a space dock: that dock fires space cannon at them, 3 dice that hit on 5.
twilight_imperium-ruling-flank_speed = One for each tactical action. The move plan is declared with it; if it is cancelled, a plan that does not stand any more is asked for again.
twilight_imperium-ruling-lost_star_chart = For everybody and everything: space cannons that reach, retreats and neighbours too. It goes above Enforced Travel Ban.
twilight_imperium-ruling-in_the_silence_of_space = Only ships that start there. The system that is activated may have ships of others anyway.
twilight_imperium-ruling-upgrade = Before ships move. The cruiser is replaced, not destroyed; your faction has its own dreadnought.
twilight_imperium-ruling-experimental_battlestation = It is part of your one space cannon roll there and hits the active player alone. A dock next to the system will do as well. A Floating Factory may fire, unless it was destroyed just now.
twilight_imperium-ask-activate-with = Which system do you activate with { LABEL("twilight_imperium-component", $component) }?
twilight_imperium-ask-activate-more = Play other cards with the same activation?
twilight_imperium-played-twice = The same card cannot be played twice with one activation.
twilight_imperium-not-playable-there = That card cannot be played with this activation.
twilight_imperium-event-upgraded = A cruiser of { $seat } in { LABEL("twilight_imperium-place", $system) } becomes a dreadnought.
window-MV_ARRIVED = whether to play a card against ships that have arrived

## In the form of a battle

twilight_imperium-ask-orders-cards = What of action cards in this battle?
twilight_imperium-opt-cards-ask = Ask me at their moments
twilight_imperium-opt-cards-pass = Pass all of them, cancelling too
twilight_imperium-opt-cards-say = Say for each of mine when it is played; pass all others
twilight_imperium-ask-orders-card = When do you play { LABEL("twilight_imperium-component", $component) } in this battle?
twilight_imperium-opt-card-ask = Ask me when it fits
twilight_imperium-opt-card-pass = Not in this battle
twilight_imperium-opt-card-now = As soon as it fits
twilight_imperium-opt-card-round = From round { $round } on
twilight_imperium-opt-card-hits = Against { $count } hits or more
twilight_imperium-opt-card-lost = When I lose: { LABEL("twilight_imperium-unit", $unit) }
twilight_imperium-ask-combat-cards-none = Action cards in this battle
twilight_imperium-ask-combat-cards-again = You have said what happens with your action cards in this battle.
twilight_imperium-opt-combat-cards-none = No card in this battle
twilight_imperium-opt-combat-cards-again = Ask me about cards again
