import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { makeBackup, restoreBackup, verifyBackup } from "../src/backup/index.ts";
import { SecretBox } from "../src/webhooks/secret-box.ts";
import { type Authority, createAuthority, type Receiver, startReceiver } from "./receiver.ts";
import { startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

const execute = promisify(execFile);
const PASSPHRASE = "correct horse battery staple";

let folder: string;
let service: TestService;
let workspace: TestWorkspace;
let authority: Authority;
let receiver: Receiver;
let count = 0;
const databases: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marque-backups-"));
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  service = await startTestService({ MARQUE_WORKER_THREADS: "1", MARQUE_WEBHOOK_CA_FILE: authority.caFile });
  workspace = await service.createWorkspace();
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await authority.remove();
  await rm(folder, { recursive: true, force: true });
  const server = new pg.Client({ ...inject("postgres"), database: "postgres" });
  await server.connect();
  for (const name of databases) await server.query(`drop database if exists ${name} with (force)`);
  await server.end();
});

const fileName = () => join(folder, `backup-${++count}`);

/** An empty database beside the service's, and the settings of a service on it. */
async function emptyPlace(): Promise<Record<string, string>> {
  const { host, port, user, password } = inject("postgres");
  const name = `restored_${process.pid}_${++count}`;
  const server = new pg.Client({ ...inject("postgres"), database: "postgres" });
  await server.connect();
  await server.query(`create database ${name}`);
  await server.end();
  databases.push(name);
  const { MARQUE_MASTER_KEY } = service.env;
  return {
    DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${name}`,
    MARQUE_DATA_DIR: await mkdtemp(join(folder, "place-")),
    MARQUE_MASTER_KEY: MARQUE_MASTER_KEY!,
  };
}

async function generate(): Promise<string> {
  const { testKey: key } = workspace;
  const project = await service.call("/v1/projects", { key, json: { name: "P" } });
  const json = { project_id: project.body.id, prompt: "A tea house", webhook_url: receiver.url };
  const job = await service.call("/v1/brands/generate", { key, json });
  expect(job.status).toBe(202);
  return job.body.id;
}

async function inPlace<Row extends object>(env: Record<string, string>, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL! });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

describe("a backup of a service that runs", { timeout: 120_000 }, () => {
  it("is restored elsewhere to the same rows, byte for byte, triggers and generated columns included", async () => {
    const jobs = [await generate(), await generate()];
    await receiver.until(2, ({ event }) => jobs.includes(event.data.job_id));
    const file = fileName();
    const made = await makeBackup(service.env, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await verifyBackup(file)).tables).toEqual(made.tables);
    const place = await emptyPlace();
    const restored = await restoreBackup(place, file);
    expect(restored.rows).toBe(made.rows);
    // A backup of what was restored has the same rows in the same order.
    const again = await makeBackup(place, fileName());
    expect(again.tables).toEqual(made.tables);
    expect(await inPlace(place, "select id, created_at from jobs order by id")).toEqual(
      await service.db.query("select id, created_at from jobs order by id"),
    );
    const asleep = await inPlace(
      place,
      "select 1 from pg_trigger where not tgisinternal and tgenabled = 'D'",
    );
    expect(asleep).toEqual([]);
  });

  it("holds one moment: no success without its brand, node and event, while jobs go on being made", async () => {
    let isOver = false;
    const going = (async () => {
      while (!isOver) await generate();
    })();
    const file = fileName();
    for (let n = 0; n < 3; n++) await generate();
    await makeBackup(service.env, file);
    isOver = true;
    await going;
    const place = await emptyPlace();
    await restoreBackup(place, file);
    const torn = await inPlace(
      place,
      `select j.id from jobs j where (j.status = 'succeeded') is distinct from
         ((select count(*) from brands b where b.job_id = j.id) = 1
          and (select count(*) from memory_nodes m where m.job_id = j.id) = 1
          and (select count(*) from events e where e.job_id = j.id) = 1)`,
    );
    expect(torn).toEqual([]);
  });

  it("backup × links: a client's link is the same one after a restore, with what was said and approved", async () => {
    const job = await generate();
    await receiver.until(1, ({ event }) => event.data.job_id === job);
    await service.db.query(
      `with l as (insert into client_links (workspace_id, project_id, token_hash, made_by, expires_at)
                  select workspace_id, project_id, sha256('token'), 'operator', now() + interval '1 day'
                  from brands where job_id = $1 returning id),
       b as (insert into client_link_brands (link_id, number, brand_id, approved_at, approved_by)
             select l.id, 1, b.id, now(), 'Ines' from l, brands b where b.job_id = $1)
       insert into client_comments (link_id, author, text) select id, 'Ines', 'Warmer, please' from l`,
      [job],
    );
    await service.db.query("insert into senders (workspace_id, name) values ($1, 'Quay Studio')", [
      workspace.id,
    ]);
    const file = fileName();
    await makeBackup(service.env, file);
    const place = await emptyPlace();
    await restoreBackup(place, file);
    for (const table of ["senders", "client_links", "client_link_brands", "client_comments"]) {
      const rows = await service.db.query(`select t::text as row from ${table} t`);
      expect(rows, table).toHaveLength(1);
      expect(await inPlace(place, `select t::text as row from ${table} t`), table).toEqual(rows);
    }
  });

  it("carries a removed project's unfinished purge through", async () => {
    const key = workspace.testKey;
    const project = (await service.call("/v1/projects", { key, json: { name: "Gone" } })).body.id;
    const json = { project_id: project, prompt: "A tea house", webhook_url: receiver.url };
    const job = (await service.call("/v1/brands/generate", { key, json })).body.id;
    await receiver.until(1, ({ event }) => event.data.job_id === job);
    const file = fileName();
    // As it stands between the deletion and the purge: the project on the list, its rows still there.
    await service.db.query("insert into project_purges (project_id, workspace_id) values ($1, $2)", [
      project,
      workspace.id,
    ]);
    await makeBackup(service.env, file);
    await service.db.query("delete from project_purges where project_id = $1", [project]);
    const place = await emptyPlace();
    await restoreBackup(place, file);
    expect(await inPlace(place, "select * from project_purges")).toEqual([]);
    expect(await inPlace(place, `select id from brands where project_id = '${project}'`)).toEqual([]);
  });
});

describe("the master key", { timeout: 120_000 }, () => {
  it("is not in a backup unless a passphrase seals it", async () => {
    const plain = fileName();
    expect((await makeBackup(service.env, plain)).master_key).toBe("left out");
    const key = service.env.MARQUE_MASTER_KEY!;
    const sealed = fileName();
    expect(
      (await makeBackup({ ...service.env, MARQUE_BACKUP_PASSPHRASE: PASSPHRASE }, sealed)).master_key,
    ).toBe("sealed");
    for (const file of [plain, sealed]) expect(gunzipSync(await readFile(file)).includes(key)).toBe(false);
  });

  it("backup × two-factor: the secret travels sealed, and still opens with the key after a restore", async () => {
    const [user] = await service.db.query<{ id: string }>(
      "insert into users (email, password_hash) values ('two@example.com', 'x') returning id",
    );
    const key = Buffer.from(service.env.MARQUE_MASTER_KEY!, "base64");
    const purpose = `two-factor ${user!.id}`;
    const sealed = new SecretBox(key).seal("JBSWY3DPEHPK3PXP", purpose);
    await service.db.query(
      "insert into two_factor_secrets (user_id, ciphertext, key_version, confirmed_at, last_step) values ($1, $2, 1, now(), 7)",
      [user!.id, sealed.ciphertext],
    );
    await service.db.query("insert into two_factor_codes (user_id, code_hash) values ($1, $2)", [
      user!.id,
      Buffer.alloc(32, 3),
    ]);
    const file = fileName();
    await makeBackup(service.env, file);
    expect(gunzipSync(await readFile(file)).includes("JBSWY3DPEHPK3PXP")).toBe(false);
    const place = await emptyPlace();
    await restoreBackup(place, file);
    const rows = await inPlace<{ ciphertext: Buffer; last_step: string }>(
      place,
      "select ciphertext, last_step from two_factor_secrets join two_factor_codes using (user_id)",
    );
    expect(rows.map(({ last_step }) => last_step)).toEqual(["7"]);
    expect(new SecretBox(key).open(rows[0]!, purpose)).toBe("JBSWY3DPEHPK3PXP");
  });

  it("backup × passkeys: key, counter and host come along, so that people sign in after a restore", async () => {
    const passkey = {
      credential_id: Buffer.alloc(32, 4),
      public_key: Buffer.alloc(77, 5),
      counter: "12",
      rp_id: "dashboard.example.com",
      name: "Laptop",
    };
    await service.db.query(
      `with u as (insert into users (email, password_hash) values ('pass@key.example', 'x') returning id)
       insert into passkeys (user_id, credential_id, public_key, counter, rp_id, name)
       select id, $1, $2, $3, $4, $5 from u`,
      Object.values(passkey),
    );
    const file = fileName();
    await makeBackup(service.env, file);
    const place = await emptyPlace();
    await restoreBackup(place, file);
    const rows = await inPlace(
      place,
      `select credential_id, public_key, counter, rp_id, name from passkeys
       join users on users.id = user_id where email = 'pass@key.example'`,
    );
    expect(rows).toEqual([passkey]);
  });

  it("backup × identity provider: who an account is there comes along, and which memberships its groups gave", async () => {
    const identity = { issuer: "https://id.example.com", subject: "ada" };
    await service.db.query(
      `with u as (insert into users (email, password_hash) values ('ada@corp.example', 'x') returning id),
       m as (insert into memberships (workspace_id, user_id, role, by_provider) select $1, id, 'member', true from u)
       insert into provider_identities (issuer, subject, user_id) select $2, $3, id from u`,
      [workspace.id, identity.issuer, identity.subject],
    );
    const file = fileName();
    await makeBackup(service.env, file);
    const place = await emptyPlace();
    await restoreBackup(place, file);
    const rows = await inPlace(
      place,
      `select issuer, subject, email, by_provider from provider_identities
       join users on users.id = user_id join memberships using (user_id)`,
    );
    expect(rows).toEqual([{ ...identity, email: "ada@corp.example", by_provider: true }]);
  });

  it("must be the backup's own: a restore with another touches nothing", async () => {
    const file = fileName();
    await makeBackup(service.env, file);
    const place = await emptyPlace();
    const other = { ...place, MARQUE_MASTER_KEY: Buffer.alloc(32, 1).toString("base64") };
    await expect(restoreBackup(other, file)).rejects.toThrow("not the one of the backup");
    expect(await inPlace(place, "select * from pg_tables where schemaname = 'public'")).toEqual([]);
    expect(await readdir(place.MARQUE_DATA_DIR!)).toEqual([]);
  });
});

describe("what is refused", { timeout: 120_000 }, () => {
  it("a file that exists is not overwritten, and a database without Marque is no backup", async () => {
    const file = fileName();
    await writeFile(file, "mine");
    await expect(makeBackup(service.env, file)).rejects.toThrow("exists already");
    expect(await readFile(file, "utf8")).toBe("mine");
    await expect(makeBackup(await emptyPlace(), fileName())).rejects.toThrow("nothing to back up");
    expect((await readdir(folder)).filter((name) => name.includes(".part"))).toEqual([]);
  });

  it("a damaged file is told by verify and by restore, whatever byte it is", async () => {
    const good = fileName();
    await makeBackup(service.env, good);
    const bytes = await readFile(good);
    const text = gunzipSync(bytes);
    const changed = Buffer.from(text);
    changed[text.indexOf("A tea house")] = 0x42;
    const lastLine = text.subarray(0, text.lastIndexOf('{"end"'));
    const harmed: [string, Buffer, RegExp][] = [
      ["cut off", bytes.subarray(0, bytes.length - 100), /damaged/],
      ["a byte flipped", flipped(bytes, bytes.length >> 1), /damaged/],
      ["a row changed", gzipSync(changed), /rows of the table \w+ are not those/],
      ["the last line gone", gzipSync(lastLine), /ends too early/],
      ["a table's line gone", gzipSync(text.subarray(0, text.indexOf('{"table":"jobs"'))), /ends too early/],
      ["no backup", gzipSync('{"format":"tar"}\n'), /not a backup of Marque/],
      ["no gzip", Buffer.from("hello"), /not a backup of Marque/],
    ];
    const place = await emptyPlace();
    for (const [what, content, words] of harmed) {
      const file = fileName();
      await writeFile(file, content);
      await expect(verifyBackup(file), what).rejects.toThrow(words);
      await expect(restoreBackup(place, file), what).rejects.toThrow(words);
    }
    await expect(verifyBackup(join(folder, "nowhere"))).rejects.toThrow("There is no file");
    await expect(verifyBackup(folder)).rejects.toThrow("cannot be read");
    expect(await inPlace(place, "select * from pg_tables where schemaname = 'public'")).toEqual([]);
  });

  it("a place that is not empty, or a backup of a newer version", async () => {
    const file = fileName();
    await makeBackup(service.env, file);
    await expect(restoreBackup(service.env, file)).rejects.toThrow("workspaces already");
    const foreign = await emptyPlace();
    await inPlace(foreign, "create table somebody_elses (id int)");
    await expect(restoreBackup(foreign, file)).rejects.toThrow("it has 1 tables");
    const [header, ...rest] = gunzipSync(await readFile(file))
      .toString("latin1")
      .split("\n");
    const newer = JSON.parse(header!);
    newer.migrations.push({ version: 9999, name: "9999-from-the-future.sql", checksum: "x" });
    const future = fileName();
    const body = Buffer.from([JSON.stringify(newer), ...rest].join("\n"), "latin1");
    const end = body.lastIndexOf('{"end"');
    const { createHash } = await import("node:crypto");
    const sha256 = createHash("sha256").update(body.subarray(0, end)).digest("hex");
    await writeFile(
      future,
      gzipSync(
        Buffer.concat([body.subarray(0, end), Buffer.from(`${JSON.stringify({ end: true, sha256 })}\n`)]),
      ),
    );
    await expect(restoreBackup(await emptyPlace(), future)).rejects.toThrow("made by a newer version");
  });

  it("a restore that was broken off can be made again", async () => {
    const file = fileName();
    const { rows } = await makeBackup(service.env, file);
    const place = await emptyPlace();
    // The tables are there, the rows were rolled back: what a kill in the middle leaves.
    await restoreBackup(place, file);
    await inPlace(place, "truncate workspaces, users cascade");
    expect((await restoreBackup(place, file)).rows).toBe(rows);
    await truncate(file, 0);
  });
});

describe("by hand", { timeout: 60_000 }, () => {
  it("zcat shows what is in it", async () => {
    const file = fileName();
    await makeBackup(service.env, file);
    const { stdout } = await execute("sh", ["-c", `zcat < ${file} | head -1`]);
    expect(JSON.parse(stdout)).toMatchObject({ format: "marque-backup", version: 1 });
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 0xff;
  return copy;
}
