// What the server answers when it does not do what it is asked.

// biome-ignore lint/suspicious/noExplicitAny: objects as Stripe writes them; tests look into them freely
export type StripeObject = Record<string, any>;

export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, error: object) {
    super("refused");
    this.status = status;
    this.body = { error };
  }
}

export function refuse(status: number, error: object): never {
  throw new StripeRefusal(status, error);
}

/** How a card behaves when it is charged; null: it pays. */
export interface Decline {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly advice_code?: string;
}

export const DECLINES = {
  funds: {
    code: "card_declined",
    decline_code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  stolen: { code: "card_declined", decline_code: "stolen_card", message: "Your card was declined." },
  advised: {
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
    advice_code: "do_not_try_again",
  },
  action: {
    code: "invoice_payment_intent_requires_action",
    message: "This payment requires additional user action before it can be completed successfully.",
  },
} satisfies Record<string, Decline>;
