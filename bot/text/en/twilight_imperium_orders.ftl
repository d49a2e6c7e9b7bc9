### Action cards of the strategy and status phases, and what is ordered of cards beforehand. $seat is a name.

## Cards

twilight_imperium-component-summit = Summit
twilight_imperium-component-public_disgrace = Public Disgrace
twilight_imperium-component-political_stability = Political Stability

twilight_imperium-does-summit = As the strategy phase begins: gain 2 command tokens.
twilight_imperium-does-public_disgrace = When another player picks a strategy card: they have to take a different one, if there is one.
twilight_imperium-does-political_stability = When strategy cards would go back: you keep yours, ready, and pick none in the next strategy phase.

twilight_imperium-ruling-summit = Nobody is asked as the phase begins: say before, under Orders for cards, that it is to be played. What the reserve has not is not gained.
twilight_imperium-ruling-public_disgrace = Nobody is asked while somebody picks: say before, under Orders for cards, against whom and at which cards. Trade goods on the card stay there. In the second lap it works too.
twilight_imperium-ruling-political_stability = Nobody is asked as cards go back: say before, at the latest beside the tokens of the status phase. With two strategy cards you keep both. It may be drawn in the same status phase.

## Orders

twilight_imperium-ask-card-orders = Which card do you give an order for? { $count ->
    [0] You hold none of these now; an order waits until you do.
    [one] You hold one of these.
   *[other] You hold { $count } of these.
} You alone see it. Nobody is asked at the moments of these cards, but of Sabotage: without an order they stay in the hand.
twilight_imperium-ask-card-orders-button = Orders for cards
twilight_imperium-rule-card-orders = Some action cards belong to moments at which nobody is asked, so that nobody has to wait. Who holds one says beforehand when it is to be played. It is played then, in silence and at once; the others can cancel it as ever. An order holds until it is changed or its card is played; what is pressed beside the tokens of a status phase is for that one alone.
twilight_imperium-opt-card-order = { LABEL("twilight_imperium-component", $component) }{ $said ->
    [0] {""}
   *[other] {" "}(ordered)
}
twilight_imperium-opt-card-order-none = Not by itself
twilight_imperium-opt-card-order-now = At the next chance
twilight_imperium-opt-strategy-card = { LABEL("twilight_imperium-card", $card) }
twilight_imperium-ask-card-order = { LABEL("twilight_imperium-component", $component) }: by order?
twilight_imperium-opt-card-order-keep = Order { LABEL("twilight_imperium-component", $component) } now
twilight_imperium-opt-card-order-drop = { LABEL("twilight_imperium-component", $component) }: not after all
twilight_imperium-ask-order-summit = Is Summit played as the strategy phase begins?
twilight_imperium-ask-order-disgrace = Whose pick is answered with Public Disgrace? Nobody takes the order back.
twilight_imperium-ask-order-disgrace-cards = Which cards shall { $seat } not take?
twilight_imperium-ask-order-stability = With which strategy cards is Political Stability played? It is played if all you have are among them. None takes the order back.
twilight_imperium-ask-order-sabotage = What does Sabotage cancel without asking you? Where it fits and you have none you pass at once.
twilight_imperium-opt-sabotage-pass = Nothing by itself
twilight_imperium-opt-sabotage-ring = Nothing, but call me by name every time, for all to see
twilight_imperium-opt-sabotage-me = Cards against me, my planets and systems with them
twilight_imperium-opt-sabotage-any = Every card
twilight_imperium-opt-sabotage-chosen = Cards that I name
twilight_imperium-ask-order-sabotage-whose = Of whom?
twilight_imperium-ask-order-sabotage-cards = Which cards does Sabotage cancel?
twilight_imperium-why-card-orders = Who wants to play { LABELS("twilight_imperium-component", $components) } as strategy cards go back orders it before laying out the tokens. The button is there for everybody, whoever holds the card.
twilight_imperium-opt-react = Play { LABEL("twilight_imperium-component", $component) }

## The rest of a turn or an agenda

twilight_imperium-ask-rest = The rest of it
twilight_imperium-opt-rest-turn = Pass everything else in this turn
twilight_imperium-opt-rest-hearing = Pass everything else about this agenda
twilight_imperium-opt-rest-ask = Ask me again
twilight_imperium-ask-ahead = What do you do if it comes to that? Each is looked at when it comes; a card that cannot be played then passes.
twilight_imperium-ask-ahead-button = What may follow
twilight_imperium-ask-ahead-act = So be it
twilight_imperium-ask-follow = { LABEL("twilight_imperium-moment", $window) }
twilight_imperium-opt-ahead-ask = Ask me
twilight_imperium-opt-ahead-pass = Pass
twilight_imperium-opt-ahead-card = { LABEL("twilight_imperium-component", $component) } at the first chance
twilight_imperium-opt-ahead-rest-ask = Ask me of all that is not said below
twilight_imperium-opt-ahead-rest-pass = Pass all that is not said below
twilight_imperium-rule-following = While you are asked you can answer what may follow in this turn or this agenda too, or pass all of it. You alone see it, the others wait no less for it, and it is gone with the turn or the agenda.

## Space cannons

twilight_imperium-ask-fire-order = At whom do your space cannons fire without asking you? First of everybody, then of one player where it differs.
twilight_imperium-ask-fire-order-button = Orders for cannons
twilight_imperium-ask-fire-order-act = So be it
twilight_imperium-ask-fire-at = { $seat }
twilight_imperium-opt-fire-ask = Ask me
twilight_imperium-opt-fire-always = Always fire
twilight_imperium-opt-fire-never = Never fire
twilight_imperium-opt-fire-same = As of everybody

## Secret objectives of the action phase

twilight_imperium-ask-secret-score = Secret objectives that something in the action phase fulfils: are they scored at once, or when you say so? If you are asked, you have until the turn after that one ends, nobody waits for you, and after that it is too late.
twilight_imperium-ask-secret-score-button = How my secrets are scored
twilight_imperium-opt-secret-score-auto = Score them at once
twilight_imperium-opt-secret-score-ask = Ask me
twilight_imperium-ask-claim = You can score { LABEL("twilight_imperium-objective", $objective) } for { $points ->
    [one] { $points } point
   *[other] { $points } points
} until the next turn ends. Nobody waits for it.
twilight_imperium-ask-claim-button = Score { LABEL("twilight_imperium-objective", $objective) }
twilight_imperium-opt-claim-score = Score it
twilight_imperium-opt-claim-let-go = Let it go
twilight_imperium-event-claim = { $seat } can score { LABEL("twilight_imperium-objective", $objective) } until the next turn ends.
twilight_imperium-rule-secret = A secret objective of the action phase is scored when what it tells of happens, one for each combat. At most three secrets, scored ones counted.

## Offers that are declined

twilight_imperium-ask-declined = Whose offers do you decline without being asked? They are told so at once.
twilight_imperium-ask-declined-button = Decline offers beforehand
twilight_imperium-ask-linger = Your action is done. Trade, or end your turn.
twilight_imperium-opt-end-turn = End my turn
twilight_imperium-ask-linger-order = After your action, does your turn wait so that you can trade?
twilight_imperium-ask-linger-order-button = Wait after my action, to trade
twilight_imperium-opt-linger-stay = It waits until I end it
twilight_imperium-opt-linger-go = It ends by itself

## What happens

twilight_imperium-event-pick-refused = { $seat } may not take { LABEL("twilight_imperium-card", $card) } and picks again.
twilight_imperium-event-cards-kept = { $seat } keeps { LABELS("twilight_imperium-card", $cards) } for the next round and picks none.
twilight_imperium-moment-SP_START = The strategy phase begins
twilight_imperium-moment-SP_PICK = A strategy card is picked
twilight_imperium-moment-ST_RETURN = Strategy cards go back
window-SP_START = whether to answer the beginning of the strategy phase
window-SP_PICK = whether to answer a pick
window-ST_RETURN = whether to answer the return of strategy cards

## Option of a table

twilight_imperium-option-orders_as_calls = Moments of orders
twilight_imperium-option-orders_as_calls-desc = Whether who may hold a card is asked as a phase begins, at every pick and as strategy cards go back.
twilight_imperium-orders_as_calls-off = by order, nobody is asked
twilight_imperium-orders_as_calls-on = everybody is asked
twilight_imperium-option-sabotage_mode = Cancelling cards
twilight_imperium-option-sabotage_mode-desc = How a played action card can be cancelled. A pause needs a pace; without one everybody is asked.
twilight_imperium-sabotage_mode-call = everybody who might cancel is asked
twilight_imperium-sabotage_mode-grace = a pause in which nobody has to answer
twilight_imperium-sabotage_mode-orders = by order alone, no pause
