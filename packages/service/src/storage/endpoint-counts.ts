import type { Executor, Statement } from "./database.ts";
import type { EndpointRow } from "./webhook-endpoints.ts";

export interface CountedEndpointRow extends EndpointRow {
  readonly delivered: number;
  readonly undeliverable: number;
}

/** Found by the events' own index: deliveries have none by workspace, and a thousand per second would pay for it. */
const counted: Statement = {
  name: "webhook_endpoints.counted",
  text: `
    with rounds as (
      select d.url, d.status from events e join deliveries d on d.event_id = e.id
      where e.workspace_id = $1
        and e.id >= 'evt_' || marque_base32(floor(extract(epoch from now() - make_interval(days => $2)) * 1000)::bigint, 10)
    ), counts as (
      select url, count(*) filter (where status = 'delivered')::int as delivered,
             count(*) filter (where status = 'undeliverable')::int as undeliverable
      from rounds where status in ('delivered', 'undeliverable') group by url
    )
    select w.id, w.url, w.is_sandbox_default, w.is_live_default,
           coalesce(c.delivered, 0) as delivered, coalesce(c.undeliverable, 0) as undeliverable
    from webhook_endpoints w left join counts c on c.url = w.url
    where w.workspace_id = $1 order by w.id`,
};

/** The endpoints of a workspace, oldest first, with what came of their deliveries in the last `days`. */
export async function countedEndpoints(
  store: Executor,
  workspaceId: string,
  days: number,
): Promise<CountedEndpointRow[]> {
  return store.run(counted, [workspaceId, days]);
}
