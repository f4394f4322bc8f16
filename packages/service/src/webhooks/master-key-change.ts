import { OperatorError } from "../errors.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  insertMasterKeyCheck,
  lockMasterKey,
  masterKeyChecks,
  type SealedTable,
  twoFactorSecretTable,
  webhookSecretTable,
} from "../storage/master-key-checks.ts";
import { twoFactorPurpose } from "../storage/two-factor.ts";
import { canOpen, SecretBox } from "./secret-box.ts";

export interface MasterKeys {
  readonly current: Buffer;
  /** The one before, or the one to come: whatever is sealed with it can be read as well. */
  readonly other: Buffer | null;
}

const CHECK_PURPOSE = "master key check";
const CHECK_TEXT = "marque";
const RESEALED_AT_ONCE = 1_000;

/**
 * The box for this database's secrets. A known text, sealed with each version of the key, tells which version a key
 * is: one that the database has never seen becomes the next version, if the other key is the newest so far, and every
 * secret is sealed again with it. With two known keys the newer one seals, so that processes which are restarted one
 * by one agree. Refuses keys that are not this database's.
 */
export async function openSecretBox(database: Database, { current, other }: MasterKeys): Promise<SecretBox> {
  return database.transaction(async (transaction) => {
    await lockMasterKey(transaction);
    const checks = await masterKeyChecks(transaction);
    const [newest] = checks;
    const opens = (key: Buffer | null) =>
      key ? checks.find((check) => canOpen(key, check, CHECK_PURPOSE))?.key_version : undefined;
    const [currentVersion, otherVersion] = [opens(current), opens(other)];
    if (newest && currentVersion !== newest.key_version && otherVersion !== newest.key_version) {
      throw new OperatorError(
        "MARQUE_MASTER_KEY is not the key this database was set up with; webhook secrets could not be read. Give the original key.",
      );
    }
    const isOtherNewer =
      otherVersion !== undefined && currentVersion !== undefined && otherVersion > currentVersion;
    const [sealing, reading] = isOtherNewer ? [other!, current] : [current, other];
    const known = isOtherNewer ? otherVersion : currentVersion;
    const box = new SecretBox(sealing, known ?? (newest?.key_version ?? 0) + 1, reading ? [reading] : []);
    if (known === undefined) await insertMasterKeyCheck(transaction, box.seal(CHECK_TEXT, CHECK_PURPOSE));
    await resealEarlier(transaction, box);
    return box;
  });
}

/** Whether a key is the one that a check was sealed with. */
export function opensCheck(key: Buffer, check: { readonly ciphertext: Buffer }): boolean {
  return canOpen(key, check, CHECK_PURPOSE);
}

/** What is sealed, and the purpose each secret was sealed for. */
const SEALED: readonly (readonly [SealedTable, (ownerId: string) => string])[] = [
  [webhookSecretTable, (workspaceId) => workspaceId],
  [twoFactorSecretTable, twoFactorPurpose],
];

/** All that is left of earlier keys: everything after a change, otherwise what a process with the old key added in the meantime. */
async function resealEarlier(transaction: Executor, box: SecretBox): Promise<void> {
  for (const [table, purposeOf] of SEALED) await resealTable(transaction, box, table, purposeOf);
}

async function resealTable(
  transaction: Executor,
  box: SecretBox,
  table: SealedTable,
  purposeOf: (ownerId: string) => string,
): Promise<void> {
  for (;;) {
    const rows = await table.before(transaction, box.version, RESEALED_AT_ONCE);
    if (rows.length === 0) return;
    const resealed = rows.map((row) => {
      const purpose = purposeOf(row.owner_id);
      const after = box.seal(opened(box, row, purpose), purpose).ciphertext;
      return { ownerId: row.owner_id, before: row.ciphertext, after };
    });
    await table.replace(transaction, resealed, box.version);
  }
}

function opened(box: SecretBox, row: { readonly ciphertext: Buffer }, purpose: string): string {
  try {
    return box.open(row, purpose);
  } catch (error) {
    throw new OperatorError(
      "Some secrets are still sealed with the master key before this one. Give it in MARQUE_MASTER_KEY_PREVIOUS for one more start.",
      { cause: error },
    );
  }
}
