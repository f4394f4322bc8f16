import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MARQUE = fileURLToPath(new URL("../../../bin/marque", import.meta.url));
const PASSPHRASE = { MARQUE_BACKUP_PASSPHRASE: "correct horse battery staple" };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marque-backup-"));
  // mkdtemp makes it private to us; the account that runs the database as root's deputy has to get in.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

function marque(place: string, argv: readonly string[], extra: Record<string, string> = {}) {
  const env = { ...process.env, MARQUE_DATA_DIR: join(folder, place), ...extra };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [MARQUE, ...argv], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

async function json<T>(place: string, argv: readonly string[], extra = {}): Promise<T> {
  const { code, out, err } = await marque(place, [...argv, "--json"], extra);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out) as T;
}

describe("marque backup, verify and restore with the embedded database", { timeout: 180_000 }, () => {
  it("bring a service with its sealed master key to another directory", async () => {
    const create = ["admin", "workspace", "create", "--name", "Studio", "--plan", "pro"];
    const workspace = await json<{ id: string }>("one", create);
    const file = join(folder, "studio.backup");
    const made = await json<{ rows: number; master_key: string }>("one", ["backup", file], PASSPHRASE);
    expect(made.master_key).toBe("sealed");
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const seen = await marque("nowhere", ["verify", file]);
    expect(seen).toMatchObject({ code: 0, out: expect.stringContaining(`is complete: ${made.rows} rows`) });

    const locked = await marque("two", ["restore", file]);
    expect([locked.code, locked.err]).toEqual([1, expect.stringContaining("MARQUE_BACKUP_PASSPHRASE")]);
    const wrong = await marque("two", ["restore", file], {
      MARQUE_BACKUP_PASSPHRASE: "something else entirely",
    });
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining("not the one")]);

    const restored = await json<{ rows: number; master_key: string }>("two", ["restore", file], PASSPHRASE);
    expect(restored).toMatchObject({ rows: made.rows, master_key: "from the backup, now in master.key" });
    const [one, two] = await Promise.all(
      ["one", "two"].map((place) => readFile(join(folder, place, "master.key"), "utf8")),
    );
    expect(two).toBe(one);
    // The secrets can be read there: a rotation opens and seals them.
    await json("two", ["admin", "webhook", "rotate-secret", workspace.id]);

    const again = await marque("two", ["restore", file], PASSPHRASE);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining("workspaces already")]);
    const taken = await marque("one", ["backup", file]);
    expect([taken.code, taken.err]).toEqual([1, expect.stringContaining("exists already")]);
  });

  it("refuse a passphrase that is easily guessed, and a file that is not there", async () => {
    const short = await marque("one", ["backup", join(folder, "x")], { MARQUE_BACKUP_PASSPHRASE: "short" });
    expect([short.code, short.err]).toEqual([1, expect.stringContaining("at least 12 characters")]);
    const missing = await marque("three", ["restore", join(folder, "none")]);
    expect([missing.code, missing.err]).toEqual([1, expect.stringContaining("There is no file")]);
    await mkdir(join(folder, "directory"));
    const directory = await marque("three", ["verify", join(folder, "directory")]);
    expect([directory.code, directory.err]).toEqual([1, expect.stringContaining("cannot be read")]);
  });
});
