import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callerOf } from "./caller.ts";
import {
  bodyOf,
  plainConnection,
  startTestService,
  type TestService,
  tlsConnection,
} from "./serving.fixture.ts";

const API = { live: { origin: new URL("https://api.example.com"), listen: ":0" } };

async function ask(
  service: TestService,
  lines: readonly string[],
  { over = "plain", from = "127.0.0.1" }: { over?: "plain" | "tls"; from?: string } = {},
) {
  const port = service.port("live");
  const client = over === "tls" ? await tlsConnection(port, service.ca) : await plainConnection(port, from);
  client.send(`GET / HTTP/1.1\r\n${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`);
  return bodyOf(await client.closed);
}

const FORWARDED = [
  "Host: inner.internal:9000",
  "X-Forwarded-For: 198.51.100.1",
  "X-Forwarded-Proto: https",
  "X-Forwarded-Host: api.example.com",
];

describe("behind a trusted proxy", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ origins: API, trustProxy: "127.0.0.0/8, 10.0.0.0/8, 2001:db8::/32" });
  });
  afterAll(() => service.stop(0));

  it("the forwarded protocol, address and host are the caller's", async () => {
    expect(await ask(service, FORWARDED)).toEqual({
      origin: "live",
      secure: true,
      address: "198.51.100.1",
      host: "api.example.com",
      url: "/",
    });
  });

  it.each([
    ["no header", [], "127.0.0.1"],
    ["one client", ["198.51.100.1"], "198.51.100.1"],
    ["a client that made up an address", ["8.8.8.8, 198.51.100.1"], "198.51.100.1"],
    ["a client that made up a trusted address", ["10.0.0.1, 198.51.100.1"], "198.51.100.1"],
    ["two trusted proxies", ["198.51.100.1, 10.0.0.7"], "198.51.100.1"],
    ["two headers", ["198.51.100.1", "10.0.0.7"], "198.51.100.1"],
    ["only trusted proxies", ["10.0.0.8, 10.0.0.7"], "10.0.0.8"],
    ["an IPv4-mapped client", ["::ffff:198.51.100.1"], "198.51.100.1"],
    ["an IPv6 client behind an IPv6 proxy", ["2a00::1, 2001:db8::5"], "2a00::1"],
    ["ports", ["198.51.100.1:1234, [2001:db8::5]:80"], "198.51.100.1"],
    ["garbage nearest to us", ["198.51.100.1, unknown"], "127.0.0.1"],
    ["garbage behind a proxy", ["unknown, 10.0.0.7"], "10.0.0.7"],
    ["an empty header", [""], "127.0.0.1"],
  ])("the address is the rightmost untrusted one: %s", async (_, values, expected) => {
    const lines = values.map((value) => `X-Forwarded-For: ${value}`);
    expect(await ask(service, ["Host: api.example.com", ...lines])).toMatchObject({ address: expected });
  });

  it.each([
    ["https", true],
    ["HTTPS", true],
    ["http, https", true],
    ["https, http", false],
    ["http", false],
    ["", false],
    ["wss", false],
  ])("X-Forwarded-Proto %j means secure: %s", async (value, secure) => {
    const lines = ["Host: api.example.com", `X-Forwarded-Proto: ${value}`];
    expect(await ask(service, lines)).toMatchObject({ secure });
  });

  it("plain HTTP without X-Forwarded-Proto is not secure", async () => {
    expect(await ask(service, ["Host: api.example.com"])).toMatchObject({ secure: false });
  });

  it("TLS from the proxy is secure, unless it says that its client came over plain HTTP", async () => {
    const host = "Host: api.example.com";
    expect(await ask(service, [host], { over: "tls" })).toMatchObject({ secure: true });
    expect(await ask(service, [host, "X-Forwarded-Proto: http"], { over: "tls" })).toMatchObject({
      secure: false,
    });
  });

  it("the host is the rightmost forwarded one, else Host", async () => {
    const inner = "Host: inner.internal";
    const host = async (...lines: string[]) => (await ask(service, lines)).origin;
    expect(await host(inner, "X-Forwarded-Host: evil.example, api.example.com")).toBe("live");
    expect(await host(inner, "X-Forwarded-Host: api.example.com, evil.example")).toBeNull();
    expect(await host(inner, "X-Forwarded-Host: not a host")).toBeNull();
    expect(await host(inner)).toBeNull();
    expect(await host("Host: api.example.com", "X-Forwarded-Host: ")).toBe("live");
  });

  it("a peer outside the trusted ranges is not believed", async () => {
    expect(await ask(service, FORWARDED, { from: "::1" })).toMatchObject({
      origin: null,
      secure: false,
      address: "::1",
      host: "inner.internal:9000",
    });
  });
});

describe("without trusted proxies", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ origins: API });
  });
  afterAll(() => service.stop(0));

  it.each(["plain", "tls"] as const)("forwarded headers are nobody's word: %s", async (over) => {
    expect(await ask(service, FORWARDED, { over })).toMatchObject({
      origin: null,
      secure: over === "tls",
      address: "127.0.0.1",
      host: "inner.internal:9000",
    });
    const insecure = ["Host: api.example.com", "X-Forwarded-Proto: http"];
    expect(await ask(service, insecure, { over })).toMatchObject({ origin: "live", secure: over === "tls" });
  });

  it("an absolute request target names the host, and wins over the Host header", async () => {
    const client = await plainConnection(service.port("live"));
    client.send("GET http://api.example.com/v1?a=b HTTP/1.1\r\nHost: evil.example\r\n\r\n");
    await client.until("}");
    client.send("GET http://evil.example HTTP/1.1\r\nHost: api.example.com\r\nConnection: close\r\n\r\n");
    const text = await client.closed;
    expect(text).toContain(
      '"origin":"live","secure":false,"address":"127.0.0.1","host":"api.example.com","url":"/v1?a=b"',
    );
    expect(bodyOf(text)).toMatchObject({ origin: null, host: "evil.example", url: "/" });
  });

  it("HTTP/1.0 without a host has no origin", async () => {
    const client = await plainConnection(service.port("live"));
    client.send("GET / HTTP/1.0\r\n\r\n");
    expect(bodyOf(await client.closed)).toMatchObject({ origin: null, host: null });
  });

  it("a caller cannot be changed afterwards", async () => {
    let frozen = false;
    const own = await startTestService({
      origins: API,
      handler(request, response) {
        frozen = Object.isFrozen(callerOf(request));
        response.end();
      },
    });
    const client = await plainConnection(own.port("live"));
    client.send("GET / HTTP/1.1\r\nHost: api.example.com\r\nConnection: close\r\n\r\n");
    await client.closed;
    expect(frozen).toBe(true);
    await own.stop(0);
  });
});
