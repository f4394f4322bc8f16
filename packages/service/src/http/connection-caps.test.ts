import { afterEach, describe, expect, it } from "vitest";
import { callerOf } from "./caller.ts";
import { ConnectionCaps } from "./connection-caps.ts";
import {
  type Handler,
  plainConnection,
  type RawConnection,
  recordingLog,
  startTestService,
  type TestService,
  tlsConnection,
} from "./serving.fixture.ts";

const nobody = () => false;

describe("the caps", () => {
  const capsOf = (inAll: number, ofClient: number, isTrusted: (address: string) => boolean = nobody) => {
    const { log, lines } = recordingLog();
    return { caps: new ConnectionCaps({ inAll, ofClient }, isTrusted, log), lines };
  };

  it("welcome up to the cap, tell a tenth more, and drop the rest", () => {
    const { caps } = capsOf(10, 100);
    const met = Array.from({ length: 14 }, (_, n) => caps.enter(`198.51.100.${n}`).admittance);
    expect(met.slice(0, 10)).toEqual(Array(10).fill("welcome"));
    expect(met.slice(10)).toEqual(["surplus", "dropped", "dropped", "dropped"]);
  });

  it("hold one client, a /64 of IPv6 included, to its share and leave room for the others", () => {
    const { caps } = capsOf(100, 2);
    expect(caps.enter("2001:db8:1:2::1").admittance).toBe("welcome");
    expect(caps.enter("2001:db8:1:2:ffff::9").admittance).toBe("welcome");
    expect(caps.enter("2001:db8:1:2::3").admittance).toBe("surplus");
    expect(caps.enter("2001:db8:1:3::1").admittance).toBe("welcome");
    expect(caps.enter("192.0.2.1").admittance).toBe("welcome");
    expect(caps.enter("::ffff:192.0.2.1").admittance).toBe("welcome");
    expect(caps.enter("192.0.2.1").admittance).toBe("surplus");
  });

  it("do not hold a trusted proxy to one client's share, only to the listener's", () => {
    const { caps } = capsOf(3, 1, (address) => address === "10.0.0.1");
    const met = Array.from({ length: 4 }, () => caps.enter("10.0.0.1").admittance);
    expect(met).toEqual(["welcome", "welcome", "welcome", "surplus"]);
  });

  it("give a place back when its connection has gone, and remember nobody then", () => {
    const { caps } = capsOf(10, 1);
    for (let n = 0; n < 50; n++) {
      const { admittance, left } = caps.enter("192.0.2.1");
      expect(admittance).toBe("welcome");
      left();
    }
  });

  it("say so in the log once, not once a connection", () => {
    const { caps, lines } = capsOf(1, 1);
    for (let n = 0; n < 100; n++) caps.enter("192.0.2.1");
    expect(lines.map(({ level, message }) => [level, message])).toEqual([
      ["warn", "too many open connections; new ones are turned away"],
    ]);
  });
});

describe("a listener with as many connections as it may have", () => {
  let service: TestService;
  const open: RawConnection[] = [];
  afterEach(async () => {
    for (const { socket } of open.splice(0)) socket.destroy();
    await service.stop(0);
  });
  const GET = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const tellSurplus: Handler = (request, response) => response.end(`surplus: ${callerOf(request).surplus}`);
  const connect = async (over: "plain" | "tls") => {
    const port = service.port("live");
    const connection = await (over === "tls" ? tlsConnection(port, service.ca) : plainConnection(port));
    open.push(connection);
    return connection;
  };

  it.each(["plain", "tls"] as const)("tells the next one over %s, and ends it", async (over) => {
    service = await startTestService({ limits: { connections: 2 }, handler: tellSurplus });
    for (let n = 0; n < 2; n++) {
      const kept = await connect(over);
      kept.send(GET);
      expect(await kept.until("surplus: ")).toContain("surplus: false");
    }
    const late = await connect(over);
    // A second request on it is not even looked at.
    late.send(GET + GET);
    const text = await late.closed;
    expect(text).toMatch(/\r\nConnection: close\r\n/i);
    expect(text.match(/surplus: true/g)).toHaveLength(1);
  });

  it("drops who comes when even the refusals have no room, and serves again when one has left", async () => {
    service = await startTestService({ limits: { connectionsOfClient: 1 }, handler: tellSurplus });
    const first = await connect("plain");
    first.send(GET);
    await first.until("surplus: false");
    const second = await connect("plain");
    // The reset may come before the connection was told to be one.
    expect(await connect("plain").then(({ closed }) => closed, String)).toMatch(/^$|ECONNRESET/);
    second.socket.destroy();
    first.socket.destroy();
    await Promise.all([first.closed, second.closed]);
    const again = async () => {
      const connection = await connect("plain");
      connection.send(GET.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
      return connection.closed;
    };
    await expect.poll(() => again().catch(String)).toContain("surplus: false");
  });
});
