"""The numbered rules and the worked examples X1-X9, played through the match."""

from __future__ import annotations

import pytest

from bot.games.the_dome.damage import recovered, struck
from bot.games.the_dome.decks import BadCode, broken_rules, decode, encode
from bot.games.the_dome.readings import LENGTH
from bot.games.the_dome.state import HOME, MAIN, SUB, Marker, Player
from tests.games.the_dome.packbox import player, tiny, with_cards
from tests.games.the_dome.scene import Scene

STOCK = ["red-hit", "red-grind", "blue-scan", "yellow-mend", "red-gun", "blue-wall", "blue-drain", "yellow-cut"]


def scene(seats: int = 2, traps: str = "orders", **more: object) -> Scene:
    """Seat 0 with plenty of cards and action points, nobody with Controls."""
    found = Scene(seats, traps, **more)  # type: ignore[arg-type]
    for seat in range(seats):
        found.put(seat, hand=list(STOCK), deck=STOCK * 2, pools=[["red-hit"] * 4, ["blue-scan"] * 4, []], ap=3)
    return found


# --- setup -----------------------------------------------------------------------------------------------------------


def test_s5_first_player_has_two_points_and_the_second_one_card_more() -> None:
    table = Scene()
    assert table[0].ap == 2
    assert len(table[0].hand) == 6 - 3
    assert len(table[1].hand) == 6 - 3 + 1


def test_m3_q22_no_first_player_limit_in_mastermind() -> None:
    table = Scene(3)
    assert table[0].ap == 3
    assert [len(p.hand) for p in table.state.players] == [3, 3, 3]


# --- X1-X3: paying ---------------------------------------------------------------------------------------------------


def test_x1_payment_comes_from_the_top_and_the_action_returns() -> None:
    pack = with_cards(player("red-hit", "action", "red", (2, 3), effects=[{"do": "damage"}]))
    table = scene(pack=pack).put(0, pools=[["red-gun", "red-forge", "red-snare", "red-grind"], [], []])
    table.do("install:red-hit")
    assert table[0].pools[0] == ["red-gun", "red-forge", "red-hit"]
    assert table[0].void == ["red-grind", "red-snare"]
    assert table[1].space == 2


def test_x1_too_few_resources_fail_and_the_point_is_spent() -> None:
    pack = with_cards(player("red-hit", "action", "red", (2, 3), effects=[{"do": "damage"}]))
    table = scene(pack=pack).put(0, pools=[["red-gun", "red-forge"], [], []])
    table.do("install:red-hit")
    assert table[0].void == ["red-hit"]
    assert (table[0].ap, table[1].space, len(table[0].pools[0])) == (2, 1, 2)


def test_x2_cost_change() -> None:
    pack = with_cards(player("red-hit", "action", "red", (1, 3), effects=[{"do": "damage"}]))
    table = scene(pack=pack).put(0, pools=[["red-gun"], [], ["yellow-mend"]])
    table.do("install:yellow-cut", "install:red-hit")
    assert table[0].pools[0] == ["red-gun", "red-hit"]
    assert table[1].space == 2
    assert not table.match.play.state.modifiers  # "next" is used up


def test_x3_a_response_makes_the_installation_fail() -> None:
    take = player("red-snare", "control", "red", (0, 1), window="install") | {
        "effects": [{"do": "pool_remove", "who": "actor", "pool": "red"}]
    }
    pack = with_cards(take, player("red-hit", "action", "red", (2, 3), effects=[{"do": "damage"}]))
    table = scene(pack=pack).put(0, pools=[["red-gun"] * 3, [], []]).put(1, controls=["red-snare"])
    table.do("install:red-hit")
    assert table.told("reveal")
    assert table.told("unpaid")
    assert table[0].void == ["red-gun", "red-hit"]


# --- damage ----------------------------------------------------------------------------------------------------------


def test_x4_damage_stops_at_the_edge_and_leaks() -> None:
    pack = with_cards(player("red-hit", "action", "red", (1, 2), effects=[{"do": "damage", "n": 3}]))
    table = scene(pack=pack).put(1, space=4, hand=[])
    table.do("install:red-hit")
    assert (table[1].layer, table[1].space) == (1, 1)
    drawn = table.offered(1)
    assert len(drawn) == 3  # Bo's first leak is 1/3
    table.do(drawn[:2], seat=1)
    assert len(table[1].hand) == 1
    assert len(table[1].void) == 2
    assert recovered(table[1], 2) == 0


@pytest.mark.parametrize(
    ("n", "layer", "space"), [(1, 0, 2), (LENGTH - 1, 0, LENGTH), (LENGTH, 1, 1), (2 * LENGTH, 1, 1)]
)
def test_d2_q6_q7_layer_edges(n: int, layer: int, space: int) -> None:
    person = Player(0)
    assert struck(person, n) == (layer == 1)
    assert (person.layer, person.space) == (layer, space)


def test_d2_passing_the_last_space_of_all_loses() -> None:
    table = scene().put(1, layer=2, space=5)
    table.do("install:red-hit")
    assert table.match.result is not None
    assert table.match.result.ranks == (1, 2)


# --- cracking --------------------------------------------------------------------------------------------------------


def test_x5_two_markers_completion_and_refill() -> None:
    table = scene().server("system-4", "system-0", "system-2", "system-3")  # b y y b | r b b | y r y | r r b y
    table.put(0, pools=[["red-hit"], ["blue-scan"], ["yellow-mend"] * 2])
    table.do("crack:blue", "sub>1.1")
    assert table[0].markers[SUB] == Marker(100, 1)
    table.do("crack:yellow", "sub>1.3")
    table.do("crack:blue", "sub>1.4")
    assert [program.card for program in table[0].programs] == ["system-4"]
    assert table[0].markers[SUB].on == HOME
    assert len(table.state.server) == 4
    assert table.state.cracked == 1


def test_x6_a_main_marker_locks_a_card_but_not_who_is_there() -> None:
    table = scene().server("system-6", "system-1", "system-2", "system-3")  # b b r b, b r r
    table.put(1, markers=[Marker(100, 1), Marker()])
    table.do("crack:blue")
    assert not any(option.startswith(("main>1", "sub>1")) for option in table.offered())
    table.do("stop").put(0, markers=[Marker(), Marker(100, 1)])
    table.do("crack:blue")
    assert "sub>1.2" in table.offered()
    assert "main>1.1" not in table.offered()


def test_q8_the_own_main_marker_keeps_out_the_own_sub() -> None:
    table = scene().server("system-6", "system-0", "system-2", "system-3").put(0, markers=[Marker(100, 1), Marker()])
    table.do("crack:blue")
    assert "sub>1.1" not in table.offered()
    assert "main>1.2" in table.offered()
    table.do("recall-main")
    assert table[0].markers[MAIN].on == HOME
    assert "sub>1.1" in table.offered()


# --- running out, Mastermind -----------------------------------------------------------------------------------------


def test_x7_the_second_card_may_be_declined_and_a_forced_draw_loses() -> None:
    table = scene().put(0, deck=["red-hit"], pools=[[], ["blue-scan"], []])
    table.do("download")
    assert table.match.result is None
    table.do("install:blue-scan")
    assert table.match.result is not None
    assert table.match.result.detail["reason"] == "draw"


def test_x8_energy_each_turn_and_for_leaks() -> None:
    table = scene(4)
    assert table.state.energy == 2
    table.put(1, space=5, hand=[]).put(2, space=5, hand=[]).put(3, space=1)
    table.state.energy = 7
    table.state.mm_hand = ["master-0"]
    table.reload()
    table.do("mm:master-0:strong")
    assert table.state.energy == 7  # 7 - 1 for the strong effect + 1 for the first leak
    table.do(table.offered(1)[:2], seat=1)
    assert table.state.energy == 8


def test_m8_m9_incapacitation_and_both_ends() -> None:
    table = scene(3).put(1, layer=2, space=5, void=["red-gun"]).put(2, layer=2, space=5)
    table.state.mm_hand = ["master-0", "master-1"]
    table.reload()
    cards = len(table[1].deck) + len(table[1].hand) + 1
    table.do("mm:master-0:weak", "s1")
    assert table[1].down
    assert (len(table[1].hand), len(table[1].deck), table[1].void) == (3, cards - 3, [])
    assert table.match.result is None
    table.do("mm:master-1:weak", "s2")
    assert table.match.result is not None
    assert table.match.result.ranks == (1, 2, 2)


# --- windows ---------------------------------------------------------------------------------------------------------


def test_w_damage_prevents_by_order() -> None:
    table = scene().put(1, controls=["blue-wall"])
    table.do("install:red-hit")
    assert table[1].space == 1
    assert table[1].controls == []
    assert table[1].pools[1][-1] == "blue-wall"


def test_an_order_to_hold_is_kept() -> None:
    table = scene().put(1, controls=["blue-wall"])
    standing = next(q for q in table.match.asked(1) if q.slot == "orders")
    table.match.answer(1, standing.no, {"c910": "hold"})
    table.do("install:red-hit")
    assert table[1].space == 3
    assert len(table[1].controls) == 1


def test_nullify_and_the_nested_window_that_nullifies_it() -> None:
    table = scene().put(1, controls=["red-snare"])
    table.do("install:red-hit")
    assert table[1].space == 1
    assert table[0].void == ["red-hit"]  # cost unpaid (I5)
    nested = scene().put(1, controls=["red-snare"]).put(0, controls=["blue-echo"])
    nested.do("install:red-hit")
    assert nested[1].space == 3
    assert nested[1].void == ["red-snare"]


@pytest.mark.parametrize("card", ["blue-wall", "blue-echo"])
def test_ask_calls_alike_whether_or_not_the_control_fits(card: str) -> None:
    table = scene(traps="ask").put(1, controls=[card])
    table.do("install:red-hit")
    assert table.match.awaited() == (1,)
    assert ("pass" in table.offered(1), len(table.offered(1)) > 1) == (True, False)


def test_ask_pass_until_my_turn() -> None:
    table = scene(traps="ask").put(1, controls=["red-snare"])
    standing = next(q for q in table.match.asked(1) if q.slot == "passing")
    table.match.answer(1, standing.no, "passing")
    table.do("install:red-hit")
    while table.match.timers():
        table.match.elapse(table.match.timers()[0])
    assert table[1].space == 3


# --- programs, decks -------------------------------------------------------------------------------------------------


def test_i10_no_duplicates_unless_add_on() -> None:
    table = scene().put(0, hand=["red-gun", "red-forge"], programs=["red-gun", "red-forge"])
    assert "install:red-gun" not in table.offered()
    assert "install:red-forge" in table.offered()


def test_b1_activating_exhausts_and_arrange_readies() -> None:
    table = scene().put(0, programs=["red-gun"])
    table.do("use:red-gun")
    assert table[1].space == 2
    assert "use:red-gun" not in table.offered()
    table.do("end")
    assert table[0].programs[0].ready


def _deck(red: int, blue: int, yellow: int) -> tuple[object, dict[str, int]]:
    pack = with_cards(
        *(player(f"{c}-fill-{n}", "action", c, (0, 0), effects=[{"do": "draw"}])
          for c in ("red", "blue", "yellow") for n in range(4))
    )  # fmt: skip
    cards: dict[str, int] = {}
    for colour, wanted in (("red", red), ("blue", blue), ("yellow", yellow)):
        for number in range(4):
            cards[f"{colour}-fill-{number}"] = max(0, min(3, wanted - 3 * number))
    return pack, {card: copies for card, copies in cards.items() if copies}


@pytest.mark.parametrize(("numbers", "legal"), [((11, 9, 10), True), ((11, 10, 9), True), ((12, 9, 9), False)])
def test_x9_deck_check(numbers: tuple[int, int, int], legal: bool) -> None:
    pack, cards = _deck(*numbers)
    found = [one.rule for one in broken_rules(pack, "ana", cards)]  # type: ignore[arg-type]
    assert found == ([] if legal else ["colour"])


def test_7_each_broken_rule_is_named() -> None:
    cards = dict(tiny().decks["ana-deck"].cards) | {"red-hit": 4, "nothing": 1}
    assert {one.rule for one in broken_rules(tiny(), "ana", cards)} == {"size", "copies", "unknown", "colour"}
    assert [one.rule for one in broken_rules(tiny(), "red-hit", cards)] == ["character"]


def test_a_deck_code_is_short_and_comes_back() -> None:
    deck = tiny().decks["bo-deck"]
    code = encode(tiny(), "bo", deck.cards)
    assert len(code) < 80
    assert decode(tiny(), code) == ("bo", dict(sorted(deck.cards.items())))
    with pytest.raises(BadCode):
        decode(tiny(), code[:-1] + ("A" if code[-1] != "A" else "B"))
