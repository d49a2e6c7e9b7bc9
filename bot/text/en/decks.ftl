### Own decks: build, check, save, share as a code, import. The deck each seat chooses in the lobby.

the_dome-event-own-deck = { $seat } plays { $card } with a deck of their own.
the_dome-deck-no-code = This deck holds cards that are not in this card pack, so it has no code. Take them out first.

## The deck each seat chooses in the lobby

the_dome-seat-button = My deck
the_dome-seat-prompt = Choose the deck you will play here. Only you see which one; when the game begins your character is shown, nothing else.
the_dome-seat-taken = Chosen now: { $what }
the_dome-seat-later = Nothing chosen yet. If it stays so, you will be asked at the start.
the_dome-seat-older = Chosen now: a deck that was changed or deleted since. It is played as it was when you chose it.
the_dome-seat-later-option = Choose at the start
the_dome-seat-placeholder = Which deck?
the_dome-seat-chosen = has chosen a deck
the_dome-seat-dropped = { $people }, the card pack has changed and the deck you had chosen does not fit it. Press My deck to choose again.

## Own decks

cogs-the_dome-decks-headline = My decks
cogs-the_dome-decks-none = No deck of your own yet. Build a deck begins with a character's first deck.
cogs-the_dome-decks-elsewhere = Decks for other card packs: { $count }. They are listed where those cards are played.
cogs-the_dome-decks-left-out = Decks that break rules and are left out: { $count }. Build decks shows what is wrong with them.
cogs-the_dome-decks-unfit = rules broken: { $count }
cogs-the_dome-decks-unsaved = unsaved changes
cogs-the_dome-decks-pre-built-option = pre-built deck
cogs-the_dome-decks-placeholder = Which deck to open?
cogs-the_dome-decks-new-button = Build a deck
cogs-the_dome-decks-import-button = Import a code
cogs-the_dome-decks-build-button = Build decks
cogs-the_dome-decks-seat-button = Deck for this game
cogs-the_dome-decks-copy-button = Start from this deck
cogs-the_dome-decks-list-button = All decks
cogs-the_dome-decks-import-title = Import a deck code
cogs-the_dome-decks-import-label = Deck code
cogs-the_dome-decks-import-placeholder = Paste the code as you got it
cogs-the_dome-decks-whose = Whose deck will it be?
cogs-the_dome-decks-character = **{ $card }** · red { $red } · blue { $blue } · yellow { $yellow } (one more or less of each colour)
cogs-the_dome-decks-made = Made: { $title }. Change it as you like, then press Save.
cogs-the_dome-decks-imported = Imported: { $title }
cogs-the_dome-decks-deck = { $title } · { $card }
cogs-the_dome-decks-title = { $card } deck
cogs-the_dome-decks-total = { $count }/{ $total } cards
cogs-the_dome-decks-count = { LABEL("the_dome-colour", $colour) } { $count } ({ $min }-{ $max })
cogs-the_dome-decks-copies = { $card } { $count }
cogs-the_dome-decks-legal = This deck keeps all the rules.
cogs-the_dome-decks-broken = Rules broken: { $count }
cogs-the_dome-decks-rule = • { $text }
cogs-the_dome-decks-more-rules = and { $count } more
cogs-the_dome-decks-changed = Not saved yet. Press Save to be able to play it.
cogs-the_dome-decks-other-cards = This deck was built from cards that are not in this card pack.
cogs-the_dome-decks-press = Each press adds a copy; from the most it goes back to 0.
cogs-the_dome-decks-card = { $number } · **{ $card }** [{ $x }/{ $y }] { LABEL("cogs-the_dome-decks-kind", $kind) }: { $text }
cogs-the_dome-decks-card-button = { $number } · { $card } { $count }/{ $max }
cogs-the_dome-decks-kind-action = Action
cogs-the_dome-decks-kind-program = Program
cogs-the_dome-decks-kind-control = Control
cogs-the_dome-decks-red-button = Red
cogs-the_dome-decks-blue-button = Blue
cogs-the_dome-decks-yellow-button = Yellow
cogs-the_dome-decks-save-button = Save
cogs-the_dome-decks-share-button = Share as a code
cogs-the_dome-decks-clean-button = Take out what cannot be played
cogs-the_dome-decks-more-button = Rename, delete
cogs-the_dome-decks-saved = Saved.
cogs-the_dome-decks-saved-unfit = Saved. It can be played once it keeps the rules.
cogs-the_dome-decks-code = Deck code: ```{ $code }```
cogs-the_dome-decks-share-hint = Whoever gets this code pastes it into Import a code. It tells every card of the deck.
cogs-the_dome-decks-rename-button = Rename
cogs-the_dome-decks-rename-title = Rename the deck
cogs-the_dome-decks-rename-label = New name
cogs-the_dome-decks-revert-button = Back to what was saved
cogs-the_dome-decks-delete-button = Delete
cogs-the_dome-decks-delete-sure-button = Yes, delete it
cogs-the_dome-decks-delete-confirm = Delete { $title }? This cannot be undone. Games that are played with it go on.
cogs-the_dome-decks-deleted = Deleted: { $title }

cmd-dome-deck-name = deck
cmd-dome-deck-desc = Build decks of your own, save them, share and import them as codes
cmd-dome-deck-arg-deck-name = deck
cmd-dome-deck-arg-deck-desc = Which deck to open; all are listed if left empty
cmd-dome-deck-arg-code-name = code
cmd-dome-deck-arg-code-desc = A deck code that you got

error-no-deck = There is no such deck. Choose one from the list of decks.
error-too-many-decks = You can keep { $max } decks. Delete one that you do not use to make a new one.
error-deck-title-taken = You have a deck of that name. Give it another one.
error-nothing-to-choose = There is nothing to choose before a match of this game.

privacy-decks-line = Decks you built: { $count }
