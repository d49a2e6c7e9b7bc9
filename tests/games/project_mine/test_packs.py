"""Packs: what is refused, with file, record and field; what is loaded; how it is kept (rules 10; design 2.14)."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.core import playable
from bot.core.cards.folders import HEAVIEST
from bot.core.match import Match
from bot.games.project_mine import PROJECT_MINE
from bot.games.project_mine.cards import PackError, built_in, compiled, known, unpack
from bot.games.project_mine.packs import COUNTS, load
from tests.games.project_mine.packbox import Files, files, named, packed, tiny, write

Change = Callable[[Files], Any]


def refusal(change: Change) -> PackError:
    """Why the small pack is refused after a change."""
    records = files()
    change(records)
    with pytest.raises(PackError) as caught:
        packed(records)
    return caught.value


def card(file: str, at: int, **fields: Any) -> Change:
    """Change fields of one record; None takes a field away."""

    def change(records: Files) -> None:
        record = records[file][at]
        for field, value in fields.items():
            if value is None:
                del record[field]
            else:
                record[field] = value

    return change


def line(verb: str, **fields: Any) -> Change:
    """One line in place of the effects of a card."""
    return card(M, 0, effects=[{"do": verb, **fields}])


def way(english: str) -> dict[str, Any]:
    """One of several, with that text."""
    return {"text": {"ko": "가", "en": english}, "effects": []}


def twin(records: Files) -> None:
    """Two designs share the four copies of a mine."""
    mine = records[B][0]
    mine["copies"] = 2
    records[B].append(mine | {"id": "other-ruby"})


ERA: dict[str, Any] = {"count": "era"}
DRAW = [{"do": "draw"}]
LOOP = {"event": "gain_res", "effects": [{"do": "gain_res", "resource": "ruby"}]}
# Every record that has a part in a wrong number, with its copies.
MARKET = "ruby-card ×15, sapphire-card ×16, emerald-card ×16, iron-card ×16, gold-card ×16, plan-card ×20"
SALES = "company-trade-12 ×1, company-sales-12 ×1, company-sales-16 ×1, company-sales-20 ×1"
M, G, C, B = "market.toml", "goals.toml", "company.toml", "basic.toml"


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (card(M, 0, cost="three"), (M, "ruby-card", "cost", "wrong-type")),
        (card(M, 0, energy="Y"), (M, "ruby-card", "energy", "wrong-value")),
        (card(M, 0, cost=-1), (M, "ruby-card", "cost", "range")),
        (card(M, 0, copies=0), (M, "ruby-card", "copies", "range")),
        (card(M, 0, points=99), (M, "ruby-card", "points", "range")),
        (card(M, 0, energy=17), (M, "ruby-card", "energy", "range")),
        (card(M, 0, resource="tin"), (M, "ruby-card", "resource", "wrong-value")),
        (card(M, 0, resource=None), (M, "ruby-card", "resource", "missing-field")),
        (card(M, 0, colour="red"), (M, "ruby-card", "colour", "unknown-field")),
        (card(M, 0, kind="weapon"), (M, "ruby-card", "kind", "wrong-value")),
        (card(M, 0, effects=[{"do": "explode"}]), (M, "ruby-card", "effects.0.do", "unknown-step")),
        (card(M, 0, effects=[{"n": 1}]), (M, "ruby-card", "effects.0.do", "missing-field")),
        (card(M, 0, effects=[{"do": "draw", "n": "x"}]), (M, "ruby-card", "effects.0.n", "wrong-type")),
        (card(M, 0, effects=[{"do": "draw", "m": 1}]), (M, "ruby-card", "effects.0.m", "unknown-field")),
        (card(M, 0, effects=[{"do": "gain_res"}]), (M, "ruby-card", "effects.0.resource", "missing-field")),
        (card(M, 0, effects="draw"), (M, "ruby-card", "effects", "wrong-type")),
        (card(M, 0, effects=[{"do": "token"}]), (M, "ruby-card", "effects.0.on", "no-tokens")),
        (line("if", when={"is": ERA, "min": 1}), (M, "ruby-card", "effects.0.then", "missing-field")),
        (line("if", when={"is": ERA}, then=DRAW), (M, "ruby-card", "effects.0.when.min", "missing-field")),
        (line("if", when={}, then=DRAW), (M, "ruby-card", "effects.0.when.is", "one-of")),
        (line("draw", n={"count": "resource"}), (M, "ruby-card", "effects.0.n.resource", "missing-field")),
        (line("draw", n=ERA | {"per": 0}), (M, "ruby-card", "effects.0.n.per", "range")),
        (line("draw", n={"count": "resource_rank", "rank": 6}), (M, "ruby-card", "effects.0.n.rank", "range")),
        (line("discard", filter={"design": "no-such"}), (M, "ruby-card", "effects.0.filter.design", "unknown-card")),
        (line("choose", ways=[way("")]), (M, "ruby-card", "effects.0.ways.0.text", "no-text")),
        (line("choose", n=2, ways=[way("a")]), (M, "ruby-card", "effects.0.n", "range")),
        (line("credit", otherwise=DRAW), (M, "ruby-card", "effects.0.otherwise", "not-here")),
        (card(M, 0, name={"ko": "루비"}), (M, "ruby-card", "name", "no-text")),
        (card(M, 0, text={"ko": "", "en": "x"}), (M, "ruby-card", "text", "no-text")),
        (card(M, 0, text={"ko": "가", "en": "x" * 500}), (M, "ruby-card", "text.en", "long-text")),
        (card(M, 0, name=None), (M, "ruby-card", "name", "no-text")),
        (card(M, 0, name={"ko": "가", "en": "x" * 41}), (M, "ruby-card", "name.en", "long-text")),
        (card(M, 0, note={"ko": "가" * 401, "en": "x"}), (M, "ruby-card", "note.ko", "long-text")),
        (line("choose", ways=[way("x" * 81)]), (M, "ruby-card", "effects.0.ways.0.text.en", "long-text")),
        (card(M, 0, id="a" * 41), (M, "#1", "id", "bad-id")),
        (card(M, 0, id="Ruby Card"), (M, "#1", "id", "bad-id")),
        (card(M, 0, id=None), (M, "#1", "id", "bad-id")),
        (card(M, 0, id="iron-card"), (M, "iron-card", "id", "duplicate")),
        (card(M, 0, copies=15), (M, MARKET, "copies", "count")),
        (card(G, 0, copies=2), (G, "active-0", "copies", "range")),
        (card(C, 0, trait="sales"), (C, SALES, "trait", "count")),
        (card(B, 0, copies=5), (B, "small-ruby ×5", "copies", "count")),
        (card(B, 0, role="medium"), (B, "small-ruby ×4, medium-ruby ×4", "copies", "count")),
        (card(B, 16, trait="sales"), (B, "trait-trade ×4, trait-sales ×4", "copies", "count")),
        (lambda records: records[G].pop(), (G, "", "copies", "count")),
        (twin, (B, "other-ruby", "role", "second-design")),
        (card(B, 0, role=None), (B, "small-ruby", "role", "missing-field")),
        (card(M, 0, tokens=2), (M, "ruby-card", "tokens", "not-here")),
        (card(M, 0, role="small"), (M, "ruby-card", "role", "not-here")),
        (card(G, 0, effects=[]), (G, "active-0", "effects", "missing-field")),
        (card(G, 9, flips=None), (G, "passive-0", "flips", "missing-field")),
        (card(G, 9, on_discard=[{"do": "draw"}]), (G, "passive-0", "on_discard", "not-here")),
        (card(C, 0, requires=None), (C, "company-trade-12", "requires", "missing-field")),
        (card(C, 0, trait=None), (C, "company-trade-12", "trait", "missing-field")),
        (card(M, 0, effects=[{"do": "lasting", "trigger": LOOP}]), (M, "ruby-card", "effects.0.trigger", "endless")),
        (card(G, 9, triggers=[LOOP]), (G, "passive-0", "triggers.0", "endless")),
    ],
)  # fmt: skip
def test_refused_with_its_place(change: Change, place: tuple[str, str, str, str]) -> None:
    error = refusal(change)
    assert (error.file, error.record, error.field, error.reason) == place
    assert error.key in (f"pack-{error.reason}", f"project_mine-pack-{error.reason}")
    assert error.details["place"] == " / ".join(part for part in place[:3] if part)


TABLE = {"is": {"count": "leads"}, "min": {"2": 3}}
ALL_SEATS = {"do": "discard", "who": "opponents"}


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (line("draw", n=-1), (M, "ruby-card", "effects.0.n", "range")),
        (line("credit", n=10**30), (M, "ruby-card", "effects.0.n", "range")),
        (line("draw", n=ERA | {"times": 1000}), (M, "ruby-card", "effects.0.n.times", "range")),
        (line("gain_res", resource="chosen"), (M, "ruby-card", "effects.0.resource", "nothing-chosen")),
        (line("if", when=TABLE, then=DRAW), (M, "ruby-card", "effects.0.when.min", "one-each")),
        (card(M, 0, effects=[ALL_SEATS | {"then": DRAW}]), (M, "ruby-card", "effects.0.then", "not-here")),
        (card(M, 0, effects=[ALL_SEATS | {"may": True}]), (M, "ruby-card", "effects.0.may", "not-here")),
        (card(M, 0, text={"ko": "가", "en": "a\u202eb"}), (M, "ruby-card", "text.en", "wrong-value")),
    ],
)
def test_what_could_not_be_carried_out_is_refused(change: Change, place: tuple[str, str, str, str]) -> None:
    error = refusal(change)
    assert (error.file, error.record, error.field, error.reason) == place


@pytest.mark.parametrize("deep", [20, 4000])
def test_effects_too_deep_to_walk_are_refused(deep: int, tmp_path: Path) -> None:
    folder = write(tmp_path / "pack", files())
    nested = '{ do = "draw", then = [' * deep + '{ do = "draw" }' + "] }" * deep
    words = '{ ko = "가", en = "a" }'
    text = f'[[card]]\nid = "deep"\nname = {words}\ntext = {words}\neffects = [{nested}]\n'
    (folder / "deep.toml").write_text(text, encoding="utf-8")
    with pytest.raises(PackError) as caught:
        load(folder)
    assert (caught.value.file, caught.value.reason) == ("deep.toml", "too-deep")


def test_a_mark_of_the_byte_order_is_no_fault(tmp_path: Path) -> None:
    """Some editors write one."""
    folder = write(tmp_path / "pack", files())
    (folder / M).write_bytes(b"\xef\xbb\xbf" + (folder / M).read_bytes())
    assert load(folder).sha == tiny().sha


def test_a_loop_over_two_cards_is_found() -> None:
    def change(records: Files) -> None:
        gain = {"event": "lose_res", "effects": [{"do": "gain_res", "resource": "ruby"}]}
        lose = {
            "event": "gain_res",
            "by": "opponents",
            "effects": [{"do": "lose_res", "resource": "gold", "upto": True}],
        }
        records[M][0]["effects"] = [{"do": "lasting", "trigger": gain}]
        records[M][1]["effects"] = [{"do": "lasting", "trigger": lose}]

    assert refusal(change).reason == "endless"


@pytest.mark.parametrize(("to", "again"), [("deck_top", {"do": "mill"}), ("hand", {"do": "discard", "how": "all"})])
def test_a_loop_of_cards_that_come_back_is_found(to: str, again: dict[str, Any]) -> None:
    back = {"do": "move", "zone": "discard", "to": to, "how": "top"}
    assert refusal(card(M, 0, on_discard=[back, again])).field == "on_discard"

    def apart(records: Files) -> None:
        lasting = {"do": "lasting", "trigger": {"event": "discard", "effects": [again]}}
        records[M][0]["on_discard"] = [back]
        records[M][1]["effects"] = [lasting]

    assert refusal(apart).reason == "endless"


@pytest.mark.parametrize("lines", [[{"do": "mill"}], [{"do": "draw"}, {"do": "discard"}]])
def test_what_uses_cards_up_is_no_loop(lines: list[dict[str, Any]]) -> None:
    records = files()
    records[M][0]["on_discard"] = lines
    assert packed(records).sha


def test_what_ends_by_itself_is_no_loop() -> None:
    records = files()
    records[M][0]["effects"] = [{"do": "lasting", "once": True, "trigger": LOOP}]
    records[G][9] |= {
        "tokens": 3,
        "triggers": [{"event": "gain_res", "effects": [{"do": "gain_res", "resource": "iron"}, {"do": "token"}]}],
    }
    assert packed(records).sha


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    def reason(folder: Path) -> tuple[str, str]:
        with pytest.raises(PackError) as caught:
            load(folder)
        return caught.value.file, caught.value.reason

    assert reason(tmp_path / "nowhere") == ("pack.toml", "no-head")
    folder = write(tmp_path / "pack", files())
    (folder / "extra.toml").write_bytes(b"\xff\xfe")
    assert reason(folder) == ("extra.toml", "unreadable")
    (folder / "extra.toml").write_text("[[card]\n")
    assert reason(folder) == ("extra.toml", "not-toml")
    (folder / "extra.toml").write_text("cards = 1\n")
    assert reason(folder) == ("extra.toml", "unknown-field")
    (folder / "extra.toml").write_text("card = 1\n")
    assert reason(folder) == ("extra.toml", "wrong-type")
    (folder / "extra.toml").write_text("card = [1]\n")
    assert reason(folder) == ("extra.toml", "wrong-type")
    (folder / "extra.toml").unlink()
    (folder / "pack.toml").write_text('id = "Bad Id"\nname = { ko = "가", en = "a" }\n', encoding="utf-8")
    assert reason(folder) == ("pack.toml", "bad-id")
    (folder / "pack.toml").write_text('id = "good"\nname = "a"\n', encoding="utf-8")
    assert reason(folder) == ("pack.toml", "no-text")


def test_a_pack_is_one_document_named_by_its_hash() -> None:
    pack = tiny()
    assert pack.sha == hashlib.sha256(pack.data).hexdigest()
    assert unpack(pack.data).sha == pack.sha
    assert compiled(msgspec.json.decode(pack.data)).sha == pack.sha
    assert packed(files()).data == pack.data
    assert known(pack.sha) is compiled(pack)


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'{"game":"x"}', 7])
def test_a_damaged_document_is_refused(data: Any) -> None:
    with pytest.raises(PackError, match=r"^pack-damaged"):
        compiled(data)


def test_an_unknown_pack_is_named_not_replaced() -> None:
    with pytest.raises(PackError, match=r"^pack-unknown"):
        known("0" * 64)


def test_the_box_of_the_built_in_pack() -> None:
    cards = built_in().document.cards
    rooms = {
        "basic": ("basic", "trait"),
        "market": ("resource", "plan"),
        "goals": ("active", "passive"),
        "company": ("company",),
    }
    for room, kinds in rooms.items():
        assert sum(card.copies for card in cards if card.kind in kinds) == COUNTS[room]


def test_names_of_cards_and_ways_in_both_languages() -> None:
    pack = built_in()
    for language in ("ko", "en"):
        names = pack.names(language)
        assert set(pack.cards) <= set(names)
        assert all(names.values())
    assert set(pack.names("ko")) == set(pack.names("en"))


def test_packs_in_a_folder(tmp_path: Path) -> None:
    assert PROJECT_MINE.read_pack(tmp_path) is None
    found = PROJECT_MINE.read_pack(write(tmp_path / "mine", files()))
    assert found is not None
    assert (found.id, found.document) == ("tiny", tiny().data)
    assert PROJECT_MINE.built_in_pack() == built_in().data
    records = files()
    records[M].append(named({"id": "one-more", "kind": "plan"}))
    with pytest.raises(PackError):
        PROJECT_MINE.read_pack(write(tmp_path / "broken", records))


def test_a_match_is_loaded_with_the_bytes_of_its_pack() -> None:
    playable.register(PROJECT_MINE)
    match = Match.new("project_mine", 2, bytes(32), None, tiny().data, tiny().sha)
    assert match.play.state.pack == tiny().sha
    assert Match.load(match.save(), tiny().data).save() == match.save()


# --- files that are no files of a pack -------------------------------------------------------------------------------


def refused(folder: Path) -> tuple[str, str, str]:
    """File, reason and detail of a refusal."""
    with pytest.raises(PackError) as caught:
        load(folder)
    return caught.value.file, caught.value.reason, str(caught.value.details.get("detail", ""))


def test_a_file_from_outside_the_folder_is_refused(tmp_path: Path) -> None:
    folder = write(tmp_path / "pack", files())
    outside = tmp_path / "outside.toml"
    (folder / M).rename(outside)
    (folder / M).symlink_to(outside)
    assert refused(folder) == (M, "outside", "")
    (folder / M).unlink()
    (folder / "within").mkdir()
    outside.rename(folder / "within" / M)
    (folder / M).symlink_to(folder / "within" / M)
    assert load(folder).sha == tiny().sha
    (folder / "loop.toml").symlink_to(folder / "loop.toml")
    assert refused(folder) == ("loop.toml", "no-file", "")


def test_what_would_never_end_is_not_read(tmp_path: Path) -> None:
    folder = write(tmp_path / "pack", files())
    os.mkfifo(folder / "pipe.toml")
    assert refused(folder) == ("pipe.toml", "no-file", "")
    (folder / "pipe.toml").unlink()
    (folder / "folder.toml").mkdir()
    assert refused(folder) == ("folder.toml", "no-file", "")
    (folder / "folder.toml").rmdir()
    (folder / "big.toml").write_text("#" * (HEAVIEST + 1))
    assert refused(folder) == ("big.toml", "too-heavy", "")


def test_a_number_of_thousands_of_digits_is_refused(tmp_path: Path) -> None:
    folder = write(tmp_path / "pack", files())
    (folder / "long.toml").write_text("card = " + "9" * 5000)
    file, reason, _ = refused(folder)
    assert (file, reason) == ("long.toml", "not-toml")


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    folder = write(tmp_path / "pack", files())
    (folder / "extra.toml").write_text('[[card]]\nid = "one"\nid = "two"\n')
    file, reason, detail = refused(folder)
    assert (file, reason) == ("extra.toml", "not-toml")
    assert "line 3" in detail


@pytest.mark.parametrize("among", [[""], ["ruby", "ruby"], ["tin"]])
def test_a_choice_among_what_is_no_resource_or_twice_the_same_is_refused(among: list[str]) -> None:
    error = refusal(line("choose_res", among=among))
    assert (error.file, error.record, error.reason) == (M, "ruby-card", "wrong-value")
    assert error.field.startswith("effects.0.among")
