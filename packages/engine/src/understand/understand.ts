/** prompt → Brief, one line a field. What the words leave open the language model may fill, as a preference. */

import { deepFreeze } from "../freeze.ts";
import { hanScriptIn } from "../type/han.ts";
import type { AvoidWish, Brief, Field, Noticed, Studio } from "../vocabulary.ts";
import { isColourWord, isNamedColour, isPlainColour } from "./colour-words.ts";
import { colourPhrases, type FoundColour, readColours, specific } from "./colours.ts";
import { cutAfter } from "./family-meant.ts";
import { deniedForms, isFormWord, readForm } from "./form.ts";
import { guess } from "./guess.ts";
import { isLetterWord, type LetterReader, letterReaderOf } from "./letters.ts";
import { FOREIGN_FAMILIES } from "./lexicons/families.ts";
import { runsOf } from "./mention-things.ts";
import { heeded, readMentions } from "./mentions.ts";
import { isStyleWord, moodOf, readStyles } from "./mood.ts";
import { withKin } from "./motifs.ts";
import { readName } from "./name.ts";
import type { WordKnowledge } from "./name-runs.ts";
import { isSureOf } from "./noticed.ts";
import { type Reading, read, spanOf, withoutMarkup } from "./reading.ts";
import { type Refusals, sortRefusals } from "./refusals.ts";
import { surroundings } from "./surroundings.ts";
import { readTagline } from "./tagline.ts";
import { readWords, type Span } from "./text.ts";
import { isTradeWord, readTrade, tradePhraseAt } from "./trade.ts";
import { sortWords } from "./word-sorts.ts";

/** What a colour right before it is the colour of. */
const COLOURED = /^ (?:mark|icon|symbol|emblem|letters|logo)\b/iu;

export type Understanding = {
  readonly brief: Brief /** Whether trade and mood are still open. */;
  readonly silent: { readonly trade: boolean; readonly mood: boolean };
  /** What `avoid` holds, each with the words it was read from. */
  readonly refused: readonly { readonly value: string; readonly said: string }[];
};

/** A prompt is at most this long; what a caller sends beyond it is not read. */
const LONGEST_PROMPT = 4000;

export async function understand(studio: Studio, prompt: string): Promise<Brief> {
  const noticed = await noticedOf(studio, prompt);
  return completed(studio, prompt, readBrief(studio, prompt, noticed), noticed);
}

/** What the language model, where there is one, makes of each word. */
export async function noticedOf(
  { language }: Pick<Studio, "language">,
  prompt: string,
): Promise<Noticed | null> {
  if (!language) return null;
  const text = withoutMarkup(prompt.slice(0, LONGEST_PROMPT));
  return language.notice(
    text,
    readWords(text).map(({ start, end }): Span => [start, end]),
  );
}

/** What the words leave open, by the language model where there is one. */
export async function completed(
  studio: Studio,
  prompt: string,
  { brief, silent }: Understanding,
  noticed: Noticed | null = null,
): Promise<Brief> {
  return studio.language && (silent.trade || silent.mood)
    ? guess({ language: studio.language, learned: studio.learned() }, prompt, brief, silent, noticed)
    : brief;
}

/** What of the studio the words are read by. */
export type Shelves = Pick<Studio, "faces" | "families" | "findMotifs" | "learned">;

/** The grammar alone, without the language model. */
export function readBrief(studio: Shelves, prompt: string, noticed: Noticed | null = null): Understanding {
  const learned = studio.learned();
  const plain = read(prompt.slice(0, LONGEST_PROMPT));
  const letters = letterReaderOf(studio);

  const known = wordsOf(studio, plain);
  const around = surroundings(
    plain,
    sortWords(plain, known, (key) => learned.ordinary.has(key)),
    learned.kinds,
  );
  const tagline = readTagline(plain, around, learned.taglines, noticed);
  const name = readName(plain, around, tagline, known, learned.names, noticed, letters.plainly(plain));
  const taken: Span[] = [name, tagline].flatMap((named) => (named ? [named.span] : []));
  const mentions = readMentions(plain, studio, taken, learned, noticed);
  const reading = heeded(plain, mentions);
  const type = letters.read(reading, taken);
  const form = readForm(reading, taken);
  // "A khaki mark": a mark in khaki, not of it.
  const phrases = colourPhrases(reading);
  const drawn = runsOf(reading, mentions, "drawn").filter(
    ({ word, span }) =>
      !(isPlainColour(word, reading.language) && COLOURED.test(reading.prompt.slice(span[1]))) &&
      !phrases.some(([from, to]) => from <= span[0] && span[1] <= to),
  );
  const shown = drawn.map(({ span }) => span);
  const colours = specific(readColours(reading, [...taken, ...shown, ...familySpans(reading, letters)]));
  const styles = readStyles(reading, taken);
  const unwanted = runsOf(reading, mentions, "refused");
  const spoken = [...colours, ...drawn, ...unwanted].map(({ span }) => span);
  const trade = readTrade(
    reading,
    name?.span ?? null,
    [...spoken, ...(tagline ? [tagline.span] : [])],
    learned,
    noticed,
  );

  // "Yellow? Everyone does yellow.": what is refused anywhere is not wanted.
  const refused = new Set(colours.flatMap(({ attitude, wish }) => (attitude === "denied" ? [wish.hex] : [])));
  const wanted = colours.filter(({ attitude, wish }) => attitude === "wanted" && !refused.has(wish.hex));
  const refusals = sortRefusals(
    unwanted,
    prompt,
    colours.filter(({ attitude }) => attitude === "denied"),
    [...styles.denied, ...letters.denied(reading, taken), ...deniedForms(reading, taken)],
  );
  const avoid = avoided(refusals);
  // "Owl? Maybe not an owl": what is refused anywhere is not drawn.
  const things = drawn.filter(({ word }) => !avoid?.value.motifs.includes(word));
  const writing = name && hanScriptIn(prompt, name.text);
  const isOpen = !trade?.named && !isSureOf(noticed, trade?.trade.id);
  const silent = { trade: isOpen, mood: isOpen && styles.wanted.length === 0 };
  const brief: Brief = {
    kind: "brief",
    version: 1,
    name: name && { value: name.text, source: name.isCertain ? "stated" : "inferred", span: name.span },
    tagline: tagline && { value: tagline.text, source: "stated", span: tagline.span },
    colors: listField(
      unique(wanted, ({ wish }) => wish.hex).map(({ wish }) => wish),
      wanted.map(({ span }) => span),
    ),
    avoid,
    form: form && { value: form.wish, source: "stated", span: form.span },
    type: type && { value: type.wish, source: "stated", span: type.span },
    motifs:
      listField(
        withKin(unique(things, ({ word }) => word).map(({ word }) => word)),
        things.map(({ span }) => span),
      ) ??
      (trade && { value: withoutDenied(trade.trade.motifs, avoid), source: "inferred", span: trade.span }),
    mood:
      styles.wanted.length > 0
        ? {
            value: moodOf(styles.wanted, styles.denied, trade?.trade.lean ?? null),
            source: "stated",
            span: hull(styles.wanted.map(({ span }) => span)),
          }
        : trade && {
            value: moodOf([], styles.denied, trade.trade.lean),
            source: "inferred",
            span: trade.span,
          },
    trade: trade && { value: trade.trade.id, source: trade.named ? "stated" : "inferred", span: trade.span },
    ...(writing ? { writing } : {}),
  };
  return { brief: deepFreeze(brief), silent, refused: saidOf(refusals, prompt) };
}

/** What the grammar of names must know of the other lexicons. */
export const wordsOf = (
  studio: Pick<Studio, "faces" | "findMotifs">,
  { language }: Reading,
): WordKnowledge => ({
  trade: isTradeWord,
  tradeAt: tradePhraseAt,
  describes: (key) =>
    isTradeWord(key) ||
    isStyleWord(key) ||
    isLetterWord(key) ||
    isFormWord(key) ||
    isColourWord(key, language),
  colour: (key) => isNamedColour(key, language),
  thing: (key) => studio.findMotifs(key).length > 0,
  family: (text) => familiesOf(studio.faces).has(text.toLowerCase()),
});

const families = new WeakMap<Studio["faces"], ReadonlySet<string>>();

/** Asked of every candidate for the name: compared one by one they took a quarter of the time. */
function familiesOf(faces: Studio["faces"]): ReadonlySet<string> {
  const known =
    families.get(faces) ??
    new Set(
      [...faces.map(({ family }) => family), ...FOREIGN_FAMILIES.map(([family]) => family)].map((family) =>
        family.toLowerCase(),
      ),
    );
  families.set(faces, known);
  return known;
}

/** A colour in a typeface's name ("Cooper Black", "Lato Black") is no colour. */
const familySpans = (reading: Reading, letters: LetterReader): Span[] =>
  reading.words.flatMap((_, index) => {
    const found = letters.family(reading, index);
    return found ? [spanOf(reading.words, found.from, cutAfter(reading, found.to))] : [];
  });

type Refused = Refusals<FoundColour, { readonly word: string; readonly span: Span }>;

function avoided({ colours, styles, things }: Refused): Field<AvoidWish> {
  const spans = [...colours, ...styles, ...things].map(({ span }) => span);
  if (spans.length === 0) return null;
  return {
    value: {
      colors: unique(colours, ({ wish }) => wish.hex).map(({ wish }) => wish.hex),
      motifs: unique(things, ({ word }) => word).map(({ word }) => word),
      styles: unique(styles, ({ word }) => word).map(({ word }) => word),
    },
    source: "stated",
    span: hull(spans),
  };
}

const saidOf = ({ colours, styles, things }: Refused, prompt: string): Understanding["refused"] => [
  ...colours.map(({ wish }) => ({ value: wish.hex, said: wish.word })),
  ...[...styles, ...things].map(({ word, span }) => ({ value: word, said: prompt.slice(...span) })),
];

const withoutDenied = (motifs: readonly string[], avoid: Field<AvoidWish>): readonly string[] =>
  motifs.filter((motif) => !avoid?.value.motifs.some((word) => motif.includes(word)));

const listField = <T>(value: readonly T[], spans: readonly Span[]): Field<readonly T[]> =>
  value.length === 0 ? null : { value, source: "stated", span: hull(spans) };

const hull = (spans: readonly Span[]): Span => [
  Math.min(...spans.map(([start]) => start)),
  Math.max(...spans.map(([, end]) => end)),
];

const unique = <T>(items: readonly T[], key: (item: T) => string): readonly T[] =>
  [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();
