import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePorts } from "../../test/free-ports.ts";
import {
  type Authority,
  caText,
  createAuthority,
  type Receiver,
  startReceiver,
} from "../../test/receiver.ts";
import { failureInWords } from "./failure-words.ts";
import { PrivateHosts } from "./public-url.ts";
import { KEPT_BODY_BYTES, MOST_INFORMATIONAL, Receivers } from "./receivers.ts";

const TIMEOUT = 1_500;
const TOO_LATE = `no complete answer within ${TIMEOUT / 1000} seconds`;
const BODY = Buffer.from('{"event_id":"evt_1"}');

let authority: Authority;
let receiver: Receiver;
let receivers: Receivers;
const servers: Server[] = [];

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  receivers = new Receivers({
    privateHosts: new PrivateHosts(["localhost"]),
    timeoutMs: TIMEOUT,
    ca: [await caText(authority)],
  });
});
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});
afterAll(async () => {
  await receivers.close();
  await receiver.stop();
  await authority.remove();
});

const post = (url = receiver.url) => receivers.post(url, { "content-type": "application/json" }, BODY);

/** A server below TLS, for receivers that break off there. */
async function rawServer(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.resume();
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.push(server);
  return `https://localhost:${(server.address() as AddressInfo).port}/`;
}

describe("an attempt", () => {
  it("counts with a complete 2xx, and keeps status, headers, body and duration", async () => {
    receiver.behave((response) => response.writeHead(204, { "x-note": "thanks" }).end());
    expect(await post()).toMatchObject({ statusCode: 204, error: null, body: Buffer.alloc(0) });
    receiver.behave((response) => response.writeHead(200, { "x-note": "thanks" }).end("taken"));
    const answer = await post();
    expect(answer).toMatchObject({ statusCode: 200, error: null });
    expect(answer.headers?.["x-note"]).toBe("thanks");
    expect(answer.body?.toString()).toBe("taken");
    expect(answer.durationMs).toBeGreaterThan(0);
  });

  it("sends the bytes it was given, and reuses the connection", async () => {
    const ports = new Set<number>();
    receiver.behave((response, _, request) => {
      ports.add(request.socket.remotePort!);
      response.end();
    });
    const before = receiver.received.length;
    for (let n = 0; n < 5; n++) await post();
    expect(receiver.received.slice(before).every(({ bytes }) => bytes.equals(BODY))).toBe(true);
    expect(ports.size).toBe(1);
  });

  it("runs as many connections as attempts, not more", async () => {
    const ports = new Set<number>();
    receiver.behave((response, _, request) => {
      ports.add(request.socket.remotePort!);
      response.end();
    });
    const one = async () => {
      for (let n = 0; n < 10; n++) await post();
    };
    await Promise.all([one(), one(), one(), one()]);
    expect(ports.size).toBe(4);
  });

  it("tells the time of its dial apart", async () => {
    const receivers = new Receivers({
      privateHosts: new PrivateHosts(["localhost"]),
      timeoutMs: TIMEOUT,
      ca: [await caText(authority)],
    });
    receiver.behave((response) => void setTimeout(() => response.end(), 30));
    const first = await receivers.post(receiver.url, {}, BODY);
    const second = await receivers.post(receiver.url, {}, BODY);
    await receivers.close();
    expect(first.dialMs).toBeGreaterThan(0.5);
    expect(first.durationMs - first.dialMs).toBeGreaterThan(25);
    expect(second.dialMs).toBeLessThan(first.dialMs);
    const nobody = await post(`https://localhost:${(await freePorts(1))[0]}/`);
    expect(nobody.dialMs).toBe(nobody.durationMs);
  });

  it.each([301, 302, 307, 308, 400, 401, 404, 410, 422, 429, 500, 502, 503])(
    "fails on %i, and follows no redirect",
    async (status) => {
      const before = receiver.received.length;
      receiver.behave((response, { path }) =>
        response.writeHead(path === "/hook" ? status : 200, { location: "/elsewhere" }).end(),
      );
      expect(await post()).toMatchObject({ statusCode: status, error: `the endpoint returned ${status}` });
      expect(receiver.received.length).toBe(before + 1);
    },
  );

  it("passes informational answers by", async () => {
    receiver.behave((response) => {
      response.writeEarlyHints({ link: "</x>; rel=preload" });
      response.writeHead(200).end("after hints");
    });
    expect(await post()).toMatchObject({ statusCode: 200, error: null });
  });

  it("fails at its deadline when the receiver hangs", async () => {
    receiver.behave(() => {});
    const answer = await post();
    expect(answer).toMatchObject({
      statusCode: null,
      error: TOO_LATE,
    });
    expect(answer.durationMs).toBeGreaterThanOrEqual(TIMEOUT - 5);
    expect(answer.durationMs).toBeLessThan(TIMEOUT + 1_000);
  });

  it("fails at its deadline when bytes trickle, though its status was 200, and closes the connection", async () => {
    let closed = false;
    receiver.behave((response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write("."), 50);
      response.on("close", () => {
        closed = true;
        clearInterval(drip);
      });
    });
    const answer = await post();
    expect(answer).toMatchObject({ statusCode: 200, error: TOO_LATE });
    expect(answer.body!.length).toBeGreaterThan(3);
    await expect.poll(() => closed).toBe(true);
  });

  it("keeps 16 KiB of a larger answer, and takes it when it is complete", async () => {
    receiver.behave((response) => response.writeHead(200).end(Buffer.alloc(200_000, "a")));
    const answer = await post();
    expect(answer.error).toBeNull();
    expect(answer.body!.length).toBe(KEPT_BODY_BYTES);
  });

  it("gives up an answer of 10 GB after a mebibyte, long before the deadline", async () => {
    let sent = 0;
    receiver.behave((response) => {
      response.writeHead(200, { "content-length": 10 * 1024 ** 3 });
      const chunk = Buffer.alloc(64 * 1024);
      const pour = () => {
        while (!response.destroyed && sent < 10 * 1024 ** 3) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once("drain", pour);
        }
      };
      pour();
    });
    const before = process.memoryUsage().rss;
    const answer = await post();
    expect(answer).toMatchObject({ statusCode: 200, error: "the response did not end within 1 MiB" });
    expect(answer.body!.length).toBe(KEPT_BODY_BYTES);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent).toBeLessThan(32 * 1024 ** 2);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 ** 2);
  });

  it("takes an answer that a few informational ones come before", async () => {
    receiver.behave((response) => {
      for (let n = 0; n < MOST_INFORMATIONAL; n++) response.writeProcessing();
      response.end("taken");
    });
    expect(await post()).toMatchObject({ statusCode: 200, error: null });
  });

  it("gives up on a flood of informational answers at once, and closes the connection", async () => {
    let sent = 0;
    let isClosed = false;
    receiver.behave((response) => {
      const { socket } = response;
      const flood = Buffer.from("HTTP/1.1 103 Early Hints\r\nlink: <a>\r\n\r\n".repeat(1_000));
      socket!.on("close", () => {
        isClosed = true;
      });
      const pour = () => {
        while (!socket!.destroyed) {
          sent += flood.length;
          if (!socket!.write(flood)) return void socket!.once("drain", pour);
        }
      };
      pour();
    });
    const answer = await post();
    expect(answer).toMatchObject({
      statusCode: null,
      error: "more than 8 informational responses came before the response",
    });
    expect(answer.durationMs).toBeLessThan(TIMEOUT);
    await expect.poll(() => isClosed).toBe(true);
    expect(sent).toBeLessThan(32 * 1024 ** 2);
  });

  it("gives up on an answer in chunks of a byte long before a mebibyte of them", async () => {
    let chunks = 0;
    receiver.behave((response) => {
      response.writeHead(200);
      const thousand = Buffer.from("1\r\na\r\n".repeat(1_000));
      const pour = () => {
        while (!response.destroyed && response.socket) {
          chunks += 1_000;
          if (!response.socket.write(thousand)) return void response.socket.once("drain", pour);
        }
      };
      response.flushHeaders();
      pour();
    });
    const answer = await post();
    expect(answer).toMatchObject({ statusCode: 200, error: "the response did not end within 1 MiB" });
    expect(answer.body!.length).toBe(KEPT_BODY_BYTES);
    expect(chunks).toBeGreaterThan(KEPT_BODY_BYTES);
  });

  it("names no address of ours in words of the system", () => {
    const error = Object.assign(new Error("connect EADDRNOTAVAIL 203.0.113.9:443 - Local (192.168.7.4:0)"), {
      code: "EADDRNOTAVAIL",
      syscall: "connect",
    });
    expect(failureInWords(error)).toBe("the connection failed (EADDRNOTAVAIL)");
  });

  it("fails in words when the connection is refused, closed, reset or not TLS", async () => {
    const [closedPort] = await freePorts(1);
    expect(await post(`https://localhost:${closedPort}/`)).toMatchObject({
      statusCode: null,
      error: "the connection was refused",
    });
    const closing = await rawServer((socket) => socket.end());
    expect((await post(closing)).error).toMatch(/closed|reset|TLS/);
    receiver.behave((_, __, request) => request.socket.destroy());
    expect((await post()).error).toMatch(/^the (endpoint closed|connection was reset)/);
    const plain = createHttpServer((_, response) => response.end());
    await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve));
    servers.push(plain);
    expect((await post(`https://localhost:${(plain.address() as AddressInfo).port}/`)).error).toMatch(
      /^TLS failed/,
    );
  });

  it("fails at its deadline when TLS never comes about, and sends nothing afterwards", async () => {
    let open = 0;
    const mute = await rawServer((socket) => {
      open += 1;
      socket.on("close", () => {
        open -= 1;
      });
    });
    expect(await post(mute)).toMatchObject({
      statusCode: null,
      error: TOO_LATE,
    });
    expect(open).toBe(1);
    await expect.poll(() => open, { timeout: 3_000 }).toBe(0);
  });

  it("fails on an answer that is not HTTP", async () => {
    receiver.behave((response) => response.socket!.write("SSH-2.0-OpenSSH_9.9\r\n\r\n"));
    expect((await post()).error).toMatch(/not valid HTTP/);
  });

  it("fails on a certificate nobody vouches for, and on one for another name", async () => {
    const stranger = await createAuthority();
    const unknown = await startReceiver(stranger);
    expect((await post(unknown.url)).error).toMatch(/^TLS failed: .*certificate/);
    const wrongName = new Receivers({
      privateHosts: new PrivateHosts(["127.0.0.0/8"]),
      timeoutMs: TIMEOUT,
      ca: [await caText(authority)],
    });
    const answer = await wrongName.post(`https://127.0.0.2:${receiver.port}/`, {}, BODY);
    expect(answer.error).toMatch(/^the connection was refused|^TLS failed/);
    await wrongName.close();
    await unknown.stop();
    await stranger.remove();
  });
});
