import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** A line that long is data; data is a file of its own (`packages/engine/data`, or a `.json` beside the code). */
const LONGEST = 300;
/** Files that have such lines still. The list only gets shorter. */
const LISTED = ["packages/engine/src/reader/question.ts"];

it(`no line of code is longer than ${LONGEST} characters, but in the files that are listed`, () => {
  const files = globSync("{bench,deploy,examples,faults,packages,scripts}/**/*.{ts,tsx,mjs}", {
    cwd: ROOT,
    exclude: ["**/node_modules", "**/dist"],
  });
  const withLongLines = files
    .sort()
    .filter((file) => !file.endsWith(".gen.ts"))
    .filter((file) =>
      readFileSync(`${ROOT}${file}`, "utf8")
        .split("\n")
        .some((line) => line.length > LONGEST),
    );
  expect(withLongLines).toEqual(LISTED);
});
