import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
const FORM = /^[A-Za-z0-9_-]{43}$/;

/** 32 random bytes for a cookie or a link, and the hash that is stored. */
export function newToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, hash: hashToken(token)! };
}

/** Null for what cannot be a token. */
export function hashToken(token: string | undefined): Buffer | null {
  if (token === undefined || !FORM.test(token)) return null;
  return createHash("sha256").update(token).digest();
}
