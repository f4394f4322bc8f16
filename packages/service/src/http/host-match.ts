// Which origin a Host header means, among those that one listener serves.
import type { OriginName, ServedOrigin } from "./origins.ts";

const HTTPS_PORT = 443;

interface HostName {
  /** As the URL parser writes it: lower case, IPv6 in brackets and compressed. */
  readonly hostname: string;
  readonly port: number;
}

/** The hosts of the last requests: nearly all of them name one of ours, and each is read twice per request. */
const read = new Map<string, HostName | null>();
const MOST_READ = 100;

/** `null` when the text is no `host` or `host:port`. */
export function parseHost(text: string): HostName | null {
  let host = read.get(text);
  if (host === undefined) {
    host = readHost(text);
    if (read.size >= MOST_READ) read.clear();
    read.set(text, host);
  }
  return host;
}

function readHost(text: string): HostName | null {
  // Before the URL parser sees it: it would also accept credentials, paths, tabs and escapes.
  const parts = /^(?<host>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::(?<port>\d{0,5}))?$/.exec(text)?.groups;
  if (!parts?.host) return null;
  const port = parts.port ? Number(parts.port) : HTTPS_PORT;
  if (port > 65_535) return null;
  try {
    // A trailing dot is the same name in DNS, and some clients send it.
    return { hostname: new URL(`https://${parts.host.replace(/\.$/, "")}`).hostname, port };
  } catch {
    return null;
  }
}

/** Exact host and port first; then, for proxies that rewrite the port, the name alone if it is one origin's. */
export function originForHost(host: HostName | null, origins: readonly ServedOrigin[]): OriginName | null {
  if (host === null) return null;
  const same = origins.filter(({ hostname }) => hostname === host.hostname);
  const alike = origins.filter(
    ({ hostname }) => hostname === "localhost" && isLoopbackAddress(host.hostname),
  );
  for (const candidates of [same, alike]) {
    const exact = candidates.find(({ port }) => port === host.port);
    if (exact) return exact.name;
  }
  const byName = same.length > 0 ? same : alike;
  return byName.length === 1 ? byName[0]!.name : null;
}

function isLoopbackAddress(hostname: string): boolean {
  return hostname === "127.0.0.1" || hostname === "[::1]";
}

/** Port 0 in an origin stands for the port its listener got. */
export function withBoundPort(origins: readonly ServedOrigin[], bound: number): readonly ServedOrigin[] {
  return origins.map((origin) => (origin.port === 0 ? { ...origin, port: bound } : origin));
}
