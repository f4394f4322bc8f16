import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "./errors.ts";
import { createAccount, newOneTimePassword } from "./identity/accounts.ts";
import { createKey } from "./identity/keys.ts";
import { createWorkspace } from "./identity/workspaces.ts";
import type { Database, Executor } from "./storage/database.ts";
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
 * Makes the workspace "Demo" with its owner and keys on the very first start of a database, and only then. Its secrets are
 * in the data directory before the transaction commits: a start that fails later, or a directory that cannot be written,
 * leaves no workspace behind whose secrets nobody knows. The Test key stays there, where the `marque` command finds it.
 */
export async function createDemoOnce(
  database: Database,
  box: SecretBox,
  dataDir: string,
): Promise<Demo | null> {
  // Before the transaction, as all hashing.
  const oneTime = await newOneTimePassword();
  return database.transaction(async (transaction) => {
    await lockServiceFacts(transaction);
    if (await findServiceFact(transaction, FACT)) return null;
    const demo = await createDemo(transaction, box, oneTime);
    await keep(demo, dataDir);
    return demo;
  });
}

async function createDemo(
  transaction: Executor,
  box: SecretBox,
  oneTime: Awaited<ReturnType<typeof newOneTimePassword>>,
): Promise<Demo> {
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
}

async function keep(demo: Demo, dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writePrivately(demoSecretsFile(dataDir), `${demoLines(demo).join("\n")}\n`);
    await writePrivately(demoKeyFile(dataDir), `${demo.testKey}\n`);
  } catch (error) {
    throw new OperatorError(
      `The secrets of the first start cannot be kept in ${dataDir} (${(error as NodeJS.ErrnoException).code}). ` +
        "Make it writable, or set MARQUE_DATA_DIR to another directory.",
      { cause: error },
    );
  }
}

/** A new file: one that is there already would keep its mode. */
async function writePrivately(path: string, text: string): Promise<void> {
  await rm(path, { force: true });
  await writeFile(path, text, { mode: 0o600, flag: "wx" });
}

/** What the owner is shown, once. */
export function demoLines(demo: Demo): readonly string[] {
  return [
    `  workspace       ${demo.workspaceId}`,
    `  Test key        ${demo.testKey}`,
    `  Live key        ${demo.liveKey}`,
    `  webhook secret  ${demo.webhookSecret}`,
    `  owner           ${demo.ownerEmail}, one-time password ${demo.ownerPassword}`,
  ];
}

export function demoKeyFile(dataDir: string): string {
  return join(dataDir, "demo-test-key");
}

/** There from the first start until somebody has seen it: a terminal was shown its lines, or a person removed it. */
export function demoSecretsFile(dataDir: string): string {
  return join(dataDir, "demo-secrets");
}
