import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string): string => readFileSync(`${ROOT}${file}`, "utf8");

const HEADINGS = read("CHANGELOG.md").match(/^## .+$/gm) ?? [];
/** The newest release of the changelog: `## 0.2.0 - 2026-11-17`. */
const RELEASE = HEADINGS[1]?.match(/^## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}$/)?.[1];
const KINDS = ["On upgrade from an earlier clone", "Added", "Changed", "Fixed", "Removed", "Security"];

const manifests = globSync("{package.json,{bench,packages/*,examples/*}/package.json}", { cwd: ROOT }).sort();

describe("the version", () => {
  it("the changelog has what is not released on top, then dated releases by kind of change", () => {
    expect(HEADINGS[0]).toBe("## Unreleased");
    for (const heading of HEADINGS.slice(1))
      expect(heading).toMatch(/^## \d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}$/);
    const kinds = (read("CHANGELOG.md").match(/^### .+$/gm) ?? []).map((line) => line.slice(4));
    for (const kind of kinds) expect(KINDS).toContain(kind);
  });

  it.each(manifests)("%s has the version of the newest release, and so has what it needs of ours", (file) => {
    const { version, dependencies, devDependencies } = JSON.parse(read(file));
    expect(RELEASE).toBeDefined();
    expect(version).toBe(RELEASE);
    for (const [name, needed] of Object.entries({ ...dependencies, ...devDependencies }))
      if (name.startsWith("@marque/") && !`${needed}`.startsWith("file:")) expect(needed, name).toBe(RELEASE);
  });

  it("the SDK for Python and the lockfile have it too", () => {
    expect(read("packages/sdk-python/pyproject.toml").match(/^version = "(.+)"$/m)?.[1]).toBe(RELEASE);
    const { version, packages } = JSON.parse(read("package-lock.json"));
    expect(version).toBe(RELEASE);
    for (const [path, entry] of Object.entries<{ version?: string }>(packages))
      if (!path.includes("node_modules")) expect(entry.version, path).toBe(RELEASE);
  });
});
