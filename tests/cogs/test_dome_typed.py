"""What a typed thing means among the choices of THE DOME."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.core.match import Match
from bot.core.streams import Stream
from bot.games import registry
from bot.games.the_dome.wording import DOWNLOAD_OPTION, END_OPTION, crack_option, install_option, mastermind_option
from bot.tables.model import TableError
from cogs.cards.typed import asked, options_of
from cogs.panels.reader import Reader
from cogs.the_dome import typed
from cogs.the_dome.face import BOOK, DomeFace


def some_card(kind: str) -> tuple[str, str, str]:
    """Id and names of a card of the house."""
    from bot.games.the_dome.cards import built_in

    card = built_in().of_kind(kind)[0]
    return card.id, card.name.ko, card.name.en


ACTION, ACTION_KO, ACTION_EN = some_card("action")
BOSS, BOSS_KO, BOSS_EN = some_card("mastermind")
OPTIONS = [
    DOWNLOAD_OPTION,
    install_option(ACTION, 1, 2, 0, 0),
    crack_option("red", 2, 0, True),
    mastermind_option(BOSS, False, 0, 0),
    mastermind_option(BOSS, True, 3, 0),
    END_OPTION,
]


@pytest.fixture
def reader() -> Reader:
    BOOK.install()
    table: Any = SimpleNamespace(row=SimpleNamespace(game="the_dome"), seats=(), pack=None, in_lobby=False)
    return Reader("ko", table)


@pytest.mark.parametrize("text", [f"install:{ACTION}", ACTION_KO, ACTION_EN, ACTION_EN.upper()])
def test_a_card_is_found_by_id_and_by_name_in_either_language(reader: Reader, text: str) -> None:
    assert typed.find(reader, text, OPTIONS).id == f"install:{ACTION}"


@pytest.mark.parametrize(("text", "id"), [("다운로드", "download"), ("ㄷㅇㄹㄷ", "download"), ("Download", "download")])
def test_an_action_is_found_by_its_word(reader: Reader, text: str, id: str) -> None:
    assert typed.find(reader, text, OPTIONS).id == id


@pytest.mark.parametrize("text", ["crack", "크래킹", "red", "적색"])
def test_whoever_means_a_crack_is_told_of_its_command(reader: Reader, text: str) -> None:
    cracking = [one for one in OPTIONS if one.id.startswith("crack:")]
    others = [one for one in OPTIONS if one not in cracking]
    with pytest.raises(TableError, match="use-crack"):
        typed.find(reader, text, others, cracking)
    with pytest.raises(TableError, match="not-now"):
        typed.find(reader, "nonsense", others, cracking)


def test_what_is_said_when_it_cannot_be(reader: Reader) -> None:
    with pytest.raises(TableError, match="which"):
        typed.find(reader, BOSS_KO, OPTIONS)  # weak or strong?
    with pytest.raises(TableError, match="not-now"):
        typed.find(reader, "없는 카드", OPTIONS)
    assert typed.find(reader, f"mm:{BOSS}:strong", OPTIONS).id == f"mm:{BOSS}:strong"


def test_cracking_has_a_command_of_its_own(reader: Reader) -> None:
    question: Any = SimpleNamespace(shape=None)
    assert typed.playable(question) == []
    match = at_the_first_turn()
    seat = match.awaited()[0]
    ids = [one.id for one in typed.playable(asked(match, seat))]
    assert "download" in ids
    assert not any(id.startswith("crack:") for id in ids)


def at_the_first_turn(seed: int = 5) -> Match:
    """A duel in which the first player is asked what to do."""
    registry.install()
    match = Match.new("the_dome", 2, Stream.of("typed", seed).seed_bytes())
    stream = Stream.of("answers", seed)
    for _ in range(40):
        for seat in match.awaited():
            question = asked(match, seat)
            if question is None:
                continue
            if question.prompt.key == typed.TURN:
                return match
            match.answer(seat, question.no, match.sample(seat, question.no, stream))
    raise AssertionError("no turn begins")


def snapshot(match: Match) -> Any:
    """As much of a table as typed play looks at."""
    return SimpleNamespace(match=match, pack=None)


@pytest.mark.parametrize("seed", range(12))
def test_places_are_those_the_game_offers(seed: int) -> None:
    match = at_the_first_turn(seed)
    seat = match.awaited()[0]
    for colour in ("red", "blue", "yellow"):
        offered = [one.id for one in typed.reachable(snapshot(match), seat, colour)]
        after = match.copy()
        question = asked(after, seat)
        assert question is not None
        after.answer(seat, question.no, f"crack:{colour}")
        question = asked(after, seat)
        assert question is not None
        if question.prompt.key != typed.CRACK:
            assert offered == []
            continue
        assert offered == [one.id for one in options_of(question) if one.id != "stop"]
        # And after the first of them, from the same public facts.
        further = [one.id for one in typed.reachable(snapshot(match), seat, colour, offered[:1])]
        after.answer(seat, question.no, offered[0])
        question = asked(after, seat)
        going_on = question is not None and question.prompt.key == typed.CRACK
        assert further == ([one.id for one in options_of(question) if one.id != "stop"] if going_on else [])
        assert typed.reachable(snapshot(match), seat, colour, ["main>9.9"]) == []


def test_what_can_be_allocated_follows_what_was(reader: Reader) -> None:
    match = at_the_first_turn()
    seat = match.awaited()[0]
    first = typed.allocating(snapshot(match), seat, [])
    hand = match.view(seat).players[seat].hand
    assert {one.id.partition(">")[0] for one in first} <= set(hand)
    second = typed.allocating(snapshot(match), seat, [first[0].id])
    assert "done" in [one.id for one in second]
    assert typed.allocating(snapshot(match), seat, ["nothing>red"]) == []


@pytest.mark.parametrize("seed", range(12))
def test_points_that_no_marker_can_use_are_warned_of(seed: int) -> None:
    match = at_the_first_turn(seed)
    stream = Stream.of("later", seed)
    warned: set[bool] = set()
    for _ in range(60):
        if match.result is not None or not match.awaited():
            break
        seat = match.awaited()[0]
        question = asked(match, seat)
        assert question is not None
        for option in options_of(question):
            if option.id.startswith("crack:"):
                places = typed.reachable(snapshot(match), seat, option.id.partition(":")[2])
                nowhere = not any(">" in one.id for one in places)
                assert (option.warn is not None) == nowhere
                assert (DomeFace().warning(match, seat, question, option.id) is not None) >= nowhere
                warned.add(nowhere)
        match.answer(seat, question.no, match.sample(seat, question.no, stream))
    assert warned == {True, False}
