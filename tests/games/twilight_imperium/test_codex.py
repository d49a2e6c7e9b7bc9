"""Later texts (rules 24.1): each component by the text of its table."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.advice.odds import odds
from bot.games.twilight_imperium.advice.scouting import ground_fight
from bot.games.twilight_imperium.economy.yards import producing
from bot.games.twilight_imperium.flow.strategic import Primary
from bot.games.twilight_imperium.galaxy.anomalies import SUPERNOVA
from bot.games.twilight_imperium.hooks.blocks import BLOCKS
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import ENTER
from bot.games.twilight_imperium.light import LATER_TEXTS, text_of
from bot.text.catalogue import LANGUAGES, Language, Voice
from renderers.twilight_imperium.factions import alt as alt_of_faction
from renderers.twilight_imperium.words import Words
from tests.games.twilight_imperium.board import Board

CODEX = {"codex1": "on"}


def both(*factions: str, **tiles: int) -> list[Board]:
    """The same board by the base texts and by the later ones."""
    return [Board(*factions, options=options, **tiles) for options in (None, CODEX)]


def test_0_4_the_option_is_off_and_a_table_of_before_plays_the_base_texts() -> None:
    defaults = {one.key: one.values[0] for one in TWILIGHT_IMPERIUM.settings}
    assert defaults["codex1"] == "off"
    old = dict(defaults)
    del old["codex1"]
    assert not TWILIGHT_IMPERIUM.blank(3, old).codex
    assert TWILIGHT_IMPERIUM.blank(3, {**defaults, "codex1": "on"}).codex


def test_24_1_a_component_has_one_later_text() -> None:
    assert len(LATER_TEXTS) == len(set(LATER_TEXTS))
    assert all(BLOCKS[id].later is False for id in LATER_TEXTS)


# --- Diplomacy --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "asked"), [(None, False), (CODEX, True), (CODEX | {"diplomacy_primary": "base"}, True)]
)
def test_0_4_the_primary_of_diplomacy_follows_the_option(options: dict[str, str] | None, asked: bool) -> None:
    board = Board("sol", "letnev", "hacan", options=options)
    board[0].cards, board[1].cards, board[2].cards = {2: True}, {3: True}, {4: True}
    board.state.planets["jord"].ready = False
    board.begin(Primary(0, 2))
    assert (board.topic == "ready") == asked
    assert board.match.view(0).variants == ({2: "-codex"} if asked else {})


# --- Magen Defense Grid -----------------------------------------------------------------------------------------------


def defended(board: Board, **structures: int) -> Board:
    """Seat 0 lands two infantry where seat 1 has Magen Defense Grid and one infantry."""
    board.learn(1, "magen_defense_grid").own(1, "wellon").put("wellon", 1, infantry=1, **structures)
    board.put("104", 0, carrier=1, infantry=2)
    return board.activate("104").do({"wellon": 2})


def test_24_1_magen_defense_grid_gives_a_hit_where_a_structure_stands() -> None:
    board = defended(Board("sol", "letnev", options=CODEX, at_104=19), space_dock=1)
    assert (board.topic, board.awaited, board.offered()) == ("magen-hit", [1], ["infantry", "no"])
    board.dice("ground", 1).dice("ground", 1).do("infantry")
    assert board.told("destroyed")[0]["units"] == {"infantry": 1}
    assert board.told("destroyed")[0]["seat"] == 0
    assert board[1].technologies["magen_defense_grid"], "it is not exhausted"


def test_24_1_magen_defense_grid_may_be_left_and_needs_a_structure() -> None:
    board = defended(Board("sol", "letnev", options=CODEX, at_104=19), space_dock=1)
    board.dice("ground", 10, 1).dice("ground", 1).do("no")
    assert board.told("destroyed")[0]["seat"] == 1
    board = Board("sol", "letnev", options=CODEX, at_104=19).dice("ground", 10, 1).dice("ground", 1)
    assert defended(board).topic != "magen-hit"


def test_24_1_by_its_base_text_magen_defense_grid_needs_a_shield() -> None:
    board = Board("sol", "letnev", at_104=19).dice("ground", 10, 1).dice("ground", 1)
    assert defended(board, space_dock=1).told("magen-hit") == []
    assert board.told("destroyed")[0]["seat"] == 1, "nobody was asked, nobody was hit before the dice"


def test_24_1_odds_know_the_hit_of_magen_defense_grid() -> None:
    found: list[float] = []
    for board in both("sol", "letnev", at_104=19):
        board.learn(1, "magen_defense_grid").own(1, "wellon").put("wellon", 1, infantry=2, space_dock=1)
        found.append(odds(ground_fight(board.play, "wellon", 0, 2)).attacker)
    assert found[1] < found[0] / 2


# --- Magmus Reactor ---------------------------------------------------------------------------------------------------


def test_24_1_units_in_a_supernova_produce_five_with_magmus_reactor() -> None:
    for board, limit in zip(both("muaat", "letnev", at_104=43), (0, 5), strict=True):
        board.learn(0, "magmus_reactor").put("104", 0, cruiser=2).put("104", 1)
        yard = producing(board.play, 0, "104")
        assert (yard.limit, yard.in_space) == (limit, bool(limit))
        assert producing(board.play, 1, "104").limit == 0


def test_24_1_by_the_later_text_magmus_reactor_gives_no_trade_good() -> None:
    for board, gained in zip(both("muaat", "letnev", at_104=43), (1, 0), strict=True):
        board.learn(0, "magmus_reactor").put("104", 0, cruiser=1)
        board.begin(opens("PR_DONE", seat=0, system="103", units={"infantry": 1}))
        assert board[0].goods == gained


def test_24_1_magmus_reactor_lets_ships_in_by_both_texts() -> None:
    for board in both("muaat", "letnev", at_104=43):
        facts = {"seat": 0, "system": "104", "anomaly": SUPERNOVA, "mode": "into"}
        assert not board.play.query(ENTER, False, **facts).value
        board.learn(0, "magmus_reactor").reload()
        assert board.play.query(ENTER, False, **facts).value


# --- Yin Spinner ------------------------------------------------------------------------------------------------------


def made(board: Board, *, use: bool = True) -> Board:
    """Seat 0, Yin, has produced something at home."""
    board.learn(0, "yin_spinner").put("207", 0, carrier=1)
    return board.begin(opens("PR_DONE", seat=0, system="310", units={"infantry": 1}, use=use))


def test_24_1_yin_spinner_places_up_to_two_infantry_wherever_one_is() -> None:
    board = made(Board("yin", "letnev", options=CODEX))
    assert (board.topic, board.awaited) == ("yin-spinner-codex", [0])
    assert board.offered() == ["darien", "207", "no"], "planets and space areas, anywhere"
    assert board.offered(place="207") == ["2", "1"]
    board.do({"place": "207", "count": "2"})
    assert board.at("207", 0) == {"carrier": 1, "infantry": 2}
    assert made(Board("yin", "letnev", options=CODEX)).do({"place": "no"}).at("207", 0) == {"carrier": 1}


def test_24_1_yin_spinner_goes_after_any_producing_by_its_later_text() -> None:
    assert made(Board("yin", "letnev", options=CODEX), use=False).topic == "yin-spinner-codex"
    board = made(Board("yin", "letnev"), use=False)
    assert (board.topic == "yin-spinner", board.at("darien", 0)) == (False, {}), "PR9: no use of production"
    assert made(Board("yin", "letnev")).at("darien", 0) == {"infantry": 1}, "the base text puts one there"


# --- X-89 Bacterial Weapon --------------------------------------------------------------------------------------------


def bombed(board: Board, *dice: int) -> Board:
    """Seat 0 bombards three infantry with a dreadnought."""
    board.learn(0, "x_89_bacterial_weapon").own(1, "wellon").put("wellon", 1, infantry=3)
    board.put("104", 0, dreadnought=1).dice("bombardment", *dice)
    return board.activate("104").do({"planet": "wellon"})


def test_24_1_x_89_destroys_the_rest_where_a_bombardment_has_destroyed_infantry() -> None:
    board = bombed(Board("hacan", "sol", options=CODEX, at_104=19), 10)
    assert (board.topic, board.awaited) == ("infect", [0])
    board.do("yes")
    assert board.at("wellon", 1) == {}
    assert board[0].technologies["x_89_bacterial_weapon"], "it is not exhausted"


def test_24_1_x_89_may_be_left_and_needs_a_hit() -> None:
    board = bombed(Board("hacan", "sol", options=CODEX, at_104=19), 10).do("no")
    assert board.at("wellon", 1) == {"infantry": 2}
    board = bombed(Board("hacan", "sol", options=CODEX, at_104=19), 1)
    assert (board.topic == "infect", board.at("wellon", 1)) == (False, {"infantry": 3})
    board = bombed(Board("hacan", "sol", at_104=19), 10)
    assert (board.topic == "infect", board.at("wellon", 1)) == (False, {"infantry": 2})


def test_24_1_x_89_is_an_action_by_its_base_text_alone() -> None:
    for board, offered in zip(both("letnev", "sol", at_104=19), (True, False), strict=True):
        board.learn(0, "x_89_bacterial_weapon").own(1, "wellon").put("wellon", 1, infantry=1).put(
            "104", 0, dreadnought=1
        )
        board.begin()
        assert ("d:x_89_bacterial_weapon" in board.offered()) == offered


def test_24_1_odds_know_that_x_89_takes_all() -> None:
    found: list[float] = []
    for board in both("letnev", "sol", at_104=19):
        board.learn(0, "x_89_bacterial_weapon").own(1, "wellon").put("wellon", 1, infantry=6).put(
            "104", 0, dreadnought=3
        )
        found.append(odds(ground_fight(board.play, "wellon", 0, 1, bombs=True)).attacker)
    assert found[0] < 0.1 < found[1]


# --- what people read -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_24_1_every_later_text_is_told_in_both_languages(language: Language) -> None:
    voice = Voice(language)
    for id in LATER_TEXTS:
        for key in (f"twilight_imperium-does-{text_of(id, True)}", f"twilight_imperium-ruling-{text_of(id, True)}"):
            assert voice.has(key), key
        assert voice(f"twilight_imperium-does-{id}") != voice(f"twilight_imperium-does-{text_of(id, True)}")
        assert text_of(id, False) == id


def test_24_1_sheet_and_tree_tell_the_text_in_force() -> None:
    voice = Voice("en")
    for board, codex in zip(both("sol", "letnev"), (False, True), strict=True):
        board.learn(0, "magen_defense_grid")
        view = board.begin().match.view(0)
        assert view.codex is codex
        assert text_of("magen_defense_grid", view.codex).endswith("-codex") is codex
        alt = alt_of_faction("muaat", Words.of(voice, ()), codex)
        told = voice(f"twilight_imperium-does-{text_of('magmus_reactor', codex)}")
        other = voice(f"twilight_imperium-does-{text_of('magmus_reactor', not codex)}")
        assert told in alt
        assert other not in alt


# --- Wormhole Generator -----------------------------------------------------------------------------------------------


def test_24_1_wormhole_generator_is_an_action_by_its_later_text_alone() -> None:
    before, board = both("creuss", "sol", at_207=20)
    for one, later in ((before, False), (board, True)):
        one.own(0, "vefut_ii").learn(0, "wormhole_generator").begin()
        assert ("d:wormhole_generator" in one.offered(0)) is later
    board.do({"action": "d:wormhole_generator"}, 0)
    assert board.topic == "wormhole-generator"
    assert board[0].technologies["wormhole_generator"] is False
    board.begin().do(board.asked(0).default, 0)
    assert [at for at, system in board.state.systems.items() if system.gates]
