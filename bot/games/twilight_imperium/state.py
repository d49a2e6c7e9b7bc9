"""What lies on the table: plain data, nothing that could be worked out from the rest (rules 31).
Derived and never stored (31.2): tokens in the reserve, figures in reinforcements, victory points, initiative.
Systems are called by their position (`205`), planets, technologies, cards by their ids, players by their seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

from msgspec import Struct

from bot.games.twilight_imperium.combat import NOBODY, Combat, CombatRound, Units
from bot.games.twilight_imperium.figures import TILES
from bot.games.twilight_imperium.points import Victory, track
from bot.games.twilight_imperium.politics.council import Council
from bot.games.twilight_imperium.promissory import PromissoryNotes

TOKENS: Final = 16
"""C1: command tokens of a player, always somewhere (I4)."""

Pool = Literal["tactic", "fleet", "strategy"]
POOLS: Final[tuple[Pool, ...]] = ("tactic", "fleet", "strategy")

Phase = Literal["setup", "strategy", "action", "status", "agenda", "over"]


class Player(Struct):
    """One seat.

    Args:
        faction: id.
        home: position of the home system.
        tactic, fleet, strategy: command tokens on the sheet.
        goods: trade goods.
        commodities: not traded yet.
        technologies: owned ones -> whether they are ready.
        cards: strategy cards -> whether they are ready.
        hand: action cards.
        secrets: secret objectives that are not scored.
        scored: ids of objectives scored, public and secret, in order.
        ledger: what gave victory points.
        passed: in this action phase.
        eliminated: EL1.
        waiting: infantry that wait on their upgrade card (24 Infantry II).
        copied: card that copies -> technology of another whose text it has, which is owned in its place (28.11).
    """

    faction: str = ""
    home: str = ""
    tactic: int = 3
    fleet: int = 3
    strategy: int = 2
    goods: int = 0
    commodities: int = 0
    technologies: dict[str, bool] = {}
    cards: dict[int, bool] = {}
    hand: list[str] = []
    secrets: list[str] = []
    scored: list[str] = []
    ledger: list[Victory] = []
    passed: bool = False
    eliminated: bool = False
    waiting: int = 0
    copied: dict[str, str] = {}

    @property
    def points(self) -> int:
        """Victory points; never below 0 (C11, Q29)."""
        return track(self.ledger)

    def pool(self, pool: Pool) -> int:
        """Tokens in a pool."""
        return self.tactic if pool == "tactic" else self.fleet if pool == "fleet" else self.strategy

    def put(self, pool: Pool, by: int) -> None:
        """Add tokens to a pool, or take them where negative."""
        setattr(self, pool, self.pool(pool) + by)


class System(Struct, omit_defaults=True):
    """One system of the board.

    Args:
        tile: number of its tile.
        tokens: seats with a command token there.
        units: seat -> its units in the space area, ground forces and fighters among them.
        damaged: seat -> how many of these units are damaged.
        gates: wormholes of tokens that lie there (28.7): `alpha`, `beta`.
    """

    tile: int
    tokens: list[int] = []
    units: dict[int, Units] = {}
    damaged: dict[int, Units] = {}
    gates: list[str] = []


class BoardPlanet(Struct):
    """One planet of the board.

    Args:
        system: position of its system.
        controller: seat, or NOBODY.
        ready: whether its card is; only with a controller (I7).
        units: seat -> its units on it. Two seats have some during an invasion only (I6).
    """

    system: str
    controller: int = NOBODY
    ready: bool = False
    units: dict[int, Units] = {}


class Tactical(Struct, omit_defaults=True):
    """A tactical action that is under way (31.1).

    Args:
        seat: the active player.
        active: position of the active system.
        arrived: whether a ship of theirs came there (MV17).
        landed: planet -> ground forces committed to it.
        landing: planets where somebody landed, in the order of the active player (`D_PLANET_ORDER`).
        parleyed: planets to which nothing can be committed any more.
        taken: planets gained in this action.
        replan: whether the move plan has to be declared anew, because more is possible than when it was.
    """

    seat: int
    active: str
    arrived: bool = False
    landed: dict[str, int] = {}
    landing: list[str] = []
    parleyed: list[str] = []
    taken: list[str] = []
    replan: bool = False


class Debt(Struct, frozen=True, omit_defaults=True):
    """A secondary ability that somebody has not answered yet (29.5).

    Args:
        seat: who owes the answer.
        card: number of the strategy card.
        wait: whether the next turn waits for it.
        rung: whether the time is over at which something stored would have answered (29.4).
    """

    seat: int
    card: int
    wait: bool = False
    rung: bool = False


class Building(Struct):
    """The map while players build it (MB1-MB4).

    Args:
        hands: tiles that each seat holds still, by seat; nobody else sees them.
        placed: position -> tile.
        last: position of the tile that was placed last.
    """

    hands: list[list[int]]
    placed: dict[str, int] = {}
    last: str = ""


class State(Struct):
    """The table.

    Args:
        players: by seat.
        systems: by position.
        planets: planets on the board, by id.
        round: from 1 on.
        phase: of the round.
        speaker: seat.
        target: victory points that win.
        common: strategy cards nobody has -> trade goods on them.
        revealed: public objectives that lie open.
        stage_one, stage_two: objectives that lie face down, the next one first.
        secrets: the deck of secret objectives, the next one last.
        actions: the deck of action cards, the next one last.
        discards: action cards that lie open.
        copies: action cards at this table -> how many there are of each.
        custodians: whether their token lies on Mecatol Rex.
        turn: whose turn it is in the action phase, NOBODY outside.
        turns: turns begun and strategy cards picked by all together, so that no two turns are alike (asynchronous C2).
        taken: actions performed in this turn.
        last: position of the system that was activated last, empty once something else was done in a turn.
        traded: pairs of seats that had their transaction in this turn (TX1), the smaller seat first.
        tactical: the tactical action under way.
        combat: the combat under way.
        owed: secondary abilities that are still to be answered, in the order in which they arose.
        fought: its present round, or the last round of the last combat; for those who look on.
        council: agendas and laws, where the table plays with them.
        keeping: players whose strategy cards stay with them for the next round, until its picks are over (SS2, SG4).
        refused: strategy card that its picker may not take; 0 for none (SG5).
        notes: promissory notes, where the table plays with them.
        spared: seat -> hits cancelled by cards of the batch that it is about to take.
        zero: whose initiative is 0 in this round (O2), NOBODY for nobody's.
        building: the map while players build it.
        codex: whether the table plays the later texts (24.1); owners of blocks are told by the table alone.
    """

    players: list[Player]
    systems: dict[str, System] = {}
    planets: dict[str, BoardPlanet] = {}
    round: int = 0
    phase: Phase = "setup"
    speaker: int = 0
    target: int = 10
    common: dict[int, int] = {}
    revealed: list[str] = []
    stage_one: list[str] = []
    stage_two: list[str] = []
    secrets: list[str] = []
    actions: list[str] = []
    discards: list[str] = []
    copies: dict[str, int] = {}
    custodians: bool = True
    turn: int = NOBODY
    turns: int = 0
    taken: int = 0
    last: str = ""
    traded: list[tuple[int, int]] = []
    tactical: Tactical | None = None
    combat: Combat | None = None
    owed: list[Debt] = []
    fought: CombatRound | None = None
    council: Council | None = None
    keeping: list[int] = []
    refused: int = 0
    notes: PromissoryNotes | None = None
    spared: dict[int, int] = {}
    zero: int = NOBODY
    building: Building | None = None
    codex: bool = False

    def seats_in(self) -> Iterator[int]:
        """Seats that are not eliminated, clockwise."""
        for seat, player in enumerate(self.players):
            if not player.eliminated:
                yield seat

    def clockwise(self, first: int) -> list[int]:
        """O1: seats from `first` on, eliminated ones left out."""
        count = len(self.players)
        return [seat for i in range(count) if not self.players[seat := (first + i) % count].eliminated]

    def named(self, at: str) -> dict[str, Any]:
        """What the label of a system says: where it is, and its planets."""
        planets = list(self.in_system(at))
        return {"system": at, "planets": planets, "count": len(planets)}

    def tokens_out(self, seat: int) -> int:
        """Command tokens of a player on the board."""
        return sum(seat in system.tokens for system in self.systems.values())

    def reserve(self, seat: int) -> int:
        """Command tokens in a player's reinforcements."""
        player = self.players[seat]
        return TOKENS - player.tactic - player.fleet - player.strategy - self.tokens_out(seat)

    def planets_of(self, seat: int) -> list[str]:
        """Planets that a player controls, in board order."""
        return [planet for planet, world in self.planets.items() if world.controller == seat]

    def in_system(self, position: str) -> list[str]:
        """Planets of a system, in board order."""
        return [planet for planet in TILES[self.systems[position].tile].planets if planet in self.planets]

    def home_planets(self, seat: int) -> list[str]:
        """Planets of a player's home system."""
        return self.in_system(self.players[seat].home)

    def position_of(self, tile: int) -> str:
        """Where a tile lies; empty if it is not on the board."""
        return next((position for position, system in self.systems.items() if system.tile == tile), "")


def initiative(state: State, seat: int) -> int:
    """O2: the lowest number among a player's strategy cards, 0 with the token of that number; 9 without one."""
    return 0 if state.zero == seat else min(state.players[seat].cards, default=9)


def in_initiative_order(state: State) -> list[int]:
    """O2: seats of the game, the lowest initiative first; without cards clockwise from the speaker."""
    clockwise = state.clockwise(state.speaker)
    return sorted(clockwise, key=lambda seat: initiative(state, seat))


def window_order(state: State) -> list[int]:
    """O3: the order in which abilities of one moment are used."""
    if state.phase == "action":
        order = in_initiative_order(state)
        at = order.index(state.turn) if state.turn in order else 0
        return order[at:] + order[:at]
    if state.phase == "status":
        return in_initiative_order(state)
    return state.clockwise(state.speaker)
