import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  bodyOf,
  type Handler,
  plainConnection,
  startTestService,
  type TestService,
  tlsConnection,
} from "./serving.fixture.ts";

let service: TestService;
let handled: string[] = [];
const handler: Handler = (request, response) => {
  handled.push(request.url ?? "");
  if (request.url === "/slow") setTimeout(() => response.end("slow done"), 150);
  else if (request.url === "/reads") request.resume().on("end", () => response.end("read"));
  else response.end("ok");
};
beforeAll(async () => {
  service = await startTestService({ requestId: () => "req_1", handler });
});
afterAll(() => service.stop(0));

/** Everything that comes back for these bytes, over plain HTTP and over TLS. */
async function exchange(bytes: string): Promise<string> {
  handled = [];
  const secure = await tlsConnection(service.port("live"), service.ca);
  secure.send(bytes);
  const overTls = await secure.closed;
  handled = [];
  const plain = await plainConnection(service.port("live"));
  plain.send(bytes);
  const overPlain = await plain.closed;
  const withoutDate = (text: string) => text.replace(/Date: .*\r\n/g, "");
  expect(withoutDate(overTls)).toBe(withoutDate(overPlain));
  return overPlain;
}

function expectFault(text: string, status: string, code: string): void {
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\\r\\n`));
  expect(text.split("HTTP/1.1 ").length - 1).toBe(1);
  expect(text).toMatch(/\r\nConnection: close\r\n/i);
  expect(text).toMatch(/\r\nX-Request-Id: req_1\r\n/i);
  expect(text).toMatch(/\r\nContent-Type: application\/json; charset=utf-8\r\n/i);
  const body = text.slice(text.indexOf("\r\n\r\n") + 4);
  expect(Number(/Content-Length: (\d+)/i.exec(text)?.[1])).toBe(Buffer.byteLength(body));
  expect(bodyOf(text)).toEqual({
    error: { type: "invalid_request_error", message: expect.stringMatching(/\.$/), code },
  });
}

const HOST = "Host: localhost\r\n";

describe("bytes that two programs could read differently are refused, and nothing in them is run", () => {
  const SMUGGLED = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n";
  it.each([
    [
      "Content-Length with Transfer-Encoding",
      `${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      "Transfer-Encoding with Content-Length",
      `${HOST}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
    ],
    ["two different Content-Length", `${HOST}Content-Length: 0\r\nContent-Length: 5\r\n\r\n`],
    ["two equal Content-Length", `${HOST}Content-Length: 0\r\nContent-Length: 0\r\n\r\n`],
    ["a list in Content-Length", `${HOST}Content-Length: 0, 0\r\n\r\n`],
    ["a signed Content-Length", `${HOST}Content-Length: +0\r\n\r\n`],
    ["a hexadecimal Content-Length", `${HOST}Content-Length: 0x0\r\n\r\n`],
    ["an unknown transfer coding", `${HOST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ["chunked not last", `${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ["a folded header line", `${HOST}X-A: b\r\n c\r\n\r\n`],
    ["a folded Transfer-Encoding", `${HOST}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n`],
    ["a space before the colon", `${HOST}Content-Length : 0\r\n\r\n`],
    ["a header line without a colon", `${HOST}Nonsense\r\n\r\n`],
    ["a bare carriage return in a value", `${HOST}X-A: b\rc\r\n\r\n`],
    ["a NUL in a value", `${HOST}X-A: b\0c\r\n\r\n`],
    ["an invalid chunk size", `${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`],
    ["two Host headers", `${HOST}Host: evil.example\r\n\r\n`],
    ["two equal Host headers", `${HOST}${HOST}\r\n`],
    ["no Host header", "X-A: b\r\n\r\n"],
    ["a Host that is none", "Host: local host\r\n\r\n"],
    ["a Host with credentials", "Host: a@localhost\r\n\r\n"],
  ])("%s", async (_, head) => {
    const text = await exchange(`POST /reads HTTP/1.1\r\n${head}${SMUGGLED}`);
    expectFault(text, "400 Bad Request", "malformed_request");
    expect(handled).not.toContain("/smuggled");
  });

  it.each([
    ["a bare line feed as line end", "GET / HTTP/1.1\nHost: localhost\n\n"],
    ["a method that is none", `G@T / HTTP/1.1\r\n${HOST}\r\n`],
    ["a target that is none", `GET nonsense HTTP/1.1\r\n${HOST}\r\n`],
    ["a space in the target", `GET /a b HTTP/1.1\r\n${HOST}\r\n`],
    ["an unknown version", `GET / HTTP/3.7\r\n${HOST}\r\n`],
    ["HTTP/0.9", "GET /\r\n\r\n"],
    ["CONNECT", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n"],
    ["an absolute target with credentials", `GET https://a@localhost/ HTTP/1.1\r\n${HOST}\r\n`],
  ])("%s", async (_, bytes) => {
    expectFault(await exchange(bytes), "400 Bad Request", "malformed_request");
    expect(handled).toEqual([]);
  });
});

describe("a header", () => {
  it.each([
    ["longer than 16 KB in one line", `X-A: ${"a".repeat(17_000)}\r\n`],
    [
      "longer than 16 KB in all",
      Array.from({ length: 90 }, (_, i) => `X-${i}: ${"a".repeat(200)}\r\n`).join(""),
    ],
    ["of more than 100 lines", "X-A: b\r\n".repeat(101)],
    ["of a megabyte, still being sent", `X-A: ${"a".repeat(1_000_000)}\r\n`],
  ])("%s gets 431", async (_, lines) => {
    const text = await exchange(`GET / HTTP/1.1\r\n${HOST}${lines}\r\n`);
    expectFault(text, "431 Request Header Fields Too Large", "headers_too_large");
    expect(handled).toEqual([]);
  });

  it("of 15 KB in 90 lines is taken", async () => {
    const lines = Array.from({ length: 90 }, (_, i) => `X-${i}: ${"a".repeat(150)}\r\n`).join("");
    expect(await exchange(`GET / HTTP/1.1\r\n${HOST}${lines}Connection: close\r\n\r\n`)).toContain("200 OK");
  });

  it("with another Expect than 100-continue gets 417", async () => {
    const text = await exchange(`GET / HTTP/1.1\r\n${HOST}Expect: miracles\r\n\r\n`);
    expectFault(text, "417 Expectation Failed", "expectation_failed");
  });
});

describe("a body", () => {
  it("is asked for with 100 Continue when the client waits for that", async () => {
    const client = await tlsConnection(service.port("live"), service.ca);
    client.send(`POST /reads HTTP/1.1\r\n${HOST}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n`);
    await client.until("100 Continue");
    client.send("ab");
    await client.until("200 OK");
    client.socket.destroy();
  });
});

describe("a connection", () => {
  it("with garbage behind a running request gets that request's answer, and only that", async () => {
    const text = await exchange(`GET /slow HTTP/1.1\r\n${HOST}\r\n\x01garbage\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n.*slow done$/s);
    expect(text.split("HTTP/1.1 ").length - 1).toBe(1);
  });

  it("may ask to upgrade; it gets an ordinary answer", async () => {
    const text = await exchange(
      `GET / HTTP/1.1\r\n${HOST}Connection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
  });
});

it("the body of a refusal is the registry's when one is given", async () => {
  const own = await startTestService({ envelope: (fault) => ({ error: { code: `own_${fault}` } }) });
  const client = await plainConnection(own.port("live"));
  client.send("nonsense\r\n\r\n");
  expect(bodyOf(await client.closed)).toEqual({ error: { code: "own_malformed_request" } });
  await own.stop(0);
});

describe("with short time limits", () => {
  let hasty: TestService;
  beforeAll(async () => {
    const limits = { headersMs: 400, requestMs: 700, checkEveryMs: 50, keepAliveMs: 300 };
    hasty = await startTestService({ limits, requestId: () => "req_1", handler });
  });
  afterAll(() => hasty.stop(0));

  it.concurrent("a header that comes too slowly gets 408, however often a byte arrives", async () => {
    const client = await plainConnection(hasty.port("live"));
    const started = performance.now();
    client.send(`GET / HTTP/1.1\r\n${HOST}X-A: `);
    const drip = setInterval(() => client.send("a"), 20);
    const text = await client.closed;
    clearInterval(drip);
    expectFault(text, "408 Request Timeout", "request_timeout");
    expect(performance.now() - started).toBeLessThan(3_500);
  });

  it.concurrent("a header that never comes after the handshake closes the connection without a word", async () => {
    const client = await tlsConnection(hasty.port("live"), hasty.ca);
    expect(await client.closed).toBe("");
  });

  it.concurrent("a body that comes too slowly gets 408", async () => {
    const client = await plainConnection(hasty.port("live"));
    client.send(`POST /reads HTTP/1.1\r\n${HOST}Content-Length: 1000\r\n\r\n`);
    const drip = setInterval(() => client.send("a"), 20);
    const text = await client.closed;
    clearInterval(drip);
    expectFault(text, "408 Request Timeout", "request_timeout");
  });

  it.concurrent("a connection that is kept and stays idle is closed without a word", async () => {
    const client = await tlsConnection(hasty.port("live"), hasty.ca);
    client.send(`GET / HTTP/1.1\r\n${HOST}\r\n`);
    expect(await client.closed).toMatch(/^HTTP\/1\.1 200 OK.*ok$/s);
  });

  it.concurrent("a response that the client does not take is ended", async () => {
    const idle = await startTestService({
      limits: { inactivityMs: 300 },
      handler: (_, response) => response.end(Buffer.alloc(30_000_000)),
    });
    const client = await plainConnection(idle.port("live"));
    client.socket.pause();
    client.send(`GET / HTTP/1.1\r\n${HOST}\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    client.socket.resume();
    expect((await client.closed).length).toBeLessThan(30_000_000);
    await idle.stop(0);
  });
});
