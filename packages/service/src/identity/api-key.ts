import { hash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";
import { type Environment, KEY_PREFIXES } from "@marque/contract/tables";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_CHARACTERS = 32;
const CHECKSUM_CHARACTERS = 6;
const FORM = new RegExp(`^sk_(?:test|live)_[0-9A-Za-z]{${RANDOM_CHARACTERS + CHECKSUM_CHARACTERS}}$`);

/** A new key: prefix, 32 random base62 characters, and the CRC-32 of all that in 6 base62 characters. */
export function newApiKey(environment: Environment): string {
  let body: string = KEY_PREFIXES[environment];
  for (let i = 0; i < RANDOM_CHARACTERS; i++) body += BASE62[randomInt(BASE62.length)];
  return body + checksum(body);
}

/** Whether a text can be a key at all. A mistyped key is distinguished from a revoked one without a lookup. */
export function isWellFormedApiKey(text: string): boolean {
  if (!FORM.test(text)) return false;
  return checksum(text.slice(0, -CHECKSUM_CHARACTERS)) === text.slice(-CHECKSUM_CHARACTERS);
}

export function hashApiKey(key: string): Buffer {
  return hash("sha256", key, "buffer");
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let i = 0; i < CHECKSUM_CHARACTERS; i++) {
    digits = BASE62[rest % BASE62.length] + digits;
    rest = Math.floor(rest / BASE62.length);
  }
  return digits;
}
