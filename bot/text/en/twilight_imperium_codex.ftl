### Twilight Imperium: components by their later text, and what is asked for them. $seat is a name.

## The table option

twilight_imperium-option-codex1 = Later card texts
twilight_imperium-option-codex1-desc = Diplomacy, some technologies and promissory notes as the first Codex changed them.
twilight_imperium-codex1-off = as first printed
twilight_imperium-codex1-on = as in the Codex
cogs-twilight_imperium-with-codex = With the later card texts:

## What the components do

twilight_imperium-does-magen_defense_grid-codex = As a ground combat begins where you have a structure: one hit on a ground force of your choice.
twilight_imperium-does-magmus_reactor-codex = Your ships may enter supernovas. Your units in one may produce 5 units there.
twilight_imperium-does-x_89_bacterial_weapon-codex = When your bombardment destroys infantry on a planet, you may destroy all the rest of it there.
twilight_imperium-does-yin_spinner-codex = After you produce, you may place up to 2 infantry on a planet of yours, or in space with ships of yours.
twilight_imperium-does-war_funding-codex = When both sides of your space combat have rolled: all dice of the opponent are rolled again if you like, and any of yours. Then it goes back.
twilight_imperium-does-cybernetic_enhancements-codex = When you gain command tokens in the status phase: one more. Then it goes back.

twilight_imperium-ruling-magen_defense_grid-codex = Nothing is exhausted, and a planetary shield is not needed. The hit falls before anybody rolls.
twilight_imperium-ruling-magmus_reactor-codex = It is one production of 5 for the whole system, however many units are there, and counts as using production. It gives no trade good.
twilight_imperium-ruling-x_89_bacterial_weapon-codex = Nothing is exhausted; for each planet by itself, and after Harrow too. The bombardment must have destroyed at least one infantry there.
twilight_imperium-ruling-yin_spinner-codex = After anything that produces units, wherever it was. Both infantry go to the same place.
twilight_imperium-ruling-war_funding-codex = Letnev pays nothing and need not be in the combat. All of the opponent's dice or none.
twilight_imperium-ruling-cybernetic_enhancements-codex = The reserve must have the token. L1Z1X loses nothing.

## What is asked

twilight_imperium-ask-magen-hit = Magen Defense Grid: a hit on the ground forces of { $seat } on { LABEL("twilight_imperium-place", $planet) } before anybody rolls?
twilight_imperium-ask-infect = Your bombardment got through on { LABEL("twilight_imperium-place", $planet) }: destroy the { $count } infantry of { $seat } that { $count ->
    [one] is
   *[other] are
} left?
twilight_imperium-opt-infect = Destroy all of it
twilight_imperium-ask-yin-spinner-codex = Yin Spinner: where do up to { $count } infantry more go?
twilight_imperium-ask-yin-spinner-count = How many infantry go to { LABEL("twilight_imperium-place", $place) }?
twilight_imperium-ask-redistribute-more = { $gained ->
    [0] Lay out your command tokens anew?
    [one] Where does the command token go that you gain? You may lay out all the others anew, too.
   *[other] Where do the { $gained } command tokens go that you gain? You may lay out all the others anew, too.
} One more may be laid out, which uses { LABELS("twilight_imperium-component", $components) }.
twilight_imperium-ask-funded-dice = War Funding in { LABEL("twilight_imperium-place", $system) }: are all dice of the other side rolled again?
twilight_imperium-ask-funded-own = Which of your dice do you roll again?
twilight_imperium-opt-reroll-theirs = Yes, all: { $dice } (hits: { $hits })
twilight_imperium-moment-SC_ROLLED = The dice of a round of space combat lie
window-SC_ROLLED = whether to play a card on the dice of a space combat
pic-twilight_imperium-fight-sure = Before the first roll: { $hits ->
    [one] 1 sure hit
   *[other] { $hits } sure hits
}
twilight_imperium-does-stymie-codex = When another player has moved ships to where you have units: a command token of theirs goes into a system of your choice that is no home. Then it goes back.
twilight_imperium-does-acquiescence-codex = When Winnu plays a strategy card: you follow without paying or placing a token. Then it goes back.
twilight_imperium-does-greyfire_mutagen-codex = As a ground combat of yours begins against two ground forces or more that are not Yin: one of their infantry becomes yours. Then it goes back.
twilight_imperium-ruling-stymie-codex = The token comes from their reserve; from an empty one they choose the pool. It does not lie open.
twilight_imperium-ruling-acquiescence-codex = It is used as you follow. With Construction no token goes into the system either.
twilight_imperium-ruling-greyfire_mutagen-codex = The infantry is replaced, not destroyed. Not against Yin.
twilight_imperium-ask-stymied = Stymie: where does a command token of { $seat } go?
twilight_imperium-opt-follow-free = Follow { LABEL("twilight_imperium-card", $card) } with { LABEL("twilight_imperium-component", $component) } (no token)
twilight_imperium-does-wormhole_generator-codex = Action, exhaust: put an alpha or beta wormhole somewhere, or move it.
twilight_imperium-ruling-wormhole_generator-codex = Nothing happens as the status phase begins.
twilight_imperium-opt-exhaust-generator = Put or move a wormhole
