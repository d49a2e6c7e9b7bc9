"""What happens sets off what waits for it: one queue for every game (design 2.13).

While a step runs it says what happened (`Play.happen`). When it has run, and `settle` has looked, the kernel puts all
of that on the agenda as one `Happenings`. It resolves one trigger at a time: mandatory ones before optional ones, by
seat in the game's turn order; where several of one seat stand and their order matters, that seat says which goes first,
or its order does. After each, what holds *now* is gathered anew, so a trigger whose condition another has just met goes
off too, and one whose condition is gone does not (twilight_imperium 6.3, project_mine Q13, the_dome T1).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from bot.core.asks import Ask
from bot.core.play import Play
from bot.core.shapes import Answer, Question
from bot.core.state import Happened, Trigger
from bot.core.step import Step


class Standing(NamedTuple):
    """A trigger that stands now.

    Args:
        id: of the pair of happening and trigger, stable while the happenings are resolved.
        happened: what set it off.
        trigger: the game's or a stored one.
    """

    id: str
    happened: Happened
    trigger: Trigger


class Happenings(Step, tag="happenings"):
    """Triggers of what happened in one go, resolved one after the other.

    Args:
        happened: in the order in which it happened.
        resolved: ids of what has gone off already; it does not go off a second time for the same happening.
    """

    happened: list[Happened]
    resolved: list[str] = []

    def standing(self, play: Play[Any]) -> list[Standing]:
        """What stands now, in the order in which it is resolved but for choices of one seat."""
        found: list[Standing] = []
        for at, one in enumerate(self.happened):
            for trigger in play.set_off(one.event, one.args):
                id = f"{at}:{trigger.id}"
                if id not in self.resolved:
                    found.append(Standing(id, one, trigger))
        turn = play.game.rules.turn_order(play)
        found.sort(key=lambda one: (one.trigger.optional, turn.index(one.trigger.owner)))
        return found

    def run(self, play: Play[Any]) -> None:
        """Let the next one go off, or ask whose choice it is."""
        found = self.standing(play)
        if not found:
            return
        play.push(self)
        head = found[0].trigger
        own = [one for one in found if (one.trigger.owner, one.trigger.optional) == (head.owner, head.optional)]
        triggers = [one.trigger for one in own]
        rules = play.game.rules
        if len({trigger.kind for trigger in triggers}) < 2 or not rules.order_matters(play, head.owner, triggers):
            self.resolve(play, own[0])
            return
        preferred = rules.goes_first(play, head.owner, triggers)
        if preferred is not None:
            self.resolve(play, own[triggers.index(preferred)])
            return
        play.push(WhichFirst(head.owner))

    def resolve(self, play: Play[Any], one: Standing) -> None:
        """A trigger goes off. This step is on top of the agenda."""
        self.resolved = [*self.resolved, one.id]
        play.spend(one.trigger)
        play.push_effect(one.trigger.effect, owner=one.trigger.owner, **one.happened.args)


class WhichFirst(Ask, tag="which-first"):
    """A seat says which of its triggers goes first; those alike are one option."""

    def _own(self, play: Play[Any]) -> list[Standing]:
        below = next(step for step in reversed(play.state.agenda) if isinstance(step, Happenings))
        found = below.standing(play)
        head = found[0].trigger
        own = [one for one in found if (one.trigger.owner, one.trigger.optional) == (head.owner, head.optional)]
        different: dict[str, Standing] = {}
        for one in own:
            different.setdefault(one.trigger.kind, one)
        return list(different.values())

    def question(self, play: Play[Any]) -> Question:
        """As the game asks it."""
        return play.game.rules.ask_first(play, self.seat, [one.trigger for one in self._own(play)])

    def chosen(self, play: Play[Any], answer: Answer) -> None:
        """It goes off; the others are looked at anew then."""
        below: Step = play.state.agenda[-1]
        assert isinstance(below, Happenings)
        below.resolve(play, self._own(play)[int(answer)])


STEPS: Final[tuple[type[Step], ...]] = (Happenings, WhichFirst)
