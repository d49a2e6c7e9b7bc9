"""An export as one small file (asynchronous R5): what is in it, what is left out where there is no room, and that
`verify` reads it and finds whatever was changed in it."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bot
from bot.__main__ import main
from bot.core.errors import BadSave
from bot.games import registry
from bot.tables.bundle import LOG, PAGE, bundled, checking_page, fingerprint, log_of
from bot.tables.export import export
from bot.text.catalogue import Voice
from cogs.panels.transcript import SeatReader, transcript
from tests.sealing import DOCUMENT, documented, sealed
from tests.tables.house import ANN, BO, CEM, DORA, House
from tests.tables.test_export import eventful

ROOM = 10 << 20


def names(data: bytes) -> list[str]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return archive.namelist()


def test_where_there_is_no_room_the_words_go_first_and_then_the_page() -> None:
    log, words = json.dumps(list(range(5000))).encode(), "\n".join(map(str, range(9000, 19000)))
    whole = bundled(log, words, "words.txt", most=ROOM)
    assert whole is not None
    assert names(whole) == [LOG, PAGE, "words.txt"]
    shorter = bundled(log, words, "words.txt", most=len(whole) - 1)
    assert shorter is not None
    assert names(shorter) == [LOG, PAGE]
    shortest = bundled(log, words, "words.txt", most=len(shorter) - 1)
    assert shortest is not None
    assert names(shortest) == [LOG]
    assert bundled(log, words, "words.txt", most=len(shortest) - 1) is None
    assert log_of(whole) == log_of(shortest) == log_of(log) == log


def test_what_is_damaged_is_refused() -> None:
    whole = bundled(b"{}", "", "words.txt", most=ROOM)
    assert whole is not None
    empty = io.BytesIO()
    zipfile.ZipFile(empty, "w").close()
    for damaged in (whole[:-40], b"PK", whole[:40] + b"\0" * 60 + whole[100:], empty.getvalue() + b"PK"):
        with pytest.raises(BadSave):
            log_of(damaged if damaged.startswith(b"PK") else b"PK" + damaged)


def test_the_page_is_the_one_that_the_documents_name() -> None:
    page = checking_page().decode()
    assert sealed(page) == page, "run python -m tests.sealing"
    document = DOCUMENT.read_text(encoding="utf-8")
    assert documented(document, page) == document, "run python -m tests.sealing"
    assert fingerprint(checking_page()) in document
    doctored = page.replace("value !== told", "value === told")
    assert doctored != page
    assert fingerprint(doctored.encode()) not in document


def test_the_page_knows_every_game_by_its_name() -> None:
    found = re.search(r"const GAMES = \{(.*?)\n\};", checking_page().decode(), re.DOTALL)
    assert found is not None
    named = re.findall(r'(\w+): \["([^"]+)", "([^"]+)"\]', found[1])
    expected = [(rules.key, *(Voice(one)(f"game-{rules.key}") for one in ("ko", "en"))) for rules in registry.GAMES]
    assert sorted(named) == sorted(expected)


def other_card(document: dict[str, Any]) -> None:
    events = [event for line in document["entries"] for event in line["entry"].get("events", ())]
    told = [event for event in events if event.get("args")]
    told[0]["args"], told[-1]["args"] = told[-1]["args"], told[0]["args"]


def other_join(document: dict[str, Any]) -> None:
    document["joins"].pop()


@pytest.mark.parametrize("forge", [None, other_card, other_join])
async def test_what_people_take_home_is_verified_on_the_command_line(
    house: House, tmp_path: Path, forge: Callable[[dict[str, Any]], None] | None
) -> None:
    table = await eventful(house)
    document = json.loads(msgspec.json.encode(await export(house.tables.desk, table.id, frames=False)))
    assert document["frames"] == []
    for line in document["entries"]:  # played by this very version
        line["version"] = bot.__version__
    if forge is not None:
        forge(document)
    file = tmp_path / "game.zip"
    data = bundled(json.dumps(document).encode(), "", "words.txt", most=ROOM)
    assert data is not None
    file.write_bytes(data)
    assert main(["verify", str(file)]) == (forge is not None)


async def test_the_words_of_a_match_call_seats_by_letters_and_tell_what_was_taken_back(house: House) -> None:
    table = await eventful(house)
    document = await export(house.tables.desk, table.id, frames=False)
    for language, taken_back in (("en", "(taken back)"), ("ko", "(무름)")):
        words = transcript(SeatReader(language, table), document, "abc")
        assert not [person.name for person in (ANN, BO, CEM, DORA) if person.name in words]
        assert document["secret"] in words
        assert document["commitment"] in words
        assert taken_back in words
        lines = [line for line in words.splitlines() if line[:5].strip().isdigit()]
        assert [int(line[:5]) for line in lines] == sorted({int(line[:5]) for line in lines})
        assert len(lines) > 20
        assert not [mark for mark in ("⁨", "**", "{", "???") if mark in words]
