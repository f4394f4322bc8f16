import ipaddr from "ipaddr.js";
import { ServiceError } from "../errors.ts";

/**
 * Names that never lead to a public host: the special-use names of RFC 6761, 6762, 8375 (under `arpa`), 9476 and the
 * private-use `internal`. Whatever else a name resolves to is checked at each delivery, on the address that is dialled.
 */
const RESERVED_SUFFIXES = [
  "localhost",
  "local",
  "internal",
  "test",
  "example",
  "invalid",
  "onion",
  "alt",
  "arpa",
];

/** Hosts and ranges an operator opened with MARQUE_WEBHOOK_PRIVATE_HOSTS. */
export class PrivateHosts {
  readonly #names: ReadonlySet<string>;
  readonly #ranges: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][];

  constructor(entries: readonly string[]) {
    this.#names = new Set(entries);
    this.#ranges = entries.flatMap((entry) => {
      if (ipaddr.isValidCIDR(entry)) return [ipaddr.parseCIDR(entry)];
      if (!ipaddr.isValid(entry)) return [];
      const address = ipaddr.parse(entry);
      return [[address, address.kind() === "ipv4" ? 32 : 128] as [ipaddr.IPv4 | ipaddr.IPv6, number]];
    });
  }

  allowsName(name: string): boolean {
    return this.#names.has(name);
  }

  allowsAddress(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
    return this.#ranges.some(
      ([range, bits]) => range.kind() === address.kind() && address.match(range, bits),
    );
  }
}

/** Refuses a receiver's URL that cannot be public. No name is resolved here. */
export function checkReceiverUrl(text: string, privateHosts: PrivateHosts): void {
  const problem = receiverUrlProblem(text, privateHosts);
  if (problem)
    throw new ServiceError("invalid_webhook_url", {
      message: `webhook_url ${problem}.`,
      param: "webhook_url",
    });
}

/** What is wrong with the URL, as the end of a sentence; null when nothing is. */
export function receiverUrlProblem(text: string, privateHosts: PrivateHosts): string | null {
  // The URL parser accepts white space, control characters, backslashes and missing or surplus slashes. If two parsers
  // accept different things, a URL can pass the check and the request still go elsewhere.
  if (!/^https:\/\/[^\s\p{Cc}\\/?#][^\s\p{Cc}\\]*$/iu.test(text) || !URL.canParse(text)) {
    return "must be an absolute https URL";
  }
  const url = new URL(text);
  const [authority = ""] = text.slice("https://".length).split(/[/?#]/, 1);
  if (authority.includes("@")) return "must not carry credentials";
  if (text.includes("#")) return "must not have a fragment";
  const host = url.hostname.replace(/\.$/, "");
  const literal = host.startsWith("[") ? host.slice(1, -1) : host;
  if (ipaddr.isValid(literal)) {
    const address = ipaddr.process(literal);
    if (privateHosts.allowsAddress(address) || isPublicAddress(address)) return null;
    return "must not point to a private, loopback or otherwise non-public address";
  }
  if (privateHosts.allowsName(host)) return null;
  if (host.split(".").includes("")) return "must name a host without empty labels";
  if (!host.includes(".")) return "must name a public host, not a single-label name";
  const isReserved = RESERVED_SUFFIXES.some((suffix) => host === suffix || host.endsWith(`.${suffix}`));
  return isReserved ? "must name a public host, not a reserved name" : null;
}

/** The part of IPv6 that is given out for the open internet; whatever lies outside is special. */
const IPV6_GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];
/** For documents (RFC 9637), newer than the library's table. */
const IPV6_DOCUMENTS: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("3fff::"), 20];

/** Whether an address is one of the open internet. IPv4 inside IPv6 counts as the IPv4 it stands for. */
export function isPublicAddress(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || (address.match(IPV6_GLOBAL) && !address.match(IPV6_DOCUMENTS));
}
