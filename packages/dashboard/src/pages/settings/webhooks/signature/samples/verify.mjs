import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * body: the bytes as they came, before anything parses them (a Buffer);
 * signature: the Service-Signature header; secret: the whole webhook secret.
 */
export function isGenuine(body, signature, secret) {
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature ?? "", "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
