"""The Yin Brotherhood (rules 28.15): Indoctrination, Devotion, Impulse Core, Yin Spinner, Van Hauge."""

from __future__ import annotations

from bot.core.state import Modifier
from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import easy
from bot.games.twilight_imperium.figures import FACTIONS, TILES, UNITS
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.hooks.queries import CANPLAY
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.test_combat_orders import filled, meeting
from tests.games.twilight_imperium.test_space_combat import BY_HAND, TO_THE_END, meet


def test_S7_what_the_yin_begin_with() -> None:
    faction = FACTIONS["yin"]
    assert (faction.commodities, faction.home, faction.technologies) == (2, 3, ("sarween_tools",))
    assert faction.units == {"carrier": 2, "destroyer": 1, "fighter": 4, "infantry": 4, "space_dock": 1}
    assert TILES[faction.home].planets == ("darien",)
    ship = UNITS["van_hauge"]
    assert (ship.cost, ship.combat, ship.dice, ship.move, ship.capacity, ship.sustains) == (8, 9, 2, 1, 3, True)


# --- Indoctrination -----------------------------------------------------------------------------------------------


def landing(mine: int = 2, theirs: int = 2, **units: int) -> Board:
    """Seat 0, Yin, lands on Wellon, where seat 1 stands; Darien gives 4 influence."""
    board = Board("yin", "sol", at_104=19).put("wellon", 1, infantry=theirs, **units)
    board.put("104", 0, carrier=1, infantry=mine)
    return board.activate("104").do({"wellon": mine})


def test_28_15_indoctrination_turns_an_infantry_for_2_influence() -> None:
    board = landing()
    assert (board.topic, board.awaited) == ("indoctrinate", [0])
    board.dice("ground", 1, 1, 1).dice("ground", 1)
    board.do({"use": "yes", "pay": "darien"})
    assert not board.state.planets["darien"].ready
    assert board.told("replaced") == [{"seat": 0, "former_seat": 1, "planet": "wellon", "units": {"infantry": 1}}]
    assert board.told("destroyed") == [] or board.told("destroyed")[0]["units"] != {}, "I27: it is not destroyed"


def test_28_15_the_last_one_turned_wins_the_combat_at_once() -> None:
    board = landing(1, 1).do({"use": "yes", "pay": "darien"})
    assert board.at("wellon", 0) == {"infantry": 2}
    assert board.told("ground-dice") == []
    assert board.state.planets["wellon"].controller == 0


def test_28_15_indoctrination_is_asked_once_per_ground_combat() -> None:
    board = landing(2, 3)
    board.dice("ground", 1, 1).dice("ground", 1, 1, 1).dice("ground", 1, 1).dice("ground", 9, 9, 9)
    board.do({"use": "no"})
    assert board.topic != "indoctrinate"
    assert len(board.told("ground-dice")) >= 4, "two rounds went by without another question"


def test_28_15_the_defender_may_indoctrinate_too() -> None:
    board = Board("sol", "yin", at_104=19).put("wellon", 1, infantry=1).put("104", 0, carrier=1, infantry=1)
    board.activate("104").do({"wellon": 1})
    assert (board.topic, board.awaited) == ("indoctrinate", [1])
    board.do({"use": "yes", "pay": "darien"})
    assert board.at("wellon", 1) == {"infantry": 2}
    assert board.state.planets["wellon"].controller == 1


def test_28_15_without_2_influence_indoctrination_is_not_asked() -> None:
    board = Board("yin", "sol", at_104=19).put("wellon", 1, infantry=1).put("104", 0, carrier=1, infantry=1)
    board.state.planets["darien"].ready = False
    board[0].goods = 1
    assert board.activate("104").do({"wellon": 1}).topic != "indoctrinate"


def test_28_15_indoctrination_is_paid() -> None:
    board = landing()
    assert board.refused({"use": "yes"})
    assert board.refused({"use": "yes", "pay": "-"})


def test_28_15_what_forbids_the_ability_forbids_the_question() -> None:
    """The hook that Greyfire Mutagen and Political Secret use (`may_use`)."""
    board = Board("yin", "sol", at_104=19).put("wellon", 1, infantry=1).put("104", 0, carrier=1, infantry=1)
    board.play.modify(Modifier(CANPLAY, "forbid", None, {"seat": 0, "ability": "indoctrination"}, expiry="action"))
    assert board.activate("104").do({"wellon": 1}).topic != "indoctrinate"


def test_28_15_who_loses_the_last_unit_by_it_is_out() -> None:
    board = Board("yin", "sol", at_104=19).put("wellon", 1, infantry=1).put("104", 0, carrier=1, infantry=1)
    for planet in board.state.home_planets(1):
        board.state.planets[planet].controller = 2
    board.activate("104").do({"wellon": 1}).do({"use": "yes", "pay": "darien"})
    assert board[1].eliminated


# --- Devotion -----------------------------------------------------------------------------------------------------


def devoted(mine: dict[str, int], theirs: dict[str, int], **more: dict[str, int]) -> Board:
    """The first round is over without a hit; Yin, seat 0, may give a ship."""
    board = Board("yin", "hacan")
    board.dice("combat", *[1] * (sum(mine.values()) + mine.get("flagship", 0)))
    board.dice("combat", *[1] * (sum(theirs.values()) + theirs.get("flagship", 0)))
    return meet(board, mine, theirs, **more).defaults("devotion")


def test_28_15_devotion_destroys_an_own_ship_for_a_hit_on_a_chosen_one() -> None:
    board = devoted({"cruiser": 1, "destroyer": 1}, {"carrier": 1, "destroyer": 2})
    assert (board.topic, board.awaited) == ("devotion", [0])
    assert board.offered() == ["destroyer", "cruiser", "no"]
    assert board.offered(give="destroyer") == ["carrier", "destroyer"]
    board.do({"give": "destroyer", "hit": "carrier"})
    assert [(one["seat"], one["units"]) for one in board.told("destroyed")][:2] == [
        (0, {"destroyer": 1}),
        (1, {"carrier": 1}),
    ]


def test_28_15_only_the_chosen_ship_may_sustain_it() -> None:
    board = devoted({"cruiser": 2}, {"dreadnought": 1, "carrier": 1})
    board.do({"give": "cruiser", "hit": "carrier"})
    assert board.at("104", 1) == {"dreadnought": 1}, "the dreadnought cannot sustain for it"
    board = devoted({"cruiser": 2}, {"dreadnought": 1, "carrier": 1})
    board.do({"give": "cruiser", "hit": "dreadnought"})
    assert (board.topic, board.awaited, board.offered()) == ("aimed-hit", [1], ["sustain", "lose"])
    board.do("sustain")
    assert board.state.systems["104"].damaged[1] == {"dreadnought": 1}


def test_28_15_a_damaged_ship_that_is_chosen_dies() -> None:
    board = devoted({"cruiser": 2}, {"dreadnought": 2}, their_hurt={"dreadnought": 1})
    assert board.offered(give="cruiser") == ["dreadnought", "dreadnought:hurt"]
    board.do({"give": "cruiser", "hit": "dreadnought:hurt"})
    assert board.at("104", 1) == {"dreadnought": 1}
    assert board.state.systems["104"].damaged.get(1, {}) == {}, "it was the damaged one"


def test_28_15_devotion_once_a_round_and_again_in_the_next() -> None:
    board = devoted({"cruiser": 1, "destroyer": 2}, {"carrier": 3})
    board.dice("combat", 1, 1).dice("combat", 1, 1)
    board.do({"give": "destroyer", "hit": "carrier"}).defaults("devotion")
    assert board.state.combat is not None
    assert board.state.combat.round == 2, "GR4: once in each"


def test_28_15_devotion_may_be_left_and_needs_a_cruiser_or_destroyer() -> None:
    board = devoted({"cruiser": 1}, {"carrier": 1}).dice("combat", 1).dice("combat", 1).do({"give": "no"})
    assert (board.at("104", 0), board.at("104", 1)) == ({"cruiser": 1}, {"carrier": 1})
    board = Board("yin", "hacan").dice("combat", 1).dice("combat", 1)
    assert meet(board, {"dreadnought": 1}, {"carrier": 1}).defaults("devotion", "turn").topic == "turn"


def test_28_15_devotion_is_not_asked_where_nobody_is_left_to_hit() -> None:
    board = Board("yin", "hacan").dice("combat", 10, 1).dice("combat", 1)
    meet(board, {"cruiser": 2}, {"carrier": 1}).defaults("devotion", "turn")
    assert (board.topic, board.at("104", 1)) == ("turn", {})
    assert board.at("104", 0) == {"cruiser": 2}


def test_28_15_a_side_with_orders_sustains_without_a_question() -> None:
    board = meeting(Board("yin", "hacan"), {"cruiser": 2}, {"dreadnought": 1}).do(BY_HAND, 0)
    board.dice("combat", 1, 1).dice("combat", 1).do(TO_THE_END, 1)
    assert board.topic == "devotion"
    board.dice("combat", 1).dice("combat", 10).do({"give": "cruiser", "hit": "dreadnought"})
    assert [one["unit"] for one in board.told("sustained")] == ["dreadnought"]


def test_29_7_who_runs_through_gives_no_ships_unless_the_form_says_to_ask() -> None:
    board = meeting(Board("yin", "hacan"), {"cruiser": 2}, {"carrier": 2}).do(TO_THE_END, 1)
    told = board.match.counsel(0, board.asked(0).no, {}).told
    assert [(one.key, one.args["components"]) for one in told] == [
        ("twilight_imperium-told-orders-unused", ["devotion"])
    ]
    board.dice("combat", 1, 1).dice("combat", 1, 1).dice("combat", 9, 9).dice("combat", 1, 1).do(TO_THE_END, 0)
    assert board.told("combat-over")[0]["round"] == 2, "nothing more is asked of the fight"
    board = meeting(Board("yin", "hacan"), {"cruiser": 2}, {"carrier": 2}).do(TO_THE_END, 1)
    board.dice("combat", 1, 1).dice("combat", 1, 1)
    filled(board, 0, stops=[], gives="ask")
    assert (board.topic, board.awaited) == ("devotion", [0])


# --- technologies -------------------------------------------------------------------------------------------------


def impulse(mine: dict[str, int], theirs: dict[str, int]) -> Board:
    return meet(Board("yin", "hacan").learn(0, "impulse_core"), mine, theirs).defaults("impulse-core")


def test_24_impulse_core_gives_a_ship_for_a_hit_on_a_non_fighter() -> None:
    board = impulse({"cruiser": 1, "destroyer": 1}, {"carrier": 1, "cruiser": 1, "fighter": 2})
    assert (board.topic, board.awaited, board.offered()) == ("impulse-core", [0], ["destroyer", "cruiser", "no"])
    board.do("destroyer")
    assert (board.topic, board.awaited) == ("hits", [1]), "the opponent assigns it"
    assert board.refused({"lose": {"fighter": 1}}) == "non-fighters-first"
    board.do({"lose": {"cruiser": 1}})
    assert board.at("104", 1) == {"carrier": 1, "fighter": 2}
    assert board.at("104", 0) == {"cruiser": 1}


def test_24_impulse_core_may_be_sustained_and_falls_on_fighters_where_there_is_nothing_else() -> None:
    board = impulse({"cruiser": 2}, {"dreadnought": 1}).do("cruiser").do({"sustain": {"dreadnought": 1}})
    assert board.told("sustained")[0] == {"seat": 1, "unit": "dreadnought", "system": "104"}
    board = impulse({"cruiser": 2}, {"fighter": 3}).do("cruiser")
    assert board.told("destroyed")[1]["units"] == {"fighter": 1}


def test_24_impulse_core_that_gives_the_last_ship_ends_the_combat() -> None:
    board = impulse({"cruiser": 1}, {"carrier": 1, "cruiser": 1}).do("cruiser").do({"lose": {"cruiser": 1}})
    assert board.told("combat-over") == [{"winner_seat": 1, "system": "104", "round": 1}]


def test_24_yin_spinner_adds_an_infantry_after_production() -> None:
    board = Board("yin", "sol").learn(0, "yin_spinner").put("darien", 0, space_dock=1)
    board.activate("310").defaults("produce").do({"units": {"infantry": 2}})
    assert board.at("darien", 0) == {"space_dock": 1, "infantry": 3}


def test_24_yin_spinner_goes_to_any_own_planet_of_the_system_and_to_none_without_production() -> None:
    board = Board("yin", "sol", at_104=35).learn(0, "yin_spinner").put("bereg", 0, space_dock=1).own(0, "lirta_iv")
    board.activate("104").defaults("produce").do({"units": {"infantry": 2}})
    assert (board.topic, board.offered()) == ("yin-spinner", ["bereg", "lirta_iv"])
    board.do("lirta_iv")
    assert board.at("lirta_iv", 0) == {"infantry": 1}
    board = Board("yin", "sol").learn(0, "yin_spinner").put("darien", 0, space_dock=1)
    board.activate("310").defaults("produce").do({"units": {}})
    assert board.at("darien", 0) == {"space_dock": 1}, "PR8: no unit, no use"


# --- Van Hauge ----------------------------------------------------------------------------------------------------


def test_27_van_hauge_takes_every_ship_of_both_sides_with_it_and_the_combat_is_a_draw() -> None:
    board = Board("hacan", "yin", at_104=19).put("wellon", 1, pds=1)
    board.dice("combat", 10, 10, 1).dice("combat", 1, 1, 1)
    meet(board, {"dreadnought": 2, "carrier": 1}, {"flagship": 1, "cruiser": 1}, their_hurt={"flagship": 1})
    assert (board.at("104", 0), board.at("104", 1)) == ({}, {})
    assert board.told("van-hauge") == [{"seat": 1, "system": "104"}]
    assert [one["winner_seat"] for one in board.told("combat-over")] == [-1]
    assert board.at("wellon", 1) == {"pds": 1}, "structures stay"


def test_27_van_hauge_outside_a_combat_leaves_ground_forces_to_the_limits() -> None:
    board = Board("yin", "hacan", at_104=19).put("104", 0, flagship=1, carrier=1, infantry=2, fighter=1)
    board.put("wellon", 0, infantry=1).begin()
    destroy(board.play, "104", 0, {"flagship": 1}, by=1)
    board.play.push(board.play.state.agenda.pop())
    board._go()
    assert board.at("104", 0) == {}, "nothing carries them any more"
    assert board.at("wellon", 0) == {"infantry": 1}
    assert [one["units"] for one in board.told("removed")] == [{"infantry": 2}], "DS1: removed, not destroyed"


def test_27_the_flagships_text_is_no_faction_ability() -> None:
    board = Board("yin", "hacan")
    board.play.modify(Modifier(CANPLAY, "forbid", None, {"seat": 0}, expiry="action"))
    board.dice("combat", 1, 1).dice("combat", 10)
    meet(board, {"flagship": 1}, {"cruiser": 1}, hurt={"flagship": 1})
    assert board.defaults("turn").at("104", 1) == {}


def test_a_bot_that_runs_through_is_asked_about_ships_that_it_can_give() -> None:
    board = meeting(Board("yin", "hacan"), {"cruiser": 2}, {"carrier": 2})
    answer = easy.plan(board.match, 0, board.asked(0), Stream.of("yin", 1))
    assert (answer["how"], answer["gives"], answer["stops"]) == ("filled", "ask", [])
    board = meeting(Board("sol", "hacan"), {"cruiser": 2}, {"carrier": 2})
    assert easy.plan(board.match, 0, board.asked(0), Stream.of("sol", 1)) == TO_THE_END
