import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";
import type { Exporter } from "../src/generation/exporter.ts";
import { getExportContent, requestExport } from "../src/generation/exports.ts";
import { ExportWorkshop } from "../src/generation/make-export.ts";
import type { ObjectStore } from "../src/generation/object-store.ts";
import { sweepObjects } from "../src/generation/object-sweep.ts";
import { purgeProject } from "../src/generation/purge.ts";
import { createLog } from "../src/log.ts";
import { S3Store } from "../src/objects/s3.ts";
import { Queue } from "../src/storage/queue.ts";
import { insertFinishedWork } from "./rows.ts";
import { type S3Server, startS3Server } from "./s3-server.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const never = new AbortController().signal;
const logged: string[] = [];
const log = createLog({ level: "info", write: (line) => void logged.push(line) });

let server: S3Server;
let store: S3Store;
let db: TestDatabase;
let queue: Queue;
let workspaceId: string;
let projectId: string;
let brands: string[];

beforeAll(async () => {
  server = await startS3Server();
  const config = readConfig(server.env);
  store = new S3Store(config, config.s3Bucket!);
});
afterAll(async () => {
  store.close();
  await server.remove();
});
beforeEach(async () => {
  logged.length = 0;
  db = await createTestDatabase();
  queue = new Queue(db.database, log, { isWorker: false });
  const [workspace] = await db.query<{ id: string }>(
    "insert into workspaces (name, plan) values ('W', 'agency') returning id",
  );
  const [project] = await db.query<{ id: string }>(
    "insert into projects (workspace_id, environment, name) values ($1, 'live', 'P') returning id",
    [workspace!.id],
  );
  workspaceId = workspace!.id;
  projectId = project!.id;
  await insertFinishedWork(db, { workspaceId, environment: "live", projectId }, 3);
  brands = (await db.query<{ id: string }>("select id from brands order by id")).map(({ id }) => id);
  return async () => {
    // What a test left goes before the next one looks.
    await db.query("delete from exports");
    await db.query("update object_deletions set due_at = now()");
    await sweepObjects(db.database, store, log);
    expect(await server.keys()).toEqual([]);
    await queue.wakeups.close();
    await db.drop();
  };
});

/** Stands in for the threads that draw kits; each is another one, of a size that is sent in several pieces. */
const made: Buffer[] = [];
const exporter: Exporter = {
  places: 1,
  make: async () => {
    made.push(randomBytes(300_000));
    return { bytes: made.at(-1)!, files: null, processorMilliseconds: 0 };
  },
};

const parts = (objects: ObjectStore | null) => ({ database: db.database, queue, objects });
const ask = (objects: ObjectStore | null, brand = brands[0]!, kind: "kit" | "guideline" = "kit") =>
  requestExport(parts(objects), workspaceId, brand, kind);
/** Compared by their hash: a list of 300,000 numbers explains nothing. */
const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const content = async (objects: ObjectStore | null, id: string) =>
  hash((await getExportContent(parts(objects), workspaceId, id)).bytes);
const workshopWith = (objects: ObjectStore | null) =>
  new ExportWorkshop({
    database: db.database,
    wakeups: queue.wakeups,
    exporter,
    objects,
    log,
    storeAwaySeconds: 0,
  });

/** Makes all that waits, one after the other as a worker does. */
async function makeAll(objects: ObjectStore | null): Promise<void> {
  const workshop = workshopWith(objects);
  for (let begun = await workshop.claim(1, []); begun.length > 0; begun = await workshop.claim(1, [])) {
    await workshop.make(begun[0]!, never);
  }
}
async function madeExport(
  objects: ObjectStore | null,
  brand = brands[0]!,
  kind: "kit" | "guideline" = "kit",
) {
  const { id } = await ask(objects, brand, kind);
  await makeAll(objects);
  return { id, bytes: made.at(-1)! };
}
const rowOf = async (id: string) =>
  (
    await db.query<{ status: string; object_key: string | null; in_row: boolean; tries: number }>(
      "select status, object_key, content is not null as in_row, tries from exports where id = $1",
      [id],
    )
  )[0]!;

describe("with an object store", () => {
  it("kits and guidelines lie there, under names that say whose they are, and come back byte for byte", async () => {
    const kit = await madeExport(store);
    const guideline = await madeExport(store, brands[0], "guideline");
    for (const { id, bytes } of [kit, guideline]) {
      expect(await rowOf(id)).toMatchObject({ status: "ready", in_row: false });
      expect(await content(store, id)).toBe(hash(bytes));
    }
    const keys = await server.keys();
    expect(keys.map((key) => key.replace(/[^/]+\.(\w+)$/, "$1")).sort()).toEqual(
      [
        `marque/exports/${workspaceId}/${projectId}/${kit.id}/zip`,
        `marque/exports/${workspaceId}/${projectId}/${guideline.id}/pdf`,
      ].sort(),
    );
    expect((await ask(store)).bytes).toBe(kit.bytes.length);
    expect(await db.query("select key from object_deletions")).toEqual([]);
  });

  it("one that is made again replaces its object, and the old one goes", async () => {
    const first = await madeExport(store);
    const before = (await rowOf(first.id)).object_key;
    await db.query("update exports set edition = 1");
    const second = await madeExport(store);
    expect(second.id).toBe(first.id);
    await sweepObjects(db.database, store, log);
    const { object_key: now } = await rowOf(second.id);
    expect(now).not.toBe(before);
    expect(await server.keys()).toEqual([now]);
    expect(await content(store, second.id)).toBe(hash(second.bytes));
  });

  it("what was stored in PostgreSQL before stays readable, and new ones lie beside it", async () => {
    const old = await madeExport(null);
    const fresh = await madeExport(store, brands[1]);
    expect(await content(store, old.id)).toBe(hash(old.bytes));
    expect(await content(store, fresh.id)).toBe(hash(fresh.bytes));
    expect((await ask(store)).status).toBe("ready");
  });
});

describe("the store switched off again", () => {
  it("fails clearly for what lies there, for nothing else, and makes it again when it is asked for", async () => {
    const there = await madeExport(store);
    const here = await madeExport(null, brands[1]);
    expect(await content(null, here.id)).toBe(hash(here.bytes));
    await expect(content(null, there.id)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("an object store that is no longer set up here"),
    });
    expect((await ask(null, brands[1])).status).toBe("ready");
    expect((await ask(null)).status).toBe("queued");
    await makeAll(null);
    expect(await content(null, there.id)).toBe(hash(made.at(-1)!));
    // Nobody can delete the object now; it waits until there is a store again.
    await sweepObjects(db.database, null, log);
    expect(await server.keys()).toHaveLength(1);
    await sweepObjects(db.database, store, log);
    expect(await server.keys()).toEqual([]);
  });
});

describe("a store that is away", () => {
  it("an export waits for it and uses no try up; then it is made", async () => {
    const { id } = await ask(store);
    await server.stop();
    try {
      const workshop = workshopWith(store);
      for (let n = 0; n < 5; n++) {
        const [begun] = await workshop.claim(1, []);
        await workshop.make(begun!, never);
      }
      expect(await rowOf(id)).toMatchObject({ status: "queued", tries: 0 });
      expect(logged.join("")).toContain("could not be put into the object store");
    } finally {
      await server.start();
    }
    await makeAll(store);
    expect(await content(store, id)).toBe(hash(made.at(-1)!));
  }, 60_000);

  it("a download says so and loses nothing", async () => {
    const { id, bytes } = await madeExport(store);
    await server.stop();
    try {
      await expect(content(store, id)).rejects.toMatchObject({
        code: "service_unavailable",
        message: expect.stringContaining("cannot be reached just now"),
      });
    } finally {
      await server.start();
    }
    expect(await content(store, id)).toBe(hash(bytes));
  }, 60_000);

  it("deletions wait for it", async () => {
    await madeExport(store);
    await db.query("delete from exports");
    await server.stop();
    try {
      await sweepObjects(db.database, store, log);
      expect(logged.join("")).toContain("objects could not be deleted");
      expect(await db.query("select from object_deletions")).toHaveLength(1);
    } finally {
      await server.start();
    }
    await db.query("update object_deletions set due_at = now()");
    await sweepObjects(db.database, store, log);
    expect(await server.keys()).toEqual([]);
    expect(await db.query("select from object_deletions")).toEqual([]);
  }, 60_000);

  it("one that refuses the key or has no such bucket is an error in words, not a missing file", async () => {
    const { id } = await madeExport(store);
    for (const wrong of [{ MARQUE_S3_ACCESS_KEY_ID: "nobody" }, { MARQUE_S3_BUCKET: "not-there" }]) {
      const config = readConfig({ ...server.env, ...wrong });
      const other = new S3Store(config, config.s3Bucket!);
      await expect(content(other, id)).rejects.toMatchObject({ code: "service_unavailable" });
      await expect(other.check()).rejects.toThrow(/\(40[34]\)/);
      other.close();
    }
    expect(await rowOf(id)).toMatchObject({ status: "ready" });
  });
});

describe("an object that is not there any longer", () => {
  it("is told as such, and made again when it is asked for", async () => {
    const { id } = await madeExport(store);
    await server.lose((await rowOf(id)).object_key!);
    await expect(content(store, id)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("no longer in the object store"),
    });
    expect((await ask(store)).status).toBe("queued");
    await makeAll(store);
    expect(await content(store, id)).toBe(hash(made.at(-1)!));
  });
});

describe("objects go with what they belong to", () => {
  it("a purged project's, in chunks", async () => {
    for (const brand of brands) {
      await madeExport(store, brand);
      await madeExport(store, brand, "guideline");
    }
    expect(await server.keys()).toHaveLength(6);
    await db.query("delete from projects where id = $1", [projectId]);
    await purgeProject(db.database, projectId, never);
    await sweepObjects(db.database, store, log);
    expect(await server.keys()).toEqual([]);
  });

  it("more than one chunk of them", async () => {
    await db.query(
      `insert into object_deletions (key) select 'marque/exports/none/' || n from generate_series(1, 250) n`,
    );
    await sweepObjects(db.database, store, log);
    expect(await db.query("select from object_deletions")).toEqual([]);
  });

  it("one that was written when its project was just deleted", async () => {
    await ask(store);
    const workshop = workshopWith(store);
    const [begun] = await workshop.claim(1, []);
    await db.query("delete from projects where id = $1", [projectId]);
    await workshop.make(begun!, never);
    await sweepObjects(db.database, store, log);
    expect(await server.keys()).toEqual([]);
  });

  it("one whose worker died before it was recorded, after an hour", async () => {
    await ask(store);
    const dying: ObjectStore = {
      prefix: store.prefix,
      get: (key) => store.get(key),
      delete: (key) => store.delete(key),
      put: async (object, signal) => {
        await store.put(object, signal);
        throw new Error("the worker is gone");
      },
    };
    const workshop = workshopWith(dying);
    const [begun] = await workshop.claim(1, []);
    await workshop.make(begun!, never);
    await sweepObjects(db.database, store, log);
    expect(await server.keys()).toHaveLength(1);
    await db.query("update object_deletions set due_at = due_at - interval '61 minutes'");
    await sweepObjects(db.database, store, log);
    expect(await server.keys()).toEqual([]);
  });
});
