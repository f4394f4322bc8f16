import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DnsStub, startDnsStub } from "../../test/dns-stub.ts";
import { type Authority, answer200, caText, createAuthority } from "../../test/receiver.ts";
import { PrivateHosts } from "./public-url.ts";
import { Receivers } from "./receivers.ts";

const NAME = "hook.customer.com";

let authority: Authority;
/** Counts every connection anybody makes to any loopback address on its port. */
let trap: Server;
let trapped = 0;
let port: number;
let dns: DnsStub;
const answers = new Map<string, readonly (readonly string[] | null | undefined)[]>();
const questions = new Map<string, number>();

beforeAll(async () => {
  authority = await createAuthority([NAME, "127.0.0.2"]);
  trap = createServer((socket) => {
    trapped += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, "::", resolve));
  port = (trap.address() as AddressInfo).port;
  dns = await startDnsStub((name, type) => {
    const list = answers.get(name);
    if (!list) return null;
    if (type === "AAAA") return list.at(-1)?.filter((address) => address.includes(":")) ?? [];
    const asked = questions.get(name) ?? 0;
    questions.set(name, asked + 1);
    return list[Math.min(asked, list.length - 1)];
  });
});
afterAll(async () => {
  await new Promise((resolve) => trap.close(resolve));
  await dns.stop();
  await authority.remove();
});

async function post(url: string, holes: readonly string[] = []): Promise<string | null> {
  const receivers = new Receivers({
    privateHosts: new PrivateHosts(holes),
    timeoutMs: 1_000,
    ca: [await caText(authority)],
    nameServers: [dns.server],
  });
  const { error } = await receivers.post(url, {}, Buffer.from("{}"));
  await receivers.close();
  return error;
}

describe("dialling", () => {
  it.each([
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "017700000001",
    "0.0.0.0",
    "0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.0.8",
    "192.0.2.1",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "[::]",
    "[::1]",
    "[::127.0.0.1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::ffff:0:127.0.0.1]",
    "[64:ff9b::127.0.0.1]",
    "[64:ff9b:1::1]",
    "[100::1]",
    "[2001:db8::1]",
    "[2002:7f00:1::]",
    "[2001::1]",
    "[fc00::1]",
    "[fd12:3456:789a::1]",
    "[fe80::1]",
    "[fec0::1]",
    "[ff02::1]",
  ])("refuses %s before a connection is made", async (host) => {
    expect(await post(`https://${host}:${port}/`)).toMatch(/is not a public address$/);
    expect(trapped).toBe(0);
  });

  it("refuses names that resolve to such addresses, also only to some of them, and says so", async () => {
    answers.set("inside.customer.com", [["127.0.0.1"]]);
    expect(await post(`https://inside.customer.com:${port}/`)).toBe(
      "inside.customer.com resolves to an address that is not public",
    );
    answers.set("six.customer.com", [["0:0:0:0:0:ffff:7f00:1"]]);
    expect(await post(`https://six.customer.com:${port}/`)).toBe(
      "six.customer.com resolves to an address that is not public",
    );
    expect(trapped).toBe(0);
    expect(dns.asked).toContain("inside.customer.com");
  });

  it("does not believe a name because it was harmless the last time", async () => {
    const received: string[] = [];
    const receiver = createTlsServer({ key: authority.key, cert: authority.cert }, (request, response) => {
      received.push(request.url!);
      // So that the next attempt dials again.
      response.shouldKeepAlive = false;
      answer200(response, undefined as never, request);
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.2", resolve));
    const { port: there } = receiver.address() as AddressInfo;
    // 127.0.0.2 stands in for a public address: tests talk to loopback alone.
    const holes = ["127.0.0.2/32"];
    const receivers = new Receivers({
      privateHosts: new PrivateHosts(holes),
      timeoutMs: 1_000,
      ca: [await caText(authority)],
      nameServers: [dns.server],
    });
    answers.set(NAME, [["127.0.0.2"], ["127.0.0.1"], ["127.0.0.1", "127.0.0.2"]]);
    const post = async () =>
      (await receivers.post(`https://${NAME}:${there}/x`, {}, Buffer.from("{}"))).error;
    expect(await post()).toBeNull();
    expect(await post()).toBe(`${NAME} resolves to an address that is not public`);
    // Of several addresses only the public ones are tried.
    expect(await post()).toBeNull();
    expect(received).toEqual(["/x", "/x"]);
    expect(trapped).toBe(0);
    await receivers.close();
    await new Promise((resolve) => receiver.close(resolve));
  });

  it("says what is wrong with a name that does not resolve, or whose server is silent", async () => {
    expect(await post("https://nowhere.customer.com/")).toBe("the host name does not exist");
    answers.set("silent.customer.com", [undefined]);
    expect(await post("https://silent.customer.com/")).toMatch(/in time|timed out|within 1 seconds/);
  });

  it("reaches a hole the operator opened by name or by address", async () => {
    expect(await post(`https://localhost:${port}/`, ["localhost"])).toMatch(/reset|closed|TLS/);
    expect(trapped).toBe(1);
    expect(await post(`https://127.0.0.1:${port}/`, ["127.0.0.0/8"])).toMatch(/reset|closed|TLS/);
    expect(trapped).toBe(2);
    answers.set("open.corp.internal", [["127.0.0.1"]]);
    expect(await post(`https://open.corp.internal:${port}/`, ["10.0.0.0/8"])).toMatch(/not public/);
    expect(trapped).toBe(2);
  });
});
