/** A thing that is said → the word under which it can be drawn. */

import partNames from "../../../../data/part-names.json" with { type: "json" };
import { folded } from "../../../lexicon/dictionary.ts";
import { singular } from "../../../lexicon/phrases.ts";
import { RELATED_THINGS } from "../../../lexicon/related-things.ts";
import { slipsOf } from "../../../lexicon/slips.ts";
import { isOwnScene } from "../../../marks/scene.ts";
import { onlyDescribe } from "../../../things/describing.ts";
import { namesFor, wholeNamesFor } from "../../../things/names.ts";
import { EMPTY_BRIEF, type Studio } from "../../../vocabulary.ts";
import { unique } from "../../placed.ts";

/** What comes after is where the thing is or what it has, and not the thing. */
const TAIL =
  /\s(?:with|without|on|in|at|under|over|above|below|behind|beside|holding|wearing|carrying|from|for|made|inside|within|that|which|as|and)\s.*$/u;
/** "A glass tipping over", "a cat sleeping": what it does. Before the thing it is a kind of it ("sewing needle"). */
const DOING =
  /(?<=\S)\s\p{L}+ing(?:\s(?:over|down|up|off|around|away|out|each|an?|the|its|his|her|in|on|at|from|to|with|under|through)\b.*)?$/u;
/** "A sprig of rosemary", "wheat ear": what is counted is the thing, not what it is counted in. */
const MEASURE =
  "ears?|bunch(?:es)?|pairs?|shea(?:f|ves)|slices?|loa(?:f|ves)|drops?|blades?|flock|school|swarm|stack|pile|bouquet|sprigs?|pieces?|ball|herd|pack|handful|spray|stalks?|stems?|clusters?|grains?|silhouette|outline";
const COUNTED = new RegExp(`^(?:${MEASURE}) of `, "u");
const COUNTS = /(?<=\S) (?:ears?|bunch(?:es)?|shea(?:f|ves)|sprigs?|stalks?|clusters?|bouquet)$/u;
const POSSESSIVE = /['’]s\b/gu;
/** "A red fox", "a black bear": where nothing is drawn as such, a fox. */
const COLOURED = /^(?:red|blue|green|yellow|black|white|gr[ae]y|brown|golden|silver|pink|orange|purple)\s/u;
const ARTICLE = /^(?:an?|the|one|two|three|some|our|my)\s+/u;

export function thingOf(words: string, studio: Studio, language: string): string {
  return knownThing(words, studio, language) ?? misspelt(plain(words), studio) ?? plain(words);
}

/** "A poodel": what is drawn under a name one letter away. Only for words that were read as a thing; "larger" is no lager. */
const misspelt = (word: string, studio: Studio): string | null =>
  slipsOf(word).find((meant) => isDrawn(meant, studio)) ?? null;

/** A word that nobody knows is rarely a thing: of those read as one with less, two of three were something else. */
const SURE_OF_UNKNOWN = 0.7;

/** An article that was parted from its noun. */
const ONE_LETTER = /^\p{Script=Latin}$/u;

/** Whether words that were read as a thing with a likelihood are to be taken for one. */
export const isThing = (
  words: string,
  likelihood: number,
  known: (words: string) => string | null,
): boolean => !ONE_LETTER.test(words.trim()) && (likelihood >= SURE_OF_UNKNOWN || known(words) !== null);

const PARTS: ReadonlySet<string> = new Set(Object.keys(partNames));

/** Null where nobody knows what the words mean. */
export const knownThing = (words: string, studio: Studio, language: string): string | null =>
  knownThings(words, studio, language)[0] ?? null;

/** All that the words may mean, the likeliest first. */
export function knownThings(words: string, studio: Studio, language: string): readonly string[] {
  const own = language === "en" ? [] : thingsOfLanguage(words, studio, language);
  // An English word may stand in any text, but "die" in a German one is no dice.
  if (own.length > 0 || studio.meanings.isFrequent(words, language)) return own;
  // The rim of a cup is no Portuguese kidney.
  const isPart = language === "en" && PARTS.has(singular(words.toLowerCase()));
  const known = onShelf(words, studio) ?? (isPart ? null : studio.meanings.inAnyLanguage("things", words));
  return known === null ? [] : [known];
}

/** What a word means that nobody marked: by the text's own language alone, "sea" in a Spanish one is no sea. */
export const thingKnownIn = (words: string, studio: Studio, language: string): string | null =>
  (language === "en" ? onShelf(words, studio) : thingsOfLanguage(words, studio, language)[0]) ?? null;

/** Of the phrases that several words make, one that is drawn as such says what they mean together. */
function thingsOfLanguage(words: string, studio: Studio, language: string): readonly string[] {
  const meanings = studio.meanings.things(words, language);
  // Of what nobody drew, another meaning that is drawn was meant rather: no zodiac sign, but fish.
  const whole = meanings.find((each) => isDrawn(plain(each), studio));
  return unique(
    [...(whole ? [whole] : []), ...meanings].map((each) => onShelf(each, studio) ?? each),
    (thing) => thing,
  );
}

const isDrawn = (name: string, studio: Studio): boolean =>
  RELATED_THINGS.has(name) || isOwnScene(name) || studio.drawings.of(name).length > 0;

/** One of them; "round glasses" are glasses still. */
function oneOf(text: string): string {
  const words = text.split(" ");
  const head = words.pop()!;
  return onlyDescribe(words) && singular(head) === head ? text : singular(text);
}

const plain = (words: string): string => oneOf(folded(words).replace(ARTICLE, "").replace(POSSESSIVE, ""));

/**
 * The name that the grammar of names finds drawn: the whole phrase, or what it is a kind of. A word for two things, or one that
 * is drawn under another name, stays as it was said: which is meant follows from the trade, when it is drawn.
 */
function onShelf(phrase: string, studio: Studio): string | null {
  const drawings = { ...studio.drawings, isOwn: (name: string) => isOwnScene(name) };
  const [namesOf, wholeOf] = [namesFor(drawings, EMPTY_BRIEF), wholeNamesFor(drawings, EMPTY_BRIEF)];
  const isNamed = (name: string) => isDrawn(name, studio);
  const said = plain(phrase);
  const whole = oneOf(said.replace(TAIL, "").replace(DOING, ""));
  // "A ball of yarn", "a bow and arrow" may be drawn as such.
  const named = [said, whole].find(isNamed);
  if (named !== undefined) return named;
  const counted = oneOf(whole.replace(COUNTED, "").replace(COUNTS, ""));
  for (const thing of new Set([counted, whole, counted.replace(COLOURED, "")])) {
    if (thing === "") continue;
    const drawn = isNamed(thing) ? thing : namesOf(thing).find(isNamed);
    if (drawn === undefined) continue;
    // "A sound wave" is not the sea's: only what says how a thing looks is left out.
    return ` ${thing} `.includes(` ${drawn} `) && wholeOf(thing).includes(drawn) ? drawn : thing;
  }
  return null;
}
