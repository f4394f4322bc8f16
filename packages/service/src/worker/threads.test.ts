import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
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
    const drawing = await nicenessOf("engine-thread", { model: null });
    const exporting = await nicenessOf("export-thread", {});
    expect(exporting).toBeGreaterThan(drawing);
  },
);

/** Starts a thread of that file and returns the niceness it gives itself, alone in this process to change its own. */
async function nicenessOf(file: string, data: object): Promise<number> {
  const before = nicenesses();
  const own = before.get(String(process.pid))!;
  const worker = new Worker(new URL(`./${file}.ts`, import.meta.url), { workerData: [{}, data] });
  try {
    for (;;) {
      const changed = [...nicenesses()].filter(([id, value]) => !before.has(id) && value > own);
      if (changed.length > 0) return Math.max(...changed.map(([, value]) => value));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } finally {
    await worker.terminate();
  }
}

/** Of every thread of this process, from the 19th field of its `stat`; its name, the second, may hold spaces. */
function nicenesses(): Map<string, number> {
  const stats = readdirSync("/proc/self/task").map((id): [string, number] => {
    const fields = readFileSync(`/proc/self/task/${id}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return [id, Number(fields[16])];
  });
  return new Map(stats);
}
