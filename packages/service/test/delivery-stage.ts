import { jsonOf } from "../src/json.ts";
import { createLog } from "../src/log.ts";
import { newEventIds } from "../src/storage/events.ts";
import { Wakeups } from "../src/storage/wakeups.ts";
import { DeliveryLoop } from "../src/webhooks/delivery-loop.ts";
import { recordEvent, writeEvent } from "../src/webhooks/events.ts";
import { PrivateHosts } from "../src/webhooks/public-url.ts";
import { Receivers } from "../src/webhooks/receivers.ts";
import { SecretBox } from "../src/webhooks/secret-box.ts";
import { createWebhookSecret } from "../src/webhooks/secrets.ts";
import { type Authority, caText } from "./receiver.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

export interface DeliveryStage {
  readonly db: TestDatabase;
  readonly loop: DeliveryLoop;
  readonly wakeups: Wakeups;
  readonly workspaceId: string;
  /** Another workspace, with a webhook secret. */
  createWorkspace(): Promise<string>;
  /** Records an event for each URL, in one transaction, of this workspace or another. Returns the events. */
  send(urls: readonly string[], workspaceId?: string): Promise<string[]>;
  /** How many deliveries are in each state. */
  states(): Promise<Record<string, number>>;
  stop(): Promise<void>;
}

export interface StageOptions {
  readonly timeoutSeconds?: number;
  readonly retryDelays?: readonly number[];
  readonly aheadSeconds?: () => number;
}

const ASSETS = {
  logo_svg: `<svg>${"M0 0L1 1Z".repeat(600)}</svg>`,
  logo_svg_dark: `<svg>${"M0 0L1 1Z".repeat(600)}</svg>`,
  primary_color: "#112233",
  secondary_color: "#445566",
  font_family: "Inter",
  font_weight_heading: "700",
  font_weight_body: "400",
};

/** The delivering half alone, on a real database and real sockets. Events have the size of real ones, 12 KB. */
export async function startDeliveryStage(
  authority: Authority,
  { timeoutSeconds = 5, retryDelays = [60, 300, 1800], aheadSeconds = () => 0 }: StageOptions = {},
): Promise<DeliveryStage> {
  const db = await createTestDatabase();
  const box = new SecretBox(Buffer.alloc(32, 7));
  const createWorkspace = async () => {
    const [workspace] = await db.query<{ id: string }>(
      "insert into workspaces (name, plan) values ('Stage', 'agency') returning id",
    );
    await createWebhookSecret(db.database, box, workspace!.id);
    return workspace!.id;
  };
  const ownId = await createWorkspace();
  const wakeups = new Wakeups(db.database);
  const receivers = new Receivers({
    privateHosts: new PrivateHosts(["localhost"]),
    timeoutMs: timeoutSeconds * 1000,
    ca: [await caText(authority)],
  });
  const loop = new DeliveryLoop({
    database: db.database,
    wakeups,
    receivers,
    box,
    log: createLog({ level: "fatal" }),
    retryDelays,
    timeoutSeconds,
    aheadSeconds,
  });
  loop.start();
  return {
    db,
    loop,
    wakeups,
    workspaceId: ownId,
    createWorkspace,
    send: (urls, workspaceId = ownId) =>
      db.database.transaction(async (transaction) => {
        const events: string[] = [];
        for (const url of urls) {
          const { event_id: id, job_id, project_id, memory_id } = await newEventIds(transaction);
          const owner = {
            id,
            workspaceId,
            environment: "sandbox" as const,
            projectId: project_id,
            jobId: job_id,
          };
          const data = jsonOf({ job_id, project_id, memory_id, assets: ASSETS });
          await recordEvent(
            transaction,
            wakeups,
            owner,
            writeEvent(id, { type: "generation.success", data }),
            url,
          );
          events.push(id);
        }
        return events;
      }),
    states: async () => {
      const rows = await db.query<{ status: string; count: number }>(
        "select status, count(*)::int as count from deliveries group by status",
      );
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
    stop: async () => {
      await loop.stop();
      await receivers.close();
      await wakeups.close();
      await db.drop();
    },
  };
}
