"""The way in: numbers, refusals, queries, packs, ends (design 2.1, 2.2, 2.13)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import playable
from bot.core.errors import BadSave, BadSetup, CoreError, IllegalAnswer, RulesDefect
from bot.core.match import Match
from bot.core.options import settle_options
from bot.core.play import Play
from bot.core.playable import Game
from bot.core.rules import Setting, UnknownGame
from bot.core.scopes import Scope
from bot.core.shapes import Option, Pick, Question, Text
from bot.core.state import Modifier
from bot.core.step import Step, bind
from tests.core.scratch import Card, Idle, Note, Scratch, answer, ask, begin, keys
from tests.core.tiny.quarrel import Quarrel
from tests.core.tiny.quarrel_board import PACK, Board
from tests.core.tiny.quarrel_effects import Modify, Seq
from tests.core.tiny.quarrel_steps import Act, Bid, Hurt

# --- numbers ---------------------------------------------------------------------------------------------------------


def test_a_number_is_spent_when_it_is_answered() -> None:
    match = begin()
    first = ask(match, 0, "idle").no
    match.answer(0, first, "on")
    second = ask(match, 0, "idle").no
    assert second > first, "the same words, asked again, are another question"
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, first, "on")
    assert refused.value.key == "core-stale"


def test_another_seats_answer_changes_no_number_of_mine() -> None:
    match = begin(Bid([0, 1, 2]))
    before = {seat: ask(match, seat, "bid").no for seat in (0, 2)}
    answer(match, 1, "bid", "1")
    assert {seat: ask(match, seat, "bid").no for seat in (0, 2)} == before


def test_changing_my_answer_gives_it_a_new_number() -> None:
    match = begin(Bid([0, 1]))
    first = ask(match, 1, "bid").no
    match.answer(1, first, "1")
    assert ask(match, 1, "bid").no > first


def test_a_number_changes_with_the_content_alone() -> None:
    match = begin(Act(1), hands=[["burn-1"], ["strike-1"], []])
    act, order = ask(match, 1, "act").no, ask(match, 1, "order").no
    answer(match, 0, "offer", {"card": "burn-1", "buyer": "1"})
    assert ask(match, 1, "act").no == act, "an offer is another question"
    answer(match, 1, next(q.slot for q in match.asked(1) if q.slot.startswith("accept")), "yes")
    assert ask(match, 1, "act").no != act, "a card more to choose from"
    assert ask(match, 1, "order").no == order


def test_numbers_are_per_seat() -> None:
    match = begin(Bid([0, 1, 2]))
    assert {ask(match, seat, "bid").no for seat in (0, 1, 2)} == {1}


def test_numbers_survive_saving() -> None:
    match = begin(Bid([0, 1, 2]))
    answer(match, 0, "bid", "1")
    assert {s: [q.no for q in asked] for s, asked in Match.load(match.save()).questions().items()} == {
        s: [q.no for q in asked] for s, asked in match.questions().items()
    }


def test_the_epoch_of_undo_is_no_matter_of_the_state() -> None:
    match = begin(Bid([0, 1]))
    frame, no = match.save(), ask(match, 0, "bid").no
    answer(match, 0, "bid", "1")
    back = Match.load(frame)
    assert ask(back, 0, "bid").no == no, "the same number again: a table tells branches apart by its own epoch"
    assert b"epoch" not in back.save()


class Twice(Step, tag="twice"):
    """Asks two questions in one slot."""

    def waits(self, play: Play[Any]) -> bool:
        return True

    def asks(self, play: Play[Any]) -> Any:
        pick = Pick((Option("a", "a"),))
        return {0: (Question("same", Text("a"), pick), Question("same", Text("b"), pick))}


KEPT = Question("kept", Text("a"), Pick((Option("a", "a"),)))


class Kept(Idle, tag="kept"):
    """Gives the same question object at every look."""

    def question(self, play: Play[Any]) -> Question:
        return KEPT

    def chosen(self, play: Play[Any], answer: Any) -> None:
        play.push(Kept(self.seat))


class Defective(Scratch):
    steps = (*Scratch.steps, Twice, Kept)


def test_two_questions_in_one_slot_are_a_defect() -> None:
    with pytest.raises(RulesDefect):
        begin(Twice(), rules=Defective)


def test_a_question_object_used_again_is_a_defect() -> None:
    match = begin(Kept(1), rules=Defective)
    with pytest.raises(RulesDefect):
        answer(match, 1, "kept", "a")


# --- setting up and saving -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_seats_out_of_range(seats: int) -> None:
    playable.register(Quarrel())
    with pytest.raises(BadSetup):
        Match.new("quarrel", seats, bytes(32))


def test_bad_setups() -> None:
    playable.register(Quarrel())
    for options in ({"ask": "shout"}, {"colour": "red"}):
        with pytest.raises(BadSetup):
            Match.new("quarrel", 2, bytes(32), options)
    with pytest.raises(BadSetup):
        Match.new("quarrel", 2, bytes(31))
    with pytest.raises(UnknownGame):
        Match.new("no such game", 2, bytes(32))


def test_options_are_filled_in_and_bound_to_seats() -> None:
    class Choosy(Quarrel):
        seats = (2, 3)
        settings = (Setting("size", ("small", "large"), {"large": (3,)}),)

    assert settle_options(Choosy(), 2, {"table-pace": "slow"}) == {"size": "small", "table-pace": "slow"}
    assert settle_options(Choosy(), 3, {"size": "large"}) == {"size": "large"}
    with pytest.raises(BadSetup):
        settle_options(Choosy(), 2, {"size": "large"})


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"null", b"\xff\xfe", b'{"game":"quarrel"', b'{"game":"quarrel","kernel":1}']
)
def test_what_is_no_save_is_refused(data: bytes) -> None:
    playable.register(Quarrel())
    with pytest.raises(BadSave):
        Match.load(data)


def test_a_save_of_an_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        Match.load(b'{"game":"chess 2"}')


def test_every_cut_of_a_save_is_refused() -> None:
    data = begin(Bid([0, 1])).save()
    for end in range(0, len(data), 37):
        with pytest.raises(CoreError):
            Match.load(data[:end])


def test_a_copy_is_independent() -> None:
    match = begin(Bid([0, 1]))
    data = match.save()
    answer(match.copy(), 0, "bid", "1")
    assert match.save() == data


def test_errors_show_their_key_alone() -> None:
    assert str(IllegalAnswer("core-blocked-option", reason="hand:ruby")) == "core-blocked-option"
    assert IllegalAnswer("x", seat=1).details == {"seat": 1}


def test_step_tags_may_not_clash() -> None:
    class Other(Step, tag="idle"):
        pass

    class Clashing(Scratch):
        steps = (*Scratch.steps, Other)

    with pytest.raises(RulesDefect):
        Game(Clashing())


# --- resigning -------------------------------------------------------------------------------------------------------


def test_resigning_ends_a_match_of_two() -> None:
    match = begin(seats=2)
    match.concede(0)
    assert match.result is not None
    assert match.result.ranks == (2, 1)
    assert match.entry.kind == "concede"
    with pytest.raises(IllegalAnswer):
        match.concede(1)


@pytest.mark.parametrize("seat", [0, 7, -1])
def test_resigning_is_refused_without_a_trace(seat: int) -> None:
    match = begin(seats=3)
    data = match.save()
    with pytest.raises(IllegalAnswer):
        match.concede(seat)
    assert match.save() == data


# --- what lasts ------------------------------------------------------------------------------------------------------


def contribution(mode: str, value: Any = None, **scope: Any) -> Modifier:
    return Modifier("damage", mode, value, scope)


@pytest.mark.parametrize(
    ("modifiers", "value", "allowed"),
    [
        ([], 2, True),
        ([contribution("add", 1), contribution("set", 5)], 6, True),
        ([contribution("set", 5), contribution("set", 7)], 7, True),
        ([contribution("forbid")], 2, False),
        ([contribution("cannot"), contribution("forbid")], 2, True),
        ([contribution("add", 1, by=1)], 2, True),
        ([contribution("add", 1, by=0), contribution("add", 2, by=0, target=1)], 5, True),
        ([contribution("add", 1, by=0, weather="rain")], 2, True),
        ([Modifier("other", "add", 1)], 2, True),
    ],
)
def test_queries_fold_set_add_forbid_cannot(modifiers: list[Modifier], value: int, allowed: bool) -> None:
    play = begin(*map(Modify, modifiers)).play
    assert tuple(play.query("damage", 2, by=0, target=1)) == (value, allowed)


def test_a_query_without_a_base_and_an_unknown_mode() -> None:
    play = begin(Modify(contribution("add", 3))).play
    assert play.query("damage").value == 3
    play.modify(contribution("wish"))
    with pytest.raises(RulesDefect):
        play.query("damage")


def test_components_contribute_before_what_is_stored() -> None:
    class Armed(Scratch):
        def contributions(self, play: Play[Board], query: str, subject: Any) -> Any:
            return [contribution("set", 9)]

    assert begin(Modify(contribution("add", 1)), rules=Armed).play.query("damage", 0).value == 10


def test_a_modifier_expires_with_its_turn() -> None:
    rage = Card(0, "rage")
    hurt = Hurt(1, 1, 0)
    match = begin(rage, hurt, Scope("turn"), hurt)
    assert [event.args["amount"] for event in match.entry.events if event.key == "quarrel-hurt"] == [2, 1]


def test_state_based_checks_run_before_anything_else() -> None:
    match = begin(Hurt(1, 9, 0), Note("after"), hands=[[], ["stop-1"], []])
    assert keys(match)[:3] == ["quarrel-hurt", "quarrel-out", "note"]
    assert match.view(None).discard == ["stop-1"]


def test_the_last_one_standing_ends_it_before_the_next_step() -> None:
    match = begin(Hurt(1, 9, 0), Note("never"), seats=2)
    assert match.result is not None
    assert "note" not in keys(match)


# --- effects as data, packs ------------------------------------------------------------------------------------------


def test_binding_fills_in_what_is_known_and_leaves_the_rest() -> None:
    effect = [{"step": "note", "word": ["$seat", "$later", "plain", {"deep": "$seat"}]}]
    assert bind(effect, {"seat": 3}) == [{"step": "note", "word": [3, "$later", "plain", {"deep": 3}]}]
    assert effect[0]["word"][0] == "$seat", "a template is not changed"  # type: ignore[index]
    assert bind(Seq([Note("$seat")]), {"seat": 1}) == {"step": "seq", "steps": [{"step": "note", "word": 1}]}


def test_a_pack_travels_beside_the_match_not_in_it() -> None:
    playable.register(Quarrel())
    pack = {**PACK, "rage": {"copies": 2, "effect": [{"step": "gain", "seat": "$seat", "what": "coin", "count": 7}]}}
    match = Match.new("quarrel", 2, bytes(32), None, pack, "ab" * 32)
    assert match.play.state.pack == "ab" * 32
    again = Match.load(match.save(), pack)
    assert again.play.pack is pack
    assert b'"count":7' not in again.save()
    again.play.board.hands[0].append("rage-1")
    Card(0, "rage").run(again.play)
    assert again.play.state.agenda[-1].count == 7


def test_one_seed_gives_one_match() -> None:
    playable.register(Quarrel())
    one, two, other = (Match.new("quarrel", 3, seed).save() for seed in (bytes(32), bytes(32), b"\x01" * 32))
    assert one == two
    assert one != other


def test_dice_have_streams_of_their_own_and_leave_no_crumbs() -> None:
    play = begin().play
    first = play.roll("combat", 3, 6)
    second = play.roll("combat", 3, 6)
    assert all(1 <= value <= 6 for value in first + second)
    assert [draw.stream for draw in play.drawn] == ["dice:combat:1", "dice:combat:2"]
    assert play.state.streams == {"dice:combat": 2}
    play.shuffle("deck", ["only one"])
    assert len(play.drawn) == 2, "nothing was drawn"
