import type { WebhookOptions } from "./handler.ts";
import { webHandler } from "./web.ts";

export type { WebhookOptions };

/** A Route Handler of Next.js: `export const POST = webhookRoute({ secret, onEvent })` in `app/webhooks/route.ts`. */
export function webhookRoute(options: WebhookOptions): (request: Request) => Promise<Response> {
  return webHandler(options);
}
