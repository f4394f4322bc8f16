// The database files: made once, whole or not at all.

import { randomBytes } from "node:crypto";
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runAs } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { cannotWrite, codeOf, diskFull, EmbeddedPostgresError } from "./errors.ts";
import type { Place } from "./place.ts";
import { processExists } from "./postmaster.ts";

export const SUPERUSER = "marque";
/** initdb takes about a second; a slow disk may need many. */
const OTHERS_PATIENCE_MS = 15_000;
const STAGING = /^data\.new-(\d+)-/;

/** Makes the database files if there are none. */
export async function ensureCluster(place: Place, binaries: Binaries): Promise<void> {
  if ((await clusterVersion(place)) === undefined) await makeCluster(place, binaries);
}

/** Refuses files of another PostgreSQL than the one of this major version, also while a server runs on them. */
export async function refuseOtherVersion(place: Place, major: string): Promise<void> {
  const version = await clusterVersion(place);
  if (version !== undefined && version !== major) {
    throw new EmbeddedPostgresError(
      `The database in ${place.data} was made by PostgreSQL ${version}, and this Marque brings PostgreSQL ` +
        `${major}. Use the Marque that made it, or move the data over with pg_dump and pg_restore.`,
    );
  }
}

async function clusterVersion(place: Place): Promise<string | undefined> {
  try {
    return (await readFile(join(place.data, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw cannotWrite(place.data, error);
  }
}

/** initdb works in a sibling folder, renamed when done: killed halfway, it leaves nothing that looks whole. */
async function makeCluster(place: Place, binaries: Binaries): Promise<void> {
  await clearLeftovers(place);
  if (await othersDidIt(place)) return;
  const staging = join(place.base, `data.new-${process.pid}-${randomBytes(4).toString("hex")}`);
  const data = join(staging, "data");
  const passwordFile = join(staging, "password");
  const { account } = place;
  try {
    await mkdir(staging, { mode: 0o700 });
    await writeFile(passwordFile, place.password, { mode: 0o600 });
    if (account) {
      await chown(staging, account.uid, account.gid);
      await chown(passwordFile, account.uid, account.gid);
    }
    const { code, output, failure } = await runAs(account, binaries.initdb, [
      `--pgdata=${data}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // PostgreSQL's own C.UTF-8 sorts the same on every system; the C library's is missing on macOS.
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--no-instructions",
    ]);
    if (code !== 0) {
      if (/No space left on device|Disk quota exceeded/.test(output)) throw diskFull(place.base);
      const words = failure?.message ?? output.trim().split("\n").slice(-3).join(" ");
      throw new EmbeddedPostgresError(
        `PostgreSQL could not make its files in ${place.base}: ${words} ` +
          `Put that right and start again, or set MARQUE_DATA_DIR to another directory.`,
      );
    }
    await rename(data, place.data).catch((error) => {
      // Another start was faster: its files are as good, and they have the same password.
      if (!["ENOTEMPTY", "EEXIST"].includes(codeOf(error) ?? "")) throw error;
    });
  } catch (error) {
    throw cannotWrite(place.base, error);
  } finally {
    await remove(staging);
  }
}

/** Folders in which initdb is at work, or was until it was killed. */
async function stagings(place: Place): Promise<{ path: string; abandoned: boolean }[]> {
  const names = await readdir(place.base);
  return names.flatMap((name) => {
    const maker = STAGING.exec(name)?.[1];
    if (maker === undefined) return [];
    return [{ path: join(place.base, name), abandoned: !processExists(Number(maker)) }];
  });
}

async function clearLeftovers(place: Place): Promise<void> {
  for (const { path, abandoned } of await stagings(place)) if (abandoned) await remove(path);
}

/** Many that start at once need not all make the files; a second try does no harm, so this is no lock. */
async function othersDidIt(place: Place): Promise<boolean> {
  const deadline = Date.now() + OTHERS_PATIENCE_MS;
  while (Date.now() < deadline && (await stagings(place)).some(({ abandoned }) => !abandoned)) {
    await sleep(50);
  }
  return (await clusterVersion(place)) !== undefined;
}

async function remove(folder: string): Promise<void> {
  // A killed start's initdb may still be writing there; what it leaves goes with the next start.
  await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
}
