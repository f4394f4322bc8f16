import { handleWebhook, LARGEST_BODY, type WebhookOptions } from "./handler.ts";

export interface WebhookPluginOptions extends WebhookOptions {
  /** Where events are posted to. */
  readonly path: string;
}

interface Incoming {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface Outgoing {
  code(status: number): Outgoing;
  type(type: string): Outgoing;
  send(text: string): unknown;
}

/** The part of Fastify's instance that is used. */
interface Instance {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    options: { parseAs: "buffer"; bodyLimit: number },
    parser: (request: never, body: never, done: (error: Error | null, body?: unknown) => void) => void,
  ): unknown;
  post(path: string, handler: (request: Incoming, reply: Outgoing) => Promise<unknown>): unknown;
}

/**
 * A plugin of Fastify: `app.register(webhookPlugin, { path: "/webhooks", secret, onEvent })`. The body stays as bytes on this
 * route alone; every other route keeps its parsers.
 */
export async function webhookPlugin(app: unknown, { path, ...options }: WebhookPluginOptions): Promise<void> {
  const instance = app as Instance;
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: LARGEST_BODY }, (_request, body, done) =>
    done(null, body),
  );
  instance.post(path, async (request, reply) => {
    const body = (request.body as Uint8Array | undefined) ?? new Uint8Array();
    const { status, text } = await handleWebhook(body, request.headers, options);
    return reply.code(status).type("text/plain; charset=utf-8").send(text);
  });
}
