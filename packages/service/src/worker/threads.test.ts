import { execFile } from "node:child_process";
import { once } from "node:events";
import { getPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";

const run = promisify(execFile);

// `require` refuses a module that awaits at its top, or imports one that does, before any of it has run; with the flag
// it also says where.
const REQUIRE = `
  try { require(process.argv[1]); } catch (error) {
    if (error.code === "ERR_REQUIRE_ASYNC_MODULE") throw error;
  }
  process.exit(0);
`;

// See docs/decisions/0022.
it.each(["engine-thread", "export-thread", "export-files", "model-thread"])(
  "%s awaits nothing at the top of any module, so that to end it while it loads ends only it",
  async (thread) => {
    const path = fileURLToPath(new URL(`./${thread}.ts`, import.meta.url));
    const { stderr } = await run(process.execPath, [
      "--experimental-print-required-tla",
      "--eval",
      REQUIRE,
      path,
    ]);
    expect(stderr).toBe("");
  },
);

/** Writes the address of every module that a program loads. */
const LISTING = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from "node:fs";
  import { registerHooks } from "node:module";
  registerHooks({ load(url, context, next) { writeSync(1, url + "\\n"); return next(url, context); } });
`)}`;

// The whole engine takes some three seconds of two cores to load, which everybody felt when somebody asked for a kit.
it("to make exports loads neither what reads prompts nor what designs", async () => {
  const path = fileURLToPath(new URL("./export-files.ts", import.meta.url));
  const { stdout } = await run(process.execPath, ["--import", LISTING, path], { maxBuffer: 1e7 });
  const ofEngine = stdout.split("\n").filter((url) => url.includes("/packages/engine/src/"));
  expect(ofEngine.filter((url) => url.includes("/kit/")).length).toBeGreaterThan(5);
  // What is seen of a mark when it is small is measured with the judge's own pixels; nothing else of it is needed.
  const isOfDesign = /\/(?:lexicon|reader|conceive|judge\/(?!seen|morphology)|refine|explore)/;
  expect(ofEngine.filter((url) => isOfDesign.test(url))).toEqual([]);
  expect(
    ofEngine.filter((url) => /\/studio\/(load|motifs|known|drawings|meanings|eye|language|tagger)/.test(url)),
  ).toEqual([]);
});

// Others' reads took 2.4 times as long while one workspace drew, and take 1.9 times as long since (two cores).
it.runIf(process.platform === "linux")(
  "requests go before drawings, and drawings before exports, by the priority of their threads",
  { timeout: 60_000 },
  async () => {
    const drawing = await nicenessOf("engine-thread");
    const exporting = await nicenessOf("export-thread");
    expect(drawing).toBeGreaterThan(getPriority());
    expect(exporting).toBeGreaterThan(drawing);
  },
);

/** Loads a file in its own thread, whatever becomes of it there, and says how nice the thread is then. */
const LOADING = `
  const { parentPort, workerData } = require("node:worker_threads");
  const tell = () => parentPort.postMessage(require("node:os").getPriority());
  import(workerData).then(tell, tell);
`;

/** The niceness that a thread of that file gives itself; on Linux a thread has its own. */
async function nicenessOf(file: string): Promise<number> {
  const workerData = new URL(`./${file}.ts`, import.meta.url).href;
  const worker = new Worker(LOADING, { eval: true, workerData });
  try {
    return ((await once(worker, "message")) as [number])[0];
  } finally {
    await worker.terminate();
  }
}
