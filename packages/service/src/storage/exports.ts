import type { Environment, ExportKind } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

export interface ExportRow {
  readonly id: string;
  readonly brand_id: string;
  readonly kind: ExportKind;
  readonly status: "queued" | "ready" | "failed";
  /** The name in the logo; null for a mark alone. */
  readonly name: string | null;
  readonly bytes: number | null;
}

/** The edition of kits and guidelines. Raise it when they gain something, so that older ones are made again. */
const EDITION = 3;

const COLUMNS = `x.id, x.brand_id, x.kind, x.status, b.report ->> 'name' as name, coalesce(octet_length(x.content), x.object_bytes) as bytes`;
const REACHABLE = "exists (select from projects p where p.id = x.project_id)";

/**
 * One per brand and kind; nothing is returned when there is one already, asked for again only when it failed, is of an
 * earlier edition or, with $5, lies in an object store: there is none to get it from. Its turn: now, or a minute after the last one this workspace has waiting.
 */
const request: Statement = {
  name: "exports.request",
  text: `insert into exports as x (project_id, workspace_id, brand_id, kind, turn_at)
         select $1, $2, $3, $4, greatest(now(), (select max(turn_at) + interval '1 minute' from exports
                                                 where workspace_id = $2 and status = 'queued'))
         on conflict (brand_id, kind) do update set status = 'queued', tries = 0, requested_at = now(),
             turn_at = excluded.turn_at, leased_by = null, leased_until = null
           where x.status = 'failed'
             or (x.status = 'ready' and (x.edition < ${EDITION} or ($5 and x.object_key is not null)))
         returning id`,
};
const lockWaiting: Statement = {
  name: "exports.lockWaiting",
  text: "select pg_advisory_xact_lock(hashtextextended('exports of ' || $1, 0))",
};
const countWaiting: Statement = {
  name: "exports.countWaiting",
  text: "select count(*)::int as count from exports where workspace_id = $1 and status = 'queued'",
};
const ofBrand: Statement = {
  name: "exports.ofBrand",
  text: `select ${COLUMNS} from exports x join brands b on b.id = x.brand_id where x.brand_id = $1 and x.kind = $2`,
};
const byId: Statement = {
  name: "exports.byId",
  text: `select ${COLUMNS} from exports x join brands b on b.id = x.brand_id
         where x.id = $2 and x.workspace_id = $1 and ${REACHABLE}`,
};
const ofProject: Statement = {
  name: "exports.ofProject",
  text: `select ${COLUMNS} from exports x join brands b on b.id = x.brand_id
         where x.project_id = $1 order by x.id desc limit $2`,
};
const content: Statement = {
  name: "exports.content",
  text: `select x.content, x.object_key, x.object_bytes from exports x
         where x.id = $2 and x.workspace_id = $1 and x.status = 'ready' and ${REACHABLE}`,
};
/**
 * Those whose turn it is, of workspaces of which none is being made just now, one of each. $1 how many, $2 the worker,
 * $3 seconds of the lease, $4 workspaces that rest.
 */
const claim: Statement = {
  name: "exports.claim",
  text: `
    with waiting as (
      select distinct on (x.workspace_id) x.id, x.turn_at from exports x
      where x.status = 'queued' and (x.leased_until is null or x.leased_until <= now()) and ${REACHABLE}
        and x.workspace_id not in (select workspace_id from exports where status = 'queued' and leased_until > now())
        and x.workspace_id <> all ($4::text[])
      order by x.workspace_id, x.turn_at, x.id
    ), next as (
      select x.id from exports x where x.id in (select id from waiting order by turn_at, id limit $1)
        and (x.leased_until is null or x.leased_until <= now()) and x.status = 'queued'
      for update skip locked
    ), begun as (
      update exports x set tries = x.tries + 1, leased_by = $2, leased_until = now() + make_interval(secs => $3)
      from next where x.id = next.id
      returning x.id, x.project_id, x.workspace_id, x.brand_id, x.kind, x.tries
    )
    select begun.*, b.environment, b.report ->> 'smallest_px' as smallest_px, m.brief, m.design
    from begun join brands b on b.id = begun.brand_id join memory_nodes m on m.job_id = b.job_id`,
};
const renew: Statement = {
  name: "exports.renew",
  text: `update exports set leased_until = now() + make_interval(secs => $3)
         where id = $1 and leased_by = $2 and status = 'queued'`,
};
/** May be taken again after $3 seconds; $4 whether the try counts. */
const putBack: Statement = {
  name: "exports.putBack",
  text: `update exports set leased_by = null, leased_until = now() + make_interval(secs => $3),
           tries = case when $4 then tries else tries - 1 end
         where id = $1 and leased_by = $2 and status = 'queued'`,
};
/**
 * The project is locked first, as in its deletion, and stays until commit. An object that now belongs to an export is no
 * longer to be deleted.
 */
const finish: Statement = {
  name: "exports.finish",
  text: `
    with finished as (
      update exports x set status = 'ready', content = $2, files = $3, object_key = $4, object_bytes = $5,
        edition = ${EDITION}
      from (select id from projects where id = (select project_id from exports where id = $1) for key share) p
      where x.id = $1 and x.project_id = p.id and x.status = 'queued' returning x.id
    ), kept as (
      delete from object_deletions where key = $4 and exists (select from finished)
    )
    select id from finished`,
};
/** Its object is not there: asked for again, it is made again. */
const lose: Statement = {
  name: "exports.lose",
  text: `update exports set status = 'failed', object_key = null, object_bytes = null
         where id = $1 and object_key = $2 and status = 'ready'`,
};
const fail: Statement = {
  name: "exports.fail",
  text: "update exports set status = 'failed' where id = $1 and status = 'queued'",
};

export interface NewExport {
  readonly projectId: string;
  readonly workspaceId: string;
  readonly brandId: string;
  readonly kind: ExportKind;
}

/** Whether it now has to be made; false when it is made or being made. */
export async function requestExportRow(
  transaction: Executor,
  { projectId, workspaceId, brandId, kind }: NewExport,
  isWithoutObjects: boolean,
): Promise<boolean> {
  const values = [projectId, workspaceId, brandId, kind, isWithoutObjects];
  return (await transaction.run(request, values)).length > 0;
}

/** Includes exports that others ask for at this moment: a transaction that counts waits until the one before has committed. */
export async function countWaitingExports(transaction: Executor, workspaceId: string): Promise<number> {
  await transaction.run(lockWaiting, [workspaceId]);
  return (await transaction.run<{ count: number }>(countWaiting, [workspaceId]))[0]!.count;
}

export async function findExportOfBrand(
  store: Executor,
  brandId: string,
  kind: ExportKind,
): Promise<ExportRow | undefined> {
  return (await store.run<ExportRow>(ofBrand, [brandId, kind]))[0];
}

export async function findExport(
  store: Executor,
  workspaceId: string,
  id: string,
): Promise<ExportRow | undefined> {
  return (await store.run<ExportRow>(byId, [workspaceId, id]))[0];
}

/** The newest ones. The caller has checked that the project is the workspace's. */
export async function exportsOfProject(
  store: Executor,
  projectId: string,
  most: number,
): Promise<ExportRow[]> {
  return store.run(ofProject, [projectId, most]);
}

/** Its bytes, or where they lie. */
export interface ExportContentRow {
  readonly content: Buffer | null;
  readonly object_key: string | null;
  readonly object_bytes: number | null;
}

export async function findExportContent(
  store: Executor,
  workspaceId: string,
  id: string,
): Promise<ExportContentRow | undefined> {
  return (await store.run<ExportContentRow>(content, [workspaceId, id]))[0];
}

export async function loseExport(store: Executor, id: string, objectKey: string): Promise<void> {
  await store.run(lose, [id, objectKey]);
}

/** What an export is made from. */
export interface BegunExport {
  readonly id: string;
  readonly project_id: string;
  readonly workspace_id: string;
  readonly kind: ExportKind;
  readonly tries: number;
  readonly environment: Environment;
  readonly smallest_px: string | null;
  readonly brief: object;
  readonly design: object;
}

export async function claimExports(
  store: Executor,
  count: number,
  worker: string,
  leaseSeconds: number,
  resting: readonly string[],
): Promise<BegunExport[]> {
  return store.run(claim, [count, worker, leaseSeconds, resting]);
}

export async function renewExport(
  store: Executor,
  id: string,
  worker: string,
  leaseSeconds: number,
): Promise<void> {
  await store.run(renew, [id, worker, leaseSeconds]);
}

export async function putBackExport(
  store: Executor,
  id: string,
  worker: string,
  { afterSeconds, tryCounts }: { readonly afterSeconds: number; readonly tryCounts: boolean },
): Promise<void> {
  await store.run(putBack, [id, worker, afterSeconds, tryCounts]);
}

export interface ExportFile {
  readonly path: string;
  readonly bytes: number;
}

/** False when it was finished before or its project is gone; then nothing was changed. `objectKey`: where its bytes lie. */
export async function finishExport(
  store: Executor,
  id: string,
  bytes: Uint8Array,
  files: readonly ExportFile[] | null,
  objectKey: string | null,
): Promise<boolean> {
  const content = objectKey === null ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : null;
  const objectBytes = objectKey === null ? null : bytes.length;
  const values = [id, content, files && JSON.stringify(files), objectKey, objectBytes];
  return (await store.run(finish, values)).length > 0;
}

export async function failExport(store: Executor, id: string): Promise<void> {
  await store.run(fail, [id]);
}
