import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepHistory } from "../src/webhooks/history.ts";
import { startDeliveryStage } from "./delivery-stage.ts";
import {
  type Authority,
  answer200,
  createAuthority,
  eventually,
  type Receiver,
  startReceiver,
} from "./receiver.ts";
import { startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

const DELAYS = [0.2, 0.4, 0.6];

let authority: Authority;
let receiver: Receiver;
let service: TestService;
let workspace: TestWorkspace;

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  service = await startTestService({
    MARQUE_WEBHOOK_CA_FILE: authority.caFile,
    MARQUE_WEBHOOK_RETRY_DELAYS: DELAYS.join(","),
    MARQUE_WEBHOOK_TIMEOUT: "1",
    MARQUE_WORKER_THREADS: "1",
  });
  workspace = await service.createWorkspace();
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await authority.remove();
});

async function generate(prompt: string): Promise<string> {
  const key = workspace.testKey;
  const project = await service.call("/v1/projects", { key, json: { name: "P" } });
  const json = { project_id: project.body.id, prompt, webhook_url: receiver.url };
  return (await service.call("/v1/brands/generate", { key, json })).body.id;
}

const historyOf = async (job: string) =>
  (await service.admin.events(workspace.id, 100)).data.find((event) => event.job_id === job);

describe("the schedule", () => {
  it("in real time: four attempts of the same bytes, each wait from the end of the last, then undeliverable; then resent", async () => {
    const ends: number[] = [];
    receiver.behave((response) => {
      setTimeout(() => {
        ends.push(Date.now());
        response.writeHead(503, { "x-why": "busy" }).end("come again");
      }, 150);
    });
    const asked = Math.floor(Date.now() / 1000);
    const job = await generate("schedule");
    const attempts = await receiver.until(4, ({ event }) => event.data.job_id === job);
    const given = await eventually(async () => {
      const event = await historyOf(job);
      return event?.status === "undeliverable" ? event : null;
    });
    for (const [n, delay] of DELAYS.entries()) {
      const waited = attempts[n + 1]!.at - ends[n]!;
      expect(waited).toBeGreaterThanOrEqual(delay * 1000 - 20);
      expect(waited).toBeLessThan(delay * 1000 + 400);
    }
    for (const attempt of attempts) {
      expect(attempt.bytes.equals(attempts[0]!.bytes)).toBe(true);
      expect(attempt.headers["webhook-id"]).toBe(given.id);
      new Webhook(workspace.webhookSecret).verify(attempt.bytes, attempt.headers as Record<string, string>);
    }
    expect(given).toEqual({
      id: attempts[0]!.event.event_id,
      type: "generation.success",
      created_at: attempts[0]!.event.created_at,
      job_id: job,
      project_id: attempts[0]!.event.data.project_id,
      url: receiver.url,
      status: "undeliverable",
      next_attempt_at: null,
      attempts: [1, 2, 3, 4].map((number) => ({
        number,
        at: expect.any(Number),
        status_code: 503,
        duration_ms: expect.any(Number),
        error: "the endpoint returned 503",
      })),
    });
    expect(given.attempts[0]!.at).toBeGreaterThanOrEqual(asked);
    expect(given.attempts[0]!.duration_ms).toBeGreaterThanOrEqual(145);

    const [row] = await service.db.query<Record<string, never>>(
      `select a.* from delivery_attempts a join deliveries d on d.id = a.delivery_id
       where d.event_id = $1 order by number limit 1`,
      [given.id],
    );
    expect(row).toMatchObject({
      request_headers: {
        "webhook-id": given.id,
        "service-signature": attempts[0]!.headers["service-signature"],
      },
      response_headers: { "x-why": "busy" },
      response_body: Buffer.from("come again"),
    });

    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(receiver.received.filter(({ event }) => event.data.job_id === job)).toHaveLength(4);

    receiver.behave(answer200);
    expect(await service.admin.resendUndeliverable(workspace.id, Math.ceil(Date.now() / 1000) + 5)).toEqual({
      data: [],
    });
    expect(await service.admin.resendUndeliverable(workspace.id, asked)).toEqual({ data: [given.id] });
    const [, , , , fifth] = await receiver.until(5, ({ event }) => event.data.job_id === job);
    expect(fifth!.bytes.equals(attempts[0]!.bytes)).toBe(true);
    const resent = await eventually(async () => {
      const event = await historyOf(job);
      return event?.status === "delivered" ? event : null;
    });
    expect(resent.attempts.map(({ number, error }) => [number, error])).toEqual([
      ...[1, 2, 3, 4].map((number) => [number, "the endpoint returned 503"]),
      [5, null],
    ]);
  });

  it("an attempt that fails is followed by one that succeeds, and then by none", async () => {
    let count = 0;
    receiver.behave((response) => response.writeHead(++count === 1 ? 500 : 200).end());
    const job = await generate("second time lucky");
    await receiver.until(2, ({ event }) => event.data.job_id === job);
    await eventually(async () => ((await historyOf(job))?.status === "delivered" ? true : null));
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(receiver.received.filter(({ event }) => event.data.job_id === job)).toHaveLength(2);
  });

  it("with the real durations: after 1, 5 and 30 minutes, and never again", async () => {
    let ahead = 0;
    const stage = await startDeliveryStage(authority, { aheadSeconds: () => ahead });
    receiver.behave((response) => response.writeHead(500).end());
    const before = receiver.received.length;
    const attempts = () => receiver.received.length - before;
    /** Moves the clock on. */
    const pass = (seconds: number) => {
      ahead += seconds;
      stage.loop.look();
    };
    /** The clock may move again once the attempt is recorded: its end counts by the clock of that moment. */
    const recorded = (count: number) =>
      eventually(async () => {
        const rows = await stage.db.query<{ attempts: number }>("select attempts from deliveries");
        return rows[0]?.attempts === count ? true : null;
      });
    /** Long enough for what is due to be attempted. */
    const nothingMore = () => new Promise((resolve) => setTimeout(resolve, 150));
    await stage.send([receiver.url]);
    await recorded(1);
    for (const [n, minutes] of [1, 5, 30].entries()) {
      pass(minutes * 60 - 2);
      await nothingMore();
      expect(attempts()).toBe(n + 1);
      pass(3);
      await recorded(n + 2);
      expect(attempts()).toBe(n + 2);
    }
    expect(await stage.states()).toEqual({ undeliverable: 1 });
    pass(30 * 24 * 3600);
    await nothingMore();
    expect(attempts()).toBe(4);
    await stage.stop();
  });

  it("keeps the history 30 days, and no event with an attempt still to come is swept", async () => {
    const stage = await startDeliveryStage(authority);
    receiver.behave(answer200);
    const [recent, old, waiting] = await stage.send([receiver.url, receiver.url, receiver.url]);
    await eventually(async () => ((await stage.states()).delivered === 3 ? true : null));
    const age = async (id: string, days: number) => {
      const made = `marque_base32(floor(extract(epoch from now() - interval '${days} days') * 1000)::bigint, 10)`;
      await stage.db.query(
        `with moved as (select 'evt_' || ${made} || right($1, 16) as id),
         event as (insert into events (id, workspace_id, environment, type, body)
                   select moved.id, e.workspace_id, e.environment, e.type, e.body from events e, moved where e.id = $1)
         update deliveries set event_id = moved.id from moved where event_id = $1`,
        [id],
      );
      await stage.db.query("delete from events where id = $1", [id]);
    };
    await age(old!, 31);
    await age(waiting!, 31);
    await stage.db.query(
      "update deliveries set status = 'pending', due_at = now() + interval '1 hour' where right(event_id, 16) = $1",
      [waiting!.slice(-16)],
    );
    await age(recent!, 29);
    const [before] = await stage.db.query("select count(*)::int as n from delivery_attempts");
    expect(before).toEqual({ n: 3 });
    await sweepHistory(stage.db.database);
    const left = await stage.db.query<{ tail: string }>("select right(id, 16) as tail from events");
    expect(left.map(({ tail }) => tail).sort()).toEqual(
      [recent!, waiting!].map((id) => id.slice(-16)).sort(),
    );
    expect(await stage.db.query("select count(*)::int as n from delivery_attempts")).toEqual([{ n: 2 }]);
    await stage.stop();
  });
});

describe("secrets and test events", () => {
  it("after a rotation both secrets verify for 24 hours, and Service-Signature is the new one's at once", async () => {
    receiver.behave(answer200);
    const { webhook_secret: fresh } = await service.admin.rotateWebhookSecret(workspace.id);
    expect(fresh).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const verifies = (secret: string, { bytes, headers }: { bytes: Buffer; headers: object }) => {
      try {
        return Boolean(new Webhook(secret).verify(bytes, headers as Record<string, string>));
      } catch {
        return false;
      }
    };
    const during = await generate("during the overlap");
    const [first] = await receiver.until(1, ({ event }) => event.data.job_id === during);
    expect(verifies(fresh, first!)).toBe(true);
    expect(verifies(workspace.webhookSecret, first!)).toBe(true);
    const hmac = createHmac("sha256", fresh).update(first!.bytes).digest("hex");
    expect(first!.headers["service-signature"]).toBe(hmac);
    const [overlap] = await service.db.query<{ hours: number }>(
      `select extract(epoch from retires_at - now())::float8 / 3600 as hours from webhook_secrets
       where workspace_id = $1 and retires_at is not null`,
      [workspace.id],
    );
    expect(overlap!.hours).toBeGreaterThan(23.9);
    expect(overlap!.hours).toBeLessThanOrEqual(24);
    await service.db.query(
      "update webhook_secrets set retires_at = now() where workspace_id = $1 and retires_at is not null",
      [workspace.id],
    );
    const after = await generate("after the overlap");
    const [second] = await receiver.until(1, ({ event }) => event.data.job_id === after);
    expect(verifies(fresh, second!)).toBe(true);
    expect(verifies(workspace.webhookSecret, second!)).toBe(false);
    await sweepHistory(service.db.database);
    expect(
      await service.db.query("select count(*)::int as n from webhook_secrets where workspace_id = $1", [
        workspace.id,
      ]),
    ).toEqual([{ n: 1 }]);
  });

  it("a test event goes to a registered endpoint, validly signed and marked as what it is", async () => {
    receiver.behave(answer200);
    const other = await service.createWorkspace();
    await service.admin.changeWorkspace(other.id, { webhookUrl: `${receiver.url}/test` });
    const [endpoint] = await service.db.query<{ id: string }>(
      "select id from webhook_endpoints where workspace_id = $1",
      [other.id],
    );
    const { id } = await service.admin.sendTestEvent(other.id, endpoint!.id);
    const [received] = await receiver.until(1, ({ event }) => event.event_id === id);
    expect(received!.path).toBe("/hook/test");
    expect(received!.event).toMatchObject({ type: "generation.success", data: { test: true } });
    new Webhook(other.webhookSecret).verify(received!.bytes, received!.headers as Record<string, string>);
    await expect(service.admin.sendTestEvent(workspace.id, endpoint!.id)).rejects.toThrow(
      "no webhook endpoint",
    );
    await expect(service.admin.resendEvent(workspace.id, id)).rejects.toThrow("no event");
  });
});
