/** Errors of the dashboard's own routes, in addition to the API's; in the same envelope. */

import type { ErrorDefinition } from "../errors.ts";

type DashboardError = Pick<ErrorDefinition, "status" | "type" | "message">;

export const DASHBOARD_ERRORS = {
  session_required: {
    status: 401,
    type: "authentication_error",
    message: "You are not signed in, or your session has ended. Sign in again.",
  },
  wrong_credentials: {
    status: 401,
    type: "authentication_error",
    message: "The email address or the password is wrong.",
  },
  second_factor_required: {
    status: 401,
    type: "authentication_error",
    message: "This account also needs a code. Enter the one in your authenticator app.",
  },
  sign_in_expired: {
    status: 401,
    type: "authentication_error",
    message: "This sign-in took too long or was already used. Enter your password again.",
  },
  provider_sign_in_failed: {
    status: 401,
    type: "authentication_error",
    message: "This sign-in took too long, was already used, or started in another tab. Start again.",
  },
  provider_refused: {
    status: 403,
    type: "authentication_error",
    message: "Your identity provider account has no access here.",
  },
  provider_unavailable: {
    status: 503,
    type: "api_error",
    message: "The identity provider cannot be reached right now. Try again.",
  },
  password_choice_required: {
    status: 403,
    type: "authentication_error",
    message: "Choose your own password first.",
  },
  foreign_origin: {
    status: 403,
    type: "authentication_error",
    message: "This request did not come from the dashboard.",
  },
  owner_required: {
    status: 403,
    type: "authentication_error",
    message: "Only a workspace owner can do this.",
  },
  operator_approval_required: {
    status: 403,
    type: "authentication_error",
    message: "A paid plan or a higher quota needs approval from your operator. Request it under Billing.",
  },
  payment_method_required: {
    status: 403,
    type: "authentication_error",
    message: "A paid plan or a higher quota needs a payment method. Add one first.",
  },
  payment_unavailable: {
    status: 503,
    type: "api_error",
    message: "The payment provider cannot be reached right now. Try again.",
  },
  not_found: {
    status: 404,
    type: "invalid_request_error",
    message: "This does not exist, or you do not have access to it.",
  },
  link_expired: {
    status: 410,
    type: "invalid_request_error",
    message: "This link was used or has expired. Ask for a new one.",
  },
  client_link_ended: {
    status: 410,
    type: "invalid_request_error",
    message: "This link no longer works. Ask the sender for a new one.",
  },
  conflict: {
    status: 409,
    type: "invalid_request_error",
    message: "This is not possible right now.",
  },
  too_many_logins: {
    status: 429,
    type: "rate_limit_error",
    message: "Too many failed attempts. Wait a few minutes, then try again.",
  },
} as const satisfies Record<string, DashboardError>;

export type DashboardErrorCode = keyof typeof DASHBOARD_ERRORS;
