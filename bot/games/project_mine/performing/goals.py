"""Goal tokens and flipping (G1, G4)."""

from __future__ import annotations

from bot.core.cards.performers import NOTHING, Offer, Outcome, did
from bot.core.shapes import Option
from bot.games.project_mine.parts import VERBS, Part
from bot.games.project_mine.verbs import Flip, Token
from bot.games.project_mine.wording import goal_option


@VERBS.offers(Token, Flip)
def goals(part: Part, line: Token | Flip) -> Offer | None:
    if line.on == "self":
        return None
    seat = part.seat
    options: list[Option] = []
    for other in part.board.order(seat):
        if (line.on == "own" and other != seat) or (line.on == "others" and other == seat):
            continue
        for goal in part.board.players[other].goals:
            needs = part.pack[goal.card].tokens
            if not goal.flipped and (needs or isinstance(line, Flip)):
                options.append(goal_option(goal.card, other, other == seat, goal.tokens, needs))
    asks = "project_mine-ask-token" if isinstance(line, Token) else "project_mine-ask-flip"
    return Offer(seat, options, 1, 1, asks, always=False) if options else None


def _goal(part: Part, line: Token | Flip) -> str:
    """The goal that is meant; empty for none."""
    if line.on == "self":
        return part.run.card
    return part.chosen[0].partition("@")[0] if part.chosen else ""


@VERBS.performs(Token)
def token(part: Part, line: Token) -> Outcome:
    card = _goal(part, line)
    return did(part.keywords.token(card, part.n(line), part.seat) if card else 0)


@VERBS.performs(Flip)
def flip(part: Part, line: Flip) -> Outcome:
    owner, goal = part.keywords.owner_of(_goal(part, line))
    if goal is None or goal.flipped:
        return NOTHING
    part.keywords.flip(owner, goal)
    return did(1)
