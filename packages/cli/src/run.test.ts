import { describe, expect, it } from "vitest";
import { run } from "./run.ts";

async function call(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = "";
  let err = "";
  const code = await run(argv, {
    out: (text) => {
      out += `${text}\n`;
    },
    err: (text) => {
      err += `${text}\n`;
    },
    raw: () => {},
    isInteractive: false,
    hasColor: false,
    env: {},
  });
  return { code, out, err };
}

describe("a wrong call exits with 2 and one sentence that helps", () => {
  it.each([
    [["admin", "workspce", "create"], 'Did you mean "admin workspace create"?'],
    [["admin", "workspace"], "needs one of: create, set"],
    [["dance"], "`marque --help` lists the commands."],
    [[], "Name a command."],
    [["admin", "workspace", "create", "--name", "N"], "--plan is missing."],
    [["admin", "workspace", "create", "--colour", "red"], "Unknown option '--colour'"],
    [["admin", "key", "create", "ws_1", "--type", "both", "--label", "L"], "--type is test or live"],
    [["admin", "key", "revoke"], "Usage: marque admin key revoke KEY"],
    [["admin", "invoice", "create", "ws_1", "--amount", "-3", "--due", "2026-01-01"], "--amount"],
    [["admin", "invoice", "create", "ws_1", "--amount", "1.5", "--due", "2026-01-01"], "whole number"],
  ])("%j", async (argv, sentence) => {
    const { code, out, err } = await call(...argv);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toMatch(/^marque: [^\n]+\n$/);
    expect(err).toContain(sentence);
  });
});

it("--help lists the commands, or the ones that begin with the given words", async () => {
  expect((await call("--help")).out).toContain("marque admin workspace create");
  const keys = await call("admin", "key", "--help");
  expect(keys.code).toBe(0);
  expect(keys.out).toContain("marque admin key revoke KEY");
  expect(keys.out).not.toContain("invoice");
});
