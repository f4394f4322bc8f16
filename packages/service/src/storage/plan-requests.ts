import type { PlanId } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

export interface PlanRequestRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly plan: PlanId | null;
  readonly monthly_quota: number | null;
  readonly asked_at: Date;
  readonly declined_at: Date | null;
  readonly reason: string | null;
}

const COLUMNS = "r.id, r.workspace_id, r.plan, r.monthly_quota, r.asked_at, r.declined_at, r.reason";

const put: Statement = {
  name: "plan_requests.put",
  text: `insert into plan_requests as r (workspace_id, plan, monthly_quota, asked_by) values ($1, $2, $3, $4)
         on conflict (workspace_id) do update set id = excluded.id, plan = excluded.plan,
           monthly_quota = excluded.monthly_quota, asked_by = excluded.asked_by, asked_at = excluded.asked_at,
           declined_at = null, reason = null
         returning ${COLUMNS}`,
};
const ofWorkspace: Statement = {
  name: "plan_requests.ofWorkspace",
  text: `select ${COLUMNS} from plan_requests r where r.workspace_id = $1`,
};
const byId: Statement = {
  name: "plan_requests.byId",
  text: `select ${COLUMNS} from plan_requests r where r.id = $1`,
};
/** Oldest first. The address is of who asked, while there is such an account. */
const open: Statement = {
  name: "plan_requests.open",
  text: `select ${COLUMNS}, w.name as workspace_name, w.plan as present_plan, w.monthly_quota_override as present_quota,
           (select u.email from users u where 'user:' || u.id = r.asked_by) as asked_by
         from plan_requests r join workspaces w on w.id = r.workspace_id
         where r.declined_at is null order by r.asked_at limit $1`,
};
const decline: Statement = {
  name: "plan_requests.decline",
  text: "update plan_requests set declined_at = now(), reason = $2 where id = $1",
};
const remove: Statement = {
  name: "plan_requests.remove",
  text: "delete from plan_requests where workspace_id = $1 returning id",
};
/** A request that is already fulfilled is no request any more. */
const removeMet: Statement = {
  name: "plan_requests.removeMet",
  text: `delete from plan_requests r using workspaces w where r.workspace_id = $1 and w.id = r.workspace_id
           and (r.plan is null or r.plan = w.plan)
           and (r.monthly_quota is null or r.monthly_quota = w.monthly_quota_override)`,
};

export interface PlanWish {
  readonly plan: PlanId | null;
  readonly monthlyQuota: number | null;
}

export async function putPlanRequest(
  store: Executor,
  workspaceId: string,
  { plan, monthlyQuota }: PlanWish,
  askedBy: string,
): Promise<PlanRequestRow> {
  return (await store.run<PlanRequestRow>(put, [workspaceId, plan, monthlyQuota, askedBy]))[0]!;
}

export async function planRequestOf(
  store: Executor,
  workspaceId: string,
): Promise<PlanRequestRow | undefined> {
  return (await store.run<PlanRequestRow>(ofWorkspace, [workspaceId]))[0];
}

export async function findPlanRequest(store: Executor, id: string): Promise<PlanRequestRow | undefined> {
  return (await store.run<PlanRequestRow>(byId, [id]))[0];
}

export interface OpenPlanRequest extends PlanRequestRow {
  readonly workspace_name: string;
  readonly present_plan: PlanId;
  readonly present_quota: number | null;
  readonly asked_by: string | null;
}

export async function openPlanRequests(store: Executor, count: number): Promise<OpenPlanRequest[]> {
  return store.run(open, [count]);
}

export async function markDeclined(store: Executor, id: string, reason: string | null): Promise<void> {
  await store.run(decline, [id, reason]);
}

/** The id it had. */
export async function removePlanRequest(store: Executor, workspaceId: string): Promise<string | undefined> {
  return (await store.run<{ id: string }>(remove, [workspaceId]))[0]?.id;
}

export async function removeMetPlanRequest(store: Executor, workspaceId: string): Promise<void> {
  await store.run(removeMet, [workspaceId]);
}
