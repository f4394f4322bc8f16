import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { PrivateHosts } from "../../src/webhooks/public-url.ts";
import { Receivers } from "../../src/webhooks/receivers.ts";
import { type DnsStub, startDnsStub } from "../dns-stub.ts";
import { type Authority, caText, createAuthority, type Receiver, startReceiver } from "../receiver.ts";

// Beside dial-guard.test.ts (literals, rebinding between two attempts, holes) and webhook-url.test.ts (acceptance).

/** Where a dial really ends, for the tests in which it ends elsewhere than its lookup said. Null: as undici has it. */
const dial = vi.hoisted(() => ({ reaches: null as string | null, destroyed: 0 }));
vi.mock("undici", async (original) => {
  const undici = await original<typeof import("undici")>();
  const buildConnector: typeof undici.buildConnector = (options) => {
    const connect = undici.buildConnector(options);
    return (target, callback) => {
      const remoteAddress = dial.reaches;
      if (remoteAddress === null) return connect(target, callback);
      const destroy = () => {
        dial.destroyed += 1;
      };
      callback(null, { remoteAddress, destroy } as unknown as Socket);
    };
  };
  return { ...undici, buildConnector };
});

const NAME = "hook.customer.com";
let authority: Authority;
let receiver: Receiver;
let trap: Server;
let trapped = 0;
let dns: DnsStub;
const answers = new Map<string, readonly string[]>();

beforeAll(async () => {
  authority = await createAuthority([NAME, "127.0.0.2"]);
  receiver = await startReceiver(authority);
  trap = createServer((socket) => {
    trapped += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, "::", resolve));
  dns = await startDnsStub((name) => answers.get(name) ?? null);
});
afterEach(() => {
  dial.reaches = null;
  expect(trapped).toBe(0);
});
afterAll(async () => {
  await receiver.stop();
  await new Promise((resolve) => trap.close(resolve));
  await dns.stop();
  await authority.remove();
});

const trapPort = () => (trap.address() as AddressInfo).port;

async function post(url: string, holes: readonly string[] = []) {
  const receivers = new Receivers({
    privateHosts: new PrivateHosts(holes),
    timeoutMs: 1_000,
    ca: [await caText(authority)],
    nameServers: [dns.server],
  });
  try {
    return await receivers.post(url, { "content-type": "application/json" }, Buffer.from("{}"));
  } finally {
    await receivers.close();
  }
}

describe("the address of the connected socket", () => {
  it.each(["127.0.0.1", "10.0.0.8", "169.254.169.254", "::1", "::ffff:10.0.0.8", "fd00::8", "fe80::1"])(
    "is looked at once more: %s is hung up on, whatever the lookup said, and nothing is sent",
    async (reached) => {
      answers.set("proxied.customer.com", ["93.184.216.34"]);
      dial.reaches = reached;
      dial.destroyed = 0;
      const { error, statusCode } = await post("https://proxied.customer.com/");
      expect(error).toMatch(/^proxied\.customer\.com resolves to an address that is not public$/);
      expect(statusCode).toBeNull();
      expect(dial.destroyed).toBe(1);
    },
  );
});

describe("a redirect", () => {
  it.each([301, 302, 303, 307, 308])(
    "%i is a failed attempt; where it points is not asked",
    async (status) => {
      receiver.behave((response) => {
        response.writeHead(status, { location: `https://127.0.0.1:${trapPort()}/latest/meta-data/` }).end();
      });
      const answer = await post(receiver.url, ["localhost"]);
      expect(answer.error).toBe(`the endpoint returned ${status}`);
    },
  );

  it("by other means is none either: Refresh, Alt-Svc, Content-Location, 201 with a Location", async () => {
    receiver.behave((response) => {
      const there = `https://127.0.0.1:${trapPort()}/`;
      response
        .writeHead(201, {
          location: there,
          refresh: `0; url=${there}`,
          "content-location": there,
          "alt-svc": `h2="127.0.0.1:${trapPort()}"`,
          link: `<${there}>; rel=preload`,
        })
        .end();
    });
    expect((await post(receiver.url, ["localhost"])).error).toBeNull();
    expect((await post(receiver.url, ["localhost"])).error).toBeNull();
  });
});

describe("a name", () => {
  const inside = {
    metadata: ["169.254.169.254"],
    "this network": ["0.0.0.0"],
    "carrier-grade NAT": ["100.64.0.1"],
    "IPv4 mapped into IPv6": ["0:0:0:0:0:ffff:a00:1"],
    "IPv4-compatible IPv6": ["0:0:0:0:0:0:7f00:1"],
    NAT64: ["64:ff9b:0:0:0:0:7f00:1"],
    "6to4": ["2002:7f00:1:0:0:0:0:1"],
    Teredo: ["2001:0:7f00:1:0:0:0:1"],
    "a unique local address": ["fd00:0:0:0:0:0:0:1"],
    "loopback in IPv6": ["0:0:0:0:0:0:0:1"],
    "only inside addresses of both kinds": ["10.0.0.1", "fe80:0:0:0:0:0:0:1"],
  };
  it.each(Object.entries(inside))("that resolves to %s is not dialled", async (kind, addresses) => {
    const host = `${kind.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.customer.com`;
    answers.set(host, addresses);
    expect((await post(`https://${host}:${trapPort()}/`)).error).toMatch(
      / resolves to an address that is not public$/,
    );
  });

  it("is resolved once a dial: what was checked is what is connected to", async () => {
    const received: string[] = [];
    const server = createTlsServer({ key: authority.key, cert: authority.cert }, (request, response) => {
      received.push(request.url!);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.2", resolve));
    const { port } = server.address() as AddressInfo;
    // 127.0.0.2 stands in for a public address. Asked a second time, the name server would say 127.0.0.1.
    let asked = 0;
    const turncoat = await startDnsStub((_, type) => {
      if (type === "AAAA") return [];
      asked += 1;
      return asked === 1 ? ["127.0.0.2"] : ["127.0.0.1"];
    });
    const receivers = new Receivers({
      privateHosts: new PrivateHosts(["127.0.0.2/32"]),
      timeoutMs: 1_000,
      ca: [await caText(authority)],
      nameServers: [turncoat.server],
    });
    expect((await receivers.post(`https://${NAME}:${port}/x`, {}, Buffer.from("{}"))).error).toBeNull();
    expect(asked).toBe(1);
    expect(received).toEqual(["/x"]);
    await receivers.close();
    await turncoat.stop();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe("a port", () => {
  it("makes no difference: what is inside is refused on every port", async () => {
    for (const port of [22, 25, 443, 5432, 6379, 8080, 65535]) {
      expect((await post(`https://127.0.0.1:${port}/`)).error).toBe("127.0.0.1 is not a public address");
    }
  });

  it("of a protocol that is not TLS gets a handshake it cannot read, and never a line of the event", async () => {
    const seen: Buffer[] = [];
    const redis = createServer((socket) => {
      socket.on("error", () => {});
      socket.on("data", (chunk) => {
        seen.push(chunk);
        socket.end("-ERR unknown command\r\n");
      });
    });
    await new Promise<void>((resolve) => redis.listen(0, "127.0.0.1", resolve));
    const { port } = redis.address() as AddressInfo;
    const { error } = await post(`https://localhost:${port}/%0d%0aFLUSHALL%0d%0a`, ["localhost"]);
    expect(error).toMatch(/^TLS failed/);
    const bytes = Buffer.concat(seen);
    expect(bytes[0]).toBe(0x16);
    expect(bytes.toString("latin1")).not.toMatch(/FLUSHALL|POST/);
    await new Promise((resolve) => redis.close(resolve));
  });
});

describe("a path", () => {
  it("with escaped line ends stays one line", async () => {
    let path = "";
    receiver.behave((response, received) => {
      path = received.path;
      response.end();
    });
    const url = `https://localhost:${receiver.port}/a%0d%0aX-Injected:%20yes%0d%0a?q=%0aHost:%20evil`;
    expect((await post(url, ["localhost"])).error).toBeNull();
    expect(path).toBe("/a%0d%0aX-Injected:%20yes%0d%0a?q=%0aHost:%20evil");
  });
});
