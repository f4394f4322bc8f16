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
  requestExportRow,
} from "../storage/exports.ts";
import { lockProjectForChild } from "../storage/projects.ts";
import type { Queue } from "../storage/queue.ts";
import { requireBrand } from "./brand-views.ts";
import { getProjectSummary } from "./project-summaries.ts";

/** For one workspace. They are made one after the other, so the last of them already takes a minute. */
export const MOST_WAITING = 20;
const SHOWN_EXPORTS = 200;

/** Asks for a brand's kit or guideline. One that is there, or on its way, is not made again. */
export async function requestExport(
  database: Database,
  queue: Queue,
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
    if (await requestExportRow(transaction, wanted)) {
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
  store: Executor,
  workspaceId: string,
  id: string,
): Promise<ExportContent> {
  const view = await getExport(store, workspaceId, id);
  if (view.status !== "ready") {
    throw new ServiceError("conflict", { message: "The file is not ready yet, or could not be created." });
  }
  const bytes = await findExportContent(store, workspaceId, id);
  if (!bytes) throw exportNotFound();
  return { view, bytes };
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
