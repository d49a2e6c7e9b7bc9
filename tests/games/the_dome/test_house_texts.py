"""Every text of the house's own cards says what the card does: effects, numbers, colours, when, to whom (rules 11)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.games.the_dome.cards import Card
from bot.games.the_dome.verbs import (
    COLOURS,
    Choose,
    Cond,
    CostMod,
    Count,
    If,
    Line,
    MoveMarker,
    PushBack,
    Recall,
    Static,
)
from tests.games.the_dome.test_house_set import CARDS, IDS, parts

SAYS: dict[str, dict[str, str]] = {
    "draw": {"ko": r"카드 (\d+)장 드로우", "en": r"\b[Dd]raw (\d+) cards?"},
    "damage": {"ko": r"(?<!덱 )피해 (\d+)", "en": r"\b[Dd]eal (\d+) damage|(\d+) more for each"},
    "deck_damage": {"ko": r"덱 피해 (\d+)", "en": r"\b[Dd]eal (\d+) deck damage"},
    "recover": {"ko": r"회복 (\d+)", "en": r"\b[Rr]ecover (\d+)"},
    "allocate": {
        "ko": r"카드 (\d+)장을 (?:[적청황]색 풀에 )?할당해요",
        "en": r"Allocate (?:the top )?(\d+)? ?cards?",
    },
    "pool_remove": {
        "ko": r"풀에서 위의 카드 (\d+)장을 제거해요",
        "en": r"Remove the top (\d+)? ?cards? of (?:that|each) opponent's",
    },
    "swap": {"ko": r"맨 위 카드 (\d+)장을 손의 카드와 바꿔요", "en": r"Swap the top (\d+)? ?card"},
    "discard": {
        "ko": r"손의 카드 (\d+)장을 (?:무작위로 )?버려요",
        "en": r"\b(?:Discard|discards) (\d+) cards?",
    },
    "nullify": {"ko": r"무효로 해(요)", "en": r"(Nullify)"},
    "prevent": {"ko": r"(\d+) 막아요", "en": r"Prevent (\d+) of"},
    "exhaust": {"ko": r"프로그램(?: (\d+)장)?을 (?:전부 )?소모시켜요", "en": r"Exhaust (?:(\d+)|every) program"},
    "ready": {"ko": r"프로그램 (\d+)장을 세워요", "en": r"Ready (\d+) of your programs"},
    "remove": {"ko": r"(?:프로그램|제어) (\d+)장을 제거해요", "en": r"Remove (\d+) (?:program|Control)"},
    "bounce": {"ko": r"프로그램 (\d+)장을 손으로 돌려보내요", "en": r"Return (\d+) program"},
    "peek": {
        "ko": r"(?:카드|제어) (\d+)장을 봐요|손을 (봐)요",
        "en": r"Look at (?:the top )?(?:(\d+) (?:cards|set)|an opponent's hand)",
    },
    "cost": {"ko": r"비용 (\[[^]]+\])", "en": r"costs? (\[[^]]+\])"},
    "ap": {"ko": r"액션 포인트 \+(\d+)", "en": r"Action points \+(\d+)"},
    "points": {"ko": r"크래킹할 때 포인트 \+(\d+)", "en": r"you crack \w+, points \+(\d+)"},
    "crack_points": {"ko": r"[적청황]색 크래킹 포인트 (\d+)점을 써요", "en": r"Use (\d+) \w+ cracking points?"},
    "move_marker": {"ko": r"(\d+)칸(?:까지)? 옮겨", "en": r"[Mm]ove a marker of yours (?:up to )?(\d+) spaces?"},
    "push_back": {"ko": r"(\d+)칸 뒤로 보내요", "en": r"Push a marker of an opponent back (\d+) spaces?"},
    "recall": {
        "ko": r"내 마커 (\d+)개를 회수해요|마커를 (?:모두 )?캐릭터로 돌려보내(요)",
        "en": r"Recall (\d+) of your markers|Send (every) marker",
    },
    "retrieve": {
        "ko": r"보이드의 (?:카드|제어) (\d+)장(?:을|까지) (?:손에|덱)",
        "en": r"(?:Return|Put up to|Shuffle up to) (\d+) (?:cards?|Controls?) from your void",
    },
    "shuffle": {"ko": r"덱을 섞어(요)", "en": r"(Shuffle) your deck"},
    "energy": {"ko": r"에너지 \+(\d+)", "en": r"Energy \+(\d+)"},
}
"""How a text says an effect. The group is its number; none, or a word, where it has no number."""


def number_of(groups: tuple[str, ...] | str) -> int | str:
    """The number a text names, a cost change as it stands; 1 where it says "the card" or "every"."""
    text = "".join(groups) if isinstance(groups, tuple) else groups
    if text.startswith("["):
        return text
    return int(text) if text.isdecimal() else 1


def said(card: Card, language: str) -> Counter[tuple[str, int | str]]:
    """Effects with their numbers, read from the card's text."""
    text: str = getattr(card.text, language)
    return Counter((verb, number_of(hit)) for verb, how in SAYS.items() for hit in re.findall(how[language], text))


def bracket(x: int, y: int) -> str:
    """A cost change as it is written."""
    return f"[{f'{x:+d}' if x else 0}/{f'{y:+d}' if y else 0}]"


def done(card: Card) -> Counter[tuple[str, int | str]]:
    """Effects with their numbers, read from the card's lines."""
    found: Counter[tuple[str, int | str]] = Counter()
    for line in parts(card):
        if not isinstance(line, Line) or isinstance(line, If | Choose):
            continue
        verb = str(line.__struct_config__.tag)
        if isinstance(line, CostMod):
            found["cost", bracket(line.x, line.y)] += 1
            continue
        amount = getattr(line, "n", 1)
        if isinstance(amount, Count):  # "1 for each", and what comes on top
            if amount.plus:
                found[verb, amount.plus] += 1
            amount = amount.times
        found[verb, 1 if getattr(line, "all", False) else amount] += 1
    if changes := {part.query: part.add for part in parts(card) if isinstance(part, Static)}:
        if "points" in changes:
            found["points", changes["points"]] += 1
        if "cost_x" in changes or "cost_y" in changes:
            found["cost", bracket(changes.get("cost_x", 0), changes.get("cost_y", 0))] += 1
    return found


@pytest.mark.parametrize("card", CARDS, ids=IDS)
@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_text_says_the_effects_and_nothing_else(card: Card, language: str) -> None:
    assert said(card, language) == done(card)


def numbers_in(card: Card) -> set[int]:
    """Every number of a card's data that its text may name."""
    found: set[int] = set()
    for part in parts(card):
        match part:
            case Cond():
                found |= {limit for limit in (part.min, part.max) if isinstance(limit, int)}
            case Count():
                found |= {part.plus, part.times, part.per, part.at_most or 0}
            case CostMod():
                found |= {abs(part.x), abs(part.y)}
            case Static():
                found |= {abs(part.add)}
            case Line():
                found |= {amount} if isinstance(amount := getattr(part, "n", 1), int) else set()
            case _:
                pass
    if card.ability is not None:
        found |= set(card.ability.cost)
    return found - {0, 1}


@pytest.mark.parametrize("card", CARDS, ids=IDS)
@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_number_of_the_text_is_in_the_data_and_back(card: Card, language: str) -> None:
    text: str = getattr(card.text, language)
    assert {int(hit) for hit in re.findall(r"\d+", text)} - {0, 1} == numbers_in(card)


WHEN: dict[str, tuple[str, str]] = {
    "install": ("상대가 설치할 때", "When an opponent installs"),
    "damage": ("내가 피해를 받을 때", "When you would take damage"),
    "deck_damage": ("내가 덱 피해를 받을 때", "When you would take deck damage"),
    "activate": ("상대가 프로그램을 기동할 때", "When an opponent activates a program"),
    "crack": ("상대가 크래킹할 때", "When an opponent cracks"),
    "complete": ("상대가 크래킹을 완료할 때", "When an opponent completes a crack"),
    "leak": ("내가 데이터를 유출할 때", "When you leak data"),
    "allocate": ("상대가 할당 행동을 한 뒤", "After an opponent's Allocate action"),
    "start": ("누군가의 턴이 시작될 때", "When any turn starts"),
    "end": ("누군가의 턴이 끝날 때", "When any turn ends"),
    "reveal": ("상대가 제어를 공개할 때", "When an opponent reveals a Control"),
}
COLOUR_WORDS = {"적색": "red", "청색": "blue", "황색": "yellow"}


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_the_text_says_when(card: Card) -> None:
    ko, en = card.text.ko, card.text.en
    for window, (says, also) in WHEN.items():
        begins = ko.startswith((f"{says}:", f"{says} 내 마커", f"{says} 그 ")) and en.startswith(
            (f"{also}:", f"{also}, if")
        )
        assert begins == (card.window == window)
    cost = "" if card.ability is None or card.ability.cost == (0, 0) else "[{}/{}]".format(*card.ability.cost)
    assert ("기동" in ko.split(":")[0] and not card.window) == (card.ability is not None)
    if card.ability is not None:
        assert re.search(rf"기동[적색 ]*{re.escape(cost)}:", ko)
        assert re.search(rf"Activate(?: red)?{re.escape(' ' + cost if cost else '')}:", en)
    once = card.kind == "character" and card.ability is not None  # B1: a character exhausts nothing
    assert ko.endswith(" 턴당 1번.") == en.endswith(" Once a turn.") == once
    assert ko.startswith("애드온. ") == en.startswith("Add-on. ") == card.addon
    events = {trigger.event for trigger in card.triggers}
    assert ("내 턴 시작:" in ko) == ("Start of your turn:" in en) == ("turn_start" in events)
    assert ("내 턴 끝:" in ko) == ("End of your turn:" in en) == ("turn_end" in events)


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_the_text_names_the_colours(card: Card) -> None:
    meant = {getattr(p, name, "") for p in parts(card) for name in ("colour", "pool")} & set(COLOURS)
    assert {colour for word, colour in COLOUR_WORDS.items() if word in card.text.ko} == meant
    assert {colour for colour in COLOURS if re.search(rf"\b{colour}\b", card.text.en)} == meant


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_the_text_says_whom(card: Card) -> None:
    """`actor` is "that opponent", all are "each opponent", any player is chosen."""
    whom = {line.who for line in parts(card) if isinstance(line, Line)}
    assert ("그 상대" in card.text.ko) == ("that opponent" in card.text.en) == ("actor" in whom)
    assert ("모든 상대" in card.text.ko) == ("each opponent" in card.text.en) == ("opponents" in whom)
    assert ("플레이어 1명" in card.text.ko) == ("1 player" in card.text.en) == ("player" in whom)


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_d7_the_text_says_which_costs_change(card: Card) -> None:
    """A change for the next card spares Controls and lasts until that card; any other change is for Controls too."""
    ko, en = card.text.ko, card.text.en
    for part in parts(card):
        if isinstance(part, CostMod) and part.until == "next":
            assert "다음으로 설치하는 카드의 비용" in ko
            assert "The next card you install costs" in en
            assert "이번 턴" not in ko
            assert "this turn" not in en
        elif isinstance(part, CostMod) or (isinstance(part, Static) and part.query in ("cost_x", "cost_y")):
            assert ("제어 비용" if part.kind == "control" else "설치와 제어 비용") in ko
            assert ("Controls cost" if part.kind == "control" else "installations and Controls cost") in en


@pytest.mark.parametrize("card", [card for card in CARDS if card.window == "install"], ids=lambda card: card.id)
def test_w_install_an_amount_is_the_printed_cost(card: Card) -> None:
    assert ("적힌 조건비용이" in card.text.ko) == ("printed condition cost" in card.text.en) == (card.when is not None)


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_texts_fit_a_phone(card: Card) -> None:
    limits = (90, 180) if card.kind == "mastermind" else (60, 120)
    assert len(card.text.ko) <= limits[0]
    assert len(card.text.en) <= limits[1]
    assert card.text.ko.endswith(".")
    assert card.text.en.endswith(".")
    assert not re.search(r"당신|니다\.", card.text.ko)
    assert len(card.name.ko) <= 10
    assert len(card.name.en) <= 24


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_k4_a_marker_may_stay_where_it_is_and_the_text_says_so(card: Card) -> None:
    """A move can be declined: "may" where it is one space, "up to" where it is more."""
    for line in parts(card):
        if isinstance(line, MoveMarker):
            ko, en = ("1칸 옮겨도 돼요", "ou may move a marker") if line.n == 1 else (f"{line.n}칸까지 옮겨요", "up to")
            assert ko in card.text.ko
            assert en in card.text.en


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_k2_k7_the_text_says_where_a_marker_goes_back_to(card: Card) -> None:
    back = any(isinstance(line, Recall) and line.who != "me" for line in parts(card))
    assert ("캐릭터로 돌려보내요" in card.text.ko) == ("home." in card.text.en) == back
    if any(isinstance(line, PushBack) for line in parts(card)):
        assert card.note is not None, "what becomes of a marker on the first space"
