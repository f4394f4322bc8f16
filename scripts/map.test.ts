// ARCHITECTURE.md against the tree: whoever reads the map finds each place, and each place is on the map.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { engineTable } from "../.dependency-cruiser.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MAP = readFileSync(`${ROOT}ARCHITECTURE.md`, "utf8");

/** The first word of each line of the tree that stands below this heading. */
function treeOf(folder: string): readonly string[] {
  const [, tree = ""] = MAP.split(`\`${folder}\`, in the order of the flow:\n\n\`\`\`\n`);
  return tree
    .split("\n```")[0]!
    .split("\n")
    .map((line) => line.split(" ")[0]!);
}

/** Folders and files as they are; tests are beside what they test. */
const placesIn = (folder: string): readonly string[] =>
  readdirSync(`${ROOT}${folder}`, { withFileTypes: true })
    .filter(({ name }) => !/\.(?:test|fixture)\.ts$/.test(name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));

const engineRows = (): readonly (readonly [from: string, to: readonly string[]])[] => {
  const [, table = ""] = MAP.split("| From | May import besides |\n|---|---|\n");
  return table
    .split("\n\n")[0]!
    .split("\n")
    .map((row) => {
      const [, from = "", to = ""] = row.split("|").map((cell) => cell.trim());
      return [from, to === "none" ? [] : to.split(", ")];
    });
};

/** `engine/src/marks/{frame,own}.ts` and `engine/src/marks/scenes-*.ts` are globs, `<family>` stands for any name. */
const places = [
  ...MAP.matchAll(/`((?:cli|contract|dashboard|engine|sdk|sdk-python|service)\/[^`\s]+)`/g),
].map(([, place]) => place!);
const isThere = (place: string): boolean => {
  const path = `packages/${place.replace(/<[^>]+>/g, "*")}`;
  return existsSync(`${ROOT}${path}`) || globSync(path, { cwd: ROOT }).length > 0;
};

describe("the map", () => {
  it("lists each folder and file of the engine, and nothing else", () => {
    const listed = treeOf("packages/engine/src");
    // `vocabulary.ts` passes on what the folder of its name holds.
    const there = placesIn("packages/engine/src").filter((name) => name !== "vocabulary.ts");
    expect([...listed].sort()).toEqual([...there].sort());
  });

  it("gives the engine's imports as dependency-cruiser holds them", () => {
    expect(Object.fromEntries(engineRows())).toEqual(engineTable);
  });

  it("lets no part of the engine import one that is listed above it", () => {
    const order = Object.keys(engineTable);
    const upwards = Object.entries(engineTable).flatMap(([from, allowed]) =>
      allowed
        .filter((to) => order.findIndex((place) => to.startsWith(place)) <= order.indexOf(from))
        .map((to) => `${from} → ${to}`),
    );
    expect(upwards).toEqual([]);
  });

  it("names no place of a package that is not there", () => {
    expect(places.length).toBeGreaterThan(100);
    expect(places.filter((place) => !isThere(place))).toEqual([]);
  });
});
