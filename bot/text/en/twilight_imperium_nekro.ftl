### The Nekro Virus: its faction, its note, technologies of others

twilight_imperium-faction-nekro = The Nekro Virus
twilight_imperium-component-galactic_threat = Galactic Threat
twilight_imperium-component-technological_singularity = Technological Singularity
twilight_imperium-component-propagation = Propagation
twilight_imperium-component-valefar_assimilator_x = Valefar Assimilator X
twilight_imperium-component-valefar_assimilator_y = Valefar Assimilator Y
twilight_imperium-technology-valefar_assimilator_x = Valefar Assimilator X
twilight_imperium-technology-valefar_assimilator_y = Valefar Assimilator Y
twilight_imperium-model-the_alastor = The Alastor
twilight_imperium-does-galactic_threat = You never vote. Once in an agenda phase you may name how an agenda comes out; if you are right, gain a technology of somebody who voted for that.
twilight_imperium-does-technological_singularity = Once in a combat, after a unit of your opponent is destroyed, you may gain one of its technologies, at once.
twilight_imperium-does-propagation = You never research: whenever you would, 3 command tokens come instead.
twilight_imperium-does-valefar_assimilator_x = When you gain a faction technology of another player, this card takes its text. Gain another, and it may take that one's instead.
twilight_imperium-does-valefar_assimilator_y = When you gain a faction technology of another player, this card takes its text. Gain another, and it may take that one's instead.
twilight_imperium-does-the_alastor = As a space combat begins in its system, your ground forces there may take part as ships until it ends.
twilight_imperium-ask-gain-from = { LABEL("twilight_imperium-component", $component) }: which technology of theirs do you gain?
twilight_imperium-ask-assimilator = Which card takes the text of { LABEL("twilight_imperium-technology", $technology) }?
twilight_imperium-opt-assimilator = { LABEL("twilight_imperium-technology", $token) }{ $technology ->
    [none] {""}
   *[other] : { LABEL("twilight_imperium-technology", $technology) } is lost
}
twilight_imperium-opt-research-replaced = Command tokens instead of a technology: { $count } (resources: { $price })
twilight_imperium-rule-assimilation = The Nekro Virus gains technologies without their prerequisites. Everybody's come from its own deck. For a faction technology an assimilator takes the text: its owner keeps it, two never lie on the same one, and a second upgrade of one type of unit goes to the same assimilator.
twilight_imperium-event-gained-from = { LABEL("twilight_imperium-component", $component) }: { $seat } gains { LABEL("twilight_imperium-technology", $technology) }.
twilight_imperium-event-assimilated = { LABEL("twilight_imperium-technology", $token) } of { $seat } has the text of { LABEL("twilight_imperium-technology", $technology) } now.
twilight_imperium-event-text-lost = { $seat } does not have { LABEL("twilight_imperium-technology", $technology) } any more.
twilight_imperium-ask-the-alastor = The Alastor in { LABEL("twilight_imperium-place", $system) }: which ground forces take part as ships?
twilight_imperium-rule-the-alastor = As a space combat begins in the Alastor's system, ground forces of its owner there may join as ships until it ends, even if the flagship falls. They stay where they are, roll their own dice and can be lost to hits; they do not count for the fleet limit and do not retreat.
twilight_imperium-event-the-alastor = The Alastor in { LABEL("twilight_imperium-place", $system) }: ground forces of { $seat } fight as ships: { $count }.
twilight_imperium-option-valefar_counts = Assimilators
twilight_imperium-option-valefar_counts-desc = Whether the Valefar cards of the Nekro Virus count for Adapt New Strategies.
twilight_imperium-valefar_counts-off = count for nothing
twilight_imperium-valefar_counts-on = count as faction technologies
pic-twilight_imperium-first-nekro-1 = A dreadnought, a carrier, a cruiser: take planets beside you before anybody looks.
pic-twilight_imperium-first-nekro-2 = Follow Technology: no research, but 3 command tokens for 4 resources.
pic-twilight_imperium-first-nekro-3 = Win one small fight early: a single unit destroyed is a technology gained.
pic-twilight_imperium-style-nekro = stolen technologies
cogs-twilight_imperium-no-votes = { $name } never votes. A right prediction, once a phase, brings a technology of somebody who voted for that outcome.
cogs-twilight_imperium-predicted-already = { $name } has made the prediction of this phase.
cogs-twilight_imperium-assimilator = { LABEL("twilight_imperium-technology", $token) }: { $technology ->
    [none] no text yet
   *[other] { LABEL("twilight_imperium-technology", $technology) }, { $does }
}
twilight_imperium-component-antivirus = Antivirus
twilight_imperium-does-antivirus = As a combat of yours begins: lies open. Technological Singularity does nothing against you until you activate a system with Nekro units.
twilight_imperium-ruling-antivirus = The Nekro Virus need not take part in that combat. Predictions are not stopped.
