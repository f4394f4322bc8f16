// Who is calling, over what, and which origin they mean: settled once, before any route sees the request.
import type { IncomingMessage } from "node:http";
import { originForHost, parseHost } from "./host-match.ts";
import type { OriginName, ServedOrigin } from "./origins.ts";
import { forwardedAddress, type TrustedProxies } from "./trusted-proxies.ts";

export interface Caller {
  /** null: the host is none of ours on this listener, and the answer is 421. */
  readonly origin: OriginName | null;
  /** The client's own connection was TLS, as far as we or a trusted proxy can tell. */
  readonly secure: boolean;
  /** The client's address, IPv4-mapped IPv6 as IPv4. */
  readonly address: string;
  /** Host and port as the client named them; null when it did not. */
  readonly host: string | null;
  /** It came on a connection beyond the listener's cap. */
  readonly surplus: boolean;
}

/** What is known of the connection a request came on. */
export interface Peer {
  /** In canonical form. */
  readonly address: string;
  readonly tls: boolean;
  /** The listener has more connections than it may: this one is here to be told. */
  readonly surplus: boolean;
  readonly origins: readonly ServedOrigin[];
}

// Under a private symbol: no header, plugin or typo can overwrite what was settled here. (A WeakMap would do the
// same, at a price the garbage collector pays for every request.)
const CALLER = Symbol("caller");

interface Called {
  [CALLER]?: Caller;
}

export function callerOf(request: IncomingMessage): Caller {
  const caller = (request as Called)[CALLER];
  if (!caller) throw new Error("This request did not come through serve(): it has no caller.");
  return caller;
}

export function rememberCaller(request: IncomingMessage, caller: Caller): void {
  (request as Called)[CALLER] = Object.freeze(caller);
}

/** `host` is the Host header or the authority of an absolute request target. */
export function resolveCaller(
  headers: IncomingMessage["headers"],
  host: string | null,
  peer: Peer,
  isTrusted: TrustedProxies,
): Caller {
  const nearest = peer.address;
  const behindProxy = isTrusted(nearest);
  const forwarded = (name: string) => (behindProxy ? rightmost(headers[name]) : null);
  // A trusted proxy decides either way: TLS between it and us says nothing about the client's connection.
  const proto = forwarded("x-forwarded-proto");
  const named = forwarded("x-forwarded-host") ?? host;
  return {
    origin: named === null ? null : originForHost(parseHost(named), peer.origins),
    secure: proto === null ? peer.tls : proto.toLowerCase() === "https",
    address: behindProxy ? clientAddress(headers["x-forwarded-for"], nearest, isTrusted) : nearest,
    host: named,
    surplus: peer.surplus,
  };
}

/** Read from the right, where our proxies append: what is left of the first unknown address is unverified. */
function clientAddress(
  header: string | string[] | undefined,
  nearest: string,
  isTrusted: TrustedProxies,
): string {
  let known = nearest;
  for (const entry of list(header).reverse()) {
    const address = forwardedAddress(entry);
    if (address === null) break;
    known = address;
    if (!isTrusted(address)) break;
  }
  return known;
}

function rightmost(header: string | string[] | undefined): string | null {
  return list(header).at(-1)?.trim() || null;
}

function list(header: string | string[] | undefined): string[] {
  if (header === undefined) return [];
  return (typeof header === "string" ? header : header.join(",")).split(",");
}
