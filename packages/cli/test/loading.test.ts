import { execFile } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const ROOT = new URL("../../../", import.meta.url);
const path = (name: string) => fileURLToPath(new URL(name, ROOT));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marque-loading-"));
  // The account that runs the database as root's deputy has to get in.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Loaded {
  /** Every file of ours and of npm's that a call loads, relative to the repository. */
  readonly files: readonly string[];
  /** And of Node's own modules. */
  readonly builtin: readonly string[];
}

async function loadedBy(...argv: string[]): Promise<Loaded> {
  const list = join(folder, `${argv.join("-").replaceAll("/", "_")}.txt`);
  // The list is appended to, so a second try would count the first one's files.
  await rm(list, { force: true });
  const preload = new URL("./loaded-modules.mjs", import.meta.url).href;
  await run(process.execPath, ["--import", preload, path("packages/cli/src/main.ts"), ...argv], {
    env: { ...process.env, LOADED_MODULES: list, MARQUE_DATA_DIR: join(folder, "data") },
  });
  const urls = (await readFile(list, "utf8")).trim().split("\n");
  return {
    files: urls
      .filter((url) => !url.startsWith("node:"))
      .map((url) => url.replace(pathToFileURL(path("")).href, "")),
    builtin: urls.filter((url) => url.startsWith("node:")),
  };
}

const packagesOf = (files: readonly string[]) =>
  new Set(files.map((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? "ours"));

describe("a command loads what it needs, which is what its start costs", { timeout: 60_000 }, () => {
  it("--help: the commands' own files, no package of npm's", async () => {
    const { files, builtin } = await loadedBy("--help");
    expect(builtin).not.toContain("node:https");
    expect([...packagesOf(files)]).toEqual(["ours"]);
    expect(files.filter((file) => !file.startsWith("packages/cli/"))).toEqual([]);
    expect(files.length).toBeLessThan(30);
  });

  it("admin: storage and use cases, but no engine, no routes, no server, no schema library", async () => {
    const { files } = await loadedBy(
      "admin",
      "workspace",
      "create",
      "--name",
      "N",
      "--plan",
      "pro",
      "--json",
    );
    const foreign = files.filter((file) =>
      /^packages\/(engine|sdk)\/|^packages\/service\/src\/(api|dashboard-api|http|worker)\//.test(file),
    );
    expect(foreign).toEqual([]);
    // From "@marque/contract" comes the schema library; what admin needs of it is in "@marque/contract/tables".
    for (const name of ["typebox", "fastify", "undici", "pg-boss", "pino-pretty", "piscina"]) {
      expect(packagesOf(files)).not.toContain(name);
    }
    expect(files.length).toBeLessThan(200);
  });

  it("admin, on a database that is there: neither the log, which it does not write, nor the hashing of passwords", async () => {
    const { files, builtin } = await loadedBy("admin", "plan-request", "list", "--json");
    expect(packagesOf(files)).toContain("pg");
    for (const name of ["pino", "@node-rs/argon2"]) expect(packagesOf(files)).not.toContain(name);
    expect(builtin).not.toContain("node:https");
    expect(files.length).toBeLessThan(180);
  });
});

it("what was compiled is kept in a folder of the caller's, and without one the command runs all the same", async () => {
  const kept = join(folder, "compiled");
  const marque = (env: object) =>
    run(process.execPath, [path("bin/marque"), "--help"], { env: { ...process.env, ...env } });
  await marque({ NODE_COMPILE_CACHE: kept });
  expect((await readdir(kept, { recursive: true })).length).toBeGreaterThan(10);
  expect((await marque({ NODE_COMPILE_CACHE: "/dev/null/none" })).stdout).toContain(
    "marque admin key create",
  );
  expect((await marque({ NODE_DISABLE_COMPILE_CACHE: "1" })).stdout).toContain("marque admin key create");
});
