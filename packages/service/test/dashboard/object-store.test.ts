// The whole way of a file through the object store: asked for in the dashboard, drawn by the engine, fetched, deleted.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { makeBackup, restoreBackup } from "../../src/backup/index.ts";
import { ENGINE_THREAD } from "../../src/worker/thread-designer.ts";
import { loadedModules } from "../loaded-modules.ts";
import { eventually } from "../receiver.ts";
import { type S3Server, startS3Server } from "../s3-server.ts";
import { type Send, startTestService, type TestService, type TestWorkspace } from "../test-service.ts";
import { type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

/** The engine loads. */
const LONG_MILLISECONDS = 180_000;

let server: S3Server;
let service: TestService;
let workspace: TestWorkspace;
let person: SignedInPerson;
let project: string;
let brand: string;

const call = (path: string, send: Send = {}) =>
  person.client.call(`/api/workspaces/${workspace.id}${path}`, send);

beforeAll(async () => {
  server = await startS3Server();
  service = await startTestService(
    { ...server.env, MARQUE_S3_PREFIX: "studio", MARQUE_WORKER_THREADS: "1", MARQUE_MCP: "on" },
    ENGINE_THREAD,
  );
  workspace = await service.createWorkspace();
  person = await signedInPerson(service, workspace.id);
  project = (await call("/projects", { json: { environment: "sandbox", name: "P" } })).body.id;
  brand = await generated(project);
}, LONG_MILLISECONDS);
afterAll(async () => {
  await service.stop();
  await server.remove();
});

async function generated(projectId: string): Promise<string> {
  const prompt = "Nocturne, a quiet tea house, deep indigo, a crescent moon";
  const { id } = (await call(`/projects/${projectId}/generations`, { json: { prompt } })).body;
  return eventually(async () => (await call(`/jobs/${id}`)).body.brand_id ?? null, LONG_MILLISECONDS);
}

async function madeExport(brandId: string, kind: "kit" | "guideline") {
  const { id } = (await call(`/brands/${brandId}/exports`, { json: { kind } })).body;
  return eventually(async () => {
    const { body } = await call(`/exports/${id}`);
    return body.status === "ready" ? body : null;
  }, LONG_MILLISECONDS);
}

describe("kits and guidelines in an object store", { timeout: LONG_MILLISECONDS }, () => {
  it("are made, listed with their sizes and downloaded as ever, and no bytes of them are in PostgreSQL", async () => {
    const kit = await madeExport(brand, "kit");
    const guideline = await madeExport(brand, "guideline");
    const download = await call(`/exports/${kit.id}/content`);
    expect(download.headers["content-type"]).toBe("application/zip");
    expect(Number(download.headers["content-length"])).toBe(kit.bytes);
    expect(download.text.startsWith("PK")).toBe(true);
    expect((await call(`/exports/${guideline.id}/content`)).text.startsWith("%PDF-")).toBe(true);
    const rows = await service.db.query("select from exports where content is not null");
    expect(rows).toEqual([]);
    const keys = await server.keys();
    expect(keys).toHaveLength(2);
    for (const key of keys)
      expect(key).toMatch(new RegExp(`^studio/exports/${workspace.id}/${project}/exp_`));
  });

  it("object store × single files and MCP: a file of the kit comes out of the store", async () => {
    await madeExport(brand, "kit");
    const single = await call(`/brands/${brand}/files/mark-512.png`);
    expect([single.status, single.headers["content-type"]]).toEqual([200, "image/png"]);
    const reply = await service.call("/mcp", {
      key: workspace.testKey,
      json: {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "get_brand_file", arguments: { brand_id: brand, file: "mark-512.png" } },
      },
      headers: { accept: "application/json, text/event-stream" },
    });
    expect(reply.text).toContain("image/png");
  });

  it("object store × backup: files are left out and counted, and the restored rows still know where they lie", async () => {
    const kit = await madeExport(brand, "kit");
    const folder = await mkdtemp(join(tmpdir(), "marque-objects-"));
    const name = `restored_objects_${process.pid}`;
    const { host, port, user, password } = inject("postgres");
    const administrator = new pg.Client({ ...inject("postgres"), database: "postgres" });
    await administrator.connect();
    await administrator.query(`create database ${name}`);
    const url = `postgresql://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${name}`;
    const file = join(folder, "backup");
    try {
      expect((await makeBackup(service.env, file)).objects_left_out).toBeGreaterThan(0);
      // Without a store, as in a trial on another machine.
      const { MARQUE_MASTER_KEY } = service.env;
      const env = { DATABASE_URL: url, MARQUE_DATA_DIR: folder, MARQUE_MASTER_KEY: MARQUE_MASTER_KEY! };
      await restoreBackup(env, file);
      const restored = new pg.Client({ connectionString: url });
      await restored.connect();
      const { rows } = await restored.query("select object_key from exports where id = $1", [kit.id]);
      await restored.end();
      expect(await server.keys()).toContain(rows[0].object_key);
    } finally {
      await administrator.query(`drop database if exists ${name} with (force)`);
      await administrator.end();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it("go with their brand, and with their project", async () => {
    const other = (await call("/projects", { json: { environment: "sandbox", name: "Q" } })).body.id;
    const [first, second] = [await generated(other), await generated(other)];
    await madeExport(first, "guideline");
    await madeExport(second, "guideline");
    const ofOther = async () => (await server.keys()).filter((key) => key.includes(other));
    expect(await ofOther()).toHaveLength(2);
    expect((await call(`/brands/${first}`, { method: "DELETE" })).status).toBeLessThan(300);
    await service.doChores();
    await eventually(async () => ((await ofOther()).length === 1 ? true : null), LONG_MILLISECONDS);
    const removed = await service.call(`/v1/projects/${other}`, { key: workspace.testKey, method: "DELETE" });
    expect(removed.status).toBe(200);
    await eventually(async () => ((await ofOther()).length === 0 ? true : null), LONG_MILLISECONDS);
    expect((await server.keys()).length).toBeGreaterThan(0);
  });

  it("without a bucket nothing of Amazon's SDK is loaded; with one it is", async () => {
    const {
      MARQUE_S3_BUCKET,
      MARQUE_S3_ENDPOINT,
      MARQUE_S3_ACCESS_KEY_ID,
      MARQUE_S3_SECRET_ACCESS_KEY,
      ...rest
    } = service.env;
    const off = ["@aws-sdk", "@smithy"].map((name) => loadedModules(name, rest));
    expect(await Promise.all(off)).toEqual([[], []]);
    expect((await loadedModules("@aws-sdk", service.env)).length).toBeGreaterThan(0);
  });
});
