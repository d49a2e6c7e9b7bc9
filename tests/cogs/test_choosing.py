"""Numbers, pages, areas, and half-made choices carried by custom ids."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Anchor, Option, Pick, Ranking, Text, check
from bot.tables import choosing
from cogs.panels import numbers
from cogs.panels.ids import digest
from cogs.panels.whereabouts import Whereabouts


def options(count: int, groups: int = 0, blocked: int = -1) -> tuple[Option, ...]:
    return tuple(
        Option(
            id=f"option-{i}",
            key="core-choose",
            group="metromania-group-start" if groups else "",
            group_args={"line": 1, "arrow": f"S{i % groups + 1}"} if groups else {},
            anchor=Anchor("vertex", (i,)),
            blocked=Text("core-stale") if i == blocked else None,
        )
        for i in range(count)
    )


@given(st.integers(1, 130), st.integers(0, 8), st.booleans())
def test_every_option_is_on_exactly_one_page(count: int, groups: int, on_map: bool) -> None:
    every = options(count, groups)
    first = numbers.cut(every, None, 0, on_map=on_map)
    shown: list[str] = []
    for group in range(len(first.groups)) if first.groups else [None]:
        pages = numbers.cut(every, group, 0, on_map=on_map).pages
        for page in range(pages):
            cut = numbers.cut(every, group, page, on_map=on_map)
            assert len(cut.shown) <= (numbers.PER_MENU if cut.menu else numbers.AT_ONCE)
            assert len({number for number, _ in cut.shown}) == len(cut.shown)
            shown += [option.id for _, option in cut.shown]
    assert sorted(shown) == sorted(option.id for option in every)


def test_twelve_places_stay_together_and_more_are_narrowed() -> None:
    assert not numbers.cut(options(12, 3), None, 0, on_map=True).groups
    narrowed = numbers.cut(options(13, 3), None, 0, on_map=True)
    assert len(narrowed.groups) == 3
    assert not narrowed.shown
    second = numbers.cut(options(13, 3), 1, 0, on_map=True)
    assert [number for number, _ in second.shown] == [1, 2, 3, 4]
    assert not second.menu


def test_more_than_twelve_names_stand_in_one_menu() -> None:
    assert not numbers.cut(options(12, 3), None, 0).menu
    assert numbers.cut(options(13, 3), None, 0).menu
    assert not numbers.cut(options(13, 3), None, 0).groups
    assert numbers.cut(options(25), None, 0).pages == 1
    assert numbers.cut(options(26), None, 0).pages == 2
    assert numbers.cut(options(26), None, 7).page == 1, "a page that is gone is the last one"


def test_what_can_be_chosen_is_numbered_without_holes() -> None:
    cut = numbers.cut(options(5, blocked=2), None, 0)
    assert [label for label, _ in numbers.marks(cut)] == ["1", "2", "3", "4"]
    assert [number for number, _ in cut.shown] == [1, 2, 3, 4]
    assert [option.id for option in cut.blocked] == ["option-2"]


def test_what_ends_the_turn_stands_apart_without_a_number() -> None:
    cut = numbers.cut(options(5), None, 0, apart=["option-4"])
    assert [option.id for option in cut.apart] == ["option-4"]
    assert [number for number, _ in cut.shown] == [1, 2, 3, 4]
    narrowed = numbers.cut(options(30, 3), None, 0, on_map=True, apart=["option-4"])
    assert narrowed.groups
    assert [option.id for option in narrowed.apart] == ["option-4"], "while an area is chosen too"


@given(st.data())
def test_presses_of_a_pick_of_several_add_up_to_its_answer(data: st.DataObject) -> None:
    shape = Pick(options(data.draw(st.integers(2, 60))), 0, 60)
    state: Any = None
    wanted = set[str]()
    for option in data.draw(st.lists(st.sampled_from(shape.options), max_size=12)):
        state = choosing.press(shape, state, option)
        wanted ^= {option.id}
    assert set(choosing.answer_of(shape, state)) == wanted


def test_an_order_keeps_the_order_of_the_presses() -> None:
    shape = Ranking(options(4))
    state: Any = None
    for i in (2, 0, 3):
        assert not choosing.complete(shape, state)
        state = choosing.press(shape, state, shape.options[i])
    assert choosing.complete(shape, state), "the last place is left to one alone"
    assert check(shape, choosing.answer_of(shape, state)) == ["option-2", "option-0", "option-3", "option-1"]


def test_an_amount_grows_to_its_most_and_starts_again() -> None:
    shape = Amounts(options(3), {"option-0": 2, "option-1": 5, "option-2": 0}, 3, 4)
    state: Any = None
    for i, wanted in ((0, 1), (0, 2), (0, 0), (0, 1), (1, 1), (1, 2), (1, 3), (1, 0)):
        state = choosing.press(shape, state, shape.options[i])
        assert choosing.picked(shape, state)[i] == wanted
    state = choosing.press(shape, state, shape.options[2])
    assert choosing.picked(shape, state)[2] == 0
    assert not choosing.complete(shape, state)


@pytest.mark.parametrize("arg", ["", "x", "...", "!.0.", "a.b", "....."])
def test_an_unreadable_spot_is_the_beginning(arg: str) -> None:
    assert Whereabouts.read(arg).group is None
    assert Whereabouts.read(arg).page == 0


def test_an_option_that_is_gone_is_stale() -> None:
    with pytest.raises(IllegalAnswer):
        choosing.pressed(Pick(options(3)), digest("option-9"))


def way(option: Option) -> str:
    """Options 0 to 2 are done in one way, the last is one of its own, all others in another."""
    number = int(option.id.split("-")[1])
    return "way-few" if number < 3 else "" if number == 39 else "way-many"


def test_quite_different_ways_are_chosen_first() -> None:
    """Forty systems, cards and a pass stood side by side (twilight_imperium seen 2)."""
    first = numbers.cut(options(40, 5), None, 0, on_map=True, section=way)
    sizes = {one.key: len(one.options) for one in first.sections}
    assert sizes == {"way-few": 3, "way-many": 36, "option-39": 1}
    assert not first.shown
    assert not first.groups
    few = numbers.cut(options(40, 5), None, 0, on_map=True, section=way, chosen=digest("way-few"))
    assert [one.option.id for one in few.shown] == ["option-0", "option-1", "option-2"]
    stale = numbers.cut(options(40, 5), None, 0, on_map=True, section=way, chosen=digest("gone"))
    assert stale.sections == first.sections
    assert not numbers.cut(options(3), None, 0, section=way).sections, "where there is one way it is not asked for"


def test_of_many_places_those_that_matter_most_are_numbered_first() -> None:
    best = [f"option-{number}" for number in range(39, 20, -1)]
    cut = numbers.cut(options(40, 5), None, 0, on_map=True, best=best)
    assert [one.option.id for one in cut.shown] == best[: numbers.AT_ONCE - 1]
    assert [one.number for one in cut.shown] == list(range(1, numbers.AT_ONCE))
    assert sum(len(one.options) for one in cut.elsewhere) == 40, "nothing is left out"
    assert not numbers.cut(options(5), None, 0, on_map=True, best=best).elsewhere


def test_another_place_than_the_best_cost_a_screen_that_showed_areas_alone() -> None:
    """A menu of the areas stands beside the best, so that a place in one of them is two presses and not three."""
    best = [f"option-{number}" for number in range(39, 20, -1)]
    cut = numbers.cut(options(40, 5), None, 0, on_map=True, best=best)
    for at, area in enumerate(cut.elsewhere):
        inside = numbers.cut(options(40, 5), at, 0, on_map=True, best=best)
        assert [one.option for one in inside.shown] == list(area.options)
        assert not inside.elsewhere
    stale = numbers.cut(options(40, 5), len(cut.elsewhere), 0, on_map=True, best=best)
    assert stale.groups == cut.elsewhere, "an area that is no more leads to those there are"


def test_where_areas_do_not_divide_what_matters_most_does_not_hide_the_rest() -> None:
    best = ["option-39"]
    cut = numbers.cut(options(40, 1), None, 0, on_map=True, best=best)
    assert cut.menu
    assert len(cut.shown) + numbers.PER_MENU * (cut.pages - 1) == numbers.PER_MENU * cut.pages
    assert cut.pages == 2
