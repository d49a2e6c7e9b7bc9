"""Revealing a company goal that counts events (H1, decision 9).

When its event happens in the owner's own turn, the owner is asked: reveal now, or not. Others must not learn from the
asking that there is such a goal, so it is asked only where the turn player is waited for anyway:

- before the next question of the turn, whichever that is (`Decision.asks`), under the topic of the turn; events since
  then have been kept, and all of them count if the goal is revealed, none if it is not;
- if the turn would end without another question, at the `LastCall`. That one is asked of everybody who *could* have a
  goal counting what happened, as far as the public knows: who has none can only go on (design 2.8).

A standing order decides instead of the question: `HOLD` keeps the goal secret, `AUTO` reveals it at its first event.
In turns of others nobody is waited for: there the order decides, and without one the goal is revealed, since otherwise
the event would be lost.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bot.core.shapes import Pick, Question, Text
from bot.games.project_mine.counting import Context
from bot.games.project_mine.triggers import meant
from bot.games.project_mine.wording import GO_ON_OPTION, HIDE_OPTION, TURN, reveal_option

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.games.project_mine.cards import Card, Pack
    from bot.games.project_mine.state import State
    from bot.games.project_mine.verbs import Cond

ORDER: Final = "reveal"
"""Name of the standing order."""
HOLD: Final = "hold"
AUTO: Final = "auto"
"""Its values; without one the owner is asked."""
SLOT: Final = "reveal"
"""Slot of the question."""
SECRET_COUNTS: Final = frozenset(("hand", "owned"))
"""Counts of cards that the public cannot see."""


@lru_cache(maxsize=64)
def counting(pack: Pack) -> tuple[Card, ...]:
    """The company goals of a pack that count events by tokens."""
    return tuple([card for card in pack.of_kind("company") if card.tokens])


def could_have(pack: Pack, state: State, seat: int) -> list[str]:
    """Company goals that count events and that a seat may have, as far as the public knows (rules 7).

    Args:
        pack, state: the table.
        seat: whose goal is secret; with a revealed goal, none.
    """
    player = state.players[seat]
    if player.revealed or not player.company:
        return []
    trait = pack[player.company].trait if player.trait_shown else ""
    shown = [other.company for other in state.players if other.revealed]
    return [
        card.id
        for card in counting(pack)
        if (not trait or card.trait == trait) and shown.count(card.id) < max(1, card.copies)
    ]


def could_count(pack: Pack, state: State, event: str, seat: int, card: str, resource: str, n: int) -> bool:
    """Whether, as far as the public knows, what happened may be an event of the turn player's secret goal.

    Args:
        pack, state: the table.
        event, seat, card, resource, n: as in `Keywords.happen`.
    """
    numbers = pack.triggered.get(event, {})
    return any(
        meant(pack, trigger, state.current, seat, card, resource, n)
        and (when is None or _secret(when) or Context(pack, state, state.current, goal).holds(when))
        for goal in could_have(pack, state, state.current)
        for trigger in [pack[goal].triggers[number] for number in numbers.get(goal, ())]
        for when in [trigger.when]
    )


def _secret(cond: Cond) -> bool:
    """Whether a condition reads cards that the public cannot see."""
    return any(one.count in SECRET_COUNTS for one in cond.counts())


def question(play: Play[State], seat: int) -> Question | None:
    """Reveal or not, if an event waits for that; None if none does."""
    player = play.board.players[seat]
    if not player.due:
        return None
    return Question(
        slot=SLOT,
        prompt=Text("project_mine-ask-reveal-goal", {"card": player.company, "count": len(player.due)}),
        shape=Pick((reveal_option(player.company), HIDE_OPTION)),
        topic=TURN,
        rule="project_mine-rule-goal",
        default=HIDE_OPTION.id,
    )


def nothing_to_reveal() -> Question:
    """What those are asked who could have such a goal and have none."""
    return Question(
        slot=SLOT,
        prompt=Text("project_mine-ask-nothing-to-reveal"),
        shape=Pick((GO_ON_OPTION,)),
        topic=TURN,
        rule="project_mine-rule-goal",
        default=GO_ON_OPTION.id,
    )
