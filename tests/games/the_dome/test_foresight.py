"""What an answer would lose at once, for all that its seat knows (rules 5, M8): orders, defaults, bots and warnings."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.bots import choose
from bot.core.match import Match
from bot.core.shapes import Pick
from bot.core.streams import Stream
from bot.games.the_dome import THE_DOME, foresight
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.harm import harmful
from bot.games.the_dome.state import Control
from tests.games.the_dome.packbox import Record, player, with_cards
from tests.games.the_dome.scene import Scene
from tests.games.the_dome.test_house_cards import JUNK, Duel
from tests.games.the_dome.test_windows import called, passed

STOCK = ["red-hit", "red-grind", "blue-scan", "yellow-mend", "red-gun", "blue-drain"]
SEAL = player(
    "yellow-lock",
    "control",
    "yellow",
    (0, 0),
    window="leak",
    effects=[{"do": "allocate", "zone": "deck", "n": 2, "pool": "yellow"}],
)


def scene(*cards: Record, seats: int = 2, traps: str = "orders") -> Scene:
    """Everybody with plenty of cards and no Controls."""
    found = Scene(seats, traps, with_cards(*cards))
    for seat in range(seats):
        pools = [["red-hit"] * 4, ["blue-scan"] * 4, ["yellow-mend"] * 2]
        found.put(seat, hand=list(STOCK), deck=STOCK * 3, pools=pools, ap=3)
    return found.server("system-0", "system-2", "system-3", "system-7")


def losing(table: Scene, seat: int = 0) -> set[str]:
    """Answers that would lose a seat the game at once, as far as it knows."""
    question = table.asked(seat)
    assert isinstance(question.shape, Pick)
    return {o.id for o in question.shape.options if foresight.loses(table.match, seat, question, o.id)}


def action(*effects: Record, name: str = "red-hit") -> Record:
    """An action that costs nothing."""
    return player(name, "action", "red", (0, 0), effects=list(effects))


# --- (c) orders ------------------------------------------------------------------------------------------------------


def leaking(deck: int, order: str = "first") -> Scene:
    """Seat 1 leaks 3 cards with a Seal face down; its deck has so many cards."""
    table = scene(SEAL, action({"do": "damage", "n": 1})).put(1, space=5, hand=[], deck=["red-gun"] * deck)
    table.put(1, controls=["yellow-lock"], pools=[["red-hit"], [], []])
    table.match.play.orders(1).update({} if order == "first" else {"c910": order})
    return table.do("install:red-hit")


def test_an_order_revealed_a_control_that_lost_its_owner_the_game() -> None:
    """Two cards of a deck of four go into a pool, and the leak must draw three."""
    assert leaking(4).match.result is None
    assert not leaking(4).told("reveal")
    for deck, order in ((5, "first"), (4, "risk")):
        assert leaking(deck, order).told("reveal")
    assert leaking(5).match.result is None
    assert leaking(4, "risk").match.result is not None


def test_a_control_that_may_lose_the_game_can_be_ordered_to_do_so_and_no_other_can() -> None:
    table = scene(SEAL).put(0, controls=["yellow-lock", "blue-wall"])
    question = next(one for one in table.match.asked(0) if one.slot == "orders")
    found: dict[str, list[str]] = {}
    partial: dict[str, str] = {}
    while (field := table.match.narrow(0, question.no, partial)) is not None:
        assert isinstance(field.shape, Pick)
        found[field.name] = [option.id for option in field.shape.options]
        partial[field.name] = found[field.name][-1]
    assert found == {"c900": ["first", "hold", "risk"], "c901": ["first", "hold", "min-2", "min-3"]}


def test_an_order_looks_at_nothing_that_its_owner_does_not_know() -> None:
    """The Seal stays down whatever lies in the deck and behind the other side's Control."""
    seen: set[tuple[str, ...]] = set()
    for hidden in ("red-snare", "blue-wall", "blue-echo"):
        table = scene(SEAL, action({"do": "damage", "n": 1}))
        table.put(1, space=5, hand=[], deck=["red-gun"] * 4, controls=["yellow-lock"], pools=[["red-hit"], [], []])
        table[0].controls = [Control(900, hidden, 0)]
        table.reload()
        table.do("install:red-hit")
        seen.add(tuple(event.key for event in table.events))
    assert len(seen) == 1


@pytest.mark.parametrize("programs", [[], ["yellow-well"]])
def test_a_harmless_control_stays_down_where_revealing_it_is_answered_with_damage(programs: list[str]) -> None:
    """What is in play and waits for a reveal is seen by everybody."""
    trap = {"event": "reveal", "by": "opponents", "effects": [{"do": "damage", "who": "actor", "n": 9}]}
    well = player("yellow-well", "program", "yellow", (0, 0), triggers=[trap])
    mend = player("blue-wall", "control", "blue", (0, 0), window="install", effects=[{"do": "recover"}])
    table = scene(well, mend, action({"do": "recover"})).put(0, programs=programs)
    table.put(1, layer=2, space=5, controls=["blue-wall"])
    table.do("install:red-hit")
    assert bool(table.told("reveal")) == (not programs)
    assert table.match.result is None


def test_a_control_that_also_wins_the_game_is_revealed() -> None:
    pyrrhic = player(
        "yellow-lock", "control", "yellow", (0, 0), window="leak", effects=[{"do": "damage"}, {"do": "draw", "n": 9}]
    )
    table = scene(pyrrhic, action({"do": "damage", "n": 1})).put(0, layer=2, space=5)
    table.put(1, space=5, hand=[], deck=["red-gun"] * 4, controls=["yellow-lock"], pools=[["red-hit"], [], []])
    table.do("install:red-hit")
    assert table.match.result is not None
    assert table.match.result.ranks == (2, 1)


def test_only_the_seal_of_the_house_cards_can_harm_its_owner() -> None:
    pack = built_in()
    assert [card.id for card in pack.of_kind("control") if harmful(pack, card.id)] == ["neutral-seal"]


# --- (c) what time does ----------------------------------------------------------------------------------------------


WAYS = [
    {"text": {"ko": "뽑기", "en": "Draw"}, "effects": [{"do": "draw", "n": 9}]},
    {"text": {"ko": "회복", "en": "Recover"}, "effects": [{"do": "recover"}]},
]


@pytest.mark.parametrize("seed", range(8))
def test_time_chose_a_way_that_lost_its_owner_the_game(seed: int) -> None:
    table = scene(action({"do": "choose", "ways": WAYS})).put(0, deck=["red-hit"])
    table.do("install:red-hit")
    table.match.play.reseed(bytes([seed]) * 32)
    assert table.asked().slot == "effect"
    table.match.elapse(f"default:0:{table.asked().no}")
    assert table.match.result is None


@pytest.mark.parametrize("seed", range(4))
def test_time_declined_what_its_owner_lives_by(seed: int) -> None:
    """Declining is what time does where nothing else is said."""
    saved = action({"do": "recover", "may": True, "otherwise": [{"do": "draw", "n": 9}]})
    table = scene(saved).put(0, deck=["red-hit"], space=3)
    table.do("install:red-hit")
    table.match.play.reseed(bytes([seed]) * 32)
    assert table.asked().default == "no"
    table.match.elapse(f"default:0:{table.asked().no}")
    assert table.match.result is None


def test_where_every_answer_loses_time_takes_one() -> None:
    table = scene(action({"do": "choose", "ways": [WAYS[0], WAYS[0]]})).put(0, deck=["red-hit"])
    table.do("install:red-hit")
    table.match.elapse(f"default:0:{table.asked().no}")
    assert table.match.result is not None


# --- (d) presses -----------------------------------------------------------------------------------------------------


def test_only_download_warned_before_a_draw_that_loses() -> None:
    table = scene().put(0, deck=[], hand=["blue-scan", "red-hit", "yellow-mend"], programs=["yellow-well", "red-gun"])
    assert losing(table) == {"download", "install:blue-scan", "use:yellow-well"}
    assert losing(table.put(0, deck=["red-hit"])) == {"install:blue-scan"}
    assert losing(table.put(0, deck=STOCK)) == set()


def test_damage_to_oneself_loses_as_well_as_a_draw() -> None:
    """A cost paid with damage, a leak that cannot be drawn, and another target that is no loss."""
    paid = action({"do": "damage", "who": "me"}, {"do": "recover"})
    anyone = action({"do": "damage", "who": "player"}, name="red-grind")
    table = scene(paid, anyone).put(0, hand=["red-hit", "red-grind"], layer=2, space=5)
    assert losing(table) == {"install:red-hit"}
    assert losing(table.do("install:red-grind")) == {"s0"}
    table = scene(paid).put(0, hand=["red-hit"], layer=0, space=5, deck=["red-gun"] * 3)
    assert losing(table) == {"install:red-hit"}
    assert losing(table.put(0, deck=["red-gun"] * 4)) == set()


def test_a_choice_on_the_way_is_tried_through() -> None:
    """First a program is chosen, then two cards are drawn: nothing that can be chosen prevents the loss."""
    table = scene(action({"do": "exhaust"}, {"do": "draw", "n": 2})).put(0, deck=["red-gun"])
    table.put(1, programs=["red-gun", "red-forge"])
    assert losing(table) >= {"install:red-hit"}
    either = action({"do": "choose", "ways": WAYS})
    table = scene(either).put(0, deck=["red-gun"])
    assert "install:red-hit" not in losing(table)
    assert losing(table.do("install:red-hit")) == {"way-1"}


def test_completing_a_system_card_that_draws_is_foreseen() -> None:
    table = scene(
        {"id": "system-0", "kind": "system", "track": ["red"], "becomes": "action", "effects": [{"do": "draw", "n": 2}]}
    ).put(0, deck=["red-gun"])
    assert losing(table.do("crack:red")) == {"main>1.1", "sub>1.1"}


def test_an_ally_foresees_being_incapacitated_and_no_second_time() -> None:
    table = scene(seats=3).do("end").put(1, deck=["red-hit"], hand=["blue-scan"])
    assert losing(table, 1) == {"install:blue-scan"}
    assert losing(table.put(1, down=True, layer=3, space=0), 1) == set()


@pytest.mark.parametrize("seats", [2, 3])
def test_passing_on_damage_that_breaks_the_last_layer_is_foreseen(seats: int) -> None:
    table = scene(action({"do": "damage", "n": 2}), seats=seats, traps="ask")
    table.put(1, controls=["blue-wall"], layer=2, space=5)
    passed(table.do("install:red-hit"), 1)
    table.do(*(["s1"] if seats == 3 else []))
    assert called(table) == ("damage", (1,))
    assert losing(table, 1) == {"pass"}


def test_hidden_cards_are_not_tried() -> None:
    """Whatever lies face down on the other side, and in whatever order the own deck lies, the same is foreseen."""
    found: set[frozenset[str]] = set()
    strike = player("red-snare", "control", "red", (0, 0), window="install", effects=[{"do": "damage", "n": 5}])
    wall = player("blue-echo", "control", "blue", (0, 0), window="reveal", effects=[{"do": "nullify"}])
    for control in ("red-snare", "blue-wall", "yellow-lock", "blue-echo"):
        for deck in (["red-hit", "blue-scan"], ["blue-scan", "red-hit"]):
            colour = action({"do": "allocate", "zone": "deck", "pool": "card"}, {"do": "draw", "n": 2})
            table = scene(strike, wall, colour).put(0, layer=2, space=5, deck=deck, hand=["red-hit", "yellow-mend"])
            found.add(frozenset(losing(table.put(1, controls=[control]))))
    assert found == {frozenset({"install:red-hit"})}


@pytest.mark.parametrize("colour", ["red", "blue"])
def test_the_order_of_the_own_deck_is_not_looked_at(colour: str) -> None:
    """As many cards are drawn as the pool holds into which the top card goes: whether that loses nobody can know."""
    count = {"count": "pool", "colour": colour, "times": 2}
    gamble = player(
        "yellow-mend",
        "action",
        "yellow",
        (0, 0),
        effects=[{"do": "allocate", "zone": "deck", "pool": "card"}, {"do": "draw", "n": count}],
    )
    found: set[frozenset[str]] = set()
    for deck in (["red-hit", "blue-scan"], ["blue-scan", "red-hit"]):
        table = scene(gamble).put(0, deck=deck, hand=["yellow-mend"], pools=[[], [], []])
        found.add(frozenset(losing(table)))
    assert len(found) == 1


def test_the_others_who_are_called_are_taken_to_pass() -> None:
    """Whether they could save one is not known; that they have not answered yet does not hide the loss."""
    stop = player("blue-wall", "control", "blue", (0, 0), window="install", effects=[{"do": "nullify"}])
    strike = action({"do": "damage", "who": "opponents", "n": 2})
    table = scene(stop, strike, seats=3, traps="ask")
    table.put(1, controls=["blue-wall"], layer=2, space=5).put(2, controls=["blue-wall"])
    table.do("install:red-hit")
    assert called(table) == ("install", (1, 2))
    assert losing(table, 1) == {"pass"}
    assert losing(table, 2) == set()


@pytest.mark.parametrize("seed", range(4))
def test_two_tables_that_a_seat_cannot_tell_apart_foresee_the_same(seed: int) -> None:
    """Whole games of chance: what is foreseen hangs on the seat's own view alone."""
    match = Match.new("the_dome", 3, bytes([seed] * 32), {"traps": "ask" if seed % 2 else "orders"}, built_in())
    stream = Stream.of("foresight", seed)
    looked = 0
    while match.result is None and looked < 60:
        for seat in match.awaited():
            question = next((q for q in match.asked(seat) if q.blocking and not q.answered), None)
            if question is None or not isinstance(question.shape, Pick):
                continue
            answer: Any = match.sample(seat, question.no, stream)
            other = match.resample(seat, stream)
            looked += 1
            assert THE_DOME.loses(match, seat, question, answer) == THE_DOME.loses(other, seat, question, answer)
        seat = match.awaited()[0]
        question = next((q for q in match.asked(seat) if q.blocking and not q.answered), None)
        if question is None:
            match.elapse(match.timers()[0])
        else:
            match.answer(seat, question.no, match.sample(seat, question.no, stream))


def test_trying_an_answer_changes_nothing() -> None:
    table = scene().put(0, deck=["red-hit"], hand=["blue-scan"])
    before = table.match.save()
    losing(table)
    assert table.match.save() == before


# --- (e) the easy bot ------------------------------------------------------------------------------------------------


def easy(duel: Duel) -> Any:
    """What the easy bot answers at seat 0."""
    match = Match.load(duel.match.save(), duel.match.play.pack)
    question = next(q for q in match.asked(0) if q.blocking)
    return choose(match, 0, question, "easy", Stream.of("deck-out"))


def test_the_easy_bot_decked_itself_out() -> None:
    """An Indexer is worth much, and draws from an empty deck just as well."""
    alone: dict[str, Any] = {"hand": [], "pools": [[], [], []], "used": True, "ap": 0}
    assert easy(Duel().programs(0, "system-indexer").put(0, **alone)) == "use:system-indexer"
    assert easy(Duel().programs(0, "system-indexer").put(0, deck=[], **alone)) == "end"


def test_the_easy_bot_takes_the_loss_that_nobody_can_avoid() -> None:
    doomed = Duel(against="jerry").programs(0, "system-indexer").programs(1, "system-main-amplifier")
    doomed.put(0, deck=[], hand=[], pools=[[], [], []], used=True, ap=0, layer=2, space=5)
    assert easy(doomed) in ("use:system-indexer", "end")


def test_a_card_that_costs_a_deck_of_junk_is_not_feared() -> None:
    """With cards enough nothing is tried, and nothing is lost."""
    duel = Duel().put(0, deck=[JUNK] * 20)
    question = next(q for q in duel.match.asked(0) if q.blocking)
    assert isinstance(question.shape, Pick)
    assert not any(foresight.loses(duel.match, 0, question, option.id) for option in question.shape.options)


def test_the_easy_bot_struck_incapacitated_allies_as_gladly_as_others() -> None:
    table = scene(action({"do": "damage"}), seats=3).put(1, down=True, layer=3, space=0)
    table.do("install:red-hit")
    chosen = [choose(table.match, 0, table.asked(), "easy", Stream.of("target", seed)) for seed in range(60)]
    assert set(chosen) <= {"s1", "s2"}
    assert chosen.count("s2") > 40
