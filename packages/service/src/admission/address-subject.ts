import ipaddr from "ipaddr.js";

/** Of the last clients: one that keeps a connection is named again and again. */
const named = new Map<string, string>();
const MOST_NAMED = 1_000;

/**
 * The name under which a client address is counted. One subscriber commonly has a whole /64 of IPv6, so that
 * counting single addresses would count nothing.
 */
export function addressSubject(address: string): string {
  let subject = named.get(address);
  if (subject === undefined) {
    subject = nameOf(address);
    if (named.size >= MOST_NAMED) named.clear();
    named.set(address, subject);
  }
  return subject;
}

function nameOf(address: string): string {
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : null;
  if (parsed === null) return "address:unknown";
  if (parsed.kind() === "ipv4") return `address:${parsed.toString()}`;
  const network = (parsed as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `address:${network.join(":")}::/64`;
}
