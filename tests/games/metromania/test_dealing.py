"""Rules section 3 and variants: the deal of the destination markers."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.core.errors import BadSave
from bot.core.streams import Stream
from bot.games.metromania.city import PIECES
from bot.games.metromania.dealing import FIXED_SETS, LETTERS, TWO_SEATS, deal, is_valid_hand, new_state, redeal_unseen
from bot.games.metromania.readings import TUNNELS_PER_LINE
from bot.games.metromania.scoring import TRIPS
from bot.games.metromania.state import Hint, Placed, State

ALL = sorted(kind + letter for kind, letters in LETTERS.items() for letter in letters)


def hidden_state(seats: int, seed: int) -> State:
    stream = Stream.of("hidden", seats, seed)
    return new_state(seats, "hidden", lambda _, bound: stream.below(bound))


def test_S3_F7_Q22_twelve_markers_two_of_different_kinds_for_each_trip() -> None:
    assert sorted(marker for ends in TRIPS.values() for marker in ends) == ALL
    assert all(one[0] != other[0] and one[1] == other[1] == trip for trip, (one, other) in TRIPS.items())
    assert {trip: {one[0], other[0]} for trip, (one, other) in TRIPS.items() if trip in "ABC"} == {
        "A": {"R", "C"},
        "B": {"C", "E"},
        "C": {"E", "R"},
    }


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3)])
@pytest.mark.parametrize("seed", range(30))
def test_12_8_Q20_deals(seats: int, each: int, seed: int) -> None:
    hands = deal(seats, "open", 0, Stream.of("deal", seats, seed).below)
    assert sorted(marker for hand in hands for marker in hand) == ALL
    assert [len(hand) for hand in hands] == [each] * seats
    for hand in hands:
        assert {marker[0] for marker in hand} == set("RCE")
        if seats > 2:
            assert len({marker[1] for marker in hand}) == each


def test_S4_with_three_seats_each_kind_is_doubled_by_one_player() -> None:
    doubles: Counter[tuple[str, ...]] = Counter()
    for seed in range(300):
        hands = deal(3, "open", 0, Stream.of("three", seed).below)
        kinds = [Counter(marker[0] for marker in hand).most_common(1)[0] for hand in hands]
        assert [count for _, count in kinds] == [2, 2, 2]
        doubles[tuple(kind for kind, _ in kinds)] += 1
    assert set(map(frozenset, doubles)) == {frozenset("RCE")}
    assert len(doubles) == 6


def test_S4_four_seats_every_valid_deal_is_about_equally_likely() -> None:
    deals = Counter(tuple(map(tuple, deal(4, "open", 0, Stream.of("four", seed).below))) for seed in range(3000))
    assert all(all(map(is_valid_hand, hands)) for hands in deals)
    assert max(deals.values()) < 3000 * 8 / len(deals)


def test_S4_two_seats_take_the_printed_columns_either_way_round() -> None:
    hands = {tuple(map(tuple, deal(2, "open", 0, Stream.of("two", seed).below))) for seed in range(20)}
    columns = {tuple(sorted(column)) for column in TWO_SEATS}
    assert {tuple(sorted(hand)) for pair in hands for hand in pair} == columns
    assert len(hands) == 2


@pytest.mark.parametrize("seats", [3, 4])
def test_V3_fixed_sets_begin_with_the_first_player(seats: int) -> None:
    assert sorted(marker for hand in FIXED_SETS[seats] for marker in hand) == ALL
    assert all(map(is_valid_hand, FIXED_SETS[seats]))
    hands = deal(seats, "fixed", 1, Stream.of("fixed").below)
    assert [set(hands[(1 + i) % seats]) for i in range(seats)] == [set(hand) for hand in FIXED_SETS[seats]]


def test_F3_as_many_pieces_lines_tunnels_stations_and_markers_as_in_the_box() -> None:
    state = hidden_state(4, 0)
    assert len(PIECES) == 6
    assert len(state.lines) * TUNNELS_PER_LINE == 144
    assert len(state.lines) == 8, "start and end markers"
    assert state.supply == 30
    assert sum(map(len, state.hands)) == 12


def test_S1_S2_a_new_game() -> None:
    seen: set[int] = set()
    for seed in range(20):
        state = hidden_state(4, seed)
        assert (len(state.lines), state.supply, state.station_points) == (8, 30, [0] * 4)
        assert state.current == state.first
        seen.add(state.first)
    assert seen == {0, 1, 2, 3}


# --- V2: deals one could believe in -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_V2_unseen_letters_are_redrawn_within_the_rules(seats: int, viewer: int | None) -> None:
    state = hidden_state(seats, 1)
    own = list(state.hands[viewer]) if viewer is not None else []
    deals: set[tuple[tuple[str, ...], ...]] = set()
    for seed in range(40):
        hands = redeal_unseen(state, viewer, Stream.of("redeal", seed).below)
        assert all(map(is_valid_hand, hands))
        assert sorted(marker for hand in hands for marker in hand) == ALL
        assert [[m[0] for m in hand] for hand in hands] == [[m[0] for m in hand] for hand in state.hands]
        if viewer is not None:
            assert hands[viewer] == own
        deals.add(tuple(map(tuple, hands)))
    assert len(deals) > 2


def test_V2_placed_markers_stay_and_bind_the_rest() -> None:
    state = hidden_state(3, 2)
    gone = state.hands[1].pop(0)
    state.placed.append(Placed(state.placed[0].cell if state.placed else 0, 1, gone))  # type: ignore[arg-type]
    for seed in range(40):
        hands = redeal_unseen(state, 0, Stream.of("bound", seed).below)
        assert is_valid_hand([*hands[1], gone])
        assert gone not in [marker for hand in hands for marker in hand]


def test_V2_what_a_seat_has_shown_is_believed() -> None:
    state = hidden_state(4, 3)
    truth = next(marker for marker in state.hands[1] if marker[0] == "C")
    state.hints.append(Hint(1, "C", truth[1]))
    for seed in range(20):
        hands = redeal_unseen(state, 0, Stream.of("hint", seed).below)
        assert [marker for marker in hands[1] if marker[0] == "C"] == [truth]


def test_V2_a_save_that_cannot_be_is_refused_instead_of_dealt_for_ever() -> None:
    state = hidden_state(4, 3)
    held = next(marker for marker in state.hands[1] if marker[0] == "C")
    state.hints.append(Hint(1, "C", "".join(sorted(set("ABDE") - {held[1]}))))
    state.hints.append(Hint(1, "C", held[1]))
    with pytest.raises(BadSave, match="core-save-damaged"):
        redeal_unseen(state, 0, Stream.of("never").below)


def test_V2_the_one_deal_that_can_be_is_found_however_rare_it_is() -> None:
    state = hidden_state(4, 3)
    state.hints = [Hint(seat, m[0], m[1]) for seat in (1, 2, 3) for m in state.hands[seat]]
    for seed in range(20):
        assert redeal_unseen(state, 0, Stream.of("rare", seed).below) == state.hands
