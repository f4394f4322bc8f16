import type { SessionView } from "@marque/contract";
import type { Executor } from "../storage/database.ts";
import { findFailedSignIns } from "../storage/failed-sign-ins.ts";
import { membershipsOfSession } from "../storage/memberships.ts";
import { TOLD_AFTER } from "./attempts.ts";
import type { SignedIn } from "./sessions.ts";

/** What the pages need to know about the person in front of them. */
export async function sessionView(
  store: Executor,
  person: SignedIn,
  origins: SessionView["origins"],
): Promise<SessionView> {
  return {
    person: { id: person.id, email: person.email, must_choose_password: person.mustChoosePassword },
    workspaces: await membershipsOfSession(store, person.sessionId),
    failed_sign_ins: (await findFailedSignIns(store, person.id, TOLD_AFTER)) ?? null,
    origins: { live: origins.live, sandbox: origins.sandbox },
  };
}
