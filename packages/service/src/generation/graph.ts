import { type GraphNode, idSeconds, type MemoryGraph } from "@marque/contract";
import type { Executor } from "../storage/database.ts";
import { countMemoryNodes, type GraphNodeRow, newestGraphNodes } from "../storage/memory-graph.ts";
import { getProjectSummary } from "./project-summaries.ts";

/** More than a person can look at, and as much as a browser draws smoothly. */
const MOST_NODES = 2_000;

export async function memoryGraph(
  store: Executor,
  workspaceId: string,
  projectId: string,
): Promise<MemoryGraph> {
  const project = await getProjectSummary(store, workspaceId, projectId);
  const rows = await newestGraphNodes(store, project.id, MOST_NODES);
  // Counting reads the whole project; only where something may be left out is there a reason to.
  const all = rows.length < MOST_NODES ? rows.length : await countMemoryNodes(store, project.id);
  return { nodes: rows.map(shown), left_out: Math.max(0, all - rows.length) };
}

function shown(row: GraphNodeRow): GraphNode {
  return {
    memory_id: row.id,
    parent_memory_id: row.parent_id,
    brand_id: row.brand_id,
    prompt: row.prompt,
    created_at: idSeconds(row.id),
  };
}
