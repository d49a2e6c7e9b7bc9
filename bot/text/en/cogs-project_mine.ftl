### Project MINE on the Discord side.

cogs-project_mine-choosing = choosing company goals
cogs-project_mine-last-round = { $progress }, round { $round } is the last
cogs-project_mine-score = { $points } in sight{ $goals ->
    [0] {""}
    [one] {" "}({ $goals } goal flipped)
   *[other] {" "}({ $goals } goals flipped)
}
cogs-project_mine-means = Energy { $energy } · credit { $credit } · coins { $coins }
cogs-project_mine-hand = Hand: { $cards }
cogs-project_mine-deck = Deck, { $count } in no order: { $cards }
cogs-project_mine-discard = Discard pile, { $count }: { $cards }
cogs-project_mine-offer = { $card } ({ $cost }): { $text }
cogs-project_mine-company-text = Company goal { $card } ({ $points } points): { $text }
cogs-project_mine-company-so-far = { $goal } Now { $count }/{ $most }.
cogs-project_mine-cost-company-reached = { $goal } Achieved as it stands.
cogs-project_mine-cost-company-missed = { $goal } As it stands: 0 points.
cogs-project_mine-cost-goals = { $count ->
    [one] { $count } public goal of yours is
   *[other] { $count } public goals of yours are
} not flipped: { $points } points out of reach until then.
cogs-project_mine-cost-turn = Lost at the end of your turn if you do not use it: { $energy ->
    [0] credit { $credit }
   *[other] energy { $energy }{ $credit ->
        [0] {""}
       *[other] , credit { $credit }
    }
}
cogs-project_mine-cost-coins = { $count ->
    [one] { $count } coin goes
   *[other] { $count } coins go
} back at the end of this round if you do not spend it.
cogs-project_mine-goal-flipped = { $card }: flipped ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
cogs-project_mine-goal-tokens = { $card } (tokens { $count }/{ $most }): { $text }
cogs-project_mine-goal-open = { $card }: { $text }
cogs-project_mine-no-goals = No public goals yet.
cogs-project_mine-now-headline = Points in sight now, without secret company goals and the cards of others.
cogs-project_mine-now = { $name }: { $points }
cogs-project_mine-now-own = { $name }: { $points } (your cards counted)
cogs-project_mine-tie-penalty = Points are equal; fewer penalty points come first.
cogs-project_mine-tie-flipped = Points and penalties are equal; more flipped goals come first.
cogs-project_mine-award-goals = Most goals flipped
cogs-project_mine-award-store = Largest store of one resource
cogs-project_mine-award-goals-value = { $count ->
    [one] { $count } goal
   *[other] { $count } goals
}
cogs-project_mine-award-store-value = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
cogs-project_mine-hidden = { $name }'s secret company goal: { $card }
cogs-project_mine-not-step = This is not the time for that. My move shows what you can do now.
cogs-project_mine-not-now = { $text } cannot be chosen now. Pick one from the list.
cogs-project_mine-which = { $text } could be several cards. Type more of the name.
cogs-project_mine-cannot = { $text }: { $why }
cogs-project_mine-no-card = There is no card { $text }. A part of its name is enough to find one.
