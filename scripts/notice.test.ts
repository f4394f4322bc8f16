import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

it("NOTICE names only files that are there", () => {
  const named = readFileSync(`${ROOT}NOTICE`, "utf8").match(/packages\/[\w./*-]*[\w*]/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  for (const file of named) expect(globSync(file, { cwd: ROOT }), file).not.toEqual([]);
});
