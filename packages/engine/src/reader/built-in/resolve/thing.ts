/** A thing that is said → the word under which it can be drawn. */

import { thingIn } from "../../../understand/motifs.ts";
import { singular } from "../../../understand/phrases.ts";
import { read } from "../../../understand/reading.ts";
import type { Studio } from "../../../vocabulary.ts";
import { folded } from "./dictionary.ts";

/** What comes after is where the thing is or what it has, and not the thing. */
const TAIL = /\s(?:of|with|on|in|at|under|over|holding|wearing|from|for|made|inside|that|which)\s.*$/u;
const ARTICLE = /^(?:an?|the|one|some|little|small|big|tiny|simple|stylised|stylized)\s+/u;

export function thingOf(words: string, studio: Studio, language: string): string {
  return knownThing(words, studio, language) ?? plain(words);
}

/** Null where nobody knows what the words mean. */
export function knownThing(words: string, studio: Studio, language: string): string | null {
  const meaning = studio.meanings.thing(words, language);
  return (meaning && (known(meaning, studio) ?? meaning)) || known(words, studio);
}

const plain = (words: string): string => singular(folded(words).replace(ARTICLE, "").replace(ARTICLE, ""));

/** As the shelf calls it: the whole phrase if it is there, else what it is a kind of. */
function known(phrase: string, studio: Studio): string | null {
  const whole = plain(phrase).replace(TAIL, "");
  const reading = read(whole);
  const end = reading.words.length;
  for (let at = 0; at < end; at++) {
    const thing = thingIn(reading, at, studio);
    if (thing && thing.to === end) return thing.word;
  }
  if (studio.findMotifs(whole).length > 0) return whole;
  const last = singular(reading.words.at(-1)?.key ?? "");
  return last !== "" && studio.findMotifs(last).length > 0 ? last : null;
}
