import type { PlanId } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

export interface WorkspaceRow {
  readonly id: string;
  readonly name: string;
  readonly plan: PlanId;
  readonly monthly_quota_override: number | null;
  readonly suspended_until: Date | null;
}

const COLUMNS = "id, name, plan, monthly_quota_override, suspended_until";

const insert: Statement = {
  name: "workspaces.insert",
  text: `insert into workspaces (name, plan) values ($1, $2) returning ${COLUMNS}`,
};
const byId: Statement = { name: "workspaces.byId", text: `select ${COLUMNS} from workspaces where id = $1` };
const setPlan: Statement = {
  name: "workspaces.setPlan",
  text: "update workspaces set plan = $2 where id = $1",
};
const setQuota: Statement = {
  name: "workspaces.setQuota",
  text: "update workspaces set monthly_quota_override = $2 where id = $1",
};
const setSuspension: Statement = {
  name: "workspaces.setSuspension",
  text: "update workspaces set suspended_until = $2 where id = $1",
};

const exempt: Statement = {
  name: "workspaces.exempt",
  text: "update workspaces set is_invoiced = false where id = $1",
};

export async function insertWorkspace(store: Executor, name: string, plan: PlanId): Promise<WorkspaceRow> {
  return (await store.run<WorkspaceRow>(insert, [name, plan]))[0]!;
}

export async function findWorkspace(store: Executor, id: string): Promise<WorkspaceRow | undefined> {
  return (await store.run<WorkspaceRow>(byId, [id]))[0];
}

export async function updatePlan(store: Executor, id: string, plan: PlanId): Promise<void> {
  await store.run(setPlan, [id, plan]);
}

export async function updateQuotaOverride(store: Executor, id: string, quota: number | null): Promise<void> {
  await store.run(setQuota, [id, quota]);
}

/** What a workspace may use and what it is billed by. */
export interface WorkspaceTerms {
  readonly plan: PlanId;
  readonly monthly_quota_override: number | null;
  /** What the operator gave; null: what the plan includes. */
  readonly granted_quota: number | null;
  /** False for the Demo workspace alone. */
  readonly is_invoiced: boolean;
}

const TERMS = "select plan, monthly_quota_override, granted_quota, is_invoiced from workspaces where id = $1";
const terms: Statement = { name: "workspaces.terms", text: TERMS };
const lockTerms: Statement = { name: "workspaces.lockTerms", text: `${TERMS} for no key update` };
const setGranted: Statement = {
  name: "workspaces.setGranted",
  text: "update workspaces set granted_quota = $2 where id = $1",
};

export async function workspaceTerms(store: Executor, id: string): Promise<WorkspaceTerms> {
  return (await store.run<WorkspaceTerms>(terms, [id]))[0]!;
}

/** Nobody else changes them until the transaction ends. */
export async function lockWorkspaceTerms(transaction: Executor, id: string): Promise<WorkspaceTerms> {
  return (await transaction.run<WorkspaceTerms>(lockTerms, [id]))[0]!;
}

export async function updateGrantedQuota(store: Executor, id: string, quota: number): Promise<void> {
  await store.run(setGranted, [id, quota]);
}

export async function updateSuspension(store: Executor, id: string, until: Date | null): Promise<void> {
  await store.run(setSuspension, [id, until]);
}

export async function exemptFromInvoices(store: Executor, id: string): Promise<void> {
  await store.run(exempt, [id]);
}

const lock: Statement = {
  name: "workspaces.lock",
  text: "select id from workspaces where id = $1 for no key update",
};

/** Those who count what a workspace has, to add one more, do it one after the other. */
export async function lockWorkspace(transaction: Executor, id: string): Promise<void> {
  await transaction.run(lock, [id]);
}

const rename: Statement = {
  name: "workspaces.rename",
  text: `with known as (select id, name from workspaces where id = $1 for update)
         update workspaces w set name = $2 from known where w.id = known.id returning known.name as former`,
};

/** The name it had. */
export async function updateName(store: Executor, id: string, name: string): Promise<string | undefined> {
  return (await store.run<{ former: string }>(rename, [id, name]))[0]?.former;
}
