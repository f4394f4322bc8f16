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
it.each(["engine-thread", "export-thread", "model-thread"])(
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
