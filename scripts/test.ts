// `npm test`: every check and every test, one after the other, loud about the first thing wrong in each.
import { type SpawnOptions, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (path: string) => `${root}node_modules/${path}`;

interface Step {
  readonly name: string;
  readonly run: () => Promise<boolean>;
}

const steps: readonly Step[] = [
  {
    name: "format and lint (Biome)",
    run: () => node(bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."),
  },
  { name: "types (tsc)", run: () => node(bin("typescript/bin/tsc"), "-p", "tsconfig.json") },
  {
    name: "types of the dashboard (tsc)",
    run: () => node(bin("typescript/bin/tsc"), "-p", "packages/dashboard/tsconfig.json"),
  },
  { name: "who imports whom (dependency-cruiser)", run: cruise },
  { name: "nothing unused (knip)", run: () => node(bin("knip/bin/knip.js"), "--no-progress") },
  { name: "tests (vitest)", run: () => node(bin("vitest/vitest.mjs"), "run", ...process.argv.slice(2)) },
];

const failed: string[] = [];
for (const { name, run } of steps) {
  const started = performance.now();
  console.log(`\n— ${name}`);
  const isGood = await run();
  if (!isGood) failed.push(name);
  console.log(`  ${isGood ? "passed" : "FAILED"} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
console.log(failed.length === 0 ? "\nAll checks passed." : `\nFailed: ${failed.join("; ")}.`);
console.log(`\nchecks: ${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);

/** dependency-cruiser exits 0 when it could read nothing (a wrong TypeScript does that); then it has checked nothing. */
async function cruise(): Promise<boolean> {
  const output: string[] = [];
  const isGood = await start(
    [bin("dependency-cruiser/bin/dependency-cruise.mjs"), "--config", ".dependency-cruiser.mjs", "packages"],
    { stdio: ["ignore", "pipe", "inherit"] },
    (text) => output.push(text),
  );
  const text = output.join("");
  console.log(text.trim());
  const modules = Number(text.match(/\((\d+) modules/)?.[1] ?? 0);
  if (modules > 0) return isGood;
  console.error("dependency-cruiser read no module: the import rules were not checked.");
  return false;
}

function node(...args: string[]): Promise<boolean> {
  return start(args, { stdio: "inherit" });
}

function start(args: string[], options: SpawnOptions, onOutput?: (text: string) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, ...options });
    child.stdout?.on("data", (chunk: Buffer) => onOutput?.(chunk.toString()));
    child.on("close", (code) => resolve(code === 0));
  });
}
