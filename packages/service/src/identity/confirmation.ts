import { ServiceError } from "../errors.ts";
import type { Database, Executor } from "../storage/database.ts";
import { findUser, type UserRow } from "../storage/users.ts";
import { requireUnchanged } from "./accounts.ts";
import { countAttemptInSession, countCodeInSession } from "./attempts.ts";
import { isPassword } from "./passwords.ts";
import {
  hasSecondFactor,
  NOTHING_TO_PROVE,
  type Proof,
  proofBy,
  type Sealer,
  wrongCode,
} from "./second-factor.ts";
import type { SignedIn } from "./sessions.ts";

/** What a person in an open session gives again before something that an open browser alone must not do. */
export interface Confirmation {
  readonly current_password: string;
  /** Where the account has a second factor. */
  readonly code?: string | null | undefined;
}

export interface Confirmed {
  readonly user: UserRow;
  /** Holds the account as it was looked at, and uses the code up. */
  hold(transaction: Executor): Promise<void>;
}

/** Looks at the password, and at the code where there is a second factor. Counted by session. */
export async function confirmPerson(
  database: Database,
  sealer: Sealer,
  person: SignedIn,
  { current_password, code }: Confirmation,
): Promise<Confirmed> {
  const user = await findUser(database, person.id);
  if (!user) throw new ServiceError("session_required");
  if (!user.has_password) throw noPassword();
  await countAttemptInSession(database, person.sessionId);
  if (!(await isPassword(current_password, user.password_hash))) {
    throw new ServiceError("wrong_credentials", {
      message: "The password is wrong.",
      param: "current_password",
    });
  }
  const proof = await proofInSession(database, sealer, person, code ?? null);
  return {
    user,
    hold: async (transaction) => {
      await requireUnchanged(transaction, user);
      await proof.use(transaction);
    },
  };
}

/** Nothing can be confirmed with it, and nobody may guess at a factor that does not exist. */
function noPassword(): ServiceError {
  return new ServiceError("conflict", {
    message:
      "This account has no password: it signs in by the identity provider. The operator can give it one.",
  });
}

async function proofInSession(
  database: Database,
  sealer: Sealer,
  person: SignedIn,
  code: string | null,
): Promise<Proof> {
  if (!(await hasSecondFactor(database, person.id))) return NOTHING_TO_PROVE;
  if (code === null) throw new ServiceError("second_factor_required", { param: "code" });
  await countCodeInSession(database, person.email, person.sessionId);
  const proof = await proofBy(database, sealer, person.id, code);
  if (!proof) throw wrongCode();
  return proof;
}
