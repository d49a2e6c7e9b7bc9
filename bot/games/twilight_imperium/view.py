"""What one reader may see of the table (rules 32): everything but other players' secrets, decks and face-down rows."""

from __future__ import annotations

from msgspec import Struct

from bot.games.twilight_imperium.flow.scoring import progress
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import fleet_limit
from bot.games.twilight_imperium.state import Combat, Phase, Tactical, Units, Victory, in_initiative_order


class PlayerView(Struct, frozen=True):
    """One seat, as a reader sees it.

    Args:
        faction, home, tactic, fleet, strategy, goods, commodities, technologies, cards, scored, ledger, passed,
            eliminated, waiting: as `state.Player`.
        reserve: command tokens in reinforcements.
        points: victory points.
        ships: most non-fighter ships in one system.
        secrets: how many secret objectives are not scored.
        hand: how many action cards are held.
        progress: of each public objective that lies open: what it has, what is asked.
    """

    faction: str
    home: str
    tactic: int
    fleet: int
    strategy: int
    reserve: int
    goods: int
    commodities: int
    technologies: dict[str, bool]
    cards: dict[int, bool]
    scored: tuple[str, ...]
    ledger: tuple[Victory, ...]
    passed: bool
    eliminated: bool
    waiting: int
    points: int
    ships: int
    secrets: int
    hand: int
    progress: dict[str, tuple[int, int]]


class SystemView(Struct, frozen=True):
    """One system: tile, tokens, units in space and which of them are damaged, by seat."""

    tile: int
    tokens: tuple[int, ...]
    units: dict[int, Units]
    damaged: dict[int, Units]


class PlanetView(Struct, frozen=True):
    """One planet: where it is, who controls it, whether its card is ready, units by seat."""

    system: str
    controller: int
    ready: bool
    units: dict[int, Units]


class TwilightImperiumView(Struct, frozen=True):
    """The table as one reader sees it.

    Args:
        seat: whose view it is; None for a spectator.
        players: by seat.
        systems: by position.
        planets: planets by id.
        round, phase, speaker, target, custodians, turn: as `state.State`.
        common: strategy cards nobody has -> trade goods on them.
        revealed: public objectives that lie open.
        hidden: how many of each stage lie face down.
        deck: secret objectives in the deck.
        order: seats in initiative order.
        tactical, combat: what is under way.
        secrets: the reader's own secret objectives, with what they have and what is asked.
        hand: the reader's own action cards.
        discards: action cards that lie open.
    """

    seat: int | None
    players: tuple[PlayerView, ...]
    systems: dict[str, SystemView]
    planets: dict[str, PlanetView]
    round: int
    phase: Phase
    speaker: int
    target: int
    custodians: bool
    turn: int
    common: dict[int, int]
    revealed: tuple[str, ...]
    hidden: tuple[int, int]
    deck: int
    order: tuple[int, ...]
    tactical: Tactical | None
    combat: Combat | None
    secrets: dict[str, tuple[int, int]]
    hand: tuple[str, ...]
    discards: tuple[str, ...]


def _units(units: dict[int, Units]) -> dict[int, Units]:
    return {seat: dict(own) for seat, own in units.items()}


def view_of(play: Galaxy, seat: int | None) -> TwilightImperiumView:
    """The table as a seat, or a spectator (None), may see it."""
    state = play.board
    laid = bool(state.systems)
    players = tuple(
        PlayerView(
            faction=one.faction,
            home=one.home,
            tactic=one.tactic,
            fleet=one.fleet,
            strategy=one.strategy,
            reserve=state.reserve(at),
            goods=one.goods,
            commodities=one.commodities,
            technologies=dict(one.technologies),
            cards=dict(one.cards),
            scored=tuple(one.scored),
            ledger=tuple(one.ledger),
            passed=one.passed,
            eliminated=one.eliminated,
            waiting=one.waiting,
            points=one.points,
            ships=fleet_limit(play, at),
            secrets=len(one.secrets),
            hand=len(one.hand),
            progress={objective: progress(play, at, objective) for objective in state.revealed} if laid else {},
        )
        for at, one in enumerate(state.players)
    )
    own = state.players[seat].secrets if seat is not None else []
    return TwilightImperiumView(
        seat=seat,
        players=players,
        systems={
            at: SystemView(system.tile, tuple(system.tokens), _units(system.units), _units(system.damaged))
            for at, system in state.systems.items()
        },
        planets={
            planet: PlanetView(world.system, world.controller, world.ready, _units(world.units))
            for planet, world in state.planets.items()
        },
        round=state.round,
        phase=state.phase,
        speaker=state.speaker,
        target=state.target,
        custodians=state.custodians,
        turn=state.turn,
        common=dict(state.common),
        revealed=tuple(state.revealed),
        hidden=(len(state.stage_one), len(state.stage_two)),
        deck=len(state.secrets),
        order=tuple(in_initiative_order(state)),
        tactical=state.tactical,
        combat=state.combat,
        hand=tuple(state.players[seat].hand) if seat is not None else (),
        discards=tuple(state.discards),
        secrets={one: progress(play, seat, one) for one in own} if seat is not None and laid else {},
    )
