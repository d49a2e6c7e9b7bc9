### Project MINE. Agreed values: $resource ruby|sapphire|emerald|iron|gold · $trait trade|collection|research|sales
### $zone, $to where cards lay and go · $card, $cards, $way names from the card pack · $seat who sits there

## Words

project_mine-progress = era { $era }, round { $round }
project_mine-progress-over = after { $count } competition eras
project_mine-progress-transition = transition era { $number }
project_mine-if-ended-button = Points in sight now
project_mine-pitch = Run a mining company: play cards, gather stones and metals, buy better cards, and reach your secret goal.
project_mine-length = Six eras, 20 to 35 turns each. Four people with one turn a day need three to five weeks. The short game of three eras takes about half.
project_mine-resource-ruby = Ruby
project_mine-resource-sapphire = Sapphire
project_mine-resource-emerald = Emerald
project_mine-resource-iron = Iron
project_mine-resource-gold = Gold
project_mine-trait-trade = Trade
project_mine-trait-collection = Collection
project_mine-trait-research = Research
project_mine-trait-sales = Sales
project_mine-kind-basic = basic card
project_mine-kind-resource = resource card
project_mine-kind-plan = plan card
project_mine-kind-trait = trait card
project_mine-kind-active = public goal (active)
project_mine-kind-passive = public goal (passive)
project_mine-kind-company = company goal
project_mine-zone-hand = hand
project_mine-zone-deck = deck
project_mine-zone-discard = discard pile
project_mine-zone-play = play area
project_mine-zone-market = market pile
project_mine-zone-goals = goal pile
project_mine-to-hand = to hand
project_mine-to-discard = to the discard pile
project_mine-to-deck_top = onto the deck
project_mine-to-deck_bottom = under the deck
project_mine-to-top = on top
project_mine-to-bottom = to the bottom
project_mine-to-shuffle = shuffled in
project_mine-to-gain = gained
project_mine-to-exile = to the exile zone

## Options of the game

project_mine-option-length = Length
project_mine-option-length-desc = How many competition eras you play.
project_mine-length-full = six eras (standard)
project_mine-length-short = three eras (house rule, short)
project_mine-length-full-desc = Six competition eras, as in the rulebook.
project_mine-length-short-desc = A house rule: three competition eras, about half the time.

## Questions

project_mine-ask-company = Which company goal? It also decides your trait card.
project_mine-ask-goals = Use a public goal?
project_mine-ask-cards = Which cards do you play? They are played in the order you choose. (energy { $energy })
project_mine-ask-buy = What do you buy? (credit { $credit }, purchases { $count })
project_mine-ask-excess = Discard { $count } to keep five cards.
project_mine-ask-put-away = In which order do you discard what you played? The last lies on top.
project_mine-ask-may = { $card }: do you want this?
project_mine-ask-choose = { $card }: which one?
project_mine-ask-discard = { $card }: which do you discard? ({ $count })
project_mine-ask-exile = { $card }: which do you exile? ({ $count })
project_mine-ask-move = { $card }: which do you move? ({ $count })
project_mine-ask-reveal = { $card }: which do you reveal? (up to { $count })
project_mine-ask-use = { $card }: whose effect do you use? ({ $count })
project_mine-ask-look = { $card }: which of the cards you saw?
project_mine-ask-sweep = { $card }: which card leaves the market board?
project_mine-ask-gain-card = { $card }: which card do you gain?
project_mine-ask-gain-goal = { $card }: which public goal do you gain?
project_mine-ask-resource-gain = { $card }: which resource do you gain? ({ $count })
project_mine-ask-resource-lose = { $card }: which resource do you remove?
project_mine-ask-resource-pick = { $card }: which resource?
project_mine-ask-token = { $card }: which public goal gets the token?
project_mine-ask-flip = { $card }: which public goal is flipped?
project_mine-ask-first = Which card's effect comes first? ({ $count } effects left)
project_mine-ask-reveal-goal = What your secret company goal { $card } counts has happened ({ $count }). Reveal it now?
project_mine-ask-nothing-to-reveal = What has just happened does not concern your company goal. Everybody is asked, so that nobody is given away.
project_mine-ask-enter = Enter transition era { $number }? It costs { $count } penalty points.
project_mine-ask-mulligan = Redraw your hand? It costs 1 penalty point.
project_mine-ask-orders = What if another player's card makes you discard?
project_mine-ask-goes-first = In turns of others: whose effect comes first?
project_mine-ask-goal = When to reveal your company goal? (now: { $order ->
    [hold] kept secret
    [auto] at its next event
   *[ask] you are asked
})
project_mine-ask-coins = Spend a coin?
project_mine-topic-turn = is taking a turn
project_mine-topic-company = chooses a company goal
project_mine-topic-forced = chooses what to give up
project_mine-topic-enter = decides on the transition era
project_mine-topic-mulligan = decides on a new hand
project_mine-why-forced = Because of { $seat }'s { $card }.
project_mine-ask-cards-act = { $count ->
    [0] Play nothing, go on to buying
    [one] Play 1 card
   *[other] Play { $count } cards
}
project_mine-ask-cards-on = Play nothing more, buy at once
project_mine-and-on = This, then play on: { $cards }
project_mine-ask-cards-last = Play nothing, buy nothing
project_mine-ask-cards-none = Nothing in your hand can be played.
project_mine-ask-excess-act = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
project_mine-ask-put-away-act = Discard in this order
project_mine-ask-discard-act = { $count ->
    [0] Discard nothing
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
project_mine-ask-exile-act = { $count ->
    [0] Exile nothing
    [one] Exile 1 card
   *[other] Exile { $count } cards
}
project_mine-ask-move-act = { $count ->
    [0] Move nothing
    [one] Move 1 card
   *[other] Move { $count } cards
}
project_mine-ask-reveal-act = { $count ->
    [0] Reveal nothing
    [one] Reveal 1 card
   *[other] Reveal { $count } cards
}
project_mine-ask-use-act = { $count ->
    [0] Use nothing
    [one] Use 1 effect
   *[other] Use { $count } effects
}
project_mine-ask-look-act = { $count ->
    [0] Take nothing
    [one] Take 1 card
   *[other] Take { $count } cards
}

## What can be chosen

project_mine-opt-card = { $card }
project_mine-opt-play = { $card } (energy { $energy })
project_mine-opt-buy = { $card } (cost { $cost })
project_mine-opt-resource = { LABEL("project_mine-resource", $resource) } (you have { $count })
project_mine-opt-use-goal = Use { $card }
project_mine-opt-goal = { $seat }'s { $card }
project_mine-opt-way = { $way }
project_mine-opt-company = { $card } ({ $points } points, { LABEL("project_mine-trait", $trait) })
project_mine-opt-yes = Yes
project_mine-opt-no = No
project_mine-opt-none = None of them
project_mine-opt-done = End my turn
project_mine-opt-to-cards = On to my cards
project_mine-opt-coin = Spend a coin (credit +1)
project_mine-opt-enter = Enter the transition era
project_mine-opt-stop = Stop here
project_mine-opt-keep = Keep it
project_mine-opt-redraw = Redraw (-1 point)
project_mine-opt-reveal = Reveal { $card }
project_mine-opt-hide = Not now
project_mine-opt-go-on = Go on
project_mine-opt-forced-cheapest = In advance: discard my cheapest, unasked
project_mine-opt-forced-ask = In advance: ask me what to discard
project_mine-opt-goes-first = In advance: { $card } first
project_mine-opt-goes-arisen = In advance: as they arise
project_mine-opt-goal-hold = Keep it secret, unasked
project_mine-opt-goal-auto = Reveal it at its next event, unasked
project_mine-opt-goal-ask = Ask me at its events in my turn
project_mine-group-market = Market
project_mine-group-goal = Public goals
project_mine-group-basic = Basic pile

## Why not

project_mine-blocked-x = A card with energy X cannot be played. It works when discarded or exiled.
project_mine-blocked-energy = { $need } more energy needed.
project_mine-blocked-resources = Not enough resources to remove.
project_mine-blocked-nothing = It would do nothing now.
project_mine-blocked-credit = { $need } more credit needed.

## What a planned turn may hang on

project_mine-if-bought = if { $seat } bought a card
project_mine-if-flipped = if { $seat } flipped a public goal
project_mine-if-declared = if { $seat }'s deck ran out
project_mine-if-swept = if { $seat } discarded from the market

## What happened

project_mine-event-began = The game begins. { $first_seat } is first player of the first era.
project_mine-event-dice = { $seat } rolled { $total }.
project_mine-event-too-dear = Cost 6 or more, discarded from the market board: { $cards }
project_mine-event-opened = New on the market: { $cards }
project_mine-event-opened-goals = New public goals: { $cards }
project_mine-event-reshuffled-market = The discarded market cards were shuffled into a new pile.
project_mine-event-reshuffled-goals = The discarded public goals were shuffled into a new pile.
project_mine-event-companies-chosen = Everybody has chosen a company goal.
project_mine-event-era = Competition era { $era }. { $first_seat } is first player.
project_mine-event-coins = { $seat } takes { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}: { LABELS("project_mine-resource", $resources) }
project_mine-event-turn = { $seat }'s turn.
project_mine-event-drew = { $seat } drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
project_mine-event-drew-cards = { $seat } drew: { $cards }
project_mine-event-played = { $seat } played { $card }.
project_mine-event-used = { $seat } used the effect of { $card }.
project_mine-event-used-goal = { $seat } used the public goal { $card }.
project_mine-event-gained = { $seat }: { LABEL("project_mine-resource", $resource) } +{ $count }
project_mine-event-lost = { $seat }: { LABEL("project_mine-resource", $resource) } -{ $count }
project_mine-event-credit = { $seat }: credit { $count ->
    [-3] -3
    [-2] -2
    [-1] -1
   *[other] +{ $count }
}
project_mine-event-energy = { $seat }: energy { $count ->
    [-3] -3
    [-2] -2
    [-1] -1
   *[other] +{ $count }
}
project_mine-event-buys = { $seat }: { $count ->
    [one] { $count } more purchase
   *[other] { $count } more purchases
}
project_mine-event-penalty = { $seat } takes { $count ->
    [one] { $count } penalty point
   *[other] { $count } penalty points
}.
project_mine-event-discarded = { $seat } discarded: { $cards }
project_mine-event-milled = Discarded from { $seat }'s deck: { $cards }
project_mine-event-exiled = { $seat }'s cards exiled: { $cards }
project_mine-event-moved = { $seat } moved cards { LABEL("project_mine-to", $to) }: { $cards }
project_mine-event-moved-some = { $seat } moved { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from hand { LABEL("project_mine-to", $to) }.
project_mine-event-looked = { $seat } looked at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the { LABEL("project_mine-zone", $zone) }.
project_mine-event-looked-cards = { $seat } looked at the { LABEL("project_mine-zone", $zone) }: { $cards }
project_mine-event-looked-to = { $seat } put looked-at cards { LABEL("project_mine-to", $to) }: { $cards }
project_mine-event-looked-some = { $seat } put { $count ->
    [one] { $count } looked-at card
   *[other] { $count } looked-at cards
} { LABEL("project_mine-to", $to) }.
project_mine-event-revealed = { $seat } revealed from the { LABEL("project_mine-zone", $zone) }: { $cards }
project_mine-event-swept = { $seat } discarded from the market: { $cards }
project_mine-event-swept-unseen = { $seat } discarded { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the market pile unseen, face down.
project_mine-event-gained-card = { $seat } gained { $card }.
project_mine-event-shuffled = { $seat } shuffled the { LABEL("project_mine-zone", $zone) }.
project_mine-event-costs = { $seat }'s turn: market board costs { $count }
project_mine-event-lasting = The effect of { $seat }'s { $card } lasts.
project_mine-event-next-turn = { $card } goes on at the start of { $seat }'s next turn.
project_mine-event-coin = { $seat } spent a coin.
project_mine-event-bought = { $seat } bought { $card } for { $count }.
project_mine-event-token = { $seat }'s { $card }: tokens { $count }/{ $most }
project_mine-event-flipped = { $seat } flipped the public goal { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
project_mine-event-company-revealed = { $seat } revealed a company goal: { $card }
project_mine-event-company-done = { $seat } fulfilled the company goal { $card }.
project_mine-event-company-achieved = { $seat }'s company goal { $card }: achieved.
project_mine-event-company-failed = { $seat }'s company goal { $card }: not achieved.
project_mine-event-declared = { $seat }'s deck is empty. Round { $round } is the last of this era.
project_mine-event-last-round = Round { $round }, the last of this era.
project_mine-event-era-over = Competition era { $era } is over.
project_mine-event-entered = { $seat } enters transition era { $number }.
project_mine-event-stopped = { $seat } enters no more transition eras.
project_mine-event-mulligan = { $seat } redrew the hand.
project_mine-event-transition-over = Transition era { $number } is over.
project_mine-event-account = { $seat }: company { $company } · goals { $goals } · deck { $deck } · resources { $resources } · penalty { $penalty } = { $total }
project_mine-event-chain-cut = { $card }: its effects went on for more than { $count } lines and were stopped. This is a defect of the card pack; please tell its maker.

## When a card pack is wrong. $file, $record the card, $field the place

project_mine-pack-no-tokens = { $place }: this card uses no tokens. Give its tokens.
project_mine-pack-never-flips = { $place }: nothing on this card ever flips it. Give it tokens, or a state in which it flips.
project_mine-pack-never-filled = { $place }: nothing on this card ever puts tokens on it. Add an effect that does.
project_mine-pack-nothing-chosen = { $place }: no resource was chosen. Put choose_res before it.
project_mine-pack-second-design = { $place }: one design only has this place in the box. ({ $where })

## Result

project_mine-source-company = Company goal
project_mine-source-goals = Public goals
project_mine-source-deck = Deck
project_mine-source-resources = Resources
project_mine-source-penalty = Penalty
project_mine-source-total = Total

## First steps

project_mine-tutorial-goal = Each of you runs a company: buy cards, gather resources. Points come from your secret company goal, public goals, your deck and resources.
project_mine-tutorial-turn = Each turn you play cards with 4 energy, buy one card with the credit they gave, and fill your hand to five. Cards you did not play stay.
project_mine-tutorial-scoring = When somebody's deck is empty, that round and one more are played and the era ends. After the last era you count.

## Rules (six pages)

project_mine-rules-1-title = What is it about?
project_mine-rules-1-page =
    Each of you runs a company and starts with eleven cards: five small mines, five investments and a trait.
    First you choose one of three secret company goals. The trait comes with the goal.
    Buy cards from the market, gather five kinds of resources, flip public goals.
    Most points win.
project_mine-rules-2-title = What do I do on my turn?
project_mine-rules-2-page =
    1 · Energy becomes 4, credit 0.
    2 · Use each of your active public goals once, if you like.
    3 · Play cards from your hand: pay the energy, apply the effects from top to bottom.
    4 · Buy one card from the market board or the basic pile. Each extra purchase buys one more.
    5 · Discard what you played and bring your hand to five.
    The order is fixed: after the first purchase no more cards are played.
    Your turn ends when your hand is five cards. Energy and credit that are left are gone.
project_mine-rules-3-title = When does an era end, and the game?
project_mine-rules-3-page =
    When somebody's deck is empty, that round is finished and one more is played. Then the era is over.
    All cards become new decks, the market board is new, and the player to the left begins. Resources stay.
    At the start of an era whoever alone has most of a resource takes a coin. On your turn a coin is a credit; coins go back at the end of the era.
    There are six competition eras, three in a short game. After them each of you may enter a transition era of one turn. When nobody enters, the game is over.
project_mine-rules-4-title = When discarded, when exiled?
project_mine-rules-4-page =
    When discarded: the effect works if the card is discarded from hand or deck, in other players' turns too.
    A card with a resource minus cannot be played without that many.
    A card with energy X cannot be played.
    A public goal belongs to its buyer. Tokens and flipping happen at once. Only flipped goals score.
    Using is not playing: no energy, and the card stays where it is.
project_mine-rules-5-title = How is it scored?
project_mine-rules-5-page =
    Points: achieved company goal + flipped public goals + all your cards + resources - penalty.
    Each resource: 10 are 2 points, 15 are 6, 20 are 12, 25 are 18.
    Your cards are those in your deck, hand and discard pile. Exiled cards do not count.
    Ties: fewer penalty points, then more flipped goals.
project_mine-rules-6-title = What costs me points?
project_mine-rules-6-page =
    Penalty points: 2 for your first transition era, 4 for the second, 6 for the third and so on; 1 for drawing a new hand there; and some cards say so.
    Worth nothing: a company goal not achieved, public goals not flipped, fewer than 10 of a resource. They cost no points either.
    Lost: energy and credit left at the end of your turn, coins left at the end of the era, "next turn" effects in the last round of an era.
    My move tells what you would miss if the game ended as it stands.

## Short rules for each decision (?)

project_mine-rule-company = Your company goal stays secret until the end. One that counts tokens may be revealed at an event of its, and counts from then on.
project_mine-rule-goals = Active public goals are used before the first card, each once.
project_mine-rule-cards = Cards are played in the order you choose. It stops where you draw or have to choose.
project_mine-rule-effect = Effects are applied one by one from the top.
project_mine-rule-buy = You buy one card, more with extra purchases. It goes to your discard pile; a public goal lies in front of you.
project_mine-rule-clean-up = Discard down to five. When-discarded effects work here too.
project_mine-rule-transition = The k-th transition era costs 2k penalty points. Once you stop you cannot enter again.
project_mine-rule-mulligan = Once per transition era you may shuffle your hand back and draw five anew, for 1 penalty point.
project_mine-rule-orders = When another player's card makes you discard, the cheapest card can go without asking.
project_mine-rule-goal = Revealed at an event, it counts that one and all later ones; events before do not count. In turns of others you are not asked: your standing order decides, and without one it is revealed. Whether or not your goal counts tokens, with an order you are not asked at the end of a turn.
project_mine-rule-first = Several effects of yours at once: you say which comes first. In turns of others nobody is asked: yours come in the order in which they arose, or the goal first that you named in advance.
project_mine-rule-coins = A coin is 1 credit. Spend it any time on your turn; coins go back at the end of the era.
project_mine-hint-why = Played on { $worlds ->
    [one] once
   *[other] { $worlds } times
} with cards I could believe in, I stand at { $percent } % to win.
project_mine-hint-else = Instead, { $answer }: { $percent } %.
