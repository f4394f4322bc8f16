import { describe, expect, it } from "vitest";
import { originForHost, parseHost } from "./host-match.ts";
import type { ServedOrigin } from "./origins.ts";

const live = (hostname: string, port: number): ServedOrigin => ({ name: "live", hostname, port });
const sandbox = (hostname: string, port: number): ServedOrigin => ({ name: "sandbox", hostname, port });
const dashboard = (hostname: string, port: number): ServedOrigin => ({ name: "dashboard", hostname, port });

const LOCAL = [live("localhost", 8443)];
const SHARED_LOCAL = [live("localhost", 8443), sandbox("localhost", 8444)];
const PUBLIC = [
  live("api.example.com", 443),
  sandbox("sandbox.example.com", 443),
  dashboard("dash.example.com", 443),
];

describe("the host a request names", () => {
  it.each([
    [LOCAL, "localhost:8443", "live"],
    [LOCAL, "LocalHost:8443", "live"],
    [LOCAL, "localhost.:8443", "live"],
    [LOCAL, "localhost:9999", "live"],
    [LOCAL, "localhost", "live"],
    [LOCAL, "127.0.0.1:8443", "live"],
    [LOCAL, "[::1]:8443", "live"],
    [LOCAL, "[0:0:0:0:0:0:0:1]:8443", "live"],
    [LOCAL, "127.0.0.1", "live"],
    [LOCAL, "127.0.0.2:8443", null],
    [LOCAL, "evil.example:8443", null],
    [LOCAL, "localhost.evil.example:8443", null],
    [SHARED_LOCAL, "localhost:8443", "live"],
    [SHARED_LOCAL, "localhost:8444", "sandbox"],
    [SHARED_LOCAL, "127.0.0.1:8444", "sandbox"],
    [SHARED_LOCAL, "[::1]:8443", "live"],
    [SHARED_LOCAL, "localhost:9999", null],
    [SHARED_LOCAL, "localhost", null],
    [PUBLIC, "api.example.com", "live"],
    [PUBLIC, "api.example.com:443", "live"],
    [PUBLIC, "api.example.com:8443", "live"],
    [PUBLIC, "sandbox.example.com", "sandbox"],
    [PUBLIC, "DASH.example.com:443", "dashboard"],
    [PUBLIC, "example.com", null],
    [PUBLIC, "x.api.example.com", null],
    [PUBLIC, "127.0.0.1", null],
    [PUBLIC, "localhost", null],
    [[live("127.0.0.1", 8443), sandbox("localhost", 8443)], "127.0.0.1:8443", "live"],
    [[live("127.0.0.1", 8443), sandbox("localhost", 8443)], "[::1]:8443", "sandbox"],
    [[live("xn--bcher-kva.example", 443)], "xn--bcher-kva.example", "live"],
    [[live("[2001:db8::7]", 443)], "[2001:DB8:0::7]", "live"],
  ] as const)("among %j, %s is %s", (origins, host, expected) => {
    expect(originForHost(parseHost(host), origins)).toBe(expected);
  });

  it.each([
    "",
    " ",
    "a b",
    "user@localhost",
    "localhost/x",
    "localhost:x",
    "localhost:99999",
    "[::1",
    "::1",
    "a,b",
    "%6cocalhost",
    "lo\tcalhost",
    "[::g]",
  ])("%j is no host", (text) => {
    expect(parseHost(text)).toBeNull();
  });
});
