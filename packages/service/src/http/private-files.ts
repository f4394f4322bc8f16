// Small files that other accounts must not read and that a crash or a second process must not tear.
import { randomBytes } from "node:crypto";
import { chmod, mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const OWNER_ONLY_DIRECTORY = 0o700;
const OWNER_ONLY = 0o600;
const READABLE = 0o644;

export async function privateDirectory(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: OWNER_ONLY_DIRECTORY });
  const { mode } = await stat(path);
  if ((mode & 0o777) !== OWNER_ONLY_DIRECTORY) await chmod(path, OWNER_ONLY_DIRECTORY);
}

/** null when there is no such file. A secret that others can read is closed to them first. */
export async function readIfThere(path: string, kind: "secret" | "public"): Promise<string | null> {
  try {
    const { mode } = await stat(path);
    if (kind === "secret" && (mode & 0o077) !== 0) await chmod(path, OWNER_ONLY);
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Readers see the old file or the new one, whole; after a power cut too. */
export async function writeAtomically(path: string, text: string, kind: "secret" | "public"): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    const file = await open(temporary, "wx", kind === "secret" ? OWNER_ONLY : READABLE);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Work under the lock takes milliseconds; a lock this old (or this far in the future, after a clock was set
 * back) was left by a process that died. */
const STALE_MS = 10_000;
const POLL_MS = 25;
/** Time for another waiter that judged the same old lock stale to show itself. */
const SETTLE_MS = 150;

/** One process at a time per directory. A file, since Node has no system lock; its age tells whether it is alive. */
export async function exclusively<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const path = join(directory, ".lock");
  const token = randomBytes(12).toString("hex");
  await acquire(path, token);
  try {
    return await work();
  } finally {
    if ((await readFile(path, "utf8").catch(() => "")) === token) await rm(path, { force: true });
  }
}

async function acquire(path: string, token: string): Promise<void> {
  let stolen = false;
  for (;;) {
    try {
      await writeFile(path, token, { flag: "wx", mode: OWNER_ONLY });
      if (!stolen) return;
      await wait(SETTLE_MS);
      if ((await readFile(path, "utf8").catch(() => "")) === token) return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const age = await stat(path).then(
      ({ mtimeMs }) => Math.abs(Date.now() - mtimeMs),
      () => 0,
    );
    if (age > STALE_MS) {
      await rm(path, { force: true });
      stolen = true;
    } else {
      await wait(POLL_MS);
    }
  }
}
