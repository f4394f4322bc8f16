import { type LookupAddress, type LookupOptions, lookup as systemLookup } from "node:dns";
import { Resolver } from "node:dns/promises";
import type { LookupFunction, Socket } from "node:net";
import { createSecureContext } from "node:tls";
import ipaddr from "ipaddr.js";
import { buildConnector } from "undici";
import { isPublicAddress, type PrivateHosts } from "./public-url.ts";

/**
 * The dial was refused because of where it would have led. The message is shown in the delivery history, to the person who chose
 * the name: it does not say which private address the operator's name servers gave for it.
 */
export class NotPublicError extends Error {
  override readonly name = "NotPublicError";
}

export interface DialGuardOptions {
  readonly privateHosts: PrivateHosts;
  readonly timeoutMs: number;
  /** Authorities trusted for receivers. */
  readonly ca: readonly string[];
  /** Name servers as `address:port`; the system's when absent. */
  readonly nameServers?: readonly string[] | undefined;
}

const RESOLVE_MILLISECONDS = 2_000;
const RESOLVE_TRIES = 2;
const DIAL_OUTLASTS_MILLISECONDS = 250;
/**
 * What each address of a name is given before the next is tried. Node's quarter of a second fails a connection that stands
 * already when this process was too busy to see it.
 */
const ADDRESS_MILLISECONDS = 1_000;

/**
 * Connects to public addresses only. A URL's host was looked at when it was accepted, but what a name resolves to is
 * decided by its owner, at each dial: so the literal is checked before dialling, every address a name resolves
 * to is checked before it is tried, and the address of the connected socket is checked once more.
 */
export function guardedConnector(options: DialGuardOptions): buildConnector.connector {
  const { privateHosts, timeoutMs } = options;
  const resolver = new Resolver({ timeout: RESOLVE_MILLISECONDS, tries: RESOLVE_TRIES });
  if (options.nameServers) resolver.setServers(options.nameServers);
  const connect = buildConnector({
    // The attempt ends at its own deadline, in its own words: a dial that was given up ends just after it.
    timeout: timeoutMs + DIAL_OUTLASTS_MILLISECONDS,
    // Made once: reading some 150 authorities takes longer than the rest of a connection.
    secureContext: createSecureContext({ ca: [...options.ca] }),
    lookup: guardedLookup(resolver, privateHosts),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ADDRESS_MILLISECONDS,
  } as buildConnector.BuildOptions);
  return (target, callback) => {
    const host = hostOf(target.hostname);
    const problem = ipaddr.isValid(host) ? addressProblem(host, host, privateHosts) : null;
    if (problem) return callback(problem, null);
    connect(target, (...[error, socket]) => {
      if (error) return callback(error, null);
      const reached = (socket as Socket).remoteAddress;
      const wrong = reached ? addressProblem(reached, host, privateHosts) : null;
      if (!wrong) return callback(null, socket);
      socket.destroy();
      callback(wrong, null);
    });
  };
}

/** Without the brackets of an IPv6 literal, and without the dot that ends an absolute name. */
function hostOf(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

function addressProblem(text: string, host: string, privateHosts: PrivateHosts): NotPublicError | null {
  // `process` turns an IPv4 address inside IPv6 (::ffff:127.0.0.1) into the IPv4 address it is.
  const address = ipaddr.process(text);
  if (isPublicAddress(address) || privateHosts.allowsAddress(address) || privateHosts.allowsName(host))
    return null;
  return new NotPublicError(
    text === host ? `${host} is not a public address` : `${host} resolves to an address that is not public`,
  );
}

/**
 * Names the operator opened are resolved as the system does it, hosts file included. All others are asked of the
 * name servers directly: the system's resolver runs on four threads shared with file access, and a tenant's name
 * servers that never answer would hold up everybody's.
 */
function guardedLookup(resolver: Resolver, privateHosts: PrivateHosts): LookupFunction {
  return (hostname, options, callback) => {
    const host = hostOf(hostname);
    if (privateHosts.allowsName(host)) return systemLookup(hostname, options, callback as never);
    resolve(resolver, host).then(
      (addresses) => {
        const allowed = addresses.filter(({ address }) => !addressProblem(address, host, privateHosts));
        if (allowed.length === 0)
          return callback(addressProblem(addresses[0]!.address, host, privateHosts)!, "");
        answer(allowed, options, callback as never);
      },
      (error: NodeJS.ErrnoException) => callback(error, ""),
    );
  };
}

async function resolve(resolver: Resolver, host: string): Promise<LookupAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = [
    ...(four.status === "fulfilled" ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === "fulfilled" ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (addresses.length === 0) throw four.status === "rejected" ? four.reason : new Error("no address");
  return addresses;
}

function answer(
  addresses: readonly LookupAddress[],
  options: LookupOptions,
  callback: (error: null, address: string | readonly LookupAddress[], family?: number) => void,
): void {
  const wanted =
    addresses.find(({ family }) => !options.family || family === options.family) ?? addresses[0]!;
  if (options.all) callback(null, addresses);
  else callback(null, wanted.address, wanted.family);
}
