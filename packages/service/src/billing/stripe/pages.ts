// Stripe's own pages. Card data is typed there and nowhere else; we hand out their addresses, each good for one visit.
import { randomUUID } from "node:crypto";
import { insertStripeSetup, setSetupSession } from "../../storage/stripe-setups.ts";
import type { PayingOwner } from "../payment-provider.ts";
import { ask, CURRENCY, keyFor } from "./client.ts";
import type { StripeCustomers, StripeParts } from "./customers.ts";

export class StripePages {
  readonly #parts: StripeParts;
  readonly #customers: StripeCustomers;
  readonly #dashboard: string;

  constructor(parts: StripeParts, customers: StripeCustomers, dashboardOrigin: string) {
    this.#parts = parts;
    this.#customers = customers;
    this.#dashboard = dashboardOrigin;
  }

  /** Checkout in setup mode: it takes a card and charges nothing. */
  async adding(workspaceId: string, { actor, email }: PayingOwner): Promise<string> {
    const { database, client, livemode } = this.#parts;
    const id = await insertStripeSetup(database, workspaceId, livemode, actor);
    const back = this.#billingPage(workspaceId);
    const session = await this.#customers.with(workspaceId, email, async (customer) => {
      await this.#customers.setContact(workspaceId, customer, email);
      return ask(
        client.checkout.sessions.create(
          {
            mode: "setup",
            customer,
            currency: CURRENCY,
            allowed_payment_method_types: ["card"],
            success_url: back,
            cancel_url: back,
            metadata: { marque_workspace: workspaceId },
          },
          keyFor(id, "setup", customer),
        ),
      );
    });
    await setSetupSession(database, id, session.id);
    return pageUrl(session.url);
  }

  /** The billing portal, with what the operator allows there. */
  async managing(workspaceId: string, { email }: PayingOwner): Promise<string> {
    const { client } = this.#parts;
    const session = await this.#customers.with(workspaceId, email, (customer) =>
      ask(
        client.billingPortal.sessions.create(
          { customer, return_url: this.#billingPage(workspaceId) },
          keyFor("portal", randomUUID()),
        ),
      ),
    );
    return pageUrl(session.url);
  }

  /** The page there asks what has changed. */
  #billingPage(workspaceId: string): string {
    return `${this.#dashboard}/w/${workspaceId}/settings/billing?from=payment`;
  }
}

function pageUrl(url: string | null): string {
  // A browser is sent there: nothing but a page.
  if (url === null || !/^https?:\/\//.test(url)) throw new Error("Stripe gave no page");
  return url;
}
