import type { WebhookOptions } from "./handler.ts";
import { webHandler } from "./web.ts";

export type { WebhookOptions };

/** The part of Hono's context that is used. */
interface Context {
  readonly req: { readonly raw: Request };
}

/** A handler of Hono: `app.post("/webhooks", webhookHandler({ secret, onEvent }))`. */
export function webhookHandler(options: WebhookOptions): (context: Context) => Promise<Response> {
  const handle = webHandler(options);
  return ({ req }) => handle(req.raw);
}
