"""What a bot orders for its cards beforehand, as people do (rules 29.4): by what lies open and its own hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from bot.core.shapes import Answer, Form, Pick, Question
from bot.games.twilight_imperium.components.action_cards.cancelling import AT_ME, WHOSE
from bot.games.twilight_imperium.figures import IMPERIAL, LEADERSHIP, MECATOL_REX, PLANETS, TECHNOLOGY, WARFARE
from bot.games.twilight_imperium.flow.card_orders import CARD
from bot.games.twilight_imperium.flow.cards import WHEN
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.view import TwilightImperiumView

Says = Callable[[TwilightImperiumView, int], dict[str, Answer] | None]
"""Fields of a card's order, None for none now."""


def arrange(view: TwilightImperiumView, seat: int, question: Question) -> Answer:
    """An order for a card that is held and has none; None where there is none to give."""
    for option in cast("Pick", cast("Form", question.shape).shape).options:
        if option.id in SAYS and option.id in view.hand and not option.args["said"]:
            says = SAYS[option.id](view, seat)
            if says is not None:
                return {CARD: option.id, **says}
    return None


def held(play: Galaxy, seat: int, question: Question) -> bool:
    """Whether a seat holds a card that `arrange` could order something for."""
    hand = play.board.players[seat].hand
    options = cast("Pick", cast("Form", question.shape).shape).options
    return any(option.id in SAYS and option.id in hand and not option.args["said"] for option in options)


def _summit(view: TwilightImperiumView, seat: int) -> dict[str, Answer]:
    return {WHEN: "now"}


def _rivals(view: TwilightImperiumView, seat: int) -> list[int]:
    """Others who have the most points."""
    others = [other for other, player in enumerate(view.players) if other != seat and not player.eliminated]
    most = max((view.players[other].points for other in others), default=0)
    return [other for other in others if view.players[other].points == most]


def _disgrace(view: TwilightImperiumView, seat: int) -> dict[str, Answer] | None:
    """Who leads may not have Imperial; with Mecatol Rex in their hands nobody else either."""
    holder = view.planets[MECATOL_REX].controller
    against = {other for other in _rivals(view, seat) if view.players[other].points >= view.players[seat].points}
    against |= {holder} - {seat, -1}
    if not against:
        return None
    named = [f"seat-{other}" for other in sorted(against)]
    return {WHEN: named, **{name: [str(IMPERIAL)] for name in named}}


def _stability(view: TwilightImperiumView, seat: int) -> dict[str, Answer] | None:
    """Cards that are good every round; Imperial with Mecatol Rex."""
    worth = [LEADERSHIP, TECHNOLOGY, WARFARE]
    if view.planets[MECATOL_REX].controller == seat:
        worth.append(IMPERIAL)
    return {WHEN: [str(card) for card in sorted(worth)]}


def burial(view: TwilightImperiumView, seat: int) -> dict[str, Answer] | None:
    """Against who leads and has most of what the card exhausts."""

    def sites(other: int) -> int:
        return sum(
            world.controller == other and PLANETS[planet].trait == "cultural" for planet, world in view.planets.items()
        )

    best = max(_rivals(view, seat), key=sites, default=-1)
    return {WHEN: f"seat-{best}"} if best >= 0 and sites(best) else None


def _sabotage(view: TwilightImperiumView, seat: int) -> dict[str, Answer]:
    """Against what is aimed at oneself, whoever does it (29.9: in the mode of orders nobody asks)."""
    others = [other for other, player in enumerate(view.players) if other != seat and not player.eliminated]
    return {WHEN: AT_ME, WHOSE: [f"seat-{other}" for other in others]}


SAYS: Final[Mapping[str, Says]] = {
    "ancient_burial_sites": burial,
    "summit": _summit,
    "public_disgrace": _disgrace,
    "political_stability": _stability,
    "sabotage": _sabotage,
}
"""Card -> what a bot orders for it."""
