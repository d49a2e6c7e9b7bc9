"""What cards can do (rules 11.5), and readings beyond section 10, where no card of the house comes to the edge."""

from __future__ import annotations

import pytest

from bot.core.state import Modifier
from bot.games.the_dome.costs import cost_of
from bot.games.the_dome.state import Marker, Program
from tests.games.the_dome.packbox import Record, player, with_cards
from tests.games.the_dome.scene import Scene
from tests.games.the_dome.test_windows import called, listening

STOCK = ["red-hit", "red-grind", "blue-scan", "yellow-mend", "red-gun", "blue-drain"]


def scene(*effects: Record, seats: int = 2, memory: str = "off") -> Scene:
    """Everybody with plenty and no Controls; `red-grind` does these effects for nothing."""
    pack = with_cards(player("red-grind", "action", "red", (0, 0), effects=list(effects))) if effects else None
    found = Scene(seats, pack=pack, memory=memory)
    for seat in range(seats):
        found.put(seat, hand=list(STOCK), deck=STOCK * 3, pools=[["red-hit"] * 4, ["blue-scan"] * 4, []], ap=3)
    return found


def test_8_of_an_own_deck_as_many_copies_are_believed_as_its_grade_allows() -> None:
    for seen, called_ in ((2, ("install", (1,))), (3, ("", ()))):  # grey: three
        table = listening("install").put(1, deck_id="", void=["red-snare"] * seen)
        assert called(table.do("install:red-hit")) == called_


def test_m8_the_marker_of_who_is_down_stands_off_the_firewall() -> None:
    table = scene({"do": "draw", "n": 3}, seats=3).do("end").put(1, deck=STOCK[:2], space=4)
    table.do("install:red-grind", seat=1)
    assert (table[1].down, table[1].layer, table[1].space) == (True, 3, 0)


@pytest.mark.parametrize("why", ["nullified", "unpaid"])
def test_i5_d7_a_change_for_the_next_card_goes_with_a_card_that_fails(why: str) -> None:
    table = scene().put(1, controls=["red-snare"] if why == "nullified" else [])
    table.put(0, pools=[["red-gun"] * (2 if why == "nullified" else 0), [], []])
    table.match.play.modify(Modifier("cost_x", "add", -1, {"seat": 0, "installs": True}, "next:0"))
    table.do("install:red-hit")
    assert (table[0].void, table.match.play.state.modifiers) == (["red-hit"], [])


def test_11_5_pushed_back_to_the_first_space_and_from_it_home() -> None:
    for space, left in ((3, Marker(100, 1)), (2, Marker())):
        table = scene({"do": "push_back", "n": 2}).server("system-0", "system-2", "system-3", "system-7")
        table.put(1, markers=[Marker(100, space), Marker()]).do("install:red-grind")
        assert table[1].markers[0] == left


def test_11_5_exhausting_chooses_among_ready_programs_alone() -> None:
    table = scene({"do": "exhaust"})
    table.state.players[1].programs = [Program(501, "red-gun", 1, False), Program(502, "blue-watch", 1)]
    table.reload()
    table.do("install:red-grind")
    assert [program.ready for program in table[1].programs] == [False, False]


def test_11_5_a_program_goes_back_to_the_hand_of_its_owner() -> None:
    table = scene({"do": "bounce"}).put(1, programs=["yellow-well"]).do("install:red-grind")
    assert (table[1].programs, table[1].hand[-1], table[1].void) == ([], "yellow-well", [])
    assert table.match.view(0).players[1].known_hand == ("yellow-well",)


def test_11_5_resources_are_removed_from_the_top() -> None:
    table = scene({"do": "pool_remove", "who": "opponent", "pool": "red", "n": 2})
    table.put(1, pools=[["red-gun", "blue-scan", "red-hit"], [], []]).do("install:red-grind")
    assert (table[1].pools[0], table[1].void) == (["red-gun"], ["red-hit", "blue-scan"])


def test_11_5_a_move_is_of_one_marker_and_one_only() -> None:
    table = scene({"do": "move_marker", "n": 3}).server("system-0", "system-2", "system-3", "system-7")
    table.do("install:red-grind", "main>1.1")
    assert (table.asked().slot, table[0].markers[1]) == ("turn", Marker())


def test_11_5_a_random_discard_is_drawn() -> None:
    thrown: set[str] = set()
    for skipped in range(6):
        table = scene({"do": "discard", "who": "opponent", "how": "random"})
        for _ in range(skipped):
            table.match.play.below("random:1", 9)
        table.do("install:red-grind")
        thrown |= set(table[1].void)
    assert len(thrown) > 1


def test_11_5_a_shuffle_into_the_deck_is_one() -> None:
    table = scene({"do": "retrieve", "n": 2, "to": "shuffle"}).put(0, void=["yellow-tide", "yellow-cut"])
    before = list(table[0].deck)
    table.do("install:red-grind")
    assert sorted(table[0].deck) == sorted([*before, "yellow-tide", "yellow-cut"])
    assert table[0].deck[:-2] != before
    assert table[0].known_deck == []


@pytest.mark.parametrize(
    ("count", "damage"),
    [
        ({"count": "hand", "per": 2}, 2),  # five cards left: rounded down
        ({"count": "hand", "at_most": 3}, 3),
        ({"count": "pool", "colour": "red", "times": 2, "plus": -5}, 3),
        ({"count": "markers", "plus": 1}, 2),
        ({"count": "programs"}, 2),
        ({"count": "system", "plus": 1}, 2),
        ({"count": "ready"}, 1),
    ],
)
def test_11_5_what_is_counted(count: Record, damage: int) -> None:
    table = scene({"do": "damage", "n": count}).server("system-2", "system-3", "system-7", "system-4")
    table.put(0, markers=[Marker(100, 1), Marker()], pools=[["red-hit"] * 4, [], []])
    table.state.players[0].programs = [Program(501, "red-gun", 0, False), Program(502, "system-0", -1)]
    table.state.system_deck = [card for card in table.state.system_deck if card != "system-0"]
    table.reload()
    table.do("install:red-grind")
    assert table[1].space == 1 + damage


@pytest.mark.parametrize(
    ("narrow", "found"),
    [
        ({}, {"red-hit": 0, "red-gun": 0, "yellow-tide": 0, "blue-echo": 0}),
        ({"kind": "action"}, {"red-hit": 0, "red-gun": 1, "yellow-tide": 0, "blue-echo": 1}),
        ({"colour": "yellow"}, {"red-hit": 1, "red-gun": 1, "yellow-tide": 0, "blue-echo": 1}),
        ({"kind": "control"}, {"red-hit": 1, "red-gun": 1, "yellow-tide": 1, "blue-echo": 0}),
    ],
)
def test_11_5_a_standing_change_is_for_its_kind_and_colour(narrow: Record, found: dict[str, int]) -> None:
    cheap = player("blue-watch", "program", "blue", (0, 1), static=[{"query": "cost_x", "add": -1} | narrow])
    table = Scene(pack=with_cards(cheap)).put(0, programs=["blue-watch"])
    assert {card: cost_of(table.match.play, 0, table.pack[card])[0] for card in found} == found


@pytest.mark.parametrize("zone", ["hand", "deck", "pool", "control"])
def test_11_5_who_looks_reads_the_cards_and_others_how_many(zone: str) -> None:
    table = scene({"do": "peek", "who": "opponent", "zone": zone, "pool": "red"}, seats=3)
    table.put(1, controls=["blue-wall"]).do("install:red-grind", "s1")
    (event,) = [event for event in table.events if event.key.startswith("the_dome-event-peeked")]
    told = {viewer: event.seen(viewer) for viewer in (0, 1, 2, None)}
    assert told[0] is not None
    assert told[0][1]["cards"]
    for viewer in (1, 2, None):
        read = told[viewer]
        assert read is not None
        assert (read[0], "cards" in read[1]) == ("the_dome-event-peeked", False)


def test_8_a_control_that_is_being_revealed_lies_face_down_no_more() -> None:
    """Both copies of the deck are seen, so nothing that lies there can answer the damage that it deals itself."""
    table = listening("damage", effects=[{"do": "damage", "who": "me"}])
    table.put(1, void=["red-snare"], controls=["red-snare", "red-hit"]).do("install:red-hit")
    table.do("reveal:910", seat=1)
    table.match.elapse(table.match.timers()[0])
    assert called(table)[0] == ""
    assert table[1].space == 1 + 1 + 2


def test_m8_the_new_deck_is_shuffled() -> None:
    table = scene({"do": "draw", "n": 9}, seats=3).do("end").put(1, deck=STOCK, hand=["red-grind"], void=STOCK * 3)
    table.do("install:red-grind", seat=1)
    found = [*table[1].deck, *reversed(table[1].hand)]
    assert sorted(found) == sorted(STOCK * 4)
    assert found != [*reversed(STOCK), *STOCK * 3]


def test_11_5_a_swap_shows_nobody_a_card() -> None:
    table = scene({"do": "swap"}, memory="on").put(
        0, hand=["red-grind", "yellow-tide"], pools=[["red-gun", "red-hit"], [], []]
    )
    table.do("install:red-grind", "yellow-tide>red")
    assert (table[0].hand, table[0].pools[0]) == (["red-hit"], ["red-gun", "yellow-tide", "red-grind"])
    for viewer in (1, None):
        seen = table.match.view(viewer).players[0]
        assert (seen.known_hand, seen.known[0]) == ((), ("", "", "red-grind"))


def test_8_passing_until_the_own_turn_is_for_the_turns_of_others() -> None:
    table = listening("install", own=True)
    offered = {seat for seat in range(2) for one in table.match.asked(seat) if one.slot == "passing"}
    assert (table.state.current, offered) == (0, {1})
