import { idSeconds, type List, type MemoryNode, type PageQuery } from "@marque/contract";
import { pageOf } from "../pagination.ts";
import type { Executor } from "../storage/database.ts";
import { type MemoryNodeRow, pageOfMemoryNodes } from "../storage/memory-nodes.ts";
import type { Scope } from "../storage/projects.ts";
import { getProject } from "./projects.ts";

export async function listMemory(
  store: Executor,
  scope: Scope,
  projectId: string,
  query: PageQuery,
): Promise<List<MemoryNode>> {
  const project = await getProject(store, scope, projectId);
  return pageOf(query, (count, after) => pageOfMemoryNodes(store, project.id, count, after), shown);
}

function shown(row: MemoryNodeRow): MemoryNode {
  return {
    id: row.id,
    object: "memory_node",
    prompt: row.prompt,
    parent_id: row.parent_id,
    created_at: idSeconds(row.id),
  };
}
