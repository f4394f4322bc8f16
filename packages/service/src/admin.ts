import { type Environment, type HandedLink, PLAN_IDS, type PlanId } from "@marque/contract/tables";
import { createInvoice, payInvoiceByHand } from "./billing/invoices.ts";
import {
  approvePlanRequest,
  declinePlanRequest,
  grantPlan,
  grantQuota,
  type WaitingRequest,
  waitingPlanRequests,
} from "./billing/plan-requests.ts";
import { type Config, readConfig } from "./config.ts";
import { OperatorError } from "./errors.ts";
import { type Account, createAccount, newOneTimePassword, resetPassword } from "./identity/accounts.ts";
import { invitationUrl } from "./identity/invitations.ts";
import { createKey, revokeKey } from "./identity/keys.ts";
import { resetPasskeys } from "./identity/passkeys.ts";
import { unlinkProvider } from "./identity/provider-unlinking.ts";
import { resetTwoFactor } from "./identity/two-factor.ts";
import { createWorkspace, liftSuspension, requireWorkspace } from "./identity/workspaces.ts";
import { createLateLog } from "./log.ts";
import { loadMasterKeys } from "./master-key.ts";
import type { Database } from "./storage/database.ts";
import { openDatabase } from "./storage/open.ts";
import { Wakeups } from "./storage/wakeups.ts";
import { type EndpointRow, endpointsOfWorkspace } from "./storage/webhook-endpoints.ts";
import { setDefaultUrl } from "./webhooks/endpoints.ts";
import { type EventHistory, listEvents } from "./webhooks/history.ts";
import { openSecretBox } from "./webhooks/master-key-change.ts";
import { PrivateHosts } from "./webhooks/public-url.ts";
import { resendEvent, resendUndeliverable } from "./webhooks/resend.ts";
import type { SecretBox } from "./webhooks/secret-box.ts";
import { createWebhookSecret, rotateWebhookSecret } from "./webhooks/secrets.ts";
import { sendTestEvent } from "./webhooks/test-event.ts";

export interface WorkspaceChange {
  readonly plan?: string | undefined;
  readonly webhookUrl?: string | undefined;
  readonly monthlyQuota?: number | undefined;
  readonly liftSuspension?: boolean | undefined;
}

/** In the audit log. */
const OPERATOR = "operator";

/** What an operator can do without a key or a session: the other side of `marque admin`. */
export class Admin {
  readonly #database: Database;
  readonly #box: SecretBox;
  readonly #privateHosts: PrivateHosts;
  readonly #wakeups: Wakeups;
  readonly #dashboardOrigin: string;

  constructor(database: Database, box: SecretBox, privateHosts: PrivateHosts, dashboardOrigin: string) {
    this.#database = database;
    this.#box = box;
    this.#privateHosts = privateHosts;
    this.#wakeups = new Wakeups(database);
    this.#dashboardOrigin = dashboardOrigin;
  }

  /** The webhook secret is shown here, and later in the dashboard. */
  async createWorkspace(name: string, plan: string): Promise<{ id: string; webhook_secret: string }> {
    return this.#database.transaction(async (transaction) => {
      const { id } = await createWorkspace(transaction, OPERATOR, name, planId(plan));
      return { id, webhook_secret: await createWebhookSecret(transaction, this.#box, id) };
    });
  }

  async changeWorkspace(id: string, change: WorkspaceChange): Promise<object> {
    return this.#database.transaction(async (transaction) => {
      await requireWorkspace(transaction, id);
      if (change.plan !== undefined) await grantPlan(transaction, OPERATOR, id, planId(change.plan));
      if (change.webhookUrl !== undefined) {
        await setDefaultUrl(transaction, OPERATOR, id, change.webhookUrl, this.#privateHosts);
      }
      if (change.monthlyQuota !== undefined) {
        await grantQuota(transaction, OPERATOR, id, change.monthlyQuota);
      }
      if (change.liftSuspension) await liftSuspension(transaction, OPERATOR, id);
      const workspace = await requireWorkspace(transaction, id);
      const until = workspace.suspended_until;
      return { ...workspace, suspended_until: until && Math.ceil(until.getTime() / 1000) };
    });
  }

  createKey(
    workspaceId: string,
    environment: Environment,
    label: string,
  ): Promise<{ id: string; secret: string }> {
    return this.#database.transaction((transaction) =>
      createKey(transaction, OPERATOR, workspaceId, environment, label),
    );
  }

  async revokeKey(keyId: string): Promise<{ id: string; revoked: true }> {
    await this.#database.transaction((transaction) => revokeKey(transaction, OPERATOR, keyId));
    return { id: keyId, revoked: true };
  }

  /** An address that has an account already gets a link, and joins when that is opened. */
  async createUser(workspaceId: string, email: string, role: string): Promise<Account & Partial<HandedLink>> {
    const oneTime = await newOneTimePassword();
    const { link, ...account } = await this.#database.transaction(async (transaction) => {
      await requireWorkspace(transaction, workspaceId);
      return createAccount(transaction, OPERATOR, workspaceId, email, role, oneTime);
    });
    if (link === null) return account;
    return { ...account, url: invitationUrl(this.#dashboardOrigin, link), expires_at: link.expires_at };
  }

  async resetPassword(email: string): Promise<Account> {
    const oneTime = await newOneTimePassword();
    return this.#database.transaction((transaction) => resetPassword(transaction, OPERATOR, email, oneTime));
  }

  /** For somebody who lost the phone and the codes. The password stays. */
  async resetTwoFactor(email: string): Promise<{ id: string; two_factor: "off" }> {
    const { id } = await this.#database.transaction((transaction) =>
      resetTwoFactor(transaction, OPERATOR, email),
    );
    return { id, two_factor: "off" };
  }

  /** For somebody whose device is lost. The password stays. */
  async removePasskeys(email: string): Promise<{ id: string; removed_passkeys: number }> {
    const { id, removed } = await this.#database.transaction((transaction) =>
      resetPasskeys(transaction, OPERATOR, email),
    );
    return { id, removed_passkeys: removed };
  }

  /** For an address that went to somebody else at the identity provider. */
  async unlinkProvider(email: string): Promise<{ id: string; provider: "unlinked" }> {
    const { id } = await this.#database.transaction((transaction) =>
      unlinkProvider(transaction, OPERATOR, email),
    );
    return { id, provider: "unlinked" };
  }

  async createInvoice(
    workspaceId: string,
    amountCents: number,
    dueOn: string,
  ): Promise<{ id: string; status: string }> {
    return this.#database.transaction(async (transaction) => {
      await requireWorkspace(transaction, workspaceId);
      const id = await createInvoice(transaction, OPERATOR, workspaceId, amountCents, dueOn);
      return { id, status: "open" };
    });
  }

  async payInvoice(invoiceId: string): Promise<{ id: string; status: string }> {
    await this.#database.transaction((transaction) => payInvoiceByHand(transaction, OPERATOR, invoiceId));
    return { id: invoiceId, status: "paid" };
  }

  /** What owners asked for and nobody answered yet, oldest first. */
  async planRequests(): Promise<{ data: WaitingRequest[] }> {
    return { data: await waitingPlanRequests(this.#database) };
  }

  async approvePlanRequest(id: string): Promise<{ id: string; workspace_id: string; status: "approved" }> {
    const workspaceId = await this.#database.transaction((transaction) =>
      approvePlanRequest(transaction, OPERATOR, id),
    );
    return { id, workspace_id: workspaceId, status: "approved" };
  }

  async declinePlanRequest(
    id: string,
    reason: string | null = null,
  ): Promise<{ id: string; workspace_id: string; status: "declined" }> {
    const workspaceId = await this.#database.transaction((transaction) =>
      declinePlanRequest(transaction, OPERATOR, id, reason),
    );
    return { id, workspace_id: workspaceId, status: "declined" };
  }

  /** The newest events with their attempts. */
  async events(workspaceId: string, limit = 20): Promise<{ data: EventHistory[] }> {
    await requireWorkspace(this.#database, workspaceId);
    return { data: await listEvents(this.#database, workspaceId, limit) };
  }

  async resendEvent(workspaceId: string, eventId: string): Promise<{ id: string; status: "pending" }> {
    await requireWorkspace(this.#database, workspaceId);
    await resendEvent(this.#database, this.#wakeups, workspaceId, eventId);
    return { id: eventId, status: "pending" };
  }

  /** Sends again what became undeliverable since a time in Unix seconds. */
  async resendUndeliverable(workspaceId: string, since: number): Promise<{ data: string[] }> {
    await requireWorkspace(this.#database, workspaceId);
    return { data: await resendUndeliverable(this.#database, this.#wakeups, workspaceId, since) };
  }

  /** Sends a synthetic success to a registered endpoint. */
  async endpoints(workspaceId: string): Promise<{ data: EndpointRow[] }> {
    await requireWorkspace(this.#database, workspaceId);
    return { data: await endpointsOfWorkspace(this.#database, workspaceId) };
  }

  async sendTestEvent(workspaceId: string, endpointId: string): Promise<{ id: string }> {
    await requireWorkspace(this.#database, workspaceId);
    return { id: await sendTestEvent(this.#database, this.#wakeups, workspaceId, endpointId) };
  }

  /** The old secret keeps signing, together with the new one, for 24 hours. */
  async rotateWebhookSecret(workspaceId: string): Promise<{ id: string; webhook_secret: string }> {
    return this.#database.transaction(async (transaction) => {
      await requireWorkspace(transaction, workspaceId);
      const { secret } = await rotateWebhookSecret(transaction, OPERATOR, this.#box, workspaceId);
      return { id: workspaceId, webhook_secret: secret };
    });
  }
}

function planId(text: string): PlanId {
  const plan = PLAN_IDS.find((id) => id === text);
  if (!plan) throw new OperatorError(`The plan is one of ${PLAN_IDS.join(", ")}, not "${text}".`);
  return plan;
}

/** Runs `work` on the configured database, with or without a running service. */
export async function withAdmin<T>(
  env: Readonly<Record<string, string | undefined>>,
  work: (admin: Admin) => Promise<T>,
): Promise<T> {
  const config: Config = readConfig(env);
  // A command prints its result and nothing else; what goes wrong comes as the error.
  const log = createLateLog({ level: "error", write: (line) => void process.stderr.write(line) });
  const opened = await openDatabase({ config, log, as: "visitor" });
  try {
    const box = await openSecretBox(opened.database, await loadMasterKeys(config));
    const privateHosts = new PrivateHosts(config.webhookPrivateHosts);
    return await work(new Admin(opened.database, box, privateHosts, config.dashboardOrigin.origin));
  } finally {
    await opened.close();
  }
}
