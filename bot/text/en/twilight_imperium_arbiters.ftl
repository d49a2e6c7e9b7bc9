### Arbiters: action cards in offers (rules 15 TX2, 28.5)

## Action cards in offers

twilight_imperium-good-cards = action card
twilight_imperium-ask-cards = Which action cards do you give { $seat }?
twilight_imperium-ask-asked = Which of the action cards that { $seat } has offered do you want?
twilight_imperium-cards-gone = { $seat } cannot give the action cards of this offer any more. Nothing has changed hands.
twilight_imperium-cards-not-held = You cannot give the action cards that are asked for any more. Nothing has changed hands.
twilight_imperium-ask-reply-cards = { $seat } gives: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
}. Wants: { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}.
twilight_imperium-ask-reply-cards-button = Offer of { $seat }
twilight_imperium-ask-reply-cards-act = Make this offer instead
twilight_imperium-ask-withdraw-cards = Your offer to { $to_seat }: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
} for { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}, { $until ->
    [-1] until you take it back
    [0] this turn
   *[other] until the end of round { $until }
}.
twilight_imperium-event-offered-cards = { $seat } offers { $to_seat }: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
} for { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}.
twilight_imperium-event-refused-cards = { $to_seat } declines: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
} of { $seat } for { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}.
twilight_imperium-event-agreed-cards = { $to_seat } accepts the offer of { $seat }: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
} for { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}. It is carried out as soon as both may trade and have it.
twilight_imperium-event-withdrawn-cards = { $seat } takes back the offer to { $to_seat }: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
} for { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}.
twilight_imperium-event-traded-cards = { $seat } gives { $to_seat } { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
} for { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}.
twilight_imperium-event-traded-cards-hidden = { $seat } gives { $to_seat } { $note_with ->
    [alone] a promissory note
    [goods] { LABELS("twilight_imperium", $gives) }, a promissory note
   *[none] { LABELS("twilight_imperium", $gives) }
} for { $want_with ->
    [alone] a promissory note
    [goods] { LABELS("twilight_imperium", $takes) }, a promissory note
   *[none] { LABELS("twilight_imperium", $takes) }
}.
pic-twilight_imperium-alt-trade-cards = { $name } gives { $cards } (action cards).
