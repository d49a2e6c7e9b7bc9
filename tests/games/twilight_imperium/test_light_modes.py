"""Light modes: what a table plays without (rules Q0), and defaults of the status phase (30.5)."""

from __future__ import annotations

import json

from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.twilight_imperium.figures import ACTION_CARDS as CARDS
from bot.games.twilight_imperium.figures import OBJECTIVES, POLITICS
from bot.games.twilight_imperium.flow.ending import check_elimination
from bot.games.twilight_imperium.flow.status import StatusPhase
from bot.games.twilight_imperium.hooks.blocks import BLOCKS
from bot.games.twilight_imperium.light import ACTION_CARDS, IDLE, LIGHT, MODES, STANDING, plays_with, without_effect
from bot.games.twilight_imperium.light import AGENDAS as AGENDAS_MODE
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.games.twilight_imperium.state import Debt
from cogs.twilight_imperium.face import TwilightImperiumFace
from tests.games.twilight_imperium.board import SEED, Board
from tests.games.twilight_imperium.test_strategy_cards import holding, played


def test_Q0_what_has_no_effect_is_named() -> None:
    agendas = {"executive_sanctions", "minister_of_policy", "unconventional_measures"}
    council = {one.id for one in CARDS.values() if one.phase == "agenda" and one.id in STANDING}
    idle = set(without_effect({}))
    assert {"form_a_spy_network", "neural_motivator", "political_secret", *agendas, *council} <= idle
    assert {"political_secret", *council} <= set(without_effect({ACTION_CARDS: "on"})) <= idle - agendas
    assert not (agendas | council) & set(without_effect({ACTION_CARDS: "on", AGENDAS_MODE: "on"}))
    assert set(IDLE) == set(MODES)
    assert all(id in {*BLOCKS, *AGENDAS, *OBJECTIVES} for id in idle)


def test_0_4_new_tables_play_with_all_of_it_and_practice_without() -> None:
    options = Match.new("twilight_imperium", 3, SEED, {}).play.state.options
    assert all(plays_with(options, mode) for mode in MODES)
    assert LIGHT.items() <= TwilightImperiumFace.practice.items()
    learned = Match.new("twilight_imperium", 3, SEED, TwilightImperiumFace.practice).play
    assert not any(plays_with(learned.state.options, mode) for mode in MODES)
    assert (learned.board.council, learned.board.notes, learned.board.actions) == (None, None, [])


def test_Q0_what_nobody_could_score_is_in_no_deck() -> None:
    state = Match.new("twilight_imperium", 3, SEED, LIGHT).play.board
    assert "form_a_spy_network" not in state.secrets
    assert not any(plays_with({}, mode) for mode in MODES)


def test_Q0_politics_gives_a_trade_good_and_no_secondary_is_asked() -> None:
    board = played(holding(POLITICS)).do("seat-2")
    assert (board[0].goods, board.state.speaker) == (1, 2)
    assert board.topic == "turn"


def test_30_5_who_does_not_answer_scores_what_costs_nothing() -> None:
    board = Board().learn(0, "cruiser_ii", "pds_ii", "destroyer_ii").put("jord", 0, pds=4)
    board.state.revealed = ["develop_weaponry", "revolutionize_warfare", "erect_a_monument"]
    board[0].secrets, board[0].goods = ["gather_a_mighty_fleet", "establish_a_perimeter"], 9
    board[1].goods = 9
    board.state.phase = "status"
    board.begin(StatusPhase())
    assert board.asked(0).default == {"public": "revolutionize_warfare", "secret": "establish_a_perimeter"}
    assert board.asked(1).default == {"public": "none"}, "what is paid for is scored by those who say so"


def test_EL2_who_is_out_owes_no_secondary() -> None:
    board = Board("sol", "letnev", "hacan")
    board.state.owed = [Debt(1, 5), Debt(2, 5)]
    for planet in board.state.home_planets(2):
        board.state.planets[planet].controller = 0
    check_elimination(board.play, 2)
    assert board[2].eliminated
    assert board.state.owed == [Debt(1, 5)]


def test_Q0_a_match_that_was_begun_before_there_were_action_cards_goes_on_without_them() -> None:
    document = json.loads(Match.new("twilight_imperium", 3, SEED, {"target": "6", **LIGHT}).save())
    assert document["options"].pop(ACTION_CARDS) == "off"
    match, stream = Match.load(json.dumps(document, separators=(",", ":")).encode()), Stream.of("begun before")
    while match.result is None:
        move = next_move(match)
        assert move is not None
        seat, question = move
        match.answer(seat, question.no, match.sample(seat, question.no, stream))
        assert not any("card-played" in event.key or "cards-" in event.key for event in match.entry.events)
    state = match.play.board
    assert not any(player.hand for player in state.players)
    assert (state.actions, state.discards, state.copies) == ([], [], {})
