"""Space combat (rules 11.4): rounds of dice until one side has no ships or is gone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.asks import Ask
from bot.core.scopes import Scope
from bot.core.shapes import Answer, Field, Option, Pick, Question, Text
from bot.core.step import Step
from bot.core.together import Together
from bot.games.twilight_imperium.combat import Combat, Hits
from bot.games.twilight_imperium.flow.barrage import Barrage
from bot.games.twilight_imperium.flow.combat_cards import look_again
from bot.games.twilight_imperium.flow.combat_form import Orders
from bot.games.twilight_imperium.flow.combat_orders import (
    CLAIMS,
    LABEL,
    SECRETS,
    losing,
    orders_of,
    runs,
    stopped,
    wants_to_retreat,
)
from bot.games.twilight_imperium.flow.combat_rolls import ROUND, CountHits, Roll, fighting, sides
from bot.games.twilight_imperium.flow.hits import (
    TakeHits,
    assigning,
    check_losses,
    has_choice,
    losing_field,
    proposed,
    ships_of,
    without_spared,
)
from bot.games.twilight_imperium.flow.losses import LimitCheck, destroy
from bot.games.twilight_imperium.flow.retreat import Retreat, StepOut, eligible
from bot.games.twilight_imperium.flow.scoring import score
from bot.games.twilight_imperium.flow.witness import see_end, see_round
from bot.games.twilight_imperium.forces import damaged, fleets, has_ships, repair, worth
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import SUSTAIN
from bot.games.twilight_imperium.state import NOBODY

IDLE_ROUNDS: Final = 12
"""SC13: rounds whose hits were all absorbed, in a row, after which the attacker has to go."""


class SpaceCombat(Step, tag="twilight_imperium-space-combat"):
    """SC1: where the active player and another have ships in the active system, they fight."""

    seat: int
    system: str

    def run(self, play: Galaxy) -> None:
        """Begin, if there are two sides."""
        state = play.board
        others = [other for other in fleets(state, self.system) if other != self.seat]
        if not others or not has_ships(state, self.system, self.seat):
            return
        combat = Combat(self.system, self.seat, others[0])
        for seat in combat.sides:
            fleet = ships_of(state, self.system, seat)
            combat.began[seat] = worth(state, seat, fleet)
            if "flagship" in fleet:
                combat.flags.append(seat)
        state.combat = combat
        play.tell(
            "twilight_imperium-event-space-combat",
            seat=self.seat,
            defender_seat=combat.defender,
            system=self.system,
        )
        play.push(
            Orders(list(combat.sides)),
            Round(),
            EndOfCombat(),
            Scope(LABEL),
        )


class Round(Step, tag="twilight_imperium-round"):
    """A round begins (SC2, SC10)."""

    def run(self, play: Galaxy) -> None:
        """Its steps; a combat that is over has none."""
        state = play.board
        combat = state.combat
        if combat is None or not fighting(state):
            return
        combat.round += 1
        see_round(play)
        play.expire(ROUND)
        combat.retreats, combat.hits, combat.dice, combat.sustained = NOBODY, {}, {}, {}
        combat.held, combat.raised, combat.staked = False, {}, {}
        steps: list[Step] = [opens("SC_ROUND", round=combat.round)]
        if combat.round == 1:
            facts = {"system": combat.place, "attacker": combat.attacker, "defender": combat.defender, "round": 1}
            steps = [opens("SC_START", "SC_ROUND", **facts), Barrage()]
        steps += [Announce(combat.defender), Announce(combat.attacker)]
        steps += [Roll(combat.attacker), Roll(combat.defender), CountHits(), Assign(), Repairs()]
        play.push(*steps, Withdraw(), EndOfRound())


class Announce(Ask, tag="twilight_imperium-announce"):
    """SC5: a side may announce that it retreats, the defender first, not both."""

    def matters(self, play: Galaxy) -> bool:
        """Whether it could; who runs through is not asked."""
        state = play.board
        combat = state.combat
        if combat is None or not fighting(state) or combat.held or combat.retreats != NOBODY:
            return False
        return not runs(play, self.seat) and bool(eligible(play, self.seat, combat.place))

    def unasked(self, play: Galaxy) -> None:
        """As its orders say."""
        combat = play.board.combat
        if combat is None or not fighting(play.board) or not runs(play, self.seat):
            return
        if combat.held or combat.retreats != NOBODY:
            return
        if wants_to_retreat(play, self.seat):
            self.chosen(play, "retreat")

    def question(self, play: Galaxy) -> Question:
        """Stay or go."""
        combat = play.board.combat
        assert combat is not None
        options = (
            Option("stay", "twilight_imperium-opt-stay"),
            Option("retreat", "twilight_imperium-opt-retreat"),
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-announce", {"system": combat.place, "round": combat.round}),
            shape=Pick(options),
            topic="twilight_imperium-topic-announce",
            rule="twilight_imperium-rule-combat",
            default="stay",
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is announced."""
        combat = play.board.combat
        assert combat is not None
        if answer == "retreat":
            combat.retreats = self.seat
            play.tell("twilight_imperium-event-announced", seat=self.seat, system=combat.place)
            play.push(
                StepOut(self.seat, system=combat.place, ordered=runs(play, self.seat)),
                opens("SC_RETREAT", seat=self.seat, system=combat.place),
            )


class Assign(Step, tag="twilight_imperium-assign"):
    """SC7: both sides take their hits at once; who has a choice, and has not said how, is asked."""

    def run(self, play: Galaxy) -> None:
        """Ask those who are to be asked, then take."""
        state = play.board
        combat = state.combat
        if combat is None:
            return
        for seat, hits in combat.hits.items():
            combat.hits[seat] = without_spared(play, seat, hits)
        asked = [
            seat
            for seat in combat.sides
            if has_choice(play, combat.place, seat, combat.hits.get(seat, Hits())) and not runs(play, seat)
        ]
        others = {
            seat: proposed(play, combat.place, seat, combat.hits[seat], losing(play, seat))
            for seat in combat.sides
            if seat not in asked and combat.hits.get(seat, Hits()).all
        }
        play.push(Choosing(asked, others=others))


class Choosing(Together, tag="twilight_imperium-choosing"):
    """`D_ASSIGN` of both sides, hidden from each other (SC8).

    Args:
        others: answers of those who are not asked.
    """

    others: dict[int, dict[str, dict[str, int]]] = {}

    def question(self, play: Galaxy, seat: int) -> Question:
        """Which units sustain, which are lost."""
        combat = play.board.combat
        assert combat is not None
        return assigning(play, combat.place, seat, combat.hits[seat], "twilight_imperium-topic-hits")

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """What is lost."""
        combat = play.board.combat
        assert combat is not None
        return losing_field(play, combat.place, seat, combat.hits[seat], partial)

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """As the rules have it."""
        combat = play.board.combat
        assert combat is not None
        check_losses(play, combat.place, seat, combat.hits[seat], answer)

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """It is taken with the others'."""
        self.others[seat] = answer

    def done(self, play: Galaxy) -> None:
        """Both take their hits, the attacker first; nothing of it changes what the other takes."""
        combat = play.board.combat
        assert combat is not None
        play.push(
            *(
                TakeHits(
                    seat,
                    combat.place,
                    combat.other(seat),
                    self.others[seat],
                    combat.hits[seat].all,
                    combat.hits[seat].first,
                )
                for seat in combat.sides
                if seat in self.others
            )
        )


class Repairs(Step, tag="twilight_imperium-repairs"):
    """SC9: after all losses a damaged unit that did not sustain this round may be repaired (Duranium Armor)."""

    def run(self, play: Galaxy) -> None:
        """The dearest one."""
        state = play.board
        combat = state.combat
        if combat is None:
            return
        for seat in combat.sides:
            count = play.query(SUSTAIN, 0, seat=seat, repairs=True).value
            for kind in ships_of(state, combat.place, seat):
                able = damaged(state, combat.place, seat, kind) - combat.sustained.get(seat, {}).get(kind, 0)
                while count > 0 and able > 0:
                    repair(state.systems[combat.place], seat, kind)
                    play.tell("twilight_imperium-event-repaired", seat=seat, unit=kind, system=combat.place)
                    count, able = count - 1, able - 1


class Withdraw(Step, tag="twilight_imperium-withdraw"):
    """SC10, RT2: who announced a retreat goes, if the opponent still has ships and there is somewhere to go."""

    def run(self, play: Galaxy) -> None:
        """Go."""
        state = play.board
        combat = state.combat
        if combat is None or combat.retreats == NOBODY or not fighting(state):
            return
        if eligible(play, combat.retreats, combat.place):
            play.push(leaving(play, combat.retreats))


def leaving(play: Galaxy, seat: int) -> Retreat:
    """The retreat of a side: asked, or as its orders say."""
    combat = play.board.combat
    assert combat is not None
    combat.joined.pop(seat, None)  # RT2: ships go; ground forces that fought as such cannot, and fight no more
    found = orders_of(play, seat) if runs(play, seat) else None
    wished = [] if found is None else list(found.to)
    return Retreat(seat, system=combat.place, wished=wished, ordered=found is not None)


class EndOfRound(Step, tag="twilight_imperium-end-of-round"):
    """SC10: another round while both sides have ships. SC13 ends one that nobody can win."""

    def run(self, play: Galaxy) -> None:
        """On, or over."""
        state = play.board
        combat = state.combat
        if combat is None or not fighting(state):
            return
        if any(hits.all for hits in combat.hits.values()):  # rounds of misses end by themselves
            combat.idle += 1
        if combat.idle >= IDLE_ROUNDS:
            combat.retreats = combat.attacker
            if eligible(play, combat.attacker, combat.place):
                play.push(leaving(play, combat.attacker))
            else:
                destroy(play, combat.place, combat.attacker, ships_of(state, combat.place, combat.attacker))
            return
        look_again(play)
        play.push(opens("SC_ROUND_END", round=combat.round), Resume(), Round())


class Resume(Step, tag="twilight_imperium-resume"):
    """29.7: who had orders that a stop rule has ended says how to go on."""

    def run(self, play: Galaxy) -> None:
        """Ask them."""
        combat = play.board.combat
        if combat is not None and fighting(play.board):
            again = [seat for seat in combat.sides if stopped(play, seat)]
            if again:
                play.push(Orders(again, again=True))


class EndOfCombat(Step, tag="twilight_imperium-end-of-combat"):
    """SC11: winner, loser or draw; then limits, then what waits for the end."""

    def run(self, play: Galaxy) -> None:
        """Who has ships has won, if the other has none."""
        state = play.board
        combat = state.combat
        if combat is None:
            return
        left = sides(state)
        winner = left[0] if len(left) == 1 else NOBODY
        loser = combat.other(winner) if winner != NOBODY else NOBODY
        see_end(play, winner)
        play.tell("twilight_imperium-event-combat-over", winner_seat=winner, system=combat.place, round=combat.round)
        play.push(
            LimitCheck([], [combat.place]),
            opens("SC_END", "SC_ROUND_END", winner=winner, loser=loser, system=combat.place, round=combat.round),
            Claimed(),
            Forget(),
        )


class Claimed(Step, tag="twilight_imperium-claimed"):
    """OB4: who let a secret objective wait for a dearer one that did not come scores it after all."""

    def run(self, play: Galaxy) -> None:
        """The dearest that waits."""
        combat = play.board.combat
        if combat is None:
            return
        for seat in combat.sides:
            waiting: list[str] = play.orders(seat).get(CLAIMS, [])
            dearest = next((one for one in play.orders(seat).get(SECRETS, ()) if one in waiting), None)
            if dearest is not None and seat not in combat.scored:
                combat.scored.append(seat)
                score(play, seat, dearest)


class Forget(Step, tag="twilight_imperium-forget-combat"):
    """The combat is over for good."""

    def run(self, play: Galaxy) -> None:
        """Nothing of it is left."""
        play.expire(ROUND)
        play.board.combat = None
