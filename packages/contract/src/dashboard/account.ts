/** People: who is signed in, in which workspaces, and the links by which they come and go. */

import type { PlanId } from "../plans.ts";

export type Role = "owner" | "member";

export interface Person {
  readonly id: string;
  readonly email: string;
  /** Signed in with a password made for them: nothing else is open until they choose their own. */
  readonly must_choose_password: boolean;
}

export interface WorkspaceMembership {
  readonly id: string;
  readonly name: string;
  readonly plan: PlanId;
  readonly role: Role;
}

/** `GET /api/session`, and the answer to everything that signs a person in. */
export interface SessionView {
  readonly person: Person;
  readonly workspaces: readonly WorkspaceMembership[];
  /** Where the API is, for the samples the pages show. */
  readonly origins: { readonly live: string; readonly sandbox: string };
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
}

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly created_at: number;
  readonly expires_at: number;
}

/** A link that is shown once, for the person who made it to hand over. */
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
  /** The address has an account: it signs in with its own password instead of choosing one. */
  readonly has_account: boolean;
}

export interface AuditEntry {
  readonly id: string;
  readonly created_at: number;
  /** An address, `operator`, or the name of an integration. */
  readonly actor: string;
  readonly action: string;
  readonly subject: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}
