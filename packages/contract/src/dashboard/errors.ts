/** Errors of the dashboard's own routes, in addition to the API's; in the same envelope. */

import type { ErrorDefinition } from "../errors.ts";

type DashboardError = Pick<ErrorDefinition, "status" | "type" | "message">;

export const DASHBOARD_ERRORS = {
  session_required: {
    status: 401,
    type: "authentication_error",
    message: "You are not signed in, or the session has ended. Sign in again.",
  },
  wrong_credentials: {
    status: 401,
    type: "authentication_error",
    message: "The email address or the password is wrong.",
  },
  second_factor_required: {
    status: 401,
    type: "authentication_error",
    message: "This account asks for a code as well. Type the one your authenticator app shows.",
  },
  sign_in_expired: {
    status: 401,
    type: "authentication_error",
    message: "This sign-in took too long, or was used already. Enter your password again.",
  },
  provider_sign_in_failed: {
    status: 401,
    type: "authentication_error",
    message: "This sign-in took too long, was used already, or was begun in another tab. Start again.",
  },
  provider_refused: {
    status: 403,
    type: "authentication_error",
    message: "The identity provider does not open an account here.",
  },
  provider_unavailable: {
    status: 503,
    type: "api_error",
    message: "The identity provider cannot be reached at the moment. Try again.",
  },
  password_choice_required: {
    status: 403,
    type: "authentication_error",
    message: "Choose a password of your own first.",
  },
  foreign_origin: {
    status: 403,
    type: "authentication_error",
    message: "The request did not come from the dashboard's own pages.",
  },
  owner_required: {
    status: 403,
    type: "authentication_error",
    message: "Only an owner of the workspace can do this.",
  },
  operator_approval_required: {
    status: 403,
    type: "authentication_error",
    message: "A paid plan or a higher quota needs the operator's yes. Ask for it under Billing.",
  },
  payment_method_required: {
    status: 403,
    type: "authentication_error",
    message: "A paid plan or a higher quota needs a payment method. Add one first.",
  },
  not_found: {
    status: 404,
    type: "invalid_request_error",
    message: "There is nothing here, or it is not yours to see.",
  },
  link_expired: {
    status: 410,
    type: "invalid_request_error",
    message: "This link was used or has expired. Ask for a new one.",
  },
  client_link_ended: {
    status: 410,
    type: "invalid_request_error",
    message: "This link has ended, or there is none like it. Ask whoever sent it for a new one.",
  },
  conflict: {
    status: 409,
    type: "invalid_request_error",
    message: "This cannot be done in the present state.",
  },
  too_many_logins: {
    status: 429,
    type: "rate_limit_error",
    message: "Too many failed attempts. Wait a few minutes, then try again.",
  },
} as const satisfies Record<string, DashboardError>;

export type DashboardErrorCode = keyof typeof DASHBOARD_ERRORS;
