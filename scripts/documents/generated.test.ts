import { readFile } from "node:fs/promises";
import { ERROR_CODES, errorsOf, OPERATIONS } from "@marque/contract";
import { describe, expect, it } from "vitest";
import { generatedDocuments } from "./generated.ts";

const committed = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");

describe("the generated documents", () => {
  it.each([...generatedDocuments()])(
    "%s says what the code says (npm run docs:generate)",
    async (path, text) => {
      expect(await committed(path)).toBe(text);
    },
  );

  it("name every error of the registry, and the OpenAPI document knows each one too", async () => {
    const page = await committed("docs/errors.md");
    const offered = new Set(OPERATIONS.flatMap(errorsOf));
    for (const code of ERROR_CODES) {
      expect(page).toContain(`\`${code}\``);
      expect(offered, code).toContain(code);
    }
  });
});
