/**
 * Asks that the message itself takes back: "lighter in colour, not the weight", "keep the bigger jug". The tagger hears the step and
 * leaves out what is said around it.
 */

import { clausesOf } from "../../lexicon/clauses.ts";
import { negationsIn } from "../../lexicon/negation.ts";
import { overlaps, wordsAround } from "../../lexicon/text.ts";
import type { Design, Language, LogoSummary, Span, Tagged } from "../../vocabulary.ts";
import type { View } from "../in-view.ts";
import { LIKELY } from "./contradictions.ts";

/** Asks that a message can ask for with the opposite of what it names: "not so bold". */
const CAN_BE_DENIED = /^(?:mark|letters|colours)\.(?!restore|drop|remove|thing|add)/u;
const SURELY_KEPT = 0.8;

type Ground = {
  readonly language: Pick<Language, "tag">;
  readonly code: string;
  readonly prompt: string;
  readonly summary: LogoSummary;
  readonly view: View;
};

export async function withoutNegated(tagged: Tagged, ground: Ground): Promise<Tagged> {
  const likely = [...tagged.asks].filter(
    ([ask, { likelihood, span }]) => likelihood >= LIKELY && span !== null && CAN_BE_DENIED.test(ask),
  );
  const gone = new Set<string>();
  for (const [ask, { span }] of likely)
    if (isPresent(ask, span, tagged, ground) || (await isDenied(ask, span!, likely, ground))) gone.add(ask);
  return gone.size === 0
    ? tagged
    : { ...tagged, asks: new Map([...tagged.asks].filter(([ask]) => !gone.has(ask))) };
}

type Likely = readonly (readonly [ask: string, { readonly span: Span | null }])[];

/** From here on a word by itself says the step, or the opposite: "thinner", and "bold" of "not so bold". */
const ITSELF = 0.8;
const OPPOSITE = 0.95;

/**
 * In a clause that refuses, beside what is asked elsewhere: a step by its own word ("not thinner"), or one that was only heard because
 * the other clause has it ("lighter in colour, not the weight"). "Not so bold" is a wish.
 */
async function isDenied(
  ask: string,
  span: Span,
  likely: Likely,
  { language, code, prompt, summary }: Ground,
): Promise<boolean> {
  const clause = clausesOf(prompt).find((each) => overlaps(each, span));
  const negations = clause ? negationsIn(prompt, code, clause) : [];
  const others = likely.flatMap(([other, { span: at }]) =>
    other !== ask && clause && at && !overlaps(at, clause) ? [verbOf(other)] : [],
  );
  if (!negations.some(([, to]) => to <= span[0]) || others.length === 0) return false;
  const { asks } = await language.tag(prompt.slice(...wordsAround(prompt, span)), summary);
  if ((asks.get(ask)?.likelihood ?? 0) >= ITSELF) return true;
  const [part] = ask.split(".");
  const opposite = Math.max(
    0,
    ...[...asks].map(([other, { likelihood }]) => (other.startsWith(`${part}.`) ? likelihood : 0)),
  );
  return others.includes(verbOf(ask)) && opposite < OPPOSITE;
}

/** What a step is, of whatever part: fine letters are light ones. */
const verbOf = (ask: string): string => (ask.split(".")[1] ?? "").replace("finer", "lighter");

/** "Keep the bigger jug": a step that was made, in the clause that keeps what came of it. */
function isPresent(ask: string, span: Span | null, { asks }: Tagged, { prompt, view }: Ground): boolean {
  const [part = ""] = ask.split(".");
  const keep = asks.get(`keep.${part}`);
  if (!span || !keep?.span || keep.likelihood < SURELY_KEPT || keep.span[0] >= span[0]) return false;
  const clause = clausesOf(prompt).find((each) => overlaps(each, span));
  if (!clause || !overlaps(clause, keep.span)) return false;
  const isMade = ({ changes = [] }: Design) =>
    changes.some(({ change }) => `${change.part}.${change.ask}` === ask);
  return [view.parent, ...view.earlier].some(isMade);
}
