// How many connections a listener holds at a time, in all and from one client: an open connection costs memory and a
// file descriptor before anything is known about who holds it, and a process without descriptors serves nobody.
import ipaddr from "ipaddr.js";
import type { HttpLog } from "./log.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

export interface ConnectionCap {
  /** Connections of a listener; those beyond are refused in words. */
  readonly inAll: number;
  /** Connections from one address (IPv6: one /64). Trusted proxies stand for many clients and have no such cap. */
  readonly ofClient: number;
}

/** `surplus`: taken in only to be told so. `dropped`: there are too many even for that. */
export type Admittance = "welcome" | "surplus" | "dropped";

/** Room for those who are being told. An answer needs the handshake, so it cannot be for everybody. */
const ROOM_FOR_REFUSALS = 1.1;
/** A flood must not flood the log too. */
const TELL_EVERY_MS = 10_000;

export class ConnectionCaps {
  readonly #cap: ConnectionCap;
  readonly #isTrusted: TrustedProxies;
  readonly #log: HttpLog;
  readonly #byClient = new Map<string, number>();
  #open = 0;
  #turnedAway = 0;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(cap: ConnectionCap, isTrusted: TrustedProxies, log: HttpLog) {
    this.#cap = cap;
    this.#isTrusted = isTrusted;
    this.#log = log;
  }

  /** Call `left` once for every connection that was not dropped. */
  enter(address: string): { readonly admittance: Admittance; readonly left: () => void } {
    const client = this.#isTrusted(address) ? null : clientOf(address);
    const own = client === null ? 0 : (this.#byClient.get(client) ?? 0);
    const { inAll, ofClient } = this.#cap;
    const isDropped = this.#open >= inAll * ROOM_FOR_REFUSALS || own >= ofClient * ROOM_FOR_REFUSALS;
    const isSurplus = this.#open >= inAll || own >= ofClient;
    if (isSurplus) this.#tell(address);
    if (isDropped) return { admittance: "dropped", left: () => {} };
    this.#open += 1;
    if (client !== null) this.#byClient.set(client, own + 1);
    return { admittance: isSurplus ? "surplus" : "welcome", left: () => this.#leave(client) };
  }

  #leave(client: string | null): void {
    this.#open -= 1;
    if (client === null) return;
    const rest = this.#byClient.get(client)! - 1;
    if (rest === 0) this.#byClient.delete(client);
    else this.#byClient.set(client, rest);
  }

  #tell(address: string): void {
    this.#turnedAway += 1;
    const now = performance.now();
    if (now - this.#toldAt < TELL_EVERY_MS) return;
    this.#toldAt = now;
    this.#log.warn(
      { open: this.#open, turned_away: this.#turnedAway, address },
      "too many open connections; new ones are turned away",
    );
    this.#turnedAway = 0;
  }
}

/** A customer's line has a whole /64 of IPv6 addresses. */
function clientOf(text: string): string {
  const bare = text.replace(/%.*$/, "");
  if (!ipaddr.isValid(bare)) return text;
  const address = ipaddr.process(bare);
  if (address.kind() === "ipv4") return address.toString();
  return (address as ipaddr.IPv6).parts.slice(0, 4).join(":");
}
