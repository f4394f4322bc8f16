import { SignatureVerificationError } from "../errors.ts";
import { type HeaderSource, type MarqueEvent, verify } from "../webhooks.ts";

export interface WebhookOptions {
  /** The whole Webhook Secret, `whsec_` included. */
  readonly secret: string;
  /**
   * Gets each event that was verified. The answer is 200 when it has returned; where it throws, the framework answers 500
   * and the service sends the event again. The same event may come more than once: remember `event_id`.
   */
  readonly onEvent: (event: MarqueEvent) => unknown;
}

/** What a receiver answers; `text` says why where it is not 200. */
export interface WebhookAnswer {
  readonly status: 200 | 400 | 413;
  readonly text: string;
}

/** An event has at most 1 MB; whatever is larger did not come from the service. */
export const LARGEST_BODY = 2 * 1024 * 1024;
export const TOO_LARGE: WebhookAnswer = { status: 413, text: "The body is larger than any event." };

/** What all adapters do: verify, pass the event on, answer. */
export async function handleWebhook(
  body: string | Uint8Array | ArrayBuffer,
  headers: HeaderSource,
  { secret, onEvent }: WebhookOptions,
): Promise<WebhookAnswer> {
  let event: MarqueEvent;
  try {
    event = await verify(body, headers, secret);
  } catch (error) {
    if (!(error instanceof SignatureVerificationError)) throw error;
    return { status: 400, text: error.message };
  }
  await onEvent(event);
  return { status: 200, text: "ok" };
}

/**
 * The bytes of a stream; null when there are more than an event can have. It is still read to its end: stopping
 * would end the connection that carries the answer.
 */
export async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  if (size > LARGEST_BODY) return null;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
