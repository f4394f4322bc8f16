/**
 * A refinement's prompt, read with the parent in view: its own things are parts too, so that "the moon" is the mark,
 * "Nocturne" the name and "Tea after dark" the tagline of the logo that shows them.
 */

import { attitudesOf } from "../../understand/attitudes.ts";
import { thingIn } from "../../understand/motifs.ts";
import { singular } from "../../understand/phrases.ts";
import { type Reading, read } from "../../understand/reading.ts";
import { readWords, type Word } from "../../understand/text.ts";
import { thingAbroad } from "../../understand/things-abroad.ts";
import type { Design, OwnWords, PartKind, Studio } from "../../vocabulary.ts";
import { overdone } from "./overdone.ts";
import { withoutSlips } from "./slips.ts";
import * as w from "./words.ts";

/** A word for a part of the logo; `thing`: what the parent's mark shows, where it is called by that. */
export type Part = {
  readonly value: PartKind;
  readonly from: number;
  readonly to: number;
  readonly thing: string | null;
  /** Whether it is the logo's own name, tagline or thing, and not a word for any. */
  readonly isOwn: boolean;
};

export type Heard = Reading & {
  /** For each word the part that is named from there on. */
  readonly parts: readonly (Part | null)[];
};

export function hear(studio: Studio, prompt: string, parent: Design): Heard {
  const plain = read(prompt);
  const words = overdone(courteous(unshortened(withoutSlips(plain.words, parent))));
  const reading = { ...plain, words, ...attitudesOf(hoped(words), plain.language) };
  return { ...reading, parts: reading.words.map((_, at) => partIn(reading, at, studio, parent)) };
}

/** "I was hoping for", "we were wondering": of a wish, not of the past. */
const HOPES =
  /^(?:hoping|thinking|wondering|imagining|picturing|expecting|considering|going|looking|leaning|after|told|asked)$/;
/** "If I may be so bold". */
const courteous = (words: readonly Word[]): readonly Word[] =>
  words.map((word, at) =>
    word.key === "bold" && words[at - 1]?.key === "so" && /^(?:be|been)$/.test(words[at - 2]?.key ?? "")
      ? { ...word, key: "" }
      : word,
  );

/** "The icon's too loud" speaks of the icon. */
const unshortened = (words: readonly Word[]): readonly Word[] =>
  words.map((word) =>
    /\p{L}{2}[’'ʼ]s$/iu.test(word.raw) && !SHORTENED.test(word.key)
      ? { ...word, key: word.key.slice(0, -1) }
      : word,
  );
const SHORTENED = /^(?:its|thats|whats|heres|theres|lets|hes|shes|wheres|hows|whos|everythings|todays)$/;

const hoped = (words: readonly Word[]): readonly Word[] =>
  words.map((word, at) =>
    /^(?:was|were|had)$/.test(word.key) &&
    (HOPES.test(words[at + 1]?.key ?? "") ||
      (words[at + 1]?.key === "in" && words[at + 2]?.key === "mind") ||
      words.slice(Math.max(0, at - 6), at).some(({ key }) => key === "if"))
      ? { ...word, key: "" }
      : word,
  );

function partIn(reading: Reading, at: number, studio: Studio, parent: Design): Part | null {
  const { words } = reading;
  const own =
    saidAt(words, at, parent.tagline, "tagline") ?? saidAt(words, at, parent.name, "name") ?? ownThing();
  if (own) return own;
  const noun = w.PART_NOUNS.at(words, at);
  return noun && { value: noun.value, from: noun.from, to: noun.to, thing: null, isOwn: false };

  function ownThing(): Part | null {
    const motifs = parent.mark?.motifs ?? [];
    const abroad = thingAbroad(words[at]!.key);
    // "A moon" is one to be drawn, "the moon" the one that is there; in "a lua" the article is definite.
    const article = words[at - 1]?.key ?? "";
    if (motifs.length === 0 || (w.INDEFINITE.has(article) && !(article === "a" && abroad !== null)))
      return null;
    const thing = thingIn(reading, at, studio) ?? (abroad === null ? null : { word: abroad, to: at + 1 });
    const is = (motif: string) =>
      thing !== null &&
      [motif, singular(motif)].some(
        (word) =>
          word === thing.word || thing.word.endsWith(` ${word}`) || word.split(" ").includes(thing.word),
      );
    return thing && motifs.some(is)
      ? { value: "mark", from: at, to: thing.to, thing: thing.word, isOwn: true }
      : null;
  }
}

/** The parent's own name or tagline, word for word. */
function saidAt(words: readonly Word[], at: number, text: string | null, value: PartKind): Part | null {
  const keys = readWords(text ?? "").map(({ key }) => key);
  const fits = keys.length > 0 && keys.every((key, offset) => words[at + offset]?.key === key);
  return fits ? { value, from: at, to: at + keys.length, thing: null, isOwn: true } : null;
}

/** Of each word, what of the logo's own it is. */
export const ownWords = ({ words, parts }: Heard): OwnWords =>
  words.map((_, at) => {
    const own = parts.find((part) => part?.isOwn && part.from <= at && at < part.to);
    return own ? (own.value as "mark" | "name" | "tagline") : null;
  });

/** The part named at a word, unless that is read already. */
export const partAt = ({ parts, words }: Heard, at: number, open: readonly Word[] = words): Part | null =>
  open[at]?.key === "" ? null : (parts[at] ?? null);
