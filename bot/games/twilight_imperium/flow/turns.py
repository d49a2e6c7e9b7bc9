"""The action phase (rules 10): turns in initiative order, each one action or a pass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.passing import until_turn_of
from bot.core.scopes import Leave, Scope
from bot.core.shapes import Anchor, Answer, Field, Form, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.twilight_imperium.figures import MECATOL_REX
from bot.games.twilight_imperium.flow import activating, owed
from bot.games.twilight_imperium.flow.activating import WITH, declared, foreseen, playable, system_of_turn
from bot.games.twilight_imperium.flow.cards import COMPONENT, PlayCard, named
from bot.games.twilight_imperium.flow.movement import cargo_field, check_plan, ships_shape
from bot.games.twilight_imperium.flow.owed import CallIn, call_in
from bot.games.twilight_imperium.flow.stacks import stacks, system_of
from bot.games.twilight_imperium.flow.strategic import ACTION as STRATEGIC
from bot.games.twilight_imperium.flow.strategic import StrategicAction
from bot.games.twilight_imperium.flow.tactical import TacticalAction
from bot.games.twilight_imperium.forces import fleets, present
from bot.games.twilight_imperium.galaxy.geometry import sector
from bot.games.twilight_imperium.hooks.blocks import DEEDS, Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import actions_of_turn, may_activate, may_play
from bot.games.twilight_imperium.state import NOBODY, in_initiative_order

PASS: Final = "pass"
STOP: Final = "stop"
"""Option id: no further action in this turn (TU5)."""
TURN: Final = "turn"
"""Scope of a turn."""
NO_MORE: Final = 99
"""Actions taken, as far as a turn that has been ended counts them (TU6)."""
END: Final = "end"
"""Option id: the turn is over (`Linger`)."""
LINGERS: Final = "linger"
"""Standing order of the active player, for the turn: it waits for transactions once no action is left (TX8)."""
SYSTEM: Final = "s:"
CARD: Final = "c:"
DEED: Final = "d:"
TACTICAL: Final = "tactical"
"""Option id: stands for all systems where none can be activated, so that it can be said why."""
"""Before the system of a tactical action, the number of a strategy card, the id of a component action."""


class ActionPhase(Step, tag="twilight_imperium-action-phase"):
    """10: turns go round until all have passed."""

    def run(self, play: Galaxy) -> None:
        """The first in initiative order begins."""
        state = play.board
        state.phase = "action"
        for player in state.players:
            player.passed = False
        order = in_initiative_order(state)
        play.tell("twilight_imperium-event-action-phase", seats=order)
        play.push(NextTurn(order))


class NextTurn(Step, tag="twilight_imperium-next-turn"):
    """TU1, TU8: the next player who has not passed; nobody when all have.

    Args:
        order: seats in the initiative order of the round (SG8).
        after: whose turn it was, NOBODY at the beginning.
    """

    order: list[int]
    after: int = NOBODY

    def run(self, play: Galaxy) -> None:
        """Begin the turn."""
        state = play.board
        at = self.order.index(self.after) + 1 if self.after != NOBODY else 0
        going = [
            seat
            for seat in (*self.order[at:], *self.order[:at])
            if not state.players[seat].passed and not state.players[seat].eliminated
        ]
        state.traded = []
        state.taken = 0
        state.turn = going[0] if going else NOBODY
        state.turns += 1
        if not going:
            call_in(play, state.owed)
            return
        seat = state.turn
        play.expire(until_turn_of(seat))
        play.push(CallIn(seat), opens("TN_START", seat=seat), Turn(seat), EndOfTurn(seat), NextTurn(self.order, seat))


class Turn(Ask, tag="twilight_imperium-turn"):
    """`D_ACTION`: tactical, strategic or component action, or a pass (TU2-TU4). A tactical action is declared with its
    whole move plan, so that nothing is spent before it is confirmed.

    Args:
        again: whether it is a further action of the same turn (TU5).
        tried: whether a card was played for it that was cancelled (TU7): the turn has begun, and what is used as it
            begins is over.
    """

    again: bool = False
    tried: bool = False

    def matters(self, play: Galaxy) -> bool:
        """Whether there is anything to do but pass."""
        return not play.board.players[self.seat].eliminated

    def question(self, play: Galaxy) -> Question:
        """What to do."""
        state = play.board
        player = state.players[self.seat]
        options = [self._system_option(play, at) for at in activatable(play, self.seat)]
        if not options:
            why = Text("twilight_imperium-no-tactic-token" if player.tactic < 1 else "twilight_imperium-no-system-left")
            options.append(Option(TACTICAL, "twilight_imperium-opt-tactical", blocked=why))
        options += [
            Option(
                f"{CARD}{number}",
                "twilight_imperium-opt-strategic",
                {"card": number},
                group="twilight_imperium-group-card",
            )
            for number, ready in sorted(player.cards.items())
            if ready
        ]
        options += [
            Option(
                f"{WITH}{id}", "twilight_imperium-opt-deed", {"deed": id}, group="twilight_imperium-group-action-card"
            )
            for id in playable(play, self.seat, activatable(play, self.seat))
        ]
        for id in self._deeds(play):
            group = "twilight_imperium-group-action-card" if id in state.copies else "twilight_imperium-group-deed"
            options.append(Option(f"{DEED}{id}", "twilight_imperium-opt-deed", {"deed": id}, group=group))
        if self.again:
            options.append(Option(STOP, "twilight_imperium-opt-stop"))
        else:
            unused = Text("twilight_imperium-cards-unused") if any(player.cards.values()) else None
            options.append(Option(PASS, "twilight_imperium-opt-pass", blocked=unused))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-turn", {"tokens": player.tactic, "round": state.round}),
            shape=Form("action", Pick(tuple(options))),
            topic="twilight_imperium-topic-turn",
            rule="twilight_imperium-rule-turn",
            default=self._default(options),
        )

    def _deeds(self, play: Galaxy) -> list[str]:
        """CA1: components that can be used now, action cards of the hand among them."""
        state = play.board
        plays = may_play(play, self.seat)
        return [
            id
            for id, deed in DEEDS.items()
            if self.seat in deed.block.owners(state)
            and (plays or id not in state.copies)
            and not (deed.free and (self.again or self.tried or state.taken))
            and deed.targets(play, self.seat) is not None
        ]

    def _default(self, options: list[Option]) -> dict[str, Answer]:
        """30.2: pass if that is allowed, else the lowest strategy card."""
        ids = [option.id for option in options if option.blocked is None]
        for id in (STOP, PASS):
            if id in ids:
                return {"action": id}
        return {"action": next((id for id in ids if id.startswith(CARD)), ids[0])}

    def _system_option(self, play: Galaxy, at: str) -> Option:
        state = play.board
        others = [seat for seat in range(play.seats) if seat != self.seat and present(state, at, seat)]
        free = [planet for planet in state.in_system(at) if state.planets[planet].controller == NOBODY]
        group = "enemy" if any(seat != self.seat for seat in fleets(state, at)) or others else "free" if free else "own"
        if group == "own" and not present(state, at, self.seat):
            group = "empty"
        if group == "free" and state.custodians and MECATOL_REX in free:
            group = "guarded"  # free it is, but not for nothing (IN4)
        side = sector(at)
        return Option(
            f"{SYSTEM}{at}",
            "twilight_imperium-opt-activate",
            {**state.named(at), "there": group},
            group="twilight_imperium-group-sector" if side else "twilight_imperium-group-alone",
            group_args={"sector": side} if side else {"system": at},
            anchor=Anchor("system", (at,)),
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """The move plan of a tactical action; the target of a component action."""
        action = str(partial["action"])
        if action.startswith(SYSTEM):
            return _move_field(play, seat, action.removeprefix(SYSTEM), partial)
        if action.startswith(WITH):
            systems = [replace(self._system_option(play, at), id=at) for at in activatable(play, seat)]
            field = activating.next_field(play, seat, partial, systems)
            if field is not None:
                return field
            with foreseen(play, seat, partial):
                return _move_field(play, seat, system_of_turn(partial), partial)
        if action.startswith(DEED) and "target" not in partial:
            id = action.removeprefix(DEED)
            targets = DEEDS[id].targets(play, seat)
            if targets is None:
                return None
            names = any(one.args for one in targets.options)
            if len(targets.options) > 1 or (names and id in play.board.copies):  # AC2: what is named is seen before
                return Field("target", Text("twilight_imperium-ask-target", {"deed": id}), targets)
        return None

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """The plan must be legal."""
        action = str(answer["action"])
        if action.startswith(SYSTEM):
            if action.removeprefix(SYSTEM) not in activatable(play, seat):
                raise IllegalAnswer("twilight_imperium-cannot-activate")
            check_plan(play, seat, action.removeprefix(SYSTEM), _plan(answer))
        if action.startswith(WITH):
            activating.check(play, seat, answer)
            with foreseen(play, seat, answer):
                check_plan(play, seat, system_of_turn(answer), _plan(answer))

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """Begin it."""
        state = play.board
        action = str(answer["action"])
        state.last = action.removeprefix(SYSTEM) if action.startswith(SYSTEM) else system_of_turn(answer)
        if action == PASS:
            state.players[self.seat].passed = True
            play.tell("twilight_imperium-event-passed", seat=self.seat)
            return
        if action == STOP:
            return
        if action.startswith(DEED) and DEEDS[action.removeprefix(DEED)].free:
            play.push(Turn(self.seat))
            self._deed(play, action.removeprefix(DEED), answer)
            return
        state.taken += 1
        if action.startswith(SYSTEM):
            active = action.removeprefix(SYSTEM)
            play.push(TacticalAction(self.seat, active, _plan(answer)), EndOfAction(self.seat))
        elif action.startswith(WITH):
            cards = [list(one) for one in declared(answer)]
            active = system_of_turn(answer)
            play.push(TacticalAction(self.seat, active, _plan(answer), cards), EndOfAction(self.seat))
        elif action.startswith(CARD):
            card = int(action.removeprefix(CARD))
            play.push(StrategicAction(self.seat, card), Scope(STRATEGIC), EndOfAction(self.seat))
        else:
            id = action.removeprefix(DEED)
            targets = DEEDS[id].targets(play, self.seat)
            target = str(answer.get("target", targets.options[0].id if targets is not None else ""))
            if id in state.copies:
                self._card(play, id, next(one for one in targets.options if one.id == target) if targets else None)
                return
            play.push(EndOfAction(self.seat))
            self._deed(play, id, answer)

    def _deed(self, play: Galaxy, id: str, answer: Mapping[str, Answer]) -> None:
        """A component that is no card of a hand is used."""
        targets = DEEDS[id].targets(play, self.seat)
        play.tell("twilight_imperium-event-deed", seat=self.seat, deed=id)
        DEEDS[id].does(play, self.seat, str(answer.get("target", targets.options[0].id if targets is not None else "")))

    def _card(self, play: Galaxy, id: str, target: Option | None) -> None:
        """An action card: its target and a secondary that is owed there come before it (29.5); cancelled, it is no
        action (TU7)."""
        if target is None:
            play.push(Turn(self.seat, again=self.again, tried=self.tried))
            return
        _, told = named(target.args)
        touched = system_of(play.board, told["place"]) if "place" in told else ""
        play.push(
            *((CallIn(system=touched),) if touched else ()),
            PlayCard(
                self.seat,
                id,
                COMPONENT,
                target=target.id,
                named=dict(target.args),
                after=[EndOfAction(self.seat)],
                otherwise=[NoAction(self.seat, again=self.again)],
            ),
        )

    def unasked(self, play: Galaxy) -> None:
        """Who is out of the game does nothing."""

    def timers(self, play: Galaxy) -> tuple[str, ...]:
        """29.4: while it is thought about, what others have stored answers what they owe."""
        return owed.timers(play)

    def elapsed(self, play: Galaxy, token: str) -> None:
        """One of them."""
        owed.ring(play, token)


def _move_field(play: Galaxy, seat: int, active: str, partial: Mapping[str, Answer]) -> Field | None:
    """The next field of a move plan."""
    if "ships" not in partial:
        if not stacks(play, seat, active):  # nothing comes, but ships that are there may lift (MV10)
            return None if "cargo" in partial else cargo_field(play, seat, active, {})
        prompt = Text("twilight_imperium-ask-move", {"system": active})
        return Field("ships", prompt, ships_shape(play, seat, active))
    return None if "cargo" in partial else cargo_field(play, seat, active, partial["ships"])


def _plan(answer: Mapping[str, Answer]) -> dict[str, dict[str, int]]:
    plan: dict[str, dict[str, int]] = {"ships": answer.get("ships", {})}
    if answer.get("cargo"):
        plan["cargo"] = answer["cargo"]
    return plan


def activatable(play: Galaxy, seat: int) -> list[str]:
    """AT1: systems that a player may activate."""
    state = play.board
    if state.players[seat].tactic < 1:
        return []
    return [at for at, system in state.systems.items() if seat not in system.tokens and may_activate(play, seat, at)]


class NoAction(Step, tag="twilight_imperium-no-action"):
    """TU7: an action card was cancelled; its player does something else.

    Args:
        again: whether it was meant as a further action of the turn.
    """

    seat: int
    again: bool = False

    def run(self, play: Galaxy) -> None:
        """Ask anew."""
        play.board.taken -= 1
        play.push(Turn(self.seat, again=self.again, tried=True))


class EndOfAction(Step, tag="twilight_imperium-end-of-action"):
    """TU5: an action has been performed; another may follow."""

    seat: int

    def run(self, play: Galaxy) -> None:
        """Its moment; then a further one, where there is one."""
        play.push(opens("AN_END", seat=self.seat), FurtherAction(self.seat))


class FurtherAction(Step, tag="twilight_imperium-further-action"):
    """TU5: what waits for the end of an action may give another (Minister of War); else there may be trade (TU2)."""

    seat: int

    def run(self, play: Galaxy) -> None:
        """Ask for it."""
        state = play.board
        if state.taken < actions_of_turn(play, self.seat) and not state.players[self.seat].eliminated:
            play.push(Turn(self.seat, again=True))
        elif state.taken < NO_MORE:  # TU6: a turn that was ended is over
            play.push(Linger(self.seat))


class Linger(Ask, tag="twilight_imperium-linger"):
    """TX8: no action is left, but the active player has chosen to wait for transactions and says when it is over."""

    def matters(self, play: Galaxy) -> bool:
        """Whether they have."""
        return bool(play.orders(self.seat).get(LINGERS)) and not play.board.players[self.seat].eliminated

    def unasked(self, play: Galaxy) -> None:
        """The turn ends by itself."""

    def question(self, play: Galaxy) -> Question:
        """To end it."""
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-linger"),
            shape=Pick((Option(END, "twilight_imperium-opt-end-turn"),)),
            topic="twilight_imperium-topic-turn",
            rule="twilight_imperium-rule-transactions",
            default=END,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It does."""

    def timers(self, play: Galaxy) -> tuple[str, ...]:
        """As of a turn that is thought about."""
        return owed.timers(play)

    def elapsed(self, play: Galaxy, token: str) -> None:
        """One of them."""
        owed.ring(play, token)


class EndOfTurn(Step, tag="twilight_imperium-end-of-turn"):
    """The turn is over: what lasts for it ends."""

    seat: int

    def run(self, play: Galaxy) -> None:
        """On."""
        play.expire(TURN)
        play.push(opens("TN_END", seat=self.seat))


def end_turn(play: Galaxy) -> None:
    """TU6: the tactical action under way stops where it is, nothing more of its window is used (AT5), and no further
    action of the turn follows."""
    play.board.taken = NO_MORE
    play.push(Leave("action"))
