// PostgreSQL refuses to run as root. If Marque is started as root, the server therefore runs under another account:
// the one that owns the database files already, otherwise `postgres`, otherwise one made for the purpose.

import { execFile, spawn } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { EmbeddedPostgresError } from "./errors.ts";

/** The account the server runs as; `undefined` where a value is expected means "the one we run as". */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const ROOT = 0;
/** Debian's and Red Hat's name first, then macOS's. */
const CUSTOMARY = ["postgres", "_postgres"];
const OWN = "marque";
/** `useradd` lives in a directory that the PATH of a service or of cron often lacks. */
const SEARCH_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** What a child of ours finds in its environment: no secret of the service, no PG* or LD_* of the operator. */
export const PLAIN_ENVIRONMENT = { PATH: SEARCH_PATH, LC_ALL: "C", TZ: "UTC" };

const run = promisify(execFile);

export function runningAsRoot(): boolean {
  return process.geteuid?.() === ROOT;
}

/** The account for the server: none when we are an ordinary user. `existing` are files of an earlier start. */
export async function chooseAccount(existing: string): Promise<Account | undefined> {
  if (!runningAsRoot()) return undefined;
  const owner = await ownerOf(existing);
  if (owner && owner.uid !== ROOT) return owner;
  return findOrCreateAccount(CUSTOMARY, OWN);
}

/** The first account that exists, otherwise a new system account. */
export async function findOrCreateAccount(customary: readonly string[], own: string): Promise<Account> {
  for (const name of [...customary, own]) {
    const account = await lookUp(name);
    if (account) return account;
  }
  return createAccount(own);
}

async function ownerOf(path: string): Promise<Account | undefined> {
  try {
    const { uid, gid } = await stat(path);
    return { uid, gid };
  } catch {
    return undefined;
  }
}

export async function lookUp(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([
      run("id", ["-u", name], { env: PLAIN_ENVIRONMENT }),
      run("id", ["-g", name], { env: PLAIN_ENVIRONMENT }),
    ]);
    const account = { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    return account.uid === ROOT ? undefined : account;
  } catch {
    return undefined;
  }
}

async function createAccount(name: string): Promise<Account> {
  const ways: [string, string[]][] = [
    ["useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", name]],
    ["adduser", ["-S", "-D", "-H", "-s", "/sbin/nologin", name]], // BusyBox
  ];
  let cause: unknown;
  for (const [command, args] of ways) {
    try {
      await run(command, args, { env: PLAIN_ENVIRONMENT });
    } catch (error) {
      cause = error;
    }
    // Asked after a failure too: another start may have made the account at the same moment.
    const account = await lookUp(name);
    if (account) return account;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and an account "${name}" for it could not be made. ` +
      `Start Marque as an ordinary user, or create an account named postgres.`,
    { cause },
  );
}

/** Runs a command to its end as the account, from a directory every account can enter. */
export function runAs(
  account: Account | undefined,
  command: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string; failure?: Error }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...account,
      cwd: "/",
      env: PLAIN_ENVIRONMENT,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text: string) => {
        output += text;
      });
    }
    child.once("error", (failure) => resolve({ code: null, output, failure }));
    child.once("close", (code) => resolve({ code, output }));
  });
}

/** Whether the account can get into the directory; asked by doing it, as modes are not all that decides. */
export async function canEnter(account: Account | undefined, directory: string): Promise<boolean> {
  const { code } = await runAs(account, "/bin/sh", ["-c", 'cd "$1"', "sh", directory]);
  return code === 0;
}

/** Whether the account can get into the directory and write there. */
export async function canWrite(account: Account | undefined, directory: string): Promise<boolean> {
  const probe = 'cd "$1" && f=.probe.$$ && : > "$f" && rm -f "$f"';
  const { code } = await runAs(account, "/bin/sh", ["-c", probe, "sh", directory]);
  return code === 0;
}
