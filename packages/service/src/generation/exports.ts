import { type ExportKind, type ExportView, idSeconds, isId } from "@marque/contract";
import { ServiceError } from "../errors.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  countWaitingExports,
  type ExportRow,
  exportsOfProject,
  findExport,
  findExportContent,
  findExportOfBrand,
  loseExport,
  requestExportRow,
} from "../storage/exports.ts";
import { lockProjectForChild } from "../storage/projects.ts";
import type { Queue } from "../storage/queue.ts";
import { requireBrand } from "./brand-views.ts";
import { type ObjectStore, ObjectStoreError } from "./object-store.ts";
import { getProjectSummary } from "./project-summaries.ts";

/** For one workspace. They are made one after the other, so the last of them already takes a minute. */
export const MOST_WAITING = 20;
const SHOWN_EXPORTS = 200;
const RETRY_AFTER_SECONDS = 30;

/** What the routes that hand out files work with. */
export interface ExportParts {
  readonly database: Database;
  readonly queue: Queue;
  /** Null where files are kept in PostgreSQL. */
  readonly objects: ObjectStore | null;
}

/** Asks for a brand's kit or guideline. One that is there, or on its way, is not made again. */
export async function requestExport(
  { database, queue, objects }: ExportParts,
  workspaceId: string,
  brandId: string,
  kind: ExportKind,
): Promise<ExportView> {
  return database.transaction(async (transaction) => {
    const brand = await requireBrand(transaction, workspaceId, brandId);
    const scope = { workspaceId, environment: brand.environment };
    // Held until commit: nothing is made for a project whose deletion was answered.
    if (!(await lockProjectForChild(transaction, scope, brand.project_id))) {
      throw new ServiceError("project_not_found");
    }
    const wanted = { projectId: brand.project_id, workspaceId, brandId, kind };
    if (await requestExportRow(transaction, wanted, objects === null)) {
      if ((await countWaitingExports(transaction, workspaceId)) > MOST_WAITING) {
        throw new ServiceError("conflict", {
          message: `${MOST_WAITING} exports of this workspace are waiting to be made. Ask again when one is ready.`,
        });
      }
      queue.announce(transaction, "exports");
    }
    return shown((await findExportOfBrand(transaction, brandId, kind))!);
  });
}

export async function getExport(store: Executor, workspaceId: string, id: string): Promise<ExportView> {
  const row = isId("export", id) ? await findExport(store, workspaceId, id) : undefined;
  if (!row) throw exportNotFound();
  return shown(row);
}

export async function listExports(
  store: Executor,
  workspaceId: string,
  projectId: string,
): Promise<ExportView[]> {
  const project = await getProjectSummary(store, workspaceId, projectId);
  return (await exportsOfProject(store, project.id, SHOWN_EXPORTS)).map(shown);
}

export interface ExportContent {
  readonly view: ExportView;
  readonly bytes: Buffer;
}

export async function getExportContent(
  { database, objects }: Omit<ExportParts, "queue">,
  workspaceId: string,
  id: string,
): Promise<ExportContent> {
  const view = await getExport(database, workspaceId, id);
  if (view.status !== "ready") {
    throw new ServiceError("conflict", { message: "The file is not ready yet, or could not be created." });
  }
  const row = await findExportContent(database, workspaceId, id);
  if (row?.content) return { view, bytes: row.content };
  if (!row?.object_key) throw exportNotFound();
  if (objects === null) {
    throw new ServiceError("conflict", {
      message:
        "The file is in an object store that is no longer set up here. Request it again, and it is created again.",
    });
  }
  const bytes = await fetched(objects, row.object_key);
  if (bytes?.length === row.object_bytes) return { view, bytes };
  await loseExport(database, id, row.object_key);
  throw new ServiceError("conflict", {
    message: "The file is no longer in the object store. Request it again, and it is created again.",
  });
}

async function fetched(objects: ObjectStore, key: string): Promise<Buffer | null> {
  try {
    return await objects.get(key);
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    throw new ServiceError("service_unavailable", {
      message: "The file is in the object store, which cannot be reached just now. Try again in a minute.",
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    });
  }
}

function exportNotFound(): ServiceError {
  return new ServiceError("not_found", { message: "There is no such export in this workspace." });
}

function shown(row: ExportRow): ExportView {
  return {
    id: row.id,
    brand_id: row.brand_id,
    kind: row.kind,
    status: row.status,
    file_name: fileName(row),
    bytes: row.bytes,
    created_at: idSeconds(row.id),
  };
}

const LONGEST_NAME = 40;
const ENDINGS: Readonly<Record<ExportKind, string>> = {
  kit: "brand-kit.zip",
  guideline: "guidelines.pdf",
};

/** Letters, digits and hyphens: safe on every system and in every header. */
function fileName({ name, brand_id: brandId, kind }: ExportRow): string {
  const plain = (name ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, "");
  return `${plain === "" ? brandId : plain}-${ENDINGS[kind]}`;
}
