import { DASHBOARD_ERRORS, ERROR_CODES } from "@marque/contract";
import { describe, expect, it } from "vitest";
import { MENDING, mendingPage } from "./mending.ts";

describe("the way from an error to where it is mended", () => {
  it.each([...ERROR_CODES, ...Object.keys(DASHBOARD_ERRORS)])(
    "%s has a page, or a sentence that says why not",
    (code) => {
      const found = MENDING[code as keyof typeof MENDING];
      expect(found).toBeDefined();
      if (typeof found === "string") expect(found).toMatch(/\.$/);
      else expect(found.to).toMatch(/^\/w\/\$workspaceId\//);
    },
  );

  it("names no code that nobody sends", () => {
    const known = new Set<string>([
      ...ERROR_CODES,
      ...Object.keys(DASHBOARD_ERRORS),
      "generation_timeout",
      "generation_error",
      "no_endpoint",
      "undeliverable",
    ]);
    expect(Object.keys(MENDING).filter((code) => !known.has(code))).toEqual([]);
  });

  it("is none for what is not in the table, whatever it is called", () => {
    for (const code of [null, undefined, "unreachable", "constructor", "__proto__", "internal_error"]) {
      expect(mendingPage(code)).toBeNull();
    }
  });
});
