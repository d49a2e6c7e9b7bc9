"""What a pack says that would mean nothing is refused with its file, record and field, not passed over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.games.project_mine.cards import PackError
from bot.games.project_mine.packs import load
from bot.text.catalogue import Language, Voice
from tests.games.project_mine.packbox import Files, files, packed, write

M, G, C = "market.toml", "goals.toml", "company.toml"
DRAW = [{"do": "draw"}]
TOKEN = [{"do": "token"}]
ERA = {"count": "era"}
LEADS = {"is": {"count": "leads"}, "min": 1}


def refusal(file: str, at: int, **fields: Any) -> PackError:
    """Why the small pack is refused with these fields on the card `at` of a file; None takes a field away."""
    records = files()
    records[file][at] = {name: it for name, it in (records[file][at] | fields).items() if it is not None}
    with pytest.raises(PackError) as caught:
        packed(records)
    return caught.value


def place(error: PackError) -> tuple[str, str, str, str]:
    """Where and why."""
    return error.file, error.record, error.field, error.reason


@pytest.mark.parametrize(
    ("file", "at", "fields", "field"),
    [
        (G, 9, {"requires": LEADS}, "requires"),
        (G, 0, {"requires": LEADS}, "requires"),
        (M, 0, {"requires": LEADS}, "requires"),
        (C, 0, {"flips": LEADS}, "flips"),
        (G, 0, {"flips": LEADS}, "flips"),
        (M, 0, {"judged": "before_transition"}, "judged"),
        (M, 0, {"judged": "end"}, "judged"),
        (G, 9, {"judged": "end"}, "judged"),
        (G, 0, {"judged": "end"}, "judged"),
        (M, 0, {"tokens": 0}, "tokens"),
        (M, 0, {"triggers": []}, "triggers"),
        (G, 0, {"energy": 1}, "energy"),
        (G, 9, {"energy": 1}, "energy"),
        (C, 0, {"energy": 1}, "energy"),
        (C, 0, {"cost": 3}, "cost"),
        (C, 0, {"effects": DRAW}, "effects"),
    ],
)
def test_a_field_that_the_kind_of_card_does_not_have_is_refused(
    file: str, at: int, fields: dict[str, Any], field: str
) -> None:
    error = refusal(file, at, **fields)
    assert place(error) == (file, files()[file][at]["id"], field, "not-here")


def lines(*effects: dict[str, Any]) -> PackError:
    """Why the small pack is refused with these effects on its first market card."""
    return refusal(M, 0, effects=list(effects))


@pytest.mark.parametrize(
    ("count", "field"),
    [
        ({"count": "penalty", "filter": {"kind": "active"}}, "filter"),
        ({"count": "resource_rank", "rank": 2, "filter": {"resource": "ruby"}}, "filter"),
        ({"count": "deck", "filter": {"kind": "plan"}}, "filter"),
        ({"count": "resources", "value": "points"}, "value"),
        ({"count": "resources", "value": "number"}, "value"),
        ({"count": "resources", "resource": "ruby"}, "resource"),
        ({"count": "hand", "with_goals": True}, "with_goals"),
        ({"count": "resources", "rank": 2}, "rank"),
        ({"count": "era", "of": "most"}, "of"),
        ({"count": "last", "of": "sum"}, "of"),
    ],
)
def test_a_count_with_a_field_of_another_is_refused(count: dict[str, Any], field: str) -> None:
    assert place(lines({"do": "draw", "n": count})) == (M, "ruby-card", f"effects.0.n.{field}", "not-here")
    inside = {"do": "if", "when": {"all": [{"is": count, "min": 1}]}, "then": DRAW}
    assert lines(inside).field == f"effects.0.when.all.0.is.{field}"


@pytest.mark.parametrize(
    ("trigger", "field"),
    [
        ({"event": "play", "resource": "ruby"}, "resource"),
        ({"event": "turn_end", "resource": "ruby"}, "resource"),
        ({"event": "gain_res", "filter": {"kind": "plan"}}, "filter"),
        ({"event": "draw", "filter": {"kind": "plan"}}, "filter"),
        ({"event": "turn_start", "filter": {"kind": "plan"}}, "filter"),
        ({"event": "play", "min": 2}, "min"),
    ],
)
def test_a_trigger_with_a_field_that_its_event_lacks_is_refused(trigger: dict[str, Any], field: str) -> None:
    error = refusal(G, 9, triggers=[trigger | {"effects": DRAW}])
    assert place(error) == (G, "passive-0", f"triggers.0.{field}", "not-here")
    lasting = lines({"do": "lasting", "trigger": trigger | {"effects": DRAW}})
    assert lasting.field == f"effects.0.trigger.{field}"


@pytest.mark.parametrize("event", ["play", "use", "discard", "exile", "buy", "gain_card", "gain_goal", "flip", "token"])
def test_a_trigger_about_cards_may_say_which(event: str) -> None:
    records = files()
    trigger = {"event": event, "filter": {"kind": "plan"}, "effects": [{"do": "credit"}]}
    records[G][9] |= {"triggers": [trigger]}
    assert packed(records).sha


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ({"do": "reveal", "zone": "hand", "until": {"resource": "iron"}}, "until"),
        ({"do": "reveal", "zone": "hand", "to": "discard"}, "to"),
        ({"do": "reveal", "until": {"resource": "iron"}, "n": 2}, "n"),
        ({"do": "reveal", "until": {"resource": "iron"}, "filter": {"kind": "plan"}}, "filter"),
        ({"do": "exile", "zone": "self", "filter": {"kind": "plan"}}, "filter"),
        ({"do": "gain_card", "zone": "pile", "filter": {"kind": "plan"}}, "filter"),
        ({"do": "gain_card", "zone": "pile", "n": 2}, "n"),
        ({"do": "gain_goal", "zone": "pile", "upto": True}, "upto"),
        ({"do": "sweep", "zone": "pile", "filter": {"kind": "plan"}}, "filter"),
        ({"do": "sweep", "zone": "pile", "how": "random"}, "how"),
        ({"do": "use", "zone": "deck_top", "how": "choice"}, "how"),
        ({"do": "discard", "how": "random", "upto": True}, "upto"),
        ({"do": "discard", "how": "all", "n": 2}, "n"),
        ({"do": "move", "zone": "discard", "to": "discard"}, "to"),
        ({"do": "draw", "who": "owner"}, "who"),
        ({"do": "draw", "then": [{"do": "draw", "who": "owner"}]}, "then.0.who"),
        ({"do": "if", "when": {"all": [LEADS], "min": 2}, "then": DRAW}, "when.min"),
        ({"do": "discard", "filter": {"x": True, "energy_min": 1}}, "filter.energy_min"),
    ],
)
def test_a_line_with_a_field_that_means_nothing_is_refused(line: dict[str, Any], field: str) -> None:
    assert place(lines(line)) == (M, "ruby-card", f"effects.0.{field}", "not-here")


OWNER = {"do": "credit", "who": "owner"}


@pytest.mark.parametrize(
    ("inner", "path"),
    [
        ({"do": "next_turn", "effects": [OWNER]}, "effects.0"),
        ({"do": "lasting", "trigger": {"event": "play", "effects": [OWNER]}}, "trigger.effects.0"),
    ],
)
def test_owner_is_refused_where_there_is_nobody_else_again(inner: dict[str, Any], path: str) -> None:
    """What lasts, or waits for the next turn, is the affair of the seat at hand."""
    error = lines({"do": "each", "who": "opponents", "effects": [inner]})
    assert place(error) == (M, "ruby-card", f"effects.0.effects.0.{path}.who", "not-here")


def test_owner_means_somebody_inside_each() -> None:
    records = files()
    deep = {"do": "draw", "then": [OWNER]}
    records[M][0]["effects"] = [{"do": "each", "who": "opponents", "effects": [OWNER, deep]}]
    assert packed(records).sha


@pytest.mark.parametrize(
    ("line", "field", "least", "most"),
    [
        ({"do": "if", "when": {"is": ERA, "min": 3, "max": 2}, "then": DRAW}, "when.min", 3, 2),
        (
            {"do": "if", "when": {"is": ERA, "min": {"2": 1, "3": 5, "4": 1}, "max": 4}, "then": DRAW},
            "when.min", 5, 4,
        ),
        ({"do": "discard", "filter": {"cost_min": 4, "cost_max": 3}}, "filter.cost_min", 4, 3),
        ({"do": "discard", "filter": {"energy_min": 4, "energy_max": 3}}, "filter.energy_min", 4, 3),
        ({"do": "discard", "filter": {"points_min": 4, "points_max": 3}}, "filter.points_min", 4, 3),
    ],
)  # fmt: skip
def test_a_least_over_the_most_is_refused(line: dict[str, Any], field: str, least: int, most: int) -> None:
    error = lines(line)
    assert place(error) == (M, "ruby-card", f"effects.0.{field}", "crossed")
    assert (error.details["min"], error.details["max"]) == (least, most)


@pytest.mark.parametrize(
    ("file", "at", "fields", "reason"),
    [
        (G, 9, {"tokens": 3}, "never-filled"),
        (G, 9, {"flips": None, "triggers": [{"event": "play", "effects": [{"do": "credit"}]}]}, "never-flips"),
        (G, 9, {"flips": None, "tokens": 2, "triggers": [{"event": "play", "effects": DRAW}]}, "never-filled"),
        (G, 0, {"tokens": None, "effects": DRAW}, "never-flips"),
        (G, 0, {"effects": DRAW}, "never-filled"),
        (C, 0, {"tokens": 3}, "never-filled"),
        (C, 2, {"triggers": [{"event": "buy", "effects": DRAW}]}, "never-filled"),
    ],
)
def test_a_goal_that_could_never_fill_or_flip_is_refused(
    file: str, at: int, fields: dict[str, Any], reason: str
) -> None:
    error = refusal(file, at, **fields)
    assert place(error) == (file, files()[file][at]["id"], "tokens", reason)


def test_a_goal_that_flips_by_an_effect_of_its_own_needs_no_tokens() -> None:
    records = files()
    del records[G][0]["tokens"]
    records[G][0]["effects"] = [{"do": "mill", "then": [{"do": "flip"}]}]
    assert packed(records).sha


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ({"do": "choose", "ways": []}, "effects.0.ways"),
        ({"do": "each", "who": "all", "effects": []}, "effects.0.effects"),
        ({"do": "next_turn", "effects": []}, "effects.0.effects"),
        ({"do": "lasting", "trigger": {"event": "play", "effects": []}}, "effects.0.trigger.effects"),
    ],
)
def test_an_empty_list_is_called_empty(line: dict[str, Any], field: str) -> None:
    """Not "from 1 to 0"."""
    assert place(lines(line)) == (M, "ruby-card", field, "empty")


def test_cards_of_the_deck_that_nobody_can_choose_need_to_say_how() -> None:
    assert place(lines({"do": "exile", "zone": "deck"})) == (M, "ruby-card", "effects.0.how", "missing-field")


def test_a_trigger_of_less_than_one_is_refused() -> None:
    error = lines({"do": "lasting", "trigger": {"event": "draw", "min": 0, "effects": [{"do": "credit"}]}})
    assert place(error) == (M, "ruby-card", "effects.0.trigger.min", "range")


# --- messages --------------------------------------------------------------------------------------------------------


def spread(records: Files) -> Files:
    """The market in three files, with a design for each of the copies of the first card."""
    first, *others = records.pop(M)
    many = [first | {"id": f"many-{at}", "copies": 1} for at in range(16)]
    return records | {"one.toml": many[:8], "two.toml": many[8:], "three.toml": others}


def test_a_wrong_total_says_how_many_are_in_each_file(tmp_path: Path) -> None:
    records = spread(files())
    assert load(write(tmp_path / "whole", records)).sha
    records["two.toml"].pop()
    with pytest.raises(PackError) as caught:
        load(write(tmp_path / "short", records))
    error = caught.value
    assert (error.record, error.field, error.details["found"]) == ("", "copies", 99)
    assert sorted(error.file.split(", ")) == ["one.toml ×8", "three.toml ×84", "two.toml ×7"]
    text = said(error, "en")
    assert "99 found" in text
    assert "many-" not in text


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_link_out_of_the_folder_is_not_told_to_be_saved_anew(tmp_path: Path, language: Language) -> None:
    folder = write(tmp_path / "pack", files())
    (folder / M).rename(tmp_path / M)
    (folder / M).symlink_to(tmp_path / M)
    with pytest.raises(PackError) as caught:
        load(folder)
    assert (caught.value.file, caught.value.reason) == (M, "outside")
    assert "UTF-8" not in said(caught.value, language)


def said(error: PackError, language: Language) -> str:
    """A refusal in words."""
    return Voice(language).render(error.key, error.details)
