import { PLANS, type SessionView } from "@marque/contract";
import type { Executor } from "../storage/database.ts";
import { findFailedSignIns } from "../storage/failed-sign-ins.ts";
import { membershipsOfSession } from "../storage/memberships.ts";
import { passkeysRemovedAt } from "../storage/passkeys.ts";
import { identitiesOfUser } from "../storage/provider-identities.ts";
import { twoFactorState } from "../storage/two-factor.ts";
import { findUser } from "../storage/users.ts";
import { TOLD_AFTER } from "./attempts.ts";
import type { SignedIn } from "./sessions.ts";

/** How callers reach this installation, for the samples the pages show. */
export interface Installation {
  readonly origins: SessionView["origins"];
  /** The authority behind its certificate; null where callers trust that already. */
  readonly caFile: string | null;
}

const CENTS_PER_GENERATION = {
  free: PLANS.free.centsPerGeneration,
  pro: PLANS.pro.centsPerGeneration,
  agency: PLANS.agency.centsPerGeneration,
} as const;

/** What the pages need to know about the person in front of them. */
export async function sessionView(
  store: Executor,
  person: SignedIn,
  { origins, caFile }: Installation,
): Promise<SessionView> {
  const twoFactor = await twoFactorState(store, person.id);
  return {
    person: {
      id: person.id,
      email: person.email,
      must_choose_password: person.mustChoosePassword,
      has_two_factor: twoFactor.since !== null,
      has_password: (await findUser(store, person.id))?.has_password ?? true,
      has_provider: (await identitiesOfUser(store, person.id)).length > 0,
    },
    workspaces: await membershipsOfSession(store, person.sessionId),
    failed_sign_ins: (await findFailedSignIns(store, person.id, TOLD_AFTER)) ?? null,
    two_factor_reset_at: twoFactor.reset_at,
    passkeys_removed_at: await passkeysRemovedAt(store, person.id),
    origins: { live: origins.live, sandbox: origins.sandbox },
    ca_file: caFile,
    cents_per_generation: CENTS_PER_GENERATION,
  };
}
