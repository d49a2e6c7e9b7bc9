"""Players build the map (rules 5.1 MB1 to MB4, D_TILE)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.core import playable
from bot.core.bots import choose
from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.shapes import Form, Pick
from bot.core.streams import Stream
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.figures import TILES
from bot.games.twilight_imperium.flow.building import pairs
from bot.games.twilight_imperium.flow.setup import DRAFTS, POOL
from bot.games.twilight_imperium.galaxy.geometry import RING, distance
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.galaxy.placing import placing_order, violations
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.state import Building, State

SEATS = (3, 4, 5, 6)
BUILD = {"map": "build"}


def begun(seats: int, seed: str = "a", **options: str) -> Match:
    """A match in which the first tile is to be laid."""
    playable.register(TWILIGHT_IMPERIUM)
    return Match.new(
        "twilight_imperium", seats, Stream.of("building", seats, seed).seed_bytes(), {**LIGHT, **BUILD, **options}
    )


def building(match: Match) -> Building:
    """The map as far as it is built."""
    found = match.play.board.building
    assert found is not None
    return found


def lay(match: Match, level: str = "random", seed: str = "a") -> tuple[int, int, str]:
    """The next tile: who laid which where."""
    before = dict(building(match).placed)
    seat, question = next_move(match) or (-1, None)
    assert question is not None
    answer = choose(match, seat, question, level, Stream.of("laid", seed, len(before)))
    match.answer(seat, question.no, answer)
    assert isinstance(answer, dict)
    return seat, int(answer["tile"]), str(answer["where"])


def built(match: Match, level: str = "random") -> Match:
    """The whole map."""
    while match.play.board.building is not None:
        lay(match, level)
    return match


@pytest.mark.parametrize("seats", SEATS)
def test_MB1_blue_and_red_tiles_are_dealt_by_the_layout(seats: int) -> None:
    match, layout = begun(seats), LAYOUTS[seats]
    speaker = match.play.board.speaker
    for seat, hand in enumerate(building(match).hands):
        kinds = Counter(TILES[tile].kind for tile in hand)
        extra = layout.first_red if seat == speaker else 0
        assert kinds == {"blue": layout.blue, "red": layout.red + extra}
    every = [tile for hand in building(match).hands for tile in hand]
    assert len(every) == len(set(every)) == len(layout.open)


def test_MB1_with_five_the_speaker_first_lays_a_red_tile_of_the_rest_in_ring_1() -> None:
    match = begun(5)
    speaker = match.play.board.speaker
    extra = building(match).hands[speaker][-1]
    assert match.awaited() == (speaker,)
    shape = match.asked(speaker)[0].shape
    assert isinstance(shape, Form)
    assert isinstance(shape.shape, Pick)
    assert [option.id for option in shape.shape.options] == [str(extra)]
    seat, tile, at = lay(match)
    assert (seat, tile) == (speaker, extra)
    assert at in RING[1]
    assert match.awaited() == (speaker,), "and then the first of the own tiles"


@pytest.mark.parametrize("seats", SEATS)
def test_MB2_there_and_back_from_the_speaker(seats: int) -> None:
    match = begun(seats)
    speaker = match.play.board.speaker
    order = ([speaker] if LAYOUTS[seats].first_red else []) + list(placing_order(LAYOUTS[seats], speaker))
    asked: list[int] = []
    while match.play.board.building is not None:
        asked.append(lay(match)[0])
    assert asked == order[: len(asked)], "what is left over lays itself"
    assert len(order) - len(asked) <= 1


@pytest.mark.parametrize("seats", SEATS)
def test_MB3_the_lowest_ring_that_has_room(seats: int) -> None:
    match, layout = begun(seats), LAYOUTS[seats]
    while match.play.board.building is not None:
        empty = [at for at in layout.open if at not in building(match).placed]
        assert lay(match)[2][0] == empty[0][0]


@pytest.mark.parametrize("seats", SEATS)
def test_MB4_nothing_clashes_while_it_can_be_helped(seats: int) -> None:
    match = begun(seats)
    while match.play.board.building is not None:
        seat, _ = next_move(match) or (-1, None)
        step = match.play.state.agenda[-1]
        before = len(violations(building(match).placed))
        free = pairs(match.play, seat, step.extra)
        _, tile, at = lay(match)
        assert (tile, at) in free
        placed = match.play.board.building.placed if match.play.board.building is not None else None
        if placed is not None and len(violations(placed)) > before:
            assert all(len(violations({**placed, at: one})) > before for one, where in free if where == at)


def test_MB4_another_pair_is_refused_and_changes_nothing() -> None:
    match = begun(6)
    seat, question = next_move(match) or (-1, None)
    assert question is not None
    foreign = next(tile for other, hand in enumerate(building(match).hands) if other != seat for tile in hand)
    own = building(match).hands[seat][0]
    for answer in ({"tile": str(foreign), "where": "101"}, {"tile": str(own), "where": "201"}, {"tile": str(own)}):
        with pytest.raises(IllegalAnswer):
            match.answer(seat, question.no, answer)
    assert building(match).placed == {}


@pytest.mark.parametrize("seats", SEATS)
def test_S12_the_game_goes_on_with_the_map_that_was_built(seats: int) -> None:
    match = begun(seats, factions="pick_open")
    while match.play.board.building is None:
        seat, question = next_move(match) or (-1, None)
        assert question is not None
        match.answer(seat, question.no, choose(match, seat, question, "random", Stream.of("factions", seats)))
    laid: dict[str, int] = {}
    while match.play.board.building is not None:
        laid = dict(building(match).placed)
        lay(match, "easy")
    state: State = match.play.board
    assert all(state.systems[at].tile == tile for at, tile in laid.items())
    assert set(state.systems) >= set(LAYOUTS[seats].positions)
    assert next(iter(state.systems)) == "000"
    assert state.planets["mecatol_rex"].system == "000"
    assert not TWILIGHT_IMPERIUM.violations(match.play)


def test_32_nobody_sees_what_others_hold() -> None:
    match = begun(6)
    for _ in range(9):
        lay(match)
    views = [match.view(seat) for seat in range(6)]
    hands = building(match).hands
    for seat, view in enumerate(views):
        assert view.building is not None
        assert view.building.hand == tuple(hands[seat])
        assert view.building.left == tuple(len(hand) for hand in hands)
    public = match.view(None)
    hands[1][0], hands[2][0] = hands[2][0], hands[1][0]
    assert match.view(None) == public
    assert match.view(3) == views[3]
    assert public.building is not None
    assert public.building.hand == ()


@pytest.mark.parametrize("seats", [3, 5])
def test_32_a_world_that_one_could_believe_in_deals_the_others_anew(seats: int) -> None:
    match = begun(seats)
    for _ in range(seats):
        lay(match)
    own = list(building(match).hands[0])
    worlds = [match.resample(0, Stream.of("world", number)) for number in range(4)]
    for world in worlds:
        assert building(world).hands[0] == own
        assert building(world).placed == building(match).placed
        every = [tile for hand in building(world).hands for tile in hand]
        assert not set(every) & set(building(world).placed.values())
        assert len(every) == len(set(every))
        for mine, theirs in zip(building(world).hands, building(match).hands, strict=True):
            assert Counter(TILES[tile].kind for tile in mine) == Counter(TILES[tile].kind for tile in theirs)
        built(world)
    assert len({_others(world) for world in worlds}) > 1


def _others(match: Match) -> tuple[int, ...]:
    return tuple(system.tile for system in match.play.board.systems.values())


def test_the_last_tile_lays_itself_and_the_log_tells_of_every_one() -> None:
    match = begun(3)
    told = 0
    while match.play.board.building is not None:
        lay(match)
        told += sum(event.key == "twilight_imperium-event-tile" for event in match.entry.events)
    assert told == len(LAYOUTS[3].open)


def test_the_easy_bot_lays_planets_near_its_home() -> None:
    match = begun(6)
    near: Counter[bool] = Counter()
    while match.play.board.building is not None:
        seat, tile, at = lay(match, "easy")
        if TILES[tile].planets:
            far = [distance(at, home) for home in LAYOUTS[6].homes]
            near[far[seat] == min(far)] += 1
    assert near[True] > near[False]


def test_a_saved_match_goes_on_in_the_middle_of_it() -> None:
    match = begun(4)
    for _ in range(7):
        lay(match)
    again = Match.load(match.save())
    assert again.play.board.building == match.play.board.building
    built(again)


# --- S2: factions that are drafted ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", DRAFTS)
def test_S2_everybody_keeps_one_of_three_hidden_until_all_have_chosen(seats: int) -> None:
    match = begun(seats, factions="draft_3")
    state: State = match.play.board
    offered: dict[int, list[str]] = {}
    assert match.awaited() == tuple(range(seats)), "all at once"
    for seat in range(seats):
        shape = match.asked(seat)[0].shape
        assert isinstance(shape, Pick)
        offered[seat] = [option.id for option in shape.options]
    every = [faction for dealt in offered.values() for faction in dealt]
    assert len(every) == len(set(every)) == 3 * seats
    for seat in range(seats - 1):
        match.answer(seat, match.asked(seat)[0].no, offered[seat][1])
        assert [player.faction for player in state.players] == [""] * seats, "nobody sees it yet"
    world = match.resample(0, Stream.of("another"))
    assert [option.id for option in world.asked(0)[0].shape.options] == offered[0]  # type: ignore[union-attr]
    match.answer(seats - 1, match.asked(seats - 1)[0].no, offered[seats - 1][1])
    assert [player.faction for player in match.play.board.players] == [offered[seat][1] for seat in range(seats)]


def test_S2_a_draft_needs_three_factions_for_each() -> None:
    assert all(3 * seats <= len(POOL) for seats in DRAFTS)
    assert [seats for seats in SEATS if 3 * seats <= len(POOL)] == list(DRAFTS)
