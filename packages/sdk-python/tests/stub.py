"""A real socket that answers by a list, one entry per request, and remembers what came."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Stub:
    def __init__(self, *answers: tuple[int, object, dict[str, str]] | None) -> None:
        self.requests: list[tuple[str, str, dict[str, str], bytes]] = []
        stub = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                stub.requests.append((self.command, self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                answer = answers[min(len(stub.requests), len(answers)) - 1]
                if answer is None:
                    stub.released.wait(10)
                    return
                status, content, headers = answer
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(content.encode() if isinstance(content, str) else json.dumps(content).encode())

            do_GET = do_POST = do_PATCH = do_DELETE = answer

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.released = threading.Event()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def __enter__(self) -> Stub:
        return self

    def __exit__(self, *_: object) -> None:
        self.released.set()
        self.server.shutdown()
        self.server.server_close()


def error(kind: str, code: str) -> dict[str, dict[str, str]]:
    return {"error": {"type": kind, "code": code, "message": f"{code} happened", "param": "p"}}
