import { idSeconds, isId, type Job } from "@marque/contract";
import type { Edit } from "@marque/engine/edit";
import { type ReservedUnit, reserveUnit } from "../billing/quota.ts";
import { ServiceError } from "../errors.ts";
import type { Executor } from "../storage/database.ts";
import { insertJob } from "../storage/jobs.ts";
import { hasMemoryNode } from "../storage/memory-nodes.ts";
import { lockProjectForChild, type Scope } from "../storage/projects.ts";
import type { Queue } from "../storage/queue.ts";

export interface GenerationInput {
  readonly project_id: string;
  readonly prompt: string;
  readonly webhook_url?: string | null | undefined;
  readonly memory_id?: string | null | undefined;
  /** What was set by hand: the prompt then says it in words, and is not read. */
  readonly edit?: Edit | undefined;
}

/**
 * Accepts a generation: the job's row, its unit of quota and its place in the queue commit together. `trace` is of the
 * request that asks for it.
 */
export async function requestGeneration(
  transaction: Executor,
  queue: Queue,
  scope: Scope,
  input: GenerationInput,
  trace: string | null,
): Promise<Job> {
  const projectId = input.project_id;
  const memoryId = input.memory_id ?? null;
  if (!isId("project", projectId)) throw projectNotFound();
  let unit: ReservedUnit | null = null;
  if (isMoreThanOneStatement(scope, input)) {
    if (!(await lockProjectForChild(transaction, scope, projectId))) throw projectNotFound();
    if (memoryId !== null) await requireMemoryNode(transaction, projectId, memoryId);
    // Sandbox work is not metered. The reservation locks the month's row until commit, so it comes late.
    if (scope.environment === "live") unit = await reserveUnit(transaction, scope.workspaceId);
  }
  const job = await insertJob(transaction, scope, {
    projectId,
    prompt: input.prompt,
    parentMemoryId: memoryId,
    webhookUrl: input.webhook_url ?? null,
    edit: input.edit ?? null,
    traceparent: trace,
    unit,
  });
  if (!job) throw projectNotFound();
  queue.announce(transaction, "jobs");
  return {
    object: "job",
    id: job.id,
    project_id: job.project_id,
    status: job.status,
    created_at: idSeconds(job.id),
  };
}

/** A new design on the sandbox is one insert, which is a transaction by itself. */
export function isMoreThanOneStatement({ environment }: Scope, { memory_id }: GenerationInput): boolean {
  return environment === "live" || (memory_id ?? null) !== null;
}

function projectNotFound(): ServiceError {
  return new ServiceError("project_not_found", { param: "project_id" });
}

async function requireMemoryNode(transaction: Executor, projectId: string, memoryId: string): Promise<void> {
  if (!isId("memoryNode", memoryId) || !(await hasMemoryNode(transaction, projectId, memoryId))) {
    throw new ServiceError("memory_not_found", { param: "memory_id" });
  }
}
