/** Refusals that stand behind what they refuse, or around it: "scales are forbidden", "keep mushrooms out of it". */

import { ofOthers } from "./facts.ts";
import { phraseList } from "./lexicons/lists.ts";
import { LATE_DENIALS } from "./lexicons/negations.ts";
import { LATE_DENIALS_ABROAD } from "./lexicons/negations-abroad.ts";
import { AND, type Attitude, ITEM, lateStart, OR, REACH, type Scope, scopeEnd } from "./refusal-reach.ts";
import type { Word } from "./text.ts";

const breaksBefore = ({ gap }: Word): boolean => /[^\s\-'’&]/u.test(gap);
const lateDenials = phraseList(`${LATE_DENIALS}, ${LATE_DENIALS_ABROAD}`);
/** Verbs that can only speak of what stands before them. */
const SAYS_OF_IT =
  /^(?:is|are|isnt|arent|feels?|would|makes?|has|have|gives|wont|does|doesnt|can|stays?|need|should|must|ist|sind|geht|gehen|muss|mussen|kommt|kommen|scheidet|scheiden|est|sont|esta|estan|queda|sono|fica|ficam|estao)$/;

/** "Scales are forbidden": from the refusal back over its clause, and over the list that clause may end. */
export function markLateDenials(
  words: readonly Word[],
  attitudes: Attitude[],
  scopes: Scope[],
): ReadonlySet<number> {
  const marked = new Set<number>();
  for (let index = 0; index < words.length; index++) {
    const late = lateDenials.at(words, index);
    if (!late || index === 0) continue;
    const next = words[late.to];
    const listed = /^\s*[:?]/.test(next?.gap ?? "");
    const ends = !next || (/[^\s\-'’]/u.test(next.gap) && !listed) || AND.has(next.key) || next.key === "but";
    // "We don't want", "vermeiden" may also stand before their object: late only where the clause ends.
    if (!SAYS_OF_IT.test(words[index]!.key) && !ends) continue;
    const from = lateStart(words, index);
    if (from === index) continue;
    if (ofOthers(words, index)) continue;
    for (let at = from; at < index; at++) attitudes[at] = "denied";
    for (let at = index; at < late.to; at++) marked.add(at);
    scopes.push({ from, to: index, verb: false });
    // "Purple is banned, and so are unicorns."
    for (let at = late.to; at < Math.min(words.length, late.to + 3); at++)
      if (words[at]!.key === "so" && /^(?:is|are)$/.test(words[at + 1]?.key ?? "")) {
        const end = scopeEnd(words, at + 2, true);
        for (let so = at + 2; so < end; so++) attitudes[so] = "denied";
        if (end > at + 2) scopes.push({ from: at + 2, to: end, verb: false });
      }
  }
  return marked;
}

/** "Leave the lotus to the other studios". */
const TO_OTHERS = phraseList(
  "to others, to the others, to the other, to other, to our competitors, to the competition, to our neighbours, to the neighbours, to someone else, to somebody else, to everyone else, to everybody else, to the rest, to the big, to the chains, to the amateurs, to the tourists, to our rivals, to the rivals, at home, in the drawer, at the door",
);

/** "Keep mushrooms out of it", "leave the fox out": the object stands inside the refusal. */
export function markKeptOut(words: readonly Word[], attitudes: Attitude[], scopes: Scope[]): void {
  for (let index = 0; index < words.length; index++) {
    if (!/^(?:keep|leave|leaving|keeping)$/.test(words[index]!.key)) continue;
    for (let out = index + 2; out < Math.min(words.length, index + REACH); out++) {
      if (words[out]!.sentence !== words[index]!.sentence) break;
      if (!/^(?:out|away|off)$/.test(words[out]!.key) && !TO_OTHERS.at(words, out)) continue;
      for (let at = index + 1; at < out; at++) attitudes[at] = "denied";
      scopes.push({ from: index + 1, to: out, verb: false });
      break;
    }
  }
}

const LEFT_OUT = phraseList(
  "leave them out, leave it out, leave those out, leave these out, leave all three out, leave both out, leave all of them out, leave all that out, leave that out, avoid them, avoid those, avoid these, avoid that, avoid all three, avoid all of them, avoid both, skip them, skip those, skip these, skip all three, skip both, do without them, none of these, none of those, none of that, lasst das weg, bitte weglassen",
);

/** "…has a bee, a hexagon or a spoon on it, so leave all three out": the list before it. */
export function markLeftOut(words: readonly Word[], attitudes: Attitude[], scopes: Scope[]): void {
  for (let index = 1; index < words.length; index++) {
    if (!LEFT_OUT.at(words, index)) continue;
    const first = Math.max(0, words[index]!.sentence - 1);
    let last = index - 1;
    while (
      last > 0 &&
      !(OR.has(words[last]!.key) || AND.has(words[last]!.key)) &&
      words[last]!.sentence >= first
    )
      last--;
    // The last "and" may belong to the sentence; the list's own has a short item behind it.
    for (; last > 0 && words[last]!.sentence >= first; last--) {
      if (!(OR.has(words[last]!.key) || AND.has(words[last]!.key)) || /,/.test(words[last]!.gap)) continue;
      const from = lateStart(words, last + 1);
      let to = last + 1;
      while (
        to < index &&
        to < last + ITEM &&
        !/[,.;:]/.test(words[to + 1]?.gap ?? ".") &&
        !/^(?:is|are|on|in|has|have|at)$/.test(words[to + 1]?.key ?? "")
      )
        to++;
      const item = lastItem(words, from, last);
      for (let at = item; at <= to; at++) attitudes[at] = "denied";
      scopes.push({ from: item, to: to + 1, verb: false });
      break;
    }
  }
}

const NONE_OF_IT = phraseList(
  "none of it, none of them, none of that, none of those, none of these, dont want it, dont want them, do not want it, do not want them, we dont want that, want nothing to do with it, want nothing to do with them, not for us, not on our watch, thanks but no thanks, and we wont, and we dont want to, are not having it, not having any of it, please dont, rather not",
);

/** "Brown is what people suggest and we want none of it": what the sentence, or the one before it, is about. */
export function markNoneOfIt(words: readonly Word[], attitudes: Attitude[], scopes: Scope[]): void {
  for (let index = 1; index < words.length; index++) {
    const found = NONE_OF_IT.at(words, index);
    const next = found && words[found.to];
    if (!found || (next && !breaksBefore(next))) continue;
    let from = index;
    while (from > 0 && words[from - 1]!.sentence === words[index]!.sentence) from--;
    if (from === index || index - from <= 2) {
      const before = words[from - 1]?.sentence;
      while (from > 0 && words[from - 1]!.sentence === before) from--;
    }
    let to = from;
    while (to < index && to < from + REACH && !SAYS_OF_IT.test(words[to]!.key) && !/,/.test(words[to]!.gap))
      to++;
    if (to === from || !SAYS_OF_IT.test(words[to]!.key)) continue;
    for (let at = from; at < to; at++) attitudes[at] = "denied";
    scopes.push({ from, to, verb: false });
  }
}

/** The first item of a list lies behind the verb that holds it: "every honey has a bee, …". */
function lastItem(words: readonly Word[], from: number, to: number): number {
  for (let at = to - 1; at >= from; at--)
    if (/^(?:has|have|is|are|shows?|with|uses?|features?|of|like)$/.test(words[at]!.key)) return at + 1;
  return from;
}
