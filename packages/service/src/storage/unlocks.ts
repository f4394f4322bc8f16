import type { Environment, GenerationReport } from "@marque/contract";
import type { Json } from "../json.ts";
import type { Executor, Statement } from "./database.ts";

/** What a live brand is made from: the sandbox brand's own Memory Node and report, as they are kept. */
export interface UnlockSource {
  readonly environment: Environment;
  readonly project_id: string;
  readonly project_name: string;
  readonly prompt: string;
  readonly seed: number;
  /** JSON, like the two below. */
  readonly brief: string;
  readonly design: string;
  readonly report: Json<GenerationReport>;
}

const source: Statement = {
  name: "unlocks.source",
  text: `select b.environment, p.id as project_id, p.name as project_name, m.prompt, m.seed::float8 as seed,
                m.brief::text as brief, m.design::text as design, b.report::text as report
         from brands b join projects p on p.id = b.project_id join memory_nodes m on m.job_id = b.job_id
         where b.id = $2 and b.workspace_id = $1`,
};
/** A second caller waits here for the first one's commit, and gets the job that it made. */
const hold: Statement = {
  name: "unlocks.hold",
  text: `insert into unlocks (brand_id, project_id, workspace_id) values ($1, $2, $3)
         on conflict (brand_id) do update set brand_id = excluded.brand_id returning job_id`,
};
const liveBrand: Statement = {
  name: "unlocks.liveBrand",
  text: `select b.id from brands b where b.job_id = $1 and exists (select from projects p where p.id = b.project_id)`,
};
/** Where the last brand of the same project went, so that brands that were drawn together stay together. */
const liveProject: Statement = {
  name: "unlocks.liveProject",
  text: `select p.id from unlocks u join jobs j on j.id = u.job_id join projects p on p.id = j.project_id
         where u.project_id = $1 and u.workspace_id = $2 order by u.unlocked_at desc limit 1`,
};
const record: Statement = {
  name: "unlocks.record",
  text: "update unlocks set job_id = $2, unlocked_at = now() where brand_id = $1",
};
/** Nobody else sees the job before it is finished: it is made and ended in one transaction. */
const beginJob: Statement = {
  name: "unlocks.beginJob",
  text: "update jobs set status = 'processing', tries = 1 where id = $1",
};

export async function findUnlockSource(
  store: Executor,
  workspaceId: string,
  brandId: string,
): Promise<UnlockSource | undefined> {
  return (await store.run<UnlockSource>(source, [workspaceId, brandId]))[0];
}

export interface HeldUnlock {
  readonly brandId: string;
  readonly projectId: string;
  readonly workspaceId: string;
}

/** Holds the brand's row until commit; the job of an unlocking before, or null. */
export async function holdUnlock(
  transaction: Executor,
  { brandId, projectId, workspaceId }: HeldUnlock,
): Promise<string | null> {
  return (await transaction.run<{ job_id: string | null }>(hold, [brandId, projectId, workspaceId]))[0]!
    .job_id;
}

/** The brand of a job, while its project is there. */
export async function findBrandOfJob(store: Executor, jobId: string): Promise<string | undefined> {
  return (await store.run<{ id: string }>(liveBrand, [jobId]))[0]?.id;
}

export async function findLiveProject(
  store: Executor,
  workspaceId: string,
  projectId: string,
): Promise<string | undefined> {
  return (await store.run<{ id: string }>(liveProject, [projectId, workspaceId]))[0]?.id;
}

export async function recordUnlock(store: Executor, brandId: string, jobId: string): Promise<void> {
  await store.run(record, [brandId, jobId]);
}

export async function beginUnlockJob(store: Executor, jobId: string): Promise<void> {
  await store.run(beginJob, [jobId]);
}
