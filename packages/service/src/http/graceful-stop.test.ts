import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import {
  plainConnection,
  type RawConnection,
  startTestService,
  type TestService,
  tlsConnection,
} from "./serving.fixture.ts";

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** A service whose `/held` requests are answered when the test says so. */
async function holdingService() {
  const held: ServerResponse[] = [];
  const service = await startTestService({
    handler(request, response) {
      if (request.url?.startsWith("/streams")) response.write("begun ");
      if (request.url === "/") response.end("answered");
      else held.push(response);
    },
  });
  const release = () => {
    for (const response of held.splice(0)) response.end("finished");
  };
  const running = async (count: number) => {
    while (held.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { service, release, running };
}

async function elapsed(work: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work;
  return performance.now() - started;
}

let open: TestService | null = null;
afterEach(() => open?.stop(0));

const WAYS: readonly [string, (service: TestService) => Promise<RawConnection>][] = [
  ["plain HTTP", (service) => plainConnection(service.port("live"))],
  ["TLS", (service) => tlsConnection(service.port("live"), service.ca)],
];

describe.each(WAYS)("a stop, over %s", (_, connect) => {
  it("closes idle, silent and half-open connections at once", async () => {
    const { service } = await holdingService();
    open = service;
    const idle = await connect(service);
    idle.send(GET("/"));
    await idle.until("answered");
    const unused = await connect(service);
    const silent = await plainConnection(service.port("live"));
    const shakingHands = await plainConnection(service.port("live"));
    shakingHands.send(Buffer.from([0x16, 0x03, 0x01]));
    const refused = await connect(service);
    refused.send("POST /held HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n");
    await refused.until("malformed_request");
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await elapsed(service.stop(10_000))).toBeLessThan(3_000);
    await Promise.all([idle.closed, unused.closed, silent.closed, shakingHands.closed, refused.closed]);
  });

  it("lets a running request finish with Connection: close, and takes no new connection meanwhile", async () => {
    const { service, release, running } = await holdingService();
    open = service;
    const client = await connect(service);
    client.send(GET("/held"));
    await running(1);
    const stopped = service.stop(10_000);
    await expect(connect(service)).rejects.toThrow(/ECONNREFUSED/);
    setTimeout(release, 150);
    const text = await client.closed;
    expect(text).toMatch(/\r\nConnection: close\r\n.*finished$/s);
    expect(await elapsed(stopped)).toBeLessThan(3_000);
  });

  it("lets a response that has begun finish, then closes its connection", async () => {
    const { service, release, running } = await holdingService();
    open = service;
    const client = await connect(service);
    client.send(GET("/streams"));
    await client.until("begun");
    await running(1);
    const stopped = service.stop(10_000);
    setTimeout(release, 50);
    expect(await client.closed).toContain("finished");
    await stopped;
  });

  it("gives every pipelined request that runs its answer", async () => {
    const { service, release, running } = await holdingService();
    open = service;
    const client = await connect(service);
    client.send(GET("/held1") + GET("/held2") + GET("/held3"));
    await running(3);
    const stopped = service.stop(10_000);
    setTimeout(release, 50);
    const text = await client.closed;
    expect(text.split("finished").length - 1).toBe(3);
    expect(text.split("Connection: close").length - 1).toBe(1);
    await stopped;
  });

  it("lets a request whose header is on its way arrive and finish", async () => {
    const { service } = await holdingService();
    open = service;
    const client = await connect(service);
    client.send(GET("/"));
    await client.until("answered");
    client.send("GET / HTTP/1.1\r\nHost: loc");
    await new Promise((resolve) => setTimeout(resolve, 30));
    const stopped = service.stop(10_000);
    setTimeout(() => client.send("alhost\r\n\r\n"), 50);
    const text = await client.closed;
    expect(text.match(/answered/g)).toHaveLength(2);
    expect(text).toMatch(/keep-alive\r\n.*answered.*\r\nConnection: close\r\n.*answered$/s);
    await stopped;
  });

  it("destroys what still runs after the grace", async () => {
    const { service, running } = await holdingService();
    open = service;
    const client = await connect(service);
    client.send(GET("/held"));
    await running(1);
    const time = await elapsed(service.stop(200));
    expect(time).toBeGreaterThan(150);
    expect(time).toBeLessThan(3_000);
    expect(await client.closed).toBe("");
  });
});

it("a second stop waits for the first", async () => {
  const { service, release, running } = await holdingService();
  const client = await plainConnection(service.port("live"));
  client.send(GET("/held"));
  await running(1);
  const order: string[] = [];
  const both = [
    service.stop(10_000).then(() => order.push("first")),
    service.stop(0).then(() => order.push("second")),
  ];
  setTimeout(release, 50);
  await Promise.all(both);
  expect(await client.closed).toContain("finished");
  expect(order.sort()).toEqual(["first", "second"]);
});
