import { request as httpsRequest } from "node:https";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainConnection, startTestService, type TestService, tlsConnection } from "./serving.fixture.ts";

const MEGABYTE = Buffer.alloc(1_000_000, "a");

describe("a refusal before the body was read", () => {
  let service: TestService;
  let handled: string[] = [];
  beforeAll(async () => {
    service = await startTestService({
      handler(request, response) {
        handled.push(request.url ?? "");
        response.statusCode = 403;
        if (request.url === "/later") setTimeout(() => response.end("refused"), 50);
        else response.end("refused");
      },
    });
  });
  afterAll(() => service.stop(0));

  it("says Connection: close, ends the connection and takes nothing of the body for a request", async () => {
    handled = [];
    for (const framing of ["Content-Length: 1000", "Transfer-Encoding: chunked"]) {
      const client = await plainConnection(service.port("live"));
      client.send(`POST /first HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n`);
      await client.until("refused");
      client.send("GET /second HTTP/1.1\r\nHost: localhost\r\n\r\n");
      const text = await client.closed;
      expect(text).toMatch(/\r\nConnection: close\r\n/);
      expect(text.split("HTTP/1.1 ").length - 1).toBe(1);
    }
    expect(handled).toEqual(["/first", "/first"]);
  });

  it("does not run what is pipelined behind the body either", async () => {
    handled = [];
    const client = await plainConnection(service.port("live"));
    client.send("POST /first HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab");
    await client.until("refused");
    client.send("cdGET /second HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await client.closed;
    expect(handled).toEqual(["/first"]);
  });

  it("reaches a client that goes on sending: no reset takes it away", async () => {
    const send = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const request = httpsRequest(
          { host: "localhost", port: service.port("live"), ca: service.ca, method: "POST", agent: false },
          (response) => response.resume().on("end", () => resolve(response.statusCode)),
        );
        request.on("error", reject);
        request.end(MEGABYTE);
      });
    for (let i = 0; i < 20; i += 1) expect(await send()).toBe(403);
  });

  it("ends a client that never stops sending", async () => {
    // Half-open: it does not take our end as its own.
    const client = connect({ host: "127.0.0.1", port: service.port("live"), allowHalfOpen: true });
    client.on("error", () => {}).resume();
    const started = performance.now();
    client.write("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
    const flood = setInterval(() => client.write(`4000\r\n${"a".repeat(0x4000)}\r\n`), 5);
    await new Promise((resolve) => client.once("close", resolve));
    clearInterval(flood);
    expect(performance.now() - started).toBeGreaterThan(1_500);
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  it("keeps the connection when the body came along with the header", async () => {
    for (const path of ["/at-once", "/later"]) {
      const client = await tlsConnection(service.port("live"), service.ca);
      const post = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n`;
      client.socket.cork();
      client.send(post);
      client.send("abcd");
      client.socket.uncork();
      await client.until("refused");
      client.send(`${post}abcd`);
      const text = await client.until("refused");
      expect(text).toMatch(/\r\nConnection: keep-alive\r\n/);
      client.socket.destroy();
    }
  });

  it("keeps the connection when there is no body", async () => {
    const client = await tlsConnection(service.port("live"), service.ca);
    client.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
    expect(await client.until("refused")).toMatch(/\r\nConnection: keep-alive\r\n/);
    client.socket.destroy();
  });
});
