"""The real service that these tests run against; `python.test.ts` starts it and says where it is."""

import os
import ssl

import httpx

ORIGIN = os.environ["MARQUE_TEST_ORIGIN"]
KEY = os.environ["MARQUE_TEST_KEY"]
LIVE_KEY = os.environ["MARQUE_TEST_LIVE_KEY"]
SECRET = os.environ["MARQUE_WEBHOOK_SECRET"]
CA_FILE = os.path.join(os.environ["MARQUE_DATA_DIR"], "tls", "ca.pem")


def request(method: str, path: str) -> httpx.Response:
    """Past the SDK, to look at what it did."""
    context = ssl.create_default_context(cafile=CA_FILE)
    return httpx.request(method, ORIGIN + path, headers={"Authorization": f"Bearer {KEY}"}, verify=context)
