/** Parts that are taken away: "drop the tagline", "lose the bird", "der Slogan kann weg". */

import { spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import type { PartKind } from "../../vocabulary.ts";
import { clauseOf, free, type Taken } from "./clause.ts";
import { type Heard, type Part, partAt } from "./hear.ts";
import { GONE_AFTER } from "./verdict-words.ts";
import * as w from "./words.ts";

export type Removed = { readonly part: PartKind; readonly thing: string | null; readonly span: Span };

/** "No wheat" refuses a thing and asks for another; "lose the wheat" takes the mark away. */
const WEAK =
  /^(?:no|without|sin|sans|ohne|sem|senza|kein|keine|keinen|pas de|niente|ness\w+|ningu\w+|aucune?|nenhuma?|nada de)$/;
const DEFINITE = w.DEFINITE;

export function readRemoved(reading: Heard, taken: Taken): readonly Removed[] {
  const found: Removed[] = [];
  const words = free(reading, taken);
  const note = (part: Part, span: Span) => {
    if (part.value === "colours" || part.value === "layout") return;
    if (found.some((each) => each.part === part.value)) return;
    found.push({ part: part.value, thing: part.thing, span });
    taken.push(span);
  };
  for (const verb of w.REMOVE.all(words)) {
    let open: Part | null = null;
    let linked = false;
    // "That little line below the name: bin it": what was named last.
    if (PRONOUN.test(words[verb.to]?.key ?? "") && endsAt(reading, verb.to + 1)) {
      const named = lastPart(reading, verb.from);
      if (named) note(named, spanOf(reading.words, verb.from, verb.to + 1));
      continue;
    }
    // "On l'enlève", "lo quitamos", "la tagline la togliamo".
    const object = !WEAK.test(verb.phrase) && OBJECT_BEFORE.test(words[verb.from - 1]?.key ?? "");
    if (object && endsAt(reading, verb.to)) {
      const named = lastPart(reading, verb.from - 1);
      if (named) note(named, spanOf(reading.words, verb.from - 1, verb.to));
      if (named) continue;
    }
    // One verb may take several parts: "remove the moon and the tagline".
    for (let at = verb.to; at < Math.min(words.length, verb.to + 9); at++) {
      const { key, gap } = words[at]!;
      if (/[.;:!?\n]/.test(gap) && at > verb.to) break;
      const part = partAt(reading, at, words);
      linked ||= w.AND.has(key) || /,/.test(gap);
      if (!part) {
        if (w.DEFINITE.has(key) || (open && w.AND.has(key)) || FILLERS.has(key)) continue;
        break;
      }
      // "Remove the icon's shadow", "no serif font": only the bare part is taken away.
      const definite = DEFINITE.has(words[at - 1]?.key ?? "");
      // "No wheat emblem", "no bird like this": the bare thing alone is the mark.
      if (part.thing !== null && WEAK.test(verb.phrase) && !definite && !endsAt(reading, part.to)) break;
      // "No capitals" is about their case.
      if (/^(?:caps|capitals|spacing|kerning|tracking|weight)$/.test(words[at]!.key)) break;
      if (/^(?:spacing|color|colour|style|border|outline|shadow|color|size)$/.test(words[part.to]?.key ?? ""))
        break;
      // "Take out the words “Tea after dark”": the words are the tagline.
      if (part.value === "letters" && partAt(reading, part.to, words)?.value === "tagline") continue;
      // "Ohne Slogan und der Mond etwas größer": the second one has a wish of its own.
      // "La frase sotto il nome" is one part.
      if (open && (!linked || !endsAt(reading, part.to))) break;
      note(part, spanOf(reading.words, verb.from, part.to));
      open = part;
      linked = false;
      at = part.to - 1;
    }
  }
  // "Take the small text away", "leave the bird out".
  words.forEach((_, index) => {
    if (!SPLIT_VERB.test(words[index]!.key)) return;
    const [, to] = clauseOf(reading, index);
    const away = words.slice(index, to).findIndex(({ key }) => AWAY.test(key));
    if (away < 0) return;
    const named = away === 2 && PRONOUN.test(words[index + 1]!.key) ? lastPart(reading, index) : null;
    if (named) note(named, spanOf(reading.words, index, index + away + 1));
    for (let at = index + 1; at < index + away; at++) {
      const part = partAt(reading, at, words);
      if (!part) continue;
      note(part, spanOf(reading.words, index, index + away + 1));
      at = part.to - 1;
    }
  });
  for (const gone of GONE_AFTER.all(free(reading, taken))) {
    const [from, to] = clauseOf(reading, gone.from);
    if (/^(?:out|off|away)$/.test(gone.phrase) && gone.to < to) continue;
    // "The bird should go on the left".
    if (/(?:^| )goe?s?$/.test(gone.phrase) && gone.to < to && !endsAt(reading, gone.to)) continue;
    if (
      /^(?:on|in|to|at|next|above|below|under|over|beside|left|right|after)$/.test(words[gone.to]?.key ?? "")
    )
      continue;
    for (let at = from; at < gone.from; at++) {
      const part = partAt(reading, at, words);
      if (part) note(part, spanOf(reading.words, part.from, gone.to));
    }
  }
  return found;
}

const PRONOUN = /^(?:it|them|that|this|lo|la|le|ihn|sie|es)$/;

const OBJECT_BEFORE = /^(?:l|le|la|les|lo|los|las|li|o|a|os|as|ihn|sie|es|den|die|das)$/;

function lastPart({ parts, words }: Heard, before: number): Part | null {
  for (let at = before - 1; at >= 0; at--) {
    if (words[at]!.sentence < words[before]!.sentence - 1) return null;
    const part = parts[at];
    const name = part?.value === "name" && parts.some((each) => each?.value === "tagline");
    if (part && !name) return part;
  }
  return null;
}

/** Whether the clause is over there, or another wish begins. */
const endsAt = ({ words }: Heard, at: number): boolean => {
  const next = words[at];
  return !next || !/^[\s'’-]*$/u.test(next.gap) || ENDS.test(next.key);
};
const ENDS =
  /^(?:and|but|please|pls|plz|thanks|anymore|either|neither|whatsoever|there|here|needed|required|necessary|thing|things|thingy|business|tampoco|auch|non|neanche|nemmeno|any|more|since|because|as|so|too|now|then|though|if|while|at|in|instead|for|on|with|y|et|und|e|por|bitte|mehr|mas|plus|mais|piu|svp|or|nor|ni|oder|ou|o)$/;

const SPLIT_VERB = /^(?:take|taken|leave|cut|keep|throw|nimm|nehmt|lass|lasst|lassen|mach)$/;
const AWAY = /^(?:away|out|off|weg|raus|heraus)$/;

/** Words that may stand between the verb and the part. */
const FILLERS = new Set(
  "scritta frase riga mention texte texto testo zeile schriftzug palabras mots parole palavras worte line lines phrase sentence part word words text whole entire little small any both all of please completely altogether entirely simply just current bitte por favor also ganze kleine petit petite pequeno pequena piccola piccolo".split(
    " ",
  ),
);
