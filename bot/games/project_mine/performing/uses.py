"""Effects used where the cards lie (K1), and one of several ways."""

from __future__ import annotations

from bot.core.cards.naming import cards_of
from bot.core.cards.performers import Offer, Outcome
from bot.core.events import Event
from bot.games.project_mine.counting import matching
from bot.games.project_mine.parts import VERBS, Part
from bot.games.project_mine.paying import Purse, prices_after, usable
from bot.games.project_mine.verbs import Choose, Use
from bot.games.project_mine.wording import way_option


@VERBS.offers(Choose)
def ways(part: Part, line: Choose) -> Offer | None:
    purse = Purse(part.pack, part.board, part.seat, part.context)
    able = purse.ways(line, prices_after(part.pack, line, part.run.card, part.path)) or purse.ways(line)
    options = [way_option(part.run.card, part.path, number) for number in able]
    most = min(line.n, len(options))
    return Offer(part.seat, options, most, most, "project_mine-ask-choose", always=False) if options else None


def _usable(part: Part, zone: list[str]) -> list[str]:
    """Cards with an effect that can be used and is not being used."""
    pack, state = part.pack, part.board
    return [
        card for card in zone if card not in state.chain and pack[card].effects and usable(pack, state, part.seat, card)
    ]


@VERBS.offers(Use)
def to_use(part: Part, line: Use) -> Offer | None:
    if line.how != "choice" or line.zone in ("cards", "deck_top"):
        return None
    zone = _usable(part, getattr(part.player, line.zone))
    found = part.among(zone, line, "discard", "project_mine-ask-use", line.zone == "hand")
    return found._replace(ordered=found.most > 1) if found is not None else None


@VERBS.performs(Use)
def use(part: Part, line: Use) -> Outcome:
    seat, run, pack, n = part.seat, part.run, part.pack, part.n(line)
    if line.zone == "cards":
        board = part.board if run.open_ else None
        cards = matching(pack, _usable(part, run.cards), line.filter, board)[:n]
    elif line.zone == "deck_top":
        top = part.player.deck[-n:][::-1]
        fit = _usable(part, top)
        cards = [card for card in matching(pack, top, line.filter) if card in fit]
    elif line.how == "choice":
        cards = cards_of(part.chosen)
    else:
        pool: list[str] = getattr(part.player, line.zone)
        fit = _usable(part, pool)
        if line.how == "top":
            cards = [card for card in matching(pack, pool[-n:][::-1], line.filter) if card in fit]
        else:
            cards = part.picked(fit, n, line.how, line.filter)
    for card in cards:
        part.keywords.shown(seat, [card])
        part.play.emit(
            Event("project_mine-event-used", {"seat": seat, "card": card}, reveals=line.zone in ("hand", "deck_top"))
        )
        part.keywords.happen("use", seat, card=card)
        part.play.follow(run.using(seat, card))
    return Outcome(bool(cards), len(cards), cards)
