import { SignatureVerificationError } from "./errors.ts";
import type { GenerationFailed, GenerationSuccess } from "./types.ts";

export type MarqueEvent = GenerationSuccess | GenerationFailed;

/** Headers as any framework gives them. */
export type HeaderSource = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Web Crypto's key type, whose global name not every runtime's types have. */
type HmacKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const HEX_DIGEST = /^[0-9a-f]{64}$/i;

/**
 * Checks that a webhook came from the service, and returns its event. Give the body exactly as it arrived, as
 * bytes or text; a body that was parsed and serialised again no longer has the bytes that were signed.
 */
export async function verify(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: HeaderSource,
  secret: string,
): Promise<MarqueEvent> {
  const bytes = bytesOf(rawBody);
  const signature = headerOf(headers, "service-signature");
  if (signature === undefined) throw fail("The request has no Service-Signature header.");
  if (!HEX_DIGEST.test(signature)) throw fail("The Service-Signature header is not a hex digest.");
  if (!secret.startsWith("whsec_"))
    throw fail("The secret must be the whole Webhook Secret, whsec_ included.");
  const key = await importKey(secret);
  if (!(await matches(key, signature, bytes))) throw fail(await diagnosis(key, signature, bytes));
  return JSON.parse(new TextDecoder().decode(bytes)) as MarqueEvent;
}

function bytesOf(body: unknown): Uint8Array<ArrayBuffer> {
  if (typeof body === "string") return new TextEncoder().encode(body);
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  if (body instanceof Uint8Array) return new Uint8Array(body);
  throw fail(
    "The body was parsed already. Give the raw body, as bytes or text, from before any JSON parser.",
  );
}

function headerOf(headers: HeaderSource, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === "string" ? found : found?.[0];
}

function importKey(secret: string): Promise<HmacKey> {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

/** Web Crypto's `verify` compares in constant time. */
function matches(key: HmacKey, hex: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const digest = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", key, digest, bytes);
}

/** Which of the usual mistakes it was: each changes the bytes in a way that can be undone and tried. */
async function diagnosis(key: HmacKey, signature: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const text = new TextDecoder().decode(bytes);
  const isSigned = (variant: string) => matches(key, signature, new TextEncoder().encode(variant));
  if (text !== text.trim() && (await isSigned(text.trim()))) {
    return "The body has white space at its end or start that was not signed. Use the body exactly as it arrived.";
  }
  const rewritten = rewrite(text);
  if (rewritten !== null && rewritten !== text && (await isSigned(rewritten))) {
    return "The body was parsed and written again, so its bytes are not the signed ones. Use the raw body.";
  }
  return "The signature does not match: the secret is not this workspace's, or the body was changed on the way.";
}

function rewrite(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return null;
  }
}

function fail(message: string): SignatureVerificationError {
  return new SignatureVerificationError(message);
}
