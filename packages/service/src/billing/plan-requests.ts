// An owner asks for a paid plan or a higher quota; the operator says yes or no.
import { isId, PLANS, type PlanRequestView } from "@marque/contract/tables";
import { OperatorError, ServiceError } from "../errors.ts";
import type { Log } from "../log.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  findPlanRequest,
  markDeclined,
  openPlanRequests,
  type PlanRequestRow,
  type PlanWish,
  planRequestOf,
  putPlanRequest,
  removeMetPlanRequest,
  removePlanRequest,
} from "../storage/plan-requests.ts";
import { lockWorkspaceTerms, updateGrantedQuota, type WorkspaceTerms } from "../storage/workspaces.ts";
import { type ChoiceRules, ownersQuota, paidPlansNeed, paymentMethodRequired } from "./plan-choice.ts";
import { setMonthlyQuota, setPlan } from "./plans.ts";

const LONGEST_REASON = 500;
const MOST_LISTED = 1_000;

/** Asks the operator. A later request takes the place of an earlier one. */
export async function askForPlan(
  database: Database,
  rules: ChoiceRules,
  log: Log,
  actor: string,
  workspaceId: string,
  wish: PlanWish,
): Promise<void> {
  const need = await paidPlansNeed(database, rules, workspaceId);
  if (need === "payment_method") throw paymentMethodRequired(rules, workspaceId);
  await database.transaction(async (transaction) => {
    const terms = await lockWorkspaceTerms(transaction, workspaceId);
    const problem = need === "nothing" ? "You may choose this without asking." : wishProblem(wish, terms);
    if (problem) throw new ServiceError("conflict", { message: problem });
    const { id } = await putPlanRequest(transaction, workspaceId, wish, actor);
    await record(transaction, actor, "plan_request.made", id, workspaceId, wish);
    log.info({ workspace_id: workspaceId, plan_request: id }, "an owner asks for a plan or a quota");
  });
}

/** Why there is nothing to ask for; undefined when there is. */
function wishProblem({ plan, monthlyQuota }: PlanWish, terms: WorkspaceTerms): string | undefined {
  const wanted = plan ?? terms.plan;
  const { label, quotaIsFixed } = PLANS[wanted];
  if (plan === null && monthlyQuota === null) return "Ask for a plan, a quota, or both.";
  if (plan !== null && quotaIsFixed) return `Nobody needs to be asked for the ${label} plan. Choose it.`;
  if (quotaIsFixed) return `The ${label} plan has no live generations. Ask for a plan with the quota.`;
  const isPresentPlan = plan === null || plan === terms.plan;
  if (isPresentPlan && monthlyQuota === null) return `The workspace is on the ${label} plan already.`;
  if (isPresentPlan && monthlyQuota !== null && monthlyQuota <= ownersQuota(terms)) {
    return "Nobody needs to be asked for this quota. Set it.";
  }
  return undefined;
}

/** Withdraws a request, or dismisses the operator's refusal. */
export async function withdrawPlanRequest(
  transaction: Executor,
  actor: string,
  workspaceId: string,
): Promise<void> {
  const id = await removePlanRequest(transaction, workspaceId);
  if (id) await record(transaction, actor, "plan_request.withdrawn", id, workspaceId);
}

export async function planRequestView(store: Executor, workspaceId: string): Promise<PlanRequestView | null> {
  const row = await planRequestOf(store, workspaceId);
  if (!row) return null;
  const { id, plan, monthly_quota, asked_at, declined_at, reason } = row;
  return {
    id,
    plan,
    monthly_quota,
    asked_at: seconds(asked_at),
    declined_at: declined_at && seconds(declined_at),
    reason,
  };
}

/** A request as the operator sees it: what is there, and what is asked for. */
export interface WaitingRequest {
  readonly id: string;
  readonly workspace_id: string;
  readonly workspace_name: string;
  readonly asked_by: string | null;
  readonly asked_at: number;
  readonly present_plan: string;
  readonly present_monthly_quota: number | null;
  readonly plan: string | null;
  readonly monthly_quota: number | null;
}

export async function waitingPlanRequests(store: Executor): Promise<WaitingRequest[]> {
  return (await openPlanRequests(store, MOST_LISTED)).map((row) => ({
    id: row.id,
    workspace_id: row.workspace_id,
    workspace_name: row.workspace_name,
    asked_by: row.asked_by,
    asked_at: seconds(row.asked_at),
    present_plan: row.present_plan,
    present_monthly_quota: row.present_quota,
    plan: row.plan,
    monthly_quota: row.monthly_quota,
  }));
}

/** The operator's yes: to exactly what this request asks for. */
export async function approvePlanRequest(transaction: Executor, actor: string, id: string): Promise<string> {
  const { workspace_id: workspaceId, plan, monthly_quota } = await lockOpenRequest(transaction, id);
  if (plan !== null) await setPlan(transaction, actor, workspaceId, plan);
  if (monthly_quota !== null) await grantQuota(transaction, actor, workspaceId, monthly_quota);
  await removePlanRequest(transaction, workspaceId);
  await record(transaction, actor, "plan_request.approved", id, workspaceId);
  return workspaceId;
}

export async function declinePlanRequest(
  transaction: Executor,
  actor: string,
  id: string,
  reason: string | null,
): Promise<string> {
  if (reason !== null && [...reason].length > LONGEST_REASON) {
    throw new OperatorError(`The reason may have at most ${LONGEST_REASON} characters.`);
  }
  const { workspace_id: workspaceId } = await lockOpenRequest(transaction, id);
  await markDeclined(transaction, id, reason?.trim() || null);
  await record(transaction, actor, "plan_request.declined", id, workspaceId);
  return workspaceId;
}

/** A quota that the operator set: owners may choose up to it themselves, and not beyond. */
export async function grantQuota(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  quota: number,
): Promise<void> {
  await setMonthlyQuota(transaction, actor, workspaceId, quota);
  await updateGrantedQuota(transaction, workspaceId, quota);
  await removeMetPlanRequest(transaction, workspaceId);
}

/** A plan that the operator set. */
export async function grantPlan(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  plan: Parameters<typeof setPlan>[3],
): Promise<void> {
  await setPlan(transaction, actor, workspaceId, plan);
  await removeMetPlanRequest(transaction, workspaceId);
}

/** Looked at again under the workspace's lock: an owner may have withdrawn it, or asked for something else. */
async function lockOpenRequest(transaction: Executor, id: string): Promise<PlanRequestRow> {
  const seen = isId("planRequest", id) ? await findPlanRequest(transaction, id) : undefined;
  if (seen) await lockWorkspaceTerms(transaction, seen.workspace_id);
  const request = seen && (await findPlanRequest(transaction, id));
  if (!request)
    throw new OperatorError(`There is no request ${id}; its owner may have replaced or withdrawn it.`);
  if (request.declined_at) throw new OperatorError(`The request ${id} was declined before.`);
  return request;
}

function record(
  transaction: Executor,
  actor: string,
  action: string,
  subject: string,
  workspaceId: string,
  wish?: PlanWish,
): Promise<void> {
  const details = wish ? { plan: wish.plan, monthly_quota: wish.monthlyQuota } : {};
  return recordAudit(transaction, { workspaceId, actor, action, subject, details });
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
