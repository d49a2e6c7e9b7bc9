"""Who is rated against whom, and when (tournaments R2, R3)."""

from __future__ import annotations

from bot.rating.encounters import DUEL, TABLE, TEAMS, Encounter, Sitting, ended, left


def pairs(encounter: Encounter | None) -> set[frozenset[int]]:
    """People who are rated against each other in it."""
    assert encounter is not None
    return {
        frozenset((one, other))
        for i, side in enumerate(encounter.sides)
        for j, against in enumerate(encounter.sides)
        if encounter.meet(i, j)
        for one in side
        for other in against
    }


def test_classes() -> None:
    assert Sitting([1, 2]).kind == DUEL
    assert Sitting([1, 2, 3]).kind == TABLE
    assert Sitting([1, 2, 3], [0, 1, 1]).kind == TEAMS


def test_all_are_rated_among_themselves_at_the_end() -> None:
    assert ended(Sitting([7, 8, 9]), (2, 1, 2)) == Encounter(((7,), (8,), (9,)), (2, 1, 2), 2)


def test_who_leaves_is_last_of_those_still_there_and_the_later_leaver_higher() -> None:
    sitting = Sitting([1, 2, 3, 4])
    first = left(sitting, 2, False)
    second = left(sitting, 0, False)
    last = ended(sitting, (1, 2, 4, 3))
    assert first == Encounter(((1,), (2,), (4,), (3,)), (1, 1, 1, 2), 3, 3)
    assert second == Encounter(((2,), (4,), (1,)), (1, 1, 2), 3, 2)
    assert last == Encounter(((2,), (4,)), (2, 3), 3)
    every = [pairs(first), pairs(second), pairs(last)]
    assert sum(len(one) for one in every) == 6 == len(set[frozenset[int]]().union(*every))
    assert left(sitting, 2, False) is None


def test_the_last_who_stays_is_rated_against_the_leavers_alone() -> None:
    sitting = Sitting([1, 2])
    assert left(sitting, 1, False) == Encounter(((1,), (2,)), (1, 2), 1, 1)
    assert ended(sitting, (1, 2)) is None
    assert left(sitting, 0, False) is None


def test_leaving_early_counts_against_the_leaver_alone() -> None:
    found = left(Sitting([1, 2, 3]), 0, True)
    assert found is not None
    assert found.alone


def test_one_of_a_side_who_leaves_loses_to_the_other_side_alone_until_the_side_is_empty() -> None:
    sitting = Sitting([10, 11, 12, 13], [0, 1, 1, 1])
    assert left(sitting, 2, False) == Encounter(((10,), (12,)), (1, 2), 1, 1, alone=True)
    assert ended(sitting, (1, 2, 2, 2)) == Encounter(((10,), (11, 13)), (1, 2), 1)
    left(sitting, 1, False)
    assert left(sitting, 3, False) == Encounter(((10,), (13,)), (1, 2), 1, 1)
    assert ended(sitting, (1, 2, 2, 2)) is None


def test_the_one_against_all_who_leaves_loses_to_everybody() -> None:
    assert left(Sitting([10, 11, 12], [0, 1, 1]), 0, False) == Encounter(((11, 12), (10,)), (1, 2), 1, 1)
