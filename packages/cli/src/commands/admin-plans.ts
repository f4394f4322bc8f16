import type { Command } from "../command.ts";
import { onDatabase, optionalText } from "../operator-input.ts";

interface Waiting {
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

function showWaiting(request: Waiting): string {
  const { id, workspace_id, workspace_name, asked_by, asked_at, plan, monthly_quota } = request;
  const day = new Date(asked_at * 1000).toISOString().slice(0, 10);
  const wishes = [plan, monthly_quota === null ? null : `a quota of ${monthly_quota}`].filter(Boolean);
  const own = request.present_monthly_quota;
  const present = request.present_plan + (own === null ? "" : `, a quota of ${own}`);
  return `${id}  ${day}  ${workspace_id} ${JSON.stringify(workspace_name)}: ${wishes.join(" and ")} (now ${present}), asked by ${asked_by ?? "a deleted account"}`;
}

/** What owners ask for and an operator answers: a paid plan, a higher quota. */
export const adminPlanCommands: readonly Command[] = [
  {
    words: ["admin", "plan-request", "list"],
    positionals: [],
    options: {},
    summary: "list requests from owners: paid plans and higher quotas",
    run: (input) => onDatabase(input, (admin) => admin.planRequests()),
    show: ({ data }: { data: readonly Waiting[] }) =>
      data.length === 0 ? "No open requests." : data.map(showWaiting).join("\n"),
  },
  {
    words: ["admin", "plan-request", "approve"],
    positionals: ["REQUEST"],
    options: {},
    summary: "approve a request: the plan, the quota or both apply at once",
    run: (input) => onDatabase(input, (admin) => admin.approvePlanRequest(input.positionals[0]!)),
    show: (answer: { id: string; workspace_id: string }) =>
      `Request ${answer.id} of workspace ${answer.workspace_id} approved.`,
  },
  {
    words: ["admin", "plan-request", "decline"],
    positionals: ["REQUEST"],
    options: { reason: { value: "TEXT" } },
    summary: "decline a request; the owner sees the reason under Billing",
    run: (input) =>
      onDatabase(input, (admin) =>
        admin.declinePlanRequest(input.positionals[0]!, optionalText(input, "reason") ?? null),
      ),
    show: (answer: { id: string; workspace_id: string }) =>
      `Request ${answer.id} of workspace ${answer.workspace_id} declined.`,
  },
];
