## Agendas and laws (rules 18, 23)

twilight_imperium-agenda-anti_intellectual_revolution = Anti-Intellectual Revolution
twilight_imperium-agenda-classified_document_leaks = Classified Document Leaks
twilight_imperium-agenda-committee_formation = Committee Formation
twilight_imperium-agenda-conventions_of_war = Conventions of War
twilight_imperium-agenda-core_mining = Core Mining
twilight_imperium-agenda-demilitarized_zone = Demilitarized Zone
twilight_imperium-agenda-enforced_travel_ban = Enforced Travel Ban
twilight_imperium-agenda-executive_sanctions = Executive Sanctions
twilight_imperium-agenda-fleet_regulations = Fleet Regulations
twilight_imperium-agenda-holy_planet_of_ixth = Holy Planet of Ixth
twilight_imperium-agenda-homeland_defense_act = Homeland Defense Act
twilight_imperium-agenda-imperial_arbiter = Imperial Arbiter
twilight_imperium-agenda-minister_of_commerce = Minister of Commerce
twilight_imperium-agenda-minister_of_exploration = Minister of Exploration
twilight_imperium-agenda-minister_of_industry = Minister of Industry
twilight_imperium-agenda-minister_of_peace = Minister of Peace
twilight_imperium-agenda-minister_of_policy = Minister of Policy
twilight_imperium-agenda-minister_of_sciences = Minister of Sciences
twilight_imperium-agenda-minister_of_war = Minister of War
twilight_imperium-agenda-prophecy_of_ixth = Prophecy of Ixth
twilight_imperium-agenda-publicize_weapon_schematics = Publicize Weapon Schematics
twilight_imperium-agenda-regulated_conscription = Regulated Conscription
twilight_imperium-agenda-representative_government = Representative Government
twilight_imperium-agenda-research_team_biotic = Research Team: Biotic
twilight_imperium-agenda-research_team_cybernetic = Research Team: Cybernetic
twilight_imperium-agenda-research_team_propulsion = Research Team: Propulsion
twilight_imperium-agenda-research_team_warfare = Research Team: Warfare
twilight_imperium-agenda-senate_sanctuary = Senate Sanctuary
twilight_imperium-agenda-shard_of_the_throne = Shard of the Throne
twilight_imperium-agenda-shared_research = Shared Research
twilight_imperium-agenda-terraforming_initiative = Terraforming Initiative
twilight_imperium-agenda-the_crown_of_emphidia = The Crown of Emphidia
twilight_imperium-agenda-the_crown_of_thalnos = The Crown of Thalnos
twilight_imperium-agenda-wormhole_reconstruction = Wormhole Reconstruction
twilight_imperium-agenda-archived_secret = Archived Secret
twilight_imperium-agenda-arms_reduction = Arms Reduction
twilight_imperium-agenda-colonial_redistribution = Colonial Redistribution
twilight_imperium-agenda-compensated_disarmament = Compensated Disarmament
twilight_imperium-agenda-economic_equality = Economic Equality
twilight_imperium-agenda-incentive_program = Incentive Program
twilight_imperium-agenda-ixthian_artifact = Ixthian Artifact
twilight_imperium-agenda-judicial_abolishment = Judicial Abolishment
twilight_imperium-agenda-miscount_disclosed = Miscount Disclosed
twilight_imperium-agenda-mutiny = Mutiny
twilight_imperium-agenda-new_constitution = New Constitution
twilight_imperium-agenda-public_execution = Public Execution
twilight_imperium-agenda-seed_of_an_empire = Seed of an Empire
twilight_imperium-agenda-swords_to_plowshares = Swords to Plowshares
twilight_imperium-agenda-unconventional_measures = Unconventional Measures
twilight_imperium-agenda-wormhole_research = Wormhole Research

twilight_imperium-about-agenda-anti_intellectual_revolution-for = Whoever researches a technology then loses one own ship that is no fighter.
twilight_imperium-about-agenda-anti_intellectual_revolution-against = In the next strategy phase everybody exhausts one planet for each own technology.
twilight_imperium-about-agenda-classified_document_leaks-for = The elected secret objective, scored by somebody, is a public objective from now on.
twilight_imperium-about-agenda-committee_formation-for = Before a vote that elects a player the owner may discard this law and simply name the one elected.
twilight_imperium-about-agenda-conventions_of_war-for = Units on cultural planets cannot be bombarded.
twilight_imperium-about-agenda-conventions_of_war-against = Whoever voted against discards all action cards.
twilight_imperium-about-agenda-core_mining-for = One infantry on the elected planet dies; its resources are 2 more.
twilight_imperium-about-agenda-demilitarized_zone-for = All units on the elected planet die; nothing can land, be built or be placed there.
twilight_imperium-about-agenda-enforced_travel_ban-for = Alpha and beta wormholes do nothing for movement.
twilight_imperium-about-agenda-enforced_travel_ban-against = Every PDS in or next to a system with a wormhole is destroyed.
twilight_imperium-about-agenda-executive_sanctions-for = Nobody holds more than 3 action cards.
twilight_imperium-about-agenda-executive_sanctions-against = Everybody discards one action card at random.
twilight_imperium-about-agenda-fleet_regulations-for = Nobody has more than 4 tokens in the fleet pool.
twilight_imperium-about-agenda-fleet_regulations-against = Everybody adds a token from the reserve to the fleet pool.
twilight_imperium-about-agenda-holy_planet_of_ixth-for = Its controller gains 1 victory point; nothing is produced there. Whoever takes it gains 1 point, whoever loses it loses 1.
twilight_imperium-about-agenda-homeland_defense_act-for = There may be any number of PDS on a planet.
twilight_imperium-about-agenda-homeland_defense_act-against = Everybody destroys one own PDS.
twilight_imperium-about-agenda-imperial_arbiter-for = At the end of a strategy phase the owner may discard this law to swap a strategy card with another player.
twilight_imperium-about-agenda-minister_of_commerce-for = The owner gains 1 trade good for each neighbour after replenishing commodities.
twilight_imperium-about-agenda-minister_of_exploration-for = The owner gains 1 trade good for each planet that comes under control.
twilight_imperium-about-agenda-minister_of_industry-for = When the owner places a space dock, own units in that system may produce.
twilight_imperium-about-agenda-minister_of_peace-for = After somebody activates a system with units of others the owner may discard this law to end that turn.
twilight_imperium-about-agenda-minister_of_policy-for = The owner draws 1 action card at the end of the status phase.
twilight_imperium-about-agenda-minister_of_sciences-for = The owner pays no resources for the strategy card Technology.
twilight_imperium-about-agenda-minister_of_war-for = After an action the owner may discard this law, take an own token off the board and act once more.
twilight_imperium-about-agenda-prophecy_of_ixth-for = The owner's fighters add 1 to their combat dice. The law goes when the owner produces fewer than 2 fighters at once.
twilight_imperium-about-agenda-publicize_weapon_schematics-for = Once anybody has the war sun technology, all may research it without prerequisites. War suns cannot sustain damage.
twilight_imperium-about-agenda-publicize_weapon_schematics-against = Owners of the war sun technology discard all action cards.
twilight_imperium-about-agenda-regulated_conscription-for = Fighters and infantry come one for a cost, not two.
twilight_imperium-about-agenda-regulated_conscription-against = Nothing happens.
twilight_imperium-about-agenda-representative_government-for = Planets give no votes; each player has 1 vote on each agenda.
twilight_imperium-about-agenda-representative_government-against = In the next strategy phase whoever voted against exhausts all own cultural planets.
twilight_imperium-about-agenda-research_team_biotic-for = Its controller may exhaust this law when researching to leave out one green prerequisite.
twilight_imperium-about-agenda-research_team_cybernetic-for = Its controller may exhaust this law when researching to leave out one yellow prerequisite.
twilight_imperium-about-agenda-research_team_propulsion-for = Its controller may exhaust this law when researching to leave out one blue prerequisite.
twilight_imperium-about-agenda-research_team_warfare-for = Its controller may exhaust this law when researching to leave out one red prerequisite.
twilight_imperium-about-agenda-senate_sanctuary-for = The influence of the elected planet is 2 more.
twilight_imperium-about-agenda-shard_of_the_throne-for = The owner gains 1 victory point. Whoever beats the owner in a combat takes the law and the point.
twilight_imperium-about-agenda-shared_research-for = All ships may pass through nebulae.
twilight_imperium-about-agenda-shared_research-against = Everybody puts a token from the reserve in the own home system, if there is one.
twilight_imperium-about-agenda-terraforming_initiative-for = Resources and influence of the elected planet are 1 more.
twilight_imperium-about-agenda-the_crown_of_emphidia-for = The owner gains 1 victory point. Whoever takes a planet in the owner's home system takes the law and the point.
twilight_imperium-about-agenda-the_crown_of_thalnos-for = In each round of a combat the owner may roll own dice again; a unit that does so and has no hit in the end dies.
twilight_imperium-about-agenda-wormhole_reconstruction-for = All systems with an alpha or beta wormhole are adjacent to each other.
twilight_imperium-about-agenda-wormhole_reconstruction-against = Everybody puts a token from the reserve in each system with a wormhole and own ships.
twilight_imperium-about-agenda-archived_secret-for = The elected player draws 1 secret objective.
twilight_imperium-about-agenda-arms_reduction-for = Everybody keeps at most 2 dreadnoughts and 4 cruisers.
twilight_imperium-about-agenda-arms_reduction-against = In the next strategy phase planets with a technology specialty are exhausted.
twilight_imperium-about-agenda-colonial_redistribution-for = All units on the elected planet die; its controller picks a player with the fewest victory points, who may put 1 infantry there.
twilight_imperium-about-agenda-compensated_disarmament-for = All ground forces on the elected planet die; its controller gains 1 trade good for each.
twilight_imperium-about-agenda-economic_equality-for = All trade goods are returned, then everybody gains 5.
twilight_imperium-about-agenda-economic_equality-against = All trade goods are returned.
twilight_imperium-about-agenda-incentive_program-for = One more stage I objective is revealed.
twilight_imperium-about-agenda-incentive_program-against = One more stage II objective is revealed.
twilight_imperium-about-agenda-ixthian_artifact-for = The speaker rolls a die. 6 and more: everybody may research up to 2 technologies. 5 and less: all units in the system of Mecatol Rex die, and everybody destroys 3 own units in each system beside it.
twilight_imperium-about-agenda-ixthian_artifact-against = Nothing happens.
twilight_imperium-about-agenda-judicial_abolishment-for = The elected law leaves play.
twilight_imperium-about-agenda-miscount_disclosed-for = The elected law is voted on once more.
twilight_imperium-about-agenda-mutiny-for = Whoever voted for gains 1 victory point.
twilight_imperium-about-agenda-mutiny-against = Whoever voted for loses 1 victory point.
twilight_imperium-about-agenda-new_constitution-for = All laws leave play; in the next strategy phase the planets that each player controls in its own home system are exhausted.
twilight_imperium-about-agenda-new_constitution-against = Nothing happens.
twilight_imperium-about-agenda-public_execution-for = The elected player discards all action cards, gives the speaker token to the left, and has no votes for the rest of the phase.
twilight_imperium-about-agenda-seed_of_an_empire-for = Whoever has the most victory points gains 1.
twilight_imperium-about-agenda-seed_of_an_empire-against = Whoever has the fewest victory points gains 1.
twilight_imperium-about-agenda-swords_to_plowshares-for = Half of the infantry on each planet, rounded up, dies; 1 trade good for each own one lost.
twilight_imperium-about-agenda-swords_to_plowshares-against = Everybody places 1 infantry on each own planet.
twilight_imperium-about-agenda-unconventional_measures-for = Whoever voted for draws 2 action cards.
twilight_imperium-about-agenda-unconventional_measures-against = Whoever voted for discards all action cards.
twilight_imperium-about-agenda-wormhole_research-for = Players with ships in a system with a wormhole may research 1 technology, then all ships in systems with an alpha or beta wormhole are destroyed.
twilight_imperium-about-agenda-wormhole_research-against = Whoever voted against loses 1 token of the command sheet.

twilight_imperium-source-economic_equality = Economic Equality
twilight_imperium-source-compensated_disarmament = Compensated Disarmament
twilight_imperium-source-swords_to_plowshares = Swords to Plowshares
twilight_imperium-source-minister_of_commerce = Minister of Commerce
twilight_imperium-source-minister_of_exploration = Minister of Exploration
twilight_imperium-source-mutiny = Mutiny
twilight_imperium-source-seed_of_an_empire = Seed of an Empire
twilight_imperium-source-holy_planet_of_ixth = Holy Planet of Ixth
twilight_imperium-source-shard_of_the_throne = Shard of the Throne
twilight_imperium-source-the_crown_of_emphidia = The Crown of Emphidia
twilight_imperium-component-committee_formation = Committee Formation
twilight_imperium-component-imperial_arbiter = Imperial Arbiter
twilight_imperium-component-minister_of_industry = Minister of Industry
twilight_imperium-component-minister_of_peace = Minister of Peace
twilight_imperium-component-minister_of_war = Minister of War
twilight_imperium-component-the_crown_of_thalnos = The Crown of Thalnos

twilight_imperium-side-for = For
twilight_imperium-side-against = Against

twilight_imperium-opt-outcome = { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat }
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}{ $votes ->
    [0] {""}
    [one] {" "}(1 vote so far)
   *[other] {" "}({ $votes } votes so far)
}
twilight_imperium-opt-abstain = Abstain
twilight_imperium-opt-votes-all = All: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
twilight_imperium-opt-votes-lead = Enough to lead: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
twilight_imperium-opt-votes-lead-then = As many as it takes to lead then (now { $votes })
twilight_imperium-opt-votes-choose = Choose the planets
twilight_imperium-opt-no-prevote = Ask me when it is my turn
twilight_imperium-opt-prevote-always = In any case
twilight_imperium-opt-prevote-leads = Only if it leads then
twilight_imperium-opt-prevote-with = Only if { $seat } has voted for the same
twilight_imperium-opt-prevote-other-leads = Only if another outcome leads
twilight_imperium-opt-prevote-voted = Only if somebody has voted for something else
twilight_imperium-opt-votes-count = At least so many…
twilight_imperium-opt-no-committee = Let them vote
twilight_imperium-ask-committee-order = Committee Formation, before an agenda that elects a player is voted on:
twilight_imperium-ask-committee-order-button = My Committee Formation
twilight_imperium-opt-committee-order-ask = Ask me each time
twilight_imperium-opt-committee-order-vote = Always let them vote
twilight_imperium-opt-committee-order-seat = Over this agenda elect { $seat }
twilight_imperium-opt-peace-use = End the turn
twilight_imperium-opt-die = { LABEL("twilight_imperium-unit", $unit) }: { $result }{ $hits ->
    [0] {""}
   *[other] {" "}(hits)
}
twilight_imperium-opt-settle-yes = Place an infantry
twilight_imperium-opt-settle-no = Leave it empty
twilight_imperium-opt-waivers-law = Exhaust { LABEL("twilight_imperium-agenda", $law) }{ $count ->
    [0] {""}
   *[other] {" "}and { LABELS("twilight_imperium-place", $planets) }
}

twilight_imperium-ask-vote = { LABEL("twilight_imperium-agenda", $agenda) }: how do you vote? You have { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
twilight_imperium-ask-votes = With how many of your { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}? Planets give all their influence.
twilight_imperium-ask-vote-note = { $seat } is the speaker: votes last, and decides where nothing has most votes alone.
twilight_imperium-ask-prevote-note = { $seat } is the speaker: votes last, and decides where nothing has most votes alone.
twilight_imperium-ask-vote-planets = Which planets do you exhaust?
twilight_imperium-ask-tie = { LABEL("twilight_imperium-agenda", $agenda) }: nothing has most votes alone. You are the speaker: what comes?
twilight_imperium-ask-prevote-button = Store my vote
twilight_imperium-ask-prevote = { LABEL("twilight_imperium-agenda", $agenda) }: store your vote for your turn. Nobody sees it before.
twilight_imperium-ask-prevote-change = Change my vote
twilight_imperium-ask-prevote-given = Your stored vote: { $answer }
twilight_imperium-ask-prevote-when = When is it cast? Otherwise you are asked.
twilight_imperium-ask-prevote-count = At least how many votes? What loses the least is exhausted on your turn; you are asked if it is not there.
twilight_imperium-ask-prevote-leading = Which one?
twilight_imperium-ask-prevote-voter = Who?
twilight_imperium-ask-prevote-vote = For what?
twilight_imperium-ask-agenda-losses = { LABEL("twilight_imperium-agenda", $agenda) }: which { $count ->
    [one] unit
   *[other] { $count } units
} do you give up?
twilight_imperium-ask-agenda-exhaust = { LABEL("twilight_imperium-agenda", $agenda) }: which { $count ->
    [one] planet
   *[other] { $count } planets
} do you exhaust?
twilight_imperium-ask-agenda-token = { LABEL("twilight_imperium-agenda", $agenda) }: from which pool do you give up a token?
twilight_imperium-ask-settlers = Colonial Redistribution: who of those with the fewest points may settle on { LABEL("twilight_imperium-place", $planet) }?
twilight_imperium-ask-settle = Colonial Redistribution: do you put an infantry on { LABEL("twilight_imperium-place", $planet) }?
twilight_imperium-ask-committee = { LABEL("twilight_imperium-agenda", $agenda) } elects a player. Discard Committee Formation and name that player?
twilight_imperium-ask-arbiter = Discard Imperial Arbiter to swap a strategy card?
twilight_imperium-ask-peace = { $seat } has activated { LABEL("twilight_imperium-place", $system) }. Discard Minister of Peace to end that turn?
twilight_imperium-ask-war = Discard Minister of War: which token do you take back to act once more?
twilight_imperium-ask-thalnos = The Crown of Thalnos: which dice do you roll again? A unit whose new dice miss dies.

twilight_imperium-topic-vote = a vote on an agenda
twilight_imperium-topic-prevote = a vote for later
twilight_imperium-topic-tie = a tied vote
twilight_imperium-topic-agenda = an agenda
twilight_imperium-rule-agendas = Two agendas are voted on once the custodians token is gone. Clockwise from the speaker's left, the speaker last: exhaust planets for their influence and vote for one outcome, or abstain. Most votes win; the speaker breaks ties. Then all planets are readied.
twilight_imperium-no-vote = No vote can be cast like that.

twilight_imperium-opt-agenda = { LABEL("twilight_imperium-agenda", $agenda) }
twilight_imperium-ask-agenda-order = Politics: the next { $count ->
    [one] agenda
   *[other] { $count } agendas
} of the deck. Which go to the bottom? The others stay on top.
twilight_imperium-ask-agenda-order-top = Which of the two on top comes first?
twilight_imperium-ask-agenda-order-bottom = Which of the two at the bottom lies higher?
twilight_imperium-event-agendas-ordered = { $seat } looks at the next agendas.
twilight_imperium-event-agendas-ordered-hidden = { $seat } looks at the next { $count ->
    [one] agenda
   *[other] { $count } agendas
} and puts them back.
twilight_imperium-event-agenda-phase = Agenda phase of round { $round }.
twilight_imperium-event-agenda = Agenda { $number }: { LABEL("twilight_imperium-agenda", $agenda) }.
twilight_imperium-event-no-agenda = No agenda is left to be voted on.
twilight_imperium-event-agenda-replaced = { LABEL("twilight_imperium-agenda", $agenda) } has nothing to act on and is replaced.
twilight_imperium-event-voted = { $seat } casts { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} for { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat }
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}.
twilight_imperium-event-abstained = { $seat } abstains.
twilight_imperium-event-tie = { $seat } decides as the speaker: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat }
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}.
twilight_imperium-event-outcome = { LABEL("twilight_imperium-agenda", $agenda) }: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat }
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}.
twilight_imperium-event-law = { LABEL("twilight_imperium-agenda", $agenda) } is law now.
twilight_imperium-event-law-gone = The law { LABEL("twilight_imperium-agenda", $agenda) } leaves play.
twilight_imperium-event-law-exhausted = { $seat } exhausts the law { LABEL("twilight_imperium-agenda", $agenda) }.
twilight_imperium-event-law-taken = { $seat } takes { LABEL("twilight_imperium-agenda", $agenda) } from { $former_seat }.
twilight_imperium-event-deferred = { LABEL("twilight_imperium-agenda", $agenda) } takes effect now.
twilight_imperium-event-agenda-exhausted = { $seat } exhausts { LABELS("twilight_imperium-place", $planets) } ({ LABEL("twilight_imperium-agenda", $agenda) }).
twilight_imperium-event-token-lost = { $seat } gives up a token ({ LABEL("twilight_imperium-pool", $pool) }).
twilight_imperium-event-agenda-die = { $seat } rolls { $result } for { LABEL("twilight_imperium-agenda", $agenda) }.
twilight_imperium-event-miscount = { LABEL("twilight_imperium-agenda", $agenda) } is voted on once more.
twilight_imperium-event-goods-returned = { $seat } returns { $count ->
    [one] 1 trade good
   *[other] { $count } trade goods
}.
twilight_imperium-event-leaked = { LABEL("twilight_imperium-objective", $objective) } is a public objective now.
twilight_imperium-event-fleet-cut = { $seat } returns { $count ->
    [one] 1 token
   *[other] { $count } tokens
} from the fleet pool.
twilight_imperium-event-committee = { $seat } discards Committee Formation and names { $elected_seat }.
twilight_imperium-event-turn-ended = { $seat } discards Minister of Peace; the turn of { $active_seat } is over.

cogs-twilight_imperium-elected = Whom or what it elects: { $does }
cogs-twilight_imperium-side = { LABEL("twilight_imperium-side", $side) }: { $does }
cogs-twilight_imperium-law = Law { LABEL("twilight_imperium-agenda", $agenda) }: { $does }
cogs-twilight_imperium-law-owned = Law { LABEL("twilight_imperium-agenda", $agenda) } ({ $name }): { $does }
cogs-twilight_imperium-law-planet = Law { LABEL("twilight_imperium-agenda", $agenda) } ({ LABEL("twilight_imperium-place", $planet) }{ $ready ->
    [0] , exhausted
   *[other] {""}
}): { $does }
cogs-twilight_imperium-law-objective = Law { LABEL("twilight_imperium-agenda", $agenda) } ({ LABEL("twilight_imperium-objective", $objective) }): { $does }

twilight_imperium-option-agendas = Agendas
twilight_imperium-option-agendas-desc = Whether laws and directives are voted on at the end of rounds.
twilight_imperium-agendas-on-desc = Once somebody has taken Mecatol Rex, each round ends with two votes on laws or directives.
twilight_imperium-agendas-off-desc = Nobody votes: the shorter and simpler game.
twilight_imperium-agendas-off = without
twilight_imperium-agendas-on = with the agenda phase
