/** What speaks for and against each candidate for the tagline, and for there being none. */

import type { Evidence } from "./choice.ts";
import { TAGLINE_CUES } from "./lexicons/grammar.ts";
import { phraseList } from "./lexicons/lists.ts";
import { readQuotes } from "./quotes.ts";
import { overlaps, type Reading } from "./reading.ts";
import type { Say, Surroundings } from "./surroundings.ts";
import type { TaglineSpan } from "./tagline-spans.ts";

const taglineCues = phraseList(TAGLINE_CUES);
/** How far from the word "tagline" a tagline is looked for, in words. */
const REACH = 8;

export function taglineEvidence(reading: Reading, around: Surroundings): Evidence<TaglineSpan> {
  const { words, prompt } = reading;
  const { sorts, gaps, manner, opens, left, right, key } = around;
  const quotes = readQuotes(prompt);
  const cueEnds = new Set(words.flatMap((_, at) => taglineCues.at(words, at)?.to ?? []));
  const announced = sorts.map((sort, at) => (sort === "tagl" ? at : -1)).filter((at) => at >= 0);
  const denied = (at: number) => reading.attitudes[at] === "denied" || sorts[at - 1] === "neg";

  const whole = (span: TaglineSpan, say: Say): void => {
    const { from, to, mark, quoted } = span;
    const count = to - from;
    const hold = quoted ? "q" : "";
    say(`n.${Math.min(count, 8)}${hold}`);
    say(`x.${gaps[from]}${gaps[to]}${mark}`);
    say(`x.${left(from - 1)}|${right(to)}${hold}`);
    say(`x.${key(from - 1)}${gaps[from]}${hold}`);
    const quote = quotes.find(({ outer }) => overlaps(outer, span.span));
    const exact = quote !== undefined && quote.span[0] === span.span[0] && span.span[1] + 1 >= quote.span[1];
    say(quote ? (exact ? "q.whole" : quoted ? "q.part" : "q.cross") : `q.no${quotes.length > 0 ? "ne" : ""}`);
    say(`m.${mark}${hold}${exact ? "!" : ""}`);
    nearness(span, exact ? "q" : "", say);
    const has = (sort: string) => sorts.slice(from, to).includes(sort);
    for (const sort of [
      "colour",
      "describes",
      "look",
      "logo",
      "tagl",
      "name",
      "hex",
      "place",
      "where",
      "call",
      "for",
      "trade",
      "strange",
      "wish",
      "subj",
      "neg",
    ])
      if (has(sort)) say(`h.${sort}${hold}`);
    let [commas, stops] = [0, 0];
    for (let at = from + 1; at < to; at++) {
      if (gaps[at] === ",") commas++;
      else if (gaps[at] !== " " && gaps[at] !== "-" && gaps[at] !== "&") stops++;
    }
    say(`t.${Math.min(commas, 2)}.${Math.min(stops, 2)}${hold}`);
    if (opens[from] && (to === words.length || opens[to])) say(`x.alone${hold}`);
  };

  /** How far the word that announces a tagline is, before it and behind. */
  const nearness = ({ from, to }: TaglineSpan, hold: string, say: Say): void => {
    if (cueEnds.has(from)) say(`c.cue${gaps[from]}${hold}`);
    const before = announced.filter((at) => at < from && from - at <= REACH).at(-1);
    const behind = announced.find((at) => at >= to && at - to < REACH);
    const told = (at: number, here: number) =>
      (denied(at) ? "-" : "+") + (words[at]!.sentence === words[here]!.sentence ? "" : "<");
    if (before !== undefined) {
      say(`c.before${told(before, from)}${hold}`);
      say(`c.before${told(before, from)}${Math.min(from - before, 5)}${gaps[from]}${hold}`);
      say(`c.before${told(before, from)}${Math.min(from - before, 3)}|${gaps[to]}`);
      const between = sorts.slice(before + 1, from);
      if (between.length < 5) say(`c.between.${between.join(" ")}${gaps[from]}`);
      // A colon or a verb nearer to the word begins it rather than what follows later.
      if (gaps[before + 1] === ":" && from > before + 1) say("c.late");
    }
    if (behind !== undefined) {
      say(`c.behind${told(behind, to - 1)}${hold}`);
      say(`c.behind${told(behind, to - 1)}${Math.min(behind - to, 5)}${hold}`);
    }
    if (before === undefined && behind === undefined) say(`c.none${hold}`);
    const where = sorts.slice(Math.max(0, from - REACH), from).includes("where");
    if (where) say(`c.where<${gaps[from]}${hold}`);
    if (sorts.slice(to, to + 4).includes("where")) say(`c.where>${hold}`);
    if (sorts.slice(Math.max(0, from - 4), from).includes("say")) say(`c.say${hold}`);
  };

  const nothing = (say: Say): void => {
    say("none");
    say(`none.${Math.min(2, announced.length)}${announced.some(denied) ? "-" : ""}`);
    say(`none.q.${Math.min(2, quotes.length)}${manner}`);
  };
  return { begins: around.begins, ends: around.ends, whole, nothing };
}
