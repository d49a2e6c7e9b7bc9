"""What Discord answers when it refuses, and what a person sees when the bot does not answer."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """An HTTP error answer of Discord.

    Args:
        status: HTTP status.
        code: Discord's own JSON error code (0: none).
        message: Discord's text for it.
        details: field errors, for ``50035``.
    """

    def __init__(self, status: int, code: int, message: str, details: Any = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.details = details

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.details:
            body["errors"] = self.details
        return body


class InteractionFailed(Exception):
    """The person saw "The application did not respond"."""


class NotOffered(Exception):
    """The person's client would not offer this: no such command, option, button or permission."""


def unknown_channel() -> Refusal:
    return Refusal(404, 10003, "Unknown Channel")


def unknown_guild() -> Refusal:
    return Refusal(404, 10004, "Unknown Guild")


def unknown_member() -> Refusal:
    return Refusal(404, 10007, "Unknown Member")


def unknown_message() -> Refusal:
    return Refusal(404, 10008, "Unknown Message")


def unknown_role() -> Refusal:
    return Refusal(404, 10011, "Unknown Role")


def unknown_user() -> Refusal:
    return Refusal(404, 10013, "Unknown User")


def unknown_interaction() -> Refusal:
    return Refusal(404, 10062, "Unknown interaction")


def already_acknowledged() -> Refusal:
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> Refusal:
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    return Refusal(403, 50013, "Missing Permissions")


def cannot_message_user() -> Refusal:
    return Refusal(403, 50007, "Cannot send messages to this user")


def not_the_author() -> Refusal:
    return Refusal(403, 50005, "Cannot edit a message authored by another user")


def invalid_webhook_token() -> Refusal:
    return Refusal(401, 50027, "Invalid Webhook Token")


def thread_archived() -> Refusal:
    return Refusal(400, 50083, "Thread is archived")


def thread_locked() -> Refusal:
    return Refusal(400, 160005, "Thread is locked")


def thread_there() -> Refusal:
    return Refusal(400, 160004, "A thread has already been created for this message")


def too_many_threads() -> Refusal:
    return Refusal(400, 160006, "Maximum number of active threads reached")


def old_message_edits() -> Refusal:
    return Refusal(429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later.")


def too_large() -> Refusal:
    return Refusal(413, 40005, "Request entity too large")


def invalid_form(complaints: list[str]) -> Refusal:
    details = {"_errors": [{"code": "STANDIN_LINT", "message": one} for one in complaints]}
    return Refusal(400, 50035, "Invalid Form Body", details)
