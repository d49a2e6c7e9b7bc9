"""Own decks of THE DOME by pressing and typing: built, checked, saved, shared, imported; chosen for a seat."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from bot.core.streams import Stream
from bot.games.the_dome import decks
from bot.games.the_dome.cards import BUILT_IN, built_in
from bot.tables.decks import DeckRow
from cogs.panels.ids import digest
from tests.e2e.house import EN, KO, House, action, find, house, parse
from tests.simulated import Message, Person, Reply

pytestmark = pytest.mark.e2e
PACK = built_in()
GAME = "the_dome"


def own_code(character: str) -> str:
    """Code of a legal deck that is not the pre-built one."""
    cards = decks.believed(PACK, character, {}, 30, 0, Stream.of("own", character))
    assert cards is not None
    return decks.encode(PACK, character, Counter(cards))


async def kept(at: House, person: Person) -> list[DeckRow]:
    return await at.bot.tables.decks.of(person.id, GAME)


async def press(person: Person, panel: Message, what: str, arg: str = "") -> Message:
    """Press the button that does something; with an argument the one whose id ends in it."""
    if arg:
        found = [b["custom_id"] for b in panel.buttons if (id := parse(b["custom_id"])) and id.action == what]
        (wanted,) = [one for one in found if one.endswith(arg)]
        return (await person.press(panel, id=wanted)).message
    return (await person.press(panel, id=action(panel, what))).message


async def built(at: House, person: Person, character: str = "ria") -> Message:
    """A new deck, opened."""
    panel = (await person.slash(at.room, "dome deck")).message
    panel = await press(person, panel, "deck-new")
    return await press(person, panel, "deck-make", f":{digest(character)}")


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_deck_is_built_checked_and_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    text = KO if language == "ko" else EN
    async with house(tmp_path, monkeypatch, language=language, real_pictures=True) as at:
        person = at.jisoo if language == "ko" else at.ada
        first = await person.slash(at.room, "dome deck")
        assert first.private
        assert text("cogs-the_dome-decks-none") in first.text
        panel = await built(at, person)
        assert text("cogs-the_dome-decks-legal") in panel.text
        assert len(panel.pictures) == 1
        held = PACK.decks["ria-first"].cards
        gone = next(card for card in held if PACK[card].grade == "gold" and PACK[card].colour == "red")
        panel = await press(person, panel, "deck-card", f".{digest(gone)}")
        assert text("the_dome-deck-size", count=29, wanted=30) in panel.text
        assert text("cogs-the_dome-decks-changed") in panel.text
        (row,) = await kept(at, person)
        assert row.body.cards == held, "nothing is saved before it is saved"
        panel = await press(person, panel, "deck-save")
        assert text("cogs-the_dome-decks-saved-unfit") in panel.text
        panel = await press(person, panel, "deck", ".blue.0")
        new = next(c.id for c in PACK.legal_for("ria") if c.colour == "blue" and c.id not in held)
        panel = await press(person, panel, "deck-card", f".{digest(new)}")
        assert text("cogs-the_dome-decks-legal") in panel.text
        panel = await press(person, panel, "deck-save")
        assert text("cogs-the_dome-decks-saved") in panel.text
        (row,) = await kept(at, person)
        assert row.draft is None
        assert row.body.cards == {**{card: n for card, n in held.items() if card != gone}, new: 1}


async def test_every_broken_rule_is_named_and_wrong_cards_can_be_taken_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        cards = {**PACK.decks["ria-first"].cards, "jerry-intercept": 2}
        gold = next(card for card in cards if PACK[card].grade == "gold")
        cards[gold] = 3
        code = decks.encode(PACK, "ria", cards)
        panel = (await at.jisoo.slash(at.room, "dome deck", code=code)).message
        assert KO("the_dome-deck-size", count=34, wanted=30) in panel.text
        assert KO("the_dome-deck-copies", card=PACK[gold].name.ko, most=1, count=3) in panel.text
        foreign = KO("the_dome-deck-foreign", card=PACK["jerry-intercept"].name.ko, character=PACK["ria"].name.ko)
        assert foreign in panel.text
        panel = await press(at.jisoo, panel, "deck-clean")
        assert find(panel, "deck-clean") is None
        (row,) = await kept(at, at.jisoo)
        assert row.shown.cards == PACK.decks["ria-first"].cards


async def test_a_deck_goes_from_one_to_another_as_a_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        panel = await built(at, at.jisoo, "odit")
        panel = await press(at.jisoo, panel, "deck-share")
        code = re.search(r"```(\S+)```", panel.text)
        assert code is not None
        assert len(code[1]) <= 45
        panel = (await at.ada.slash(at.room, "dome deck")).message
        form = await at.ada.press(panel, id=action(panel, "deck-import"))
        assert form.form is not None
        assert form.form["title"] == EN("cogs-the_dome-decks-import-title")
        done = await at.ada.submit(form, text=f"`{code[1]}`")
        assert EN("cogs-the_dome-decks-legal") in done.message.text
        assert done.message.id == panel.id, "in place"
        (row,) = await kept(at, at.ada)
        assert (row.body.character, row.body.cards) == ("odit", PACK.decks["odit-first"].cards)


@pytest.mark.parametrize("code", ["nonsense", "AAAA" * 10, "한글"])
async def test_a_bad_code_is_refused_kindly_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        for person, text in ((at.minsu, KO), (at.ben, EN)):
            typed = await person.slash(at.room, "dome deck", code=code)
            assert text("the_dome-deck-bad-code") in typed.text
            panel = (await person.slash(at.room, "dome deck")).message
            form = await person.press(panel, id=action(panel, "deck-import"))
            filled = await person.submit(form, text=code)
            assert text("the_dome-deck-bad-code") in filled.text
            assert await kept(at, person) == []


async def test_a_form_filled_in_after_a_restart_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        panel = await built(at, at.ada, "mellow")
        panel = await press(at.ada, panel, "deck-more")
        form = await at.ada.press(panel, id=action(panel, "deck-name"))
        await at.restart()
        done = await at.ada.submit(form, text="  Big\n**@everyone** ")
        assert "@everyone" not in done.message.text
        (row,) = await kept(at, at.ada)
        assert row.title == "Big **@everyone**"
        panel = await press(at.ada, done.message, "deck", ".yellow.0")
        assert EN("cogs-the_dome-decks-press") in panel.text


async def test_a_half_built_deck_survives_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = PACK.decks["ria-first"].cards
    first, second = [card for card in held if PACK[card].colour == "red" and PACK[card].grade == "gold"][:2]
    async with house(tmp_path, monkeypatch) as at:
        panel = await built(at, at.ada, "ria")
        panel = await press(at.ada, panel, "deck-card", f".{digest(first)}")
        await at.restart()
        panel = await press(at.ada, panel, "deck-card", f".{digest(second)}")
        (row,) = await kept(at, at.ada)
        assert row.draft is not None
        assert set(row.body.cards) - set(row.draft.cards) == {first, second}
        panel = await press(at.ada, panel, "deck-more")
        panel = await press(at.ada, panel, "deck-revert")
        assert (await kept(at, at.ada))[0].draft is None


async def test_a_deck_is_deleted_after_asking_and_its_old_buttons_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        panel = await built(at, at.jisoo)
        old = action(panel, "deck-more")
        old_share = action(panel, "deck-share")
        panel = await press(at.jisoo, panel, "deck-more")
        panel = await press(at.jisoo, panel, "deck-drop")
        assert len(await kept(at, at.jisoo)) == 1
        panel = await press(at.jisoo, panel, "deck-drop-sure")
        assert await kept(at, at.jisoo) == []
        assert KO("cogs-the_dome-decks-none") in panel.text
        for custom_id in (old, old_share):
            reply = await at.jisoo.replay(panel, custom_id)
            assert KO("error-no-deck") in reply.text


async def test_typed_names_find_decks_in_both_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.jisoo.slash(at.room, "dome deck", code=own_code("jerry"))
        found = await at.jisoo.complete(at.room, "dome deck", "deck", "")
        assert [name for name, _ in found] == [
            KO("cogs-the_dome-decks-title", card=PACK["jerry"].name.ko),
            *(deck.name.ko for deck in PACK.decks.values()),
        ]
        for typed in ("Jerry", "제리", "ㅈㄹ", PACK["jerry"].name.en):
            (first, *_) = await at.minsu.complete(at.room, "dome deck", "deck", typed)
            assert first == (PACK.decks["jerry-first"].name.ko, "pre~jerry-first")
        opened = await at.jisoo.slash(at.room, "dome deck", deck=found[0][1])
        assert KO("cogs-the_dome-decks-legal") in opened.text
        foreign = await at.minsu.slash(at.room, "dome deck", deck=found[0][1])
        assert KO("error-no-deck") in foreign.text, "somebody else's deck does not exist"
        pre_built = await at.ada.slash(at.room, "dome deck", deck="odit")
        assert PACK.decks["odit-first"].name.en in pre_built.text
        copy = await press(at.ada, pre_built.message, "deck-copy")
        assert EN("cogs-the_dome-decks-legal") in copy.text


# --- in the lobby ----------------------------------------------------------------------------------------------------


async def gathered(at: House, *people: Person) -> Message:
    """A lobby of THE DOME."""
    host, *others = people
    await host.slash(at.room, "dome new")
    for person in others:
        await person.press(at.board, id=action(at.board, "join"))
    return at.board


async def choose(at: House, person: Person, lobby: Message, token: str) -> Reply:
    reply = await person.press(lobby, id=action(lobby, "choice"))
    assert reply.private
    return await person.pick(reply.message, [token])


async def test_a_seat_chooses_its_deck_and_nobody_learns_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        lobby = await gathered(at, at.jisoo, at.ada)
        code = own_code("mellow")
        panel = (await at.ada.slash(at.room, "dome deck", code=code)).message
        await press(at.ada, panel, "deck-more")
        (row,) = await kept(at, at.ada)
        await at.bot.tables.decks.rename(at.ada.id, row.id, "Secret plan")
        chosen = await choose(at, at.ada, lobby, f"own~{row.id}")
        assert "Secret plan" in chosen.message.text
        assert (await at.table()).seats[1].choice == code
        assert lobby.text.count(KO("the_dome-seat-chosen")) == 1
        await choose(at, at.jisoo, lobby, "pre~jerry-first")
        assert lobby.text.count(KO("the_dome-seat-chosen")) == 2
        stranger = await at.ben.press(lobby, id=action(lobby, "choice"))
        assert EN("error-choose-when-seated") in stranger.text
        await at.jisoo.press(lobby, id=action(lobby, "start"))
        table = await at.table()
        assert [one.character for one in table.match.view(None).players] == ["jerry", "mellow"]
        hand = await at.jisoo.press(at.board, id=action(at.board, "hand"))
        seen = "\n".join([hand.text, *(message.text for message in at.room.messages)])
        public = json.dumps([body for route, body in at.world.requests() if "/messages" in route], default=str)
        for secret in (code, "Secret plan", "mellow-"):
            assert secret not in seen
            assert secret not in public
        log = await at.jisoo.press(at.board, id=action(at.board, "log"))
        assert PACK["mellow"].name.ko in log.text, "the character is public now"


async def test_choosing_at_the_start_is_the_default_and_can_be_chosen_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        lobby = await gathered(at, at.jisoo, at.ada)
        await choose(at, at.jisoo, lobby, "pre~ria-first")
        again = await choose(at, at.jisoo, lobby, "later")
        assert KO("the_dome-seat-later") in again.message.text
        assert KO("the_dome-seat-chosen") not in lobby.text
        await at.jisoo.press(lobby, id=action(lobby, "start"))
        table = await at.table()
        assert table.awaited == (0, 1)


async def test_other_cards_drop_choices_with_a_line_and_offer_other_decks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "packs" / GAME / "other"
    shutil.copytree(BUILT_IN, folder)
    for name, old, new in (("pack.toml", 'id = "', 'id = "own-'), ("decks.toml", "jerry-first", "jerry-last")):
        file = folder / name
        file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    async with house(tmp_path, monkeypatch) as at:
        assert await at.bot.tables.packs.load(tmp_path / "packs") == []
        (pack,) = at.bot.tables.packs.of(GAME)
        lobby = await gathered(at, at.jisoo, at.minsu)
        await choose(at, at.minsu, lobby, "pre~jerry-first")
        options = await at.jisoo.press(lobby, id=action(lobby, "options"))
        menu = next(m["custom_id"] for m in options.message.selects if "table-pack" in m["custom_id"])
        await at.jisoo.pick(options.message, [pack.sha], id=menu)
        assert KO("the_dome-seat-dropped", people=f"<@{at.minsu.id}> 님") in at.room.last.text
        assert KO("the_dome-seat-chosen") not in lobby.text
        reply = await at.minsu.press(lobby, id=action(lobby, "choice"))
        (found,) = reply.message.selects
        assert "pre~jerry-last" in [one["value"] for one in found["options"]]


async def test_my_data_counts_decks_and_forgetting_deletes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.ada.slash(at.room, "dome deck", code=own_code("ria"))
        reply = await at.ada.slash(at.room, "madang privacy")
        assert EN("privacy-decks-line", count=1) in reply.text
        panel = await press(at.ada, reply.message, "forget")
        await press(at.ada, panel, "forget-sure")
        assert await kept(at, at.ada) == []
