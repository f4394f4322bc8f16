import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { shippedPackages } from "./notice.ts";

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
