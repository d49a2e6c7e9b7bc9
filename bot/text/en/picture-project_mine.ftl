### Words on Project MINE's pictures. The shorter the better.

pic-project_mine-turn = { $name }'s turn
pic-project_mine-choosing = Choosing company goals
pic-project_mine-between = Waiting for everybody's choice
pic-project_mine-won = { $name } wins
pic-project_mine-won-shared = Shared win · { $names }
pic-project_mine-eras = { $count } eras
pic-project_mine-era-round = Era { $era } · round { $round }
pic-project_mine-transition = Transition { $number }
pic-project_mine-last-round = Round { $round } is the last
pic-project_mine-stage-goals = Using public goals
pic-project_mine-stage-cards = Playing cards
pic-project_mine-stage-buying = Buying
pic-project_mine-stage-clean = Clean-up
pic-project_mine-empty = empty
pic-project_mine-pile-market = market pile { $count }
pic-project_mine-pile-goals = goal pile { $count }
pic-project_mine-pile-discard = market discards { $count }{ $down ->
    [0] { "" }
   *[other] { " " }({ $down } face down)
}
pic-project_mine-pile-exile = exiled { $count }
pic-project_mine-you = you
pic-project_mine-declared = declared end
pic-project_mine-entered = in transition
pic-project_mine-out = sitting out
pic-project_mine-first = first
pic-project_mine-no-goals = no public goals
pic-project_mine-more-goals = and { $count } more

pic-project_mine-alt-board = Project MINE board. Era { $era }, round { $round }, { $name } to play. Market: { $market }. Points in sight: { $standing }.
pic-project_mine-alt-waiting = Project MINE board. Market: { $market }. Points in sight: { $standing }.
pic-project_mine-alt-over = Project MINE board at the end. Points: { $standing }.
pic-project_mine-alt-seat = { $name } { $points }
pic-project_mine-alt-offer = { $card } { $cost }
pic-project_mine-alt-move = { $count } numbered choices for { $name }.
pic-project_mine-alt-asked = The card { $card }. The choices: { $answers }
pic-project_mine-alt-goals = Goals: { $goals }
pic-project_mine-alt-hand = { $name }'s hand: { $cards }
pic-project_mine-alt-result = Score table of Project MINE. { $standing }.
pic-project_mine-alt-card = { $card }: { $text }

pic-project_mine-goals-title = Everybody's goals
pic-project_mine-goal-flipped = Flipped
pic-project_mine-hand-title = { $name }'s hand
pic-project_mine-offered-title = { $name } picks a company goal
pic-project_mine-move-title = { $name } to choose
pic-project_mine-hand-hidden = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
pic-project_mine-hand-none = No cards in hand
pic-project_mine-play-area = Play area · { $count }
pic-project_mine-deck-set = Deck · { $count } (in no order)
pic-project_mine-can-play = Can be played
pic-project_mine-why-x = X: not playable
pic-project_mine-why-energy = { $count } energy short
pic-project_mine-why-price = too few resources
pic-project_mine-why-resource = { $count } { $resource } short
pic-project_mine-costs = Credit { $cost }
pic-project_mine-with-trait = + { $trait } card
pic-project_mine-company-secret = Secret
pic-project_mine-company-open = Revealed
pic-project_mine-company-tokens = Tokens { $count }/{ $most }

pic-project_mine-resource-ruby = Ruby
pic-project_mine-resource-sapphire = Sapphire
pic-project_mine-resource-emerald = Emerald
pic-project_mine-resource-iron = Iron
pic-project_mine-resource-gold = Gold
pic-project_mine-trait-trade = Trade
pic-project_mine-trait-collection = Collection
pic-project_mine-trait-research = Research
pic-project_mine-trait-sales = Sales
pic-project_mine-kind-basic = Basic card
pic-project_mine-kind-resource = Resource card
pic-project_mine-kind-plan = Plan
pic-project_mine-kind-trait = Trait
pic-project_mine-kind-active = Active public goal
pic-project_mine-kind-passive = Passive public goal
pic-project_mine-kind-company = Company goal

pic-project_mine-fact-resource = Resource: { $resource }
pic-project_mine-fact-trait = Trait: { $trait }
pic-project_mine-fact-energy = Energy { $count }
pic-project_mine-fact-energy-x = Energy X (never played)
pic-project_mine-fact-cost = Cost { $count }
pic-project_mine-fact-points = Points { $points }
pic-project_mine-fact-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
pic-project_mine-fact-copies = { $count ->
    [one] { $count } copy in the box
   *[other] { $count } copies in the box
}
pic-project_mine-ruling = Ruling

pic-project_mine-result-final = Who got what, and from where
pic-project_mine-result-now = Points in sight now
pic-project_mine-row-company = Company goal
pic-project_mine-row-goals = Public goals
pic-project_mine-row-deck = Cards owned
pic-project_mine-row-penalty = Penalty
pic-project_mine-row-total = Total
pic-project_mine-why-goals = { $count } flipped
pic-project_mine-why-own = only you see these
pic-project_mine-why-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

pic-project_mine-lesson-goal = Grow a company
pic-project_mine-lesson-goal-1 = Buy cards from the market, improve your deck and gather five resources.
pic-project_mine-lesson-goal-2 = Fulfil your secret company goal and flip public goals for points.
pic-project_mine-lesson-goal-3 = After the last era the highest score wins.
pic-project_mine-lesson-turn = Your turn
pic-project_mine-lesson-turn-1 = Play cards from your hand with 4 energy. Effects go from top to bottom.
pic-project_mine-lesson-turn-2 = Buy one card with the credit you made. Credit is not kept.
pic-project_mine-lesson-turn-3 = The order of the five steps never changes.
pic-project_mine-lesson-scoring = Scoring
pic-project_mine-lesson-scoring-1 = Each resource: 10 bring 2 points, 15 bring 6, 20 bring 12, 25 bring 18.
pic-project_mine-lesson-scoring-2 = Add your company goal if fulfilled, flipped public goals, and all cards you own.
pic-project_mine-lesson-scoring-3 = Take penalties off. Ties: fewer penalties win.
pic-project_mine-lesson-eras = End of an era
pic-project_mine-lesson-eras-1 = When somebody's deck runs out, the end is declared by itself.
pic-project_mine-lesson-eras-2 = Finish that round and play one more. Everybody has as many turns.
pic-project_mine-lesson-eras-3 = All cards become new decks, the market is laid anew. Resources stay.
pic-project_mine-lesson-cards = Reading a card
pic-project_mine-lesson-cards-1 = Cog: what it costs. Bolt: energy to play it. Blue gem: points.
pic-project_mine-lesson-cards-2 = Energy X is never played. It works when discarded or exiled.
pic-project_mine-lesson-cards-3 = "When discarded" works from hand or deck, in others' turns too.
pic-project_mine-lesson-legend = How to read the pictures
pic-project_mine-step-1 = Energy 4, credit 0
pic-project_mine-step-2 = Use active public goals
pic-project_mine-step-3 = Play cards
pic-project_mine-step-4 = Buy one card
pic-project_mine-step-5 = Clean up, hand to 5
pic-project_mine-round-this = Finish this round
pic-project_mine-round-more = and play one more

pic-project_mine-legend-resource-ruby = Ruby
pic-project_mine-legend-resource-sapphire = Sapphire
pic-project_mine-legend-resource-emerald = Emerald
pic-project_mine-legend-resource-iron = Iron
pic-project_mine-legend-resource-gold = Gold
pic-project_mine-legend-cost = Cost (green: cheaper)
pic-project_mine-legend-energy = Energy to play it
pic-project_mine-legend-points = Points
pic-project_mine-legend-credit = Credit
pic-project_mine-legend-coin = Coin (1 credit)
pic-project_mine-legend-token = Token of a public goal
pic-project_mine-legend-flipped = Flipped goal: it scores
pic-project_mine-legend-penalty = Penalty
pic-project_mine-legend-active = Active public goal
pic-project_mine-legend-passive = Passive public goal
pic-project_mine-legend-company = Company goal
pic-project_mine-legend-hand = Cards in hand
pic-project_mine-legend-deck = Cards left in the deck
pic-project_mine-legend-discard = Discard pile
pic-project_mine-legend-buys = Purchases left
pic-project_mine-legend-basic = Basic card
pic-project_mine-legend-resource = Resource card
pic-project_mine-legend-plan = Plan card
pic-project_mine-legend-trait = Trait card
pic-project_mine-legend-leads = Highest score
pic-project_mine-legend-awaited = Awaited
