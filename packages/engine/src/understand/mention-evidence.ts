/** What speaks for each word being wished, refused or neither, as words that weights are learned for. */

import type { MentionWord } from "./mention-words.ts";
import type { Attitude } from "./reading.ts";

const REFUSES = /^(?:none|not|dont|without|avoid|hate|ban|worn)$/;
const WISHES = /^(?:want|draw|maybe|yes)$/;
/** Cues a wish may hang on. */
const ASKING = /^(?:want|draw|maybe|yes|with|logo|as|be)$/;
const TELLS = /^(?:past|others|sell)$/;
const TURNS = /^(?:turn|except)$/;
/** Cues whose mere presence in a sentence says something. */
const TELLING =
  /^(?:none|not|dont|without|avoid|hate|ban|worn|except|turn|maybe|want|draw|logo|brand|colour|type|past|others|we|sell|this|named|yes|as)$/;

const bucket = (distance: number): string =>
  distance <= 3 ? String(distance) : distance <= 5 ? "5" : distance <= 8 ? "8" : "9";

type Near = { readonly cue: string; readonly key: string; readonly far: string; readonly commas: string };
const NOTHING: Near = { cue: "", key: "", far: "", commas: "" };

/** `say` is called once for each piece of evidence of the word `at`. */
export type Evidence = (at: number, say: (evidence: string) => void) => void;

export function mentionEvidence(
  words: readonly MentionWord[],
  grammar: readonly Attitude[] | null,
  drawn: ReadonlySet<number> | null,
): Evidence {
  const sentences = sentencesOf(words);
  const headers = headersOf(words);
  return (at, say) => {
    const word = words[at]!;
    const { key, cue, kind } = word;
    const own = sentences[word.sentence]!;
    const prev = words[at - 1];
    const next = words[at + 1];
    const shape = `${kind}${word.capital ? "X" : ""}`;
    // "-" is a word no table knows: most likely a noun.
    say("1");
    say(`k ${key}`);
    if (key.length > 4) say(`e ${key.slice(-3)}`);
    say(`s ${shape}`);
    say(`q ${cue}`);
    if (word.quoted) say("quoted");
    const side = (offset: number): string => {
      const other = words[at + offset];
      if (!other) return "#";
      const text = other.cue === "-" ? other.kind : other.cue;
      return text;
    };
    const gapAfter = next?.gap ?? "$";
    for (const offset of [-3, -2, -1, 1, 2, 3]) {
      say(`w${offset} ${side(offset)}`);
      const other = words[at + offset];
      if (other && Math.abs(offset) < 3) say(`k${offset} ${other.key}`);
    }
    say(`g ${word.gap}${gapAfter}`);
    say(`g ${word.gap}${gapAfter} ${kind}`);
    say(`p ${side(-1)}${word.gap}|${kind}`);
    say(`n ${kind}|${gapAfter}${side(1)}`);
    say(`pn ${side(-1)}${word.gap}|${gapAfter}${side(1)}`);
    say(`pp ${side(-2)} ${prev?.gap ?? ""}${side(-1)}${word.gap}`);
    say(`nn ${gapAfter}${side(1)}${words[at + 2]?.gap ?? "$"}${side(2)}`);
    say(`ppk ${words[at - 2]?.key} ${prev?.key}`);
    say(`nnk ${next?.key} ${words[at + 2]?.key}`);
    say(`ppp ${side(-3)} ${side(-2)} ${side(-1)}`);

    const denies = nearest(words, at, -1, REFUSES);
    const wishes = nearest(words, at, -1, WISHES);
    const tells = nearest(words, at, -1, TELLS);
    const later = nearest(words, at, 1, REFUSES);
    const turns = nearest(words, at, -1, TURNS);
    for (const [name, near] of [
      ["D", denies],
      ["W", wishes],
      ["T", tells],
      ["L", later],
      ["U", turns],
    ] as const) {
      if (near === NOTHING) continue;
      say(`${name} ${near.cue} ${near.far}`);
      say(`${name} ${near.cue} ${near.commas} ${near.far}`);
      say(`${name} ${near.key} ${near.commas}`);
      say(`${name} ${near.cue} ${kind}`);
    }
    for (const [name, step, pattern] of [
      ["D", -1, REFUSES],
      ["W", -1, ASKING],
      ["L", 1, REFUSES],
    ] as const) {
      const path = pathTo(words, at, step, pattern);
      if (path === null) continue;
      say(`${name}> ${path}`);
      say(`${name}> ${path}|${kind}`);
    }
    for (const each of clauseOf(words, at)) say(each);
    const back = refusedLater(words, at);
    if (back !== null) {
      say(`Z ${back}`);
      say(`Z ${back} ${kind}`);
      say(`Z ${back[0]} ${side(-1)} ${kind}`);
      say(`Z ${back[0]} ${own.signature}`);
    }
    // Of two cues the nearer one holds.
    const order = [denies, wishes, tells, turns]
      .filter((near) => near !== NOTHING)
      .sort((a, b) => Number(a.far) - Number(b.far));
    say(`o ${order.map((near) => near.cue).join(" ")}`);
    if (order[0]) say(`o1 ${order[0].cue} ${order[0].far} ${order[0].commas} ${kind}`);
    say(`DW ${denies.cue}${denies.far} ${wishes.cue}${wishes.far}`);
    say(`DL ${denies.cue}${denies.far} ${later.cue}${later.far}`);

    for (const each of own.cues) say(`b ${each}`);
    say(`B ${own.signature} ${kind}`);
    say(`f ${own.first} ${kind}`);
    say(`f ${own.first}`);
    const [before, after] = [sentences[word.sentence - 1], sentences[word.sentence + 1]];
    for (const each of after?.opening ?? []) say(`N ${each}`);
    for (const each of after?.phrases ?? []) say(`N ${each}`);
    say(`N1 ${after?.signature ?? "#"}`);
    say(`P1 ${before?.signature ?? "#"}`);
    for (const each of before?.cues ?? []) say(`P ${each}`);
    say(`i ${Math.min(word.sentence, 3)}${after ? "" : "$"} ${kind}`);
    say(`len ${bucket(own.to - own.from)} ${kind}`);
    say(`left ${bucket(at - own.from)} ${bucket(own.to - at - 1)} ${kind}`);

    const header = headers[at];
    if (header) {
      for (const each of header) say(`h ${each}`);
      say(`h ${header.filter((each) => each.startsWith("@")).join(" ")}|${kind}`);
    }
    if (grammar) {
      say(`a ${grammar[at]}`);
      say(`a ${grammar[at]} ${kind}`);
      say(`a ${grammar[at - 1]} ${grammar[at]} ${grammar[at + 1]}`);
      if (drawn?.has(at)) say(`drawn ${grammar[at]}`);
    }
  };
}

type Sentence = {
  readonly from: number;
  readonly to: number;
  readonly cues: ReadonlySet<string>;
  readonly first: string;
  readonly signature: string;
  readonly opening: readonly string[];
  readonly phrases: readonly string[];
};

/** How many words at a sentence's beginning may point back: "None of those, please." */
const OPENING = 6;

function sentencesOf(words: readonly MentionWord[]): readonly Sentence[] {
  const list: Sentence[] = [];
  for (let from = 0; from < words.length; ) {
    const { sentence } = words[from]!;
    let to = from;
    while (to < words.length && words[to]!.sentence === sentence) to++;
    const own = words.slice(from, to);
    const cues = new Set(own.map(({ cue }) => cue).filter((cue) => TELLING.test(cue)));
    const opening = own.slice(0, OPENING);
    list[sentence] = {
      from,
      to,
      cues,
      first: own[0]!.cue === "-" ? own[0]!.kind : own[0]!.cue,
      signature: [
        [...cues].some((cue) => REFUSES.test(cue)) ? "D" : "",
        cues.has("want") || cues.has("draw") ? "W" : "",
        cues.has("logo") ? "L" : "",
        cues.has("colour") ? "C" : "",
        cues.has("past") || cues.has("others") ? "T" : "",
        cues.has("we") ? "u" : "",
        cues.has("sell") ? "b" : "",
      ].join(""),
      opening: opening.map(({ key }) => key),
      phrases: opening.slice(1).map((word, index) => `${side(opening[index]!)} ${side(word)}`),
    };
    from = to;
  }
  return list;
}

const side = ({ cue, kind }: MentionWord): string => (cue === "-" ? kind : cue);

function nearest(words: readonly MentionWord[], at: number, step: 1 | -1, pattern: RegExp): Near {
  const { sentence } = words[at]!;
  let commas = 0;
  for (let index = at + step; words[index]?.sentence === sentence; index += step) {
    const { cue, key } = words[index]!;
    const gap = words[step === 1 ? index : index + 1]!.gap;
    if (/[,()]/.test(gap)) commas++;
    if (/[:~]/.test(gap)) commas += 3;
    if (pattern.test(cue))
      return {
        cue,
        key,
        far: bucket(Math.abs(index - at)),
        commas: commas > 2 ? "+" : String(commas),
      };
  }
  return NOTHING;
}

/** How many words of the next sentence may hold a refusal of what this one names. */
const NEXT_SENTENCE = 9;

/** How far behind a word a refusal of what was named before stands: in its sentence (0) or at the next one's start (1). */
function refusedLater(words: readonly MentionWord[], at: number): string | null {
  const { sentence } = words[at]!;
  let into = 0;
  for (let index = at + 1; index < words.length; index++) {
    const word = words[index]!;
    if (word.sentence > sentence && into++ > NEXT_SENTENCE) return null;
    if (word.sentence > sentence + 1) return null;
    if (word.back) return word.sentence === sentence ? `0 ${bucket(index - at)}` : "1";
  }
  return null;
}

/** A path of more words than this is met too seldom to be learned. */
const LONGEST_PATH = 5;

/** The sorts of the words from a word to the nearest cue: "dont draw def". */
function pathTo(words: readonly MentionWord[], at: number, step: 1 | -1, pattern: RegExp): string | null {
  const { sentence } = words[at]!;
  let path = "";
  for (let index = at + step; Math.abs(index - at) <= LONGEST_PATH; index += step) {
    const word = words[index];
    if (word?.sentence !== sentence) return null;
    const gap = words[step === 1 ? index : index + 1]!.gap;
    path += `${gap === " " ? " " : gap}${word.cue === "-" ? "x" : word.cue}`;
    if (pattern.test(word.cue)) return path;
  }
  return null;
}

/** Cues between the nearest commas, on either side of the word. */
function* clauseOf(words: readonly MentionWord[], at: number): Generator<string> {
  const { sentence } = words[at]!;
  for (const step of [-1, 1] as const) {
    const found = new Set<string>();
    for (let index = at + step; words[index]?.sentence === sentence; index += step) {
      const gap = words[step === 1 ? index : index + 1]!.gap;
      if (/[,():;~]/.test(gap)) break;
      if (words[index]!.cue !== "-") found.add(words[index]!.cue);
    }
    for (const cue of found) yield `${step === 1 ? "r" : "l"} ${cue}`;
    if (found.size === 0) yield step === 1 ? "r" : "l";
  }
}

/** The words before the colon that stands over a word: "Please avoid: cactus, sombrero". */
function headersOf(words: readonly MentionWord[]): readonly (readonly string[] | null)[] {
  let header: readonly string[] | null = null;
  return words.map((word, at) => {
    if (word.gap === ":") {
      const from = words.findLastIndex(
        ({ gap }, index) => index < at && (/[np.;?!^]/.test(gap) || index <= at - 6),
      );
      header = words
        .slice(Math.max(0, from), at)
        .flatMap(({ key, cue }) => (cue === "-" ? [key] : [key, `@${cue}`]));
    } else if (/[.?!;p]/.test(word.gap)) header = null;
    // A new line without a colon of its own may be one more item of the list above.
    else if (word.gap === "n" && hasColon(words, at)) header = null;
    return header;
  });
}

const hasColon = (words: readonly MentionWord[], at: number): boolean => {
  for (let index = at + 1; index < words.length && !/[np]/.test(words[index]!.gap); index++)
    if (words[index]!.gap === ":") return true;
  return false;
};

/** What is said of going on from the word before to this one: the same for all that may have gone before. */
export function linkEvidence(
  words: readonly MentionWord[],
  at: number,
  say: (evidence: string) => void,
): void {
  const [word, before] = [words[at]!, words[at - 1]];
  const past = before ? side(before) : "^";
  say("1");
  say(`g ${word.gap}`);
  say(`p ${past}`);
  say(`q ${side(word)}`);
  say(`gp ${word.gap} ${past}`);
  say(`gq ${word.gap} ${word.kind}`);
}

/** Whether the sentences before are forgotten here; a line or a semicolon goes on with its list. */
export const beginsAnew = ({ gap }: MentionWord): boolean => /[.!?^p]/.test(gap);
