### THE DOME. $colour red|blue|yellow · $marker main|sub · $card, $cards, $way: names in the pack · $seat: who sits there

## Words

the_dome-colour-red = red
the_dome-colour-blue = blue
the_dome-colour-yellow = yellow
the_dome-colour-any = any colour
the_dome-marker-main = main marker
the_dome-marker-sub = sub marker
the_dome-zone-hand = hand
the_dome-zone-deck = deck
the_dome-zone-void = void
the_dome-zone-pool = resource pool
the_dome-zone-play = used card
the_dome-zone-control = Control
the_dome-to-hand = to the hand
the_dome-to-top = to the top of the deck
the_dome-to-bottom = under the deck
the_dome-to-shuffle = shuffled into the deck
the_dome-why-paid = cost
the_dome-why-discarded = discarded
the_dome-why-removed = removed
the_dome-why-deck = deck damage
the_dome-why-leaked = data leak

## Questions

the_dome-ask-deck = Which deck do you play?
the_dome-ask-resources = Choose { $count } cards as first resources. They go in this order: { $red ->
    [0] { $blue ->
        [0] { $yellow } yellow
       *[other] { $blue } blue{ $yellow ->
            [0] {""}
           *[other] , { $yellow } yellow
        }
    }
   *[other] { $red } red{ $blue ->
        [0] {""}
       *[other] , { $blue } blue
    }{ $yellow ->
        [0] {""}
       *[other] , { $yellow } yellow
    }
}. The first chosen lie lowest.
the_dome-ask-turn = What do you do? (action points left: { $ap })
the_dome-ask-second = Draw one more? ({ $count } in the deck)
the_dome-ask-into = Which card goes into which pool? (card { $count })
the_dome-ask-crack = { $points ->
    [0] Take a marker back? (no points: { LABEL("the_dome-colour", $colour) })
   *[other] How far do you crack? (points left: { LABEL("the_dome-colour", $colour) } { $points })
}
the_dome-ask-first = Which effect goes first?
the_dome-ask-goes-first = In turns of others: whose effect comes first?
the_dome-ask-leak = Data leak: choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to discard. They go to the void in that order.
the_dome-ask-mm-discard = Discard { $count } Mastermind cards.
the_dome-ask-void-order = In which order do they go to the void? Those not chosen follow on top as they lie.
the_dome-ask-order = Control { $number }, { $card }: when is it revealed?
the_dome-ask-may = { $card }: use this effect?
the_dome-ask-who = { $card }: whom?
the_dome-ask-discard = { $card }: choose what to discard ({ $count }).
the_dome-ask-pool = { $card }: which pool?
the_dome-ask-swap = { $card }: which card changes places with the top of a pool?
the_dome-ask-control = { $card }: which Control?
the_dome-ask-bottom = { $card }: which cards go under the deck?
the_dome-ask-retrieve = { $card }: choose cards of the void ({ $count }).
the_dome-ask-colour = { $card }: which colour?
the_dome-ask-choose = { $card }: which one?
the_dome-ask-allocate = { $card }: which card goes into which pool?
the_dome-ask-marker = { $card }: which markers ({ $count })?
the_dome-ask-program = { $card }: which programs ({ $count })?
the_dome-window-install = { $by_seat } installs { $card }. Respond?
the_dome-window-damage = { $seat } is about to take { $amount } damage. Respond?
the_dome-window-deck_damage = { $seat } is about to take { $amount } deck damage. Respond?
the_dome-window-activate = { $by_seat } activates { $card }. Respond?
the_dome-window-crack = { $by_seat } cracks { LABEL("the_dome-colour", $colour) } ({ $amount } points). Respond?
the_dome-window-complete = { $by_seat } is about to complete { $card }. Respond?
the_dome-window-leak = { $seat } has a data leak and draws { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}. Respond?
the_dome-window-allocate = { $by_seat } allocated { $amount } resources. Respond?
the_dome-window-start = The turn of { $by_seat } begins. Respond?
the_dome-window-end = The turn of { $by_seat } ends. Respond?
the_dome-window-reveal = { $by_seat } revealed { $card }. Respond?
the_dome-topic-turn = takes the turn
the_dome-topic-deck = chooses a deck
the_dome-topic-resources = chooses initial resources
the_dome-topic-leak = discards for a data leak
the_dome-topic-first = orders effects
the_dome-ask-resources-act = Lay these as first resources
the_dome-ask-leak-act = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
the_dome-ask-mm-discard-act = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
the_dome-ask-void-order-act = { $count ->
    [0] To the void as they lie
   *[other] To the void in this order
}
the_dome-ask-order-act = Keep these orders
the_dome-ask-discard-act = { $count ->
    [0] Discard nothing
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
the_dome-ask-bottom-act = { $count ->
    [0] Put nothing under the deck
    [one] Put 1 card under the deck
   *[other] Put { $count } cards under the deck
}
the_dome-ask-retrieve-act = { $count ->
    [0] Take nothing
    [one] Take 1 card
   *[other] Take { $count } cards
}

## Options

the_dome-opt-yes = Yes
the_dome-opt-no = No
the_dome-opt-none = None
the_dome-opt-done = Done
the_dome-opt-stop = Stop here
the_dome-opt-end = End the turn
the_dome-opt-download = Download
the_dome-opt-download-two = Download (two cards)
the_dome-opt-allocate = Allocate
the_dome-opt-card = { $card }
the_dome-opt-install = Install { $card } [{ $x }/{ $y }]
the_dome-opt-set = Set { $card }
the_dome-opt-crack = Crack { LABEL("the_dome-colour", $colour) } ({ $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
})
the_dome-opt-use = { $y ->
    [0] { $x ->
        [0] Activate { $card }
       *[other] Activate { $card } [{ $x }/{ $y }]
    }
   *[other] Activate { $card } [{ $x }/{ $y }]
}
the_dome-opt-mm-weak = { $card }: weak effect
the_dome-opt-mm-strong = { $card }: strong effect (energy { $energy })
the_dome-opt-into = { $card }: { LABEL("the_dome-colour", $colour) } ({ $count }/{ $limit })
the_dome-opt-pool = { LABEL("the_dome-colour", $colour) } ({ $count })
the_dome-opt-move = { LABEL("the_dome-marker", $marker) }: { $card }, space { $space } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
})
the_dome-opt-complete = { LABEL("the_dome-marker", $marker) }: complete { $card } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
})
the_dome-opt-recall = Recall the { LABEL("the_dome-marker", $marker) }: { $card }
the_dome-opt-marker = { $seat }: { LABEL("the_dome-marker", $marker) } (space { $space })
the_dome-opt-seat = { $seat }
the_dome-opt-program = { $card } of { $seat }
the_dome-opt-program-exhausted = { $card } of { $seat } (used)
the_dome-opt-control = Control { $number } of { $seat }
the_dome-opt-reveal = Reveal { $card } [{ $x }/{ $y }]
the_dome-opt-way = { $way }
the_dome-opt-order-first = Reveal at the first chance
the_dome-opt-order-risk = At the first chance, even if I lose by it
the_dome-opt-order-hold = Hold
the_dome-opt-order-min = Only at { $count } or more
the_dome-opt-trigger = { $card }
the_dome-opt-goes-first = In advance: { $card } first
the_dome-opt-goes-arisen = In advance: no card
the_dome-opt-deck = { $card }
the_dome-opt-passing-kind = Pass until my turn: { LABEL("pic-the_dome-window", $window) }
the_dome-opt-answering-kind = Be asked again: { LABEL("pic-the_dome-window", $window) }
the_dome-group-install = Install
the_dome-group-crack = Crack
the_dome-group-crack-then = Crack and move at once
the_dome-group-use = Activate
the_dome-group-use-then = Activate and choose at once
the_dome-group-mastermind = Mastermind cards
the_dome-group-card = { $card }
the_dome-group-marker = { LABEL("the_dome-marker", $marker) }
the_dome-warn-cost = That pool has { $have } cards now and { $need } are needed: the installation would fail.
the_dome-warn-empty-deck = The deck is empty: whoever must draw now loses.
the_dome-warn-nowhere = No marker can move on this colour now. Unless you take markers back, this only costs an action point.
the_dome-warn-nowhere-effect = No marker can move on this colour now: the points would be lost.
the_dome-warn-down = { $seat } is incapacitated: damage does nothing there.
the_dome-warn-loses = By all you know, your firewall or your deck does not outlast this: you lose at once.
the_dome-warn-falls = By all you know, your firewall or your deck does not outlast this: you are incapacitated at once.
the_dome-warn-cost-short = the cost cannot be paid now.
the_dome-warn-empty-deck-short = the deck is empty.
the_dome-warn-nowhere-short = no marker can move on that colour.
the_dome-warn-down-short = incapacitated, takes no damage.

## What a planned turn may hang on

the_dome-if-cracked = if { $seat } cracked
the_dome-if-completed = if { $seat } completed a system card
the_dome-if-installed = if { $seat } installed a card
the_dome-if-set = if { $seat } set a Control

## Log

the_dome-event-began = The game begins. { $first_seat } goes first.
the_dome-event-deck = { $seat } plays { $card }.
the_dome-event-turn = Turn { $turn }: { $seat }.
the_dome-event-turn-cut = { $seat } has acted { $count } times in one turn: the action phase ends.
the_dome-event-void = { $seat }, to the void ({ LABEL("the_dome-why", $why) }): { $cards }
the_dome-event-no-cards = { $seat } must draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and has too few.
the_dome-event-drew-cards = { $seat } drew: { $cards }
the_dome-event-drew = { $seat } drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
the_dome-event-download = { $seat } downloads.
the_dome-event-allocated = { $seat }, into the { LABEL("the_dome-colour", $colour) } pool (from { LABEL("the_dome-zone", $zone) }): { $card }
the_dome-event-allocated-some = { $seat }: one card into the { LABEL("the_dome-colour", $colour) } pool (from { LABEL("the_dome-zone", $zone) }).
the_dome-event-program-void = { $card } of { $seat } was removed.
the_dome-event-program-hand = { $card } of { $seat } went back to the hand.
the_dome-event-control-hand = A Control of { $seat } went back to the hand.
the_dome-event-system-shuffled = The system void was shuffled into a new system deck.
the_dome-event-server = On the central server: { $card }
the_dome-event-energy = { $seat }: energy now { $energy }
the_dome-event-damage = { $seat } took { $count } damage (layer { $layer }, space { $space }).
the_dome-event-damage-last = { $seat } took { $count } damage.
the_dome-event-recovered = { $seat } recovered { $count } (layer { $layer }, space { $space }).
the_dome-event-leak = { $seat } dropped to layer { $layer } (data leak: draw { $count }, keep { $keep })
the_dome-event-down = { $seat } is incapacitated (hand, deck and void become a new deck, 3 cards drawn; from now on 1 action point a turn)
the_dome-event-over-durability = { $seat } has no durability left. The game is over.
the_dome-event-over-draw = { $seat } could not draw. The game is over.
the_dome-event-over-incapacitated = All allies are incapacitated: { $seat } wins.
the_dome-event-recalled = { $seat }: the { LABEL("the_dome-marker", $marker) } went home from { $card }.
the_dome-event-moved = { $seat }: { LABEL("the_dome-marker", $marker) } to space { $space } of { $card }
the_dome-event-pushed = { $seat }: the { LABEL("the_dome-marker", $marker) } was pushed back to space { $space } of { $card }.
the_dome-event-completed = { $seat } completed { $card }.
the_dome-event-ap = { $seat }: action points changed by { $count }
the_dome-event-ap-down = { $seat } is incapacitated and may use one action point a turn only.
the_dome-event-shuffled = { $seat } shuffled the deck.
the_dome-event-nullified = { $card } of { $seat } nullified it.
the_dome-event-prevented = { $card } of { $seat } lowered that by { $count }.
the_dome-event-cost = Costs of { $seat } change by [{ $x }/{ $y }].
the_dome-event-took-back = { $seat } took back from the { LABEL("the_dome-colour", $colour) } pool: { $cards }
the_dome-event-took-back-some = { $seat } took { $count ->
    [one] { $count } card
   *[other] { $count } cards
} back from the { LABEL("the_dome-colour", $colour) } pool.
the_dome-event-swapped = { $seat } swapped the top of the { LABEL("the_dome-colour", $colour) } pool.
the_dome-event-put-under = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} went under the deck of { $seat }.
the_dome-event-peeked-cards = { $seat } looked at cards of { $of_seat } ({ LABEL("the_dome-zone", $zone) }): { $cards }
the_dome-event-peeked = { $seat } looked at { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of { $of_seat } ({ LABEL("the_dome-zone", $zone) }).
the_dome-event-retrieved = { $seat } took from the void ({ LABEL("the_dome-to", $to) }): { $cards }
the_dome-event-exhausted = { $card } of { $seat } was exhausted.
the_dome-event-readied = { $card } of { $seat } is ready again.
the_dome-event-install = { $seat } shows { $card } [{ $x }/{ $y }] to install it.
the_dome-event-installed = { $seat } installed { $card }.
the_dome-event-unpaid = { $seat } could not pay: { $card }
the_dome-event-set = { $seat } set a Control: { $card }
the_dome-event-set-some = { $seat } set a Control.
the_dome-event-reveal = { $seat } revealed { $card }.
the_dome-event-activate = { $seat } activated { $card }.
the_dome-event-crack = { $seat } cracks { LABEL("the_dome-colour", $colour) } ({ $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}).
the_dome-event-mm-strong = { $seat } used { $card }, strong (energy left: { $energy }).
the_dome-event-mm-weak = { $seat } used { $card }, weak (energy left: { $energy }).
the_dome-event-mm-drew = { $seat } drew the Mastermind card { $card }.
the_dome-event-mm-drew-some = { $seat } drew a Mastermind card.
the_dome-event-mm-discarded = { $seat } discarded Mastermind cards: { $cards }
the_dome-event-event = { $seat } turned up the event: { $card }
the_dome-event-chain-cut = { $card }: its effects went on for more than { $count } steps and were stopped. This is a defect of the card pack; please tell its maker.

## Why this is asked

the_dome-rule-setup = Draw the initial hand, then choose initial resources. Colours need not match the pools.
the_dome-rule-turn = One action point buys a Download, Allocate, Install or Crack. Activating costs none.
the_dome-rule-download = Draw one, look, then one more if you like. Who must draw and has too few loses.
the_dome-rule-allocate = Put one or two hand cards face down into pools. Their order stays.
the_dome-rule-crack = A marker moves if the next space has the declared colour. Nobody enters a card where a main marker stands.
the_dome-rule-leak = Data leak X/Y: when a layer falls, draw Y, keep X, discard the rest.
the_dome-rule-effects = Effects are carried out from top to bottom.
the_dome-rule-first = At the start and the end of a turn each player orders their own effects, otherwise the player whose turn it is. In turns of others yours come as you said in advance: then you are not asked. Nobody else sees what you said.
the_dome-rule-void = When several cards go to the void at once, their owner orders them.
the_dome-rule-orders = Controls are revealed as you say here, at once, but not where you know that it would lose you the game. Change it any time; nobody else sees it.
the_dome-rule-windows = Whoever has a face-down Control is asked, whether or not it fits.
the_dome-rule-mastermind = Keep at most three Mastermind cards at Arrange.

## Decks

the_dome-deck-size = A deck has { $wanted } cards. This one has { $count }.
the_dome-deck-unknown = Not a card for decks: { $card }
the_dome-deck-foreign = { $card } is not a card of { $character }.
the_dome-deck-copies = { $card }: at most { $most } copies. Now there are { $count }.
the_dome-deck-colour = { LABEL("the_dome-colour", $colour) } cards: { $min } to { $max }. Now there are { $count }.
the_dome-deck-character = There is no such character: { $card }
the_dome-deck-bad-code = This deck code cannot be read. Is a letter missing?
the_dome-deck-other-pack = This deck code belongs to another card pack.

## Packs

the_dome-pack-deck-size = { $place }: a deck has { $wanted } cards. This one has { $count }.
the_dome-pack-deck-unknown = { $place }: not a card for decks ({ $card }).
the_dome-pack-deck-foreign = { $place }: { $card } is not a card of { $character }.
the_dome-pack-deck-copies = { $place }: { $card }, at most { $most } copies, now { $count }.
the_dome-pack-deck-colour = { $place }: { LABEL("the_dome-colour", $colour) } cards, { $min } to { $max }, now { $count }.
the_dome-pack-deck-character = { $place }: no such character ({ $card }).

## Options of the game

the_dome-option-traps = Controls
the_dome-option-traps-desc = How Controls are revealed in turns of others.
the_dome-traps-orders = Standing orders (default)
the_dome-traps-ask = Ask each time
the_dome-traps-orders-desc = At the end of a turn each Control gets an order. Nobody waits.
the_dome-traps-ask-desc = Whoever may respond is asked each time. It takes longer.
the_dome-option-memory = Cards once seen in pools
the_dome-option-memory-desc = Whether faces in pools of others that you have seen stay visible to you.
the_dome-memory-off = Only their owner sees them (default)
the_dome-memory-on = Whoever saw them sees them
the_dome-memory-off-desc = As in the rulebook: what lies in a pool is seen by its owner alone. Others have to remember.
the_dome-memory-on-desc = The hand picture lists faces in pools of others that you have seen.
the_dome-hint-why = Played on { $worlds ->
    [one] once
   *[other] { $worlds } times
} with cards I could believe in, I stand at { $percent } % to win.
the_dome-hint-else = Instead, { $answer }: { $percent } %.
