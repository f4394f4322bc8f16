import { setTimeout as pause } from "node:timers/promises";
import type { Line, Network } from "./network.ts";
import type { Cut, Strike } from "./plan.ts";
import type { Random } from "./random.ts";
import type { Stage } from "./stage.ts";

export type Kills = Record<Strike["kind"], number>;

/** A node that is just being started is killed as soon as it runs. */
const LOOK_AGAIN_MILLISECONDS = 50;
const CUT_AGAIN_MILLISECONDS = 10;
const PATIENCE_TO_CUT = 100;
const PATIENCE_FOR_A_SESSION = 200;

/** Kills what the plan says, each time another of its kind; a kill counts once the process is really gone. */
export async function strike(stage: Stage, plan: readonly Strike[], random: Random): Promise<Kills> {
  const kills: Kills = { api: 0, worker: 0, postmaster: 0, backend: 0 };
  const begun = Date.now();
  for (const each of plan) {
    await pause(Math.max(0, begun + each.atSeconds * 1000 - Date.now()));
    const done = await killOne(stage, each, random);
    kills[done] += 1;
  }
  return kills;
}

async function killOne(stage: Stage, each: Strike, random: Random): Promise<Strike["kind"]> {
  if (!("downMilliseconds" in each)) {
    const isDone = each.kind === "backend" && (await killBackend(stage, random));
    return isDone ? "backend" : killPostmaster(stage);
  }
  const candidates = stage.nodes.filter(({ options }) => options.kind === each.kind);
  while (!random.pick(candidates).kill(each.downMilliseconds)) await pause(LOOK_AGAIN_MILLISECONDS);
  return each.kind;
}

/** The whole server is gone at once; its watcher brings up the next, which recovers from the log. */
async function killPostmaster({ postgres }: Stage): Promise<"postmaster"> {
  while (!isKilled(postgres.pid)) await pause(LOOK_AGAIN_MILLISECONDS);
  return "postmaster";
}

/** One session's process: PostgreSQL then ends all others and recovers, because shared memory may be damaged. */
async function killBackend({ database }: Stage, random: Random): Promise<boolean> {
  const sql =
    "select pid from pg_stat_activity where application_name like 'marque %' and pid <> pg_backend_pid()";
  // It may still be recovering from the kill before.
  for (let patience = PATIENCE_FOR_A_SESSION; patience > 0; patience--) {
    const { rows } = await database.text(sql).catch(() => ({ rows: [] }));
    if (rows.length > 0 && isKilled((random.pick(rows) as { pid: number }).pid)) return true;
    await pause(LOOK_AGAIN_MILLISECONDS);
  }
  return false;
}

function isKilled(pid: number): boolean {
  try {
    return process.kill(pid, "SIGKILL");
  } catch {
    return false;
  }
}

/** Resets connections as the plan says. */
export async function cut({ network }: Stage, plan: readonly Cut[]): Promise<void> {
  const begun = Date.now();
  for (const { what, atSeconds, share, milliseconds } of plan) {
    await pause(Math.max(0, begun + atSeconds * 1000 - Date.now()));
    if (what === "database down") await network.takeDatabaseDown(milliseconds);
    else await cutSome(network, what, share);
  }
}

/** Between two requests there may be nothing to cut: then the next connection is waited for. */
async function cutSome(network: Network, line: Line, share: number): Promise<void> {
  for (let patience = PATIENCE_TO_CUT; patience > 0; patience--) {
    if ((await network.cut(line, share)) > 0) return;
    await pause(CUT_AGAIN_MILLISECONDS);
  }
}
