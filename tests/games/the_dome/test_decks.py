"""Deck construction (rules 7, X9), deck codes, decks chosen before the match, and what others may know of them."""

from __future__ import annotations

import re
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core import playable
from bot.core.bots import next_question
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.the_dome import THE_DOME, decks
from bot.games.the_dome.cards import Document, Pack, built_in
from bot.games.the_dome.readings import DECK
from bot.games.the_dome.verbs import COLOURS
from bot.text.events import render_error
from tests.core.conformance import conform

playable.register(THE_DOME)
PACK = built_in()
SEED = bytes(range(32))


def own_deck(character: str, turn: int = 0) -> dict[str, int]:
    """A legal deck that is not the pre-built one."""
    found = decks.believed(PACK, character, {}, DECK, 0, Stream.of("own", character, turn))
    assert found is not None
    return dict(Counter(found))


def names(broken: list[decks.Broken]) -> list[str]:
    return [one.rule for one in broken]


def mixed(character: str, red: int, blue: int, yellow: int) -> dict[str, int]:
    """A deck of so many cards of each colour, within the limits of grades."""
    cards: dict[str, int] = {}
    for colour, wanted in zip(COLOURS, (red, blue, yellow), strict=True):
        for card in PACK.legal_for(character):
            if card.colour == colour and wanted:
                cards[card.id] = min(wanted, decks.LIMITS[card.grade])
                wanted -= cards[card.id]
        assert not wanted
    return cards


# --- section 7 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mix", "broken"),
    [((11, 9, 10), []), ((11, 10, 9), []), ((10, 10, 10), []), ((12, 9, 9), ["colour"])],
)
def test_x9(mix: tuple[int, int, int], broken: list[str]) -> None:
    assert PACK["odit"].deck == (10, 10, 10)
    assert names(decks.broken_rules(PACK, "odit", mixed("odit", *mix))) == broken


@pytest.mark.parametrize("deck", list(PACK.decks))
def test_pre_built_decks_are_legal(deck: str) -> None:
    one = PACK.decks[deck]
    assert decks.broken_rules(PACK, one.character, one.cards) == []
    assert decks.pre_built(PACK, one.character) == one.cards


def test_every_broken_rule_is_named_with_its_numbers() -> None:
    cards = dict(PACK.decks["ria-first"].cards)
    gold = next(name for name in cards if PACK[name].grade == "gold")
    cards[gold] = 2
    cards["jerry-intercept"] = 1
    cards["no-such-card"] = 1
    found = {one.rule: one.args for one in decks.broken_rules(PACK, "ria", cards)}
    assert found["size"] == {"count": 33, "wanted": 30}
    assert found["copies"] == {"card": gold, "count": 2, "most": 1}
    assert found["foreign"] == {"card": "jerry-intercept", "character": "ria"}
    assert found["unknown"] == {"card": "no-such-card"}


def test_no_character_no_deck() -> None:
    assert names(decks.broken_rules(PACK, "neutral-buffer", {})) == ["character"]
    assert names(decks.broken_rules(PACK, "nobody", {})) == ["character"]


def test_characters_systems_and_mastermind_cards_belong_into_no_deck() -> None:
    for kind in ("character", "system", "mastermind", "event"):
        card = PACK.of_kind(kind)[0].id
        assert "unknown" in names(decks.broken_rules(PACK, "ria", {**own_deck("ria"), card: 1}))


# --- codes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", list(PACK.decks))
def test_a_code_is_short_and_comes_back(deck: str) -> None:
    one = PACK.decks[deck]
    code = decks.encode(PACK, one.character, one.cards)
    assert re.fullmatch(r"[0-9A-Za-z_-]{20,45}", code)
    assert decks.decode(PACK, code) == (one.character, dict(sorted(one.cards.items())))


@given(st.dictionaries(st.sampled_from([c.id for c in PACK.document.cards if c.is_player_card]), st.integers(1, 3)))
def test_every_deck_has_a_code_of_its_own_legal_or_not(cards: dict[str, int]) -> None:
    assert decks.decode(PACK, decks.encode(PACK, "mellow", cards)) == ("mellow", dict(sorted(cards.items())))


def test_a_code_copied_out_of_a_message_is_read() -> None:
    one = PACK.decks["odit-first"]
    code = decks.encode(PACK, "odit", one.cards)
    for text in (f"```\n{code}\n```", f"`{code}`", f"  {code[:9]}\n{code[9:]} ", f"<{code}>"):
        assert decks.decode(PACK, text)[0] == "odit"


@settings(max_examples=300)
@given(st.text(max_size=60))
def test_no_text_does_anything_but_refuse(text: str) -> None:
    with pytest.raises(decks.BadCode):
        decks.decode(PACK, text)


def test_a_damaged_code_is_refused() -> None:
    code = decks.encode(PACK, "ria", PACK.decks["ria-first"].cards)
    for at in range(len(code)):
        other = "A" if code[at] != "A" else "B"
        if decks.base64.urlsafe_b64decode(code[:at] + other + code[at + 1 :] + "==") == decks.base64.urlsafe_b64decode(
            code + "=="
        ):
            continue  # bits that stand for nothing
        with pytest.raises(decks.BadCode) as caught:
            decks.decode(PACK, code[:at] + other + code[at + 1 :])
        assert caught.value.key == "the_dome-deck-bad-code"


def changed(**changes: object) -> Pack:
    document: dict[str, object] = {name: getattr(PACK.document, name) for name in Document.__struct_fields__}
    return Pack(Document(**{**document, **changes}))  # type: ignore[arg-type]


def test_a_code_outlives_a_change_of_texts_but_not_of_designs() -> None:
    """A corrected word must not spoil codes that people have sent around; other cards would give another deck."""
    code = decks.encode(PACK, "ria", PACK.decks["ria-first"].cards)
    first, *rest = PACK.document.cards
    other = changed(cards=(msgspec.structs.replace(first, text=first.name), *rest), name=first.name)
    assert other.sha != PACK.sha
    assert decks.decode(other, code) == decks.decode(PACK, code)
    fewer = changed(cards=tuple([card for card in PACK.document.cards if card.id != "neutral-buffer"]))
    with pytest.raises(decks.BadCode) as caught:
        decks.decode(fewer, code)
    assert caught.value.key == "the_dome-deck-other-pack"


def test_what_has_no_code() -> None:
    for character, cards in (("ria", {"no-such-card": 1}), ("nobody", {}), ("ria", {"neutral-buffer": 4})):
        with pytest.raises(decks.BadCode) as caught:
            decks.encode(PACK, character, cards)
        assert caught.value.key == "the_dome-deck-no-code"


# --- what a seat may choose ------------------------------------------------------------------------------------------


def test_a_seat_may_choose_a_pre_built_deck_or_the_code_of_a_legal_one() -> None:
    THE_DOME.check_seat_choice(None, "ria-first")
    THE_DOME.check_seat_choice(PACK.data, decks.encode(PACK, "ria", own_deck("ria")))
    for value, key in (("no-deck", "bad-code"), ("", "bad-code")):
        with pytest.raises(decks.BadCode) as caught:
            THE_DOME.check_seat_choice(None, value)
        assert caught.value.key == f"the_dome-deck-{key}"


ILLEGAL: dict[str, tuple[str, dict[str, int], dict[str, object]]] = {
    "size": ("ria", {"neutral-buffer": 1}, {"count": 1, "wanted": 30}),
    "colour": ("odit", mixed("odit", 12, 9, 9), {"colour": "red", "count": 12, "min": 9, "max": 11}),
}


@pytest.mark.parametrize("rule", ILLEGAL)
def test_a_code_of_an_illegal_deck_was_refused_without_the_rule_it_breaks(rule: str) -> None:
    """Section 7."""
    character, cards, args = ILLEGAL[rule]
    with pytest.raises(decks.BadCode) as caught:
        THE_DOME.check_seat_choice(None, decks.encode(PACK, character, cards))
    assert (caught.value.key, caught.value.details) == (f"the_dome-deck-{rule}", args)


def test_a_card_of_another_character_is_named_with_whose_it_is() -> None:
    foreign = own_deck("ria") | {"jerry-maze": 1}
    names = {"jerry-maze": "Maze", "ria": "Ria Vectrick"}
    broken = next(one for one in decks.broken_rules(PACK, "ria", foreign) if one.rule == "foreign")
    told = render_error(decks.BadCode(f"the_dome-deck-{broken.rule}", **broken.args), "en", {}, names)
    assert told == "Maze is not a card of Ria Vectrick."


def begun(*values: str, seats: int = 2) -> Match:
    options = {f"table-deck-{seat}": value for seat, value in enumerate(values) if value}
    return Match.new("the_dome", seats, SEED, {**options, "table-first": "0"}, None, PACK.sha)


def test_chosen_decks_are_played_and_nobody_is_asked() -> None:
    cards = own_deck("mellow")
    match = begun(decks.encode(PACK, "mellow", cards), "jerry-first")
    own, pre_built = match.play.board.players
    assert (own.character, own.deck_id) == ("mellow", "")
    assert Counter(own.deck + own.hand) == Counter(cards)
    assert (pre_built.character, pre_built.deck_id) == ("jerry", "jerry-first")
    assert [question.slot for question in match.asked(0)] == ["resources"]


def test_who_has_not_chosen_is_asked_and_sees_no_character_of_those_who_have() -> None:
    match = begun(decks.encode(PACK, "mellow", own_deck("mellow")), "")
    assert match.awaited() == (1,)
    assert [player.character for player in match.view(1).players] == ["", ""]
    assert "mellow" not in msgspec.json.encode(match.view(1)).decode()
    match.answer(1, match.asked(1)[0].no, "ria-first")
    assert [player.character for player in match.view(1).players] == ["mellow", "ria"]
    told = [(event.key, event.args) for event in match.entry.events if "deck" in event.key]
    assert ("the_dome-event-own-deck", {"seat": 0, "card": "mellow"}) in told


def test_an_illegal_deck_begins_no_match() -> None:
    with pytest.raises(decks.BadCode):
        begun(decks.encode(PACK, "odit", mixed("odit", 12, 9, 9)), "ria-first")


def played(values: tuple[str, ...], answers: int, turn: int) -> Match:
    match = begun(*values, seats=len(values))
    stream = Stream.of("played", turn)
    for _ in range(answers):
        if match.result is not None:
            break
        seat = match.awaited()[0]
        question = next_question(match, seat)
        assert question is not None
        match.answer(seat, question.no, match.sample(seat, question.no, stream))
    return match


def public(match: Match, seat: int | None) -> bytes:
    return msgspec.json.encode(match.view(seat))


@pytest.mark.parametrize("turn", range(6))
def test_an_own_deck_looks_the_same_whatever_is_in_it(turn: int) -> None:
    """Resampling gives another list, and nothing that others see tells the two apart."""
    code = decks.encode(PACK, "jerry", own_deck("jerry", turn))
    match = played((code, "ria-first"), 8 * turn, turn)
    if match.result is not None:
        pytest.skip("over")
    differing = 0
    for draw in range(5):
        twin = match.resample(1, Stream.of("twin", turn, draw))
        assert public(twin, 1) == public(match, 1)
        assert twin.asked(1) == match.asked(1)
        assert twin.play.game.rules.violations(twin.play) == []
        mine, theirs = (one.play.board.players[0] for one in (match, twin))
        differing += sorted(mine.deck + mine.hand) != sorted(theirs.deck + theirs.hand)
        character, cards = decks.decode(PACK, twin.options["table-deck-0"])
        assert decks.broken_rules(PACK, character, cards) == []
        assert twin.options["table-deck-0"] != code
        own = match.resample(0, Stream.of("twin", turn, draw))
        assert own.options["table-deck-0"] == code
        assert sorted(own.play.board.players[0].deck) == sorted(mine.deck)
    assert differing


def test_before_all_have_chosen_nothing_of_a_choice_is_believed() -> None:
    code = decks.encode(PACK, "jerry", own_deck("jerry"))
    twins = {begun(code, "").resample(1, Stream.of("twin", n)).options["table-deck-0"] for n in range(30)}
    assert twins == set(PACK.decks)
    assert begun(code, "").resample(0, Stream.of("twin", 0)).options["table-deck-0"] == code


@pytest.mark.parametrize("level", ["random", "easy"])
def test_own_decks_pass_the_kit(level: str) -> None:
    """Two-states, lockstep and all the rest, with decks that nobody else knows."""
    options = {"traps": "ask"} | {
        f"table-deck-{seat}": decks.encode(PACK, character, own_deck(character))
        for seat, character in enumerate(("jerry", "odit"))
    }
    conform("the_dome", 2, options, 3, pack=PACK, level=level, leaks=5)


def test_what_is_believed_holds_the_rules_and_the_face_down_controls() -> None:
    controls = 0
    for turn in range(40):
        found = decks.believed(PACK, "jerry", {"jerry-intercept": 2, "neutral-buffer": 1}, 27, 3, Stream.of(turn))
        assert found is not None
        cards = Counter(found) + Counter({"jerry-intercept": 2, "neutral-buffer": 1})
        assert decks.broken_rules(PACK, "jerry", cards) == []
        controls += all(PACK[card].kind == "control" for card in found[:3])
    assert controls == 40
    assert decks.believed(PACK, "jerry", {}, 30, 31, Stream.of(0)) is None
