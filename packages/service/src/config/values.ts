/** How the text of a variable is read. Each throws the rest of a sentence that begins with the variable's name. */

import ipaddr from "ipaddr.js";

export function nonEmpty(text: string): string {
  if (text.trim() === "") throw new Error("must not be empty");
  return text;
}

export function list(text: string, separator = ","): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

export function oneOf<const T extends string>(allowed: readonly T[], text: string): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new Error(`must be one of ${allowed.join(", ")}, not "${text}"`);
  return found;
}

export function oneOrMore<T>(values: readonly T[]): readonly T[] {
  if (values.length === 0) throw new Error("must name at least one");
  return values;
}

export function exactly<T>(count: number, values: readonly T[]): readonly T[] {
  if (values.length !== count) throw new Error(`must have ${count} values separated by commas`);
  return values;
}

export function positive(text: string): number {
  const value = nonNegative(text);
  if (value === 0) throw new Error("must be greater than 0");
  return value;
}

export function nonNegative(text: string): number {
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(text)) throw new Error(`must be a number, not "${text}"`);
  return Number(text);
}

export function atMost(most: number, value: number): number {
  if (value > most) throw new Error(`must be at most ${most}`);
  return value;
}

export function whole(value: number): number {
  if (!Number.isInteger(value)) throw new Error("must be a whole number");
  return value;
}

export function absoluteUrl(text: string): URL {
  if (!URL.canParse(text)) throw new Error(`must be a URL, not "${text}"`);
  return new URL(text);
}

export function readerUrl(text: string): URL {
  const url = absoluteUrl(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new Error("must start with http:// or https://");
  }
  if (url.username || url.password) {
    throw new Error("must hold no user name or password; the key goes into MARQUE_READER_KEY");
  }
  return url;
}

/** What a header can carry; anything else would fail at every request. */
export function headerValue(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new Error("must be printable ASCII without spaces");
  return text;
}

export function httpsOrigin(text: string): URL {
  const url = absoluteUrl(text);
  if (url.protocol !== "https:") throw new Error(`must start with https://, not "${text}"`);
  if (url.href !== `${url.origin}/`) throw new Error(`must be an origin without a path, not "${text}"`);
  return url;
}

export function postgresUrl(text: string): string {
  const { protocol } = absoluteUrl(text);
  if (protocol !== "postgres:" && protocol !== "postgresql:") throw new Error("must start with postgres://");
  return text;
}

export function addressAndPort(text: string): { readonly address: string; readonly port: number } {
  const [, bracketed, plain, port] = text.match(/^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/) ?? [];
  const address = bracketed ?? plain ?? "";
  if (!ipaddr.isValid(address) || Number(port) > 65_535) {
    throw new Error(`must be an address and a port such as 0.0.0.0:9090, not "${text}"`);
  }
  return { address, port: Number(port) };
}

export function addressOrRange(text: string): string {
  if (!ipaddr.isValid(text) && !ipaddr.isValidCIDR(text)) {
    throw new Error(`must hold addresses or CIDR ranges, not "${text}"`);
  }
  return text;
}

/** Shorter ones are guessed. */
const SHORTEST_PASSPHRASE = 12;
const MASTER_KEY_BYTES = 32;

export function passphrase(text: string): string {
  if (text.length < SHORTEST_PASSPHRASE)
    throw new Error(`must have at least ${SHORTEST_PASSPHRASE} characters`);
  return text;
}

export function masterKey(text: string): Buffer {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, "hex") : Buffer.from(text, "base64");
  if (key.length !== MASTER_KEY_BYTES) throw new Error("must be 32 bytes in base64 or hex");
  return key;
}

export function isLocalHost(host: string): boolean {
  return host === "localhost" || host === "127.0.0.1" || host === "[::1]";
}
