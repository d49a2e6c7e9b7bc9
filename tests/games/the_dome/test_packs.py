"""Packs: what is refused, with file, record and field; what is loaded; how it is kept (rules 7, 8, 11; design 2.14)."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.core import playable
from bot.core.match import Match
from bot.games.the_dome import THE_DOME
from bot.games.the_dome.cards import PackError, built_in, compiled, known, unpack
from bot.games.the_dome.packs import LEAST_SYSTEM, LONGEST_TRACK, load
from bot.games.the_dome.readings import LONGEST_CHAIN
from bot.games.the_dome.verbs import WINDOWS
from tests.games.the_dome.packbox import Record, decks, others, packed, player, players, tiny, write
from tests.games.the_dome.scene import Scene

Change = Callable[[list[Record], list[Record]], Any]

FILE = "cards.toml"


def refusal(change: Change) -> PackError:
    """Why the small pack is refused after a change."""
    cards, lists = copy.deepcopy([*players(), *others()]), copy.deepcopy(decks())
    change(cards, lists)
    with pytest.raises(PackError) as caught:
        packed(cards, lists)
    return caught.value


def set_in(record: Record, fields: Record) -> None:
    """Change fields; None takes a field away."""
    for field, value in fields.items():
        if value is None:
            del record[field]
        else:
            record[field] = value


def card(id_: str, /, **fields: Any) -> Change:
    """Change fields of one card."""

    def change(cards: list[Record], lists: list[Record]) -> None:
        set_in(next(one for one in cards if one["id"] == id_), fields)

    return change


def deck(**fields: Any) -> Change:
    """Change fields of the first deck."""

    def change(cards: list[Record], lists: list[Record]) -> None:
        set_in(lists[0], fields)

    return change


def copies(**numbers: int) -> Change:
    """Change copies in the first deck; `red_hit` is the card `red-hit`, 0 takes it out."""

    def change(cards: list[Record], lists: list[Record]) -> None:
        for name, number in numbers.items():
            lists[0]["cards"][name.replace("_", "-")] = number
        lists[0]["cards"] = {name: number for name, number in lists[0]["cards"].items() if number}

    return change


def more(*records: Record) -> Change:
    """Further cards."""
    return lambda cards, lists: cards.extend(records)


def less(kind: str, keep: int) -> Change:
    """Only so many cards of a kind."""

    def change(cards: list[Record], lists: list[Record]) -> None:
        for one in [one for one in cards if one["kind"] == kind][keep:]:
            cards.remove(one)

    return change


def line(verb: str, **fields: Any) -> Change:
    """One line in place of the effects of an action."""
    return card(HIT, effects=[{"do": verb, **fields}])


def answer(verb: str, **fields: Any) -> Change:
    """One line in place of the effects of the Control against damage."""
    return card(WALL, effects=[{"do": verb, **fields}])


def trigger(event: str, *verbs: str, **fields: Any) -> Record:
    """An automatic effect of these verbs."""
    return {"event": event, "effects": [{"do": verb} for verb in verbs], **fields}


def program(name: str, *triggers: Record) -> Record:
    """A further program with automatic effects."""
    return player(name, "program", "red", (0, 1), triggers=list(triggers))


def way(english: str) -> Record:
    """One of several, with that text."""
    return {"text": {"ko": "가", "en": english}, "effects": []}


HIT, WALL, GUN, WATCH, SYSTEM = "red-hit", "blue-wall", "red-gun", "blue-watch", "system-0"
AP: Record = {"count": "ap"}
DRAW = [{"do": "draw"}]
MASTERS = ", ".join(f"master-{at} ×1" for at in range(6))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        # one record: type, value, field
        (card(HIT, grade=3), (HIT, "grade", "wrong-type")),
        (card(HIT, grade="silver"), (HIT, "grade", "wrong-value")),
        (card(HIT, colour="green"), (HIT, "colour", "wrong-value")),
        (card(HIT, colour=None), (HIT, "colour", "missing-field")),
        (card(HIT, grade=None), (HIT, "grade", "missing-field")),
        (card(HIT, kind="spell"), (HIT, "kind", "wrong-value")),
        (card(HIT, cost=[1]), (HIT, "cost", "wrong-type")),
        (card(HIT, cost=[1, "two"]), (HIT, "cost.1", "wrong-type")),
        (card(HIT, cost=[1, 31]), (HIT, "cost", "range")),
        (card(HIT, cost=[-1, 2]), (HIT, "cost", "range")),
        (card(HIT, effects=None), (HIT, "effects", "missing-field")),
        (card(HIT, power=3), (HIT, "power", "unknown-field")),
        (card(HIT, addon=True), (HIT, "addon", "not-here")),
        (card(HIT, mark="nobody"), (HIT, "mark", "unknown-card")),
        (card(HIT, mark=GUN), (HIT, "mark", "unknown-card")),
        (card(GUN, ability=None), (GUN, "ability", "missing-field")),
        (card(GUN, effects=DRAW), (GUN, "effects", "not-here")),
        (card(GUN, ability={"cost": [0, 99], "effects": DRAW}), (GUN, "ability.cost", "range")),
        # texts
        (card(HIT, name={"ko": "빨강"}), (HIT, "name", "no-text")),
        (card(HIT, text={"ko": "", "en": "x"}), (HIT, "text", "no-text")),
        (card(HIT, text="x"), (HIT, "text", "no-text")),
        (card(HIT, note={"en": "x"}), (HIT, "note", "no-text")),
        (card(HIT, name={"ko": "가", "en": "x" * 41}), (HIT, "name.en", "long-text")),
        (card(HIT, text={"ko": "가" * 401, "en": "x"}), (HIT, "text.ko", "long-text")),
        (card(HIT, text={"ko": "가", "en": "a\u202eb"}), (HIT, "text.en", "wrong-value")),
        (card(HIT, text={"ko": "가", "en": "a", "fr": "b"}), (HIT, "text.fr", "unknown-field")),
        (line("choose", ways=[way("")]), (HIT, "effects.0.ways.0.text", "no-text")),
        (line("choose", ways=[{"text": {"ko": "가"}, "effects": []}]), (HIT, "effects.0.ways.0.text.en", "no-text")),
        (line("choose", ways=[way("x" * 81)]), (HIT, "effects.0.ways.0.text.en", "long-text")),
        # effects
        (line("explode"), (HIT, "effects.0.do", "unknown-step")),
        (card(HIT, effects=[{"n": 1}]), (HIT, "effects.0.do", "missing-field")),
        (card(HIT, effects="draw"), (HIT, "effects", "wrong-type")),
        (line("draw", n="x"), (HIT, "effects.0.n", "wrong-type")),
        (line("draw", m=1), (HIT, "effects.0.m", "unknown-field")),
        (line("draw", n=-1), (HIT, "effects.0.n", "range")),
        (line("damage", n=10**30), (HIT, "effects.0.n", "range")),
        (line("draw", who="nobody"), (HIT, "effects.0.who", "wrong-value")),
        (line("draw", n=AP | {"per": 0}), (HIT, "effects.0.n.per", "range")),
        (line("draw", n=AP | {"plus": 1000}), (HIT, "effects.0.n.plus", "range")),
        (line("draw", n={"count": "luck"}), (HIT, "effects.0.n.count", "wrong-value")),
        (line("draw", n={"count": "pool"}), (HIT, "effects.0.n.colour", "missing-field")),
        (line("draw", n=AP | {"colour": "red"}), (HIT, "effects.0.n.colour", "not-here")),
        (line("if", when={"is": AP, "min": 1}), (HIT, "effects.0.then", "missing-field")),
        (line("if", when={"is": AP}, then=DRAW), (HIT, "effects.0.when.min", "missing-field")),
        (line("if", when={}, then=DRAW), (HIT, "effects.0.when.is", "one-of")),
        (line("choose", n=2, ways=[way("a")]), (HIT, "effects.0.n", "range")),
        (line("choose", ways=[]), (HIT, "effects.0.ways", "empty")),
        (line("discard", filter={"design": "no-such"}), (HIT, "effects.0.filter.design", "unknown-card")),
        (line("cost_mod"), (HIT, "effects.0.x", "missing-field")),
        (card(WATCH, static=[{"query": "luck", "add": 1}]), (WATCH, "static.0.query", "wrong-value")),
        (card(WATCH, static=[{"query": "dealt", "add": 200}]), (WATCH, "static.0.add", "range")),
        (card(WATCH, static=[{"query": "dealt", "add": 1, "kind": "action"}]), (WATCH, "static.0.kind", "not-here")),
        (card(WATCH, triggers=[trigger("rain", "draw")]), (WATCH, "triggers.0.event", "wrong-value")),
        (
            card(WATCH, triggers=[trigger("damage", "draw", filter={"kind": "action"})]),
            (WATCH, "triggers.0.filter", "not-here"),
        ),
        # ids
        (card(HIT, id="Red Hit"), ("#1", "id", "bad-id")),
        (card(HIT, id=""), ("#1", "id", "bad-id")),
        (card(HIT, id="a" * 41), ("#1", "id", "bad-id")),
        (card(HIT, id="red-grind"), ("red-grind", "id", "duplicate")),
        (deck(id="bo-deck"), ("bo-deck", "id", "duplicate")),
        # endless
        (more(program("eager", trigger("draw", "draw"), trigger("draw", "recover"))), None),
        (more(program("leech", trigger("damage", "damage", "recover"))), ("leech", "triggers.0", "endless")),
        (
            more(program("blade", trigger("recover", "damage")), program("salve", trigger("damage", "recover"))),
            ("blade", "triggers.0", "endless"),
        ),
        (
            more(
                program(
                    "wheel",
                    {"event": "draw", "effects": [{"do": "retrieve", "to": "shuffle", "then": DRAW}]},
                )
            ),
            ("wheel", "triggers.0", "endless"),
        ),
        (
            more(
                program(
                    "mill",
                    {"event": "deck_damage", "effects": [{"do": "deck_damage"}, {"do": "retrieve", "to": "bottom"}]},
                )
            ),
            ("mill", "triggers.0", "endless"),
        ),
        # Controls: exactly one window
        (card(WALL, window=None), (WALL, "window", "missing-field")),
        (card(WALL, window=["damage", "leak"]), (WALL, "window", "wrong-type")),
        (card(WALL, window="rain"), (WALL, "window", "wrong-value")),
        (card(HIT, window="damage"), (HIT, "window", "not-here")),
        (card(WALL, of={"kind": "action"}), (WALL, "of", "not-here")),
        (card("red-snare", window="allocate"), ("red-snare", "effects.0.do", "not-here")),
        (card("red-snare", effects=[{"do": "prevent"}]), ("red-snare", "effects.0.do", "not-here")),
        (line("nullify"), (HIT, "effects.0.do", "not-here")),
        # characters
        (card("ana", leaks=[[2, 4]]), ("ana", "leaks", "range")),
        (card("ana", leaks=[[5, 4], [2, 3]]), ("ana", "leaks", "range")),
        (card("ana", start=[7, 1, 0]), ("ana", "start", "range")),
        (card("ana", start=[2, 1, 0], hand=2), ("ana", "start", "range")),
        (card("ana", hand=10**30), ("ana", "hand", "range")),
        (card("ana", hand=30), ("ana", "hand", "range")),  # the second player draws one card more
        (card("ana", deck=[10, 10, 11]), ("ana", "deck", "range")),
        (card("ana", ability={"cost": [1, 3], "effects": DRAW}), ("ana", "ability.colour", "missing-field")),
        # system cards: security tracks
        (card(SYSTEM, track=[]), (SYSTEM, "track", "missing-field")),
        (card(SYSTEM, track=["red"] * (LONGEST_TRACK + 1)), (SYSTEM, "track", "range")),
        (card(SYSTEM, track=["red", "black"]), (SYSTEM, "track.1", "wrong-value")),
        (card(SYSTEM, track="red"), (SYSTEM, "track", "wrong-type")),
        (card(SYSTEM, becomes=None), (SYSTEM, "becomes", "missing-field")),
        (card(SYSTEM, effects=DRAW), (SYSTEM, "effects", "not-here")),
        (card("system-1", effects=None), ("system-1", "effects", "missing-field")),
        # Mastermind cards
        (card("master-0", energy=9), ("master-0", "energy", "range")),
        (card("master-0", energy=0), ("master-0", "energy", "missing-field")),
        (card("master-0", weak=None), ("master-0", "weak", "missing-field")),
        (card("master-0", colour="red"), ("master-0", "colour", "not-here")),
        # what the box must hold, with every record that has a part in the number
        (less("mastermind", 6), (MASTERS, "kind", "count")),
        (more({"id": "second", "kind": "event", "effects": DRAW}), ("event ×1, second ×1", "kind", "count")),
        (less("event", 0), ("", "kind", "count")),
        (less("system", 2), ("system-0 ×1, system-1 ×1", "kind", "count")),
        (less("character", 0), ("", "kind", "count")),
        (lambda cards, lists: lists.clear(), ("", "id", "count")),
        # decks that break section 7
        (copies(red_hit=1), ("ana-deck", "cards", "deck-size")),
        (copies(red_hit=4, red_grind=0), ("ana-deck", "cards", "deck-copies")),
        (copies(red_hit=3, blue_scan=3, yellow_mend=0), ("ana-deck", "cards", "deck-colour")),
        (copies(no_such=2, red_hit=0), ("ana-deck", "cards", "deck-unknown")),
        (copies(event=2, red_hit=0), ("ana-deck", "cards", "deck-unknown")),
        (card(HIT, mark="bo"), ("ana-deck", "cards", "deck-foreign")),
        (card(HIT, grade="gold"), ("ana-deck", "cards", "deck-copies")),
        (deck(character="nobody"), ("ana-deck", "cards", "deck-character")),
        (deck(character=HIT), ("ana-deck", "cards", "deck-character")),
        (deck(cards={HIT: "two"}), ("ana-deck", "cards", "wrong-type")),
        (deck(text="x"), ("ana-deck", "text", "unknown-field")),
        (deck(character=None), ("ana-deck", "character", "missing-field")),
    ],
)  # fmt: skip
def test_refused_with_its_place(change: Change, place: tuple[str, str, str] | None) -> None:
    if place is None:  # it uses the deck up: no circle without end
        cards, lists = [*players(), *others()], decks()
        change(cards, lists)
        assert packed(cards, lists).sha
        return
    error = refusal(change)
    assert (error.record, error.field, error.reason) == place
    assert FILE in error.file
    assert error.key in (f"pack-{error.reason}", f"the_dome-pack-{error.reason}")
    assert error.details["place"] == " / ".join(part for part in (error.file, *place[:2]) if part)


@pytest.mark.parametrize("window", WINDOWS)
def test_8_every_window_can_be_answered(window: str) -> None:
    cards = [*players(), *others(), player("answer", "control", "red", (0, 1), window=window, effects=DRAW)]
    assert packed(cards)["answer"].window == window


@pytest.mark.parametrize("spaces", [1, LONGEST_TRACK])
def test_tracks_of_every_length_that_fits(spaces: int) -> None:
    cards = copy.deepcopy([*players(), *others()])
    card(SYSTEM, track=["red"] * spaces)(cards, [])
    assert len(packed(cards)[SYSTEM].track) == spaces


def test_the_least_box() -> None:
    cards, lists = copy.deepcopy([*players(), *others()]), decks()
    less("system", LEAST_SYSTEM)(cards, lists)
    assert len(packed(cards, lists[:1]).decks) == 1


@pytest.mark.parametrize("deep", [20, 4000])
def test_effects_too_deep_to_walk_are_refused(deep: int, tmp_path: Path) -> None:
    folder = write(tmp_path / "pack", [*players(), *others()], decks())
    nested = '{ do = "draw", then = [' * deep + '{ do = "draw" }' + "] }" * deep
    words = '{ ko = "가", en = "a" }'
    text = f'[[card]]\nid = "deep"\nkind = "action"\nname = {words}\ntext = {words}\neffects = [{nested}]\n'
    (folder / "deep.toml").write_text(text, encoding="utf-8")
    with pytest.raises(PackError) as caught:
        load(folder)
    assert (caught.value.file, caught.value.reason) == ("deep.toml", "too-deep")


def test_what_ends_by_itself_is_no_loop() -> None:
    once = trigger("damage", "damage", "recover", once=True)
    assert packed([*players(), *others(), program("leech", once)]).sha


def test_a_pack_is_one_document_named_by_its_hash() -> None:
    pack = tiny()
    assert pack.sha == hashlib.sha256(pack.data).hexdigest()
    assert unpack(pack.data).sha == pack.sha
    assert compiled(msgspec.json.decode(pack.data)).sha == pack.sha
    assert known(pack.sha) is compiled(pack)


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'{"game":"x"}', 7])
def test_a_damaged_document_is_refused(data: Any) -> None:
    with pytest.raises(PackError, match=r"^pack-damaged"):
        compiled(data)


def test_an_unknown_pack_is_named_not_replaced() -> None:
    with pytest.raises(PackError, match=r"^pack-unknown"):
        known("0" * 64)


def test_names_of_cards_decks_and_ways_in_both_languages() -> None:
    for pack in (built_in(), tiny()):
        assert set(pack.names("ko")) == set(pack.names("en"))
        names = pack.names("en")
        assert set(pack.cards) | {f"deck:{name}" for name in pack.decks} <= set(names)
        assert all(names.values())
    assert names["yellow-mend|effects.0.ways.1"] == "Recover"


def test_packs_in_a_folder(tmp_path: Path) -> None:
    assert THE_DOME.read_pack(tmp_path) is None
    found = THE_DOME.read_pack(write(tmp_path / "mine", [*players(), *others()], decks()))
    assert found is not None
    assert (found.id, found.names["en"], found.document) == ("tiny", "Tiny pack", tiny().data)
    with pytest.raises(PackError):
        THE_DOME.read_pack(write(tmp_path / "broken", players(), decks()))


def test_a_match_is_loaded_with_the_bytes_of_its_pack() -> None:
    playable.register(THE_DOME)
    match = Match.new("the_dome", 2, bytes(32), None, tiny().data, tiny().sha)
    assert match.play.state.pack == tiny().sha
    assert Match.load(match.save(), tiny().data).save() == match.save()


# --- what the loader overlooks ends in play --------------------------------------------------------------------------


def check_defect(caplog: pytest.LogCaptureFixture, sha: str, name: str) -> None:
    """The owner of the bot reads it once for each pack and card."""
    found = [(line.name, line.levelname, line.getMessage()) for line in caplog.records]
    told = f"defect of pack {sha[:12]}, card {name}: a chain of effects was cut after {LONGEST_CHAIN} steps"
    assert found == [("madang.pack", "WARNING", told)]


def test_a_card_with_more_consequences_than_the_bound_is_cut_and_told(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.core.cards.shelf._told", {})
    nested: list[Record] = [{"do": "ap"}]
    for _ in range(9):
        nested = [{"do": "if", "when": {"is": {"count": "seats"}, "min": 2}, "then": nested * 2}]
    cards = copy.deepcopy([*players(), *others()])
    card(HIT, effects=nested)(cards, [])
    pack = packed(cards)
    for _ in range(2):
        table = Scene(pack=pack).put(0, hand=[HIT], pools=[["red-grind"] * 4, [], []])
        table.do("install:red-hit")
        assert table.told("chain-cut")
        assert table[0].ap < LONGEST_CHAIN
        assert table.asked(0).slot == "turn"
    check_defect(caplog, pack.sha, HIT)


def test_programs_that_set_each_other_off_for_ever_are_cut_and_told(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Damage and recovery that the loader would have refused: the duel goes on with the next decision."""
    monkeypatch.setattr("bot.core.cards.shelf._told", {})
    with monkeypatch.context() as patch:
        patch.setattr("bot.games.the_dome.packs.circles", lambda cards: [])
        hurts = {"event": "recover", "by": "anyone", "effects": [{"do": "damage", "who": "me"}]}
        heals = {"event": "damage", "by": "anyone", "effects": [{"do": "recover"}]}
        pack = packed([*players(), *others(), program("blade", hurts), program("salve", heals)])
    table = Scene(pack=pack).put(0, pools=[["red-grind"] * 4, [], []], hand=[HIT])
    table.put(1, programs=["blade", "salve"])
    table.do("install:red-hit")
    assert table.told("chain-cut")
    assert table.asked(0).slot == "turn"
    check_defect(caplog, pack.sha, "salve")
