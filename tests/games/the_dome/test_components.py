"""What the game is made of, and how a table begins (rules 2, 3, 6)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.core.errors import CoreError
from bot.core.match import Match
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.readings import DECK, LAYERS, LENGTH
from bot.games.the_dome.verbs import COLOURS
from tests.games.the_dome.packbox import player, tiny, with_cards
from tests.games.the_dome.scene import SEED, Scene

P = ["red-hit"]


def test_c2_three_colours_three_kinds_three_grades_of_exclusive_and_of_neutral_cards() -> None:
    cards = [card for card in built_in().cards.values() if card.is_player_card]
    assert {card.colour for card in cards} == set(COLOURS)
    assert {card.kind for card in cards} == {"action", "program", "control"}
    for exclusive in (True, False):
        assert {card.grade for card in cards if bool(card.mark) is exclusive} == {"gold", "green", "grey"}


def test_c3_a_character_has_its_numbers_for_every_colour_and_two_leaks() -> None:
    """Also 11.1: three initial resources, pools for 14 or 15 cards, a deck of 30."""
    characters = built_in().of_kind("character")
    assert len(characters) == 4
    for one in characters:
        assert one.hand > sum(one.start) == 3
        assert sum(one.limits) in (14, 15)
        assert sum(one.deck) == DECK
        assert [keep < draw for keep, draw in one.leaks] == [True, True]
        assert one.ability or one.static or one.triggers, "an effect of its own"


def test_c8_three_layers_and_the_marker_begins_at_the_first_space() -> None:
    assert (LAYERS, LENGTH) == (3, 5)
    assert [(p.layer, p.space) for p in Scene().state.players] == [(0, 1), (0, 1)]


def test_c9_an_effect_may_do_what_no_action_does() -> None:
    """An effect allocates three cards at once, where the action takes one or two (R1)."""
    effects = [{"do": "allocate", "zone": "deck", "n": 3, "pool": "red"}]
    table = Scene(pack=with_cards(player("red-hit", "action", "red", (0, 0), effects=effects)))
    table.put(0, hand=P, ap=1, pools=[[], [], []], deck=["blue-scan"] * 5).do("install:red-hit")
    assert len(table[0].pools[0]) == 3 + 1  # and the Action itself on top (I4)


def test_s1_character_face_up_and_a_shuffled_deck_of_thirty() -> None:
    table = Scene()
    for seat, character in ((0, "ana"), (1, "bo")):
        assert table.match.view(1 - seat).players[seat].character == character
        held = [*table[seat].deck, *table[seat].hand, *[card for pool in table[seat].pools for card in pool]]
        assert Counter(held) == Counter(tiny().decks[f"{character}-deck"].cards)
        assert sum(tiny().decks[f"{character}-deck"].cards.values()) == DECK
        assert table[seat].deck != sorted(table[seat].deck)


def test_b2_revealing_costs_no_action_point() -> None:
    table = Scene().put(0, hand=P, pools=[P * 3] * 3, ap=2)
    points = table[1].ap
    table.put(1, controls=["blue-wall"], pools=[["blue-scan"] * 3] * 3).do("install:red-hit")
    assert table.told("reveal")
    assert table[1].controls == []
    assert (table[0].ap, table[1].ap) == (1, points)


def _begun(seats: int, mastermind: str) -> Match:
    Scene()  # registers the game
    return Match.new("the_dome", seats, SEED, {"mastermind": mastermind}, tiny())


@pytest.mark.parametrize(("seats", "named"), [(3, "a"), (3, "c"), (4, "b"), (4, "d")])
def test_m1_a_table_may_name_its_mastermind(seats: int, named: str) -> None:
    view = _begun(seats, named).view(None)
    assert view.mastermind == view.first == "abcd".index(named)


def test_m1_at_random_if_nobody_is_named_and_never_in_a_duel() -> None:
    assert 0 <= _begun(4, "random").view(None).mastermind < 4
    assert _begun(2, "random").view(None).mastermind == -1
    with pytest.raises(CoreError):
        _begun(3, "d")
