"""People of a tournament over the wire: who leaves the server, who comes late, who plays on for whom, who organises
(tournaments T4, T5, T6).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.pairing.contest import AWARDED, BYE_ASKED, DISQUALIFIED, HELD, IN
from bot.store.rows import PAUSED, PLAYING
from bot.tables.model import Person as Player
from tests.e2e.cups import LATER, Cup, has, on
from tests.e2e.house import EN, KO, House, house
from tests.simulated import MANAGE_EVENTS, Person, Reply

pytestmark = pytest.mark.e2e


def cup_of(at: House, *people: Person) -> Cup:
    """These people, and a host who does not play."""
    return Cup(at, at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS), list(people) or at.people)


async def opened(cup: Cup, game: str = "metromania", **terms: Any) -> None:
    """Opened with terms that are not as usual, and joined by everybody."""
    shown = await cup.host.slash(cup.at.room, "tournament new", name="봄", game=game)
    event = await cup.at.bot.tournaments.look.setting_up(cup.host.id, cup.at.bot.guilds[0].id)
    assert event is not None
    agree, by = cup.at.bot.tournaments.preparing.agree, event.organisers[0].user_id
    await cup.at.world.act(lambda: agree(event.id, Player(by, "은지"), 0, **terms))
    await cup.host.press(shown.message, id=on(shown.message, "cup-open"))
    for person in cup.people:
        await person.press(cup.home, id=on(cup.home, "cup-join"))


async def person_page(cup: Cup, who: Person, by: Person | None = None) -> Reply:
    """What an organiser may do about somebody."""
    by = by or cup.host
    number = (await cup.event()).number_of(who.id)
    shown = await by.press(cup.home, id=on(cup.home, "cup-menu"))
    shown = await by.press(shown.message, id=on(shown.message, "cup-organise"))
    return await by.pick(shown.message, [str(number)], id=on(shown.message, "s-cup-person"))


def way(shown: Reply, *parts: str) -> str:
    """Custom id of the press on the page that asks for this."""
    return next(
        one["custom_id"]
        for one in shown.message.buttons
        if one["custom_id"].split(":")[3] == "cup-ask" and one["custom_id"].split(".")[2 : 2 + len(parts)] == [*parts]
    )


async def rule(cup: Cup, shown: Reply, *parts: str, reason: str = "정한 대로", by: Person | None = None) -> Reply:
    """Press it, and give the reason."""
    by = by or cup.host
    asked = await by.press(shown.message, id=way(shown, *parts))
    done = await by.submit(asked, text=reason)
    await cup.at.world.pass_time(LATER)
    return done


async def test_a_person_who_leaves_the_server_in_the_final(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T6, T5: the board promises nobody the seat, organisers read of it, and one press with a reason ends the final for
    who is left; who was banned comes back by no press."""
    async with house(tmp_path, monkeypatch) as at:
        cup = cup_of(at)
        await opened(cup, format="knockout")
        await cup.start()
        await at.world.pass_time(LATER)
        await cup.decide()
        (final,) = [one for one in (await cup.event()).contest.live if not one.over]
        (table,) = await cup.tables()
        lost = next(one for one in at.people if table.seat_of(one.id) not in (None, *table.awaited))
        stays = next(one for one in at.people if table.seat_of(one.id) in table.awaited)
        at.world.server.leave(lost.user)
        await cup.play(table.id, until=lost)
        await at.world.pass_time(LATER)
        thread = next(one for one in at.room.threads if one.id == table.row.channel_id)
        name = (await cup.event()).name((await cup.event()).number_of(lost.id) or 0)
        assert any(KO("board-gone-cup-line", name=name) in one.text for one in thread.messages)
        assert not any("take-over" in button["custom_id"] for one in thread.messages for button in one.buttons)
        shown = await cup.organise()
        match = KO("tournament-stage-final", round=final.round, table=final.table)
        assert KO("tournament-concern-left", match=match, name=name) in shown.text
        asked = await cup.host.press(shown.message, id=way(shown, "drop"))
        await cup.host.submit(asked, text="서버를 떠났어요")
        await at.world.pass_time(LATER)
        event = await cup.event()
        assert event.over
        assert event.user_of(at.bot.tournaments.look.standings(event)[0].entrant) == stays.id


async def test_a_starting_score_for_who_entered_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T4, T5: a form with points and a reason; in the audit log; nonsense and strangers change nothing."""
    async with house(tmp_path, monkeypatch) as at:
        cup = cup_of(at)
        await opened(cup, rounds=3, late_until=2)
        await cup.start()
        await at.world.pass_time(LATER)
        late = at.guest("late", "en-US", "Late")
        await late.press(cup.home, id=on(cup.home, "cup-join"))
        shown = await person_page(cup, late)
        for points, key in (
            ("7", "pairing-bad-score"),
            ("-1", "error-tournament-points"),
            ("x", "error-tournament-points"),
        ):
            asked = await cup.host.press(shown.message, id=way(shown, "declare"))
            refused = await cup.host.submit(asked, **{"text": points, "text-2": "늦차"})
            assert refused.text == KO(key, most=6.0), points
        asked = await cup.host.press(shown.message, id=way(shown, "declare"))
        assert (await cup.host.submit(asked, **{"text": "4,5", "text-2": " "})).text == KO("error-tournament-reason")
        forged = await at.ada.replay(cup.home, f"t:0:0.0:cup-ask:{(await cup.event()).id}.declare.5")
        assert forged.form is None
        asked = await cup.host.press(shown.message, id=way(shown, "declare"))
        done = await cup.host.submit(asked, **{"text": "4,5", "text-2": "기차가 늦었어요"})
        assert KO("tournament-done-note") in done.text
        event = await cup.event()
        assert event.contest.entrant(5).declared == 4.5
        assert next(row.points for row in at.bot.tournaments.look.standings(event) if row.entrant == 5) == 4.5
        read = await at.ada.press(cup.home, id=on(cup.home, "cup-menu"))
        read = await at.ada.press(read.message, id=on(read.message, "cup-record"))
        assert EN("tournament-did-declared", name="Late", points="4.5") in read.text
        assert "기차가 늦었어요" in read.text
        there = await person_page(cup, at.ada)
        assert "declare" not in " ".join(one["custom_id"] for one in there.message.buttons)


async def test_a_substitute_keeps_the_seat_and_its_points(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T4: unrated; never somebody who took part, also not before; whoever went is told."""
    async with house(tmp_path, monkeypatch) as at:
        cup = cup_of(at)
        await opened(cup, rounds=3)
        await cup.start()
        await at.world.pass_time(LATER)
        await cup.decide()
        event = await cup.event()
        number = event.number_of(at.jisoo.id) or 0
        points = next(row.points for row in at.bot.tournaments.look.standings(event) if row.entrant == number)
        fresh = at.guest("fresh", "en-US", "Fresh")

        async def asked_for(other: Person) -> Reply:
            shown = await person_page(cup, at.jisoo if (await cup.event()).number_of(at.jisoo.id) else fresh)
            shown = await cup.host.press(shown.message, id=on(shown.message, "cup-instead"))
            asked = await cup.host.pick(shown.message, [other], id=on(shown.message, "s-cup-instead"))
            done = await cup.host.submit(asked, text="아파요")
            await at.world.pass_time(LATER)
            return done

        assert (await asked_for(at.ada)).text == KO("error-tournament-played")
        assert KO("tournament-done-note") in (await asked_for(fresh)).text
        event = await cup.event()
        assert event.user_of(number) == fresh.id
        assert next(row.points for row in at.bot.tournaments.look.standings(event) if row.entrant == number) == points
        (match,) = event.open_for(fresh.id)
        table = await at.bot.tables.look.at(event.table_of(match.no) or 0)
        assert fresh.id in [row.user_id for row in table.seats]
        assert at.jisoo.id not in [row.user_id for row in table.seats]
        assert any("Fresh" in one.name for one in at.room.threads)
        assert (await asked_for(at.jisoo)).text == KO("error-tournament-played"), "who went does not come back"
        assert (await at.jisoo.replay(cup.home, f"t:0:0.0:cup-join:{event.id}")).text in (
            KO("error-tournament-replaced"),
            KO("pairing-too-late"),
        )


async def test_no_substitute_in_a_knockout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T4: the page offers none, and a forged press has none."""
    async with house(tmp_path, monkeypatch) as at:
        cup = cup_of(at)
        await opened(cup, format="knockout")
        await cup.start()
        await at.world.pass_time(LATER)
        shown = await person_page(cup, at.jisoo)
        assert not has(shown.message, "cup-instead")
        fresh = at.guest("fresh", "en-US", "Fresh")
        event = await cup.event()
        number = event.number_of(at.jisoo.id)
        what = f"t:0:0.0:cup-ask:{event.id}.instead.{number}.{fresh.id}.{at.jisoo.id}"
        asked = await cup.host.replay(shown.message, what)
        assert (await cup.host.submit(asked, text="x")).text == KO("error-tournament-no-substitute")
        assert (await cup.event()).user_of(number or 0) == at.jisoo.id


async def test_an_organiser_who_plays_decides_nothing_beside_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T5: alone it is possible and stands on the home message; once somebody else organises it is refused."""
    async with house(tmp_path, monkeypatch) as at:
        host = at.world.add_person("host", "ko", shown="은지", powers=MANAGE_EVENTS)
        cup = Cup(at, host, [host, *at.people])
        await opened(cup, rounds=3)
        await cup.start()
        await at.world.pass_time(LATER)
        event = await cup.event()
        resting = event.contest.byes[0].entrant
        who = next(one for one in cup.people if one.id == event.user_of(resting))
        assert KO("tournament-organiser-plays-line") not in cup.home.text
        await rule(cup, await person_page(cup, who), "bye")
        assert KO("tournament-organiser-plays-line") in cup.home.text
        assert [bye.kind for bye in (await cup.event()).contest.byes if bye.entrant == resting] == [AWARDED]
        judge = at.guest("judge", "en-US", "Judge")
        shown = await cup.organise()
        shown = await host.press(shown.message, id=on(shown.message, "cup-hosts"))
        shown = await host.pick(shown.message, [host, judge], id=on(shown.message, "s-cup-hosts"))
        assert KO("tournament-hosts-note") in shown.text
        target = at.ada if who is not at.ada else at.ben
        shown = await person_page(cup, target)
        refused = await rule(cup, shown, "send-off")
        assert refused.text == KO("error-tournament-plays")
        assert (
            EN("tournament-done-note")
            in (await rule(cup, await person_page(cup, target, judge), "send-off", by=judge)).text
        )
        assert (entrant := (await cup.event()).entrant(target.id)) is not None
        assert entrant.status == DISQUALIFIED


async def test_pause_remake_extend_bye_and_close(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T5: each by its press and a reason, each in the audit log: all clocks stand still, the same people give the same
    pairing, more time, a bye, the end."""
    async with house(tmp_path, monkeypatch) as at:
        extra = at.guest("extra", "en-US", "Extra")
        cup = cup_of(at, *at.people[:4], extra)
        await opened(cup, rounds=3, soft_days=10)
        await cup.start()
        await at.world.pass_time(LATER)
        await rule(cup, await cup.organise(), "hold")
        assert (await cup.event()).contest.phase == HELD
        tables = await cup.tables()
        assert [one.row.phase for one in tables] == [PAUSED, PAUSED]
        for table in tables:
            thread = next(one for one in at.room.threads if one.id == table.row.channel_id)
            assert any(KO("board-paused-cup-line") in one.text for one in thread.messages)
        before = (await cup.event()).matches[1].limit_at
        await at.world.pass_time(3 * 24 * 3600)
        assert [one.row.phase for one in await cup.tables()] == [PAUSED, PAUSED]
        await rule(cup, await cup.organise(), "resume")
        assert [one.row.phase for one in await cup.tables()] == [PLAYING, PLAYING]
        assert (await cup.event()).matches[1].limit_at >= before + 3 * 24 * 3600
        pairs = [one.entrants for one in (await cup.event()).contest.live]
        for _ in range(2):
            event = await cup.event()
            page = await cup.organise()
            page = await cup.host.pick(page.message, [str(event.contest.live[0].no)], id=on(page.message, "s-cup-one"))
            await rule(cup, page, "remake")
        assert sorted(one.entrants for one in (await cup.event()).contest.live) == sorted(pairs)
        event = await cup.event()
        match = event.contest.live[0]
        page = await cup.organise()
        page = await cup.host.pick(page.message, [str(match.no)], id=on(page.message, "s-cup-one"))
        page = await cup.host.press(page.message, id=on(page.message, "cup-extend"))
        limit = event.matches[match.no].limit_at
        old = way(page, "extend", str(match.no), "2")
        await rule(cup, page, "extend", str(match.no), "2")
        assert (await cup.event()).matches[match.no].limit_at == limit + 2 * 24 * 3600
        asked = await cup.host.replay(page.message, old)
        assert (await cup.host.submit(asked, text="한 번 더")).text == KO("error-tournament-meanwhile")
        await at.ada.press((mine := await cup.my_match(at.ada)).message, id=on(mine.message, "cup-away"))
        await cup.decide()
        event = await cup.event()
        assert event.contest.round == 2
        assert [one.entrant for one in event.contest.byes if one.kind == BYE_ASKED] == [event.number_of(at.ada.id)]
        old = f"t:0:0.0:cup-away:{event.id}.1.1"
        assert (await at.ben.replay(mine.message, old)).text == EN("error-tournament-meanwhile")
        await rule(cup, await person_page(cup, at.ada), "bye")
        assert AWARDED in [one.kind for one in (await cup.event()).contest.byes if one.round == 2]
        await rule(cup, await cup.organise(), "off", reason="비가 와요")
        assert (await cup.event()).phase == "called-off"
        read = await at.ben.press(cup.home, id=on(cup.home, "cup-menu"))
        read = await at.ben.press(read.message, id=on(read.message, "cup-record"))
        for key in ("did-called-off", "did-resumed"):
            assert EN(f"tournament-{key}") in read.text, read.text
        assert "비가 와요" in read.text


@pytest.mark.parametrize("people", [0, 1, 2])
async def test_so_few_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: int) -> None:
    """T1: nobody, one, and two for six seats: a sentence or a winner, never a tournament that hangs."""
    async with house(tmp_path, monkeypatch) as at:
        cup = cup_of(at)
        cup.people = at.people[:people]
        game, seats = ("twilight_imperium", 6) if people == 2 else ("metromania", 2)
        await opened(cup, game, seats=seats)
        started = await cup.start()
        await at.world.pass_time(LATER)
        event = await cup.event()
        if people == 0:
            assert started.text == KO("pairing-nobody")
            assert event.before
        elif people == 1:
            assert event.over
            assert KO("tournament-now-over-empty") in cup.home.text or "지수" in cup.home.text
        else:
            assert started.text == KO("format-few", people=2, seats=5)
            assert event.before
            assert all(one.status == IN for one in event.contest.entrants)
