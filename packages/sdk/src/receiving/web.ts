import { bytesOf, handleWebhook, TOO_LARGE, type WebhookOptions } from "./handler.ts";

/** For everything that answers a web `Request` with a `Response`. */
export function webHandler(options: WebhookOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = request.body
      ? await bytesOf(request.body as unknown as AsyncIterable<Uint8Array>)
      : new Uint8Array();
    const { status, text } = body === null ? TOO_LARGE : await handleWebhook(body, request.headers, options);
    return new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
  };
}
