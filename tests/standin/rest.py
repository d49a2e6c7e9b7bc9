"""The door of the REST side with bad days on order: it breaks as told, judges and notes every request."""

from __future__ import annotations

import socket
import struct
from typing import Any

from aiohttp import web

from bot.home import refusals
from bot.home.components import COMPONENTS_V2
from bot.home.limits import RateLimits
from bot.home.posting import Files
from bot.home.rest import Answer, Rest, answered, limited
from bot.home.routes import Request, Routes
from bot.home.templates import template
from tests.payloads import lint, validate
from tests.standin.faults import Fault, Faults


class Cut(Exception):
    """The connection is reset instead of an answer."""


class JudgingRest(Rest):
    """Answers the bot's HTTP requests, and keeps account of them.

    Args:
        routes: what can be asked for.
        faults: what goes wrong.
        token: the only token that is accepted.
        limits: rate limit buckets to keep, or None for none.
        strict: compare with the OpenAPI description too (slower; done when findings are read).
    """

    def __init__(
        self, routes: Routes, faults: Faults, *, token: str, limits: RateLimits | None = None, strict: bool = True
    ) -> None:
        super().__init__(routes, token=token, limits=limits)
        self.faults = faults
        self.strict = strict
        self.requests: list[Request] = []
        self.complaints: list[str] = []
        self.unvalidated: list[Request] = []

    # --- the door ----------------------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        try:
            return await super().handle(request)
        except Cut:
            return self._cut(request)

    async def take(self, method: str, path: str, authorization: str, body: Any, files: Files) -> Answer:
        """As Discord does, if the day is good.

        Raises:
            Cut: the connection is reset.
        """
        made = Request(template(method, path), path, body, files, self.routes.world.clock.now())
        fault = self.faults.next(made.route)
        if fault is not None and fault.kind in ("reset", "hang"):
            if fault.kind == "hang":
                await self.faults.wait(fault)
            raise Cut
        self.requests.append(made)
        if fault is not None and fault.kind == "answer":
            made.status = fault.status
            return _broken(fault)
        if fault is not None and fault.kind == "delay":
            await self.faults.wait(fault)
        answer = await self.answer(method, authorization, made)
        made.status = answer.status
        if fault is not None and fault.kind == "lose":
            raise Cut
        return answer

    def _cut(self, request: web.Request) -> web.StreamResponse:
        """Reset the TCP connection: the bot sees ECONNRESET."""
        if request.transport is not None:
            raw: socket.socket | None = request.transport.get_extra_info("socket")
            if raw is not None:
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            request.transport.abort()
        return web.Response(status=500)

    def unknown(self, made: Request) -> None:
        self.complaints.append(f"{made.route}: the stand-in has no such route")

    def judge(self, made: Request) -> None:
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
            raise refusals.invalid_form(fatal)
        super().judge(made)

    def findings(self) -> list[str]:
        """All complaints so far, each once."""
        while self.unvalidated:
            made = self.unvalidated.pop()
            self.complaints += [f"{made.route}: {one}" for one in validate(made.body, made.route)]
        return list(dict.fromkeys(self.complaints))


def _broken(fault: Fault) -> Answer:
    if fault.status == 429:
        return limited(fault.retry_after or 0.1, {}, everywhere=fault.everywhere, via=fault.via)
    return answered({"message": f"{fault.status}: on order", "code": fault.code}, fault.status, {})
