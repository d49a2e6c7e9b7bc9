"""Space combat (rules 11.4): rounds of dice until one side has no ships or is gone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.asks import Ask
from bot.core.scopes import Scope
from bot.core.shapes import Answer, Field, Option, Pick, Question, Text
from bot.core.step import Step
from bot.core.together import Together
from bot.games.twilight_imperium.figures import TILES
from bot.games.twilight_imperium.flow.combat_orders import LABEL, Orders, runs
from bot.games.twilight_imperium.flow.hits import (
    TakeHits,
    assigning,
    check_losses,
    has_choice,
    losing_field,
    proposed,
    ships_of,
)
from bot.games.twilight_imperium.flow.losses import LimitCheck, destroy
from bot.games.twilight_imperium.flow.retreat import Retreat, eligible
from bot.games.twilight_imperium.flow.witness import see_barrage, see_dice, see_end, see_hits, see_round
from bot.games.twilight_imperium.forces import damaged, figures, fleets, has_ships, in_space, repair, worth
from bot.games.twilight_imperium.galaxy.anomalies import NEBULA
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import SUSTAIN, combat_bonus, falls_first
from bot.games.twilight_imperium.state import NOBODY, Combat, Hits, State

IDLE_ROUNDS: Final = 12
"""SC13: rounds whose hits were all absorbed, in a row, after which the attacker has to go."""


def sides(state: State) -> tuple[int, ...]:
    """Those of the two sides that still have ships."""
    combat = state.combat
    if combat is None or combat.drawn:
        return ()
    return tuple(seat for seat in combat.sides if has_ships(state, combat.place, seat))


def fighting(state: State) -> bool:
    """SC4: whether both sides have ships."""
    return len(sides(state)) == 2


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
        play.expire("round")
        combat.retreats, combat.hits, combat.dice, combat.sustained = NOBODY, {}, {}, {}
        steps: list[Step] = [opens("SC_ROUND", round=combat.round)]
        if combat.round == 1:
            facts = {"system": combat.place, "attacker": combat.attacker, "defender": combat.defender, "round": 1}
            steps = [opens("SC_START", "SC_ROUND", **facts), Barrage()]
        steps += [Announce(combat.defender), Announce(combat.attacker)]
        steps += [Roll(combat.attacker), Roll(combat.defender), CountHits(), Assign(), Repairs()]
        play.push(*steps, Withdraw(), EndOfRound())


class Barrage(Step, tag="twilight_imperium-barrage"):
    """SC3: anti-fighter barrage of both sides at once, on fighters alone; natural results."""

    def run(self, play: Galaxy) -> None:
        """Roll for both, then both lose fighters."""
        state = play.board
        combat = state.combat
        if combat is None or not fighting(state):
            return
        hits: dict[int, int] = {}
        for seat in combat.sides:
            values: list[int] = []
            for kind, count in ships_of(state, combat.place, seat).items():
                barrage = figures(state, seat, kind).barrage
                if barrage is not None:
                    values += [barrage.value] * (barrage.count * count)
            target = combat.other(seat)
            if values and in_space(state, combat.place, target).get("fighter"):
                results = play.roll("barrage", len(values), 10)
                hits[target] = sum(result >= value for result, value in zip(results, values, strict=True))
                see_barrage(play, seat, values, results)
                play.tell("twilight_imperium-event-barrage", seat=seat, dice=results, values=values, hits=hits[target])
        for target, count in hits.items():
            there = in_space(state, combat.place, target).get("fighter", 0)
            if count and there:
                play.push(
                    opens("SC_HITS", seat=target, hits=count, barrage=True),
                    Shot(target, min(count, there)),
                )


class Shot(Step, tag="twilight_imperium-shot"):
    """Fighters that a barrage destroys."""

    seat: int
    count: int

    def run(self, play: Galaxy) -> None:
        """They are gone."""
        combat = play.board.combat
        if combat is not None:
            there = in_space(play.board, combat.place, self.seat).get("fighter", 0)
            destroy(play, combat.place, self.seat, {"fighter": min(self.count, there)}, by=combat.other(self.seat))


class Announce(Ask, tag="twilight_imperium-announce"):
    """SC5: a side may announce that it retreats, the defender first, not both."""

    def matters(self, play: Galaxy) -> bool:
        """Whether it could; who runs through is not asked."""
        state = play.board
        combat = state.combat
        if combat is None or not fighting(state) or combat.retreats != NOBODY:
            return False
        return not runs(play, self.seat) and bool(eligible(play, self.seat, combat.place))

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
            play.push(opens("SC_RETREAT", seat=self.seat, system=combat.place))


class Roll(Step, tag="twilight_imperium-roll"):
    """SC6: a side rolls all its combat dice."""

    seat: int

    def run(self, play: Galaxy) -> None:
        """Roll; what changes dice comes then."""
        state = play.board
        combat = state.combat
        if combat is None or not fighting(state):
            return
        kinds: list[str] = []
        for kind, count in ships_of(state, combat.place, self.seat).items():
            kinds += [kind] * (dice_of(play, self.seat, kind) * count)
        results = play.roll("combat", len(kinds), 10)
        combat.dice[self.seat] = list(zip(kinds, results, strict=True))
        play.push(opens("SC_ROLLED", seat=self.seat, place=combat.place))


def dice_of(play: Galaxy, seat: int, kind: str) -> int:
    """SC6: combat dice of a unit."""
    return figures(play.board, seat, kind).dice


def bonus(play: Galaxy, seat: int, kind: str) -> int:
    """What is added to each of a unit's combat dice: a nebula helps the defender (4.4)."""
    combat = play.board.combat
    assert combat is not None
    shelter = combat.space and seat == combat.defender
    shelter = shelter and TILES[play.board.systems[combat.place].tile].anomaly == NEBULA
    return combat_bonus(play, seat, kind, combat.place) + (1 if shelter else 0)


def hit(play: Galaxy, seat: int, kind: str, result: int) -> bool:
    """Whether a die hits."""
    value = figures(play.board, seat, kind).combat
    return value is not None and result + bonus(play, seat, kind) >= value


class CountHits(Step, tag="twilight_imperium-count"):
    """The dice of both sides become hits."""

    def run(self, play: Galaxy) -> None:
        """Count them; those of some units fall on non-fighter ships first."""
        state = play.board
        combat = state.combat
        if combat is None or not fighting(state):
            return
        for seat in combat.sides:
            dice = combat.dice.get(seat, [])
            other = combat.hits.setdefault(combat.other(seat), Hits())
            scored = [kind for kind, result in dice if hit(play, seat, kind, result)]
            for kind in scored:
                if falls_first(play, seat, kind, combat.place):
                    other.first += 1
                else:
                    other.free += 1
            bonuses = [bonus(play, seat, kind) for kind, _ in dice]
            see_dice(play, seat, dice, bonuses)
            see_hits(play, seat, other.all)
            play.tell(
                "twilight_imperium-event-dice",
                seat=seat,
                units=[kind for kind, _ in dice],
                dice=[result for _, result in dice],
                bonuses=bonuses,
                hits=len(scored),
            )
        for seat in combat.sides:
            if combat.hits.get(seat, Hits()).all:
                play.push(opens("SC_HITS", seat=seat, hits=combat.hits[seat].all, barrage=False))


class Assign(Step, tag="twilight_imperium-assign"):
    """SC7: both sides take their hits at once; who has a choice, and has not said how, is asked."""

    def run(self, play: Galaxy) -> None:
        """Ask those who are to be asked, then take."""
        state = play.board
        combat = state.combat
        if combat is None:
            return
        asked = [
            seat
            for seat in combat.sides
            if has_choice(play, combat.place, seat, combat.hits.get(seat, Hits())) and not runs(play, seat)
        ]
        others = {
            seat: proposed(play, combat.place, seat, combat.hits[seat])
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
                TakeHits(seat, combat.place, combat.other(seat), self.others[seat])
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
            play.push(Retreat(combat.retreats, system=combat.place))


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
                play.push(Retreat(combat.attacker, system=combat.place))
            else:
                destroy(play, combat.place, combat.attacker, ships_of(state, combat.place, combat.attacker))
            return
        play.push(opens("SC_ROUND_END", round=combat.round), Round())


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
            Forget(),
        )


class Forget(Step, tag="twilight_imperium-forget-combat"):
    """The combat is over for good."""

    def run(self, play: Galaxy) -> None:
        """Nothing of it is left."""
        play.board.combat = None
