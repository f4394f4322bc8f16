/**
 * Memory Nodes made before there were Changes: a hundred of every family, lockup and script, each refined by kinds of Change
 * in turn, until every kind has met every sort of design. `scripts/keep-memories.ts` made the fixture.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { type Change, fromMemory, type Studio } from "../index.ts";
import type { Ancestor } from "../vocabulary.ts";
import { EVERY } from "./every-change.fixture.ts";
import { carry, expectKept, expectReported, expectValid, reachOf } from "./promises.fixture.ts";

const FILE = join(import.meta.dirname, "../../test/memories-1.json.gz");
const memories: readonly Ancestor[] = (
  JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as unknown[]
).map(fromMemory);

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
}, 60_000);

/** A search for another drawing takes a hundred times as long as a change of the present one. */
const isSearch = ({ part, ask, ...more }: Change): boolean =>
  ask === "afresh" ||
  (part === "mark" && /^(?:thing|add|drop|another|form)$/.test(ask)) ||
  (part === "mood" && "on" in more && more.on === "mark");

/** Every nth design meets a change, each change another share of them: 1 is all of them. */
const EVERY_NTH = 12;
const EVERY_NTH_SEARCH = 50;

const kinds = new Map<string, Change[]>();
for (const change of EVERY)
  kinds.set(`${change.part} ${change.ask}`, [...(kinds.get(`${change.part} ${change.ask}`) ?? []), change]);

describe("memories of the engine before", () => {
  it("are a hundred, of every lockup and script", () => {
    expect(memories.length).toBe(100);
    const lockups = new Set(memories.map(({ design }) => design.lockup.kind));
    expect([...lockups].sort()).toEqual(["emblem", "mark", "side", "stacked", "word"]);
    const scripts = new Set(memories.map(({ design }) => design.type.script));
    expect(scripts.size).toBeGreaterThanOrEqual(6);
    const families = new Set(memories.map(({ design }) => design.mark?.family ?? "word"));
    expect(families.size).toBeGreaterThanOrEqual(15);
    expect(memories.some(({ design }) => design.type.edit)).toBe(true);
    expect(memories.some(({ design }) => design.tagline)).toBe(true);
  });

  it.each([...kinds])("%s keeps what it does not name", (_, changes) => {
    for (const [index, change] of changes.entries()) {
      const nth = isSearch(change) ? EVERY_NTH_SEARCH : EVERY_NTH * changes.length;
      const offset = EVERY.indexOf(change) * 7 + index;
      for (const [at, memory] of memories.entries()) if ((at + offset) % nth === 0) hold(memory, change, at);
    }
  });
});

function hold(memory: Ancestor, change: Change, at: number): void {
  const { design } = memory;
  const which = `memory ${at} (${design.lockup.kind}, ${design.mark?.family ?? "no mark"}, ${design.type.script}): ${JSON.stringify(change)}`;
  try {
    const refined = carry(studio, [memory], [change]);
    expectKept(design, refined.design, reachOf([change], design));
    expectValid(refined.design);
    expectReported(design, refined);
  } catch (error) {
    throw new Error(`${which}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
