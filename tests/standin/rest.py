"""The door of the REST side: it authenticates, breaks on order, judges and notes every request."""

from __future__ import annotations

import json
import re
import socket
import struct
import time
from typing import Any

from aiohttp import web

from tests.payload_messages import COMPONENTS_V2
from tests.payloads import lint, template, validate
from tests.standin import errors
from tests.standin.errors import Refusal
from tests.standin.faults import Fault, Faults, RateLimits
from tests.standin.posting import Files
from tests.standin.routes import Request, Routes


class Rest:
    """Answers the bot's HTTP requests.

    Args:
        token: the only token that is accepted.
        limits: rate limit buckets to keep, or None for none.
        strict: compare with the OpenAPI description too (slower; done when findings are read).
    """

    def __init__(
        self,
        routes: Routes,
        faults: Faults,
        *,
        token: str,
        limits: RateLimits | None = None,
        strict: bool = True,
    ) -> None:
        self.routes = routes
        self.faults = faults
        self.token = token
        self.limits = limits
        self.strict = strict
        self.requests: list[Request] = []
        self.complaints: list[str] = []
        self.unvalidated: list[Request] = []

    # --- the door ----------------------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        route = template(request.method, path)
        fault = self.faults.next(route)
        if fault is not None and fault.kind in ("reset", "hang"):
            await request.read()
            if fault.kind == "hang":
                await self.faults.wait(fault)
            return self._cut(request)
        body, files = await _read(request)
        made = Request(route, path, body, files, time.monotonic())
        self.requests.append(made)
        if fault is not None and fault.kind == "answer":
            made.status = fault.status
            return _broken(fault)
        if fault is not None and fault.kind == "delay":
            await self.faults.wait(fault)
        response = await self._answer(request, made)
        made.status = response.status
        return self._cut(request) if fault is not None and fault.kind == "lose" else response

    def _cut(self, request: web.Request) -> web.StreamResponse:
        """Reset the TCP connection: the bot sees ECONNRESET."""
        if request.transport is not None:
            raw: socket.socket | None = request.transport.get_extra_info("socket")
            if raw is not None:
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            request.transport.abort()
        return web.Response(status=500)

    async def _answer(self, request: web.Request, made: Request) -> web.Response:
        headers: dict[str, str] = {}
        try:
            open_to_all = made.path.startswith(("/interactions/", "/webhooks/"))
            if not open_to_all and request.headers.get("Authorization") != f"Bot {self.token}":
                raise Refusal(401, 0, "401: Unauthorized")
            found = self.routes.find(request.method, made.path)
            if found is None:
                self.complaints.append(f"{made.route}: the stand-in has no such route")
                raise Refusal(404, 0, "404: Not Found")
            handler, made.ids = found
            if self.limits is not None and made.route.count("{channel_id}"):
                passes, headers = self.limits.ask(made.route, int(made.ids[0]))
                if not passes:
                    return _limited(float(headers["X-RateLimit-Reset-After"]), headers)
            self._judge(made)
            made.answer = answer = await handler(made)
        except Refusal as refusal:
            return _json(refusal.body(), refusal.status, headers)
        return web.Response(status=204, headers=headers) if answer is None else _json(answer, 200, headers)

    def _judge(self, made: Request) -> None:
        """Note complaints; refuse what Discord would refuse."""
        if made.body is None and not made.files:
            return
        edited = self.routes.edited(made)
        body: dict[str, Any] = made.body if isinstance(made.body, dict) else {}
        data: dict[str, Any] = body.get("data") or {} if made.path.endswith("/callback") else body
        kept: list[str] = []
        if edited is not None:
            listed = {str(one["id"]) for one in data.get("attachments") or []}
            kept = [one.name for one in edited.files if "attachments" not in data or str(one.id) in listed]
        complaints = lint(
            made.body, made.route, v2=edited.v2 if edited is not None else None, files=made.names, kept=kept
        )
        becomes_v2 = bool(int(data.get("flags") or 0) & COMPONENTS_V2)
        if edited is not None and becomes_v2 and not edited.v2 and edited.content and data.get("content", "kept"):
            complaints.append("flags: a message with content becomes Components V2 only when its content is cleared")
        self.complaints += [f"{made.route}: {one}" for one in complaints]
        if self.strict:
            self.unvalidated.append(made)
        fatal = [one for one in complaints if not one.startswith("house:")]
        if fatal:
            raise errors.invalid_form(fatal)

    def findings(self) -> list[str]:
        """All complaints so far, each once."""
        while self.unvalidated:
            made = self.unvalidated.pop()
            self.complaints += [f"{made.route}: {one}" for one in validate(made.body, made.route)]
        return list(dict.fromkeys(self.complaints))


async def _read(request: web.Request) -> tuple[Any, Files]:
    """The JSON body and the uploaded files of a request."""
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


def _json(body: Any, status: int, headers: dict[str, str]) -> web.Response:
    # Exactly application/json: discord.py takes "; charset=utf-8" for text.
    raw = json.dumps(body).encode()
    return web.Response(body=raw, status=status, headers={**headers, "Content-Type": "application/json"})


def _limited(
    retry_after: float, headers: dict[str, str], *, everywhere: bool = False, via: bool = True
) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere}
    return _json(body, 429, {**headers, **({"Via": "1.1 stand-in"} if via else {})})


def _broken(fault: Fault) -> web.Response:
    if fault.status == 429:
        return _limited(fault.retry_after or 0.1, {}, everywhere=fault.everywhere, via=fault.via)
    return _json({"message": f"{fault.status}: on order", "code": 0}, fault.status, {})
