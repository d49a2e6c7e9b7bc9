"""The Ghosts of Creuss (rules 28.7, 24, 26, 27.1). Where their home lies is said by `flow.setup`, what comes behind the
Hil Colish by `flow.stacks`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.asks import Ask
from bot.core.events import Event
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.games.twilight_imperium.combat import Combat
from bot.games.twilight_imperium.components.abilities import NO
from bot.games.twilight_imperium.components.action_cards.aiming import of_systems
from bot.games.twilight_imperium.components.notes.using import note
from bot.games.twilight_imperium.flow.ability_hits import aim, targets
from bot.games.twilight_imperium.flow.combat_orders import runs
from bot.games.twilight_imperium.flow.combat_rolls import fighting
from bot.games.twilight_imperium.flow.notes import NoteBack, usable, use_note
from bot.games.twilight_imperium.forces import fleets, in_space
from bot.games.twilight_imperium.galaxy.adjacency import ALPHA, BETA, DELTA, Bends, has_alpha_or_beta
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, ability, flagship, technology
from bot.games.twilight_imperium.hooks.queries import ADJ, MOVE, WORMHOLES, may_use
from bot.games.twilight_imperium.space import holes, home_systems

QUANTUM_ENTANGLEMENT = ability("quantum_entanglement")
SLIPSTREAM = ability("slipstream")
CREUSS_GATE = ability("creuss_gate")
HIL_COLISH = flagship("hil_colish")
WORMHOLE_GENERATOR = technology("wormhole_generator")
DIMENSIONAL_SPLICER = technology("dimensional_splicer")
CREUSS_IFF = note("creuss_iff")
TOKENS: Final = (ALPHA, BETA)
"""The wormhole tokens: one of each, on the board at most once."""

# --- abilities and flagship -------------------------------------------------------------------------------------------


@QUANTUM_ENTANGLEMENT.contributes(ADJ, "add")
def _all_gates_are_one(play: Galaxy, owner: int, facts: Facts) -> Bends | None:
    """G8c; under a travel ban too (G9), and where a player's own abilities are silenced."""
    return Bends(alpha_meets_beta=True) if facts["viewer"] == owner else None


@SLIPSTREAM.contributes(MOVE, "add")
def _slipstream(play: Galaxy, owner: int, facts: Facts) -> int | None:
    """From home or from an alpha or a beta, whatever made it; the gate's delta does not count."""
    if facts["seat"] != owner or "origin" not in facts:
        return None
    origin = facts["origin"]
    swift = origin == play.board.players[owner].home or has_alpha_or_beta(holes(play, owner).get(origin, ()))
    return 1 if swift else None


@HIL_COLISH.contributes(WORMHOLES, "add")
def _its_own_delta(play: Galaxy, owner: int, facts: Facts) -> tuple[tuple[str, str], ...] | None:
    """For everybody; a plan may suppose that it has gone before, or that it is away."""
    state = play.board
    at = next((one for one in state.systems if in_space(state, one, owner).get("flagship")), "")
    if at and facts["carried"] and facts["mover"] == owner:
        at = facts["carried"]
    return ((at, DELTA),) if at in state.systems else None


# --- wormhole tokens --------------------------------------------------------------------------------------------------


def sites(play: Galaxy, seat: int) -> list[str]:
    """Systems into which a player may put a wormhole token: with an own planet, or no home system and no ships of
    others; never the home of somebody who is out."""
    state = play.board
    homes = home_systems(state)
    dead = {player.home for player in state.players if player.eliminated}
    return [
        at
        for at in state.systems
        if at not in dead
        and (
            any(state.planets[planet].controller == seat for planet in state.in_system(at))
            or (at not in homes and not any(other != seat for other in fleets(state, at)))
        )
    ]


def lies(play: Galaxy, token: str) -> str:
    """Where a wormhole token lies; empty for nowhere."""
    return next((at for at, system in play.board.systems.items() if token in system.gates), "")


def put_token(play: Galaxy, seat: int, token: str, at: str) -> None:
    """It lies there, and nowhere else."""
    former = lies(play, token)
    if former:
        play.board.systems[former].gates.remove(token)
    play.board.systems[at].gates.append(token)
    play.board.systems[at].gates.sort()
    play.forget()
    play.tell("twilight_imperium-event-wormhole-token", seat=seat, wormhole=token, system=at, moved=int(bool(former)))


class Generate(Ask, tag="twilight_imperium-wormhole-generator"):
    """Wormhole Generator: as the status phase begins a wormhole token is put somewhere or moved; it may stay."""

    def question(self, play: Galaxy) -> Question:
        """Which token."""
        options = tuple(
            Option(one, "twilight_imperium-opt-wormhole-token", {"wormhole": one, "system": at, "lies": int(bool(at))})
            for one in TOKENS
            for at in [lies(play, one)]
        )
        found = sites(play, self.seat)
        first = next((one for one in TOKENS if lies(play, one) in found), TOKENS[0])
        where = lies(play, first)
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-wormhole-generator"),
            shape=Form("token", Pick(options)),
            topic="twilight_imperium-topic-wormhole-token",
            rule="twilight_imperium-rule-wormhole-token",
            default={"token": first, "at": where if where in found else found[0]},
        )

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a place for one."""
        return bool(sites(play, self.seat))

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """Where it goes."""
        if "at" in partial:
            return None
        shape = of_systems(play, sites(play, seat))
        assert shape is not None
        return Field("at", Text("twilight_imperium-ask-wormhole-token", {"wormhole": partial["token"]}), shape)

    def unasked(self, play: Galaxy) -> None:
        """There is none."""

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is there."""
        put_token(play, self.seat, str(answer["token"]), str(answer["at"]))


@WORMHOLE_GENERATOR.waits("ST_START")
def _wormhole_generator(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Generate(owner))


def _offers(play: Galaxy, seat: int) -> Pick | None:
    """Both tokens, each with where it could go."""
    if not usable(play.board, seat, CREUSS_IFF.id):
        return None
    options = tuple(
        Option(
            f"{token}:{at}",
            "twilight_imperium-opt-wormhole-to",
            {"wormhole": token, "system": at},
            group="twilight_imperium-group-wormhole-token",
            group_args={"wormhole": token},
        )
        for token in TOKENS
        for at in sites(play, seat)
        if at != lies(play, token)
    )
    return Pick(options) if options else None


@CREUSS_IFF.acts(_offers, free=True)
def _creuss_iff(play: Galaxy, seat: int, target: str) -> None:
    """What was in a hand is seen: there is no free way back."""
    play.emit(Event("core-gathered", seen_by=(), reveals=True))
    (found, *_) = usable(play.board, seat, CREUSS_IFF.id)
    use_note(play, seat, found)
    token, _, at = target.partition(":")
    put_token(play, seat, token, at)
    play.push(NoteBack(found))


# --- Dimensional Splicer ----------------------------------------------------------------------------------------------


class Splice(Ask, tag="twilight_imperium-dimensional-splicer"):
    """Dimensional Splicer: as a space combat begins beside a wormhole, a hit on a ship that its player names."""

    def _combat(self, play: Galaxy) -> Combat:
        combat = play.board.combat
        assert combat is not None
        return combat

    def matters(self, play: Galaxy) -> bool:
        """Whether both still fight, and its owner fights by hand."""
        return fighting(play.board) and not runs(play, self.seat)

    def unasked(self, play: Galaxy) -> None:
        """By orders the dearest ship is hit."""
        if fighting(play.board):
            self.chosen(play, next(iter(targets(play, self.seat, self._combat(play)))))

    def question(self, play: Galaxy) -> Question:
        """Which ship, or none."""
        combat = self._combat(play)
        options = tuple(
            Option(id, "twilight_imperium-opt-devotion-target", {"unit": kind, "count": count, "hurt": int(hurt)})
            for id, (kind, hurt, count) in targets(play, self.seat, combat).items()
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-splicer", {"system": combat.place}),
            shape=Pick((*options, Option(NO, "twilight_imperium-opt-no"))),
            topic="twilight_imperium-topic-combat-orders",
            rule="twilight_imperium-rule-splicer",
            default=options[0].id,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """That ship takes the hit; it may sustain damage."""
        combat = self._combat(play)
        combat.has_come("aims", self.seat)
        if answer == NO:
            return
        kind, hurt, _ = targets(play, self.seat, combat)[str(answer)]
        other = combat.other(self.seat)
        play.tell("twilight_imperium-event-spliced", seat=self.seat, target_seat=other, unit=kind)
        aim(play, other, kind, hurt=hurt)


def _at_a_gate(play: Galaxy, owner: int, facts: Facts) -> bool:
    combat = play.board.combat
    if combat is None or not combat.space or owner not in combat.sides or not fighting(play.board):
        return False
    return bool(holes(play).get(combat.place)) and may_use(play, owner, DIMENSIONAL_SPLICER.id)


@DIMENSIONAL_SPLICER.waits("SC_START", _at_a_gate, optional=True)
def _dimensional_splicer(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Splice(owner))


@DIMENSIONAL_SPLICER.foretells("aims")
def _aims_foretold(play: Galaxy, owner: int) -> bool | None:
    return True if _at_a_gate(play, owner, {}) else None
