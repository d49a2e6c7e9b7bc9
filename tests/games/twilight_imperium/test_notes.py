"""Promissory notes (rules 20): where they are, who can know it, and how they change hands."""

from __future__ import annotations

import json

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.twilight_imperium.economy.transactions import COUNTER, REPLY
from bot.games.twilight_imperium.figures import NOTE_CARDS
from bot.games.twilight_imperium.flow.ending import check_elimination
from bot.games.twilight_imperium.flow.notes import believed, hand_over, may_hold, send_back
from bot.games.twilight_imperium.hooks.blocks import BLOCKS
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.light import LIGHT, STANDING_NOTES
from bot.games.twilight_imperium.notation.reading import read
from bot.games.twilight_imperium.notation.writing import written
from cogs.twilight_imperium.vocabulary import names
from tests.games.twilight_imperium.board import SEED, Board
from tests.games.twilight_imperium.papers import accept, asked, called, chamber, give, near, notes, offer, table
from tests.games.twilight_imperium.senate import convene


def beaten(board: Board, seat: int) -> Board:
    """A player has nothing left."""
    for system in board.state.systems.values():
        system.units.pop(seat, None)
    for world in board.state.planets.values():
        world.units.pop(seat, None)
        if world.controller == seat:
            world.controller, world.ready = -1, False
    check_elimination(board.play, seat)
    return board


def test_PN1_S6_everybody_begins_with_the_own_notes_that_stand() -> None:
    match = Match.new("twilight_imperium", 3, SEED, {**LIGHT, "notes": "on", "agendas": "on"})
    state = match.play.board
    assert state.notes is not None
    for seat, held in enumerate(state.notes.hands):
        own = [one for one in NOTE_CARDS.values() if one.faction in ("", state.players[seat].faction)]
        assert held == [f"{one.id}:{seat}" for one in own if one.id in STANDING_NOTES]
    assert all(kind in BLOCKS for kind in STANDING_NOTES)
    assert Match.new("twilight_imperium", 3, SEED, LIGHT).play.board.notes is None


def test_Q0_a_note_that_could_do_nothing_is_not_dealt() -> None:
    kinds = {note.partition(":")[0] for note in notes(table()).dealt}
    assert "political_secret" not in kinds, "there are no agendas"
    assert "ceasefire" in kinds


def test_PN2_hands_are_hidden_and_their_numbers_public() -> None:
    board = give(table(), 1, "ceasefire:0")
    spectator, holder, third = board.match.view(None), board.match.view(1), board.match.view(2)
    assert [player.notes for player in spectator.players] == [len(held) for held in notes(board).hands]
    assert "ceasefire:0" in holder.notes
    assert spectator.notes == ()
    assert "ceasefire:0" not in third.notes
    assert third.holders["ceasefire:0"] == third.holders["trade_agreement:0"] == (0, 1)
    assert holder.holders["ceasefire:0"] == board.match.view(0).holders["ceasefire:0"] == (1,)


def test_PN1_an_issuer_never_uses_its_own_note() -> None:
    board = table()
    board.put("310", 0, cruiser=1)
    assert not may_hold(board.play, 0, "ceasefire:0")
    board.begin().activate("310")
    assert called(board) == []


def test_PN6_TX2_one_note_a_side_and_any_goods() -> None:
    board = near(table(), 0, 1)
    board[0].goods, board[1].commodities = 2, 1
    offer(board, 0, 1, give={"goods": 2}, note="ceasefire:0", take={"commodities": 1}, want="trade_agreement:1")
    accept(board, 1)
    assert "ceasefire:0" in notes(board).hands[1]
    assert "trade_agreement:1" in notes(board).hands[0]
    assert (board[0].goods, board[1].goods) == (1, 2)
    assert violations(board.play) == []


def test_TX9_which_note_moved_only_the_two_know() -> None:
    board = near(table(), 0, 1)
    offer(board, 0, 1, note="ceasefire:0")
    (offered,) = board.events
    assert offered.seen(2) is None
    accept(board, 1)
    (traded,) = [event for event in board.events if "traded" in event.key]
    for seat in (0, 1):
        assert "ceasefire" in str(traded.seen(seat))
    for reader in (2, None):
        seen = str(traded.seen(reader))
        assert "traded-notes-hidden" in seen
        assert "ceasefire" not in seen


def test_PN6_HI3_what_may_be_asked_for_hangs_on_what_one_can_know() -> None:
    board = near(give(table(), 1, "ceasefire:0"), 2, 1)
    board.begin()
    question = asked(board.match, 2, "offer")
    held = {"ceasefire:0", "trade_agreement:0", "support_for_the_throne:0"}
    seen: list[set[str]] = []
    for world in (board.match, board.match.resample(2, Stream.of("notes", "worlds"))):
        field = world.narrow(2, question.no, {"partner": "seat-1", "note": "none"})
        assert field is not None
        seen.append({option.id for option in field.shape.options})
    assert seen[0] == seen[1]
    assert held <= seen[0], "all of the issuer's may be there now"


def test_HI3_who_does_not_hold_what_is_wanted_cannot_accept_and_the_offer_stays() -> None:
    board = near(give(table(), 1, "ceasefire:0"), 2, 1)
    board.begin()
    board.state.turn = 2
    board.reload()
    offer(board, 2, 1, note="ceasefire:2", want="trade_agreement:0")
    with pytest.raises(IllegalAnswer):
        accept(board, 1)
    assert asked(board.match, 2, "withdraw:"), "who asked does not learn that it is not there"
    question = asked(board.match, 1, REPLY)
    start = board.match.narrow(1, question.no, {"reply": COUNTER})
    assert start is not None
    assert (start.name, start.start) == ("note", "none")


def test_TX8_an_offer_lapses_when_the_note_is_gone_that_is_given() -> None:
    board = near(near(table(), 0, 1), 0, 2)
    offer(board, 0, 1, note="ceasefire:0")
    offer(board, 0, 2, note="ceasefire:0")
    accept(board, 1)
    with pytest.raises(StopIteration):
        asked(board.match, 2, REPLY)


def test_TX6_a_note_that_was_got_in_a_turn_is_used_in_it() -> None:
    board = near(table(), 0, 1).put("104", 1, cruiser=1).put("310", 0, destroyer=1)
    offer(board, 0, 1, note="ceasefire:0")
    accept(board, 1)
    board.activate("104")
    assert called(board) == [1]
    assert board.offered(1) == ["pass", "ceasefire:0"]


def test_PP1_whoever_may_hold_a_note_is_called_and_nobody_else() -> None:
    board = give(table(), 1, "trade_agreement:0")
    board.put("104", 1, cruiser=1).put("104", 2, destroyer=1)
    assert may_hold(board.play, 1, "ceasefire:0"), "it got one of these, nobody else knows which"
    board.begin().activate("104")
    assert called(board) == [1]
    assert board.offered(1) == ["pass"]


def test_PP2_a_note_that_is_known_to_be_home_stops_nobody() -> None:
    board = give(table(), 1, "ceasefire:0", "trade_agreement:0")
    send_back(board.play, "ceasefire:0")
    assert not may_hold(board.play, 1, "ceasefire:0"), "everybody has seen it go back"
    assert may_hold(board.play, 1, "trade_agreement:0")
    give(board, 1, "ceasefire:0")
    assert may_hold(board.play, 1, "ceasefire:0")
    notes(board).hands[2].clear()
    assert not may_hold(board.play, 2, "trade_agreement:0")


def test_PP1_what_went_on_may_be_with_either() -> None:
    board = give(table(), 1, "ceasefire:0")
    hand_over(board.play, 1, 2, "ceasefire:0")
    assert notes(board).may["ceasefire:0"] == [0, 1, 2]
    assert believed(board.state, 0, "ceasefire:0") == [1, 2], "who gave it away knows that it is not at home"
    assert believed(board.state, 1, "ceasefire:0") == [2]
    assert violations(board.play) == []


def test_PN7_EL2_notes_of_who_is_out_leave_and_those_of_others_go_home() -> None:
    board = give(table(), 1, "ceasefire:0", "support_for_the_throne:0")
    give(board, 0, "trade_agreement:1")
    assert board[1].points == 1
    beaten(board, 0)
    assert "trade_agreement:1" in notes(board).hands[1]
    assert not any(note.endswith(":0") for note in (*notes(board).dealt, *notes(board).hands[1], *notes(board).may))
    assert board[1].points == 0
    assert violations(board.play) == []


def test_PN7_the_point_of_who_is_out_is_lost_with_the_note() -> None:
    board = give(table(), 1, "support_for_the_throne:0")
    beaten(board, 1)
    assert "support_for_the_throne:0" in notes(board).hands[0]
    assert board[1].points == 0
    assert violations(board.play) == []


def test_32_worlds_keep_to_what_their_viewer_knows() -> None:
    board = give(table(), 1, "ceasefire:0")
    give(board, 2, "trade_agreement:1")
    where: dict[int | None, set[int]] = {viewer: set() for viewer in (0, 1, 2, None)}
    for viewer, found in where.items():
        for number in range(12):
            twin = board.match.resample(viewer, Stream.of("notes", str(viewer), str(number)))
            there = twin.play.board.notes
            assert there is not None
            assert [len(held) for held in there.hands] == [len(held) for held in notes(board).hands]
            found.update(seat for seat in range(3) if "ceasefire:0" in there.hands[seat])
            if viewer is not None:
                assert there.hands[viewer] == notes(board).hands[viewer]
    assert where[0] == {1, 2}, "who gave it does not know whether it went on"
    assert where[1] == {1}
    assert where[2] == {0, 1}, "its holder has got one note and given one: it may have kept this one"
    assert where[None] == {0, 1, 2}


def test_I10_I24_I30_what_must_hold_of_notes() -> None:
    for fault, told in (
        (lambda found: found.hands[0].pop(), "I10"),
        (lambda found: found.areas[0].append(found.hands[0].pop()), "I30"),
        (lambda found: found.areas[1].append(found.hands[0].pop(0)), "I30"),
        (lambda found: found.may["ceasefire:0"].clear(), "I24"),
    ):
        board = table()
        fault(notes(board))
        assert any(one.startswith(told) for one in violations(board.play)), told


def test_a_match_begun_before_there_were_notes_goes_on_without_them() -> None:
    document = json.loads(Match.new("twilight_imperium", 3, SEED, LIGHT).save())
    assert document["options"].pop("notes") == "off"
    document["board"].pop("notes", None)
    match = Match.load(json.dumps(document, separators=(",", ":")).encode())
    assert match.play.board.notes is None
    assert match.view(0).holders == {}
    assert match.view(0).players[0].notes == 0


def test_TX3_notes_change_hands_before_the_council_too() -> None:
    board = convene(chamber("mutiny"))
    assert board.topic == "vote"
    offer(board, 1, 2, note="ceasefire:1", want="ceasefire:2")
    accept(board, 2)
    assert "ceasefire:2" in notes(board).hands[1]
    assert "ceasefire:1" in notes(board).hands[2]


def test_an_offer_with_notes_is_written_and_read_as_a_line() -> None:
    board = near(table(), 0, 1)
    board[0].goods, board[1].goods = 2, 1
    board.begin()
    question = asked(board.match, 0, "offer")
    said = {"partner": "seat-1", "give": {"goods": 2}, "note": "ceasefire:0", "take": {}, "want": "ceasefire:1"}
    answer = {**said, "until": "turn"}
    line = written(board.match, 0, question, answer)
    assert line == "l1z1x: 2tg; note ceasefire-sardakk; want ceasefire-l1z1x"
    assert read(board.match, 0, question, line) == answer
    typed = "l1z1x: 2tg; note Ceasefire; want 휴전"
    with pytest.raises(IllegalAnswer):
        read(board.match, 0, question, typed.replace("휴전", "spy"))
    assert read(board.match, 0, question, typed, names()) == answer


def test_seen_2_support_for_support_is_proposed_in_one_press() -> None:
    board = near(table(), 0, 1).begin()
    counsel = board.match.counsel(0, asked(board.match, 0, "offer").no, {"partner": "seat-1"})
    (ready,) = [one for one in counsel.ready if one.name == "support_for_the_throne"]
    assert ready.answer["note"] == "support_for_the_throne:0"
    board.match.answer(0, asked(board.match, 0, "offer").no, ready.answer)
    accept(board, 1)
    assert (board[0].points, board[1].points) == (1, 1)
