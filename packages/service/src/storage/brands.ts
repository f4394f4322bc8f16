import type { Executor, Statement } from "./database.ts";
import type { Scope } from "./projects.ts";

export interface BrandRow {
  readonly id: string;
  readonly project_id: string;
  readonly job_id: string;
  readonly memory_id: string;
}

const COLUMNS = "b.id, b.project_id, b.job_id, b.memory_id";
/** Brands whose project was deleted are out of reach at once, though the purge may not have come to them yet. */
const REACHABLE = "exists (select from projects p where p.id = b.project_id)";

const firstPage: Statement = {
  name: "brands.firstPage",
  text: `select ${COLUMNS} from brands b where b.workspace_id = $1 and b.environment = $2 and ${REACHABLE}
         order by b.id collate "C" desc limit $3`,
};
const pageAfter: Statement = {
  name: "brands.pageAfter",
  text: `select ${COLUMNS} from brands b where b.workspace_id = $1 and b.environment = $2 and b.id collate "C" < $4
         and ${REACHABLE} order by b.id collate "C" desc limit $3`,
};
const firstPageOfProject: Statement = {
  name: "brands.firstPageOfProject",
  text: `select ${COLUMNS} from brands b where b.project_id = $1 order by b.id collate "C" desc limit $2`,
};
const pageOfProjectAfter: Statement = {
  name: "brands.pageOfProjectAfter",
  text: `select ${COLUMNS} from brands b where b.project_id = $1 and b.id collate "C" < $3 order by b.id collate "C" desc limit $2`,
};

export async function pageOfBrands(
  store: Executor,
  scope: Scope,
  count: number,
  after: string | undefined,
): Promise<BrandRow[]> {
  const values = [scope.workspaceId, scope.environment, count];
  return after === undefined ? store.run(firstPage, values) : store.run(pageAfter, [...values, after]);
}

/** The caller has checked that the project is the workspace's. */
export async function pageOfProjectBrands(
  store: Executor,
  projectId: string,
  count: number,
  after: string | undefined,
): Promise<BrandRow[]> {
  return after === undefined
    ? store.run(firstPageOfProject, [projectId, count])
    : store.run(pageOfProjectAfter, [projectId, count, after]);
}
