### Action cards of the agenda phase: riders, votes and vetoes (rules 18, 22). $seat is a name, $component a card.

## Cards

twilight_imperium-component-veto = Veto
twilight_imperium-component-assassinate_representative = Assassinate Representative
twilight_imperium-component-bribery = Bribery
twilight_imperium-component-distinguished_councilor = Distinguished Councilor
twilight_imperium-component-confusing_legal_text = Confusing Legal Text
twilight_imperium-component-ancient_burial_sites = Ancient Burial Sites
twilight_imperium-component-construction_rider = Construction Rider
twilight_imperium-component-diplomacy_rider = Diplomacy Rider
twilight_imperium-component-imperial_rider = Imperial Rider
twilight_imperium-component-leadership_rider = Leadership Rider
twilight_imperium-component-politics_rider = Politics Rider
twilight_imperium-component-technology_rider = Technology Rider
twilight_imperium-component-trade_rider = Trade Rider
twilight_imperium-component-warfare_rider = Warfare Rider

twilight_imperium-does-veto = When an agenda is revealed: it goes away and the next one takes its place.
twilight_imperium-does-assassinate_representative = Before the vote: a player of your choice has no vote on this agenda.
twilight_imperium-does-bribery = After the speaker's vote: pay any number of trade goods; each is one more vote for what you have voted for.
twilight_imperium-does-distinguished_councilor = With your vote: 5 more votes for the same outcome.
twilight_imperium-does-confusing_legal_text = When you are elected: another player of your choice is elected instead.
twilight_imperium-does-ancient_burial_sites = As the agenda phase begins: all cultural planets of a player of your choice become exhausted, so that they give no votes.
twilight_imperium-does-construction_rider = Before the vote, instead of voting: name the outcome. If it comes, place a space dock on a planet of yours.
twilight_imperium-does-diplomacy_rider = Before the vote, instead of voting: name the outcome. If it comes, choose a system with a planet of yours; all others place a token there.
twilight_imperium-does-imperial_rider = Before the vote, instead of voting: name the outcome. If it comes, gain 1 victory point.
twilight_imperium-does-leadership_rider = Before the vote, instead of voting: name the outcome. If it comes, gain 3 command tokens.
twilight_imperium-does-politics_rider = Before the vote, instead of voting: name the outcome. If it comes, draw 3 action cards and become the speaker.
twilight_imperium-does-technology_rider = Before the vote, instead of voting: name the outcome. If it comes, research a technology.
twilight_imperium-does-trade_rider = Before the vote, instead of voting: name the outcome. If it comes, gain 5 trade goods.
twilight_imperium-does-warfare_rider = Before the vote, instead of voting: name the outcome. If it comes, place a dreadnought in a system with ships of yours.

twilight_imperium-ruling-veto = Deals on the first agenda are over, each pair may trade once on the next one. Votes that were stored for the first are gone.
twilight_imperium-ruling-assassinate_representative = Riders and other cards stay possible, and a speaker without a vote still breaks ties.
twilight_imperium-ruling-bribery = You need a vote of your own on this agenda. It is possible too when the speaker abstained. No trade goods at all may be spent. It does not let you use Distinguished Councilor.
twilight_imperium-ruling-distinguished_councilor = You need a vote of your own; a vote by one planet is enough.
twilight_imperium-ruling-confusing_legal_text = Riders look at whom it elects in the end. Once for each agenda, after Committee Formation too.
twilight_imperium-ruling-ancient_burial_sites = A player without such planets may be named, yourself too. They become ready when the phase ends.
twilight_imperium-ruling-construction_rider = Who plays it has no vote on this agenda, unless it is cancelled. At most one space dock stands on a planet.
twilight_imperium-ruling-diplomacy_rider = Who plays it has no vote on this agenda, unless it is cancelled. Mecatol Rex may be named; no planet becomes ready.
twilight_imperium-ruling-imperial_rider = Who plays it has no vote on this agenda, unless it is cancelled. The point may win the game.
twilight_imperium-ruling-leadership_rider = Who plays it has no vote on this agenda, unless it is cancelled. Tokens come from the reserve, as many as there are.
twilight_imperium-ruling-politics_rider = Who plays it has no vote on this agenda, unless it is cancelled. Ties of this agenda are broken by then.
twilight_imperium-ruling-technology_rider = Who plays it has no vote on this agenda, unless it is cancelled. Prerequisites must be met as always.
twilight_imperium-ruling-trade_rider = Who plays it has no vote on this agenda, unless it is cancelled.
twilight_imperium-ruling-warfare_rider = Who plays it has no vote on this agenda, unless it is cancelled. The fleet pool holds for the dreadnought too.

twilight_imperium-source-imperial_rider = Imperial Rider
twilight_imperium-source-trade_rider = Trade Rider
twilight_imperium-source-technology_rider = Technology Rider

## Questions

twilight_imperium-ask-order-burial = Ancient Burial Sites: whose cultural planets are exhausted as the next agenda phase begins?
twilight_imperium-moment-AG_START = The agenda phase begins
window-AG_START = whether to play a card as the agenda phase begins
twilight_imperium-moment-AG_VOTED = Right after your own vote
window-AG_AFTER = whether to use something before a vote
window-AG_SPEAKER = whether to add votes
window-AG_ELECTED = whether an election is passed on
twilight_imperium-window-AG_WHEN = Agenda { $number }: { LABEL("twilight_imperium-agenda", $agenda) }. Do you use something at once?
twilight_imperium-window-AG_AFTER-button = Cards before the vote
twilight_imperium-window-AG_AFTER = { LABEL("twilight_imperium-agenda", $agenda) }: do you use something before the vote? You can store your vote meanwhile.
twilight_imperium-window-AG_SPEAKER = { LABEL("twilight_imperium-agenda", $agenda) }: everybody has voted. Do you add votes to yours?
twilight_imperium-window-AG_ELECTED = { LABEL("twilight_imperium-agenda", $agenda) } elects { $seat }. Is it passed on?
twilight_imperium-group-component = { LABEL("twilight_imperium-component", $component) }
twilight_imperium-opt-rider = { LABEL("twilight_imperium-component", $component) }: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat }
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}
twilight_imperium-opt-play-seat = { LABEL("twilight_imperium-component", $component) }: { $seat }
twilight_imperium-opt-bribe = { LABEL("twilight_imperium-component", $component) }: { $goods ->
    [0] no trade goods
    [one] 1 trade good, 1 more vote
   *[other] { $goods } trade goods, { $goods } more votes
}
twilight_imperium-opt-no-card = No card
twilight_imperium-ask-vote-cards = Do you play a card with your vote?
twilight_imperium-ask-rider-diplomacy = Diplomacy Rider: in which system with a planet of yours do all others place a token?
twilight_imperium-ask-rider-warfare = Warfare Rider: in which system with ships of yours do you place a dreadnought?
twilight_imperium-rule-riders = A rider names the outcome of an agenda before the vote; its player has no vote on it then. It lies open, and if that outcome comes in the end, it pays.
twilight_imperium-window-card-outcome = { $seat } plays { LABEL("twilight_imperium-component", $component) } on: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat }
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}. Cancel it?
twilight_imperium-window-card-goods = { $seat } plays { LABEL("twilight_imperium-component", $component) } with { $goods ->
    [0] no trade goods
    [one] 1 trade good
   *[other] { $goods } trade goods
}. Cancel it?

## What happens

twilight_imperium-event-card-played-outcome = { $seat } plays { LABEL("twilight_imperium-component", $component) } on: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat }
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}.
twilight_imperium-event-card-played-goods = { $seat } plays { LABEL("twilight_imperium-component", $component) } with { $goods ->
    [0] no trade goods
    [one] 1 trade good
   *[other] { $goods } trade goods
}.
twilight_imperium-event-predicted = { LABEL("twilight_imperium-component", $component) } of { $seat } lies open on: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat }
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}.
twilight_imperium-event-predicted-right = { $seat } has named the outcome: { LABEL("twilight_imperium-component", $component) } pays.
twilight_imperium-event-barred = { $seat } has no vote on { LABEL("twilight_imperium-agenda", $agenda) }.
twilight_imperium-event-vetoed = { $seat } sends { LABEL("twilight_imperium-agenda", $agenda) } away; another agenda is revealed.
twilight_imperium-event-more-votes = { LABEL("twilight_imperium-component", $component) } of { $seat }: { $votes ->
    [one] 1 more vote
   *[other] { $votes } more votes
}, { $total } in all.
twilight_imperium-event-passed-on = { LABEL("twilight_imperium-agenda", $agenda) }: { $seat } passes it on; it elects { $elected_seat } now.

## The council to be looked at

cmd-ti-vote-name = vote
cmd-ti-vote-desc = Vote on the agenda, or store your vote
cmd-ti-vote-arg-line-name = line
cmd-ti-vote-arg-line-desc = For what, with how many votes: for; votes all
cmd-ti-laws-name = laws
cmd-ti-laws-desc = The agenda and the laws in force
cogs-twilight_imperium-look-laws = Agenda and laws
cogs-twilight_imperium-no-ballot = There is no agenda on which you could vote now.
cogs-twilight_imperium-no-council = This table plays without agendas.
cogs-twilight_imperium-hearing = **{ LABEL("twilight_imperium-agenda", $agenda) }** is before the council.
cogs-twilight_imperium-laws = **Laws in force: { $count }**
cogs-twilight_imperium-laws-none = There are none yet.
cogs-twilight_imperium-deferred = In the next strategy phase: { LABEL("twilight_imperium-agenda", $agenda) } ({ $names })
cogs-twilight_imperium-prediction = { $name }: { LABEL("twilight_imperium-component", $component) } on { $outcome }
cogs-twilight_imperium-barred = Without a vote: { $names }
pic-twilight_imperium-alt-predictions = Predictions: { $predictions }.
twilight_imperium-typed-all = all
twilight_imperium-typed-lead = lead
