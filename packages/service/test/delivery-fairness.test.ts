import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type DeliveryStage, startDeliveryStage } from "./delivery-stage.ts";
import {
  type Authority,
  answer200,
  type Behaviour,
  createAuthority,
  eventually,
  type Receiver,
  startReceiver,
} from "./receiver.ts";

/** Well above what an undisturbed delivery takes (20 ms), on a machine that does other things too. */
const SOON_MILLISECONDS = 1_500;

let authority: Authority;
let receiver: Receiver;
let stage: DeliveryStage | undefined;

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
});
afterEach(async () => {
  await stage?.stop();
  stage = undefined;
});
afterAll(async () => {
  await receiver.stop();
  await authority.remove();
});

const at = (path: string, port = receiver.port) => `https://localhost:${port}${path}`;
/** Hangs on paths that begin with /hang, answers on all others. */
const hangsInPart: Behaviour = (response, received, request) => {
  if (!received.path.startsWith("/hang")) answer200(response, received, request);
};

/** Takes connections and says nothing, not even in TLS. */
async function startSilent(): Promise<{ port: number; open(): number; stop(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    open: () => sockets.size,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends `count` events one after the other, and says how long the slowest took. */
async function slowestOf(count: number, url: string, workspaceId: string): Promise<number> {
  let slowest = 0;
  for (let n = 0; n < count; n++) {
    const started = performance.now();
    const [event] = await stage!.send([url], workspaceId);
    await receiver.until(1, (received) => received.event.event_id === event);
    slowest = Math.max(slowest, performance.now() - started);
  }
  return slowest;
}

describe("one workspace's receivers are not felt by another's", () => {
  it("300 events to a path that hangs: another workspace's go to the same host at once", async () => {
    stage = await startDeliveryStage(authority);
    receiver.behave(hangsInPart);
    const other = await stage.createWorkspace();
    await stage.send(Array.from({ length: 300 }, () => at("/hang")));
    // In the first five seconds nothing is known of the path, then it is known to hang.
    for (const wait of [200, 6_000]) {
      await pause(wait);
      expect(await slowestOf(10, at("/hook"), other)).toBeLessThan(SOON_MILLISECONDS);
    }
  }, 40_000);

  it("300 events to as many URLs that hang: likewise, and the workspace's slots there become few", async () => {
    stage = await startDeliveryStage(authority, { timeoutSeconds: 2 });
    let open = 0;
    receiver.behave((response, received, request) => {
      hangsInPart(response, received, request);
      if (!received.path.startsWith("/hang")) return;
      open += 1;
      response.on("close", () => {
        open -= 1;
      });
    });
    const other = await stage.createWorkspace();
    await stage.send(Array.from({ length: 300 }, (_, n) => at(`/hang/${n}`)));
    for (const wait of [200, 5_000]) {
      await pause(wait);
      expect(await slowestOf(10, at("/hook"), other)).toBeLessThan(SOON_MILLISECONDS);
    }
    expect(open).toBeLessThanOrEqual(2);
  }, 40_000);

  it("a workspace's own path is not held up by its path that hangs at the same host", async () => {
    stage = await startDeliveryStage(authority, { timeoutSeconds: 2 });
    receiver.behave(hangsInPart);
    await stage.send(Array.from({ length: 100 }, () => at("/hang")));
    // Once it is known which path it is.
    await pause(5_000);
    expect(await slowestOf(10, at("/hook"), stage.workspaceId)).toBeLessThan(SOON_MILLISECONDS);
  }, 40_000);

  it("a long backlog of a receiver that is slow, but takes everything, hides nobody behind it", async () => {
    stage = await startDeliveryStage(authority);
    receiver.behave((response, received, request) => {
      const isSlow = received.path === "/slow";
      setTimeout(() => answer200(response, received, request), isSlow ? 500 : 0);
    });
    const other = await stage.createWorkspace();
    await stage.send(Array.from({ length: 1_500 }, () => at("/slow")));
    await pause(500);
    expect(await slowestOf(10, at("/hook"), other)).toBeLessThan(SOON_MILLISECONDS);
    expect((await stage.states()).pending).toBeGreaterThan(600);
  }, 40_000);

  it("five workspaces whose hosts all hang leave slots to a sixth", async () => {
    stage = await startDeliveryStage(authority);
    receiver.behave(answer200);
    const silent = await startSilent();
    // Hosts are told apart by their names: these lead to one receiver, and differ in spelling only.
    const hosts = Array.from({ length: 256 }, (_, n) =>
      [..."localhost"].map((letter, bit) => ((n >> bit) & 1 ? letter.toUpperCase() : letter)).join(""),
    );
    for (let n = 0; n < 5; n++) {
      const workspaceId = await stage.createWorkspace();
      await stage.db.query(
        `with e as (
           insert into events (workspace_id, environment, type, body)
           select $1, 'sandbox', 'generation.success', '{}' from generate_series(1, 4 * cardinality($2::text[]))
           returning id
         ), numbered as (select id, row_number() over () as n from e)
         insert into deliveries (event_id, workspace_id, url, host, status)
         select id, $1, 'https://' || host || ':' || $3 || '/hang', host || ':' || $3, 'pending'
         from numbered join unnest($2::text[]) with ordinality as h(host, at)
           on h.at = 1 + n % cardinality($2::text[])`,
        [workspaceId, hosts, String(silent.port)],
      );
    }
    stage.loop.look();
    const other = await stage.createWorkspace();
    await pause(1_500);
    const held = async () =>
      (
        await stage!.db.query<{ count: number }>(
          "select count(*)::int as count from deliveries where leased_until > now()",
        )
      )[0]!.count;
    await eventually(async () => ((await held()) > 200 ? true : null));
    expect(await held()).toBeLessThan(1_024);
    expect(await slowestOf(10, at("/hook"), other)).toBeLessThan(SOON_MILLISECONDS);
    expect(silent.open()).toBeGreaterThan(200);
    await stage.stop();
    stage = undefined;
    await silent.stop();
  }, 60_000);
});

describe("large events", () => {
  /** As a version without limits wrote them: the sizes of their deliveries are not known. */
  async function insertLarge(count: number, bytes: number, url: string, workspaceId: string): Promise<void> {
    await stage!.db.query(
      `with e as (
         insert into events (workspace_id, environment, type, body)
         select $1, 'sandbox', 'generation.success', convert_to('"' || repeat('a', $2 - 2) || '"', 'UTF8')
         from generate_series(1, $3::int) returning id
       )
       insert into deliveries (event_id, workspace_id, url, host, status)
       select id, $1, $4, $5, 'pending' from e`,
      [workspaceId, bytes, count, url, new URL(url).host],
    );
    stage!.loop.look();
  }

  it("older than the limit end as undeliverable, with a reason, and others' events do not wait for them", async () => {
    stage = await startDeliveryStage(authority);
    receiver.behave(answer200);
    const other = await stage.createWorkspace();
    await insertLarge(20, 3_200_000, at("/large"), stage.workspaceId);
    expect(await slowestOf(10, at("/hook"), other)).toBeLessThan(SOON_MILLISECONDS);
    await eventually(async () => ((await stage!.states()).undeliverable === 20 ? true : null));
    const attempts = await stage.db.query(
      "select distinct number, error, status_code from delivery_attempts where error is not null",
    );
    expect(attempts).toEqual([
      {
        number: 1,
        error: "the event has 3,200,000 bytes; at most 1,048,576 are sent",
        status_code: null,
      },
    ]);
    expect(receiver.received.filter(({ path }) => path === "/large")).toEqual([]);
  }, 60_000);

  it("within the limit are leased by their bytes, and a hundred at a host that hangs take little memory", async () => {
    stage = await startDeliveryStage(authority);
    receiver.behave(hangsInPart);
    const other = await stage.createWorkspace();
    const before = process.memoryUsage().arrayBuffers;
    await insertLarge(200, 1_000_000, at("/hang/large"), stage.workspaceId);
    await pause(300);
    expect(await slowestOf(10, at("/hook"), other)).toBeLessThan(SOON_MILLISECONDS);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
  }, 60_000);
});
