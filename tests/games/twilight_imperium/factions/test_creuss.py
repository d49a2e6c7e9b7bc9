"""The Ghosts of Creuss (rules 28.7): the gate, wormholes for them alone, tokens, the Splicer, the Hil Colish; and the
note Creuss IFF (26)."""

from __future__ import annotations

import pytest

from bot.core.match import Match
from bot.games.twilight_imperium.figures import FACTIONS, TILES, UNITS
from bot.games.twilight_imperium.flow import setup
from bot.games.twilight_imperium.flow.cannon import guns
from bot.games.twilight_imperium.flow.retreat import eligible
from bot.games.twilight_imperium.flow.scoring import holds_home, progress
from bot.games.twilight_imperium.flow.stacks import stacks
from bot.games.twilight_imperium.flow.status import StatusPhase
from bot.games.twilight_imperium.galaxy.geometry import CREUSS_HOME
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.politics.council import Council, Law
from bot.games.twilight_imperium.space import adjacency, are_neighbouring, holes
from bot.games.twilight_imperium.state import Tactical
from tests.games.twilight_imperium import papers
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.test_combat_orders import BY_HAND

GATE = "310"
"""Where the gate lies on the boards here."""


def ghosts(*others: str, **tiles: int) -> Board:
    """Seat 0 plays the Creuss."""
    return Board("creuss", *(others or ("sol", "letnev")), **tiles)


def test_S7_what_the_creuss_begin_with() -> None:
    faction = FACTIONS["creuss"]
    assert (faction.commodities, faction.home, faction.technologies) == (4, 51, ("gravity_drive",))
    assert faction.units == {"carrier": 1, "destroyer": 2, "fighter": 2, "infantry": 4, "space_dock": 1}
    ship = UNITS["hil_colish"]
    assert (ship.cost, ship.combat, ship.dice, ship.move, ship.capacity, ship.sustains) == (8, 5, 1, 1, 3, True)


@pytest.mark.parametrize("seats", [3, 5])
def test_S4_creuss_gate_the_home_lies_beside_the_map_and_the_gate_in_its_place(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    monkeypatch.setattr(setup, "POOL", ("creuss", "sol", "muaat", "sardakk", "xxcha")[:seats])
    state = Match.new("twilight_imperium", seats, bytes(32), {"factions": "random", **LIGHT}).play.board
    seat = next(at for at, player in enumerate(state.players) if player.faction == "creuss")
    slot = LAYOUTS[seats].homes[seat]
    assert (state.players[seat].home, state.systems[CREUSS_HOME].tile, state.systems[slot].tile) == (
        CREUSS_HOME,
        51,
        17,
    )
    assert state.systems[CREUSS_HOME].units == {seat: {"carrier": 1, "destroyer": 2, "fighter": 2}}
    assert state.planets["creuss"].units == {seat: {"infantry": 4, "space_dock": 1}}
    assert (state.planets["creuss"].system, state.planets["creuss"].controller) == (CREUSS_HOME, seat)
    assert state.players[seat].goods == LAYOUTS[seats].compensation.get(slot, 0), "G5 goes by the place on the map"


def test_OB2_28_7_the_home_condition_is_the_planet_creuss() -> None:
    board = ghosts()
    assert holds_home(board.play, 0)
    board.state.planets["creuss"].controller, board.state.planets["creuss"].ready = 1, False
    assert not holds_home(board.reload().play, 0)


def test_25_threaten_enemies_by_the_delta_alone() -> None:
    board = ghosts().put(GATE, 1, cruiser=1)
    assert progress(board.reload().play, 1, "threaten_enemies")[0] == 1
    board = ghosts().put("309", 1, cruiser=1)
    assert progress(board.reload().play, 1, "threaten_enemies")[0] == 0, "the gate is no home"


# --- Quantum Entanglement, Slipstream -----------------------------------------------------------------------------


def test_X38_28_7_quantum_entanglement_alpha_and_beta_meet_for_the_creuss_alone() -> None:
    board = ghosts(at_101=39, at_205=40).put("101", 0, cruiser=1).put("205", 1, cruiser=1).reload()
    assert "205" in adjacency(board.play, 0)["101"]
    assert "205" not in adjacency(board.play, 1)["101"]
    assert are_neighbouring(board.play, 0, 1)
    board.state.council = Council(laws={"enforced_travel_ban": Law(-1)})
    board.reload()
    assert "205" in adjacency(board.play, 0, moving=True)["101"], "nothing prevents it (G9)"


def test_28_7_own_pds_reach_through_it_and_shots_at_the_creuss_do_not() -> None:
    board = ghosts(at_101=26, at_205=25).learn(0, "pds_ii").learn(1, "pds_ii")
    board.put("lodor", 0, pds=1).reload()
    assert guns(board.play, 0, "205")
    board = ghosts(at_101=26, at_205=25).learn(1, "pds_ii").put("lodor", 1, pds=1).reload()
    assert not guns(board.play, 1, "205")


@pytest.mark.parametrize(("origin", "tile", "further"), [("104", 39, 1), ("104", 25, 1), ("104", 46, 0)])
def test_28_7_slipstream_from_alpha_and_beta(origin: str, tile: int, further: int) -> None:
    board = ghosts(**{f"at_{origin}": tile}).put(origin, 0, dreadnought=1)
    board[0].technologies = {}
    assert ("104:dreadnought" in stacks(board.reload().play, 0, "101")) is bool(further), "2 systems away"


def test_28_7_slipstream_from_home_from_tokens_and_not_from_the_gate() -> None:
    board = ghosts().put(CREUSS_HOME, 0, dreadnought=1).put(GATE, 0, dreadnought=1)
    board[0].technologies = {}
    assert f"{CREUSS_HOME}:dreadnought" in stacks(board.reload().play, 0, "309"), "home, gate, 309"
    assert f"{GATE}:dreadnought" not in stacks(board.play, 0, "308")
    board.state.systems[GATE].gates.append("beta")
    assert f"{GATE}:dreadnought" in stacks(board.reload().play, 0, "308")


# --- the Hil Colish -----------------------------------------------------------------------------------------------


def test_G7_the_hil_colish_is_a_delta_for_everybody() -> None:
    board = ghosts().put("104", 0, flagship=1).put(GATE, 1, cruiser=1).reload()
    assert holes(board.play)["104"] == {"delta"}
    assert GATE in adjacency(board.play, 1)["104"]
    assert "104" in adjacency(board.play, 1, moving=True)[GATE]
    assert board.match.view(None).systems["104"].wormholes == ("delta",)
    assert board.match.view(None).systems[GATE].wormholes == ("delta",)


def gone_before(rift: bool = False) -> Board:
    """The flagship in 202 beside 101, dreadnoughts at home; ships of others stand round 101."""
    board = ghosts(**({"at_202": 41} if rift else {})).put("202", 0, flagship=1).put(CREUSS_HOME, 0, dreadnought=2)
    for at in ("000", "102", "106", "201", "212"):
        board.put(at, 1, destroyer=1)
    board[0].technologies, board[0].fleet = {}, 9
    return board


def test_28_7_hil_colish_a_plan_has_two_batches_the_flagship_before_the_others() -> None:
    board = gone_before().begin()
    found = stacks(board.play, 0, "101")
    assert "202:flagship" in found
    plain = found["CH:dreadnought"]
    assert (plain.behind, plain.route.path) == (False, ("CH", "202", "101")), "it passes the delta first: moved after"
    board.state.systems["202"].units[1] = {"destroyer": 1}  # nobody passes there any more
    found = stacks(board.reload().play, 0, "101")
    behind = found["CH:dreadnought@20"]
    assert (behind.behind, behind.route.path) == (True, ("CH", "101"))
    assert board.refused(board.plan("101", {"CH:dreadnought@20": 2})) == "nobody-before"
    board.activate("101", {"202:flagship": 1, "CH:dreadnought@20": 2})
    assert board.at("101", 0) == {"flagship": 1, "dreadnought": 2}


def test_28_7_who_needs_the_wormhole_where_it_was_does_not_come_with_who_comes_behind() -> None:
    board = gone_before().put(GATE, 0, destroyer=1).begin()
    board[0].technologies = {"gravity_drive": True}
    found = stacks(board.reload().play, 0, "101")
    assert found[f"{GATE}:destroyer"].route.path == (GATE, "202", "101")
    board.state.systems["202"].units[1] = {"destroyer": 1}
    found = stacks(board.reload().play, 0, "101")
    assert found[f"{GATE}:destroyer@20"].behind
    assert f"{GATE}:destroyer" not in found


def test_28_7_24_behind_the_flagship_come_more_than_gravity_drive_would_bring() -> None:
    board = ghosts().put("207", 0, flagship=1).put(CREUSS_HOME, 0, dreadnought=2)
    board[0].technologies, board[0].fleet = {"gravity_drive": True}, 9
    board.state.systems["207"].units[1] = {"destroyer": 1}  # nobody passes there
    found = stacks(board.begin().play, 0, "206")
    assert found["CH:dreadnought+"].route.path == (CREUSS_HOME, GATE, "309", "206"), "one of them"
    assert found["CH:dreadnought@20"].behind
    board.activate("206", {"207:flagship": 1, "CH:dreadnought@20": 2})
    assert board.at("206", 0) == {"flagship": 1, "dreadnought": 2}


def test_28_7_lost_in_a_rift_the_others_stay_where_there_is_no_other_way() -> None:
    board = gone_before(rift=True).begin()
    board.state.systems["202"].units[1] = {"destroyer": 1}
    board.reload().dice("rift", 1)
    board.activate("101", {"202:flagship": 1, "CH:dreadnought@20": 2})
    assert board.at("101", 0) == {}
    assert board.at(CREUSS_HOME, 0) == {"dreadnought": 2}


def test_28_7_it_never_comes_back_by_its_own_delta() -> None:
    board = ghosts(at_104=41).put("104", 0, flagship=1, cruiser=1)
    board[0].technologies = {}
    for at in ("000", "103", "105", "206", "207", "208"):
        board.put(at, 1, destroyer=1)
    found = stacks(board.reload().play, 0, "104")
    assert "104:cruiser" in found, "out to the gate and back"
    assert "104:flagship" not in found


def test_RT1_both_sides_may_retreat_through_its_delta() -> None:
    board = ghosts().put("104", 0, flagship=1).put("104", 1, cruiser=1).own(1, "jord").put(GATE, 1, cruiser=0)
    board.token(1, "205")
    board.state.planets["creuss"].controller = 1
    assert CREUSS_HOME in eligible(board.reload().play, 1, "104")
    board.state.systems["104"].units[0] = {"cruiser": 1}
    assert CREUSS_HOME not in eligible(board.reload().play, 1, "104")


# --- tokens -------------------------------------------------------------------------------------------------------


def status() -> Board:
    """The status phase begins."""
    return ghosts(at_207=20).own(0, "vefut_ii").learn(0, "wormhole_generator").put("101", 1, cruiser=1)


def test_24_the_wormhole_generator_puts_a_token_and_later_moves_it() -> None:
    board = status().put("207", 1, cruiser=1).begin(opens("ST_START"))
    assert (board.topic, board.awaited) == ("wormhole-generator", [0])
    assert board.offered() == ["alpha", "beta"]
    places = board.offered(token="alpha")
    assert "207" in places, "an own planet, whoever's ships are there"
    assert CREUSS_HOME in places
    assert GATE in places
    assert "101" not in places, "ships of others"
    assert "304" not in places, "a home of others"
    board.do({"token": "alpha", "at": "207"})
    assert board.state.systems["207"].gates == ["alpha"]
    assert holes(board.play)["207"] == {"alpha"}
    assert board.match.view(1).systems["207"].wormholes == ("alpha",)
    assert board.told("wormhole-token") == [{"seat": 0, "wormhole": "alpha", "system": "207", "moved": 0}]
    again = status()
    again.state.systems["205"].gates = ["alpha"]
    again.begin(opens("ST_START")).do({"token": "alpha", "at": GATE})
    assert (again.state.systems["205"].gates, again.state.systems[GATE].gates) == ([], ["alpha"])


def test_17_24_what_the_wormhole_generator_makes_adjacent_is_scored_in_the_same_phase() -> None:
    board = (
        ghosts(at_201=26, at_202=39).learn(0, "wormhole_generator").put("201", 0, cruiser=1).put("202", 0, cruiser=1)
    )
    board.state.revealed = ["intimidate_council"]
    board.begin(StatusPhase())
    assert (board.topic, board.awaited) == ("wormhole-generator", [0])
    board.do({"token": "alpha", "at": "000"})
    assert (board.topic, board.awaited) == ("score-public", [0])
    assert board.do({"public": "intimidate_council"})[0].points == 1


def test_24_wormhole_generator_must_be_used_and_both_tokens_may_share_a_system() -> None:
    board = status()
    board.state.systems["207"].gates = ["alpha"]
    board.begin(opens("ST_START")).do(board.asked().default)
    gates = {at: system.gates for at, system in board.state.systems.items() if system.gates}
    assert gates == {"207": ["alpha"]}, "30.4: by default one that lies somewhere stays there"
    board = status()
    board.state.systems["207"].gates = ["alpha"]
    board.begin(opens("ST_START")).do({"token": "beta", "at": "207"})
    assert board.state.systems["207"].gates == ["alpha", "beta"]


def test_EL3_tokens_stay_and_none_goes_into_the_home_of_who_is_out() -> None:
    board = status()
    board[1].eliminated = True
    board.state.planets["jord"].controller = 0
    board.begin(opens("ST_START"))
    assert "304" not in board.offered(token="alpha")
    board.state.systems["205"].gates = ["beta"]
    board[0].eliminated = True
    assert holes(board.reload().play)["205"] == {"beta"}


def test_26_creuss_iff_moves_a_token_as_a_turn_begins_and_goes_back() -> None:
    board = papers.table("sardakk", "creuss", "hacan", at_207=20).own(0, "vefut_ii")
    papers.give(board, 0, "creuss_iff:1").begin()
    assert "d:creuss_iff" in board.offered(0)
    places = board.offered(0, action="d:creuss_iff")
    assert "alpha:207" in places
    assert "beta:207" in places
    assert f"alpha:{CREUSS_HOME}" not in places, "a home of others"
    board.do({"action": "d:creuss_iff", "target": "beta:207"}, 0)
    assert board.state.systems["207"].gates == ["beta"]
    assert "creuss_iff:1" in papers.notes(board).hands[1]
    assert (board.topic, board.awaited) == ("turn", [0])
    assert "d:creuss_iff" not in board.offered(0)


# --- Dimensional Splicer ------------------------------------------------------------------------------------------


def spliced(tile: int = 39, **theirs: int) -> Board:
    """Seat 0 comes into 104 where seat 1 has ships."""
    board = ghosts(at_104=tile).learn(0, "dimensional_splicer").put("207", 0, cruiser=2).put("104", 1, **theirs)
    board.activate("104", {"207:cruiser": 2})
    if board.topic == "combat-orders":
        board.do(BY_HAND, 0).do(BY_HAND, 1)
    return board


def test_24_dimensional_splicer_hits_the_ship_that_creuss_names() -> None:
    board = spliced(carrier=1, cruiser=1)
    assert (board.topic, board.awaited) == ("splicer", [0])
    assert board.offered() == ["carrier", "cruiser", "no"]
    board.do("carrier")
    assert board.told("destroyed")[0]["units"] == {"carrier": 1}
    assert board.told("spliced") == [{"seat": 0, "target_seat": 1, "unit": "carrier"}]


def test_24_dimensional_splicer_that_ship_may_sustain_the_hit() -> None:
    board = spliced(dreadnought=1, destroyer=1)
    board.do("dreadnought")
    assert board.awaited == [1]
    board.do("sustain", 1)
    assert board.at("104", 1) == {"dreadnought": 1, "destroyer": 1}
    assert board.state.systems["104"].damaged == {1: {"dreadnought": 1}}


def test_24_dimensional_splicer_needs_a_wormhole_of_any_kind() -> None:
    assert spliced(46, cruiser=1).topic != "splicer"
    board = ghosts().learn(0, "dimensional_splicer").put("207", 0, flagship=1).put("104", 1, cruiser=1)
    board.activate("104", {"207:flagship": 1}).do(BY_HAND, 0).do(BY_HAND, 1)
    assert board.topic == "splicer", "its flagship brings one"


# --- what people see ----------------------------------------------------------------------------------------------


def test_28_13_lazax_gate_folding_shows_its_wormholes_while_they_are_there() -> None:
    board = Board("winnu", "sol", "letnev").learn(0, "lazax_gate_folding").put("104", 0, cruiser=1)
    assert board.match.view(None).systems["000"].wormholes == ()
    board.begin(opens("SY_ACTIVATED", seat=0, system="104"))
    board.state.tactical = Tactical(0, "104")
    assert board.reload().match.view(None).systems["000"].wormholes == ("alpha", "beta")


def test_a_saved_board_with_tokens_loads_and_one_without_too() -> None:
    board = status()
    board.state.systems["207"].gates = ["alpha"]
    again = Match.load(board.begin().match.save())
    assert again.play.board.systems["207"].gates == ["alpha"]
    assert b"gates" not in ghosts().begin().match.save(), "older tables have none"
    assert TILES[17].kind == "gate"
