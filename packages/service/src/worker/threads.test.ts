import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
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
