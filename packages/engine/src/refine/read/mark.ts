/** Wishes about the mark: another thing, another form, simpler, bolder, finer. */

import { readForm } from "../../understand/form.ts";
import { readMotifs, thingIn } from "../../understand/motifs.ts";
import { overlaps, type Reading, spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import type { Design, Studio } from "../../vocabulary.ts";
import type { Asked } from "../change.ts";
import { anotherOf, asked, clauseOf, free, replacedSpans, type Taken, take, targetOf } from "./clause.ts";
import * as w from "./words.ts";

export function readMarkChanges(reading: Reading, studio: Studio, parent: Design, taken: Taken): Asked[] {
  const { things, refused } = readThings(reading, studio, taken);
  for (const span of things.values()) taken.push(span);
  const avoid = [...refused.keys()];
  const motifs = [...things.keys()].filter((word) => !refused.has(word));
  const base = { kind: "mark", motifs: [], form: null, avoid } as const;
  const said = [...things.values(), ...refused.values()];
  const form = readForm(reading, taken);
  const wished = form?.wish.form ?? null;
  const same = wished === "emblem" && parent.lockup.kind === "emblem";
  const shape = wished === "symbol" || wished === "wordmark" || same ? null : wished;
  if (shape && form) taken.push(form.span);
  const formSpan = shape && form ? [form.span] : [];
  if (motifs.length > 0)
    return [asked(reading, { ...base, how: "motif", motifs, form: shape }, [...said, ...formSpan])];
  if (shape) return [asked(reading, { ...base, how: "form", form: shape }, [...said, ...formSpan])];
  const manner = readManner(reading, taken);
  if (manner) return [asked(reading, { ...base, how: manner.how }, [manner.span])];
  const another = anotherOf(reading, "mark", taken);
  if (avoid.length > 0 || another)
    return [asked(reading, { ...base, how: "another" }, [...said, ...(another ? [another] : [])])];
  const added = w.ADD.all(free(reading, taken)).find((each) => targetOf(reading, each.from) === "mark");
  return added && !parent.mark
    ? [asked(reading, { ...base, how: "another" }, [spanOf(reading.words, added.from, added.to)])]
    : [];
}

type Things = { readonly things: Map<string, Span>; readonly refused: Map<string, Span> };

/** Things to draw and things to leave out. */
function readThings(reading: Reading, studio: Studio, taken: Taken): Things {
  const replaced = replacedSpans(reading);
  const gone = (span: Span) => replaced.some((each) => overlaps(each, span));
  const things = new Map<string, Span>();
  const refused = new Map<string, Span>();
  for (const { word, span, attitude } of readMotifs(reading, studio, taken)) {
    if (w.CHANGE_VERBS.has(word)) continue;
    if (attitude === "wanted" && !gone(span)) things.set(word, span);
    else if (attitude !== "past") refused.set(word, span);
  }
  const open = free(reading, taken);
  for (let at = 0; at < open.length; at++) {
    if (open[at]!.key === "") continue;
    const thing = thingIn(reading, at, studio);
    if (!thing || w.PART_NOUNS.at(reading.words, at) || w.CHANGE_VERBS.has(open[at]!.key)) continue;
    const span = spanOf(reading.words, at, thing.to);
    const [from, to] = clauseOf(reading, at);
    const wanted =
      reading.words.slice(from, to).some(({ key }) => w.CHANGE_VERBS.has(key)) ||
      targetOf(reading, at) === "mark";
    if (reading.attitudes[at] === "wanted" && wanted && !gone(span)) things.set(thing.word, span);
    else if (reading.attitudes[at] === "denied" || gone(span)) refused.set(thing.word, span);
    at = thing.to - 1;
  }
  return { things, refused };
}

function readManner(
  reading: Reading,
  taken: Taken,
): { readonly how: "simpler" | "bolder" | "finer"; readonly span: Span } | null {
  for (const [table, how] of [
    [w.SIMPLER, "simpler"],
    [w.HEAVIER, "bolder"],
    [w.FINER, "finer"],
  ] as const) {
    const word = table.all(free(reading, taken)).find((each) => {
      const target = targetOf(reading, each.from);
      return target === "mark" || (how === "simpler" && target !== "letters" && target !== "colours");
    });
    if (!word) continue;
    take(reading, word, taken);
    return { how, span: spanOf(reading.words, word.from, word.to) };
  }
  return null;
}
