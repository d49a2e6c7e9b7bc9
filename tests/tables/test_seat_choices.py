"""What every seat chooses before a match: secret, kept with the person, given to the match at the start."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from bot.core.errors import CoreError
from bot.core.playable import register
from bot.core.streams import Stream
from bot.core.verify import read, verify
from bot.games.the_dome import THE_DOME, decks
from bot.games.the_dome.cards import BUILT_IN, built_in
from bot.tables.export import export
from bot.tables.model import Snapshot
from tests.tables.house import ANN, BO, CEM, House

register(THE_DOME)
PACK = built_in()


def own(character: str) -> str:
    """Code of a legal deck that is not the pre-built one."""
    cards = decks.believed(PACK, character, {}, 30, 0, Stream.of("own", character))
    assert cards is not None
    return decks.encode(PACK, character, Counter(cards))


async def lobby(house: House, *people: object, bots: int = 0) -> Snapshot:
    return await house.lobby(*people, bots=bots, game="the_dome")  # type: ignore[arg-type]


async def refused(work: object) -> str:
    with pytest.raises(CoreError) as caught:
        await work  # type: ignore[misc]
    return caught.value.key


async def test_the_choice_is_played(house: House) -> None:
    table = await lobby(house, ANN, BO)
    choose = house.tables.seat_choices.choose
    await choose(table.id, ANN, own("mellow"), house.click())
    table = await choose(table.id, BO, "jerry-first", house.click())
    assert [table.has_chosen(seat) for seat in (0, 1)] == [True, True]
    table = await house.tables.lobby.start(table.id, ANN, house.click())
    players = table.match.play.board.players
    assert [(player.character, player.deck_id) for player in players] == [("mellow", ""), ("jerry", "jerry-first")]


async def test_who_has_not_chosen_is_asked_and_bots_take_a_pre_built_deck(house: House) -> None:
    table = await lobby(house, ANN, BO, bots=1)
    await house.tables.seat_choices.choose(table.id, BO, own("ria"), house.click())
    table = await house.tables.lobby.start(table.id, ANN, house.click())
    await house.news(table.id)
    table = await house.tables.look.at(table.id)
    assert table.awaited == (0,)
    assert table.match.asked(0)[0].slot == "deck"
    await house.move(table, ANN)
    players = (await house.tables.look.at(table.id)).match.play.board.players
    assert players[1].character == "ria"
    assert players[2].deck_id in PACK.decks


async def test_a_choice_can_be_changed_and_taken_back(house: House) -> None:
    table = await lobby(house, ANN, BO)
    choose = house.tables.seat_choices.choose
    await choose(table.id, ANN, "ria-first", house.click())
    table = await choose(table.id, ANN, "odit-first", house.click())
    assert table.seats[0].choice == "odit-first"
    table = await choose(table.id, ANN, "", house.click())
    assert not table.has_chosen(0)


async def test_what_cannot_be_chosen_is_refused_and_changes_nothing(house: House) -> None:
    table = await lobby(house, ANN, BO)
    choose = house.tables.seat_choices.choose
    await choose(table.id, ANN, "ria-first", house.click())
    illegal = decks.encode(PACK, "ria", {"neutral-buffer": 1})
    assert await refused(choose(table.id, ANN, illegal, house.click())) == "the_dome-deck-size"
    assert await refused(choose(table.id, ANN, "nonsense", house.click())) == "the_dome-deck-bad-code"
    assert await refused(choose(table.id, CEM, "ria-first", house.click())) == "error-not-joined"
    assert (await house.tables.look.at(table.id)).seats[0].choice == "ria-first"
    table = await house.tables.lobby.start(table.id, ANN, house.click())
    assert await refused(choose(table.id, ANN, "odit-first", house.click())) == "error-already-started"


async def test_games_without_choices_refuse_them(house: House) -> None:
    table = await house.lobby(ANN, BO)
    assert (
        await refused(house.tables.seat_choices.choose(table.id, ANN, "x", house.click())) == "error-nothing-to-choose"
    )


async def test_the_host_cannot_choose_for_others_through_the_options(house: House) -> None:
    table = await lobby(house, ANN, BO)
    work = house.tables.lobby.set_option(table.id, ANN, "table-deck-1", "ria-first", house.click())
    assert await refused(work) == "error-option-value"


async def test_choices_stay_with_their_people_when_seats_are_numbered_anew(house: House) -> None:
    table = await lobby(house, ANN, BO, CEM)
    for person, deck in ((ANN, "ria-first"), (BO, "jerry-first"), (CEM, "odit-first")):
        await house.tables.seat_choices.choose(table.id, person, deck, house.click())
    table = await house.tables.lobby.leave(table.id, BO, house.click())
    assert [(seat.user_id, seat.choice) for seat in table.seats] == [(1, "ria-first"), (3, "odit-first")]
    await house.tables.lobby.join(table.id, BO, house.click())
    table = await house.tables.look.at(table.id)
    assert not table.has_chosen(2), "who comes back chooses anew"


async def test_other_cards_drop_what_does_not_fit_with_a_line(house: House, tmp_path: Path) -> None:
    folder = tmp_path / "packs" / "the_dome" / "other"
    shutil.copytree(BUILT_IN, folder)
    for name, old, new in (
        ("pack.toml", 'id = "', 'id = "own-'),
        ("decks.toml", "jerry-first", "jerry-last"),
        ("neutral.toml", "neutral-buffer", "neutral-bumper"),
        ("decks.toml", "neutral-buffer", "neutral-bumper"),
    ):
        file = folder / name
        file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert await house.tables.packs.load(tmp_path / "packs") == []
    (pack,) = house.tables.packs.of("the_dome")
    table = await lobby(house, ANN, BO, CEM)
    for person, deck in ((ANN, "ria-first"), (BO, "jerry-first"), (CEM, own("odit"))):
        await house.tables.seat_choices.choose(table.id, person, deck, house.click())
    table = await house.tables.lobby.set_option(table.id, ANN, "table-pack", pack.sha, house.click())
    assert [seat.choice for seat in table.seats] == ["ria-first", "", ""]
    assert await house.tables.seat_choices.pack(table) == pack.file.document
    await house.news(table.id)
    (line,) = house.channel.of("choices-dropped")
    assert line.text == repr({"seats": [1, 2]})
    key = await refused(house.tables.seat_choices.choose(table.id, CEM, own("odit"), house.click()))
    assert key == "the_dome-deck-other-pack"


async def test_a_rematch_keeps_choices_with_their_people_only(house: House) -> None:
    table = await lobby(house, ANN, BO, CEM)
    for person, deck in ((ANN, own("ria")), (BO, own("jerry")), (CEM, "odit-first")):
        await house.tables.seat_choices.choose(table.id, person, deck, house.click())
    table = await house.tables.lobby.start(table.id, ANN, house.click())
    await house.tables.seating.hand_over(table.id, BO, 1, "random", house.click())
    boss = table.match.play.board.mastermind
    await house.tables.seating.resign(table.id, (ANN, BO, CEM)[boss] if boss != 1 else ANN, house.click())
    table = await house.finish(await house.tables.look.at(table.id))
    opener = CEM if table.seat_of(CEM.id) is not None else ANN
    again = (await house.tables.rematch.open(table.id, opener, house.click())).table
    assert [seat.choice for seat in again.seats if seat.bot] == [""] * sum(bool(seat.bot) for seat in again.seats)
    kept = {ANN.id: own("ria"), CEM.id: "odit-first"}
    assert all(seat.choice == kept[seat.user_id or seat.kept_id or 0] for seat in again.seats if not seat.bot)
    assert not [key for key in again.row.options if key.startswith("table-deck-")]


async def test_who_takes_a_seat_over_does_not_take_the_choice(house: House) -> None:
    table = await lobby(house, ANN, BO)
    await house.tables.seat_choices.choose(table.id, BO, own("jerry"), house.click())
    await house.tables.lobby.start(table.id, ANN, house.click())
    await house.tables.seating.hand_over(table.id, BO, 1, CEM, house.click())
    table = await house.tables.seating.take_over(table.id, CEM, 1, house.click())
    assert (table.seats[1].user_id, table.seats[1].choice) == (CEM.id, "")


async def test_nothing_that_others_get_holds_the_list(house: House) -> None:
    """Options hold the code: the export does too, and there is none before the end."""
    code = own("jerry")
    table = await lobby(house, ANN, BO)
    await house.tables.seat_choices.choose(table.id, BO, code, house.click())
    await house.tables.seat_choices.choose(table.id, ANN, "ria-first", house.click())
    table = await house.tables.lobby.start(table.id, ANN, house.click())
    assert await refused(export(house.tables.desk, table.id)) == "table-settings-export-later"
    await house.move(table, ANN)
    panel = await house.tables.play.panel(table.id, ANN)
    seen = repr((panel.question, panel.since, panel.table.match.view(0), panel.table.match.view(None)))
    assert code not in seen
    assert "jerry-" not in seen, "no card of the other side"
    table = await house.tables.seating.resign(table.id, ANN, house.click())
    document = json.loads(msgspec.json.encode(await export(house.tables.desk, table.id)))
    assert document["options"]["table-deck-1"] == code
    findings = verify(read(document), document["version"])
    assert (findings.wrong, findings.replayed) == ([], len(document["entries"])), "whoever has it can replay the match"
