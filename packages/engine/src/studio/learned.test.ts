import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { joinParts, LEARNED_FILES } from "../understand/learned.ts";
import { createLearned } from "./learned.ts";

const folder = mkdtempSync(join(tmpdir(), "learned-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TEXTS: { readonly [file in keyof typeof LEARNED_FILES]: string } = {
  names: joinParts(["about above", "b.k.called  1.25\nnone -0.5", "q.whole 2"]),
  mentions: joinParts(["k owl|12 -30 0", "1|1 2 3"]),
  telling: "unblock 3:2.5 7:1.2",
  kinds: "otter 1203",
};

describe("what was learned", () => {
  it("is read when it is first asked for, not before, and once", () => {
    const learned = createLearned(folder);
    for (const [file, text] of Object.entries(TEXTS))
      writeFileSync(join(folder, LEARNED_FILES[file as keyof typeof TEXTS]), gzipSync(text));
    expect(learned()).toBe(learned());
  });

  it("comes back as it was written down", () => {
    const { ordinary, names, taglines, mentions, links, telling, kinds } = createLearned(folder)();
    expect([...ordinary]).toEqual(["about", "above"]);
    expect(names.get("b.k.called ")).toBe(1.25);
    expect(names.get("none")).toBe(-0.5);
    expect(taglines.get("q.whole")).toBe(2);
    expect([...mentions.cells.slice(mentions.rowOf("k owl"))]).toEqual([0.12, -0.3, 0]);
    expect([...links.cells.slice(links.rowOf("1"))]).toEqual([0.01, 0.02, 0.03]);
    expect(telling("unblock")).toEqual([
      { trade: 3, weight: 2.5 },
      { trade: 7, weight: 1.2 },
    ]);
    expect(kinds.get("otter")).toBe("1203");
  });
});
