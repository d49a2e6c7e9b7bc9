"""Which picture is nearest to a question: a move plan, a combat and its odds, the active system close up, and what
cards, technologies, planets or tokens it is about."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.core.shapes import Option, Question
from bot.games.twilight_imperium.flow.turns import SYSTEM
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import Language
from renderers import twilight_imperium as pictures
from renderers.drawings import Drawing, drawing

MOVE: Final = "twilight_imperium-topic-move"
FIGHT: Final = frozenset(
    f"twilight_imperium-topic-{one}" for one in ("announce", "barrage", "combat-orders", "hits", "retreat")
)
NEAR: Final = frozenset(f"twilight_imperium-topic-{one}" for one in ("cannon", "invasion", "too-many")) | FIGHT
"""What is asked about the active system."""
SHIPS: Final = re.compile(r"(?P<origin>\w+):(?P<unit>[a-z_]+)(?P<hurt>!?)\+?(@\d+)?")
"""A stack of a move plan by its id (`flow.stacks.Stack`)."""
STACK: Final = "twilight_imperium-opt-ships"
PLANET: Final = "twilight_imperium-opt-planet"
FACTION: Final = "twilight_imperium-opt-faction"
PAYS: Final = "twilight_imperium-opt-payment"
"""What options that pay for something begin with."""
TABLE: Final = frozenset(f"twilight_imperium-topic-{one}" for one in ("card", "politics", "secondary", "trade"))
"""What is asked about strategy cards and those who hold them."""
SHEET: Final = frozenset(f"twilight_imperium-topic-{one}" for one in ("tokens", "figures"))
"""What is asked about one's own command sheet."""


def nearest(
    view: TwilightImperiumView,
    seat: int,
    question: Question,
    labels: Sequence[str],
    options: Sequence[Option],
    filled: Mapping[str, Any],
    names: Sequence[str],
    language: Language,
) -> Drawing | None:
    """The drawing nearest to what is asked; None where the galaxy says most.

    Args:
        labels: numbers of the options that the panel shows.
        options: these.
        filled: fields of the form that are filled so far.
    """
    about = subject(view, seat, labels, options, names, language)
    if about is not None:
        return about
    active = active_of(view, question, filled)
    if active and (question.topic == MOVE or "action" in filled):
        coming = arrivals(active, labels, options, filled)
        if coming:
            cargo: dict[str, int] = dict(filled.get("cargo") or {})
            return drawing(pictures.moving, view, seat, active, coming, cargo, names=names, language=language)
        return drawing(pictures.closeup, view, active, names=names, language=language)
    if question.topic in FIGHT and view.combat is not None:
        if view.fought is not None and not view.fought.over:
            return drawing(pictures.combat, view, names=names, language=language)
        if view.stakes is not None:
            return drawing(pictures.odds, view, view.stakes[1], names=names, language=language)
    if question.topic in NEAR and active:
        return drawing(pictures.closeup, view, active, names=names, language=language)
    if question.topic in TABLE:
        return drawing(pictures.table, view, names=names, language=language)
    if question.topic in SHEET:
        return drawing(pictures.sheet, view, seat, names=names, language=language)
    return None


def subject(
    view: TwilightImperiumView,
    seat: int,
    labels: Sequence[str],
    options: Sequence[Option],
    names: Sequence[str],
    language: Language,
) -> Drawing | None:
    """What the options themselves are about, where they are objectives, technologies, factions or payments."""
    for name, picture in (("objective", pictures.objectives), ("technology", pictures.technologies)):
        marks = [(label, str(one.args[name])) for label, one in zip(labels, options, strict=True) if name in one.args]
        if marks:
            return drawing(picture, view, seat, marks, names=names, language=language)
    factions = [(label, str(one.args["faction"])) for label, one in zip(labels, options, strict=True)
                if one.key == FACTION]  # fmt: skip
    if factions:
        return drawing(pictures.factions, factions, language=language)
    paying = [one for one in options if one.key.startswith(PAYS)]
    planets = [(label, one) for label, one in zip(labels, options, strict=True) if one.key == f"{PLANET}-value"]
    if planets:
        marks = [(label, str(one.args["planet"])) for label, one in planets]
        coin = str(planets[0][1].args["coin"])
        return drawing(pictures.payment, view, seat, marks, names=names, language=language, coin=coin)
    if paying:
        return drawing(pictures.payment, view, seat, names=names, language=language)
    return None


def active_of(view: TwilightImperiumView, question: Question, filled: Mapping[str, Any]) -> str:
    """The system that is, or would be, active; empty for none."""
    action = str(filled.get("action", ""))
    if action.startswith(SYSTEM):
        return action.removeprefix(SYSTEM)
    return view.tactical.active if view.tactical is not None else ""


def arrivals(
    active: str, labels: Sequence[str], options: Sequence[Option], filled: Mapping[str, Any]
) -> tuple[pictures.Arrival, ...]:
    """What can come, as the panel numbers it; while cargo is asked for, what has been chosen to come."""
    chosen: Mapping[str, int] = filled.get("ships") or {}
    found: list[pictures.Arrival] = []
    for label, option in zip(labels, options, strict=True):
        if option.key == STACK:
            args = option.args
            path = tuple(str(at) for at in args["path"])
            many, rifts, hurt = int(args["count"]), int(args["rifts"]), bool(args["damaged"])
            unit = str(args["unit"])
            found.append(pictures.Arrival(label, unit, many, path, rifts, hurt, int(chosen.get(option.id, 0))))
    if found:
        return tuple(found)
    for id, count in chosen.items():
        known = SHIPS.fullmatch(id)
        if known is not None and count:
            path = (known["origin"], active)
            found.append(pictures.Arrival("", known["unit"], count, path, 0, bool(known["hurt"]), count))
    return tuple(found)
