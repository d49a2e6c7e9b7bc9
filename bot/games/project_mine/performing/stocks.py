"""Resources, credit, energy, purchases, penalty points (K4, K5)."""

from __future__ import annotations

from bot.core.cards.performers import NOTHING, Offer, Outcome, did
from bot.games.project_mine.parts import VERBS, Part
from bot.games.project_mine.paying import Purse, prices_after
from bot.games.project_mine.verbs import (
    RESOURCES,
    Buys,
    ChooseRes,
    Credit,
    Energy,
    GainRes,
    LoseRes,
    Penalty,
)
from bot.games.project_mine.wording import resource_option

_ASKS = {
    "gain": "project_mine-ask-resource-gain",
    "lose": "project_mine-ask-resource-lose",
    "pick": "project_mine-ask-resource-pick",
}


@VERBS.performs(GainRes)
def gain(part: Part, line: GainRes) -> Outcome:
    resource = part.resource(line.resource)
    return did(part.keywords.gain(part.seat, resource, part.n(line)) if resource else 0)


@VERBS.performs(LoseRes)
def lose(part: Part, line: LoseRes) -> Outcome:
    resource, n = part.resource(line.resource), part.n(line)
    if not resource or (not line.upto and part.player.resources[resource] < n):
        return NOTHING
    return did(part.keywords.lose(part.seat, resource, n))


@VERBS.offers(ChooseRes)
def resources(part: Part, line: ChooseRes) -> Offer | None:
    held = part.player.resources
    least = part.n(line) if line.mode == "lose" else 0
    among = [r for r in (line.among or RESOURCES) if held[r] >= least]
    if rest := prices_after(part.pack, line, part.run.card, part.path):
        purse = Purse(part.pack, part.board, part.seat, part.context)
        among = [r for r in among if purse.leaves(line, r, rest)] or among
    options = [resource_option(r, held[r]) for r in among]
    return Offer(part.seat, options, 1, 1, _ASKS[line.mode], always=False) if options else None


@VERBS.performs(ChooseRes)
def choose_resource(part: Part, line: ChooseRes) -> Outcome:
    if not part.chosen:
        return NOTHING
    n = part.n(line)
    resource = part.run.chosen = part.chosen[0]
    if line.mode == "gain":
        return did(part.keywords.gain(part.seat, resource, n))
    if line.mode == "lose":
        return did(part.keywords.lose(part.seat, resource, n))
    return Outcome(True, n)


@VERBS.performs(Credit)
def credit(part: Part, line: Credit) -> Outcome:
    n = part.n(line)
    part.player.credit += n
    part.play.tell("project_mine-event-credit", seat=part.seat, count=n)
    return did(n)


@VERBS.performs(Energy)
def energy(part: Part, line: Energy) -> Outcome:
    n = part.n(line)
    part.player.energy = max(0, part.player.energy + n)
    part.play.tell("project_mine-event-energy", seat=part.seat, count=n)
    return did(n)


@VERBS.performs(Buys)
def buys(part: Part, line: Buys) -> Outcome:
    n = part.n(line)
    part.player.buys += n
    part.play.tell("project_mine-event-buys", seat=part.seat, count=n)
    return did(n)


@VERBS.performs(Penalty)
def penalty(part: Part, line: Penalty) -> Outcome:
    return did(part.keywords.penalty(part.seat, part.n(line)))
