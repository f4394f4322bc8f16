// A worker loads no code of the other roles: it would hold 60 MB more (docs/decisions/0055).
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const SERVICE = new URL("../src/service.ts", import.meta.url).href;
const OF_OTHER_ROLES = ["@scalar/", "@simplewebauthn/", "openid-client", "marked", "@modelcontextprotocol/"];
/** Prints the address of each module that is loaded with the composition root, before any role is begun. */
const SCRIPT = `
import { registerHooks } from "node:module";
registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });
await import(${JSON.stringify(SERVICE)});`;

it("the composition root loads the code of a role only for that role", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", SCRIPT], {
    maxBuffer: 1e7,
  });
  const loaded = stdout.split("\n");
  expect(loaded).toContain(SERVICE);
  expect(loaded.some((url) => url.includes("/node_modules/pg/"))).toBe(true);
  for (const name of OF_OTHER_ROLES)
    expect(loaded.filter((url) => url.includes(`/node_modules/${name}`))).toEqual([]);
  expect(loaded.filter((url) => /\/src\/(?:api|dashboard-api|roles|reader)\//.test(url))).toEqual([]);
});
