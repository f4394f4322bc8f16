// What somebody gives in addition to the password: a code of the app, or one of the codes they wrote down.
import { ServiceError } from "../errors.ts";
import { recordAccountAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import {
  findSecret,
  hasTwoFactorCode,
  type TwoFactorSecret,
  takeTwoFactorCode,
  twoFactorPurpose,
  useStep,
} from "../storage/two-factor.ts";
import type { SealedSecret } from "../storage/webhook-secrets.ts";
import { stepOfCode } from "./totp.ts";
import { hashWrittenCode } from "./written-codes.ts";

/** Seals with the master key: the box that webhook secrets are in. */
export interface Sealer {
  seal(text: string, purpose: string): SealedSecret;
  open(sealed: Pick<SealedSecret, "ciphertext">, purpose: string): string;
}

/** A code that was right when it was looked at. Using it up belongs into the transaction that it is for. */
export interface Proof {
  use(transaction: Executor): Promise<void>;
}

/** Of an account that has no second factor. */
export const NOTHING_TO_PROVE: Proof = { use: async () => {} };

export async function hasSecondFactor(store: Executor, userId: string): Promise<boolean> {
  return (await findSecret(store, userId)) !== undefined;
}

/** Null for a code that is wrong, or was used before. */
export async function proofBy(
  store: Executor,
  sealer: Sealer,
  userId: string,
  typed: string,
): Promise<Proof | null> {
  const secret = await findSecret(store, userId);
  if (!secret) return NOTHING_TO_PROVE;
  const digits = typed.replace(/[\s-]/g, "");
  return /^\d{6}$/.test(digits)
    ? byApp(sealer, userId, secret, digits)
    : byWrittenCode(store, userId, hashWrittenCode(typed));
}

function byApp(sealer: Sealer, userId: string, secret: TwoFactorSecret, code: string): Proof | null {
  const opened = sealer.open(secret, twoFactorPurpose(userId));
  const step = stepOfCode(opened, code, secret.now_seconds, secret.last_step);
  if (step === undefined) return null;
  return {
    use: async (transaction) => {
      if (!(await useStep(transaction, userId, step))) throw wrongCode();
    },
  };
}

async function byWrittenCode(store: Executor, userId: string, hash: Buffer): Promise<Proof | null> {
  if (!(await hasTwoFactorCode(store, userId, hash))) return null;
  return {
    use: async (transaction) => {
      if (!(await takeTwoFactorCode(transaction, userId, hash))) throw wrongCode();
      await recordAccountAudit(transaction, userId, {
        actor: `user:${userId}`,
        action: "member.two_factor_code_used",
      });
    },
  };
}

export function wrongCode(): ServiceError {
  return new ServiceError("wrong_credentials", {
    message: "The code is wrong or was already used. Wait for the next one.",
    param: "code",
  });
}
