// Processor time of processes: the figure that a busy machine leaves comparable.
import { readdir, readFile } from "node:fs/promises";

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface Times {
  readonly parent: number;
  readonly seconds: number;
  /** Of children that have ended. */
  readonly ofEnded: number;
}

async function timesOf(pid: number): Promise<Times | null> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (text === null) return null;
  // The name stands in parentheses and may hold anything.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const ticks = (at: number) => Number(fields[at]) / TICKS_PER_SECOND;
  return { parent: Number(fields[1]), seconds: ticks(11) + ticks(12), ofEnded: ticks(13) + ticks(14) };
}

/** Seconds of processor time a process has used, all its threads together. */
export async function cpuOf(pid: number): Promise<number> {
  return (await timesOf(pid))?.seconds ?? 0;
}

/** The same for a process and its children, those that have ended included: a PostgreSQL server and its backends. */
export async function cpuOfFamily(pid: number): Promise<number> {
  const pids = (await readdir("/proc")).map(Number).filter((each) => each > 0);
  const all = await Promise.all(pids.map(async (each) => ({ each, times: await timesOf(each) })));
  return all.reduce((sum, { each, times }) => {
    if (!times || (each !== pid && times.parent !== pid)) return sum;
    return sum + times.seconds + (each === pid ? times.ofEnded : 0);
  }, 0);
}

/** The same for this process's children, their children and so on, those that are still there: a browser's processes. */
export async function cpuOfDescendants(): Promise<number> {
  const pids = (await readdir("/proc")).map(Number).filter((each) => each > 0);
  const all = new Map(await Promise.all(pids.map(async (pid) => [pid, await timesOf(pid)] as const)));
  const isOurs = (pid: number): boolean => {
    const parent = all.get(pid)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isOurs(parent));
  };
  return [...all].reduce((sum, [pid, times]) => sum + (times && isOurs(pid) ? times.seconds : 0), 0);
}

/** Microseconds for each of `count`. */
export function microseconds(seconds: number, count: number): string {
  return ((seconds / count) * 1e6).toFixed(0);
}
