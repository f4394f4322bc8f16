/** What a person sees to be otherwise in two designs, by part (docs/laws.md R4, F2): settings that are kept may look another. */

import { linesOf } from "../compose/word.ts";
import { heldParts, isPlate } from "../render/held.ts";
import type { Design, Part, PartKind } from "../vocabulary.ts";
import { markHeight } from "./measure.ts";

/** A mark this much larger or smaller beside the same words is seen to be so. */
const SEEN_LARGER = 1.1;

/** On how many lines the name stands. */
export const linesIn = ({ type }: Design): number =>
  type.word ? linesOf(type.word.text, type.lines).length : 0;

const VARIANTS = ["light", "dark"] as const;
type Fills = { readonly [part: string]: string };

/** The fills of each part, in both variants. */
function fillsOf(design: Design): Fills {
  const of = ({ shapes }: Part) =>
    VARIANTS.map((variant) =>
      [...new Set(shapes.map(({ ink }) => design.palette[variant][ink]))].toSorted().join(" "),
    ).join(";");
  return Object.fromEntries(heldParts(design).map((part) => [part.name, of(part)]));
}

export type Recoloured = { readonly what: string; readonly from: string; readonly to: string };

/** The colours of one thing, part or line on the light ground, and which part of the logo it is in. */
type Worn = { readonly within: Part["name"]; readonly colours: ReadonlySet<string> };

function wornIn(design: Design): ReadonlyMap<string, Worn> {
  const worn = new Map<string, Worn>();
  const under = isPlate(design.lockup.held?.hold) ? PLATE : "edge";
  for (const { name, shapes } of heldParts(design))
    for (const { of = name === PLATE ? under : name, ink } of shapes) {
      const colours = new Set(worn.get(of)?.colours).add(design.palette.light[ink]);
      worn.set(of, { within: name, colours });
    }
  return worn;
}

const told = (colours: Iterable<string>): string => [...colours].toSorted().join(" and ") || "none";

/** What stands in other colours than before, one by one: a palette that stays says nothing of who wears it. */
export function recoloured(before: Design, after: Design): readonly Recoloured[] {
  const [was, is] = [wornIn(before), wornIn(after)];
  const isSameMark = JSON.stringify(before.mark?.motifs) === JSON.stringify(after.mark?.motifs);
  /** A thing that was drawn as one with another had the colours of both. */
  const ofWhole = (part: Part["name"]): readonly string[] =>
    part === "mark" && isSameMark
      ? [...was.values()].flatMap(({ within, colours }) => (within === part ? [...colours] : []))
      : [];
  const of = (what: string, { within, colours }: Worn): readonly Recoloured[] => {
    const from = was.get(what)?.colours ?? new Set(ofWhole(within));
    const isNew = from.size === 0 && what !== PLATE;
    const isSame = was.has(what)
      ? told(from) === told(colours)
      : [...colours].every((each) => from.has(each));
    return isNew || isSame ? [] : [{ what, from: told(from), to: told(colours) }];
  };
  const changed = [...is].flatMap(([what, worn]) => of(what, worn));
  const gone = is.has(PLATE) ? undefined : was.get(PLATE);
  return gone ? [...changed, { what: PLATE, from: told(gone.colours), to: told([]) }] : changed;
}

/** A ground that comes or goes is seen, whatever stands on it. */
const PLATE = "plate" satisfies Part["name"];

/** All that is inked anywhere on the light ground: what one colour is made to be seen on the dark one is another for each role. */
const visible = (design: Design): string =>
  [...new Set(heldParts(design).flatMap(({ shapes }) => shapes.map(({ ink }) => design.palette.light[ink])))]
    .toSorted()
    .join(" ");

const outlinesOf = (design: Design, name: Part["name"]): string =>
  heldParts(design)
    .filter((part) => part.name === name)
    .flatMap(({ shapes }) => shapes.map(({ d }) => d))
    .join("");

const PARTS = ["plate", "mark", "fill", "wordmark", "tagline"] as const;

/** Other colours are seen, or a part that is drawn as before stands in others. */
function isColoured(a: Design, b: Design): boolean {
  // A part that comes or goes brings its own ink, which is no other colour of what stays.
  const [before, after] = [fillsOf(a), fillsOf(b)];
  const stays = (name: Part["name"]) =>
    outlinesOf(a, name) !== "" && outlinesOf(a, name) === outlinesOf(b, name);
  const isOther = PARTS.some((name) => stays(name) && before[name] !== after[name]);
  const isPartless = ({ mark, type }: Design) =>
    [mark, type.word, type.tagline].map((part) => part === null).join();
  return isOther || (isPartless(a) === isPartless(b) && visible(a) !== visible(b));
}

/** What makes the colours visible: a plate, a contour, nothing. It goes with the mark that it holds. */
const holderOf = ({ lockup }: Design): string => lockup.held?.hold.kind ?? "";
const isHeldOtherwise = (a: Design, b: Design): boolean =>
  (a.mark === null) === (b.mark === null) && holderOf(a) !== holderOf(b);

/** Another drawing has the size that suits it, which is told with the mark. */
const isSameDrawing = ({ mark: a }: Design, { mark: b }: Design): boolean =>
  a?.family === b?.family && JSON.stringify(a?.parameters) === JSON.stringify(b?.parameters);

function isLaidOut(a: Design, b: Design): boolean {
  if (a.type.word && b.type.word && linesIn(a) !== linesIn(b)) return true;
  const [before, after] = [markHeight(a), markHeight(b)];
  // On another plate it is the plate that has the mark's size, and that is told with the colours.
  const isSameMark =
    a.mark?.box.height === b.mark?.box.height && isSameDrawing(a, b) && holderOf(a) === holderOf(b);
  if (before === null || after === null || !isSameMark) return false;
  return Math.max(before / after, after / before) > SEEN_LARGER;
}

/** Parts that look otherwise, whatever their settings say. */
export const seenApart = (before: Design, after: Design): readonly PartKind[] => [
  ...(isColoured(before, after) || isHeldOtherwise(before, after) ? (["colours"] as const) : []),
  ...(isLaidOut(before, after) ? (["layout"] as const) : []),
];
