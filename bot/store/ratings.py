"""Rated results, and the ratings that follow from them, as rows (tournaments R1-R5)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from itertools import starmap
from struct import Struct as Packing
from typing import Any, Final

import msgspec
from msgspec import Struct

from bot.rating.encounters import VERSION, Encounter, Sitting
from bot.rating.ladder import AGAIN, Rated, Ratings
from bot.rating.weng_lin import Rating
from bot.store import rank_roles
from bot.store.values import Connection, encode, marks

EVERYWHERE: Final = 0
"""Scope of the ratings of all servers together; any other is a server's id."""

_STEP: Final = Packing("<qqqdd")
"""A row of `rating_steps`, to the last bit."""

_encounter = msgspec.json.Decoder(Encounter).decode
_sitting = msgspec.json.Decoder(Sitting).decode


class Ranked(Struct, frozen=True):
    """Somebody's line of a leaderboard.

    Args:
        key: stands for the person in results.
        user_id: who it is; None for a former member.
        name: empty for those.
        rated: as it was after the latest match.
    """

    key: int
    user_id: int | None
    name: str
    rated: Rated


class RatingStep(Struct, frozen=True):
    """One of somebody's matches, as it counted.

    Args:
        at: Unix time.
        rating: after it.
        encounter: who came where.
    """

    at: int
    rating: Rating
    encounter: Encounter


# --- people ----------------------------------------------------------------------------------------------------------


async def keys_of(connection: Connection, users: Iterable[int]) -> dict[int, int]:
    """Keys of people by user id; who never played a rated match has none."""
    wanted = list(users)
    rows = await connection.execute_fetchall(
        f"SELECT user_id, key FROM rated_people WHERE user_id IN {marks(wanted)}", wanted
    )
    return {int(user): int(key) for user, key in rows}


async def key_for(connection: Connection, user_id: int) -> int:
    """A person's key, a new one if there is none."""
    await connection.execute("INSERT INTO rated_people (user_id) VALUES (?) ON CONFLICT DO NOTHING", (user_id,))
    return (await keys_of(connection, [user_id]))[user_id]


# --- matches under way -----------------------------------------------------------------------------------------------


async def sitting_of(connection: Connection, table_id: int) -> Sitting | None:
    """Who plays a rated match; None where it is not rated, or is over."""
    rows = await connection.execute_fetchall("SELECT sitting FROM rated_tables WHERE table_id = ?", (table_id,))
    return next((_sitting(row[0]) for row in rows), None)


async def put_sitting(connection: Connection, table_id: int, sitting: Sitting | None) -> None:
    """Write who plays a rated match; None: nothing of it is rated any more."""
    if sitting is None:
        await connection.execute("DELETE FROM rated_tables WHERE table_id = ?", (table_id,))
        return
    await connection.execute(
        "INSERT INTO rated_tables VALUES (?1, ?2) ON CONFLICT (table_id) DO UPDATE SET sitting = ?2",
        (table_id, encode(sitting).decode()),
    )


# --- results ---------------------------------------------------------------------------------------------------------


async def add(
    connection: Connection, table_id: int | None, guild_id: int, game: str, kind: str, at: int, encounter: Encounter
) -> None:
    """Keep a result, and let it count. Results are taken one after the other, whichever process they come from: ratings
    of all servers together hang on those before."""
    await _alone(connection)
    rows = await connection.execute_fetchall(
        "INSERT INTO results (table_id, part, guild_id, game, kind, at, version, encounter)"
        " VALUES (?1, (SELECT count(*) FROM results WHERE table_id = ?1), ?2, ?3, ?4, ?5, ?6, ?7) RETURNING id",
        (table_id, guild_id, game, kind, at, VERSION, encode(encounter).decode()),
    )
    number = int(next(iter(rows))[0])
    keys = [key for side in encounter.sides for key in side]
    for scope in await _scopes(connection, guild_id):
        ratings = await _before(connection, scope, game, kind, keys, at, number)
        await _write(connection, scope, game, kind, ratings.take(encounter, at), number)
    await rank_roles.hurry(connection, at, guild_id)


async def _alone(connection: Connection) -> None:
    """Let others wait until this transaction has ended."""
    await connection.execute("UPDATE rating_state SET version = version")


async def _scopes(connection: Connection, guild_id: int) -> list[int]:
    rows = list(await connection.execute_fetchall("SELECT everywhere FROM rating_state"))
    return [guild_id, EVERYWHERE] if rows[0][0] else [guild_id]


async def _before(
    connection: Connection, scope: int, game: str, kind: str, keys: Sequence[int], at: int, number: int
) -> Ratings:
    """As much of the ratings as a result of these people hangs on."""
    ratings, among = Ratings(), marks(keys)
    rows = await connection.execute_fetchall(
        f"SELECT key, mu, sigma, games, at FROM ratings WHERE scope = ? AND game = ? AND kind = ? AND key IN {among}",
        (scope, game, kind, *keys),
    )
    ratings.people = {key: Rated(Rating(mu, sigma), games, last) for key, mu, sigma, games, last in rows}
    rows = await connection.execute_fetchall(
        "SELECT encounter, at FROM results WHERE at > ? AND id < ? AND game = ? AND kind = ? AND id IN"
        f" (SELECT result_id FROM rating_steps WHERE scope = ? AND key IN {among}) ORDER BY id",
        (at - AGAIN, number, game, kind, scope, *keys),
    )
    for encounter, when in rows:
        ratings.remember(_encounter(encounter), when)
    return ratings


async def _write(
    connection: Connection, scope: int, game: str, kind: str, changed: Mapping[int, Rated], number: int
) -> None:
    await connection.executemany(
        "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (scope, game, kind, key) DO UPDATE"
        " SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, at = excluded.at",
        [(scope, game, kind, key, *_plain(one)) for key, one in changed.items()],
    )
    await connection.executemany(
        "INSERT INTO rating_steps VALUES (?, ?, ?, ?, ?)",
        [(scope, key, number, one.rating.mu, one.rating.sigma) for key, one in changed.items()],
    )


def _plain(one: Rated) -> tuple[float, float, int, int]:
    return one.rating.mu, one.rating.sigma, one.games, one.at


# --- computing all anew ----------------------------------------------------------------------------------------------


async def recompute(connection: Connection, everywhere: bool | None = None) -> int:
    """Make all ratings anew from the results, in the order in which they were kept.

    Args:
        connection: the writer.
        everywhere: whether ratings of all servers together are made; None: as before.

    Returns:
        how many results there are.
    """
    await _alone(connection)
    if everywhere is None:
        rows = list(await connection.execute_fetchall("SELECT everywhere FROM rating_state"))
        everywhere = bool(rows[0][0])
    await connection.execute("UPDATE rating_state SET version = ?, everywhere = ?", (VERSION, int(everywhere)))
    made: dict[tuple[int, str, str], Ratings] = {}
    steps: list[tuple[int, int, int, float, float]] = []
    results = list(
        await connection.execute_fetchall("SELECT id, guild_id, game, kind, at, encounter FROM results ORDER BY id")
    )
    for number, guild, game, kind, at, body in results:
        encounter = _encounter(body)
        for scope in (guild, EVERYWHERE) if everywhere else (guild,):
            ratings = made.get((scope, game, kind))
            if ratings is None:
                ratings = made[scope, game, kind] = Ratings()
            for key, one in ratings.take(encounter, at).items():
                steps.append((scope, key, number, one.rating.mu, one.rating.sigma))
    standing = [(*place, key, *_plain(one)) for place, ratings in made.items() for key, one in ratings.people.items()]
    await _renew(connection, "rating_steps", ("scope", "key", "result_id"), steps)
    await _renew(connection, "ratings", ("scope", "game", "kind", "key"), standing)
    await rank_roles.hurry(connection, 0)
    return len(results)


async def _renew(
    connection: Connection, table: str, keys: Sequence[str], rows: Sequence[tuple[int | str | float, ...]]
) -> None:
    """Let a table hold these rows and no others; those that are there already, to the last bit, are left alone."""
    kept = {tuple(row) for row in await connection.execute_fetchall(f"SELECT * FROM {table}")}
    missing = set(rows)
    missing, gone = missing - kept, kept - missing
    where = " AND ".join(f"{key} = ?" for key in keys)
    await connection.executemany(f"DELETE FROM {table} WHERE {where}", [row[: len(keys)] for row in gone])
    if missing:
        await connection.executemany(f"INSERT INTO {table} VALUES {marks(next(iter(missing)))}", sorted(missing))


async def ready(connection: Connection, everywhere: bool) -> bool:
    """Compute all anew if they were made by another version, or the host wants another scope; returns whether."""
    await _alone(connection)
    rows = list(await connection.execute_fetchall("SELECT version, everywhere FROM rating_state"))
    if tuple(rows[0]) == (VERSION, int(everywhere)):
        return False
    await recompute(connection, everywhere)
    return True


async def digest(connection: Connection) -> str:
    """SHA-256 of all ratings and their steps, to the last bit."""
    found = hashlib.sha256()
    for row in await connection.execute_fetchall("SELECT * FROM ratings ORDER BY scope, game, kind, key"):
        found.update(repr(tuple(row)).encode())
    steps = await connection.execute_fetchall("SELECT * FROM rating_steps ORDER BY scope, key, result_id")
    found.update(b"".join(starmap(_STEP.pack, steps)))
    return found.hexdigest()


# --- reading ---------------------------------------------------------------------------------------------------------


async def board(connection: Connection, scope: int, game: str, kind: str) -> list[Ranked]:
    """Everybody who was ever rated in a game and class, in no order that means anything."""
    rows = await connection.execute_fetchall(
        "SELECT ratings.key, users.id, coalesce(users.name, ''), mu, sigma, games, ratings.at FROM ratings"
        " JOIN rated_people USING (key) LEFT JOIN users ON users.id = rated_people.user_id"
        " WHERE scope = ? AND game = ? AND kind = ? ORDER BY ratings.key",
        (scope, game, kind),
    )
    return [
        Ranked(key, user, name, Rated(Rating(mu, sigma), games, at)) for key, user, name, mu, sigma, games, at in rows
    ]


async def rated_of(connection: Connection, scope: int, game: str, kind: str, user_id: int) -> Rated:
    """Where a person stands; new if never rated."""
    rows = await connection.execute_fetchall(
        "SELECT mu, sigma, games, ratings.at FROM ratings JOIN rated_people USING (key)"
        " WHERE scope = ? AND game = ? AND kind = ? AND user_id = ?",
        (scope, game, kind, user_id),
    )
    return next((Rated(Rating(mu, sigma), games, at) for mu, sigma, games, at in rows), Rated())


async def rated_in(connection: Connection, scope: int, users: Iterable[int]) -> dict[int, dict[tuple[str, str], Rated]]:
    """Where people stand, by user id, game and class."""
    wanted = list(users)
    rows = await connection.execute_fetchall(
        "SELECT user_id, game, kind, mu, sigma, games, ratings.at FROM ratings JOIN rated_people USING (key)"
        f" WHERE scope = ? AND user_id IN {marks(wanted)}",
        (scope, *wanted),
    )
    found: dict[int, dict[tuple[str, str], Rated]] = {user: {} for user in wanted}
    for user, game, kind, mu, sigma, games, at in rows:
        found[int(user)][str(game), str(kind)] = Rated(Rating(mu, sigma), games, at)
    return found


async def places_of(connection: Connection, scope: int, user_id: int) -> list[tuple[str, str]]:
    """Games and classes in which a person is rated, the latest first."""
    rows = await connection.execute_fetchall(
        "SELECT game, kind FROM ratings JOIN rated_people USING (key) WHERE scope = ? AND user_id = ?"
        " ORDER BY ratings.at DESC, game, kind",
        (scope, user_id),
    )
    return [(str(game), str(kind)) for game, kind in rows]


async def kinds_in(connection: Connection, scope: int) -> list[tuple[str, str]]:
    """Games and classes in which anybody is rated."""
    rows: Iterable[Any] = await connection.execute_fetchall(
        "SELECT DISTINCT game, kind FROM ratings WHERE scope = ? ORDER BY game, kind", (scope,)
    )
    return [(str(game), str(kind)) for game, kind in rows]


async def steps_of(connection: Connection, scope: int, game: str, kind: str, user_id: int) -> list[RatingStep]:
    """All that made a person's rating, the oldest first."""
    rows = await connection.execute_fetchall(
        "SELECT results.at, mu, sigma, encounter FROM rating_steps JOIN rated_people USING (key)"
        " JOIN results ON results.id = result_id"
        " WHERE scope = ? AND user_id = ? AND game = ? AND kind = ? ORDER BY result_id",
        (scope, user_id, game, kind),
    )
    return [RatingStep(at, Rating(mu, sigma), _encounter(body)) for at, mu, sigma, body in rows]


async def names_of_keys(connection: Connection, keys: Iterable[int]) -> dict[int, str]:
    """Names of the people of some keys; former members have none."""
    wanted = list(keys)
    rows = await connection.execute_fetchall(
        f"SELECT key, name FROM rated_people JOIN users ON users.id = user_id WHERE key IN {marks(wanted)}",
        wanted,
    )
    return {int(key): str(name) for key, name in rows}
