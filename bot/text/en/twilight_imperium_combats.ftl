### Words of what changes combats of Twilight Imperium: dice that are paid for, orders for a battle.

twilight_imperium-ask-raise = Wrath of Kenara in { LABEL("twilight_imperium-place", $system) }: pay { $price ->
    [one] 1 trade good
   *[other] { $price } trade goods
} a die to make a miss a hit?
twilight_imperium-opt-raise = { LABEL("twilight_imperium-unit", $unit) }: { $result } and 1 more hits
twilight_imperium-event-raised = { $seat } pays { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
} for { LABEL("twilight_imperium-component", $component) }: 1 more on { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
twilight_imperium-rule-wrath-of-kenara = While the Wrath of Kenara is in a space combat, the Hacan may pay 1 trade good to add 1 to one of their dice there once it lies on the table, to each die once. Dice of anti-fighter barrage count too.
twilight_imperium-ask-combat-form = What do you do with your cards in this battle?
twilight_imperium-ask-combat-form-button = Say it of each card
twilight_imperium-ask-orders-until = How long does that hold?
twilight_imperium-opt-until-end = To the end of this battle
twilight_imperium-opt-until-half = Until half of my forces there are lost
twilight_imperium-opt-card-misses = When { $count } or more of my dice miss
twilight_imperium-opt-card-once-lost = Once I have lost: { LABEL("twilight_imperium-unit", $unit) }
twilight_imperium-ask-fallen = { $count ->
    [one] 1 hit
   *[other] { $count } hits
} on { LABEL("twilight_imperium-place", $planet) }: which of your forces fall?
twilight_imperium-ask-orders-gives = { LABELS("twilight_imperium-component", $components) }: are you asked whether to give a ship?
twilight_imperium-opt-gives-ask = Ask me each time
twilight_imperium-opt-gives-never = Give none in this battle
twilight_imperium-told-orders-unused = Left unused unless you say exactly how: { LABELS("twilight_imperium-component", $components) }.
twilight_imperium-told-orders-theirs = What orders of { $seat } may leave unused: { LABELS("twilight_imperium-component", $components) }.
