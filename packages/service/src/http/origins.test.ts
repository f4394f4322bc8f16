import { describe, expect, it } from "vitest";
import { type OriginSettings, planListeners } from "./origins.ts";

const plan = (settings: { [name: string]: readonly [origin: string, listen?: string] }) =>
  planListeners(
    Object.fromEntries(
      Object.entries(settings).map(([name, [origin, listen]]) => [name, { origin: new URL(origin), listen }]),
    ) as OriginSettings,
  ).listeners.map(({ address, port, origins }) => `${address} ${port} ${origins.map(({ name }) => name)}`);

describe("the default listener of an origin", () => {
  it.each([
    ["https://localhost:8443", "loopback 8443 live"],
    ["https://api.localhost:8443", "loopback 8443 live"],
    ["https://127.0.0.1:8443", "loopback 8443 live"],
    ["https://[::1]:8443", "loopback 8443 live"],
    ["https://api.example.com:8443", "any 8443 live"],
    ["https://api.example.com", "any 443 live"],
    ["https://192.0.2.7:8443", "any 8443 live"],
    ["https://localhost:0", "loopback 0 live"],
  ])("%s binds %s", (origin, expected) => {
    expect(plan({ live: [origin] })).toEqual([expected]);
  });
});

describe("an explicit listen value", () => {
  it.each([
    ["[::1]:8443", "::1 8443 live"],
    ["[0:0:0:0:0:0:0:1]:8443", "::1 8443 live"],
    ["127.0.0.1:8443", "127.0.0.1 8443 live"],
    ["localhost:8443", "loopback 8443 live"],
    [":8443", "any 8443 live"],
    ["[::]:8443", "any 8443 live"],
    ["0.0.0.0:0", "0.0.0.0 0 live"],
    [" 10.0.0.5:80 ", "10.0.0.5 80 live"],
  ])("%j binds %s", (listen, expected) => {
    expect(plan({ live: ["https://api.example.com", listen] })).toEqual([expected]);
  });

  it.each([
    "",
    "8443",
    "127.0.0.1",
    "127.0.0.1:",
    "127.0.0.1:65536",
    "127.0.0.1:-1",
    "127.0.0.1:http",
    "::1:8443",
    "[::1]",
    "[127.0.0.1]:8443",
    "api.example.com:8443",
    "256.0.0.1:8443",
    "https://127.0.0.1:8443",
    "a:b:1",
  ])("%j is refused with a sentence naming the variable", (listen) => {
    expect(() => plan({ sandbox: ["https://api.example.com", listen] })).toThrow(
      /^MARQUE_SANDBOX_LISTEN must be address:port, .*\.$/,
    );
  });
});

describe("several origins", () => {
  it("have a listener each when they differ, in the order live, sandbox, dashboard", () => {
    expect(
      plan({
        dashboard: ["https://localhost:8445"],
        sandbox: ["https://localhost:8444"],
        live: ["https://localhost:8443"],
      }),
    ).toEqual(["loopback 8443 live", "loopback 8444 sandbox", "loopback 8445 dashboard"]);
  });

  it("share a listener when their listen values are equal, however written", () => {
    expect(
      plan({
        live: ["https://api.example.com", "[::1]:9000"],
        sandbox: ["https://sandbox.example.com", "[0::1]:9000"],
        dashboard: ["https://dash.example.com", "127.0.0.1:9000"],
      }),
    ).toEqual(["::1 9000 live,sandbox", "127.0.0.1 9000 dashboard"]);
  });

  it("share the default listener when host names differ and the port does not", () => {
    expect(plan({ live: ["https://api.example.com"], dashboard: ["https://dash.example.com"] })).toEqual([
      "any 443 live,dashboard",
    ]);
  });

  it("share a free port when both say so, and get one each when it is their origin that says 0", () => {
    expect(
      plan({ live: ["https://a.test", "127.0.0.1:0"], sandbox: ["https://b.test", "127.0.0.1:0"] }),
    ).toEqual(["127.0.0.1 0 live,sandbox"]);
    expect(plan({ live: ["https://localhost:0"], sandbox: ["https://localhost:0"] })).toEqual([
      "loopback 0 live",
      "loopback 0 sandbox",
    ]);
  });

  it("cannot be the same origin", () => {
    expect(() =>
      plan({ live: ["https://api.example.com"], sandbox: ["https://api.example.com:443"] }),
    ).toThrow("MARQUE_SANDBOX_ORIGIN must differ from MARQUE_LIVE_ORIGIN.");
  });

  it.each([
    ["0.0.0.0:8443", "127.0.0.1:8443"],
    [":8443", "127.0.0.1:8443"],
    [":8443", "0.0.0.0:8443"],
    ["localhost:8443", "[::1]:8443"],
    ["0.0.0.0:8443", "localhost:8443"],
  ])("cannot overlap without being equal: %s and %s", (one, other) => {
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(() => plan({ live: ["https://a.test", a], sandbox: ["https://b.test", b] })).toThrow(
        /^MARQUE_SANDBOX_LISTEN wants port 8443 on .* which MARQUE_LIVE_LISTEN takes on .*\.$/,
      );
    }
  });
});

describe("an origin", () => {
  it.each([
    ["http://api.example.com", "MARQUE_LIVE_ORIGIN must start with https://."],
    ["https://api.example.com/v1", "MARQUE_LIVE_ORIGIN must be a bare origin"],
    ["https://api.example.com/?a", "MARQUE_LIVE_ORIGIN must be a bare origin"],
    ["https://api.example.com/#a", "MARQUE_LIVE_ORIGIN must be a bare origin"],
    ["https://me:secret@api.example.com", "MARQUE_LIVE_ORIGIN must be a bare origin"],
  ])("%s is refused", (origin, sentence) => {
    expect(() => plan({ live: [origin] })).toThrow(sentence);
  });

  it("of a role that this process does not run needs no listener", () => {
    expect(planListeners({ dashboard: { origin: new URL("https://localhost:8445") } })).toMatchObject({
      listeners: [{ port: 8445 }],
      hostnames: ["localhost"],
    });
  });
});
