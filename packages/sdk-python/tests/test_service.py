"""The whole journey against a real service: its own TLS, its own answers, its own signed events."""

import asyncio
import unittest

import marque
from marque import AsyncMarque, Marque, Receiver

import service


class WithARealService(unittest.TestCase):
    def setUp(self) -> None:
        self.client = Marque(service.KEY, base_url=service.ORIGIN, ca_file=service.CA_FILE)
        self.addCleanup(self.client.close)

    def test_projects_are_made_read_changed_listed_and_deleted(self) -> None:
        made = self.client.projects.create(name="Hearthside", description="A bakery")
        self.assertEqual((made["object"], made["description"]), ("project", "A bakery"))
        self.assertEqual(self.client.projects.retrieve(made["id"]), made)
        changed = self.client.projects.update(made["id"], name="Hearthside & Co", description=None)
        self.assertEqual((changed["name"], changed["description"]), ("Hearthside & Co", None))
        for number in range(3):
            self.client.projects.create(name=f"Another {number}")
        listed = [project["id"] for project in self.client.projects.list(limit=2)]
        self.assertIn(made["id"], listed)
        self.assertEqual(len(listed), len(set(listed)))
        deleted = self.client.projects.delete(made["id"])
        self.assertEqual(deleted, {"id": made["id"], "object": "project", "deleted": True})
        with self.assertRaises(marque.InvalidRequestError) as raised:
            self.client.projects.retrieve(made["id"])
        self.assertEqual((raised.exception.code, raised.exception.status), ("project_not_found", 404))
        self.assertRegex(raised.exception.request_id or "", "^req_")

    def test_the_same_idempotency_key_makes_one_project(self) -> None:
        first = self.client.projects.create(name="Once", idempotency_key="python-once")
        again = self.client.projects.create(name="Once", idempotency_key="python-once")
        self.assertEqual(first, again)
        with self.assertRaises(marque.InvalidRequestError) as raised:
            self.client.projects.create(name="Twice", idempotency_key="python-once")
        self.assertEqual(raised.exception.code, "idempotency_key_reused")

    def test_generate_and_wait_starts_a_receiver_beside_the_service_and_refines(self) -> None:
        project = self.client.projects.create(name="Nocturne")
        event = self.client.brands.generate_and_wait(
            project_id=project["id"], prompt="A calm tea house called Nocturne", timeout=60
        )
        assert event["type"] == "generation.success", event
        self.assertTrue(event["data"]["assets"]["logo_svg"].startswith("<svg"))
        with Receiver.local() as receiver:
            refined = self.client.brands.generate_and_wait(
                project_id=project["id"],
                prompt="make it warmer",
                memory_id=event["data"]["memory_id"],
                receiver=receiver,
                timeout=60,
            )
        assert refined["type"] == "generation.success", refined
        nodes = {node["id"]: node["parent_id"] for node in self.client.memory.list(project["id"])}
        self.assertEqual(nodes[refined["data"]["memory_id"]], event["data"]["memory_id"])
        brands = [brand["memory_id"] for brand in self.client.brands.list(project_id=project["id"])]
        self.assertEqual(brands, [refined["data"]["memory_id"], event["data"]["memory_id"]])

    def test_a_failed_generation_is_an_event_too(self) -> None:
        project = self.client.projects.create(name="Failing")
        event = self.client.brands.generate_and_wait(
            project_id=project["id"], prompt="simulate: generation_error", timeout=60
        )
        assert event["type"] == "generation.failed", event
        self.assertEqual(event["data"]["error"]["code"], "generation_error")

    def test_a_live_key_on_the_sandbox_and_an_unknown_authority_are_told_apart(self) -> None:
        with Marque(service.LIVE_KEY, base_url=service.ORIGIN, ca_file=service.CA_FILE) as live:
            with self.assertRaises(marque.AuthenticationError) as raised:
                live.projects.list()
            self.assertEqual(raised.exception.code, "wrong_environment")
        with Marque(service.KEY, base_url=service.ORIGIN, max_retries=0) as distrustful:
            with self.assertRaisesRegex(marque.ApiConnectionError, "certificate"):
                distrustful.projects.list()


class WithARealServiceInAsyncio(unittest.IsolatedAsyncioTestCase):
    async def test_several_brands_at_once_over_one_receiver(self) -> None:
        async with AsyncMarque(service.KEY, base_url=service.ORIGIN, ca_file=service.CA_FILE) as client:
            project = await client.projects.create(name="Many")
            with Receiver.local() as receiver:
                events = await asyncio.gather(
                    *(
                        client.brands.generate_and_wait(
                            project_id=project["id"], prompt=f"A bakery called Loaf {n}", receiver=receiver, timeout=60
                        )
                        for n in range(3)
                    )
                )
            self.assertEqual([event["type"] for event in events], ["generation.success"] * 3)
            self.assertEqual(len({event["data"]["job_id"] for event in events}), 3)
            self.assertEqual(len([brand async for brand in client.brands.list(project_id=project["id"])]), 3)

    async def test_without_a_receiver_one_is_made_and_closed(self) -> None:
        async with AsyncMarque(service.KEY, base_url=service.ORIGIN, ca_file=service.CA_FILE) as client:
            project = await client.projects.create(name="One")
            event = await client.brands.generate_and_wait(
                project_id=project["id"], prompt="simulate: generation_timeout", timeout=60
            )
            self.assertEqual(event["type"], "generation.failed")


if __name__ == "__main__":
    unittest.main()
