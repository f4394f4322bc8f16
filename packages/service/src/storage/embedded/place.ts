// Where the parts of the database lie. Usually all of it is in the data directory:
//
//   <data directory>/postgres/data      the database files          (owned by the server's account)
//   <data directory>/postgres/socket    the server's unix socket
//   <data directory>/postgres.password  of the superuser            (ours, mode 0600)
//   <data directory>/postgres.log       what the server says
//
// When root runs Marque and the server's account cannot get there, the folder `postgres` is replaced by
// /var/lib/marque/<hash of the data directory>, and <data directory>/postgres.location names it.

import { createHash, randomBytes } from "node:crypto";
import {
  chmod,
  chown,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Account, canEnter, canWrite, chooseAccount, runningAsRoot } from "./account.ts";
import { cannotWrite, codeOf, EmbeddedPostgresError } from "./errors.ts";

export interface Place {
  /** The data directory, without links in its path. */
  readonly dataDir: string;
  /** The account the server runs as; none when it is ours. */
  readonly account: Account | undefined;
  /** Folder of the server's account that holds `data` and, if its path is short enough, `socket`. */
  readonly base: string;
  /** The database files (PGDATA). */
  readonly data: string;
  readonly logFile: string;
  readonly password: string;
  /** Where programs are copied to when the account cannot run those of npm. */
  readonly copies: string;
}

/** The one place on a machine that every account can enter and only root can change. */
const SHARED = "/var/lib/marque";
const POINTER = "postgres.location";
const PRIVATE = 0o700;

export async function findPlace(dataDir: string): Promise<Place> {
  const root = await makeDataDir(dataDir);
  const { base, account } = await chooseBase(root);
  const passwordFile = join(root, "postgres.password");
  // Asked in this order: the password is settled before the files are made.
  if ((await exists(join(base, "data"))) && !(await exists(passwordFile))) {
    throw new EmbeddedPostgresError(
      `The database in ${base} has lost its password, the file ${passwordFile}. ` +
        `Put the file back, or set MARQUE_DATA_DIR to another directory.`,
    );
  }
  return {
    dataDir: root,
    account,
    base,
    data: join(base, "data"),
    logFile: join(root, "postgres.log"),
    password: await settle(passwordFile, () => randomBytes(24).toString("base64url")),
    copies: runningAsRoot() ? SHARED : base,
  };
}

async function makeDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 });
    const path = await realpath(dataDir);
    const probe = join(path, `.probe.${randomBytes(6).toString("hex")}`);
    await writeFile(probe, "", { flag: "wx" });
    await rm(probe);
    return path;
  } catch (error) {
    throw cannotWrite(dataDir, error);
  }
}

async function chooseBase(dataDir: string): Promise<{ base: string; account: Account | undefined }> {
  const pointer = join(dataDir, POINTER);
  const pointed = await readIfThere(pointer);
  const near = join(dataDir, "postgres");
  const base = pointed?.trim() ?? near;
  const account = await chooseAccount(base);
  if (await serves(base, account)) return { base, account };

  if (!account) {
    throw new EmbeddedPostgresError(
      `The database files in ${base} belong to another account. ` +
        `Start Marque as that account or as root, or set MARQUE_DATA_DIR to another directory.`,
    );
  }
  if (pointed !== undefined || (await exists(join(near, "data")))) {
    // Never begin an empty database elsewhere while there is one here.
    throw new EmbeddedPostgresError(
      `The database files in ${base} cannot be reached by the account that owns them` +
        ` (uid ${account.uid}). Let it enter every directory above them ` +
        `(chmod o+x), or set MARQUE_DATA_DIR to another directory.`,
    );
  }
  const far = await settle(pointer, () => freeFolder(dataDir));
  if (await serves(far, account)) return { base: far, account };
  throw new EmbeddedPostgresError(
    `Neither ${near} nor ${far} can be written by the account PostgreSQL runs as (uid ${account.uid}). ` +
      `Start Marque as an ordinary user, or set MARQUE_DATA_DIR to a directory every account can enter.`,
  );
}

/** Makes the folder and finds out whether the account can work in it. */
async function serves(folder: string, account: Account | undefined): Promise<boolean> {
  const above = dirname(folder);
  await mkdir(above, { recursive: true, mode: 0o755 }).catch((error) => {
    throw cannotWrite(above, error);
  });
  if (!(await canEnter(account, above))) return false;
  await makePrivate(folder, account);
  return canWrite(account, folder);
}

/**
 * The pointer is written before its target is made. A target without a pointer is therefore the database of an
 * earlier data directory at this path, since removed: it is left alone, and the new one gets a number.
 */
async function freeFolder(dataDir: string): Promise<string> {
  const name = shortHash(dataDir);
  for (let number = 1; ; number += 1) {
    const folder = join(SHARED, number === 1 ? name : `${name}-${number}`);
    if (!(await exists(folder))) return folder;
  }
}

async function makePrivate(folder: string, account: Account | undefined): Promise<void> {
  try {
    await mkdir(folder, { mode: PRIVATE }).catch((error) => {
      if (codeOf(error) !== "EEXIST") throw error;
    });
    const found = await lstat(folder);
    if (!found.isDirectory()) throw Object.assign(new Error("not a directory"), { code: "EEXIST" });
    // On a network file system root may not give a folder away; the probe that follows then decides.
    if (account && found.uid !== account.uid) await chown(folder, account.uid, account.gid).catch(() => {});
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}

/** The content of a file that is made once: of many that start at the same time, the first decides for all. */
async function settle(path: string, make: () => string | Promise<string>): Promise<string> {
  const found = await readIfThere(path);
  if (found !== undefined) return found.trim();
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    await writeFile(draft, `${await make()}\n`, { mode: 0o600, flag: "wx" });
    await link(draft, path).catch((error) => {
      if (codeOf(error) !== "EEXIST") throw error;
    });
  } catch (error) {
    throw cannotWrite(path, error);
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, "utf8")).trim();
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new EmbeddedPostgresError(
      `The file ${path} cannot be read (${codeOf(error)}). ` +
        `Start Marque as the account that owns it, or set MARQUE_DATA_DIR to another directory.`,
      { cause: error },
    );
  }
}

/**
 * A unix socket's path may have 107 bytes on Linux and 103 on macOS. Behind a longer path the socket goes to
 * a short directory, made again at every start as a reboot may have emptied it. Those who adopt the server
 * read its directory from postmaster.pid, so it need not be the same each time.
 */
export async function makeSocketDirectory(place: Place): Promise<string> {
  const near = join(place.base, "socket");
  const limit = process.platform === "linux" ? 107 : 103;
  if (Buffer.byteLength(join(near, SOCKET_NAME)) <= limit && !/[\n"]/.test(near)) {
    await makePrivate(near, place.account);
    return near;
  }
  const owner = place.account?.uid ?? process.geteuid?.();
  // Not /tmp when root: a service manager may give each service a /tmp of its own.
  const short = join(place.account ? SHARED : "/tmp", `marque-${shortHash(`${owner} ${place.base}`)}`);
  await mkdir(dirname(short), { recursive: true, mode: 0o755 }).catch(() => {});
  await makePrivate(short, place.account).catch(() => {});
  const found = await lstat(short).catch(() => undefined);
  if (found?.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return short;
  // Everyone may write in /tmp: what another account put there under our name is not ours to use.
  const fresh = await mkdtemp("/tmp/marque-");
  await chmod(fresh, PRIVATE);
  if (place.account) await chown(fresh, place.account.uid, place.account.gid);
  return fresh;
}

/** The server has no TCP port. The number only names the socket file, so it can never be taken. */
export const SOCKET_PORT = 5432;
export const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
