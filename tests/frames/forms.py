"""The form of saved matches as data, kept with every release, so that a change without an upgrade is named (2.11)."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from bot.core import playable
from bot.core.state import KERNEL

FORMS: Final = "forms.json"
"""File beside the frames of a release."""
GAMES: Final = ("metromania", "project_mine", "the_dome")
_SAID: Final = frozenset({"title", "description", "default"})
"""What a schema says of a field and no saved document holds."""

Form = dict[str, Any]


def form_of(game: str) -> Form:
    """Form of a game's saved match: the versions, and every record with its fields.

    Steps are named by their tags and the whole match `match`, so that a class may be renamed.
    """
    found = playable.find(game)
    definitions: Form = msgspec.json.schema(found.state_type)["$defs"]
    names = {name: _named(name, one) for name, one in definitions.items()}

    def told(one: Any) -> Any:
        if isinstance(one, dict):
            return {key: told(value) for key, value in one.items() if key not in _SAID}
        if isinstance(one, list):
            return [told(value) for value in one]
        found = re.fullmatch(r"#/\$defs/(.*)", one) if isinstance(one, str) else None
        return names[found[1]] if found else one

    records: Form = {}
    for name, one in definitions.items():
        fields: Form = one.get("properties", {})
        records[names[name]] = {
            "fields": {field: told(value) for field, value in fields.items() if not _is_step(field, value)},
            "required": sorted(set(one.get("required", [])) & fields.keys()),
        }
    # The list of all steps stands in the match's own agenda; which there are, the records say.
    records["match"]["fields"].pop("agenda", None)
    return {"kernel": KERNEL, "schema": found.rules.schema, "records": records}


def _is_step(field: str, value: Form) -> bool:
    return field == "step" and "enum" in value


def _named(name: str, one: Form) -> str:
    step = one.get("properties", {}).get("step", {})
    if "enum" in step:
        return str(step["enum"][0])
    return "match" if name.startswith("MatchState_") else name


def unreadable(old: Form, new: Form) -> list[str]:
    """What a document of the old form may hold that the new one does not read, one line each.

    A record may be added, and a field with a default; anything else needs a higher `schema` (or `KERNEL`) and a
    function from the one to the other.
    """
    wrong: list[str] = []
    for name, record in old["records"].items():
        now = new["records"].get(name)
        if now is None:
            wrong.append(f"{name} is gone")
            continue
        for field, value in record["fields"].items():
            if field not in now["fields"]:
                wrong.append(f"{name}.{field} is gone")
            elif now["fields"][field] != value:
                wrong.append(f"{name}.{field} has another type")
        wrong += [f"{name}.{field} has no default" for field in now["required"] if field not in record["required"]]
    return wrong
