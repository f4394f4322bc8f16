/** What a form is made of, where that follows from what was read: a monogram's letters, and what a mark stands in. */

import interlacing from "../../../data/interlacing-words.json" with { type: "json" };
import { type FrameSaid, frameSaid } from "../../lexicon/frame-words.ts";
import { frameOf, holderOf } from "../../lexicon/frames.ts";
import { phrasesIn } from "../../lexicon/phrase-table.ts";
import { overlaps } from "../../lexicon/text.ts";
import { TRADE_LIST } from "../../lexicon/trades/trades.ts";
import type { Brief, FormWish, Frame, Span, TaggedSpan } from "../../vocabulary.ts";

/** Capitals that stand alone: "M and T", "HB", "lettre R", "字母L". */
const CAPITALS = /(?<![\p{Lu}\p{Ll}\p{N}#'’.-])\p{Lu}{1,3}(?![\p{Lu}\p{Ll}\p{N}'’])/gu;
/** A letter of a script without capitals, alone between words: "حرف م". */
const LONE = /(?<![\p{L}\p{M}])\p{Lo}\p{M}*(?![\p{L}\p{M}])/gu;
const MOST_LETTERS = 3;
/** As far from the words for a monogram as its letters stand: "initials: HB", "Kの文字". */
const BESIDE = 6;

export type FormSaid = {
  /** What is said of the form, and where. */
  readonly forms: readonly TaggedSpan[];
  readonly language: string;
  /** Names and refusals. */
  readonly taken: readonly Span[];
};

export function withFormDetails(brief: Brief, prompt: string, said: FormSaid): Brief {
  const named = frameSaid(prompt, said.language, said.taken);
  return withFrame(withFigure(withLetters(brief, prompt, said), named), named);
}

/** Forms that stand in nothing. */
const UNHELD: ReadonlySet<unknown> = new Set(["wordmark", "abstract"]);

/** A figure that the tagger knows no word for, or that it took for a round emblem: the mark stands in it. */
function withFigure(brief: Brief, { frame, span, isFramed }: FrameSaid): Brief {
  const { form, motifs } = brief;
  const wish: FormWish = form?.value ?? { form: null, lockup: null };
  const stated = motifs?.source === "stated" ? motifs.value : [];
  const isOfThing =
    !isFramed && stated.some((motif) => motif.split(" ").length > 1 && frameOf(motif) === frame);
  const isHeld = stated.length > 0 || wish.form === "monogram" || isFramed || wish.form === "emblem";
  if (!frame || !isHeld || isOfThing || UNHELD.has(wish.form) || wish.lockup === "word") return brief;
  const value: FormWish = {
    ...wish,
    form: wish.form === "emblem" ? null : wish.form,
    lockup: wish.lockup === "emblem" ? null : wish.lockup,
    frame,
  };
  return { ...brief, form: { source: "stated", ...(span ? { span } : {}), ...form, value } };
}

/** First letters of all words of a name. */
const initialsOfAll = (name: string): string =>
  name
    .split(/[\s\-–—/&+.]+/u)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0].toUpperCase() ?? [])
    .join("");

/** "A monogram for …", "I want …": a word that opens a sentence, not a letter that is asked for. */
const opensSentence = (prompt: string, at: number, letters: string): boolean =>
  letters.length === 1 &&
  /(?:^|[.!?:\n])\s*$/u.test(prompt.slice(0, at)) &&
  /^\s+\p{Ll}/u.test(prompt.slice(at + 1));

/** The letters beside the words for a monogram are those that are asked for, the name's or not. */
function lettersBeside(
  prompt: string,
  taken: readonly Span[],
  forms: readonly TaggedSpan[],
  initials: string,
): string | null {
  const near = forms
    .filter(({ kinds }) => kinds.includes("f.monogram"))
    .map(({ span: [start, end] }): Span => [start - BESIDE, end + BESIDE]);
  const isFree = (span: Span) =>
    !taken.some((each) => overlaps(each, span)) && near.some((each) => overlaps(each, span));
  const found = (pattern: RegExp) =>
    [...prompt.matchAll(pattern)].filter(
      ({ 0: letters, index }) =>
        isFree([index, index + letters.length]) && !opensSentence(prompt, index, letters),
    );
  const capitals = found(CAPITALS)
    .map((each) => each[0])
    .join("");
  if (capitals !== "") return capitals.length <= MOST_LETTERS ? capitals : null;
  // Scripts without capitals have words of one letter too.
  return found(LONE).find(({ 0: letter }) => initials.startsWith(letter))?.[0] ?? null;
}

/**
 * The capitals that stand alone in a prompt, where together they are the first of the name's initials: what is not the
 * name's would misspell it. A lone "I" is a word of English until a monogram is asked for.
 */
function lettersAsked(
  prompt: string,
  { name, tagline, form }: Brief,
  forms: readonly TaggedSpan[],
): string | null {
  const initials = initialsOfAll(name?.value ?? "");
  const taken: readonly Span[] = [name, tagline].flatMap((field) => (field?.span ? [field.span] : []));
  const beside = lettersBeside(prompt, taken, forms, initials);
  const count = (kind: RegExp) => prompt.match(kind)?.length ?? 0;
  // In a text all in capitals no word of capitals is one of letters.
  if (count(/\p{Lu}/gu) > count(/\p{Ll}|\p{Lo}/gu)) return null;
  if (initials === "" || count(/\p{Lu}/gu) > count(/\p{Ll}/gu)) return beside;
  const found = [...prompt.matchAll(CAPITALS)].filter(
    ({ 0: letters, index }) =>
      !taken.some(([start, end]) => index < end && index + letters.length > start) &&
      letters !== name?.value &&
      !opensSentence(prompt, index, letters) &&
      (letters !== "I" || form?.value.form === "monogram"),
  );
  const letters = found.map((each) => each[0]).join("");
  return letters !== "" && letters.length <= MOST_LETTERS && initials.startsWith(letters) ? letters : beside;
}

/** "BEV in a hexagon": the name's initials in capitals are letters, and no thing. */
function withoutInitials(brief: Brief, prompt: string): Brief {
  const { motifs, form, name } = brief;
  const initials = initialsOfAll(name?.value ?? "");
  const [thing, ...more] = motifs?.source === "stated" ? motifs.value : [];
  const isInitials =
    initials.length > 1 && thing?.toUpperCase() === initials && initials !== name?.value && more.length === 0;
  if (!isInitials || !prompt.includes(initials)) return brief;
  const value: FormWish = { lockup: null, ...form?.value, form: "monogram", letters: initials };
  return { ...brief, motifs: null, form: { source: "stated", ...form, value } };
}

/** A letter of the name that is asked for where no other form and no thing is: the mark is that letter. */
function withLetters(said: Brief, prompt: string, { forms, language, taken }: FormSaid): Brief {
  const brief = withoutInitials(said, prompt);
  const isWoven = phrasesIn(prompt, language, interlacing).some(
    (span) => !taken.some((each) => overlaps(each, span)),
  );
  const woven = isWoven ? ({ interlaced: true } as const) : {};
  const { form, motifs } = brief;
  const isMonogram = form?.value.form === "monogram";
  if (!isMonogram && (form?.value.form || form?.value.lockup || motifs?.source === "stated")) return brief;
  const letters = lettersAsked(prompt, brief, forms);
  if (letters === null && !(isMonogram && isWoven)) return brief;
  const value: FormWish = {
    lockup: null,
    ...form?.value,
    form: "monogram",
    ...(letters ? { letters } : {}),
    ...woven,
  };
  return { ...brief, form: { source: "stated", ...form, value } };
}

/** What stands in a frame: a thing, or letters. An emblem has its own, and a word alone stands in none. */
function withFrame(brief: Brief, { look }: FrameSaid): Brief {
  const { form, motifs, bond, ...rest } = brief;
  const wish: FormWish = form?.value ?? { form: null, lockup: null };
  if (wish.form === "emblem" || wish.lockup === "emblem" || wish.form === "wordmark") return brief;
  const stated = motifs?.source === "stated" ? motifs.value : [];
  const frames = framesIn(brief, stated);
  const held = stated.filter((motif) => !frames.has(motif));
  const isHeld = held.length > 0 || wish.form === "monogram" || wish.frame !== undefined;
  const frame = wish.frame ?? (isHeld ? [...frames.values()][0] : undefined);
  if (frame === undefined || !isHeld) return brief;
  const isBound = bond && held.includes(bond.value.host) && held.includes(bond.value.guest);
  return {
    ...rest,
    ...(isBound ? { bond } : {}),
    form: { source: "stated", ...form, value: { ...wish, frame, ...(look ? { look } : {}) } },
    motifs: motifs && stated.length > 0 ? (held.length > 0 ? { ...motifs, value: held } : null) : motifs,
  };
}

/** The stated things that are only what others stand in, each with its frame. */
function framesIn({ form, bond, trade }: Brief, stated: readonly string[]): ReadonlyMap<string, Frame> {
  const known = TRADE_LIST.find(({ id }) => id === trade?.value)?.motifs ?? [];
  const found = stated.flatMap((motif): [string, Frame][] => {
    // "A frame" says that there is one, and not which; a form that was read already has its figure.
    if (motif === "frame") return [[motif, form?.value.frame ?? "square"]];
    if (form?.value.frame && frameOf(motif) === form.value.frame) return [[motif, form.value.frame]];
    const isAround = bond ? bond.value.how === "within" && bond.value.host === motif : null;
    const frame = holderOf(motif, { isAround, isTraded: known.includes(motif) });
    return frame ? [[motif, frame]] : [];
  });
  return new Map(found);
}
