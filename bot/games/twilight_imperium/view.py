"""What one reader may see of the table (rules 32): everything but other players' secrets, decks and face-down rows."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from bot.games.twilight_imperium.advice.fights import Fight
from bot.games.twilight_imperium.advice.overlays import Cover, cover
from bot.games.twilight_imperium.advice.stakes import stakes
from bot.games.twilight_imperium.combat import Combat, CombatRound
from bot.games.twilight_imperium.economy.research import researchable
from bot.games.twilight_imperium.figures import IMPERIAL, MECATOL_REX, OBJECTIVES, TILES
from bot.games.twilight_imperium.flow.building import lying
from bot.games.twilight_imperium.flow.notes import area, believed, hand
from bot.games.twilight_imperium.flow.scoring import holds_home, progress, sealed
from bot.games.twilight_imperium.flow.strategic import VARIANTS
from bot.games.twilight_imperium.flow.votes import votes_of
from bot.games.twilight_imperium.forces import freed_fighters
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import fleet_limit, hand_limit, planet_value
from bot.games.twilight_imperium.points import Victory
from bot.games.twilight_imperium.politics.council import Deferred, Hearing, Law
from bot.games.twilight_imperium.space import holes, known_neighbours
from bot.games.twilight_imperium.state import NOBODY, Phase, Tactical, Units, in_initiative_order


class Holdings(Struct, frozen=True):
    """What the planets of a seat are worth for one coin: those that are ready, and all of them."""

    ready: int
    all: int


class Outlook(Struct, frozen=True):
    """Victory points that a seat could still gain this round, as far as everybody can see.

    Args:
        public: of public objectives it fulfils or could pay for: the best one in the status phase, one more with
            Imperial (OB3, SA3).
        imperial: of Imperial with Mecatol Rex.
    """

    public: int = 0
    imperial: int = 0


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
        most_cards: how many may be (C12).
        progress: of each public objective that lies open: what it has, what is asked.
        resources, influence: of its planets.
        reach: victory points it could still gain this round; secret objectives come on top (`secrets`).
        neighbours: seats that are its neighbours now (NB1).
        freed: systems with space docks of its own -> fighters there that need no capacity (LC4).
        zero: whether its initiative is 0 in this round (O2).
        owes: strategy cards whose secondary is still to be answered (29.5).
        notes: how many promissory notes are held in secret.
        open_notes: those that lie open.
        copied: as `state.Player`.
        scores: whether it holds its home system, without which no public objective is scored (OB2).
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
    resources: Holdings
    influence: Holdings
    reach: Outlook
    neighbours: tuple[int, ...]
    freed: dict[str, int]
    owes: tuple[int, ...] = ()
    most_cards: int = 7
    zero: bool = False
    notes: int = 0
    open_notes: tuple[str, ...] = ()
    copied: dict[str, str] = {}
    scores: bool = True


class SystemView(Struct, frozen=True):
    """One system: tile, tokens, units in space and which of them are damaged, by seat; wormholes that are there now and
    that its tile does not show (G7)."""

    tile: int
    tokens: tuple[int, ...]
    units: dict[int, Units]
    damaged: dict[int, Units]
    gates: tuple[str, ...] = ()

    @property
    def wormholes(self) -> tuple[str, ...]:
        """All wormholes there now."""
        return (*TILES[self.tile].wormholes, *self.gates)


class PlanetView(Struct, frozen=True):
    """One planet: where it is, who controls it, whether its card is ready, units by seat."""

    system: str
    controller: int
    ready: bool
    units: dict[int, Units]


class BuildingView(Struct, frozen=True):
    """The map while players build it: the reader's own tiles, and how many each holds."""

    hand: tuple[int, ...]
    left: tuple[int, ...]


class CouncilView(Struct, frozen=True):
    """Agendas and laws; all of it lies open but the deck.

    Args:
        deck: how many cards it has.
        discards, laws, silenced: as `politics.council.Council`.
        hearing: the agenda before the council.
        deferred: agendas that act in the next strategy phase, with whom they concern.
        votes: by seat, the most that it can still cast on it.
        predicted: who has used an ability to predict in this phase.
        sealed: objectives that lie open and nobody can score any more.
    """

    deck: int
    discards: tuple[str, ...]
    laws: dict[str, Law]
    silenced: tuple[int, ...]
    hearing: Hearing | None
    deferred: tuple[Deferred, ...]
    votes: tuple[int, ...]
    predicted: tuple[int, ...] = ()
    sealed: tuple[str, ...] = ()


def _council(play: Galaxy) -> CouncilView | None:
    council = play.board.council
    if council is None:
        return None
    hearing = council.hearing
    still = [
        votes_of(play, seat) if hearing is not None and seat not in hearing.cast and not player.eliminated else 0
        for seat, player in enumerate(play.board.players)
    ]
    return CouncilView(
        len(council.deck),
        tuple(council.discards),
        dict(council.laws),
        tuple(council.silenced),
        hearing,
        tuple(council.deferred),
        tuple(still),
        tuple(council.predicted),
        tuple(council.sealed),
    )


class OpenHand(Struct, frozen=True):
    """What a seat held to the end (EN3): secret objectives that are not scored, with what it has and what is asked,
    action cards and promissory notes."""

    secrets: dict[str, tuple[int, int]]
    cards: tuple[str, ...]
    notes: tuple[str, ...] = ()


class TwilightImperiumView(Struct, frozen=True):
    """The table as one reader sees it.

    Args:
        seat: whose view it is; None for a spectator.
        players: by seat.
        systems: by position.
        planets: planets by id.
        round, phase, speaker, target, custodians, turn, last: as `state.State`.
        common: strategy cards nobody has -> trade goods on them.
        revealed: public objectives that lie open.
        hidden: how many of each stage lie face down.
        deck: secret objectives in the deck.
        order: seats in initiative order.
        tactical, combat: what is under way.
        fought: the present round of a combat, or the last round of the last one.
        cover: systems that space cannons reach: position -> seat -> dice.
        stakes: while a combat is under way: the fight as its present round began, and as it stands now.
        secrets: the reader's own secret objectives, with what they have and what is asked.
        hand: the reader's own action cards.
        discards: action cards that lie open.
        draws: how many action cards are left in the deck.
        copies: action cards at this table -> how many there are of each; none without the option.
        researchable: technologies whose prerequisites the reader meets now, whatever they cost.
        opened: after the end, by seat: what it held; nothing before.
        changed: systems that are marked beside the last one, see `marked_since`.
        council: agendas and laws, where the table plays with them.
        notes: the reader's own promissory notes.
        holders: note -> seats that may hold it for all that the reader knows; none where a table plays without.
        building: the map while players build it.
        codex: whether the table plays the later texts (24.1).
        variants: strategy cards of which it plays another text than the usual one -> how the keys of that end.
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
    last: str
    common: dict[int, int]
    revealed: tuple[str, ...]
    hidden: tuple[int, int]
    deck: int
    order: tuple[int, ...]
    tactical: Tactical | None
    combat: Combat | None
    fought: CombatRound | None
    stakes: tuple[Fight, Fight] | None
    cover: dict[str, dict[int, Cover]]
    secrets: dict[str, tuple[int, int]]
    hand: tuple[str, ...]
    discards: tuple[str, ...]
    researchable: tuple[str, ...]
    opened: tuple[OpenHand, ...] = ()
    changed: tuple[str, ...] = ()
    draws: int = 0
    copies: dict[str, int] = {}
    council: CouncilView | None = None
    notes: tuple[str, ...] = ()
    holders: dict[str, tuple[int, ...]] = {}
    building: BuildingView | None = None
    codex: bool = False
    variants: dict[int, str] = {}


def _units(units: dict[int, Units]) -> dict[int, Units]:
    return {seat: dict(own) for seat, own in units.items()}


def _purses(play: Galaxy) -> list[tuple[Holdings, Holdings]]:
    """Resources and influence of every seat."""
    found = [[0, 0, 0, 0] for _ in play.board.players]
    for planet, world in play.board.planets.items():
        if world.controller != NOBODY:
            own = found[world.controller]
            for at, value in enumerate(planet_value(play, planet)):
                own[2 * at] += value if world.ready else 0
                own[2 * at + 1] += value
    return [(Holdings(*one[:2]), Holdings(*one[2:])) for one in found]


def closed(view: TwilightImperiumView, objective: str) -> bool:
    """Whether an objective lies open that nobody can score any more."""
    return view.council is not None and objective in view.council.sealed


def _freed(play: Galaxy) -> list[dict[str, int]]:
    """Fighters that space docks free from capacity, of every seat by system."""
    found: list[dict[str, int]] = [{} for _ in play.board.players]
    for world in play.board.planets.values():
        for seat, units in world.units.items():
            if units.get("space_dock"):
                found[seat][world.system] = freed_fighters(play, seat, world.system)
    return found


def _reach(play: Galaxy, seat: int, had: Mapping[str, tuple[int, int]]) -> Outlook:
    state = play.board
    player = state.players[seat]
    waits = player.cards.get(IMPERIAL, False)
    points: list[int] = []
    if any(has >= asked for has, asked in had.values()) and holds_home(play, seat):
        met = [one for one, (has, asked) in had.items() if has >= asked and not sealed(play, one)]
        fulfilled = [one for one in met if one not in player.scored]
        points = sorted((OBJECTIVES[one].points for one in fulfilled), reverse=True)
    return Outlook(
        public=sum(points[: 2 if waits else 1]),
        imperial=int(waits and state.planets[MECATOL_REX].controller == seat),
    )


def _neighbours(play: Galaxy, seat: int) -> tuple[int, ...]:
    """Seats of the game that a seat of the game neighbours."""
    state = play.board
    if state.players[seat].eliminated:
        return ()
    return tuple(other for other in state.seats_in() if other != seat and known_neighbours(play, seat, other))


def _opened(play: Galaxy) -> tuple[OpenHand, ...]:
    """EN3: every hand, once the game is over."""
    if play.board.phase != "over":
        return ()
    return tuple(
        OpenHand(
            {one: progress(play, seat, one) for one in player.secrets},
            tuple(player.hand),
            tuple(hand(play.board, seat)),
        )
        for seat, player in enumerate(play.board.players)
    )


def view_of(play: Galaxy, seat: int | None) -> TwilightImperiumView:
    """The table as a seat, or a spectator (None), may see it."""
    state = play.board
    laid = bool(state.systems)
    progresses: list[dict[str, tuple[int, int]]] = [
        {objective: progress(play, at, objective) for objective in state.revealed} if laid else {}
        for at in range(len(state.players))
    ]
    purses = _purses(play)
    freed = _freed(play)
    players = tuple(
        PlayerView(
            owes=tuple(debt.card for debt in state.owed if debt.seat == at),
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
            most_cards=hand_limit(play, at),
            zero=state.zero == at,
            progress=progresses[at],
            resources=purses[at][0],
            influence=purses[at][1],
            reach=_reach(play, at, progresses[at]) if laid else Outlook(),
            neighbours=_neighbours(play, at) if laid else (),
            freed=freed[at],
            notes=len(hand(state, at)),
            open_notes=tuple(area(state, at)),
            copied=dict(one.copied),
            scores=not laid or holds_home(play, at),
        )
        for at, one in enumerate(state.players)
    )
    own = state.players[seat].secrets if seat is not None else []
    gates = holes(play)
    systems = {
        at: SystemView(
            system.tile,
            tuple(system.tokens),
            _units(system.units),
            _units(system.damaged),
            tuple(sorted(gates.get(at, frozenset()) - {*TILES[system.tile].wormholes})),
        )
        for at, system in state.systems.items()
    }
    planets = {
        planet: PlanetView(world.system, world.controller, world.ready, _units(world.units))
        for planet, world in state.planets.items()
    }
    building = None
    if state.building is not None:
        tiles = state.building.hands
        building = BuildingView(tuple(tiles[seat]) if seat is not None else (), tuple(len(one) for one in tiles))
        systems = {at: SystemView(tile, (), {}, {}) for at, tile in lying(play).items()}
        planets = {one: PlanetView(at, NOBODY, True, {}) for at in systems for one in TILES[systems[at].tile].planets}
    return TwilightImperiumView(
        seat=seat,
        players=players,
        systems=systems,
        planets=planets,
        round=state.round,
        phase=state.phase,
        speaker=state.speaker,
        target=state.target,
        custodians=state.custodians,
        turn=state.turn,
        last=state.building.last if state.building is not None else state.last,
        common=dict(state.common),
        revealed=tuple(state.revealed),
        hidden=(len(state.stage_one), len(state.stage_two)),
        deck=len(state.secrets),
        order=tuple(in_initiative_order(state)),
        tactical=state.tactical,
        combat=state.combat,
        fought=state.fought,
        stakes=stakes(play),
        cover=cover(play) if laid else {},
        hand=tuple(state.players[seat].hand) if seat is not None else (),
        discards=tuple(state.discards),
        secrets={one: progress(play, seat, one) for one in own} if seat is not None and laid else {},
        researchable=tuple(researchable(play, seat)) if seat is not None and laid else (),
        opened=_opened(play),
        draws=len(state.actions),
        copies=dict(state.copies),
        council=_council(play),
        notes=tuple(hand(state, seat)) if seat is not None else (),
        holders={one: tuple(believed(state, seat, one)) for one in state.notes.may} if state.notes is not None else {},
        building=building,
        codex=state.codex,
        variants={card: end for card, of in VARIANTS.items() if (end := of(play))},
    )


def marked_since(view: TwilightImperiumView, before: TwilightImperiumView) -> TwilightImperiumView:
    """The same with all systems marked in which anything has changed hands, come or gone since an earlier position."""
    there = {name: (one.controller, one.units) for name, one in before.planets.items()}
    changed = {one.system for name, one in view.planets.items() if there.get(name) != (one.controller, one.units)}
    changed |= {at for at, system in view.systems.items() if before.systems.get(at) != system}
    return replace(view, last="", changed=tuple(at for at in view.systems if at in changed))
