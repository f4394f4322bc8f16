// The delivering half of a worker in this process, and events of the usual size for it.
import { createLog } from "../../packages/service/src/log.ts";
import type { Database } from "../../packages/service/src/storage/database.ts";
import { Wakeups } from "../../packages/service/src/storage/wakeups.ts";
import { DeliveryLoop } from "../../packages/service/src/webhooks/delivery-loop.ts";
import { PrivateHosts } from "../../packages/service/src/webhooks/public-url.ts";
import { Receivers } from "../../packages/service/src/webhooks/receivers.ts";
import { SecretBox } from "../../packages/service/src/webhooks/secret-box.ts";
import { createWebhookSecret } from "../../packages/service/src/webhooks/secrets.ts";
import type { Postgres } from "./postgres.ts";

export const BODY_BYTES = 12_000;
const box = new SecretBox(Buffer.alloc(32, 7));

/** A workspace with a webhook secret. */
export async function createSender({ query, database }: Postgres): Promise<string> {
  const rows = await query<{ id: string }>(
    "insert into workspaces (name, plan) values ('Sender', 'agency') returning id",
  );
  const workspaceId = rows[0]!.id;
  await createWebhookSecret(database, box, workspaceId);
  return workspaceId;
}

/** One event with its delivery for each URL, due at once. Returns the events' ids in the order of the URLs. */
export async function insertEvents(
  { query }: Postgres,
  workspaceId: string,
  urls: readonly string[],
): Promise<readonly string[]> {
  const rows = await query<{ id: string; url: string }>(
    `with wanted as (
       select marque_id('evt_') as id, u.url, u.host, u.n
       from unnest($2::text[], $3::text[]) with ordinality as u(url, host, n)
     ), e as (
       insert into events (id, workspace_id, environment, type, body)
       select id, $1, 'sandbox', 'generation.success', $4 from wanted returning id
     ), d as (
       insert into deliveries (event_id, workspace_id, url, host, bytes, status)
       select e.id, $1, w.url, w.host, octet_length($4::bytea), 'pending' from e join wanted w on w.id = e.id
     )
     select id, url from wanted order by n`,
    [workspaceId, urls, urls.map((url) => new URL(url).host), Buffer.alloc(BODY_BYTES, "a")],
  );
  return rows.map(({ id }) => id);
}

export interface Delivering {
  /** Attempts that a receiver took. */
  readonly delivered: () => number;
  readonly look: () => void;
  stop(): Promise<void>;
}

export function startDelivering(database: Database, ca: string): Delivering {
  const log = createLog({ level: "fatal" });
  const receivers = new Receivers({
    privateHosts: new PrivateHosts(["localhost"]),
    timeoutMs: 5_000,
    ca: [ca],
  });
  let delivered = 0;
  const loop = new DeliveryLoop({
    database,
    wakeups: new Wakeups(database),
    receivers,
    box,
    log,
    retryDelays: [60, 300, 1800],
    timeoutSeconds: 5,
    onAttempt: ({ error }) => {
      if (error === null) delivered += 1;
    },
  });
  loop.start();
  return {
    delivered: () => delivered,
    look: () => loop.look(),
    stop: async () => {
      await loop.stop();
      await receivers.close();
    },
  };
}
