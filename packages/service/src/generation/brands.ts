import { type Brand, idSeconds, type List, type PageQuery } from "@marque/contract";
import { pageOf } from "../pagination.ts";
import { type BrandRow, pageOfBrands, pageOfProjectBrands } from "../storage/brands.ts";
import type { Executor } from "../storage/database.ts";
import type { Scope } from "../storage/projects.ts";
import { getProject } from "./projects.ts";

export async function listBrands(
  store: Executor,
  scope: Scope,
  query: PageQuery & { readonly project_id?: string },
): Promise<List<Brand>> {
  if (query.project_id === undefined) {
    return pageOf(query, (count, after) => pageOfBrands(store, scope, count, after), shown);
  }
  const project = await getProject(store, scope, query.project_id);
  return pageOf(query, (count, after) => pageOfProjectBrands(store, project.id, count, after), shown);
}

function shown(row: BrandRow): Brand {
  return {
    id: row.id,
    object: "brand",
    project_id: row.project_id,
    job_id: row.job_id,
    memory_id: row.memory_id,
    created_at: idSeconds(row.id),
  };
}
