"""What easy players make of docks that float (28.3) and of the Wormhole Generator by its later text (24.1)."""

from __future__ import annotations

from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import easy
from bot.games.twilight_imperium.bots.gifts.tables import deeds
from bot.games.twilight_imperium.bots.moves import moves
from tests.games.twilight_imperium.board import Board

STREAM = Stream.of("gifts", 3)


def afloat(**more: int) -> Board:
    """A Floating Factory beside a free planet, with a fleet that can take it."""
    board = Board("saar", "letnev", at_104=19)
    board.put("207", 0, carrier=1, cruiser=1, infantry=3, space_dock=1, **more)
    board[0].goods, board[0].fleet = 6, 5
    board.begin()
    return board


def ships(board: Board) -> dict[str, int]:
    """Of the best move to the planet's system."""
    best = max(moves(board.play, 0, ["104"]), key=lambda one: one.value)
    return best.plan["ships"]  # type: ignore[no-any-return]


def test_28_3_a_bot_takes_its_dock_along_and_produces_where_it_arrives() -> None:
    board = afloat()
    assert ships(board)["207:space_dock"] == 1
    answer = easy.plan(board.match, 0, board.asked(0), STREAM)
    board.do(answer, 0)
    for _ in range(12):
        if board.topic in ("turn", "produce"):
            break
        board.do(easy.plan(board.match, board.awaited[0], board.asked(), STREAM))
    assert board.at("104", 0)["space_dock"] == 1
    assert board.topic == "produce", "in the same action"


def test_28_3_it_stays_where_there_is_nothing_to_make_units_with() -> None:
    board = afloat()
    board[0].goods = 0
    for planet in board.state.planets_of(0):
        board.state.planets[planet].ready = False
    assert "207:space_dock" not in ships(board.reload())


def test_28_3_it_stays_where_others_could_come_upon_it_with_more() -> None:
    board = afloat().put("105", 1, dreadnought=4, carrier=2, infantry=4)
    found = moves(board.reload().play, 0, ["104"])
    assert all("207:space_dock" not in one.plan["ships"] for one in found)


def test_LC3_it_stays_with_what_nothing_else_carries() -> None:
    board = afloat(fighter=4)
    assert "207:space_dock" not in ships(board), "four fighters need its room"


def generator(**more: str) -> Board:
    board = Board("creuss", "sol", options={"codex1": "on", **more}, at_104=19, at_105=20)
    return board.learn(0, "wormhole_generator").begin()


def test_24_1_a_bot_exhausts_the_generator_for_a_place_that_is_worth_an_action() -> None:
    board = generator()
    assert "d:wormhole_generator" in board.offered(0)
    ((value, answer),) = deeds(board.play, 0, ["wormhole_generator"])
    assert (value >= 2.0, answer) == (True, {"action": "d:wormhole_generator"})
    board.do(answer, 0)
    assert board.topic == "wormhole-generator"
    chosen = easy.plan(board.match, 0, board.asked(0), STREAM)
    board.do(chosen, 0)
    assert [at for at, one in board.state.systems.items() if one.gates] == [chosen["at"]]


def test_24_1_it_is_no_action_for_tokens_that_lie_well() -> None:
    board = generator()
    ((first, _),) = deeds(board.play, 0, ["wormhole_generator"])
    board.do({"action": "d:wormhole_generator"}, 0)
    best = easy.plan(board.match, 0, board.asked(0), STREAM)["at"]
    board = generator()
    board.state.systems[best].gates = ["alpha", "beta"]
    ((again, _),) = deeds(board.reload().play, 0, ["wormhole_generator"])
    assert (again, again < first) == (-1.0, True)
