"""Bot players: every game ends, passing is ordered with sense, the hard bot sees further and in its own thread."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.core import bots, playable, selfplay
from bot.core.bots import choose, next_question
from bot.core.match import Match
from bot.core.shapes import Answer, Pick, Question
from bot.core.streams import Stream
from bot.games.the_dome import THE_DOME
from bot.games.the_dome.bots import best
from bot.games.the_dome.search import Glance, margin
from bot.games.the_dome.state import HOME, Marker, Program
from bot.games.the_dome.zones import pack_of
from bot.tables.robots import Robots
from tests.games.the_dome.scene import Scene
from tests.games.the_dome.test_house_cards import JUNK, Duel

SMALL = 4
"""Budget of a hard bot that only has to be right about what is plain."""


def asked(match: Match, seat: int) -> Question:
    """What a seat has to answer."""
    question = next_question(match, seat)
    assert question is not None
    return question


def answer(duel: Duel, level: str = "easy", seed: int = 0, seat: int = 0) -> Answer:
    """What a bot at a seat answers now."""
    match = Match.load(duel.match.save(), duel.match.play.pack)
    return choose(match, seat, asked(match, seat), level, Stream.of("bots", seed), SMALL)


def play(levels: list[str], game: int, traps: str = "orders") -> Match:
    """A whole game, seats rotating, given up after as many answers as a game may take."""
    playable.register(THE_DOME)
    stream = Stream.of("test-bots", game)
    match = Match.new("the_dome", len(levels), stream.seed_bytes(), {"traps": traps})
    for _ in range(THE_DOME.bound):
        if match.result is not None:
            break
        move = selfplay.next_move(match)
        if move is None:
            match.elapse(match.timers()[0])
        else:
            match.answer(move[0], move[1].no, choose(match, *move, levels[move[0]], stream))
        selfplay.volunteer(match, levels)
    return match


# --- easy ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("traps", ["orders", "ask"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_easy_bots_end(seats: int, traps: str) -> None:
    for game in range(8):
        assert play(["easy"] * seats, game, traps).result is not None


def test_easy_beats_random() -> None:
    won = 0
    for game in range(20):
        result = play(["easy", "random"] if game % 2 else ["random", "easy"], game).result
        assert result is not None
        won += result.ranks[game % 2 ^ 1] == 1
    assert won >= 18


def test_the_turn_is_ended_when_nothing_useful_is_left() -> None:
    nothing: dict[str, Any] = {"hand": [], "pools": [[], [], []], "programs": [], "used": True}
    assert answer(Duel().put(0, deck=[], **nothing)) == "end"
    blocked = Duel().put(0, deck=[], hand=[], pools=[[], [], [JUNK] * 4], used=True)
    blocked.put(1, markers=[Marker(101 + 1, 1), Marker()])
    blocked.board.server = [slot for slot in blocked.board.server if slot.uid == 102]
    assert answer(blocked) == "end"  # the only system card that begins with yellow is locked (K5)


def test_a_deck_that_ran_out_is_only_drawn_from_when_the_game_would_not_end() -> None:
    duel = Duel().put(0, deck=[], hand=[], pools=[[], [], []], used=True)
    assert answer(duel) == "end"
    duel.board.turn = 200
    assert answer(duel) == "download"


def test_a_short_deck_is_spared() -> None:
    duel = Duel().put(0, deck=[JUNK] * 5, hand=[JUNK] * 3, pools=[[], [], []], used=True)
    assert not str(answer(duel)).startswith("download")


def test_the_better_of_two_ways_is_chosen() -> None:
    duel = Duel(against="jerry").programs(1, "jerry-mirror-wall").do("end")
    assert answer(duel, seat=1) == "way-1"  # damage rather than deck damage


# --- passing until the own turn --------------------------------------------------------------------------------------


def waiting(duel: Duel, character: str = "jerry") -> Answer:
    """What seat 1 answers unasked to the standing question, under `ask`."""
    duel.board.traps = "ask"
    match = Match.load(duel.match.save(), duel.match.play.pack)
    found = bots.volunteer(match, 1)
    return None if found is None else found[1]


def test_who_can_pay_no_control_passes() -> None:
    duel = Duel(against="ria").traps(1, "neutral-buffer")
    assert waiting(duel) is None
    assert waiting(duel.put(1, pools=[[JUNK] * 4, [JUNK], []])) == "passing"
    assert waiting(duel.put(1, controls=[])) is None  # no question without a Control


@pytest.mark.parametrize(
    ("owner", "card", "change", "useful"),
    [
        ("jerry", "jerry-short-circuit", {}, False),
        ("jerry", "jerry-short-circuit", {"programs": [Program(7, "ria-auto-turret", 0)]}, True),
        ("odit", "odit-toll", {}, False),
        ("odit", "odit-toll", {"markers": [Marker(101, 1), Marker(HOME, 0)]}, True),
        ("mellow", "mellow-fallen-leaves", {}, False),
        ("mellow", "mellow-fallen-leaves", {"programs": [Program(7, "system-alarm", -1)]}, True),
        ("jerry", "jerry-traceback", {}, False),
    ],
)
def test_a_control_whose_window_cannot_come_is_no_reason_to_be_asked(
    owner: str, card: str, change: dict[str, Any], useful: bool
) -> None:
    duel = Duel(against=owner).put(0, **change).traps(1, card)
    assert (waiting(duel) is None) == useful


def test_a_far_leak_is_no_reason_to_be_asked() -> None:
    assert waiting(Duel(against="ria").traps(1, "neutral-seal").put(1, space=1)) == "passing"
    assert waiting(Duel(against="ria").traps(1, "neutral-seal").put(1, space=4)) is None


def test_passing_is_ordered_once_and_ends_with_the_own_turn() -> None:
    duel = Duel(against="ria").traps(1, "neutral-buffer").put(1, pools=[[], [], []])
    duel.board.traps = "ask"
    match = Match.load(duel.match.save(), duel.match.play.pack)
    assert selfplay.volunteer(match, ["easy", "random"]) == 0
    assert selfplay.volunteer(match, ["easy", "easy"]) == 1
    assert match.view(1).passing
    assert selfplay.volunteer(match, ["easy", "easy"]) == 0
    match.answer(0, asked(match, 0).no, "end")
    while match.timers():
        match.elapse(match.timers()[0])
    assert not match.view(1).passing


def test_games_without_volunteers_are_left_alone() -> None:
    from bot.games.metromania import METROMANIA

    playable.register(METROMANIA)
    match = Match.new("metromania", 2, bytes(32))
    assert [bots.volunteer(match, seat) for seat in range(2)] == [None, None]


# --- hard ------------------------------------------------------------------------------------------------------------


def lethal() -> Duel:
    """One damage ends it; there are better looking things to do."""
    duel = Duel(against="odit").put(1, layer=2, space=5).put(0, hand=[JUNK, "neutral-self-mender", "neutral-broker"])
    return duel.put(0, pools=[[JUNK] * 2, [JUNK], [JUNK] * 4], ap=1, used=True)


def test_hard_takes_the_win() -> None:
    assert answer(lethal(), "hard") == f"install:{JUNK}"


def test_hard_does_not_draw_from_an_empty_deck() -> None:
    duel = Duel().put(0, deck=[JUNK], hand=[], pools=[[JUNK], [], []], ap=1)
    assert answer(duel, "hard") != "download-2"
    assert answer(duel.put(0, deck=[]), "hard") != "download"


def test_hard_gives_the_same_answer_to_the_same_stream_and_changes_nothing() -> None:
    duel = Duel().put(0, hand=["neutral-overload", "neutral-cache-read", "ria-magazine"])
    before = duel.match.save()
    match = Match.load(before, duel.match.play.pack)
    found = [choose(match, 0, asked(match, 0), "hard", Stream.of("same"), SMALL) for _ in range(2)]
    assert found[0] == found[1]
    assert match.save() == before


@pytest.mark.parametrize("seats", [2, 3])
def test_playing_on_answers_what_the_easy_bot_would(seats: int) -> None:
    """The short cut of the search sees what the view shows."""
    playable.register(THE_DOME)
    stream = Stream.of("glance", seats)
    match = Match.new("the_dome", seats, stream.seed_bytes())
    for _ in range(400):
        if match.result is not None:
            break
        seat, question = cast("tuple[int, Question]", selfplay.next_move(match))
        short = best(Glance(match.play.board, pack_of(match.play)), seat, question)
        assert short == best(match.view(seat), seat, question)
        match.answer(seat, question.no, choose(match, seat, question, "easy", stream))
    assert match.result is not None


def test_hard_leaves_cards_it_cannot_pay() -> None:
    duel = Duel().put(0, hand=["neutral-overload"], pools=[[], [], []])
    assert answer(duel, "hard") != "install:neutral-overload"


@pytest.mark.parametrize("seats", [3, 4])
def test_hard_plays_every_part(seats: int) -> None:
    playable.register(THE_DOME)
    stream = Stream.of("parts", seats)
    match = Match.new("the_dome", seats, stream.seed_bytes(), {"traps": "ask"})
    slots: set[str] = set()
    for _ in range(50):
        if match.result is not None:
            break
        move = selfplay.next_move(match)
        if move is None:
            match.elapse(match.timers()[0])
            continue
        slots.add(move[1].slot)
        match.answer(move[0], move[1].no, choose(match, *move, "hard", stream, 1))
    assert {"deck", "resources", "turn"} <= slots


def test_a_position_is_looked_at_from_both_sides() -> None:
    duel = Duel()
    even = margin(duel.match, 0)
    assert even + margin(duel.match, 1) == pytest.approx(1)
    duel.put(1, layer=1)
    hurt = margin(duel.match, 0)
    assert hurt > even > margin(duel.match, 1)
    duel.put(0, markers=[Marker(101, 2), Marker()])
    assert margin(duel.match, 0) > hurt


@pytest.mark.parametrize("seats", [3, 4])
def test_a_table_with_a_mastermind_is_looked_at_from_both_sides(seats: int) -> None:
    scene = Scene(seats)
    even = margin(scene.match, 0)
    assert even + margin(scene.match, 1) == pytest.approx(1)
    assert margin(scene.match, 1) == margin(scene.match, 2)
    scene.put(2, layer=1)
    hurt = margin(scene.match, 0)
    assert hurt > even
    scene.put(2, down=True)
    down = margin(scene.match, 0)
    assert down > hurt
    scene.put(0, layer=1)
    assert margin(scene.match, 0) < down


async def test_hard_thinks_in_a_thread_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    duel, seen = Duel(), dict[str, int]()

    def spy(match: Match, seat: int, question: Question, level: str, stream: Stream, **_: Any) -> Answer:
        seen[level] = threading.get_ident()
        assert isinstance(question.shape, Pick)
        return question.shape.options[0].id

    monkeypatch.setattr(bots, "choose", spy)
    row = SimpleNamespace(game="the_dome", secret="s", last=1)
    table: Any = SimpleNamespace(id=1, row=row, pack=duel.match.play.pack, match=duel.match)
    robots = Robots(cast("Any", None))
    for level in ("easy", "hard"):
        await robots._think(table, 0, level)
    assert seen["easy"] == threading.get_ident() != seen["hard"]
