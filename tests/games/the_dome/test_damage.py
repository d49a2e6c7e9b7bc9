"""Rules 5 and 6: damage, data leak, the end; the Mastermind mode. Named after their numbers."""

from __future__ import annotations

import pytest

from bot.games.the_dome.damage import recovered, struck
from bot.games.the_dome.readings import ENERGY_MOST, LAYERS, LENGTH
from bot.games.the_dome.state import Player, Program, State
from tests.games.the_dome.packbox import player, with_cards
from tests.games.the_dome.scene import Scene

STOCK = ["red-hit", "red-grind", "blue-scan", "yellow-mend", "red-gun", "blue-drain"]
ALL = player("red-hit", "action", "red", (0, 1), effects=[{"do": "damage", "n": 1, "who": "all"}])


def scene(seats: int = 2, **more: object) -> Scene:
    """Everybody with plenty of cards and no Controls."""
    found = Scene(seats, **more)  # type: ignore[arg-type]
    for seat in range(seats):
        found.put(seat, hand=list(STOCK), deck=STOCK * 3, pools=[["red-hit"] * 4, ["blue-scan"] * 4, []], ap=3)
    return found


def boss(seats: int = 3, *cards: str, energy: int = 0, **more: object) -> Scene:
    """The Mastermind (seat 0) with these cards and tokens."""
    found = scene(seats, **more)
    found.state.mm_hand, found.state.energy = list(cards), energy
    found.state.mm_deck = [card for card in found.state.mm_deck if card not in cards]
    found.reload()
    return found


def passed_on(table: Scene, turns: int) -> Scene:
    """So many turns end."""
    for _ in range(turns):
        table.do("end", seat=table.state.current)
    return table


# --- 5: damage -------------------------------------------------------------------------------------------------------


def test_d1_deck_damage_takes_cards_one_by_one_from_the_top() -> None:
    table = scene().put(1, deck=["yellow-tide", "red-snare", "red-hit"])
    table.do("install:red-grind")
    assert table[1].void == ["yellow-tide", "red-snare"]


def test_d1_q4_an_empty_deck_is_no_loss_until_a_draw_fails() -> None:
    table = scene().put(1, deck=["red-hit"])
    table.do("install:red-grind")
    assert table[1].deck == []
    assert table.match.result is None
    table.do("end").do("download", seat=1)
    assert table.match.result is not None
    assert table.match.result.ranks == (1, 2)


@pytest.mark.parametrize("layer", range(LAYERS - 1))
@pytest.mark.parametrize("space", range(1, LENGTH + 1))
@pytest.mark.parametrize("n", [1, 2, LENGTH, 2 * LENGTH])
def test_d2_q6_q7_every_edge(layer: int, space: int, n: int) -> None:
    person = Player(0, layer=layer, space=space)
    fell = struck(person, n)
    assert fell == (space + n > LENGTH)
    assert (person.layer, person.space) == ((layer + 1, 1) if fell else (layer, space + n))


def test_q6_two_instances_count_apart() -> None:
    twice = player("red-hit", "action", "red", (0, 1), effects=[{"do": "damage", "n": 3}, {"do": "damage", "n": 3}])
    table = scene(pack=with_cards(twice)).put(1, space=4, hand=[])
    table.do("install:red-hit")
    table.do(table.offered(1)[:2], seat=1)
    assert (table[1].layer, table[1].space) == (1, 4)


def test_d3_recovery_stays_in_its_layer() -> None:
    person = Player(0, layer=1, space=3)
    assert (recovered(person, 9), person.layer, person.space) == (2, 1, 1)


def test_d4_the_first_drop_uses_the_upper_value_and_the_second_the_lower() -> None:
    table = scene().put(1, space=5, hand=[])
    table.do("install:red-hit")
    assert len(table.offered(1)) == 3
    table.do(table.offered(1)[:2], seat=1)
    table.put(1, space=5).do("use:character")
    assert len(table.offered(1)) == 5
    assert table.asked(1).shape.min == 2  # type: ignore[union-attr]
    assert table[1].leaks == 2


def test_d4_q25_the_leaking_player_chooses_and_orders_the_discards() -> None:
    table = scene().put(1, space=5, hand=[], deck=["yellow-tide", "red-snare", "red-gun", "red-hit"])
    table.do("install:red-hit")
    assert table.match.awaited() == (1,)
    table.do(["red-gun", "yellow-tide"], seat=1)
    assert (table[1].void, table[1].hand) == (["red-gun", "yellow-tide"], ["red-snare"])


def test_d5_q5_who_must_draw_more_than_there_is_loses_and_draws_none() -> None:
    table = scene().put(0, deck=["red-hit"], pools=[[], ["blue-scan"], []])
    table.do("install:blue-scan")
    assert table.match.result is not None
    assert (table[0].deck, table.match.result.detail["reason"]) == (["red-hit"], "draw")


def test_q21_a_leak_that_cannot_be_drawn_loses() -> None:
    table = scene().put(1, space=5, deck=["red-hit"] * 2)
    table.do("install:red-hit")
    assert table.match.result is not None
    assert table.match.result.detail == {"reason": "draw", "turns": 1, "cracked": 0, "loser": 1, "mode": "duel"}


def test_d6_both_at_once_the_turn_players_opponent_wins() -> None:
    table = scene(pack=with_cards(ALL)).put(0, layer=2, space=5).put(1, layer=2, space=5)
    table.do("install:red-hit")
    assert table.match.result is not None
    assert table.match.result.ranks == (2, 1)


def test_d6_both_at_once_by_a_card_of_the_other_side() -> None:
    trap = player("red-snare", "control", "red", (0, 1), window="install", effects=[{"do": "damage", "who": "all"}])
    table = scene(pack=with_cards(trap)).put(0, layer=2, space=5).put(1, layer=2, space=5, controls=["red-snare"])
    table.do("install:red-hit")
    assert table.match.result is not None
    assert table.match.result.ranks == (2, 1)


def test_standing_changes_of_damage() -> None:
    gear = player("red-gun", "program", "red", (0, 1), static=[{"query": "dealt", "add": 1}])
    plate = player("blue-watch", "program", "blue", (0, 1), static=[{"query": "taken", "add": -2}])
    table = scene(pack=with_cards(gear, plate)).put(0, programs=["red-gun"])
    table.do("install:red-hit")
    assert table[1].space == 4
    table.put(1, programs=["blue-watch"], space=1).do("install:red-grind")
    assert table[1].space == 1


def test_d2_a_standing_change_adds_nothing_to_no_damage() -> None:
    none = player("red-grind", "action", "red", (0, 1), effects=[{"do": "damage", "n": {"count": "markers"}}])
    gear = player("red-gun", "program", "red", (0, 1), static=[{"query": "dealt", "add": 1}])
    table = scene(pack=with_cards(none, gear)).put(0, programs=["red-gun"])
    table.do("install:red-grind")
    assert table[1].space == 1


FOLLOWED: list[dict[str, object]] = [
    {"do": "damage", "n": 3, "then": [{"do": "recover", "n": 1}], "otherwise": [{"do": "recover", "n": 3}]},
    {"do": "recover", "n": {"count": "last"}},
]


@pytest.mark.parametrize(("traps", "gained"), [([], 1), (["blue-wall"], 1), (["blue-wall", "blue-wall"], 3)])
def test_d2_what_follows_looks_at_the_damage_that_was_taken(traps: list[str], gained: int) -> None:
    """`then` only if any came through."""
    pack = with_cards(player("red-hit", "action", "red", (0, 1), effects=FOLLOWED[:1]))
    table = scene(pack=pack).put(0, space=5).put(1, controls=traps)
    table.do("install:red-hit")
    assert table[0].space == 5 - gained


@pytest.mark.parametrize(("traps", "gained"), [([], 3), (["blue-wall"], 1), (["blue-wall", "blue-wall"], 0)])
def test_d2_last_is_the_damage_that_was_taken(traps: list[str], gained: int) -> None:
    lines = [{"do": "damage", "n": 3}, FOLLOWED[1]]
    table = scene(pack=with_cards(player("red-hit", "action", "red", (0, 1), effects=lines)))
    table.put(0, space=5).put(1, controls=traps)
    table.do("install:red-hit")
    assert table[0].space == 5 - gained


def test_d1_last_is_the_number_of_cards_that_went() -> None:
    lines = [{"do": "deck_damage", "n": 3}, FOLLOWED[1]]
    table = scene(pack=with_cards(player("red-hit", "action", "red", (0, 1), effects=lines)))
    table.put(0, space=5).put(1, deck=["red-gun"])
    table.do("install:red-hit")
    assert table[0].space == 4


def test_d2_last_adds_up_over_all_opponents() -> None:
    lines = [{"do": "damage", "n": 2, "who": "opponents"}, {"do": "draw", "n": {"count": "last"}}]
    table = scene(3, pack=with_cards(player("red-hit", "action", "red", (0, 1), effects=lines)))
    table.put(0, hand=["red-hit"]).put(1, controls=["blue-wall"])
    table.do("install:red-hit")
    assert [table[seat].space for seat in (1, 2)] == [1, 3]
    assert len(table[0].hand) == 2


def test_d2_the_log_names_no_place_for_the_last_damage() -> None:
    table = scene().put(1, layer=2, space=5)
    table.do("install:red-hit")
    assert table.told("damage-last")
    assert not table.told("damage")


# --- 6: Mastermind ---------------------------------------------------------------------------------------------------


def test_m2_q24_the_event_is_the_last_card_and_happens_when_drawn() -> None:
    """Q24."""
    table = scene(3)
    assert table.pack[table.state.mm_deck[0]].kind == "event"
    table.state.mm_deck = ["event"]
    table.state.mm_hand = []
    table.reload()
    passed_on(table, 3)
    assert table.state.mm_void == ["event"]
    assert [len(person.void) for person in table.state.players] == [0, 2, 2]


@pytest.mark.parametrize(("seats", "energy"), [(3, 1), (4, 2)])
def test_m3_m4_the_mastermind_begins_draws_and_gains_energy(seats: int, energy: int) -> None:
    table = Scene(seats)
    state: State = table.state
    assert (state.mastermind, state.current, state.phase) == (0, 0, "action")
    assert (len(state.mm_hand), len(state.mm_deck), state.energy) == (1, 7, energy)
    passed_on(table, seats)
    assert (len(table.state.mm_hand), table.state.energy) == (2, 2 * energy)


def test_m4_never_above_eight_and_an_empty_deck_is_no_loss() -> None:
    table = boss(3, energy=ENERGY_MOST)
    table.state.mm_deck = []
    table.reload()
    passed_on(table, 3)
    assert (table.state.energy, table.match.result) == (ENERGY_MOST, None)


def test_m5_weak_is_free_strong_costs_its_tokens_and_neither_a_point() -> None:
    table = boss(3, "master-1", "master-3", energy=2)
    assert {"mm:master-1:weak", "mm:master-1:strong", "mm:master-3:weak"} <= set(table.offered())
    table.do("mm:master-1:strong")
    assert (table.state.energy, table[0].ap) == (0, 3)
    assert [table[seat].space for seat in (1, 2)] == [4, 4]
    assert "mm:master-3:strong" not in table.offered()
    table.do("mm:master-3:weak", "s2")
    assert table[2].space == 5
    assert table.state.mm_void == ["master-1", "master-3"]


def test_m6_down_to_three_at_arrange_by_choice() -> None:
    table = boss(3, "master-0", "master-1", "master-2", "master-3", "master-4")
    table.do("end")
    assert table.asked().slot == "discard"
    table.do(["master-4", "master-1"])
    assert table.state.mm_hand == ["master-0", "master-2", "master-3"]
    assert table.state.mm_void == ["master-4", "master-1"]


def test_m7_each_leak_of_an_ally_gives_a_token_and_none_of_the_mastermind() -> None:
    table = boss(3, "master-0", energy=0).put(1, space=5).put(2, space=5)
    table.do("install:red-hit", "s1")
    table.do(table.offered(1)[:2], seat=1)
    assert table.state.energy == 1
    own = passed_on(boss(3), 1).put(0, space=5)
    before = own.state.energy
    own.do("install:red-hit", seat=1)
    assert (own[0].layer, own.state.energy) == (1, before)


def test_m8_an_incapacitated_ally_begins_anew_and_plays_on_with_one_point() -> None:
    table = boss(3, "master-0").put(1, layer=2, space=5, void=["red-gun"], programs=["red-gun"])
    cards = len(table[1].deck) + len(table[1].hand) + 1
    table.do("mm:master-0:weak", "s1")
    person = table[1]
    assert (person.down, len(person.hand), len(person.deck), person.void) == (True, 3, cards - 3, [])
    assert [program.card for program in person.programs] == ["red-gun"]
    assert len(person.pools[0]) == 4
    passed_on(table, 1)
    assert table[1].ap == 1


def test_m8_no_more_damage_leaks_or_losses() -> None:
    table = boss(3).put(1, down=True, layer=3, space=0, deck=["red-hit"])
    table.do("install:red-hit", "s1")
    assert not table.told("damage")
    passed_on(table.put(0, hand=[]), 1)
    assert table.state.current == 1
    table.put(1, ap=2).do("download", seat=1)
    table.do("download", seat=1)
    assert table.match.result is None


def test_m8_in_the_own_turn_points_beyond_one_are_lost() -> None:
    table = passed_on(boss(3), 1).put(1, deck=[], pools=[[], ["blue-scan"] * 3, []])
    table.do("install:blue-scan", seat=1)
    assert table[1].down
    assert table[1].ap == 1


def test_m8_a_leak_under_way_ends_when_its_owner_is_incapacitated_in_w_leak() -> None:
    flood = player("red-snare", "control", "red", (0, 0), window="leak", effects=[{"do": "draw", "n": 3}])
    table = boss(3, pack=with_cards(flood))
    table.put(1, controls=["red-snare"], space=5, deck=["yellow-mend"] * 2, hand=["red-hit"], void=["red-gun"])
    table.match.play.orders(1)["c910"] = "risk"
    table.do("install:red-hit", "s1")
    assert table[1].down
    assert (len(table[1].hand), len(table[1].deck)) == (3, 1)


def test_m10_that_opponent_is_nobody_when_the_damage_is_ones_own_or_an_allys() -> None:
    counter = player(
        "blue-wall", "control", "blue", (0, 1), window="damage", effects=[{"do": "damage", "who": "actor"}]
    )
    anyone = player("red-hit", "action", "red", (0, 1), effects=[{"do": "damage", "who": "player"}])
    for target in (1, 2):
        table = passed_on(boss(3, pack=with_cards(counter, anyone)), 1).put(target, controls=["blue-wall"])
        table.do("install:red-hit", seat=1).do(f"s{target}", seat=1)
        assert table.told("reveal")
        assert [table[seat].space for seat in range(3)] == [1, *(2 if seat == target else 1 for seat in (1, 2))]
    table = passed_on(boss(3, pack=with_cards(counter, anyone)), 1).put(0, controls=["blue-wall"])
    table.do("install:red-hit", seat=1).do("s0", seat=1)
    assert [table[seat].space for seat in range(3)] == [2, 2, 1]


def test_m10_of_an_automatic_effect_too() -> None:
    thorns = player(
        "red-gun",
        "program",
        "red",
        (0, 1),
        triggers=[{"event": "damage", "effects": [{"do": "damage", "who": "actor"}]}],
    )
    anyone = player("red-hit", "action", "red", (0, 1), effects=[{"do": "damage", "who": "player"}])
    table = scene(pack=with_cards(thorns, anyone)).put(0, programs=["red-gun"])
    table.do("install:red-hit", "s0")
    assert table[0].space == 2
    table.put(0, programs=[]).put(1, programs=["red-gun"]).put(0, hand=["red-hit"])
    table.do("install:red-hit", "s1")
    assert (table[0].space, table[1].space) == (3, 2)


def test_m9_the_mastermind_loses_all_allies_win() -> None:
    table = passed_on(boss(3), 1).put(0, layer=2, space=5)
    table.do("install:red-hit", seat=1)
    assert table.match.result is not None
    assert table.match.result.ranks == (3, 1, 1)


def test_m9_both_at_once_the_allies_win() -> None:
    table = boss(3, pack=with_cards(ALL))
    for seat in range(3):
        table.put(seat, layer=2, space=5)
    table.do("install:red-hit")
    assert table.match.result is not None
    assert table.match.result.ranks == (3, 1, 1)


def test_m9_both_at_once_in_an_allys_turn() -> None:
    table = passed_on(boss(3, pack=with_cards(ALL)), 1)
    for seat in range(3):
        table.put(seat, layer=2, space=5)
    table.do("install:red-hit", seat=1)
    assert table.match.result is not None
    assert table.match.result.ranks == (3, 1, 1)


def test_m10_opponents_of_an_ally_and_of_the_mastermind() -> None:
    table = boss(4)
    assert table.state.opponents(0) == [1, 2, 3]
    assert [table.state.opponents(seat) for seat in (1, 2, 3)] == [[0]] * 3
    table.do("install:red-hit")
    assert table.offered() == ["s1", "s2", "s3"]


def test_m10_windows_go_to_allies_in_turn_order_from_the_turn_player() -> None:
    table = passed_on(boss(4), 2)
    assert table.state.current == 2
    assert table.state.opponents(0) == [2, 3, 1]


def test_q23_an_effect_on_a_player_may_be_turned_on_anybody() -> None:
    anyone = player("red-hit", "action", "red", (0, 1), effects=[{"do": "recover", "who": "player"}])
    table = passed_on(boss(3, pack=with_cards(anyone)), 1).put(2, space=3)
    table.do("install:red-hit", seat=1)
    assert set(table.offered(1)) == {"s0", "s1", "s2"}
    table.do("s2", seat=1)
    assert table[2].space == 2


def test_an_ally_cannot_concede_and_the_mastermind_gives_up_to_all() -> None:
    from bot.core.errors import IllegalAnswer

    table = boss(3)
    with pytest.raises(IllegalAnswer):
        table.match.concede(1)
    table.match.concede(0)
    assert table.match.result is not None
    assert table.match.result.ranks == (3, 1, 1)


# --- readings that no test above has ---------------------------------------------------------------------------------


def test_q1_three_layers_of_five() -> None:
    assert (LAYERS, LENGTH) == (3, 5)


def test_q16_a_program_goes_to_its_owners_void_wherever_it_lies() -> None:
    sweep = player("red-grind", "action", "red", (0, 1), effects=[{"do": "remove", "who": "me"}])
    table = scene(pack=with_cards(sweep))
    table.state.players[0].programs = [Program(700, "red-gun", 1)]
    table.reload()
    table.do("install:red-grind")
    assert (table[0].void, table[1].void) == ([], ["red-gun"])


def test_q18_action_points_mean_nothing_in_anothers_turn() -> None:
    late = player("red-snare", "control", "red", (0, 1), window="install", effects=[{"do": "ap", "n": 2}])
    table = scene(pack=with_cards(late)).put(1, controls=["red-snare"], ap=0)
    table.do("install:red-hit")
    assert table.told("reveal")
    assert table[1].ap == 0
    table.do("end")
    assert table[1].ap == 3


# --- what the pictures show as changed -------------------------------------------------------------------------------


def recent(table: Scene) -> set[tuple[str, tuple[int | str, ...]]]:
    """The places marked as changed, as a spectator sees them."""
    return {(place.kind, place.at) for place in table.match.view(None).recent}


def test_recent_names_the_places_that_the_last_action_changed() -> None:
    table = scene().do("install:red-hit")
    assert recent(table) == {("hand", (0,)), ("pool", (0, "red")), ("void", (0,)), ("wall", (1,))}
    table.do("install:red-gun")
    assert ("program", (table[0].programs[0].uid,)) in recent(table)
    assert ("wall", (1,)) not in recent(table)


def test_recent_stays_over_the_end_of_a_turn_until_the_next_action() -> None:
    table = scene().do("install:red-hit")
    before = recent(table)
    table.do("end")
    assert before <= recent(table)
    table.do("download", seat=1)
    assert recent(table) == {("deck", (1,)), ("hand", (1,))}


def test_recent_names_markers_systems_and_controls() -> None:
    table = scene().put(0, hand=["blue-wall"]).server("system-4", "system-0", "system-2", "system-3")
    table.do("crack:blue", "main>1.1")
    assert recent(table) == {("marker", (0, 0))}
    table.do("set:blue-wall")
    assert recent(table) == {("hand", (0,)), ("control", (table[0].controls[0].uid,))}
