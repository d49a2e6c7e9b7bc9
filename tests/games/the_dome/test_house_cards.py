"""The house's own cards at work in a duel: one card for each primitive of rules 11.5 and each window of section 8."""

from __future__ import annotations

from typing import Any, Self

import pytest

from bot.core import playable
from bot.core.bots import next_question
from bot.core.match import Match
from bot.core.shapes import Pick
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.game import THE_DOME
from bot.games.the_dome.state import SYSTEM, Control, Marker, Player, Program, Slot, State
from bot.games.the_dome.verbs import COLOURS

JUNK = "neutral-ember"
PACK = built_in()
SYSTEMS = ["system-hot-patch", "system-power-cut", "system-data-depot", "system-indexer"]


class Duel:
    """Seat 0, to move, against seat 1: ten junk cards in each deck, empty hands, four cards in every pool.

    Whether a seat may have a Control is read from its pre-built deck, so `against` must name who plays the card.
    """

    def __init__(self, character: str = "ria", against: str = "jerry") -> None:
        playable.register(THE_DOME)
        options = {"table-first": "0", "table-deck-0": f"{character}-first", "table-deck-1": f"{against}-first"}
        self.match = Match.new("the_dome", 2, bytes(range(32)), options)
        for seat in (0, 1):
            question = next_question(self.match, seat)
            assert question is not None
            assert isinstance(question.shape, Pick)
            self.match.answer(seat, question.no, [o.id for o in question.shape.options][: question.shape.min])
        for seat in (0, 1):
            self.put(seat, deck=[JUNK] * 10, hand=[], pools=[[JUNK] * 4 for _ in COLOURS], ap=3)
        self.board.server = [Slot(at, card) for at, card in enumerate(SYSTEMS, 101)]

    @property
    def board(self) -> State:
        """What is on the table."""
        return self.match.play.board

    def __getitem__(self, seat: int) -> Player:
        return self.board.players[seat]

    def put(self, seat: int, **fields: Any) -> Self:
        """Set fields of a seat."""
        for name, value in fields.items():
            setattr(self[seat], name, value)
        return self

    def traps(self, seat: int, *cards: str) -> Self:
        """Face-down Controls, set long ago."""
        return self.put(seat, controls=[Control(900 + seat * 10 + at, card, -1) for at, card in enumerate(cards)])

    def programs(self, seat: int, *cards: str) -> Self:
        """Installed programs."""
        return self.put(
            seat,
            programs=[
                Program(500 + seat * 10 + at, card, SYSTEM if card.startswith("system-") else seat)
                for at, card in enumerate(cards)
            ],
        )

    def install(self, card: str, *answers: Any) -> Self:
        """Seat 0 installs a card from its hand and answers what it asks."""
        self[0].hand.append(card)
        return self.do(f"install:{card}", *answers)

    def do(self, *answers: Any) -> Self:
        """Seat 0 answers, one question after the other."""
        for answer in answers:
            self.match = Match.load(self.match.save(), PACK)
            question = next_question(self.match, 0)
            assert question is not None, f"seat 0 is not asked for {answer}"
            self.match.answer(0, question.no, answer)
        return self

    def place(self, seat: int) -> int:
        """Spaces the durability marker has passed."""
        return 5 * self[seat].layer + self[seat].space - 1


@pytest.mark.parametrize(
    ("card", "damage"),
    [("neutral-ember", 1), ("neutral-current-jab", 2), ("neutral-overload", 3), ("ria-quick-fire", 1)],
)
def test_damage(card: str, damage: int) -> None:
    assert Duel().install(card).place(1) == damage


def test_two_instances_of_damage_count_apart() -> None:
    duel = Duel().put(0, pools=[[JUNK] * 5, [], []]).put(1, space=4).install("ria-double-pierce")
    assert duel.place(1) == 5  # the leak of the first comes before the second
    question = next_question(duel.match, 1)
    assert question is not None
    assert isinstance(question.shape, Pick)
    duel.match.answer(1, question.no, [o.id for o in question.shape.options][: question.shape.min])
    assert duel.place(1) == 5 + 3


def test_weak_point_looks_at_the_red_pool_after_paying() -> None:
    assert Duel().install("ria-weak-point").place(1) == 2
    full = Duel().put(0, pools=[[JUNK] * 5, [], []]).install("ria-weak-point")
    assert full.place(1) == 3


def test_chain_blast_counts_the_red_pool() -> None:
    assert Duel().install("ria-chain-blast").place(1) == 3


def test_deck_damage() -> None:
    duel = Duel().install("neutral-deck-erosion")
    assert len(duel[1].deck) == 9
    assert len(duel[1].void) == 1


def test_deep_erosion_looks_at_the_void() -> None:
    assert len(Duel("jerry").install("jerry-deep-erosion")[1].deck) == 9
    assert len(Duel("jerry").put(1, void=[JUNK] * 10).install("jerry-deep-erosion")[1].deck) == 8


def test_draw_and_an_action_returns_to_its_pool() -> None:
    duel = Duel().install("ria-quick-fire")
    assert duel[0].hand == [JUNK]
    assert duel[0].pool("red")[-1] == "ria-quick-fire"


def test_recover_and_shuffle_void_into_deck() -> None:
    duel = Duel().put(0, space=5, void=["neutral-salvage"]).install("neutral-first-repair", ["neutral-salvage"])
    assert duel.place(0) == 2
    assert "neutral-salvage" in duel[0].deck


def test_void_to_hand() -> None:
    duel = Duel().put(0, void=["neutral-salvage", "neutral-overload"]).install("neutral-salvage")
    assert {"neutral-salvage", "neutral-overload"} <= {*duel[0].hand, *duel[0].void}


def test_a_program_is_removed() -> None:
    duel = Duel().programs(1, "jerry-moth").install("neutral-burn-down")
    assert duel[1].programs == []
    assert duel[1].void == ["jerry-moth"]


def test_a_program_returns_to_its_owners_hand() -> None:
    duel = Duel().programs(1, "jerry-moth").install("neutral-force-quit")
    assert duel[1].hand == ["jerry-moth"]


def test_action_points_and_costs_this_turn() -> None:
    duel = Duel().install("neutral-time-squeeze")
    assert duel[0].ap == 4
    duel.put(0, pools=[[JUNK] * 3, [], []]).install("neutral-overload")
    assert duel.place(1) == 3


def test_random_discard_and_a_look_at_the_hand() -> None:
    duel = Duel("jerry").put(1, hand=[JUNK] * 3).install("jerry-eavesdrop")
    assert len(duel[1].hand) == 2
    assert len(duel[1].void) == 1


def test_ready() -> None:
    duel = Duel("mellow").programs(0, "mellow-greenhouse")
    duel[0].programs[0].ready = False
    duel.install("mellow-watering")
    assert duel[0].programs[0].ready


def test_full_bloom_counts_programs() -> None:
    duel = Duel("mellow").programs(0, "mellow-greenhouse", "neutral-broker", "mellow-thornvine")
    assert duel.install("mellow-full-bloom").place(1) == 3


def test_system_crash_counts_system_cards() -> None:
    duel = Duel("odit").programs(0, "system-alarm")
    assert duel.install("odit-system-crash").place(1) == 2


def test_activated_damage() -> None:
    assert Duel().programs(0, "ria-auto-turret").do("use:ria-auto-turret").place(1) == 1


def test_rias_own_effect_once_a_turn() -> None:
    duel = Duel().do("use:character")
    assert duel.place(1) == 1
    assert len(duel[0].pool("red")) == 3
    assert duel[0].used


def test_cost_of_the_next_installation() -> None:
    duel = Duel().programs(0, "system-quote-server").put(0, pools=[[JUNK], [], []])
    duel.do("use:system-quote-server").install("neutral-current-jab")
    assert duel.place(1) == 2
    assert duel[0].pool("red") == ["neutral-current-jab"]


def test_standing_cost_and_cracking_points() -> None:
    duel = Duel().programs(0, "system-discount-server").put(0, pools=[[JUNK] * 3, [], []]).install("neutral-overload")
    assert duel.place(1) == 3
    duel = Duel().programs(0, "neutral-crowbar")
    question = next_question(Match.load(duel.match.save(), PACK), 0)
    assert question is not None
    assert isinstance(question.shape, Pick)
    points = {o.id: o.args["points"] for o in question.shape.options if o.id.startswith("crack:")}
    assert points == {"crack:red": 5, "crack:blue": 4, "crack:yellow": 4}


def test_allocate_from_hand_and_from_the_deck() -> None:
    duel = Duel().programs(0, "neutral-spare-slot").put(0, hand=[JUNK], pools=[[], [], []])
    duel.do("use:neutral-spare-slot", f"{JUNK}>blue")
    assert duel[0].pool("blue") == [JUNK]
    assert duel[0].hand == []
    duel.programs(0, "ria-magazine").do("use:ria-magazine")
    assert len(duel[0].pool("red")) == 1
    assert len(duel[0].deck) == 9


def test_swap_a_resource() -> None:
    duel = Duel().programs(0, "neutral-broker").put(0, hand=["neutral-salvage"])
    duel.do("use:neutral-broker", "neutral-salvage>red")
    assert duel[0].hand == [JUNK]
    assert duel[0].pool("red")[-1] == "neutral-salvage"


def test_move_a_marker_and_push_one_back() -> None:
    duel = Duel("odit").put(0, markers=[Marker(101, 1), Marker()]).install("odit-quiet-entry", "main>1.2")
    assert duel[0].markers[0] == Marker(101, 2)
    duel.programs(0, "system-decoy-node").put(1, markers=[Marker(102, 2), Marker()]).do("use:system-decoy-node")
    assert duel[1].markers[0] == Marker(102, 1)


def test_recall_then_draw_and_discard() -> None:
    duel = Duel("odit").put(0, markers=[Marker(101, 1), Marker()]).install("odit-beacon-recall")
    assert duel[0].markers[0].on == 0
    question = next_question(duel.match, 0)
    assert question is not None
    assert isinstance(question.shape, Pick)
    duel.do(question.shape.options[0].id)
    assert len(duel[0].hand) == 1


def test_exhaust_and_draw() -> None:
    duel = Duel().programs(1, "jerry-moth")
    duel.put(0, markers=[Marker(102, len(PACK[SYSTEMS[1]].track) - 1), Marker()])
    duel.do(f"crack:{PACK[SYSTEMS[1]].track[-1]}", f"main>2.{len(PACK[SYSTEMS[1]].track)}")
    assert not duel[1].programs[0].ready
    assert len(duel[0].hand) == 1


def test_choose_one_at_the_start_of_the_turn() -> None:
    duel = Duel(against="jerry").programs(1, "jerry-mirror-wall").do("end")
    question = next_question(duel.match, 1)
    assert question is not None
    duel.match.answer(1, question.no, "way-1")
    assert duel.place(0) == 1


def test_end_of_turn_with_a_full_pool() -> None:
    duel = Duel("mellow").programs(0, "mellow-central-garden").put(0, space=3)
    duel.put(0, pools=[[], [], [JUNK] * 5]).do("end")
    assert (duel.place(1), duel.place(0)) == (1, 1)


def test_allocate_from_the_void() -> None:
    duel = Duel("mellow").put(0, void=["neutral-salvage"]).programs(0, "mellow-growth-cell").do("end")
    for _ in range(20):
        question = next_question(duel.match, 0)
        if question is not None and any(
            o.id == "neutral-salvage>yellow" for o in getattr(question.shape, "options", ())
        ):
            duel.match.answer(0, question.no, "neutral-salvage>yellow")
            break
        seat = duel.match.awaited()[0]
        other = next_question(duel.match, seat)
        assert other is not None
        duel.match.answer(seat, other.no, "end")
    assert duel[0].pool("yellow")[-1] == "neutral-salvage"


def test_free_cracking_points() -> None:
    yellow = next(card.id for card in PACK.of_kind("system") if card.track[0] == "yellow")
    duel = Duel("odit").programs(0, "odit-relay")
    duel.board.server[0] = Slot(101, yellow)
    duel.do("use:odit-relay", "sub>1.1")
    assert duel[0].markers[1] == Marker(101, 1)


def test_void_under_the_deck_then_shuffled() -> None:
    duel = Duel("mellow").programs(0, "mellow-root-net").put(0, void=["neutral-salvage"])
    duel.do("use:mellow-root-net", ["neutral-salvage"])
    assert len(duel[0].deck) == 11
    assert duel[0].void == []


@pytest.mark.parametrize(
    ("character", "card", "held"),
    [("ria", "ria-gunsight", []), ("ria", "neutral-wiretap", []), ("jerry", "jerry-watch-post", [JUNK, JUNK])],
)
def test_a_look_changes_nothing(character: str, card: str, held: list[str]) -> None:
    duel = Duel(character).programs(0, card).traps(1, "jerry-maze").do(f"use:{card}")
    assert (len(duel[1].deck), len(duel[1].pool("red")), len(duel[1].controls)) == (10, 4, 1)
    assert duel.board.held == held


def test_a_control_is_removed() -> None:
    duel = Duel().traps(1, "neutral-buffer").programs(1, "jerry-moth")
    quarantine = PACK["system-quarantine"].track
    duel.board.server[0] = Slot(101, "system-quarantine")
    duel.put(0, markers=[Marker(101, len(quarantine) - 1), Marker()])
    duel.do(f"crack:{quarantine[-1]}", f"main>1.{len(quarantine)}")
    assert duel[1].controls == []
    assert duel[1].programs == []


# --- Controls: one for each window (section 8) -----------------------------------------------------------------------


def test_8_install_nullified() -> None:
    duel = Duel(against="ria").traps(1, "neutral-access-denied").install("neutral-overload")
    assert duel.place(1) == 0
    assert duel[0].void == ["neutral-overload"]
    assert len(duel[0].pool("red")) == 4
    assert duel[1].pool("blue")[-1] == "neutral-access-denied"


def test_8_an_amount_too_small_opens_nothing() -> None:
    assert Duel(against="ria").traps(1, "neutral-access-denied").install("neutral-current-jab").place(1) == 2
    assert Duel(against="ria").traps(1, "neutral-buffer").install("neutral-ember").place(1) == 1


def test_8_damage_prevented_and_answered() -> None:
    assert Duel(against="ria").traps(1, "neutral-buffer").install("neutral-overload").place(1) == 1
    duel = Duel(against="ria").traps(1, "ria-counterblow").install("neutral-overload")
    assert (duel.place(1), duel.place(0)) == (0, 1)


def test_8_counterblow_strikes_no_one_back_for_the_own_damage() -> None:
    duel = Duel("ria").programs(0, "system-automatic-attack-system").traps(0, "ria-counterblow")
    duel.do("use:system-automatic-attack-system", "s0")
    assert duel[0].controls == []
    assert (duel.place(0), duel.place(1)) == (0, 0)


def test_8_short_circuit_answers_programs_and_not_characters() -> None:
    duel = Duel(against="jerry").traps(1, "jerry-short-circuit").do("use:character")
    assert len(duel[1].controls) == 1
    assert duel.place(1) == 1


def test_8_deck_damage_prevented() -> None:
    duel = Duel(against="mellow").traps(1, "mellow-fallen-leaves").install("neutral-deck-erosion")
    assert len(duel[1].deck) == 10


def test_8_activation_nullified() -> None:
    duel = (
        Duel(against="jerry").programs(0, "ria-auto-turret").traps(1, "jerry-short-circuit").do("use:ria-auto-turret")
    )
    assert duel.place(1) == 0
    assert not duel[0].programs[0].ready


def test_8_crack_cut_off() -> None:
    duel = (
        Duel(against="odit").put(0, markers=[Marker(101, 1), Marker(102, 1)]).traps(1, "odit-cut-off").do("crack:red")
    )
    assert not any(marker.on in (101, 102) and marker.space > 2 for marker in duel[0].markers)
    assert duel[1].controls == []


def test_8_leak_fills_the_yellow_pool() -> None:
    duel = Duel().put(1, space=5).traps(1, "neutral-seal").install("neutral-ember")
    assert duel[1].layer == 1
    assert len(duel[1].pool("yellow")) == 5


def test_8_leak_strikes_back() -> None:
    assert Duel(against="ria").put(1, space=5).traps(1, "neutral-backfire").install("neutral-ember").place(0) == 2


def test_8_reveal_nullified() -> None:
    duel = (
        Duel("jerry", "ria").traps(1, "neutral-access-denied").traps(0, "jerry-traceback").install("neutral-overload")
    )
    assert duel.place(1) == 2 + 3  # the answer to the Control, then the installation


def test_8_end_of_any_turn() -> None:
    assert Duel(against="ria").traps(1, "ria-closing-shot").do("end").place(0) == 3


def test_8_start_of_any_turn_only_with_markers() -> None:
    assert Duel(against="odit").traps(1, "odit-surprise-login").do("end").place(0) == 0
    duel = Duel(against="odit").put(1, markers=[Marker(101, 1), Marker()]).traps(1, "odit-surprise-login").do("end")
    assert duel.place(0) == 2


def test_8_allocate_answered_at_the_fullest_pool() -> None:
    duel = Duel(against="odit").traps(1, "neutral-seizure").put(0, hand=[JUNK, JUNK], pools=[[JUNK] * 4, [], []])
    duel.do("allocate", f"{JUNK}>blue", "done")
    assert [len(pool) for pool in duel[0].pools] == [3, 1, 0]


def test_8_completion_costs_a_toll() -> None:
    duel = Duel(against="odit").traps(1, "odit-toll").put(0, space=1)
    last = PACK[SYSTEMS[0]].track[-1]
    duel.put(0, markers=[Marker(101, len(PACK[SYSTEMS[0]].track) - 1), Marker()])
    duel.do(f"crack:{last}", f"main>1.{len(PACK[SYSTEMS[0]].track)}")
    assert duel[1].controls == []
    assert duel.place(0) == 0  # Hot Patch, just completed, recovers the 3 of the toll
