"""The closed list of questions that components in play answer together (rules 8).

Each is a name, and where it is asked a function of this room: base value, facts, and what the fold gives. Contributions
fold in the order set, add, forbid, cannot be prevented (`Play.query`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.games.twilight_imperium.figures import PLANETS, Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.play import Verdict
    from bot.games.twilight_imperium.hooks.blocks import Galaxy

WORMHOLES: Final = "Q_WORMHOLES"
ADJ: Final = "Q_ADJ"
ENTER: Final = "Q_ENTER"
BLOCKED: Final = "Q_BLOCKED"
MOVE: Final = "Q_MOVE"
CAPACITY: Final = "Q_CAPACITY"
FLEET: Final = "Q_FLEET"
FLEETPOOL: Final = "Q_FLEETPOOL"
COMBAT: Final = "Q_COMBAT"
CANNON: Final = "Q_CANNON"
BOMBARD: Final = "Q_BOMBARD"
SHIELD: Final = "Q_SHIELD"
SUSTAIN: Final = "Q_SUSTAIN"
HITRULE: Final = "Q_HITRULE"
EXTRA_DIE: Final = "Q_EXTRA_DIE"
PRODUCE_LIMIT: Final = "Q_PRODUCE_LIMIT"
PRODUCE_TYPES: Final = "Q_PRODUCE_TYPES"
BATCH: Final = "Q_BATCH"
COST: Final = "Q_COST"
VALUE: Final = "Q_VALUE"
TG_WORTH: Final = "Q_TG_WORTH"
PREREQ: Final = "Q_PREREQ"
STRUCTURES: Final = "Q_STRUCTURES"
LAND: Final = "Q_LAND"
ACTIVATE: Final = "Q_ACTIVATE"
HANDLIMIT: Final = "Q_HANDLIMIT"
DRAW: Final = "Q_DRAW"
TOKENS: Final = "Q_TOKENS"
INIT: Final = "Q_INIT"
VOTES: Final = "Q_VOTES"
CANPLAY: Final = "Q_CANPLAY"
TX: Final = "Q_TX"
PUBLIC_OK: Final = "Q_PUBLIC_OK"
ACTIONS: Final = "Q_ACTIONS"
SECONDARY_COST: Final = "Q_SECONDARY_COST"
ELECTABLE: Final = "Q_ELECTABLE"

NO_LIMIT: Final = 99
"""A limit of hands that nobody reaches: there are 80 action cards."""

QUERIES: Final = (
    *(WORMHOLES, ADJ, ENTER, BLOCKED, MOVE, CAPACITY, FLEET, FLEETPOOL, COMBAT, CANNON, BOMBARD, SHIELD, SUSTAIN),
    *(HITRULE, EXTRA_DIE, PRODUCE_LIMIT, PRODUCE_TYPES, BATCH, COST, VALUE, TG_WORTH, PREREQ, STRUCTURES, LAND),
    *(ACTIVATE, HANDLIMIT, DRAW, TOKENS, INIT, VOTES, CANPLAY, TX, PUBLIC_OK, ACTIONS, SECONDARY_COST, ELECTABLE),
)
"""All of them; a new one needs a change of the specification."""


def fleet_limit(play: Galaxy, seat: int) -> int:
    """LC5: non-fighter ships that a player may have in one system."""
    return play.query(FLEET, play.board.players[seat].fleet, seat=seat).value


def fleet_pool_limit(play: Galaxy, seat: int) -> int:
    """Most tokens in the fleet pool."""
    return play.query(FLEETPOOL, 16, seat=seat).value


def fighter_slots(play: Galaxy, seat: int) -> int:
    """LC3: half slots of the fleet that a fighter beyond capacity takes; two make a ship."""
    return play.query(CAPACITY, 2, seat=seat).value


def planet_value(play: Galaxy, planet: str) -> tuple[int, int]:
    """PY1: resources and influence of a planet now."""

    def make() -> tuple[int, int]:
        card = PLANETS[planet]
        resources = play.query(VALUE, card.resources, planet=planet, what="resources").value
        return resources, play.query(VALUE, card.influence, planet=planet, what="influence").value

    return play.memo(("value", planet), make)


def combat_bonus(play: Galaxy, seat: int, kind: Kind, place: str) -> int:
    """What is added to each combat die of a unit; modifiers come after rerolls (R2).

    Args:
        play: the match.
        seat: whose unit.
        kind: its type.
        place: position of the system or id of the planet.
    """
    return play.query(COMBAT, 0, seat=seat, unit=kind, place=place).value


def cannon_bonus(play: Galaxy, seat: int, target: int) -> Verdict:
    """What is added to each die of a space cannon roll, and whether it may be fired."""
    return play.query(CANNON, 0, seat=seat, target=target)


def may_fire_at_landing(play: Galaxy, seat: int, target: int) -> bool:
    """IN7: whether space cannon may fire at committed ground forces of `target`."""
    return play.query(CANNON, 0, seat=seat, target=target, defense=True).allowed


def shielded(play: Galaxy, seat: int, bomber: int, position: str) -> bool:
    """Whether planetary shield of `seat` holds against bombardment in a system."""
    return play.query(SHIELD, None, seat=seat, bomber=bomber, system=position).allowed


def hits_cancelled(play: Galaxy, seat: int, kind: Kind, place: str) -> int:
    """Hits that one unit cancels by sustaining damage, 0 if it cannot (SC9)."""
    verdict = play.query(SUSTAIN, 1, seat=seat, unit=kind, place=place)
    return verdict.value if verdict.allowed else 0


def may_be_hit_directly(play: Galaxy, seat: int, kind: Kind, place: str) -> bool:
    """Whether a unit that has sustained damage can be destroyed for it: the text of some units forbids that (22)."""
    return play.query(SUSTAIN, None, seat=seat, unit=kind, place=place, direct=True).allowed


def trade_good_worth(play: Galaxy, seat: int) -> int:
    """PY1: what a trade good is worth as resources or influence."""
    return play.query(TG_WORTH, 1, seat=seat).value


def batch(play: Galaxy, seat: int, kind: Kind, count: int) -> int:
    """Units per cost of a type.

    Args:
        play: the match.
        seat: who produces.
        kind: the type.
        count: by its card.
    """
    return play.query(BATCH, count, seat=seat, unit=kind).value


def discount(play: Galaxy, seat: int) -> int:
    """PR5: what a use of production costs less in all."""
    return -play.query(COST, 0, seat=seat).value


def drawn_cards(play: Galaxy, seat: int, count: int) -> int:
    """Action cards drawn in the status phase."""
    return play.query(DRAW, count, seat=seat).value


def drawn_besides(play: Galaxy, seat: int) -> int:
    """AC1: action cards that each instruction to draw gives besides its own."""
    return play.query(DRAW, 0, seat=seat, besides=True).value


def hand_limit(play: Galaxy, seat: int) -> int:
    """AC1: most action cards in a hand; `NO_LIMIT` where there is none."""
    return min(NO_LIMIT, play.query(HANDLIMIT, 7, seat=seat).value)


def may_play(play: Galaxy, seat: int) -> bool:
    """AC7: whether a player may play action cards now; what forbids it is known to everybody. What forbids these alone
    asks for `cards` among the facts."""
    return play.query(CANPLAY, None, seat=seat, cards=True).allowed


def status_tokens(play: Galaxy, seat: int) -> int:
    """Command tokens gained in the status phase."""
    return play.query(TOKENS, 2, seat=seat).value


def actions_of_turn(play: Galaxy, seat: int) -> int:
    """TU5: actions that a player may perform in one turn."""
    return play.query(ACTIONS, 1, seat=seat).value


def secondary_cost(play: Galaxy, seat: int, card: int, tokens: int) -> int:
    """SA2: tokens from the strategy pool that a secondary ability costs.

    Args:
        play: the match.
        seat: who would follow.
        card: its number.
        tokens: that it costs by itself.
    """
    return play.query(SECONDARY_COST, tokens, seat=seat, card=card).value


def may_score_public(play: Galaxy, seat: int, home: bool) -> bool:
    """OB2: whether a player may score public objectives.

    Args:
        play: the match.
        seat: who would.
        home: whether all planets of the own home system are controlled.
    """
    verdict = play.query(PUBLIC_OK, home, seat=seat)
    return bool(verdict.value) and verdict.allowed


def waived(play: Galaxy, seat: int, technology: str) -> int:
    """TE2: prerequisites, whatever their colour, that a player need not fulfil."""
    return play.query(PREREQ, 0, seat=seat, technology=technology).value


def may_activate(play: Galaxy, seat: int, position: str) -> bool:
    """AT1: whether nothing in play forbids activating a system."""
    return play.query(ACTIVATE, None, seat=seat, system=position).allowed


def may_land(play: Galaxy, seat: int, planet: str) -> bool:
    """Whether units may be committed to, produced on or placed on a planet."""
    return play.query(LAND, None, seat=seat, planet=planet).allowed


def extra_dice(play: Galaxy, seat: int, roll: str) -> int:
    """Dice that one unit of a bombardment or space cannon roll gets besides its own."""
    return play.query(EXTRA_DIE, 0, seat=seat, roll=roll).value


def hits_besides(play: Galaxy, seat: int, dice: Sequence[tuple[Kind, int]], place: str) -> int:
    """SC6: hits that natural results of combat dice give besides those of the dice; rerolls are over then (R2).

    Args:
        play: the match.
        seat: whose dice.
        dice: type of unit and natural result of each.
        place: position of the system.
    """
    return play.query(HITRULE, 0, seat=seat, dice=dice, place=place).value


def falls_first(play: Galaxy, seat: int, kind: Kind, place: str) -> bool:
    """Whether hits of a unit fall on non-fighter ships while there are any (Q_HITRULE)."""
    return bool(play.query(HITRULE, False, seat=seat, unit=kind, place=place).value)


def may_trade(play: Galaxy, seat: int, other: int, neighbours: bool) -> bool:
    """TX1: whether two players may have a transaction, as neighbours or by what they have in play."""
    return bool(play.query(TX, neighbours, seat=seat, other=other).value)


def may_trade_cards(play: Galaxy, seat: int, other: int) -> bool:
    """TX2: whether action cards may be part of a transaction of two players."""
    return bool(play.query(TX, False, seat=seat, other=other, cards=True).value)


def structures_allowed(play: Galaxy, planet: str, kind: Kind) -> int:
    """C9: most structures of a type on a planet."""
    return play.query(STRUCTURES, 2 if kind == "pds" else 1, planet=planet, unit=kind).value


def asked(play: Galaxy, name: str, base: Any = None, /, **facts: Any) -> Verdict:
    """Any other query by its name."""
    return play.query(name, base, **facts)


def may_use(play: Galaxy, seat: int, ability: str, against: int = -1) -> bool:
    """Whether nothing keeps a player from a faction ability or a faction technology that it may choose to use now
    (`Q_CANPLAY`: Political Secret, Greyfire Mutagen, Promise of Protection). What forbids action cards is not asked
    here (`may_play`).

    Args:
        play: the match.
        seat: whose.
        ability: id of it.
        against: seat that it would be used against, -1 for nobody in particular.
    """
    return play.query(CANPLAY, None, seat=seat, ability=ability, against=against).allowed


def lands(play: Galaxy, seat: int, kind: Kind, system: str) -> bool:
    """Whether units in the space area, which are no ground forces, may be committed as if they were (`D_COMMIT`)."""
    return bool(play.query(LAND, False, seat=seat, unit=kind, system=system, planet="").value)
