"""What a line of an effect lets a seat choose from. Pure: a question is derived from the table at every look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot.core.cards.naming import named
from bot.core.shapes import Option
from bot.games.the_dome.acts import pack_of, room
from bot.games.the_dome.counting import passes
from bot.games.the_dome.cracking import reaches
from bot.games.the_dome.state import HOME, Player, State
from bot.games.the_dome.verbs import (
    COLOURS,
    Allocate,
    Bounce,
    Choose,
    CrackPoints,
    Discard,
    Each,
    Exhaust,
    Line,
    MoveMarker,
    Peek,
    PoolRemove,
    PushBack,
    Ready,
    Recall,
    Remove,
    Retrieve,
    Swap,
)
from bot.games.the_dome.wording import (
    NONE_OPTION,
    card_option,
    colour_option,
    hidden_option,
    marker_option,
    pool_option,
    program_option,
    way_option,
)

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.games.the_dome.effects import Run

TARGETED: Final = (Exhaust, Remove, Bounce, PushBack, Recall)
"""Lines whose `who` names the owners of what is chosen among, not one player after the other."""


ASKING: Final = (
    Allocate, Bounce, Choose, CrackPoints, Discard, Exhaust, MoveMarker, Peek, PoolRemove, PushBack, Ready, Recall,
    Remove, Retrieve, Swap,
)  # fmt: skip
"""Lines that mostly let somebody choose."""


class Offer(NamedTuple):
    """Options of which seat `by` chooses between `least` and `most`; `asks` is the catalogue key of the question."""

    by: int
    options: list[Option]
    least: int
    most: int
    asks: str
    ordered: bool = False


def may_ask(lines: Sequence[Line], several: bool) -> bool:
    """Whether doing these lines may ask somebody something, by what stands on the card alone.

    Args:
        several: whether there are several opponents, so that one of them is chosen.
    """
    return any(
        line.may
        or isinstance(line, ASKING)
        or (several and line.who in ("opponent", "player"))
        or may_ask(line.then, several)
        or may_ask(line.otherwise, several)
        or (isinstance(line, Each) and may_ask(line.effects, several))
        for line in lines
    )


def passives(line: Line) -> bool:
    """Whether the line is done once, choosing among what several players have."""
    return isinstance(line, TARGETED) or (isinstance(line, Ready) and line.who != "me")


def owners(play: Play[State], run: Run, line: Line) -> list[Player]:
    """Whose things a targeted line is about."""
    return [play.board.players[seat] for seat in run.candidates(play)]


def _some(
    by: int, options: list[Option], n: int, upto: bool, asks: str, hidden: bool, ordered: bool = False
) -> Offer | None:
    """None where public facts leave no choice."""
    if n <= 0 or not (options or hidden):
        return None
    n = min(n, len(options))
    if not options:
        return Offer(by, [NONE_OPTION], 1, 1, asks)
    if n == 1 and upto:
        return Offer(by, [*options, NONE_OPTION], 1, 1, asks)
    return Offer(by, options, 0 if upto else n, n, asks, ordered)


def offer(play: Play[State], run: Run, line: Line, seat: int) -> Offer | None:
    """What is chosen for a line, for one seat; None if nothing is to be chosen."""
    player = play.board.players[seat]
    n = run.context(play).number(getattr(line, "n", 1))
    match line:
        case Discard(how="choice"):
            cards = player.hand
            options = [
                card_option(option, "hand", at)
                for at, (option, card) in enumerate(zip(named(cards), cards, strict=True))
                if passes(pack_of(play)[card], line.filter)
            ]
            if not cards or (line.filter is None and not line.upto and n >= len(cards)):
                return None
            return _some(seat, options, n, line.upto, "the_dome-ask-discard", True, ordered=True)
        case Allocate():
            return _allocate(play, run, line, player, n)
        case PoolRemove(pool="any"):
            full = [c for c in COLOURS if player.pool(c)]
            options = [colour_option(c, seat, len(player.pool(c))) for c in full]
            return _some(run.seat, options, 1, False, "the_dome-ask-pool", False) if n > 0 and len(full) > 1 else None
        case Swap():
            return _swap(run, player)
        case Peek(zone="pool", pool="any"):
            options = [colour_option(c, seat, len(player.pool(c))) for c in COLOURS if player.pool(c)]
            return _some(run.seat, options, 1, False, "the_dome-ask-pool", False) if len(options) > 1 else None
        case Peek(zone="control"):
            controls = [hidden_option(c.uid, seat, at + 1) for at, c in enumerate(player.controls)]
            return _some(run.seat, controls, n, False, "the_dome-ask-control", False) if len(controls) > n else None
        case Peek(zone="deck", bottom=True) if play.board.held:
            options = [card_option(option, "held", at) for at, option in enumerate(named(play.board.held))]
            return Offer(run.seat, options, 0, len(options), "the_dome-ask-bottom", True)
        case Retrieve():
            options = [
                card_option(option, "void", seat, at)
                for at, (option, card) in enumerate(zip(named(player.void), player.void, strict=True))
                if passes(pack_of(play)[card], line.filter)
            ]
            ordered = line.to in ("top", "bottom") and len(options) > 1
            many = len(options) > n or line.upto or ordered
            return _some(seat, options, n, line.upto, "the_dome-ask-retrieve", False, True) if many else None
        case CrackPoints(colour=""):
            pack, state = pack_of(play), play.board
            options = [colour_option(c, seat, len(player.pool(c)), reaches(pack, state, seat, c, n)) for c in COLOURS]
            return _some(seat, options, 1, False, "the_dome-ask-colour", False) if n > 0 else None
        case Choose():
            options = [
                way_option(run.card, f"{run.path}.{run.at}", at)
                for at, way in enumerate(line.ways)
                if way.when is None or run.context(play).holds(way.when)
            ]
            return _some(seat, options, line.n, False, "the_dome-ask-choose", False) if options else None
        case _:
            return _targets(play, run, line, n)


def _allocate(play: Play[State], run: Run, line: Allocate, player: Player, n: int) -> Offer | None:
    if n <= len(run.picked) or n <= 0:
        return None
    seat = player.seat
    limits = pack_of(play)[player.character].limits
    free = [c for c in COLOURS if room(play, player, c)]

    def into(card: str) -> list[str]:
        colour = pack_of(play)[card].colour if line.pool == "card" else line.pool
        return free if line.pool == "any" else [c for c in free if colour in (c, "most")]

    def option(name: str, colour: str) -> Option:
        return pool_option(name, colour, seat, len(player.pool(colour)), limits[COLOURS.index(colour)])

    if line.zone == "deck":
        if line.pool != "any" or not player.deck or len(free) < 2:
            return None
        return Offer(seat, [colour_option(c, seat, len(player.pool(c))) for c in free], 1, 1, "the_dome-ask-pool")
    zone = player.hand if line.zone == "hand" else player.void
    if not zone or not free:
        return None
    options = [
        option(name, colour)
        for name, card in zip(named(zone), zone, strict=True)
        if passes(pack_of(play)[card], line.filter) and "#" not in name
        for colour in into(card)
    ]
    if line.upto or not options:
        options.append(NONE_OPTION)
    if line.zone == "void" and len(options) == 1 and options[0] is NONE_OPTION:
        return None
    return Offer(seat, options, 1, 1, "the_dome-ask-allocate")


def _swap(run: Run, player: Player) -> Offer | None:
    full = [c for c in COLOURS if player.pool(c)]
    if not full or not player.hand:
        return None
    seat = player.seat
    options = [
        pool_option(name, c, seat, len(player.pool(c)), len(player.pool(c)))
        for name in named(player.hand)
        if "#" not in name
        for c in full
    ]
    return Offer(seat, options, 1, 1, "the_dome-ask-swap")


def _targets(play: Play[State], run: Run, line: Any, n: int) -> Offer | None:
    """Programs, face-down Controls and markers to choose among."""
    state, pack = play.board, pack_of(play)
    match line:
        case PushBack() | Recall():
            if isinstance(line, Recall) and line.all:
                return None
            options = [
                marker_option(p.seat, at, slot.card, marker.space)
                for p in owners(play, run, line)
                for at, marker in enumerate(p.markers)
                if marker.on != HOME and (slot := state.slot(marker.on)) is not None
            ]
            most, upto = (n, line.upto) if isinstance(line, Recall) else (min(n, 1), False)
            asks = "the_dome-ask-marker"
        case Remove(target="control") | Bounce(target="control"):
            options = [
                hidden_option(c.uid, p.seat, at + 1) for p in owners(play, run, line) for at, c in enumerate(p.controls)
            ]
            most, upto, asks = n, line.upto, "the_dome-ask-control"
        case Exhaust() | Ready() | Remove(target="program") | Bounce(target="program"):
            if getattr(line, "all", False):
                return None
            ready = True if isinstance(line, Exhaust) else False if isinstance(line, Ready) else None
            options = [
                program_option(p.uid, p.card, player.seat, p.ready)
                for player in owners(play, run, line)
                for p in player.programs
                if passes(pack[p.card], line.filter) and ready in (None, p.ready)
            ]
            most, upto, asks = n, line.upto, "the_dome-ask-program"
        case _:
            return None
    return _some(run.seat, options, most, upto, asks, False) if len(options) > most or upto else None
