"""One of several ways."""

from __future__ import annotations

from bot.core.cards.performers import Offer
from bot.games.the_dome.parts import VERBS, Part, some
from bot.games.the_dome.verbs import Choose
from bot.games.the_dome.wording import way_option


@VERBS.offers(Choose)
def choose(part: Part, line: Choose) -> Offer | None:
    options = [
        way_option(part.run.card, f"{part.run.path}.{part.run.at}", at)
        for at, way in enumerate(line.ways)
        if way.when is None or part.at.holds(way.when)
    ]
    return some(part.seat, options, line.n, False, "the_dome-ask-choose")
