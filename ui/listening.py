"""Sockets that the server listens on, opened before anything else starts.

Knows nothing of HTTP. Opening first turns a port in use into one clear line, and a browser that
comes while the words are still being read waits instead of being refused.
"""

from __future__ import annotations

import errno
import socket

from literatura.errors import LiteraturaError


class ListenError(LiteraturaError):
    """The server can't listen on the address that it was given."""

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(host, port, reason)
        self.host = host
        self.port = port
        self.reason = reason

    def __str__(self) -> str:
        return f"can't listen on {url_host(self.host)}:{self.port}: {self.reason}"


class PortInUseError(ListenError):
    """Another program listens there already."""

    def __str__(self) -> str:
        return (
            f"port {self.port} on {self.host} is in use by another program; "
            "stop it or set LITERATURA_PORT to another port"
        )


def url_host(host: str) -> str:
    """Return the host as it stands in a URL: IPv6 addresses in brackets."""
    return f"[{host}]" if ":" in host else host


def open_sockets(host: str, port: int) -> list[socket.socket]:
    """Return listening sockets for every address of ``host``, IPv4 and IPv6.

    An address that this machine doesn't have (IPv6 on a host without it) is left out as long as
    another one works.

    Raises:
        PortInUseError: another program listens on one of the addresses.
        ListenError: no address can be listened on.
    """
    opened: list[socket.socket] = []
    refusal: OSError | None = None
    for family, address in _addresses(host, port):
        try:
            opened.append(socket.create_server(address, family=family))
        except OSError as error:
            refusal = error
            if error.errno == errno.EADDRINUSE:
                break
    in_use = refusal is not None and refusal.errno == errno.EADDRINUSE
    if refusal is not None and (in_use or not opened):
        for one in opened:
            one.close()
        reason = refusal.strerror or str(refusal)
        raise (PortInUseError if in_use else ListenError)(host, port, reason)
    return opened


def _addresses(host: str, port: int) -> list[tuple[socket.AddressFamily, tuple[str, int]]]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "not a host name or an address"
        raise ListenError(host, port, reason) from None
    unique = dict.fromkeys((family, (str(address[0]), port)) for family, _, _, _, address in found)
    return list(unique)
