import { randomBytes } from "node:crypto";
import { OperatorError } from "../errors.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  insertMasterKeyCheck,
  insertWebhookSecret,
  masterKeyChecks,
  retireWebhookSecret,
} from "../storage/webhook-secrets.ts";
import type { SecretBox } from "./secret-box.ts";

const SECRET_BYTES = 32;
/** How long `webhook-signature` carries the old secret's signature beside the new one's. */
const OVERLAP_SECONDS = 24 * 60 * 60;
const CHECK_PURPOSE = "master key check";
const CHECK_TEXT = "marque";

/** Makes the Webhook Secret of a new workspace and returns it in the clear. */
export async function createWebhookSecret(
  store: Executor,
  box: SecretBox,
  workspaceId: string,
): Promise<string> {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
  await insertWebhookSecret(store, workspaceId, box.seal(secret, workspaceId));
  return secret;
}

/** Replaces the Webhook Secret and returns the new one in the clear. The old one goes on signing for 24 hours. */
export async function rotateWebhookSecret(
  database: Database,
  box: SecretBox,
  workspaceId: string,
): Promise<string> {
  return database.transaction(async (transaction) => {
    await retireWebhookSecret(transaction, workspaceId, OVERLAP_SECONDS);
    return createWebhookSecret(transaction, box, workspaceId);
  });
}

/** Refuses to start with a master key that is not the one this database's secrets were sealed with. */
export async function checkMasterKey(store: Executor, box: SecretBox): Promise<void> {
  await insertMasterKeyCheck(store, box.seal(CHECK_TEXT, CHECK_PURPOSE));
  const [newest] = await masterKeyChecks(store);
  try {
    box.open(newest!, CHECK_PURPOSE);
  } catch {
    throw new OperatorError(
      "MARQUE_MASTER_KEY is not the key this database was set up with; webhook secrets could not be read. Give the original key.",
    );
  }
}
