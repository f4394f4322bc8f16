/** Workspace settings: keys, webhooks, billing, the request log. */

import type { Environment, Plan, PlanId } from "../plans.ts";
import type { FoundBrand } from "./brands.ts";
import type { ClientNews } from "./sharing.ts";

export interface KeyView {
  readonly id: string;
  readonly label: string;
  readonly environment: Environment;
  readonly last_four: string;
  readonly created_at: number;
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
  /** Revoked because it was found in public. */
  readonly was_leaked: boolean;
  /** In use for more than 180 days: time for a new one. */
  readonly should_rotate: boolean;
}

/** The only time the secret is shown. */
export interface CreatedKeyView extends KeyView {
  readonly secret: string;
}

export interface EndpointView {
  readonly id: string;
  readonly url: string;
  readonly is_sandbox_default: boolean;
  readonly is_live_default: boolean;
  readonly created_at: number;
  /** Of the last 7 days. */
  readonly delivered: number;
  readonly undeliverable: number;
}

export interface WebhookSecretView {
  readonly secret: string;
  readonly created_at: number;
  /** Until when the secret before it signs too. */
  readonly previous_retires_at: number | null;
}

export type DeliveryStatus = "pending" | "delivered" | "undeliverable" | "no_endpoint" | "cancelled";

export interface EventSummary {
  readonly id: string;
  readonly type: string;
  readonly environment: Environment;
  readonly created_at: number;
  readonly job_id: string | null;
  readonly project_id: string | null;
  /** A synthetic one, sent from the settings. */
  readonly is_test: boolean;
  readonly url: string | null;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly last_status_code: number | null;
  readonly next_attempt_at: number | null;
}

export interface AttemptView {
  readonly number: number;
  readonly at: number;
  readonly duration_ms: number;
  readonly request_headers: Readonly<Record<string, string>>;
  readonly status_code: number | null;
  readonly response_headers: Readonly<Record<string, string>> | null;
  /** The first 16 KiB, as text. */
  readonly response_body: string | null;
  readonly error: string | null;
}

export interface EventView extends EventSummary {
  /** The exact bytes that every attempt sends, as text. */
  readonly body: string;
  /** Rounds, newest first: the first sending and each resend. */
  readonly deliveries: readonly {
    readonly id: string;
    readonly url: string | null;
    readonly status: DeliveryStatus;
    readonly created_at: number;
    readonly next_attempt_at: number | null;
    readonly attempts: readonly AttemptView[];
  }[];
}

/** `POST …/webhooks/signature-check`: the headers as received, of either scheme, and the body as received. */
export interface SignatureQuestion {
  readonly body: string;
  readonly service_signature?: string;
  readonly webhook_id?: string;
  readonly webhook_timestamp?: string;
  readonly webhook_signature?: string;
  /** The secret the receiver used; without it, the workspace's own. */
  readonly secret?: string;
}

export interface SignatureAnswer {
  /** With `timestamp_too_old` it does: only the time is wrong. */
  readonly matches: boolean;
  /** Why not, or how: a code for tests and a sentence for people. */
  readonly reason:
    | "match"
    | "match_previous_secret"
    | "wrong_secret"
    | "trailing_newline"
    | "reserialised_body"
    | "altered_body"
    | "malformed_signature"
    | "timestamp_too_old"
    | "unknown";
  readonly explanation: string;
  /** The event these bytes belong to, when it is one of the workspace's own. */
  readonly event_id: string | null;
}

/** What a payment provider charges. Of the card itself nothing else is known here. */
export interface PaymentMethodView {
  /** As the provider names it: "visa", "mastercard", "link". */
  readonly brand: string;
  readonly last_four: string | null;
  readonly exp_month: number | null;
  readonly exp_year: number | null;
}

/** How an unpaid invoice stands with a payment provider that charges cards. */
export interface InvoicePaymentView {
  readonly state: "preparing" | "no_card" | "charging" | "retrying" | "action_needed" | "failed" | "by_hand";
  /** The provider's own page on which it can be paid. */
  readonly page_url: string | null;
  /** Whether an owner may have the card charged now. */
  readonly can_pay_now: boolean;
}

export interface InvoiceView {
  readonly id: string;
  readonly amount_cents: number;
  /** First day of the month it is for; null for one an operator wrote. */
  readonly month: string | null;
  readonly units: number | null;
  readonly due_on: string;
  readonly created_at: number;
  readonly paid_at: number | null;
  readonly status: "open" | "paid" | "overdue";
  /** How to pay, in the words of the payment provider. */
  readonly how_to_pay: string | null;
  /** Null when it is paid, and where the provider charges no cards. */
  readonly payment: InvoicePaymentView | null;
}

/** What an owner asked the operator for. */
export interface PlanRequestView {
  readonly id: string;
  readonly plan: PlanId | null;
  readonly monthly_quota: number | null;
  readonly asked_at: number;
  /** When the operator said no; null while it waits. */
  readonly declined_at: number | null;
  /** The operator's words with the no, if there were any. */
  readonly reason: string | null;
}

export interface BillingView {
  readonly plan: PlanId;
  readonly plans: Readonly<Record<PlanId, Plan>>;
  /** First day of the current month, UTC. */
  readonly month: string;
  readonly quota: number;
  readonly quota_is_own: boolean;
  /** What stands between an owner and a paid plan or a higher quota. */
  readonly paid_plans_need: "nothing" | "operator" | "payment_method";
  /** Up to which quota an owner may go alone. */
  readonly owners_quota: number;
  readonly request: PlanRequestView | null;
  /** Reserved and billed units of this month: what counts against the quota. */
  readonly used: number;
  /** What this month would cost if it ended now. */
  readonly cents_so_far: number;
  /** What that is made of: each plan that was held, for its part of the month so far. */
  readonly breakdown: readonly {
    readonly plan: PlanId;
    /** Days and parts of a day. */
    readonly days: number;
    readonly base_cents: number;
    readonly units: number;
    readonly units_cents: number;
  }[];
  /** What this month comes to at its end, for each plan held from now on, with the generations so far and no more. */
  readonly month_end_cents: Readonly<Record<PlanId, number>>;
  /** Live successes, one entry per day of this month up to today. */
  readonly days: readonly { readonly date: string; readonly units: number }[];
  /** Live successes of the twelve months before, oldest first. */
  readonly months: readonly { readonly month: string; readonly units: number }[];
  readonly invoices: readonly InvoiceView[];
  /** Null where the payment provider keeps no cards. */
  readonly payment: {
    /** Nothing is really charged. */
    readonly is_test: boolean;
    readonly method: PaymentMethodView | null;
  } | null;
}

export interface RequestLogEntry {
  /** For the cursor; `request_id` is what the caller was given. */
  readonly id: string;
  readonly request_id: string;
  readonly at: number;
  readonly environment: Environment;
  readonly key_id: string;
  readonly key_label: string | null;
  readonly method: string;
  /** As in the reference, such as `/v1/projects/{project_id}`. */
  readonly route: string;
  readonly path: string;
  readonly status: number;
  readonly error_code: string | null;
  readonly duration_ms: number;
}

/** `GET W/requests/:request_id`: all that is kept of one call, and what it is about where that is still there. */
export interface RequestDetail extends RequestLogEntry {
  readonly key_last_four: string | null;
  /** As the registry has it: the message that was sent is not kept. */
  readonly error: { readonly type: string; readonly message: string; readonly remedy: string } | null;
  readonly project_id: string | null;
  readonly job_id: string | null;
  readonly brand_id: string | null;
  /** The job's newest event, whose deliveries are under Webhooks. */
  readonly event_id: string | null;
}

export interface Warning {
  readonly kind:
    | "failing_endpoint"
    | "quota_80"
    | "quota_used_up"
    | "overdue_invoice"
    | "leaked_key"
    | "suspended";
  readonly message: string;
  /** Id of what it is about. */
  readonly subject: string | null;
  readonly since: number;
}

export interface HomeView {
  readonly today: {
    readonly requests: number;
    readonly generations: number;
    readonly succeeded: number;
    readonly failed: number;
  };
  /** Of the last 7 days' finished jobs, 0 to 1; null when there were none. */
  readonly success_rate: number | null;
  readonly recent_failures: readonly {
    readonly job_id: string;
    readonly project_id: string;
    readonly project_name: string;
    readonly prompt: string;
    readonly code: string;
    readonly at: number;
  }[];
  /** The newest brands of both environments. */
  readonly recent_brands: readonly FoundBrand[];
  /** Comments and approvals of clients in the last 14 days, newest first. */
  readonly client_news: readonly ClientNews[];
  readonly warnings: readonly Warning[];
  /** What to do first, and which of it is done. */
  readonly first_steps: {
    readonly has_project: boolean;
    readonly has_brand: boolean;
    readonly has_key: boolean;
    readonly has_endpoint: boolean;
    readonly has_api_call: boolean;
  };
}
