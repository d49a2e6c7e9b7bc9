"""THE DOME: nobody reads in words, alternatives, file names, custom ids or suggestions what others hold face down."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import msgspec
import pytest

from bot.games.the_dome.cards import Pack, built_in
from tests.e2e.house import House, action, house
from tests.e2e.playing import answerer
from tests.e2e.test_dome import begin, take_turn
from tests.e2e.test_hidden import everything
from tests.simulated import Person

pytestmark = [pytest.mark.e2e, pytest.mark.slow]
TURNS = 20


def named_in(pack: Pack, shown: str, cards: set[str], known: set[str]) -> list[str]:
    """Which of these cards a text tells, by name in either language or by id; a name within a known one tells none."""
    for card in sorted(known, key=lambda one: -len(one)):
        for word in (pack[card].name.ko, pack[card].name.en):
            shown = shown.replace(word, "")
        shown = re.sub(rf"(?<![\w-]){re.escape(card)}(?![\w-])", "", shown)
    return [
        card
        for card in sorted(cards - known)
        if pack[card].name.ko in shown
        or pack[card].name.en in shown
        or re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", shown)
    ]


def ids_in(pack: Pack, data: str) -> set[str]:
    """Cards that something made of ids names."""
    return {word for word in re.findall(r"[a-z0-9-]+", data) if word in pack.cards}


class Secrets:
    """What is hidden, and what everybody or a seat has been shown by the game so far."""

    def __init__(self, at: House, pack: Pack) -> None:
        self.at, self.pack = at, pack
        self.seen: dict[int | None, set[str]] = {}

    async def look(self) -> None:
        """Take in what the views and the log show now."""
        table = await self.at.table()
        for viewer in (None, *range(len(table.seats))):
            known = self.seen.setdefault(viewer, set())
            known |= ids_in(self.pack, msgspec.json.encode(table.match.view(viewer)).decode())
            for line in await self.at.bot.tables.play.log(table.id, viewer, 10_000, 0):
                shown = line.event.seen(viewer)
                if shown is not None:
                    known |= ids_in(self.pack, msgspec.json.encode(shown[1]).decode())

    async def hidden(self) -> dict[int, set[str]]:
        """Cards that lie face down, by owner; the Mastermind's hand is the Mastermind's."""
        state = (await self.at.table()).match.play.board
        found = {
            player.seat: {
                *player.deck,
                *player.hand,
                *(card for pool in player.pools for card in pool),
                *(control.card for control in player.controls),
            }
            for player in state.players
        }
        if state.mastermind >= 0:
            found[state.mastermind] |= {*state.mm_hand, *state.mm_deck}
        return found


def test_the_search_finds_what_is_told() -> None:
    pack = built_in()
    card, other = list(pack.cards)[:2]
    for shown in (f"... {pack[card].name.ko} ...", pack[card].name.en, f'["{card}"]'):
        assert named_in(pack, shown, {card, other}, set()) == [card]
        assert named_in(pack, shown, {card, other}, {card}) == []


async def pages(at: House, person: Person) -> str:
    """What a person can open, as text, with what typing offers."""
    found: list[str] = []
    for name in ("move", "hand", "log", "menu"):
        reply = await person.press(at.board, id=action(at.board, name))
        found += [everything(message) for message in reply.messages]
    for command in ("table board", "table log", "table status", "dome hand", "dome void"):
        reply = await person.slash(at.room, command)
        found += [everything(message) for message in reply.messages]
    table = await at.table()
    for seat in range(len(table.seats)):
        reply = await person.slash(at.room, "dome void", whose=f"s{seat}")
        found += [everything(message) for message in reply.messages]
    for command, field in (("dome play", "what"), ("dome play", "first"), ("dome crack", "to"), ("dome void", "whose")):
        found += [f"{name} {value}" for name, value in await person.complete(at.room, command, field, "")]
    return "\n".join(found)


@pytest.mark.parametrize(("traps", "seats"), [("orders", 2), ("ask", 2), ("orders", 4)])
async def test_nobody_is_told_what_lies_face_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, traps: str, seats: int
) -> None:
    for room in ("bot", "cogs", "renderers"):
        caplog.set_level(logging.DEBUG, room)
    pack = built_in()
    async with house(tmp_path, monkeypatch, real_pictures=True) as at:
        people = at.people[:seats]
        await begin(at, *people, traps=traps)
        secrets = Secrets(at, pack)
        checked = 0
        for turn in range(TURNS):
            await secrets.look()
            hidden = await secrets.hidden()
            table = await at.table()
            everybodys = set().union(*hidden.values())
            checked += len(everybodys - secrets.seen[None])
            for message in at.room.messages:
                assert named_in(pack, everything(message), everybodys, secrets.seen[None]) == []
            for person in people if turn % 6 == 5 else ():
                seat = table.seat_of(person.id)
                assert seat is not None
                others = set().union(*(cards for other, cards in hidden.items() if other != seat))
                shown = await pages(at, person)
                await secrets.look()  # looking at an own panel changes nothing; what is known stays known
                assert named_in(pack, shown, others, secrets.seen[seat] | secrets.seen[None]) == [], (turn, seat)
            if not table.playing:
                break
            person = await answerer(at)
            if person is None:
                await at.world.pass_time(60)
            else:
                await take_turn(at, person)
        assert checked > 100, "little was hidden, so this test tests little"
        await secrets.look()
        never = set().union(*(await secrets.hidden()).values()) - secrets.seen[None]
        logged = "\n".join(
            record.getMessage() for record in caplog.records if record.name.startswith(("bot", "cogs", "renderers"))
        )
        assert named_in(pack, logged, never, secrets.seen[None]) == []
        assert (await at.table()).row.secret not in logged
