import type { List, PageQuery } from "@marque/contract";
import { type Environment, idSeconds, isId, type ProjectSummary } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import { pageOf } from "../pagination.ts";
import type { Executor } from "../storage/database.ts";
import {
  findProjectSummary,
  type ProjectSummaryRow,
  pageOfProjectSummaries,
} from "../storage/project-summaries.ts";

const BOTH: readonly Environment[] = ["sandbox", "live"];

/** Newest first; of both environments unless one is asked for. */
export async function listProjectSummaries(
  store: Executor,
  workspaceId: string,
  { environment, ...query }: PageQuery & { readonly environment?: Environment },
): Promise<List<ProjectSummary>> {
  const environments = environment ? [environment] : BOTH;
  return pageOf(
    query,
    (count, after) => pageOfProjectSummaries(store, workspaceId, environments, count, after),
    shown,
  );
}

/** A project of the workspace, whichever its environment: people see both, a key only its own. */
export async function getProjectSummary(
  store: Executor,
  workspaceId: string,
  id: string,
): Promise<ProjectSummary> {
  const row = isId("project", id) ? await findProjectSummary(store, workspaceId, id) : undefined;
  if (!row) throw new ServiceError("project_not_found");
  return shown(row);
}

function shown(row: ProjectSummaryRow): ProjectSummary {
  return {
    id: row.id,
    environment: row.environment,
    name: row.name,
    description: row.description,
    created_at: idSeconds(row.id),
    brand_count: row.brand_count,
    newest_brand_id: row.newest_brand_id,
  };
}
