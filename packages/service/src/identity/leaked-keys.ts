import { createHash } from "node:crypto";
import type { Log } from "../log.ts";
import { revokeKeyByHash } from "../storage/api-keys.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Database } from "../storage/database.ts";
import { hashApiKey, isWellFormedApiKey } from "./api-key.ts";

/** One match the scanner found in public. */
export interface Leak {
  readonly token: string;
  readonly type: string;
  readonly url?: string;
}

/** What the scanner learns about a match; the token itself is not repeated. */
export interface LeakFeedback {
  readonly token_hash: string;
  readonly token_type: string;
  readonly label: "true_positive" | "false_positive";
}

const ACTOR = "github secret scanning";

/** Revokes each leaked key at once and writes it into the workspace's audit log, where the owner is told. */
export async function revokeLeakedKeys(
  database: Database,
  log: Log,
  leaks: readonly Leak[],
): Promise<readonly LeakFeedback[]> {
  const feedback: LeakFeedback[] = [];
  for (const leak of leaks) {
    const isOurs = isWellFormedApiKey(leak.token) && (await revoke(database, log, leak));
    feedback.push({
      token_hash: createHash("sha256").update(leak.token).digest("base64"),
      token_type: leak.type,
      label: isOurs ? "true_positive" : "false_positive",
    });
  }
  return feedback;
}

/** True when it was a key of ours, revoked now or before. */
async function revoke(database: Database, log: Log, { token, url }: Leak): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const key = await revokeKeyByHash(transaction, hashApiKey(token));
    if (!key) return false;
    if (key.was_active) {
      await recordAudit(transaction, {
        workspaceId: key.workspace_id,
        actor: ACTOR,
        action: "key.revoked_as_leaked",
        subject: key.id,
        details: { label: key.label, url: url ?? null },
      });
      log.warn({ key_id: key.id, workspace_id: key.workspace_id, url }, "a leaked key was revoked");
    }
    return true;
  });
}
