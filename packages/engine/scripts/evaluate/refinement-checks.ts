/** Whether a refinement did what its label says: the parts that changed, and each value that was stated. */

import type { Design, PromptedBrand, Studio } from "../../src/index.ts";
import { singular } from "../../src/lexicon/phrases.ts";
import { RELATED_THINGS } from "../../src/lexicon/related-things.ts";
import { fold } from "../../src/lexicon/text.ts";
import { distance, hueDistance, oklch } from "../../src/palette/colour.ts";
import { coloursOf } from "../../src/reader/built-in/resolve/colour.ts";
import type { LabelledPrompt } from "./labelled.ts";

/** What fell short, in words; nothing where all is as labelled. */
export function shortOf(
  studio: Studio,
  { prompt, labels }: LabelledPrompt,
  before: Design,
  { design: after, report }: PromptedBrand,
): readonly string[] {
  const list = (cell: string | undefined) =>
    (cell ?? "")
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== "");
  const wanted = list(labels.ch);
  const free = freeParts(wanted, prompt, labels, before, after, report.changed);
  const got = report.changed.filter((part) => !free.includes(part) || wanted.includes(part));
  const missing = wanted.filter((part) => !got.includes(part) && !free.includes(part));
  const extra = got.filter((part) => !wanted.includes(part));
  // Where nothing is asked for, the parent itself is the answer.
  if (wanted.length === 0)
    return after === before ? [] : [`nothing was asked for, but ${got.join()} changed`];
  return [
    ...missing.map((part) => `${part} stayed`),
    ...extra.map((part) => `${part} changed`),
    ...list(labels.c).filter((word) => !hasColour(studio, word, prompt, after)),
    ...list(labels.y).filter((word) => !hasLetters(studio, word, before, after) && !isReported(word, report)),
    ...list(labels.m).filter((word) => !(word === "monogram" ? isMonogram(after) : shows(word, after))),
    ...(labels.rm === "yes" && after.mark ? ["the mark is still there"] : []),
    ...(labels.n !== undefined && after.name !== labels.n ? [`name “${after.name}”`] : []),
    ...(labels.t !== undefined && !tagged(labels.t, after.tagline) ? [`tagline “${after.tagline}”`] : []),
    ...(labels.l !== undefined && after.lockup.kind !== labels.l ? [`layout ${after.lockup.kind}`] : []),
  ];
}

/** Words of a size, in six languages. */
const SIZED =
  /\b(?:bigger|larger|smaller|size|tiny|grande|pequen\w*|menor|maior|piccol\w*|petite?|grand|gross\w*|klein\w*)\b/;

/** A mark that comes or goes moves the rest, and without letters none can stay: no label need say so. */
function freeParts(
  wanted: readonly string[],
  prompt: string,
  labels: LabelledPrompt["labels"],
  before: Design,
  after: Design,
  changed: readonly string[],
): readonly string[] {
  const free: string[] = [];
  if ((before.mark === null) !== (after.mark === null) && wanted.includes("mark")) free.push("layout");
  const sized = before.lockup.kind === after.lockup.kind && changed.includes("layout");
  if (sized) free.push(...freeBySize(wanted, prompt, labels, changed));
  if (wanted.includes("layout")) free.push(...(FREE_IN_LAYOUT[after.lockup.kind] ?? []));
  if (wanted.includes("mark") && after.lockup.kind === "emblem") free.push("layout", "letters");
  return free;
}

/** Where the layout is asked for, what goes with the one that was made. */
const FREE_IN_LAYOUT: { readonly [kind: string]: readonly string[] } = {
  word: ["mark"],
  mark: ["letters", "tagline", "name"],
  emblem: ["mark", "letters"],
};

/** "A bigger moon" is a size: some writers call it the mark's, some the layout's. */
function freeBySize(
  wanted: readonly string[],
  prompt: string,
  labels: LabelledPrompt["labels"],
  changed: readonly string[],
): readonly string[] {
  if ((labels.m ?? labels.rm ?? labels.l) !== undefined) return [];
  const free: string[] = [];
  if (wanted.includes("mark") && !changed.includes("mark")) free.push("mark", "layout");
  // "Simpler and smaller": both are the mark's, in the writers' words.
  if (wanted.includes("mark") && SIZED.test(fold(prompt))) free.push("layout");
  if (wanted.includes("letters") && !changed.includes("letters") && labels.y === undefined)
    free.push("letters", "layout");
  return free;
}

/** A named colour is met by one a person would call the same: near in hue, or near altogether. */
const sameName = (wished: string, used: string): boolean => {
  const [a, b] = [oklch(wished), oklch(used)];
  if (a.c < 0.04) return b.c < 0.05 && Math.abs(a.l - b.l) < 0.3;
  return distance(wished, used) < 0.09 || (b.c > 0.04 && hueDistance(a.h, b.h) < 22);
};

/** Beyond this lightness a colour cannot be told from the white ground, and stands in the dark variant alone. */
const PALE = 0.93;

function hasColour({ meanings }: Studio, word: string, prompt: string, { palette }: Design): boolean {
  const [meant] = coloursOf(word, meanings, meanings.languageOf(prompt));
  if (!meant) return false;
  const { hex, exact } = meant;
  if (oklch(hex).l > PALE)
    return [palette.light.ground, ...Object.values(palette.dark)].some((each) => sameName(hex, each));
  const used = [palette.primary, palette.secondary, palette.ink];
  return used.some((each) => (exact ? each === hex : sameName(hex, each)));
}

function hasLetters(
  studio: Studio,
  word: string,
  { type: before }: Design,
  { type: after }: Design,
): boolean {
  switch (word) {
    case "light":
      return after.weight < before.weight || after.weight <= 300;
    case "bold":
      return after.weight > before.weight || after.weight >= 700;
    case "regular":
      return after.weight >= 400 && after.weight <= 500;
    case "lower":
    case "upper":
    case "typed":
      return after.case === word;
    case "wide-tracking":
      return after.tracking > before.tracking;
    case "tight-tracking":
      return after.tracking < before.tracking;
  }
  if (word.startsWith("family:")) return fold(after.family) === fold(word.slice("family:".length));
  return studio.face(after.face)?.classes.some((each) => each === word) ?? false;
}

/** A family that is not ours cannot be set: it is understood where the report says so. */
const isReported = (word: string, { unmet }: PromptedBrand["report"]): boolean =>
  word.startsWith("family:") &&
  unmet.some(
    ({ field, why, wish }) => field === "type" && fold(`${wish} ${why}`).includes(fold(word.slice(7))),
  );

/** Initials are a form, not a thing. */
const isMonogram = ({ mark }: Design): boolean =>
  mark?.depends.some((each) => each === "initial" || each === "letters") ?? false;

const shows = (word: string, { mark }: Design): boolean => {
  const thing = singular(fold(word));
  return (
    mark?.motifs.some((motif) => {
      const drawn = singular(fold(motif));
      return (
        drawn === thing ||
        RELATED_THINGS.get(thing) === drawn ||
        drawn.split(" ").includes(thing) ||
        thing.split(" ").includes(drawn)
      );
    }) ?? false
  );
};

const tagged = (label: string, tagline: string | null): boolean =>
  label === "none"
    ? tagline === null
    : fold(tagline ?? "").replace(/[.!?]+$/, "") === fold(label).replace(/[.!?]+$/, "");
