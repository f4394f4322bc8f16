/** A refinement's prompt → what it asks for and what it locks. */

import { hueDistance, oklch } from "../palette/colour.ts";
import { readColours } from "../understand/colours.ts";
import { readForm } from "../understand/form.ts";
import { createLetterReader } from "../understand/letters.ts";
import type { Modifier } from "../understand/lexicons/colours.ts";
import { readStyles } from "../understand/mood.ts";
import { readMotifs, thingIn } from "../understand/motifs.ts";
import type { Found } from "../understand/phrases.ts";
import { overlaps, type Reading, read, spanOf } from "../understand/reading.ts";
import { readTagline } from "../understand/tagline.ts";
import type { Span } from "../understand/text.ts";
import type { Design, Studio, TypeWish } from "../vocabulary.ts";
import { type Change, PART_KINDS, type PartKind, type Request } from "./change.ts";
import { readRename } from "./rename.ts";
import * as w from "./words.ts";

/** What is read already, so that one word is not two wishes. */
type Taken = Span[];

export function readRequest(studio: Studio, prompt: string, parent: Design): Request {
  const whole = read(prompt);
  const { locks, masked } = readLocks(whole, studio, parent);
  const reading: Reading = {
    ...whole,
    attitudes: whole.attitudes.map((attitude, at) => (masked.has(at) ? "past" : attitude)),
  };
  const changes: Change[] = [];
  const taken: Taken = [...masked].map((at) => spanOf(whole.words, at, at + 1));

  const rename = readRename(reading, taken);
  if (rename) changes.push({ kind: "rename", name: rename.text });
  changes.push(...readTaglines(reading, taken));
  changes.push(...readBack(reading, taken));
  changes.push(...readLayout(reading, parent, taken));
  changes.push(...readColourChanges(reading, parent, taken));
  changes.push(...readLetterChanges(reading, studio, taken));
  changes.push(...readMarkChanges(reading, studio, parent, taken));
  changes.push(...readMoods(reading, taken, changes));
  if (changes.length === 0 && w.AFRESH.all(free(reading, taken)).length > 0) changes.push({ kind: "afresh" });
  return { changes, locks };
}

const free = (reading: Reading, taken: Taken) =>
  reading.words.map((word) =>
    taken.some((span) => overlaps(span, [word.start, word.end])) ? { ...word, key: "" } : word,
  );

const take = (reading: Reading, found: Found<unknown>, taken: Taken): void => {
  taken.push(spanOf(reading.words, found.from, found.to));
};

/** The clause a word stands in: to the next comma, stop, "but" or "and". */
function clauseOf({ words }: Reading, at: number): readonly [from: number, to: number] {
  const ends = (index: number) =>
    /[,.;:!?\n–—]/.test(words[index]!.gap) || w.CLAUSE_BREAKS.has(words[index]!.key);
  let from = at;
  while (from > 0 && !ends(from)) from--;
  let to = at + 1;
  while (to < words.length && !ends(to)) to++;
  return [from, to];
}

/** The part a clause speaks of, if it names one. */
function targetOf(reading: Reading, at: number): PartKind | null {
  const [from, to] = clauseOf(reading, at);
  for (let index = at; index < to; index++) {
    const part = w.PART_NOUNS.at(reading.words, index);
    if (part) return part.value;
  }
  for (let index = at - 1; index >= from; index--) {
    const part = w.PART_NOUNS.at(reading.words, index);
    if (part) return part.value;
  }
  return null;
}

function degreeOf({ words }: Reading, at: number): number {
  for (let back = 1; back <= 3; back++) {
    const key = words[at - back]?.key ?? "";
    if (w.SLIGHTLY.has(key)) return 0.5;
    if (w.MUCH.has(key)) return 1.7;
  }
  return 1;
}

/** "Keep the mark", "the colours stay": locked, and their words ask for nothing. */
function readLocks(
  reading: Reading,
  studio: Studio,
  parent: Design,
): { locks: PartKind[]; masked: Set<number> } {
  const { words } = reading;
  const locks = new Set<PartKind>();
  const masked = new Set<number>();
  const mask = (from: number, to: number) => {
    for (let at = from; at < to; at++) masked.add(at);
  };
  words.forEach((_, index) => {
    const before = w.LOCK_BEFORE.at(words, index);
    if (before) {
      let end = before.to;
      const found: PartKind[] = [];
      for (let at = before.to; at < Math.min(words.length, before.to + 9); at++) {
        const breaks = /[,.;:!?\n]/.test(words[at]!.gap) && at > before.to;
        const goesOn = breaks && /,/.test(words[at]!.gap) && w.PART_NOUNS.at(words, at) !== null;
        if (
          (breaks && !goesOn) ||
          /^(?:but|make|change|use|pero|mais|aber|mas|ma|only|just|with|like|to|instead)$/.test(
            words[at]!.key,
          )
        )
          break;
        const part = w.PART_NOUNS.at(words, at)?.value ?? lockedThing(reading, at, studio, parent);
        if (part) found.push(part);
        end = at + 1;
      }
      const rest = words
        .slice(before.to, end)
        .some((_, offset) => w.THE_REST.at(words, before.to + offset) !== null);
      if (found.length > 0 || rest) mask(before.from, end);
      for (const part of found) locks.add(part);
    }
    const after = w.LOCK_AFTER.at(words, index);
    if (after) {
      const [from] = clauseOf(reading, index);
      for (let at = index - 1; at >= Math.max(0, from - 3); at--) {
        const part = w.PART_NOUNS.at(words, at);
        if (!part) continue;
        locks.add(part.value);
        mask(at, after.to);
      }
    }
  });
  // A wordmark's name is its letters: keeping the name does not forbid another face.
  return { locks: PART_KINDS.filter((part) => locks.has(part)), masked };
}

/** "Keep the blue", "keep the fox". */
function lockedThing(reading: Reading, at: number, studio: Studio, parent: Design): PartKind | null {
  const colour = readColours(reading, []).find(({ from, to }) => at >= from && at < to);
  if (colour) return "colours";
  const thing = thingIn(reading, at, studio);
  return thing &&
    parent.mark?.motifs.some((motif) => motif.includes(thing.word) || thing.word.includes(motif))
    ? "mark"
    : null;
}

function readTaglines(reading: Reading, taken: Taken): Change[] {
  const { words } = reading;
  for (let index = 0; index < words.length; index++) {
    const noun = w.PART_NOUNS.at(words, index);
    if (noun?.value !== "tagline" || taken.some((span) => overlaps(span, spanOf(words, index, index + 1))))
      continue;
    const [from] = clauseOf(reading, index);
    const removed = words.slice(from, index).some((_, offset) => w.REMOVE.at(words, from + offset) !== null);
    if (removed) {
      taken.push(spanOf(words, from, noun.to));
      return [{ kind: "tagline", text: null }];
    }
    const after = reading.prompt.slice(words[noun.to - 1]!.end);
    const to =
      /^\s*(?:to|into|a|en|in|zu|para|als|should (?:be|say|read)|now reads|says)\s*:?\s*["“«„'‘]?([^"”»“'’\n.]{2,80})/u.exec(
        after,
      );
    const found =
      readTagline({ ...reading, attitudes: words.map(() => "wanted") }) ??
      (to
        ? {
            text: to[1]!.trim(),
            span: [words[noun.to - 1]!.end, words[noun.to - 1]!.end + to[0].length] as const,
          }
        : null);
    if (found) {
      taken.push(found.span, spanOf(words, from, noun.to));
      return [{ kind: "tagline", text: found.text }];
    }
  }
  return [];
}

function readBack(reading: Reading, taken: Taken): Change[] {
  const { words } = reading;
  const found = w.BACK.all(free(reading, taken))[0];
  if (!found) return [];
  const [from, to] = clauseOf(reading, found.from);
  const end = Math.max(to, found.to);
  const parts = new Set<PartKind>();
  for (let at = from; at < Math.min(words.length, end + 6); at++) {
    if (at >= end && /[.;!?\n]/.test(words[at]!.gap)) break;
    if (
      at >= end &&
      !/^(?:and|y|et|und|e|the|la|el|le|die|das|font|colors|colours)$/.test(words[at]!.key) &&
      !w.PART_NOUNS.at(words, at)
    )
      break;
    const part = w.PART_NOUNS.at(words, at);
    if (part) parts.add(part.value);
  }
  const first = words.slice(from, end).some(({ key }) => w.FIRST.has(key));
  taken.push(spanOf(words, from, end));
  const where = first ? "first" : "before";
  return parts.size === 0
    ? [{ kind: "back", part: null, to: where }]
    : [...parts].map((part) => ({ kind: "back", part, to: where }) as const);
}

/** How far one step of "larger" goes. */
const SIZE_STEP = 0.28;

function readLayout(reading: Reading, parent: Design, taken: Taken): Change[] {
  const changes: Change[] = [];
  const words = free(reading, taken);
  for (const [table, sign] of [
    [w.LARGER, 1],
    [w.SMALLER, -1],
  ] as const)
    for (const found of table.all(words)) {
      const target = targetOf(reading, found.from);
      if (target === "letters" && !namesName(reading, found.from)) continue;
      const step = SIZE_STEP * degreeOf(reading, found.from);
      const grows = (target === "letters" || target === "name" ? -sign : sign) > 0;
      changes.push({ kind: "size", factor: Math.round((grows ? 1 + step : 1 / (1 + step)) * 1000) / 1000 });
      take(reading, found, taken);
    }
  const form = readForm(
    { ...reading, attitudes: reading.attitudes.map((each) => (each === "past" ? "past" : "wanted")) },
    taken,
  );
  const removed = removedPart(reading, taken);
  if (removed === "mark") return [...changes, { kind: "lockup", lockup: "word" }];
  if (removed === "letters" || removed === "name") return [...changes, { kind: "lockup", lockup: "mark" }];
  const lockup =
    form?.wish.lockup ??
    (/\bstack(?:ed)?\b|\bvertical/.test(reading.prompt.toLowerCase()) ? "stacked" : null);
  if (lockup && lockup !== "emblem" && lockup !== parent.lockup.kind) {
    changes.push({ kind: "lockup", lockup });
    if (form) taken.push(form.span);
  }
  return changes;
}

/** "Make the name bigger" is about size; "bigger letters" may be, too: the mark then gives way. */
const namesName = (reading: Reading, at: number): boolean => {
  const [from, to] = clauseOf(reading, at);
  return reading.words
    .slice(from, to)
    .some(({ key }) =>
      /^(?:name|text|letters|wordmark|lettering|font|nombre|texto|nom|texte|schrift|nome|testo|type)$/.test(
        key,
      ),
    );
};

function removedPart(reading: Reading, taken: Taken): PartKind | null {
  const words = free(reading, taken);
  for (const found of w.REMOVE.all(words)) {
    const next = [found.to, found.to + 1, found.to + 2]
      .map((at) => w.PART_NOUNS.at(words, at))
      .find((part) => part !== null);
    if (!next || /[,.;]/.test(words[next.from]!.gap) || next.from > found.to + 2) continue;
    // "Replace", "no serif font": only the bare part is taken away.
    if (
      words
        .slice(found.to, next.from)
        .some(
          ({ key }) =>
            !/^(?:the|any|a|an|my|our|el|la|los|las|le|les|l|das|den|die|o|a|il|lo|this|that|whole|all)$/.test(
              key,
            ),
        )
    )
      continue;
    if (next.value === "colours" || next.value === "layout" || next.value === "tagline") continue;
    taken.push(spanOf(reading.words, found.from, next.to));
    return next.value;
  }
  return null;
}

/** How near in hue a refused colour must be to one of the palette's to be the one that is meant. */
const SAME_HUE = 45;

function readColourChanges(reading: Reading, parent: Design, taken: Taken): Change[] {
  const changes: Change[] = [];
  const swap = w.SWAPS.all(free(reading, taken))[0];
  if (swap) {
    take(reading, swap, taken);
    changes.push({ kind: "swap" });
  }
  for (const found of w.SHIFTS.all(free(reading, taken))) {
    const target = targetOf(reading, found.from);
    // "Lighter letters" are thinner ones, "darker letters" darker.
    if (target === "letters" && /^(?:lighter)$/.test(found.phrase)) continue;
    if (
      target === "mark" &&
      /^(?:muted|pastel|neon)$/.test(found.phrase) === false &&
      /^(?:lighter)$/.test(found.phrase) &&
      /weight|line|stroke/.test(reading.prompt)
    )
      continue;
    changes.push({
      kind: "shift",
      move: scaled(found.value, degreeOf(reading, found.from)),
      word: found.phrase,
    });
    take(reading, found, taken);
  }
  const colours = readColours(reading, taken);
  const replaced = replacedSpans(reading);
  const isReplaced = (span: Span) => replaced.some((each) => overlaps(each, span));
  const wanted = colours.filter(({ attitude, span }) => attitude === "wanted" && !isReplaced(span));
  const refused = colours.filter(
    ({ attitude, span }) => attitude === "denied" || (attitude === "wanted" && isReplaced(span)),
  );
  for (const { span } of colours) taken.push(span);
  if (wanted.length > 0) {
    const target = targetOf(reading, wanted[0]!.from);
    changes.push({
      kind: "recolour",
      wishes: wanted.map(({ wish }) => wish),
      on: target === "mark" ? "mark" : target === "letters" || target === "name" ? "letters" : null,
      replaces: refused.map(({ wish }) => wish.hex),
    });
  } else if (refused.length > 0) {
    changes.push({
      kind: "without-colours",
      hexes: refused.map(({ wish }) => wish.hex),
      words: refused.map(({ wish }) => wish.word),
    });
  } else if (changes.length === 0) {
    const another = anotherOf(reading, "colours", taken);
    if (another)
      changes.push({
        kind: "without-colours",
        hexes: [parent.palette.primary],
        words: ["the colours of before"],
      });
  }
  return changes;
}

export const sameHue = (a: string, b: string): boolean => {
  const [x, y] = [oklch(a), oklch(b)];
  if (x.c < 0.04 || y.c < 0.04) return x.c < 0.04 && y.c < 0.04 && Math.abs(x.l - y.l) < 0.3;
  return hueDistance(x.h, y.h) < SAME_HUE;
};

const scaled = (move: Modifier, degree: number): Modifier => ({
  ...move,
  ...(move.dl === undefined ? {} : { dl: move.dl * degree }),
  ...(move.kc === undefined ? {} : { kc: move.kc ** degree }),
  ...(move.towards === undefined ? {} : { towards: [move.towards[0], move.towards[1] * degree] as const }),
});

/** "Replace the leaf with a star", "swap blue for green", "from blue to green": what goes. */
function replacedSpans({ prompt }: Reading): Span[] {
  const spans: Span[] = [];
  const patterns = [
    /\b(?:replace|swap|exchange|substitute|trade|turn|change|reemplaza|cambia|sustituye|remplace|remplacer|ersetze|tausche|substitui|troca|sostituisci)\s+(.{2,40}?)\s+(?:with|for|by|into|to|por|par|durch|gegen|con|pelo|pela|com|em|in|en)\b/giu,
    /\bfrom\s+(.{2,30}?)\s+to\b/giu,
  ];
  for (const pattern of patterns)
    for (const found of prompt.matchAll(pattern)) {
      const start = found.index + found[0].indexOf(found[1]!);
      spans.push([start, start + found[1]!.length]);
    }
  return spans;
}

const NO_TYPE: TypeWish = { classes: [], family: null, weight: null, case: null, tracking: null };

function readLetterChanges(reading: Reading, studio: Studio, taken: Taken): Change[] {
  const letters = createLetterReader(studio);
  const found = letters.read(reading, taken);
  const avoid = letters.denied(reading, taken).map(({ type }) => type);
  let heavier = 0;
  for (const [table, sign] of [
    [w.HEAVIER, 1],
    [w.FINER, -1],
  ] as const)
    for (const word of table.all(free(reading, taken))) {
      const target = targetOf(reading, word.from);
      if (target === "mark" || target === "colours") continue;
      heavier += sign * degreeOf(reading, word.from);
      take(reading, word, taken);
    }
  const lighter = w.SHIFTS.all(free(reading, taken)).find((word) => word.phrase === "lighter");
  if (lighter && targetOf(reading, lighter.from) === "letters") {
    heavier -= degreeOf(reading, lighter.from);
    take(reading, lighter, taken);
  }
  const another = anotherOf(reading, "letters", taken);
  if (found) taken.push(found.span);
  if (!found && avoid.length === 0 && heavier === 0 && !another) return [];
  return [
    {
      kind: "letters",
      wish: found?.wish ?? NO_TYPE,
      avoid,
      another,
      heavier: found?.wish.weight ? 0 : heavier,
    },
  ];
}

/** "Another font", "change the icon": some word of otherness before the part, in its clause. */
function anotherOf(reading: Reading, part: PartKind, taken: Taken): boolean {
  const words = free(reading, taken);
  return words.some((_, index) => {
    const noun = w.PART_NOUNS.at(words, index);
    if (noun?.value !== part) return false;
    const [from] = clauseOf(reading, index);
    return [...Array(index - from).keys()].some((offset) => w.ANOTHER.at(words, from + offset) !== null);
  });
}

function readMarkChanges(reading: Reading, studio: Studio, parent: Design, taken: Taken): Change[] {
  const replaced = replacedSpans(reading);
  const gone = (span: Span) => replaced.some((each) => overlaps(each, span));
  const things = new Map<string, Span>();
  const avoid = new Set<string>();
  for (const motif of readMotifs(reading, studio, taken)) {
    if (w.CHANGE_VERBS.has(motif.word)) continue;
    if (motif.attitude === "wanted" && !gone(motif.span)) things.set(motif.word, motif.span);
    else if (motif.attitude !== "past") avoid.add(motif.word);
  }
  const open = free(reading, taken);
  for (let at = 0; at < open.length; at++) {
    if (open[at]!.key === "") continue;
    const thing = thingIn(reading, at, studio);
    if (!thing || w.PART_NOUNS.at(reading.words, at) || w.CHANGE_VERBS.has(open[at]!.key)) continue;
    const span = spanOf(reading.words, at, thing.to);
    const [from, to] = clauseOf(reading, at);
    const asked =
      reading.words.slice(from, to).some(({ key }) => w.CHANGE_VERBS.has(key)) ||
      targetOf(reading, at) === "mark";
    if (reading.attitudes[at] === "wanted" && asked && !gone(span)) things.set(thing.word, span);
    else if (reading.attitudes[at] === "denied" || gone(span)) avoid.add(thing.word);
    at = thing.to - 1;
  }
  for (const span of things.values()) taken.push(span);
  const motifs = [...things.keys()].filter((word) => !avoid.has(word));
  const base = { kind: "mark", motifs: [], form: null, avoid: [...avoid] } as const;
  const form = readForm(reading, taken);
  const shape =
    form?.wish.form && form.wish.form !== "symbol" && form.wish.form !== "wordmark" ? form.wish.form : null;
  if (shape && form && !(shape === "emblem" && parent.lockup.kind === "emblem")) taken.push(form.span);
  if (motifs.length > 0) return [{ ...base, how: "motif", motifs, form: shape }];
  if (shape && !(shape === "emblem" && parent.lockup.kind === "emblem"))
    return [{ ...base, how: "form", form: shape }];
  for (const [table, how] of [
    [w.SIMPLER, "simpler"],
    [w.HEAVIER, "bolder"],
    [w.FINER, "finer"],
  ] as const) {
    const word = table.all(free(reading, taken)).find((each) => {
      const target = targetOf(reading, each.from);
      return target === "mark" || (how === "simpler" && target !== "letters" && target !== "colours");
    });
    if (word) {
      take(reading, word, taken);
      return [{ ...base, how }];
    }
  }
  if (avoid.size > 0 || anotherOf(reading, "mark", taken)) return [{ ...base, how: "another" }];
  const added = w.ADD.all(free(reading, taken)).some((each) => targetOf(reading, each.from) === "mark");
  return added && !parent.mark ? [{ ...base, how: "another" }] : [];
}

function readMoods(reading: Reading, taken: Taken, changes: readonly Change[]): Change[] {
  const { wanted, denied } = readStyles(reading, taken);
  if (wanted.length === 0 && denied.length === 0) return [];
  const at = reading.words.findIndex(({ start }) => start >= (wanted[0] ?? denied[0])!.span[0]);
  const on = targetOf(reading, at);
  // "A bold serif": the adjective went into the letters already.
  if (
    on !== null &&
    changes.some((change) => change.kind === on || (on === "colours" && /colour|shift/.test(change.kind)))
  )
    return [];
  return [
    {
      kind: "mood",
      styles: wanted,
      denied,
      on: on === "letters" || on === "colours" || on === "mark" ? on : null,
    },
  ];
}
