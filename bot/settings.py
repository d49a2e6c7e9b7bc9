"""Settings: environment variables and ``.env``, typed and checked before anything else starts.

``.env.example`` documents every one of them and is tested against this model. Errors are one line that names the
variable and never repeats a value, because the value may be the token.
"""

from __future__ import annotations

import re
from enum import StrEnum
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import AliasChoices, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.store.shards import Shards

PREFIX = "MADANG_"
TOKEN_VARIABLE = "DISCORD_TOKEN"
SERVERS = ("postgresql://", "postgres://")
"""How the address of a PostgreSQL begins."""

_PLACEHOLDER = re.compile(
    r"your|token|here|change|replace|insert|paste|example|placeholder|secret|dummy|todo|xxx|\.\.\.|…|여기|토큰|^<|>$",
    re.IGNORECASE,
)
_TOKEN_SHAPE = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}")


class SettingsError(Exception):
    """A setting cannot be used. The message is one line, names the variable and holds no value of it."""


class DefaultLanguage(StrEnum):
    """Languages with a catalogue."""

    KO = "ko"
    EN = "en"


class LogLevel(StrEnum):
    """Levels of the log, from the most talkative."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class Settings(BaseSettings):
    """Everything an owner of the bot can set; see ``.env.example`` for the meaning of each."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file_encoding="utf-8-sig",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        populate_by_name=True,
    )

    token: Annotated[SecretStr, Field(validation_alias=AliasChoices(TOKEN_VARIABLE))] = SecretStr("")
    database: Path | SecretStr = Path("madang.sqlite3")
    packs: Path | None = None
    language: DefaultLanguage = DefaultLanguage.KO
    api_base: str | None = None
    gateway: str | None = None
    shards: Shards | None = None
    workers: Annotated[int | None, Field(ge=0, le=16)] = None
    global_ranking: bool = False
    metrics_host: str = "127.0.0.1"
    metrics_port: Annotated[int, Field(ge=0, le=65535)] = 0
    log_level: LogLevel = LogLevel.INFO

    @field_validator("token", mode="before")
    @classmethod
    def _strip(cls, value: Any) -> Any:
        return value.strip() if isinstance(value, str) else value

    @field_validator("database", mode="before")
    @classmethod
    def _file_or_address(cls, value: Any) -> Any:
        """An address may hold a password, so nothing prints it."""
        if not isinstance(value, str):
            return value
        if not value.startswith(SERVERS):
            return Path(value)
        try:
            whole = urlsplit(value).port != 0 and len(value.split()) == 1
        except ValueError:
            whole = False
        if not whole:
            raise ValueError(
                "cannot be read as an address: signs like @, : and / in a password are written %40, %3A, %2F"
            )
        return SecretStr(value)

    @field_validator("language", "log_level", mode="before")
    @classmethod
    def _lower(cls, value: Any) -> Any:
        return value.strip().lower() if isinstance(value, str) else value

    @field_validator("api_base")
    @classmethod
    def _http(cls, value: str | None) -> str | None:
        if value is not None and not re.fullmatch(r"https?://[^\s/]+\S*", value):
            raise ValueError("must begin with http:// or https://")
        return value.rstrip("/") if value is not None else None

    @field_validator("gateway")
    @classmethod
    def _websocket(cls, value: str | None) -> str | None:
        if value is not None and not re.fullmatch(r"wss?://[^\s/]+\S*", value):
            raise ValueError("must begin with ws:// or wss://")
        return value

    @field_validator("metrics_host")
    @classmethod
    def _address(cls, value: str) -> str:
        try:
            return str(ip_address(value))
        except ValueError:
            raise ValueError("must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all") from None

    @field_validator("shards", mode="before")
    @classmethod
    def _some_of_all(cls, value: Any) -> Any:
        return Shards.read(value) if isinstance(value, str) else value

    @field_validator("packs")
    @classmethod
    def _folder(cls, value: Path | None) -> Path | None:
        if value is not None and not value.is_dir():
            raise ValueError("must be a folder that exists")
        return value

    @model_validator(mode="after")
    def _both_or_neither(self) -> Settings:
        if (self.api_base is None) != (self.gateway is None):
            missing = "GATEWAY" if self.gateway is None else "API_BASE"
            raise ValueError(f"{PREFIX}{missing} is missing: set MADANG_API_BASE and MADANG_GATEWAY together")
        return self

    @model_validator(mode="after")
    def _one_process_a_file(self) -> Settings:
        if self.shards is not None and not self.shards.whole and isinstance(self.database, Path):
            raise ValueError(
                f"{PREFIX}SHARDS leaves shards to other processes, and a file is one process's:"
                f" {PREFIX}DATABASE must be a postgresql:// address"
            )
        return self

    @property
    def where(self) -> Path | str:
        """The file of the database, or the address of one, which is for nobody's eyes."""
        return self.database.get_secret_value() if isinstance(self.database, SecretStr) else self.database

    @property
    def file(self) -> Path:
        """The file of the database, where it is one.

        Raises:
            SettingsError: it is an address.
        """
        if isinstance(self.database, SecretStr):
            raise SettingsError(f"{PREFIX}DATABASE: this needs a file, and it is an address")
        return self.database

    @property
    def has_token(self) -> bool:
        """Whether a token is set at all; :func:`require_token` says whether it can be one."""
        return bool(self.token.get_secret_value())


def variable_of(field: str) -> str:
    """The environment variable of a field of :class:`Settings`."""
    return TOKEN_VARIABLE if field in ("token", TOKEN_VARIABLE) else PREFIX + field.upper()


def variables() -> tuple[str, ...]:
    """Every environment variable the bot reads, in the order of the model."""
    return tuple(variable_of(field) for field in Settings.model_fields)


def load_settings(env_file: str | Path | None = ".env", **overrides: Any) -> Settings:
    """Read the environment, then the file; the environment wins, overrides (by field name) win over both.

    Args:
        env_file: a dotenv file, or None to read the environment alone. A file that is not there is no error.
        overrides: fields by name, for the command line and for tests.

    Raises:
        SettingsError: a value cannot be used, the file cannot be read, or it sets a MADANG_ name that means nothing.
    """
    if env_file is not None:
        _refuse_unknown(Path(env_file))
    try:
        # The leading underscore is pydantic-settings' own spelling for per-call options.
        return Settings(_env_file=env_file, **overrides)  # pyright: ignore[reportCallIssue]
    except ValidationError as error:
        raise SettingsError(_one_line(error)) from None


def _refuse_unknown(path: Path) -> None:
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except FileNotFoundError:
        return
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(
            f"{path.name} cannot be read ({type(error).__name__}); it must be a UTF-8 text file"
        ) from None
    known = set(variables())
    for number, line in enumerate(lines, 1):
        name = line.strip().removeprefix("export ").partition("=")[0].strip()
        if name.upper().startswith(PREFIX) and name.upper() not in known:
            raise SettingsError(f"{path.name} line {number}: {name} is not a setting; see .env.example")


def _one_line(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    message = re.sub(r"\s+", " ", first["msg"]).removeprefix("Value error, ")
    if not first["loc"]:
        return message
    return f"{variable_of(str(first['loc'][0]))}: {message[0].lower()}{message[1:]}"


def looks_like_placeholder(token: str) -> bool:
    """Whether this is what a template or a hurry left behind rather than a token.

    A real token has three parts joined by dots; anything shaped like one is let through, for Discord to judge.
    """
    stripped = token.strip().strip("'\"")
    if _TOKEN_SHAPE.fullmatch(stripped):
        return False
    return not stripped or len(stripped) < 24 or len(set(stripped)) < 6 or bool(_PLACEHOLDER.search(stripped))


def require_token(settings: Settings) -> str:
    """The token, for the one place that logs in.

    Raises:
        SettingsError: there is none, or it is a placeholder.
    """
    token = settings.token.get_secret_value()
    if not token:
        raise SettingsError(f"{TOKEN_VARIABLE} is not set; put it into .env, or start local mode: python -m bot local")
    if looks_like_placeholder(token):
        raise SettingsError(
            f"{TOKEN_VARIABLE} is a placeholder, not a token; copy the real one from the developer portal"
        )
    return token
