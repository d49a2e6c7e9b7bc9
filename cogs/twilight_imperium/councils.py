"""Agendas and laws in words: what one does, how the vote stands, what is law now (rules 18, 23)."""

from __future__ import annotations

from typing import Final

from bot.core.shapes import Question
from bot.games.twilight_imperium.figures import FACTIONS
from bot.games.twilight_imperium.politics.cards import AGAINST, AGENDAS, FOR
from bot.games.twilight_imperium.politics.council import Hearing, Law
from bot.games.twilight_imperium.politics.laws import told
from bot.games.twilight_imperium.view import TwilightImperiumView
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET
from cogs.twilight_imperium.vocabulary import GAME

ABOUT: Final = f"{GAME}-about-agenda"
TOLD: Final = "cogs-twilight_imperium"
NO_VOTES: Final = "galactic_threat"
"""Ability with which nobody ever votes."""


def debated(view: TwilightImperiumView) -> bool:
    """Whether an agenda lies before the council."""
    return view.council is not None and view.council.hearing is not None


def agenda_lines(agenda: str, reader: Reader) -> list[str]:
    """What an agenda does if it passes, and if it is voted down."""
    passed = reader(f"{ABOUT}-{agenda}-{FOR}")
    if AGENDAS[agenda].elects:
        return [reader(f"{TOLD}-elected", does=passed)]
    sides = ((FOR, passed), (AGAINST, reader(f"{ABOUT}-{agenda}-{AGAINST}")))
    return [f"{BULLET} {reader(f'{TOLD}-side', side=side, does=does)}" for side, does in sides]


def law_line(id: str, law: Law, reader: Reader) -> str:
    """A law in play: whom or what it elected, and what it does."""
    does = reader(f"{ABOUT}-{id}-{FOR}")
    if law.owner >= 0:
        return reader(f"{TOLD}-law-owned", agenda=id, name=reader.names[law.owner], does=does)
    if law.object in AGENDAS or not law.object:
        return reader(f"{TOLD}-law", agenda=id, does=does)
    if AGENDAS[id].elects == "secret":
        return reader(f"{TOLD}-law-objective", agenda=id, objective=law.object, does=does)
    return reader(f"{TOLD}-law-planet", agenda=id, planet=law.object, ready=int(law.ready), does=does)


def laws_lines(view: TwilightImperiumView, reader: Reader) -> list[str]:
    """All laws in play, a line each."""
    laws = view.council.laws if view.council is not None else {}
    return [f"{BULLET} {law_line(id, law, reader)}" for id, law in laws.items()]


def prediction_lines(view: TwilightImperiumView, reader: Reader) -> list[str]:
    """Riders that lie open on the agenda before the council, and who has no vote on it (AC2, AV2)."""
    hearing = view.council.hearing if view.council is not None else None
    if hearing is None:
        return []
    lines = [
        f"{BULLET} "
        + reader(
            f"{TOLD}-prediction",
            name=reader.names[one.seat],
            component=one.card,
            outcome=_outcome(hearing, one.outcome, reader),
        )
        for one in hearing.predictions
    ]
    for seat in voiceless(view):
        lines.append(f"{BULLET} " + reader(f"{TOLD}-no-votes", name=reader.names[seat]))
        if view.council is not None and seat in view.council.predicted:
            lines[-1] += " " + reader(f"{TOLD}-predicted-already", name=reader.names[seat])
    if hearing.barred:
        lines.append(reader(f"{TOLD}-barred", names=", ".join(reader.names[seat] for seat in hearing.barred)))
    return lines


def voiceless(view: TwilightImperiumView) -> list[int]:
    """Seats whose faction never votes (28.11 Galactic Threat)."""
    return [
        seat
        for seat, one in enumerate(view.players)
        if one.faction and NO_VOTES in FACTIONS[one.faction].abilities and not one.eliminated
    ]


def _outcome(hearing: Hearing, outcome: str, reader: Reader) -> str:
    """What an outcome is called."""
    args = told(hearing.card, outcome)
    if "elected_seat" in args:
        return reader.names[int(args["elected_seat"])]
    return reader(f"{GAME}-opt-outcome", agenda=hearing.card, votes=0, **args)


def question_lines(view: TwilightImperiumView, question: Question, reader: Reader) -> list[str]:
    """Under a question about an agenda: what it does; under one that elects a law, what the laws are."""
    agenda = str(question.prompt.args.get("agenda", ""))
    if view.council is None or agenda not in AGENDAS:
        return []
    lines = agenda_lines(agenda, reader)
    if AGENDAS[agenda].elects == "law":
        lines += laws_lines(view, reader)
    if view.council.hearing is not None and view.council.hearing.card == agenda:
        lines += prediction_lines(view, reader)
    return lines
