"""Log lines: one event, one line, whatever text a visitor sent in.

Knows nothing of who logs what. Visitors' text reaches log messages by many ways (addresses, event
arguments, errors that quote them), so it is made harmless where lines are written, in one place.
"""

from __future__ import annotations

import logging
import sys
import traceback

_MAX_MESSAGE = 2_000
_MAX_CALLS = 6


class OneLineFormatter(logging.Formatter):
    """Escapes control characters in the message and cuts it; a traceback keeps its lines.

    Of each traceback only the innermost calls are shown: a page's fault comes through fifty of the
    web framework's, twice.
    """

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802, D102 (the base's name)
        record.message = escape(record.message.rstrip())[:_MAX_MESSAGE]
        return super().formatMessage(record)

    def formatException(self, ei: logging._SysExcInfoType) -> str:  # noqa: N802, D102
        lines = "".join(traceback.format_exception(*ei, limit=-_MAX_CALLS)).splitlines()
        return "\n".join(f"  {escape(line)}" for line in lines)


def escape(text: str) -> str:
    """Return ``text`` with everything that isn't printable written as an escape sequence."""
    return "".join(
        character if character.isprintable() else character.encode("unicode_escape").decode()
        for character in text
    )


def configure_logging(level: str) -> None:
    """Send every log line at or above ``level`` to standard error, the server's own from warnings.

    Replaces handlers that are there already, so a second call doesn't double lines.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLineFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "asyncio"):
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
    for name in ("engineio.server", "socketio.server"):  # errors there are what strangers send
        logging.getLogger(name).setLevel(logging.CRITICAL)
