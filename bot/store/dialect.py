"""A statement as PostgreSQL wants it: the few words in which it differs from what the repositories say."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

_PART: Final = re.compile(
    r"""
    (?P<quoted>'(?:[^']|'')*'|"(?:[^"]|"")*")
    | \?(?P<number>\d*)
    | (?P<hint>\s+INDEXED\s+BY\s+\w+)
    | (?P<all>\bjson_group_array\()
    | (?P<list>\bjson_array\()
    | (?P<opens>\()
    | (?P<closes>\))
    """,
    re.VERBOSE,
)
_SKIP: Final = re.compile(r"UPDATE sqlite_sequence SET seq = seq \+ (\d+) WHERE name = '(\w+)'")


@lru_cache(maxsize=1024)
def for_postgres(sql: str) -> str:
    """The same statement with PostgreSQL's own placeholders and functions.

    `?` and `?3` become `$1` and `$3`, counted as SQLite does; `json_group_array` of no rows is an empty list, which
    `json_agg` says otherwise; which index is to be used PostgreSQL finds by itself.
    """
    if skip := _SKIP.fullmatch(sql):
        sequence = f"pg_get_serial_sequence('{skip[2]}', 'id')"
        return f"SELECT setval({sequence}, nextval({sequence}) + {skip[1]})"
    highest = 0
    closing: list[str] = []
    """What stands for each bracket that is open when it closes."""

    def put(found: re.Match[str]) -> str:
        nonlocal highest
        if found["quoted"]:
            return found[0]
        if found["hint"]:
            return ""
        if found["closes"]:
            return closing.pop()
        if found["all"]:
            closing.append(")::text, '[]')")
            return "coalesce(json_agg("
        if found["list"]:
            closing.append(")")
            return "json_build_array("
        if found["opens"]:
            closing.append(")")
            return "("
        number = int(found["number"] or highest + 1)
        highest = max(highest, number)
        return f"${number}"

    return _PART.sub(put, sql)
