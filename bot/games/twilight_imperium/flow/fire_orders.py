"""What is said beforehand of an own space cannon, by opponent (rules 29.4 `fire`): always, never, or to be asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.games.twilight_imperium.figures import Kind
from bot.games.twilight_imperium.forces import figures
from bot.games.twilight_imperium.hooks.blocks import Galaxy

SLOT: Final = "fire"
"""Slot of the standing question, and the standing order: `EVERYBODY` and `seat-N` -> what is done."""
EVERYBODY: Final = "everybody"
SAME: Final = "same"
"""Of one opponent: as of everybody."""
ASK: Final = "ask"
ALWAYS: Final = "always"
NEVER: Final = "never"


def way(play: Galaxy, seat: int, target: int) -> str:
    """Whether a player fires at another without being asked."""
    kept: Mapping[str, str] = play.orders(seat).get(SLOT, {})
    return kept.get(f"seat-{target}", kept.get(EVERYBODY, ASK))


def aimed(play: Galaxy, seat: int, targets: Sequence[int]) -> int | None:
    """At whom a player fires by its orders.

    Args:
        play, seat: the match, and who may fire.
        targets: at whom it may, one of them.

    Returns:
        a seat, -1 for nobody; None where it is asked.
    """
    left = [one for one in targets if way(play, seat, one) != NEVER]
    if not left:
        return -1
    return left[0] if len(left) == 1 and way(play, seat, left[0]) == ALWAYS else None


def standing(play: Galaxy, seat: int) -> Question | None:
    """The standing question of who has a space cannon; None for others."""
    others = [one for one in play.board.seats_in() if one != seat]
    if not others or not _armed(play, seat):
        return None
    kept: Mapping[str, str] = play.orders(seat).get(SLOT, {})
    ways = tuple(Option(one, f"twilight_imperium-opt-fire-{one}") for one in (ASK, ALWAYS, NEVER))
    each = Pick((Option(SAME, "twilight_imperium-opt-fire-same"), *ways))
    fields = {f"seat-{one}": Text("twilight_imperium-ask-fire-at", {"seat": one}) for one in others}
    question = Question(
        slot=SLOT,
        prompt=Text("twilight_imperium-ask-fire-order"),
        shape=Form(
            EVERYBODY,
            Pick(ways),
            kept.get(EVERYBODY, ASK),
            tuple(Field(name, prompt, each, start=kept.get(name, SAME)) for name, prompt in fields.items()),
        ),
        rule="twilight_imperium-rule-cannon",
        blocking=False,
        changeable=True,
    )
    if kept:
        question.given = {EVERYBODY: kept.get(EVERYBODY, ASK), **{name: kept.get(name, SAME) for name in fields}}
    return question


def take(play: Galaxy, seat: int, answer: Answer) -> None:
    """Keep what was said; where it is always to be asked there is no order."""
    play.drop_order(seat, SLOT)
    said = {name: one for name, one in answer.items() if one != SAME}
    if set(said.values()) != {ASK}:
        play.give_order(seat, SLOT, said)


def _armed(play: Galaxy, seat: int) -> bool:
    """Whether a player has a unit with a space cannon on the board."""
    state = play.board

    def on_board() -> dict[int, set[Kind]]:
        """The kinds of units that each has on the board: one look for everybody."""
        kinds: dict[int, set[Kind]] = {}
        for place in (*state.systems.values(), *state.planets.values()):
            for owner, units in place.units.items():
                kinds.setdefault(owner, set()).update(kind for kind, count in units.items() if count)
        return kinds

    def found() -> bool:
        return any(figures(state, seat, kind).cannon is not None for kind in play.memo("kinds", on_board).get(seat, ()))

    return play.memo(("armed", seat), found)
