import type { WorkspaceMembership } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

const ofUser: Statement = {
  name: "memberships.ofUser",
  text: `select w.id, w.name, w.plan, m.role from memberships m join workspaces w on w.id = m.workspace_id
         where m.user_id = $1 order by lower(w.name), w.id`,
};

/** The workspaces of a person. */
export async function membershipsOfUser(store: Executor, userId: string): Promise<WorkspaceMembership[]> {
  return store.run(ofUser, [userId]);
}
