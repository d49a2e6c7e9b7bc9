### Action cards of Twilight Imperium: names and what they do in our own words, how they are played. $seat is a name.

## Cards

twilight_imperium-component-sabotage = Sabotage
twilight_imperium-component-cripple_defenses = Cripple Defenses
twilight_imperium-component-economic_initiative = Economic Initiative
twilight_imperium-component-focused_research = Focused Research
twilight_imperium-component-frontline_deployment = Frontline Deployment
twilight_imperium-component-ghost_ship = Ghost Ship
twilight_imperium-component-industrial_initiative = Industrial Initiative
twilight_imperium-component-insubordination = Insubordination
twilight_imperium-component-lucky_shot = Lucky Shot
twilight_imperium-component-mining_initiative = Mining Initiative
twilight_imperium-component-plague = Plague
twilight_imperium-component-reactor_meltdown = Reactor Meltdown
twilight_imperium-component-rise_of_a_messiah = Rise of a Messiah
twilight_imperium-component-signal_jamming = Signal Jamming
twilight_imperium-component-spy = Spy
twilight_imperium-component-tactical_bombardment = Tactical Bombardment
twilight_imperium-component-unexpected_action = Unexpected Action
twilight_imperium-component-unstable_planet = Unstable Planet
twilight_imperium-component-uprising = Uprising
twilight_imperium-component-war_effort = War Effort

twilight_imperium-does-sabotage = When another player plays an action card: it has no effect. Sabotage itself cannot be cancelled by one.
twilight_imperium-does-cripple_defenses = Action: destroy every PDS on one planet of another player.
twilight_imperium-does-economic_initiative = Action: all your cultural planets become ready.
twilight_imperium-does-focused_research = Action: pay 4 trade goods and research a technology, which you choose once the card has gone through.
twilight_imperium-does-frontline_deployment = Action: place 3 infantry on one planet of yours.
twilight_imperium-does-ghost_ship = Action: place a destroyer in a wormhole system outside home systems where nobody else has ships.
twilight_imperium-does-industrial_initiative = Action: gain 1 trade good for each industrial planet of yours.
twilight_imperium-does-insubordination = Action: another player takes 1 token out of the tactic pool, back to the reserve.
twilight_imperium-does-lucky_shot = Action: destroy a dreadnought, cruiser or destroyer of another player in a system with a planet of yours. It cannot sustain that.
twilight_imperium-does-mining_initiative = Action: gain trade goods equal to the resources of one planet of yours. It stays ready.
twilight_imperium-does-plague = Action: roll a die for each infantry on one planet of another player; each 6 or more destroys one.
twilight_imperium-does-reactor_meltdown = Action: destroy a space dock of another player outside home systems.
twilight_imperium-does-rise_of_a_messiah = Action: place 1 infantry on every planet of yours.
twilight_imperium-does-signal_jamming = Action: put a token of another player's reserve into a system with a ship of yours or next to one, outside home systems. They cannot activate it.
twilight_imperium-does-spy = Action: another player gives you one action card, drawn at random. Only the two of you see it.
twilight_imperium-does-tactical_bombardment = Action: in a system with units of yours that bombard, all planets of other players become exhausted.
twilight_imperium-does-unexpected_action = Action: one token of yours goes from the board back to the reserve. That system can be activated again.
twilight_imperium-does-unstable_planet = Action: a hazardous planet of another player becomes exhausted and loses up to 3 infantry.
twilight_imperium-does-uprising = Action: exhaust a ready planet of another player outside home systems and gain trade goods equal to its resources.
twilight_imperium-does-war_effort = Action: place a cruiser in a system with ships of yours.

twilight_imperium-source-industrial_initiative = Industrial Initiative
twilight_imperium-source-mining_initiative = Mining Initiative
twilight_imperium-source-uprising = Uprising

twilight_imperium-coin-one-cards = action card
twilight_imperium-coin-cards = action cards

## Options of a table

twilight_imperium-option-action_cards = Action cards
twilight_imperium-option-action_cards-desc = Whether action cards are drawn and played. Usually they are.
twilight_imperium-action_cards-off = without
twilight_imperium-action_cards-on = with action cards
twilight_imperium-action_cards-off-desc = Politics gives a trade good instead.
twilight_imperium-action_cards-on-desc = Cards that could do nothing at the table are left out. Every card can be looked up.

## Questions

twilight_imperium-ask-throw-off = You may hold { $limit } action cards: which { $count ->
    [one] one do
   *[other] { $count } do
} you throw off?
twilight_imperium-ask-throw-off-hint = Cards that are thrown off lie open for everybody. Only then does your game go on.
twilight_imperium-ask-throw-off-act = Throw them off
twilight_imperium-ask-calls = Which of these are you never asked about? You alone see it. Others wait no less for it.
twilight_imperium-ask-calls-button = Questions I never want
twilight_imperium-rule-calls = Whoever holds an action card that could answer is asked, whatever the card is. Who never wants to be asked passes every time, until it is changed here.
twilight_imperium-rule-action-cards = You may hold 7 action cards. What is too many is thrown off at once, before anything else.
twilight_imperium-topic-throw-off = cards that are thrown off
twilight_imperium-group-action-card = action card
twilight_imperium-group-seat = { $seat }
twilight_imperium-opt-play-card = Play it
twilight_imperium-opt-sabotage = Sabotage: cancel { LABEL("twilight_imperium-component", $component) }
twilight_imperium-opt-never-call = Never ask me: { LABEL("twilight_imperium-moment", $window) }
twilight_imperium-opt-hand-card = { LABEL("twilight_imperium-component", $component) }{ $count ->
    [one] {""}
   *[other] {" "}(you have { $count })
}
twilight_imperium-opt-ship = { LABEL("twilight_imperium-unit", $unit) }: { $seat }, { LABEL("twilight_imperium-place", $system) }
twilight_imperium-opt-ship-hurt = Damaged { LABEL("twilight_imperium-unit", $unit) }: { $seat }, { LABEL("twilight_imperium-place", $system) }
twilight_imperium-opt-system-of = { $seat }: { LABEL("twilight_imperium-place", $system) }
window-AC_PLAYED = whether to cancel an action card
twilight_imperium-window-card = { $seat } plays { LABEL("twilight_imperium-component", $component) }. Cancel it?
twilight_imperium-window-card-place = { $seat } plays { LABEL("twilight_imperium-component", $component) }: { LABEL("twilight_imperium-place", $place) }. Cancel it?
twilight_imperium-window-card-seat = { $seat } plays { LABEL("twilight_imperium-component", $component) } against { $target_seat }. Cancel it?
twilight_imperium-window-card-both = { $seat } plays { LABEL("twilight_imperium-component", $component) } against { $target_seat }: { LABEL("twilight_imperium-place", $place) }. Cancel it?
twilight_imperium-window-card-ship = { $seat } plays { LABEL("twilight_imperium-component", $component) } against a { LABEL("twilight_imperium-unit", $unit) } of { $target_seat } in { LABEL("twilight_imperium-place", $place) }. Cancel it?
twilight_imperium-window-card-does = { LABEL("twilight_imperium-component", $component) }: { $does }
twilight_imperium-window-card-why = If nobody cancels it, it takes effect; to do nothing is to pass. Everybody who holds action cards is asked while a Sabotage may be in a hand, so being asked says nothing of who has one.

## What happens

twilight_imperium-event-cards-drawn = { $seat } draws: { LABELS("twilight_imperium-component", $components) }.
twilight_imperium-event-cards-drawn-hidden = { $seat } draws { $count ->
    [one] an action card
   *[other] { $count } action cards
}.
twilight_imperium-event-cards-discarded = { $seat } throws off { LABELS("twilight_imperium-component", $components) }.
twilight_imperium-event-cards-reshuffled = The action cards that lay open are shuffled into a new deck ({ $count }).
twilight_imperium-event-card-played-place = { $seat } plays { LABEL("twilight_imperium-component", $component) }: { LABEL("twilight_imperium-place", $place) }.
twilight_imperium-event-card-played-seat = { $seat } plays { LABEL("twilight_imperium-component", $component) } against { $target_seat }.
twilight_imperium-event-card-played-both = { $seat } plays { LABEL("twilight_imperium-component", $component) } against { $target_seat }: { LABEL("twilight_imperium-place", $place) }.
twilight_imperium-event-card-played-ship = { $seat } plays { LABEL("twilight_imperium-component", $component) } against a { LABEL("twilight_imperium-unit", $unit) } of { $target_seat } in { LABEL("twilight_imperium-place", $place) }.
twilight_imperium-event-card-cancelled = { LABEL("twilight_imperium-component", $component) } of { $seat } is cancelled and has no effect.
twilight_imperium-event-card-taken = { $seat } takes { LABEL("twilight_imperium-component", $component) } from { $target_seat }.
twilight_imperium-event-card-taken-hidden = { $seat } takes an action card from { $target_seat }.
twilight_imperium-event-plague = Plague on { LABEL("twilight_imperium-place", $planet) }: { $hits } infantry lost (dice { $dice }).
twilight_imperium-event-token-to-reserve = { $seat } puts a token from { LABEL("twilight_imperium-place", $system) } back into the reserve.
twilight_imperium-event-tactic-lost = { $seat } loses a token of the tactic pool.

## In panels

twilight_imperium-about-strategy-3-cards = Name a new speaker other than the present one, yourself too if you are not it, and draw 2 action cards.
twilight_imperium-hand-action-cards = Action cards: { $count }{ $limit ->
    [99] {""}
   *[other] {" "}of at most { $limit }
}
twilight_imperium-hand-action-card = { LABEL("twilight_imperium-component", $component) } · { $does }

## Words of pictures

pic-twilight_imperium-hand-action-cards = Action cards ({ $count }{ $limit ->
    [99] {""}
   *[other] {" "}of at most { $limit }
})
pic-twilight_imperium-hand-no-action-cards = None right now.
pic-twilight_imperium-hand-as-action = As an action of your turn
pic-twilight_imperium-hand-closed = { $name } holds { $count ->
    [one] 1 action card.
   *[other] { $count } action cards.
}
pic-twilight_imperium-alt-action-cards = Action cards: { $cards }.
pic-twilight_imperium-alt-action-cards-closed = Action cards: { $count }.

## Rulings, where a card is looked up

twilight_imperium-ruling-sabotage = It is asked for before anything is paid or rolled. A cancelled card is discarded, costs nothing, and its player does something else.
twilight_imperium-ruling-cripple_defenses = A planet without a PDS may be named too.
twilight_imperium-ruling-economic_initiative = It may be played without any such planet.
twilight_imperium-ruling-focused_research = Prerequisites must be met as always.
twilight_imperium-ruling-frontline_deployment = All three land on the same planet.
twilight_imperium-ruling-ghost_ship = Every kind of wormhole counts. The fleet pool holds for the destroyer too; with none left in the reserve one comes from elsewhere. The gate of the Ghosts of Creuss will do, a home system will not.
twilight_imperium-ruling-industrial_initiative = It may be played without any such planet.
twilight_imperium-ruling-insubordination = Who has no token in the tactic pool cannot be named.
twilight_imperium-ruling-lucky_shot = Faction versions of these ships count. What the ship carried may then be too much.
twilight_imperium-ruling-mining_initiative = What counts is the value the planet has now.
twilight_imperium-ruling-plague = A planet without infantry may be named. Dice fall after the cancel; Infantry II is rolled for as usual.
twilight_imperium-ruling-reactor_meltdown = Fighters that the dock held may then be too many. A Floating Factory is a dock too.
twilight_imperium-ruling-rise_of_a_messiah = Infantry stands in at most 12 places; beyond that a group must come back from elsewhere. None comes into a demilitarized zone.
twilight_imperium-ruling-signal_jamming = Mecatol Rex may be named. It is no activation. With an empty reserve the token comes from a pool of its owner's choice. There must be no token of that player yet.
twilight_imperium-ruling-spy = Who holds no card cannot be named. Over the limit you throw off at once.
twilight_imperium-ruling-tactical_bombardment = It may be played though no planet becomes exhausted.
twilight_imperium-ruling-unexpected_action = The token goes to the reserve, not onto the sheet.
twilight_imperium-ruling-unstable_planet = A planet that is exhausted already may be named; it loses as many infantry as there are, at most 3.
twilight_imperium-ruling-uprising = Mecatol Rex may be named.
twilight_imperium-ruling-war_effort = The fleet pool holds for it too; with none left in the reserve one comes from elsewhere.
cogs-twilight_imperium-copies = { $count ->
    [one] One of them in the deck.
   *[other] { $count } of them in the deck.
}
