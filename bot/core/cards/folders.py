"""Reading a folder of TOML files into the records of a pack. Anything wrong refuses the whole, and says where."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from bot.core.cards.language import ways
from bot.core.cards.records import LANGUAGES, Bilingual, PackError
from bot.core.cards.shelf import Pack, PackFile

HEAD: Final = "pack.toml"
IDS: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_ID: Final = 40
LONGEST: Final = {"name": 40, "text": 400, "note": 400}
"""Letters that a text may have, by its field."""
LONGEST_WAY: Final = 80
"""Letters of a way: it becomes the label of an option."""
LARGEST: Final = 99
"""Greatest number in an effect or a condition."""
DEEPEST: Final = 12
"""Lines that may hang one inside the other."""
GREATEST: Final = 1_000_000
"""Greatest number anywhere; what a field may hold is less, and each game's own to say."""
HEAVIEST: Final = 1_000_000
"""Bytes of one file."""
LISTED: Final = 8
"""Records that a refusal lists; of more it says how many are in each file."""

R = TypeVar("R", bound=Struct)


class PackPlace(Generic[R]):
    """A record and where it stands, to refuse it by name.

    Args:
        error: what the game raises.
        file: file name within the pack's folder.
        record: the record, which has an `id`.
        path: of the part of the record that is meant; empty for the whole.
        fields: what stands in the file at that part, as it was read.
    """

    def __init__(self, error: type[PackError], file: str, record: R, path: str = "", fields: Any = None) -> None:
        self._error = error
        self._path = path
        self._fields: Any = fields
        self.file = file
        self.record = record
        self.id: str = getattr(record, "id")  # noqa: B009 - not every Struct has one

    def at(self, path: str) -> PackPlace[R]:
        """A part of the record."""
        fields = self._fields
        for step in path.split("."):
            if isinstance(fields, list):
                inside = cast("list[Any]", fields)
                fields = inside[int(step)] if step.isdecimal() and int(step) < len(inside) else None
            else:
                fields = cast("dict[str, Any]", fields).get(step) if isinstance(fields, dict) else None
        return PackPlace(self._error, self.file, self.record, f"{self._path}.{path}".lstrip("."), fields)

    def refuse(self, field: str, reason: str, **args: Any) -> PackError:
        """The refusal of a field, to be raised."""
        return self._error(self.file, self.id, f"{self._path}.{field}".lstrip("."), reason, **args)

    def within(self, field: str, number: Any, least: int, most: int) -> None:
        """Refuse a whole number out of bounds; what is no number (a formula) passes.

        Raises:
            PackError: it is out of bounds.
        """
        if isinstance(number, int) and not least <= number <= most:
            raise self.refuse(field, "range", min=least, max=most)

    def idle(self, *fields: str) -> None:
        """Refuse fields that are given in the file and would mean nothing there, whatever they say.

        Args:
            fields: their names.

        Raises:
            PackError: one is given.
        """
        here = cast("dict[str, Any]", self._fields) if isinstance(self._fields, dict) else {}
        for field in fields:
            if field in here:
                raise self.refuse(field, "not-here")

    def one_of(self, is_: Any, bounds: Sequence[Any], all_: Any, any_: Any) -> None:
        """Refuse a condition that is not exactly one of a bounded number, `all` and `any`.

        Raises:
            PackError: it is more than one of them, or none, or a number without a bound.
        """
        if sum((is_ is not None, bool(all_), bool(any_))) != 1:
            raise self.refuse("is", "one-of", fields="is, all, any")
        if is_ is not None and all(bound is None for bound in bounds):
            raise self.refuse("min", "missing-field")


class Folder:
    """The files of one pack: `pack.toml` (id, name) and any number of further `.toml` files, all with records.

    Args:
        path: the folder.
        error: what the game raises.
        sorts: names of the record tables a file may hold (`[[card]]`).

    Attributes:
        id, name: of the pack.

    Raises:
        PackError: no head, or a file that cannot be read, is no TOML, or holds something else than records.
    """

    def __init__(self, path: Path, error: type[PackError], sorts: Sequence[str] = ("card",)) -> None:
        self._error = error
        files = sorted(path.glob("*.toml")) if path.is_dir() else []
        if path / HEAD not in files:
            raise error(HEAD, "", "", "no-head")
        self._where: dict[tuple[str, str], str] = {}
        head = self._read(path / HEAD)
        self._fields(HEAD, head, {"id", "name", *sorts})
        own = head.get("id")
        if not isinstance(own, str) or not self._is_id(own):
            raise error(HEAD, "", "id", "bad-id")
        self.id: str = own
        self.name: Bilingual = self.words(HEAD, "", "name", head.get("name"), LONGEST["name"])
        self._documents: dict[str, dict[str, Any]] = {}
        for file in files:
            document = head if file.name == HEAD else self._read(file)
            if file.name != HEAD:
                self._fields(file.name, document, set(sorts))
            self._documents[file.name] = document

    def records(
        self, sort: str, kind: type[R], texts: Sequence[str] = ("name", "text"), more: Sequence[str] = ("note",)
    ) -> list[PackPlace[R]]:
        """Every record of a sort, in the order of the files, with its place.

        Args:
            sort: name of the table (`card`).
            kind: type of the record; it has an `id`, unique among those of its sort.
            texts: fields that hold a text in both languages; more: those that may.

        Raises:
            PackError: a record of the wrong form, without id or text, or with one that is taken.
        """
        found: list[PackPlace[R]] = []
        for file, document in self._documents.items():
            records = document.get(sort, [])
            if not isinstance(records, list):
                raise self._error(file, "", sort, "wrong-type", detail=f"expected [[{sort}]]")
            for number, record in enumerate(cast("list[Any]", records), 1):
                found.append(self._record(file, sort, number, record, kind, texts, more))
        return found

    def _record(
        self, file: str, sort: str, number: int, record: Any, kind: type[R], texts: Sequence[str], more: Sequence[str]
    ) -> PackPlace[R]:
        if not isinstance(record, dict):
            raise self._error(file, f"#{number}", "", "wrong-type", detail="expected a table")
        fields = cast("dict[str, Any]", record)
        own = fields.get("id")
        if not isinstance(own, str) or not self._is_id(own):
            raise self._error(file, f"#{number}", "id", "bad-id")
        if (sort, own) in self._where:
            raise self._error(file, own, "id", "duplicate", where=self._where[sort, own])
        self._where[sort, own] = file
        for field in (*texts, *(field for field in more if field in fields)):
            self.words(file, own, field, fields.get(field), LONGEST[field])
        if deep := _too_deep(fields):
            raise self._error(file, own, deep, "too-deep", most=DEEPEST)
        if large := _too_large(fields):
            raise self._error(file, own, large, "range", min=-GREATEST, max=GREATEST)
        try:
            place = PackPlace(self._error, file, msgspec.convert(fields, kind), fields=fields)
        except msgspec.ValidationError as error:
            reason, field, args = _explained(str(error))
            raise self._error(file, own, field, reason, **args) from error
        for path, words in ways(place.record):
            self.words(file, own, f"{path}.text", {"ko": words.ko, "en": words.en}, LONGEST_WAY)
        return place

    def words(self, file: str, record: str, field: str, value: Any, most: int) -> Bilingual:
        """A text in both languages.

        Args:
            file, record, field: where it stands.
            value: what stands there.
            most: letters it may have.

        Raises:
            PackError: it is missing in a language, too long, or holds letters that do not print.
        """
        texts = cast("dict[str, Any]", value) if isinstance(value, dict) else {}
        for language in LANGUAGES:
            text = texts.get(language)
            if not isinstance(text, str) or not text.strip():
                raise self._error(file, record, field, "no-text", language=language)
            if not text.replace("\n", " ").isprintable():
                raise self._error(file, record, f"{field}.{language}", "wrong-value", detail="control character")
            if len(text) > most:
                raise self._error(file, record, f"{field}.{language}", "long-text", most=most, found=len(text))
        if extra := sorted(set(texts) - set(LANGUAGES)):
            raise self._error(file, record, f"{field}.{extra[0]}", "unknown-field")
        return Bilingual(texts["ko"], texts["en"])

    def count(
        self,
        what: str,
        among: Iterable[PackPlace[Any]],
        least: int,
        most: int | None = None,
        field: str = "copies",
        found: int | None = None,
    ) -> None:
        """Refuse a wrong number of cards, naming every record that has a part in it.

        Args:
            what: what is counted, in the words of the files.
            among: the records that were counted, each with its `copies` (1 without such a field).
            least, most: how many there must be; `most` is `least` if it is not given.
            field: the field that would have to change.
            found: the number, where it is not the sum of their copies.

        Raises:
            PackError: there are too few or too many; it lists the records, or, of more than `LISTED`, how many each
                file holds.
        """
        places = list(among)
        copies = [getattr(place.record, "copies", 1) for place in places]
        number = sum(copies) if found is None else found
        most = least if most is None else most
        if least <= number <= most:
            return
        listed = [f"{place.id} ×{many}" for place, many in zip(places, copies, strict=True)]
        names = list(dict.fromkeys(place.file for place in places)) or list(self._documents)
        if len(listed) > LISTED:  # nobody reads so many: how many there are in each file says where to look
            listed = []
            if len(names) > 1:
                many = dict.fromkeys(names, 0)
                for place, number_ in zip(places, copies, strict=True):
                    many[place.file] += number_
                names = [f"{name} ×{number_}" for name, number_ in many.items()]
        files = ", ".join(names)
        wanted = str(least) if least == most else f"{least}-{most}"
        raise self._error(files, ", ".join(listed), field, "count", what=what, found=number, wanted=wanted)

    # --- one file ----------------------------------------------------------------------------------------------------

    def _read(self, file: Path) -> dict[str, Any]:
        try:
            if not Path(os.path.realpath(file)).is_relative_to(os.path.realpath(file.parent)):
                raise self._error(file.name, "", "", "outside")
            if not file.is_file():  # a pipe or a device would never end
                raise self._error(file.name, "", "", "no-file")
            if file.stat().st_size > HEAVIEST:
                raise self._error(file.name, "", "", "too-heavy", most=HEAVIEST)
            return tomllib.loads(file.read_text(encoding="utf-8-sig"))
        except OSError as error:
            raise self._error(file.name, "", "", "unopened", detail=error.strerror or "") from error
        except UnicodeDecodeError as error:
            raise self._error(file.name, "", "", "unreadable", detail=str(error)[:200]) from error
        except ValueError as error:  # of tomllib, or a number of thousands of digits
            raise self._error(file.name, "", "", "not-toml", detail=str(error)[:200]) from error
        except RecursionError as error:
            raise self._error(file.name, "", "", "too-deep", most=DEEPEST) from error

    def _fields(self, file: str, document: Mapping[str, Any], known: set[str]) -> None:
        if extra := sorted(set(document) - known):
            raise self._error(file, "", extra[0], "unknown-field")

    @staticmethod
    def _is_id(text: str) -> bool:
        return len(text) <= LONGEST_ID and IDS.fullmatch(text) is not None


def pack_file(folder: Path, load: Callable[[Path], Pack[Any, Any]]) -> PackFile | None:
    """What `Rules.read_pack` answers: the pack in a folder that holds TOML files, else None.

    Args:
        folder: that may hold a pack.
        load: reads a pack of the game.

    Raises:
        PackError: it is broken.
    """
    if not any(folder.glob("*.toml")):
        return None
    pack = load(folder)
    return PackFile(pack.document.id, {one: getattr(pack.name, one) for one in LANGUAGES}, pack.data)


def _too_deep(fields: Mapping[str, Any]) -> str:
    """The field whose tables and lists lie too deep one inside the other, or nothing; walked without recursion."""
    for field, value in fields.items():
        level: list[Any] = [value]
        for _ in range(3 * DEEPEST):
            tables = [cast("dict[str, Any]", item) for item in level if isinstance(item, dict)]
            lists = [cast("list[Any]", item) for item in level if isinstance(item, list)]
            level = [part for table in tables for part in table.values()] + [part for one in lists for part in one]
            if not level:
                break
        else:
            return field
    return ""


def _too_large(value: Any, path: str = "") -> str:
    """Path of the first number out of bounds, or nothing: no pack may hold what cannot be stored and read again."""
    if isinstance(value, int) and not -GREATEST <= value <= GREATEST:
        return path
    inside: Iterable[tuple[Any, Any]] = ()
    if isinstance(value, dict):
        inside = cast("dict[str, Any]", value).items()
    elif isinstance(value, list):
        inside = enumerate(cast("list[Any]", value))
    return next((found for name, item in inside if (found := _too_large(item, f"{path}.{name}".lstrip(".")))), "")


def _explained(message: str) -> tuple[str, str, dict[str, Any]]:
    """Reason, field and arguments of what msgspec says: `Expected `int`, got `str` - at `$.effects[0].n``."""
    text, _, path = message.partition(" - at `$")
    field = path.rstrip("`").lstrip(".").replace("[...]", "").replace("[", ".").replace("]", "")
    args: dict[str, Any] = {"detail": text[:200]}
    named = re.search(r"field `([^`]+)`", text)
    if named:
        inner = f"{field}.{named[1]}".lstrip(".")
        if "unknown field" in text:
            return "unknown-field", inner, args
        if "missing required field" in text:
            return ("no-text" if named[1] in (*LANGUAGES, "text") else "missing-field"), inner, args
    if "Invalid value" in text and (field.endswith(".do") or re.search(r"\.\d+$", field) or "tag" in text):
        return "unknown-step", field, args
    return ("wrong-value" if "Invalid" in text else "wrong-type"), field, args
