/** A part of an earlier version, byte for byte. */

import { withoutRelated, withRelated } from "../../lexicon/related-things.ts";
import { frameIn } from "../../render/shown.ts";
import { refineRestore as words } from "../../report-words.ts";
import {
  type Ancestor,
  type Design,
  isNamedAlike,
  type MarkDesign,
  type Origin,
  type Shape,
} from "../../vocabulary.ts";
import { bareOf, dressedAs } from "../frame.ts";
import { historyOf, type Lineage, originOf } from "../lineage.ts";
import { choiceOf, inkOf, isKind, shows } from "../parts.ts";
import { inside } from "../replace-mark.ts";
import { spell } from "../settle.ts";
import { arrangementOf, type ChangeRule, type Setting, type State, unmet } from "../state.ts";
import { broughtBack } from "../things.ts";
import { setColours } from "./colours.ts";
import { enframe } from "./emblem-frame.ts";
import type { ChangeOf } from "./of.ts";
import { setIn } from "./set-letters.ts";

const NO_OTHER = words.noDifference;
const drawing = ({ mark }: Design): string => (mark?.drawn ?? mark)?.shapes.map(({ d }) => d).join("") ?? "";
/** The drawing without what stands around it. */
const own = (design: Design): string => {
  const mark = bareOf(design);
  return mark === null ? "" : dataOf((mark.drawn ?? mark).shapes);
};
const dataOf = (shapes: readonly Shape[]): string => shapes.map(({ d }) => d).join("");
const setting = ({ type }: Design): string =>
  JSON.stringify([type.face, type.weight, type.case, type.tracking, type.adjustment ?? null]);
const outline = ({ mark }: Design): string => dataOf(mark?.shapes ?? []);

/** Restoring goes forward again by an undo: what was there is the parent. */
const undone = () => ({ part: "whole", ask: "undo", steps: 1 }) as const;

export const restoreMark: ChangeRule<ChangeOf<"mark", "restore">> = {
  apply: (state, { from, thing }, setting, said) => {
    const { lineage, locks } = setting;
    const now = state.design;
    const named = thing ? versionOf(lineage, from, thing, now) : null;
    if (thing && !named && shows(now.mark, thing) && outline(now) === drawing(now))
      return unmet(state, "mark", said, words.isThere(thing));
    const source =
      named ??
      originOf(lineage, from, (each) => each.mark !== null && own(each) !== own(now)) ??
      originOf(lineage, from, (each) => each.mark !== null && outline(each) !== outline(now));
    if (!source) return unmet(state, "mark", said, NO_OTHER);
    const { design, brief } = source;
    const back = thing && named && now.mark ? broughtBack(lineage, named.design, thing) : null;
    if (back) {
      bringBack(state, back, source);
      return inOwnColours(state, setting, source, (of) => thing !== null && isKind(of, thing));
    }
    // What is around the mark, and where it stands, was not named: only where there is no mark does it come as it stood.
    const isAlone = state.kind === "word" || !now.mark || own(design) === own(now);
    const mark = isAlone ? design.mark : dressedAs(bareOf(design)!, now);
    const { form, motifs } = brief;
    state.design = { ...now, mark, concept: design.concept };
    state.brief = { ...state.brief, motifs, ...(isAlone ? { form } : {}) };
    const isBadge = isAlone && (design.lockup.kind === "emblem" || now.lockup.kind === "emblem");
    if (isAlone && (state.kind === "word" || isBadge)) takeLayout(state, source);
    if (isBadge) takeEmblem(state, source, setting, locks.includes("letters"));
    inOwnColours(state, setting, source, () => true);
    state.redo.add("layout");
  },
  inverse: undone,
};

/** An emblem is one piece: it has the letters it had, unless they are to stay as they are now. */
function takeEmblem(state: State, source: Ancestor, setting: Setting, keepsLetters: boolean): void {
  const { mark, lockup } = source.design;
  if (!keepsLetters) {
    takeLetters(state, source);
    return;
  }
  if (lockup.kind === "emblem" && mark) {
    state.design = { ...state.design, mark: inside(source.design) };
    enframe(state, setting, mark);
    return;
  }
  state.design = { ...state.design, lockup: { ...state.design.lockup, kind: lockup.kind } };
  setIn(setting.studio, state, choiceOf(setting.studio, state.design), setting.seed);
}

/** What was said of the colour of a thing goes with its version; what was said of all of the logo stays as it is now. */
function inOwnColours(
  state: State,
  setting: Setting,
  { design, brief }: Ancestor,
  isMeant: (of: string) => boolean,
): void {
  if (setting.locks.includes("colours")) return;
  const said = [...(brief.colors?.value ?? []), ...(state.brief.colors?.value ?? [])];
  const isSaid = (of: string) => said.some((wish) => wish.of !== undefined && isNamedAlike(wish.of, of));
  const shapes = (bareOf(design)?.shapes ?? []).filter(
    ({ of }) => of !== undefined && isMeant(of) && isSaid(of),
  );
  for (const { of, ink } of new Map(shapes.map((shape) => [shape.of, shape])).values()) {
    const hex = design.palette.light[ink];
    const now = state.design.mark?.shapes.find((shape) => shape.of === of)?.ink;
    if (of === undefined || now === undefined || state.design.palette.light[now] === hex) continue;
    const wish = { hex, word: hex, exact: false, role: "any", on: "mark", of } as const;
    const change = { part: "colours", ask: "set", wishes: [wish], place: "mark", replaces: [] } as const;
    setColours.apply(state, change, setting, hex);
  }
}

/** A thing with what stays beside it. */
function bringBack(state: State, mark: MarkDesign, { design, brief }: Ancestor): void {
  const isWhole =
    mark.shapes.length === design.mark?.shapes.length && mark.motifs.join() === design.mark.motifs.join();
  const things = [...mark.motifs];
  const concept = isWhole ? design.concept : { idea: things.join(", "), carriers: things, because: things };
  state.design = { ...state.design, mark, concept };
  const motifs = isWhole ? brief.motifs : ({ value: withRelated(things), source: "stated" } as const);
  state.brief = { ...state.brief, motifs };
  // The earlier mark as a whole stands as large as it did; a thing comes to what is there as large as that is.
  const isAround = JSON.stringify(frameIn(design)) === JSON.stringify(frameIn(state.design));
  if (isWhole && isAround) state.base = design;
  else state.isHeld = true;
  state.redo.add("layout");
}

/** The version that showed a thing: with all that is shown now, by itself where one did, the earliest of all where "at first" is said, otherwise the nearest. */
function versionOf(lineage: Lineage, from: Origin, thing: string, now: Design): Ancestor | null {
  const line = from === "first" ? lineage.ancestors.toReversed() : lineage.ancestors;
  const shown = line.filter(({ design }) => shows(design.mark, thing) && drawing(design) !== drawing(now));
  const present = withoutRelated(now.mark?.motifs ?? []);
  const isWithAll = ({ design }: Ancestor) =>
    present.length > 0 && present.every((motif) => shows(design.mark, motif));
  const isAlone = ({ design }: Ancestor) => withoutRelated(design.mark!.motifs).length === 1;
  return shown.find(isWithAll) ?? shown.find(isAlone) ?? shown[0] ?? null;
}

export const restoreLetters: ChangeRule<ChangeOf<"letters", "restore">> = {
  apply: (state, { from }, { lineage }, said) => {
    const face = ({ type }: Design) => type.face;
    const source =
      originOf(lineage, from, (each) => face(each) !== face(state.design)) ??
      originOf(lineage, from, (each) => setting(each) !== setting(state.design));
    if (!source) return unmet(state, "letters", said, NO_OTHER);
    takeLetters(state, source);
    state.brief = { ...state.brief, type: source.brief.type };
  },
  inverse: undone,
};

export const restoreText = {
  apply: (state: State, { part, from }: ChangeOf<"name" | "tagline", "restore">, setting, said) => {
    const { lineage } = setting;
    const isHidden = part === "name" && !state.design.type.word;
    const isOther = (each: Design) =>
      each[part] !== null && (isHidden ? each.type.word !== null : each[part] !== state.design[part]);
    const source = originOf(lineage, from, isOther);
    if (!source) return unmet(state, part, said, NO_OTHER);
    const { lines: _, ...type } = state.design.type;
    const { lines } = source.design.type;
    const broken =
      part === "name" ? { ...type, ...(lines === undefined ? {} : { lines }) } : state.design.type;
    state.design = { ...state.design, [part]: source.design[part], type: broken };
    state.brief = { ...state.brief, [part]: source.brief[part] };
    if (state.kind === "mark" && part === "name") takeLayout(state, source);
    // The same words in the same letters and the same layout are the exact outlines that were there.
    if (isSetAlike(state, source.design)) takeLetters(state, source);
    else {
      if (part === "tagline") state.design = withLineOf(state.design, source.design);
      state.redo.add(part === "name" ? "word" : "tagline");
    }
    if (part === "tagline") dyeLike(state, source.design, setting);
    // A tagline went with the name it stood under.
    if (isHidden && state.design.tagline !== null) state.redo.add("tagline");
  },
  inverse: undone,
} satisfies ChangeRule<ChangeOf<"name" | "tagline", "restore">>;

/** Set anew, a slogan is as large as it was, and in its own ink where it had one. */
function withLineOf(design: Design, { type }: Design): Design {
  const { tagline, word } = type;
  if (!tagline) return design;
  const [own, name] = [inkOf(tagline), inkOf(design.type.word)];
  const ink = own === inkOf(word) ? name : own;
  const line = { ...tagline, shapes: tagline.shapes.map((shape) => ({ ...shape, ink })) };
  return { ...design, type: { ...design.type, tagline: line } };
}

/** What had a colour of its own beside the name has it again, whatever its ink has become. */
function dyeLike(state: State, { type, palette }: Design, setting: Setting): void {
  const { tagline } = type;
  const hex = tagline && palette.light[inkOf(tagline)];
  if (!hex || hex === palette.light[inkOf(type.word)]) return;
  if (state.redo.has("tagline")) spell(setting, state);
  const line = state.design.type.tagline;
  if (!line || state.design.palette.light[inkOf(line)] === hex) return;
  const wish = { hex, word: hex, exact: true, role: "any", of: "tagline" } as const;
  const change = { part: "colours", ask: "set", wishes: [wish], place: "mark", replaces: [] } as const;
  setColours.apply(state, change, setting, hex);
}

const isSetAlike = ({ design, kind }: State, source: Design): boolean =>
  source.name === design.name &&
  source.tagline === design.tagline &&
  source.lockup.kind === kind &&
  setting(source) === setting(design);

export const restoreLayout: ChangeRule<ChangeOf<"layout", "restore">> = {
  apply: (state, { from }, { lineage }, said) => {
    const key = ({ lockup }: Design) => JSON.stringify(arrangementOf(lockup));
    const source = originOf(lineage, from, (each) => key(each) !== key(state.design));
    if (!source) return unmet(state, "layout", said, NO_OTHER);
    takeLayout(state, source);
    // An emblem is one piece: to go there or to leave it is to take its parts too.
    if (source.design.lockup.kind === "emblem" || state.design.lockup.kind === "emblem") {
      state.design = { ...state.design, mark: source.design.mark };
      takeLetters(state, source);
    }
  },
  inverse: undone,
};

/** Back and forward along the line of versions, all of it. */
export const wholeVersion: ChangeRule<ChangeOf<"whole", "undo" | "redo">> = {
  apply: (state, change, { lineage }, said) => {
    const { past, future } = historyOf(lineage);
    const target =
      change.ask === "undo"
        ? (past[Math.min(change.steps, past.length) - 1] ?? null)
        : change.ask === "first"
          ? (lineage.ancestors.at(-1) ?? lineage.parent)
          : change.ask === "redo"
            ? (future[0] ?? lineage.children[0] ?? null)
            : // In a line without branches the other one is what was left last.
              (lineage.siblings[0] ?? lineage.children[0] ?? future[0] ?? past[0] ?? null);
    if (!target) return unmet(state, "history", said, words.noVersion);
    const { design, brief } = target;
    state.design = design;
    state.brief = brief;
    Object.assign(state, arrangementOf(design.lockup));
    state.base = design;
  },
  inverse: (change) =>
    change.ask === "undo" ? { part: "whole", ask: "redo" } : { part: "whole", ask: "undo", steps: 1 },
};

function takeLayout(state: State, { design }: Ancestor): void {
  Object.assign(state, arrangementOf(design.lockup));
  state.base = design;
  state.redo.add("layout");
}

/** The letters as they were; where they spelt something else, today's words are set in that face. */
function takeLetters(state: State, { design }: Ancestor): void {
  const { name, tagline } = state.design;
  const isSameText = design.name === name && design.tagline === tagline;
  const inks = state.design.type;
  const { adjustment: _, ...rest } = design.type;
  const type = { ...rest, ...(design.type.adjustment ? { adjustment: design.type.adjustment } : {}) };
  state.design = {
    ...state.design,
    type: isSameText ? withInks(type, inks) : { ...type, word: inks.word, tagline: inks.tagline },
  };
  if (!isSameText) {
    state.redo.add("word");
    state.redo.add("tagline");
  }
  state.redo.add("layout");
}

/** Letters of an earlier version keep the ink they have now: a colour is not the letters' own. */
function withInks(type: Design["type"], inks: Design["type"]): Design["type"] {
  const line = (part: "word" | "tagline") => {
    const [to, from] = [type[part], inks[part]];
    if (!to || !from) return to;
    const [was, is] = [inkOf(to), inkOf(from)];
    return { ...to, shapes: to.shapes.map((shape) => (shape.ink === was ? { ...shape, ink: is } : shape)) };
  };
  return { ...type, word: line("word"), tagline: line("tagline") };
}
