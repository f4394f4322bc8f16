/** Denials that tell of the business and refuse nothing: "we carry pianos without a lift", "people who hate gyms". */

import { wordSet } from "./lexicons/lists.ts";
import type { Word } from "./text.ts";

const AUDIENCE = wordSet(
  "customers clients people users readers members guests patients visitors kids children parents students women men adults everyone many who kunden clientes clienti gaste those anyone dogs families teams companies hospitals",
);

/** Words that stand between the people and the denial: "people who really hate gyms". */
const OF_PEOPLE =
  /^(?:not|arent|isnt|cant|cannot|dont|doesnt|never|are|is|do|can|hate|hates|dislike|avoid|without|no|have|has|may|should|wont|didnt)$/;

/** "Many of our customers are not young": said of people. */
export const ofOthers = (words: readonly Word[], at: number): boolean =>
  OF_PEOPLE.test(words[at]!.key) &&
  !/[,;:]/.test(words[at]!.gap) &&
  words
    .slice(Math.max(0, at - 2), at)
    .some(({ key, sentence }) => AUDIENCE.has(key) && sentence === words[at]!.sentence);

/** Denials that a plain statement may hold; "avoid" and "nothing" are wishes by themselves. */
const PLAIN_DENIAL =
  /^(?:no|never|without|without any|dont|do not|doesnt|does not|didnt|did not|wont|cannot|have no|has no|zero|may not|not|ohne|sin|sans|sem|senza)$/;

const SUBJECT = wordSet(
  "we i weve ive they she he who whose that which weare my our uwe nobody everyone people members parents wir ich nous je on somos vendemos hacemos tenemos siamo facciamo vendiamo abbiamo temos vendemos fazemos",
);

/** Words of wishing and of drawing: where one stands, the logo is spoken of. */
const WISH = wordSet(
  "say says said vote voted beg insist insists agreed agree decided promise want wants wanted wish like love prefer would wed id hope hoping should must shall need needs please logo logos mark symbol icon badge crest emblem monogram wordmark design identity sign lettering letters letter font type typeface style look looks looking feel feels draw drawn drawing colour colours color colors palette show shows make makes keep use using brand branding image picture it something anything think imagine ask asked request rather mascot can could see lets let id grateful happy glad wollen will mochten mochte soll sollte bitte schrift zeichen farbe wunschen gern lieber logotipo marca queremos quiero quisieramos gustaria favor letra letras tipografia simbolo voulons voudrions voudrais veux lettres symbole marque vorremmo vogliamo vorrei marchio lettere piacerebbe gostariamos being too ohne-serifen serifen serif sans",
);

/** Whether a denial belongs to a sentence about the caller in which nothing is wished. */
export function ofBusiness(
  words: readonly Word[],
  at: number,
  to: number,
  phrase: string,
  facts: ReadonlySet<number>,
): boolean {
  if (!PLAIN_DENIAL.test(phrase)) return false;
  const here = words[at]!;
  if (describesShop(words, at, phrase)) return true;
  // "A bookshop with no coffee, no cushions and no wifi": one fact after the other.
  if (facts.has(here.sentence) && /^(?:no|without|ohne|sin|sans|sem|senza)$/.test(phrase))
    return !words.slice(to, to + 4).some(({ key, sentence }) => sentence === here.sentence && WISH.has(key));
  // "We are bakers, no wheat": behind a comma a wish may stand, unless it goes on with the same verb.
  const abroad = /^(?:ohne|sin|sem|senza)$/.test(phrase) && /^,\s$/.test(here.gap);
  if (/[,;:()]/.test(here.gap) && !abroad) return headcount(words, at);
  const after = words.slice(to, to + 3).filter(({ sentence }) => sentence === here.sentence);
  if (after.some(({ key }) => WISH.has(key))) return false;
  let told = false;
  for (let back = at - 1; back >= 0 && words[back]!.sentence === here.sentence; back--) {
    const { key, gap } = words[back]!;
    if (WISH.has(key) && !/^(?:it|makes?|use)$/.test(key)) return false;
    if (SUBJECT.has(key)) told = true;
    // "…, so no leaf", "… but no crosses": what follows is asked for again.
    if (/[;:]/.test(gap) || /^(?:so|but|therefore|hence)$/.test(key)) break;
  }
  // "We bake and are not stuffy": an adjective after a bare "not" is a wish.
  return told && !(phrase === "not" && !/^(?:may|can|could|did|do|does)$/.test(words[at - 1]?.key ?? ""));
}

/** "Kayak rental without a phone", "a bookshop with no coffee": the first sentence, before anything is wished. */
function describesShop(words: readonly Word[], at: number, phrase: string): boolean {
  const here = words[at]!;
  const joins =
    /^\s$/.test(here.gap) && (phrase === "without" || (phrase === "no" && words[at - 1]?.key === "with"));
  const own = words.filter(({ sentence }) => sentence === here.sentence);
  return joins && here.sentence === 0 && at > 0 && !own.some(({ key }) => WISH.has(key) && key !== "makes");
}

/** "Four people, no office", "two ovens, no boss": a count before it makes it one more fact of the list. */
function headcount(words: readonly Word[], at: number): boolean {
  const [count, unit] = [words[at - 2], words[at - 1]];
  return (
    count !== undefined &&
    unit !== undefined &&
    count.sentence === words[at]!.sentence &&
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|\d+)$/.test(
      count.key,
    ) &&
    !/^(?:colou?rs?|letters?|words?|lines?|tones?|shades?|dots?|stripes?|things|rules|wishes|requests|points)$/.test(
      unit.key,
    )
  );
}

const NUMBER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|twenty|thirty|forty|fifty|sixty|hundred|\d+)$/;

/** "We sell lighthouses, windmills and chapels", "two machines, one cat": what they do and have, nothing to draw. */
export function tellsOfBusiness(words: readonly Word[], at: number): boolean {
  const { sentence } = words[at]!;
  const own = words.filter((word) => word.sentence === sentence);
  if (own.some(({ key }) => WISH.has(key) && !/^(?:makes?|it|can|use|using|type)$/.test(key))) return false;
  const [first, second] = own;
  if (/^(?:we|i)$/.test(first!.key) && !/^(?:are|am|call|have)$/.test(second?.key ?? "are")) return true;
  return own.filter(({ key }) => NUMBER.test(key)).length > 1;
}

const OUTVOTED =
  /^(?:wanted|voted|suggested|proposed|preferred|lobbied|pushed|fought|argued|suggests|proposes|dreamed|dreamt)$/;
const OTHERS = /^(?:he|she|they|some|others|half|two|three|one|four|five|lost|him|her|someone|somebody)$/;
const OWNER = /^(?:my|our|the|his|her|their|a)$/;

/** "The kids wanted pink", "two voted for orange": where somebody else's wish begins and ends; null where none does. */
export function othersWish(words: readonly Word[], at: number): readonly [number, number] | null {
  const { sentence, key } = words[at]!;
  const [before, owner] = [words[at - 1], words[at - 2]];
  if (!OUTVOTED.test(key) || before?.sentence !== sentence) return null;
  const other = OTHERS.test(before.key) || (owner?.sentence === sentence && OWNER.test(owner.key));
  if (!other || WISH.has(before.key) || /^(?:majority|rest)$/.test(before.key)) return null;
  let end = at + 1;
  while (
    words[end]?.sentence === sentence &&
    !/[,;:]/.test(words[end]!.gap) &&
    !/^(?:but|so|we|i|until|and)$/.test(words[end]!.key)
  )
    end++;
  return [at + 1, end];
}

/** "An umbrella? No. A duck.": a short question that is answered at once. */
export function askedAndRefused(words: readonly Word[], at: number): readonly [number, number] | null {
  const [here, next, last] = [words[at]!, words[at + 1], words[at - 1]];
  const rather = here.key === "rather" && next?.key === "not";
  if (!last || !/^\?/.test(here.gap) || !(rather || /^(?:no|nope|never|nein|non|nao)$/.test(here.key)))
    return null;
  // "Climate podcast? No, a climate game.": what they are not. "An owl? No.": a thing has its article.
  if (last.sentence === 0 && !/^(?:an?|the)$/.test(words[0]!.key)) return null;
  if (next && !/[.,!;\n]/.test(next.gap) && !/^(?:thanks|thank|way|please|not)$/.test(next.key)) return null;
  let from = at - 1;
  const comma = (index: number) => /,/.test(words[index]!.gap);
  while (from > 0 && !comma(from) && words[from - 1]!.sentence === last.sentence && at - from < 5) from--;
  return !comma(from) && words[from - 1]?.sentence === last.sentence ? null : [from, at];
}

/** "No Bull Burgers is a van", "Never Blue makes ink": a name that opens like a refusal. */
export function soundsLikeRefusal(words: readonly Word[], at: number): boolean {
  const [here, next, after] = [words[at]!, words[at + 1], words[at + 2]];
  const opens = at === 0 || words[at - 1]!.sentence !== here.sentence || /[:,]/.test(here.gap);
  if (!REFUSES.test(here.key)) return false;
  if (!next || !opens || !TITLED.test(here.raw) || !TITLED.test(next.raw) || !/^\s$/.test(next.gap))
    return false;
  const goesOn = after?.sentence === here.sentence && /^\s$/.test(after.gap);
  return goesOn && (TITLED.test(after.raw) || /^(?:is|are|makes|sells|needs|wants)$/.test(after.key));
}

const REFUSES = /^(?:no|not|never|nothing|without|dont|avoid|forget|skip|hate|less|zero|minus|anti)$/;
const TITLED = /^\p{Lu}\p{Ll}/u;
