"""Constants of THE DOME and every reading of section 10 of the rules, in one place."""

from __future__ import annotations

from typing import Final

LAYERS: Final = 3
"""C8: firewall layers."""
LENGTH: Final = 5
"""Q1: spaces of a layer (not in the source)."""
AP: Final = 3
FIRST_AP: Final = 2
"""S5: the first player's first turn in a duel."""
DOWN_AP: Final = 1
"""M8: an incapacitated ally."""
DOWN_DRAW: Final = 3
"""M8: cards an ally draws when incapacitated."""
EXTRA_CARDS: Final = 1
"""S5: for the second player of a duel."""
SERVER: Final = 4
"""S2: system cards revealed."""
DECK: Final = 30
SPREAD: Final = 1
"""Section 7: cards of a colour may differ so much from the character's composition."""
ALLOCATE_MOST: Final = 2
"""R1."""
MASTERMIND_CARDS: Final = 7
"""M2, beside the event (Q24: the bottom card, drawn last; it happens at once and goes to the Mastermind void)."""
MASTERMIND_HAND: Final = 3
"""M6."""
ENERGY_MOST: Final = 8
"""M4."""
ENERGY_EACH_TURN: Final = {3: 1, 4: 2}
"""M4, by seats."""
ENERGY_A_LEAK: Final = 1
"""M7."""
LONGEST_CHAIN: Final = 400
"""Steps of effects that one decision may set off before the chain is cut: two programs may answer each other."""

LONGEST_TURN: Final = 100
"""Actions of one turn, free ones included; then the action phase ends. The rules name no number: it stops cards that
give back what they cost."""

# Section 10, and where each reading is kept:
# Q1 `LENGTH`. Q2 an allocated card may go into any pool (`turns.Allocating`, `setup.Resources`). Q3 Actions and
# Controls go onto the pool of their colour after the effect, the one just paid from included (`effects.SettleCard`).
# Q4 deck damage stops at an empty deck, no loss until a draw fails (`damage.Mill`). Q5 with fewer cards than must be
# drawn the player loses and draws none (`zones.draw`). Q6, Q7 what is left of damage at an edge is void, the last space
# is still on the layer (`damage.struck`). Q8, Q9 a main marker keeps out everybody's markers, the own sub included; it
# may itself enter where subs stand (`cracking.moves`). Q10, Q11, Q12 recalling one marker, a colour with an empty
# pool, two completions (`cracking.Crack`). Q13, Q14 costs are checked after W-INSTALL; what cannot be paid may be
# installed, with a warning (`installing.PayInstall`, `wording.install_option`). Q15 a second copy is not offered
# (`turns.Actions`). Q16 programs go to their owner's void (`zones.leave_program`). Q17 `triggers`. Q18 action
# points are set at the start of the own turn, and effects change them only in it (`zones.in_own_turn`). Q19 no hand
# limit. Q20 changes of costs keep no link to their source. Q21 the draw of a leak that fails loses (`damage.Leaking`).
# Q22 `AP`. Q23 `who = "player"`. Q24 `turns.Boss`. Q25 `damage.KeepSome`. Q26 `costs.needed`.

# Beyond section 10:
# S5 Who begins a duel is drawn, and told, after decks and first resources are chosen. A rematch keeps the table's own
#    rule that the next seat begins: both know it beforehand, and nothing is drawn (`setup.Begin`).
# C6 The turn player orders several cards that go to the void at once, with one press for "as they lie"; for other
#    owners the engine's order stands: no card looks at the order of a void, and a turn should not wait for it
#    (`ordering`). Payments, resources removed and deck damage leave from the top one by one; whoever chooses what to
#    discard orders it by choosing.
# T1 Who has several effects at the start or end of a turn is asked for their order (copies of one card leave none to
#    choose), automatic effects before Controls; both alternate. Whether one happens is looked at when the phase
#    begins. Effects of one other event come in turn order from the turn player, who orders its own; those of the
#    others come as they lie, and nobody waits for them.
# K3 Cracking points are counted after W-CRACK; what a Control prevented is taken off what the pool then holds.
# K7 A nullified completion sends the marker home. A server that is short is refilled as soon as a card comes to the
#    system void.
# A1 The optional second card is not offered from an empty deck; the first may be drawn from one, with a warning.
# B1 An activated character effect is used once a turn and is no program: W-ACTIVATE does not open for it. An activated
#    effect goes on when its program left in answer to it.
# I5 A cost change for "the next card" is used up by a card that is nullified or cannot be paid.
# D2 Damage of 0 is no damage: standing changes add nothing to it, and no Control answers what was prevented to 0.
# D7 "The next card you install" is the next one, in whatever turn; a Control is not meant, since it is revealed and not
#    installed for a cost (I6). Other changes hold for both, and the texts say so.
# M8 A leak under way ends when its owner is incapacitated in answer to it: the hand is the new one already.
# M10 "That opponent", answering damage or a leak, is who dealt it, if that is an opponent; else nobody.
# D6, M9 An effect on all is carried out on the turn player first, in a Mastermind match on the Mastermind: of those
#    who would lose at once the right one does.
# 7  The list of a pre-built deck is public, that of an own deck is not; both seats of a duel may play the same deck.
# 8  A seat is passed over only for public reasons: no face-down Control, none of that window left in its deck that is
#    not known to lie elsewhere, a pool too small for each of them (`installing.possible`).
# 9  Everybody remembers what was seen: a used Action or Control on its pool, a card taken back from the void, what was
#    put on a deck in the open. Such knowledge ends with a shuffle, and for cards of a hand when one leaves face down
#    (`knowing`).
