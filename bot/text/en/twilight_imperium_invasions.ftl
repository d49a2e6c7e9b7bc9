### Action cards of invasions and ground combat, and Repeal Law. $seat is a name.

## Cards

twilight_imperium-component-bunker = Bunker
twilight_imperium-component-disable = Disable
twilight_imperium-component-fire_team = Fire Team
twilight_imperium-component-infiltrate = Infiltrate
twilight_imperium-component-parley = Parley
twilight_imperium-component-repeal_law = Repeal Law
twilight_imperium-component-reparations = Reparations

twilight_imperium-does-bunker = As another player's invasion begins: -4 on every bombardment die against planets of yours in this invasion.
twilight_imperium-does-disable = As your invasion begins: PDS of others in that system neither shield planets nor fire at who lands until the invasion ends.
twilight_imperium-does-fire_team = After your dice of a round of ground combat: roll as many of those that missed again as you like.
twilight_imperium-does-infiltrate = When you gain a planet: its PDS and space dock become yours instead of being destroyed.
twilight_imperium-does-parley = After others have landed on a planet of yours: these ground forces go back to the space area and land no more in this action.
twilight_imperium-does-repeal_law = Action: one law leaves play.
twilight_imperium-does-reparations = After another player has gained a planet of yours: exhaust one planet of theirs and ready one of yours.

twilight_imperium-ruling-bunker = It counts for all bombardment of this invasion, Harrow too. It is asked for only where the active player could bombard a planet of yours.
twilight_imperium-ruling-disable = Space cannons have fired at ships before. Magen Defense Grid fails with the shield.
twilight_imperium-ruling-fire_team = Modifiers count for the new results too.
twilight_imperium-ruling-infiltrate = With none left in the reserve one comes from elsewhere on the board, or the structure is destroyed. A dock gained so counts as placed (Minister of Industry).
twilight_imperium-ruling-parley = Only who landed on that one planet goes back. Other planets of the system are fought for as planned.
twilight_imperium-ruling-repeal_law = Victory points that the law gave stay. Laws that are somebody's, or lie on a planet, can be named too.
twilight_imperium-ruling-reparations = It can be played if at least one half does something. The planet that was lost is exhausted already. If the player who took it has a readied planet, that must be exhausted.

## Questions

twilight_imperium-opt-react-dice = Roll { $count ->
    [one] the lowest die
   *[other] the { $count } lowest dice
} that miss again ({ $dice })
twilight_imperium-opt-law = { LABEL("twilight_imperium-agenda", $law) }
twilight_imperium-opt-react-pair = Exhaust { LABEL("twilight_imperium-place", $planet) }, ready { LABEL("twilight_imperium-place", $own) }
twilight_imperium-opt-react-exhaust = Exhaust { LABEL("twilight_imperium-place", $planet) }
twilight_imperium-opt-react-ready = Ready { LABEL("twilight_imperium-place", $planet) }
twilight_imperium-group-exhaust = Exhaust { LABEL("twilight_imperium-place", $planet) }
twilight_imperium-window-SP_PICK = { $seat } picks { LABEL("twilight_imperium-card", $card) }: respond?
twilight_imperium-window-INV_START = { $seat } begins an invasion in { LABEL("twilight_imperium-place", $system) }: respond?
twilight_imperium-window-INV_COMMIT = { $seat } has landed on { LABEL("twilight_imperium-place", $planet) }: respond?
twilight_imperium-window-GC_ROLLED = { $seat } has rolled for ground forces on { LABEL("twilight_imperium-place", $planet) }: respond?
twilight_imperium-window-PL_GAIN = { $seat } is about to gain { LABEL("twilight_imperium-place", $planet) }: respond?
twilight_imperium-window-PL_GAINED = { $seat } has gained { LABEL("twilight_imperium-place", $planet) }: respond?
twilight_imperium-window-card-law = { $seat } plays { LABEL("twilight_imperium-component", $component) } against { LABEL("twilight_imperium-agenda", $law) }. Cancel it?
twilight_imperium-window-card-pair = { $seat } plays { LABEL("twilight_imperium-component", $component) } against { $target_seat }: { LABEL("twilight_imperium-place", $place) }, and for { LABEL("twilight_imperium-place", $own) }. Cancel it?
window-INV_START = whether to answer an invasion
window-INV_COMMIT = whether to answer a landing
window-GC_ROLLED = whether to roll dice again
window-PL_GAIN = whether to answer the gain of a planet
window-PL_GAINED = whether to answer the loss of a planet

## What happens

twilight_imperium-event-card-played-law = { $seat } plays { LABEL("twilight_imperium-component", $component) } against { LABEL("twilight_imperium-agenda", $law) }.
twilight_imperium-event-card-played-pair = { $seat } plays { LABEL("twilight_imperium-component", $component) } against { $target_seat }: { LABEL("twilight_imperium-place", $place) }, and for { LABEL("twilight_imperium-place", $own) }.
twilight_imperium-event-sent-back = { $count } ground forces of { $seat } go back from { LABEL("twilight_imperium-place", $planet) } to the space area.
