"""The door of the REST side: it authenticates, holds the limits and answers every request of the bot."""

from __future__ import annotations

import json
import re
import secrets
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from bot.home.limits import RateLimits, too_much
from bot.home.posting import Files
from bot.home.refusals import Refusal, invalid_form
from bot.home.routes import Request, Routes
from bot.home.templates import template

PREFIX = "/api/v10"


@dataclass(frozen=True)
class Answer:
    """What Discord answers, before it becomes HTTP."""

    status: int
    body: bytes | None = None
    headers: dict[str, str] = field(default_factory=dict)


class Rest:
    """Answers the bot's HTTP requests.

    Args:
        routes: what can be asked for.
        token: the only token that is accepted.
        limits: rate limit buckets to keep, or None for none.
    """

    def __init__(self, routes: Routes, *, token: str, limits: RateLimits | None = None) -> None:
        self.routes = routes
        self.token = token
        self.limits = limits
        self.in_flight = 0
        """Requests that are being answered now."""

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One request, from its bytes to its answer."""
        self.in_flight += 1
        try:
            body, files = await _read(request)
            path = request.path.removeprefix(PREFIX)
            answer = await self.take(request.method, path, request.headers.get("Authorization", ""), body, files)
            return web.Response(body=answer.body, status=answer.status, headers=answer.headers)
        finally:
            self.in_flight -= 1

    async def take(self, method: str, path: str, authorization: str, body: Any, files: Files) -> Answer:
        """One request, whichever way it came.

        Args:
            method: HTTP method.
            path: below the API's address, with real ids.
            authorization: the header of this name, or nothing.
            body: its JSON.
            files: what was uploaded with it.
        """
        made = Request(template(method, path), path, body, files, self.routes.world.clock.now())
        return await self.answer(method, authorization, made)

    async def answer(self, method: str, authorization: str, made: Request) -> Answer:
        """What Discord says to it."""
        headers: dict[str, str] = {}
        try:
            open_to_all = made.path.startswith(("/interactions/", "/webhooks/"))
            if not open_to_all and not secrets.compare_digest(authorization.encode(), f"Bot {self.token}".encode()):
                raise Refusal(401, 0, "401: Unauthorized")
            found = self.routes.find(method, made.path)
            if found is None:
                self.unknown(made)
                raise Refusal(404, 0, "404: Not Found")
            handler, made.ids = found
            if self.limits is not None and made.route.count("{channel_id}"):
                passes, headers = self.limits.ask(made.route, int(made.ids[0]))
                if not passes:
                    return limited(float(headers["X-RateLimit-Reset-After"]), headers)
            self.judge(made)
            made.answer = answer = await handler(made)
        except Refusal as refusal:
            return answered(refusal.body(), refusal.status, headers)
        return Answer(204, headers=headers) if answer is None else answered(answer, 200, headers)

    def judge(self, made: Request) -> None:
        """Refuse what Discord would refuse.

        Raises:
            Refusal: the body carries more than a message may.
        """
        body: dict[str, Any] = made.body if isinstance(made.body, dict) else {}
        complaints = too_much(body.get("data") or {} if made.path.endswith("/callback") else body)
        if complaints:
            raise invalid_form(complaints)

    def unknown(self, made: Request) -> None:
        """Told of a request for which there is no route."""


async def _read(request: web.Request) -> tuple[Any, Files]:
    if request.content_type != "multipart/form-data":
        raw = await request.read()
        return (json.loads(raw) if raw else None), {}
    body: Any = None
    files: dict[int, tuple[str, bytes]] = {}
    async for part in await request.multipart():
        name = getattr(part, "name", "") or ""
        data = bytes(await part.read(decode=False))  # type: ignore[union-attr]
        if name == "payload_json":
            body = json.loads(data)
        elif match := re.fullmatch(r"files\[(\d+)\]", name):
            files[int(match[1])] = (getattr(part, "filename", None) or "unnamed", data)
    return body, files


def answered(body: Any, status: int, headers: dict[str, str]) -> Answer:
    """A JSON answer as discord.py reads it."""
    # Exactly application/json: discord.py takes "; charset=utf-8" for text.
    return Answer(status, json.dumps(body).encode(), {**headers, "Content-Type": "application/json"})


def limited(retry_after: float, headers: dict[str, str], *, everywhere: bool = False, via: bool = True) -> Answer:
    """The answer to one request too many; without a `Via` header it reads as a ban."""
    body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere}
    return answered(body, 429, {**headers, **({"Via": "1.1 madang"} if via else {})})
