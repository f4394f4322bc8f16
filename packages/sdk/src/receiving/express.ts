import { bytesOf, handleWebhook, TOO_LARGE, type WebhookOptions } from "./handler.ts";

export type { WebhookOptions };

/** The part of Express's request that is used: a stream of bytes, unless a parser has read it. */
interface Incoming extends AsyncIterable<Uint8Array> {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly readableEnded?: boolean;
  readonly body?: unknown;
}

interface Outgoing {
  status(code: number): Outgoing;
  type(type: string): Outgoing;
  send(text: string): unknown;
}

/**
 * A handler of Express: `app.post("/webhooks", webhookHandler({ secret, onEvent }))`. It reads the raw body itself, so it
 * stands before `express.json()`, or on a path that has no parser; behind `express.raw()` it takes the bytes from there.
 */
export function webhookHandler(
  options: WebhookOptions,
): (request: Incoming, response: Outgoing, next: (error?: unknown) => void) => void {
  return (request, response, next) => {
    answer(request, options)
      .then(({ status, text }) => response.status(status).type("text/plain").send(text))
      .catch(next);
  };
}

async function answer(request: Incoming, options: WebhookOptions) {
  const isRead = request.readableEnded === true || request.body instanceof Uint8Array;
  // What a JSON parser left behind has other bytes than were signed; verification says so.
  const body = isRead ? (request.body as Uint8Array) : await bytesOf(request);
  return body === null ? TOO_LARGE : handleWebhook(body, request.headers, options);
}
