"""How a battle ended, as who fought it and who comes back later read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pytest

from bot.core.events import Event
from bot.tables.model import LogLine
from bot.text.catalogue import Language
from cogs.panels import gamefaces
from cogs.panels.board import record
from cogs.panels.move.happened import own_deed, since_last
from cogs.panels.reader import Reader
from cogs.twilight_imperium.battles import retold
from cogs.twilight_imperium.face import TwilightImperiumFace
from tests.cogs.test_happened import lines, reader_in
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.test_combat_orders import TO_THE_END, meeting

FACE: Final = TwilightImperiumFace()
BATTLE, LANDING = "twilight_imperium-told-battle", "twilight_imperium-told-ground"


@pytest.fixture(autouse=True)
def faced() -> None:
    """The board finds the face."""
    gamefaces.register(FACE)


def reader_at(language: Language, seat: int | None = 0) -> Reader:
    """Somebody at a table of this game."""
    reader = reader_in(language, seat)
    table: Any = reader.table
    table.row.game = FACE.key
    return reader


def fought() -> tuple[list[Event], list[Event], list[Event]]:
    """Seat 0's two cruisers and a destroyer against a cruiser and a destroyer of seat 1, in two rounds: the events of
    the activation and of the two answers, of which the last has all the dice."""
    board = meeting(Board("sol", "hacan"), {"cruiser": 2, "destroyer": 1}, {"cruiser": 1, "destroyer": 1})
    board.dice("combat", 7, 1, 1).dice("combat", 9, 1)
    board.dice("combat", 10, 1).dice("combat", 1)
    found = [list(board.events)]
    for seat in (0, 1):
        found.append(list(board.do(TO_THE_END, seat).events))
    assert board.topic == "turn"
    return found[0], found[1], found[2]


def happened() -> list[LogLine]:
    """All of it, as the log has it: seat 0's answers, then seat 1's."""
    begun, first, second = fought()
    return lines(*[(0, one) for one in (*begun, *first)], *[(1, one) for one in second])


def only(told: Sequence[LogLine], key: str) -> dict[str, Any]:
    """The arguments of the one line of a kind."""
    (line,) = [one for one in told if one.event.key == key]
    return line.event.args


def test_who_fought_read_that_the_battle_was_over_and_nothing_of_its_dice_and_losses() -> None:
    args = only(retold(happened()), BATTLE)
    assert (args["place"], args["round"], args["last"]) == ("104", 2, 0)
    assert (args["seat"], args["hits"], args["dice"], args["lost"]) == (0, 2, 5, {"destroyer": 1})
    assert (args["other_seat"], args["other_hits"], args["other_dice"]) == (1, 1, 3)
    assert args["other_lost"] == {"destroyer": 1, "cruiser": 1}
    assert (args["winner_seat"], args["held"]) == (0, 1)


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_who_comes_back_reads_both_sides_in_one_sentence(language: Language, seat: int | None) -> None:
    reader = reader_at(language, seat)
    told = since_last(reader, FACE, happened()).splitlines()
    (line,) = [one for one in told if reader("twilight_imperium-unit-cruiser") in one and "Ann" in one and "Bo" in one]
    assert not line.startswith("**"), "it is nobody's deed"
    assert told[-1] == line, "and its single losses are not told beside it"


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_channels_record_tells_a_battle_as_one_sentence(language: Language) -> None:
    reader = reader_at(language, None)
    told = record(reader, happened())
    assert told.count(reader("twilight_imperium-unit-cruiser")) <= 2
    assert "7,1,1" not in told.replace(" ", "")


def test_of_a_battle_whose_beginning_was_seen_only_the_rest_is_summed() -> None:
    """By hand every round is an answer: what is told after the last one is about that round and says so."""
    _, _, last = fought()
    second = max(at for at, one in enumerate(last) if one.key == "twilight_imperium-event-destroyed") - 2
    args = only(retold(lines(*[(1, one) for one in last[second:]])), BATTLE)
    assert (args["round"], args["last"], args["dice"] + args["other_dice"]) == (2, 1, 3)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_ones_own_battle_was_gone_as_soon_as_a_bot_had_moved(language: Language) -> None:
    """The answer that ended it was one's own, and *Since your last move* begins after that."""
    reader = reader_at(language, 1)
    begun, _, own = fought()
    mine = lines(*[(1, one) for one in own])
    passed = lines((2, Event("twilight_imperium-event-passed", {"seat": 2})))
    told = since_last(reader, FACE, passed, mine)
    cruiser, there = reader("twilight_imperium-unit-cruiser"), reader("twilight_imperium-place-104")
    assert cruiser in told
    assert there in told
    assert "Cy" in told.splitlines()[-1]
    assert since_last(reader, FACE, passed, lines(*[(0, one) for one in begun])) == since_last(reader, FACE, passed)
    assert cruiser in since_last(reader, FACE, [], mine)
    assert cruiser in own_deed(reader, FACE, own)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_what_ones_own_shot_did_was_gone_as_soon_as_a_bot_had_moved(language: Language) -> None:
    reader = reader_at(language, 1)
    told = {"seat": 1, "target_seat": 0, "dice": [7], "values": [6], "bonus": 0, "hits": 1}
    mine = lines(
        (1, Event("twilight_imperium-event-cannon", told)), (1, Event("twilight_imperium-event-passed", {"seat": 1}))
    )
    passed = lines((2, Event("twilight_imperium-event-passed", {"seat": 2})))
    own, *others = since_last(reader, FACE, passed, mine).splitlines()[1:]
    shot = reader.deed(reader.briefly(mine[0].event), 1)
    assert shot is not None
    assert own.lower() == shot.text.lower()
    assert len(others) == 1


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_battle_is_told_however_much_has_happened_since(language: Language) -> None:
    reader = reader_at(language, 0)
    later = lines(*[(1 + no % 2, Event("twilight_imperium-event-passed", {"seat": 1 + no % 2})) for no in range(30)])
    told = since_last(reader, FACE, [*happened(), *later])
    assert reader("twilight_imperium-unit-cruiser") in told
    assert any(told.endswith(reader("panel-since-more", count=count)) for count in range(20, 30))


def test_a_landing_is_told_like_a_battle() -> None:
    board = Board("sol", "hacan", at_104=19)
    board.put("wellon", 1, infantry=1).put("104", 0, carrier=1, infantry=2)
    board.dice("ground", 10, 1).dice("ground", 1)
    board.activate("104")
    events = list(board.events)
    for _ in range(9):
        if board.topic == "turn":
            break
        asked = board.asked()
        landing = board.topic == "commit"
        events += board.do({"wellon": 2} if landing else asked.default).events
    args = only(retold(lines(*[(0, one) for one in events])), LANDING)
    assert (args["place"], args["seat"], args["other_seat"], args["winner_seat"]) == ("wellon", 0, 1, 0)
    assert (args["lost"], args["other_lost"]) == ({}, {"infantry": 1})


def test_a_battle_that_goes_on_is_told_as_it_stands_in_the_log() -> None:
    begun, first, second = fought()
    open_yet = lines(*[(0, one) for one in (*begun, *first, *second[:2])])
    assert retold(open_yet) == open_yet


@pytest.mark.parametrize("language", ["ko", "en"])
def test_who_scored_or_drew_a_secret_read_only_what_the_others_did_then(language: Language) -> None:
    """The Imperial card gave two points and a secret, and the next panel told of others alone."""
    reader, kind = reader_at(language, 0), "twilight_imperium-event-"
    drawn = {"seat": 0, "objective": "spark_a_rebellion"}
    own = lines(
        (0, Event(f"{kind}paid", {"seat": 0, "planets": ["mecatol_rex"], "goods": 0})),
        (0, Event(f"{kind}points", {"seat": 0, "source": "imperial", "points": 1, "total": 4})),
        (0, Event(f"{kind}secret", drawn, seen_by=(0,), public_key=f"{kind}secret-hidden", public_args={"seat": 0})),
    )
    others = lines((1, Event(f"{kind}passed", {"seat": 1})))
    told = since_last(reader, FACE, others, own)
    assert "4" in told
    assert reader("twilight_imperium-objective-spark_a_rebellion") in told
    assert reader("twilight_imperium-place-mecatol_rex") not in told, "the rest of the own answer is over"
    assert since_last(reader, FACE, [], own) == "", "nothing has happened since"


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_bots_landing_was_told_twice_as_landed_and_as_controlled(language: Language) -> None:
    reader, kind = reader_at(language, 0), "twilight_imperium-event-"
    landed = Event(f"{kind}landed", {"seat": 1, "planet": "wellon", "count": 1})
    gained = Event(f"{kind}gained", {"seat": 1, "planet": "wellon"})
    planet = reader("twilight_imperium-place-wellon")
    assert since_last(reader, FACE, lines((1, landed), (1, gained))).count(planet) == 1
    assert since_last(reader, FACE, lines((1, gained))).count(planet) == 1, "where nothing else is told, it is"
