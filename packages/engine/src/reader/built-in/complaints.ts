/** A complaint asks for its opposite, on the part it is about: "the name drowns", "the bird shouts". */

import { clausesOf, SENTENCES } from "../../lexicon/clauses.ts";
import { complaintIn } from "../../lexicon/complaints.ts";
import { overlaps } from "../../lexicon/text.ts";
import type { Design, Span, Studio, Tagged } from "../../vocabulary.ts";
import { thingsIn } from "../in-view.ts";
import { namedThings } from "../named-things.ts";
import { LIKELY } from "./contradictions.ts";
import { gapOf, readingOf, type Wearer, wearersIn } from "./wearers.ts";

/** What the opposite may be, the usual first. What was heard of it is enough where it is heard from here on. */
const OPPOSITES: { readonly [complaint: string]: readonly string[] } = {
  "faint letters": ["letters.larger", "letters.bolder"],
  "faint mark": ["mark.larger", "mark.bolder"],
  "loud letters": ["letters.smaller", "letters.lighter", "colours.softer"],
  "loud mark": ["mark.smaller", "colours.softer"],
};
const HEARD = 0.2;
const IS_DETAIL = /^(?:slight$|much$)/u;
const REMEDY = /^(?:colours|letters|mark)\.(?!add|thing|drop|restore)/u;

export function withComplaints(studio: Studio, prompt: string, tagged: Tagged, parent: Design): Tagged {
  const { language } = readingOf(studio, prompt);
  for (const { 0: sentence, index } of prompt.matchAll(SENTENCES)) {
    const complaint = complaintIn(sentence, language);
    const part = complaint && partOf(studio, sentence, parent, complaint.span);
    if (!complaint || !part) continue;
    const likely = (ask: string) => tagged.asks.get(ask)?.likelihood ?? 0;
    const opposites = OPPOSITES[`${complaint.kind} ${part}`]!;
    const [heard = opposites[0]!] = opposites
      .filter((ask) => likely(ask) >= HEARD)
      .toSorted((a, b) => likely(b) - likely(a));
    if (likely(heard) >= LIKELY) return tagged;
    const span: Span = [index + complaint.span[0], index + complaint.span[1]];
    const clause = clausesOf(prompt).find((each) => overlaps(each, span)) ?? span;
    const isOfIt = (at: Span | null) => at !== null && overlaps(at, clause);
    const asks = [...tagged.asks].filter(([ask, each]) => !isOfIt(each.span) || IS_DETAIL.test(ask));
    // "The owl shouts, make it grey": what is asked for beside the complaint is its remedy.
    const isMet = asks.some(([ask, { likelihood }]) => REMEDY.test(ask) && likelihood >= LIKELY);
    return {
      spans: tagged.spans.filter((each) => !isOfIt(each.span)),
      asks: new Map(isMet ? asks : [...asks, [heard, { likelihood: 1, span }]]),
    };
  }
  return tagged;
}

/** Whom it is about: what is named before it, or else right behind it. */
function partOf(studio: Studio, sentence: string, parent: Design, at: Span): "letters" | "mark" | null {
  const reading = readingOf(studio, sentence);
  const shown = namedThings(studio, sentence, thingsIn(parent));
  const distance = ({ span }: Wearer): number => {
    const [from, to] = gapOf(span, at);
    return (span[0] < at[0] ? 0 : sentence.length) + to - from;
  };
  const about = wearersIn(reading, shown, [at])
    .filter(({ kind }) => kind !== "part" && kind !== "ground")
    .toSorted((a, b) => distance(a) - distance(b))[0];
  if (!about) return null;
  return about.kind === "letters" || about.kind === "tagline" ? "letters" : "mark";
}
