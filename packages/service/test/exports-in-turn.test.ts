import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Exporter, ExportTask } from "../src/generation/exporter.ts";
import { MOST_WAITING, requestExport } from "../src/generation/exports.ts";
import { ExportWorkshop } from "../src/generation/make-export.ts";
import { createLog } from "../src/log.ts";
import { Queue } from "../src/storage/queue.ts";
import { ExportLoop } from "../src/worker/export-loop.ts";
import { eventually } from "./receiver.ts";
import { insertFinishedWork } from "./rows.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const log = createLog({ level: "silent" });
const HEAVY_MILLISECONDS = 1_000;

let db: TestDatabase;
let queue: Queue;
const loops: ExportLoop[] = [];

beforeEach(async () => {
  db = await createTestDatabase();
  queue = new Queue(db.database, log, { isWorker: false });
});
afterEach(async () => {
  for (const loop of loops.splice(0)) await loop.stop();
  await queue.wakeups.close();
  await db.drop();
});

/** A workspace with brands; those of a heavy one take their time. */
async function tenant(brands: number, brief = "light"): Promise<{ id: string; brands: string[] }> {
  const [workspace] = await db.query<{ id: string }>(
    "insert into workspaces (name, plan) values ('W', 'agency') returning id",
  );
  const [project] = await db.query<{ id: string }>(
    "insert into projects (workspace_id, environment, name) values ($1, 'live', 'P') returning id",
    [workspace!.id],
  );
  const start = (await db.query("select from brands")).length;
  const owner = { workspaceId: workspace!.id, environment: "live" as const, projectId: project!.id };
  await insertFinishedWork(db, owner, brands, { start });
  await db.query("update memory_nodes set brief = $2 where project_id = $1", [
    project!.id,
    JSON.stringify({ brief }),
  ]);
  const rows = await db.query<{ id: string }>("select id from brands where project_id = $1 order by id", [
    project!.id,
  ]);
  return { id: workspace!.id, brands: rows.map(({ id }) => id) };
}

/** Stands in for the threads: heavy ones take as long as `HEAVY_MILLISECONDS`, endless ones until they are ended. */
class FakeExporter implements Exporter {
  readonly places = 2;
  heavy = 0;
  mostHeavy = 0;

  async make({ brief }: ExportTask, signal: AbortSignal) {
    const kind = (brief as { brief: string }).brief;
    if (kind === "endless") await pause(60_000, undefined, { signal });
    if (kind === "heavy") {
      this.heavy += 1;
      this.mostHeavy = Math.max(this.mostHeavy, this.heavy);
      await pause(HEAVY_MILLISECONDS, undefined, { signal }).finally(() => {
        this.heavy -= 1;
      });
    }
    return {
      bytes: Buffer.from("made"),
      files: null,
      processorMilliseconds: kind === "costly" ? 1_000 : 0,
    };
  }
}

function startLoop(exporter: Exporter, mostMilliseconds?: number): ExportLoop {
  const { wakeups } = queue;
  const options = { database: db.database, wakeups, exporter, log };
  const workshop = new ExportWorkshop(mostMilliseconds ? { ...options, mostMilliseconds } : options);
  // So long that a test which waits for its end fails; after what cost nothing there is none.
  const loop = new ExportLoop(workshop, log, (took) => took * 60);
  loop.start();
  loops.push(loop);
  return loop;
}

const ask = (workspaceId: string, brand: string) =>
  requestExport({ database: db.database, queue, objects: null }, workspaceId, brand, "kit");
const rowOf = async (brand: string) =>
  (
    await db.query<{ status: string; tries: number }>(
      "select status, tries from exports where brand_id = $1",
      [brand],
    )
  )[0]!;
const until = (brand: string, status: string, milliseconds?: number) =>
  eventually(async () => ((await rowOf(brand)).status === status ? true : null), milliseconds);

describe("exports are made by workspace in turn", () => {
  it("eight heavy ones of one workspace do not keep another's waiting", async () => {
    const [heavy, other] = [await tenant(8, "heavy"), await tenant(3)];
    const exporter = new FakeExporter();
    for (const brand of heavy.brands) await ask(heavy.id, brand);
    startLoop(exporter);
    await pause(100);
    for (const brand of other.brands) {
      const asked = performance.now();
      await ask(other.id, brand);
      await until(brand, "ready");
      expect(performance.now() - asked).toBeLessThan(HEAVY_MILLISECONDS);
    }
    await until(heavy.brands[2]!, "ready");
    expect(exporter.mostHeavy).toBe(1);
  });

  it("with as many hostile workspaces as there are places, another's waits for one export, not for all", async () => {
    const hostile = [await tenant(8, "heavy"), await tenant(8, "heavy")];
    const other = await tenant(1);
    for (const { id, brands } of hostile) for (const brand of brands) await ask(id, brand);
    startLoop(new FakeExporter());
    await pause(100);
    const asked = performance.now();
    await ask(other.id, other.brands[0]!);
    await until(other.brands[0]!, "ready");
    expect(performance.now() - asked).toBeLessThan(2 * HEAVY_MILLISECONDS);
  });

  it("a workspace rests after its export, and so does the place: others have the other one, then they wait too", async () => {
    const [costly, second, third] = [await tenant(2, "costly"), await tenant(1, "costly"), await tenant(1)];
    const loop = startLoop(new FakeExporter());
    for (const brand of costly.brands) await ask(costly.id, brand);
    await until(costly.brands[0]!, "ready");
    await ask(second.id, second.brands[0]!);
    await until(second.brands[0]!, "ready");
    // Both places rest: neither the first workspace's next one is begun nor one of somebody else.
    await ask(third.id, third.brands[0]!);
    await pause(300);
    expect(await rowOf(costly.brands[1]!)).toEqual({ status: "queued", tries: 0 });
    expect(await rowOf(third.brands[0]!)).toEqual({ status: "queued", tries: 0 });
    // Stopping does not wait for the rest, and what waits is another worker's to make.
    await loop.stop();
    startLoop(new FakeExporter());
    await until(third.brands[0]!, "ready");
    await until(costly.brands[1]!, "ready");
  });

  it(`a workspace has at most ${MOST_WAITING} waiting, also when it asks for all at once; what was asked for stays`, async () => {
    const { id, brands } = await tenant(MOST_WAITING + 10);
    const asked = await Promise.allSettled(brands.map((brand) => ask(id, brand)));
    const refused = asked.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refused).toHaveLength(10);
    for (const error of refused) {
      expect(error).toMatchObject({ code: "conflict" });
      expect(error.message).toMatch(/^20 exports of this workspace are waiting/);
    }
    expect(await db.query("select from exports where status = 'queued'")).toHaveLength(MOST_WAITING);
    // One that waits already may be asked for again.
    const [waiting] = await db.query<{ brand_id: string }>("select brand_id from exports limit 1");
    expect((await ask(id, waiting!.brand_id)).status).toBe("queued");
    startLoop(new FakeExporter());
    await eventually(async () =>
      (await db.query("select from exports where status = 'queued'")).length === 0 ? true : null,
    );
  });

  it("one that takes too long fails, once and for all, and the next is made", async () => {
    const [endless, other] = [await tenant(1, "endless"), await tenant(1)];
    startLoop(new FakeExporter(), 300);
    await ask(endless.id, endless.brands[0]!);
    await until(endless.brands[0]!, "failed");
    expect(await rowOf(endless.brands[0]!)).toEqual({ status: "failed", tries: 1 });
    await ask(other.id, other.brands[0]!);
    await until(other.brands[0]!, "ready");
  });

  it("one whose worker stops is handed back untried, one whose worker is gone is made by another", async () => {
    const { id, brands } = await tenant(2, "endless");
    const [first, second] = brands as [string, string];
    await ask(id, first);
    const loop = startLoop(new FakeExporter());
    await eventually(async () => ((await rowOf(first)).tries === 1 ? true : null));
    await loop.stop();
    expect(await rowOf(first)).toEqual({ status: "queued", tries: 0 });
    await db.query("delete from exports");
    await ask(id, second);
    await db.query("update exports set leased_by = 'gone', leased_until = now() + interval '1 second'");
    await db.query('update memory_nodes set brief = \'{"brief":"light"}\'');
    startLoop(new FakeExporter());
    await until(second, "ready", 8_000);
  });
});
