"""Twilight Imperium's questions: what goes with them can be drawn, and what is said of them tells nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import bots
from bot.core.match import Match
from bot.core.shapes import Counsel, Field, Form, Pick, Question, Text
from bot.core.streams import Stream
from bot.games import registry
from bot.games.twilight_imperium.light import LIGHT
from bot.tables import choosing
from bot.text.catalogue import Language
from cogs.panels import gamefaces, numbers
from cogs.panels.gamefaces import Halfway
from cogs.panels.move.choices import cut_of
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET
from cogs.panels.whereabouts import Whereabouts
from cogs.twilight_imperium.face import TwilightImperiumFace
from tests.games.twilight_imperium.board import Board

FACE = TwilightImperiumFace()
NAMES = ("지수", "민수", "Ada")


@pytest.fixture(autouse=True)
def _games() -> None:
    registry.install()
    gamefaces.register(FACE)


def played(seed: int, answers: int) -> Iterator[tuple[Match, int, Question, Any]]:
    """A game of easy bots: the match, who answers what, and the answer that comes."""
    stream = Stream.of("imperium questions", seed)
    match = Match.new("twilight_imperium", 3, stream.seed_bytes(), LIGHT)
    for _ in range(answers):
        if match.result is not None:
            return
        found = [(seat, question) for seat in match.awaited() if (question := bots.next_question(match, seat))]
        if not found:
            match.elapse(match.timers()[0])
            continue
        seat, question = found[0]
        choice = bots.choose(match, seat, question, "easy", stream)
        yield match, seat, question, choice
        match.answer(seat, question.no, choice)


def stages(match: Match, seat: int, question: Question, choice: Any) -> Iterator[Halfway]:
    """How far the question is answered, field after field."""
    if not isinstance(question.shape, Form):
        yield Halfway(numbered=numbered(question.shape))
        return
    filled: dict[str, Any] = {}
    passed: dict[str, Field] = {}
    while (field := match.narrow(seat, question.no, filled)) is not None:
        yield Halfway(dict(filled), field.name, field.prompt, dict(passed), numbered(field.shape))
        passed[field.name] = field
        filled[field.name] = choice[field.name]


def numbered(shape: Any) -> Any:
    """Options as a panel numbers them."""
    return tuple((str(one.number), one.option) for one in numbers.listed(shape.options).shown[: numbers.PER_MENU])


def test_what_goes_with_every_question_can_be_drawn() -> None:
    kinds: dict[str, str] = {}
    for match, seat, question, choice in played(3, 450):
        for standing in stages(match, seat, question, choice):
            what = f"{question.prompt.key}/{standing.name}"
            if what not in kinds:
                found = FACE.draw_question(match.view(seat), seat, question, (), NAMES, "ko", standing)
                # The whole galaxy is dear, and the same to every question that has no picture of its own.
                drawn = found.kind == "board" and found.kind in kinds.values()
                kinds[what] = found.kind
                assert drawn or found.draw().data
    assert {"moving", "research", "payment", "table", "closeup", "board"} <= set(kinds.values()), kinds


def test_what_is_said_of_a_question_hangs_on_nothing_that_its_seat_cannot_see() -> None:
    """Leak by pairs: the same is proposed, numbered first and told in a match that the seat could believe in."""
    looked = 0
    for number, (match, seat, question, choice) in enumerate(played(5, 300)):
        if number % 6:
            continue
        other = match.resample(seat, Stream.of("other hands", number))
        for standing in stages(match, seat, question, choice):
            there = next(one for one in other.asked(seat) if one.slot == question.slot)
            one, two = (m.counsel(seat, q.no, standing.filled) for m, q in ((match, question), (other, there)))
            assert one == two
            looked += bool(one.best or one.told or one.ready)
    assert looked > 15


def test_every_proposal_is_legal_and_begins_with_what_is_filled_in() -> None:
    looked = 0
    for match, seat, question, choice in played(7, 250):
        for standing in stages(match, seat, question, choice):
            for ready in match.counsel(seat, question.no, standing.filled).ready:
                assert isinstance(ready.answer, dict)
                assert all(ready.answer[name] == value for name, value in standing.filled.items())
                match.copy().answer(seat, question.no, ready.answer)
                looked += 1
    assert looked > 20


def test_of_a_turn_the_way_is_chosen_first_and_the_best_targets_are_numbered() -> None:
    for match, seat, question, _ in played(1, 400):
        if question.prompt.key == "twilight_imperium-ask-turn":
            assert isinstance(question.shape, Form)
            options = question.shape.shape.options
            first = numbers.cut(options, None, 0, on_map=True, section=FACE.section)
            assert len(first.sections) <= 5, "a phone never shows 22 buttons"
            best = match.counsel(seat, question.no, {}).best
            assert 0 < len(best) <= numbers.AT_ONCE - 1
            assert set(best) <= {one.id for one in options}
            assert choosing.single(question.shape.shape)
            return
    raise AssertionError("nobody had a turn")


def test_the_button_that_sends_a_fleet_named_one_of_its_infantry() -> None:
    for match, seat, question, choice in played(1, 400):
        if question.prompt.key == "twilight_imperium-ask-turn" and "cargo" in choice:
            field = next(one for one in stages(match, seat, question, choice) if one.name == "cargo")
            only = [option for _, option in field.numbered][:1]
            reader = Reader("en")
            assert FACE.act(question, only, reader) == reader("panel-act-so") != reader.option(only[0])
            return
    raise AssertionError("nothing rode along")


def first(key: str, seed: int = 1, answers: int = 400) -> tuple[Match, int, Question]:
    """The first question of a kind in a game of easy bots."""
    return next((match, seat, one) for match, seat, one, _ in played(seed, answers) if one.prompt.key == key)


def test_a_tactical_action_was_confirmed_with_like_this() -> None:
    reader = Reader("en")
    _, _, question = first("twilight_imperium-ask-turn")
    assert isinstance(question.shape, Form)
    place = next(one for one in question.shape.shape.options if one.key == "twilight_imperium-opt-activate")
    for answer in ({"action": place.id}, {"action": place.id, "ships": {}}):
        assert str(place.args["system"]) in FACE.deed(question, answer, reader) != reader("panel-act-so")
    assert FACE.deed(question, {"action": "pass"}, reader) == reader("twilight_imperium-opt-pass")
    for one in question.shape.shape.options:
        for planet in one.args.get("planets", ()):
            assert reader(f"twilight_imperium-place-{planet}") in reader.option(one), "303 says nothing to a newcomer"


@pytest.mark.parametrize("language", ["ko", "en"])
def test_who_picks_a_strategy_card_is_told_what_each_does(language: Language) -> None:
    match, seat, question = first("twilight_imperium-ask-card")
    about, which, *told = FACE.hints(match.view(seat), question, Reader(language))
    assert isinstance(question.shape, Pick)
    assert about == Reader(language)("twilight_imperium-ask-card-hint"), "what a strategy card is, in the first round"
    assert which == Reader(language)("twilight_imperium-ask-card-which", number=1), "three people pick two each"
    assert len(told) == len(question.shape.options)
    assert len(set(told)) == len(told)
    assert all(len(line) > 15 and "twilight" not in line for line in told)


def test_the_card_diplomacy_was_shown_under_the_number_1_and_has_the_number_2() -> None:
    _, _, question, _ = [one for one in played(1, 20) if one[2].prompt.key == "twilight_imperium-ask-card"][-1]
    assert isinstance(question.shape, Pick)
    shown: Any = SimpleNamespace(
        sheet=False,
        shape=question.shape,
        counsel=Counsel(),
        panel=SimpleNamespace(table=SimpleNamespace(row=SimpleNamespace(game="twilight_imperium"))),
    )
    cut = cut_of(shown, Whereabouts())
    cards = [str(number) for number, _ in cut.shown]
    assert cards == [option.id for _, option in cut.shown]
    assert cards != [str(place) for place in range(1, len(cards) + 1)], "a card before the last has been picked"


@pytest.mark.parametrize("language", ["ko", "en"])
def test_who_was_asked_to_follow_was_not_told_what_for(language: Language) -> None:
    reader, said = Reader(language), set[str]()
    for seed in (1, 2):
        for match, seat, question, _ in played(seed, 400):
            if question.prompt.key == "twilight_imperium-ask-secondary":
                told = FACE.hints(match.view(seat), question, reader)
                number = question.prompt.args["card"]
                does = f"twilight_imperium-about-secondary-{number}"
                own = f"{does}-{match.view(seat).players[seat].faction}"
                assert reader(own if reader.text.has(own) else does, count=0) in told[-1] or number == 5
                said.add(told[-1])
    assert len(said) >= 4


def test_what_is_produced_had_no_price_and_what_is_researched_no_use() -> None:
    reader = Reader("en")
    match, seat, question = first("twilight_imperium-ask-produce")
    prices = FACE.hints(match.view(seat), question, reader)[-1]
    assert "Carrier 3" in prices
    assert "2 × Infantry 1" in prices
    match, seat, question = first("twilight_imperium-ask-research")
    told = [line for line in FACE.hints(match.view(seat), question, reader) if line.startswith(BULLET)]
    assert isinstance(question.shape, Form)
    options = [one for one in question.shape.shape.options if "technology" in one.args]
    assert len(told) == len(options) > 0
    for line, option in zip(told, options, strict=True):
        assert reader(f"twilight_imperium-does-{option.args['technology']}") in line


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_first_turn_of_a_faction_begins_with_its_three_ideas_and_later_ones_do_not(language: Language) -> None:
    reader, rounds = Reader(language), dict[int, int]()
    for match, seat, question, _ in played(1, 500):
        if question.prompt.key == "twilight_imperium-ask-turn":
            view = match.view(seat)
            told = FACE.hints(view, question, reader)
            assert isinstance(question.shape, Form)
            keys = [one.key for one in question.shape.shape.options]
            others = keys.count("twilight_imperium-opt-deed") + (keys.count("twilight_imperium-opt-strategic") == 1)
            rounds[view.round] = max(rounds.get(view.round, 0), len(told) - others)
            if view.round == 1:
                faction = view.players[seat].faction
                assert reader(f"pic-twilight_imperium-first-{faction}-1") in told[2]
    assert rounds[1] == 5
    assert rounds[2] == 0


@pytest.mark.parametrize("language", ["ko", "en"])
def test_which_strategy_card_to_play_was_asked_without_a_word_of_what_they_do(language: Language) -> None:
    reader, seen = Reader(language), set[int]()
    for match, seat, question, _ in played(1, 500):
        if question.prompt.key == "twilight_imperium-ask-turn":
            view = match.view(seat)
            assert isinstance(question.shape, Form)
            plays = [one for one in question.shape.shape.options if one.key == "twilight_imperium-opt-strategic"]
            told = [
                reader(f"twilight_imperium-about-strategy-{one.args['card']}{view.variants.get(one.args['card'], '')}")
                for one in plays
            ]
            of_the_way = FACE.way_lines(view, question.shape.shape.options, reader)
            assert [line for line, does in zip(of_the_way, told, strict=True) if does in line] == of_the_way
            at_once = FACE.hints(view, question, reader)
            assert any(does in line for does in told for line in at_once) is (len(plays) == 1)
            seen.add(len(plays))
    assert {0, 1, 2} <= seen


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_retreat_is_explained_in_the_first_round_of_a_battle_alone(language: Language) -> None:
    reader, view = Reader(language), first("twilight_imperium-ask-turn")[0].view(0)
    for round in (1, 2):
        asked = Question(
            "announce", Text("twilight_imperium-ask-announce", {"round": round, "system": "000"}), Pick(())
        )
        told = FACE.hints(view, asked, reader)
        assert (reader("twilight_imperium-ask-announce-about") in told) is (round == 1)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_action_cards_were_spoken_of_in_battles_of_tables_without_them(language: Language) -> None:
    reader, view = Reader(language), first("twilight_imperium-ask-turn")[0].view(0)
    asked = Question("orders", Text("twilight_imperium-ask-combat-orders", {"system": "000", "seat": 1}), Pick(()))
    about = reader("twilight_imperium-ask-combat-orders-cards")
    assert view.copies == {}
    assert about not in FACE.hints(view, asked, reader)
    assert about in FACE.hints(replace(view, copies={"sabotage": 4}), asked, reader)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_who_could_score_nothing_was_not_told_what_is_missing(language: Language) -> None:
    reader = Reader(language)
    match, seat, question = first("twilight_imperium-ask-score-public")
    assert isinstance(question.shape, Form)
    offered = {option.id for option in question.shape.shape.options}
    told = "\n".join(FACE.hints(match.view(seat), question, reader))
    for one in match.view(seat).revealed:
        assert reader(f"twilight_imperium-objective-{one}") in told
        assert (reader(f"twilight_imperium-does-{one}") in told) == (one in offered)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_where_nothing_could_be_scored_it_was_not_told_how_far_one_is(language: Language) -> None:
    reader = Reader(language)
    match, seat, question = first("twilight_imperium-ask-score-nothing")
    told = "\n".join(FACE.hints(match.view(seat), question, reader))
    view = match.view(seat)
    for one in set(view.revealed) - set(view.players[seat].scored):
        has, asked = view.players[seat].progress[one]
        assert f"{reader(f'twilight_imperium-objective-{one}')} {has}/{asked}" in told


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_speaker_looked_for_the_own_name_among_those_who_could_become_it(language: Language) -> None:
    reader = Reader(language)
    reader.names = dict(enumerate(NAMES))
    match, seat, question = first("twilight_imperium-ask-speaker")
    view = match.view(seat)
    assert isinstance(question.shape, Pick)
    assert view.speaker not in {option.args.get("seat") for option in question.shape.options}
    assert any(NAMES[view.speaker] in line for line in FACE.hints(view, question, reader))


@pytest.mark.parametrize("language", ["ko", "en"])
def test_who_was_asked_to_pay_for_commodities_was_not_told_how_many_come(language: Language) -> None:
    reader, seen = Reader(language), set[int]()
    for seed in (1, 2, 3):
        for match, seat, question, _ in played(seed, 500):
            if question.prompt.key == "twilight_imperium-ask-secondary" and question.prompt.args["card"] == 5:
                told = FACE.hints(match.view(seat), question, reader)[-1]
                after = match.copy()
                before = match.view(seat).players[seat].commodities
                after.answer(seat, question.no, {"what": "follow"})
                gained = after.view(seat).players[seat].commodities - before
                assert (str(gained) in told) == (gained > 0)
                seen.add(gained)
    assert max(seen) > 0


def test_a_pass_was_confirmed_without_a_word_of_what_it_means_and_also_where_nothing_else_could_be_done() -> None:
    passing = {"action": "pass"}
    alone, among = set[str](), set[str]()
    for seed in (1, 2, 3):
        for match, seat, question, _ in played(seed, 450):
            if question.prompt.key == "twilight_imperium-ask-turn":
                assert isinstance(question.shape, Form)
                open = [one.id for one in question.shape.shape.options if one.blocked is None]
                if "pass" in open:
                    (alone if open == ["pass"] else among).add(FACE.sure(match, seat, question, passing))
                    (told,) = match.counsel(seat, question.no, passing).told
                    left = match.view(seat).players[seat].tactic
                    assert (str(left) in Reader("ko").told(told)) == (left > 0)
    assert alone == {""}
    assert among == {"act"}


def test_tokens_that_were_bought_could_be_shared_out_by_a_menu_of_sums_alone() -> None:
    looked = 0
    for seed in (1, 2, 3):
        for match, seat, question, choice in played(seed, 500):
            if isinstance(choice, dict) and "pools" in choice:
                standing = [one for one in stages(match, seat, question, choice) if one.name == "pools"]
                for one in standing:
                    ready = match.counsel(seat, question.no, one.filled).ready
                    assert len(ready) >= 3
                    looked += 1
                    for way in ready:
                        match.copy().answer(seat, question.no, way.answer)
    assert looked > 0


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_hand_named_secrets_and_said_what_they_ask_in_small_print_of_the_picture_alone(language: Language) -> None:
    reader = Reader(language)
    match, seat, _ = first("twilight_imperium-ask-turn")
    view = match.view(seat)
    lines = FACE.hand_lines(view, seat, reader)
    assert view.secrets
    for objective in view.secrets:
        does = reader(f"twilight_imperium-does-{objective}").removesuffix(".")
        assert sum(does in line for line in lines) == 1


@pytest.mark.parametrize("language", ["ko", "en"])
def test_an_ability_was_a_name_on_a_button_that_spent_a_token_at_once(language: Language) -> None:
    board = Board("sol", "letnev")
    question = board.asked(0)
    assert isinstance(question.shape, Form)
    assert "d:orbital_drop" in {one.id for one in question.shape.shape.options}
    told = FACE.hints(board.match.view(0), question, Reader(language))
    does = Reader(language)("twilight_imperium-does-orbital_drop")
    assert sum(does in line for line in told) == 1
