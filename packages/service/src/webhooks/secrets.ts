import { randomBytes } from "node:crypto";
import type { WebhookSecretView } from "@marque/contract";
import { recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import {
  currentSecret,
  insertWebhookSecret,
  lockSecrets,
  retireWebhookSecret,
} from "../storage/webhook-secrets.ts";
import type { SecretBox } from "./secret-box.ts";

const SECRET_BYTES = 32;
/** How long `webhook-signature` carries the old secret's signature in addition to the new one's. */
const OVERLAP_SECONDS = 24 * 60 * 60;

/** Makes the Webhook Secret of a new workspace and returns it in plain text. */
export async function createWebhookSecret(
  store: Executor,
  box: SecretBox,
  workspaceId: string,
): Promise<string> {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
  await insertWebhookSecret(store, workspaceId, box.seal(secret, workspaceId));
  return secret;
}

/** Replaces the Webhook Secret. The old one keeps signing for 24 hours. */
export async function rotateWebhookSecret(
  transaction: Executor,
  actor: string,
  box: SecretBox,
  workspaceId: string,
): Promise<WebhookSecretView> {
  await lockSecrets(transaction, workspaceId);
  await retireWebhookSecret(transaction, workspaceId, OVERLAP_SECONDS);
  await createWebhookSecret(transaction, box, workspaceId);
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "webhook_secret.rotated",
    subject: workspaceId,
  });
  return currentView(transaction, box, workspaceId);
}

/** The Webhook Secret in plain text. The audit log records that somebody looked. */
export async function showWebhookSecret(
  transaction: Executor,
  actor: string,
  box: SecretBox,
  workspaceId: string,
): Promise<WebhookSecretView> {
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "webhook_secret.shown",
    subject: workspaceId,
  });
  return currentView(transaction, box, workspaceId);
}

async function currentView(store: Executor, box: SecretBox, workspaceId: string): Promise<WebhookSecretView> {
  const { ciphertext, created_at, previous_retires_at } = await currentSecret(store, workspaceId);
  return { secret: box.open({ ciphertext }, workspaceId), created_at, previous_retires_at };
}
