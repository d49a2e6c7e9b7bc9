### Twilight Imperium in its panels. $seat is a name; $phase is strategy, action, status or agenda.

twilight_imperium-pitch = Lead a faction from its home to the throne of the galaxy: take planets, build fleets, trade and fight. Points come from objectives, and whoever first has as many as agreed wins.
twilight_imperium-length = 5 to 7 rounds of 4 to 8 turns each. With one turn a day each: two to four months.
twilight_imperium-progress = round { $round }, { $phase ->
    [strategy] strategy phase
    [action] action phase
    [status] status phase
   *[agenda] agenda phase
}
twilight_imperium-progress-setup = setting up
twilight_imperium-progress-over = round { $round }
twilight_imperium-score = { $points } VP, { LABEL("twilight_imperium-faction", $faction) }
twilight_imperium-score-out = { $points } VP, { LABEL("twilight_imperium-faction", $faction) }, out of the game
twilight_imperium-score-points = { $points } VP

## Options

twilight_imperium-option-target = Victory points
twilight_imperium-option-target-desc = How many points win.
twilight_imperium-target-10 = 10 points
twilight_imperium-target-14 = 14 points
twilight_imperium-target-6 = 6 points
twilight_imperium-target-10-desc = The usual game.
twilight_imperium-target-14-desc = The long game.
twilight_imperium-target-6-desc = A short game to get to know it.
twilight_imperium-practice = It is a short game to 6 points, without agendas, action cards and promissory notes. A table you open as a new game has all three unless you choose otherwise.
twilight_imperium-option-factions = Factions
twilight_imperium-option-factions-desc = How everybody gets a faction.
twilight_imperium-factions-random = at random
twilight_imperium-factions-pick_open = everybody picks one
twilight_imperium-factions-draft_3 = everybody keeps one of three
twilight_imperium-factions-plain = at random, plain ones
twilight_imperium-factions-random-desc = Every faction is dealt to one seat at most.
twilight_imperium-factions-pick_open-desc = From the first seat on, before the galaxy is laid out.
twilight_imperium-factions-draft_3-desc = Hidden, all at once, before the galaxy is laid out.
twilight_imperium-factions-plain-desc = Dealt among six that are plain to play: Sol, N'orr, Jol-Nar, Hacan, Letnev, Xxcha. For a first game.
twilight_imperium-option-secret_deal = First secret objective
twilight_imperium-option-secret_deal-desc = How the first secret objective is dealt.
twilight_imperium-secret_deal-keep1of2 = keep one of two
twilight_imperium-secret_deal-deal1 = one is dealt
twilight_imperium-option-rift_stack = Gravity rifts
twilight_imperium-option-rift_stack-desc = What several rifts on one way add to a ship's move. It rolls a die for each.
twilight_imperium-rift_stack-per_exit = +1 for each rift
twilight_imperium-rift_stack-once = +1 once a move
twilight_imperium-option-strict_payment = Payments
twilight_imperium-option-strict_payment-desc = Whether planets that a price does not need may be exhausted for it.
twilight_imperium-strict_payment-on = no needless planets
twilight_imperium-strict_payment-off = needless planets too
twilight_imperium-option-dock_fighter_sum = Fighters at space docks
twilight_imperium-option-dock_fighter_sum-desc = How many fighters need no capacity where several space docks stand in one system.
twilight_imperium-dock_fighter_sum-sum = three for each dock
twilight_imperium-dock_fighter_sum-once = three in all
twilight_imperium-option-diplomacy_primary = Diplomacy
twilight_imperium-option-diplomacy_primary-desc = Which planets become ready for whoever plays Diplomacy.
twilight_imperium-diplomacy_primary-base = those of the system
twilight_imperium-diplomacy_primary-codex = two of their choice

## Ways to act

twilight_imperium-way-tactical = Tactical action ({ $count } systems)
twilight_imperium-way-strategic = Strategy card ({ $count })
twilight_imperium-way-component = Component action ({ $count })
twilight_imperium-way-tactical-asked = Tactical action: which system do you activate?
twilight_imperium-way-strategic-asked = Which strategy card do you play?
twilight_imperium-way-component-asked = Which ability do you use?

## My hand

twilight_imperium-hand-faction = { LABEL("twilight_imperium-faction", $faction) } · { $points } of { $most } VP
twilight_imperium-hand-tokens = Command tokens: tactic { $tactic } · fleet { $fleet } · strategy { $strategy }
twilight_imperium-hand-goods = Trade goods { $goods } · commodities { $commodities }
twilight_imperium-hand-cards-ready = Strategy cards not used yet: { LABELS("twilight_imperium-card", $cards) }
twilight_imperium-hand-cards-used = Strategy cards used: { LABELS("twilight_imperium-card", $cards) }
twilight_imperium-hand-planets-ready = Ready planets: { LABELS("twilight_imperium-place", $planets) }
twilight_imperium-hand-planets-exhausted = Exhausted planets: { LABELS("twilight_imperium-place", $planets) }
twilight_imperium-hand-technologies = Technologies: { LABELS("twilight_imperium-technology", $technologies) }
twilight_imperium-held = { $seat }: { LABELS("twilight_imperium-objective", $objectives) }
twilight_imperium-hand-secret = Secret objective: { LABEL("twilight_imperium-objective", $objective) } · { $does } ({ $has }/{ $asked })

## The end

twilight_imperium-account = { $seat } ({ LABEL("twilight_imperium-faction", $faction) }): public objectives { $open }, secret ones { $hidden }, custodians { $custodians }, Imperial { $imperial }, other { $rest }: { $total }
twilight_imperium-scored = Round { $round } · { $seat }: { LABEL("twilight_imperium-source", $source) } ({ $points })
twilight_imperium-award-planets = Most planets
twilight_imperium-award-planets-value = { $count } planets
twilight_imperium-award-technologies = Most technologies
twilight_imperium-award-technologies-value = { $count } technologies

## What would come of it, and proposals

twilight_imperium-told-activation = This activates { LABEL("twilight_imperium-place", $system) }. Tactic tokens left then: { $tokens }.
twilight_imperium-told-yard = After moving and fighting you may produce here: { $count ->
    [one] 1 unit.
   *[other] up to { $count } units.
}
twilight_imperium-told-poor = You have nothing left to pay with for producing there.
twilight_imperium-told-custodians = { $price ->
    [0] Mecatol Rex still has its custodians. To land there you take their token, for nothing: that is 1 victory point.
   *[other] Mecatol Rex still has its custodians. To land there you first pay { $price } influence, for 1 victory point. You can pay { $has } now.
}
twilight_imperium-told-held = Ships in a system with a command token of yours cannot move: { LABELS("twilight_imperium-place", $places) }.
twilight_imperium-told-nobody-comes = None of your ships can come there now: nothing but the token would be there.
twilight_imperium-told-fleet = { $seat } has there: { LABELS("twilight_imperium-unit", $units) }.
twilight_imperium-told-garrison = { $seat } has on { LABEL("twilight_imperium-place", $planet) }: { LABELS("twilight_imperium-unit", $units) }.
twilight_imperium-told-there = You would have there: { LABELS("twilight_imperium-unit", $units) }. Ships { $ships } of { $most } (fleet pool), carried { $carried } of { $room }.
twilight_imperium-told-nobody-lands = No ground forces come along: no planet there becomes yours.
twilight_imperium-told-rifts = Gravity rifts: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, each 1 to 3 loses a ship.
twilight_imperium-told-cannons = { $seat } may fire { $dice ->
    [one] 1 space cannon die
   *[other] { $dice } space cannon dice
}, about { $hits } hits.
twilight_imperium-told-odds = Your chance to win the space combat against { $seat }: { $percent } %.
twilight_imperium-told-bare = No infantry would be left on { LABEL("twilight_imperium-place", $place) }, at home.
twilight_imperium-told-home-without-ships = No ships would be left at home, in { LABEL("twilight_imperium-place", $place) }.
twilight_imperium-told-tokens = Tokens left then: tactic { $tactic } · fleet { $fleet } · strategy { $strategy }.
twilight_imperium-told-pass = You take no further action this round; until it ends you can still follow strategy cards. { $tokens ->
    [0] {""}
    [one] 1 tactic token stays for the next round.
   *[other] { $tokens } tactic tokens stay for the next round.
}
twilight_imperium-told-last-token = It is your last strategy token.
twilight_imperium-ready-all = All that can
twilight_imperium-ready-stay = Nothing moves
twilight_imperium-ready-landing = Land: { LABELS("twilight_imperium-place", $planets) }
twilight_imperium-ready-nobody = Nobody lands
twilight_imperium-ready-orders-rest = The rest as proposed
twilight_imperium-ready-tokens = { $tactic ->
    [0] {""}
   *[other] +{ $tactic } tactic
}{ $fleet ->
    [0] {""}
   *[other] { $tactic ->
        [0] {""}
       *[other] ,{" "}
    }+{ $fleet } fleet
}{ $strategy ->
    [0] {""}
   *[other] { $tactic ->
        [0] { $fleet ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }+{ $strategy } strategy
}
twilight_imperium-ready-offer = Give { LABELS("twilight_imperium-good", $give) } for { LABELS("twilight_imperium-good", $take) }
twilight_imperium-told-chance = If you { $sustained ->
    [0] {""}
   *[other] sustain { LABELS("twilight_imperium-unit", $sustain) }{ $lost ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $lost ->
    [0] {""}
   *[other] lose { LABELS("twilight_imperium-unit", $lose) }
}: { $percent } % to win.
twilight_imperium-told-price = { LABELS("twilight_imperium-unit", $units) }: costs { $price } of { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}.
twilight_imperium-told-room = Ships there then: { $ships } of { $most } (fleet pool), carried { $carried } of { $room }.
twilight_imperium-told-too-many = { $count ->
    [one] One unit
   *[other] { $count } units
} too many: fleet pool or capacity would not hold them, and they would be removed at once.
twilight_imperium-ready-capacity = Keep capacity: { $sustained ->
    [0] {""}
   *[other] sustain { LABELS("twilight_imperium-unit", $sustain) }{ $lost ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $lost ->
    [0] {""}
   *[other] lose { LABELS("twilight_imperium-unit", $lose) }
}
twilight_imperium-ready-punch = Keep punch: { $sustained ->
    [0] {""}
   *[other] sustain { LABELS("twilight_imperium-unit", $sustain) }{ $lost ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $lost ->
    [0] {""}
   *[other] lose { LABELS("twilight_imperium-unit", $lose) }
}
twilight_imperium-ready-big = One big ship: { LABELS("twilight_imperium-unit", $units) } for { $price }
twilight_imperium-ready-score = As proposed: score { LABELS("twilight_imperium-objective", $objectives) } for { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $price ->
    [0] {""}
   *[other] {" "}and pay { $price } { LABEL("twilight_imperium-coin", $coin) }
}
twilight_imperium-ready-score-none = Score nothing

## Ways to other questions

twilight_imperium-ask-offer-act = Offer it
twilight_imperium-ask-reply-act = Make this offer instead
twilight_imperium-ask-offer-button = Trade
twilight_imperium-ask-reply-button = Offer of { $seat }
twilight_imperium-ask-withdraw-button = My offer to { $to_seat }
twilight_imperium-ask-swaps-button = Accept equal swaps of commodities beforehand
twilight_imperium-ask-offer-with = Trade: with whom?
twilight_imperium-ask-offer-later = *Later*: only neighbours trade, one of them on turn, each two once a turn. An offer can stand until then.
twilight_imperium-ask-offer-later-agenda = *Later*: each two trade once over an agenda. An offer can stand until then.
twilight_imperium-ask-secondaries-button = Secondaries beforehand

## /ti

cmd-ti-name = ti
cmd-ti-desc = Contest the throne of the galaxy (3-6 players)
cmd-ti-new-name = new
cmd-ti-new-desc = Open a lobby for Twilight Imperium in this channel
cmd-ti-new-arg-target-name = target
cmd-ti-new-arg-target-desc = How many victory points win
cmd-ti-new-arg-factions-name = factions
cmd-ti-new-arg-factions-desc = Dealt at random, picked in turn, or one of three kept
cmd-ti-new-arg-map-name = map
cmd-ti-new-arg-map-desc = Random and even for all, or laid by the players
cmd-ti-new-arg-agendas-name = agendas
cmd-ti-new-arg-agendas-desc = Whether laws and directives are voted on
cmd-ti-new-arg-action_cards-name = action_cards
cmd-ti-new-arg-action_cards-desc = Whether action cards are drawn and played
cmd-ti-new-arg-notes-name = notes
cmd-ti-new-arg-notes-desc = Whether promissory notes can be traded
cmd-ti-new-arg-language-name = language
cmd-ti-new-arg-language-desc = Language of the board

## First steps

twilight_imperium-tutorial-goal = Be the first to { $points } victory points. They come from objectives that everybody sees, from secret ones of your own, and from Mecatol Rex in the middle.
twilight_imperium-tutorial-turn = One action a turn: spend a command token to activate a system and move ships there, play your strategy card, or use an ability. When your strategy cards are played you may pass.
twilight_imperium-tutorial-fight-title = A fight
twilight_imperium-tutorial-fight = Every ship rolls dice and hits on its number or more; a hit destroys a ship. Then infantry lands and takes planets, which pay for everything you build.
twilight_imperium-tutorial-scoring = At the end of each round you may score one public objective, if you control your home planets, and one secret objective.

## Rules, a page each

twilight_imperium-rules-1-title = The galaxy
twilight_imperium-rules-1-page = Every system has a number, Mecatol Rex in the middle is 000. A planet shows resources, which pay for units, and influence, which pays for command tokens. Paying with a planet exhausts it until the end of the round. The mark of a seat on a planet says whose it is. A command token in a system says who has activated it this round: you activate each system once a round, and your ships in it stay there until the round ends.
twilight_imperium-rules-2-title = A round and a turn
twilight_imperium-rules-2-page = In the strategy phase everybody picks strategy cards; the lowest number takes the first turn. In the action phase you take one action a turn, round and round, until all have passed. A tactical action spends a tactic token to activate a system: bring ships there, fight, land infantry, and produce at a space dock there. A strategic action plays your card, and the others may follow for a strategy token. A component action uses something you have. When your cards are played you may pass. In the status phase objectives are scored, you gain command tokens, and everything becomes ready.
twilight_imperium-rules-3-title = A fight
twilight_imperium-rules-3-page = Both sides roll a die for each ship; as much as its combat value or more is a hit. Each hit destroys a ship its owner chooses, but some ships sustain one hit and are only damaged. Space cannons fire before the fight, barrages at fighters in its first round. Before the dice a side may announce a retreat. Then infantry lands and fights for the planet; who is left alone takes it. It comes exhausted.
twilight_imperium-rules-4-title = Planets, fleets and production
twilight_imperium-rules-4-page = A space dock makes as many units as its planet has resources and 2 more, paid for with planets and trade goods. The fleet pool limits the non-fighter ships in each system, capacity the fighters and infantry that travel with them. Commodities are worth nothing to you until somebody trades for them: for who gets them they are trade goods.
twilight_imperium-rules-5-title = Points
twilight_imperium-rules-5-page = A public objective of stage I gives 1 point, of stage II 2, a secret one 1. At the end of a round each may score one public objective, if all their home planets are theirs, and one secret one. Who first pays 6 influence on Mecatol Rex takes the custodians token and a point, and may land there. The strategy card Imperial scores more. Whoever reaches the target wins at once; should the last objective have been revealed before, most points win.

## What strategy cards do, for those who pick one

twilight_imperium-about-strategy = **{ $card } { LABEL("twilight_imperium-card", $card) }** · { $does }
twilight_imperium-about-strategy-1 = Gain three command tokens, and one more for every 3 influence.
twilight_imperium-about-strategy-2 = Choose a system with a planet of yours: everybody else places a token there and cannot activate it, and your planets there become ready.
twilight_imperium-about-strategy-2-codex = Choose a system with a planet of yours: everybody else places a token there and cannot activate it. Then up to two exhausted planets of yours become ready, wherever they are.
twilight_imperium-about-strategy-2-given = Choose a system with a planet of yours: everybody places a token there and cannot activate it, and your planets there are exhausted.
twilight_imperium-about-strategy-3 = Name a new speaker other than the present one, yourself too if you are not it, and gain a trade good in place of action cards, which are left out here.
twilight_imperium-about-strategy-4 = Place a space dock, which produces units, or a PDS, a cannon that guards its system, on a planet you control; then another PDS.
twilight_imperium-about-strategy-5 = Gain three trade goods and replenish your commodities; whom you choose replenishes without paying.
twilight_imperium-about-strategy-6 = Take a command token back from the board, then share out your tokens among the pools anew.
twilight_imperium-about-strategy-7 = Research one technology; for 6 resources one more.
twilight_imperium-about-strategy-8 = Score one public objective now. With Mecatol Rex you also gain a victory point, without it you draw a secret objective.

## What follows, technologies, prices

twilight_imperium-about-secondary = Who follows: { $does }
twilight_imperium-about-secondary-1 = one command token for every 3 influence you pay.
twilight_imperium-about-secondary-2 = up to 2 of your exhausted planets become ready.
twilight_imperium-about-secondary-3 = you draw 2 action cards.
twilight_imperium-about-secondary-4 = a PDS or a space dock goes onto a planet of yours, and the token into its system. A system with a token of yours cannot be activated this round, and ships there cannot move.
twilight_imperium-about-secondary-5 = { $count ->
    [0] you gain nothing: your commodities are full already.
    [one] you gain 1 commodity. It is a trade good for whoever you trade it to.
   *[other] you gain { $count } commodities. They are trade goods for whoever you trade them to.
}
twilight_imperium-about-secondary-6 = one space dock in your home system produces.
twilight_imperium-about-secondary-7 = one technology for 4 resources.
twilight_imperium-about-secondary-7-jolnar = one technology for nothing, and for 6 resources one more (Brilliant).
twilight_imperium-about-secondary-8 = you draw a secret objective.
twilight_imperium-about-deed = **{ LABEL("twilight_imperium-component", $deed) }** · { $does }
twilight_imperium-about-technology = **{ LABEL("twilight_imperium-technology", $technology) }** · { $does }
twilight_imperium-about-prices = Prices: { $prices }
twilight_imperium-about-price = { $batch ->
    [1] { LABEL("twilight_imperium-unit", $unit) } { $cost }
   *[other] { $batch } × { LABEL("twilight_imperium-unit", $unit) } { $cost }
}

## What a question is about, in the first round

twilight_imperium-ask-keep-secret-hint = Nobody else knows it. Once you fulfil it, it gives you 1 point at the end of a round. The other one goes back into the deck.
twilight_imperium-ask-card-hint = You play a strategy card once, as an action of yours; then the others may follow with its smaller ability. The lowest number takes the first turn of the round.
twilight_imperium-ask-turn-hint = Tactical action: a tactic token activates a system; your ships come there, fight and land, and a space dock there produces. Strategy card: you play one of yours, and the others may follow.
twilight_imperium-ask-turn-ideas = Ideas for the first round of { LABEL("twilight_imperium-faction", $faction) }:
twilight_imperium-ask-card-which = { $number ->
    [1] Everybody picks two cards this round; this is your first.
   *[other] This is the second of your two cards.
}
twilight_imperium-ask-gain-tokens-hint = Each tactic token is a tactical action, the fleet pool is how many ships besides fighters a system may hold, strategy tokens pay for following.
twilight_imperium-ask-redistribute-hint = Each tactic token is a tactical action, the fleet pool is how many ships besides fighters a system may hold, strategy tokens pay for following.
twilight_imperium-ask-secondary-hint = { $cost ->
    [0] Somebody else has played this strategy card.
   *[other] Somebody else has played this strategy card. Whoever follows pays with a strategy token.
}
twilight_imperium-ask-commit-hint = Infantry that lands takes a planet that nobody defends, and fights for one that is defended. The others stay aboard.
twilight_imperium-ask-produce-hint = Ships come into space, as many as your fleet pool allows; infantry onto a planet or aboard.
twilight_imperium-ask-research-hint = What you can research now is numbered in the picture; the others need more of their colours first. *Look up* has the texts of all.

## What a question is about, whenever it is asked

twilight_imperium-ask-diplomacy-note = Everybody else places a command token there.
twilight_imperium-ask-warfare-note = That system can then be activated again, and your ships in it can move again.
twilight_imperium-ask-speaker-note = The speaker picks the first strategy card of the next round. { $seat } is the speaker now and cannot be chosen again.
twilight_imperium-ask-free-trade-note = The others pay a strategy token for it. Who has commodities can trade them with you.
twilight_imperium-ask-combat-orders-note = To the end: nothing more is asked of the fight. Until something changes: you are asked again when half of your fleet's value or a capital ship is lost, or when a retreat becomes possible or impossible.
twilight_imperium-ask-construct-note = A space dock produces units in its system. A PDS fires at ships of others that come there, and shields its planet from bombardment. A planet holds two PDS and one space dock.
twilight_imperium-ask-diplomacy-readies = Your exhausted planets there become ready.
twilight_imperium-ask-announce-about = Who announces one fights this round all the same. What is left of the fleet then goes to a system beside this one where you have units or a planet and nobody else has ships, and a command token of yours is placed there.
twilight_imperium-ask-hits-note = What takes a hit is destroyed, unless it can sustain damage: that hit only damages it.
twilight_imperium-ask-bombard-note = Your ships that can bombard roll before anybody lands: each hit destroys a ground force on that planet.
twilight_imperium-ask-combat-orders-cards = Moments for action cards are asked all the same, unless *Say exactly how* passes them.
twilight_imperium-about-discount = Sarween Tools: all of it together costs 1 less.
twilight_imperium-ask-faction-sheets = *Look up* has the sheet of every faction: abilities, units, and what to do in a first round.
twilight_imperium-ask-turn-then = Your turn in round { $round }
twilight_imperium-ask-score-public-then = Objectives at the end of the round
twilight_imperium-ask-home-dock-then = Your home system
twilight_imperium-about-nothing-fits = Nothing you hold fits this moment. Everybody who might hold something is asked, so being asked tells nothing of a hand.
twilight_imperium-ask-custodians-note = It is a victory point, and from then on planets can be fought for there: infantry must land at once.
twilight_imperium-about-objective = **{ LABEL("twilight_imperium-objective", $objective) }** · { $does } · { $has }/{ $asked } · { $gives }
twilight_imperium-about-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
twilight_imperium-about-system = **{ $system }** · { $planets }
twilight_imperium-about-planet = { LABEL("twilight_imperium-place", $planet) } { $resources }/{ $influence }{ $ready ->
    [0] {" "}(exhausted)
   *[other] {""}
}
twilight_imperium-ask-score-public-missing = Not fulfilled: { $list }
twilight_imperium-ask-score-public-miss = { LABEL("twilight_imperium-objective", $objective) } { $has }/{ $asked }
twilight_imperium-ask-home-dock-note = There you will produce: as many units as the planet has resources, and 2 more.

## What answering does

twilight_imperium-act-activate = Activate { LABEL("twilight_imperium-place", $system) }
twilight_imperium-ask-move-act = Send these ships
twilight_imperium-ask-cargo-act = With this aboard
twilight_imperium-ask-commit-act = Land like this
twilight_imperium-ask-redistribute-act = Lay out like this
twilight_imperium-ask-free-trade-act = { $count ->
    [0] Nobody without a token
    [one] One replenishes without a token
   *[other] { $count } replenish without a token
}
twilight_imperium-ask-gain-tokens-act = Put them there

## Battles in one sentence

twilight_imperium-told-battle = The battle in { LABEL("twilight_imperium-place", $place) } is over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
}. { $held ->
    [0] Nobody has ships left there.
   *[other] { $winner_seat } holds the system.
}{ $last ->
    [0] {""}
    [one] {" "}In the last round:
   *[other] {" "}In the last { $last } rounds:
} { $seat }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $losses ->
    [0] lost nothing
   *[other] lost { LABELS("twilight_imperium-unit", $lost) }
}{ $sustained ->
    [0] {""}
   *[other] {" "}(sustained: { LABELS("twilight_imperium-unit", $hurt) })
}; { $other_seat }: { $other_dice ->
    [one] 1 die
   *[other] { $other_dice } dice
}, { $other_hits ->
    [one] 1 hit
   *[other] { $other_hits } hits
}, { $other_losses ->
    [0] lost nothing
   *[other] lost { LABELS("twilight_imperium-unit", $other_lost) }
}{ $other_sustained ->
    [0] {""}
   *[other] {" "}(sustained: { LABELS("twilight_imperium-unit", $other_hurt) })
}.
twilight_imperium-told-ground = The fight on { LABEL("twilight_imperium-place", $place) } is over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
}. { $held ->
    [0] Nobody has ground forces left there.
   *[other] { $winner_seat } holds the planet.
}{ $last ->
    [0] {""}
    [one] {" "}In the last round:
   *[other] {" "}In the last { $last } rounds:
} { $seat }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $losses ->
    [0] lost nothing
   *[other] lost { LABELS("twilight_imperium-unit", $lost) }
}{ $sustained ->
    [0] {""}
   *[other] {" "}(sustained: { LABELS("twilight_imperium-unit", $hurt) })
}; { $other_seat }: { $other_dice ->
    [one] 1 die
   *[other] { $other_dice } dice
}, { $other_hits ->
    [one] 1 hit
   *[other] { $other_hits } hits
}, { $other_losses ->
    [0] lost nothing
   *[other] lost { LABELS("twilight_imperium-unit", $other_lost) }
}{ $other_sustained ->
    [0] {""}
   *[other] {" "}(sustained: { LABELS("twilight_imperium-unit", $other_hurt) })
}.
