/** Another drawing, because another is asked for: a thing, a monogram, something abstract, or whatever else. */

import { adjustMark } from "../../adjust/adjust.ts";
import { outlinesOf } from "../../draw/mark.ts";
import { withoutRelated, withRelated } from "../../lexicon/related-things.ts";
import { readerRequest, refineJoined as words } from "../../report-words.ts";
import type { Bond, BondWish, Concept, Design, MarkDesign, MarkPlace } from "../../vocabulary.ts";
import { apartIn, gathered } from "../apart.ts";
import { leftBehind } from "../behind.ts";
import { withCopies } from "../copies.ts";
import { bareOf, dressedAs, inFrame } from "../frame.ts";
import { partOf, pieceAlone, withoutThird, withThing } from "../joined.ts";
import { originOf } from "../lineage.ts";
import { isKind, shows } from "../parts.ts";
import { type MarkWish, replaceMark } from "../replace-mark.ts";
import { type ChangeRule, type Setting, type State, unmet } from "../state.ts";
import { earlierPart, exchanged, resized } from "../things.ts";
import { markStep } from "./mark-steps.ts";
import type { ChangeOf } from "./of.ts";
import { restoreMark } from "./restore.ts";

const BACK = { part: "mark", ask: "restore", from: "before", thing: null } as const;

export const drawThing: ChangeRule<ChangeOf<"mark", "thing">> = {
  apply: (state, { ask, things, replaces, how = "with", beside = false, size, count }, setting, said) => {
    const { mark } = state.design;
    if (replaces) return exchange(state, setting, { things, replaces, said });
    if (ask === "drop") {
      if (!things.some((thing) => shows(mark, thing))) return takeDetail(state, setting, things, said);
      return takeOut(state, setting, things);
    }
    if (ask === "add") return putTo(state, setting, { things, how, said, beside, size, count });
    const motifs = things;
    // A thing that an earlier version showed is meant as it was.
    const earlier = originOf(setting.lineage, "before", (each) => shows(each.mark, things[0]!));
    if (ask === "thing" && things.length === 1 && earlier && !shows(mark, things[0]!))
      return restoreMark.apply(state, { ...BACK, thing: things[0]! }, setting, said);
    draw(state, setting, { how: "thing", motifs, form: null, avoid: [] });
  },
  inverse: () => BACK,
};

type Added = {
  readonly things: readonly string[];
  readonly how: Bond | MarkPlace;
  readonly said: string;
  readonly beside: boolean;
  readonly size: "small" | "large" | undefined;
  readonly count: number | undefined;
};

/** How many times as large as usual a thing is that is put to a mark. */
const SIZES = { small: 0.6, large: 1.5 };

/** The present drawing with a thing put to it; another that shows both only where this one cannot take it (docs/laws.md F2). */
function putTo(state: State, setting: Setting, added: Added): void {
  const { things, how, said, beside } = added;
  const { studio } = setting;
  const shown = state.design.mark?.motifs ?? [];
  const news = things.filter((thing) => !shown.some((motif) => isKind(motif, thing)));
  const before = bareOf(state.design);
  const motifs = [...new Set([...shown, ...things])];
  if (before && shown.length > 0 && news.length === 0) {
    unmet(state, "mark", said, words.isThere(things.join(", ")));
    return;
  }
  if (!before || shown.length === 0) {
    draw(state, setting, { how: "thing", motifs, form: null, avoid: [] });
    return;
  }
  let mark = before;
  const tells: string[] = [];
  for (const thing of news) {
    const known = earlierPart(setting.lineage, thing)?.id;
    const made = withThing(studio, { design: state.design, brief: state.brief, mark }, thing, how, known);
    if (!made && beside) {
      unmet(state, "mark", said, words.noPlace);
      return;
    }
    if (!made) {
      state.notes.push(words.redrawn(said));
      if (shown[0] !== undefined && !IS_PLACE.test(how)) {
        const value = { how: how as Bond, host: shown[0], guest: thing };
        state.brief = { ...state.brief, bond: { value, source: "stated" } };
      }
      draw(state, setting, { how: "thing", motifs, form: null, avoid: [] });
      return;
    }
    mark = asMany(sizedAs(made.mark, thing, state.design, added), thing, added);
    tells.push(made.tells);
  }
  const { direction: _, bond: __, bonds: ___, ...brief } = state.brief;
  state.isHeld = true;
  show(state, mark, { idea: tells.join(", "), carriers: mark.motifs, because: [said] });
  state.brief = { ...brief, motifs: { value: withRelated(motifs), source: "stated" } };
}

/** What was put to a mark in the size that was asked for. */
function sizedAs(mark: MarkDesign, thing: string, design: Design, { size }: Added): MarkDesign {
  const sized = size ? resized({ ...design, mark }, thing, SIZES[size]) : null;
  return sized && sized !== "ends" ? sized : mark;
}

const asMany = (mark: MarkDesign, thing: string, { count }: Added): MarkDesign =>
  (count === undefined ? null : withCopies(mark, thing, () => count)) ?? mark;

const IS_PLACE = /^(?:left|right|below)$/;

/** The least detail of the drawing, where what is to go may be one; a thing that a version before showed is gone already. */
function takeDetail(state: State, setting: Setting, things: readonly string[], said: string): void {
  const told = state.unmet.length;
  // Of several things none has a detail by another one's name.
  const isGone =
    withoutRelated(state.design.mark?.motifs ?? []).length > 1 ||
    originOf(setting.lineage, "before", ({ mark }) => things.some((thing) => shows(mark, thing)));
  if (!isGone) markStep.apply(state, { part: "mark", ask: "simpler", degree: 2 }, setting, said);
  if (!isGone && state.unmet.length === told) return;
  state.unmet.length = told;
  unmet(state, "mark", said, readerRequest.notShown(things.join(", ")));
}

/** What stays is the drawing that is seen now, or the one in which an ancestor showed it alone; never a third. */
function takeOut(state: State, setting: Setting, things: readonly string[]): void {
  const now = bareOf(state.design)!;
  const goes = (motif: string) => things.some((thing) => isKind(motif, thing));
  const left = withoutRelated(now.motifs.filter((motif) => !goes(motif)));
  if (left.length === 0) {
    draw(state, setting, {
      how: "another",
      motifs: [],
      form: null,
      avoid: [...things, ...now.motifs],
    });
    return;
  }
  const isRest = (motifs: readonly string[]) =>
    withoutRelated(motifs).length === left.length &&
    left.every((thing) => motifs.some((motif) => isKind(motif, thing)));
  const earlier = setting.lineage.ancestors.find(
    ({ design }) => design.mark && isRest(design.mark.motifs),
  )?.design;
  const { studio } = setting;
  const rest =
    withoutThird(now, goes) ??
    partOf(now, goes) ??
    leftBehind(state, setting, goes) ??
    restOf(state.design, goes) ??
    (earlier && bareOf(earlier)) ??
    (left.length === 1
      ? pieceAlone(studio, { design: state.design, brief: state.brief, mark: now }, left[0]!)
      : null);
  if (!rest) {
    draw(state, setting, { how: "thing", motifs: left, form: null, avoid: things });
    return;
  }
  const { bond: _, bonds: __, ...brief } = state.brief;
  show(state, adjustedLike(rest, now), { idea: left.join(", "), carriers: left, because: left });
  state.brief = { ...brief, motifs: { value: withRelated(left), source: "stated" } };
}

/** What is left where each thing is drawn apart. */
function restOf(design: Design, goes: (thing: string) => boolean): MarkDesign | null {
  const bare = design.mark?.adjustment ? null : bareOf(design);
  const parts = bare && apartIn(bare);
  const left = parts?.filter(({ thing }) => !goes(thing)) ?? [];
  return parts && left.length > 0 && left.length < parts.length ? gathered(left) : null;
}

/** A part of a drawing that was made bolder or rounder as a whole. */
const adjustedLike = (part: MarkDesign, { adjustment, joined }: MarkDesign): MarkDesign => {
  if (!adjustment || !joined) return part;
  const { mark, reached } = adjustMark(part, adjustment);
  return { ...mark, adjustment: reached, drawn: outlinesOf(part) };
};

function show(state: State, mark: MarkDesign, concept: Concept): void {
  state.design = { ...state.design, mark: dressedAs(mark, state.design), concept };
  state.redo.add("layout");
}

/** Some of the mark's things go, the others stay; the first of the new ones takes the place of the first that goes. */
function exchange(
  state: State,
  setting: Setting,
  {
    things,
    replaces,
    said,
  }: { readonly things: readonly string[]; readonly replaces: readonly string[]; readonly said: string },
): void {
  const shown = withoutRelated(state.design.mark?.motifs ?? []);
  const [gone] = replaces;
  const motifs = shown.flatMap((motif) =>
    motif === gone ? things : replaces.includes(motif) ? [] : [motif],
  );
  const now = (thing: string) => (gone !== undefined && isKind(gone, thing) ? things[0]! : thing);
  const renamed = (wish: BondWish): BondWish => ({ ...wish, host: now(wish.host), guest: now(wish.guest) });
  const { bond, bonds } = state.brief;
  state.brief = {
    ...state.brief,
    ...(bond ? { bond: { ...bond, value: renamed(bond.value) } } : {}),
    ...(bonds ? { bonds: { ...bonds, value: bonds.value.map(renamed) } } : {}),
  };
  const [thing, ...more] = things;
  const one = replaces.length === 1 && more.length === 0 ? gone : undefined;
  // What the mark is made of, or what has a part's place, is in no place of its own that another could take.
  const isWoven = bond !== undefined && bond !== null && WOVEN.has(bond.value.how);
  const mark =
    thing !== undefined && one !== undefined && !isWoven ? exchanged(state, setting, thing, one) : null;
  if (!mark) {
    draw(state, setting, { how: "thing", motifs, form: null, avoid: [] });
    return;
  }
  state.isHeld = true;
  show(state, mark, { idea: motifs.join(", "), carriers: motifs, because: [said] });
  const { direction: _, ...brief } = state.brief;
  state.brief = { ...brief, motifs: { value: withRelated(motifs), source: "stated" } };
}

const WOVEN: ReadonlySet<Bond> = new Set<Bond>(["made", "part"]);

export const drawAnother: ChangeRule<ChangeOf<"mark", "another">> = {
  apply: (state, _, setting) => draw(state, setting, { how: "another", motifs: [], form: null, avoid: [] }),
  inverse: () => BACK,
};

export const drawForm: ChangeRule<ChangeOf<"mark", "form">> = {
  apply: (state, { form }, setting) => draw(state, setting, { how: "form", motifs: [], form, avoid: [] }),
  inverse: () => BACK,
};

/** A mark drawn again is as drawn: what was adjusted on the one before is not carried over. */
export function draw(state: State, { studio, seed }: Pick<Setting, "studio" | "seed">, wish: MarkWish): void {
  const made = replaceMark(studio, state.brief, state.design, wish, seed);
  const { brief, concept, unmet, notes, score } = made;
  // A frame that was put around the mark is no part of the drawing, and stays around the next one.
  const frame = made.mark === state.design.mark ? undefined : state.design.mark?.frame;
  const mark =
    frame && made.mark ? inFrame(made.mark, outlinesOf(made.mark), frame.kind, frame.weight) : made.mark;
  state.brief = brief;
  state.unmet.push(...unmet);
  state.notes.push(...notes);
  if (score) state.score = score;
  if (mark && state.kind === "word") state.kind = "side";
  state.design = { ...state.design, mark, concept };
  state.redo.add("layout");
}
