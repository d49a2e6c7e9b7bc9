### Own decks: build, check, save, share as a code, import. The deck each seat chooses in the lobby.

the_dome-event-own-deck = { $seat } plays { $card } with a deck of their own.
the_dome-deck-no-code = This deck holds cards that are not in this card pack, so it has no code. Take them out first.
