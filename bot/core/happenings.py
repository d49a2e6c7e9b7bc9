"""What happens sets off what waits for it: one queue for every game (design 2.13).

While a step runs it says what happened (`Play.happen`), and who waits for that is noted at once (`Rules.reflexes`):
what comes into play later has not seen it. When the step has run, and `settle` has looked, all that was set off goes on
the agenda as one `Happenings`; what still belongs to what happened (`Play.follow`) runs before it. It resolves one
reflex at a time: mandatory ones before optional ones (but for those that take their seat's turn, `Reflex.in_turn`), by
seat in the game's order; where several of one seat stand and their order matters, that seat says which goes first, or
its order does.

Whether a reflex goes off is judged when it is its turn, and what stands is gathered anew after each: one whose
condition another has just met goes off too, and one whose condition is gone does not (twilight_imperium 6.3,
project_mine Q13, the_dome T1).
"""

from __future__ import annotations

from typing import Any, Final

from bot.core.asks import Ask
from bot.core.play import Play
from bot.core.shapes import Answer, Pick, Question
from bot.core.state import Fired
from bot.core.step import Step


def standing(play: Play[Any], fired: list[Fired], last: int) -> list[Fired]:
    """What stands now, in the order in which it is resolved but for choices of one seat.

    Args:
        play: the match.
        fired: in the order in which it arose.
        last: whose reflex went off last; -1 before the first.
    """
    found = [one for one in fired if play.still(one)]
    if len(found) > 1:
        order = play.game.rules.turn_order(play, found[0].reflex.event, last)
        found.sort(key=lambda one: (one.reflex.rank, order.index(one.reflex.owner), one.reflex.optional))
    return found


def first_ones(found: list[Fired]) -> list[Fired]:
    """Those of what stands that are of the seat whose turn it is, and as mandatory as the first."""
    head = found[0].reflex
    return [one for one in found if (one.reflex.owner, one.reflex.optional) == (head.owner, head.optional)]


def resolve(play: Play[Any], fired: list[Fired], one: Fired, *, asked: bool) -> None:
    """One of what was set off goes off; the others are looked at anew then.

    Args:
        play: the match.
        fired: all that is left, `one` included.
        one: which.
        asked: whether its owner was asked which goes first.
    """
    left = [other for other in fired if other is not one]
    if left:
        play.push(Happenings(left, one.reflex.owner))
    play.spend(one.reflex)
    play.game.rules.go_off(play, one.reflex, one.facts, asked)


class Happenings(Step, tag="happenings"):
    """What was set off in one go, resolved one after the other.

    Args:
        fired: what is left, in the order in which it arose.
        last: whose reflex went off last; -1 before the first.
    """

    fired: list[Fired]
    last: int = -1

    def run(self, play: Play[Any]) -> None:
        """Let the next one go off, or ask whose choice it is."""
        found = standing(play, self.fired, self.last)
        if not found:
            return
        own = first_ones(found) if len(found) > 1 else found
        if len(own) > 1 and len({one.reflex.kind for one in own}) > 1:
            seat, reflexes, rules = own[0].reflex.owner, [one.reflex for one in own], play.game.rules
            if rules.order_matters(play, seat, reflexes):
                preferred = rules.goes_first(play, seat, reflexes)
                if preferred is None:
                    play.push(WhichFirst(seat, fired=self.fired, last=self.last))
                    return
                resolve(play, self.fired, own[reflexes.index(preferred)], asked=False)
                return
        resolve(play, self.fired, own[0], asked=False)


class WhichFirst(Ask, tag="which-first"):
    """A seat says which of its reflexes goes first; those alike are one option.

    Args:
        fired, last: as in `Happenings`.
    """

    fired: list[Fired] = []
    last: int = -1

    def _offered(self, play: Play[Any]) -> tuple[list[Fired], int]:
        """One of each kind, and how many stand."""
        own = first_ones(standing(play, self.fired, self.last))
        different: dict[tuple[str, str], Fired] = {}
        for one in own:
            different.setdefault(one.reflex.kind, one)
        return list(different.values()), len(own)

    def question(self, play: Play[Any]) -> Question:
        """As the game asks it."""
        offered, count = self._offered(play)
        return play.game.rules.ask_first(play, self.seat, [one.reflex for one in offered], count)

    def chosen(self, play: Play[Any], answer: Answer) -> None:
        """It goes off."""
        shape = self.question(play).shape
        assert isinstance(shape, Pick)
        at = [option.id for option in shape.options].index(answer)
        resolve(play, self.fired, self._offered(play)[0][at], asked=True)


STEPS: Final[tuple[type[Step], ...]] = (Happenings, WhichFirst)
