"""Which picture is nearest to a question: a move plan, a combat and its odds, the active system close up, and what
cards, technologies, planets or tokens it is about."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.core.shapes import Anchor, Option, Question
from bot.games.twilight_imperium.flow.activating import system_of_turn
from bot.games.twilight_imperium.flow.turns import SYSTEM
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import Language
from cogs.panels.gamefaces import Halfway
from renderers import twilight_imperium as pictures
from renderers.drawings import Drawing, drawing

MOVE: Final = "twilight_imperium-topic-move"
FIGHT: Final = frozenset(
    f"twilight_imperium-topic-{one}" for one in ("announce", "barrage", "combat-orders", "hits", "retreat")
)
CALLS: Final = frozenset(
    f"window-{one}"
    for one in (
        *("SC_START", "SC_ROUND", "SC_RETREAT", "SC_HITS", "SC_ROUND_END", "SC_END", "SU_USED", "UN_DIED"),
        *("GC_START", "GC_ROUND", "GC_ROLLED", "GC_ROUND_END"),
    )
)
"""Calls for cards in the middle of a combat."""
NEAR: Final = (
    frozenset(f"twilight_imperium-topic-{one}" for one in ("cannon", "invasion", "too-many"))
    | frozenset(f"window-{one}" for one in ("MV_ARRIVED", "CN_HITS"))
    | CALLS
    | FIGHT
)
"""What is asked about the active system."""
SHIPS: Final = re.compile(r"(?P<origin>\w+):(?P<unit>[a-z_]+)(?P<hurt>!?)\+?(@\d+)?")
"""A stack of a move plan by its id (`flow.stacks.Stack`)."""
STACK: Final = "twilight_imperium-opt-ships"
FACTION: Final = "twilight_imperium-opt-faction"
TILE: Final = "twilight_imperium-opt-tile"
PAYS: Final = ("twilight_imperium-opt-payment", "twilight_imperium-opt-planet-value")
"""What options that pay for something begin with."""
TABLE: Final = frozenset(f"twilight_imperium-topic-{one}" for one in ("card", "politics", "secondary", "trade"))
"""What is asked about strategy cards and those who hold them."""
SCORING: Final = "twilight_imperium-topic-scoring"
"""What is asked about objectives."""
PRODUCING: Final = "twilight_imperium-topic-produce"
"""What is asked about one system's yard."""
SITES: Final = frozenset(f"twilight_imperium-opt-{one}" for one in ("build", "home", "system"))
"""Options that are places without being places to go to: they have their numbers on a close-up or the galaxy."""
SHEET: Final = frozenset(f"twilight_imperium-topic-{one}" for one in ("tokens", "figures"))
"""What is asked about one's own command sheet."""


def nearest(
    view: TwilightImperiumView,
    seat: int,
    question: Question,
    standing: Halfway,
    names: Sequence[str],
    language: Language,
) -> Drawing | None:
    """The drawing nearest to what is asked; None where the galaxy says most.

    Args:
        standing: how far it is answered.
    """
    filled = standing.filled
    about = subject(view, seat, standing, names, language)
    if about is not None:
        return about
    active = active_of(view, question, filled)
    if active and (question.topic == MOVE or "action" in filled):
        coming = arrivals(active, standing)
        if coming:
            cargo: dict[str, int] = dict(filled.get("cargo") or {})
            return drawing(pictures.moving, view, seat, active, coming, cargo, names=names, language=language)
        return drawing(pictures.closeup, view, active, names=names, language=language)
    if question.topic in FIGHT | CALLS and view.combat is not None:
        if view.fought is not None and not view.fought.over:
            return drawing(pictures.combat, view, names=names, language=language)
        if view.stakes is not None:
            return drawing(pictures.odds, view, view.stakes[1], names=names, language=language)
    if sites := _sites(standing):
        return drawing(pictures.move, view, seat, sites, names=names, language=language)
    if question.topic == PRODUCING:
        return drawing(pictures.closeup, view, str(question.prompt.args["system"]), names=names, language=language)
    if question.topic in NEAR and active:
        return drawing(pictures.closeup, view, active, names=names, language=language)
    if question.topic == SCORING:
        return drawing(pictures.objectives, view, seat, names=names, language=language)
    if question.topic in TABLE:
        return drawing(pictures.table, view, names=names, language=language)
    if question.topic in SHEET:
        return drawing(pictures.sheet, view, seat, names=names, language=language)
    return None


def subject(
    view: TwilightImperiumView, seat: int, standing: Halfway, names: Sequence[str], language: Language
) -> Drawing | None:
    """What the options themselves are about, where they are objectives, technologies, factions or payments."""
    numbered = standing.numbered
    for name, picture in (("objective", pictures.objectives), ("technology", pictures.research)):
        marks = [(label, str(one.args[name])) for label, one in numbered if name in one.args]
        if marks:
            return drawing(picture, view, seat, marks, names=names, language=language)
    tiles = [(label, int(one.args["tile"])) for label, one in numbered if one.key == TILE]
    if tiles:
        return drawing(pictures.tile_hand, tiles, language=language)
    factions = [(label, str(one.args["faction"])) for label, one in numbered if one.key == FACTION]
    if factions:
        return drawing(pictures.factions, factions, language=language)
    if not any(one.key.startswith(PAYS) for _, one in numbered):
        return None
    asked = standing.prompt.args if standing.prompt is not None else {}
    planets = [(label, str(one.args["planet"])) for label, one in numbered if "planet" in one.args]
    chosen = [str(one) for one in standing.filled.get(standing.name) or ()] if planets else []
    return drawing(
        pictures.payment,
        view,
        seat,
        planets,
        names=names,
        language=language,
        coin=str(asked.get("coin", "")),
        price=int(asked.get("price", 0)),
        chosen=chosen,
    )


def _sites(standing: Halfway) -> list[tuple[str, Anchor]]:
    """Numbers of planets or systems that are chosen as places."""
    return [
        (label, Anchor("planet", (str(one.args["planet"]),)) if "planet" in one.args else Anchor("system", (one.id,)))
        for label, one in standing.numbered
        if one.key in SITES
    ]


def active_of(view: TwilightImperiumView, question: Question, filled: Mapping[str, Any]) -> str:
    """The system that is, or would be, active; empty for none."""
    action = str(filled.get("action", ""))
    if action.startswith(SYSTEM):
        return action.removeprefix(SYSTEM)
    if with_cards := system_of_turn(filled):
        return with_cards
    return view.tactical.active if view.tactical is not None else ""


def arrivals(active: str, standing: Halfway) -> tuple[pictures.Arrival, ...]:
    """What can come, as the panel numbers it; while cargo is asked for, what has been chosen to come, by its routes."""
    chosen: Mapping[str, int] = standing.filled.get("ships") or {}
    coming = [_arrival(label, one, chosen) for label, one in standing.numbered if one.key == STACK]
    if coming:
        return tuple(coming)
    ships = standing.passed.get("ships")
    known = {one.id: one for one in ships.shape.options} if ships is not None else {}
    found: list[pictures.Arrival] = []
    for id, count in chosen.items():
        if not count:
            continue
        stack = SHIPS.fullmatch(id)
        if id in known:
            found.append(_arrival("", known[id], chosen, count))
        elif stack is not None:
            path = (stack["origin"], active)
            found.append(pictures.Arrival("", stack["unit"], count, path, 0, bool(stack["hurt"]), count))
    return tuple(found)


def _arrival(label: str, option: Option, chosen: Mapping[str, int], count: int = 0) -> pictures.Arrival:
    args = option.args
    path = tuple(str(at) for at in args["path"])
    many, rifts, hurt = count or int(args["count"]), int(args["rifts"]), bool(args["damaged"])
    return pictures.Arrival(label, str(args["unit"]), many, path, rifts, hurt, int(chosen.get(option.id, 0)))
