### Promissory notes of Twilight Imperium: names and what they do in our own words, how they are traded and used. $seat is a name.

## Notes

twilight_imperium-component-ceasefire = Ceasefire
twilight_imperium-component-political_secret = Political Secret
twilight_imperium-component-support_for_the_throne = Support for the Throne
twilight_imperium-component-trade_agreement = Trade Agreement

twilight_imperium-does-ceasefire = When its owner activates a system with units of yours: nothing of theirs comes in during that action. Then it goes back.
twilight_imperium-does-political_secret = When an agenda is revealed: its owner has no votes and plays no action cards on it. It goes back with the agenda.
twilight_imperium-does-support_for_the_throne = It lies open before whoever gets it and gives a victory point. It goes back, and the point with it, when you activate a system with units of its owner.
twilight_imperium-does-trade_agreement = When its owner replenishes commodities: all of them go to you as trade goods. Then it goes back.

twilight_imperium-component-military_support = Military Support
twilight_imperium-component-tekklar_legion = Tekklar Legion
twilight_imperium-component-research_agreement = Research Agreement
twilight_imperium-component-trade_convoys = Trade Convoys
twilight_imperium-component-war_funding = War Funding
twilight_imperium-component-cybernetic_enhancements = Cybernetic Enhancements

twilight_imperium-does-military_support = As Sol's turn begins: Sol loses a strategy token if it has one, and you may place 2 infantry on a planet of yours. Then it goes back.
twilight_imperium-does-tekklar_legion = As a ground combat begins that you are in: your dice there count one more, those of Sardakk N'orr against you one less. Then it goes back.
twilight_imperium-does-research_agreement = When Jol-Nar has researched a technology of no faction: you gain it too. Then it goes back.
twilight_imperium-does-trade_convoys = Action: it lies open before you, and you trade with everybody, neighbour or not. It goes back when you activate a system with units of Hacan.
twilight_imperium-does-war_funding = As a round of space combat begins that you are in: Letnev pays 2 trade goods away, and your misses of the round are rolled again. Then it goes back.
twilight_imperium-does-cybernetic_enhancements = As your turn begins: L1Z1X loses a strategy token and you gain one. Then it goes back.

twilight_imperium-source-support_for_the_throne = Support for the Throne
twilight_imperium-source-trade_agreement = Trade Agreement

## Options of a table

twilight_imperium-option-notes = Promissory notes
twilight_imperium-option-notes-desc = Whether everybody has promissory notes to trade. Usually everybody does.
twilight_imperium-notes-off = without
twilight_imperium-notes-on = with promissory notes
twilight_imperium-notes-off-desc = Trade is in goods and commodities alone.
twilight_imperium-notes-on-desc = Each side of a trade may give one note. Who holds which stays secret.

## Trade

twilight_imperium-ask-note = Which promissory note do you give { $seat }?
twilight_imperium-ask-want = Which promissory note do you want of { $seat }?
twilight_imperium-opt-no-note = You give no note
twilight_imperium-opt-no-want = You want no note
twilight_imperium-opt-note = { LABEL("twilight_imperium-component", $component) } of { $issuer_seat }
twilight_imperium-note-not-held = You do not hold { LABEL("twilight_imperium-component", $want) } of { $want_seat }.
twilight_imperium-ask-reply-notes = { $seat } gives: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
}. Wants: { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}.
twilight_imperium-ask-reply-notes-button = Offer of { $seat }
twilight_imperium-ask-reply-notes-act = Make this offer instead
twilight_imperium-ask-withdraw-notes = Your offer to { $to_seat }: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
} for { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}, { $until ->
    [-1] until you take it back
    [0] this turn
   *[other] until the end of round { $until }
}.
twilight_imperium-event-offered-notes = { $seat } offers { $to_seat }: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
} for { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}.
twilight_imperium-event-refused-notes = { $to_seat } declines: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
} of { $seat } for { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}.
twilight_imperium-event-agreed-notes = { $to_seat } accepts the offer of { $seat }: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
} for { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}. It is carried out as soon as both may trade and have it.
twilight_imperium-event-withdrawn-notes = { $seat } takes back the offer to { $to_seat }: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
} for { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}.
twilight_imperium-event-traded-notes = { $seat } gives { $to_seat } { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
} for { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}.
twilight_imperium-event-traded-notes-hidden = { $seat } gives { $to_seat } { $note_with ->
    [alone] a promissory note
    [goods] { LABELS("twilight_imperium-good", $give) }, a promissory note
   *[none] { LABELS("twilight_imperium-good", $give) }
} for { $want_with ->
    [alone] a promissory note
    [goods] { LABELS("twilight_imperium-good", $take) }, a promissory note
   *[none] { LABELS("twilight_imperium-good", $take) }
}.

## Use

window-SY_ACTIVATED = whether to answer an activation
window-AG_WHEN = whether to answer an agenda
window-CM_REPLENISH = whether to answer new commodities
twilight_imperium-opt-note-use = Use { LABEL("twilight_imperium-component", $component) } of { $issuer_seat }
twilight_imperium-opt-note-planet = { LABEL("twilight_imperium-component", $component) }: { LABEL("twilight_imperium-place", $planet) }
twilight_imperium-event-note-used = { $seat } uses { LABEL("twilight_imperium-component", $component) } of { $issuer_seat }.
twilight_imperium-event-note-open = { LABEL("twilight_imperium-component", $component) } of { $issuer_seat } lies open before { $seat }.
twilight_imperium-event-note-back = { LABEL("twilight_imperium-component", $component) } goes back to { $issuer_seat }.
twilight_imperium-event-notes-out = The promissory notes of { $seat } leave the game ({ $count }).
twilight_imperium-opt-note-lay = Use it
twilight_imperium-event-funded = { $payer_seat } pays { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
} away; { $seat } rolls misses of this round again.
twilight_imperium-event-enhanced = { $other_seat } loses a strategy token, { $seat } gains one.
window-TN_START = whether to answer the beginning of a turn
window-RS_DONE = whether to answer a technology

## In panels

twilight_imperium-hand-notes = Promissory notes: { $count }
twilight_imperium-hand-note = { LABEL("twilight_imperium-component", $component) } ({ $name }) · { $does }
twilight_imperium-hand-notes-open = Lying open: { $list }

## Rulings, where a card is looked up

twilight_imperium-ruling-ceasefire = Ships that are in the system already may take up what is there, fight, land and produce.
twilight_imperium-ruling-political_secret = Faction abilities that its owner could choose to use are barred for this agenda too; others, and technologies, work on. Planets of its owner are not exhausted.
twilight_imperium-ruling-support_for_the_throne = A planet without units does not count, a structure does. When its owner is out of the game, the point is lost.
twilight_imperium-ruling-trade_agreement = You need not be neighbours. It takes all commodities that its owner then has.
twilight_imperium-ruling-military_support = It is asked for before Sol does anything in its turn, also in one in which Sol passes.
twilight_imperium-ruling-tekklar_legion = It lasts for the whole combat.
twilight_imperium-ruling-research_agreement = Prerequisites do not count. A unit upgrade that your faction has its own version of is not gained.
twilight_imperium-ruling-trade_convoys = Others trade with you as well while it lies there, once a turn as always.
twilight_imperium-ruling-war_funding = Letnev pays what it has if that is less. It need not be in the combat.
twilight_imperium-ruling-cybernetic_enhancements = L1Z1X must have a strategy token and you one in the reserve. It is no action.

## In panels and pictures

cogs-twilight_imperium-trade-seat-notes = {" "}· { $count ->
    [one] 1 note
   *[other] { $count } notes
}
twilight_imperium-ask-withdraw-notes-button = My offer to { $to_seat }
pic-twilight_imperium-hand-notes = Promissory notes ({ $count })
pic-twilight_imperium-hand-no-notes = None right now.
pic-twilight_imperium-hand-notes-closed = { $name } holds { $count ->
    [one] 1 promissory note.
   *[other] { $count } promissory notes.
}
pic-twilight_imperium-hand-note-open = Lies open
pic-twilight_imperium-hand-note-own = Yours: for others to use
pic-twilight_imperium-alt-trade-note = { $name } gives { LABEL("twilight_imperium-component", $component) } of { $issuer }.
pic-twilight_imperium-alt-notes = Promissory notes ({ $count } in hand): { $notes }.
twilight_imperium-ready-offer-notes = Each gives the other { LABEL("twilight_imperium-component", $component) }

## Notes of eight more factions

twilight_imperium-component-stymie = Stymie
twilight_imperium-component-fires_of_the_gashlai = Fires of the Gashlai
twilight_imperium-component-promise_of_protection = Promise of Protection
twilight_imperium-component-gift_of_prescience = Gift of Prescience
twilight_imperium-component-acquiescence = Acquiescence
twilight_imperium-component-political_favor = Political Favor
twilight_imperium-component-greyfire_mutagen = Greyfire Mutagen
twilight_imperium-component-spy_net = Spy Net

twilight_imperium-does-stymie = Action: it lies open before you, and the Arborec produce nothing in or next to systems with units of yours, home systems apart. It goes back when you activate a system with units of theirs.
twilight_imperium-does-fires_of_the_gashlai = Action: Muaat loses a token of the fleet pool, and you gain the technology War Sun. Then it goes back.
twilight_imperium-does-promise_of_protection = Action: it lies open before you, and the Mentak do not pillage you. It goes back when you activate a system with units of theirs.
twilight_imperium-does-gift_of_prescience = As the strategy phase ends: you have the 0 token of the Naalu and are first in initiative for this round. It goes back as the status phase ends.
twilight_imperium-does-acquiescence = As the strategy phase ends: swap a strategy card of yours for one of the Winnu. Then it goes back.
twilight_imperium-does-political_favor = When an agenda is revealed: the Xxcha lose a strategy token, and another agenda takes its place. Then it goes back.
twilight_imperium-does-greyfire_mutagen = When a system is activated: the Yin use no abilities and no technologies of their faction during that action. Then it goes back.
twilight_imperium-does-spy_net = As your turn begins: look at the action cards of the Yssaril and take one. Then it goes back.

twilight_imperium-ruling-stymie = What counts is where your units are when something would be made, by whatever means.
twilight_imperium-ruling-fires_of_the_gashlai = Muaat must have a token in its fleet pool. Prerequisites do not count. If Muaat then has too many ships somewhere, it takes some off.
twilight_imperium-ruling-promise_of_protection = Others are pillaged as before.
twilight_imperium-ruling-gift_of_prescience = The token stays with you even if strategy cards are swapped.
twilight_imperium-ruling-acquiescence = You choose both cards. Trade goods that lay on them stay with whoever took them.
twilight_imperium-ruling-political_favor = The Xxcha must have a strategy token. Notes used on the agenda that goes away go back.
twilight_imperium-ruling-greyfire_mutagen = The flagship and action cards of the Yin still work. You may use it in your own action too.
twilight_imperium-ruling-spy_net = It cannot be used while the Yssaril hold no card. It is no action.

twilight_imperium-rule-notes = A promissory note helps whoever got it in a trade, at the moment that it names. Most go back to their issuer once used.
twilight_imperium-ask-acquiescence = Acquiescence: which strategy card of { $seat } do you take?
twilight_imperium-event-prescience = { $seat } has the 0 token of { $other_seat } for this round.
window-SP_END = whether to answer the end of the strategy phase
