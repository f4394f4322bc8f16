"""Keys, retries, errors and pages, on real sockets."""

import asyncio
import json
import time
import unittest

import marque
from marque import AsyncMarque, Marque

from stub import Stub, error

KEY = "sk_test_abc"


def page(ids: list[str], following: str | None) -> tuple[int, object, dict[str, str]]:
    data = [{"id": each} for each in ids]
    return (200, {"object": "list", "data": data, "has_more": following is not None, "next_cursor": following}, {})


class TheClient(unittest.TestCase):
    def test_sends_the_key_and_an_idempotency_key_that_retries_keep(self) -> None:
        with Stub((503, error("api_error", "service_unavailable"), {}), (201, {"id": "proj_1"}, {})) as stub:
            with Marque(KEY, base_url=stub.url) as client:
                self.assertEqual(client.projects.create(name="n"), {"id": "proj_1"})
            keys = [headers["idempotency-key"] for _, _, headers, _ in stub.requests]
            self.assertEqual(len(keys), 2)
            self.assertEqual(keys[0], keys[1])
            self.assertRegex(keys[0], "^[0-9a-f-]{36}$")
            self.assertEqual(stub.requests[0][2]["authorization"], f"Bearer {KEY}")

    def test_sends_the_idempotency_key_it_is_given_and_none_on_get(self) -> None:
        with Stub((201, {"id": "proj_1"}, {})) as stub, Marque(KEY, base_url=stub.url) as client:
            client.projects.create(name="n", idempotency_key="mine")
            client.projects.retrieve("proj_1")
            self.assertEqual(stub.requests[0][2]["idempotency-key"], "mine")
            self.assertNotIn("idempotency-key", stub.requests[1][2])

    def test_waits_as_long_as_retry_after_says(self) -> None:
        limited = (429, error("rate_limit_error", "rate_limit_exceeded"), {"Retry-After": "1"})
        with Stub(limited, (200, {"id": "x"}, {})) as stub, Marque(KEY, base_url=stub.url) as client:
            started = time.monotonic()
            client.projects.retrieve("proj_1")
            self.assertGreaterEqual(time.monotonic() - started, 0.99)

    def test_does_not_try_a_4xx_again_and_raises_it_by_type(self) -> None:
        cases = [
            (400, "invalid_request_error", marque.InvalidRequestError),
            (404, "invalid_request_error", marque.InvalidRequestError),
            (401, "authentication_error", marque.AuthenticationError),
        ]
        for status, kind, expected in cases:
            with self.subTest(status=status), Stub((status, error(kind, "some_code"), {"X-Request-Id": "req_1"})) as stub:
                with Marque(KEY, base_url=stub.url) as client, self.assertRaises(expected) as raised:
                    client.projects.retrieve("proj_1")
                failure = raised.exception
                self.assertEqual(
                    (failure.status, failure.code, failure.param, failure.request_id, str(failure)),
                    (status, "some_code", "p", "req_1", "some_code happened"),
                )
                self.assertEqual(len(stub.requests), 1)

    def test_gives_up_after_its_retries_with_the_last_answer_also_when_that_is_no_json(self) -> None:
        with Stub((502, "<html>", {})) as stub, Marque(KEY, base_url=stub.url, max_retries=1) as client:
            with self.assertRaises(marque.ApiError) as raised:
                client.projects.retrieve("proj_1")
            self.assertEqual((raised.exception.status, len(stub.requests)), (502, 2))
        limited = (429, error("rate_limit_error", "rate_limit_exceeded"), {"Retry-After": "7"})
        with Stub(limited) as stub, Marque(KEY, base_url=stub.url) as client:
            with self.assertRaises(marque.RateLimitError) as refused:
                client.with_options(max_retries=0).projects.list()
            self.assertEqual(refused.exception.retry_after, 7)

    def test_tells_a_page_of_somebody_else_from_an_answer_and_follows_no_redirect(self) -> None:
        with Stub((200, "<html>", {}), (302, "", {"Location": "/elsewhere"})) as stub:
            with Marque(KEY, base_url=stub.url) as client:
                with self.assertRaisesRegex(marque.ApiError, "not JSON"):
                    client.projects.retrieve("proj_1")
                with self.assertRaises(marque.ApiError):
                    client.projects.retrieve("proj_1")
            self.assertEqual(len(stub.requests), 2)

    def test_tells_a_failed_connection_from_a_timeout(self) -> None:
        with Stub(None) as stub, Marque(KEY, base_url=stub.url, timeout=0.1, max_retries=0) as client:
            with self.assertRaises(marque.ApiTimeoutError):
                client.projects.retrieve("p")
        with Marque(KEY, base_url="http://127.0.0.1:1", max_retries=0) as nobody:
            with self.assertRaises(marque.ApiConnectionError):
                nobody.projects.retrieve("p")

    def test_iterates_over_all_pages_or_gives_them_one_by_one(self) -> None:
        pages = [page(["a", "b"], "b"), page(["c"], None)]
        with Stub(*pages, *pages) as stub, Marque(KEY, base_url=stub.url) as client:
            self.assertEqual([each["id"] for each in client.projects.list(limit=2)], ["a", "b", "c"])
            self.assertEqual(
                [path for _, path, _, _ in stub.requests],
                ["/v1/projects?limit=2", "/v1/projects?limit=2&starting_after=b"],
            )
            second = client.projects.list().next_page()
            assert second is not None
            self.assertEqual([each["id"] for each in second.data], ["c"])
            self.assertIsNone(second.next_page())

    def test_leaves_alone_what_an_update_does_not_name_and_clears_with_none(self) -> None:
        with Stub((200, {}, {})) as stub, Marque(KEY, base_url=stub.url) as client:
            client.projects.update("proj_1", name="m")
            client.projects.update("proj_1", description=None)
            self.assertEqual([json.loads(body) for _, _, _, body in stub.requests], [{"name": "m"}, {"description": None}])

    def test_an_id_cannot_become_another_path(self) -> None:
        with Stub((200, {}, {})) as stub, Marque(KEY, base_url=stub.url) as client:
            client.projects.retrieve("../x?y")
            self.assertEqual(stub.requests[0][1], "/v1/projects/..%2Fx%3Fy")
            with self.assertRaisesRegex(ValueError, "empty"):
                client.projects.delete("")

    def test_refuses_what_cannot_be_before_anything_is_sent(self) -> None:
        with self.assertRaisesRegex(ValueError, "sk_test_ or sk_live_"):
            Marque("pk_123")
        with self.assertRaisesRegex(ValueError, "timeout"):
            AsyncMarque(KEY, timeout=0)
        with self.assertRaisesRegex(ValueError, "max_retries"):
            Marque(KEY, max_retries=-1)


class TheAsyncClient(unittest.IsolatedAsyncioTestCase):
    async def test_retries_with_one_key_and_lets_others_run_while_it_waits(self) -> None:
        limited = (429, error("rate_limit_error", "rate_limit_exceeded"), {"Retry-After": "1"})
        with Stub(limited, (201, {"id": "proj_1"}, {})) as stub:
            async with AsyncMarque(KEY, base_url=stub.url) as client:
                ticks = 0

                async def tick() -> None:
                    nonlocal ticks
                    while True:
                        ticks += 1
                        await asyncio.sleep(0.01)

                ticking = asyncio.create_task(tick())
                self.assertEqual(await client.projects.create(name="n"), {"id": "proj_1"})
                ticking.cancel()
            self.assertGreater(ticks, 20)
            keys = {headers["idempotency-key"] for _, _, headers, _ in stub.requests}
            self.assertEqual((len(stub.requests), len(keys)), (2, 1))

    async def test_lists_are_awaited_or_iterated_over(self) -> None:
        pages = [page(["a", "b"], "b"), page(["c"], None)]
        with Stub(*pages, pages[0]) as stub:
            async with AsyncMarque(KEY, base_url=stub.url) as client:
                self.assertEqual([each["id"] async for each in client.brands.list()], ["a", "b", "c"])
                first = await client.memory.list("proj_1")
                self.assertEqual((len(first.data), first.has_more), (2, True))

    async def test_errors_are_those_of_the_other_client(self) -> None:
        async with AsyncMarque(KEY, base_url="http://127.0.0.1:1", max_retries=0) as nobody:
            with self.assertRaises(marque.ApiConnectionError):
                await nobody.projects.retrieve("p")


if __name__ == "__main__":
    unittest.main()
