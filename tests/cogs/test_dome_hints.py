"""What the panels of THE DOME say for somebody who plays it for the first time."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.core.events import Event
from bot.core.match import Match
from bot.core.shapes import Pick, Question, Text
from bot.core.streams import Stream
from bot.games import registry
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.control_orders import LEAST
from bot.games.the_dome.state import Control
from bot.games.the_dome.wording import crack_option
from bot.tables.model import LogLine
from bot.text.catalogue import Language
from bot.text.names import for_message
from cogs.panels.move.happened import since_last
from cogs.panels.reader import Reader
from cogs.the_dome.face import BOOK, DomeFace
from renderers import the_dome
from renderers.drawings import drawing

FACE = DomeFace()


def reader_in(language: Language) -> Reader:
    BOOK.install()
    table: Any = SimpleNamespace(row=SimpleNamespace(game="the_dome"), seats=(), pack=None, in_lobby=False)
    return Reader(language, table)


def begun(seats: int) -> Match:
    registry.install()
    return Match.new("the_dome", seats, Stream.of("first steps", seats).seed_bytes(), {"traps": "orders"})


def asked(match: Match, seat: int) -> Question:
    return next(one for one in match.asked(seat) if one.blocking and not one.answered)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_deck_says_how_it_plays_and_where_own_ones_are_chosen(language: Language) -> None:
    match, reader = begun(2), reader_in(language)
    lines = FACE.hints(match.view(0), asked(match, 0), reader)
    decks = built_in().decks.values()
    assert len(lines) == len(decks) + 1
    for deck, line in zip(decks, lines, strict=False):
        assert getattr(deck.name, language) in line
        assert reader(f"cogs-the_dome-hint-style-{deck.character}") in line
    assert lines[-1] == reader("cogs-the_dome-hint-own-deck")
    assert reader("the_dome-seat-button") in lines[-1]
    assert len("\n".join(lines)) < 500


@pytest.mark.parametrize("language", ["ko", "en"])
def test_decks_too_many_for_a_picture_are_told_in_full(language: Language) -> None:
    match, reader = begun(2), reader_in(language)
    question = asked(match, 0)
    many = Question("deck", question.prompt, Pick(question.shape.options * 3))  # type: ignore[union-attr]
    for deck, line in zip(built_in().decks.values(), FACE.hints(match.view(0), many, reader), strict=False):
        person = built_in()[deck.character]
        assert getattr(person.name, language) in line
        assert for_message(getattr(person.text, language), 200) in line


@pytest.mark.parametrize("language", ["ko", "en"])
def test_first_resources_say_what_they_are_for(language: Language) -> None:
    match, reader = begun(2), reader_in(language)
    for seat in (0, 1):
        match.answer(seat, asked(match, seat).no, next(iter(built_in().decks)))
    question = asked(match, 0)
    assert question.slot == "resources"
    assert FACE.hints(match.view(0), question, reader) == [reader("cogs-the_dome-hint-resources")]


@pytest.mark.parametrize(
    ("pools", "ko", "en"),
    [
        ((2, 1, 0), ": 적색 2장, 청색 1장. ", ": 2 red, 1 blue. "),
        ((0, 2, 1), ": 청색 2장, 황색 1장. ", ": 2 blue, 1 yellow. "),
        ((1, 0, 2), ": 적색 1장, 황색 2장. ", ": 1 red, 2 yellow. "),
        ((1, 1, 1), ": 적색 1장, 청색 1장, 황색 1장. ", ": 1 red, 1 blue, 1 yellow. "),
        ((0, 0, 3), ": 황색 3장. ", ": 3 yellow. "),
    ],
)
def test_pools_that_get_nothing_are_not_named(pools: tuple[int, int, int], ko: str, en: str) -> None:
    args: dict[str, Any] = dict(zip(("red", "blue", "yellow"), pools, strict=True), count=sum(pools))
    assert ko in reader_in("ko").told(Text("the_dome-ask-resources", args))
    assert en in reader_in("en").told(Text("the_dome-ask-resources", args))


def test_who_is_the_mastermind_is_said_before_decks_are_chosen() -> None:
    match, reader = begun(3), reader_in("en")
    view = match.view(None)
    told = [FACE.score(view, seat, reader) for seat in range(3)]
    assert [("Mastermind" in line) for line in told] == [seat == view.mastermind for seat in range(3)]


@pytest.mark.parametrize("language", ["ko", "en"])
def test_orders_say_what_their_number_counts(language: Language) -> None:
    match, reader = begun(2), reader_in(language)
    for seat in (0, 1):
        match.answer(seat, asked(match, seat).no, next(iter(built_in().decks)))
    board = match.play.board
    controls = built_in().of_kind("control")
    windows = sorted({card.window for card in controls})
    assert set(LEAST) <= set(windows)
    for uid, window in enumerate(windows, 900):
        card = next(card.id for card in controls if card.window == window)
        board.players[0].controls.append(Control(uid, card, 0))
    question = Question("orders", Text("the_dome-ask-order", {"card": "", "number": 1}), Pick(()))
    lines = FACE.hints(match.view(0), question, reader)
    assert lines == [
        reader(f"cogs-the_dome-hint-least-{window}", number=number)
        for number, window in enumerate(windows, 1)
        if window in LEAST
    ]
    assert FACE.hints(match.view(1), question, reader) == []
    assert FACE.hints(match.view(None), question, reader) == []


NAMES = ("지수", "민수")


def test_decks_are_chosen_from_a_picture_of_their_characters() -> None:
    match = begun(2)
    view, question = match.view(0), asked(match, 0)
    decks = list(built_in().decks)
    answers = [(str(number), deck) for number, deck in enumerate(decks, 1)]
    drawn = FACE.draw_question(view, 0, question, answers, NAMES, "en")
    assert drawn == drawing(the_dome.decks, view, 0, answers, names=NAMES, language="en")
    second = FACE.draw_question(view, 0, question, answers[2:], NAMES, "en")
    assert second == drawing(the_dome.decks, view, 0, answers[2:], names=NAMES, language="en"), "of the panel"
    many = Question("deck", question.prompt, Pick(question.shape.options * 3))  # type: ignore[union-attr]
    table = FACE.draw_question(view, 0, many, [(str(n), "") for n in range(1, 10)], NAMES, "en")
    assert table == FACE.draw_board(view, NAMES, "en"), "too many for a picture"


def test_the_card_in_question_is_shown_with_its_answers() -> None:
    match = begun(2)
    view = match.view(0)
    question = Question("window", Text("the_dome-window-install", {"by_seat": 1, "card": "neutral-ember"}), Pick(()))
    drawn = FACE.draw_question(view, 0, question, [("1", "Pass")], NAMES, "en")
    assert drawn == drawing(the_dome.asked, view, 0, "neutral-ember", [("1", "Pass")], names=NAMES, language="en")
    unknown = Question("window", Text("the_dome-window-damage", {"seat": 0, "amount": 2}), Pick(()))
    assert FACE.draw_question(view, 0, unknown, [("1", "Pass")], NAMES, "en") == FACE.draw_board(view, NAMES, "en")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_whole_turn_of_the_opponent_is_told(language: Language) -> None:
    """What was installed early in a turn is read although ten more things happened; what the picture shows is not."""
    reader = reader_in(language)
    server = LogLine(1, 0, None, Event("the_dome-event-server", {"card": "system-alarm"}))
    happened = [LogLine(n, 0, 1, Event("the_dome-event-turn-cut", {"seat": 1, "count": n})) for n in range(101, 116)]
    undone = LogLine(9, 0, 1, Event("the_dome-event-turn-cut", {"seat": 1, "count": 999}), undone=True)
    first, told, more = since_last(reader, FACE, [server, *happened[:7], undone, *happened[7:]]).splitlines()
    assert first == reader("panel-since-line")
    assert more == reader("panel-since-more", count=1)
    assert [str(n) in line for n, line in enumerate(told.split(" · "), 102)] == [True] * 14
    assert str(reader.event(server.event)) in since_last(reader, FACE, [server]), "better than nothing"
    assert since_last(reader, FACE, [undone]) == ""
    thrice = since_last(reader, FACE, happened[:1] * 3 + happened[1:2]).splitlines()[1].split(" · ")
    assert [line.count("×3") for line in thrice] == [1, 0], "the same three times is one line"


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_crack_without_points_was_offered_as_one_of_zero_points(language: Language) -> None:
    """An empty pool gives nothing to crack with; the question then is whether to take a marker back (Q11)."""
    reader = reader_in(language)
    args = {"colour": "yellow", "points": 0}
    told = [
        reader.option(crack_option("yellow", 0, 0, False)),
        reader.told(Text("the_dome-ask-crack", args)),
        str(reader.event(Event("the_dome-event-crack", {"seat": 0, **args}))),
    ]
    assert not any("0" in text for text in told)
    assert any("3" in text for text in [reader.option(crack_option("yellow", 3, 0, True))])
