/** The part of a prompt that says what the business is. */

import { wordSet } from "./lexicons/lists.ts";
import { singular } from "./phrases.ts";
import { fold, plain, type Span } from "./text.ts";

/** Two or three sentences say what a business is; what follows is about other things. */
const LONGEST = 240;

/** Words of briefs about the drawing: a sentence of these says nothing of the business. */
const DRAWING = wordSet(
  "logo logos logotype colour colours color colors palette font fonts typeface type letters letter lettering lowercase uppercase capitals caps serif sans slab script bold grotesk rounded icon symbol mark wordmark monogram badge crest emblem mascot line lines gradient gradients tagline slogan motto name initials avoid please draw drawing show shown design stacked left right above below under black white red blue green yellow orange purple pink brown grey gold cream navy teal farbe farben schrift schriftart buchstaben zeichen bitte couleur couleurs police lettres typographie symbole evitez color colores letra letras tipografia simbolo icono evitar nada cor cores letra fonte tipografia simbolo icone colori carattere caratteri lettere simbolo icona niente senza sin sans ohne sem kein keine",
);
/** Words with which people begin to say what they do. */
const DOING = wordSet(
  "we i our my us she he they is are am make makes sell sells run runs build builds fix fixes repair repairs teach teaches offer offers help helps grow grows cook cooks bake bakes do does business company shop firm startup studio brand product industry sector service services wir ich unser mein sind ist somos soy hago hacemos vendemos nuestra mi nous je notre faisons vendons sommes fabrique nossa meu minha fazemos vendo siamo sono facciamo vendiamo nostro mio",
);

/**
 * The sentences that speak of the business, in their order, without what is read as something else. `spoken`: where
 * words for trades stand.
 */
export function aboutTheBusiness(prompt: string, hidden: readonly Span[], spoken: readonly Span[]): string {
  const sentences = sentencesOf(prompt).map(([start, end], order) => {
    const text = without(prompt, start, end, hidden);
    const words = fold(text).match(/\p{L}+/gu) ?? [];
    const drawing = words.filter((word) => DRAWING.has(word)).length / (words.length + 2);
    const doing = words.some((word) => DOING.has(word)) ? 1 : 0;
    const named = spoken.some(([from, to]) => from >= start && to <= end) ? 1 : 0;
    return {
      text,
      order,
      worth: (order === 0 ? 0.6 : 0) + 0.4 * doing + 0.8 * named - 3 * drawing - 0.03 * order,
    };
  });
  const chosen: { readonly text: string; readonly order: number }[] = [];
  let length = 0;
  for (const sentence of sentences
    .filter(({ text }) => /\p{L}{3,}/u.test(text))
    .sort((a, b) => b.worth - a.worth || a.order - b.order)) {
    if (length > 0 && length + sentence.text.length > LONGEST) continue;
    chosen.push(sentence);
    length += sentence.text.length;
  }
  return chosen
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text)
    .join(" ")
    .slice(0, LONGEST)
    .trim();
}

/** Where sentences begin and end; a line of a form is one. */
function sentencesOf(prompt: string): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { index, 0: end } of prompt.matchAll(/[.!?;]+(?=\s)|\n+/gu)) {
    spans.push([start, index + end.length]);
    start = index + end.length;
  }
  return start < prompt.length ? [...spans, [start, prompt.length]] : spans;
}

function without(prompt: string, start: number, end: number, hidden: readonly Span[]): string {
  const spans = hidden.filter(([from, to]) => from < end && start < to).sort((a, b) => b[0] - a[0]);
  let text = prompt.slice(start, end);
  for (const [from, to] of spans)
    text = `${text.slice(0, Math.max(0, from - start))} ${text.slice(Math.max(0, to - start))}`;
  return plain(text);
}

/** Words by their stems, so that "restores" and "restored" are one. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((fold(text).match(/[a-z]{3,}/g) ?? []).map(stem));

/** Shortest stem an ending is taken from. */
const STEM = 4;

function stem(word: string): string {
  const single = singular(word);
  const end = /(?:ing|ed|er|e)$/.exec(single)?.[0] ?? "";
  return single.length - end.length >= STEM ? single.slice(0, single.length - end.length) : single;
}
