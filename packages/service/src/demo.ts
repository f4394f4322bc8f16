import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createAccount, newOneTimePassword } from "./identity/accounts.ts";
import { createKey } from "./identity/keys.ts";
import { createWorkspace } from "./identity/workspaces.ts";
import type { Database } from "./storage/database.ts";
import { findServiceFact, lockServiceFacts, recordServiceFact } from "./storage/service-facts.ts";
import { exemptFromInvoices } from "./storage/workspaces.ts";
import type { SecretBox } from "./webhooks/secret-box.ts";
import { createWebhookSecret } from "./webhooks/secrets.ts";

const FACT = "demo workspace";
/** In the audit log. */
const ACTOR = "first start";
const OWNER_EMAIL = "owner@demo.localhost";

export interface Demo {
  readonly workspaceId: string;
  readonly testKey: string;
  readonly liveKey: string;
  readonly webhookSecret: string;
  readonly ownerEmail: string;
  readonly ownerPassword: string;
}

/**
 * Makes the workspace "Demo" with its owner and keys on the very first start of a database, and only then. The Test key is
 * kept in the data directory, where the `marque` command finds it.
 */
export async function createDemoOnce(
  database: Database,
  box: SecretBox,
  dataDir: string,
): Promise<Demo | null> {
  // Before the transaction, as all hashing.
  const oneTime = await newOneTimePassword();
  const demo = await database.transaction(async (transaction) => {
    await lockServiceFacts(transaction);
    if (await findServiceFact(transaction, FACT)) return null;
    const { id: workspaceId } = await createWorkspace(transaction, ACTOR, "Demo", "agency");
    const webhookSecret = await createWebhookSecret(transaction, box, workspaceId);
    const test = await createKey(transaction, ACTOR, workspaceId, "sandbox", "Demo test key");
    const live = await createKey(transaction, ACTOR, workspaceId, "live", "Demo live key");
    const owner = await createAccount(transaction, ACTOR, workspaceId, OWNER_EMAIL, "owner", oneTime);
    // Nobody's customer: its months are not closed into invoices.
    await exemptFromInvoices(transaction, workspaceId);
    await recordServiceFact(transaction, FACT, { workspace_id: workspaceId });
    return {
      workspaceId,
      testKey: test.secret,
      liveKey: live.secret,
      webhookSecret,
      ownerEmail: OWNER_EMAIL,
      // An account with this address can only be there if an operator made it, who then can hand it a link.
      ownerPassword: owner.password ?? "(the address has an account; run marque admin user create)",
    };
  });
  if (demo) await writeFile(demoKeyFile(dataDir), `${demo.testKey}\n`, { mode: 0o600 });
  return demo;
}

export function demoKeyFile(dataDir: string): string {
  return join(dataDir, "demo-test-key");
}
