import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { ServiceError } from "../errors.ts";

/** 1 to 255 printable ASCII characters. */
export const KEY = /^[\x20-\x7e]{1,255}$/;

/** The caller's Idempotency-Key, unquoted; null when none was sent. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const sent = request.raw.headersDistinct["idempotency-key"];
  if (!sent) return null;
  const [text = "", ...more] = sent;
  const key = text.startsWith('"') ? unquoted(text) : text;
  if (more.length > 0 || key === null || !KEY.test(key)) throw new ServiceError("invalid_idempotency_key");
  return key;
}

/** The IETF draft writes the key as a quoted string; a quoted and a bare form of the same characters are one key. */
function unquoted(text: string): string | null {
  const inner = text.match(/^"((?:[^"\\]|\\["\\])*)"$/)?.[1];
  return inner === undefined ? null : inner.replace(/\\(["\\])/g, "$1");
}

/**
 * "The same body" means the same JSON value: order and spacing do not matter, and null means absent. Bodies have
 * passed their schema, so they are flat.
 */
export function bodyHash(body: unknown): Buffer {
  const fields = Object.entries(body as Record<string, unknown>)
    .filter(([, value]) => value !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(fields)).digest();
}
