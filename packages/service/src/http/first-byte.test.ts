import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bodyOf, plainConnection, startTestService, type TestService } from "./serving.fixture.ts";

describe("the first byte", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ limits: { firstByteMs: 200, handshakeMs: 300 } });
  });
  afterAll(() => service.stop(0));

  it("that does not come within the limit closes the connection without a word", async () => {
    const started = performance.now();
    const client = await plainConnection(service.port("live"));
    expect(await client.closed).toBe("");
    expect(performance.now() - started).toBeGreaterThan(150);
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  it("of a TLS handshake that then stalls closes the connection", async () => {
    const client = await plainConnection(service.port("live"));
    const started = performance.now();
    client.send(Buffer.from([0x16]));
    await client.closed;
    expect(performance.now() - started).toBeGreaterThan(250);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it("of TLS followed by garbage closes the connection, and says nothing in HTTP", async () => {
    const client = await plainConnection(service.port("live"));
    client.send(Buffer.concat([Buffer.from([0x16]), randomBytes(300)]));
    expect(await client.closed).not.toContain("HTTP/");
  });

  it.each([
    ["random bytes", Buffer.concat([Buffer.from([0x80]), randomBytes(300)])],
    ["zeros", Buffer.alloc(64)],
    ["another protocol", Buffer.from("SSH-2.0-OpenSSH_9.6\r\n")],
    [
      "an SSLv2 hello",
      Buffer.from("802e0100020015000000100100800200800300800400800500800600400700c0", "hex"),
    ],
    ["a PROXY protocol line", Buffer.from("PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\nGET / HTTP/1.1\r\n\r\n")],
  ])("of garbage gets 400 in the envelope: %s", async (_, bytes) => {
    const client = await plainConnection(service.port("live"));
    client.send(bytes);
    const text = await client.closed;
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(bodyOf(text)).toMatchObject({ error: { type: "invalid_request_error" } });
  });

  it("may be the last: a client that ends, or resets, at any moment harms nobody", async () => {
    for (const head of ["", "\x16", "\x16\x03\x01", "G", "GET / HTTP/1.1\r\n"]) {
      for (const leave of ["end", "destroy", "resetAndDestroy"] as const) {
        const client = await plainConnection(service.port("live"));
        if (head) client.send(Buffer.from(head, "latin1"));
        await new Promise((resolve) => setTimeout(resolve, 5));
        client.socket[leave]();
        await client.closed;
      }
    }
    const client = await plainConnection(service.port("live"));
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    expect(bodyOf(await client.closed)).toMatchObject({ origin: "live" });
  });
});
