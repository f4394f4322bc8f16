// `npm test`: every check and every test, loud about each thing wrong. With arguments (`npm test -- FILE`, or whatever else
// vitest takes) the tests they name alone.
import { spawn } from "node:child_process";
import { bin, finish, ROOT, runSteps, staticChecks } from "./steps.ts";

const asked = process.argv.slice(2);
if (asked.length > 0) process.exit((await vitest()) ? 0 : 1);

const steps = staticChecks({ isCached: false });
const failed = [...(await runSteps(steps))];
console.log("\n— tests (vitest)");
const started = performance.now();
const isGood = await vitest();
if (!isGood) failed.push("tests (vitest)");
console.log(`  ${isGood ? "passed" : "FAILED"} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
finish(steps.length + 1, failed);

/** On this terminal: tests take minutes, and tell how far they are. */
function vitest(): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bin("vitest/vitest.mjs"), "run", ...asked], {
      cwd: ROOT,
      stdio: "inherit",
    });
    child.on("close", (code) => resolve(code === 0));
  });
}
