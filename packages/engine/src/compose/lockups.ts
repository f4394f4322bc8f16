import { directionRuns } from "../type/scripts.ts";
import type { Box, LockupDesign, LockupKind, MarkPlace, Placement } from "../vocabulary.ts";
import { around, at, centred, clamp, placed, round, whole } from "./placing.ts";
import type { WordBlock } from "./word.ts";

/** The mark as the lockup sees it. */
export interface MarkBlock {
  readonly box: Box;
  /** Where the eye puts its middle: between the box's and the ink's own. */
  readonly centre: readonly [x: number, y: number];
  /** Ink over box: heavy marks look larger than they measure. */
  readonly ink: number;
  /** Stroke of a line mark in its own units, which is to become a stem; null for solid ones. */
  readonly line: number | null;
}

export interface Parts {
  readonly mark: MarkBlock | null;
  readonly word: WordBlock | null;
  readonly tagline: WordBlock | null;
}

/** One cap height in the artwork's units: everything else is measured in it. */
const CAP = 40;
/** Height of a mark that stands alone. */
const ALONE = 120;
/** Mark over cap height (docs/drawing-rules.md D14): beside one line, and the widest that such a mark may be. */
const SIDE = { plain: 2, least: 1.6, most: 2.2, widest: 2.6, flattest: 1.4 };
/** Beside several lines, or a line and its tagline, over the height of all of them; in cap heights it is no larger than this. */
const BLOCK = { plain: 1.05, least: 0.95, most: 1.1, widest: 1.2, highest: 3.4 };
const STACKED = { plain: 2.1, least: 1.8, most: 2.6, widestWord: 3.2 };
/** Above several lines a mark grows until it is this share of their area, and no larger than this. */
const OVER_LINES = { share: 0.4, most: 3.4 };
/** Gap between mark and letters in cap heights: beside one line or several; a little more beside airy capitals. */
const GAP = { side: 0.55, block: 0.68, airy: 0.1, stacked: 0.72 };
/** A tagline's cap height and its distance from the word, in cap heights. */
const TAGLINE = { cap: 0.33, least: 0.28, gap: 0.46 };
/** Clear space around the whole, in cap heights. */
const CLEAR = 0.5;
const MIDDLE_INK = 0.5;

/** Mark height in artwork units: by the cap height, less for wide or heavy marks, by the stem for line marks. */
const markHeight = (
  mark: MarkBlock,
  word: WordBlock,
  range: { plain: number; least: number; most: number },
): number => {
  const aspect = mark.box.width / mark.box.height;
  const stem = (word.stem / word.cap) * CAP;
  const byLine = mark.line === null ? null : (stem * mark.box.height) / mark.line / CAP;
  const optical = range.plain * aspect ** -0.4 * (MIDDLE_INK / clamp(mark.ink, 0.3, 0.8)) ** 0.12;
  return clamp(byLine ?? optical, range.least, range.most) * CAP;
};

/** Several lines, or one with its tagline, are as high as this many capitals where they count as a block. */
const FROM_BLOCK = 1.3;
const isBlock = (tall: number): boolean => tall >= FROM_BLOCK * CAP;

/** Beside one line by its capitals; beside a block about as high as that is. A wide mark is no wider than a few letters. */
function heightBeside(mark: MarkBlock, word: WordBlock, block: number): number {
  const aspect = mark.box.width / mark.box.height;
  const high = block / CAP;
  const one = markHeight(mark, word, SIDE);
  const all = isBlock(block)
    ? markHeight(mark, word, {
        plain: high * BLOCK.plain,
        least: Math.min(BLOCK.highest, high * BLOCK.least),
        most: Math.min(BLOCK.highest, high * BLOCK.most),
      })
    : 0;
  const widest = Math.max(SIDE.widest * CAP, block * BLOCK.widest);
  return Math.min(Math.max(one, all), Math.max(SIDE.flattest * CAP, widest / aspect));
}

const tagScale = (tagline: WordBlock, width: number, wide: number): number => {
  const full = (CAP * TAGLINE.cap) / tagline.cap;
  // A tagline wider than its word is set smaller, but not below the least size.
  const usual = clamp((width * wide) / tagline.box.width, (CAP * TAGLINE.least) / tagline.cap, full);
  return usual * (tagline.size ?? 1);
};

interface Lockup {
  readonly needs: readonly (keyof Parts)[];
  place(parts: Parts): Omit<LockupDesign, "kind" | "side">;
}

/** A tagline begins where its name begins; written from right to left, both begin at the right. */
const indent = (word: WordBlock, tagline: WordBlock, spare: number): number =>
  directionRuns(word.text).rtl && directionRuns(tagline.text).rtl ? Math.max(0, spare) : 0;

const wordOnly: Lockup = {
  needs: ["word"],
  place: ({ word: given, tagline }) => {
    const word = given!;
    const scale = CAP / word.cap;
    const wordmark = at(scale, [word.box.x, word.foot], [0, 0]);
    const width = word.box.width * scale;
    const boxes = [placed(word.box, wordmark)];
    let tag: Placement | null = null;
    if (tagline) {
      const small = tagScale(tagline, width, 1);
      const fits = tagline.box.width * small <= width * 1.02;
      const y = below(word, wordmark) + CAP * TAGLINE.gap + tagline.cap * small;
      const spare = width - tagline.box.width * small;
      const x = fits ? indent(word, tagline, spare) : spare / 2;
      tag = at(small, [tagline.box.x, tagline.foot], [x, y]);
      boxes.push(placed(tagline.box, tag));
    }
    const clear = CAP * CLEAR;
    return { box: around(boxes, clear), clear, mark: null, wordmark, tagline: tag };
  },
};

/** Where a tagline may begin: under the baseline, or under deep descenders when there are many. */
const below = (word: WordBlock, place: Placement): number => {
  const foot = word.foot * place.scale + place.y;
  const ink = (word.box.y + word.box.height) * place.scale + place.y;
  return Math.max(foot, ink - CAP * 0.12);
};

/** The mark to the left of the name; to be turned about an upright axis, a tagline keeps to the mark. */
const beside = (
  { mark: givenMark, word: givenWord, tagline }: Parts,
  isTurned: boolean,
): ReturnType<Lockup["place"]> => {
  const [mark, word] = [givenMark!, givenWord!];
  const scale = CAP / word.cap;
  const small = tagline ? tagScale(tagline, word.box.width * scale, 1.25) : 0;
  const level = at(scale, [word.box.x, word.foot], [0, 0]);
  const tagFoot = tagline ? below(word, level) + CAP * TAGLINE.gap + tagline.cap * small : 0;
  const foot = Math.max(word.foot * scale + level.y, tagFoot);
  const tall = foot - (word.top * scale + level.y);
  const height = heightBeside(mark, word, tall);
  const markScale = height / mark.box.height;
  const gap = CAP * ((isBlock(tall) ? GAP.block : GAP.side) + (word.airy ? GAP.airy : 0));
  const x = mark.box.width * markScale + gap;
  const wordmark = at(scale, [word.box.x, word.foot], [x, 0]);
  const boxes: Box[] = [placed(word.box, wordmark)];
  let tag: Placement | null = null;
  if (tagline) {
    const spare = word.box.width * scale - tagline.box.width * small;
    const left = x + (isTurned ? 0 : indent(word, tagline, spare));
    tag = at(small, [tagline.box.x, tagline.foot], [left, tagFoot]);
    boxes.push(placed(tagline.box, tag));
  }
  const middle = (word.top * scale + wordmark.y + foot) / 2;
  const place = at(markScale, [mark.box.x, mark.centre[1]], [0, middle]);
  boxes.push(placed(mark.box, place));
  const clear = CAP * CLEAR;
  return { box: around(boxes, clear), clear, mark: place, wordmark, tagline: tag };
};

const side: Lockup = { needs: ["mark", "word"], place: (parts) => beside(parts, false) };

/** The same about an upright axis: the mark to the right of the name, and a tagline ends where the name ends. */
const right: Lockup = {
  needs: ["mark", "word"],
  place: (parts) => {
    const left = beside(parts, true);
    const edge = left.box.x + left.box.width - left.clear;
    const turned = (part: MarkBlock | WordBlock | null, place: Placement | null): Placement | null => {
      if (!part || !place) return place;
      const { x, width } = placed(part.box, place);
      return { ...place, x: round(edge - x - width - part.box.x * place.scale) };
    };
    return {
      ...left,
      // The clear space is the same on both sides, so the whole takes the same room.
      box: { ...left.box, x: round(-left.clear) },
      mark: turned(parts.mark, left.mark),
      wordmark: turned(parts.word, left.wordmark),
      tagline: turned(parts.tagline, left.tagline),
    };
  },
};

/** Scale of a mark above or below its word: a long word wants a larger one, and several lines want one of some weight. */
const stackedScale = (mark: MarkBlock, word: WordBlock): number => {
  const aspect = mark.box.width / mark.box.height;
  const [wide, high] = [word.box.width, word.box.height].map((side) => side / word.cap) as [number, number];
  const wanted = Math.max(markHeight(mark, word, STACKED) / CAP, wide / STACKED.widestWord / aspect);
  const overLines = Math.min(OVER_LINES.most, Math.sqrt((OVER_LINES.share * wide * high) / aspect));
  return (Math.max(clamp(wanted, STACKED.least, STACKED.most), overLines) * CAP) / mark.box.height;
};

const stacked: Lockup = {
  needs: ["mark", "word"],
  place: ({ mark: givenMark, word: givenWord, tagline }) => {
    const [mark, word] = [givenMark!, givenWord!];
    const scale = CAP / word.cap;
    const wordWidth = word.box.width * scale;
    const markScale = stackedScale(mark, word);
    const place = at(markScale, [mark.centre[0], mark.box.y + mark.box.height], [0, 0]);
    const baseline = CAP * GAP.stacked + (word.foot - Math.min(word.top, -word.cap * 0.72)) * scale;
    const wordmark = at(scale, [word.box.x + word.box.width / 2, word.foot], [0, baseline]);
    const boxes = [placed(mark.box, place), placed(word.box, wordmark)];
    let tag: Placement | null = null;
    if (tagline) {
      const small = tagScale(tagline, wordWidth, 1.3);
      const y = below(word, wordmark) + CAP * TAGLINE.gap + tagline.cap * small;
      tag = at(small, [tagline.box.x + tagline.box.width / 2, tagline.foot], [0, y]);
      boxes.push(placed(tagline.box, tag));
    }
    const clear = CAP * CLEAR;
    return { box: centred(boxes, clear), clear, mark: place, wordmark, tagline: tag };
  },
};

/** The mark under the name and its tagline, as far from the lowest baseline as it would stand above the capitals. */
const under: Lockup = {
  needs: ["mark", "word"],
  place: ({ mark: givenMark, word: givenWord, tagline }) => {
    const [mark, word] = [givenMark!, givenWord!];
    const scale = CAP / word.cap;
    const wordmark = at(scale, [word.box.x + word.box.width / 2, word.foot], [0, 0]);
    const boxes = [placed(word.box, wordmark)];
    let foot = below(word, wordmark);
    let tag: Placement | null = null;
    if (tagline) {
      const small = tagScale(tagline, word.box.width * scale, 1.3);
      foot += CAP * TAGLINE.gap + tagline.cap * small;
      tag = at(small, [tagline.box.x + tagline.box.width / 2, tagline.foot], [0, foot]);
      boxes.push(placed(tagline.box, tag));
    }
    const top = foot + CAP * GAP.stacked;
    const place = at(stackedScale(mark, word), [mark.centre[0], mark.box.y], [0, top]);
    boxes.push(placed(mark.box, place));
    const clear = CAP * CLEAR;
    return { box: centred(boxes, clear), clear, mark: place, wordmark, tagline: tag };
  },
};

const markOnly: Lockup = {
  needs: ["mark"],
  place: ({ mark: given }) => {
    const mark = given!;
    const scale = ALONE / Math.max(mark.box.width, mark.box.height);
    const place = at(scale, [mark.box.x, mark.box.y], [0, 0]);
    const clear = ALONE * 0.16;
    return {
      box: around([placed(mark.box, place)], clear),
      clear,
      mark: place,
      wordmark: null,
      tagline: null,
    };
  },
};

/** An emblem's parts share one drawing, so they share one place. */
const emblem: Lockup = {
  needs: ["mark", "word"],
  place: ({ mark: given, tagline }) => {
    const mark = given!;
    const scale = (ALONE * 1.6) / Math.max(mark.box.width, mark.box.height);
    const place = at(scale, [mark.box.x, mark.box.y], [0, 0]);
    const clear = ALONE * 0.14;
    return {
      box: around([placed(mark.box, place)], clear),
      clear,
      mark: place,
      wordmark: place,
      tagline: tagline ? place : null,
    };
  },
};

const LOCKUPS: Readonly<Record<LockupKind, Lockup>> = {
  side,
  stacked,
  emblem,
  mark: markOnly,
  word: wordOnly,
};

/** The sides on which a mark stands as usual: they are not written down, so that stored designs keep their bytes. */
const USUAL: Readonly<Partial<Record<LockupKind, MarkPlace>>> = { side: "left", stacked: "above" };
const UNUSUAL: Readonly<Partial<Record<MarkPlace, Lockup>>> = { right, below: under };

/** A side says how the parts stand to each other, whatever kind was wanted. */
const kindOn = (wanted: LockupKind, from: MarkPlace | undefined): LockupKind => {
  if (!from || (wanted !== "side" && wanted !== "stacked")) return wanted;
  return from === "left" || from === "right" ? "side" : "stacked";
};

/**
 * Places the parts, the mark on the given side of the name or where it usually stands; falls back to what the parts allow
 * when one is missing.
 */
export const compose = (wanted: LockupKind, parts: Parts, from?: MarkPlace): LockupDesign | null => {
  const order: LockupKind[] = [kindOn(wanted, from), "side", "word", "mark"];
  const kind = order.find((each) => LOCKUPS[each].needs.every((part) => parts[part] !== null));
  if (!kind) return null;
  const turned = from && USUAL[kind] && USUAL[kind] !== from ? UNUSUAL[from] : undefined;
  const { box, ...rest } = (turned ?? LOCKUPS[kind]).place(parts);
  return { kind, ...(turned && from ? { side: from } : {}), box: whole(box), ...rest };
};
