/** The laws of refining as properties (docs/laws.md F1 to F5): they hold whatever list of Changes a reader returns. */

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import {
  type Brief,
  type Change,
  designFromBrief,
  EMPTY_BRIEF,
  type Form,
  type LockupKind,
  PART_KINDS,
  type PartKind,
  type Studio,
} from "../index.ts";
import type { Ancestor } from "../vocabulary.ts";
import { partOf } from "./apply.ts";
import { inverseOf } from "./changes/index.ts";
import { EVERY, PLACES, STEPS, TURNS } from "./every-change.fixture.ts";
import {
  carry,
  expectKept,
  expectReported,
  expectValid,
  groupOf,
  outlinesOf,
  pictureOf,
  reachOf,
} from "./promises.fixture.ts";

let studio: Studio;
const roots = new Map<string, Ancestor>();

const WISHES: {
  readonly [root: string]: readonly [
    name: string,
    form: Form,
    lockup: LockupKind,
    motif: string | null,
    tagline?: string,
  ];
} = {
  side: ["Nordlys", "symbol", "side", "lotus", "Breathe out"],
  stacked: ["Alder & Finch", "symbol", "stacked", "bird"],
  abstract: ["Kestrel", "abstract", "side", null],
  monogram: ["Hartmann & Voss", "monogram", "stacked", null],
  emblem: ["Lobo Coffee", "emblem", "emblem", "wolf"],
  word: ["Copperfield", "wordmark", "word", null],
  mark: ["Basalt", "symbol", "mark", "mountain"],
  cyrillic: ["Звезда", "symbol", "side", "star", "Тихие вещи"],
};

beforeAll(async () => {
  studio = await sharedStudio();
  for (const [root, [name, form, lockup, motif, tagline]] of Object.entries(WISHES)) {
    const stated = <T>(value: T) => ({ value, source: "stated" }) as const;
    const brief: Brief = {
      ...EMPTY_BRIEF,
      name: stated(name),
      form: stated({ form, lockup }),
      motifs: motif ? stated([motif]) : null,
      tagline: tagline ? stated(tagline) : null,
    };
    roots.set(root, { brief, design: designFromBrief(studio, brief, { seed: 7, watermark: false }).design });
  }
}, 60_000);

/** Changes one after the other, each on what came of the one before; the newest first. */
function walk(start: readonly Ancestor[], ...steps: readonly Change[]): readonly Ancestor[] {
  let line = start;
  for (const step of steps) line = [carry(studio, line, [step]), ...line];
  return line;
}

const picture = ({ design }: Ancestor) => {
  const { logo_svg, logo_svg_dark } = pictureOf(design);
  return [logo_svg, logo_svg_dark];
};
const rootNames = Object.keys(WISHES);

/** A search for another drawing takes long; those have tests of their own. */
const isQuick = ({ part, ask, ...more }: Change): boolean =>
  part !== "whole" &&
  !(part === "mark" && /^(?:thing|add|drop|another|form|restore)$/.test(ask)) &&
  !(part === "mood" && "on" in more && more.on === "mark");

describe("what no change names is byte-identical (F2)", () => {
  it("whatever list of changes is carried out", () => {
    const change = fc.constantFrom(...EVERY.filter(isQuick));
    const changes = fc.uniqueArray(change, { minLength: 1, maxLength: 4 });
    const locks = fc.oneof(
      { weight: 3, arbitrary: fc.constant([] as PartKind[]) },
      fc.uniqueArray(fc.constantFrom(...PART_KINDS), { maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...rootNames), changes, locks, (root, list, kept) => {
        const parent = roots.get(root)!;
        const refined = carry(studio, [parent], list, kept);
        const free = list.filter((each) => {
          const part = partOf(each);
          return !part || !kept.includes(part);
        });
        expectKept(parent.design, refined.design, reachOf(free, parent.design));
        expectValid(refined.design);
        expectReported(parent.design, refined);
      }),
      { seed: 23, numRuns: 150 },
    );
  }, 120_000);

  it("and without a change the parent itself is the answer (F1)", () => {
    for (const parent of roots.values()) {
      const refined = carry(studio, [parent], []);
      expect(refined.design).toBe(parent.design);
      expect(refined.report.changed).toEqual([]);
      expect(refined.report.notes.join(" ")).toContain("no change was read in the prompt");
    }
  });
});

const DEGREES = [1, 4] as const;
const otherDegrees = (change: Change): readonly Change[] =>
  "degree" in change ? DEGREES.map((degree) => ({ ...change, degree }) as Change) : [];
/** A plain step of each kind; of a mark beside a name and of one that is letters by other degrees as well. */
const reversibleOf = (root: string): readonly Change[] => [
  ...STEPS,
  ...TURNS,
  ...(root === "side" || root === "monogram" ? STEPS.flatMap(otherDegrees) : []),
];

describe("the inverse restores (F4)", () => {
  it.each(rootNames)(
    "%s: the very bytes of both pictures",
    (root) => {
      const parent = roots.get(root)!;
      for (const change of reversibleOf(root)) {
        const there = carry(studio, [parent], [change]);
        if (there.design === parent.design) continue;
        const back = carry(studio, [there, parent], [inverseOf(change)!]);
        expect(picture(back), `${JSON.stringify(change)} and back`).toEqual(picture(parent));
      }
    },
    60_000,
  );

  it.each(rootNames)(
    "%s: from two steps away, one by one",
    (root) => {
      const parent = roots.get(root)!;
      for (const change of STEPS) {
        const line = walk([parent], change, change);
        const inverse = inverseOf(change)!;
        if (new Set(line.map(({ design }) => design)).size < 3) continue;
        const back = walk(line, inverse, inverse);
        expect(picture(back[1]!), `${JSON.stringify(change)}, one of two back`).toEqual(picture(line[1]!));
        expect(picture(back[0]!), `${JSON.stringify(change)}, both back`).toEqual(picture(parent));
      }
    },
    60_000,
  );

  it("the mark at every side, and back", () => {
    for (const root of ["side", "stacked", "monogram"])
      for (const change of PLACES) {
        const parent = roots.get(root)!;
        const line = walk([parent], change);
        if (line[0]!.design === parent.design) continue;
        const place = parent.design.lockup.kind === "side" ? "left" : "above";
        const back = walk(line, { part: "layout", ask: "place", place });
        expect(picture(back[0]!), `${root} ${JSON.stringify(change)}`).toEqual(picture(parent));
      }
  });
});

describe("asked again it goes on, to its limit, and then says so (F4)", () => {
  it.each(STEPS.map((change) => [`${change.part} ${change.ask}`, change] as const))(
    "%s",
    (_, change) => {
      for (const root of ["side", "abstract", "cyrillic"]) {
        let line: readonly Ancestor[] = [roots.get(root)!];
        const seen = new Set([picture(line[0]!).join()]);
        for (let count = 0; ; count++) {
          expect(count, "there is a limit").toBeLessThan(40);
          const next = carry(studio, line, [change]);
          if (next.design === line[0]!.design) {
            expect(next.report.unmet.length, `${root}: the limit is told`).toBeGreaterThan(0);
            expect(next.report.unmet[0]!.wish).toBe(`${change.part} ${change.ask}`);
            break;
          }
          expect(seen.has(picture(next).join()), `${root}: it goes on, not round`).toBe(false);
          seen.add(picture(next).join());
          line = [next, ...line];
        }
      }
    },
    60_000,
  );
});

const LARGER: Change = { part: "mark", ask: "larger", degree: 2 };
const CAPITALS: Change = { part: "letters", ask: "case", case: "upper" };
const DARKER: Change = { part: "colours", ask: "darker", degree: 2, place: "all" };
const MIRROR: Change = { part: "mark", ask: "mirror" };
const undo = (steps = 1): Change => ({ part: "whole", ask: "undo", steps });
const REDO: Change = { part: "whole", ask: "redo" };

describe("back and forward along the versions (F3)", () => {
  const chain = () => walk([roots.get("side")!], LARGER, CAPITALS, DARKER);

  it("undo twice leads two back, and redo forward again", () => {
    const [three, two, one, zero] = chain();
    const line = walk([three!, two!, one!, zero!], undo(), undo(), undo());
    expect(picture(line[2]!)).toEqual(picture(two!));
    expect(picture(line[1]!)).toEqual(picture(one!));
    expect(picture(line[0]!)).toEqual(picture(zero!));
    const forth = walk(line, REDO, REDO, REDO);
    expect(picture(forth[2]!)).toEqual(picture(one!));
    expect(picture(forth[1]!)).toEqual(picture(two!));
    expect(picture(forth[0]!)).toEqual(picture(three!));
    const end = carry(studio, forth, [REDO]);
    expect(end.design).toBe(forth[0]!.design);
    expect(end.report.unmet[0]!.field).toBe("history");
  });

  it("undo by several steps, and never before the first", () => {
    const line = chain();
    expect(picture(walk(line, undo(2))[0]!)).toEqual(picture(line[2]!));
    expect(picture(walk(line, undo(9))[0]!)).toEqual(picture(line[3]!));
    const root = roots.get("side")!;
    const none = carry(studio, [root], [undo()]);
    expect(none.design).toBe(root.design);
    expect(none.report.unmet[0]!.field).toBe("history");
  });

  it("a new change after an undo cuts the future off", () => {
    const line = walk(chain(), undo(2), MIRROR);
    const redo = carry(studio, line, [REDO]);
    expect(redo.design).toBe(line[0]!.design);
    expect(redo.report.unmet[0]!.field).toBe("history");
    expect(picture(walk(line, undo())[0]!)).toEqual(picture(line[1]!));
    expect(picture(walk(line, undo(2))[0]!)).toEqual(picture(roots.get("side")!));
  });

  it("a step that changed nothing is no step to undo", () => {
    const line = walk(chain(), CAPITALS, undo());
    expect(picture(line[0]!)).toEqual(picture(line[3]!));
  });

  it("the first, however far, and the other branch", () => {
    const line = chain();
    const first = carry(studio, line, [{ part: "whole", ask: "first" }]);
    expect(picture(first)).toEqual(picture(line.at(-1)!));
    const other = walk(line.slice(1), MIRROR)[0]!;
    const branch = carry(studio, line, [{ part: "whole", ask: "branch" }], [], { siblings: [other] });
    expect(picture(branch)).toEqual(picture(other));
    const child = walk(line, MIRROR)[0]!;
    expect(picture(carry(studio, line, [REDO], [], { children: [child] }))).toEqual(picture(child));
  });

  it("undo with a change beside it: the version before, but so", () => {
    const line = chain();
    const both = carry(studio, line, [undo(2), CAPITALS]);
    const byHand = walk(line.slice(2), CAPITALS)[0]!;
    expect(picture(both)).toEqual(picture(byHand));
  });
});

const group = ({ design }: Ancestor, part: "mark" | "wordmark" | "tagline") =>
  picture({ design } as Ancestor).map((svg) => groupOf(svg, part));
const outline = (of: Ancestor, part: "mark" | "wordmark" | "tagline") => group(of, part).map(outlinesOf);

describe("a part of an earlier version comes back as it was (F3)", () => {
  const all = () =>
    walk(
      [roots.get("side")!],
      { part: "mark", ask: "thing", things: ["anchor"] },
      { part: "letters", ask: "another" },
      { part: "colours", ask: "another" },
      { part: "name", ask: "set", text: "Emberline" },
      { part: "tagline", ask: "set", text: "Since this morning" },
      { part: "layout", ask: "place", place: "above" },
    );

  it.each(["before", "first"] as const)(
    "each of the six, from %s",
    (from) => {
      const line = all();
      const [now, root] = [line[0]!, line.at(-1)!];
      const back = (part: PartKind) =>
        carry(studio, line, [
          part === "mark"
            ? { part, ask: "restore", from, thing: null }
            : part === "colours"
              ? { part, ask: "restore", from, hex: null }
              : { part, ask: "restore", from },
        ]);
      expect(back("mark").design.mark).toEqual(root.design.mark);
      expect(group(back("mark"), "wordmark")).toEqual(group(now, "wordmark"));
      expect(back("colours").design.palette).toEqual(root.design.palette);
      expect(outline(back("colours"), "mark")).toEqual(outline(now, "mark"));
      expect(back("letters").design.type.face).toBe(root.design.type.face);
      expect(group(back("letters"), "mark")).toEqual(group(now, "mark"));
      expect(back("name").design.name).toBe(root.design.name);
      expect(group(back("name"), "tagline")).toEqual(group(now, "tagline"));
      expect(back("tagline").design.tagline).toBe(root.design.tagline);
      expect(group(back("tagline"), "wordmark")).toEqual(group(now, "wordmark"));
      expect(back("layout").design.lockup.kind).toBe("side");
      expect(group(back("layout"), "mark")).toEqual(group(now, "mark"));
      for (const part of PART_KINDS) expect(back(part).report.changed, part).toEqual([part]);
    },
    60_000,
  );

  it("and all of them together are the first version", () => {
    const line = all();
    const restored = carry(
      studio,
      line,
      PART_KINDS.map(
        (part): Change =>
          part === "mark"
            ? { part, ask: "restore", from: "first", thing: null }
            : part === "colours"
              ? { part, ask: "restore", from: "first", hex: null }
              : { part, ask: "restore", from: "first" },
      ),
    );
    expect(picture(restored)).toEqual(picture(line.at(-1)!));
  });

  it("letters and text that went away come back to the byte", () => {
    const root = roots.get("side")!;
    for (const [gone, part] of [
      [{ part: "tagline", ask: "remove" }, "tagline"],
      [{ part: "name", ask: "remove" }, "name"],
      [{ part: "mark", ask: "remove" }, "mark"],
      [{ part: "name", ask: "set", text: "Emberline" }, "name"],
      [{ part: "letters", ask: "another" }, "letters"],
      [{ part: "colours", ask: "mono" }, "colours"],
      [{ part: "layout", ask: "emblem" }, "layout"],
      [{ part: "layout", ask: "place", place: "below" }, "layout"],
    ] as const) {
      const line = walk([root], gone as Change);
      const change = inverseOf(gone as Change)!;
      expect(change.part, part).toBe(part);
      const back =
        change.ask === "restore" ? change : ({ part: "layout", ask: "restore", from: "before" } as const);
      expect(picture(walk(line, back)[0]!), JSON.stringify(gone)).toEqual(picture(root));
    }
  }, 60_000);
});

describe("locks hold against whatever is asked (F6)", () => {
  it.each(PART_KINDS)("%s", (part) => {
    for (const root of ["side", "stacked", "emblem", "word"]) {
      const parent = roots.get(root)!;
      for (const change of EVERY.filter((each) => isQuick(each) && partOf(each) === part)) {
        const refined = carry(studio, [parent], [change], [part]);
        expect(refined.design, `${root} ${JSON.stringify(change)}`).toBe(parent.design);
        expect(refined.report.unmet[0]!.field).toBe(part);
      }
    }
  });

  it("also where everything is drawn afresh", () => {
    const parent = roots.get("side")!;
    const afresh = carry(studio, [parent], [{ part: "whole", ask: "afresh" }], ["mark", "colours"]);
    expect(group(afresh, "mark")).toEqual(group(parent, "mark"));
    expect(afresh.design.palette).toEqual(parent.design.palette);
    expect(afresh.report.changed).not.toContain("mark");
    const letters = carry(studio, [parent], [{ part: "whole", ask: "afresh" }], ["letters"]);
    expect(group(letters, "wordmark").map(outlinesOf)).toEqual(outline(parent, "wordmark"));
  });
});
