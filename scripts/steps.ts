// The static checks, and how steps are run: two at a time, each one's output in one piece.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { complexityComplaints } from "./complexity.ts";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CACHE = `${ROOT}node_modules/.cache/marque`;
/** Biome, knip and dependency-cruiser use one core each; tsc a little more. */
const AT_A_TIME = 2;

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

export interface Outcome {
  readonly isGood: boolean;
  readonly output: string;
}

export const bin = (path: string): string => `${ROOT}node_modules/${path}`;

/** `isCached`: what was found out last time is used again where nothing changed. `npm test` uses no cache. */
export function staticChecks({ isCached }: { readonly isCached: boolean }): readonly Step[] {
  if (isCached) mkdirSync(CACHE, { recursive: true });
  const cached = (...args: readonly string[]) => (isCached ? args : []);
  const types = (config: string, name: string) =>
    node(
      bin("typescript/bin/tsc"),
      "-p",
      config,
      ...cached("--incremental", "--tsBuildInfoFile", `${CACHE}/${name}.tsbuildinfo`),
    );
  // The longest first.
  return [
    { name: "types (tsc)", run: () => types("tsconfig.json", "all") },
    {
      name: "who imports whom (dependency-cruiser)",
      run: () => cruise(cached("--cache", `${CACHE}/dependency-cruiser`)),
    },
    {
      name: "nothing unused (knip)",
      run: () => node(bin("knip/bin/knip.js"), "--no-progress", ...cached("--cache")),
    },
    {
      name: "types of the dashboard (tsc)",
      run: () => types("packages/dashboard/tsconfig.json", "dashboard"),
    },
    {
      name: "format and lint (Biome)",
      run: () => node(bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."),
    },
    { name: "the list of complex functions only gets shorter", run: complexity },
  ];
}

/** Runs the steps, says what each said, and gives back the names of those that failed. */
export async function runSteps(steps: readonly Step[], atATime = AT_A_TIME): Promise<readonly string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const { isGood, output } = await step.run();
      if (!isGood) failed.push(step.name);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const said = output.trim();
      console.log(`\n— ${step.name}${said === "" ? "" : `\n${said}`}`);
      console.log(`  ${isGood ? "passed" : "FAILED"} in ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return failed;
}

/** Says how it went, in the last line by numbers, and ends the process. */
export function finish(steps: number, failed: readonly string[]): never {
  console.log(failed.length === 0 ? "\nAll checks passed." : `\nFailed: ${failed.join("; ")}.`);
  console.log(`\nchecks: ${steps - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}

/** dependency-cruiser exits 0 when it could read nothing (a wrong TypeScript does that); then it has checked nothing. */
async function cruise(options: readonly string[]): Promise<Outcome> {
  const script = bin("dependency-cruiser/bin/dependency-cruise.mjs");
  const outcome = await node(script, "--config", ".dependency-cruiser.mjs", ...options, "packages");
  const modules = Number(outcome.output.match(/\((\d+) modules/)?.[1] ?? 0);
  if (modules > 0) return outcome;
  const why = "dependency-cruiser read no module: the import rules were not checked.";
  return { isGood: false, output: `${outcome.output}\n${why}` };
}

/** Whether each file of the list still has its one complex function; `scripts/complexity.ts` says why. */
async function complexity(): Promise<Outcome> {
  const complaints = await complexityComplaints(ROOT, async (files) => {
    const only = "--only=complexity/noExcessiveCognitiveComplexity";
    const options = [only, "--max-diagnostics=none", "--reporter=json"];
    return (await node(bin("@biomejs/biome/bin/biome"), "lint", ...options, ...files)).output;
  });
  return { isGood: complaints.length === 0, output: complaints.join("\n") };
}

export function node(...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
    const output: string[] = [];
    const keep = (chunk: Buffer) => output.push(chunk.toString());
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("close", (code) => resolve({ isGood: code === 0, output: output.join("") }));
  });
}
