"""What nobody may learn (13.4, the two-states property of hidden Controls), and what everybody knows and keeps."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.core.cards.knowing import PUBLIC, faces, knows
from bot.core.events import Event
from bot.core.streams import Stream
from bot.games.the_dome import knowing
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.knowing import into_hand, shown_from_hand
from bot.games.the_dome.state import Player
from tests.core.conformance import encoded
from tests.games.the_dome.packbox import player, with_cards
from tests.games.the_dome.scene import Scene

STOCK = ["red-hit", "red-grind", "blue-scan", "yellow-mend", "red-gun", "blue-drain"]
CONTROLS = ("red-snare", "blue-wall", "blue-echo", "yellow-lock")


def scene(seats: int = 2, traps: str = "orders", **more: object) -> Scene:
    """Everybody with plenty of cards and no Controls."""
    found = Scene(seats, traps, **more)  # type: ignore[arg-type]
    for seat in range(seats):
        found.put(seat, hand=list(STOCK), deck=STOCK * 3, pools=[["red-hit"] * 4, ["blue-scan"] * 4, []], ap=3)
    return found.server("system-0", "system-2", "system-3", "system-7")  # no track begins with blue


# --- a hidden Control tells nothing ----------------------------------------------------------------------------------


def outside(table: Scene, events: list[Event], eyes: tuple[int | None, ...]) -> bytes:
    """All that those who do not own the Control can see and read at this moment."""
    match = table.match
    awaited = match.awaited()
    return encoded(
        [
            *[match.view(eye) for eye in eyes],
            *[[event.seen(eye) for event in events] for eye in eyes],
            *[match.asked(eye) for eye in eyes if eye is not None],
            awaited,
            [match.topic(seat) for seat in awaited],
            match.timers(),
        ]
    )


def played(table: Scene, eyes: tuple[int | None, ...], script: tuple[Any, ...]) -> list[bytes]:
    """Seat 0 plays its script; whoever is called passes, and waiting times run out. What was seen on the way."""
    seen = [outside(table, [], eyes)]
    for answer in script:
        seen.append(outside(table.do(answer), table.events, eyes))
        while 0 not in table.match.awaited() and table.match.result is None:
            waiting = [
                s for s in table.match.awaited() if any(q.blocking and not q.answered for q in table.match.asked(s))
            ]
            if waiting:
                table.do("pass", seat=waiting[0])
            else:
                table.events = list(table.match.elapse(table.match.timers()[0]))
            seen.append(outside(table, table.events, eyes))
    return seen


SCRIPT = ("install:red-hit", "crack:blue", "install:red-gun", "use:red-gun")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ask_two_tables_that_differ_in_one_face_down_control_look_the_same(seats: int) -> None:
    eyes = (0, None, *range(2, seats))
    found: set[tuple[bytes, ...]] = set()
    for control in CONTROLS:
        table = scene(seats, "ask").put(1, controls=[control]).put(0, programs=[])
        answers = [part for step in SCRIPT for part in ([step] if seats == 2 else _aimed(step))]
        found.add(tuple(played(table, eyes, tuple(answers))))
    assert len(found) == 1
    assert len(next(iter(found))) > len(SCRIPT) + 3  # seat 1 was called several times


def _aimed(step: str) -> list[str]:
    """With several opponents a target is named too."""
    return [step, "s2"] if step in ("install:red-hit", "use:red-gun") else [step]


@pytest.mark.parametrize("seats", [2, 4])
def test_orders_two_tables_that_differ_in_a_held_control_look_the_same(seats: int) -> None:
    eyes = (0, None, *range(2, seats))
    found: set[tuple[bytes, ...]] = set()
    for control in CONTROLS:
        table = scene(seats).put(1, controls=[control])
        standing = next(q for q in table.match.asked(1) if q.slot == "orders")
        table.match.answer(1, standing.no, {"c910": "hold"})
        answers = [part for step in SCRIPT for part in ([step] if seats == 2 else _aimed(step))]
        found.add(tuple(played(table, eyes, tuple(answers))))
    assert len(found) == 1


def test_orders_a_control_that_does_not_fit_looks_like_one_that_is_held() -> None:
    found: set[tuple[bytes, ...]] = set()
    for control, order in (("red-snare", "hold"), ("blue-echo", "first"), ("yellow-lock", "first")):
        table = scene().put(1, controls=[control])
        standing = next(q for q in table.match.asked(1) if q.slot == "orders")
        table.match.answer(1, standing.no, {"c910": order})
        found.add(tuple(played(table, (0, None), ("install:red-hit", "install:red-gun", "use:red-gun"))))
    assert len(found) == 1


def test_ask_a_waiting_order_is_not_seen_by_others() -> None:
    """Whether a call waits for a person or for its time alone, it looks the same."""
    found: set[bytes] = set()
    for passing in (True, False):
        table = scene(2, "ask").put(1, controls=["red-snare"])
        if passing:
            standing = next(q for q in table.match.asked(1) if q.slot == "passing")
            table.match.answer(1, standing.no, "passing")
        table.do("install:red-hit")
        found.add(outside(table, table.events, (0, None)))
    assert len(found) == 1


# --- what everybody has seen is kept ---------------------------------------------------------------------------------


def pools(table: Scene, viewer: int | None, seat: int) -> list[list[str]]:
    """What a viewer knows of a seat's pools."""
    return [list(pool) for pool in table.match.view(viewer).players[seat].known]


def resampled(table: Scene, viewer: int | None, times: int = 8) -> list[Any]:
    """Tables that the viewer could believe in."""
    return [table.match.resample(viewer, Stream.of("hidden", n)).play.board for n in range(times)]


def test_a_used_action_is_known_on_its_pool_until_it_is_covered_no_more() -> None:
    table = scene(memory="on").do("install:red-grind")
    for viewer in (1, None, 0):
        assert pools(table, viewer, 0)[0] == ["", "", "", "", "red-grind"]
    assert {board.players[0].pools[0][4] for board in resampled(table, 1)} == {"red-grind"}
    table.do("install:red-hit")  # pays with it
    assert pools(table, 1, 0)[0] == ["", "", "", "", "red-hit"]
    assert table[0].void == ["red-grind"]


def test_a_used_control_is_known_on_its_pool() -> None:
    table = scene(memory="on").put(1, controls=["blue-wall"]).do("install:red-hit")
    assert pools(table, 0, 1)[1] == ["", "", "", "", "blue-wall"]
    assert {board.players[1].pools[1][4] for board in resampled(table, 0)} == {"blue-wall"}


def test_a_card_taken_back_from_the_void_is_known_in_the_hand_until_a_card_leaves_face_down() -> None:
    back = player("red-grind", "action", "red", (0, 1), effects=[{"do": "retrieve"}])
    table = scene(pack=with_cards(back)).put(0, void=["yellow-cut"])
    table.do("install:red-grind")
    assert table.match.view(1).players[0].known_hand == ("yellow-cut",)
    assert all("yellow-cut" in board.players[0].hand for board in resampled(table, 1))
    table.do("allocate", "red-hit>yellow")
    assert table.match.view(1).players[0].known_hand == ()


def test_setting_a_control_leaves_other_kinds_known() -> None:
    back = player("red-grind", "action", "red", (0, 1), effects=[{"do": "retrieve", "n": 2}])
    table = scene(pack=with_cards(back)).put(0, void=["yellow-cut", "blue-wall"])
    table.do("install:red-grind")
    assert table.match.view(None).players[0].known_hand == ("blue-wall", "yellow-cut")
    table.do("set:blue-wall")
    assert table.match.view(None).players[0].known_hand == ("yellow-cut",)
    assert table.match.view(1).players[0].controls[0].seen == ""


@pytest.mark.parametrize(("to", "at"), [("top", 0), ("bottom", -1)])
def test_a_card_put_on_or_under_the_deck_in_public_is_known_there(to: str, at: int) -> None:
    back = player("red-grind", "action", "red", (0, 1), effects=[{"do": "retrieve", "to": to}])
    table = scene(pack=with_cards(back)).put(0, void=["yellow-cut"])
    table.do("install:red-grind")
    for viewer in (0, 1, None):
        assert table.match.view(viewer).players[0].known_deck[at] == "yellow-cut"
        assert {board.players[0].deck[-1 - at if at == 0 else 0] for board in resampled(table, viewer)} == {
            "yellow-cut"
        }


def test_a_shuffle_ends_all_knowledge_of_a_deck() -> None:
    pack = with_cards(
        player("red-grind", "action", "red", (0, 1), effects=[{"do": "retrieve", "to": "top"}]),
        player("blue-scan", "action", "blue", (0, 1), effects=[{"do": "shuffle"}]),
    )
    table = scene(pack=pack).put(0, void=["yellow-cut"])
    table.do("install:red-grind", "install:blue-scan")
    assert table.match.view(0).players[0].known_deck == ()
    assert table[0].known_deck == []


def test_a_drawn_card_that_all_know_is_known_in_the_hand() -> None:
    table = scene()
    knowing.onto_deck(table[0], "yellow-tide", PUBLIC)
    table.do("download", "no")
    assert table.match.view(1).players[0].known_hand == ("yellow-tide",)


def test_c5_faces_of_a_pool_that_others_once_saw_were_shown_to_them() -> None:
    """Only the owner of a pool sees what lies in it, unless the table has chosen to remember."""
    look = {"do": "peek", "who": "opponent", "zone": "pool", "pool": "blue", "n": 2}
    pack = with_cards(player("red-gun", "action", "red", (0, 1), effects=[look]))
    for memory, shown in (("off", []), ("on", ["red-grind", "red-gun"])):
        table = scene(pack=pack, memory=memory).do("install:red-grind", "install:red-gun")
        for viewer in (1, None):
            assert [card for pool in pools(table, viewer, 0) for card in pool if card] == shown
        looked_at = [card for pool in pools(table, 0, 1) for card in pool if card]
        assert looked_at == (["blue-scan", "blue-scan"] if memory == "on" else [])
        assert table.match.view(0).players[0].pools[0][-2:] == ("red-grind", "red-gun")


# --- what one seat alone has looked at -------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hand", "pool", "control", "deck"])
def test_what_a_seat_has_looked_at_stays_in_its_eyes_alone(zone: str) -> None:
    line = {"do": "peek", "who": "opponent", "zone": zone, "n": 2} | ({"pool": "blue"} if zone == "pool" else {})
    table = scene(3, pack=with_cards(player("red-grind", "action", "red", (0, 1), effects=[line])), memory="on")
    table.put(1, controls=["blue-wall"], pools=[[], ["red-gun", "yellow-cut", "blue-echo"], []])
    table.do("install:red-grind", "s1")
    own, other, nobody = (table.match.view(viewer).players[1] for viewer in (0, 2, None))
    if zone == "hand":
        assert own.known_hand == tuple(sorted(STOCK))
        assert other.known_hand == nobody.known_hand == ()
        assert all(board.players[1].hand == STOCK for board in resampled(table, 0))
        assert any(Counter(board.players[1].hand) != Counter(STOCK) for board in resampled(table, 2))
    elif zone == "pool":
        assert own.known[1] == ("", "yellow-cut", "blue-echo")
        assert not any(any(pool) for pool in (*other.known, *nobody.known))
        assert all(board.players[1].pools[1][1:] == ["yellow-cut", "blue-echo"] for board in resampled(table, 0))
    elif zone == "control":
        assert (own.controls[0].card, own.controls[0].seen) == ("", "blue-wall")
        assert other.controls[0].seen == nobody.controls[0].seen == ""
        assert {board.players[1].controls[0].card for board in resampled(table, 0)} == {"blue-wall"}
    else:
        assert own.known_deck[:3] == (*STOCK[:2], "")
        assert other.known_deck == nobody.known_deck == ()
        assert all(board.players[1].deck[-2:] == STOCK[1::-1] for board in resampled(table, 0))


def test_an_owner_remembers_its_own_deck() -> None:
    look = player(
        "red-grind", "action", "red", (0, 1), effects=[{"do": "peek", "zone": "deck", "n": 2, "bottom": True}]
    )
    table = scene(pack=with_cards(look)).put(0, deck=["yellow-tide", "red-snare", *STOCK])
    table.do("install:red-grind", ["yellow-tide"])
    known = table.match.view(0).players[0].known_deck
    assert (known[0], known[-1], set(known[1:-1])) == ("red-snare", "yellow-tide", {""})
    assert table.match.view(1).players[0].known_deck == ()
    for board in resampled(table, 0):
        assert (board.players[0].deck[-1], board.players[0].deck[0]) == ("red-snare", "yellow-tide")


def test_cards_of_an_opponents_deck_being_looked_at_are_the_opponents() -> None:
    line = {"do": "peek", "who": "opponent", "zone": "deck", "n": 3, "bottom": True}
    table = scene(pack=with_cards(player("red-grind", "action", "red", (0, 1), effects=[line])))
    before = Counter(table[1].deck)
    table.do("install:red-grind")
    assert (table.state.held_by, table.state.held_of) == (0, 1)
    for viewer in (0, 1, None):
        for board in resampled(table, viewer):
            assert Counter(board.players[1].deck + board.held) <= before + Counter(table[1].hand) + Counter(
                card for pool in table[1].pools for card in pool
            )
    table.do(["red-hit"])
    assert Counter(table[1].deck) == before
    assert table[1].deck[0] == "red-hit"
    assert table.match.view(1).players[1].known_deck == ()


# --- the masks -------------------------------------------------------------------------------------------------------


def test_masks() -> None:
    assert knows(PUBLIC, None)
    assert knows(PUBLIC, 3)
    assert knows(0b10, 1)
    assert not knows(0b10, 0)
    assert not knows(0b10, None)
    assert faces([PUBLIC, 1], ["a", "b"], None) == ["a", ""]


def test_of_several_copies_the_known_one_is_thought_to_leave() -> None:
    person = Player(0, hand=["a", "b"])
    into_hand(person, "a", PUBLIC)
    shown_from_hand(person, "a")
    assert (person.hand, person.known_hand) == (["a", "b"], [])


def test_masks_forget_when_a_zone_was_set_by_hand() -> None:
    person = Player(0, hand=["a"])
    into_hand(person, "b", PUBLIC)
    person.hand = ["x", "y", "z"]
    shown_from_hand(person, "y")
    assert (person.hand, person.known_hand) == (["x", "z"], [])


def test_a_resampled_table_keeps_every_invariant_with_the_house_cards() -> None:
    from bot.core.match import Match
    from bot.core.selfplay import next_move

    match = Match.new("the_dome", 4, bytes(32), {"traps": "orders"}, built_in())
    stream = Stream.of("house")
    for turn in range(160):
        move = None if match.result is not None else next_move(match)
        if move is None:
            break
        seat, question = move
        match.answer(seat, question.no, match.sample(seat, question.no, stream))
        if turn % 8 == 0 and match.result is None:
            for viewer in (*range(4), None):
                other = match.resample(viewer, stream)
                assert other.play.game.rules.violations(other.play) == []
                assert encoded(other.view(viewer)) == encoded(match.view(viewer))
