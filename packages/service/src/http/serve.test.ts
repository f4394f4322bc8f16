import { rm } from "node:fs/promises";
import { Agent, request as httpsRequest } from "node:https";
import { createServer, type Server } from "node:net";
import type { TLSSocket } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callerOf } from "./caller.ts";
import { bindProblem } from "./listeners.ts";
import { type OriginSetting, planListeners } from "./origins.ts";
import {
  bodyOf,
  plainConnection,
  startTestService,
  type TestService,
  tlsConnection,
} from "./serving.fixture.ts";

describe("a shared port", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop(0));

  const get = (options: object = {}) =>
    new Promise<{ body: Record<string, unknown>; localPort: number | undefined }>((resolve, reject) => {
      const request = httpsRequest(
        { host: "localhost", port: service.port("live"), ca: service.ca, path: "/", ...options },
        (response) => {
          let text = "";
          const { localPort } = response.socket;
          response.on("data", (chunk) => {
            text += chunk;
          });
          response.on("end", () => resolve({ body: JSON.parse(text), localPort }));
        },
      );
      request.on("error", reject).end();
    });

  it.each(["localhost", "127.0.0.1", "::1"])(
    "is reached over TLS at %s by a client that trusts the CA",
    async (host) => {
      const { body } = await get({ host });
      expect(body).toMatchObject({ origin: "live", secure: true });
    },
  );

  it("is refused by a client that does not trust the CA", async () => {
    await expect(get({ ca: undefined })).rejects.toThrow(/verify/);
  });

  it("hands plain HTTP to the same handler as not secure", async () => {
    const client = await plainConnection(service.port("live"));
    client.send("GET /v1/projects HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    expect(bodyOf(await client.closed)).toMatchObject({ origin: "live", secure: false, url: "/v1/projects" });
  });

  it("takes plain HTTP that arrives byte by byte, and two requests in one packet", async () => {
    const client = await plainConnection(service.port("live"));
    for (const byte of "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n") {
      client.send(byte);
      await new Promise(setImmediate);
    }
    await client.until('"/a"');
    client.send("GET /b HTTP/1.1\r\nHost: localhost\r\n\r\nGET /c HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const text = await client.until('"/c"');
    expect(text.indexOf('"/b"')).toBeLessThan(text.indexOf('"/c"'));
    client.socket.destroy();
  });

  it("takes a TLS handshake that arrives in small pieces", async () => {
    // A relay that passes the client's bytes on five at a time.
    const relay = createServer((near) => {
      void plainConnection(service.port("live")).then(({ socket: far }) => {
        far.pipe(near);
        near.on("data", async (chunk) => {
          near.pause();
          for (let i = 0; i < chunk.length; i += 5) {
            far.write(chunk.subarray(i, i + 5));
            await new Promise(setImmediate);
          }
          near.resume();
        });
        near.on("close", () => far.destroy());
        near.on("error", () => {});
      });
    });
    await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
    const { port } = relay.address() as { port: number };
    expect((await get({ port, agent: false })).body).toMatchObject({ secure: true });
    await new Promise((resolve) => relay.close(resolve));
  });

  it("refuses TLS older than 1.2", async () => {
    await expect(
      get({ maxVersion: "TLSv1.1", minVersion: "TLSv1", ciphers: "ALL:@SECLEVEL=0" }),
    ).rejects.toThrow(/protocol version/i);
    for (const version of ["TLSv1.2", "TLSv1.3"]) {
      await expect(get({ maxVersion: version, minVersion: version })).resolves.toBeTruthy();
    }
  });

  it("keeps a connection for the next request", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, ca: service.ca });
    const first = await get({ agent });
    const second = await get({ agent });
    expect(second.localPort).toBe(first.localPort);
    agent.destroy();
  });

  it("says how long a kept connection lasts: longer than common proxies keep theirs", async () => {
    const client = await tlsConnection(service.port("live"), service.ca);
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    expect(await client.until("}")).toMatch(/\r\nKeep-Alive: timeout=65\r\n/);
    client.socket.destroy();
  });

  it("takes any number of requests on one connection", async () => {
    const client = await tlsConnection(service.port("live"), service.ca);
    for (let i = 0; i < 1_200; i += 1) client.send(`GET /${i}. HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const text = await client.until('"/1199."');
    expect(text.split("HTTP/1.1 200 OK").length - 1).toBe(1_200);
    client.socket.destroy();
  });

  it("uses a renewed certificate for new connections and leaves the open ones alone", async () => {
    const open = await tlsConnection(service.port("live"), service.ca);
    const { fingerprint256: before } = (open.socket as TLSSocket).getPeerCertificate();
    await rm(service.tls.caFile!.replace("ca.pem", "leaf.pem"));
    await service.tls.recheck();
    const renewed = await tlsConnection(service.port("live"), service.ca);
    const { fingerprint256: after } = (renewed.socket as TLSSocket).getPeerCertificate();
    expect(after).not.toBe(before);
    open.send("GET /still HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await open.until('"/still"');
    open.socket.destroy();
    renewed.socket.destroy();
  });
});

describe("listeners", () => {
  it("tell three origins apart: by port, and by host name where they share one", async () => {
    const service = await startTestService({
      origins: {
        live: { origin: new URL("https://api.example.com"), listen: "127.0.0.1:0" },
        sandbox: { origin: new URL("https://sandbox.example.com"), listen: "127.0.0.1:0" },
        dashboard: { origin: new URL("https://localhost:0") },
      },
    });
    expect(service.port("live")).toBe(service.port("sandbox"));
    expect(service.port("dashboard")).not.toBe(service.port("live"));
    expect(service.addresses.map(({ address, origins }) => `${address} ${origins}`)).toEqual([
      "127.0.0.1 live,sandbox",
      "127.0.0.1 dashboard",
      "::1 dashboard",
    ]);
    const originOf = async (port: number, host: string) => {
      const client = await tlsConnection(port, service.ca);
      client.send(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      return bodyOf(await client.closed).origin;
    };
    const shared = service.port("live");
    expect(await originOf(shared, "api.example.com")).toBe("live");
    expect(await originOf(shared, "sandbox.example.com")).toBe("sandbox");
    expect(await originOf(shared, `SANDBOX.example.com:${shared}`)).toBe("sandbox");
    expect(await originOf(shared, "localhost")).toBeNull();
    expect(await originOf(shared, "evil.example")).toBeNull();
    expect(await originOf(service.port("dashboard"), `localhost:${service.port("dashboard")}`)).toBe(
      "dashboard",
    );
    expect(await originOf(service.port("dashboard"), "api.example.com")).toBeNull();
    await service.stop(0);
  });

  it("refuse to start on a taken port, with one sentence naming variable and port, and hold nothing", async () => {
    const [taken, free] = [createServer(), createServer()];
    const listen = (server: Server, port: number) =>
      new Promise<number>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
      });
    const close = (server: Server) => new Promise((resolve) => server.close(resolve));
    const [port, other] = [await listen(taken, 0), await listen(free, 0)];
    await close(free);
    const attempt = (sandbox: OriginSetting) => {
      const live = { origin: new URL("https://api.example.com"), listen: `127.0.0.1:${other}` };
      return startTestService({ origins: { live, sandbox } });
    };
    await expect(attempt({ origin: new URL(`https://localhost:${port}`) })).rejects.toThrow(
      `MARQUE_SANDBOX_ORIGIN: port ${port} on localhost is already taken by another program; stop that one, or choose another, or set MARQUE_SANDBOX_LISTEN.`,
    );
    await expect(
      attempt({ origin: new URL("https://localhost"), listen: `127.0.0.1:${port}` }),
    ).rejects.toThrow(
      `MARQUE_SANDBOX_LISTEN: port ${port} on 127.0.0.1 is already taken by another program; stop that one, or choose another.`,
    );
    expect(await listen(free, other)).toBe(other);
    await Promise.all([close(taken), close(free)]);
  });

  it("say in one sentence what else the system may refuse", () => {
    const [low] = planListeners({ live: { origin: new URL("https://api.example.com") } }).listeners;
    expect(bindProblem(low!, Object.assign(new Error("x"), { code: "EACCES" })).message).toBe(
      "MARQUE_LIVE_ORIGIN: port 443 is not open to this account, as ports below 1024 often are; choose another, or set MARQUE_LIVE_LISTEN.",
    );
  });

  it("refuse an address this machine does not have", async () => {
    const origins = { live: { origin: new URL("https://api.example.com"), listen: "192.0.2.1:0" } };
    await expect(startTestService({ origins })).rejects.toThrow(
      "MARQUE_LIVE_LISTEN: this machine has no address 192.0.2.1 to listen on port 0.",
    );
  });

  it("on all interfaces take IPv4 and IPv6 alike", async () => {
    const service = await startTestService({
      origins: { live: { origin: new URL("https://api.example.com"), listen: ":0" } },
    });
    for (const [host, address] of [
      ["127.0.0.1", "127.0.0.1"],
      ["::1", "::1"],
    ] as const) {
      const client = await plainConnection(service.port("live"), host);
      client.send("GET / HTTP/1.1\r\nHost: api.example.com\r\nConnection: close\r\n\r\n");
      expect(bodyOf(await client.closed)).toMatchObject({ origin: "live", address });
    }
    await service.stop(0);
  });

  it("survive a handler that throws: that request ends, the next is served", async () => {
    const service = await startTestService({
      handler(request, response) {
        if (request.url === "/throws") throw new Error("a bug");
        response.end("fine");
      },
    });
    const bad = await plainConnection(service.port("live"));
    bad.send("GET /throws HTTP/1.1\r\nHost: localhost\r\n\r\n");
    expect(await bad.closed).toBe("");
    const good = await plainConnection(service.port("live"));
    good.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await good.until("fine");
    expect(service.log.lines).toContainEqual(expect.objectContaining({ level: "error" }));
    await service.stop(0);
  });

  it("have no caller for a request that came another way", () => {
    expect(() => callerOf({} as never)).toThrow("did not come through serve()");
  });
});
