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

ANY_POOL: Final = True
"""Q2: an allocated card's colour need not match the pool."""
RETURN_TO_PAID_POOL: Final = True
"""Q3: Actions and Controls return to the pool of their colour even if it was just paid from, after the effect."""
DECK_DAMAGE_LOSES: Final = False
"""Q4: deck damage on an empty deck is no loss until a draw fails."""
DRAW_WHAT_IS_LEFT: Final = False
"""Q5: with fewer cards than must be drawn the player loses and draws none."""
MAIN_BLOCKS_OWN_SUB: Final = True
"""Q8: the main marker keeps out the owner's sub marker too."""
MAIN_MAY_JOIN_SUBS: Final = True
"""Q9: a main marker may enter where subs stand."""
# Q6, Q7: `damage.struck`. Q10-Q12: `cracking`. Q13, Q14: the cost is checked after W-INSTALL; an installation that
# cannot be paid is legal and carries a warning. Q15: a second copy is not offered. Q16: `owner` of a program.
# Q17: `turns.Rounds`. Q18: action points are set at the start of the own turn. Q19: no hand limit. Q20: modifiers keep
# no link to a source. Q21: the draw of a leak that fails loses the game. Q22: AP. Q23: `who = "player"`.
# Q25: `damage.KeepSome`. Q26: `acts.needed`.
# Beyond section 10: a nullified completion sends the marker home; the optional second card of a Download is not
# offered from an empty deck; payments go to the void from the top down; automatic effects of a turn's start and end
# come before Controls of those windows; both seats of a duel may play the same deck; an activated character effect is
# used once a turn; choosing what to discard in order also orders it on the void (C6); the list of a pre-built deck is
# public.
