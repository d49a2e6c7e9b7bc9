### When the kernel refuses an answer. $reason is the key of another text.

core-malformed = That answer makes no sense here. These are your choices.
core-unknown-option = That cannot be chosen. These are your choices.
core-blocked-option = That cannot be chosen now. { MESSAGE($reason) }
core-wrong-count = Choose between { $min } and { $max }.
core-stale = The game has moved on. This is the question now.
