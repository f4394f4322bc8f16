// MARQUE_TRUST_PROXY: whose X-Forwarded-* headers are trusted.
import ipaddr from "ipaddr.js";

export type TrustedProxies = (address: string) => boolean;

type Range = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Addresses and CIDR ranges, separated by commas or spaces, or already a list. */
export function trustedProxies(setting: string | readonly string[]): TrustedProxies {
  const entries = (typeof setting === "string" ? setting.split(/[\s,]+/) : setting).filter(Boolean);
  const ranges = entries.map(parseRange);
  if (ranges.length === 0) return () => false;
  return (text) => {
    const address = parseAddress(text);
    if (address === null) return false;
    return ranges.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    );
  };
}

/** The canonical text of an address, IPv4-mapped IPv6 as IPv4 and without a zone; null for anything else. */
export function normaliseAddress(text: string): string | null {
  return parseAddress(text)?.toString() ?? null;
}

/** X-Forwarded-For entries: some proxies add the port, and then write IPv6 in brackets. */
export function forwardedAddress(entry: string): string | null {
  const text = entry.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(text)?.[1];
  return normaliseAddress(bracketed ?? withPort ?? text);
}

function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = text.replace(/%.*$/, "");
  // ipaddr.js also reads `127.1` and `0x7f000001`, which no proxy writes and an attacker may.
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return null;
  return ipaddr.process(bare);
}

function parseRange(entry: string): Range {
  const [text = "", suffix, ...rest] = entry.split("/");
  const written = text.includes(":") ? 128 : 32;
  const bits = suffix === undefined ? written : /^\d{1,3}$/.test(suffix) ? Number(suffix) : Number.NaN;
  const network = parseAddress(text);
  // ::ffff:10.0.0.0/104 is 10.0.0.0/8.
  const shift = network?.kind() === "ipv4" ? written - 32 : 0;
  if (network === null || rest.length > 0 || !(bits >= shift && bits <= written)) {
    throw new Error(
      `MARQUE_TRUST_PROXY must list addresses or CIDR ranges such as 10.0.0.0/8; "${entry}" is neither.`,
    );
  }
  return [network, bits - shift];
}
