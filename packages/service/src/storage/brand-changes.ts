import { removeFromLinks } from "./client-links.ts";
import type { Executor, Statement } from "./database.ts";

const setLabel: Statement = {
  name: "brand_changes.setLabel",
  text: `update brands b set label = $3 where b.id = $2 and b.workspace_id = $1
           and exists (select from projects p where p.id = b.project_id) returning b.id`,
};
/** Held until commit: nobody refines anything of the project in the meantime. */
const lockProjectOf: Statement = {
  name: "brand_changes.lockProjectOf",
  text: `select p.id, b.job_id, coalesce(b.label, b.report ->> 'name') as title
         from brands b join projects p on p.id = b.project_id
         where b.id = $2 and b.workspace_id = $1 for update of p`,
};
const removeBrand: Statement = { name: "brand_changes.remove", text: "delete from brands where id = $1" };
const removeExports: Statement = {
  name: "brand_changes.removeExports",
  text: "delete from exports where brand_id = $1",
};
const removeUnlock: Statement = {
  name: "brand_changes.removeUnlock",
  text: "delete from unlocks where brand_id = $1",
};
/** Later brands that came from it still need their beginning, and so does a refinement on its way. */
const removeNode: Statement = {
  name: "brand_changes.removeNode",
  text: `delete from memory_nodes m where m.job_id = $1
           and not exists (select from memory_nodes c where c.parent_id = m.id)
           and not exists (select from jobs j where j.project_id = m.project_id and j.parent_memory_id = m.id
                           and j.status in ('queued', 'processing'))
         returning m.id`,
};
const removeJob: Statement = { name: "brand_changes.removeJob", text: "delete from jobs where id = $1" };

/** False when there is no such brand. */
export async function setBrandLabel(
  store: Executor,
  workspaceId: string,
  id: string,
  label: string | null,
): Promise<boolean> {
  return (await store.run(setLabel, [workspaceId, id, label])).length > 0;
}

export interface RemovedBrand {
  readonly projectId: string;
  readonly title: string | null;
  /** Whether its Memory Node stays, because later ones came from it. */
  readonly keepsNode: boolean;
}

/** Removes a brand and what was made of it; undefined when there is no such brand. */
export async function removeBrandRows(
  transaction: Executor,
  workspaceId: string,
  id: string,
): Promise<RemovedBrand | undefined> {
  const [found] = await transaction.run<{ id: string; job_id: string; title: string | null }>(lockProjectOf, [
    workspaceId,
    id,
  ]);
  if (!found) return undefined;
  await transaction.run(removeExports, [id]);
  await transaction.run(removeUnlock, [id]);
  await removeFromLinks(transaction, id);
  await transaction.run(removeBrand, [id]);
  const isNodeGone = (await transaction.run(removeNode, [found.job_id])).length > 0;
  // The job names the node: it goes with it, or stays.
  if (isNodeGone) await transaction.run(removeJob, [found.job_id]);
  return { projectId: found.id, title: found.title, keepsNode: !isNodeGone };
}
