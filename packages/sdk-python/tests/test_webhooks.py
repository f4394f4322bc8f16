"""What the service signs is believed, whatever else is refused with its reason; the receiver hands events out."""

import asyncio
import json
import socket
import threading
import unittest

import httpx

import marque
from marque import ApiTimeoutError, Receiver, ReceiverError, SignatureVerificationError, webhooks
from marque.testing import TEST_SECRET, failure_event, sign_event, success_event


class Verify(unittest.TestCase):
    def test_returns_the_event_of_a_signed_body_as_bytes_or_text(self) -> None:
        event = failure_event(note="Café ☕")
        body, headers = sign_event(event)
        for given in (body, body.decode(), bytearray(body)):
            self.assertEqual(webhooks.verify(given, headers, TEST_SECRET), event)

    def test_reads_the_signature_from_any_frameworks_headers(self) -> None:
        body, headers = sign_event(success_event())
        signature = headers["service-signature"]
        for given in (
            {"Service-Signature": signature},
            {"service-signature": [signature]},
            {"SERVICE-SIGNATURE": signature.encode()},
            httpx.Headers({"Service-Signature": signature.upper()}),
        ):
            webhooks.verify(body, given, TEST_SECRET)

    def test_refuses_what_is_not_genuine_and_says_why(self) -> None:
        event = success_event()
        body, headers = sign_event(event)
        cases = [
            (body, {}, TEST_SECRET, "no Service-Signature header"),
            (body, {"service-signature": "v1=abc"}, TEST_SECRET, "not a hex digest"),
            (body, {"service-signature": []}, TEST_SECRET, "not a hex digest"),
            (body, sign_event(event, "whsec_b3RoZXI=")[1], TEST_SECRET, "the secret is not this workspace's"),
            (body.replace(b"success", b"failed"), headers, TEST_SECRET, "changed on the way"),
            (json.dumps(event, indent=2), headers, TEST_SECRET, "parsed and written again"),
            (body + b"\n", headers, TEST_SECRET, "white space at its end"),
            (event, headers, TEST_SECRET, "parsed already"),
            (body, headers, TEST_SECRET[6:], "whsec_ included"),
        ]
        for given, fields, secret, words in cases:
            with self.subTest(words), self.assertRaisesRegex(SignatureVerificationError, words):
                webhooks.verify(given, fields, secret)  # type: ignore[arg-type]


class TheReceiver(unittest.TestCase):
    def setUp(self) -> None:
        self.receiver = Receiver(TEST_SECRET)
        self.addCleanup(self.receiver.close)

    def send(self, event: marque.Event, secret: str = TEST_SECRET) -> int:
        body, headers = sign_event(event, secret)
        return httpx.post(self.receiver.url, content=body, headers=headers).status_code

    def test_gives_the_event_of_a_job_whether_it_came_before_or_comes_after_one_asks(self) -> None:
        early, late = success_event(), failure_event()
        self.assertEqual(self.send(early), 200)
        self.assertEqual(self.receiver.event_of(early["data"]["job_id"]), early)
        threading.Timer(0.1, lambda: (self.send(failure_event()), self.send(late))).start()
        self.assertEqual(self.receiver.event_of(late["data"]["job_id"], timeout=10), late)

    def test_is_not_misled_by_an_event_that_somebody_else_signed(self) -> None:
        event = success_event()
        self.assertEqual(self.send(event, "whsec_b3RoZXI="), 400)
        with self.assertRaisesRegex(ApiTimeoutError, "did not arrive in time"):
            self.receiver.event_of(event["data"]["job_id"], timeout=0.1)

    def test_shows_every_request_as_it_comes_refused_ones_with_the_reason(self) -> None:
        event = failure_event()
        body, headers = sign_event(event)
        httpx.post(self.receiver.url, content=body + b"\n", headers=headers)
        self.send(event)
        arrivals = self.receiver.arrivals()
        self.assertIn("white space", next(arrivals).problem or "")
        self.assertEqual(next(arrivals).event, event)
        self.receiver.close()
        self.assertEqual(list(arrivals), [])

    def test_takes_post_alone_no_more_than_an_event_can_be_and_chunks(self) -> None:
        self.assertEqual(httpx.get(self.receiver.url).status_code, 405)
        self.assertEqual(httpx.post(self.receiver.url, content=b"x" * 3_000_000).status_code, 413)
        event = success_event()
        body, headers = sign_event(event)
        answer = httpx.post(self.receiver.url, content=iter([body[:10], body[10:]]), headers=headers)
        self.assertEqual((answer.status_code, answer.request.headers["transfer-encoding"]), (200, "chunked"))

    def test_a_connection_that_says_nothing_holds_nobody_up(self) -> None:
        with socket.create_connection(("127.0.0.1", self.receiver.port)):
            self.assertEqual(self.send(success_event()), 200)

    def test_close_ends_a_wait(self) -> None:
        threading.Timer(0.1, self.receiver.close).start()
        with self.assertRaisesRegex(ApiTimeoutError, "closed before"):
            self.receiver.event_of("job_none", timeout=10)

    def test_says_why_it_cannot_be_started(self) -> None:
        with self.assertRaisesRegex(ReceiverError, "cannot listen"):
            Receiver(TEST_SECRET, port=self.receiver.port)
        with self.assertRaisesRegex(ReceiverError, "whsec_ included"):
            Receiver("secret")
        with self.assertRaisesRegex(ReceiverError, "certificate cannot be used"):
            Receiver(TEST_SECRET, certificate=("/nowhere/cert.pem", "/nowhere/key.pem"))
        with self.assertRaisesRegex(ReceiverError, "npm start"):
            Receiver.local(secret=TEST_SECRET, data_dir="/nowhere")


class TheReceiverInAsyncio(unittest.IsolatedAsyncioTestCase):
    async def test_a_wait_can_be_cancelled_and_ends_with_the_event(self) -> None:
        with Receiver(TEST_SECRET) as receiver:
            abandoned = asyncio.create_task(receiver.event_of_async("job_none"))
            await asyncio.sleep(0.1)
            abandoned.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await abandoned
            event = success_event()
            waiting = asyncio.create_task(receiver.event_of_async(event["data"]["job_id"], timeout=10))
            body, headers = sign_event(event)
            async with httpx.AsyncClient() as client:
                await client.post(receiver.url, content=body, headers=headers)
            self.assertEqual(await waiting, event)
            with self.assertRaisesRegex(ApiTimeoutError, "in time"):
                await receiver.event_of_async("job_none", timeout=0.01)


if __name__ == "__main__":
    unittest.main()
