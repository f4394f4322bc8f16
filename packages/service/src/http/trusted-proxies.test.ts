import { describe, expect, it } from "vitest";
import { forwardedAddress, trustedProxies } from "./trusted-proxies.ts";

describe("MARQUE_TRUST_PROXY", () => {
  it.each([
    ["", "127.0.0.1", false],
    ["127.0.0.1", "127.0.0.1", true],
    ["127.0.0.1", "::ffff:127.0.0.1", true],
    ["127.0.0.1", "127.0.0.2", false],
    ["10.0.0.0/8", "10.255.0.1", true],
    ["10.0.0.0/8", "::ffff:10.1.2.3", true],
    ["10.0.0.0/8", "11.0.0.1", false],
    ["10.1.2.3/8", "10.9.9.9", true],
    ["::ffff:10.0.0.0/104", "10.9.9.9", true],
    ["::ffff:10.0.0.0/104", "11.9.9.9", false],
    ["::ffff:192.0.2.1", "192.0.2.1", true],
    ["::1", "::1", true],
    ["::1", "127.0.0.1", false],
    ["fd00::/8", "fd12:3456::1", true],
    ["fd00::/8", "fe80::1", false],
    ["fe80::/10", "fe80::1%eth0", true],
    ["2001:db8::/32, 192.0.2.0/24", "192.0.2.9", true],
    ["2001:db8::/32 192.0.2.0/24", "2001:DB8::9", true],
    ["0.0.0.0/0", "203.0.113.9", true],
    ["0.0.0.0/0", "::1", false],
    ["10.0.0.0/8", "not an address", false],
  ])("%j trusts %s: %s", (setting, address, expected) => {
    expect(trustedProxies(setting)(address)).toBe(expected);
  });

  it.each([
    "localhost",
    "10.0.0.0/33",
    "10.0.0.0/-1",
    "10.0.0.0/",
    "10.0.0.0/8/8",
    "::1/129",
    "10.1",
    "0x7f000001",
    "::ffff:10.0.0.0/8",
    "*",
  ])("%j is refused with a sentence naming the variable", (setting) => {
    expect(() => trustedProxies(`127.0.0.1, ${setting}`)).toThrow(/^MARQUE_TRUST_PROXY must list .*\.$/);
  });
});

describe("an entry of X-Forwarded-For", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    [" 203.0.113.9 ", "203.0.113.9"],
    ["203.0.113.9:5678", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:DB8:0::9", "2001:db8::9"],
    ["[2001:db8::9]:5678", "2001:db8::9"],
    ["[2001:db8::9]", "2001:db8::9"],
    ["unknown", null],
    ["_hidden", null],
    ["", null],
    ["2130706433", null],
    ["127.1", null],
  ])("%j is %s", (entry, expected) => {
    expect(forwardedAddress(entry)).toBe(expected);
  });
});
