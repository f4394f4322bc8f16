import type { Environment } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

export interface FoundProjectRow {
  readonly id: string;
  readonly environment: Environment;
  readonly name: string;
  readonly description: string | null;
}

export interface FoundBrandRow {
  readonly id: string;
  readonly project_id: string;
  readonly project_name: string;
  readonly environment: Environment;
  readonly name: string | null;
  readonly prompt: string;
}

/** $2 is a pattern; $3 how many are looked at, the newest first; $4 how many are answered. */
const projects: Statement = {
  name: "search.projects",
  text: `select id, environment, name, description from (
           select id, environment, name, description from projects where workspace_id = $1
           order by id collate "C" desc limit $3) p
         where name ilike $2 or description ilike $2 order by id collate "C" desc limit $4`,
};
const BRAND = `b.id, b.project_id, p.name as project_name, b.environment,
  coalesce(b.label, b.report ->> 'name') as name, m.prompt`;
const FROM = `
  from (select id, project_id, environment, job_id, label, report from brands where workspace_id = $1
        order by id collate "C" desc limit $2) b
  join projects p on p.id = b.project_id join memory_nodes m on m.job_id = b.job_id`;
const brands: Statement = {
  name: "search.brands",
  text: `select ${BRAND} ${FROM}
         where b.label ilike $3 or b.report ->> 'name' ilike $3 or m.prompt ilike $3
         order by b.id collate "C" desc limit $4`,
};
const newest: Statement = {
  name: "search.newestBrands",
  text: `select ${BRAND} ${FROM} order by b.id collate "C" desc limit $3`,
};

export interface SearchBounds {
  readonly lookedAt: number;
  readonly answered: number;
}

export async function searchProjects(
  store: Executor,
  workspaceId: string,
  pattern: string,
  { lookedAt, answered }: SearchBounds,
): Promise<FoundProjectRow[]> {
  return store.run(projects, [workspaceId, pattern, lookedAt, answered]);
}

export async function searchBrands(
  store: Executor,
  workspaceId: string,
  pattern: string,
  { lookedAt, answered }: SearchBounds,
): Promise<FoundBrandRow[]> {
  return store.run(brands, [workspaceId, lookedAt, pattern, answered]);
}

export async function newestBrands(
  store: Executor,
  workspaceId: string,
  { lookedAt, answered }: SearchBounds,
): Promise<FoundBrandRow[]> {
  return store.run(newest, [workspaceId, lookedAt, answered]);
}
