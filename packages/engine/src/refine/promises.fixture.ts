/** What a refinement promises of the parts that no Change names, held to two designs and their pictures. */

import { expect } from "vitest";
import { type Asked, assetsOf, type Change, type Design, type PartKind, type Studio } from "../index.ts";
import type { Ancestor } from "../vocabulary.ts";
import type { Lineage } from "./lineage.ts";
import { carryOut, type Refined } from "./refine.ts";

export const asked = (...changes: readonly Change[]): readonly Asked[] =>
  changes.map((change) => ({ change, said: `${change.part} ${change.ask}`, span: null }));

export const lineageOf = (line: readonly Ancestor[], around: Partial<Lineage> = {}): Lineage => ({
  parent: line[0]!,
  ancestors: line.slice(1),
  children: [],
  siblings: [],
  ...around,
});

/** Changes carried out on the newest of a line of versions, nearest first. */
export const carry = (
  studio: Studio,
  line: readonly Ancestor[],
  changes: readonly Change[],
  locks: readonly PartKind[] = [],
  around: Partial<Lineage> = {},
): Refined =>
  carryOut(studio, { changes: asked(...changes), locks, impossible: [] }, SEED, lineageOf(line, around));

const SEED = 20_260;

const VARIANTS = ["logo_svg", "logo_svg_dark"] as const;
const GROUPS = ["mark", "wordmark", "tagline"] as const;
type Group = (typeof GROUPS)[number];

const pictures = new WeakMap<Design, ReturnType<typeof assetsOf>>();

/** Drawn once: each design is held against many others. */
export const pictureOf = (design: Design): ReturnType<typeof assetsOf> => {
  const known = pictures.get(design) ?? assetsOf(design, false);
  pictures.set(design, known);
  return known;
};

/** What stands inside a group of the SVG, colours included. */
export const groupOf = (svg: string, part: Group): string =>
  new RegExp(`<g id="[^"]*-${part}"[^>]*>(.*?)</g>`).exec(svg)?.[1] ?? "";
export const outlinesOf = (text: string): string =>
  // Neighbours of one colour share a path: where it is divided is no outline.
  [...text.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join("");
const fillsOf = (text: string): string =>
  [...text.matchAll(/ fill="([^"]*)"/g)].map(([, fill]) => fill).join(" ");

/** What a change may touch: groups of the picture by their outlines, and whether colours may be others. */
export type Reach = { readonly groups: ReadonlySet<Group>; readonly colours: boolean };

const ALL: readonly Group[] = GROUPS;
const LETTERS: readonly Group[] = ["wordmark", "tagline"];

type ChangeOf<Part extends Change["part"]> = Extract<Change, { part: Part }>;

/** By the part that is named, the groups whose outlines may be others. */
const TOUCHED: {
  readonly [Part in Change["part"]]: (change: ChangeOf<Part>, design: Design) => readonly Group[];
} = {
  whole: () => ALL,
  colours: () => [],
  mark: ({ ask, ...change }, design) => {
    if ("thing" in change && typeof change.thing === "string") return ["mark"];
    if (ask === "larger" || ask === "smaller" || ask === "size") return [];
    if (ask === "remove") return isEmblem(design) || !design.type.word ? ALL : ["mark"];
    return ask === "restore" && isEmblem(design) ? ALL : ["mark"];
  },
  // A badge that leaves its ring has its letters on a straight line again.
  frame: (change, design) => (isEmblem(design) || change.ask === "restore" ? ALL : ["mark"]),
  letters: ({ ask }, design) => {
    if (ask === "larger" || ask === "smaller") return [];
    return isEmblem(design) ? ALL : LETTERS;
  },
  name: ({ ask }, design) => {
    const { mark, type } = design;
    const spells = mark?.depends.some((each) => each !== "motif") ?? false;
    if (isEmblem(design) || ask === "remove" || !type.word)
      return spells || isEmblem(design) || !mark ? ALL : LETTERS;
    return spells ? ["mark", "wordmark"] : ["wordmark"];
  },
  tagline: (_, design) => (isEmblem(design) ? ALL : ["tagline"]),
  layout: ({ ask }, design) => {
    if (ask === "apart" || ask === "closer") return [];
    const { mark, type } = design;
    const lines = type.word?.text.split("\n").length ?? 0;
    if (isEmblem(design) || ask !== "place" || !type.word) return ALL;
    return [...(mark ? [] : ["mark" as const]), ...(lines > 1 ? LETTERS : [])];
  },
  mood: ({ on }, design) => {
    if (on === "mark") return ["mark"];
    if (on === "colours") return [];
    return isEmblem(design) ? ALL : LETTERS;
  },
};

/** An emblem is one piece: its lines close the circle that its letters leave open. */
const isEmblem = ({ lockup }: Design): boolean => lockup.kind === "emblem";

const touched = <Part extends Change["part"]>(change: ChangeOf<Part>, design: Design): readonly Group[] =>
  (TOUCHED[change.part as Part] as (change: ChangeOf<Part>, design: Design) => readonly Group[])(
    change,
    design,
  );

export const reachOf = (changes: readonly Change[], before: Design): Reach => ({
  groups: new Set(changes.flatMap((change) => touched(change, before))),
  colours: changes.some(
    ({ part, ...change }) =>
      part === "colours" ||
      part === "whole" ||
      (part === "mood" && "on" in change && (change.on === null || change.on === "colours")),
  ),
});

/** Whatever no change names is as it was: to the byte where colours are not named either, else by its outlines. */
export function expectKept(before: Design, after: Design, { groups, colours }: Reach): void {
  const [a, b] = [pictureOf(before), pictureOf(after)];
  for (const variant of VARIANTS)
    for (const part of GROUPS) {
      if (groups.has(part)) continue;
      const [was, is] = [groupOf(a[variant], part), groupOf(b[variant], part)];
      // Not by `toBe`: nobody can read the difference of two outlines.
      const kept = colours ? outlinesOf(was) === outlinesOf(is) : was === is;
      expect(kept, `${part} of ${variant} is as it was`).toBe(true);
    }
  if (!colours) expect(after.palette).toEqual(before.palette);
}

const ATTRIBUTES = '(?: [A-Za-z:-]+="[^"<>]*")*';
const SVG = new RegExp(
  `^<svg${ATTRIBUTES}><title${ATTRIBUTES}>[^<>]*</title>(?:<g${ATTRIBUTES}>(?:<path${ATTRIBUTES}/>)+</g>)+</svg>$`,
);
const DATA = /^M[-\d.,\sMLHVCSQTAZmlhvcsqtaz]+$/;

export function expectValid(design: Design): void {
  for (const variant of VARIANTS) {
    const svg = pictureOf(design)[variant];
    expect(SVG.test(svg), `${variant} is well-formed`).toBe(true);
    for (const [, d] of svg.matchAll(/ d="([^"]*)"/g)) expect(DATA.test(d!), "path data").toBe(true);
    expect(/NaN|undefined|Infinity|null/.test(svg.replace(/<title.*?<\/title>/, ""))).toBe(false);
    const [, x, y, width, height] = / viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)!.map(Number);
    expect([x, y, width, height].every(Number.isFinite)).toBe(true);
    expect(Math.min(width!, height!)).toBeGreaterThan(0);
  }
}

/** The Report tells exactly what is to be seen. */
export function expectReported(before: Design, { design: after, report }: Refined): void {
  const changed = new Set(report.changed);
  expect([...report.changed, ...report.kept].sort()).toEqual([
    "colours",
    "layout",
    "letters",
    "mark",
    "name",
    "tagline",
  ]);
  const [a, b] = [pictureOf(before).logo_svg, pictureOf(after).logo_svg];
  const differs = (part: Group) =>
    outlinesOf(groupOf(a, part)) !== outlinesOf(groupOf(b, part)) ? part : null;
  const isFramed = before.mark?.frame?.kind !== after.mark?.frame?.kind;
  expect(changed.has("mark"), "the mark is told").toBe(differs("mark") !== null || isFramed);
  if (differs("wordmark"))
    expect(
      ["letters", "name", "layout"].some((part) => changed.has(part)),
      "other letters are told",
    ).toBe(true);
  if (differs("tagline"))
    expect(
      ["tagline", "letters", "name", "layout"].some((part) => changed.has(part)),
      "another tagline is told",
    ).toBe(true);
  const isRepainted = GROUPS.some(
    (part) => differs(part) === null && fillsOf(groupOf(a, part)) !== fillsOf(groupOf(b, part)),
  );
  if (isRepainted) expect(changed.has("colours"), "other colours are told").toBe(true);
  if (changed.size === 0) expect(a === b, "nothing changed, so nothing is another").toBe(true);
  if (after === before) {
    expect(report.changed).toEqual([]);
    expect(report.notes.join(" ")).toContain("the same");
  }
  // What did not happen is said, in the words that asked.
  if (after === before && (report.changes?.length ?? 0) > 0)
    expect(report.unmet.length + report.notes.length).toBeGreaterThan(0);
}
