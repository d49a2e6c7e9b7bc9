"""The typed line of every answer: what commands, the log, tests and bug reports write (seen 2).

205: 304 2cv dn!, jord 6inf          a tactical action: the system, then what comes from where
205                                  activated, and nothing comes
304 2cv, 304 2ff                     moves alone, where the plan is asked for anew; `-` for nothing
technology · 7 · pass · stop         strategy cards by name or number, passing
orbital-drop: jord                   a component action with its target
2cv 4ff 2inf; places arc-prime 2; pay jord+moll-primus     production
neural-motivator; pay jord           research, with what is exhausted (`with`) and paid
3tg · hacan: 2tg; take 3com          an offer; with notes also note ceasefire-sol; want ceasefire-hacan
2t 1f · 4s                           command tokens by pool: tactic, fleet, strategy
jord 3, moll-primus 1                numbers of places
jord > moll-primus                   an order

Units: ff inf dd ca cv dn ws fs pds sd. Behind a unit `!` means damaged, `+` that it needs the bonus which one ship can
have, `@1` another route, and `ff^` fighters that fly themselves. A number stands before a unit and behind a place. The
fields of a form follow each other, parted by `;`, each after the first with its name. A field that is left out is
answered as it is proposed; ships and cargo that are not named stay.
"""
