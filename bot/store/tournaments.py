"""Tournaments as rows: what stands around a contest, who its numbers are, its journal, its matches, what is due."""

from __future__ import annotations

from msgspec import Struct, field

from bot.pairing.contest import Contest
from bot.store.rows import UserRow
from bot.store.shards import EVERYTHING, Shards
from bot.store.values import Connection, encode, marks, plain, select, upsert
from bot.store.values import insert as given


class HomeSign(Struct, omit_defaults=True):
    """What stands in the channel of a tournament.

    Args:
        message: id of the home message, 0 for none.
        channel: where it stands.
        posted, edited: Unix times.
        shown: revision it shows.
        trouble: why it could not be shown; empty where it could.
    """

    message: int = 0
    channel: int = 0
    posted: int = 0
    edited: int = 0
    shown: int = -1
    trouble: str = ""


class TournamentRow(Struct):
    """A tournament; see the migrations for what each column means."""

    id: int
    guild_id: int
    channel_id: int
    title: str
    language: str
    contest: Contest
    secret: str
    created_at: int
    touched_at: int
    rooms: list[int] = field(default_factory=list[int])
    door: str = "open"
    least: int = 0
    most: int = 0
    starts_at: int = 0
    check_in: int = 0
    extensions: int = 1
    last: int = 0
    revision: int = 0
    home: HomeSign = field(default_factory=HomeSign)
    alone: int = 0
    opened_at: int = 0
    ended_at: int = 0
    follows: int = 0


class EntrantRow(Struct):
    """Who takes part under a number; `gone` is 1 where somebody else has taken it over."""

    id: int
    tournament_id: int
    number: int
    user_id: int | None
    at: int
    gone: int = 0
    choice: str = ""


class OrganiserRow(Struct):
    """Somebody who runs a tournament; `opener` is 1 for who opened it."""

    tournament_id: int
    user_id: int
    opener: int = 0


class JournalRow(Struct):
    """One line of a journal: a `deed` of the contest, or a `note` of what else was changed, as JSON. `ruled` is 1 where
    an organiser did it as such, 2 where the only one did who plays in it.
    """

    tournament_id: int
    no: int
    at: int
    deed: str = ""
    note: str = ""
    user_id: int | None = None
    ruled: int = 0
    reason: str = ""


class MatchRow(Struct):
    """Where a pairing is played; see the migrations for what each column means."""

    tournament_id: int
    pairing: int
    table_id: int | None = None
    message_id: int = 0
    channel_id: int = 0
    state: str = "waiting"
    trouble: str = ""
    began_at: int = 0
    limit_at: int = 0
    extended: int = 0
    held_at: int = 0


# --- tournaments -----------------------------------------------------------------------------------------------------


async def tournament(connection: Connection, tournament_id: int) -> TournamentRow | None:
    """A tournament."""
    found = await select(connection, TournamentRow, "tournaments", "WHERE id = ?", tournament_id)
    return found[0] if found else None


async def insert(connection: Connection, row: TournamentRow) -> int:
    """Write a new tournament; its `id` is given by the database. Returns it."""
    row.id = await given(connection, "tournaments", row)
    return row.id


async def put(connection: Connection, row: TournamentRow) -> None:
    """Write a tournament, all but what stands in the channel."""
    values = plain(row)
    del values["id"], values["home"]
    sets = ", ".join(f"{name} = ?" for name in values)
    await connection.execute(f"UPDATE tournaments SET {sets} WHERE id = ?", (*values.values(), row.id))


async def put_home(connection: Connection, tournament_id: int, home: HomeSign) -> None:
    """Write what stands in the channel, and nothing else."""
    await connection.execute("UPDATE tournaments SET home = ? WHERE id = ?", (encode(home).decode(), tournament_id))


async def drop(connection: Connection, tournament_id: int) -> None:
    """Delete a tournament that was never opened, with all that hangs on it."""
    await connection.execute("DELETE FROM tournaments WHERE id = ?", (tournament_id,))


async def of_guild(connection: Connection, guild_id: int) -> list[int]:
    """Opened tournaments of a server, those that are not over first, the newest first."""
    rows = await connection.execute_fetchall(
        "SELECT id FROM tournaments WHERE guild_id = ? AND opened_at > 0 ORDER BY ended_at > 0, id DESC", (guild_id,)
    )
    return [int(row[0]) for row in rows]


async def unfinished(connection: Connection) -> list[int]:
    """Opened tournaments that are not over."""
    rows = await connection.execute_fetchall("SELECT id FROM tournaments WHERE opened_at > 0 AND ended_at = 0")
    return [int(row[0]) for row in rows]


async def checking_in(connection: Connection, now: int, here: Shards = EVERYTHING) -> list[int]:
    """Opened tournaments that have not started and whose time for a check-in has come."""
    rows = await connection.execute_fetchall(
        "SELECT tournament_id FROM tournament_timers JOIN tournaments ON tournaments.id = tournament_id"
        " WHERE kind = 'start' AND check_in > 0 AND starts_at - 60 * check_in <= ?"
        f" AND {here.among('guild_id')} ORDER BY tournament_id",
        (now,),
    )
    return [int(row[0]) for row in rows]


async def put_limits_off(connection: Connection, seconds: int, here: Shards = EVERYTHING) -> None:
    """Soft limits that matches have not reached yet come so much later; those of matches that are held stay."""
    await connection.execute(
        "UPDATE matches SET limit_at = limit_at + ?1, began_at = began_at + ?1 WHERE state = 'open' AND held_at = 0"
        " AND EXISTS (SELECT 1 FROM tournament_timers AS timer WHERE timer.tournament_id = matches.tournament_id"
        " AND timer.kind = 'limit' AND timer.argument = CAST(pairing AS TEXT))"
        f" AND {here.among_tournaments('matches.tournament_id')}",
        (seconds,),
    )


async def at_home_in(connection: Connection, channel_id: int) -> list[int]:
    """Opened tournaments that are not over whose home message stands in a channel."""
    rows = await connection.execute_fetchall(
        "SELECT id FROM tournaments WHERE channel_id = ? AND opened_at > 0 AND ended_at = 0", (channel_id,)
    )
    return [int(row[0]) for row in rows]


async def in_channel(connection: Connection, channel_id: int) -> int:
    """The tournament of a channel, or of a match's thread: the one that is not over, else the newest; 0 for none."""
    rows = await connection.execute_fetchall(
        "SELECT id FROM tournaments WHERE opened_at > 0 AND (channel_id = ?1"
        " OR id IN (SELECT tournament_id FROM matches WHERE channel_id = ?1))"
        " ORDER BY ended_at > 0, id DESC LIMIT 1",
        (channel_id,),
    )
    return next((int(row[0]) for row in rows), 0)


async def of_person(connection: Connection, user_id: int) -> list[int]:
    """Tournaments that are not over in which somebody takes part or which they run, the oldest first."""
    rows = await connection.execute_fetchall(
        "SELECT id FROM tournaments WHERE ended_at = 0 AND"
        " (id IN (SELECT tournament_id FROM entrants WHERE user_id = ?1 AND gone = 0)"
        " OR id IN (SELECT tournament_id FROM organisers WHERE user_id = ?1)) ORDER BY id",
        (user_id,),
    )
    return [int(row[0]) for row in rows]


async def touched_by(connection: Connection, user_id: int) -> list[int]:
    """Tournaments in which somebody is named: who took part, organised, or did something."""
    rows = await connection.execute_fetchall(
        "SELECT tournament_id FROM entrants WHERE user_id = ?1 UNION"
        " SELECT tournament_id FROM organisers WHERE user_id = ?1 UNION"
        " SELECT tournament_id FROM journal WHERE user_id = ?1",
        (user_id,),
    )
    return sorted(int(row[0]) for row in rows)


async def number_of(connection: Connection, tournament_id: int, user_id: int) -> int | None:
    """The number somebody takes part under, or had before a substitute took it."""
    rows = await connection.execute_fetchall(
        "SELECT number FROM entrants WHERE tournament_id = ? AND user_id = ?", (tournament_id, user_id)
    )
    return next((int(row[0]) for row in rows), None)


async def nameless(connection: Connection, tournament_id: int, user_id: int) -> None:
    """Nobody is behind a number any more, and its deck is gone."""
    await connection.execute(
        "UPDATE entrants SET user_id = NULL, choice = '' WHERE tournament_id = ? AND user_id = ?",
        (tournament_id, user_id),
    )


async def unopened(connection: Connection, user_id: int, guild_id: int) -> int:
    """The tournament somebody is setting up in a server; 0 for none."""
    rows = await connection.execute_fetchall(
        "SELECT id FROM tournaments JOIN organisers ON tournament_id = id"
        " WHERE user_id = ? AND opener = 1 AND guild_id = ? AND opened_at = 0 ORDER BY id DESC LIMIT 1",
        (user_id, guild_id),
    )
    return next((int(row[0]) for row in rows), 0)


# --- people ----------------------------------------------------------------------------------------------------------


async def entrants(connection: Connection, tournament_id: int) -> list[EntrantRow]:
    """Everybody who took part, in order of numbers; who has a number now comes last of those who had it."""
    tail = "WHERE tournament_id = ? ORDER BY number, gone DESC, id"
    return await select(connection, EntrantRow, "entrants", tail, tournament_id)


async def enter(connection: Connection, tournament_id: int, number: int, user_id: int, now: int) -> None:
    """Somebody takes part under a number from now on."""
    await connection.execute(
        "INSERT INTO entrants (tournament_id, number, user_id, at) VALUES (?, ?, ?, ?)",
        (tournament_id, number, user_id, now),
    )


async def give_up(connection: Connection, tournament_id: int, number: int) -> None:
    """Who has a number has it no more: somebody else is about to take it over."""
    await connection.execute(
        "UPDATE entrants SET gone = 1, choice = '' WHERE tournament_id = ? AND number = ? AND gone = 0",
        (tournament_id, number),
    )


async def unsign(connection: Connection, tournament_id: int, number: int) -> None:
    """A sign-up is taken back: nobody is behind the number, and whoever was may sign up again."""
    await connection.execute(
        "UPDATE entrants SET user_id = NULL, choice = '' WHERE tournament_id = ? AND number = ? AND gone = 0",
        (tournament_id, number),
    )


async def choose(connection: Connection, tournament_id: int, number: int, choice: str) -> None:
    """Register a deck; empty takes it back."""
    await connection.execute(
        "UPDATE entrants SET choice = ? WHERE tournament_id = ? AND number = ? AND gone = 0",
        (choice, tournament_id, number),
    )


async def known(connection: Connection, tournament_id: int) -> dict[int, UserRow]:
    """Everybody who takes part, organises or is let in by name, by user id."""
    rows = await select(
        connection,
        UserRow,
        "users",
        "WHERE id IN (SELECT user_id FROM entrants WHERE tournament_id = ?1"
        " UNION SELECT user_id FROM organisers WHERE tournament_id = ?1"
        " UNION SELECT user_id FROM guests WHERE tournament_id = ?1)",
        tournament_id,
    )
    return {row.id: row for row in rows}


async def organisers(connection: Connection, tournament_id: int) -> list[OrganiserRow]:
    """Who runs it, who opened it first."""
    tail = "WHERE tournament_id = ? ORDER BY opener DESC, user_id"
    return await select(connection, OrganiserRow, "organisers", tail, tournament_id)


async def appoint(connection: Connection, tournament_id: int, user_id: int, *, opener: bool = False) -> None:
    """Let somebody run it too."""
    await connection.execute(
        "INSERT INTO organisers VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (tournament_id, user_id, int(opener))
    )


async def dismiss(connection: Connection, tournament_id: int, user_id: int) -> None:
    """Somebody does not run it any more."""
    await connection.execute("DELETE FROM organisers WHERE tournament_id = ? AND user_id = ?", (tournament_id, user_id))


async def invite(connection: Connection, tournament_id: int, user_id: int, division: int = -1) -> None:
    """Let somebody in by name; into a division of a season, where one was earned."""
    await connection.execute(
        "INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (tournament_id, user_id, division)
    )


async def invited(connection: Connection, tournament_id: int) -> dict[int, int]:
    """Divisions of those who are let in by name, by user id; -1 for none."""
    rows = await connection.execute_fetchall(
        "SELECT user_id, division FROM guests WHERE tournament_id = ? ORDER BY division, user_id", (tournament_id,)
    )
    return {int(user): int(division) for user, division in rows}


async def follower(connection: Connection, tournament_id: int) -> int:
    """The next season of a tournament; 0 for none."""
    rows = await connection.execute_fetchall("SELECT id FROM tournaments WHERE follows = ?", (tournament_id,))
    return next((int(row[0]) for row in rows), 0)


# --- journal ---------------------------------------------------------------------------------------------------------


async def write(connection: Connection, row: JournalRow) -> None:
    """Write a line down; raises `Conflict` at the end of the transaction's statement where its number is taken."""
    values = plain(row)
    await connection.execute(
        f"INSERT INTO journal ({', '.join(values)}) VALUES {marks(values)}", tuple(values.values())
    )


async def journal(connection: Connection, tournament_id: int) -> list[JournalRow]:
    """All lines, in order."""
    return await select(connection, JournalRow, "journal", "WHERE tournament_id = ? ORDER BY no", tournament_id)


async def audit(connection: Connection, tournament_id: int, first: int, most: int) -> list[JournalRow]:
    """What organisers did, the newest first: at most so many lines from the one of a number (from 0) on."""
    tail = "WHERE tournament_id = ? AND ruled > 0 ORDER BY no DESC LIMIT ? OFFSET ?"
    return await select(connection, JournalRow, "journal", tail, tournament_id, most, first)


async def agreed_before(connection: Connection, tournament_id: int, no: int) -> str:
    """The deed of the latest agreement (`bot.pairing.deeds.Agreed`) before a line of the journal; empty if it is the
    first."""
    tail = "SELECT deed FROM journal WHERE tournament_id = ? AND no < ? AND deed LIKE ? ORDER BY no DESC LIMIT 1"
    rows = list(await connection.execute_fetchall(tail, (tournament_id, no, '{"type":"Agreed",%')))
    return str(rows[0][0]) if rows else ""


async def count_audit(connection: Connection, tournament_id: int) -> int:
    """How many lines the audit log has."""
    tail = "SELECT count(*) FROM journal WHERE tournament_id = ? AND ruled > 0"
    rows = list(await connection.execute_fetchall(tail, (tournament_id,)))
    return int(rows[0][0])


async def hush(connection: Connection, tournament_id: int, nos: list[int]) -> None:
    """Empty the reasons of some lines."""
    await connection.execute(
        f"UPDATE journal SET reason = '' WHERE tournament_id = ? AND no IN {marks(nos)}", (tournament_id, *nos)
    )


# --- matches ---------------------------------------------------------------------------------------------------------


async def matches(connection: Connection, tournament_id: int) -> list[MatchRow]:
    """Where all pairings are played, in order of their numbers."""
    return await select(connection, MatchRow, "matches", "WHERE tournament_id = ? ORDER BY pairing", tournament_id)


async def match(connection: Connection, tournament_id: int, pairing: int) -> MatchRow | None:
    """Where a pairing is played."""
    tail = "WHERE tournament_id = ? AND pairing = ?"
    found = await select(connection, MatchRow, "matches", tail, tournament_id, pairing)
    return found[0] if found else None


async def match_of(connection: Connection, table_id: int) -> MatchRow | None:
    """The pairing a table is played for."""
    found = await select(connection, MatchRow, "matches", "WHERE table_id = ?", table_id)
    return found[0] if found else None


async def put_match(connection: Connection, row: MatchRow) -> None:
    """Write down where a pairing is played."""
    await upsert(connection, "matches", row, "tournament_id", "pairing")
