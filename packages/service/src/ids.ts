import { randomFillSync } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const DIGITS = 26;

/** Asking the system for randomness costs as much as routing a request, so it is asked for many ids at once. */
const pool = Buffer.alloc(DIGITS * 256);
let used = pool.length;

/** An id for a request: never stored as a key, so it may take this node's randomness and no clock. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = "req_";
  for (const end = used + DIGITS; used < end; used += 1) id += ALPHABET[pool[used]! & 31];
  return id;
}
