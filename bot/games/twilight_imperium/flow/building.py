"""Players build the map: tiles are dealt face down, and laid one by one there and back from the speaker (MB1-MB4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from bot.core.asks import Ask
from bot.core.events import Event
from bot.core.shapes import Anchor, Answer, Field, Form, Option, Pick, Question, Text
from bot.core.step import Step
from bot.core.streams import Stream
from bot.games.twilight_imperium.figures import FACTIONS, TILES
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS, Layout
from bot.games.twilight_imperium.galaxy.placing import (
    MAP_TILES,
    laid_out,
    open_positions,
    placeable,
    placing_order,
)
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.readings import TILES_APART, follows_given
from bot.games.twilight_imperium.state import Building

TILE: Final = "tile"
WHERE: Final = "where"
BLUE: Final = "blue"
RED: Final = "red"


def _of(kind: str) -> list[int]:
    return [number for number in MAP_TILES if TILES[number].kind == kind]


class DealTiles(Step, tag="twilight_imperium-deal-tiles"):
    """MB1: everybody gets blue and red tiles face down; with five the speaker first lays a red one of the rest."""

    def run(self, play: Galaxy) -> None:
        """Deal, and say who lays when (MB2)."""
        state, layout = play.board, LAYOUTS[play.seats]
        blue, red = _of(BLUE), _of(RED)
        play.shuffle("tiles-blue", blue)
        play.shuffle("tiles-red", red)
        hands = [
            sorted([*(blue.pop() for _ in range(layout.blue)), *(red.pop() for _ in range(layout.red))])
            for _ in range(play.seats)
        ]
        state.building = Building(hands)
        play.tell("twilight_imperium-event-tiles-dealt", blue=layout.blue, red=layout.red)
        first: list[Step] = []
        if layout.first_red:
            hands[state.speaker].append(red.pop())
            first = [PlaceTile(state.speaker, extra=True)]
        play.push(*first, *(PlaceTile(seat) for seat in placing_order(layout, state.speaker)))


def pairs(play: Galaxy, seat: int, extra: bool = False) -> tuple[tuple[int, str], ...]:
    """MB3, MB4: which tile a player may lay where, by tile and position.

    Args:
        play: the match.
        seat: whose tiles.
        extra: whether it is the one that was drawn from the rest (MB1), the last of the hand.
    """
    building, layout = _building(play), LAYOUTS[play.seats]
    hand = building.hands[seat][-1:] if extra else building.hands[seat]
    if follows_given(play, TILES_APART):
        positions = open_positions(layout, building.placed)
        return tuple((tile, at) for tile in sorted(hand) for at in positions)
    return placeable(layout, building.placed, hand)


def _building(play: Galaxy) -> Building:
    building = play.board.building
    assert building is not None
    return building


def described(tile: int) -> dict[str, Any]:
    """A tile as arguments of a text: its number, its planets, and what else is on it."""
    found = TILES[tile]
    holds = found.anomaly.replace(" ", "-") or next(iter(found.wormholes), "") or "empty"
    return {"tile": tile, "planets": list(found.planets), "count": len(found.planets), "holds": holds}


class PlaceTile(Ask, tag="twilight_imperium-place-tile"):
    """`D_TILE`: one of one's tiles onto an open position.

    Args:
        extra: whether it is the one that was drawn from the rest (MB1).
    """

    extra: bool = False

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a tile or a position to choose, for all that others can see: how many tiles there are, and
        how many positions; which of these are without a clash nobody else knows."""
        count = 1 if self.extra else len(self._hand(play))
        return count > 1 or len(open_positions(LAYOUTS[play.seats], _building(play).placed)) > 1

    def question(self, play: Galaxy) -> Question:
        """Which tile, then where."""
        found = pairs(play, self.seat, self.extra)
        tiles = dict.fromkeys(tile for tile, _ in found)
        options = tuple(Option(str(tile), "twilight_imperium-opt-tile", described(tile)) for tile in tiles)
        tile, at = found[0]
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-tile", {"count": 1 if self.extra else len(self._hand(play))}),
            shape=Form(first=TILE, shape=Pick(options)),
            topic="twilight_imperium-topic-tile",
            rule="twilight_imperium-rule-building",
            default={TILE: str(tile), WHERE: at},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """Where it may lie."""
        if WHERE in partial:
            return None
        tile = int(str(partial[TILE]))
        options = tuple(
            Option(at, "twilight_imperium-opt-system", _empty(at), anchor=Anchor("system", (at,)))
            for one, at in pairs(play, self.seat, self.extra)
            if one == tile
        )
        return Field(WHERE, Text("twilight_imperium-ask-tile-where", described(tile)), Pick(options))

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It lies there."""
        said = cast("dict[str, str]", answer)
        self._lay(play, int(said[TILE]), said[WHERE])

    def unasked(self, play: Galaxy) -> None:
        """The last tile onto the last position."""
        self._lay(play, *pairs(play, self.seat, self.extra)[0])

    def _hand(self, play: Galaxy) -> list[int]:
        return _building(play).hands[self.seat]

    def _lay(self, play: Galaxy, tile: int, at: str) -> None:
        building = _building(play)
        building.hands[self.seat].remove(tile)
        building.placed[at], building.last = tile, at
        told = {"seat": self.seat, "at": at, **described(tile)}
        play.emit(Event("twilight_imperium-event-tile", told, reveals=True))


def _empty(at: str) -> dict[str, Any]:
    return {"system": at, "planets": [], "count": 0}


def redraw_tiles(play: Galaxy, seat: int | None, stream: Stream) -> None:
    """32: what others hold is any of what does not lie open and is not one's own.

    Args:
        play: the match, a world that a reader could believe in.
        seat: whose tiles stay; None for nobody's.
        stream: what is drawn from.
    """
    building = play.board.building
    if building is None:
        return
    known = {*building.placed.values(), *(building.hands[seat] if seat is not None else ())}
    for kind in (BLUE, RED):
        unseen = [tile for tile in _of(kind) if tile not in known]
        stream.shuffle(unseen)
        for at, hand in enumerate(building.hands):
            if at != seat:
                hand[:] = [unseen.pop() if TILES[tile].kind == kind else tile for tile in hand]


def built(play: Galaxy, layout: Layout) -> dict[str, int]:
    """The map that players have built, in board order; the building is over."""
    placed = _building(play).placed
    play.board.building = None
    return {at: placed[at] for at in layout.open}


def lying(play: Galaxy) -> dict[str, int]:
    """Position -> tile of what lies on the table while the map is built: the centre, homes, and what has been laid."""
    layout = LAYOUTS[play.seats]
    homes = [FACTIONS[player.faction].home for player in play.board.players]
    return laid_out(layout, _building(play).placed, homes)
