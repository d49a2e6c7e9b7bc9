"""Rules 2-4.2, 4.5: components, setup, the turn, Download, Allocate, free actions. Named after their numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.core import playable
from bot.core.match import Match
from bot.core.shapes import Pick
from bot.games.the_dome import THE_DOME
from bot.games.the_dome.decks import listed
from bot.games.the_dome.readings import LENGTH, LONGEST_TURN
from bot.games.the_dome.state import Program, State
from bot.games.the_dome.zones import limit_of
from tests.games.the_dome.packbox import Record, player, tiny, with_cards
from tests.games.the_dome.scene import SEED, Scene

STOCK = ["red-hit", "red-grind", "blue-scan", "yellow-mend", "red-gun", "blue-drain"]


def scene(seats: int = 2, **more: object) -> Scene:
    """Everybody with plenty of cards and no Controls; seat 0 has three action points."""
    found = Scene(seats, **more)  # type: ignore[arg-type]
    for seat in range(seats):
        found.put(seat, hand=list(STOCK), deck=STOCK * 3, pools=[["red-hit"] * 3, ["blue-scan"] * 3, []], ap=3)
    return found


def fresh(seats: int = 2) -> Match:
    """A match before anybody has chosen a deck."""
    playable.register(THE_DOME)
    return Match.new("the_dome", seats, SEED, {"table-first": "0"}, tiny())


# --- 2: components and zones -----------------------------------------------------------------------------------------


def test_c1_f3_twenty_system_cards_seven_mastermind_cards_and_the_event_in_the_house_set() -> None:
    from bot.games.the_dome.cards import built_in

    kinds = Counter(card.kind for card in built_in().document.cards)
    assert (kinds["character"], kinds["system"], kinds["mastermind"], kinds["event"]) == (4, 20, 7, 1)
    assert [sum(deck.cards.values()) for deck in built_in().decks.values()] == [30] * len(built_in().decks)


def test_f2_download_distribution_of_resources_installation_and_cracking_are_the_actions_of_a_turn() -> None:
    acts = {option.partition(":")[0] for option in scene().offered()}
    assert acts == {"download", "download-2", "allocate", "install", "crack", "use", "end"}, "use and end cost nothing"


def test_f4_a_seat_shows_its_character_life_resources_and_actions() -> None:
    table = scene().put(0, layer=1, space=3, ap=2)
    for viewer in (0, 1, None):
        sheet = table.match.view(viewer).players[0]
        assert (sheet.character, sheet.layer, sheet.space, sheet.pool_counts, sheet.ap) == ("ana", 1, 3, (3, 3, 0), 2)


def test_c4_c5_counts_are_public_and_faces_are_not() -> None:
    table = scene().put(1, controls=["blue-wall"])
    for viewer in (0, None):
        seen = table.match.view(viewer).players[1]
        assert (seen.hand, seen.pools, seen.deck) == ((), (), ())
        assert (seen.hand_count, seen.pool_counts, seen.deck_count) == (6, (3, 3, 0), 18)
        assert [control.card for control in seen.controls] == [""]
    own = table.match.view(1).players[1]
    assert own.hand == tuple(STOCK)
    assert own.pools[0] == ("red-hit",) * 3
    assert own.controls[0].card == "blue-wall"


def test_c4_nobody_sees_the_order_of_a_deck() -> None:
    table = scene().put(0, deck=["red-gun", "blue-scan"])
    assert table.match.view(0).players[0].deck == (("blue-scan", 1), ("red-gun", 1))
    assert table.match.view(0).players[0].known_deck == ()


def test_c5_a_card_from_a_face_up_place_is_turned_face_down() -> None:
    bury = player("red-grind", "action", "red", (0, 1), effects=[{"do": "allocate", "zone": "void", "pool": "any"}])
    table = scene(pack=with_cards(bury), memory="on").put(0, void=["yellow-cut"])
    table.do("install:red-grind", "yellow-cut>yellow")
    assert table[0].pools[2] == ["yellow-cut"]
    assert table.match.view(1).players[0].pools == ()
    assert table.match.view(1).players[0].known[2] == ("yellow-cut",)  # everybody saw which one it was


def test_c6_the_owner_orders_what_goes_to_the_void_at_once() -> None:
    burn = player("red-grind", "action", "red", (0, 1), effects=[{"do": "discard", "how": "all"}])
    table = scene(pack=with_cards(burn)).put(0, hand=["red-grind", "blue-scan", "yellow-mend", "red-gun"])
    table.do("install:red-grind")
    assert table.asked().slot == "void-order"
    assert table.asked().default == []
    table.do(["red-gun", "blue-scan"])
    assert table[0].void == ["red-gun", "blue-scan", "yellow-mend"]


def test_c6_one_press_leaves_them_as_they_lie() -> None:
    burn = player("red-grind", "action", "red", (0, 1), effects=[{"do": "discard", "how": "all"}])
    table = scene(pack=with_cards(burn)).put(0, hand=["red-grind", "blue-scan", "yellow-mend"])
    table.do("install:red-grind", [])
    assert table[0].void == ["blue-scan", "yellow-mend"]
    assert table.asked().slot == "turn"


def test_c6_programs_removed_together_are_ordered_by_a_turn_player_who_owns_them() -> None:
    sweep = player("red-grind", "action", "red", (0, 1), effects=[{"do": "remove", "all": True, "who": "all"}])
    table = scene(pack=with_cards(sweep)).put(0, programs=["red-gun", "blue-watch"]).put(1, programs=["red-gun"])
    table.do("install:red-grind")
    assert table.asked().slot == "void-order"
    table.do(["blue-watch"])
    assert table[0].void == ["blue-watch", "red-gun"]
    assert table[1].void == ["red-gun"]


def test_c6_the_turn_does_not_wait_for_another_owner() -> None:
    burn = player("red-grind", "action", "red", (0, 1), effects=[{"do": "discard", "how": "all", "who": "opponent"}])
    table = scene(pack=with_cards(burn))
    table.do("install:red-grind")
    assert table.asked().slot == "turn"
    assert table[1].void == STOCK


def test_c7_an_exhausted_program_cannot_be_used_or_exhausted_again() -> None:
    jam = player("red-grind", "action", "red", (0, 1), effects=[{"do": "exhaust", "n": 1}])
    table = scene(pack=with_cards(jam)).put(1, programs=["red-gun"])
    table.state.players[1].programs[0].ready = False
    table.reload()
    table.do("install:red-grind")
    assert not table.told("exhausted")


# --- 3: setup --------------------------------------------------------------------------------------------------------


def test_s2_s3_markers_and_server() -> None:
    table = Scene()
    assert len(table.state.server) == 4
    for person in table.state.players:
        assert (person.layer, person.space) == (0, 1)
        assert [(marker.on, marker.space) for marker in person.markers] == [(0, 0), (0, 0)]


def test_s4_any_card_into_any_pool_exactly_the_initial_resources() -> None:
    match = fresh()
    for seat, deck in enumerate(("ana-deck", "bo-deck")):
        match.answer(seat, match.asked(seat)[0].no, deck)
    question = match.asked(0)[0]
    assert isinstance(question.shape, Pick)
    assert (question.shape.min, question.shape.max, question.shape.ordered) == (3, 3, True)
    assert (question.prompt.args["red"], question.prompt.args["blue"], question.prompt.args["yellow"]) == (2, 1, 0)
    assert len(question.shape.options) == 6
    chosen = [option.id for option in question.shape.options][:3]
    match.answer(0, question.no, chosen)
    match.answer(1, match.asked(1)[0].no, [o.id for o in match.asked(1)[0].shape.options][:3])  # type: ignore[union-attr]
    state: State = match.play.board
    assert [card.partition("#")[0] for card in chosen] == state.players[0].pools[0] + state.players[0].pools[1]


def test_s4_choices_are_secret_until_all_have_chosen() -> None:
    match = fresh()
    for seat, deck in enumerate(("ana-deck", "bo-deck")):
        match.answer(seat, match.asked(seat)[0].no, deck)
    before = match.view(1).players[0].pool_counts
    match.answer(0, match.asked(0)[0].no, [o.id for o in match.asked(0)[0].shape.options][:3])  # type: ignore[union-attr]
    assert match.view(1).players[0].pool_counts == before
    assert match.awaited() == (1,)


def test_13_1_every_card_is_somewhere() -> None:
    table = Scene(4)
    assert table.match.play.game.rules.violations(table.match.play) == []
    table[0].hand.pop()
    assert table.match.play.game.rules.violations(table.match.play) == ["13.1: cards of seat 0"]
    assert sum(tiny().decks["ana-deck"].cards.values()) == len(listed(tiny().decks["ana-deck"].cards))


# --- 4: the turn -----------------------------------------------------------------------------------------------------


def test_t1_q17_start_effects_alternate_from_the_turn_player_in_the_order_each_likes() -> None:
    def mark(name: str, colour: str) -> Record:
        return player(name, "program", colour, (0, 1), addon=True) | {
            "triggers": [{"event": "turn_start", "by": "anyone", "effects": [{"do": "recover", "n": 1}]}]
        }

    pack = with_cards(mark("red-gun", "red"), mark("blue-watch", "blue"))
    table = scene(pack=pack)
    for seat in (0, 1):
        table.put(seat, programs=["red-gun", "blue-watch"], space=4)
    table.do("end")
    assert table.state.current == 1
    assert table.match.awaited() == (1,)
    assert table.offered(1) == ["red-gun", "blue-watch"]
    table.do("blue-watch", seat=1)
    assert table.match.awaited() == (0,)
    table.do("red-gun", seat=0)
    assert (table[0].space, table[1].space) == (2, 2)


def starting(*effects: Record, layer: int = 0) -> Scene:
    """Seat 1 begins a turn with the red gun and the blue watch, which have these triggers; seat 0's firewall stands at
    the last space of a layer."""
    guns = [
        player(name, "program", colour, (0, 1), triggers=[trigger | {"event": "turn_start"}])
        for name, colour, trigger in zip(("red-gun", "blue-watch"), ("red", "blue"), effects, strict=True)
    ]
    table = scene(pack=with_cards(*guns)).put(0, layer=layer, space=LENGTH)
    return table.put(1, programs=["red-gun", "blue-watch"]).do("end")


def leaked(table: Scene) -> None:
    """Seat 0 keeps what it likes of a data leak."""
    while table.state.held:
        shape = table.asked(0).shape
        assert isinstance(shape, Pick)
        table.do([option.id for option in shape.options[: shape.min]], seat=0)


HIT: Record = {"effects": [{"do": "damage"}]}


def test_t1_heat_seeker_goes_off_in_the_turn_whose_start_has_met_its_condition() -> None:
    """Main Amplifier's damage drops a layer; who waits for an opponent without its first layer has not been lost."""
    waits: Record = {
        "when": {"is": {"count": "layer", "of": "opponent"}, "min": 1},
        "effects": [{"do": "damage", "n": 2}],
    }
    table = starting(HIT, waits)
    leaked(table)
    assert (table[0].layer, table[0].space) == (1, 3)
    assert table.asked(1).slot == "turn"


def test_t1_an_effect_whose_condition_one_before_has_ended_does_not_happen_any_more() -> None:
    waits: Record = {"when": {"is": {"count": "layer", "of": "opponent"}, "max": 0}, "effects": [{"do": "recover"}]}
    for first, space in (("red-gun", 4), ("blue-watch", 3)):
        table = starting(HIT, waits).put(1, space=4)
        assert table.offered(1) == ["red-gun", "blue-watch"]
        leaked(table.do(first, seat=1))
        assert (table[0].layer, table[1].space, table.asked(1).slot) == (1, space, "turn")


def test_t1_effects_of_one_event_are_ordered_by_the_turn_player_alone() -> None:
    def echo(name: str, colour: str, effects: list[dict[str, object]], by: str) -> Record:
        return player(name, "program", colour, (0, 1)) | {
            "triggers": [{"event": "allocate", "by": by, "effects": effects}]
        }

    pack = with_cards(
        echo("red-gun", "red", [{"do": "damage", "who": "me", "n": 3}], "anyone"),
        echo("blue-watch", "blue", [{"do": "recover", "n": 3}], "anyone"),
    )
    for first, space in (("red-gun", 1), ("blue-watch", 4)):
        table = scene(pack=pack).put(0, pools=[[], [], []], hand=["red-hit"])
        for seat in (0, 1):
            table.put(seat, programs=["red-gun", "blue-watch"])
        table.do("allocate", "red-hit>red")
        assert table.match.awaited() == (0,)
        assert table.offered() == ["red-gun", "blue-watch"]
        table.do(first)
        assert (table[0].space, table[1].space) == (space, 1)
        assert table.asked().slot == "turn"


def test_t2_three_points_any_of_the_four_repetitions_allowed_and_the_rest_is_lost() -> None:
    table = scene()
    table.do("crack:yellow", "crack:yellow")
    assert table[0].ap == 1
    table.do("end")
    assert table[0].ap == 0
    assert (table.state.current, table[1].ap) == (1, 3)


def test_t2_the_phase_ends_when_nothing_is_possible() -> None:
    table = scene().put(0, used=True)
    table.do("crack:yellow", "crack:yellow", "crack:yellow")
    assert table.state.current == 1


def test_t2_a_turn_has_an_end_even_with_cards_that_give_back_what_they_cost() -> None:
    again = player("yellow-well", "program", "yellow", (0, 0), addon=True) | {
        "ability": {"effects": [{"do": "ready", "all": True}]}
    }
    table = scene(pack=with_cards(again)).put(0, programs=["yellow-well", "yellow-well"])
    for _ in range(LONGEST_TURN):
        assert table.asked().slot == "turn"
        table.do("use:yellow-well")
    assert table.state.current == 1
    assert table.told("turn-cut")


def test_t3_q19_all_exhausted_cards_become_ready_and_there_is_no_hand_limit() -> None:
    table = scene().put(0, hand=STOCK * 3)
    table.state.players[0].programs = [Program(501, "red-gun", 0, False), Program(502, "red-forge", 0, False)]
    table.reload()
    table.do("end")
    assert all(program.ready for program in table[0].programs)
    assert len(table[0].hand) == 18


def test_t4_end_of_turn_effects() -> None:
    table = scene().put(0, programs=["blue-watch"], space=3)
    table.do("end")
    assert table[0].space == 2


# --- 4.1, 4.2: Download, Allocate ------------------------------------------------------------------------------------


def test_a1_one_card_a_look_and_one_more_if_liked() -> None:
    table = scene().put(0, deck=["yellow-tide", "red-snare", "red-hit"])
    table.do("download")
    assert table[0].hand[-1] == "yellow-tide"
    assert table.offered() == ["yes", "no"]
    table.do("yes")
    assert table[0].hand[-2:] == ["yellow-tide", "red-snare"]
    assert table[0].ap == 2


def test_a1_the_second_card_is_not_offered_from_an_empty_deck() -> None:
    table = scene().put(0, deck=["yellow-tide"])
    assert table.do("download").asked().slot == "turn"


def test_d5_a_download_from_an_empty_deck_is_legal_warned_of_and_loses() -> None:
    table = scene().put(0, deck=[])
    option = table.asked().shape.options[0]  # type: ignore[union-attr]
    assert (option.id, option.warn is not None) == ("download", True)
    table.do("download")
    assert table.match.result is not None
    assert table.match.result.ranks == (2, 1)


def test_r1_one_or_two_cards_together_or_apart_in_the_order_chosen() -> None:
    table = scene().put(0, pools=[[], [], []])
    table.do("allocate", "red-hit>red", "blue-scan>red")
    assert table[0].pools[0] == ["red-hit", "blue-scan"]
    table.do("allocate", "red-grind>blue", "done")
    assert table[0].pools[1] == ["red-grind"]
    assert table[0].ap == 1


def test_r1_the_limit_of_a_pool_is_never_passed() -> None:
    table = scene().put(0, pools=[["red-hit"] * 6, ["blue-scan"] * 5, ["red-hit"] * 3])
    table.do("allocate")
    assert {option.partition(">")[2] for option in table.offered()} == {"yellow"}
    table.do("red-gun>yellow")
    assert len(table[0].pools[2]) == limit_of(table.match.play, table[0], "yellow") == 4
    assert table.asked().slot == "turn"
    assert "allocate" not in table.offered()


def test_r2_q2_no_card_is_no_action_and_colours_need_not_match() -> None:
    table = scene().do("allocate")
    assert "done" not in table.offered()
    assert "blue-scan>red" in table.offered()


# --- 4.5: free actions -----------------------------------------------------------------------------------------------


def test_b1_activating_pays_from_the_pool_of_the_programs_colour_and_costs_no_point() -> None:
    gun = player("blue-watch", "program", "blue", (0, 1), ability={"cost": [1, 2], "effects": [{"do": "damage"}]})
    table = scene(pack=with_cards(gun)).put(0, programs=["blue-watch"])
    table.do("use:blue-watch")
    assert (len(table[0].pools[1]), table[0].ap) == (2, 3)
    table.put(0, programs=["blue-watch"], pools=[[], ["blue-scan"], []])
    assert "use:blue-watch" not in table.offered()


def test_b1_a_system_program_names_the_pool_that_pays() -> None:
    paid = {"id": "system-0", "kind": "system", "track": ["red", "blue", "blue"], "becomes": "program"}
    paid["ability"] = {"cost": [1, 1], "colour": "blue", "effects": [{"do": "damage"}]}
    table = scene(pack=with_cards(paid))
    table.state.players[0].programs = [Program(700, "system-0", -1)]
    table.reload()
    table.do("use:system-0")
    assert len(table[0].pools[1]) == 2


@pytest.mark.parametrize("turns", [1, 2])
def test_a_character_is_activated_once_a_turn(turns: int) -> None:
    table = scene().put(0, pools=[["red-hit"] * 6, [], []])
    for _ in range(turns):
        table.do("use:character")
        assert "use:character" not in table.offered()
        table.do("end").do("end", seat=1)
    assert table[1].space == 1 + turns
