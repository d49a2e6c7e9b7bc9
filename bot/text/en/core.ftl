### When the kernel refuses an answer. $reason comes as the key of another text (events.py).

core-malformed = That answer makes no sense here. These are your choices.
core-unknown-option = That cannot be chosen. These are your choices.
core-blocked-option = That cannot be chosen now. { $reason }
core-wrong-count = Choose between { $min } and { $max }.
core-stale = The game has moved on. This is the question now.
core-form-incomplete = Something is still to be chosen. Please go on. ({ $field })
core-not-a-form = This question takes one answer. These are your choices.
core-no-default = This question does not settle itself when time runs out.
core-cannot-concede = This game cannot be resigned. You can hand your seat over.

## A match that cannot be opened or loaded

core-bad-seats = This game is for { $min } to { $max } players. Now there are { $seats }.
core-bad-seed = The shuffle value is wrong, so the game cannot begin. Please try again.
core-bad-option = That option does not go with this number of players. Please choose another. ({ $option })
core-bad-levels = Give one bot level (random, easy, hard), or one for each of the { $seats } seats.
core-bad-games = The number of games has to be at least 1.
core-export-damaged = This is no log file, or it is damaged or of a newer format.
core-save-damaged = The saved game cannot be read. Please tell whoever runs the bot.
core-save-earlier = This game was saved by an earlier Madang and cannot be gone on with.
core-save-version = This game was saved by a newer Madang. Please tell whoever runs the bot. ({ $field })
core-unknown-game = There is no such game. Please pick from the list. ({ $game })

## What the kernel asks and tells itself

core-window = Would you like to do something now?
core-pass = Pass
core-ask-passing = Pass every call until your next turn?
core-told-passing = You pass every call until your next turn.
core-opt-passing = Pass everything until my turn
core-opt-answering = Be asked again
core-ask-passing-kind = Pass such calls until your next turn?
core-told-passing-kind = You pass some calls until your next turn.
core-rule-passing = A pass holds for this one call, for all of its kind or for everything until your next turn. Nobody sees that you have ordered it, and you can take it back.
core-conceded = { $seat } resigned.
core-timed-out = { $seat } ran out of time, so the default was taken.
core-called = Everybody who may respond was asked.
core-gathered = Everybody has answered.

## Planning the next turn

core-plan-over = This game is over, so there is no turn left to plan.
core-plan-out = This seat has left the game, so there is no turn to plan.
core-plan-awaited = It is your move already. Please answer that first.
core-plan-yours = Your turn is not over yet. It goes on when the others have answered.
core-plan-none = No turn of yours is coming that could be planned now.
core-plan-drawn = Your next turn begins with something drawn or revealed, so it cannot be planned.
core-plan-not-this = This can only be answered when it really comes up.

## What checking a log file found

verify-unknown-random = This version does not know how that game was shuffled: { $name }
verify-commitment = The shuffle secret is not the one promised before the start.
verify-chain = The numbers or the order of the log have a gap.
verify-draw-place = Draw { $stream }: something was skipped or drawn twice.
verify-draw = Draw { $stream }: { $result } of { $bound } cannot come from this seed.
verify-seed = This state was played with another seed.
verify-replay = Played again by the rules, another state comes out.
verify-entry = Played again by the rules, other things are written.
verify-pack = The card pack of this game is missing. Name its folder with --pack. ({ $sha })
verify-no-journal = There is nothing in this record of a tournament.
verify-no-anchor = The tournament began without a promise for its draws.
verify-deed = This could not be done then: { $why }
verify-link = Round { $round }: its link does not lead to the one before it, or to the promise at sign-up.
verify-pairing = Round { $round }: its link and the sign-ups give other tables.
verify-anchor = The secret is not the one promised at sign-up.
verify-promise = Match { $match }: its secret is not the one promised when it was paired.
