"""Predictions: outcomes of an agenda that are named beforehand (rules 18.1 steps 4 and 11, 19 AC2)."""

from __future__ import annotations

from bot.core.shapes import Option
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.politics.council import Hearing, Prediction
from bot.games.twilight_imperium.politics.laws import council_of, told
from bot.games.twilight_imperium.state import State


def laid(state: State) -> list[Prediction]:
    """Predictions on the agenda before the council, in the order in which they were laid."""
    hearing = state.council.hearing if state.council is not None else None
    return list(hearing.predictions) if hearing is not None else []


def prediction(component: str, hearing: Hearing, outcome: str) -> Option:
    """An outcome to be named, with the component that names it."""
    return Option(
        f"{component}:{outcome}",
        "twilight_imperium-opt-rider",
        {"component": component, "agenda": hearing.card, **told(hearing.card, outcome)},
        group="twilight_imperium-group-component",
        group_args={"component": component},
    )


def predict(play: Galaxy, seat: int, card: str, outcome: str) -> None:
    """A card lies open on an outcome until the agenda is done; its player has no vote on it from then on.

    Args:
        play: the match.
        seat: who predicts.
        card: that was played, last of those in the pile (AC2: it goes there only once it is used).
        outcome: that it names.
    """
    play.board.discards.remove(card)
    _lay(play, seat, card, outcome)
    bar(play, seat)


def foretell(play: Galaxy, seat: int, ability: str, outcome: str) -> None:
    """An ability names an outcome, once in an agenda phase (28.11 Galactic Threat).

    Args:
        play: the match.
        seat: who predicts.
        ability: id of it.
        outcome: that is named.
    """
    council_of(play).predicted.append(seat)
    _lay(play, seat, ability, outcome)


def _lay(play: Galaxy, seat: int, card: str, outcome: str) -> None:
    hearing = council_of(play).hearing
    assert hearing is not None
    hearing.predictions.append(Prediction(seat, card, outcome))
    play.tell(
        "twilight_imperium-event-predicted",
        seat=seat,
        component=card,
        agenda=hearing.card,
        **told(hearing.card, outcome),
    )


def bar(play: Galaxy, seat: int) -> None:
    """A player has no vote on the agenda before the council (AV2)."""
    hearing = council_of(play).hearing
    assert hearing is not None
    if seat not in hearing.barred:
        hearing.barred.append(seat)
        play.tell("twilight_imperium-event-barred", seat=seat, agenda=hearing.card)


def named_right(play: Galaxy, seat: int, card: str) -> bool:
    """AV5: whether a card of a player lies on the outcome that was resolved in the end."""
    council = play.board.council
    hearing = council.hearing if council is not None else None
    return hearing is not None and any(
        one.seat == seat and one.card == card and one.outcome == hearing.outcome for one in hearing.predictions
    )
