import { type BrandView, isId } from "@marque/contract";
import { reserveUnit } from "../billing/quota.ts";
import { ServiceError } from "../errors.ts";
import { jsonOf } from "../json.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import { insertJob } from "../storage/jobs.ts";
import { insertProject, lockProjectForChild } from "../storage/projects.ts";
import type { Queue } from "../storage/queue.ts";
import {
  beginUnlockJob,
  findBrandOfJob,
  findLiveProject,
  findUnlockSource,
  holdUnlock,
  recordUnlock,
  type UnlockSource,
} from "../storage/unlocks.ts";
import { OversizedError } from "../webhooks/events.ts";
import { getBrandView } from "./brand-views.ts";
import type { DesignResult } from "./designer.ts";
import { succeedIn } from "./finish.ts";
import { requireSizes } from "./sizes.ts";

export interface Unlocking {
  readonly workspaceId: string;
  /** Who does it, for the audit log. */
  readonly actor: string;
  /** Of the sandbox brand. */
  readonly brandId: string;
  /** A live project to put it into; without one, where brands of the same sandbox project went before, or a new one. */
  readonly projectId: string | null;
  /** Of the request that unlocks. */
  readonly trace: string | null;
}

/**
 * Makes a sandbox brand a live one: the same Design without its watermark, as a live job that is finished at once, with
 * its unit of quota, its Memory Node, its brand and its event. Once for a brand: a second call gets the live brand
 * that is there, and nothing is billed.
 */
export async function unlockBrand(
  database: Database,
  queue: Queue,
  unlocking: Unlocking,
): Promise<BrandView> {
  const { workspaceId, brandId } = unlocking;
  const source = isId("brand", brandId) ? await findUnlockSource(database, workspaceId, brandId) : undefined;
  if (!source) throw brandNotFound();
  if (source.environment === "live") {
    throw new ServiceError("conflict", { message: "This brand is already live and has no watermark." });
  }
  // Before the transaction: drawing takes a moment, and nobody should wait for a lock in the meantime.
  const result = await drawn(source);
  const jobId = await database.transaction((transaction) =>
    unlockIn(transaction, queue, unlocking, source, result),
  );
  return getBrandView(database, workspaceId, (await findBrandOfJob(database, jobId)) ?? brandId);
}

/** The job of the live brand: a new one, or that of an unlocking before. */
async function unlockIn(
  transaction: Executor,
  queue: Queue,
  { workspaceId, actor, brandId, projectId, trace }: Unlocking,
  source: UnlockSource,
  result: DesignResult,
): Promise<string> {
  const sandbox = { workspaceId, environment: "sandbox" } as const;
  const live = { workspaceId, environment: "live" } as const;
  if (!(await lockProjectForChild(transaction, sandbox, source.project_id))) throw brandNotFound();
  const before = await holdUnlock(transaction, { brandId, projectId: source.project_id, workspaceId });
  if (before !== null && (await findBrandOfJob(transaction, before)) !== undefined) return before;
  const target = await liveProject(transaction, live, source, projectId);
  // Locks the month's row until commit, so it comes late.
  const unit = await reserveUnit(transaction, workspaceId);
  const job = await insertJob(transaction, live, {
    projectId: target,
    prompt: source.prompt,
    // What it was refined from stays in the sandbox.
    parentMemoryId: null,
    webhookUrl: null,
    traceparent: trace,
    unit,
  });
  if (!job) throw projectNotFound();
  await recordUnlock(transaction, brandId, job.id);
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "brand.unlocked",
    subject: brandId,
    details: { project_id: target, job_id: job.id },
  });
  await beginUnlockJob(transaction, job.id);
  if (!(await succeedIn(transaction, queue.wakeups, job, source.seed, result))) throw projectNotFound();
  return job.id;
}

async function liveProject(
  transaction: Executor,
  live: { readonly workspaceId: string; readonly environment: "live" },
  source: UnlockSource,
  wanted: string | null,
): Promise<string> {
  const known = wanted ?? (await findLiveProject(transaction, live.workspaceId, source.project_id)) ?? null;
  if (known === null) return (await insertProject(transaction, live, source.project_name, null)).id;
  if (!isId("project", known) || !(await lockProjectForChild(transaction, live, known))) {
    throw projectNotFound();
  }
  return known;
}

/** The brief, the design and the report as they are; the drawings are rendered again, without the watermark. */
async function drawn({ brief, design, report }: UnlockSource): Promise<DesignResult> {
  // Loaded at the first unlock: a process that unlocks nothing does not need it.
  const { assetsOf, fromMemory } = await import("@marque/engine/render");
  try {
    const remembered = fromMemory({ brief: JSON.parse(brief), design: JSON.parse(design) });
    const result = { brief, design, report, assets: jsonOf(assetsOf(remembered.design, false)) };
    requireSizes(result);
    return result;
  } catch (error) {
    const message =
      error instanceof OversizedError
        ? error.message
        : "This brand cannot be unlocked. Create it again in a live project.";
    throw new ServiceError("conflict", { message, cause: error });
  }
}

function brandNotFound(): ServiceError {
  return new ServiceError("not_found", { message: "There is no such brand in this workspace." });
}

function projectNotFound(): ServiceError {
  return new ServiceError("project_not_found", {
    message: "There is no such live project in this workspace.",
    param: "project_id",
  });
}
