// `npm test`: every check and every test, loud about each thing wrong. With arguments (`npm test -- FILE`, or whatever else
// vitest takes) the tests they name alone.
import { spawn } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COMPILED, TRANSFORMED } from "../vitest.config.ts";
import { filesToRunAgain } from "./failed-files.ts";
import { bin, finish, ROOT, runSteps, staticChecks } from "./steps.ts";

/** Modules as Vite made them, of which a run needs some four thousand; of files that have changed since, the older ones stay. */
const MOST_TRANSFORMED = 20_000;

const asked = process.argv.slice(2);
if (asked.length > 0) process.exit((await vitest(asked)) ? 0 : 1);

// Nothing else takes away what was compiled of files that have changed since.
rmSync(COMPILED, { recursive: true, force: true });
if (globSync("*", { cwd: TRANSFORMED }).length > MOST_TRANSFORMED) rmSync(TRANSFORMED, { recursive: true });
const steps = staticChecks({ isCached: false });
console.log("\n— tests (vitest), with the static checks beside the first of them");
const started = performance.now();
// One check at a time: the tests that run first only compute, and no time of theirs is measured.
const [failed, isGood] = await Promise.all([runSteps(steps, 1), allTests()]);
console.log(`\n— tests (vitest)
  ${isGood ? "passed" : "FAILED"} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
finish(steps.length + 1, isGood ? failed : [...failed, "tests (vitest)"]);

/** All tests; the files that failed once more from their beginning, which a fault fails again. */
async function allTests(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "marque-tests-"));
  const report = join(folder, "report.json");
  try {
    if (await vitest(["--reporter=default", "--reporter=json", `--outputFile.json=${report}`])) return true;
    const again = filesToRunAgain(readFileSync(report, "utf8"));
    if (again.length === 0) return false;
    console.log(`\n— run again, because they failed:\n${again.join("\n")}`);
    return await vitest(again);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** On this terminal: tests take minutes, and tell how far they are. */
function vitest(args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bin("vitest/vitest.mjs"), "run", ...args], {
      cwd: ROOT,
      stdio: "inherit",
    });
    child.on("close", (code) => resolve(code === 0));
  });
}
