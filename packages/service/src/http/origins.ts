// Which sockets to bind, and which origins answer on each: a pure function of the configuration.
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export type OriginName = "live" | "sandbox" | "dashboard";

export interface OriginSetting {
  readonly origin: URL;
  /** `address:port` to bind when it differs from the origin. */
  readonly listen?: string | undefined;
}

/** Origins whose role this process does not run are left out. */
export type OriginSettings = { readonly [name in OriginName]?: OriginSetting | undefined };

export interface ServedOrigin {
  readonly name: OriginName;
  /** As the URL parser writes it: lower case, IPv6 in brackets. */
  readonly hostname: string;
  /** 0 stands for whatever port the listener gets. */
  readonly port: number;
}

export interface PlannedListener {
  /** `loopback` is 127.0.0.1 and ::1, `any` is every interface, otherwise one IP address. */
  readonly address: "loopback" | "any" | (string & {});
  /** 0 asks the system for a free port. */
  readonly port: number;
  readonly origins: readonly ServedOrigin[];
  /** The variable an operator has to change when this cannot be bound. */
  readonly variable: string;
}

export interface ListenerPlan {
  readonly listeners: readonly PlannedListener[];
  /** Host names of all planned origins, for the certificate. */
  readonly hostnames: readonly string[];
}

const ORDER: readonly OriginName[] = ["live", "sandbox", "dashboard"];
const HTTPS_PORT = 443;
const LARGEST_PORT = 65_535;

export function planListeners(settings: OriginSettings): ListenerPlan {
  const named = ORDER.flatMap((name) => {
    const setting = settings[name];
    return setting ? [{ name, ...setting }] : [];
  });
  const listeners: (PlannedListener & { readonly origins: ServedOrigin[] })[] = [];
  for (const { name, origin, listen } of named) {
    const served = servedOrigin(name, origin);
    for (const other of listeners.flatMap((listener) => listener.origins)) {
      if (other.hostname !== served.hostname || other.port !== served.port || served.port === 0) continue;
      throw new Error(`${originVariable(name)} must differ from ${originVariable(other.name)}.`);
    }
    const wanted = listen === undefined ? defaultListen(served) : parseListen(listenVariable(name), listen);
    const variable = listen === undefined ? originVariable(name) : listenVariable(name);
    const shared = listeners.find((other) => {
      if (other.address !== wanted.address || other.port !== wanted.port) return false;
      // Port 0 in the origin itself means "a port of my own"; equal *_LISTEN values always share.
      return wanted.port !== 0 || (listen !== undefined && other.variable.endsWith("_LISTEN"));
    });
    if (shared) {
      shared.origins.push(served);
      continue;
    }
    const overlap = listeners.find((other) => other.port !== 0 && overlaps(other, wanted));
    if (overlap) {
      throw new Error(
        `${variable} wants port ${wanted.port} on ${inWords(wanted.address)}, which ${overlap.variable} takes on ` +
          `${inWords(overlap.address)}: give both the same address, or different ports.`,
      );
    }
    listeners.push({ ...wanted, origins: [served], variable });
  }
  return { listeners, hostnames: [...new Set(named.map(({ origin }) => origin.hostname))] };
}

/** An origin that only this machine can mean is not offered to others. */
function isLoopbackHost(hostname: string): boolean {
  if (hostname === "localhost" || hostname.endsWith(".localhost")) return true;
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) !== 0 && ipaddr.process(bare).range() === "loopback";
}

function servedOrigin(name: OriginName, url: URL): ServedOrigin {
  const variable = originVariable(name);
  if (url.protocol !== "https:") throw new Error(`${variable} must start with https://.`);
  if (url.pathname !== "/" || url.search || url.hash || url.username || url.password) {
    throw new Error(
      `${variable} must be a bare origin like https://api.example.com, without path or credentials.`,
    );
  }
  return { name, hostname: url.hostname, port: url.port === "" ? HTTPS_PORT : Number(url.port) };
}

function defaultListen(served: ServedOrigin) {
  return { address: isLoopbackHost(served.hostname) ? "loopback" : "any", port: served.port };
}

function parseListen(variable: string, value: string): { address: string; port: number } {
  const parts = /^(?:\[(?<v6>[^\]]*)\]|(?<host>[^:[\]]*)):(?<port>\d{1,5})$/.exec(value.trim())?.groups;
  const port = Number(parts?.port);
  const host = parts?.v6 ?? parts?.host;
  const address = host === undefined ? null : bindAddress(host, parts?.v6 === undefined ? 4 : 6);
  if (address === null || port > LARGEST_PORT) {
    throw new Error(
      `${variable} must be address:port, such as 127.0.0.1:8443, [::1]:8443 or :8443 for all interfaces.`,
    );
  }
  return { address, port };
}

function bindAddress(host: string, family: 4 | 6): string | null {
  if (family === 4 && host === "") return "any";
  if (family === 4 && host === "localhost") return "loopback";
  if (isIP(host) !== family) return null;
  // Every way to write an IPv6 address is one address, and `[::]` is how the system spells "all interfaces".
  const address = ipaddr.parse(host).toString();
  return address === "::" ? "any" : address;
}

function overlaps(one: { address: string; port: number }, other: { address: string; port: number }): boolean {
  if (one.port !== other.port) return false;
  const covers = (wide: string, narrow: string) =>
    wide === narrow ||
    wide === "any" ||
    (wide === "0.0.0.0" && (narrow === "loopback" || isIP(narrow) === 4)) ||
    (wide === "loopback" && (narrow === "127.0.0.1" || narrow === "::1"));
  return covers(one.address, other.address) || covers(other.address, one.address);
}

function inWords(address: string): string {
  return address === "any" ? "all interfaces" : address === "loopback" ? "127.0.0.1 and ::1" : address;
}

const originVariable = (name: OriginName) => `MARQUE_${name.toUpperCase()}_ORIGIN`;
const listenVariable = (name: OriginName) => `MARQUE_${name.toUpperCase()}_LISTEN`;
