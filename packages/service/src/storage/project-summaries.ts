import type { Environment } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

/** A project as the dashboard lists it: of either environment, with what is in it. */
export interface ProjectSummaryRow {
  readonly id: string;
  readonly environment: Environment;
  readonly name: string;
  readonly description: string | null;
  readonly brand_count: number;
  readonly newest_brand_id: string | null;
}

const COLUMNS = `p.id, p.environment, p.name, p.description,
  (select count(*)::int from brands b where b.project_id = p.id) as brand_count,
  (select b.id from brands b where b.project_id = p.id order by b.id collate "C" desc limit 1) as newest_brand_id`;

/** The page is cut before anything is counted. */
const page: Statement = {
  name: "project_summaries.page",
  text: `select ${COLUMNS} from (
           select id, environment, name, description from projects
           where workspace_id = $1 and environment = any($2::text[]) and ($4::text is null or id collate "C" < $4)
           order by id collate "C" desc limit $3
         ) p order by p.id collate "C" desc`,
};
const byId: Statement = {
  name: "project_summaries.byId",
  text: `select ${COLUMNS} from projects p where p.workspace_id = $1 and p.id = $2`,
};

export async function pageOfProjectSummaries(
  store: Executor,
  workspaceId: string,
  environments: readonly Environment[],
  count: number,
  after: string | undefined,
): Promise<ProjectSummaryRow[]> {
  return store.run(page, [workspaceId, environments, count, after ?? null]);
}

export async function findProjectSummary(
  store: Executor,
  workspaceId: string,
  id: string,
): Promise<ProjectSummaryRow | undefined> {
  return (await store.run<ProjectSummaryRow>(byId, [workspaceId, id]))[0];
}
