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

const COLUMNS = `x.id, x.brand_id, x.kind, x.status, b.report ->> 'name' as name, octet_length(x.content) as bytes`;
const REACHABLE = "exists (select from projects p where p.id = x.project_id)";

/**
 * One a brand and kind. Asked for again when it failed, or when it has been waiting so long ($5 seconds) that its
 * place in the queue must be lost. Returns nothing when there is one already.
 */
const request: Statement = {
  name: "exports.request",
  text: `insert into exports as x (project_id, workspace_id, brand_id, kind) values ($1, $2, $3, $4)
         on conflict (brand_id, kind) do update set status = 'queued', tries = 0, requested_at = now()
           where x.status = 'failed'
              or (x.status = 'queued' and x.requested_at < now() - make_interval(secs => $5))
         returning id`,
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
  text: `select x.content from exports x
         where x.id = $2 and x.workspace_id = $1 and x.status = 'ready' and ${REACHABLE}`,
};
/** Nothing when it is made already, or its project is gone. */
const begin: Statement = {
  name: "exports.begin",
  text: `
    with begun as (
      update exports x set tries = x.tries + 1 where x.id = $1 and x.status = 'queued' and ${REACHABLE}
      returning x.id, x.project_id, x.brand_id, x.kind, x.tries
    )
    select begun.*, b.environment, b.report ->> 'smallest_px' as smallest_px, m.brief, m.design
    from begun join brands b on b.id = begun.brand_id join memory_nodes m on m.job_id = b.job_id`,
};
/** The project is locked first, as in its deletion, and stays until commit. */
const finish: Statement = {
  name: "exports.finish",
  text: `update exports x set status = 'ready', content = $2, files = $3
         from (select id from projects where id = (select project_id from exports where id = $1) for key share) p
         where x.id = $1 and x.project_id = p.id and x.status = 'queued' returning x.id`,
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

/** The id of an export that now has to be made; undefined when it is made or being made. */
export async function requestExportRow(
  transaction: Executor,
  { projectId, workspaceId, brandId, kind }: NewExport,
  lostAfterSeconds: number,
): Promise<string | undefined> {
  const values = [projectId, workspaceId, brandId, kind, lostAfterSeconds];
  return (await transaction.run<{ id: string }>(request, values))[0]?.id;
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

export async function findExportContent(
  store: Executor,
  workspaceId: string,
  id: string,
): Promise<Buffer | undefined> {
  return (await store.run<{ content: Buffer }>(content, [workspaceId, id]))[0]?.content;
}

/** What an export is made from. */
export interface BegunExport {
  readonly id: string;
  readonly kind: ExportKind;
  readonly tries: number;
  readonly environment: Environment;
  readonly smallest_px: string | null;
  readonly brief: object;
  readonly design: object;
}

export async function beginExport(store: Executor, id: string): Promise<BegunExport | undefined> {
  return (await store.run<BegunExport>(begin, [id]))[0];
}

export interface ExportFile {
  readonly path: string;
  readonly bytes: number;
}

/** False when it was finished before or its project is gone; then nothing was changed. */
export async function finishExport(
  store: Executor,
  id: string,
  bytes: Uint8Array,
  files: readonly ExportFile[] | null,
): Promise<boolean> {
  const values = [
    id,
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    files && JSON.stringify(files),
  ];
  return (await store.run(finish, values)).length > 0;
}

export async function failExport(store: Executor, id: string): Promise<void> {
  await store.run(fail, [id]);
}
