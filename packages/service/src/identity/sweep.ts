import type { Executor } from "../storage/database.ts";
import { sweepInvitations } from "../storage/invitations.ts";
import { sweepChallenges } from "../storage/passkey-challenges.ts";
import { sweepPasswordResets } from "../storage/password-resets.ts";
import { sweepProviderSignIns } from "../storage/provider-sign-ins.ts";
import { sweepAttempts } from "./attempts.ts";
import { sweepDevices } from "./devices.ts";
import { sweepPending } from "./entering.ts";
import { sweepEndedSessions } from "./sessions.ts";
import { sweepTwoFactorOffers } from "./two-factor.ts";

/** Removes sessions, devices, links and counts of attempts that mean nothing any more. */
export async function sweepIdentity(store: Executor): Promise<void> {
  await sweepEndedSessions(store);
  await sweepDevices(store);
  await sweepInvitations(store);
  await sweepPasswordResets(store);
  await sweepAttempts(store);
  await sweepPending(store);
  await sweepTwoFactorOffers(store);
  await sweepProviderSignIns(store);
  await sweepChallenges(store);
}
