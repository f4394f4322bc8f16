import type { DashboardErrorCode, DeliveryStatus, ErrorCode, FailureCode } from "@marque/contract";
import { mending as copy } from "./copy.ts";

/** A page of the workspace, and what its link says. */
export interface MendingPage {
  readonly to:
    | "/w/$workspaceId/settings/billing"
    | "/w/$workspaceId/settings/keys"
    | "/w/$workspaceId/settings/members"
    | "/w/$workspaceId/settings/webhooks"
    | "/w/$workspaceId/projects"
    | "/w/$workspaceId/requests";
  readonly label: string;
}

type Code =
  | ErrorCode
  | DashboardErrorCode
  | FailureCode
  | Extract<DeliveryStatus, "undeliverable" | "no_endpoint">;

const BILLING = "/w/$workspaceId/settings/billing";
const KEYS = "/w/$workspaceId/settings/keys";
const WEBHOOKS = "/w/$workspaceId/settings/webhooks";
const PROJECTS = "/w/$workspaceId/projects";

/** The page on which each error is fixed; a sentence says why there is none. */
export const MENDING: Readonly<Record<Code, MendingPage | string>> = {
  billing_hard_limit: { to: BILLING, label: copy.raiseLimit },
  plan_has_no_api_access: { to: BILLING, label: copy.choosePlan },
  workspace_suspended: { to: "/w/$workspaceId/requests", label: copy.seeRequests },
  rate_limit_exceeded: { to: BILLING, label: copy.compareLimits },
  operator_approval_required: { to: BILLING, label: copy.requestPlan },
  payment_method_required: { to: BILLING, label: copy.addPayment },
  missing_api_key: { to: KEYS, label: copy.keys },
  invalid_api_key: { to: KEYS, label: copy.revokedKeys },
  wrong_environment: { to: KEYS, label: copy.otherKey },
  invalid_webhook_url: { to: WEBHOOKS, label: copy.fixEndpoint },
  no_endpoint: { to: WEBHOOKS, label: copy.addEndpoint },
  undeliverable: { to: WEBHOOKS, label: copy.checkEndpoint },
  project_not_found: { to: PROJECTS, label: copy.projects },
  memory_not_found: { to: PROJECTS, label: copy.histories },
  owner_required: { to: "/w/$workspaceId/settings/members", label: copy.owners },
  idempotency_key_in_use: { to: "/w/$workspaceId/requests", label: copy.firstCall },
  idempotency_key_reused: { to: "/w/$workspaceId/requests", label: copy.firstCall },

  missing_required_param: "The caller's request is mended in their own code.",
  invalid_param: "The caller's request is mended in their own code.",
  param_too_long: "The caller's request is mended in their own code.",
  unknown_param: "The caller's request is mended in their own code.",
  invalid_json: "The caller's request is mended in their own code.",
  malformed_request: "The caller's request is mended in their own code.",
  invalid_cursor: "The caller's request is mended in their own code.",
  invalid_idempotency_key: "The caller's request is mended in their own code.",
  https_required: "The caller's request is mended in their own code.",
  endpoint_not_found: "The caller's request is mended in their own code.",
  method_not_allowed: "The caller's request is mended in their own code.",
  body_too_large: "The caller's request is mended in their own code.",
  unsupported_media_type: "The caller's request is mended in their own code.",
  unknown_host: "The caller's request is mended in their own code.",
  expectation_failed: "The caller's request is mended in their own code.",
  headers_too_large: "The caller's request is mended in their own code.",
  request_timeout: "It is tried again.",
  internal_error: "It is the service's own fault, and tried again.",
  service_unavailable: "It passes by itself.",
  generation_timeout: "It is tried again.",
  generation_error: "It is tried again.",
  session_required: "The page asks to sign in over what is there.",
  password_choice_required: "The page leads there by itself.",
  wrong_credentials: "The form that was sent is the place.",
  second_factor_required: "The form that was sent is the place.",
  sign_in_expired: "The form that was sent is the place.",
  provider_sign_in_failed: "The page itself leads back to the sign-in.",
  provider_refused: "The message says whom to ask.",
  provider_unavailable: "It passes by itself.",
  payment_unavailable: "It passes by itself.",
  too_many_logins: "It passes with time.",
  foreign_origin: "No page of ours sends such a request.",
  not_found: "There is nothing to mend.",
  client_link_ended: "Whoever made the link makes another.",
  link_expired: "Whoever made the link makes another.",
  conflict: "The message says what is in the way.",
};

/** Null where there is none. */
export function mendingPage(code: string | null | undefined): MendingPage | null {
  if (code === null || code === undefined || !Object.hasOwn(MENDING, code)) return null;
  const found = MENDING[code as Code];
  return typeof found === "string" ? null : found;
}
