import type { Scope } from "../src/storage/projects.ts";
import type { TestDatabase } from "./test-database.ts";

/** Two workspaces that must not see what the other has, each in its sandbox. */
export async function twoWorkspaces(db: TestDatabase): Promise<readonly [Scope, Scope]> {
  const rows = await db.query<{ id: string }>(
    "insert into workspaces (name, plan) values ('A', 'pro'), ('B', 'pro') returning id",
  );
  const [a, b] = rows.map(({ id }) => ({ workspaceId: id, environment: "sandbox" as const }));
  return [a!, b!];
}
