"""A TCP proxy that holds bytes back: the network's delay, in both directions alike.

Shared by the browser tests and ``scripts/benchmarks/ui.py``. Knows nothing of HTTP.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_CHUNK_BYTES = 65_536


class DelayProxy:
    """Listens on a free port of 127.0.0.1 and passes everything on after ``delay_s``.

    Order is kept and bandwidth is not limited. ``delay_s`` may be changed while it runs; bytes
    under way keep the delay that they came with.
    """

    def __init__(self, target_port: int, delay_s: float) -> None:
        self.delay_s = delay_s
        self.port = 0
        self._target_port = target_port
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="delay proxy", daemon=True)

    @property
    def url(self) -> str:
        """Return the address that stands for the target's."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start listening."""
        self._thread.start()
        self._ready.wait()

    def stop(self) -> None:
        """Cut every connection and stop listening."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            await asyncio.sleep(2 * self.delay_s)  # as TCP's own handshake would
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target_port)
            await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        sender = asyncio.create_task(self._send(queue, writer))
        try:
            while data := await reader.read(_CHUNK_BYTES):
                queue.put_nowait((self._loop.time() + self.delay_s, data))
        except OSError:
            pass
        queue.put_nowait((self._loop.time() + self.delay_s, b""))
        await sender

    async def _send(
        self, queue: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter
    ) -> None:
        with suppress(OSError):
            while True:
                due, data = await queue.get()
                await asyncio.sleep(max(0.0, due - self._loop.time()))
                if not data:
                    break
                writer.write(data)
                await writer.drain()
        writer.close()


@contextmanager
def delayed(target_port: int, delay_s: float) -> Iterator[DelayProxy]:
    """Run a proxy for the time of a ``with`` block."""
    proxy = DelayProxy(target_port, delay_s)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()
