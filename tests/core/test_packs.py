"""Packs of a made-up game: files in, one document out; what every game with packs leans on (design 2.14)."""

from __future__ import annotations

import hashlib
import logging
from pathlib import Path
from typing import Any, ClassVar, Literal

import msgspec
import pytest

from bot.core.cards import language, records
from bot.core.cards.folders import DEEPEST, LISTED, LONGEST, LONGEST_ID, Folder, PackPlace, pack_file
from bot.core.cards.loops import following
from bot.core.cards.records import COMMON, Bilingual, Design, PackError, parts
from bot.core.cards.shelf import Pack as PackBase
from bot.core.cards.shelf import Shelf, log_defect
from bot.core.errors import CoreError
from bot.text.catalogue import Voice


class Option(language.Way, frozen=True, kw_only=True):
    """A way that does something."""

    effects: tuple[Any, ...] = ()
    points: int = 0


class Trigger(records.Record, frozen=True):
    """Something that happens on an event."""

    event: str
    points: int = 0


class Stone(Design, frozen=True, kw_only=True):
    """A design of the made-up game."""

    kind: Literal["pebble", "rock"]
    copies: int = 1
    options: tuple[Option, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    inner: Stone | None = None


class Document(records.Document, frozen=True):
    """Its pack as it is stored."""

    stones: tuple[Stone, ...]


class StoneError(PackError):
    """What it raises."""

    game: ClassVar[str] = "stones"


class Pack(PackBase[Document, Stone]):
    """Its pack."""

    def __init__(self, document: Document) -> None:
        super().__init__(document, document.stones)


def load(folder: Path) -> Pack:
    """Read a pack of stones."""
    files = Folder(folder, StoneError, ("stone",))
    places = files.records("stone", Stone)
    files.count("pebbles", [place for place in places if place.record.kind == "pebble"], 1, 6)
    return Pack(Document("stones", 1, files.id, files.name, tuple(place.record for place in places)))


HEAD = 'id = "quarry"\nname = { ko = "채석장", en = "Quarry" }\n'
STONE = """[[stone]]
id = "flint"
kind = "pebble"
copies = 3
name = { ko = "부싯돌", en = "Flint" }
text = { ko = "단단해요.", en = "Hard." }
options = [{ text = { ko = "치기", en = "Strike" }, points = 2 }]
triggers = [{ event = "rain" }]
"""


def written(folder: Path, head: str = HEAD, **files: str) -> Path:
    """Write a pack's files."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    for name, text in (files or {"stones": STONE}).items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def refusal(folder: Path) -> StoneError:
    """Why a folder is refused."""
    with pytest.raises(StoneError) as caught:
        load(folder)
    return caught.value


def built_in() -> Pack:
    """The made-up game's own pack."""
    words = Bilingual("기본", "Own")
    return Pack(Document("stones", 1, "own", words, (Stone(id="clay", kind="rock", name=words, text=words),)))


def shelf() -> Shelf[Pack]:
    """An empty shelf of the made-up game."""
    return Shelf(Document, Pack, built_in, StoneError)


# --- reading ---------------------------------------------------------------------------------------------------------


def test_files_become_one_document_named_by_its_hash(tmp_path: Path) -> None:
    pack = load(written(tmp_path / "a"))
    assert pack.sha == hashlib.sha256(pack.data).hexdigest()
    assert msgspec.json.decode(pack.data)["stones"][0]["id"] == "flint"
    assert list(msgspec.json.decode(pack.data)["stones"][0])[:4] == ["id", "kind", "name", "text"]
    assert load(written(tmp_path / "b")).data == pack.data


def test_where_the_records_stand_does_not_matter(tmp_path: Path) -> None:
    """In the head or in a file of their own, with a mark of the byte order or without: only the order counts."""
    sha = load(written(tmp_path / "a")).sha
    assert load(written(tmp_path / "b", HEAD + STONE, empty="")).sha == sha
    folder = written(tmp_path / "c")
    (folder / "stones.toml").write_bytes(b"\xef\xbb\xbf" + STONE.encode())
    (folder / "notes.txt").write_text("not a record", encoding="utf-8")
    assert load(folder).sha == sha


@pytest.mark.parametrize(
    ("head", "place"),
    [
        ("", ("pack.toml", "", "id", "bad-id")),
        ('id = "Bad Id"\n', ("pack.toml", "", "id", "bad-id")),
        ('id = "good"\n', ("pack.toml", "", "name", "no-text")),
        ('id = "good"\nname = { ko = "가" }\n', ("pack.toml", "", "name", "no-text")),
        (HEAD.replace("Quarry", "Q" * 41), ("pack.toml", "", "name.en", "long-text")),
        (HEAD + "author = 1\n", ("pack.toml", "", "author", "unknown-field")),
        (HEAD + "stone = 1\n", ("pack.toml", "", "stone", "wrong-type")),
        (HEAD + "stone = [1]\n", ("pack.toml", "#1", "", "wrong-type")),
        ("id = \n", ("pack.toml", "", "", "not-toml")),
        ('id = "a"\nid = "b"\n', ("pack.toml", "", "", "not-toml")),
    ],
)
def test_a_head_is_refused(tmp_path: Path, head: str, place: tuple[str, str, str, str]) -> None:
    error = refusal(written(tmp_path / "a", head))
    assert (error.file, error.record, error.field, error.reason) == place


@pytest.mark.parametrize(
    ("old", "new", "field", "reason"),
    [
        ("copies = 3", 'copies = "three"', "copies", "wrong-type"),
        ('"pebble"', '"cliff"', "kind", "wrong-value"),
        ("copies = 3", "weight = 3", "weight", "unknown-field"),
        ('kind = "pebble"\n', "", "kind", "missing-field"),
        (', en = "Hard."', "", "text", "no-text"),
        ('"Hard."', '" "', "text", "no-text"),
        ('"Hard."', '"Hard\\u0007."', "text.en", "wrong-value"),
        (', en = "Strike"', "", "options.0.text.en", "no-text"),
        ('"Strike"', '""', "options.0.text", "no-text"),
        ("points = 2", "points = 2.5", "options.0.points", "wrong-type"),
    ],
)
def test_a_record_is_refused(tmp_path: Path, old: str, new: str, field: str, reason: str) -> None:
    assert old in STONE
    error = refusal(written(tmp_path / "a", stones=STONE.replace(old, new)))
    assert (error.file, error.record, error.field, error.reason) == ("stones.toml", "flint", field, reason)


@pytest.mark.parametrize("own", ['"Flint"', '"-flint"', '"a--b"', "7", f'"{"a" * (LONGEST_ID + 1)}"'])
def test_a_bad_id_is_named_by_its_number(tmp_path: Path, own: str) -> None:
    error = refusal(written(tmp_path / "a", stones=STONE + STONE.replace('"flint"', own)))
    assert (error.file, error.record, error.reason) == ("stones.toml", "#2", "bad-id")


def test_a_duplicate_names_both_files(tmp_path: Path) -> None:
    error = refusal(written(tmp_path / "a", one=STONE, two=STONE))
    assert (error.file, error.record, error.reason, error.details["where"]) == (
        "two.toml", "flint", "duplicate", "one.toml",
    )  # fmt: skip


@pytest.mark.parametrize("deep", [3 * DEEPEST, 5000])
def test_a_record_too_deep_to_walk_is_refused(tmp_path: Path, deep: int) -> None:
    nested = "{ inner = " * deep + "1" + " }" * deep
    error = refusal(written(tmp_path / "a", stones=STONE + f"inner = {nested}\n" if deep < 5000 else f"x = {nested}"))
    assert (error.file, error.reason) == ("stones.toml", "too-deep")


def test_what_is_no_file_of_text_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nowhere").reason == "no-head"
    folder = written(tmp_path / "a")
    (folder / "odd.toml").write_bytes(b"\xff\xfe")
    assert (refusal(folder).file, refusal(folder).reason) == ("odd.toml", "unreadable")
    (folder / "odd.toml").unlink()
    (folder / "odd.toml").mkdir()
    assert (refusal(folder).file, refusal(folder).reason) == ("odd.toml", "no-file")


@pytest.mark.parametrize("number", ["9" * 30, "9" * 5000, "0x" + "f" * 5000, "-9223372036854775809", "nan", "1e999"])
@pytest.mark.parametrize("where", ["copies = 3", "points = 2", 'ko = "치기"'])
def test_a_number_that_is_none_is_refused(tmp_path: Path, number: str, where: str) -> None:
    stone = STONE.replace(where, f"{where.split()[0]} = {number}")
    assert stone != STONE
    error = refusal(written(tmp_path / "p", stones=stone))
    assert error.file == "stones.toml"


def test_only_a_folder_of_toml_files_is_looked_at(tmp_path: Path) -> None:
    assert pack_file(tmp_path / "nowhere", load) is None
    assert pack_file(tmp_path, load) is None
    found = pack_file(written(tmp_path / "a"), load)
    assert found is not None
    assert (found.id, found.names) == ("quarry", {"ko": "채석장", "en": "Quarry"})
    (tmp_path / "a" / "pack.toml").unlink()
    with pytest.raises(StoneError, match="pack-no-head"):
        pack_file(tmp_path / "a", load)


# --- what a game asks of its records ---------------------------------------------------------------------------------


def test_a_wrong_number_names_every_record_that_has_a_part_in_it(tmp_path: Path) -> None:
    other = STONE.replace('"flint"', '"chalk"').replace("copies = 3", "copies = 4")
    error = refusal(written(tmp_path / "a", one=STONE, two=other))
    assert (error.file, error.record, error.field) == ("one.toml, two.toml", "flint ×3, chalk ×4", "copies")
    assert (error.details["what"], error.details["found"], error.details["wanted"]) == ("pebbles", 7, "1-6")


def test_a_wrong_number_without_records_names_the_files(tmp_path: Path) -> None:
    error = refusal(written(tmp_path / "a", one=STONE.replace("pebble", "rock")))
    assert (error.file, error.record, error.details["found"]) == ("one.toml, pack.toml", "", 0)


def test_a_wrong_number_of_many_records_tells_how_many_each_file_has(tmp_path: Path) -> None:
    """Nobody looks through a list of 38 cards."""
    stones = [STONE.replace('"flint"', f'"flint-{at}"') for at in range(LISTED + 1)]
    error = refusal(written(tmp_path / "a", one="".join(stones[:2]), two="".join(stones[2:])))
    assert (error.record, error.field) == ("", "copies")
    assert error.file == f"one.toml ×6, two.toml ×{3 * (LISTED - 1)}"
    assert error.details["place"] == f"{error.file} / copies"


def test_what_a_file_says_that_means_nothing_is_refused_by_name_whatever_it_says() -> None:
    words = Bilingual("가", "a")
    read = {"points": 0, "options": [{"when": {"is": {"count": "rain"}}}]}
    place = PackPlace(StoneError, "one.toml", Stone(id="flint", kind="rock", name=words, text=words), fields=read)
    place.idle("copies")
    place.at("options.3.when").idle("points")
    place.at("points.when").idle("points")
    for part, path, field in ((place, "", "points"), (place.at("options.0.when"), "options.0.when.", "is")):
        with pytest.raises(StoneError) as caught:
            part.idle("copies", field)
        assert (caught.value.field, caught.value.reason) == (path + field, "not-here")


def test_a_part_of_a_record_is_refused_by_its_path() -> None:
    words = Bilingual("가", "a")
    place = PackPlace(StoneError, "one.toml", Stone(id="flint", kind="rock", name=words, text=words))
    assert place.refuse("kind", "odd").field == "kind"
    assert place.at("options.1").refuse("points", "odd").field == "options.1.points"
    assert place.at("options").at("1").refuse("points", "odd").field == "options.1.points"
    place.within("copies", 3, 1, 3)
    place.within("copies", object(), 1, 3)  # a formula
    with pytest.raises(StoneError) as caught:
        place.at("options.1").within("points", 4, 1, 3)
    assert (caught.value.field, caught.value.details["max"]) == ("options.1.points", 3)


@pytest.mark.parametrize(
    ("condition", "field"),
    [
        ((1, (None, 3), (), ()), ""), ((None, (), (1,), ()), ""), ((None, (), (), (1,)), ""),
        ((1, (None, None), (), ()), "min"), ((None, (), (), ()), "is"), ((1, (1,), (1,), ()), "is"),
        ((None, (), (1,), (1,)), "is"),
    ],
)  # fmt: skip
def test_a_condition_is_one_of_three(condition: tuple[Any, Any, Any, Any], field: str) -> None:
    words = Bilingual("가", "a")
    place = PackPlace(StoneError, "one.toml", Stone(id="flint", kind="rock", name=words, text=words), "when")
    if not field:
        place.one_of(*condition)
        return
    with pytest.raises(StoneError) as caught:
        place.one_of(*condition)
    assert caught.value.field == f"when.{field}"


def test_parts_and_ways_with_their_paths(tmp_path: Path) -> None:
    pack = load(written(tmp_path / "a"))
    stone = pack["flint"]
    assert [path for path, _ in parts(stone)] == ["options.0", "triggers.0"]
    assert [(path, words.en) for path, words in language.ways(stone)] == [("options.0", "Strike")]
    assert pack.at("flint", "options.0.points") == 2
    assert pack.names("ko") == {"flint": "부싯돌", "flint|options.0": "치기"}
    assert pack.triggered == {"rain": {"flint": [0]}}
    assert [one.id for one in pack.of_kind("pebble")] == ["flint"]


def test_following_goes_round_a_circle_once() -> None:
    follows = [[1], [2], [0, 3], []]
    assert following(0, follows) == {0, 1, 2, 3}
    assert following(3, follows) == set()


# --- packs in use ----------------------------------------------------------------------------------------------------


def test_a_match_is_given_a_pack_in_any_form(tmp_path: Path) -> None:
    pack, kept = load(written(tmp_path / "a")), shelf()
    for given in (pack, pack.data, msgspec.json.decode(pack.data)):
        assert kept.compiled(given).sha == pack.sha
    assert kept.known(pack.sha) is kept.compiled(pack.data)
    assert kept.compiled(None).document.id == "own"
    assert kept.known(built_in().sha).document.id == "own"


@pytest.mark.parametrize("given", [b"", b"{}", b"[]", {"game": "stones"}, 7, "text"])
def test_what_is_no_pack_is_refused(given: Any) -> None:
    with pytest.raises(StoneError, match="pack-damaged"):
        shelf().compiled(given)


def test_a_pack_of_another_game_is_refused() -> None:
    own = built_in().document
    other = msgspec.structs.replace(own, game="sticks")
    with pytest.raises(StoneError, match="pack-damaged"):
        shelf().compiled(msgspec.json.encode(other))


def test_an_unknown_pack_is_named_not_replaced() -> None:
    with pytest.raises(StoneError, match="pack-unknown") as caught:
        shelf().known("7" * 64)
    assert caught.value.details["sha"] == "7" * 12


# --- what people read ------------------------------------------------------------------------------------------------


def test_a_reason_that_every_game_knows_has_one_text(tmp_path: Path) -> None:
    error = refusal(written(tmp_path / "a", stones=STONE.replace('"Hard."', f'"{"H" * (LONGEST["text"] + 1)}"')))
    assert isinstance(error, CoreError)
    assert error.key == "pack-long-text"
    said = {language: Voice(language).render(error.key, error.details) for language in ("ko", "en")}
    assert all(text.startswith("stones.toml / flint / text.en: ") for text in said.values())
    assert "401" in said["en"]
    assert StoneError("a.toml", "b", "c", "too-round").key == "stones-pack-too-round"


@pytest.mark.parametrize("reason", sorted(COMMON))
def test_every_common_reason_is_said_in_both_languages(reason: str) -> None:
    args: dict[str, Any] = dict.fromkeys(
        ("detail", "most", "where", "card", "min", "max", "fields", "what", "found", "wanted", "sha"), "7"
    )
    error = StoneError("one.toml", "flint", "kind", reason, **args)
    said = [Voice(language).render(error.key, error.details) for language in ("ko", "en")]
    assert said[0] != said[1]
    assert all("one.toml / flint / kind" in text for text in said) or reason in ("damaged", "unknown")


# --- defects in play -------------------------------------------------------------------------------------------------


def test_a_defect_is_logged_once(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.core.cards.shelf._told", {})
    with caplog.at_level(logging.INFO, logger="madang.pack"):
        assert log_defect("ab" * 32, "flint", "it rolls for ever")
        assert not log_defect("ab" * 32, "flint", "it rolls for ever")
        assert log_defect("ab" * 32, "chalk", "it rolls for ever")
    assert [(one.name, one.levelname) for one in caplog.records] == [("madang.pack", "WARNING")] * 2
    assert caplog.records[0].getMessage() == "defect of pack abababababab, card flint: it rolls for ever"


def test_the_memory_of_defects_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[tuple[str, str, str], None] = {}
    monkeypatch.setattr("bot.core.cards.shelf._told", told)
    for at in range(1200):
        log_defect("cd" * 32, f"stone-{at}", "it rolls for ever")
    assert len(told) == 1000
