"""Setting up (rules 5) and what every player has (rules 3)."""

from __future__ import annotations

import pytest

from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.twilight_imperium.figures import FACTIONS, OBJECTIVES, UNITS
from bot.games.twilight_imperium.flow.setup import PLAIN, POOL
from bot.games.twilight_imperium.forces import on_board
from bot.games.twilight_imperium.galaxy.geometry import distance
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.state import State


def laid_out(seats: int = 3, seed: int = 0, **options: str) -> Match:
    """A table as far as it goes without an answer."""
    return Match.new("twilight_imperium", seats, Stream.of("setup", seats, seed).seed_bytes(), {**LIGHT, **options})


def begun(seats: int = 3, seed: int = 0, **options: str) -> Match:
    """A table in the strategy phase of round 1."""
    match, stream = laid_out(seats, seed, **options), Stream.of("answers", seed)
    while match.play.board.phase == "setup":
        move = next_move(match)
        assert move is not None
        match.answer(move[0], move[1].no, match.sample(move[0], move[1].no, stream))
    return match


def events(match: Match, name: str) -> list[dict[str, object]]:
    """What the last entry told of a kind."""
    return [dict(e.args) for e in match.entry.events if e.key == f"twilight_imperium-event-{name}"]


def test_S1_the_speaker_is_drawn() -> None:
    assert {laid_out(seed=seed).play.board.speaker for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize("seats", [3, 6])
def test_S2_a_first_game_is_dealt_factions_that_are_plain_to_play(seats: int) -> None:
    """A newcomer was dealt the Ghosts of Creuss, whose home lies beside the map."""
    drawn = [[one.faction for one in laid_out(seats, seed, factions="plain").play.board.players] for seed in range(5)]
    assert all(len(set(one)) == seats and set(one) <= set(PLAIN) for one in drawn)
    assert len(set(map(tuple, drawn))) > 1


def test_S2_factions_are_drawn_each_once_or_picked_from_the_speaker_on() -> None:
    drawn = [tuple(player.faction for player in laid_out(6, seed).play.board.players) for seed in range(5)]
    assert all(len(set(one)) == 6 and set(one) <= set(POOL) for one in drawn)
    assert len(set(drawn)) == 5
    match = laid_out(factions="pick_open")
    speaker = match.play.board.speaker
    order: list[int] = []
    while (move := next_move(match)) is not None and "choose-faction" in move[1].slot:
        order.append(move[0])
        match.answer(move[0], move[1].no, match.sample(move[0], move[1].no, Stream.of("pick", len(order))))
    assert order == [(speaker + at) % 3 for at in range(3)]
    assert len({player.faction for player in match.play.board.players}) == 3


def test_S3_S8_tokens_and_starting_technologies() -> None:
    match = begun(6)
    state: State = match.play.board
    for seat, player in enumerate(state.players):
        assert (player.tactic, player.fleet, player.strategy, state.reserve(seat)) == (3, 3, 2, 8)
        assert (player.goods, player.commodities, player.points, player.hand) == (0, 0, 0, [])
        faction = FACTIONS[player.faction]
        assert set(faction.technologies) <= set(player.technologies)
        assert len(player.technologies) == len(faction.technologies) + faction.chooses
        assert all(player.technologies.values())


def test_S4_S5_home_planets_are_ready_and_the_custodians_guard_mecatol_rex() -> None:
    state: State = begun(4).play.board
    assert state.custodians
    assert state.systems["000"].tile == 18
    for seat, player in enumerate(state.players):
        assert state.systems[player.home].tile == FACTIONS[player.faction].home
        assert state.home_planets(seat)
    owned = {planet: world for planet, world in state.planets.items() if world.controller >= 0}
    assert sorted(owned) == sorted(planet for seat in range(4) for planet in state.home_planets(seat))
    assert all(world.ready for world in owned.values())


def test_S6_S9_the_decks_are_shuffled_and_ten_objectives_lie_in_rows() -> None:
    orders = set[tuple[str, ...]]()
    for seed in range(4):
        state: State = begun(3, seed).play.board
        rows = (state.revealed + state.stage_one, state.stage_two)
        for row, deck in zip(rows, ("I", "II"), strict=True):
            assert len(row) == len(set(row)) == 5
            assert {OBJECTIVES[one].deck for one in row} == {deck}
        assert sorted(state.common) == list(range(1, 9))
        orders.add(tuple(state.secrets))
    assert len(orders) == 4


@pytest.mark.parametrize("seats", [3, 6])
def test_S7_starting_units_stand_at_home(seats: int) -> None:
    state: State = begun(seats).play.board
    for seat, player in enumerate(state.players):
        units = FACTIONS[player.faction].units
        assert {kind: on_board(state, seat, kind) for kind in units} == units
        home = {player.home, *state.home_planets(seat)}
        stand = {at for at, system in state.systems.items() if seat in system.units}
        stand |= {planet for planet, world in state.planets.items() if seat in world.units}
        assert stand <= home
        for planet in state.home_planets(seat):
            here = state.planets[planet].units.get(seat, {})
            assert here.get("pds", 0) <= 2
            assert here.get("space_dock", 0) <= 1


def test_S7_who_has_several_home_planets_says_what_stands_where() -> None:
    tables = (laid_out(6, seed) for seed in range(60))
    match = next(one for one in tables if one.play.board.players[0].faction == "jolnar" and one.asked(0))
    move = match.asked(0)[0]
    match.answer(0, move.no, {"dock": "jol", "pds": {"nar": 1, "jol": 1}, "infantry": {"nar": 2}})
    for seat in range(1, 6):
        for question in match.asked(seat)[:1]:
            if "home" in question.topic:
                match.answer(seat, question.no, question.default)
    state: State = match.play.board
    assert state.planets["jol"].units == {0: {"space_dock": 1, "pds": 1}}
    assert state.planets["nar"].units == {0: {"pds": 1, "infantry": 2}}


def test_S10_two_secrets_are_dealt_and_one_is_kept() -> None:
    match = laid_out(3, 1)
    while "secret" not in (move := next_move(match) or pytest.fail("nobody is asked"))[1].topic:
        match.answer(move[0], move[1].no, move[1].default)
    state: State = match.play.board
    assert [len(player.secrets) for player in state.players] == [2, 2, 2]
    assert state.revealed == [], "secrets are kept before the public objectives are seen"
    assert set(match.awaited()) == {0, 1, 2}, "all at once"
    kept = {seat: state.players[seat].secrets[1] for seat in range(3)}
    gone = {state.players[seat].secrets[0] for seat in range(3)}
    for seat in range(3):
        match.answer(seat, match.asked(seat)[0].no, kept[seat])
    state = match.play.board
    assert [player.secrets for player in state.players] == [[kept[seat]] for seat in range(3)]
    assert gone <= set(state.secrets)
    assert len(state.secrets) == 19 - 3
    assert len(state.revealed) == 2


def test_S10_one_secret_is_dealt_where_the_table_says_so() -> None:
    state: State = begun(3, secret_deal="deal1").play.board
    assert [len(player.secrets) for player in state.players] == [1, 1, 1]


def test_S11_G5_seats_that_are_hemmed_in_among_five_get_trade_goods() -> None:
    state: State = begun(5).play.board
    goods = {home: one.goods for home, one in zip(LAYOUTS[5].homes, state.players, strict=True) if one.goods}
    assert goods == {"310": 4, "307": 2, "313": 2}
    assert all(not player.goods for player in begun(6).play.board.players)


def test_S12_factions_then_the_map_then_secrets_then_public_objectives() -> None:
    match = laid_out(factions="pick_open")
    seen = list[str]()
    while match.play.board.phase == "setup":
        seat, question = next_move(match) or pytest.fail("nobody is asked")
        seen.append(question.topic.rsplit("-", 1)[1])
        state: State = match.play.board
        assert bool(state.systems) == ("choose-faction" not in question.slot)
        assert not state.revealed
        match.answer(seat, question.no, match.sample(seat, question.no, Stream.of("order", len(seen))))
    assert [one for at, one in enumerate(seen) if at == 0 or seen[at - 1] != one] in (
        ["faction", "home", "secret"],
        ["faction", "secret"],
    )


def test_C1_C12_everybody_has_the_same_number_of_figures_and_tokens() -> None:
    supply = {unit.kind: unit.supply for unit in UNITS.values() if not unit.faction}
    assert supply == {
        "space_dock": 3,
        "pds": 6,
        "infantry": 12,
        "fighter": 10,
        "destroyer": 8,
        "cruiser": 8,
        "carrier": 4,
        "dreadnought": 5,
        "war_sun": 2,
        "flagship": 1,
    }
    assert sum(supply.values()) == 59
    state: State = begun(3).play.board
    assert all(
        player.tactic + player.fleet + player.strategy + state.reserve(seat) == 16
        for seat, player in enumerate(state.players)
    )


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_G6_every_home_is_three_steps_from_mecatol_rex(seats: int) -> None:
    homes = LAYOUTS[seats].homes
    assert {distance(home, "000") for home in homes} == {3}
    nearest = min(distance(a, b) for a in homes for b in homes if a != b)
    assert nearest == {3: 6, 4: 4, 5: 3, 6: 3}[seats]
