// Switching the second factor on and off.
import type { TwoFactorSetup, TwoFactorView } from "@marque/contract";
import { OperatorError, ServiceError } from "../errors.ts";
import { recordAccountAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import { removePendingSignIns } from "../storage/pending-sign-ins.ts";
import {
  confirmSecret,
  findOfferedSecret,
  noteTwoFactorReset,
  offerSecret,
  removeTwoFactor,
  replaceTwoFactorCodes,
  sweepOfferedSecrets,
  twoFactorPurpose,
  twoFactorState,
} from "../storage/two-factor.ts";
import { requireAccount } from "./accounts.ts";
import { forgetAttempts } from "./attempts.ts";
import { type Confirmation, confirmPerson } from "./confirmation.ts";
import { qrCode } from "./qr-code.ts";
import { type Sealer, wrongCode } from "./second-factor.ts";
import type { SignedIn } from "./sessions.ts";
import { newTotpSecret, stepOfCode, totpUrl } from "./totp.ts";
import { hashWrittenCode, newWrittenCode } from "./written-codes.ts";

const ISSUER = "Marque";
/** Enough to lose a few, few enough to be written down. */
const CODES = 10;
/** A secret that was shown and not confirmed is no good after an hour. */
const OFFER_SECONDS = 60 * 60;

export async function twoFactorView(store: Executor, userId: string): Promise<TwoFactorView> {
  const { since, codes_left } = await twoFactorState(store, userId);
  return { since, codes_left };
}

/** A new secret for the person's app. It is asked for only once a code of it was given. */
export async function offerTwoFactor(
  store: Executor,
  sealer: Sealer,
  person: SignedIn,
): Promise<TwoFactorSetup> {
  const secret = newTotpSecret();
  const sealed = sealer.seal(secret, twoFactorPurpose(person.id));
  if (!(await offerSecret(store, person.id, sealed))) throw isOn();
  const url = totpUrl(secret, person.email, ISSUER);
  return { secret, url, qr: qrCode(url) };
}

/** Needs the password, and a code that shows that the app has the secret. Returns the codes to write down. */
export async function switchTwoFactorOn(
  database: Database,
  sealer: Sealer,
  person: SignedIn,
  { current_password, code }: { readonly current_password: string; readonly code: string },
): Promise<{ codes: string[] }> {
  const offered = await findOfferedSecret(database, person.id, OFFER_SECONDS);
  if (!offered) {
    if ((await twoFactorState(database, person.id)).since !== null) throw isOn();
    throw new ServiceError("conflict", { message: "The QR code has expired. Start again for a new one." });
  }
  const { hold } = await confirmPerson(database, sealer, person, { current_password });
  const secret = sealer.open(offered, twoFactorPurpose(person.id));
  const step = stepOfCode(secret, code.replace(/[\s-]/g, ""), offered.now_seconds, null);
  if (step === undefined) {
    throw new ServiceError("wrong_credentials", {
      message:
        "The code is wrong. Type the one your app shows now, and check that the phone's clock is right.",
      param: "code",
    });
  }
  return database.transaction(async (transaction) => {
    await hold(transaction);
    if (!(await confirmSecret(transaction, person.id, offered.ciphertext, step))) throw wrongCode();
    await noteTwoFactorReset(transaction, person.id, false);
    await recordAccountAudit(transaction, person.id, {
      actor: person.actor,
      action: "member.two_factor_switched_on",
    });
    return { codes: await newCodes(transaction, person.id) };
  });
}

export async function switchTwoFactorOff(
  database: Database,
  sealer: Sealer,
  person: SignedIn,
  confirmation: Confirmation,
): Promise<void> {
  const { hold } = await confirmPerson(database, sealer, person, confirmation);
  await database.transaction(async (transaction) => {
    await hold(transaction);
    if (!(await removeTwoFactor(transaction, person.id))) throw isOff();
    await removePendingSignIns(transaction, person.id);
    await recordAccountAudit(transaction, person.id, {
      actor: person.actor,
      action: "member.two_factor_switched_off",
    });
  });
}

/** New codes to write down; they replace the earlier ones. */
export async function makeTwoFactorCodes(
  database: Database,
  sealer: Sealer,
  person: SignedIn,
  confirmation: Confirmation,
): Promise<{ codes: string[] }> {
  const { hold } = await confirmPerson(database, sealer, person, confirmation);
  return database.transaction(async (transaction) => {
    await hold(transaction);
    if ((await twoFactorState(transaction, person.id)).since === null) throw isOff();
    await recordAccountAudit(transaction, person.id, {
      actor: person.actor,
      action: "member.two_factor_codes_made",
    });
    return { codes: await newCodes(transaction, person.id) };
  });
}

/** By the operator, for somebody who lost the phone and the codes. The password stays as it is; the person is told. */
export async function resetTwoFactor(
  transaction: Executor,
  actor: string,
  email: string,
): Promise<{ id: string }> {
  const account = await requireAccount(transaction, email);
  if (!(await removeTwoFactor(transaction, account.id))) {
    throw new OperatorError(`${account.email} has not switched two-factor sign-in on.`);
  }
  await removePendingSignIns(transaction, account.id);
  await noteTwoFactorReset(transaction, account.id, true);
  await forgetAttempts(transaction, account.email);
  await recordAccountAudit(transaction, account.id, { actor, action: "member.two_factor_reset" });
  return { id: account.id };
}

/** The notice that the operator switched it off has been read. */
export async function dismissTwoFactorReset(store: Executor, userId: string): Promise<void> {
  await noteTwoFactorReset(store, userId, false);
}

export async function sweepTwoFactorOffers(store: Executor): Promise<void> {
  await sweepOfferedSecrets(store, OFFER_SECONDS);
}

async function newCodes(transaction: Executor, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newWrittenCode);
  await replaceTwoFactorCodes(transaction, userId, codes.map(hashWrittenCode));
  return codes;
}

function isOn(): ServiceError {
  return new ServiceError("conflict", {
    message: "Two-factor sign-in is already on. Turn it off first to use another app.",
  });
}

function isOff(): ServiceError {
  return new ServiceError("conflict", { message: "Two-factor sign-in is off." });
}
