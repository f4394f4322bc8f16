/** What speaks for and against each candidate for the name, and for there being none, as words to learn weights for. */

import type { Evidence } from "./choice.ts";
import { NAMELESS } from "./lexicons/grammar.ts";
import { phraseList } from "./lexicons/lists.ts";
import { nameCues, renamedFrom } from "./name-cues.ts";
import type { RuledName } from "./name-rules.ts";
import { likeness, type Named, type WordKnowledge } from "./name-runs.ts";
import type { NameSpan } from "./name-spans.ts";
import { type Quote, readQuotes } from "./quotes.ts";
import { overlaps, type Reading } from "./reading.ts";
import { isSmall, type Say, type Surroundings } from "./surroundings.ts";

const nameless = phraseList(NAMELESS);

export function nameEvidence(
  reading: Reading,
  around: Surroundings,
  known: WordKnowledge,
  tagline: Named | null,
  /** What the written rules find; null where they were made for this very prompt and would be trusted too much. */
  rules: readonly RuledName[] | null,
): Evidence<NameSpan> {
  const { words, prompt } = reading;
  const { sorts, shapes, gaps, manner, opens, key, left, right, groups } = around;
  const quotes = readQuotes(prompt);
  const cues = cuesByEnd(reading);
  const best = (rules ?? []).reduce<RuledName | null>((a, b) => (!a || b.weight > a.weight ? b : a), null);
  const unnamed = words.some((_, at) => nameless.at(words, at) !== null);

  const begins = (at: number, say: Say): void => {
    around.begins(at, say);
    const cue = cues.get(at);
    if (cue) {
      const told = cue.past ? "-" : "+";
      say(`b.cue${told}${gaps[at]}`);
      say(`b.cue.${cue.phrase}${told}`);
      say(`b.cue${told}${shapes[at]}${manner}`);
    }
    for (let back = 1; back <= 4 && at - back >= 0; back++) {
      const other = likeness.at(words, at - back);
      if (other && other.to <= at) say(`b.like.${other.phrase}.${at - other.to}${gaps[at]}`);
    }
  };

  const whole = (span: NameSpan, say: Say): void => {
    const { from, to } = span;
    const count = to - from;
    const edge = gaps[from]! + gaps[to]!;
    const opening = opens[from] ? "^" : "";
    const pattern = patternOf(around, from, to);
    const inside = sorts.slice(from, to);
    const makeUp = makeUpOf(inside);
    say(`n.${count}${manner}`);
    say(`w.${pattern}${manner}${opening}`);
    say(`w.${pattern}`);
    say(`x.${edge}`);
    say(`x.${edge}${Math.min(count, 4)}`);
    say(`x.${left(from - 1)}|${right(to)}`);
    say(`x.${left(from - 1)}|${gaps[to]}${manner}${shapes[from]}`);
    say(`x.${gaps[from]}${shapes[from]}|${right(to)}${manner}`);
    if (count <= 3) say(`s.${inside.join(" ")}`);
    say(`s.${inside[0]}..${inside.at(-1)}`);
    say(`s.${makeUp}`);
    say(`s.${makeUp}${manner}${opening}${shapes[from]}`);
    say(`s.${makeUp}${edge}`);
    say(`s.${makeUp}|${left(from - 1)}`);
    say(`s.${makeUp}|${right(to)}`);
    if (count === 1) say(`s.1.${inside[0]}${shapes[from]}${manner}${edge}`);
    if (count <= 2) {
      const kinds = groups.slice(from, to).map(({ wide }) => wide);
      say(`k.${kinds.join(" ")}${shapes[from]}`);
      say(`k.${kinds.join(" ")}${shapes[from]}${manner}${edge}`);
    }
    if (span.tie !== "space") say(`t.${span.tie}${manner}${shapes[from]}${shapes[to - 1]}`);
    for (let at = from + 1; at < to; at++) {
      const told = isSmall(sorts[at]!) ? key(at) : sorts[at];
      if (gaps[at] !== " ") say(`t.${gaps[at]}`);
      else if (shapes[at] === "x") {
        say(`t.${manner}.${told}`);
        say(`t.${manner}.${sorts[at]}${shapes[at - 1]}${at + 1 < to ? shapes[at + 1] : "|"}`);
      }
    }
    const cue = cues.get(from);
    if (cue) say(`c.${cue.past ? "-" : "+"}${makeUp}${gaps[to]}${manner}`);
    if (span.mark !== "") markSays(around, reading, span, say);
    if (span.owner) say(`o.${pattern}`);
    if (opens[from] && (to === words.length || opens[to])) {
      say(`x.alone.${Math.min(count, 4)}${manner}${makeUp}`);
      say(`x.alone.${manner}${words[from]!.sentence === 0 ? 0 : 1}`);
    }
    quoteSays(quotes, span, left(from - 1), say);
    if (tagline && overlaps(tagline.span, span.span)) say("tagline");
    repeatSays(around, reading, span, say);
    if (known.family(span.text)) say("family");
    for (const rule of rules ?? [])
      if (rule.span[0] === span.span[0] && rule.text === span.text) {
        say(`g.${rule.rule}.${rule.weight}`);
        say(`g.${rule.rule}`);
      }
    if (best) {
      const same = best.span[0] === span.span[0] && best.text === span.text;
      const strength = Math.floor(best.weight / 10);
      say(`g.${same ? "best" : overlaps(best.span, span.span) ? "near" : "not"}.${strength}`);
    }
  };

  const nothing = (say: Say): void => {
    say("none");
    say(`none.${manner}`);
    if (rules) say(`none.g.${best ? Math.floor(best.weight / 10) : "-"}`);
    say(`none.n.${Math.min(4, Math.floor(words.length / 6))}`);
    say(`none.s.${Math.min(3, sorts.filter((sort) => sort === "strange").length)}${manner}`);
    if (unnamed) {
      // It is said seldom, and then it decides: as loud as several others.
      for (let times = 0; times < 3; times++) say("none.unnamed");
      say(`none.unnamed.${best && best.weight >= 90 ? "but" : ""}`);
    }
    words.forEach((word, at) => {
      if (sorts[at] !== "name") return;
      // "The name comes later", "le nom est encore en discussion": what is said of it.
      for (let near = Math.max(0, at - 5); near < Math.min(words.length, at + 6); near++)
        if (near !== at && words[near]!.sentence === word.sentence) say(`none.name.${key(near)}`);
    });
  };
  return { begins, ends: around.ends, whole, nothing };
}

const MARK_WORDS: { readonly [mark: string]: RegExp } = {
  ".": /^(?:dot|period|stop|point|punkt|punto|ponto)$/,
  "!": /^(?:exclamation|bang|ausrufezeichen|exclamacion|exclamacao|exclamativo|esclamativo)$/,
  "?": /^(?:question|fragezeichen|interrogacion|interrogation|interrogativo|interrogacao)$/,
};
const SHORTENED = /^(?:co|inc|ltd|bros|llc|corp|jr|sr|st|cia|hnos|gebr|fils)$/;

/** A mark at the end: which, behind what, before what, and whether the caller speaks of it. */
function markSays(
  { key, sort, manner }: Surroundings,
  reading: Reading,
  { mark, to, span }: NameSpan,
  say: Say,
): void {
  const next = reading.prompt.slice(span[1]);
  const after = /^\s*$/u.test(next) ? "$" : /^\s+\p{Ll}/u.test(next) ? "x" : /^\s/u.test(next) ? "X" : "p";
  const short = SHORTENED.test(key(to - 1)) ? "short" : "";
  say(`m.${mark}`);
  say(`m.${after}${short}`);
  say(`m.${mark}${after}${manner}`);
  say(`m.${mark}${short || sort(to - 1)}`);
  const spoken = MARK_WORDS[mark];
  if (spoken && reading.words.some((word) => spoken.test(word.key))) say("m.spoken");
}

/** Whether it is what a quotation holds, a part of it, or neither. */
function quoteSays(quotes: readonly Quote[], { from, to, span }: NameSpan, before: string, say: Say): void {
  const quote = quotes.find(({ outer }) => overlaps(outer, span));
  if (!quote) {
    if (quotes.length > 0) say("q.elsewhere");
    return;
  }
  const [start, end] = quote.span;
  if (start === span[0] && end <= span[1] + 1 && span[1] <= end) {
    say("q.whole");
    say(`q.whole.${Math.min(to - from, 6)}`);
    say(`q.${before}`);
  } else say(span[0] >= start && span[1] <= end ? "q.part" : "q.cross");
}

const UNCOUNTED = /^(?:of|the|and|de|la|du|y|et|und|e|di)$/;

/** Whether its words come again, and whether its first letters do. */
function repeatSays({ sort }: Surroundings, { words }: Reading, { from, to }: NameSpan, say: Say): void {
  const run = words.slice(from, to);
  const initials = run
    .filter(({ key }) => !UNCOUNTED.test(key))
    .map(({ key }) => key[0])
    .join("");
  let again = false;
  let letters = false;
  for (let at = 0; at < words.length; at++) {
    if (at + run.length > from && at < to) continue;
    again ||= run.every(({ key }, offset) => words[at + offset]?.key === key);
    letters ||= initials.length > 1 && words[at]!.key === initials && /^\p{Lu}/u.test(words[at]!.raw);
  }
  if (again) say(`r.again.${run.length === 1 ? sort(from) : "many"}`);
  if (letters) say("r.initials");
}

/** Shapes in order with what joins them ("X&X"); the same shape thrice and more is one. */
function patternOf({ shapes, gaps }: Surroundings, from: number, to: number): string {
  let pattern = shapes[from]!;
  for (let at = from + 1; at < to && at < from + 6; at++)
    pattern += (gaps[at] === " " ? "" : gaps[at]) + shapes[at]!;
  return pattern.replace(/(.)\1{2,}/gu, "$1$1*");
}

/** What kinds of words it is made of. */
function makeUpOf(inside: readonly string[]): string {
  const has = (...sorts: readonly string[]) => inside.some((sort) => sorts.includes(sort));
  const all = (...sorts: readonly string[]) => inside.every((sort) => sorts.includes(sort));
  if (all("colour", "and", "adv")) return "colours";
  if (all("place", "at", "proper")) return "places";
  if (all("trade", "kind", "art", "poss", "logo", "adv", "and")) return "trades";
  if (all("describes", "colour", "look", "adv", "and")) return "styles";
  if (has("strange"))
    return has("trade", "kind") ? "strange+trade" : has("thing") ? "strange+thing" : "strange";
  if (has("thing")) return has("trade", "kind") ? "thing+trade" : "thing";
  if (has("place", "proper")) return "proper+";
  return has("common", "describes", "trade", "ordinary") ? "common" : "small";
}

/** The cue that ends right before a word. */
function cuesByEnd({
  words,
}: Reading): ReadonlyMap<number, { readonly phrase: string; readonly past: boolean }> {
  const cues = new Map<number, { phrase: string; past: boolean }>();
  for (let at = 0; at < words.length; at++) {
    const cue = nameCues.at(words, at);
    if (cue && !cues.has(cue.to)) cues.set(cue.to, { phrase: cue.phrase, past: renamedFrom(words, at) });
  }
  return cues;
}
