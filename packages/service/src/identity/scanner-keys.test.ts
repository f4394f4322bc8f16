import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ScannerKeys } from "./scanner-keys.ts";

// GitHub's published example: these bytes, this key, this signature.
const BODY = '[{"token":"some_token","type":"some_type","url":"some_url"}]';
const KEY_ID = "90a421169f0a406205f1563a953312f0be898d3c7b6c06b681aa86a874555f4a";
const SIGNATURE =
  "MEUCIQDKZokqnCjrRtw0tni+2Ltvl/uiMJ1EGumEsp1BsNr32AIgQY1YXD2nlj+XNfGK4rBfkMJ1JDOQcYXxa2sY8FNkrKc=";
const SPKI =
  "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE9MJJHnMfn2+H4xL4YaPDA4RpJqUqkCmRCBnYERxZanmcpzQSXs1X/AljlKkbJ8qpVIW4clayyef9gWhFbNHWAA==";
const PEM = `-----BEGIN PUBLIC KEY-----\n${SPKI.match(/.{1,64}/g)!.join("\n")}\n-----END PUBLIC KEY-----\n`;

let server: Server;
let fetched = 0;
let url: string;
beforeAll(async () => {
  server = createServer((_request, response) => {
    fetched += 1;
    response.end(JSON.stringify({ public_keys: [{ key_identifier: KEY_ID, key: PEM, is_current: true }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());

it("accepts the published example, and fetches the keys once", async () => {
  const keys = new ScannerKeys(url);
  expect(await keys.isSignedBy(KEY_ID, SIGNATURE, Buffer.from(BODY))).toBe(true);
  expect(await keys.isSignedBy(KEY_ID, SIGNATURE, Buffer.from(BODY))).toBe(true);
  expect(fetched).toBe(1);
});

it.each([
  ["a trailing newline", KEY_ID, SIGNATURE, `${BODY}\n`],
  ["another body", KEY_ID, SIGNATURE, BODY.replace("some_token", "some_other")],
  ["an unknown key", KEY_ID.replace("9", "8"), SIGNATURE, BODY],
  ["a signature that is none", KEY_ID, "bm8=", BODY],
  ["an empty signature", KEY_ID, "", BODY],
])("refuses %s", async (_, keyId, signature, body) => {
  expect(await new ScannerKeys(url).isSignedBy(keyId, signature, Buffer.from(body))).toBe(false);
});

it("says so when the keys cannot be fetched", async () => {
  const keys = new ScannerKeys("http://127.0.0.1:1/");
  await expect(keys.isSignedBy(KEY_ID, SIGNATURE, Buffer.from(BODY))).rejects.toThrow();
});
