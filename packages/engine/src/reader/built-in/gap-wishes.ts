/** More or less room between the mark and the name: both are named, and the tagger, which knows no such wish, hears the letters' own. */

import { SENTENCES } from "../../lexicon/clauses.ts";
import { gapSaid, isOfAll } from "../../lexicon/gap-words.ts";
import { overlaps } from "../../lexicon/text.ts";
import { isAnd } from "../../lexicon/wearer-words.ts";
import type { Asked, Design, GapStep, Span, Studio, Tagged } from "../../vocabulary.ts";
import { thingsIn } from "../in-view.ts";
import { namedThings } from "../named-things.ts";
import { LIKELY } from "./contradictions.ts";
import { degreeOf } from "./degrees.ts";
import { isBetween } from "./thing-roles.ts";
import { gapOf, type Reading, readingOf, wearersIn, wordsIn } from "./wearers.ts";

const HEARD: readonly (readonly [ask: string, meant: GapStep])[] = [
  ["letters.looser", "apart"],
  ["letters.tighter", "closer"],
];

/** The wish, and the message without what else its words were heard as. */
export function gapWish(
  studio: Studio,
  prompt: string,
  tagged: Tagged,
  parent: Design,
): { readonly tagged: Tagged; readonly changes: readonly Asked[] } {
  for (const { 0: sentence, index } of prompt.matchAll(SENTENCES)) {
    const found = wishIn(studio, sentence, parent, tagged);
    if (!found) continue;
    const span: Span = [index + found.span[0], index + found.span[1]];
    const isOfWish = (at: Span | null) => at !== null && overlaps(at, span);
    const asks = [...tagged.asks].filter(
      ([ask, each]) => !isOfWish(each.span) && !HEARD.some((row) => row[0] === ask && row[1] === found.ask),
    );
    const change = { part: "layout", ask: found.ask, degree: degreeOf("", [], tagged, prompt) } as const;
    return {
      tagged: {
        spans: tagged.spans.filter((each) => !isOfWish(each.span)),
        asks: new Map([...asks, ...[...tagged.asks].filter(([ask]) => /^(?:slight|much)$/u.test(ask))]),
      },
      changes: [{ change, said: prompt.slice(...span), span }],
    };
  }
  return { tagged, changes: [] };
}

/** "The logo and the name": two that are named side by side. */
const isJoined = ({ text, language }: Reading, one: Span, other: Span | undefined): boolean =>
  other !== undefined && wordsIn(text.slice(...gapOf(one, other))).some((word) => isAnd(word, language));

function wishIn(studio: Studio, sentence: string, parent: Design, { asks }: Tagged) {
  const reading = readingOf(studio, sentence);
  const said = gapSaid(sentence, reading.language);
  if (!said) return null;
  const heard = HEARD.find(([ask]) => (asks.get(ask)?.likelihood ?? 0) >= LIKELY)?.[1];
  const ask = said.ask ?? heard;
  const shown = namedThings(studio, sentence, thingsIn(parent));
  const wearers = wearersIn(reading, shown, said.spans);
  const spansOf = (kinds: RegExp) => wearers.flatMap(({ kind, span }) => (kinds.test(kind) ? [span] : []));
  const name = parent.name ? sentence.indexOf(parent.name) : -1;
  const letters = [
    ...spansOf(/^letters$/u),
    ...(name < 0 ? [] : [[name, name + parent.name!.length] as Span]),
  ];
  const isPut = (to: Span) => said.spans.some((each) => isBetween(each, to, letters[0] ?? to));
  const mark = spansOf(/^(?:thing|whole|mark|frame)$/u).filter(
    (each) =>
      !isOfAll(sentence.slice(...each), reading.language) ||
      isPut(each) ||
      isJoined(reading, each, letters[0]),
  );
  if (!ask || letters.length === 0 || mark.length === 0 || spansOf(/^tagline$/u).length > 0) return null;
  const all = [...said.spans, letters[0]!, mark[0]!];
  const span: Span = [Math.min(...all.map(([from]) => from)), Math.max(...all.map(([, to]) => to))];
  return { ask, span };
}
