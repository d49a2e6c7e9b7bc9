### What THE DOME says in Discord.

cogs-the_dome-choosing = choosing decks
cogs-the_dome-setting-up = choosing first resources
cogs-the_dome-progress = turn { $turn }
cogs-the_dome-mastermind-no-deck = Mastermind, choosing a deck
cogs-the_dome-no-deck = choosing a deck
cogs-the_dome-firewall = durability { $left } (layer { $layer }, space { $space }/{ $most })
cogs-the_dome-firewall-last = durability { $left } (last layer, space { $space }/{ $most })
cogs-the_dome-broken = firewall broken
cogs-the_dome-down = incapacitated
cogs-the_dome-deck-count = deck { $count }
cogs-the_dome-mastermind = Mastermind (energy { $energy })
cogs-the_dome-call = { $question } (since { WHEN($when) })
cogs-the_dome-own = { $character } · { $state }
cogs-the_dome-hand = Hand ({ $count }): { $cards }
cogs-the_dome-pool = { LABEL("pic-the_dome-colour", $colour) } pool { $count }/{ $limit } (top → bottom): { $cards }
cogs-the_dome-none = empty
cogs-the_dome-control = Control { $number }: { $card }
cogs-the_dome-control-ordered = Control { $number }: { $card } ({ $order })
cogs-the_dome-mm-hand = Mastermind cards: { $cards }
cogs-the_dome-deck = Deck of { $count } (in no order): { $cards }
cogs-the_dome-void-of = Void: { $whose }
cogs-the_dome-void = { $count } (from the top): { $cards }
cogs-the_dome-void-empty = It is empty.
cogs-the_dome-void-system = system void
cogs-the_dome-void-mastermind = Mastermind void
cogs-the_dome-account = { $name } · { $character } · { $state } · deck { $deck }
cogs-the_dome-account-no-deck = { $name } · no deck chosen
cogs-the_dome-won-durability = The firewall of { $name } was broken.
cogs-the_dome-won-draw = { $name } had too few cards left to draw.
cogs-the_dome-won-incapacitated = All others were incapacitated, so { $name } won as the Mastermind.
cogs-the_dome-programs = Programs of { $name }: { $cards }
cogs-the_dome-award-system = Most system programs
cogs-the_dome-award-void = Thickest void
cogs-the_dome-award-value = { $count }
cogs-the_dome-hidden-controls = Controls that { $name } never revealed: { $cards }
cogs-the_dome-hidden-hand = Hand of { $name }: { $cards }
cogs-the_dome-not-step = This is not the time for that. My move shows what you can do now.
cogs-the_dome-where = Choose how far to crack.
cogs-the_dome-not-now = { $text }: you cannot choose that now. Choose from the list.
cogs-the_dome-use-crack = { $text }: To crack, use /dome crack, or choose the colour in My move.
cogs-the_dome-no-void = { $text }: There is no such void. Choose from the list.
cogs-the_dome-which = { $text }: there are several. Choose one from the list.
cogs-the_dome-cannot = { $text }: { $why }
cogs-the_dome-no-card = { $text }: there is no such card. A part of the name is enough.
cogs-the_dome-hint-deck = { $deck }: { $style }{ $character } · { $text } Red { $red }, blue { $blue }, yellow { $yellow }
cogs-the_dome-hint-deck-short = { $deck }: { $about }
cogs-the_dome-hint-style-ria = Attacks, with fast damage. Good for a first game.
cogs-the_dome-hint-style-jerry = Stops others with Controls and wears decks down. Good for a first game.
cogs-the_dome-hint-style-mellow = Grows programs and resources, recovers and lasts.
cogs-the_dome-hint-style-odit = Cracks, and collects system cards.
cogs-the_dome-hint-own-deck = To play a deck of your own, choose it in the lobby under My deck before the game begins.
cogs-the_dome-cost-deck = { $count ->
    [0] Your deck is empty: a Download, or any other draw, loses you the game.
    [one] Your deck has { $count } card: a Download takes it, and the next draw loses you the game.
   *[other] Your deck has { $count } cards; a Download takes one or two.
}
cogs-the_dome-cost-deck-ally = { $count ->
    [0] Your deck is empty: a Download, or any other draw, incapacitates you.
    [one] Your deck has { $count } card: a Download takes it, and the next draw incapacitates you.
   *[other] Your deck has { $count } cards; a Download takes one or two.
}
cogs-the_dome-cost-layer = { $damage } damage breaks your firewall layer; that leak draws { $draw } and keeps { $keep }.
cogs-the_dome-cost-leak = { $damage } damage breaks your firewall layer; that leak draws { $draw }, more than your deck has: you lose.
cogs-the_dome-cost-leak-ally = { $damage } damage breaks your firewall layer; that leak draws { $draw }, more than your deck has: you are incapacitated.
cogs-the_dome-cost-last = { $damage } damage breaks your last firewall layer: you lose.
cogs-the_dome-cost-last-ally = { $damage } damage breaks your last firewall layer: you are incapacitated.
cogs-the_dome-hint-resources = A card may go into a pool of another colour. Cards in pools pay costs and give points to crack, so keep those you want to play soon.
cogs-the_dome-hint-least-install = Control { $number }: the number is the condition cost printed on the installed card.
cogs-the_dome-hint-least-damage = Control { $number }: the number is the damage you would take.
cogs-the_dome-hint-least-deck_damage = Control { $number }: the number is the deck damage you would take.
cogs-the_dome-hint-least-crack = Control { $number }: the number is the points of the crack.
cogs-the_dome-hint-least-complete = Control { $number }: the number is the length of the card's security track.

## What everybody sees while answers are awaited

window-install = whether to answer an installation
window-damage = whether to answer damage
window-deck_damage = whether to answer deck damage
window-activate = whether to answer an activation
window-crack = whether to answer a crack
window-complete = whether to answer a completed crack
window-leak = whether to answer a data leak
window-allocate = whether to answer an allocation
window-start = whether to answer the start of a turn
window-end = whether to answer the end of a turn
window-reveal = whether to answer a reveal

## Who is the Mastermind

the_dome-option-mastermind = Mastermind
the_dome-option-mastermind-desc = With three or four: who is the Mastermind.
the_dome-mastermind-random = anybody (default)
the_dome-mastermind-a = seat A
the_dome-mastermind-b = seat B
the_dome-mastermind-c = seat C
the_dome-mastermind-d = seat D
the_dome-mastermind-random-desc = Drawn at the start. A duel of two has no Mastermind.
the_dome-mastermind-a-desc = Whoever sits in seat A. With three or four only.
the_dome-mastermind-b-desc = Whoever sits in seat B. With three or four only.
the_dome-mastermind-c-desc = Whoever sits in seat C. With three or four only.
the_dome-mastermind-d-desc = Whoever sits in seat D. With four only.

## Lobby, first steps, rules

the_dome-pitch = Install programs, crack the server, and break the others' firewalls before yours falls.
the_dome-length = Two play a duel of 8 to 14 turns each. With three or four, one is the Mastermind and plays against the others. With one turn a day each: two to four weeks.
the_dome-tutorial-goal = Break all three layers of the other firewall, or leave the other player with too few cards to draw, and you win.
the_dome-tutorial-turn = Each turn has 3 action points: download, allocate, install, crack. Costs are paid from the top of the pool of the card's colour.
the_dome-tutorial-scoring-title = The end
the_dome-tutorial-scoring = A firewall has three layers of five spaces. Each broken layer leaks data and costs cards; lose the last one and you lose.
the_dome-rules-1-title = How do I win, and when do I lose?
the_dome-rules-1-page =
    A firewall has three layers of five spaces. Damage moves the durability marker to the right.
    Past the last space of a layer it stops on the first space of the next; the rest of that damage is lost.
    Each lost layer leaks data: draw Y cards and keep X of them.
    The game ends at once: whoever loses the third layer, or must draw more cards than the deck holds, loses it. An empty deck alone does not lose, the next draw from it does, by Download, a card or a leak.
    My move says what your next draw and your next leak would take. An answer that would lose at once is asked about once more.
the_dome-rules-2-title = What do I do in a turn; when does it end?
the_dome-rules-2-page =
    You have 3 action points, in the very first turn of a duel 2. Each buys one of these.
    Download: draw a card, and one more if you like.
    Allocate: put one or two hand cards face down into pools, any card into any pool.
    Install: show a program or an action and pay its cost [X/Y]: the pool of its colour must hold Y cards, and X go from its top to the void. An action then goes into that pool itself. A Control is set face down for nothing.
    Crack: see the next page.
    Activating is free of action points. Exhausted cards become ready at the end of your turn.
    The turn ends when you end it, or when nothing is left to do; unused points are lost. A card that cannot be paid and a crack on which no marker moves cost their point for nothing.
the_dome-rules-3-title = How does cracking work?
the_dome-rules-3-page =
    Name a colour. You get a point for each card in that pool; the cards stay.
    A point moves one of your markers to the next space, if that space has the colour you named. You have a main and a sub marker.
    No marker may enter a system card on which anybody's main marker stands. Those already there may go on.
    On the last space the card is yours at once: a program stays with you, an action takes effect.
the_dome-rules-4-title = When do I use Controls?
the_dome-rules-4-page =
    You set a Control face down on your turn and reveal it when the event printed on it happens. You pay then.
    Standing orders: say for each Control when to reveal it, and it happens at once. You are asked at the end of your turn and can change it in My move at any time.
    Ask each time: whenever an answer is possible, everybody with face-down Controls is called alike. Pass with one press on the board, or pass everything until your turn.
the_dome-rules-5-title = What is the Mastermind?
the_dome-rules-5-page =
    With three or four one is the Mastermind, who begins and plays alone against all others.
    Each turn the Mastermind draws a Mastermind card and gains energy. A card has a weak effect for nothing, or a strong one for energy.
    An ally whose firewall breaks or who cannot draw is incapacitated: hand, deck and void become a new deck, and a turn has 1 action point.
    The Mastermind wins when all allies are incapacitated; all allies win when the Mastermind falls.
