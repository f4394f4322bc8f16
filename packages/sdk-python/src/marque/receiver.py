"""A small web server that verifies what it gets, for scripts and tests that wait for a brand."""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any

from .errors import ApiTimeoutError, ReceiverError, SignatureVerificationError
from .types import Event
from .webhooks import verify

PATIENCE_SECONDS = 150.0
"""Longer than the processing window and the first two attempts of a delivery."""
MOST_KEPT = 1_000
"""Of what nobody has asked for yet; the oldest go first."""
LARGEST_BODY = 2 * 1024 * 1024
"""An event has at most 1 MB; whatever is larger did not come from the service."""
SILENCE_SECONDS = 10.0
"""After which a connection that says nothing is closed."""


@dataclass(frozen=True)
class Arrival:
    """One request that reached the receiver: an event, or why it is not believed."""

    headers: dict[str, str]
    body: bytes
    event: Event | None
    problem: str | None


class Receiver:
    """Listens as soon as it is made; close it, or use it in ``with``.

    ``certificate``: paths of a certificate and its key in PEM, for HTTPS. Without them the receiver speaks HTTP, for a
    tunnel or a proxy that terminates TLS. ``url``: where the service reaches it, when that is not where it listens.

    A service that stays up calls ``marque.webhooks.verify`` in its own web framework instead.
    """

    def __init__(
        self,
        secret: str,
        *,
        certificate: tuple[str | os.PathLike[str], str | os.PathLike[str]] | None = None,
        port: int = 0,
        host: str = "localhost",
        url: str | None = None,
    ) -> None:
        if not secret.startswith("whsec_"):
            raise ReceiverError("The secret must be the whole Webhook Secret, whsec_ included.")
        self._secret = secret
        self._arrivals: deque[Arrival] = deque(maxlen=MOST_KEPT)
        self._events: OrderedDict[str, Event] = OrderedDict()
        self._changed = threading.Condition()
        self._is_closed = False
        tls = _tls_of(certificate)
        try:
            self._server = _Server((host, port), self, tls)
        except OSError as error:
            raise ReceiverError(f"The receiver cannot listen on {host}:{port}: {error}.") from error
        self.port: int = self._server.server_address[1]
        self.url = url or f"{'http' if tls is None else 'https'}://localhost:{self.port}/"
        """What to give as ``webhook_url``."""
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    @classmethod
    def local(
        cls,
        *,
        secret: str | None = None,
        data_dir: str | os.PathLike[str] | None = None,
        port: int = 0,
    ) -> Receiver:
        """A receiver beside a service on this machine, with the certificate from its data directory.

        The secret is that of ``MARQUE_WEBHOOK_SECRET`` unless given, the directory that of ``MARQUE_DATA_DIR``, else
        ``.marque``.
        """
        known = secret or os.environ.get("MARQUE_WEBHOOK_SECRET")
        if not known:
            raise ReceiverError("There is no webhook secret: set MARQUE_WEBHOOK_SECRET, or give secret=.")
        tls = Path(data_dir or os.environ.get("MARQUE_DATA_DIR") or ".marque") / "tls"
        certificate = (tls / "leaf.pem", tls / "leaf-key.pem")
        if not all(path.exists() for path in certificate):
            raise ReceiverError(
                f"There is no local certificate in {tls}; start the service on this machine once (npm start), "
                "or make a Receiver with a certificate and url of your own."
            )
        return cls(known, certificate=certificate, port=port)

    def event_of(self, job_id: str, *, timeout: float = PATIENCE_SECONDS) -> Event:
        """The event of a job, whether it came already or is still to come; ApiTimeoutError when it does not."""
        deadline = time.monotonic() + timeout
        with self._changed:
            while job_id not in self._events:
                if self._is_closed:
                    raise ApiTimeoutError(f"The receiver was closed before the event of {job_id} arrived.")
                left = deadline - time.monotonic()
                if left <= 0:
                    raise ApiTimeoutError(f"The event of {job_id} did not arrive in time.")
                self._changed.wait(left)
            return self._events[job_id]

    async def event_of_async(self, job_id: str, *, timeout: float = PATIENCE_SECONDS) -> Event:
        """As ``event_of``, for asyncio. Looks twenty times per second, so that a cancelled wait leaves no thread."""
        deadline = time.monotonic() + timeout
        while True:
            with self._changed:
                is_there = job_id in self._events or self._is_closed
            if is_there or time.monotonic() >= deadline:
                return self.event_of(job_id, timeout=0)
            await asyncio.sleep(0.05)

    def arrivals(self) -> Iterator[Arrival]:
        """Each request as it comes, refused ones too, until ``close``. Every request is given to one caller."""
        while True:
            with self._changed:
                while not self._arrivals and not self._is_closed:
                    self._changed.wait()
                if not self._arrivals:
                    return
                arrival = self._arrivals.popleft()
            yield arrival

    def close(self) -> None:
        """Ends all waits."""
        with self._changed:
            if self._is_closed:
                return
            self._is_closed = True
            self._changed.notify_all()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def __enter__(self) -> Receiver:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _receive(self, headers: dict[str, str], body: bytes) -> Arrival:
        try:
            arrival = Arrival(headers, body, verify(body, headers, self._secret), None)
        except (SignatureVerificationError, ValueError) as error:
            arrival = Arrival(headers, body, None, str(error))
        with self._changed:
            self._arrivals.append(arrival)
            if arrival.event is not None:
                self._events[arrival.event["data"]["job_id"]] = arrival.event
                if len(self._events) > MOST_KEPT:
                    self._events.popitem(last=False)
            self._changed.notify_all()
        return arrival


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, address: tuple[str, int], receiver: Receiver, tls: ssl.SSLContext | None) -> None:
        self.receiver = receiver
        self.tls = tls
        super().__init__(address, _Handler)

    def get_request(self) -> tuple[socket.socket, Any]:
        connection, address = super().get_request()
        if self.tls is None:
            return connection, address
        # The handshake is left to the connection's own thread: one that never finishes must not hold up the others.
        return self.tls.wrap_socket(connection, server_side=True, do_handshake_on_connect=False), address

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A connection that breaks is the sender's affair; whoever waits for an event is told by its time-out."""


class _Handler(BaseHTTPRequestHandler):
    server: _Server
    protocol_version = "HTTP/1.1"
    timeout = SILENCE_SECONDS

    def do_POST(self) -> None:
        body = self._body()
        if body is None:
            self._say(413, "The body is larger than any event.")
            return
        arrival = self.server.receiver._receive({name.lower(): value for name, value in self.headers.items()}, body)
        self._say(200 if arrival.event is not None else 400, arrival.problem or "ok")

    def do_GET(self) -> None:
        self._say(405, "Events come by POST.")

    do_HEAD = do_PUT = do_PATCH = do_DELETE = do_GET

    def _body(self) -> bytes | None:
        """The bytes; None when there are more than an event can have.

        They are read to their end all the same: leaving them would end the connection that the answer goes out on.
        """
        body = bytearray()
        is_too_large = False
        for piece in self._pieces():
            is_too_large = is_too_large or len(body) + len(piece) > LARGEST_BODY
            if not is_too_large:
                body += piece
        return None if is_too_large else bytes(body)

    def _pieces(self) -> Iterator[bytes]:
        if "chunked" not in self.headers.get("Transfer-Encoding", "").lower():
            yield from self._read(int(self.headers.get("Content-Length", "0")))
            return
        while (size := int(self.rfile.readline(100).split(b";")[0], 16)) > 0:
            yield from self._read(size)
            self.rfile.readline(100)
        self.rfile.readline(100)

    def _read(self, size: int) -> Iterator[bytes]:
        while size > 0 and (piece := self.rfile.read(min(size, 65_536))):
            size -= len(piece)
            yield piece

    def _say(self, status: int, text: str) -> None:
        answer = text.encode()
        # Each delivery is one request; what follows an unread body would be taken for the next one.
        self.close_connection = True
        self.send_response(status)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.send_header("Content-Length", str(len(answer)))
        self.send_header("Connection", "close")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(answer)

    def log_message(self, format: str, *args: Any) -> None:
        """Silent: ``arrivals`` tells what came."""


def _tls_of(
    certificate: tuple[str | os.PathLike[str], str | os.PathLike[str]] | None,
) -> ssl.SSLContext | None:
    if certificate is None:
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(*certificate)
    except (OSError, ssl.SSLError) as error:
        raise ReceiverError(f"The certificate cannot be used: {error}.") from error
    return context
