import type { FastifyInstance } from "fastify";
import type { CardPayments } from "../../billing/payment-provider.ts";
import { ServiceError } from "../../errors.ts";
import { BODY_BYTES } from "../../http/body.ts";
import { callerOf } from "../../http/caller.ts";

export const STRIPE_REPORTS_PATH = "/integrations/stripe/events";

/** Where Stripe reports payments and cards, on the live origin. There only where Stripe is the payment provider. */
export function paymentReportRoutes(app: FastifyInstance, cards: CardPayments): void {
  // A separate scope, because the signature is over the raw bytes.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(STRIPE_REPORTS_PATH, { config: { access: "address" } }, async (request, reply) => {
      if (callerOf(request.raw).origin !== "live") throw new ServiceError("endpoint_not_found");
      const signature = request.headers["stripe-signature"];
      // Stripe sends again what is not answered by 2xx, for three days.
      await cards.takeReport(request.body as Buffer, typeof signature === "string" ? signature : undefined);
      return reply.send({ received: true });
    });
  });
}
