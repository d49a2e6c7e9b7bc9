### How agendas are meant (rules 23)

twilight_imperium-ruling-anti_intellectual_revolution = It asks for a ship after a research alone, not after a technology gained otherwise; who has none but fighters loses none. The Nekro Virus never loses one. Against: technologies of others that it copied count too.
twilight_imperium-ruling-archived_secret = Whoever holds more than three secrets then gives one back. It cannot be scored while this agenda is carried out.
twilight_imperium-ruling-arms_reduction = Everybody chooses which stay; dreadnoughts and cruisers of a faction count. Against: as the strategy phase begins.
twilight_imperium-ruling-classified_document_leaks = Others may score it once each, by the rules of public objectives, for 1 point; who scored it first does not again. If the law goes it lies there, and nobody can score it.
twilight_imperium-ruling-colonial_redistribution = The controller may be the one with fewest points. Who is chosen may decline; in a demilitarized zone nothing is placed. Then the planet stays its controller's.
twilight_imperium-ruling-committee_formation = Nobody votes then, and the speaker breaks no tie. Riders and Confusing Legal Text work all the same.
twilight_imperium-ruling-compensated_disarmament = Structures stay. A planet without ground forces can be elected.
twilight_imperium-ruling-conventions_of_war = Against: whoever cast votes against discards.
twilight_imperium-ruling-core_mining = Without infantry there nothing dies.
twilight_imperium-ruling-demilitarized_zone = The planet stays its controller's and cannot be taken by an invasion.
twilight_imperium-ruling-economic_equality = First everybody gives back, then everybody gains: Pillage may follow.
twilight_imperium-ruling-enforced_travel_ban = Ships of the Ghosts of Creuss travel on. Space cannons and who is a neighbour follow the wormholes as before. Against: every kind of wormhole.
twilight_imperium-ruling-executive_sanctions = Who holds more discards at once. The Yssaril Tribes keep all they hold.
twilight_imperium-ruling-fleet_regulations = Tokens beyond four go to the reserve at once. Armada still adds 2.
twilight_imperium-ruling-holy_planet_of_ixth = Points that were gained stay if the law goes. Who is eliminated loses the planet too.
twilight_imperium-ruling-homeland_defense_act = If the law goes, PDS beyond two on a planet are taken away. Against: everybody chooses which.
twilight_imperium-ruling-imperial_arbiter = The other player cannot refuse.
twilight_imperium-ruling-incentive_program = It is the next card of the deck and lies beside the rows, which stay as they are.
twilight_imperium-ruling-ixthian_artifact = Researches go from the speaker, one player after the other. Who has fewer than 3 units in such a system destroys all there; everybody chooses in secret, and all is shown together.
twilight_imperium-ruling-judicial_abolishment = Without a law in play another agenda comes in its place.
twilight_imperium-ruling-minister_of_commerce = Also after a replenishing that gave nothing.
twilight_imperium-ruling-minister_of_industry = A dock that replaces another counts. All units of the owner there that can produce do.
twilight_imperium-ruling-minister_of_peace = Any unit of somebody who is not active will do. Not in the owner's own turn.
twilight_imperium-ruling-minister_of_policy = Scheming adds a card, Neural Motivator does not.
twilight_imperium-ruling-minister_of_sciences = The secondary still costs its token.
twilight_imperium-ruling-minister_of_war = Without an own token on the board it cannot be used.
twilight_imperium-ruling-miscount_disclosed = The law holds while it is voted on; the new result takes its place. This second vote is no further agenda of the phase. Without a law in play another agenda comes.
twilight_imperium-ruling-mutiny = Points change one after the other from the speaker. Nobody falls below 0.
twilight_imperium-ruling-new_constitution = Only planets that each controls in its own home system are exhausted. Without a law in play another agenda comes.
twilight_imperium-ruling-prophecy_of_ixth = Each use of production is looked at on its own.
twilight_imperium-ruling-public_execution = The next agenda already has the new speaker.
twilight_imperium-ruling-publicize_weapon_schematics = War Sun and Prototype War Sun II count, Prototype War Sun I does not. No war sun sustains damage, that of the Embers of Muaat included.
twilight_imperium-ruling-representative_government = Bribery and Distinguished Councilor add votes all the same.
twilight_imperium-ruling-research_team_biotic = The law is exhausted, not the planet; it is readied in the status phase.
twilight_imperium-ruling-research_team_cybernetic = The law is exhausted, not the planet; it is readied in the status phase.
twilight_imperium-ruling-research_team_propulsion = The law is exhausted, not the planet; it is readied in the status phase.
twilight_imperium-ruling-research_team_warfare = The law is exhausted, not the planet; it is readied in the status phase.
twilight_imperium-ruling-seed_of_an_empire = All who are level gain, one after the other from the speaker.
twilight_imperium-ruling-shard_of_the_throne = If the law goes, the point stays.
twilight_imperium-ruling-shared_research = It is for passing through: a ship that begins in a nebula still has move 1. Against: with no token in the reserve, or one there already, nothing happens.
twilight_imperium-ruling-swords_to_plowshares = All trade goods are gained at once. Against: infantry stands in at most 12 places.
twilight_imperium-ruling-the_crown_of_emphidia = Whoever controls no planet of its home system cannot lose it.
twilight_imperium-ruling-the_crown_of_thalnos = A unit dies only if it rolled a die again and none of its dice hits in the end, those it kept included.
twilight_imperium-ruling-unconventional_measures = Both outcomes are about those who voted for it.
twilight_imperium-ruling-wormhole_reconstruction = Against: in each system with any wormhole and own ships.
twilight_imperium-ruling-wormhole_research = Research comes first, from the speaker. Ships at a delta wormhole alone stay; ground forces left in space are taken off. Floating Factories stay.

### How notes are meant (rules 26)

twilight_imperium-ruling-creuss_iff = Alpha or beta, as the holder chooses; each is on the board at most once. Not into the home of somebody who is out of the game.
twilight_imperium-ruling-ragh_s_call = Without another planet of the Saar it cannot be played. PDS that stay there fire all the same.
