import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { processExists } from "./postmaster.ts";
import { type Actor, asRoot, eventually, Stage, sql, type Up } from "./testing/stage.ts";

let stage: Stage;
let dataDir: string;
beforeEach(async () => {
  stage = new Stage();
  dataDir = join(await stage.directory(), ".marque");
});
afterEach(() => stage.strike());

const dataOf = ({ connection }: Up) => join(dirname(connection.host), "data");
const KEEP = "CREATE TABLE kept AS SELECT 7 AS n";
const kept = (up: Up) => sql(up.connection, "SELECT n FROM kept");

async function stop(actor: Actor): Promise<number> {
  actor.order("stop");
  return (await actor.sees("stopped")).ms ?? Number.NaN;
}

/** A server that ran, kept a row and was stopped; with the postmaster.pid it had. */
async function earlier(): Promise<{ up: Up; pidFile: string }> {
  const actor = stage.act("service", dataDir);
  const up = await actor.up();
  await sql(up.connection, KEEP);
  const pidFile = await readFile(join(dataOf(up), "postmaster.pid"), "utf8");
  await stop(actor);
  return { up, pidFile };
}

async function pretend(up: Up, pidFile: string, pid: number): Promise<void> {
  const owner = await stat(dataOf(up));
  for (const path of [join(dataOf(up), "postmaster.pid"), join(up.connection.host, ".s.PGSQL.5432.lock")]) {
    await writeFile(path, pidFile.replace(/^\d+/, String(pid)), { mode: 0o600 });
    await chown(path, owner.uid, owner.gid);
  }
}

test("a stop takes well below five seconds with clients at work, and a warm start below one", async () => {
  const first = stage.act("service", dataDir);
  const { connection } = await first.up();
  const busy = sql(connection, "SELECT pg_sleep(60)").catch((error: Error) => error.message);
  await eventually(async () =>
    expect(await sql(connection, "SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'")).toHaveLength(
      1,
    ),
  );
  expect(await stop(first)).toBeLessThan(3000);
  expect(await busy).toMatch(/terminating connection/);
  const second = await stage.act("service", dataDir).up();
  expect(second.adopted).toBe(false);
  expect(second.ms).toBeLessThan(1000);
});

test("a server whose service was killed is adopted with every row, and stopped by its adopter", async () => {
  const first = stage.act("service", dataDir);
  const up = await first.up();
  await sql(up.connection, KEEP);
  await first.kill();
  expect(processExists(up.pid)).toBe(true);
  const second = stage.act("service", dataDir);
  const adopted = await second.up();
  expect(adopted).toMatchObject({ adopted: true, pid: up.pid });
  expect(await kept(adopted)).toEqual([{ n: 7 }]);
  expect(await stop(second)).toBeLessThan(5000);
  expect(existsSync(join(dataOf(up), "postmaster.pid"))).toBe(false);
});

test("a postmaster.pid of a dead process is no obstacle", async () => {
  const { up, pidFile } = await earlier();
  await pretend(up, pidFile, up.pid);
  expect(await kept(await stage.act("service", dataDir).up())).toEqual([{ n: 7 }]);
});

test("a postmaster.pid whose number belongs to an unrelated process is no obstacle, and that process lives", async () => {
  const { up, pidFile } = await earlier();
  // Of the server's own account: only then does PostgreSQL believe the number.
  const { uid, gid } = await stat(dataOf(up));
  const unrelated = spawn("sleep", ["60"], { ...(asRoot ? { uid, gid } : {}), stdio: "ignore" });
  stage.onEnd(() => unrelated.kill());
  await pretend(up, pidFile, unrelated.pid!);
  expect(await kept(await stage.act("service", dataDir).up())).toEqual([{ n: 7 }]);
  expect(unrelated.exitCode).toBeNull();
});

test("an empty postmaster.pid is no obstacle", async () => {
  const { up } = await earlier();
  await pretend(up, "", 0);
  await rm(join(up.connection.host, ".s.PGSQL.5432.lock"));
  expect(await kept(await stage.act("service", dataDir).up())).toEqual([{ n: 7 }]);
});

test("a start killed in the middle of initdb leaves nothing that the next one trips over", async () => {
  const base = join(dataDir, "postgres");
  const first = stage.act("service", dataDir);
  await eventually(async () => {
    const staging = (await readdir(base)).find((name) => name.startsWith("data.new-"));
    expect(await readdir(join(base, staging ?? "", "data", "base", "1"))).not.toHaveLength(0);
  });
  await first.kill();
  expect(existsSync(join(base, "data"))).toBe(false);
  const { connection } = await stage.act("service", dataDir).up();
  expect(await sql(connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  expect((await readdir(base)).sort()).toEqual(["data", "socket"]);
});

test("a server left over that does not answer is replaced, and its rows are kept", async () => {
  const first = stage.act("service", dataDir);
  const up = await first.up();
  await sql(up.connection, KEEP);
  await first.kill();
  process.kill(up.pid, "SIGSTOP");
  const second = stage.act("service", dataDir);
  const fresh = await second.up();
  expect(fresh).toMatchObject({ adopted: false });
  expect(fresh.pid).not.toBe(up.pid);
  await second.sees("warn", /does not answer; replacing it/);
  expect(await kept(fresh)).toEqual([{ n: 7 }]);
});

test("a stop takes below five seconds even if a process of the server hangs, and the next start works", async () => {
  const first = stage.act("service", dataDir);
  const up = await first.up();
  await sql(up.connection, KEEP);
  const client = new pg.Client(up.connection);
  client.on("error", () => {});
  await client.connect();
  const [row] = (await client.query("SELECT pg_backend_pid() AS pid")).rows;
  process.kill(row.pid, "SIGSTOP");
  expect(await stop(first)).toBeLessThan(5000);
  await client.end().catch(() => {});
  expect(await kept(await stage.act("service", dataDir).up())).toEqual([{ n: 7 }]);
});

test("a server killed under the service is back within seconds, with every row", async () => {
  const actor = stage.act("service", dataDir);
  const up = await actor.up();
  await sql(up.connection, KEEP);
  process.kill(up.pid, "SIGKILL");
  const begun = Date.now();
  expect(await eventually(() => kept(up))).toEqual([{ n: 7 }]);
  expect(Date.now() - begun).toBeLessThan(5000);
  await actor.sees("warn", /ended unexpectedly; starting it again/);
  await actor.sees("info", /runs again/);
  const now = Number((await readFile(join(dataOf(up), "postmaster.pid"), "utf8")).split("\n")[0]);
  expect(now).not.toBe(up.pid);
  expect(await stop(actor)).toBeLessThan(5000);
  expect(processExists(now)).toBe(false);
});

test("a server killed while one of its processes hangs is started again all the same", async () => {
  const actor = stage.act("service", dataDir);
  const up = await actor.up();
  await sql(up.connection, KEEP);
  const client = new pg.Client(up.connection);
  client.on("error", () => {});
  await client.connect();
  const [row] = (await client.query("SELECT pg_backend_pid() AS pid")).rows;
  process.kill(row.pid, "SIGSTOP");
  process.kill(up.pid, "SIGKILL");
  expect(await eventually(() => kept(up), 15_000)).toEqual([{ n: 7 }]);
  await client.end().catch(() => {});
});

test("what the server logs stays bounded", async () => {
  await mkdir(dataDir);
  const log = join(dataDir, "postgres.log");
  await writeFile(log, "x".repeat(9 * 1024 * 1024));
  await stage.act("service", dataDir).up();
  expect((await stat(log)).size).toBeLessThan(64 * 1024);
  expect((await stat(`${log}.1`)).size).toBe(9 * 1024 * 1024);
});

test("a start on a full disk says so in one sentence, and works once there is room", async () => {
  const disk = await stage.disk("24m");
  if (!disk) return withoutRoom(stage.act("service", dataDir));
  const { message } = await stage.act("service", disk).sees("refused");
  expect(message).toMatch(/^The disk that holds .* is full, so PostgreSQL cannot write\. Free some space/);
  execFileSync("mount", ["-o", "remount,size=200m", disk]);
  const { connection } = await stage.act("service", disk).up();
  expect(await sql(connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

test("a disk that fills up under the server is named, not hammered; with room it goes on with every row", async () => {
  const disk = await stage.disk("160m");
  if (!disk) return withoutRoom(stage.act("service", dataDir));
  const actor = stage.act("service", disk);
  const up = await actor.up();
  await sql(up.connection, KEEP);
  const ballast = join(disk, "ballast");
  execFileSync("sh", ["-c", 'cat /dev/zero > "$1" 2>/dev/null || :', "sh", ballast]);
  await expect(outgrow(up)).rejects.toThrow();
  await actor.sees("error", /^The disk that holds .* is full, so PostgreSQL cannot write\. Free some space/);
  const before = actor.happenings.length;
  await sleep(3000);
  expect(actor.happenings.slice(before).filter(({ event }) => event === "error").length).toBeLessThan(3);
  await rm(ballast);
  expect(await eventually(() => kept(up))).toEqual([{ n: 7 }]);
  await actor.sees("info", /runs again/);
});

/** Makes the write-ahead log grow past what there is room for. */
async function outgrow(up: Up): Promise<void> {
  for (let segment = 0; segment < 20; segment += 1) {
    await sql(up.connection, "SELECT pg_logical_emit_message(false, 'test', repeat('x', 1000000))");
    await sql(up.connection, "SELECT pg_switch_wal()");
  }
}

/** Where no small disk can be had, a limit on the size of files refuses PostgreSQL's writes as truly. */
async function withoutRoom(actor: Actor): Promise<void> {
  const up = await actor.up();
  await sql(up.connection, KEEP);
  const limit = (pid: number | undefined, bytes: string) =>
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
  const family = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  for (const line of family.trim().split("\n")) {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    if (pid === up.pid || parent === up.pid || pid === actor.process.pid) limit(pid, "4096");
  }
  await expect(outgrow(up)).rejects.toThrow();
  await actor.sees("error", /^PostgreSQL did not start .*postgres\.log/);
  const before = actor.happenings.length;
  await sleep(3000);
  expect(actor.happenings.slice(before).filter(({ event }) => event === "error").length).toBeLessThan(3);
  limit(actor.process.pid, "unlimited");
  expect(await eventually(() => kept(up))).toEqual([{ n: 7 }]);
}
