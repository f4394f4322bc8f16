import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";
import { createDemoOnce, type Demo, demoKeyFile, demoSecretsFile } from "../src/demo.ts";
import { OperatorError } from "../src/errors.ts";
import type { Serving } from "../src/http/serve.ts";
import { SecretBox } from "../src/webhooks/secret-box.ts";
import { welcome } from "../src/welcome.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let db: TestDatabase;
let folder: string;
const box = new SecretBox(Buffer.alloc(32, 7));
beforeEach(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "marque-first-"));
});
afterEach(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

const workspaces = async () => (await db.query("select id from workspaces")).length;

it("makes the data directory where there is none, as with DATABASE_URL, and keeps the secrets in it for their owner", async () => {
  const dataDir = join(folder, "not", "yet", "there");
  const demo = (await createDemoOnce(db.database, box, dataDir))!;
  const kept = await readFile(demoSecretsFile(dataDir), "utf8");
  for (const secret of [demo.testKey, demo.liveKey, demo.webhookSecret, demo.ownerPassword]) {
    expect(kept).toContain(secret);
  }
  expect(await readFile(demoKeyFile(dataDir), "utf8")).toBe(`${demo.testKey}\n`);
  for (const file of [demoSecretsFile(dataDir), demoKeyFile(dataDir)]) {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  }
  expect(await createDemoOnce(db.database, box, dataDir)).toBeNull();
});

it("makes nothing where the secrets cannot be kept, says so in a sentence, and makes it all when they can", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const refused = await createDemoOnce(db.database, box, join(file, "data")).catch((error) => error);
  expect(refused).toBeInstanceOf(OperatorError);
  expect(refused.message).toMatch(/cannot be kept in .*file\/data \(ENOTDIR\)\. .*MARQUE_DATA_DIR/);
  expect(await workspaces()).toBe(0);
  expect(await createDemoOnce(db.database, box, folder)).not.toBeNull();
  expect(await workspaces()).toBe(1);
});

it("a file that is there already, and open to all, does not open the secrets to all", async () => {
  await writeFile(demoSecretsFile(folder), "old", { mode: 0o644 });
  await createDemoOnce(db.database, box, folder);
  expect((await stat(demoSecretsFile(folder))).mode & 0o777).toBe(0o600);
});

const demo: Demo = {
  workspaceId: "ws_1",
  testKey: "sk_test_secret",
  liveKey: "sk_live_secret",
  webhookSecret: "whsec_secret",
  ownerEmail: "owner@demo.localhost",
  ownerPassword: "pass-secret",
};
const SECRET = /sk_test_secret|sk_live_secret|whsec_secret|pass-secret/;

it.each([
  ["listens", { MARQUE_ROLES: "api" }, {} as Serving],
  ["only works", { MARQUE_ROLES: "worker" }, null],
])("a process that %s shows the secrets on a terminal and tells their file elsewhere", (_, env, serving) => {
  const config = readConfig(env);
  const say = (isTerminal: boolean, made: Demo | null, secretsFile: string | null) =>
    welcome(config, { serving, caFile: null, demo: made, stop: async () => {} }, { isTerminal, secretsFile });
  expect(say(true, demo, "/data/demo-secrets")).toMatch(SECRET);
  expect(say(false, demo, "/data/demo-secrets")).toContain("are in /data/demo-secrets.");
  expect(say(false, demo, "/data/demo-secrets")).not.toMatch(SECRET);
  // A first start that failed later, or was nobody's: the next one says where to look, and shows nothing.
  expect(say(true, null, "/data/demo-secrets")).toContain("are in /data/demo-secrets.");
  expect(say(true, null, null)).not.toContain("demo");
});
