"""The house's own card set (rules 11.1-11.5): numbers, decks, tracks, windows, every primitive on a card."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from bot.core.cards.records import Bilingual
from bot.games.the_dome.cards import BUILT_IN, GRADES, Card, Deck, Pack, built_in
from bot.games.the_dome.decks import broken_rules, decode, encode
from bot.games.the_dome.packs import load
from bot.games.the_dome.verbs import (
    COLOURS,
    WINDOWS,
    Allocate,
    Bounce,
    Choose,
    Cond,
    CostMod,
    Count,
    CrackPoints,
    Damage,
    DeckDamage,
    Discard,
    Draw,
    Energy,
    Exhaust,
    If,
    Line,
    MoveMarker,
    Nullify,
    Peek,
    PoolRemove,
    Prevent,
    PushBack,
    Ready,
    Recall,
    Recover,
    Remove,
    Retrieve,
    Shuffle,
    Swap,
)

PACK: Pack = built_in()
CARDS = list(PACK.cards.values())
IDS = [card.id for card in CARDS]
PLAYER = [card for card in CARDS if card.is_player_card]
CONTROLS = PACK.of_kind("control")
DECKS = list(PACK.decks.values())


def parts(value: Any) -> Iterator[Any]:
    """Every record inside a card, itself excluded."""
    if isinstance(value, tuple):
        for item in value:
            yield from parts(item)
    elif isinstance(value, msgspec.Struct) and not isinstance(value, Bilingual):
        if not isinstance(value, Card):
            yield value
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name))


def copies(deck: Deck, key: Callable[[Card], str]) -> Counter[str]:
    """Cards of a deck by a property."""
    found: Counter[str] = Counter()
    for name, number in deck.cards.items():
        found[key(PACK[name])] += number
    return found


# --- the box ---------------------------------------------------------------------------------------------------------


def test_11_counts() -> None:
    assert [card.id for card in PACK.of_kind("character")] == ["ria", "jerry", "mellow", "odit"]
    assert 60 <= len(PLAYER) <= 70
    assert len(PACK.of_kind("system")) == 20
    assert len(PACK.of_kind("mastermind")) == 7
    assert len(PACK.of_kind("event")) == 1
    assert [deck.character for deck in DECKS] == ["ria", "jerry", "mellow", "odit"]


def test_names_are_told_apart() -> None:
    for language in ("ko", "en"):
        names = Counter(getattr(card.name, language) for card in CARDS)
        assert [name for name, number in names.items() if number > 1] == []


def test_a_card_is_a_record_of_about_ten_lines() -> None:
    for file in sorted(BUILT_IN.glob("*.toml")):
        for record in file.read_text(encoding="utf-8").split("[[card]]")[1:]:
            assert len(record.strip().splitlines()) <= 13, record


def test_the_data_is_read_as_a_whole() -> None:
    written = [card for file in BUILT_IN.glob("*.toml") for card in tomllib.loads(file.read_text()).get("card", [])]
    assert {card["id"] for card in written} == set(IDS)
    assert load(BUILT_IN).sha == PACK.sha


# --- 11.1: characters ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "deck", "start", "limits", "leaks"),
    [
        ("ria", (13, 9, 8), (2, 1, 0), (6, 5, 4), ((2, 5), (2, 5))),
        ("jerry", (8, 13, 9), (0, 2, 1), (4, 6, 5), ((2, 4), (2, 4))),
        ("mellow", (8, 9, 13), (1, 0, 2), (5, 4, 6), ((1, 3), (3, 5))),
        ("odit", (10, 10, 10), (1, 1, 1), (5, 5, 5), ((2, 4), (2, 5))),
    ],
)
def test_11_1_characters(name: str, deck: object, start: object, limits: object, leaks: object) -> None:
    card = PACK[name]
    assert (card.hand, card.deck, card.start, card.limits, card.leaks) == (6, deck, start, limits, leaks)
    assert sum((card.ability is not None, bool(card.triggers), bool(card.static))) == 1


# --- 11.2, 7: decks --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", DECKS, ids=[deck.id for deck in DECKS])
def test_11_2_pre_built_decks(deck: Deck) -> None:
    assert broken_rules(PACK, deck.character, deck.cards) == []
    assert sum(deck.cards.values()) == 30
    assert copies(deck, lambda card: card.mark) == {deck.character: 12, "": 18}
    colours = copies(deck, lambda card: card.colour)
    assert tuple(colours[colour] for colour in COLOURS) == PACK[deck.character].deck
    kinds = copies(deck, lambda card: card.kind)
    for kind, about in (("action", 13), ("program", 10), ("control", 7)):
        assert abs(kinds[kind] - about) <= 1, kind
    assert all(number <= GRADES[PACK[card].grade] for card, number in deck.cards.items())
    assert decode(PACK, encode(PACK, deck.character, deck.cards)) == (deck.character, dict(sorted(deck.cards.items())))


@pytest.mark.parametrize("deck", DECKS, ids=[deck.id for deck in DECKS])
def test_11_2_cost_curve(deck: Deck) -> None:
    costs = [PACK[card].cost for card, number in deck.cards.items() for _ in range(number)]
    assert 0.6 <= sum(x for x, _ in costs) / 30 <= 1.2
    assert 1.7 <= sum(y for _, y in costs) / 30 <= 2.4
    for colour in COLOURS:
        cheap = [c for c in deck.cards if PACK[c].colour == colour and max(PACK[c].cost) <= 2]
        assert len(cheap) >= 3, colour


def test_11_2_every_design_is_in_a_pre_built_deck() -> None:
    used = {card for deck in DECKS for card in deck.cards}
    assert {card.id for card in PLAYER} == used
    for name in ("ria", "jerry", "mellow", "odit"):
        mine = [card for card in PLAYER if card.mark == name]
        assert 6 <= len(mine) <= 13
        assert {card.kind for card in mine} == {"action", "program", "control"}
    neutral = [card for card in PLAYER if not card.mark]
    assert 16 <= len(neutral) <= 26
    assert {grade for card in neutral for grade in [card.grade]} == set(GRADES)
    assert {card.colour for card in neutral} == set(COLOURS)


def test_11_2_costs_are_within_the_curve() -> None:
    assert all(0 <= card.cost[0] <= 3 and card.cost[0] <= card.cost[1] <= 5 for card in PLAYER)
    assert max(card.cost for card in PLAYER) == (3, 5)


# --- 8: windows ------------------------------------------------------------------------------------------------------


def test_8_every_window_has_a_control_and_reveal_only_few() -> None:
    windows = Counter(card.window for card in CONTROLS)
    assert set(windows) == set(WINDOWS)
    assert windows["reveal"] == 1
    assert not any(card.window for card in CARDS if card.kind != "control")


@pytest.mark.parametrize("card", CONTROLS, ids=[card.id for card in CONTROLS])
def test_8_controls_ask_nobody_anything(card: Card) -> None:
    """Under `orders` a Control that asked for a choice would make its owner wait."""
    for line in parts(card):
        assert not isinstance(line, Choose | Swap | Discard | Retrieve | MoveMarker | CrackPoints | PushBack | Peek)
        assert not (isinstance(line, Line) and line.may)
        if isinstance(line, Allocate | PoolRemove):
            assert line.pool != "any"
        if isinstance(line, Allocate):
            assert line.zone == "deck"
        if isinstance(line, Exhaust | Remove | Recall | Ready):
            assert line.all
        if isinstance(line, Draw):
            assert line.upto, "a forced draw could lose the game unasked"


def test_no_effect_lets_others_choose_in_my_turn() -> None:
    """Whoever loses cards chooses them: random keeps a duel free of needless hand-overs."""
    for card in CARDS:
        for line in parts(card):
            if isinstance(line, Discard) and line.who != "me":
                assert line.how == "random", card.id


# --- 11.3: system cards ----------------------------------------------------------------------------------------------


def test_11_3_tracks() -> None:
    tracks = [card.track for card in PACK.of_kind("system")]
    assert len(set(tracks)) == 20
    assert Counter(len(track) for track in tracks) == {3: 6, 4: 7, 5: 5, 6: 2}
    spaces = Counter(colour for track in tracks for colour in track)
    assert sum(spaces.values()) == 83
    assert all(26 <= spaces[colour] <= 30 for colour in COLOURS)
    firsts = Counter(track[0] for track in tracks)
    assert max(firsts.values()) - min(firsts.values()) <= 1
    for track in tracks:
        assert not any(len(set(track[at : at + 4])) == 1 for at in range(len(track) - 3))
    # Something short to begin with for every pool.
    for length in (3, 4):
        assert {track[0] for track in tracks if len(track) == length} == set(COLOURS)


def test_11_3_programs_and_actions() -> None:
    assert Counter(card.becomes for card in PACK.of_kind("system")) == {"program": 12, "action": 8}


def test_11_4_mastermind_cards() -> None:
    cards = PACK.of_kind("mastermind")
    assert all(1 <= card.energy <= 4 for card in cards)
    assert all(card.weak != card.effects for card in cards)
    texts = [(card.text.ko.partition(" 강: "), card.text.en.partition(" Strong: ")) for card in cards]
    assert all(ko[0].startswith("약: ") and ko[2] and en[0].startswith("Weak: ") and en[2] for ko, en in texts)


def test_0_surviving_texts_are_kept() -> None:
    attack = PACK["system-automatic-attack-system"]
    assert (attack.name.ko, attack.name.en) == ("자동공격시스템", "Automatic Attack System")
    assert attack.becomes == "program"
    assert attack.ability is not None
    assert attack.ability.effects == (Damage(who="player", n=1),)
    vault = PACK["mind-memory-vault"]
    assert vault.weak == (Retrieve(n=3, upto=True, to="shuffle"),)
    assert vault.effects == (Retrieve(n=7, upto=True, to="shuffle"),)
    quote = PACK["system-quote-server"]
    assert quote.ability is not None
    assert quote.ability.effects == (CostMod(x=-1, y=-2),)
    assert "[-1/-2]" in quote.text.ko


# --- 11.2, 11.5: what the set must contain ---------------------------------------------------------------------------


def lines_of(verb: type[Line], **fields: Any) -> list[str]:
    """Cards with a line of this verb whose fields have these values."""
    return [
        card.id
        for card in CARDS
        if any(type(p) is verb and all(getattr(p, k) == v for k, v in fields.items()) for p in parts(card))
    ]


PRIMITIVES: dict[str, Callable[[], list[str]]] = {
    "draw n": lambda: lines_of(Draw),
    "damage 1": lambda: lines_of(Damage, n=1),
    "damage 2": lambda: lines_of(Damage, n=2),
    "damage 3": lambda: lines_of(Damage, n=3),
    "damage to a player of choice": lambda: lines_of(Damage, who="player"),
    "damage to all opponents": lambda: lines_of(Damage, who="opponents"),
    "deck_damage": lambda: lines_of(DeckDamage),
    "recover": lambda: lines_of(Recover),
    "allocate from hand": lambda: lines_of(Allocate, zone="hand"),
    "allocate from deck top": lambda: lines_of(Allocate, zone="deck"),
    "allocate from void": lambda: lines_of(Allocate, zone="void"),
    "remove n from pool top": lambda: lines_of(PoolRemove),
    "discard by choice": lambda: lines_of(Discard, how="choice"),
    "discard at random": lambda: lines_of(Discard, how="random"),
    "nullify": lambda: lines_of(Nullify),
    "prevent": lambda: lines_of(Prevent),
    "exhaust": lambda: lines_of(Exhaust, all=False),
    "exhaust all": lambda: lines_of(Exhaust, all=True),
    "ready": lambda: lines_of(Ready),
    "remove a program": lambda: lines_of(Remove, target="program"),
    "remove a Control": lambda: lines_of(Remove, target="control"),
    "return a program": lambda: lines_of(Bounce),
    "swap resources": lambda: lines_of(Swap),
    "peek at the deck": lambda: lines_of(Peek, zone="deck"),
    "peek at a pool": lambda: lines_of(Peek, zone="pool"),
    "peek at a hand": lambda: lines_of(Peek, zone="hand"),
    "peek at a Control": lambda: lines_of(Peek, zone="control"),
    "cost_mod next": lambda: lines_of(CostMod, until="next"),
    "cost_mod turn": lambda: lines_of(CostMod, until="turn"),
    "ap": lambda: [card.id for card in CARDS if any(type(p).__name__ == "Ap" for p in parts(card))],
    "crack_points": lambda: lines_of(CrackPoints),
    "move_marker": lambda: lines_of(MoveMarker),
    "push a marker back": lambda: lines_of(PushBack),
    "recall own marker": lambda: lines_of(Recall, who="me"),
    "recall markers of others": lambda: lines_of(Recall, all=True),
    "void to hand": lambda: lines_of(Retrieve, to="hand"),
    "void to deck": lambda: lines_of(Retrieve, to="shuffle"),
    "shuffle": lambda: lines_of(Shuffle),
    "energy": lambda: lines_of(Energy),
    "conditional": lambda: lines_of(If),
    "choose one": lambda: lines_of(Choose),
    "cost_mod while installed": lambda: [c.id for c in CARDS if any(s.query.startswith("cost") for s in c.static)],
    "free cracking points": lambda: [c.id for c in CARDS if any(s.query == "points" for s in c.static)],
    "Add-on": lambda: [c.id for c in PLAYER if c.addon],
    "start of turn": lambda: [c.id for c in PLAYER if any(t.event == "turn_start" for t in c.triggers)],
    "end of turn": lambda: [c.id for c in PLAYER if any(t.event == "turn_end" for t in c.triggers)],
} | {
    f"condition on {name}": lambda name=name: [
        card.id
        for card in CARDS
        if any(isinstance(part, Cond) and part.is_ is not None and part.is_.count == name for part in parts(card))
    ]
    for name in ("pool", "void", "layer", "markers", "controls", "programs")
}


@pytest.mark.parametrize("name", PRIMITIVES)
def test_11_5_every_primitive_is_on_a_card(name: str) -> None:
    assert PRIMITIVES[name]()


def test_11_2_an_effect_counts_a_pool() -> None:
    counting = [c.id for c in PLAYER if any(isinstance(getattr(p, "n", 1), Count) for p in parts(c))]
    assert sorted(counting) == ["mellow-full-bloom", "odit-system-crash", "ria-chain-blast"]
