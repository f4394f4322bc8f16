/** Wishes about the mark: another thing, another form, simpler, bolder, finer. */

import { readColours } from "../../understand/colours.ts";
import { isFormWord, readForm } from "../../understand/form.ts";
import { isLetterWord } from "../../understand/letters.ts";
import { phraseList, wordSet } from "../../understand/lexicons/lists.ts";
import { isStyleWord } from "../../understand/mood.ts";
import { KIN, readMotifs, thingIn } from "../../understand/motifs.ts";
import { singular } from "../../understand/phrases.ts";
import { isCommon, overlaps, spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import { thingAbroad } from "../../understand/things-abroad.ts";
import type { Design, Studio } from "../../vocabulary.ts";
import { anotherOf, asked, clauseOf, free, replacedSpans, type Taken, take, targetOf } from "./clause.ts";
import type { Heard } from "./hear.ts";
import { isPicture } from "./pictures.ts";
import type { Verdicts } from "./verdicts.ts";
import type { Asked } from "./wishes.ts";
import * as w from "./words.ts";

export function readMarkChanges(
  reading: Heard,
  studio: Studio,
  parent: Design,
  verdicts: Verdicts,
  turned: Turned | null,
  taken: Taken,
): Asked[] {
  const { things, refused } = readThings(reading, studio, parent, taken);
  const complaint = verdicts.parts.get("mark");
  if (complaint?.thing) refused.set(complaint.thing, complaint.span);
  for (const span of things.values()) taken.push(span);
  const motifs = [...things.keys()].filter((word) => !refused.has(word));
  // "The bird looks like a pigeon, can it be a swallow": that is a bird as well.
  const avoid = [...refused.keys()].filter((word) => !motifs.some((motif) => KIN.get(motif) === word));
  const base = { kind: "mark", motifs: [], form: null, avoid } as const;
  const said = [...things.values(), ...refused.values()];
  const lined = OUTLINED.all(free(reading, taken)).find((each) => targetOf(reading, each.from) === "mark");
  const shown = readForm(reading, taken);
  const form = shown && taken.some((span) => overlaps(span, shown.span)) ? null : shown;
  const wished = form?.wish.form ?? null;
  const same = wished === "emblem" && parent.lockup.kind === "emblem";
  const shape = wished === "symbol" || wished === "wordmark" || same ? null : wished;
  if (shape && form) taken.push(form.span);
  const formSpan = shape && form ? [form.span] : [];
  if (lined && !shape) {
    take(reading, lined, taken);
    const span = spanOf(reading.words, lined.from, lined.to);
    return [asked(reading, { ...base, how: "form", form: "line", motifs }, [...said, span])];
  }
  if (motifs.length > 0)
    return [asked(reading, { ...base, how: "motif", motifs, form: shape }, [...said, ...formSpan])];
  if (shape) return [asked(reading, { ...base, how: "form", form: shape }, [...said, ...formSpan])];
  const manner = readManner(reading, taken, turned);
  if (manner) return [asked(reading, { ...base, how: manner.how }, [manner.span])];
  const other = anotherOf(reading, "mark", taken);
  const another = other ?? complaint?.span ?? null;
  // "A different bird": another drawing of what is there.
  const kept = other && avoid.length === 0 ? ownIn(reading, other) : [];
  if (avoid.length > 0 || another)
    return [
      asked(reading, { ...base, how: "another", motifs: kept }, [...said, ...(another ? [another] : [])]),
    ];
  const added = w.ADD.all(free(reading, taken)).find(
    (each) => targetOf(reading, each.from) === "mark" && !isForbidden(reading, each.from),
  );
  return added && !parent.mark
    ? [asked(reading, { ...base, how: "another" }, [spanOf(reading.words, added.from, added.to)])]
    : [];
}

/** What the parent's mark shows, where a stretch of the prompt calls it "a different bird" and not "a different mark". */
const ownIn = ({ words, parts }: Heard, span: Span): readonly string[] =>
  words.flatMap(({ key, start, end }, at) => {
    const thing = parts[at]?.thing;
    const told = words.some((word) => overlaps(span, [word.start, word.end]) && OTHER_ONE.test(word.key));
    return thing && key !== "" && told && overlaps(span, [start, end]) ? [thing] : [];
  });
const OTHER_ONE =
  /^(?:different|new|other|another|alternative|nicer|better|prettier|anderen?r?s?|diferente|otro|otra|autre|outro|outra|altro|altra|neue[nrs]?)$/;

/** "Don't add any symbol", "please no icon". */
const isForbidden = ({ words, attitudes }: Heard, at: number): boolean =>
  attitudes[at] === "denied" ||
  words.slice(Math.max(0, at - 2), at).some(({ key }) => FORBIDS.test(key)) ||
  /^(?:no|keine?n?|aucune?|ningun\w*|nenhuma?|nessun\w*)$/.test(words[at + 1]?.key ?? "");
const FORBIDS = /^(?:dont|not|never|no|nicht|ne|nao|non|without|doesnt|needn?t?)$/;

/** Drawn with lines alone. */
const OUTLINED = phraseList(
  "an outline, just an outline, only an outline, just the outline, only the outline, as an outline, in outline, outlines only, just outlines, just lines, only lines, linework, line work, not filled, unfilled, not filled in, solo contorno, solo el contorno, en contorno, juste le contour, en contour, nur umriss, nur als umriss, als umriss, nur linien, so o contorno, apenas o contorno, em contorno, solo il contorno, solo linee",
);

type Things = { readonly things: Map<string, Span>; readonly refused: Map<string, Span> };

/** Things to draw and things to leave out. */
function readThings(reading: Heard, studio: Studio, parent: Design, taken: Taken): Things {
  const replaced = replacedSpans(reading);
  const gone = (span: Span) => replaced.some((each) => overlaps(each, span));
  const things = new Map<string, Span>();
  const refused = new Map<string, Span>();
  for (const { word, span, attitude } of readMotifs(reading, studio, taken)) {
    const at = reading.words.findIndex(({ start }) => start >= span[0]);
    if (
      (reading.words[at]?.key.length ?? 0) < 3 ||
      w.CHANGE_VERBS.has(word) ||
      !isPicture(reading, at, span[1])
    )
      continue;
    if (attitude === "wanted" && !gone(span)) {
      if (!reading.parts[at]?.thing) things.set(word, span);
    } else if (gone(span) || isRefused(reading, at)) refused.set(word, span);
  }
  const open = free(reading, taken);
  for (let at = 0; at < open.length; at++) {
    if (open[at]!.key.length < 3) continue;
    const thing = thingIn(reading, at, studio) ?? nounOf(reading, at, studio);
    if (!thing || w.PART_NOUNS.at(reading.words, at) || w.CHANGE_VERBS.has(open[at]!.key)) continue;
    const span = spanOf(reading.words, at, thing.to);
    const own = reading.parts[at]?.thing ?? null;
    if (isRefused(reading, at) || gone(span)) {
      if (own !== null || isPicture(reading, at, span[1])) refused.set(own ?? thing.word, span);
    } else if (
      own === null &&
      isPicture(reading, at, span[1]) &&
      (isAsked(reading, at) || standsAlone(reading, studio, at, thing.to))
    )
      things.set(thing.word, span);
    at = thing.to - 1;
  }
  // "A competitor uses a crescent moon. Might we have a lantern?"
  const own = (word: string) =>
    parent.mark?.motifs.some(
      (motif) => singular(motif) === singular(word) || motif.split(" ").includes(singular(word)),
    );
  if ([...things.keys()].some((word) => !own(word)))
    for (const word of [...things.keys()]) if (own(word)) things.delete(word);
  // In a long prompt things come up by the way; what is asked for has an article, or a verb right before it.
  const spans = [...things.values()];
  const direct = [...things].filter(([, span]) => isDirect(reading, span, spans));
  if (direct.length > 0 || reading.words.length >= LONG)
    for (const [word, span] of [...things])
      if (!direct.some(([each]) => each === word) && !isJoined(reading, span, direct)) things.delete(word);
  // "Put a swan instead of the bird": the shelf may not hold it, but it is what was asked for.
  if (things.size === 0 && (refused.size > 0 || becomes(reading)))
    for (let at = 1; at < open.length; at++) {
      const { key } = open[at]!;
      const span = spanOf(reading.words, at, at + 1);
      if (key.length < 3 || !w.INDEFINITE.has(open[at - 1]!.key) || gone(span) || isCommon(key)) continue;
      if (w.PART_NOUNS.at(open, at) || isStyleWord(key) || isLetterWord(key) || isFormWord(key)) continue;
      if (reading.attitudes[at] !== "wanted" || !isPicture(reading, at, span[1])) continue;
      things.set(singular(key), span);
    }
  return { things, refused };
}

/** From so many words on a prompt tells more than it asks. */
const LONG = 14;

const isDirect = ({ words, prompt }: Heard, [start, end]: Span, others: readonly Span[]): boolean => {
  const at = words.findIndex((word) => word.start >= start);
  const before = words
    .slice(Math.max(0, at - 3), at)
    .filter(({ sentence }) => sentence === words[at]!.sentence);
  const after = words.find((word) => word.start >= end)?.key ?? "";
  return (
    // The article is its own: no other thing stands between.
    before.some(
      ({ key, end: from }) =>
        w.INDEFINITE.has(key) && !others.some(([first, last]) => first >= from && last <= start),
    ) ||
    ASKED_BEFORE.test(before.at(-1)?.key ?? "") ||
    ASKED_AFTER.test(after) ||
    /(?:^|[:=,.;!?→>\n-])\s*$/u.test(prompt.slice(0, start))
  );
};
const ASKED_BEFORE =
  /^(?:add|use|try|with|want|wants|prefer|show|put|draw|include|into|to|be|becomes?|about|maybe|perhaps|rather|for|of|con|mit|avec|com|usa|mets|nimm|pon|por|durch|par|metti|instead|then|need|needs|or)$/;
const ASKED_AFTER =
  /^(?:instead|icon|symbol|rather|shape|mark|logo|emblem|would|could|might|makes|fits|suits|statt|plutot|invece|in|not)$/;

/** "A moon and stars": the second thing of a list. */
const isJoined = ({ prompt }: Heard, [start]: Span, direct: readonly (readonly [string, Span])[]): boolean =>
  direct.some(
    ([, [, end]]) =>
      end < start &&
      /^\s*(?:,|&|\+|and|or|y|et|und|e|o|ou|oder)\s*(?:and\s+)?$/iu.test(prompt.slice(end, start)),
  );

/** "Ein Stern", "a gear": an article makes a thing of a word that in a first prompt is something else. */
function nounOf({ words, language }: Heard, at: number, studio: Studio): ReturnType<typeof thingIn> {
  const { key } = words[at]!;
  if (!w.INDEFINITE.has(words[at - 1]?.key ?? "")) return null;
  const abroad = language !== "en" || FOREIGN_ARTICLE.test(words[at - 1]!.key) ? thingAbroad(key) : null;
  if (abroad !== null) return { word: abroad, to: at + 1 };
  if (language !== "en") return null;
  const next = words[at + 1];
  const alone =
    !next ||
    /[,.;:!?\n)]/.test(next.gap) ||
    /^(?:and|instead|please|in|on|above|as|icon|to|left|right|beside|next|below|added|because|since|for|over|under)$/.test(
      next.key,
    );
  const known = studio.findMotifs(key).some(({ tags }) => tags.includes(key));
  return alone && known && !isStyleWord(key) && !isLetterWord(key) ? { word: key, to: at + 1 } : null;
}

const FOREIGN_ARTICLE = /^(?:un|una|une|uno|ein|eine|einen|einem|einer|um|uma)$/;

/** A thing of the parent's is refused where its own clause refuses it, not where a refusal before it runs on. */
function isRefused(reading: Heard, at: number): boolean {
  if (reading.attitudes[at] !== "denied") return false;
  if (!reading.parts[at]?.thing) return true;
  const [from] = clauseOf(reading, at);
  return reading.words
    .slice(from, at)
    .some(({ key }, offset) => REFUSES.test(key) || w.REMOVE.at(reading.words, from + offset) !== null);
}

const REFUSES =
  /^(?:not?|without|never|avoid|less|hate|instead|rather|than|dont|isnt|kein\w*|nicht|ohne|statt|anstatt|sin|sans|pas|au|sem|nao|senza|non|posto|vez|lugar)$/;

function isAsked(reading: Heard, at: number): boolean {
  const [from, to] = clauseOf(reading, at);
  return (
    reading.attitudes[at] === "wanted" &&
    (reading.words.slice(from, to).some(({ key }) => w.CHANGE_VERBS.has(key)) ||
      w.INDEFINITE.has(reading.words[at - 1]?.key ?? "") ||
      // "Bird out, anchor in".
      (/^(?:in|rein|dentro|dedans)$/.test(reading.words[at + 1]?.key ?? "") && at + 2 === to) ||
      targetOf(reading, at) === "mark")
  );
}

/** "Owl, not moon", "rocket on the left of the name": a clause that begins with a thing, and is it or places it. */
function standsAlone(reading: Heard, studio: Studio, at: number, end: number): boolean {
  const { words } = reading;
  const { key } = words[at]!;
  const [from, to] = clauseOf(reading, at);
  const opens = words.slice(from, at).every((word) => OPENS.has(word.key));
  if (!opens || reading.attitudes[at] !== "wanted" || reading.language !== "en") return false;
  if (isCommon(key) || isStyleWord(key) || isLetterWord(key) || isFormWord(key)) return false;
  if (!studio.findMotifs(key).some(({ tags }) => tags.includes(key) || tags.includes(singular(key))))
    return false;
  const next = words[end];
  return end >= to ? from > 0 || next !== undefined : PLACED.test(next!.key);
}
const OPENS = wordSet("maybe perhaps and or just only plus so a an instead then possibly please");
const PLACED =
  /^(?:on|above|over|left|right|beside|next|instead|in|icon|please|not|rather|atop|below|under|to|at|before|pls)$/;

/** "The bird becomes a …", "turn the moon into a …": what follows is a thing, whatever the shelf holds. */
const becomes = ({ parts, words }: Heard): boolean =>
  parts.some((part) => {
    if (part?.value !== "mark") return false;
    const behind = words
      .slice(part.to, part.to + 4)
      .map(({ key }) => key)
      .join(" ");
    return BECOMES.test(behind);
  });
const BECOMES =
  /^(?:(?:could|should|can|must|would|might|to|please|now) )*(?:becomes?|be|into|to|turns? into|is to be|wird|werden|zu|pasa a ser|se convierte en|devient|vira|diventa) (?:an?|eine?n?|une?|una|uma?)\b/;

export type Turned = { readonly how: "mirrored"; readonly span: Span };

/** "Facing left" turns the mark: taken before words of place are looked for. */
export function readTurned(reading: Heard, taken: Taken): Turned | null {
  const found = w.MIRRORED.all(free(reading, taken)).find(({ from }) => {
    const target = targetOf(reading, from);
    // "Gold letters and an indigo moon, the other way round" is about the colours.
    return target === "mark" || (target === null && !readColours(reading, taken).length);
  });
  if (!found) return null;
  take(reading, found, taken);
  return { how: "mirrored", span: spanOf(reading.words, found.from, found.to) };
}

function readManner(
  reading: Heard,
  taken: Taken,
  turned: Turned | null,
): { readonly how: "simpler" | "bolder" | "finer" | "mirrored"; readonly span: Span } | null {
  if (turned) return turned;
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
    // "Less busy: a simpler moon" says it twice.
    for (const each of table.all(free(reading, taken))) take(reading, each, taken);
    return { how, span: spanOf(reading.words, word.from, word.to) };
  }
  return null;
}
