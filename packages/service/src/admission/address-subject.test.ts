import { expect, it } from "vitest";
import { addressSubject } from "./address-subject.ts";

it.each([
  ["198.51.100.7", "address:198.51.100.7"],
  ["::ffff:198.51.100.7", "address:198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "address:2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "address:2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "address:2001:db8:1:3::/64"],
  ["::1", "address:0:0:0:0::/64"],
  ["fe80::1%eth0", "address:fe80:0:0:0::/64"],
  ["", "address:unknown"],
  ["nonsense", "address:unknown"],
])("the address %s is counted as %s: IPv6 by /64", (address, subject) => {
  expect(addressSubject(address)).toBe(subject);
});
