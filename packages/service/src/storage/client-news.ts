import type { ClientNews } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

/** Of the newest 200 links: as many as a workspace can have open. */
const news: Statement = {
  name: "client_news.recent",
  text: `
    with links as (
      select l.id, p.id as project_id, p.name as project_name
      from (select id, project_id from client_links where workspace_id = $1 order by id desc limit 200) l
      join projects p on p.id = l.project_id
    ), said as (
      select 'comment' as kind, l.project_id, l.project_name, c.link_id, c.number, c.author,
             left(c.text, 200) as text, c.created_at as at
      from links l, lateral (select * from client_comments c where c.link_id = l.id order by c.id desc limit 5) c
      union all
      select 'approval', l.project_id, l.project_name, b.link_id, b.number, b.approved_by, null, b.approved_at
      from links l join client_link_brands b on b.link_id = l.id and b.approved_at is not null
    )
    select s.kind, s.project_id, s.project_name, r.report ->> 'name' as brand_name, s.author, s.text,
           floor(extract(epoch from s.at))::float8 as at
    from said s left join client_link_brands b on b.link_id = s.link_id and b.number = s.number
    left join brands r on r.id = b.brand_id
    where s.at > now() - interval '14 days' order by s.at desc limit 5`,
};

/** What clients said lately about links of a workspace, newest first. */
export async function recentClientNews(store: Executor, workspaceId: string): Promise<ClientNews[]> {
  return store.run(news, [workspaceId]);
}
