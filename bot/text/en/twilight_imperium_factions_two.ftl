# Twilight Imperium: Winnu, Muaat, Yssaril and Arborec: what they and their cards are called, and what these do.

## Factions

twilight_imperium-faction-muaat = The Embers of Muaat

## Abilities and cards by what they are called

twilight_imperium-component-star_forge = Star Forge
twilight_imperium-component-gashlai_physiology = Gashlai Physiology
twilight_imperium-component-the_inferno = The Inferno
twilight_imperium-component-magmus_reactor = Magmus Reactor
twilight_imperium-component-prototype_war_sun_ii = Prototype War Sun II
twilight_imperium-technology-magmus_reactor = Magmus Reactor
twilight_imperium-technology-prototype_war_sun_ii = Prototype War Sun II
twilight_imperium-source-magmus_reactor = Magmus Reactor
twilight_imperium-model-the_inferno = The Inferno
twilight_imperium-model-prototype_war_sun_i = Prototype War Sun I

## What they do

twilight_imperium-does-star_forge = Action, a strategy token: 2 fighters or 1 destroyer beside a war sun of yours.
twilight_imperium-does-gashlai_physiology = Your ships may pass through supernovas.
twilight_imperium-does-the_inferno = Action, a strategy token: 1 cruiser beside it.
twilight_imperium-does-magmus_reactor = Your ships may enter supernovas. Producing with a war sun there or beside a supernova: 1 trade good.
twilight_imperium-does-prototype_war_sun_ii = War sun: move 3, cheaper by 2. Planetary shields where it is do not hold.

## A first round, and how they are played

pic-twilight_imperium-first-muaat-1 = Your war sun beats all that others have now: take planets with it and 4 infantry.
pic-twilight_imperium-first-muaat-2 = Star Forge makes ships far from home: keep a strategy token for it.
pic-twilight_imperium-first-muaat-3 = It moves one system at a time: research Gravity Drive, then Prototype War Sun II.
pic-twilight_imperium-style-muaat = a war sun from the start
