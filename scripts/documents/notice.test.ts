import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { BUNDLED, shippedPackages } from "./notice.ts";

const NOTICE = new URL("../../NOTICE", import.meta.url);

/** What CONTRIBUTING.md allows, and what three packages of others' choosing bring along, each as free as these. */
const ALLOWED = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "MPL-2.0", "OFL-1.1", "CC0-1.0"];
const BROUGHT_ALONG = ["0BSD", "Unlicense", "Python-2.0", "(MIT OR CC0-1.0)"];

it("NOTICE names every package that is shipped, with its licence", async () => {
  const text = await readFile(NOTICE, "utf8");
  const packages = shippedPackages();
  expect(packages.length).toBeGreaterThan(200);
  for (const { name, version, licence } of packages) {
    expect(text).toContain(`\n    ${name} ${version}`);
    expect(text).toContain(`\n  ${licence}\n`);
    expect([...ALLOWED, ...BROUGHT_ALONG], name).toContain(licence);
  }
  // What the pages are bundled from, and what runs.
  for (const name of ["react-dom", "@xyflow/react", "@fontsource-variable/geist", "fastify", "pg"]) {
    expect(packages.map((each) => each.name)).toContain(name);
  }
});

it("NOTICE knows every package that the dashboard's pages import", () => {
  const pages = fileURLToPath(new URL("../../packages/dashboard/src/", import.meta.url));
  const files = globSync("**/*.{ts,tsx,css}", { cwd: pages }).filter((file) => !file.includes(".test."));
  const imported = files.flatMap((file) => {
    const text = readFileSync(pages + file, "utf8");
    return [...text.matchAll(/^(?:import|\} from|@import)\s[^"\n]*"((?:@[\w-]+\/)?[a-z][\w.-]*)/gm)].map(
      ([, name]) => name!,
    );
  });
  const own = imported.filter((name) => !name.startsWith("@marque/") && name !== "node");
  expect([...new Set(own)].sort()).toEqual([...BUNDLED].sort());
});

it("the words of each licence stand in it once", async () => {
  const text = await readFile(NOTICE, "utf8");
  for (const words of [
    "Permission is hereby granted, free of charge",
    "Permission to use, copy, modify, and/or distribute this software for any",
    "Redistributions in binary form must reproduce",
    "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
    "Mozilla Public License Version 2.0",
    "SIL OPEN FONT LICENSE Version 1.1",
  ]) {
    expect(text.split(words).length, words).toBeGreaterThan(1);
  }
});
