import type { Executor, Statement } from "./database.ts";

/** Under which name and logo clients see a workspace's links. */
export interface SenderRow {
  /** What owners chose. */
  readonly name: string | null;
  readonly shown_name: string;
  /** Null also while the brand is out of reach. */
  readonly logo_brand_id: string | null;
}

const find: Statement = {
  name: "senders.find",
  text: `select s.name, coalesce(s.name, w.name) as shown_name, b.id as logo_brand_id
         from workspaces w left join senders s on s.workspace_id = w.id
         left join brands b on b.id = s.logo_brand_id and b.workspace_id = w.id
           and exists (select from projects p where p.id = b.project_id)
         where w.id = $1`,
};
const set: Statement = {
  name: "senders.set",
  text: `insert into senders (workspace_id, name, logo_brand_id) values ($1, $2, $3)
         on conflict (workspace_id) do update set name = excluded.name, logo_brand_id = excluded.logo_brand_id`,
};

export async function findSender(store: Executor, workspaceId: string): Promise<SenderRow> {
  return (await store.run<SenderRow>(find, [workspaceId]))[0]!;
}

export async function setSender(
  store: Executor,
  workspaceId: string,
  { name, logoBrandId }: { readonly name: string | null; readonly logoBrandId: string | null },
): Promise<void> {
  await store.run(set, [workspaceId, name, logoBrandId]);
}
