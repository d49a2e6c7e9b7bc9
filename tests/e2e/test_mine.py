"""Whole games of Project MINE by pressing what stands on the screen, in both languages, presses counted; typed play."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import median

import pytest

from bot.games.project_mine.cards import built_in
from tests.e2e import playing
from tests.e2e.house import EN, KO, House, action, actions, house
from tests.e2e.playing import HANGUL, answer, wanted
from tests.simulated import Person

pytestmark = [pytest.mark.e2e, pytest.mark.slow]
HIDDEN_TURN = "project_mine-topic-turn"


async def take_turn(at: House, person: Person) -> tuple[list[str], int]:
    """Answer until the turn is over: topics of the questions, and all presses, My move included. Between eras the same
    person may have two turns one after the other."""
    reply = await at.my_move(person)
    assert reply.private
    topics: list[str] = []
    presses, turn = 1, (await at.table()).match.play.board.turns
    for _ in range(60):
        topics.append((await wanted(at, person))[0].topic)
        reply, more = await answer(at, person, reply.message)
        presses += more
        table = await at.table()
        if not table.playing or person.id not in table.awaited_users or table.match.play.board.turns > turn > 0:
            break
    return topics, presses


async def play_to_the_end(at: House, most: int = 1500) -> list[tuple[list[str], int]]:
    """Whoever is awaited takes turns until it is over."""
    turns: list[tuple[list[str], int]] = []
    for _ in range(most):
        table = await at.table()
        if not table.playing:
            return turns
        person = next(one for one in at.people if one.id in table.awaited_users)
        turns.append(await take_turn(at, person))
    raise AssertionError("it does not end")


async def begin(at: House, host: Person, *others: Person, **options: str) -> None:
    """A game of Project MINE."""
    await playing.begin(at, "project_mine", host, *others, **options)


async def test_a_whole_short_game_in_korean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu, length="short")
        turns = await play_to_the_end(at)
        counts = [presses for topics, presses in turns if set(topics) == {HIDDEN_TURN}]
        assert len(counts) > 10
        assert median(counts) <= 6, Counter(counts)
        table = await at.table()
        assert table.row.phase == "finished"
        assert table.match.result is not None
        result = at.board
        assert "rematch" in actions(result)
        assert HANGUL.search(result.text)
        assert str(max(table.match.result.scores)) in result.text
        shown = await at.minsu.press(result, id=action(result, "result"))
        assert KO("project_mine-source-goals") in shown.text


async def test_a_whole_game_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        await begin(at, at.ada, at.ben)
        turns = await play_to_the_end(at)
        counts = [presses for topics, presses in turns if set(topics) == {HIDDEN_TURN}]
        assert median(counts) <= 6, Counter(counts)
        table = await at.table()
        assert table.row.phase == "finished"
        assert not any(HANGUL.search(message.text) for message in at.room.messages)
        # Cards are told by their names, never by the ids of the pack.
        assert not any(card in message.text for card in built_in().cards if "-" in card for message in at.room.messages)


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_menu_standing_and_standing_orders_have_their_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with house(tmp_path, monkeypatch, language=language) as at:
        people = (at.jisoo, at.minsu) if language == "ko" else (at.ada, at.ben)
        text = KO if language == "ko" else EN
        await begin(at, *people)
        # The picture shows what lies on the market; said is that it began, and with whom.
        began = text("project_mine-event-began", first_seat="@").partition("@")[0]
        assert began in at.board.text
        for person in people:
            await take_turn(at, person)
        person = await at.awaited()
        menu = await person.press(at.board, id=action(at.board, "menu"))
        assert text("project_mine-if-ended-button") in menu.message.labels
        standing = await person.press(menu.message, id=action(menu.message, "if-ended"))
        assert standing.message.pictures
        panel = await at.my_move(person)
        # The orders stand in a row of their own, each named by what it does or asks.
        labels = " ".join(panel.message.labels)
        assert text("project_mine-opt-forced-cheapest") in labels
        assert not [label for label in panel.message.labels if "project_mine-" in label]
        # Pressed, it is said that it stands, and the other way is offered.
        order = text("project_mine-opt-forced-cheapest")
        press = next(one["custom_id"] for one in panel.message.buttons if one.get("label") == order)
        kept = await person.press(panel.message, id=press)
        assert text("panel-order-kept", option=order) in kept.text
        assert text("project_mine-opt-forced-ask") in kept.message.labels


async def test_the_lobby_says_how_long_it_takes_and_offers_the_short_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.jisoo.slash(at.room, "mine new")
        assert KO("project_mine-length") in at.board.text


async def test_typed_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.ada)
        for person in (at.jisoo, at.ada):
            await take_turn(at, person)
        person = await at.awaited()
        table = await at.table()
        seat = table.seat_of(person.id)
        assert seat is not None
        pack = built_in()
        hand = table.match.view(seat).players[seat].hand
        offered = await person.complete(at.room, "mine play", "first", "")
        assert offered
        assert {value for _, value in offered} <= set(hand)
        # Initial consonants find a card: ㅌㅈㄱ is 투자금, whoever reads in whichever language.
        if "investment" in hand:
            found = await person.complete(at.room, "mine play", "first", "ㅌㅈㄱ")
            assert [value for _, value in found] == ["investment"]
        first = next(value for _, value in offered if pack[value].kind == "basic")  # it asks nothing
        reply = await person.slash(at.room, "mine play", first=first)
        assert reply.private
        after = (await at.table()).match.view(seat).players[seat]
        assert first in after.play or first in after.discard
        buyable = await person.complete(at.room, "mine buy", "card", "")
        view = (await at.table()).match.view(seat)
        assert all(pack[value].cost <= view.players[seat].credit + 1 for _, value in buyable if value in pack.cards)
        refused = await person.slash(at.room, "mine buy", card="없는 카드")
        assert "없는 카드" in refused.text or "없는 카드" in refused.message.text
        for command in ("hand", "market", "goals"):
            shown = await person.slash(at.room, f"mine {command}")
            assert shown.private
            assert shown.message.pictures
        # The last one shown is /mine goals: what one's own company goal says stands there.
        language = "ko" if person is at.jisoo else "en"
        own = pack[table.match.view(seat).players[seat].company]
        assert getattr(own.text, language) in shown.text
        other = at.ada if person is at.jisoo else at.jisoo
        early = await other.slash(at.room, "mine buy", card=first)
        assert early.private


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_card_is_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    async with house(tmp_path, monkeypatch, language=language, real_pictures=True) as at:
        person = at.jisoo if language == "ko" else at.ada
        pack = built_in()
        card = pack["emerald-moss"]
        typed = "ㅇㄲ ㄲ ㄱ" if language == "ko" else "mossy"
        found = await person.complete(at.room, "mine card", "name", typed)
        assert (getattr(card.name, language), "emerald-moss") in found
        shown = await person.slash(at.room, "mine card", name="emerald-moss")
        assert shown.private
        assert getattr(card.text, language) in shown.text
        assert card.note is None or getattr(card.note, language) in shown.text
        assert shown.message.pictures
        nothing = await person.slash(at.room, "mine card", name="zzzz")
        assert "zzzz" in nothing.text
