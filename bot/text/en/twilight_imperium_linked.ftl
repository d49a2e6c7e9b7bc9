### Offers that hang on a decision of whoever accepts (economy/linking.py; rules TX7).

twilight_imperium-opt-until-linked-trade = Only if { $seat } chooses me for Trade; until then
twilight_imperium-opt-until-linked-speaker = Only if { $seat } makes me the speaker; until then
twilight_imperium-opt-until-linked-vote = Only if { $seat } votes as I say; until then
twilight_imperium-ask-linked-outcome = What must { $seat } vote for? How many votes is their choice.
twilight_imperium-ask-linked-also = Who else is replenished without a token?
twilight_imperium-opt-linked-also = { $seat } (and accept their offer)
twilight_imperium-opt-counter-unlinked = Other offer, without the condition
twilight_imperium-linked-trade = Only if { $to_seat } chooses { $seat } for Trade in the same answer.
twilight_imperium-linked-speaker = Only if { $to_seat } makes { $seat } the speaker in the same answer.
twilight_imperium-linked-vote = Only if { $to_seat } votes in the same answer for: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat }
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}. How many votes is the choice of { $to_seat }.
twilight_imperium-linked-closed-trade = You can accept this while you choose who is replenished by your Trade.
twilight_imperium-linked-closed-speaker = You can accept this while you choose the speaker by your Politics.
twilight_imperium-linked-closed-vote = You can accept this when you are asked for your vote; a vote that you have stored is cast without it.
twilight_imperium-linked-cannot = The two of you cannot exchange this now.
twilight_imperium-linked-too-much = You do not have enough for all these offers together.
twilight_imperium-event-linked-trade = The offer of { $seat } holds only if { $to_seat } chooses { $seat } for Trade.
twilight_imperium-event-linked-speaker = The offer of { $seat } holds only if { $to_seat } makes { $seat } the speaker.
twilight_imperium-event-linked-vote = The offer of { $seat } holds only if { $to_seat } votes for: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat }
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}.
