/** People: who is signed in, in which workspaces, and the links by which they join. */

import type { PlanId } from "../plans.ts";

export type Role = "owner" | "member";

export interface Person {
  readonly id: string;
  readonly email: string;
  /** Signed in with a password made for them: nothing else is open until they choose their own. */
  readonly must_choose_password: boolean;
  /** A code is asked for in addition to the password. */
  readonly has_two_factor: boolean;
  /** Without one they sign in by the operator's identity provider alone. */
  readonly has_password: boolean;
  /** The identity provider can sign them in. */
  readonly has_provider: boolean;
}

/** `GET /api/sign-in-methods`: the ways to sign in besides a password. */
export interface SignInMethods {
  /** The operator's identity provider; null where none is set up. */
  readonly provider: { readonly name: string } | null;
}

export interface WorkspaceMembership {
  readonly id: string;
  readonly name: string;
  readonly plan: PlanId;
  readonly role: Role;
}

/** Wrong passwords that somebody tried on the account, from devices it does not know. */
export interface FailedSignIns {
  readonly attempts: number;
  readonly since: number;
  readonly last_at: number;
}

/** `GET /api/session`, and the answer to everything that signs a person in. */
export interface SessionView {
  readonly person: Person;
  readonly workspaces: readonly WorkspaceMembership[];
  /** Shown until it is dismissed (`DELETE /api/failed-sign-ins`); null while there is nothing to show. */
  readonly failed_sign_ins: FailedSignIns | null;
  /** When the operator switched two-factor sign-in off; shown until it is dismissed (`DELETE /api/two-factor/reset`). */
  readonly two_factor_reset_at: number | null;
  /** Where the API is, for the samples the pages show. */
  readonly origins: { readonly live: string; readonly sandbox: string };
  /** What a caller on this machine has to trust, by its path; null where the certificate is one that everybody trusts. */
  readonly ca_file: string | null;
  /** What one live generation costs on each plan. */
  readonly cents_per_generation: Readonly<Record<PlanId, number>>;
}

/** Instead of a SessionView: the password was right, and `POST /api/login/code` takes the code. */
export interface SecondStepView {
  /** Good once, for ten minutes. It is no session. */
  readonly sign_in: string;
  readonly expires_at: number;
}

export interface TwoFactorView {
  /** Null while it is off. */
  readonly since: number | null;
  /** How many codes for a lost phone are left. */
  readonly codes_left: number;
}

/** What an authenticator app needs; it is asked for only once a code of it was given. */
export interface TwoFactorSetup {
  /** In base32, to be typed where no QR code can be read. */
  readonly secret: string;
  readonly url: string;
  /** The URL as a QR code: modules on a side, and the dark ones as the `d` of an SVG path. */
  readonly qr: { readonly size: number; readonly path: string };
}

export interface OpenSession {
  readonly id: string;
  readonly created_at: number;
  readonly last_seen_at: number;
  readonly address: string;
  /** As the browser named itself. */
  readonly user_agent: string;
  readonly is_current: boolean;
}

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly joined_at: number;
  readonly is_you: boolean;
  /**
   * An owner may hand a member a link to a new password only if the member is in no workspace the owner does not own:
   * the link opens the whole account.
   */
  readonly can_reset_password: boolean;
  /** Null for those who are not told: it is for owners. */
  readonly has_two_factor: boolean | null;
}

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly created_at: number;
  readonly expires_at: number;
}

/** A link that is shown once, to the person who made it. */
export interface HandedLink {
  readonly url: string;
  readonly expires_at: number;
}

/** What the holder of an invitation sees before accepting it. */
export interface InvitationPreview {
  readonly workspace_name: string;
  readonly email: string;
  readonly role: Role;
  readonly expires_at: number;
  /** The address has an account. */
  readonly has_account: boolean;
  readonly asks_for: InvitationAsksFor;
}

/**
 * What it takes to accept. `new_password`: none is needed, one is chosen. `own_password`: the account's, which the operator
 * handed to this address. `own_and_new_password`: the account's and a new one, since nobody but other workspaces'
 * owners vouches for who else knows it. `provider`: a sign-in by the identity provider, since the account has no password.
 * Instead of the last three: another address and its new password.
 */
export type InvitationAsksFor = "new_password" | "own_password" | "own_and_new_password" | "provider";

export interface AuditEntry {
  readonly id: string;
  readonly created_at: number;
  /** An address, `operator`, or the name of an integration. */
  readonly actor: string;
  readonly action: string;
  readonly subject: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}
