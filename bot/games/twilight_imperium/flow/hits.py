"""Taking hits in space: sustaining damage, then losing ships of one's own choice (rules SC7-SC9, SO4)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Answer, Field, Form, Option, Question, ReadyAnswer, Text
from bot.core.step import Step
from bot.games.twilight_imperium.combat import Hits
from bot.games.twilight_imperium.figures import SHIPS, Kind
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.forces import damage, damaged, figures, in_order, in_space, joined
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import hits_cancelled
from bot.games.twilight_imperium.state import NOBODY, State, Units

LOSS_ORDER: Final[tuple[Kind, ...]] = (
    "fighter",
    "infantry",
    "destroyer",
    "cruiser",
    "carrier",
    "dreadnought",
    "war_sun",
    "flagship",
)
"""What is lost first where nobody says otherwise (29.7)."""


def ships_of(state: State, position: str, seat: int) -> Units:
    """A player's ships in a system by type, the dearest first, and ground forces that take part in its space combat as
    such (27.1 The Alastor)."""
    found = {kind: count for kind, count in in_order(in_space(state, position, seat)) if kind in SHIPS}
    troops = sum(joined(state, position, seat).values())
    return {**found, "infantry": troops} if troops else found


def sustainers(play: Galaxy, position: str, seat: int) -> dict[Kind, tuple[int, int]]:
    """SC9: types that can sustain damage -> (undamaged ones, hits that each cancels)."""
    state = play.board
    found: dict[Kind, tuple[int, int]] = {}
    for kind, count in ships_of(state, position, seat).items():
        if figures(state, seat, kind).sustains:
            whole = count - damaged(state, position, seat, kind)
            worth = hits_cancelled(play, seat, kind, position)
            if whole and worth:
                found[kind] = (whole, worth)
    return found


def left_after(play: Galaxy, position: str, seat: int, hits: int, sustains: Mapping[Kind, int]) -> int:
    """Hits that are left when some units have sustained damage."""
    able = sustainers(play, position, seat)
    return max(0, hits - sum(count * able[kind][1] for kind, count in sustains.items()))


def has_choice(play: Galaxy, position: str, seat: int, hits: Hits) -> bool:
    """Whether there is more than one way to take hits."""
    fleet = ships_of(play.board, position, seat)
    if not hits.all or not fleet:
        return False
    if sustainers(play, position, seat):
        return True
    return len(fleet) > 1 and hits.all < sum(fleet.values())


class Losing(NamedTuple):
    """How a side takes hits where nobody is asked (29.7).

    Args:
        spare: types of which no unit sustains damage.
        losses: types in the order in which they are lost; those that are missing follow in `LOSS_ORDER`.
        keep: ground forces for which capacity is kept as long as something else can be lost.
        carries: capacity of a unit of each type, as far as it matters for `keep`.
    """

    spare: Collection[Kind] = ()
    losses: Sequence[Kind] = ()
    keep: int = 0
    carries: Mapping[Kind, int] = {}


USUAL: Final = Losing()


def shared_out(
    fleet: Units, able: Mapping[Kind, tuple[int, int]], hits: Hits, losing: Losing = USUAL
) -> tuple[Units, Units]:
    """The house's way of taking hits: sustain with all that can, the dearest first, then lose what is worth least.

    The odds reckon with it as well (`advice.odds`).

    Args:
        fleet: the ships, the dearest first.
        able: of `sustainers`.
        hits: to be taken.
        losing: what a side's orders change in it.

    Returns:
        How many of each type sustain damage, and how many are lost.
    """
    sustain: Units = {}
    left = hits.all
    for kind, (whole, worth) in able.items():
        for _ in range(0 if kind in losing.spare else whole):
            if left > 0:
                sustain[kind] = sustain.get(kind, 0) + 1
                left -= worth
    left = min(max(0, left), sum(fleet.values()))
    order = [*losing.losses, *(kind for kind in LOSS_ORDER if kind not in losing.losses)]
    there = dict(fleet)
    lose: Units = {}
    must = max(0, hits.first - sum(count * able[kind][1] for kind, count in sustain.items()))
    while left > 0:
        kind = _next_lost(there, order, must > 0, losing)
        count = 1 if losing.keep else min(left, there[kind], must if must > 0 and kind != "fighter" else left)
        there[kind] -= count
        lose[kind] = lose.get(kind, 0) + count
        left -= count
        must -= count if kind != "fighter" else 0
    return sustain, lose


def _next_lost(there: Units, order: Sequence[Kind], strong: bool, losing: Losing) -> Kind:
    """The type of which the next ship is lost: the first in order whose loss leaves the room that is kept.

    Args:
        there: ships that are left.
        order: of types.
        strong: whether it has to be no fighter, while there are others.
        losing: as in `shared_out`.
    """
    found = [kind for kind in order if there.get(kind)]
    if strong:
        found = [kind for kind in found if kind != "fighter"] or found
    if losing.keep:
        room = sum(count * losing.carries.get(kind, 0) for kind, count in there.items())
        free = [k for k in found if not losing.carries.get(k) or room - losing.carries[k] >= losing.keep]
        return (free or found)[0]
    return found[0]


def proposed(play: Galaxy, position: str, seat: int, hits: Hits, losing: Losing = USUAL) -> dict[str, Answer]:
    """What `shared_out` makes of hits, as an answer (30.3 `D_ASSIGN`)."""
    able = sustainers(play, position, seat)
    sustain, lose = shared_out(ships_of(play.board, position, seat), able, hits, losing)
    answer: dict[str, Answer] = {"sustain": sustain} if able else {}
    return {**answer, "lose": lose} if lose or not answer else answer


def told_losses(name: str, answer: Mapping[str, Answer]) -> Text:
    """What a proposal to take hits says."""
    sustain, lose = answer.get("sustain", {}), answer.get("lose", {})
    args = {"sustain": sustain, "sustained": sum(sustain.values()), "lose": lose, "lost": sum(lose.values())}
    return Text(f"twilight_imperium-ready-{name}", args)


def assigning(play: Galaxy, position: str, seat: int, hits: Hits, topic: str) -> Question:
    """`D_ASSIGN`: which units sustain damage and which are lost."""
    able = sustainers(play, position, seat)
    answer = proposed(play, position, seat, hits)
    first = (
        Form("sustain", _sustaining(able, hits))
        if able
        else Form("lose", _losing(play.board, position, seat, hits.all, {}))
    )
    label = told_losses("losses", answer)
    return Question(
        slot="hits",
        prompt=Text("twilight_imperium-ask-hits", {"count": hits.all, "fixed": hits.first, "system": position}),
        shape=first,
        topic=topic,
        rule="twilight_imperium-rule-hits",
        default=answer,
        ready=(ReadyAnswer("proposed", label, answer),),
    )


def _sustaining(able: Mapping[Kind, tuple[int, int]], hits: Hits) -> Amounts:
    options = tuple(
        Option(kind, "twilight_imperium-opt-sustain", {"unit": kind, "count": whole})
        for kind, (whole, _) in able.items()
    )
    return Amounts(options, {kind: whole for kind, (whole, _) in able.items()}, 0, hits.all)


def _losing(state: State, position: str, seat: int, hits: int, sustain: Mapping[Kind, int]) -> Amounts:
    fleet = ships_of(state, position, seat)
    count = min(hits, sum(fleet.values()))
    options = tuple(
        Option(kind, "twilight_imperium-opt-units-there", {"unit": kind, "count": n}) for kind, n in fleet.items()
    )
    return Amounts(options, fleet, count, count)


def losing_field(play: Galaxy, position: str, seat: int, hits: Hits, partial: Mapping[str, Answer]) -> Field | None:
    """What is lost besides what sustained; nothing is asked when all hits are cancelled."""
    if "lose" in partial:
        return None
    sustain: Units = partial.get("sustain", {})
    left = left_after(play, position, seat, hits.all, sustain)
    if not left:
        return None
    prompt = Text("twilight_imperium-ask-losses", {"count": left})
    return Field("lose", prompt, _losing(play.board, position, seat, left, sustain))


def check_losses(play: Galaxy, position: str, seat: int, hits: Hits, answer: Answer) -> None:
    """SC7, SC9: no unit sustains for nothing; hits that fall on non-fighters first are taken by them.

    Raises:
        IllegalAnswer: why not.
    """
    able = sustainers(play, position, seat)
    sustain: Units = answer.get("sustain", {})
    lose: Units = answer.get("lose", {})
    needless = sum(count * able[kind][1] for kind, count in sustain.items())
    if sustain and needless - min(able[kind][1] for kind in sustain) >= hits.all:
        raise IllegalAnswer("twilight_imperium-needless-sustain")
    if hits.first:
        fleet = ships_of(play.board, position, seat)
        strong = sum(count for kind, count in fleet.items() if kind != "fighter")
        taken = sum(count * able[kind][1] for kind, count in sustain.items() if kind != "fighter")
        taken += sum(count for kind, count in lose.items() if kind != "fighter")
        able_to_take = strong + sum(whole * worth for kind, (whole, worth) in able.items() if kind != "fighter")
        if taken < min(hits.first, able_to_take) and strong > sum(n for kind, n in lose.items() if kind != "fighter"):
            raise IllegalAnswer("twilight_imperium-non-fighters-first", count=hits.first)


def spare(play: Galaxy, seat: int, hits: int) -> None:
    """Cancel hits of the batch that a player is about to take."""
    spared = play.board.spared
    spared[seat] = spared.get(seat, 0) + hits


def without_spared(play: Galaxy, seat: int, hits: Hits) -> Hits:
    """Hits that are left of a batch when those that were cancelled are gone: of hits that fall on some ships first
    these go first, which is never worse for who takes them."""
    spared = min(play.board.spared.pop(seat, 0), hits.all)
    first = min(spared, hits.first)
    return Hits(hits.free - (spared - first), hits.first - first)


class TakeHits(Step, tag="twilight_imperium-take-hits"):
    """Hits are taken as chosen: units sustain one by one, each open to what answers that, then ships are destroyed.

    Args:
        seat: who takes them.
        system: position.
        by: whose hits.
        answer: of `assigning`.
        left: hits that nothing has cancelled yet; -1 for as many as the answer takes.
        first: of these that fall on non-fighter ships while there are any.
    """

    seat: int
    system: str
    by: int
    answer: dict[str, dict[str, int]] = {}
    left: int = -1
    first: int = 0

    def run(self, play: Galaxy) -> None:
        """The next unit sustains, or the losses come."""
        sustain = self.answer.get("sustain", {})
        kind = next((kind for kind, count in sustain.items() if count), None)
        if kind is None:
            destroy(play, self.system, self.seat, self._lost(play), by=self.by)
            return
        rest = {**sustain, kind: sustain[kind] - 1}
        state = play.board
        whole = in_space(state, self.system, self.seat).get(kind, 0) - damaged(state, self.system, self.seat, kind)
        cancels = hits_cancelled(play, self.seat, kind, self.system) if whole > 0 else 0
        left, first = self.left, self.first
        if left >= 0:
            left, first = max(0, left - cancels), max(0, first - cancels)
        play.push(TakeHits(self.seat, self.system, self.by, {**self.answer, "sustain": rest}, left, first))
        if whole <= 0:
            return
        damage(state.systems[self.system], self.seat, kind)
        combat = state.combat
        if combat is not None and self.seat in combat.sides:
            used = combat.sustained.setdefault(self.seat, {})
            used[kind] = used.get(kind, 0) + 1
            if state.fought is not None:
                state.fought.sustained[self.seat] = dict(used)
        play.tell("twilight_imperium-event-sustained", seat=self.seat, unit=kind, system=self.system)
        play.push(opens("SU_USED", seat=self.seat, by=self.by, unit=kind, system=self.system))

    def _lost(self, play: Galaxy) -> Units:
        """The ships that were chosen; for one that is not there any more the next one in order goes."""
        lose = self.answer.get("lose", {})
        fleet = ships_of(play.board, self.system, self.seat)
        gone = {kind: min(count, fleet.get(kind, 0)) for kind, count in lose.items()}
        short = sum(lose.values()) - sum(gone.values())
        for kind in LOSS_ORDER:
            more = min(short, fleet.get(kind, 0) - gone.get(kind, 0))
            if more > 0:
                gone[kind] = gone.get(kind, 0) + more
                short -= more
        return gone


def take(play: Galaxy, position: str, seat: int, hits: Hits, by: int = NOBODY) -> TakeHits:
    """The step in which hits are taken as proposed, where there is no choice."""
    return TakeHits(seat, position, by, proposed(play, position, seat, hits), hits.all, hits.first)
