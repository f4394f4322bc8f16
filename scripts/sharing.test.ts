// Which test files run beside others, in a process that other files have used: `vitest.config.ts` lists those that may not.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { BOUNDING, MEASURING, REPLACING } from "../vitest.config.ts";

const PACKAGES = fileURLToPath(new URL("../packages/", import.meta.url));
/** Of these packages a process runs one file after the other. */
const KEEPING = ["contract", "dashboard", "engine", "sdk", "service"];
/** Puts something in the place of a module, or of what all modules see, and leaves it there. */
const REPLACES = /\bvi\.(?:mock|doMock|hoisted|stubGlobal|resetModules)\(/;
/** Compares times with each other. */
const COMPARES = /\bmedian\(|\bp95\b|\bslowest/;
/** A bound for a time that has passed: what another file does must not be enough to exceed it. */
const BOUND = /expect\([^;]*?\.now\(\)[^;]*?\)\.toBeLessThan(?:OrEqual)?\(([\d_]+)\)/g;
const LEAST_BOUND_MILLISECONDS = 500;

const filesOf = (folder: string, patterns: readonly string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: `${PACKAGES}${folder}` }));
const textOf = (folder: string, file: string) => readFileSync(`${PACKAGES}${folder}/${file}`, "utf8");

it("the lists of files that want a process or the machine for themselves name files that are there", () => {
  const lists = [
    ["service", MEASURING],
    ["service", BOUNDING],
    ["service", REPLACING.service],
    ["engine", REPLACING.engine],
  ] as const;
  for (const [folder, patterns] of lists)
    expect(patterns.filter((pattern) => filesOf(folder, [pattern]).length === 0)).toEqual([]);
});

it.each(KEEPING)("%s: no file puts a module in another's place for the files after it", (folder) => {
  const listed = filesOf(folder, REPLACING[folder as keyof typeof REPLACING] ?? []);
  const all = filesOf(folder, ["{src,test}/**/*.test.ts"]);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((file) => !listed.includes(file) && REPLACES.test(textOf(folder, file)))).toEqual([]);
});

it.each(KEEPING)("%s: what test files share registers no hook when it is loaded, which is once", (folder) => {
  const shared = filesOf(folder, ["{src,test}/**/*.ts"]).filter((file) => !file.endsWith(".test.ts"));
  expect(shared.filter((file) => /^(?:before|after)(?:All|Each)\(/m.test(textOf(folder, file)))).toEqual([]);
});

const isTight = (text: string, least: number) =>
  [...text.matchAll(BOUND)].some(([, bound]) => Number(bound!.replaceAll("_", "")) < least);

it("the service's files beside others compare no times, and leave room where they bound one", () => {
  const listed = filesOf("service", [...MEASURING, ...BOUNDING]);
  const tight = filesOf("service", ["{src,test}/**/*.test.ts"]).filter((file) => {
    const text = textOf("service", file);
    return COMPARES.test(text) || isTight(text, LEAST_BOUND_MILLISECONDS);
  });
  expect(tight.filter((file) => !listed.includes(file))).toEqual([]);
});

it("those of which two run at a time compare none either, and bound them by more than a second", () => {
  const close = filesOf("service", BOUNDING).filter((file) => {
    const text = textOf("service", file);
    return /\bmedian\(|\* 1\.5\b/.test(text) || isTight(text, 1_000);
  });
  expect(close).toEqual([]);
});

/** The first is about loading, the others put modules in the place of its own. */
const OWN_STUDIO = [
  "src/studio/studio.test.ts",
  ...REPLACING.engine.flatMap((pattern) => filesOf("engine", [pattern])),
];

it("the engine's files share one studio: loading another takes two seconds", () => {
  const loading = filesOf("engine", ["{src,test}/**/*.{test,fixture}.ts"]).filter((file) =>
    /\bloadStudio\(/.test(textOf("engine", file)),
  );
  expect(loading.toSorted()).toEqual(OWN_STUDIO.toSorted());
});
