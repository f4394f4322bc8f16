import type { Warning } from "@marque/contract";
import { quotaOf } from "../billing/quota.ts";
import {
  findFailingEndpoints,
  findLeakedKeys,
  findOverdueInvoices,
  findSuspension,
} from "../storage/activity.ts";
import type { Executor } from "../storage/database.ts";

const NEARLY_USED_UP = 0.8;

/** 10000 → "10,000". */
const count = (figure: number): string => figure.toLocaleString("en");

/** What the people of a workspace should know early, the most serious first. */
export async function warningsOf(store: Executor, workspaceId: string, now: number): Promise<Warning[]> {
  const [suspendedUntil, invoices, keys, endpoints, quota] = await Promise.all([
    findSuspension(store, workspaceId),
    findOverdueInvoices(store, workspaceId),
    findLeakedKeys(store, workspaceId),
    findFailingEndpoints(store, workspaceId),
    quotaWarning(store, workspaceId, now),
  ]);
  const suspended: Warning[] =
    suspendedUntil === undefined
      ? []
      : [
          {
            kind: "suspended",
            message: `The API will refuse this workspace for another ${minutes(suspendedUntil - now)}, because it kept sending requests above its limit.`,
            subject: null,
            since: now,
          },
        ];
  return [
    ...suspended,
    ...invoices.map(({ id, amount_cents, due_on, since }) => ({
      kind: "overdue_invoice" as const,
      message: `An invoice of $${(amount_cents / 100).toFixed(2)} was due on ${due_on}. Live generations are refused until it is paid.`,
      subject: id,
      since,
    })),
    ...quota,
    ...keys.map(({ key_id, label, last_four, since }) => ({
      kind: "leaked_key" as const,
      message: `The key “${label}” (…${last_four}) was found in public and revoked. Create a new one and find out how it leaked.`,
      subject: key_id,
      since,
    })),
    ...endpoints.map(({ url, since }) => ({
      kind: "failing_endpoint" as const,
      message: `No delivery to ${url} has succeeded recently.`,
      subject: url,
      since,
    })),
  ];
}

async function quotaWarning(store: Executor, workspaceId: string, now: number): Promise<Warning[]> {
  const { month, quota, used } = await quotaOf(store, workspaceId);
  if (quota === 0 || used < quota * NEARLY_USED_UP) return [];
  const isUsedUp = used >= quota;
  return [
    {
      kind: isUsedUp ? "quota_used_up" : "quota_80",
      message: isUsedUp
        ? `This month's ${count(quota)} live generations are used up. More are refused until next month (UTC).`
        : `${count(used)} of this month's ${count(quota)} live generations are used.`,
      subject: month,
      since: now,
    },
  ];
}

function minutes(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds / 60));
  return whole === 1 ? "minute" : `${whole} minutes`;
}
