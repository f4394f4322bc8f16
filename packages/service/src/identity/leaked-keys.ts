import { createHash } from "node:crypto";
import type { Log } from "../log.ts";
import { revokeKeyByHash } from "../storage/api-keys.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Database } from "../storage/database.ts";
import { hashApiKey, isWellFormedApiKey } from "./api-key.ts";

/** One match the scanner found in public. The token is what counts; the rest is kept where it can be. */
interface Leak {
  readonly token: string;
  readonly type: string | null;
  readonly url: string | null;
}

/** What the scanner learns about an entry; the token itself is not repeated. */
export interface LeakFeedback {
  /** Null where the entry had no token. */
  readonly token_hash: string | null;
  readonly token_type: string | null;
  readonly label: "true_positive" | "false_positive";
  /** Why nothing was done with the entry. */
  readonly message?: string;
}

const ACTOR = "github secret scanning";
const LONGEST_URL = 2_048;
const NO_LEAK = "The entry has no token; it must be { token, type, url }.";

/**
 * Revokes each leaked key at once and writes it into the workspace's audit log, where the owner sees it. One answer for each
 * entry, in their order; a malformed entry gets an error and does not affect the others.
 */
export async function revokeLeakedKeys(
  database: Database,
  log: Log,
  entries: readonly unknown[],
): Promise<readonly LeakFeedback[]> {
  const feedback: LeakFeedback[] = [];
  for (const entry of entries) {
    const leak = readLeak(entry);
    if (!leak) {
      feedback.push({ token_hash: null, token_type: null, label: "false_positive", message: NO_LEAK });
      continue;
    }
    const isOurs = isWellFormedApiKey(leak.token) && (await revoke(database, log, leak));
    feedback.push({
      token_hash: createHash("sha256").update(leak.token).digest("base64"),
      token_type: leak.type,
      label: isOurs ? "true_positive" : "false_positive",
    });
  }
  return feedback;
}

function readLeak(entry: unknown): Leak | null {
  const { token, type, url } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof token !== "string") return null;
  return { token, type: typeof type === "string" ? type : null, url: storable(url) };
}

/** Neither NUL nor half of a surrogate pair can be stored; and a location that is a page long is not a location. */
function storable(url: unknown): string | null {
  const isUrl =
    typeof url === "string" && url.length <= LONGEST_URL && url.isWellFormed() && !url.includes("\0");
  return isUrl ? url : null;
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
        details: { label: key.label, url },
      });
      log.warn({ key_id: key.id, workspace_id: key.workspace_id, url }, "a leaked key was revoked");
    }
    return true;
  });
}
